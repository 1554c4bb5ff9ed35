// What a decision leaves open until a person reacts: an alert, an approval. Pure; every text is redacted already.
// Source: CONTRACT 3.1, 6.1.
import { type ApprovalDraft, shown_call } from '#core/approval/request.ts'
import { type CanonicalDecision, is_raised, rank } from '#core/contract/decision.ts'
import { Id } from '#core/contract/event.ts'
import type { StreamEvent } from '#core/contract/stream.ts'
import type { Evaluated } from '#core/decision/evaluated.ts'
import type { Document } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import type { Taxonomy } from '#core/taxonomy.ts'

/** An alert as it is stored and as it is streamed. */
export interface RaisedAlert {
  document: Document
  event: StreamEvent
}

/** The alert of a decision that raised its session's level to high or critical; null for every other. */
export function alert_of(
  evaluated: Evaluated,
  timestamp: string,
  taxonomy: Taxonomy | null,
  ports: Ports,
): RaisedAlert | null {
  const { request, view, entry } = evaluated
  const previous = view.previous_level
  if (!is_raised(view.level) || (previous !== null && rank(previous) >= rank(view.level))) return null
  const { session_id, event_id } = request.event
  const alert_id = ports.ids.next('alr')
  const high = view.state.high_or_critical_count
  const message = `Session ${session_id}: risk rose from ${previous ?? 'none'} to ${view.level} (${high} high-risk events)`
  const document: Document = {
    id: alert_id,
    session_id,
    state: 'unacknowledged',
    lookup: view.level,
    idempotency_key: null,
    created_at_ms: entry.at_ms,
    expires_at_ms: null,
    body: {
      alert_id,
      severity: view.level,
      metric: 'session_risk_escalation',
      session_id,
      message,
      details: {
        previous_risk: previous,
        current_risk: view.level,
        high_risk_count: high,
        cumulative_score: view.composite,
        trigger_event_id: event_id,
        tool_name: entry.event.tool_name,
      },
      triggered_at: timestamp,
      acknowledged: false,
      acknowledged_by: null,
      acknowledged_at: null,
      ...(taxonomy && { risk_taxonomy: taxonomy }),
    },
  }
  const event: StreamEvent = {
    type: 'alert',
    alert_id,
    severity: view.level,
    metric: 'session_risk_escalation',
    session_id,
    current_risk: view.level,
    message,
    timestamp,
    ...(taxonomy && { risk_taxonomy: { ...taxonomy } }),
  }
  return { document, event }
}

/** The approval that a defer asks for; null when no person is asked, or the same action already waits. */
export function draft_of(
  evaluated: Evaluated,
  decision: CanonicalDecision,
  payload: Readonly<Record<string, unknown>>,
  requested_at: string,
): ApprovalDraft | null {
  const { request, view, entry } = evaluated
  if (view.approval === null || view.approval.joined || entry.fingerprint === null) return null
  const upstream = Id.safeParse(request.event.payload.approval_id)
  return {
    approval_id: view.approval.id,
    session_id: request.event.session_id,
    event_id: request.event.event_id,
    request_id: request.request_id ?? request.event.event_id,
    agent_id: entry.event.agent_id,
    source_framework: entry.event.source_framework,
    tool_name: entry.event.tool_name,
    ...shown_call(payload),
    reason: decision.reason,
    policy_id: decision.policy_id,
    risk_level: decision.risk_level,
    suggestion: decision.suggestion,
    fingerprint: entry.fingerprint,
    upstream_approval_id: upstream.success ? upstream.data : null,
    requested_at_ms: entry.at_ms,
    requested_at,
    expires_at_ms: view.approval.expires_at_ms,
    timeout_s: Math.max(0, Math.round((view.approval.expires_at_ms - entry.at_ms) / 1000)),
  }
}
