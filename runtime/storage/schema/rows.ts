// Converts between database rows and objects of the Store port; SQL text of every change. Shared by the embedded and
// the remote adapter, so that both write the same schema in the same way. Roll-ups are in cells.ts, retention in
// retention.ts, queries in read/read.ts.
import { record_time_ms } from '#core/counter.ts'
import type { Document, Kind, PostActionRow, RecordRow, Stored } from '#core/port/store.ts'
import type { SessionRow } from '#core/session/row.ts'
import type { Bind, Query, Row } from '#runtime/storage/values.ts'

/** A column that must hold text. Throws TypeError: the file is not what this program wrote. */
export function text_of(row: Row, column: string): string {
  const value = row[column]
  if (typeof value === 'string') return value
  throw new TypeError(`column ${column} holds no text`)
}

/** A column that must hold an integer. Throws TypeError. */
export function int_of(row: Row, column: string): number {
  const value = row[column]
  if (typeof value === 'number') return value
  throw new TypeError(`column ${column} holds no integer`)
}

const nullable = <T>(row: Row, column: string, read: (row: Row, column: string) => T): T | null =>
  row[column] === null ? null : read(row, column)

// ------------------------------------------------------------------------------------------------------------- sessions

const SESSION_COLUMNS = [
  'session_id',
  'revision',
  'agent_id',
  'source_framework',
  'caller_adapter',
  'workspace_root',
  'level',
  'first_at_ms',
  'last_at_ms',
  'high_at_ms',
  'critical_at_ms',
  'last_record_id',
  'ended',
  'enforced',
  'quarantined',
  'search',
  'state',
] as const

/** Columns of a session as `to_session` reads them. */
export const SESSION_SELECT = SESSION_COLUMNS.filter((column) => column !== 'search').join(', ')

/** The text sessions are searched by: case folded, fields on lines of their own so that no match spans two. */
function search_text(...fields: string[]): string {
  return fields.join('\n').toLowerCase()
}

/** Arguments of SESSION_UPSERT: id and revision first. */
export function session_binds(row: SessionRow): (string | number)[] {
  return [
    row.session_id,
    row.revision,
    row.agent_id,
    row.source_framework,
    row.caller_adapter,
    row.workspace_root,
    row.level,
    row.first_at_ms,
    row.last_at_ms,
    row.high_at_ms,
    row.critical_at_ms,
    row.last_record_id,
    Number(row.ended),
    Number(row.enforced),
    Number(row.quarantined),
    search_text(row.session_id, row.agent_id, row.workspace_root),
    row.state,
  ]
}

/** The row that `session_binds` made arguments of. */
export function from_session_binds(binds: readonly Bind[]): SessionRow {
  const row: Record<string, unknown> = {}
  for (const [at, column] of SESSION_COLUMNS.entries()) row[column] = binds[at]
  return to_session(row)
}

/** Changes nothing when the stored row is of a later revision: writes of a session do not always arrive in order. */
export const SESSION_UPSERT = `INSERT INTO sessions (${SESSION_COLUMNS.join(', ')})
  VALUES (${SESSION_COLUMNS.map(() => '?').join(', ')})
  ON CONFLICT (session_id) DO UPDATE SET ${SESSION_COLUMNS.slice(1)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')} WHERE excluded.revision >= sessions.revision`

/** (session_id, last_at_ms): makes sure that records can refer to the session. */
export const SESSION_STUB = `INSERT INTO sessions (session_id, last_at_ms) VALUES (?, ?) ON CONFLICT (session_id) DO NOTHING`

/** (session_id): the short number of a session. */
export const SESSION_REF = 'SELECT ref FROM sessions WHERE session_id = ?'

/** A row of the sessions table as the port shows it. Throws TypeError for a column of another type. */
export function to_session(row: Row): SessionRow {
  return {
    session_id: text_of(row, 'session_id'),
    agent_id: text_of(row, 'agent_id'),
    source_framework: text_of(row, 'source_framework'),
    caller_adapter: text_of(row, 'caller_adapter'),
    workspace_root: text_of(row, 'workspace_root'),
    level: int_of(row, 'level'),
    first_at_ms: int_of(row, 'first_at_ms'),
    last_at_ms: int_of(row, 'last_at_ms'),
    high_at_ms: int_of(row, 'high_at_ms'),
    critical_at_ms: int_of(row, 'critical_at_ms'),
    last_record_id: int_of(row, 'last_record_id'),
    revision: int_of(row, 'revision'),
    ended: int_of(row, 'ended') === 1,
    enforced: int_of(row, 'enforced') === 1,
    quarantined: int_of(row, 'quarantined') === 1,
    state: text_of(row, 'state'),
  }
}

