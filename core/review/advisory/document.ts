// How advisory objects lie in the store, and how their changes are announced. Source: CONTRACT 12.1, 7.3.
import type { Action, Job, Review, Snapshot } from '#core/contract/advisory.ts'
import type { StreamEvent } from '#core/contract/stream.ts'
import { GatewayError } from '#core/errors.ts'
import type { Document, DocumentWrite, Kind, Stored } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { action_of } from '#core/review/advisory/action.ts'
import { time_ms } from '#core/time.ts'

/** State of a snapshot's document; its records lie in a second one, so that lists do not read them. */
export const FROZEN = 'frozen'
const RECORDS = 'records'

/** This moment as RFC 3339 text. */
export const now_of = (ports: Pick<Ports, 'clock'>) => ports.clock.iso(ports.clock.now_ms())

/** Somebody else was faster. */
export const is_conflict = (cause: unknown) => cause instanceof GatewayError && cause.code === 'CONFLICT'

/** Both documents of a new snapshot. `key` is unique per selection and evidence. */
export function snapshot_puts(snapshot: Snapshot, records: readonly unknown[], key: string): DocumentWrite[] {
  const columns = {
    session_id: snapshot.session_id,
    lookup: key,
    created_at_ms: time_ms(snapshot.created_at),
    expires_at_ms: null,
  }
  const id = snapshot.snapshot_id
  return [
    put({ ...columns, id, state: FROZEN, idempotency_key: key, body: { ...snapshot } }, 'snapshot', 'new'),
    put(
      { ...columns, id: records_id(id), state: RECORDS, lookup: null, idempotency_key: null, body: { records } },
      'snapshot',
      'new',
    ),
  ]
}

/** Id of the document that holds the copied records of a snapshot. */
export function records_id(snapshot_id: string): string {
  return `${snapshot_id}:records`
}

/** `key`: while it has one, no second job of its snapshot and runner is made. `automatic`: the background may run it. */
export function job_put(job: Job, expect: number | 'new', key: string | null, automatic: boolean): DocumentWrite {
  const { job_id: id, session_id, snapshot_id: lookup, job_state: state, created_at, lease_expires_at } = job
  const expires_at_ms = lease_expires_at === null ? null : time_ms(lease_expires_at)
  const body = { ...job, automatic }
  const created_at_ms = time_ms(created_at)
  return put({ id, session_id, state, lookup, idempotency_key: key, created_at_ms, expires_at_ms, body }, 'job', expect)
}

/** `expect`: the version it replaces, or `new`. */
export function review_put(review: Review, expect: number | 'new'): DocumentWrite {
  const { review_id: id, session_id, snapshot_id: lookup, l3_state: state, created_at } = review
  const columns = { id, session_id, state, lookup, idempotency_key: null, expires_at_ms: null }
  return put({ ...columns, created_at_ms: time_ms(created_at), body: { ...review } }, 'review', expect)
}

function put(document: Document, kind: Kind, expect: number | 'new'): DocumentWrite {
  return { kind, document, expect }
}

/** The wire form of a stored job. */
export function job_of({ body }: Stored): Job {
  const { automatic: _automatic, ...job } = body
  return job as unknown as Job
}

/** Whether the background may run this job. */
export function is_automatic({ body }: Stored): boolean {
  return body.automatic === true
}

/** The wire form of a stored review. */
export function review_of({ body }: Stored): Review {
  return body as unknown as Review
}

/** The wire form of a stored snapshot, without its records. */
export function snapshot_of({ body }: Stored): Snapshot {
  return body as unknown as Snapshot
}

/** Throws NOT_FOUND. */
export async function must_find(
  kind: 'snapshot' | 'job' | 'review',
  id: string,
  ports: Pick<Ports, 'store'>,
): Promise<Stored> {
  const stored = await ports.store.get(kind, id)
  // The document of a snapshot's records is no snapshot.
  if (!stored || (kind === 'snapshot' && stored.state !== FROZEN)) {
    throw new GatewayError('NOT_FOUND', `No advisory ${kind} has the id ${id}`)
  }
  return stored
}

/** What the stream says of a new snapshot. */
export function snapshot_event(snapshot: Snapshot): StreamEvent {
  const { snapshot_id, session_id, trigger_reason, record_count, advisory_only, created_at: timestamp } = snapshot
  return {
    type: 'l3_advisory_snapshot',
    snapshot_id,
    session_id,
    trigger_reason,
    record_count,
    advisory_only,
    timestamp,
  }
}

/** What the stream says of a job that changed. */
export function job_event(job: Job): StreamEvent {
  const { job_id, snapshot_id, session_id, job_state, runner, attempt, review_id, updated_at: timestamp } = job
  return { type: 'l3_advisory_job', job_id, snapshot_id, session_id, job_state, runner, attempt, review_id, timestamp }
}

/** The review, and what it asks of an operator. */
export function review_events(review: Review): StreamEvent[] {
  const { review_id, snapshot_id, session_id, l3_state, l3_reason_code, risk_level, updated_at: timestamp } = review
  const { recommended_operator_action, advisory_only } = review
  const made: StreamEvent = {
    type: 'l3_advisory_review',
    review_id,
    snapshot_id,
    session_id,
    l3_state,
    l3_reason_code,
    risk_level,
    recommended_operator_action,
    advisory_only,
    timestamp,
  }
  const action = action_of(review)
  return action === null ? [made] : [made, action_event(action, timestamp)]
}

function action_event(action: Action, timestamp: string): StreamEvent {
  const { action_id, review_id, session_id, risk_level, recommended_operator_action, summary } = action
  return {
    type: 'l3_advisory_action',
    action_id,
    review_id,
    session_id,
    risk_level,
    recommended_operator_action,
    summary,
    timestamp,
  }
}
