// Reviews that start by themselves: a session became risky, its evidence is frozen and a job waits for the background, which
// runs one at a time and never in the way of a decision. Source: CONTRACT 12.4 "Automatic".
import type { Trigger } from '#core/contract/advisory.ts'
import { rank } from '#core/contract/decision.ts'
import type { StreamEvent } from '#core/contract/stream.ts'
import type { Ports } from '#core/ports.ts'
import { is_automatic } from '#core/review/advisory/document.ts'
import { expire_leases, make_job } from '#core/review/advisory/job.ts'
import { run_jobs } from '#core/review/advisory/operate.ts'
import { freeze, selection_of } from '#core/review/advisory/snapshot.ts'
import { in_turn } from '#core/turn.ts'

const DEFAULTS = { max_records: 50, max_tool_calls: 4 }

/** Freezes and queues, at most one unfinished review per session; the background then runs it. Never throws. */
export async function queue_advisory(
  session_id: string,
  trigger_reason: Trigger,
  trigger_event_id: string,
  ports: Ports,
): Promise<void> {
  try {
    const queued = await in_turn(ports.store, `l3 ${session_id}`, async () => {
      if (await has_unfinished(session_id, ports)) return false
      const selection = selection_of(session_id, { trigger_event_id }, trigger_reason, DEFAULTS)
      const { snapshot } = await freeze(selection, ports)
      return (await make_job(snapshot.snapshot_id, {}, ports, true)).created
    })
    if (queued) await work_advisory(ports)
  } catch (cause) {
    ports.log.warn('advisory_not_queued', { session_id, cause: String(cause) })
  }
}

async function has_unfinished(session_id: string, ports: Ports): Promise<boolean> {
  for (const state of ['queued', 'running']) {
    const page = await ports.store.list('job', { state, session_id, order: 'created_desc', limit: 100 })
    if (page.rows.some(is_automatic)) return true
  }
  return false
}

/** Runs one waiting job after the others of this process; also called by the maintenance timer, after a restart for instance. */
export function work_advisory(ports: Ports): Promise<number> {
  return in_turn(ports.store, 'l3 worker', async () => {
    const { ran_count } = await run_jobs({ automatic: true }, 1, false, ports)
    return ran_count
  })
}

/** Once a second: leases that are over, and with automatic reviews the next waiting job. */
export async function tend_advisory(ports: Ports): Promise<void> {
  await expire_leases(ports)
  if (ports.settings.l3_advisory_async) await work_advisory(ports)
}

/** What one decision announced may call for a review of its session (CONTRACT 12.4): a rise to high, or a matched sequence. */
export function advise(session_id: string, event_id: string, events: readonly StreamEvent[], ports: Ports): void {
  const sequence = events.some((event) => event.type === 'trajectory_alert' && rank(event.risk_level) >= 2)
  const risen = events.some((event) => event.type === 'alert' && rank(event.current_risk) >= 2)
  if (sequence || risen) void queue_advisory(session_id, sequence ? 'trajectory_alert' : 'threshold', event_id, ports)
}
