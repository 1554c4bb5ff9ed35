// Which effects may take from a session what it made: their verdicts are not the same in every session, though their words are. Source:
// ENGINE section 11.
import type { Effect } from '#core/policy/effects/kind.ts'
import { chooses_cluster } from '#core/policy/effects/session/own/cluster.ts'
import { CHANGES, is_clean_somewhere } from '#core/policy/effects/session/saved.ts'
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

/** Whether the session may have less of its own behind this: a no is certain. */
export function may_lose(effects: readonly Effect[], { own = [] }: FileFacts): boolean {
  if (own.length === 0) return false
  const saved = own.some((one) => is_clean_somewhere(one) || is_unchanged(one))
  return effects.some(
    (effect) =>
      LOSES.has(effect.kind) ||
      effect.fields.loses !== undefined ||
      chooses_cluster(effect) ||
      (saved && (CHANGES.has(effect.kind) || effect.kind === 'vcs.config')),
  )
}
