// Enforcement of a session after repeated high-risk actions: counting, start, renewal, end. Source: CONTRACT 6.2.
import { is_raised, is_sensitive } from '#core/contract/decision.ts'
import type { Entry, SessionView, Transition } from '#core/session/entry.ts'
import { confine } from '#core/session/quarantine.ts'
import type { SessionState } from '#core/session/state.ts'
import type { Settings } from '#core/settings.ts'

/** Whether an enforcement's cooldown is over; reports then show the session as normal (CONTRACT 6.2). */
export function is_cool(state: SessionState, now_ms: number, settings: Settings): boolean {
  const cooldown_ms = settings.enforcement_cooldown_seconds * 1000
  return state.enforced === 1 && cooldown_ms > 0 && now_ms - state.last_high_at_ms >= cooldown_ms
}

/** Ends an enforcement whose cooldown is over; null when there is none. */
export function cool_down(state: SessionState, now_ms: number, settings: Settings): Transition[] {
  return is_cool(state, now_ms, settings) ? [release(state, 'cooldown')] : []
}

/** Ends an enforcement; the caller has checked that there is one. */
export function release(state: SessionState, cause: 'operator' | 'cooldown'): Transition {
  const transition: Transition = {
    kind: 'enforcement',
    session_id: state.session_id,
    state: 'released',
    action: state.enforcement_action,
    high_risk_count: state.enforcement_count,
    cause,
  }
  state.enforced = 0
  state.enforcement_action = ''
  state.enforcement_count = 0
  state.enforced_at_ms = 0
  state.last_high_at_ms = 0
  return transition
}

/** Counts an event after its decision; enforcement applies from the next pre_action on (CONTRACT 6.2). */
export function enforce(
  state: SessionState,
  entry: Entry,
  danger: number,
  view: SessionView,
  settings: Settings,
  transitions: Transition[],
): void {
  if (view.cause === 'quarantine') state.quarantine_blocked++
  const counted =
    is_raised(view.level) &&
    is_sensitive(danger) &&
    view.cause !== 'quarantine' &&
    view.cause !== 'denied' &&
    !(view.cause === 'enforcement' && view.decision === 'block')
  if (!counted) return
  state.enforcement_count++
  if (state.enforced === 1) {
    state.last_high_at_ms = entry.at_ms
    return
  }
  if (!settings.enforcement_enabled || state.enforcement_count < settings.enforcement_threshold) return
  state.enforced = 1
  state.enforcement_action = settings.enforcement_action
  state.enforced_at_ms = entry.at_ms
  state.last_high_at_ms = entry.at_ms
  transitions.push({
    kind: 'enforcement',
    session_id: state.session_id,
    state: 'enforced',
    action: state.enforcement_action,
    high_risk_count: state.enforcement_count,
    cause: 'threshold',
  })
  if (state.enforcement_action !== 'block') return
  state.enforcement_periods++
  if (state.enforcement_periods < 2 || state.quarantined === 1) return
  transitions.push(
    confine(state, { reason: REPEATED, reason_code: 'enforcement_repeat', at_ms: entry.at_ms, by: 'system' }),
  )
}

const REPEATED = 'The session came under enforcement for the second time.'
