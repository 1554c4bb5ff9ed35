// Approvals: the durable question to a person behind every defer. Creation and expiry; settling joins in functions/ahp/resolve.
// Source: CONTRACT 3. There is no way from expiry to allow.
import type { CanonicalDecision } from '#core/contract/decision.ts'
import type { StreamEvent } from '#core/contract/stream.ts'
import { canonical_json } from '#core/json.ts'
import { MAX_APPROVAL_ARGUMENT_BYTES, MAX_APPROVAL_COMMAND_CHARS } from '#core/limits.ts'
import type { Document, Ports, Stored } from '#core/ports.ts'

/** What a new approval is made of; every text is redacted already. */
export interface ApprovalDraft {
  approval_id: string
  session_id: string
  event_id: string
  request_id: string
  agent_id: string
  source_framework: string
  tool_name: string | null
  command: string | null
  arguments: Record<string, unknown>
  reason: string
  policy_id: string
  risk_level: string
  suggestion: string | null
  fingerprint: string
  upstream_approval_id: string | null
  requested_at_ms: number
  requested_at: string
  expires_at_ms: number
  timeout_s: number
}

/** The stored document of a pending approval (CONTRACT 3.1). */
export function pending_document(draft: ApprovalDraft): Document {
  const { requested_at_ms, expires_at_ms, ...fields } = draft
  const text = canonical_json(draft.arguments)
  const body = {
    ...fields,
    state: 'pending',
    command: draft.command === null ? null : draft.command.slice(0, MAX_APPROVAL_COMMAND_CHARS),
    // UTF-16 length bounds the UTF-8 size from below by at most a factor of 3; the limit is about size on screen and on disk.
    arguments:
      text.length <= MAX_APPROVAL_ARGUMENT_BYTES
        ? draft.arguments
        : { truncated: true, text: text.slice(0, MAX_APPROVAL_ARGUMENT_BYTES) },
    expires_at: expires_at_ms,
    settled_at: null,
    settled_by: null,
    settled_reason: null,
    decision: null,
    outcome: null,
    lease_until: null,
    lease_used: false,
    forwarded: null,
  }
  return {
    id: draft.approval_id,
    session_id: draft.session_id,
    state: 'pending',
    lookup: draft.upstream_approval_id ?? draft.fingerprint,
    idempotency_key: null,
    created_at_ms: requested_at_ms,
    expires_at_ms,
    body,
  }
}

/** The event that tells operators that someone waits (CONTRACT 7.3). */
export function pending_event(draft: ApprovalDraft, command: string | null): StreamEvent {
  return {
    type: 'approval_pending',
    approval_id: draft.approval_id,
    session_id: draft.session_id,
    event_id: draft.event_id,
    tool_name: draft.tool_name,
    command,
    reason: draft.reason,
    risk_level: draft.risk_level as CanonicalDecision['risk_level'],
    policy_id: draft.policy_id,
    suggestion: draft.suggestion,
    expires_at: draft.expires_at_ms,
    timeout_s: draft.timeout_s,
    timestamp: draft.requested_at,
  }
}

/** Approvals settled by one sweep; the rest follow at the next tick. */
const MAX_EXPIRED_PER_SWEEP = 200

/**
 * Refuses every approval whose time is over (CONTRACT 3.2). A compare-and-set per approval: a settle that came first wins.
 * Called once a second and at start. Returns how many expired.
 */
export async function expire_approvals(ports: Ports): Promise<number> {
  const now_ms = ports.clock.now_ms()
  const page = await ports.store.list('approval', {
    state: 'pending',
    expires_before_ms: now_ms + 1,
    order: 'expires_asc',
    limit: MAX_EXPIRED_PER_SWEEP,
  })
  for (const stored of page.rows) await expire(stored, now_ms, ports)
  return page.rows.length
}

async function expire(stored: Stored, now_ms: number, ports: Ports): Promise<void> {
  const settled_at = ports.clock.iso(now_ms)
  const { session_id } = stored
  const outcome: Partial<CanonicalDecision> = {
    decision: 'block',
    reason: 'Nobody answered the approval request in time; the action is refused.',
    policy_id: 'approval',
    decision_source: 'system',
    failure_class: 'approval_timeout',
    final: true,
  }
  const body = {
    ...stored.body,
    state: 'expired',
    settled_at,
    settled_by: 'system',
    settled_reason: 'timeout',
    outcome,
  }
  try {
    await ports.store.put('approval', { ...stored, state: 'expired', body }, stored.version)
  } catch (cause) {
    ports.log.warn('approval_expiry_lost', { approval_id: stored.id, cause: String(cause) })
    return
  }
  if (session_id === null) return
  const change = { kind: 'settle', approval_id: stored.id, state: 'expired', lease_until_ms: 0 } as const
  await ports.shared.change(session_id, change, now_ms)
  ports.metrics.count('asg_approvals_settled_total', { state: 'expired' })
  ports.bus.publish([
    {
      type: 'approval_resolved',
      approval_id: stored.id,
      session_id,
      state: 'expired',
      decision: null,
      settled_by: 'system',
      settled_reason: 'timeout',
      timestamp: settled_at,
    },
  ])
}