// -------------------------------------------------------------------------------------------------------------- records

/** (id, session_ref, meta, body): changes nothing when the id is taken. */
export const RECORD_INSERT_UNLESS = `INSERT INTO records (id, session_ref, meta, body) VALUES (?, ?, ?, ?)
  ON CONFLICT (id) DO NOTHING`

/** (id, meta, body, session_id): fails when the session is unknown or the id is taken. */
export const RECORD_INSERT_OR_FAIL = `INSERT INTO records (id, session_ref, meta, body)
  VALUES (?1, (SELECT ref FROM sessions WHERE session_id = ?4), ?2, ?3)`

/** (id, meta, body, session_id): a retry takes the place of its first attempt (CONTRACT 1.5). */
export const RECORD_REPLACE = `INSERT INTO records (id, session_ref, meta, body)
  VALUES (?1, (SELECT ref FROM sessions WHERE session_id = ?4), ?2, ?3)
  ON CONFLICT (id) DO UPDATE SET session_ref = excluded.session_ref, meta = excluded.meta, body = excluded.body`

/** (id): the packed codes of a record. */
export const RECORD_META = `SELECT meta FROM records WHERE id = ?`

/** (session_ref, id, meta): a record that takes the place of another has another meta. */
export const SESSION_RECORD_UPSERT = `INSERT INTO session_records (session_ref, id, meta) VALUES (?, ?, ?)
  ON CONFLICT (session_ref, id) DO UPDATE SET meta = excluded.meta`
/** (id): the same for a record that is stored already. */
export const SESSION_RECORD_OF = `INSERT INTO session_records (session_ref, id, meta)
  SELECT session_ref, id, meta FROM records WHERE id = ?
  ON CONFLICT (session_ref, id) DO UPDATE SET meta = excluded.meta`

/**
 * `of_session (id)`: the records of the session with that ref, those that a running gateway put off as well (embedded/late.ts). For whoever
 * reads beside it and cannot ask it to settle.
 */
export const OF_SESSION = (ref: string) => `of_session (id) AS (
    SELECT id FROM session_records WHERE session_ref = ${ref}
    UNION SELECT json_extract(put_off.value, '$[1]') FROM late, json_each(late.body, '$[1]') AS put_off
    WHERE json_extract(put_off.value, '$[0]') = ${ref}
  )`

/** A row of the records table as the port shows it; its time is in its id. */
export function to_record(session_id: string, row: Row): RecordRow {
  const record_id = int_of(row, 'id')
  return { record_id, session_id, recorded_at_ms: record_time_ms(record_id), body: text_of(row, 'body') }
}

// --------------------------------------------------------------------------------------------------------- post-actions

/** Scores have four decimals; as integers their sums stay exact. */
const SCORE_UNIT = 10_000

/** Arguments of POST_ACTION_UPSERT, the record id first and the session id second. */
export function post_action_binds({ record_id, session_id, score, body }: PostActionRow): Bind[] {
  return [record_id, session_id, Math.round(score * SCORE_UNIT), JSON.stringify(body)]
}

/** A later score of the same record takes the place of the earlier one. */
export const POST_ACTION_UPSERT = `INSERT INTO post_actions (record_id, session_ref, score, body)
  VALUES (?1, (SELECT ref FROM sessions WHERE session_id = ?2), ?3, ?4)
  ON CONFLICT (record_id) DO UPDATE SET session_ref = excluded.session_ref, score = excluded.score, body = excluded.body`

/** A column of ten-thousandths. */
export function score_of(row: Row, column: string): number {
  return int_of(row, column) / SCORE_UNIT
}

/** A row of the scores of outputs as the port shows it; the score is 0..3 with four decimals. */
export function to_post_action(session_id: string, row: Row): PostActionRow {
  const body = JSON.parse(text_of(row, 'body')) as PostActionRow['body']
  return { record_id: int_of(row, 'record_id'), session_id, score: score_of(row, 'score'), body }
}

// ------------------------------------------------------------------------------------------------------------ documents

const DOCUMENT_COLUMNS =
  'kind, id, session_id, state, lookup, version, created_at_ms, updated_at_ms, expires_at_ms, idempotency_key, body'

/** Columns of a document. */
export const DOCUMENT_SELECT = DOCUMENT_COLUMNS

/** One document on its way in. */
export interface DocumentPut {
  is_new: boolean
  /** Arguments of DOCUMENT_GUARD: kind, id, expected version. */
  guard: Bind[]
  /** Arguments of DOCUMENT_INSERT and DOCUMENT_UPDATE, which take the same. */
  binds: Bind[]
}

