// Checkouts beside the project, made by git, which refuses an existing folder. Source: ENGINE section 8.

/** Prefix of such a checkout's path in `fields.makes` and in `FileFacts.own`. */
export const TREE = 'worktree '
/** Scopes of other people's files that are neither settings nor secrets. */
export const AWAY: ReadonlySet<string> = new Set(['home-other', 'other-workspace'])
