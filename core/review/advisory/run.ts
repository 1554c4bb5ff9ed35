// One run of a job: taken by compare-and-set with a lease, renewed while the runner works, finished or queued again. A runner that
// died loses its lease and the job goes on from there. Source: CONTRACT 12.2.
import { when_idle, with_permit } from '#core/concurrency/semaphore.ts'
import type { Job, Ran, Review } from '#core/contract/advisory.ts'
import { GatewayError, reason_of } from '#core/errors.ts'
import {
  DOCUMENT_STEP_ROWS,
  JOB_LEASE_MS,
  JOB_RENEWAL_MS,
  MAX_ADVISORY_RUNS,
  MAX_ADVISORY_WAITING,
} from '#core/limits.ts'
import type { DocumentWrite, Stored } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { action_of, type Findings, is_terminal } from '#core/review/advisory/action.ts'
import {
  is_automatic,
  is_conflict,
  job_event,
  job_of,
  job_put,
  must_find,
  now_of,
  review_events,
  review_of,
  review_put,
  snapshot_of,
} from '#core/review/advisory/document.ts'
import { changed_review, new_review } from '#core/review/advisory/review.ts'
import { run_review } from '#core/review/advisory/runner.ts'
import { frozen_records } from '#core/review/advisory/snapshot.ts'

/**
 * Takes and runs a queued job; null when somebody else took it. The runner's error is in the answer, not thrown. Jobs for a model
 * wait for a permit before they are taken, so that none waits with its lease running. Throws ENGINE_UNAVAILABLE when too many wait, and
 * while the gateway stops.
 */
export function run_stored(stored: Stored, ports: Ports): Promise<Ran | null> {
  if (job_of(stored).runner !== 'llm_provider') return take_and_run(stored, ports)
  const limits = { permits: MAX_ADVISORY_RUNS, max_waiting: MAX_ADVISORY_WAITING }
  const refuse = () => Promise.reject(new GatewayError('ENGINE_UNAVAILABLE', 'Too many advisory reviews are waiting'))
  return with_permit(ports.store, REVIEWS, limits, () => take_and_run(stored, ports), refuse)
}

const REVIEWS = 'advisory'

/** Resolves when no review by a model is under way; what a stop waits for. */
export function advisory_idle({ store }: Pick<Ports, 'store'>): Promise<void> {
  return when_idle(store, REVIEWS)
}

async function take_and_run(stored: Stored, ports: Ports): Promise<Ran | null> {
  // A run that a stop would cut short costs the job an attempt.
  if (!ports.ready()) throw new GatewayError('ENGINE_UNAVAILABLE', 'The gateway is starting or stopping')
  const queued = job_of(stored)
  const snapshot = await ports.store.get('snapshot', queued.snapshot_id)
  const records = snapshot ? await frozen_records(queued.snapshot_id, ports) : []
  if (!snapshot) return give_up(stored, 'the snapshot is gone', ports)
  const evidence = snapshot_of(snapshot)
  const by = { job_id: queued.job_id, review_runner: queued.runner }
  const fresh = new_review(evidence, records, by, ports)
  const review = changed_review(fresh, { l3_state: 'running' }, fresh.created_at)
  const job: Job = {
    ...queued,
    job_state: 'running',
    attempt: queued.attempt + 1,
    lease_expires_at: lease_of(ports),
    review_id: review.review_id,
    error: null,
    updated_at: fresh.created_at,
  }
  const held = { version: stored.version, key: stored.idempotency_key, automatic: is_automatic(stored) }
  try {
    const taken = job_put(job, held.version, held.key, held.automatic)
    await ports.store.append({ documents: [taken, review_put(review, 'new')] })
  } catch (cause) {
    if (is_conflict(cause)) return null
    throw cause
  }
  held.version++
  ports.bus.publish([job_event(job), ...review_events(review)])
  const stop_renewing = renew(job, held, ports)
  let outcome: { found: Findings } | { error: string }
  try {
    outcome = { found: await run_review(job.runner, evidence, records, ports) }
  } catch (cause) {
    ports.log.error('advisory_runner_failed', { job_id: job.job_id, cause: reason_of(cause) })
    outcome = { error: 'the runner failed' }
  }
  await stop_renewing()
  // The stop of the gateway ended the call, not the model: the next start goes on with the job.
  const cut_short = 'found' in outcome && outcome.found.l3_state === 'degraded' && !ports.ready()
  if (cut_short) return fail(job, held, 'the gateway was stopped', ports)
  return 'found' in outcome ? finish(job, held, outcome.found, ports) : fail(job, held, outcome.error, ports)
}

function lease_of(ports: Ports): string {
  return ports.clock.iso(ports.clock.now_ms() + JOB_LEASE_MS)
}

