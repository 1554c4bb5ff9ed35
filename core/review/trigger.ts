// What starts an L3 review without a demand: a suspicious sequence, accumulated risk, an action too large to read at a
// glance. Such a review never delays the action. Source: CONTRACT 11.1, 11.3.
import { is_raised } from '#core/contract/decision.ts'
import type { DecisionRequest } from '#core/decision/request.ts'
import { nests_deeper } from '#core/json.ts'
import { COMPLEX_PAYLOAD_CHARS, COMPLEX_PAYLOAD_DEPTH } from '#core/limits.ts'
import type { SessionView } from '#core/session/entry.ts'

/** Why a review starts by itself. */
export interface Triggered {
  reason: 'suspicious_sequence' | 'cumulative_risk' | 'complex_payload'
}

/** The first trigger that matches; null for an ordinary action. */
export function trigger_of({
  request,
  view,
}: {
  request: Pick<DecisionRequest, 'event'>
  view: SessionView
}): Triggered | null {
  if (request.event.event_type !== 'pre_action') return null
  if (view.sequences.some((sequence) => is_raised(sequence.risk_level))) return { reason: 'suspicious_sequence' }
  if (view.adds_up) return { reason: 'cumulative_risk' }
  return is_raised(view.level) && is_complex(request.event.payload) ? { reason: 'complex_payload' } : null
}

function is_complex(payload: Readonly<Record<string, unknown>>): boolean {
  return nests_deeper(payload, COMPLEX_PAYLOAD_DEPTH - 1) || JSON.stringify(payload).length >= COMPLEX_PAYLOAD_CHARS
}
