// Applies one operation of a group inside the writer's transaction and returns its outcome. An operation that loses its
// compare-and-set is undone alone.
import { record_time_ms } from '#core/counter.ts'
import type {
  ClaimOperation,
  Operation,
  Outcome,
  RecordPut,
  WriteOperation,
} from '#runtime/storage/commit/operation.ts'
import type { Connection } from '#runtime/storage/embedded/connection.ts'
import { count, type Gathering, settle_all } from '#runtime/storage/embedded/gathering.ts'
import { keep_session } from '#runtime/storage/embedded/late.ts'
import { type Purging, purge, trim } from '#runtime/storage/embedded/purge.ts'
import type { SessionRefs } from '#runtime/storage/embedded/session-refs.ts'
import { counted_of } from '#runtime/storage/schema/codes.ts'
import * as rows from '#runtime/storage/schema/rows.ts'
import type { Bind } from '#runtime/storage/values.ts'

/** The open transaction. */
export interface Transaction {
  connection: Connection
  refs: SessionRefs
  gathering: Gathering
  /** Seconds before this one are not kept in the roll-ups any more. */
  oldest_second_ms: number
}

/** Thrown inside one operation to undo it alone. */
class Refused extends Error {
  readonly reason: 'version' | 'record_id'

  constructor(reason: 'version' | 'record_id') {
    super(reason)
    this.reason = reason
  }
}

/** Throws what the driver throws; the whole transaction has to be rolled back then. */
export function apply(operation: Operation, transaction: Transaction): Outcome {
  const { connection, refs, gathering, oldest_second_ms } = transaction
  switch (operation.kind) {
    case 'write':
      return write(operation, transaction)
    case 'claim':
      return claim(operation, connection)
    case 'purge':
      refs.forget_all()
      return purge(operation, oldest_second_ms, purging_of(transaction))
    case 'trim':
      return trim(operation, connection)
    case 'settle':
      settle_all(gathering, connection, oldest_second_ms)
      return { kind: 'written' }
  }
}

function write(operation: WriteOperation, transaction: Transaction): Outcome {
  const { connection, refs, gathering } = transaction
  // Only several parts that may be refused need a savepoint; the plain record on the hot path does without.
  const guarded = operation.documents.length + (operation.record ? 1 : 0) > 1
  const cells_before = gathering.cells.length
  const records_before = gathering.fresh.records.length
  if (guarded) connection.exec('SAVEPOINT operation')
  try {
    for (const document of operation.documents) put_document(document, connection)
    if (operation.record) put_record(operation.record, transaction)
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause
    if (guarded) connection.exec('ROLLBACK TO operation; RELEASE operation')
    gathering.cells.length = cells_before
    gathering.fresh.records.length = records_before
    if (operation.record) refs.forget(operation.record.session_id)
    return { kind: 'refused', reason: cause.reason }
  }
  if (guarded) connection.exec('RELEASE operation')
  if (operation.session) keep_session(gathering.fresh, operation.session)
  if (operation.post_action) put_post_action(operation.post_action, connection)
  gathering.cells.push(...operation.cells)
  return { kind: 'written' }
}

function put_document({ is_new, binds }: rows.DocumentPut, connection: Connection): void {
  const sql = is_new ? rows.DOCUMENT_INSERT : rows.DOCUMENT_UPDATE
  if (connection.run({ sql, args: binds }) === 0) throw new Refused('version')
}

function put_record(record: RecordPut, transaction: Transaction): void {
  if (record.replace && replace_record(record, transaction)) return
  const { id, session_id, meta, body } = record
  const { connection, refs, gathering } = transaction
  const ref = refs.of(session_id, record_time_ms(id))
  const binds = [BigInt(id), BigInt(ref), BigInt(meta), body]
  if (connection.run_bound(rows.RECORD_INSERT_UNLESS, binds) === 0) throw new Refused('record_id')
  gathering.fresh.records.push([ref, id, meta])
  gathering.cells.push([record_time_ms(id), counted_of(meta), 1])
}

/** False when there is no record to replace. */
function replace_record({ id, session_id, meta, body }: RecordPut, transaction: Transaction): boolean {
  const { connection, refs, gathering } = transaction
  const [old] = connection.all({ sql: rows.RECORD_META, args: [id] })
  if (!old) return false
  const at_ms = record_time_ms(id)
  connection.run({ sql: rows.SESSION_STUB, args: [session_id, at_ms] })
  connection.run({ sql: rows.RECORD_REPLACE, args: [id, meta, body, session_id] })
  gathering.fresh.records.push([refs.of(session_id, at_ms), id, meta])
  gathering.cells.push([at_ms, counted_of(rows.int_of(old, 'meta')), -1], [at_ms, counted_of(meta), 1])
  return true
}

function put_post_action(binds: readonly Bind[], connection: Connection): void {
  const [record_id, session_id] = binds
  connection.run({ sql: rows.SESSION_STUB, args: [String(session_id), record_time_ms(Number(record_id))] })
  connection.run({ sql: rows.POST_ACTION_UPSERT, args: binds })
}

function claim({ binds }: ClaimOperation, connection: Connection): Outcome {
  const [row] = connection.all({ sql: rows.DOCUMENT_CLAIM, args: binds })
  return { kind: 'claimed', row: row ?? null }
}

function purging_of({ connection, gathering }: Transaction): Purging {
  return {
    connection,
    uncount: (cell) => void gathering.cells.push(cell),
    settle(oldest_second_ms) {
      count(gathering)
      settle_all(gathering, connection, oldest_second_ms)
    },
    dropped: (hour) => void gathering.dropped.push(hour),
  }
}
