// Counters in memory beside the roll-up tables: the last hour by second, and the totals, so that windows every report
// asks for need no query. Loaded from the tables at start, then updated by what each commit changed. Source: CONTRACT
// 0.5, 19.2.
import { floor_to, HOUR_MS, oldest_second_ms, record_keys, SECOND_MS } from '#core/counter.ts'
import type { CounterRow } from '#core/port/store.ts'
import type { Cell } from '#runtime/storage/schema/cells.ts'
import { type Terms, unpack_counted } from '#runtime/storage/schema/codes.ts'
import { int_of } from '#runtime/storage/schema/rows.ts'
import type { Query, Row } from '#runtime/storage/values.ts'

/** Seconds kept: a power of two that covers `oldest_second_ms`. */
const SLOTS = 4096
/** Decoded keys kept; callers that invent names make more, which are decoded again each time. */
const MAX_DECODED = 4096

/** Counter keys behind a stored key: one for a tally, seven for the packed codes of a record. */
export type Decode = (key: number | string) => readonly string[]

/** Decodes with these names, remembering the answers. */
export function decoder(terms: Terms): Decode {
  const known = new Map<number, readonly string[]>()
  return (key) => {
    if (typeof key === 'string') return [key]
    const keys = known.get(key) ?? record_keys(unpack_counted(key, terms))
    if (known.size < MAX_DECODED) known.set(key, keys)
    return keys
  }
}

/** The stored key of a row of `counters`. */
export function key_of(row: Row): number | string {
  return typeof row.key === 'string' ? row.key : int_of(row, 'key')
}

/** Only positive sums are shown, in a fixed order. */
function shown(rows: Iterable<CounterRow>): CounterRow[] {
  const in_order = (a: CounterRow, b: CounterRow) =>
    (a.bucket_ms ?? 0) - (b.bucket_ms ?? 0) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
  return [...rows].filter(({ count }) => count > 0).sort(in_order)
}

/** Rows of `counter_sums` (read/read.ts) by name. */
export function named_sums(rows: readonly Row[], decode: Decode, prefix = ''): CounterRow[] {
  const sums = new Map<string, CounterRow>()
  for (const row of rows) {
    const bucket_ms = row.bucket === null ? null : int_of(row, 'bucket')
    for (const key of decode(key_of(row))) {
      if (!key.startsWith(prefix)) continue
      const sum = sums.get(`${bucket_ms} ${key}`)
      if (sum) sum.count += int_of(row, 'count')
      else sums.set(`${bucket_ms} ${key}`, { bucket_ms, key, count: int_of(row, 'count') })
    }
  }
  return shown(sums.values())
}

/** What the roll-up tables say at start: all hours, and the seconds that are still kept. */
export const TOTALS: Query = {
  sql: `SELECT key, sum(count) AS count FROM counters WHERE width = ${HOUR_MS} GROUP BY key`,
  args: [],
}
/** Counters by the second from a moment on. */
export const seconds_since = (from_ms: number): Query => ({
  sql: `SELECT bucket_ms, key, count FROM counters WHERE width = ${SECOND_MS} AND bucket_ms >= ?`,
  args: [from_ms],
})

/** The in-memory half of the roll-ups. */
export interface Rollup {
  /** Takes over the tables: the rows of TOTALS and `seconds_since`. */
  load(totals: readonly Row[], seconds: readonly Row[]): void
  /** What a commit added. */
  add(cells: readonly Cell[]): void
  /** Counts that leave the totals only: the buckets they stood in have been purged. */
  drop(counts: readonly (readonly [key: number | string, count: number])[]): void
  total(key: string): number
  /** All retained data. */
  totals(prefix?: string): CounterRow[]
  /** Sums from a second on, which must not lie before `oldest_second_ms`. */
  seconds(from_ms: number, prefix?: string, bucket_ms?: number): CounterRow[]
}

/** One array of seconds per key: 16 KiB each, for at most MAX_COUNTER_NAMES keys per dimension. */
export function make_rollup(decode: Decode): Rollup {
  const totals = new Map<string, number>()
  const columns = new Map<string, Int32Array>()
  /** The newest second that was counted; the slots hold it and the SLOTS - 1 seconds before it. */
  let newest = 0

  const count_total = (key: number | string, count: number) => {
    for (const name of decode(key)) totals.set(name, (totals.get(name) ?? 0) + count)
  }
  /** Empties the slots of the seconds that begin. */
  const advance = (second: number) => {
    const steps = Math.min(second - newest, SLOTS)
    for (const column of columns.values()) {
      for (let step = 0; step < steps; step++) column[(second - step) % SLOTS] = 0
    }
    newest = second
  }
  const column_of = (name: string): Int32Array => {
    const column = columns.get(name) ?? new Int32Array(SLOTS)
    columns.set(name, column)
    return column
  }
  const count_second = (at_ms: number, key: number | string, count: number) => {
    const second = Math.floor(at_ms / SECOND_MS)
    if (second <= newest - SLOTS) return
    if (second > newest) advance(second)
    const slot = second % SLOTS
    for (const name of decode(key)) {
      const column = column_of(name)
      column[slot] = (column[slot] ?? 0) + count
    }
  }

  return {
    load(total_rows, second_rows) {
      for (const row of total_rows) count_total(key_of(row), int_of(row, 'count'))
      for (const row of second_rows) count_second(int_of(row, 'bucket_ms'), key_of(row), int_of(row, 'count'))
    },

    add(cells) {
      for (const [at_ms, key, count] of cells) {
        count_total(key, count)
        count_second(at_ms, key, count)
      }
    },

    drop(counts) {
      for (const [key, count] of counts) count_total(key, -count)
    },

    total: (key) => totals.get(key) ?? 0,

    totals(prefix = '') {
      const rows = [...totals].filter(([key]) => key.startsWith(prefix))
      return shown(rows.map(([key, count]) => ({ bucket_ms: null, key, count })))
    },

    seconds(from_ms, prefix = '', bucket_ms) {
      const rows: CounterRow[] = []
      const first = Math.max(Math.floor(from_ms / SECOND_MS), newest - SLOTS + 1)
      for (const [key, column] of columns) {
        if (!key.startsWith(prefix)) continue
        let row: CounterRow | undefined
        for (let second = first; second <= newest; second++) {
          const count = column[second % SLOTS] ?? 0
          if (count === 0) continue
          const bucket = bucket_ms === undefined ? null : floor_to(second * SECOND_MS, bucket_ms)
          if (row?.bucket_ms === bucket) row.count += count
          else {
            row = { bucket_ms: bucket, key, count }
            rows.push(row)
          }
        }
      }
      return shown(rows)
    },
  }
}

/** Whether the seconds in memory can answer a window that begins there. */
export function kept_by_second(from_ms: number, now_ms: number): boolean {
  return from_ms >= oldest_second_ms(now_ms)
}
