// Changes of a remote database: every group is one batch that commits whole or not at all, without an interactive transaction.
// A batch carries an id, so that after a lost answer it can be sent once more without being applied twice. Compare-and-set is
// a guard row whose constraint fails the batch (0001.sql). Source: ARCHITECTURE 4 (remote adapters).
import { floor_to, HOUR_MS, IDS_PER_MS, MINUTE_MS, record_time_ms, SECOND_MS } from '#core/counter.ts'
import type { PurgedTable } from '#core/ports.ts'
import {
  type Cell,
  COUNT_PURGED,
  COUNT_REPLACED,
  COUNTERS_DELETE,
  count_cells,
  merge_cells,
} from '#runtime/storage/cells.ts'
import { counted_of } from '#runtime/storage/codes.ts'
import type { Query, Row } from '#runtime/storage/connection.ts'
import { one_line } from '#runtime/storage/error.ts'
import type { Operation, Outcome, PurgeOperation, TrimOperation, WriteOperation } from '#runtime/storage/operation.ts'
import * as retention from '#runtime/storage/retention.ts'
import * as rows from '#runtime/storage/rows.ts'

/** What a statement of a batch did. */
export interface Done {
  rows: Row[]
  changed: number
}

/** Sends one batch that commits whole or not at all. Throws what the client throws. */
export type Send = (queries: readonly Query[]) => Promise<Done[]>

/** Ids of committed batches are kept this long; a batch is never repeated later. */
const BATCH_MEMORY_MS = HOUR_MS

type Violation = 'batch' | 'version' | 'record_id'

/** Which of our constraints an error speaks of. */
function violation(cause: unknown): Violation | null {
  const text = one_line(cause)
  if (!text.includes('constraint failed')) return null
  if (text.includes('batches.id')) return 'batch'
  if (text.includes('records.id')) return 'record_id'
  return text.includes('document') ? 'version' : null
}

