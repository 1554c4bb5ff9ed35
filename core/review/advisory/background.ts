// Reviews that start by themselves: a session became risky, its evidence is frozen and a job waits for the background, which
// runs one at a time and never in the way of a decision. Source: CONTRACT 12.4 "Automatic".
import { is_locked, with_lock } from '#core/concurrency/mutex.ts'
import type { Runner, Trigger } from '#core/contract/advisory.ts'
import { is_raised } from '#core/contract/decision.ts'
import type { StreamEvent } from '#core/contract/stream.ts'
import type { Evaluated } from '#core/decision/evaluated.ts'
import { reason_of } from '#core/errors.ts'
import { MAX_ADVISORY_ROUND } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { is_automatic } from '#core/review/advisory/document.ts'
import { make_job } from '#core/review/advisory/job.ts'
import { run_jobs } from '#core/review/advisory/operate.ts'
import { expire_leases } from '#core/review/advisory/run.ts'
import { DEFAULT_BUDGET, freeze, selection_of } from '#core/review/advisory/snapshot.ts'
import { trigger_of } from '#core/review/trigger.ts'

/** Why a review starts by itself, and which event did it. */
export interface Cause {
  trigger_reason: Trigger
  trigger_detail: string | null
  trigger_event_id: string
  /** Only a model can go on with a review that one began. */
  runner?: Runner
}

/** Freezes and queues, at most one unfinished review per session; the background then runs it. Never throws. */
export async function queue_advisory(session_id: string, cause: Cause, ports: Ports): Promise<void> {
  const { trigger_reason, trigger_detail, trigger_event_id, runner } = cause
  try {
    const queued = await with_lock(ports.store, `l3 ${session_id}`, async () => {
      if (await has_unfinished(session_id, ports)) return false
      const selection = selection_of(session_id, { trigger_event_id, trigger_detail }, trigger_reason, DEFAULT_BUDGET)
      const { snapshot } = await freeze(selection, ports)
      return (await make_job(snapshot.snapshot_id, { runner }, ports, true)).created
    })
    // Nobody waits for the review itself.
    if (queued) void work_advisory(ports)
  } catch (failure) {
    ports.log.warn('advisory_not_queued', { session_id, cause: String(failure) })
  }
}

async function has_unfinished(session_id: string, ports: Ports): Promise<boolean> {
  for (const state of ['queued', 'running']) {
    const page = await ports.store.list('job', { state, session_id, order: 'created_desc', limit: 100 })
    if (page.rows.some(is_automatic)) return true
  }
  return false
}

/**
 * Runs the waiting jobs one after the other, unless that is being done already; also called by the maintenance timer, after a restart
 * for instance. Never throws.
 */
async function work_advisory(ports: Ports): Promise<number> {
  if (!ports.ready() || is_locked(ports.store, WORKER)) return 0
  return with_lock(ports.store, WORKER, async () => {
    try {
      return (await run_jobs({ automatic: true }, MAX_ADVISORY_ROUND, false, ports)).ran_count
    } catch (cause) {
      ports.log.warn('advisory_worker_failed', { cause: reason_of(cause) })
      return 0
    }
  })
}

const WORKER = 'l3 worker'

/** Once a second: leases that are over, and with automatic reviews the next waiting job. */
export async function tend_advisory(ports: Ports): Promise<void> {
  await expire_leases(ports)
  if (ports.settings.l3_advisory_async) await work_advisory(ports)
}

/** What one decision calls for: a demanded review that has no verdict yet, a trigger of L3, or a session that became risky. */
export function advise(evaluated: Evaluated, events: readonly StreamEvent[], ports: Ports): void {
  const cause = cause_of(evaluated, events)
  if (cause === null) return
  const { session_id } = evaluated.request.event
  const taken = ports.background.run(() => queue_advisory(session_id, cause, ports))
  if (!taken) ports.log.warn('advisory_not_queued', { session_id, cause: 'too much to do' })
}

function cause_of({ request, entry, view, standing }: Evaluated, events: readonly StreamEvent[]): Cause | null {
  const { event_id: trigger_event_id } = request.event
  const l3 = entry.tier?.l3
  if (l3?.state === 'running') {
    return { trigger_reason: 'demanded', trigger_detail: l3.reason, trigger_event_id, runner: 'llm_provider' }
  }
  const sequence = events.some((event) => event.type === 'trajectory_alert' && is_raised(event.risk_level))
  if (sequence) return { trigger_reason: 'trajectory_alert', trigger_detail: null, trigger_event_id }
  const trigger = standing.by_itself ? trigger_of({ request, view }) : null
  if (trigger) return { trigger_reason: 'threshold', trigger_detail: trigger.reason, trigger_event_id }
  const risen = events.some((event) => event.type === 'alert' && is_raised(event.current_risk))
  return risen ? { trigger_reason: 'threshold', trigger_detail: null, trigger_event_id } : null
}
