// Store.counters of an embedded database: from memory where the window is kept there, else from the tables, in queries
// that let decisions run in between. Source: CONTRACT 0.5, PERFORMANCE 3.
import { SECOND_MS, window_start } from '#core/counter.ts'
import type { CounterQuery, CounterRow, Store } from '#core/port/store.ts'
import { type Ask, let_others_go_on } from '#runtime/storage/read/ask.ts'
import { counter_sums, sliced_sums } from '#runtime/storage/read/read.ts'
import { type decoder, kept_by_second, type make_rollup, named_sums } from '#runtime/storage/schema/rollup.ts'
import type { Row } from '#runtime/storage/values.ts'

/** `ask` answers from tables that are up to date. */
export function embedded_counters(
  rollup: ReturnType<typeof make_rollup>,
  decode: ReturnType<typeof decoder>,
  ask: Ask,
  now_ms: () => number,
): Store['counters'] {
  return async ({ since_ms, prefix, bucket_ms }: CounterQuery): Promise<CounterRow[]> => {
    if (since_ms === undefined && bucket_ms === undefined) return rollup.totals(prefix)
    const { from_ms, width_ms } = window_start(since_ms ?? 0, now_ms())
    if (kept_by_second(from_ms, now_ms())) return rollup.seconds(from_ms, prefix, bucket_ms)
    if (since_ms === undefined || bucket_ms !== undefined || width_ms === SECOND_MS) {
      const [rows = []] = await ask([counter_sums(from_ms, bucket_ms, width_ms)])
      return named_sums(rows, decode, prefix)
    }
    const rows: Row[] = []
    for (const [at, question] of sliced_sums(from_ms, now_ms()).entries()) {
      if (at > 0) await let_others_go_on()
      rows.push(...((await ask([question]))[0] ?? []))
    }
    return named_sums(rows, decode, prefix)
  }
}
