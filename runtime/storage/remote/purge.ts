// Deletes what is too old or too much from a remote database, in bounded batches that each commit as a whole; the
// embedded adapter has its own purge.ts. Source: CONTRACT 19.2.
import { floor_to, HOUR_MS, IDS_PER_MS, MINUTE_MS, SECOND_MS } from '#core/counter.ts'
import type { PurgedTable } from '#core/port/store.ts'
import type { Outcome, PurgeOperation, TrimOperation } from '#runtime/storage/commit/operation.ts'
import type { Send } from '#runtime/storage/remote/send.ts'
import { COUNT_PURGED, COUNTERS_DELETE } from '#runtime/storage/schema/cells.ts'
import * as retention from '#runtime/storage/schema/retention.ts'
import * as rows from '#runtime/storage/schema/rows.ts'
import type { Query } from '#runtime/storage/values.ts'

async function changed_by(send: Send, ...queries: Query[]): Promise<number> {
  return (await send(queries)).at(-1)?.changed ?? 0
}

/** Records first, then what refers to none any more, as purge.ts has it. Throws what `send` throws. */
export async function purge_remote(
  { before_ms, max_rows }: PurgeOperation,
  oldest_second_ms: number,
  send: Send,
): Promise<Outcome> {
  const before_id = before_ms * IDS_PER_MS
  const hour_ms = floor_to(before_ms, HOUR_MS)
  const old_second_ms = Math.min(hour_ms, oldest_second_ms)
  const purged: Record<PurgedTable, number> = { records: 0, post_actions: 0, sessions: 0, documents: 0, counters: 0 }
  let left = max_rows
  const take = async (table: PurgedTable, ...queries: readonly ((limit: number) => Query)[]) => {
    if (left <= 0) return
    const removed = await changed_by(send, ...queries.map((query) => query(left)))
    purged[table] += removed
    left -= removed
  }
  const until =
    (sql: string, ...args: Query['args']) =>
    (limit: number): Query => ({ sql, args: [...args, limit] })
  await take(
    'records',
    (limit) => ({ sql: COUNT_PURGED, args: [before_id, limit, oldest_second_ms] }),
    until(retention.SESSION_RECORDS_PURGE, before_id),
    until(retention.RECORDS_PURGE, before_id),
  )
  await take('post_actions', until(retention.POST_ACTIONS_PURGE, before_id))
  for (const sql of retention.SESSION_PURGES) await take('sessions', until(sql, before_ms))
  for (const { kind, sql, states } of retention.DOCUMENT_PURGES)
    await take('documents', until(sql, kind, before_ms, ...states))
  await take('counters', until(COUNTERS_DELETE, HOUR_MS, hour_ms))
  await take('counters', until(COUNTERS_DELETE, MINUTE_MS, hour_ms))
  await take('counters', until(COUNTERS_DELETE, SECOND_MS, old_second_ms))
  return { kind: 'purged', purged }
}

/** Removes documents beyond the newest `keep`, those in `first_state` first. Throws what `send` throws. */
export async function trim_remote(
  { document_kind, keep, first_state, max_rows }: TrimOperation,
  send: Send,
): Promise<Outcome> {
  const [counted] = await send([{ sql: rows.DOCUMENT_COUNT, args: [document_kind] }])
  const [row] = counted?.rows ?? []
  const surplus = Math.min(max_rows, (row ? rows.int_of(row, 'count') : 0) - keep)
  if (surplus <= 0) return { kind: 'removed', rows: 0 }
  const first = await changed_by(send, {
    sql: retention.DOCUMENTS_TRIM_STATE,
    args: [document_kind, first_state, surplus],
  })
  if (first === surplus) return { kind: 'removed', rows: first }
  const rest = await changed_by(send, { sql: retention.DOCUMENTS_TRIM, args: [document_kind, surplus - first] })
  return { kind: 'removed', rows: first + rest }
}
