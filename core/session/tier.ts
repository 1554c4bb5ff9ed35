// What a tier beyond L1 adds: the level it stands for, the D3 that reaches it, and its row of the decision. Source: CONTRACT 11.2.
import { type RiskLevel, rank } from '#core/contract/decision.ts'
import { block, type Candidate } from '#core/session/candidate.ts'
import type { Entry, TierView } from '#core/session/entry.ts'
import type { SequenceAlert } from '#core/session/sequence.ts'

/** CONTRACT 11.2: rank of the level the deeper tier stands for; without confidence at most one above that of L1. */
export function assessed_rank(tier: TierView, from: RiskLevel, sequences: readonly SequenceAlert[]): number {
  if (tier.actual === 'L1') return 0
  const unsure = tier.confidence !== null && tier.confidence < 0.5
  let assessed = unsure ? Math.min(rank(tier.level), rank(from) + 1) : rank(tier.level)
  if (tier.ruled) assessed = Math.max(assessed, rank(tier.ruled))
  for (const sequence of sequences) assessed = Math.max(assessed, rank(sequence.risk_level))
  return assessed
}

/** CONTRACT 11.2: the smallest D3 whose composite reaches the assessed level, at most 3; it never falls. */
export function raised_d3({ verdict, d5 }: Entry, d4: number, assessed: number, from: RiskLevel): number {
  return assessed <= rank(from) ? verdict.d3 : Math.max(verdict.d3, Math.min(3, 2 * assessed - d4 - d5))
}

/** Row 7: what L2 found, and L3 that was demanded and has no verdict. */
export function by_tier(tier: TierView, assessed: number): Candidate | false {
  if (assessed === 3) return block('L2-semantic', 'policy', 'tier')
  if (assessed === 2) return { word: 'defer', policy_id: 'L2-semantic', source: 'policy', cause: 'tier' }
  return tier.l3 !== null && { word: 'defer', policy_id: 'L3-review', source: 'policy', cause: 'tier' }
}
