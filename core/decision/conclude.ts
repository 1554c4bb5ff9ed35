// From verdict and session view to everything that leaves the gateway: the decision, the record, the documents, the events.
// Pure. Every text that is stored or streamed is redacted here. Source: CONTRACT 1.4, 1.9, 6.1, 7.3; ENGINE 10.
import { type ApprovalDraft, pending_document, pending_event, shown_call } from '#core/approval/request.ts'
import { cut } from '#core/contract/characters.ts'
import type { CanonicalDecision } from '#core/contract/decision.ts'
import { rank } from '#core/contract/decision.ts'
import { Id } from '#core/contract/event.ts'
import type { StreamEvent } from '#core/contract/stream.ts'
import type { Evaluated, Outcome } from '#core/decision/evaluated.ts'
import { recorded_event } from '#core/decision/recorded-event.ts'
import type { DecisionResult } from '#core/decision/request.ts'
import { classify, dimensions_of, l3_of, snapshot_json } from '#core/decision/risk-snapshot.ts'
import { arguments_of } from '#core/dialect/arguments.ts'
import { MAX_REASON_CHARS, MAX_STREAM_COMMAND_CHARS } from '#core/limits.ts'
import { describe_refusal } from '#core/policy/describe.ts'
import type { Document, Kind, Ports, Write } from '#core/ports.ts'
import { may_hold_secret, redact, redact_text } from '#core/redact.ts'
import type { SessionView } from '#core/session/entry.ts'
import { tier_of } from '#core/session/tier.ts'
import type { Taxonomy } from '#core/taxonomy.ts'

/** Builds the outcome of one evaluation. */
export function conclude(evaluated: Evaluated, ports: Ports): Outcome {
  const { request, verdict, entry, view } = evaluated
  const { event } = request
  const recorded_at = ports.clock.iso(entry.at_ms)
  const taxonomy = classify(evaluated)
  const decision = decision_of(evaluated, ports)
  const decision_json = JSON.stringify(decision)
  const result: DecisionResult = {
    decision,
    decision_json,
    actual_tier: tier_of(entry),
    served_at: recorded_at,
    danger: Math.max(verdict.d1, verdict.d2, view.raised?.d3 ?? verdict.d3),
    record_id: record_id_of(evaluated),
    ...l3_of(evaluated),
  }
  const secretive = ports.settings.redact_secrets && may_hold_secret(evaluated.event_json)
  const stored_event = secretive ? redact(event) : event
  const command = command_of(stored_event.payload)
  const documents: NonNullable<Write['documents']> = []
  if (evaluated.lease) documents.push(evaluated.lease)
  const alert = alert_of(evaluated, recorded_at, taxonomy, ports)
  if (alert) documents.push({ kind: 'alert' as Kind, document: alert.document, expect: 'new' })
  const draft = draft_of(evaluated, decision, stored_event.payload, recorded_at)
  if (draft) documents.push({ kind: 'approval' as Kind, document: pending_document(draft), expect: 'new' })
  const event_json = recorded_event(secretive ? JSON.stringify(stored_event) : evaluated.event_json, event, recorded_at)
  // A rewritten payload holds whatever secrets the original held; only its client gets them.
  const { modified_payload } = decision
  const stored_json =
    secretive && modified_payload !== null
      ? JSON.stringify({ ...decision, modified_payload: redact(modified_payload) })
      : decision_json
  const write: Write = {
    record: {
      record_id: entry.record_id,
      session_id: event.session_id,
      event_id: event.event_id,
      request_id: request.request_id ?? event.event_id,
      codes: {
        event_type: event.event_type,
        decision: decision.decision,
        risk_level: view.level,
        tier: tier_of(entry),
        source_framework: event.source_framework,
        caller_adapter: entry.event.caller_adapter,
        composite: view.composite,
        dimensions: dimensions_of(verdict, view, entry),
        ...(taxonomy !== null && taxonomy.subtype !== 'unmapped' && { taxonomy: taxonomy.subtype }),
      },
      body: `{"event":${event_json},"decision":${stored_json},"risk_snapshot":${snapshot_json(evaluated, taxonomy)},"meta":${meta_json(evaluated, decision, result, 'ok')},"l3_trace":${JSON.stringify(evaluated.trace)}}`,
      ...(evaluated.retry ? { replaces: evaluated.retry.record_id } : {}),
    },
    session: evaluated.row,
    ...(documents.length > 0 ? { documents } : {}),
  }
  const events: StreamEvent[] = []
  if (view.first) events.push(session_start(evaluated, recorded_at))
  for (const sequence of view.sequences) events.push(sequence_event(evaluated, sequence, recorded_at, ports))
  events.push(decision_event(evaluated, decision, command, recorded_at, taxonomy))
  if (view.previous_level !== null && view.previous_level !== view.level) {
    events.push({
      type: 'session_risk_change',
      session_id: event.session_id,
      previous_risk: view.previous_level,
      current_risk: view.level,
      trigger_event: event.event_id,
      timestamp: recorded_at,
    })
  }
  if (alert) events.push(alert.event)
  if (draft) events.push(pending_event(draft))
  for (const transition of view.transitions) events.push(transition_event(transition, recorded_at))
  return { result, write, events }
}