/** What it takes to write a document over the expected version. */
export function document_put(
  kind: Kind,
  document: Document,
  expect: number | 'new',
  updated_at_ms: number,
): DocumentPut {
  const version = expect === 'new' ? 1 : expect + 1
  const { id, session_id, state, lookup, idempotency_key, created_at_ms, expires_at_ms, body } = document
  const binds = [kind, id, session_id, state, lookup, version, created_at_ms, updated_at_ms, expires_at_ms]
  const guard = [kind, id, version - 1]
  return { is_new: expect === 'new', guard, binds: [...binds, idempotency_key, JSON.stringify(body)] }
}

const DOCUMENT_VALUES = `(${DOCUMENT_COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)`
const DOCUMENT_SET = `session_id = ?3, state = ?4, lookup = ?5, version = ?6, created_at_ms = ?7, updated_at_ms = ?8,
  expires_at_ms = ?9, idempotency_key = ?10, body = ?11 WHERE kind = ?1 AND id = ?2 AND version = ?6 - 1`

/** Changes nothing when the document or its idempotency key exists. */
export const DOCUMENT_INSERT = `INSERT INTO documents ${DOCUMENT_VALUES} ON CONFLICT DO NOTHING`
/** Changes nothing when the version moved or another document has the idempotency key. */
export const DOCUMENT_UPDATE = `UPDATE OR IGNORE documents SET ${DOCUMENT_SET}`
/** The same two, failing instead. A guard must come before the second. */
export const DOCUMENT_INSERT_OR_FAIL = `INSERT INTO documents ${DOCUMENT_VALUES}`
export const DOCUMENT_UPDATE_OR_FAIL = `UPDATE documents SET ${DOCUMENT_SET}`
/** (kind, id, version): fails the batch unless the document has that version. */
export const DOCUMENT_GUARD = `INSERT INTO guard (holds) SELECT 0
  WHERE NOT EXISTS (SELECT 1 FROM documents WHERE kind = ? AND id = ? AND version = ?)`

/** (kind): how many there are. */
export const DOCUMENT_COUNT = 'SELECT count(*) AS count FROM documents WHERE kind = ?'

/** (to_state, lease_until_ms, updated_at_ms, kind, from_state, now_ms): the oldest free document changes hands. */
export const DOCUMENT_CLAIM = `UPDATE documents
  SET state = ?1, expires_at_ms = ?2, updated_at_ms = ?3, version = version + 1
  WHERE ref = (
    SELECT ref FROM documents
    WHERE kind = ?4 AND state = ?5 AND (expires_at_ms IS NULL OR expires_at_ms <= ?6)
    ORDER BY created_at_ms, id LIMIT 1
  )
  RETURNING ${DOCUMENT_COLUMNS}`

/** The document as it stands after it was put. */
export function after_put(kind: Kind, document: Document, expect: number | 'new', updated_at_ms: number): Stored {
  const { id, session_id, state, lookup, idempotency_key, created_at_ms, expires_at_ms, body } = document
  const version = expect === 'new' ? 1 : expect + 1
  const columns = { id, session_id, state, lookup, idempotency_key, created_at_ms, expires_at_ms }
  return { kind, version, updated_at_ms, ...columns, body: JSON.parse(JSON.stringify(body)) }
}

/** A row of the documents table as the port shows it. */
export function to_stored(row: Row): Stored {
  return {
    kind: text_of(row, 'kind') as Kind,
    id: text_of(row, 'id'),
    session_id: nullable(row, 'session_id', text_of),
    state: text_of(row, 'state'),
    lookup: nullable(row, 'lookup', text_of),
    version: int_of(row, 'version'),
    created_at_ms: int_of(row, 'created_at_ms'),
    updated_at_ms: int_of(row, 'updated_at_ms'),
    expires_at_ms: nullable(row, 'expires_at_ms', int_of),
    idempotency_key: nullable(row, 'idempotency_key', text_of),
    body: JSON.parse(text_of(row, 'body')) as Record<string, unknown>,
  }
}

// ---------------------------------------------------------------------------------------------------------------- terms

/** (kind, text, highest id): gives the name the next number of its kind, while there is one. */
export const TERM_ADD = `INSERT INTO terms (kind, id, text)
  SELECT ?1, coalesce(max(id), 0) + 1, ?2 FROM terms WHERE kind = ?1 HAVING coalesce(max(id), 0) < ?3
  ON CONFLICT DO NOTHING`
/** (kind, id, text). */
export const TERM_INSERT = `INSERT INTO terms (kind, id, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`
export const TERMS: Query = { sql: `SELECT kind, id, text FROM terms ORDER BY kind, id`, args: [] }
