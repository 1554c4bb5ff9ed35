// Uncommitted work that git has a copy of: after the session committed or stashed everything, discarding changes loses
// nothing until something changes again. The facts here are strings in `FileFacts.own`. Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'

/** Fact: the session committed or stashed all tracked changes of a folder, and nothing changed since. */
const CLEAN = 'saved worktree '
/** Writes that fact for a folder. */
export const clean_in = (place: string): string => CLEAN + place
/** Whether a fact is of that kind, for any folder. */
export const is_clean_somewhere = (one: string): boolean => one.startsWith(CLEAN)

/** Kinds of effects that change files. */
export const CHANGES: ReadonlySet<string> = new Set(['fs.write', 'fs.copy', 'fs.move', 'fs.perm', 'fs.delete'])

/** Whether the project may contain unsaved work after this effect: an edit, a merge, `git stash pop`. */
export function dirties({ kind, scope, fields }: Pick<Draft, 'kind' | 'scope' | 'fields'>): boolean {
  if (kind === 'vcs.commit' || kind === 'vcs.history') return typeof fields.saves !== 'string'
  return CHANGES.has(kind) && scope === 'workspace'
}

/** Fact: `git stash apply` restored a whole stash, so the project contains all of it again, as after `pop`. */
const APPLIED = 'applied stash '
/** Writes that fact for a folder. */
export const applied_in = (place: string): string => APPLIED + place
/** Whether a fact is of that kind, for any folder. */
export const is_applied_somewhere = (one: string): boolean => one.startsWith(APPLIED)

/**
 * Whether after this effect the applied changes may be gone from the project, or the newest stash may be another one.
 */
export function leaves_applied({ kind, fields }: Pick<Draft, 'kind' | 'fields'>): boolean {
  return kind === 'vcs.discard' || (kind === 'vcs.commit' && fields.stashes === true)
}

/** Fact: on this local port only a server answers that the session started. */
export const own_port = (port: string, server: string): string => `port ${port} ${server}`