/** The record this evaluation is found under: a retry after a missed deadline updates the first one (CONTRACT 1.5). */
function record_id_of({ retry, entry }: Pick<Evaluated, 'retry' | 'entry'>): number {
  return retry?.record_id ?? entry.record_id
}

/** The record of an answer that missed its deadline: the same evaluation, marked as such (CONTRACT 1.6). */
export function late_record(evaluated: Evaluated, outcome: Outcome): Write {
  const { record } = outcome.write
  if (!record) return {}
  const meta = meta_json(evaluated, outcome.result.decision, outcome.result, 'deadline_exceeded')
  const at = record.body.lastIndexOf(',"meta":')
  const body = `${record.body.slice(0, at)},"meta":${meta},"l3_trace":${JSON.stringify(evaluated.trace)}}`
  return { record: { ...record, body, replaces: record_id_of(evaluated) } }
}

function decision_of(evaluated: Evaluated, ports: Ports): CanonicalDecision {
  const { request, verdict, view, policy_version } = evaluated
  const refused = view.decision === 'block' || view.decision === 'defer'
  const waits = view.decision === 'defer' && view.approval !== null ? view.approval : null
  const { reason, suggestion } = describe_refusal(verdict, view)
  return {
    decision: view.decision,
    reason: cut(redact_text(reason), MAX_REASON_CHARS),
    risk_level: view.level,
    policy_id: view.policy_id,
    decision_source: view.source,
    policy_version,
    decision_latency_ms: Math.round((ports.clock.monotonic_ms() - request.started_ms) * 1000) / 1000,
    modified_payload: view.decision === 'modify' && verdict.rewrite ? { ...verdict.rewrite } : null,
    retry_after_ms: view.decision === 'defer' ? 1000 : null,
    failure_class: view.cause === 'queue-full' ? 'approval_queue_full' : 'none',
    final: view.decision !== 'defer',
    suggestion: refused && suggestion !== null ? redact_text(suggestion) : null,
    ...(waits ? { approval_id: waits.id, expires_at: waits.expires_at_ms } : {}),
  }
}

function meta_json(
  evaluated: Evaluated,
  decision: CanonicalDecision,
  result: DecisionResult,
  rpc_outcome: 'ok' | 'deadline_exceeded',
): string {
  const { request, entry, view, retry } = evaluated
  return JSON.stringify({
    request_id: request.request_id ?? request.event.event_id,
    actual_tier: result.actual_tier,
    deadline_ms: request.deadline_ms,
    caller_adapter: entry.event.caller_adapter,
    credential: request.caller.id,
    transport: request.transport,
    attempt: retry ? retry.attempt + 1 : 1,
    rpc_outcome,
    l3_available: result.l3_available,
    l3_requested: result.l3_requested,
    l3_state: result.l3_state,
    l3_reason: result.l3_reason,
    l3_reason_code: result.l3_reason_code,
    approval_id: decision.approval_id ?? view.settled_approval_id,
    observe: request.observe,
    ...(entry.tier && entry.tier.reason_code !== 'none' && { l2_reason_code: entry.tier.reason_code }),
    ...(entry.tier?.evidence?.length && { l2_evidence: entry.tier.evidence }),
  })
}

