// What a tier beyond L1 adds: its level, the D3 that reaches it, and its row of the decision. Source: CONTRACT 11.
import { type RiskLevel, rank, type Tier } from '#core/contract/decision.ts'
import { block, type Candidate } from '#core/session/candidate.ts'
import type { Entry, TierView } from '#core/session/entry.ts'
import type { SequenceAlert } from '#core/session/sequence.ts'
import type { SessionState } from '#core/session/state.ts'

/** Rank of the deeper tier's level; with low confidence at most one above L1's (CONTRACT 11.2). */
export function assessed_rank(tier: TierView, from: RiskLevel, sequences: readonly SequenceAlert[]): number {
  if (tier.actual === 'L1') return 0
  const unsure = tier.confidence !== null && tier.confidence < 0.5
  let assessed = unsure ? Math.min(rank(tier.level), rank(from) + 1) : rank(tier.level)
  if (tier.ruled) assessed = Math.max(assessed, rank(tier.ruled))
  for (const sequence of sequences) assessed = Math.max(assessed, rank(sequence.risk_level))
  return assessed
}

/** The reason for L2's level: the completed sequence where that is worse than the tier's own finding. */
export function semantic_reason(tier: TierView, from: RiskLevel, sequences: readonly SequenceAlert[]): string | null {
  if (tier.actual === 'L1') return tier.reason
  const own = assessed_rank(tier, from, [])
  const worse = sequences.filter((sequence) => rank(sequence.risk_level) > own)
  const [worst] = worse.toSorted((a, b) => rank(b.risk_level) - rank(a.risk_level))
  return worst?.reason ?? tier.reason
}

/** The smallest D3 whose composite reaches the assessed level, at most 3; never lower than before (CONTRACT 11.2). */
export function raised_d3({ verdict, d5 }: Entry, d4: number, assessed: number, from: RiskLevel): number {
  return assessed <= rank(from) ? verdict.d3 : Math.max(verdict.d3, Math.min(3, 2 * assessed - d4 - d5))
}

/** Row 7: findings of L2 and L3, and a demanded L3 without verdict. `required`: enforcement demands the verdict. */
export function by_tier(tier: TierView, semantic: number, reviewed: number, required: boolean): Candidate | false {
  const policy_id = reviewed >= semantic ? 'L3-review' : 'L2-semantic'
  const assessed = Math.max(semantic, reviewed)
  if (assessed === 3) return block(policy_id, 'policy', 'tier')
  if (assessed === 2) return { word: 'defer', policy_id, source: 'policy', cause: 'tier' }
  // Under l3_require enforcement itself makes the action wait.
  const missing = tier.l3 !== null && tier.l3.level === null && !required
  return missing && { word: 'defer', policy_id: 'L3-review', source: 'policy', cause: 'tier' }
}

/** Whether every action of this session needs a verdict of L3 (CONTRACT 6.2 `l3_require`). */
export function needs_review(state: SessionState): boolean {
  return state.enforced === 1 && state.enforcement_action === 'l3_require'
}

/** Whether L3 looked at it and has a verdict. */
export function is_reviewed({ tier }: Entry): boolean {
  return tier?.l3 != null && tier.l3.level !== null
}

/** The tier whose answer a decision rests on. */
export function tier_of(entry: Entry): Tier {
  return is_reviewed(entry) ? 'L3' : (entry.tier?.actual ?? 'L1')
}
