// Changes of a remote database: every group is one batch that commits whole or not at all, without an interactive transaction.
// A batch carries an id, so that after a lost answer it can be sent once more without being applied twice. Compare-and-set is
// a guard row whose constraint fails the batch (schema/0001.sql). Source: ARCHITECTURE 4 (remote adapters).
import { HOUR_MS, record_time_ms } from '#core/counter.ts'
import type { Operation, Outcome, WriteOperation } from '#runtime/storage/commit/operation.ts'
import { one_line } from '#runtime/storage/error.ts'
import { purge_remote, trim_remote } from '#runtime/storage/remote/purge.ts'
import type { Send } from '#runtime/storage/remote/send.ts'
import { type Cell, COUNT_REPLACED, count_cells, merge_cells } from '#runtime/storage/schema/cells.ts'
import { counted_of } from '#runtime/storage/schema/codes.ts'
import * as rows from '#runtime/storage/schema/rows.ts'
import type { Query } from '#runtime/storage/values.ts'

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

/** Sends batches under an id, and once more when an answer was lost; `unique` makes a text that no other batch has. */
function sender(send: Send, now_ms: () => number, unique: () => string): (queries: readonly Query[]) => Promise<void> {
  /** Sortable by time, so that old ids are a range. */
  const batch_id = (at_ms: number) => String(at_ms).padStart(15, '0')

  return async (queries) => {
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
}

/** Commits operations in their order; `unique` makes a text that no other batch has. */
export function remote_writer(send: Send, now_ms: () => number, unique: () => string) {
  const send_once = sender(send, now_ms, unique)

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

  const other = async (operation: Exclude<Operation, WriteOperation>, oldest_second_ms: number): Promise<Outcome> => {
    switch (operation.kind) {
      case 'claim': {
        const [done] = await send([{ sql: rows.DOCUMENT_CLAIM, args: operation.binds }])
        return { kind: 'claimed', row: done?.rows[0] ?? null }
      }
      case 'purge':
        return purge_remote(operation, oldest_second_ms, send)
      case 'trim':
        return trim_remote(operation, send)
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
