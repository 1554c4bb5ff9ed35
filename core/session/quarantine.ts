// Quarantine of a session: started by an operator or by repeated enforcement, ended only by an operator. Source:
// CONTRACT 6.4.
import type { Transition } from '#core/session/entry.ts'
import type { QuarantineNote, SessionState } from '#core/session/state.ts'

/** Quarantines a session that is not quarantined. Its waiting approvals end, since nobody may allow them any more. */
export function confine(
  state: SessionState,
  { reason, reason_code, at_ms, by }: Pick<QuarantineNote, 'reason' | 'reason_code' | 'at_ms' | 'by'>,
): Transition {
  state.quarantined = 1
  state.quarantine_blocked = 0
  state.quarantine = {
    reason,
    reason_code,
    at_ms,
    by,
    released_at_ms: 0,
    released_by: null,
    release_reason: null,
  }
  state.waiting = state.waiting.filter((waiting) => waiting.state !== 'pending')
  return { kind: 'quarantine', session_id: state.session_id, state: 'quarantined', reason, reason_code, by }
}

/** Ends a quarantine; null when there is none. */
export function free(state: SessionState, by: string, reason: string | null, at_ms: number): Transition | null {
  if (state.quarantined === 0) return null
  state.quarantined = 0
  const reason_code = state.quarantine?.reason_code ?? 'operator'
  if (state.quarantine) {
    state.quarantine = { ...state.quarantine, released_at_ms: at_ms, released_by: by, release_reason: reason }
  }
  return { kind: 'quarantine', session_id: state.session_id, state: 'released', reason, reason_code, by }
}
