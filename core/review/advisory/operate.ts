// Operations over several advisory objects: run the next job, drain the queue, a full review in one call.
// Source: CONTRACT 12.4 operations 7, 8, 13.
import { with_lock } from '#core/concurrency/mutex.ts'
import type {
  Action,
  DrainBody,
  FullReviewBody,
  Job,
  Ran,
  Review,
  RunNextBody,
  Runner,
  Snapshot,
} from '#core/contract/advisory.ts'
import { MAX_SNAPSHOT_CHILDREN } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { action_of } from '#core/review/advisory/action.ts'
import { job_of, must_find, review_of } from '#core/review/advisory/document.ts'
import { make_job, type Picking, queued_jobs } from '#core/review/advisory/job.ts'
import { expire_leases, run_stored } from '#core/review/advisory/run.ts'
import { default_runner } from '#core/review/advisory/runner.ts'
import { freeze, selection_of } from '#core/review/advisory/snapshot.ts'

/** What a run of queued jobs did. */
export interface Picked {
  selected_jobs: Job[]
  results: Ran[]
  ran_count: number
  failed_count: number
}

/** Runs up to `max` queued jobs one after the other, oldest first; a failure does not end it. `dry_run` only selects. */
export async function run_jobs(picking: Picking, max: number, dry_run: boolean, ports: Ports): Promise<Picked> {
  await expire_leases(ports)
  const picked: Picked = { selected_jobs: [], results: [], ran_count: 0, failed_count: 0 }
  if (dry_run) {
    picked.selected_jobs = (await queued_jobs(picking, max, new Set(), ports)).map(job_of)
    return picked
  }
  const tried = new Set<string>()
  while (picked.ran_count < max) {
    const [next] = await queued_jobs(picking, 1, tried, ports)
    if (!next) break
    // A job that failed and waits for its next attempt is not taken twice in one go.
    tried.add(next.id)
    const ran = await run_stored(next, ports).catch((cause) => give_way(cause, picked))
    if (ran === undefined) break
    if (ran === null) continue
    picked.selected_jobs.push(job_of(next))
    picked.results.push(ran)
    picked.ran_count++
    if (ran.error !== undefined) picked.failed_count++
  }
  return picked
}

/** Earlier results are not lost when the lanes are full or the store went away meanwhile. */
function give_way(cause: unknown, { ran_count }: Picked): undefined {
  if (ran_count === 0) throw cause
}

/** Runs the oldest queued job; a dry run only names it. Throws what the first job throws. */
export function run_next(body: RunNextBody, ports: Ports): Promise<Picked> {
  return run_jobs({ runner: body.runner, session_id: body.session_id }, 1, body.dry_run ?? false, ports)
}

/** Runs up to `max_jobs` queued jobs, oldest first; one failure never hides the results before it. */
export function drain(body: DrainBody, ports: Ports): Promise<Picked> {
  return run_jobs(
    { runner: body.runner, session_id: body.session_id },
    body.max_jobs ?? 1,
    body.dry_run ?? false,
    ports,
  )
}

/** What freeze, queue and run came to. */
export interface FullReviewed {
  snapshot: Snapshot
  job: Job | null
  review: Review | null
  action: Action | null
  reused: boolean
}

/** Freezes the evidence and reviews it; unchanged evidence that was reviewed already is not reviewed again unless forced. */
export async function full_review(session_id: string, body: FullReviewBody, ports: Ports): Promise<FullReviewed> {
  const defaults = { max_records: 100, max_tool_calls: 0 }
  const { snapshot } = await freeze(selection_of(session_id, body, 'operator_full_review', defaults), ports)
  const runner = body.runner ?? default_runner(ports)
  if (body.run === false) {
    await expire_leases(ports)
    const { job } = await make_job(snapshot.snapshot_id, { runner, retry: body.force === true }, ports)
    return { snapshot, job, review: null, action: null, reused: false }
  }
  // A caller who asks for what is being reviewed already waits for that review and is given it.
  const turn = `full review ${snapshot.snapshot_id} ${runner}`
  return with_lock(ports.store, turn, () => review_now(snapshot, runner, body.force === true, ports))
}

async function review_now(snapshot: Snapshot, runner: Runner, force: boolean, ports: Ports): Promise<FullReviewed> {
  const reused = force ? null : await finished_review(snapshot.snapshot_id, runner, ports)
  if (reused) return { snapshot, ...reused, reused: true }
  await expire_leases(ports)
  const { job } = await make_job(snapshot.snapshot_id, { runner, retry: true }, ports)
  const stored = await must_find('job', job.job_id, ports)
  const ran = stored.state === 'queued' ? await run_stored(stored, ports) : null
  // Somebody else is on it: the job tells how far it is.
  if (ran === null) {
    const current = job_of(await must_find('job', job.job_id, ports))
    return { snapshot, job: current, review: null, action: null, reused: false }
  }
  return { snapshot, job: ran.job, review: ran.review, action: ran.action, reused: false }
}

async function finished_review(snapshot_id: string, runner: string, ports: Ports) {
  const page = await ports.store.list('review', {
    lookup: snapshot_id,
    order: 'created_desc',
    limit: MAX_SNAPSHOT_CHILDREN,
  })
  const review = page.rows
    .map(review_of)
    .find((one) => one.review_runner === runner && (one.l3_state === 'completed' || one.l3_state === 'degraded'))
  if (!review) return null
  const job = review.job_id === null ? undefined : await ports.store.get('job', review.job_id)
  return { job: job ? job_of(job) : null, review, action: action_of(review) }
}
