// Updates an effect's dimensions after its fields or taints changed. Source: ENGINE 4.2, 8.
import { base_of_kind } from '#core/policy/effects/base.ts'
import type { Draft } from '#core/policy/effects/collector.ts'

/**
 * Raises an effect to what its fields and taints are worth now. A fetch whose address carries a secret becomes a send.
 */
export function rescore(draft: Draft): void {
  const secret_in_url = draft.kind === 'net.fetch' && draft.taint.includes('secret')
  const [d1, d3] = secret_in_url ? [3, 3] : base_of_kind(draft.kind, draft.fields, draft.taint, draft.scope)
  draft.d = [Math.max(draft.d[0], d1), draft.d[1], Math.max(draft.d[2], d3)]
}
