// Trajectory records as reports show them. Bodies are stored as the JSON they are sent as, so they are put together as text:
// a page of a thousand records is never parsed. Source: SPEC "Trajectory record", CONTRACT 1.9, 4.6, 4.7.
import { with_permit } from '#core/concurrency/semaphore.ts'
import type { SessionPageQuery, SessionReportQuery } from '#core/contract/report.ts'
import type { Output } from '#core/endpoint.ts'
import { GatewayError } from '#core/errors.ts'
import { MAX_RECORD_REPORTS, MAX_REPLY_RECORDS_CHARS, MAX_WAITING_RECORD_REPORTS } from '#core/limits.ts'
import type { RecordRow } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { moment_of } from '#core/report/moment.ts'
import { read_effects, read_records, read_session, read_windows } from '#core/report/read.ts'
import { summarise_session, whole } from '#core/report/session.ts'

/** `GET /report/session/{id}`. */
export function session_report(session_id: string, query: SessionReportQuery, ports: Ports): Promise<Output> {
  return one_of_few(ports, () => newest_records(session_id, query, ports))
}

/** `GET /report/session/{id}/page`: keyset pages, so that new records shift nothing. */
export function session_page(session_id: string, query: SessionPageQuery, ports: Ports): Promise<Output> {
  return one_of_few(ports, () => page_of_records(session_id, query, ports))
}

const LIMITS = { permits: MAX_RECORD_REPORTS, max_waiting: MAX_WAITING_RECORD_REPORTS }

/** A reply may be tens of megabytes: only a few are made at a time. Throws ENGINE_UNAVAILABLE when too many wait. */
function one_of_few(ports: Ports, make: () => Promise<Output>): Promise<Output> {
  return with_permit(ports.store, 'record-reports', LIMITS, make, () => {
    const busy = new GatewayError('ENGINE_UNAVAILABLE', 'Too many reports at once', { retry_after_ms: 1000 })
    return Promise.reject(busy)
  })
}

async function newest_records(session_id: string, query: SessionReportQuery, ports: Ports): Promise<Output> {
  const moment = moment_of(query.window_seconds, ports)
  const records = await records_json({ session_id, limit: query.limit, since_ms: moment.since_ms }, ports)
  const state = await read_session(session_id, ports)
  const [window = whole(state)] = await read_windows([state], moment, ports)
  return page({
    session_id,
    ...records,
    session: JSON.stringify(summarise_session(state, window, moment)),
    generated_at: moment.generated_at,
    window_seconds: moment.window_seconds,
  })
}

async function page_of_records(session_id: string, query: SessionPageQuery, ports: Ports): Promise<Output> {
  const { generated_at, window_seconds, since_ms } = moment_of(query.window_seconds, ports)
  const bound = query.cursor === undefined ? {} : { before: query.cursor }
  const records = await records_json({ session_id, limit: query.limit, since_ms, ...bound }, ports)
  const older = records.first_id === null ? [] : await older_than(records.first_id, session_id, since_ms, ports)
  const next_cursor = older.length > 0 ? records.first_id : null
  return page({ session_id, ...records, next_cursor, generated_at, window_seconds })
}

function older_than(before: number, session_id: string, since_ms: number, ports: Ports): Promise<RecordRow[]> {
  return ports.store.records({ session_id, before, since_ms, limit: 1 })
}

interface RecordsJson {
  record_count: number
  /** Array elements, joined. */
  records: string
  /** Smallest record_id. */
  first_id: number | null
}

async function records_json(
  query: { session_id: string; limit: number; since_ms: number; before?: number },
  ports: Ports,
): Promise<RecordsJson> {
  const rows = await read_records({ ...query, max_chars: MAX_REPLY_RECORDS_CHARS }, ports, (row) => row)
  const [oldest] = rows
  if (!oldest) return { record_count: 0, records: '', first_id: null }
  const effects = await read_effects(query.session_id, oldest.recorded_at_ms, ports)
  const records = rows.map((row) => record_json(row, effects, ports))
  return { record_count: rows.length, records: records.join(','), first_id: oldest.record_id }
}

/** The record with what the store knows besides its body. */
function record_json(row: RecordRow, effects: ReadonlyMap<string, string[]>, ports: Ports): string {
  const recorded_at = ports.clock.iso(row.recorded_at_ms)
  const own = effects.size === 0 ? '' : (effects.get(event_id_of(row)) ?? []).join(',')
  return (
    `{"record_id":${row.record_id},"recorded_at":"${recorded_at}","recorded_at_ts":` +
    `${row.recorded_at_ms / 1000},"adapter_effect_results":[${own}],${row.body.slice(1)}`
  )
}

function event_id_of({ body }: RecordRow): string {
  return (JSON.parse(body) as { event: { event_id: string } }).event.event_id
}

/** The reply as text; `session` is JSON already. */
function page(parts: {
  session_id: string
  record_count: number
  records: string
  session?: string
  next_cursor?: number | null
  generated_at: string
  window_seconds: number | null
}): Output {
  const { session_id, record_count, records, session, next_cursor, generated_at, window_seconds } = parts
  const tail = [
    ...(session === undefined ? [] : [`"session":${session}`]),
    ...(next_cursor === undefined ? [] : [`"next_cursor":${next_cursor}`]),
    `"generated_at":"${generated_at}"`,
    `"window_seconds":${window_seconds}`,
  ]
  const text = `{"session_id":${JSON.stringify(session_id)},"record_count":${record_count},"records":[${records}],${tail.join(',')}}`
  return { kind: 'raw', status: 200, text, type: 'application/json' }
}
