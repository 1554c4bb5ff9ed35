// Checkouts beside the project, which git made: it refuses a folder that is there already. Source: ENGINE section 8.

/** How `fields.makes` and a session's list of its own call such a checkout, in front of its path. */
export const TREE = 'worktree '
/** Places where somebody's files lie, but neither settings nor secrets. */
export const AWAY: ReadonlySet<string> = new Set(['home-other', 'other-workspace'])
