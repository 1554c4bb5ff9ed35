// Which effects may add to or end the session's own facts: their verdicts depend on the session although their commands
// are the same. Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import type { Effect } from '#core/policy/effects/kind.ts'
import { LISTED } from '#core/policy/effects/session/listed.ts'
import { chooses_cluster, LIES_IN_CLUSTER } from '#core/policy/effects/session/own/cluster.ts'
import { copies_lost, is_kept_copy } from '#core/policy/effects/session/own/copies.ts'
import { is_reset_somewhere, moves_database } from '#core/policy/effects/session/own/stores.ts'
import {
  CHANGES,
  dirties,
  is_applied_somewhere,
  is_clean_somewhere,
  leaves_applied,
} from '#core/policy/effects/session/saved.ts'
import { may_bring, renames_many } from '#core/policy/effects/session/teaches.ts'
import { is_unchanged, soiled_by } from '#core/policy/effects/session/unchanged.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Kinds after which a name may mean something else, or contain something of somebody else's. */
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

/** Whether the session's facts may let this command add further ones; false is certain. */
export function may_gain(command: string, effects: readonly Effect[], { own = [] }: FileFacts): boolean {
  if (own.length === 0) return false
  const listed = own.some((one) => one.startsWith(LISTED))
  if (may_bring(command)) return true
  return effects.some(({ kind }) => kind === 'fs.archive' || (listed && kind === 'fs.write'))
}

/** Whether these effects may end own facts; false is certain. */
export function may_lose(effects: readonly Effect[], { own = [] }: FileFacts): boolean {
  if (own.length === 0) return false
  const saved = own.some((one) => is_clean_somewhere(one) || is_unchanged(one) || is_kept_copy(one))
  return effects.some(
    (effect) =>
      LOSES.has(effect.kind) ||
      renames_many(effect.head) ||
      effect.fields.loses !== undefined ||
      chooses_cluster(effect) ||
      (own.some(is_reset_somewhere) && moves_database(effect)) ||
      (saved && (CHANGES.has(effect.kind) || effect.kind === 'vcs.config' || effect.head === 'patch')),
  )
}

/** Whether one of these effects ends a fact, although it leaves nothing else behind. */
export function unsettles(drafts: readonly Draft[], facts: FileFacts | null): boolean {
  const own = facts?.own
  if (own === undefined || own.length === 0) return false
  return (
    (own.some((one) => LIES_IN_CLUSTER.test(one)) && drafts.some(chooses_cluster)) ||
    (own.some(is_reset_somewhere) && drafts.some(moves_database)) ||
    (own.some(is_clean_somewhere) && drafts.some(dirties)) ||
    (own.some(is_applied_somewhere) && drafts.some(leaves_applied)) ||
    (own.some(is_unchanged) && drafts.some((draft) => soiled_by(draft, null, own).length > 0)) ||
    (own.some(is_kept_copy) && drafts.some((draft) => copies_lost(draft, own).length > 0))
  )
}
