// The reading half of the Store over SQL, for the embedded and the remote adapter: every query follows an index and
// stops at its limit. Sessions, scores and documents are in files of their own. Source: ARCHITECTURE 6 (indices),
// CONTRACT 4.5-4.7, 0.7.
import { floor_to, HOUR_MS, IDS_PER_MS, MINUTE_MS, SECOND_MS } from '#core/counter.ts'
import type { RecordQuery, Store } from '#core/port/store.ts'
import type { Ask, Slices } from '#runtime/storage/read/ask.ts'
import { document_reader } from '#runtime/storage/read/documents.ts'
import { score_reader } from '#runtime/storage/read/scores.ts'
import { session_reader } from '#runtime/storage/read/sessions.ts'
import * as rows from '#runtime/storage/schema/rows.ts'
import type { Bind, Query, Row } from '#runtime/storage/values.ts'

type Reading =
  | 'records'
  | 'session'
  | 'sessions'
  | 'session_counts'
  | 'enforced'
  | 'scores'
  | 'post_actions'
  | 'post_action_sums'
  | 'get'
  | 'list'
  | 'count'

/** The methods of Store that only read rows. */
export function reader(ask: Ask, slices: Slices): Pick<Store, Reading> {
  const all = async (sql: string, ...args: Bind[]): Promise<Row[]> => (await ask([{ sql, args }]))[0] ?? []

  return {
    ...session_reader(ask, slices),
    ...score_reader(ask, slices),
    ...document_reader(ask),

    async records(query) {
      const found = await all(RECORDS, ...record_range(query))
      return found.map((row) => rows.to_record(query.session_id, row))
    },

    async post_actions(query) {
      const found = await all(POST_ACTIONS, ...record_range(query))
      return found.map((row) => rows.to_post_action(query.session_id, row))
    },
  }
}

/** Arguments of RECORDS and POST_ACTIONS: times are ranges of ids. */
function record_range({ session_id, before, since_ms, limit }: RecordQuery): Bind[] {
  return [session_id, before ?? Number.MAX_SAFE_INTEGER, (since_ms ?? 0) * IDS_PER_MS, limit]
}

const RECORDS = `SELECT records.id, records.body FROM session_records CROSS JOIN records USING (id)
  WHERE session_records.session_ref = (SELECT ref FROM sessions WHERE session_id = ?)
    AND session_records.id < ? AND session_records.id >= ? ORDER BY session_records.id DESC LIMIT ?`

const POST_ACTIONS = `SELECT record_id, score, body FROM post_actions
  WHERE session_ref = (SELECT ref FROM sessions WHERE session_id = ?) AND record_id < ? AND record_id >= ?
  ORDER BY record_id DESC LIMIT ?`

// ------------------------------------------------------------------------------------------------------------- counters

/** Rows: bucket (null without grouping), key, count. Callers group by a `bucket_ms` of at least the width. */
const SUMS_OF_WIDTH = `SELECT bucket_ms - bucket_ms % ?3 AS bucket, key, sum(count) AS count
  FROM counters WHERE width = ?1 AND bucket_ms >= ?2 GROUP BY 1, 2`

const SUMS_OF_HOURS = `SELECT bucket_ms - bucket_ms % ?3 AS bucket, key, sum(count) AS count FROM (
    SELECT bucket_ms, key, count FROM counters WHERE width = ${MINUTE_MS} AND bucket_ms >= ?1 AND bucket_ms < ?2
    UNION ALL
    SELECT bucket_ms, key, count FROM counters WHERE width = ${HOUR_MS} AND bucket_ms >= ?2
  ) GROUP BY 1, 2`

/** Hours added up before others get a turn: their rows are many when callers invent names. */
const HOURS_AT_ONCE = 24

const SUMS_BETWEEN = `SELECT ?4 AS bucket, key, sum(count) AS count
  FROM counters WHERE width = ?1 AND bucket_ms >= ?2 AND bucket_ms < ?3 GROUP BY key`

/** The questions of `counter_sums` without grouping, for an adapter that must not be held by any of them. */
export function sliced_sums(from_ms: number, now_ms: number): Query[] {
  const hour_ms = floor_to(from_ms + HOUR_MS - 1, HOUR_MS)
  const questions: Query[] = [{ sql: SUMS_BETWEEN, args: [MINUTE_MS, from_ms, hour_ms, null] }]
  for (let start_ms = hour_ms; start_ms <= now_ms; start_ms += HOURS_AT_ONCE * HOUR_MS) {
    questions.push({ sql: SUMS_BETWEEN, args: [HOUR_MS, start_ms, start_ms + HOURS_AT_ONCE * HOUR_MS, null] })
  }
  return questions
}

/**
 * Sums from a moment on. Long windows are read as minutes up to the next full hour and hours from there, so that a week is
 * 168 hours and at most 59 minutes; series finer than an hour have to read their minutes.
 */
export function counter_sums(from_ms: number, bucket_ms: number | undefined, width_ms: number): Query {
  const bucket = bucket_ms === undefined ? null : Math.max(1, Math.trunc(bucket_ms))
  if (width_ms === SECOND_MS || (bucket !== null && bucket % HOUR_MS !== 0)) {
    return { sql: SUMS_OF_WIDTH, args: [width_ms, from_ms, bucket] }
  }
  return { sql: SUMS_OF_HOURS, args: [from_ms, floor_to(from_ms + HOUR_MS - 1, HOUR_MS), bucket] }
}
