// Folders of the session's own: how a folder becomes one, and what may be deleted of it. Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import { has_version } from '#core/policy/effects/place/archive.ts'
import { names_passing, names_trial, names_work } from '#core/policy/effects/place/narrow.ts'
import { base_of, is_below } from '#core/policy/effects/place/path.ts'
import { is_filled } from '#core/policy/effects/session/configured.ts'
import { was_absent } from '#core/policy/effects/session/listed.ts'
import { is_kept_by_git } from '#core/policy/effects/session/unchanged.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Fact: a folder that its generator fills again, whatever its name. */
export const GENERATED = 'generated '

/** Whether nothing is left at a deleted folder's path, so that what appears there later is newer. */
export function leaves_nothing({ target, scope, cert, fields, head }: Draft): boolean {
  return (
    scope === 'workspace' &&
    cert === 'literal' &&
    fields.recursive === true &&
    /^\/[^*?[]+$/.test(target ?? '') &&
    // What git leaves behind was never added.
    (head === 'rm' || fields.tracked === true)
  )
}

/**
 * Whether the name of a new folder is one that people use for things they throw away. `mkdir -p` alone proves nothing
 * about what was there before; such a name does. The project's own name does not count.
 */
export function names_throwaway(target: string, workspace: string | null): boolean {
  if (workspace === null || !is_below(target, workspace)) return names_passing(base_of(target))
  return names_trial(target.slice(workspace.length)) || names_passing(base_of(target))
}

/** Folders above a new one whose name says "throw away": they are made with it. `mkdir -p playground/a/b`. */
export function throwaway_above(target: string, workspace: string | null): string[] {
  if (workspace === null || !is_below(target, workspace)) return []
  const segments = target.slice(workspace.length + 1).split('/')
  const at = segments.findIndex(names_passing)
  return at < 0 || at === segments.length - 1 ? [] : [`${workspace}/${segments.slice(0, at + 1).join('/')}`]
}

/** Whether a name says that it was only tried out: a folder of trials, or a name with a release's version. */
export function is_trial(path: string): boolean {
  return names_trial(path) || has_version(base_of(path))
}

/**
 * Whether everything that is deleted lies in own folders, appeared during the session, or is kept by git: `rm -rf
 * scratch/out`.
 */
export function deletes_own(draft: Draft, facts: FileFacts): boolean {
  const { target, scope, cert, fields } = draft
  const { own = [] } = facts
  if (target === null || scope !== 'workspace' || fields.recursive !== true || fields.fed === true) return false
  // `rm -rf lib-1.2*`: the folder and the archive it came from.
  const begins = cert === 'pattern' && /\d[A-Za-z_.-]*\*$/.test(target) ? target.slice(0, -1) : null
  if (begins !== null && own.includes(begins)) return true
  // `rm -rf scratch/*`: every match lies in the folder.
  if (cert === 'pattern') {
    const folder = /^[^*?[{]+(?=\/[^/]*[*?[{])/.exec(target)?.[0]
    return (
      folder !== undefined &&
      !target.includes('/..') &&
      (own.some((one) => contains(one, folder)) || is_filled(folder, facts))
    )
  }
  if (cert !== 'literal') return false
  return (
    own.some((one) => contains(one, target)) ||
    is_kept_by_git(target, own) ||
    is_filled(target, facts) ||
    was_absent(draft, facts)
  )
}

/** Whether a fact's folder contains the path; usual names of sources and data never count as own. */
function contains(one: string, path: string): boolean {
  if (one.startsWith(GENERATED)) return is_below(path, one.slice(GENERATED.length))
  return one === path ? !names_work(path) : is_below(path, one)
}
