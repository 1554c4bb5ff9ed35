// Actions of a session that wait for a person, and the answers. Source: CONTRACT 3.2 to 3.4.
import type { Entry, SessionView } from '#core/session/entry.ts'
import type { SessionState, Waiting } from '#core/session/state.ts'
import type { Surroundings } from '#core/session/surroundings.ts'

/**
 * Handles a defer: a lease lets it pass once, a pending approval is joined, a full queue refuses, else a new approval
 * waits.
 */
export function ask(state: SessionState, entry: Entry, around: Surroundings, view: SessionView): void {
  if (entry.observe) return
  const lease = entry.verdict.locked ? undefined : find_waiting(state, entry, 'allowed')
  if (lease) {
    state.waiting = state.waiting.filter((other) => other !== lease)
    view.decision = 'allow'
    view.policy_id = 'approval'
    view.source = 'manual'
    view.cause = 'lease'
    view.settled_approval_id = lease.approval_id
    return
  }
  const pending = find_waiting(state, entry, 'pending')
  if (pending) {
    view.approval = { id: pending.approval_id, expires_at_ms: pending.until_ms, joined: true }
    return
  }
  if (entry.approval === null || entry.fingerprint === null) return
  if (around.pending_approvals >= around.settings.max_pending_approvals) {
    view.decision = 'block'
    view.cause = 'queue-full'
    return
  }
  state.waiting.push({
    approval_id: entry.approval.id,
    fingerprint: entry.fingerprint,
    state: 'pending',
    until_ms: entry.approval.expires_at_ms,
  })
  view.approval = { id: entry.approval.id, expires_at_ms: entry.approval.expires_at_ms, joined: false }
}

/** The unexpired entry of that kind for the same action. */
export function find_waiting(state: SessionState, entry: Entry, kind: Waiting['state']): Waiting | undefined {
  if (entry.fingerprint === null || state.waiting.length === 0) return undefined
  return state.waiting.find(
    (waiting) => waiting.state === kind && waiting.fingerprint === entry.fingerprint && waiting.until_ms > entry.at_ms,
  )
}
