// Score sums in memory: the readable form of what the SQL adapters answer from their indices. Source: CONTRACT 4.2, 16.1.
import { TIERS } from '#core/contract/decision.ts'
import { MAX_EWMA_SAMPLES } from '#core/limits.ts'
import type { PostActionRow, PostActionSums, RecordCodes, WindowScores } from '#core/ports.ts'

/** Sums over records that are given oldest first. */
export function scores_of(records: readonly Pick<RecordCodes, 'composite' | 'tier'>[]): WindowScores {
  const by_composite = Array.from({ length: 8 }, () => 0)
  const by_tier: [number, number, number] = [0, 0, 0]
  for (const { composite, tier } of records) {
    by_composite[composite] = (by_composite[composite] ?? 0) + 1
    const place = TIERS.indexOf(tier)
    by_tier[place] = (by_tier[place] ?? 0) + 1
  }
  const newest = records.slice(-MAX_EWMA_SAMPLES).map((record) => record.composite)
  return { by_composite, by_tier, first: records[0]?.composite ?? null, newest }
}

/** Sums over scores that are given oldest first. */
export function post_action_sums_of(rows: readonly PostActionRow[]): PostActionSums {
  return {
    count: rows.length,
    sum: rows.reduce((sum, row) => sum + row.score, 0),
    newest: rows.slice(-MAX_EWMA_SAMPLES).map((row) => row.score),
  }
}
