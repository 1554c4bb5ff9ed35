// Records of all sessions in the order of their creation, and one session up to a given record, for commands that judge
// them again.
import { first_record_id, IDS_PER_MS, record_time_ms } from '#core/counter.ts'
import type { DatabaseReader } from '#runtime/storage/direct/reader.ts'
import { int_of, OF_SESSION, text_of } from '#runtime/storage/schema/rows.ts'
import type { Row } from '#runtime/storage/values.ts'

/** One record that is judged again. */
export interface PastRecord {
  record_id: number
  recorded_at_ms: number
  /** The stored record as JSON (core/decision/conclude.ts). */
  body: string
}

/** Records read at a time. */
const PAGE = 500

/** No index leads from a request id to its record, so it is looked for among this many of the newest records, in less than a second. */
export const MAX_LOOKED_THROUGH = 200_000

// The inner order is the order in which rows arrive; another one outside would read all of them before the first is taken.
const BY_REQUEST = `SELECT id, body FROM (SELECT id, body FROM records ORDER BY id DESC LIMIT ?3)
  WHERE instr(body, ?1) > 0 AND json_extract(body, '$.meta.request_id') = ?2 LIMIT 1`

/** The latest record of a request id. */
async function record_of_request(
  database: DatabaseReader,
  request_id: string,
  newest: number,
): Promise<PastRecord | undefined> {
  // Nearly all bodies are passed over without being parsed.
  const [row] = await database.ask({ sql: BY_REQUEST, args: [JSON.stringify(request_id), request_id, newest] })
  return row && past_record(row)
}

const BY_NUMBER = 'SELECT id, body FROM records WHERE id = ?'
const BY_APPROVAL = `SELECT records.id, records.body FROM documents CROSS JOIN records
  WHERE documents.kind = 'approval' AND documents.id = ?1
    AND records.id >= documents.created_at_ms * ${IDS_PER_MS} AND records.id < (documents.created_at_ms + 1) * ${IDS_PER_MS}
    AND json_extract(records.body, '$.meta.request_id') = json_extract(documents.body, '$.request_id') LIMIT 1`

/** Numbers of records have this many digits, from 1980 on. */
const RECORD_NUMBER = /^\d{15,16}$/

/** The record of that number, the one whose action an approval was asked for, or the latest one of a request id. */
export async function record_named(
  database: DatabaseReader,
  word: string,
  newest: number = MAX_LOOKED_THROUGH,
): Promise<PastRecord | undefined> {
  const sql = RECORD_NUMBER.test(word) ? BY_NUMBER : word.startsWith('apr_') ? BY_APPROVAL : null
  const [row] = sql === null ? [] : await database.ask({ sql, args: [sql === BY_NUMBER ? Number(word) : word] })
  return row === undefined ? record_of_request(database, word, newest) : past_record(row)
}

const BEFORE = `WITH ${OF_SESSION('(SELECT session_ref FROM records WHERE id = ?1)')}
  SELECT records.id, records.body FROM of_session CROSS JOIN records USING (id)
  WHERE of_session.id < ?1 ORDER BY of_session.id DESC LIMIT ?2`

/** What its session did before a record, oldest first, the latest `limit` of it. */
export async function session_before(
  database: DatabaseReader,
  record_id: number,
  limit: number,
): Promise<PastRecord[]> {
  const rows = await database.ask({ sql: BEFORE, args: [record_id, limit] })
  return rows.map(past_record).reverse()
}

const COUNT = 'SELECT count(*) AS count FROM records WHERE id >= ?'
const AFTER = 'SELECT id, body FROM records WHERE id > ? ORDER BY id LIMIT ?'

/** Number of records from a moment on, epoch ms. */
export async function count_since(database: DatabaseReader, since_ms: number): Promise<number> {
  const [row] = await database.ask({ sql: COUNT, args: [first_record_id(since_ms)] })
  return row === undefined ? 0 : int_of(row, 'count')
}

/** Every record from a moment on, epoch ms, oldest first. A page is in memory at a time. */
export async function* records_since(database: DatabaseReader, since_ms: number): AsyncGenerator<PastRecord> {
  let after = first_record_id(since_ms) - 1
  for (;;) {
    const rows = await database.ask({ sql: AFTER, args: [after, PAGE] })
    for (const row of rows) {
      const record = past_record(row)
      after = record.record_id
      yield record
    }
    if (rows.length < PAGE) return
  }
}

/** The record of a row with `id` and `body`. */
export function past_record(row: Row): PastRecord {
  const record_id = int_of(row, 'id')
  return { record_id, recorded_at_ms: record_time_ms(record_id), body: text_of(row, 'body') }
}
