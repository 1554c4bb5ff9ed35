// Score sums in memory: the readable form of what the SQL adapters answer from their indices. Source: CONTRACT 4.2, 16.1.
import { DecisionWord, TIERS } from '#core/contract/decision.ts'
import { record_time_ms } from '#core/counter.ts'
import { MAX_EWMA_SAMPLES } from '#core/limits.ts'
import type { PostActionRow, PostActionSums, RecordCodes, WindowScores } from '#core/ports.ts'

/** Sums over records that are given oldest first. */
export function scores_of(records: readonly { record_id: number; codes: RecordCodes }[]): WindowScores {
  const by_composite = Array.from({ length: 8 }, () => 0)
  const by_tier: [number, number, number] = [0, 0, 0]
  const by_decision: [number, number, number, number] = [0, 0, 0, 0]
  for (const { composite, tier, decision } of records.map((record) => record.codes)) {
    by_composite[composite] = (by_composite[composite] ?? 0) + 1
    const tier_place = TIERS.indexOf(tier)
    by_tier[tier_place] = (by_tier[tier_place] ?? 0) + 1
    const decision_place = DecisionWord.options.indexOf(decision)
    by_decision[decision_place] = (by_decision[decision_place] ?? 0) + 1
  }
  const newest = records.slice(-MAX_EWMA_SAMPLES).map((record) => record.codes.composite)
  const [oldest] = records
  const first = oldest ? { composite: oldest.codes.composite, at_ms: record_time_ms(oldest.record_id) } : null
  return { by_composite, by_tier, by_decision, first, newest }
}

/** Sums over scores that are given oldest first. */
export function post_action_sums_of(rows: readonly PostActionRow[]): PostActionSums {
  return {
    count: rows.length,
    sum: rows.reduce((sum, row) => sum + row.score, 0),
    newest: rows.slice(-MAX_EWMA_SAMPLES).map((row) => row.score),
  }
}
