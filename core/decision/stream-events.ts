// The stream events of one decision, in their order. Pure; every text is redacted. Source: CONTRACT 7.3.
import { type ApprovalDraft, pending_event } from '#core/approval/request.ts'
import { cut } from '#core/contract/characters.ts'
import type { CanonicalDecision } from '#core/contract/decision.ts'
import type { StreamEvent } from '#core/contract/stream.ts'
import { type Evaluated, record_id_of } from '#core/decision/evaluated.ts'
import type { RaisedAlert } from '#core/decision/opened.ts'
import { l3_of } from '#core/decision/risk-snapshot.ts'
import { arguments_of } from '#core/dialect/arguments.ts'
import { MAX_STREAM_COMMAND_CHARS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { redact_text } from '#core/redact.ts'
import type { SessionView } from '#core/session/entry.ts'
import { tier_of } from '#core/session/tier.ts'
import type { Taxonomy } from '#core/taxonomy.ts'

/** What was made of an evaluation besides its record. */
export interface Made {
  decision: CanonicalDecision
  /** The payload as it is stored, with secrets redacted. */
  payload: Readonly<Record<string, unknown>>
  alert: RaisedAlert | null
  draft: ApprovalDraft | null
  taxonomy: Taxonomy | null
  recorded_at: string
}

/** All events of one decision. */
export function events_of(evaluated: Evaluated, made: Made, ports: Ports): StreamEvent[] {
  const { request, view } = evaluated
  const { alert, draft, recorded_at } = made
  const events: StreamEvent[] = []
  if (view.first) events.push(session_start(evaluated, recorded_at))
  for (const sequence of view.sequences) events.push(sequence_event(evaluated, sequence, recorded_at, ports))
  events.push(decision_event(evaluated, made))
  if (view.previous_level !== null && view.previous_level !== view.level) {
    events.push({
      type: 'session_risk_change',
      session_id: request.event.session_id,
      previous_risk: view.previous_level,
      current_risk: view.level,
      trigger_event: request.event.event_id,
      timestamp: recorded_at,
    })
  }
  if (alert) events.push(alert.event)
  if (draft) events.push(pending_event(draft))
  for (const transition of view.transitions) events.push(transition_event(transition, recorded_at))
  return events
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

function decision_event(evaluated: Evaluated, { decision, payload, taxonomy, recorded_at }: Made): StreamEvent {
  const { request, view, entry } = evaluated
  const command = command_of(payload)
  const { l3_state, l3_reason_code } = l3_of(evaluated)
  return {
    type: 'decision',
    session_id: request.event.session_id,
    event_id: request.event.event_id,
    risk_level: view.level,
    decision: decision.decision,
    tool_name: entry.event.tool_name,
    actual_tier: tier_of(entry),
    timestamp: recorded_at,
    reason: decision.reason,
    command: command === null ? null : cut(command, MAX_STREAM_COMMAND_CHARS),
    approval_id: decision.approval_id ?? null,
    expires_at: decision.expires_at ?? null,
    request_id: request.request_id ?? request.event.event_id,
    event_type: request.event.event_type,
    agent_id: entry.event.agent_id,
    source_framework: entry.event.source_framework,
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

/**
 * The command shown in a decision event: payload.command, else arguments.command in any form of CONTRACT 1.3, else
 * null.
 */
function command_of(payload: Readonly<Record<string, unknown>>): string | null {
  if (typeof payload.command === 'string') return payload.command
  const { command } = arguments_of(payload)
  return typeof command === 'string' ? command : null
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
