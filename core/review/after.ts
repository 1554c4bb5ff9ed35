// After the reply: the output of an event is taken up for its scan, from memory while there is room and else from its record.
// Source: CONTRACT 16.1.
import type { DecisionRequest } from '#core/decision/request.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'
import { review_record } from '#core/review/left-over.ts'
import { review, reviewed_of } from '#core/review/score.ts'

/** Takes the output of one recorded event up for a scan; returns at once. */
export function review_output(request: DecisionRequest, verdict: Verdict, record_id: number, ports: Ports): void {
  const reviewed = reviewed_of(request.event, record_id, verdict.effects, false, ports)
  if (reviewed === null) return
  const { session_id, shown } = reviewed
  if (ports.background.run(() => review(reviewed, ports), reviewed.output.length)) return
  if (ports.background.run_last(() => review_record(session_id, record_id, ports))) return
  ports.log.error('post_action_not_scanned', { record_id, event_id: shown.event_id, cause: 'queue full' })
}
