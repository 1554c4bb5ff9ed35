// Refused events: they get no record, but one sample for the invalid-event alerts and one bounded log line. Source:
// CONTRACT 1.9, 5.1.
import type { Transport } from '#core/decision/request.ts'
import { reason_of } from '#core/errors.ts'
import { MAX_LOGGED_REFUSAL_CHARS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'

/** Counts one refused event, without waiting. Never throws: a sample that cannot be stored is logged. */
export function count_invalid(transport: Transport, why: string, ports: Ports): void {
  const at_ms = ports.clock.now_ms()
  ports.metrics.count('asg_invalid_events_total', { transport })
  ports.log.warn('event_refused', { transport, why: why.slice(0, MAX_LOGGED_REFUSAL_CHARS) })
  void ports.store
    .append({ tally: [{ key: `invalid:${transport}`, count: 1, at_ms }] })
    .catch((cause) => ports.log.error('invalid_event_uncounted', { cause: reason_of(cause) }))
}
