// Retries after a missed deadline: the record is replaced, so the session must not count the call twice. Source:
// CONTRACT 1.5 (DEADLINE_EXCEEDED leaves a marker), 4.1 (event_count = records).
import { type DecisionWord, type RiskLevel, rank, type Tier } from '#core/contract/decision.ts'
import { display_score } from '#core/policy/score.ts'
import type { SessionState } from '#core/session/state.ts'

/** Left by an attempt that missed its deadline: a retry replaces its record (CONTRACT 1.5). */
export interface RetryMarker {
  record_id: number
  attempt: number
  /** What the session counted for that attempt. */
  counted: { decision: DecisionWord; level: RiskLevel; composite: number; tier?: Tier }
}

/**
 * Subtracts what the earlier attempt added, before the retry is counted. Figures that depend on the order of records
 * keep the first attempt's position: `put_back` restores them afterwards.
 */
export function take_back(state: SessionState, counted: RetryMarker['counted']): { put_back(): void } {
  const { risk_ewma } = state
  const recent_scores = [...state.recent_scores]
  const level = rank(counted.level)
  state.event_count--
  if (level >= 2) state.high_or_critical_count--
  count_tier(state, counted.tier ?? 'L1', -1)
  state.risk_sum -= display_score(counted.composite)
  state.risk_points -= level
  switch (counted.decision) {
    case 'allow':
      state.allow_count--
      break
    case 'block':
      state.block_count--
      break
    case 'defer':
      state.defer_count--
      break
    case 'modify':
      state.modify_count--
  }
  return {
    put_back() {
      state.risk_ewma = risk_ewma
      state.recent_scores = recent_scores
    },
  }
}

/** Adds or subtracts one record of that tier. */
export function count_tier(state: SessionState, tier: Tier, by: 1 | -1): void {
  if (tier === 'L3') state.l3_count += by
  else if (tier === 'L2') state.l2_count += by
  else state.l1_count += by
}
