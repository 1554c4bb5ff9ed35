// Deletes what is too old or too much: one bounded step inside the writer's transaction. Source: CONTRACT 19.2,
// PERFORMANCE 1 (at most 100 rows per turn of the loop).
import { floor_to, HOUR_MS, IDS_PER_MS, MINUTE_MS, record_time_ms, SECOND_MS } from '#core/counter.ts'
import type { PurgedTable } from '#core/port/store.ts'
import type { Outcome, PurgeOperation, TrimOperation } from '#runtime/storage/commit/operation.ts'
import type { Connection } from '#runtime/storage/embedded/connection.ts'
import { type Cell, COUNTERS_DELETE, COUNTERS_DELETE_TOLD } from '#runtime/storage/schema/cells.ts'
import { counted_of } from '#runtime/storage/schema/codes.ts'
import * as retention from '#runtime/storage/schema/retention.ts'
import { key_of } from '#runtime/storage/schema/rollup.ts'
import * as rows from '#runtime/storage/schema/rows.ts'
import type { Bind } from '#runtime/storage/values.ts'

/** The part of a writer's transaction that a purge changes. */
export interface Purging {
  connection: Connection
  /** Takes a record out of the roll-ups. */
  uncount(cell: Cell): void
  /** Everything that was put off goes into its tables. */
  settle(oldest_second_ms: number): void
  /** Tells that a count of a whole hour is gone. */
  dropped(hour: [key: number | string, count: number]): void
}

/** Records first, then what refers to none any more. Counters last: by then all records before the mark are gone. */
export function purge({ before_ms, max_rows }: PurgeOperation, oldest_second_ms: number, purging: Purging): Outcome {
  const purged: Record<PurgedTable, number> = { records: 0, post_actions: 0, sessions: 0, documents: 0, counters: 0 }
  const run = (sql: string, ...args: Bind[]): number => purging.connection.run({ sql, args })
  let left = max_rows
  const take = (table: PurgedTable, remove: (limit: number) => number) => {
    if (left === 0) return
    const removed = remove(left)
    purged[table] += removed
    left -= removed
  }
  // What is put off must not come back after its record is gone.
  purging.settle(oldest_second_ms)
  take('records', (limit) => purge_records(before_ms, limit, purging))
  take('post_actions', (limit) => run(retention.POST_ACTIONS_PURGE, before_ms * IDS_PER_MS, limit))
  for (const sql of retention.SESSION_PURGES) take('sessions', (limit) => run(sql, before_ms, limit))
  for (const { kind, sql, states } of retention.DOCUMENT_PURGES) {
    take('documents', (limit) => run(sql, kind, before_ms, ...states, limit))
  }
  // Whole hours only: a bucket of one width must not outlive its part in another.
  const hour_ms = floor_to(before_ms, HOUR_MS)
  take('counters', (limit) => purge_hours(hour_ms, limit, oldest_second_ms, purging))
  take('counters', (limit) => run(COUNTERS_DELETE, MINUTE_MS, hour_ms, limit))
  take('counters', (limit) => run(COUNTERS_DELETE, SECOND_MS, Math.min(hour_ms, oldest_second_ms), limit))
  return { kind: 'purged', purged }
}

function purge_records(before_ms: number, limit: number, { connection, uncount }: Purging): number {
  const old = connection.all({ sql: retention.OLD_RECORDS, args: [before_ms * IDS_PER_MS, limit] })
  const last = old.at(-1)
  if (!last) return 0
  connection.run({ sql: retention.SESSION_RECORDS_PURGE, args: [before_ms * IDS_PER_MS, limit] })
  connection.run({ sql: retention.RECORDS_DELETE, args: [rows.int_of(last, 'id')] })
  for (const row of old) uncount([record_time_ms(rows.int_of(row, 'id')), counted_of(rows.int_of(row, 'meta')), -1])
  return old.length
}

function purge_hours(
  before_ms: number,
  limit: number,
  oldest_second_ms: number,
  { connection, settle, dropped }: Purging,
): number {
  // What was taken out above must be out of the hours before they are told goodbye.
  settle(oldest_second_ms)
  const gone = connection.all({ sql: COUNTERS_DELETE_TOLD, args: [HOUR_MS, before_ms, limit] })
  for (const row of gone) dropped([key_of(row), rows.int_of(row, 'count')])
  return gone.length
}

/** Removes the surplus of documents of one kind, those in `first_state` before the others. */
export function trim({ document_kind, keep, first_state, max_rows }: TrimOperation, connection: Connection): Outcome {
  const [row] = connection.all({ sql: rows.DOCUMENT_COUNT, args: [document_kind] })
  const surplus = Math.min(max_rows, (row ? rows.int_of(row, 'count') : 0) - keep)
  if (surplus <= 0) return { kind: 'removed', rows: 0 }
  const first = connection.run({ sql: retention.DOCUMENTS_TRIM_STATE, args: [document_kind, first_state, surplus] })
  const rest = connection.run({ sql: retention.DOCUMENTS_TRIM, args: [document_kind, surplus - first] })
  return { kind: 'removed', rows: first + rest }
}
