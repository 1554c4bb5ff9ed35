// Ends approvals: by a person, the clock or a quarantine. Each approval has exactly one outcome: the store's
// compare-and-set decides who was first; then the session gets its lease and the stream the answer. An expired approval
// never becomes an allow. Source: CONTRACT 3.2, 3.4.
import { deliver } from '#core/approval/delivery.ts'
import { is_upstream } from '#core/approval/request.ts'
import { is_locked } from '#core/concurrency/mutex.ts'
import type { CanonicalDecision } from '#core/contract/decision.ts'
import type { StreamEvent } from '#core/contract/stream.ts'
import { GatewayError, reason_of } from '#core/errors.ts'
import { MAX_EXPIRED_PER_SWEEP } from '#core/limits.ts'
import type { Document, DocumentWrite, Stored } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { kept_text } from '#core/redact.ts'
import { apply_change } from '#core/session/change.ts'
import type { SessionChange } from '#core/session/entry.ts'
import { from_row, type SessionRow, to_row } from '#core/session/row.ts'

/** An outcome of an approval. */
export interface Settlement {
  state: 'allowed' | 'denied' | 'expired'
  /** Who ended it: `<credential>:<name>`, `system`, `quarantine` or `alpha:<who>`. */
  by: string
  reason: string | null
  /** Whether the asking framework was told; null when there is none. */
  forwarded: boolean | null
  /** Identifies repeated resolve calls (CONTRACT 3.3); unique over all approvals. */
  idempotency_key: string | null
}

/**
 * Ends one pending approval; null when somebody else was first. The document and the session's lease commit together.
 * Throws ENGINE_UNAVAILABLE, with nothing settled.
 */
export async function settle_approval(stored: Stored, wanted: Settlement, ports: Ports): Promise<Document | null> {
  const { by, reason } = wanted
  const settlement = {
    ...wanted,
    by: kept_text(by, ports.settings),
    reason: reason === null ? null : kept_text(reason, ports.settings),
  }
  const now_ms = ports.clock.now_ms()
  const lease_until_ms = lease_end(settlement, now_ms, ports)
  const change: SessionChange = {
    kind: 'settle',
    approval_id: stored.id,
    state: settlement.state,
    lease_until_ms,
  }
  const document = settled_document(stored, settlement, now_ms, lease_until_ms, ports)
  const session = stored.session_id === null ? null : await row_after(stored.session_id, change, now_ms, ports)
  try {
    const documents = [{ kind: 'approval', document, expect: stored.version } as const]
    await ports.store.append({ documents, ...(session && { session }) })
  } catch (cause) {
    if (cause instanceof GatewayError && cause.code === 'CONFLICT') return null
    throw cause
  }
  await announce(stored, settlement, change, now_ms, ports)
  return document
}

/** The session as it will be; null when it is gone. Nothing may happen between this and the write. */
async function row_after(
  session_id: string,
  change: SessionChange,
  now_ms: number,
  ports: Ports,
): Promise<SessionRow | null> {
  const view = await ports.shared.view(session_id)
  if (view === undefined) return null
  const state = from_row(to_row(view.state))
  apply_change(state, change, now_ms)
  return to_row(state)
}

/** After the commit: gives the session its lease, then informs everybody who waits. Never throws. */
async function announce(
  stored: Stored,
  settlement: Settlement,
  change: SessionChange,
  now_ms: number,
  ports: Ports,
): Promise<void> {
  const { session_id } = stored
  const { state } = settlement
  if (session_id === null) return
  try {
    await ports.shared.change(session_id, change, now_ms)
  } catch (cause) {
    // The session will take it from the document when it is loaded (core/session/reconcile.ts).
    ports.log.warn('settled_session_not_loaded', { session_id, cause: reason_of(cause) })
  }
  ports.metrics.count('asg_approvals_settled_total', { state })
  ports.metrics.observe('asg_approval_wait_seconds', { state }, Math.max(0, now_ms - stored.created_at_ms) / 1000)
  ports.bus.publish([resolved_event(stored.id, session_id, settlement, ports.clock.iso(now_ms))])
}

function resolved_event(
  approval_id: string,
  session_id: string,
  { state, by, reason }: Settlement,
  timestamp: string,
): StreamEvent {
  return {
    type: 'approval_resolved',
    approval_id,
    session_id,
    state,
    decision: DECIDED[state],
    settled_by: by,
    settled_reason: reason,
    timestamp,
  }
}

const DECIDED = { allowed: 'allow-once', denied: 'deny', expired: null } as const

/**
 * Until when the answer holds for the same action, ms, in the time of records: after the clock was set back they are later
 * than it, and an answer by the clock would be over before the action comes again. Zero after an expiry or quarantine, and
 * for an allow that the asking framework executes: its waiting action is the one use, and a lease would let a second pass.
 */
function lease_end({ state, by, forwarded }: Settlement, now_ms: number, ports: Ports): number {
  const acted_on = state === 'allowed' && (forwarded === true || by.startsWith(BY_ALPHA))
  const lease_ms = ports.settings.approval_lease_seconds * 1000
  if (lease_ms === 0 || state === 'expired' || by === BY_QUARANTINE || acted_on) return 0
  return ports.ids.record_time(now_ms) + lease_ms
}

/** The document of a settled approval; it expires when its lease ends. */
function settled_document(
  stored: Stored,
  settlement: Settlement,
  now_ms: number,
  lease_until_ms: number,
  ports: Ports,
): Document {
  const { kind: _kind, version: _version, updated_at_ms: _updated, ...document } = stored
  const { state, by, reason, forwarded, idempotency_key } = settlement
  return {
    ...document,
    state,
    idempotency_key,
    expires_at_ms: lease_until_ms === 0 ? null : lease_until_ms,
    body: {
      ...stored.body,
      state,
      settled_at: ports.clock.iso(now_ms),
      settled_by: by,
      settled_reason: reason,
      decision: DECIDED[state],
      outcome: outcome_of(stored, settlement, now_ms, ports),
      lease_until: lease_until_ms === 0 ? null : ports.clock.iso(lease_until_ms),
      forwarded,
    },
  }
}