/** CONTRACT 6.1: one alert per rise of the session's level to high or critical. */
function alert_of(evaluated: Evaluated, timestamp: string, taxonomy: Taxonomy | null, ports: Ports) {
  const { request, view, entry } = evaluated
  const previous = view.previous_level
  if (rank(view.level) < 2 || (previous !== null && rank(previous) >= rank(view.level))) return null
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

function draft_of(
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
    source_framework: request.event.source_framework,
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

/** CONTRACT 7.3: payload.command, arguments.command (in every form of 1.3) or null. The payload is redacted already. */
function command_of(payload: Readonly<Record<string, unknown>>): string | null {
  if (typeof payload.command === 'string') return payload.command
  const { command } = arguments_of(payload)
  return typeof command === 'string' ? command : null
}

function session_start(evaluated: Evaluated, timestamp: string): StreamEvent {
  const { entry } = evaluated
  return {
    type: 'session_start',
    session_id: entry.event.session_id,
    agent_id: entry.event.agent_id,
    source_framework: entry.event.source_framework,
    timestamp,
    workspace_root: entry.event.workspace_root,
  }
}

function decision_event(
  evaluated: Evaluated,
  decision: CanonicalDecision,
  command: string | null,
  timestamp: string,
  taxonomy: Taxonomy | null,
): StreamEvent {
  const { request, view, entry } = evaluated
  const { l3_state, l3_reason_code } = l3_of(evaluated)
  return {
    type: 'decision',
    session_id: request.event.session_id,
    event_id: request.event.event_id,
    risk_level: view.level,
    decision: decision.decision,
    tool_name: entry.event.tool_name,
    actual_tier: tier_of(entry),
    timestamp,
    reason: decision.reason,
    command: command === null ? null : cut(command, MAX_STREAM_COMMAND_CHARS),
    approval_id: decision.approval_id ?? null,
    expires_at: decision.expires_at ?? null,
    request_id: request.request_id ?? request.event.event_id,
    event_type: request.event.event_type,
    agent_id: entry.event.agent_id,
    source_framework: request.event.source_framework,
    policy_id: decision.policy_id,
    decision_source: decision.decision_source,
    composite_score: view.composite,
    record_id: record_id_of(evaluated),
    suggestion: decision.suggestion,
    l3_state,
    l3_reason_code,
    ...(taxonomy && { risk_taxonomy: { ...taxonomy } }),
  }
}

function sequence_event(
  { request }: Evaluated,
  { sequence_id, risk_level, matched_event_ids, reason }: SessionView['sequences'][number],
  timestamp: string,
  ports: Ports,
): StreamEvent {
  return {
    type: 'trajectory_alert',
    session_id: request.event.session_id,
    sequence_id,
    risk_level,
    matched_event_ids: [...matched_event_ids],
    reason: redact_text(reason),
    handling: ports.settings.trajectory_alert_action,
    timestamp,
  }
}

/** A session state change as it is streamed. */
export function transition_event(transition: SessionView['transitions'][number], timestamp: string): StreamEvent {
  if (transition.kind === 'enforcement') {
    const { session_id, state, action, high_risk_count, cause } = transition
    return { type: 'session_enforcement_change', session_id, state, action, high_risk_count, timestamp, cause }
  }
  const { session_id, state, reason, reason_code, by } = transition
  return { type: 'session_quarantine_change', session_id, state, reason, reason_code, by, timestamp }
}