interface Held {
  version: number
  key: string | null
  automatic: boolean
}

/** Keeps the lease while the runner works. The returned function ends that and waits for a renewal under way. */
function renew(job: Job, held: Held, ports: Ports): () => Promise<void> {
  let renewal = Promise.resolve()
  let cancel = () => {}
  const once = () => {
    const next = { ...job, lease_expires_at: lease_of(ports), updated_at: now_of(ports) }
    renewal = ports.store.append({ documents: [job_put(next, held.version, held.key, held.automatic)] }).then(
      () => {
        held.version++
      },
      // The lease is lost or the store is away: the end of the run finds out.
      (cause) => ports.log.warn('advisory_lease_not_renewed', { job_id: job.job_id, cause: reason_of(cause) }),
    )
    cancel = ports.clock.timer(JOB_RENEWAL_MS, once)
  }
  cancel = ports.clock.timer(JOB_RENEWAL_MS, once)
  return async () => {
    cancel()
    await renewal
  }
}

/** A result: the review becomes final unless an operator finished it meanwhile; the job is completed. */
async function finish(job: Job, held: Held, found: Findings, ports: Ports): Promise<Ran> {
  for (;;) {
    const stored = await must_find('review', String(job.review_id), ports)
    const own = review_of(stored)
    if (own.l3_state === 'failed') return fail(job, held, 'the review was failed by an operator', ports)
    const now = now_of(ports)
    const kept = is_terminal(own.l3_state)
    const review = kept ? own : changed_review(own, found, now)
    const done: Job = {
      ...job,
      job_state: 'completed',
      lease_expires_at: null,
      updated_at: now,
      completed_at: now,
    }
    const documents: DocumentWrite[] = [job_put(done, held.version, held.key, held.automatic)]
    if (!kept) documents.push(review_put(review, stored.version))
    try {
      await ports.store.append({ documents })
    } catch (cause) {
      if (!is_conflict(cause)) throw cause
      if ((await must_find('review', stored.id, ports)).version !== stored.version) continue
      // The lease ran out and the job went on without this run; its result does not count.
      return {
        job: job_of(await must_find('job', job.job_id, ports)),
        review: own,
        action: null,
        error: 'lease expired',
      }
    }
    ports.bus.publish([...(kept ? [] : review_events(review)), job_event(done)])
    return { job: done, review, action: action_of(review) }
  }
}

/** A runner's error: its review failed, the job is queued again while attempts are left. */
async function fail(job: Job, held: Held, error: string, ports: Ports): Promise<Ran> {
  const now = now_of(ports)
  const again = job.attempt < job.max_attempts
  const next: Job = {
    ...job,
    job_state: again ? 'queued' : 'failed',
    lease_expires_at: null,
    error,
    updated_at: now,
    completed_at: again ? null : now,
  }
  const put = job_put(next, held.version, again ? held.key : null, held.automatic)
  const review = await failed_review(job, now, ports)
  try {
    await ports.store.append({ documents: [put, ...(review ? [review.put] : [])] })
  } catch (cause) {
    if (!is_conflict(cause)) throw cause
    return { job: job_of(await must_find('job', job.job_id, ports)), review: null, action: null, error }
  }
  ports.bus.publish([...(review ? review_events(review.review) : []), job_event(next)])
  return { job: next, review: review?.review ?? null, action: null, error }
}

async function failed_review(
  job: Job,
  now: string,
  ports: Ports,
): Promise<{ review: Review; put: DocumentWrite } | null> {
  const stored = job.review_id === null ? undefined : await ports.store.get('review', job.review_id)
  if (!stored || is_terminal(review_of(stored).l3_state)) return null
  const review = changed_review(review_of(stored), { l3_state: 'failed', l3_reason_code: 'analysis_exception' }, now)
  return { review, put: review_put(review, stored.version) }
}

/** A queued job that can never run. */
async function give_up(stored: Stored, error: string, ports: Ports): Promise<Ran | null> {
  const job = job_of(stored)
  const spent = { ...job, attempt: job.max_attempts }
  return fail(spent, { version: stored.version, key: null, automatic: is_automatic(stored) }, error, ports)
}

/** Running jobs whose lease is over go on or fail. Called before every selection and by the maintenance timer. */
export async function expire_leases(ports: Ports): Promise<number> {
  const page = await ports.store.list('job', {
    state: 'running',
    expires_before_ms: ports.clock.now_ms() + 1,
    order: 'expires_asc',
    limit: DOCUMENT_STEP_ROWS,
  })
  for (const stored of page.rows) {
    const held = { version: stored.version, key: stored.idempotency_key, automatic: is_automatic(stored) }
    await fail(job_of(stored), held, 'lease expired', ports)
  }
  return page.rows.length
}
