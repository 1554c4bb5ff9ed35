// Turns verdict and session view into everything that leaves the gateway: decision, record, documents, stream events.
// Pure. Every text that is stored or streamed is redacted here. Source: CONTRACT 1.4, 1.9, 6.1, 7.3; ENGINE 10.
import { pending_document } from '#core/approval/request.ts'
import { cut } from '#core/contract/characters.ts'
import type { CanonicalDecision } from '#core/contract/decision.ts'
import { type Evaluated, type Outcome, record_id_of } from '#core/decision/evaluated.ts'
import { alert_of, draft_of } from '#core/decision/opened.ts'
import { recorded_event } from '#core/decision/recorded-event.ts'
import { type DecisionResult, latency_ms } from '#core/decision/request.ts'
import { classify, dimensions_of, l3_of, snapshot_json } from '#core/decision/risk-snapshot.ts'
import { events_of } from '#core/decision/stream-events.ts'
import { DEFER_RETRY_MS, MAX_REASON_CHARS } from '#core/limits.ts'
import { describe_refusal } from '#core/policy/describe.ts'
import type { DocumentWrite, NewRecord, Write } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { may_hold_secret, redact, redact_text } from '#core/redact.ts'
import { tier_of } from '#core/session/tier.ts'
import type { Taxonomy } from '#core/taxonomy.ts'

/** Builds the outcome of one evaluation. */
export function conclude(evaluated: Evaluated, ports: Ports): Outcome {
  const { request, verdict, entry, view } = evaluated
  const { event } = request
  const recorded_at = ports.clock.iso(entry.at_ms)
  const taxonomy = classify(evaluated)
  const decision = decision_of(evaluated, ports)
  const result: DecisionResult = {
    decision,
    decision_json: JSON.stringify(decision),
    actual_tier: tier_of(entry),
    served_at: recorded_at,
    danger: Math.max(verdict.d1, verdict.d2, view.raised?.d3 ?? verdict.d3),
    record_id: record_id_of(evaluated),
    ...l3_of(evaluated),
  }
  const secretive = ports.settings.redact_secrets && may_hold_secret(evaluated.event_json)
  const stored_event = secretive ? redact(event) : event
  const { payload } = stored_event
  const alert = alert_of(evaluated, recorded_at, taxonomy, ports)
  const draft = draft_of(evaluated, decision, payload, recorded_at)
  const documents: DocumentWrite[] = []
  if (evaluated.lease) documents.push(evaluated.lease)
  if (alert) documents.push({ kind: 'alert', document: alert.document, expect: 'new' })
  if (draft) documents.push({ kind: 'approval', document: pending_document(draft), expect: 'new' })
  const stored_json = secretive ? JSON.stringify(stored_event) : evaluated.event_json
  const body = {
    event: recorded_event(stored_json, event, recorded_at),
    decision: secretive ? without_secrets(result) : result.decision_json,
  }
  const write: Write = {
    record: record_of(evaluated, result, taxonomy, body),
    session: evaluated.row,
    ...(documents.length > 0 ? { documents } : {}),
  }
  const events = events_of(evaluated, { decision, payload, alert, draft, taxonomy, recorded_at }, ports)
  return { result, write, events }
}

/** The decision as it is stored: a rewritten payload may hold the original's secrets, which only its client gets. */
function without_secrets({ decision, decision_json }: DecisionResult): string {
  const { modified_payload } = decision
  if (modified_payload === null) return decision_json
  return JSON.stringify({ ...decision, modified_payload: redact(modified_payload) })
}

/** The record of one evaluation; `body` holds event and decision as JSON texts with secrets masked. */
function record_of(
  evaluated: Evaluated,
  result: DecisionResult,
  taxonomy: Taxonomy | null,
  body: { event: string; decision: string },
): NewRecord {
  const { request, verdict, entry, view } = evaluated
  const { event } = request
  return {
    record_id: entry.record_id,
    session_id: event.session_id,
    event_id: event.event_id,
    request_id: request.request_id ?? event.event_id,
    codes: {
      event_type: event.event_type,
      decision: result.decision.decision,
      risk_level: view.level,
      tier: result.actual_tier,
      source_framework: entry.event.source_framework,
      caller_adapter: entry.event.caller_adapter,
      composite: view.composite,
      dimensions: dimensions_of(verdict, view, entry),
      ...(taxonomy !== null && taxonomy.subtype !== 'unmapped' && { taxonomy: taxonomy.subtype }),
    },
    body:
      `{"event":${body.event},"decision":${body.decision},"risk_snapshot":` +
      `${snapshot_json(evaluated, taxonomy)},"meta":${meta_json(evaluated, result, 'ok')},"l3_trace":` +
      `${JSON.stringify(evaluated.trace)}}`,
    ...(evaluated.retry ? { replaces: evaluated.retry.record_id } : {}),
  }
}

/** The record of an evaluation whose answer missed its deadline: the same, but marked (CONTRACT 1.6). */
export function late_record(evaluated: Evaluated, outcome: Outcome): Write {
  const { record } = outcome.write
  if (!record) return {}
  const meta = meta_json(evaluated, outcome.result, 'deadline_exceeded')
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
    decision_latency_ms: latency_ms(request, ports.clock.monotonic_ms()),
    modified_payload: view.decision === 'modify' && verdict.rewrite ? { ...verdict.rewrite } : null,
    retry_after_ms: view.decision === 'defer' ? DEFER_RETRY_MS : null,
    failure_class: view.cause === 'queue-full' ? 'approval_queue_full' : 'none',
    final: view.decision !== 'defer',
    suggestion: refused && suggestion !== null ? redact_text(suggestion) : null,
    ...(waits ? { approval_id: waits.id, expires_at: waits.expires_at_ms } : {}),
  }
}

function meta_json(evaluated: Evaluated, result: DecisionResult, rpc_outcome: 'ok' | 'deadline_exceeded'): string {
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
    approval_id: result.decision.approval_id ?? view.settled_approval_id,
    observe: request.observe,
    ...(entry.tier && entry.tier.reason_code !== 'none' && { l2_reason_code: entry.tier.reason_code }),
    ...(entry.tier?.evidence?.length && { l2_evidence: entry.tier.evidence }),
  })
}
