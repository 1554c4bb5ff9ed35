// Work that git keeps: a session that put all of it away throws nothing away until something changes. Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'

/** All that is changed and under the care of git in this folder was put away by the session, and nothing has changed since. */
const CLEAN = 'saved worktree '
/** The word for it in what a session has made its own. */
export const clean_in = (place: string): string => CLEAN + place
/** Whether that word is such a one, whatever the folder. */
export const is_clean_somewhere = (one: string): boolean => one.startsWith(CLEAN)

/** Kinds that change files. */
export const CHANGES: ReadonlySet<string> = new Set(['fs.write', 'fs.copy', 'fs.move', 'fs.perm', 'fs.delete'])

/** Whether there may be work in the project behind this that is put away nowhere: `git stash pop`, an edit, a merge. */
export function dirties({ kind, scope, fields }: Pick<Draft, 'kind' | 'scope' | 'fields'>): boolean {
  if (kind === 'vcs.commit' || kind === 'vcs.history') return typeof fields.saves !== 'string'
  return CHANGES.has(kind) && scope === 'workspace'
}

/** A stash that `git stash apply` brought back: all of it lies in the project again, as behind `pop`. */
const APPLIED = 'applied stash '
/** The word for it in what a session has made its own. */
export const applied_in = (place: string): string => APPLIED + place
/** Whether that word is such a one, whatever the folder. */
export const is_applied_somewhere = (one: string): boolean => one.startsWith(APPLIED)

/** Whether what was brought back may be gone from the project, or the newest stash be another one. */
export function leaves_applied({ kind, fields }: Pick<Draft, 'kind' | 'fields'>): boolean {
  return kind === 'vcs.discard' || (kind === 'vcs.commit' && fields.stashes === true)
}

/** A port of this machine behind which only what the session started answers. */
export const own_port = (port: string, server: string): string => `port ${port} ${server}`
