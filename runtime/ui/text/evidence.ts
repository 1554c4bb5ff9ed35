// What of a record is shown as the action itself. Pure.
import type { TrajectoryRecord } from '#core/contract/report.ts'

type Payload = TrajectoryRecord['event']['payload']

/** The command when there is one, the arguments otherwise. */
export function shown_action({ payload, tool_name }: TrajectoryRecord['event']): string {
  const input = tool_input_of(payload)
  const told = [payload.command, input.command].find((one) => typeof one === 'string')
  if (typeof told === 'string') return told
  const name = typeof tool_name === 'string' ? tool_name : 'event'
  return `${name} ${JSON.stringify(input, null, 2)}`
}

/** What the tool was called with. */
export function tool_input_of(payload: Payload): Readonly<Record<string, unknown>> {
  const { arguments: args, command } = payload
  if (typeof args === 'object' && args !== null) return args as Readonly<Record<string, unknown>>
  return typeof command === 'string' ? { command } : payload
}
