// A record as one line of a fixture file for `asg test`, in the form that `asg test --record` prints. Pure.
import type { TrajectoryRecord } from '#core/contract/report.ts'
import { tool_input_of } from '#runtime/ui/text/evidence.ts'

/** Null for records that are no action: only actions become fixtures. */
export function fixture_of({ event, decision, meta }: TrajectoryRecord): string | null {
  if (event.event_type !== 'pre_action') return null
  const { cwd } = event.payload
  return JSON.stringify({
    id: meta.request_id,
    tool_name: typeof event.tool_name === 'string' ? event.tool_name : 'Bash',
    tool_input: tool_input_of(event.payload),
    ...(typeof cwd === 'string' && { cwd }),
    expect: decision.decision,
    // Decisions without a rule are named by one word.
    ...(decision.policy_id.includes('/') && { rule: decision.policy_id }),
  })
}