/** The decision that the approval now represents (CONTRACT 3.2). */
function outcome_of(stored: Stored, settlement: Settlement, now_ms: number, ports: Ports): CanonicalDecision {
  const { state, by, reason } = settlement
  const level = stored.body.risk_level
  return {
    decision: state === 'allowed' ? 'allow' : 'block',
    reason: reason === null || reason === '' ? REASONS[state] : reason,
    risk_level: level === 'low' || level === 'medium' || level === 'critical' ? level : 'high',
    policy_id: 'approval',
    decision_source: state === 'expired' || by === BY_QUARANTINE ? 'system' : 'manual',
    policy_version: ports.policy.current().version,
    decision_latency_ms: Math.max(0, now_ms - stored.created_at_ms),
    modified_payload: null,
    retry_after_ms: null,
    failure_class: state === 'expired' ? 'approval_timeout' : 'none',
    final: true,
    suggestion: null,
  }
}

const REASONS = {
  allowed: 'A person approved this action.',
  denied: 'A person refused this action.',
  expired: 'Nobody answered the approval request in time; the action is refused.',
} as const

const EXPIRED: Settlement = { state: 'expired', by: 'system', reason: null, forwarded: null, idempotency_key: null }
/** `by` of approvals that a quarantine ended; cannot be a person's, which begins with a credential. */
export const BY_QUARANTINE = 'quarantine'
/** Prefix of `by` when somebody answered at the framework. */
export const BY_ALPHA = 'alpha:'
const QUARANTINED: Settlement = {
  state: 'denied',
  by: BY_QUARANTINE,
  reason: 'The session was quarantined.',
  forwarded: null,
  idempotency_key: null,
}

/**
 * Refuses expired approvals (CONTRACT 3.2). Called once a second, and at start until it returns 0, before the first
 * request. Skips one that is being answered right now. Returns how many expired.
 */
export async function expire_approvals(ports: Ports): Promise<number> {
  const page = await ports.store.list('approval', {
    state: 'pending',
    expires_before_ms: ports.clock.now_ms() + 1,
    order: 'expires_asc',
    limit: MAX_EXPIRED_PER_SWEEP,
  })
  const due = page.rows.filter((stored) => !is_locked(ports.store, stored.id))
  const ended = await Promise.all(due.map((stored) => end_by_itself(stored, EXPIRED, ports)))
  return ended.filter((done) => done).length
}

/**
 * Ends every pending approval of a quarantined session (CONTRACT 6.4): refused, or expired if its time was over.
 * Returns how many; never throws.
 */
export async function deny_quarantined(session_id: string, ports: Ports): Promise<number> {
  try {
    const page = await ports.store.list('approval', {
      state: 'pending',
      session_id,
      order: 'created_asc',
      limit: ports.settings.max_pending_approvals,
    })
    const now_ms = ports.clock.now_ms()
    const ended = await Promise.all(
      page.rows.map((stored) => end_by_itself(stored, is_over(stored, now_ms) ? EXPIRED : QUARANTINED, ports)),
    )
    return ended.filter((done) => done).length
  } catch (cause) {
    // An answer that still arrives finds the session quarantined (`end_overdue`).
    ports.log.warn('quarantined_approvals_wait', { session_id, cause: reason_of(cause) })
    return 0
  }
}

/** Ends an approval without a person and tells the asking framework. Never throws. */
async function end_by_itself(stored: Stored, settlement: Settlement, ports: Ports): Promise<boolean> {
  try {
    const upstream = is_upstream(stored.body)
    const settled = await settle_approval(stored, { ...settlement, forwarded: upstream ? false : null }, ports)
    if (settled === null) return false
    if (upstream) void deliver(stored, 'deny', settlement.reason, ports)
    return true
  } catch (cause) {
    ports.log.warn('approval_not_ended', { approval_id: stored.id, to: settlement.state, cause: reason_of(cause) })
    return false
  }
}

/** Whether nobody answered in time, although the sweep has not come yet. */
function is_over({ expires_at_ms }: Stored, now_ms: number): boolean {
  return expires_at_ms !== null && expires_at_ms <= now_ms
}

/**
 * Ends an approval that a person may not answer any more: it expired, or its session is quarantined. False when it may
 * be answered.
 */
export async function end_overdue(stored: Stored, ports: Ports): Promise<boolean> {
  if (is_over(stored, ports.clock.now_ms())) return end_by_itself(stored, EXPIRED, ports)
  const view = stored.session_id === null ? undefined : await ports.shared.view(stored.session_id)
  return view?.state.quarantined === 1 && end_by_itself(stored, QUARANTINED, ports)
}

/**
 * The approval that a decision uses up, marked as used, to be written in that decision's transaction: whoever commits
 * first has it. Throws ENGINE_UNAVAILABLE when the document does not allow anything any more.
 */
export async function spend_lease(approval_id: string | null, ports: Ports): Promise<DocumentWrite> {
  const stored = approval_id === null ? undefined : await ports.store.get('approval', approval_id)
  if (stored?.state !== 'allowed' || stored.body.lease_used === true) {
    throw new GatewayError('ENGINE_UNAVAILABLE', 'The approval of this action was used already')
  }
  const { kind, version, updated_at_ms: _updated, ...document } = stored
  return { kind, document: { ...document, body: { ...document.body, lease_used: true } }, expect: version }
}
