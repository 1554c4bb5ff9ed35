// The roll-up tables: what is added when records and tallies are written, replaced and purged. One statement adds at
// all three widths, so that they always agree. Source: CONTRACT 19.2, ARCHITECTURE 6 (counters).
import { floor_to, HOUR_MS, IDS_PER_MS, MINUTE_MS, SECOND_MS } from '#core/counter.ts'
import { SCORE_BITS } from '#runtime/storage/schema/codes.ts'
import type { Query } from '#runtime/storage/values.ts'

/** One addition to the roll-ups: [any moment of the bucket, key, count]. Numbers are packed codes (codes.ts). */
export type Cell = readonly [at_ms: number, key: number | string, count: number]

/** The table of all widths, for queries that count at each of them. */
export const WIDTHS = `widths (width) AS (VALUES (${SECOND_MS}), (${MINUTE_MS}), (${HOUR_MS}))`
const ADD = `ON CONFLICT (width, bucket_ms, key) DO UPDATE SET count = count + excluded.count`

/** Adds the cells at every width; seconds before `oldest_second_ms` are not kept any more. */
export function count_cells(cells: readonly Cell[], oldest_second_ms: number): Query {
  return { sql: COUNT_CELLS, args: [JSON.stringify(cells), oldest_second_ms] }
}

const COUNT_CELLS = `WITH ${WIDTHS}
  INSERT INTO counters (width, bucket_ms, key, count)
  SELECT width, (cell.value ->> 0) - (cell.value ->> 0) % width, cell.value ->> 1, cell.value ->> 2
  FROM json_each(?1) AS cell CROSS JOIN widths WHERE width > ${SECOND_MS} OR (cell.value ->> 0) >= ?2
  ${ADD}`

/** (before_id, limit, oldest_second_ms): takes the records that a purge is about to remove out of the roll-ups. */
export const COUNT_PURGED = `WITH ${WIDTHS}
  INSERT INTO counters (width, bucket_ms, key, count)
  SELECT width, id / ${IDS_PER_MS} - id / ${IDS_PER_MS} % width, meta >> ${SCORE_BITS}, -count(*)
  FROM (SELECT id, meta FROM records WHERE id < ?1 ORDER BY id LIMIT ?2) CROSS JOIN widths
  WHERE width > ${SECOND_MS} OR id / ${IDS_PER_MS} >= ?3 GROUP BY 1, 2, 3
  ${ADD}`

/** (id, oldest_second_ms): takes one record out of the roll-ups, before it is replaced. */
export const COUNT_REPLACED = `WITH ${WIDTHS}
  INSERT INTO counters (width, bucket_ms, key, count)
  SELECT width, id / ${IDS_PER_MS} - id / ${IDS_PER_MS} % width, meta >> ${SCORE_BITS}, -1
  FROM records CROSS JOIN widths WHERE id = ?1 AND (width > ${SECOND_MS} OR id / ${IDS_PER_MS} >= ?2)
  ${ADD}`

/** (width, before_ms, limit). */
export const COUNTERS_DELETE = `DELETE FROM counters WHERE (width, bucket_ms, key) IN (
  SELECT width, bucket_ms, key FROM counters WHERE width = ?1 AND bucket_ms < ?2 ORDER BY bucket_ms LIMIT ?3)`
/** The same, telling what went. */
export const COUNTERS_DELETE_TOLD = `${COUNTERS_DELETE} RETURNING key, count`

/** One cell per second and key. */
export function merge_cells(cells: readonly Cell[]): Cell[] {
  const sums = new Map<string, [number, number | string, number]>()
  for (const [at_ms, key, count] of cells) {
    const second_ms = floor_to(at_ms, SECOND_MS)
    const name = `${typeof key} ${second_ms} ${key}`
    const sum = sums.get(name)
    if (sum) sum[2] += count
    else sums.set(name, [second_ms, key, count])
  }
  return [...sums.values()].filter(([, , count]) => count !== 0)
}
