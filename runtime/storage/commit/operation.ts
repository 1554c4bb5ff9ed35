// Operations for the writer, as plain data: built once per call, so that a value the driver rejects fails only its own
// caller and not the group; the same data can be sent to the writer thread.
import { SECOND_MS } from '#core/counter.ts'
import { GatewayError } from '#core/errors.ts'
import type { Kind, NewRecord, Purged, Stored, Tally, Write } from '#core/port/store.ts'
import { unavailable, version_conflict } from '#runtime/storage/error.ts'
import type { Cell } from '#runtime/storage/schema/cells.ts'
import { pack_meta, type TermKind, type Terms } from '#runtime/storage/schema/codes.ts'
import {
  type DocumentPut,
  document_put,
  post_action_binds,
  session_binds,
  to_stored,
} from '#runtime/storage/schema/rows.ts'
import { type Bind, bindable, type Row, storable, storable_text } from '#runtime/storage/values.ts'

/** A record ready for the disk. */
export interface RecordPut {
  id: number
  session_id: string
  meta: number
  body: string
  /** Takes the place of the record with this id, when there is one. */
  replace: boolean
}

/** Store.append and Store.put: all of it is written, or nothing. */
export interface WriteOperation {
  kind: 'write'
  record: RecordPut | null
  /** Arguments of SESSION_UPSERT, session id and revision first. */
  session: Bind[] | null
  /** Arguments of POST_ACTION_UPSERT, the record id and the session id first. */
  post_action: Bind[] | null
  documents: DocumentPut[]
  cells: Cell[]
}

/** Store.claim: at most one document changes hands. */
export interface ClaimOperation {
  kind: 'claim'
  /** Arguments of DOCUMENT_CLAIM. */
  binds: Bind[]
}

/** Store.purge: one bounded slice of what is too old. */
export interface PurgeOperation {
  kind: 'purge'
  before_ms: number
  max_rows: number
}

/** Removes documents beyond the newest `keep` (port Store, `trim`). */
export interface TrimOperation {
  kind: 'trim'
  document_kind: Kind
  keep: number
  first_state: string
  max_rows: number
}

/** Brings the tables of sessions and roll-ups up to date, so that they can be read (embedded/late.ts). */
export interface SettleOperation {
  kind: 'settle'
}

/** Everything a group may hold. */
export type Operation = WriteOperation | ClaimOperation | PurgeOperation | TrimOperation | SettleOperation

/** What became of one operation. `refused` and `failed` mean that nothing of it was written. */
export type Outcome =
  /** Also: settled. */
  | { kind: 'written' }
  | { kind: 'claimed'; row: Row | null }
  | { kind: 'removed'; rows: number }
  | { kind: 'purged'; purged: Purged }
  /** A compare-and-set that lost, or a record id that is taken. */
  | { kind: 'refused'; reason: 'version' | 'record_id' }
  /** The database did not do its part. */
  | { kind: 'failed'; cause: unknown }

/** One group commit. */
export interface Group {
  operations: Operation[]
  /** Names that got a number since the last commit. */
  terms: { kind: TermKind; id: number; text: string }[]
  /** Seconds before this one are not kept in the roll-ups any more. */
  oldest_second_ms: number
}

/** What a group commit changed. */
export interface Applied {
  outcomes: Outcome[]
  /** Additions to the roll-ups, negative for what was purged or replaced. */
  cells: Cell[]
  /** Counts of hours that were purged: they leave the totals only. */
  dropped: [key: number | string, count: number][]
}

/** Names as numbers, and the key a tally is counted under (counter_names). */
export interface Naming {
  terms: Terms
  counted_as(key: string): string
}

/** Throws TypeError for values that cannot be stored. */
export function write_operation(write: Write, naming: Naming, updated_at_ms: number): WriteOperation {
  return {
    kind: 'write',
    record: write.record ? record_put(write.record, naming.terms) : null,
    session: write.session ? session_binds(write.session).map(storable) : null,
    post_action: write.post_action ? post_action_binds(write.post_action).map(bindable) : null,
    documents: (write.documents ?? []).map(({ kind, document, expect }) => {
      const put = document_put(kind, document, expect, updated_at_ms)
      return { ...put, binds: put.binds.map(bindable) }
    }),
    cells: (write.tally ?? []).map((tally) => tally_cell(tally, naming)),
  }
}

function record_put(record: NewRecord, terms: Terms): RecordPut {
  const id = record.replaces ?? record.record_id
  return {
    id: whole(id, 'record_id'),
    session_id: storable_text(record.session_id),
    meta: pack_meta(record.codes, terms),
    body: storable_text(record.body),
    replace: record.replaces !== undefined,
  }
}

function tally_cell({ key, count, at_ms }: Tally, { counted_as }: Naming): Cell {
  const second_ms = Math.floor(at_ms / SECOND_MS) * SECOND_MS
  return [whole(second_ms, 'at_ms'), counted_as(storable_text(key)), whole(count, 'count')]
}

function whole(value: number, name: string): number {
  if (Number.isSafeInteger(value)) return value
  throw new TypeError(`${name} must be an integer`)
}

/** The oldest free document of a state changes hands (port Store, `claim`). */
export function claim_operation(
  kind: Kind,
  from_state: string,
  to_state: string,
  lease_until_ms: number,
  now_ms: number,
  updated_at_ms: number,
): ClaimOperation {
  return { kind: 'claim', binds: [to_state, lease_until_ms, updated_at_ms, kind, from_state, now_ms].map(bindable) }
}

/** Throws what an outcome means to its caller: CONFLICT, or ENGINE_UNAVAILABLE; passes every other on. */
export function succeeded(outcome: Outcome): Exclude<Outcome, { kind: 'refused' | 'failed' }> {
  if (outcome.kind === 'failed') throw unavailable(outcome.cause)
  if (outcome.kind !== 'refused') return outcome
  if (outcome.reason === 'version') throw version_conflict()
  throw new GatewayError('ENGINE_UNAVAILABLE', 'a record with this id exists already')
}

/** What a purge removed. */
export function purged_rows(outcome: Outcome): Purged {
  const done = succeeded(outcome)
  return done.kind === 'purged' ? done.purged : {}
}

/** How many rows a trim removed. */
export function rows_removed(outcome: Outcome): number {
  const done = succeeded(outcome)
  return done.kind === 'removed' ? done.rows : 0
}

/** The document that a claim got, if any. */
export function claimed(outcome: Outcome): Stored | undefined {
  const done = succeeded(outcome)
  return done.kind === 'claimed' && done.row ? to_stored(done.row) : undefined
}
