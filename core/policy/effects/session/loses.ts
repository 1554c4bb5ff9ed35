// Which effects may give a session more of its own, or take from it what it made: their verdicts are not the same in every session,
// though their words are. Source: ENGINE section 11.
import type { Effect } from '#core/policy/effects/kind.ts'
import { LISTED } from '#core/policy/effects/session/listed.ts'
import { chooses_cluster } from '#core/policy/effects/session/own/cluster.ts'
import { CHANGES, is_clean_somewhere } from '#core/policy/effects/session/saved.ts'
import { may_bring, renames_many } from '#core/policy/effects/session/teaches.ts'
import { is_unchanged } from '#core/policy/effects/session/unchanged.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Kinds behind which a name may mean something else, or hold something of somebody's. */
const LOSES: ReadonlySet<string> = new Set([
  'fs.link',
  'fs.mount',
  'fs.move',
  'fs.delete',
  'ctr.run',
  'ctr.remove',
  'vcs.commit',
  'vcs.history',
  'vcs.fetch',
  'vcs.discard',
])

/** Whether what the session knows to be its own, or not to be there, may make more its own behind this: a no is certain. */
export function may_gain(command: string, effects: readonly Effect[], { own = [] }: FileFacts): boolean {
  if (own.length === 0) return false
  const listed = own.some((one) => one.startsWith(LISTED))
  if (may_bring(command)) return true
  return effects.some(({ kind }) => kind === 'fs.archive' || (listed && kind === 'fs.write'))
}

/** Whether the session may have less of its own behind this: a no is certain. */
export function may_lose(effects: readonly Effect[], { own = [] }: FileFacts): boolean {
  if (own.length === 0) return false
  const saved = own.some((one) => is_clean_somewhere(one) || is_unchanged(one))
  return effects.some(
    (effect) =>
      LOSES.has(effect.kind) ||
      renames_many(effect.head) ||
      effect.fields.loses !== undefined ||
      chooses_cluster(effect) ||
      (saved && (CHANGES.has(effect.kind) || effect.kind === 'vcs.config' || effect.head === 'patch')),
  )
}
