// The event as its record stores it: members that the sender left out get the contract's defaults. Source: CONTRACT 1.3
// "Default".
import type { CanonicalEvent } from '#core/contract/event.ts'

/** Occurs in every record of an event that may hold an output, and hardly ever in another. */
export const OUTPUT_MARK = '"event_type":"post_'

/** Defaults of members that were left out; `occurred_at` becomes the time of receipt. */
const DEFAULTS = {
  agent_id: 'unknown',
  trace_id: null,
  event_subtype: null,
  tool_name: null,
  source_protocol_version: null,
  mapping_profile: null,
  risk_hints: [],
} as const satisfies Partial<CanonicalEvent>
const DEFAULT_TEXTS = Object.entries(DEFAULTS).map(
  ([name, value]) => [name as keyof typeof DEFAULTS, `${JSON.stringify({ [name]: value }).slice(1, -1)},`] as const,
)

/** Text of the event with defaults filled in; null counts as left out (CONTRACT 0.1). */
export function recorded_event(text: string, event: CanonicalEvent, recorded_at: string): string {
  const { agent_id, occurred_at, risk_hints } = event
  if (agent_id === null || occurred_at === null || risk_hints === null) {
    const given = JSON.parse(text) as CanonicalEvent
    const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
    return JSON.stringify({ ...given, ...DEFAULTS, occurred_at: recorded_at, ...sent })
  }
  // Defaults are prepended as text, without parsing: an event may be megabytes long.
  let left_out = occurred_at === undefined ? `"occurred_at":"${recorded_at}",` : ''
  for (const [name, shown] of DEFAULT_TEXTS) if (event[name] === undefined) left_out += shown
  return left_out === '' ? text : `{${left_out}${text.slice(1)}`
}
