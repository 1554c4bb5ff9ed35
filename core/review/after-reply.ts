// Scans outputs after the reply: from memory while there is room, later from the record. When a finding has
// consequences, the session's next action waits for the scan. Source: CONTRACT 16.1, 16.3.
import type { DecisionRequest } from '#core/decision/request.ts'
import { MAX_SCAN_WAIT_MS } from '#core/limits.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'
import { review, reviewed_of } from '#core/review/score.ts'
import { remaining_ms } from '#core/review/semantic-model.ts'
import { review_record } from '#core/review/unscanned.ts'

/** Queues the output of a recorded event for scanning; returns at once. */
export function review_output(request: DecisionRequest, verdict: Verdict, record_id: number, ports: Ports): void {
  const reviewed = reviewed_of(request.event, record_id, verdict.effects, false, ports)
  if (reviewed === null) return
  const { session_id, shown } = reviewed
  if (ports.background.run(() => review(reviewed, ports), reviewed.output.length, session_id)) return
  if (ports.background.run_last(() => review_record(session_id, record_id, ports), session_id)) return
  ports.log.error('post_action_not_scanned', { record_id, event_id: shown.event_id, cause: 'queue full' })
}

/** A scan of an earlier output that may affect this action; null when there is nothing to wait for. */
export function scan_before({ event }: DecisionRequest, { settings, background }: Ports): Promise<void> | null {
  const decides = event.event_type === 'pre_action' && settings.post_action.action !== 'broadcast'
  return decides ? background.done(event.session_id) : null
}

/** Resolves when the scan ends, or when half of the remaining time is over. */
export async function wait_for_scan(scan: Promise<void>, request: DecisionRequest, ports: Ports): Promise<void> {
  const over = new AbortController()
  const patience_ms = Math.min(MAX_SCAN_WAIT_MS, remaining_ms(request, ports) / 2)
  await Promise.race([scan, ports.clock.after(patience_ms, over.signal)])
  over.abort()
}