/** Commits operations in their order; `unique` makes a text that no other batch has. */
export function remote_writer(send: Send, now_ms: () => number, unique: () => string) {
  /** Sortable by time, so that old ids are a range. */
  const batch_id = (at_ms: number) => String(at_ms).padStart(15, '0')

  /** Sends a batch, and once more when its answer was lost. */
  const send_once = async (queries: readonly Query[]): Promise<void> => {
    const batch = [
      { sql: 'INSERT INTO batches (id) VALUES (?)', args: [`${batch_id(now_ms())}-${unique()}`] },
      ...queries,
      { sql: 'DELETE FROM batches WHERE id < ?', args: [batch_id(now_ms() - BATCH_MEMORY_MS)] },
    ]
    try {
      await send(batch)
    } catch (cause) {
      if (violation(cause)) throw cause
      await send(batch).catch((again: unknown) => {
        if (violation(again) !== 'batch') throw again
      })
    }
  }

  const write_all = async (writes: readonly WriteOperation[], oldest_second_ms: number): Promise<Outcome[]> => {
    const cells = merge_cells(writes.flatMap(cells_of))
    const queries = writes.flatMap((write) => statements(write, oldest_second_ms))
    try {
      await send_once(cells.length > 0 ? [...queries, count_cells(cells, oldest_second_ms)] : queries)
      return writes.map(() => ({ kind: 'written' }))
    } catch (cause) {
      const reason = violation(cause)
      if (reason !== 'version' && reason !== 'record_id') return writes.map(() => ({ kind: 'failed', cause }))
      if (writes.length === 1) return [{ kind: 'refused', reason }]
      // One of them lost: alone, each gets its own answer.
      const outcomes: Outcome[] = []
      for (const write of writes) outcomes.push(...(await write_all([write], oldest_second_ms)))
      return outcomes
    }
  }

  const changed_by = async (...queries: Query[]): Promise<number> => (await send(queries)).at(-1)?.changed ?? 0

  const purge = async ({ before_ms, max_rows }: PurgeOperation, oldest_second_ms: number): Promise<Outcome> => {
    const before_id = before_ms * IDS_PER_MS
    const hour_ms = floor_to(before_ms, HOUR_MS)
    const old_second_ms = Math.min(hour_ms, oldest_second_ms)
    const purged: Record<PurgedTable, number> = { records: 0, post_actions: 0, sessions: 0, documents: 0, counters: 0 }
    let left = max_rows
    const take = async (table: PurgedTable, ...queries: Query[]) => {
      const removed = await changed_by(...queries)
      purged[table] += removed
      left -= removed
    }
    const steps: (() => Promise<void>)[] = [
      () =>
        take(
          'records',
          { sql: COUNT_PURGED, args: [before_id, left, oldest_second_ms] },
          { sql: retention.SESSION_RECORDS_PURGE, args: [before_id, left] },
          { sql: retention.RECORDS_PURGE, args: [before_id, left] },
        ),
      () => take('post_actions', { sql: retention.POST_ACTIONS_PURGE, args: [before_id, left] }),
      ...retention.SESSION_PURGES.map((sql) => () => take('sessions', { sql, args: [before_ms, left] })),
      ...retention.DOCUMENT_PURGES.map(
        ({ kind, sql, states }) =>
          () =>
            take('documents', { sql, args: [kind, before_ms, ...states, left] }),
      ),
      () => take('counters', { sql: COUNTERS_DELETE, args: [HOUR_MS, hour_ms, left] }),
      () => take('counters', { sql: COUNTERS_DELETE, args: [MINUTE_MS, hour_ms, left] }),
      () => take('counters', { sql: COUNTERS_DELETE, args: [SECOND_MS, old_second_ms, left] }),
    ]
    for (const step of steps) if (left > 0) await step()
    return { kind: 'purged', purged }
  }

  const trim = async ({ document_kind, keep, first_state, max_rows }: TrimOperation): Promise<Outcome> => {
    const [counted] = await send([{ sql: rows.DOCUMENT_COUNT, args: [document_kind] }])
    const [row] = counted?.rows ?? []
    const surplus = Math.min(max_rows, (row ? rows.int_of(row, 'count') : 0) - keep)
    if (surplus <= 0) return { kind: 'removed', rows: 0 }
    const first = await changed_by({ sql: retention.DOCUMENTS_TRIM_STATE, args: [document_kind, first_state, surplus] })
    if (first === surplus) return { kind: 'removed', rows: first }
    const rest = await changed_by({ sql: retention.DOCUMENTS_TRIM, args: [document_kind, surplus - first] })
    return { kind: 'removed', rows: first + rest }
  }

  const other = async (operation: Exclude<Operation, WriteOperation>, oldest_second_ms: number): Promise<Outcome> => {
    switch (operation.kind) {
      case 'claim': {
        const [done] = await send([{ sql: rows.DOCUMENT_CLAIM, args: operation.binds }])
        return { kind: 'claimed', row: done?.rows[0] ?? null }
      }
      case 'purge':
        return purge(operation, oldest_second_ms)
      case 'trim':
        return trim(operation)
      case 'settle':
        // Nothing is put off here: a batch is one request, whatever is in it.
        return { kind: 'written' }
    }
  }

  return {
    /** Never throws: every operation has its own outcome. */
    async commit(operations: readonly Operation[], oldest_second_ms: number): Promise<Outcome[]> {
      const outcomes: Outcome[] = []
      let writes: WriteOperation[] = []
      const flush = async () => {
        if (writes.length > 0) outcomes.push(...(await write_all(writes, oldest_second_ms)))
        writes = []
      }
      for (const operation of operations) {
        if (operation.kind === 'write') {
          writes.push(operation)
          continue
        }
        await flush()
        outcomes.push(
          await other(operation, oldest_second_ms).catch((cause: unknown): Outcome => ({ kind: 'failed', cause })),
        )
      }
      await flush()
      return outcomes
    },
  }
}

/** The session comes before what refers to it. */
function statements(write: WriteOperation, oldest_second_ms: number): Query[] {
  const { record, session, documents, post_action } = write
  const queries: Query[] = []
  const add = (sql: string, ...args: Query['args']) => queries.push({ sql, args })
  for (const { is_new, guard, binds } of documents) {
    if (!is_new) add(rows.DOCUMENT_GUARD, ...guard)
    add(is_new ? rows.DOCUMENT_INSERT_OR_FAIL : rows.DOCUMENT_UPDATE_OR_FAIL, ...binds)
  }
  if (session) add(rows.SESSION_UPSERT, ...session)
  if (record) {
    const { id, session_id, meta, body, replace } = record
    add(rows.SESSION_STUB, session_id, record_time_ms(id))
    if (replace) add(COUNT_REPLACED, id, oldest_second_ms)
    add(replace ? rows.RECORD_REPLACE : rows.RECORD_INSERT_OR_FAIL, id, meta, body, session_id)
    add(rows.SESSION_RECORD_OF, id)
  }
  if (post_action) {
    const [record_id, session_id] = post_action
    add(rows.SESSION_STUB, String(session_id), record_time_ms(Number(record_id)))
    add(rows.POST_ACTION_UPSERT, ...post_action)
  }
  return queries
}

function cells_of({ record, cells }: WriteOperation): Cell[] {
  if (!record) return cells
  return [...cells, [record_time_ms(record.id), counted_of(record.meta), 1]]
}
