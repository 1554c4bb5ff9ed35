// Live events of GET /report/stream. Source: SPEC "Events", CONTRACT 7.3.
import * as z from 'zod'
import { DecisionSource, DecisionWord, RiskLevel, Tier } from '#core/contract/decision.ts'
import { maybe } from '#core/contract/member.ts'

const text = z.string()

/** Every event of the stream by its name. */
export const STREAM_EVENTS = {
  decision: z.object({
    type: z.literal('decision'),
    session_id: text,
    event_id: text,
    risk_level: RiskLevel,
    decision: DecisionWord,
    tool_name: maybe,
    actual_tier: Tier,
    timestamp: text,
    reason: text,
    command: maybe,
    approval_id: maybe,
    expires_at: z.int().nullable(),
    request_id: text,
    event_type: text,
    agent_id: text,
    source_framework: text,
    policy_id: text,
    decision_source: DecisionSource,
    composite_score: z.int(),
    record_id: z.int(),
    suggestion: maybe,
    l3_state: text,
    l3_reason_code: text,
    /** Only while the enterprise mirror is on (CONTRACT 17). */
    risk_taxonomy: z.looseObject({}).optional(),
  }),
  session_start: z.object({
    type: z.literal('session_start'),
    session_id: text,
    agent_id: text,
    source_framework: text,
    timestamp: text,
    workspace_root: text,
  }),
  session_risk_change: z.object({
    type: z.literal('session_risk_change'),
    session_id: text,
    previous_risk: RiskLevel,
    current_risk: RiskLevel,
    trigger_event: text,
    timestamp: text,
  }),
  alert: z.object({
    type: z.literal('alert'),
    alert_id: text,
    severity: RiskLevel,
    metric: text,
    session_id: text,
    current_risk: RiskLevel,
    message: text,
    timestamp: text,
    risk_taxonomy: z.looseObject({}).optional(),
  }),
  session_enforcement_change: z.object({
    type: z.literal('session_enforcement_change'),
    session_id: text,
    state: z.enum(['enforced', 'released']),
    action: text,
    high_risk_count: z.int(),
    timestamp: text,
    cause: z.enum(['threshold', 'operator', 'cooldown']),
  }),
  session_quarantine_change: z.object({
    type: z.literal('session_quarantine_change'),
    session_id: text,
    state: z.enum(['quarantined', 'released']),
    reason: maybe,
    reason_code: text,
    by: text,
    timestamp: text,
  }),
  approval_pending: z.object({
    type: z.literal('approval_pending'),
    approval_id: text,
    session_id: text,
    event_id: text,
    tool_name: maybe,
    command: maybe,
    reason: text,
    risk_level: RiskLevel,
    policy_id: text,
    suggestion: maybe,
    expires_at: z.int(),
    timeout_s: z.int(),
    timestamp: text,
  }),
  approval_resolved: z.object({
    type: z.literal('approval_resolved'),
    approval_id: text,
    session_id: text,
    state: z.enum(['allowed', 'denied', 'expired']),
    decision: maybe,
    settled_by: text,
    settled_reason: maybe,
    timestamp: text,
  }),
  post_action_finding: z.object({
    type: z.literal('post_action_finding'),
    finding_id: text,
    session_id: text,
    event_id: text,
    source_framework: text,
    tool_name: maybe,
    tier: text,
    score: z.number(),
    patterns_matched: z.array(text),
    handling: text,
    timestamp: text,
  }),
  trajectory_alert: z.object({
    type: z.literal('trajectory_alert'),
    session_id: text,
    sequence_id: text,
    risk_level: RiskLevel,
    matched_event_ids: z.array(text),
    reason: text,
    handling: text,
    timestamp: text,
  }),
  pattern_candidate: z.object({
    type: z.literal('pattern_candidate'),
    pattern_id: text,
    session_id: text,
    category: text,
    status: text,
    timestamp: text,
  }),
  pattern_evolved: z.object({
    type: z.literal('pattern_evolved'),
    pattern_id: text,
    result: text,
    status: text,
    timestamp: text,
  }),
  adapter_effect_result: z.object({
    type: z.literal('adapter_effect_result'),
    record_id: text,
    session_id: maybe,
    event_id: maybe,
    effect_id: text,
    result_kind: text,
    adapter: text,
    timestamp: text,
  }),
  l3_advisory_snapshot: z.object({
    type: z.literal('l3_advisory_snapshot'),
    snapshot_id: text,
    session_id: text,
    trigger_reason: text,
    record_count: z.int(),
    advisory_only: z.boolean(),
    timestamp: text,
  }),
  l3_advisory_job: z.object({
    type: z.literal('l3_advisory_job'),
    job_id: text,
    snapshot_id: text,
    session_id: text,
    job_state: text,
    runner: text,
    attempt: z.int(),
    review_id: maybe,
    timestamp: text,
  }),
  l3_advisory_review: z.object({
    type: z.literal('l3_advisory_review'),
    review_id: text,
    snapshot_id: text,
    session_id: text,
    l3_state: text,
    l3_reason_code: text,
    risk_level: RiskLevel,
    recommended_operator_action: text,
    advisory_only: z.boolean(),
    timestamp: text,
  }),
  l3_advisory_action: z.object({
    type: z.literal('l3_advisory_action'),
    action_id: text,
    review_id: text,
    session_id: text,
    risk_level: RiskLevel,
    recommended_operator_action: text,
    summary: text,
    timestamp: text,
  }),
  skill_trust_transition: z.object({
    type: z.literal('skill_trust_transition'),
    transition_id: text,
    canonical_skill_id: text,
    from_state: text,
    to_state: text,
    reason_code: text,
    registry_snapshot_id: text,
    timestamp: text,
  }),
} as const

/** Name of an event, as `types` filters by it. */
export type StreamEventName = keyof typeof STREAM_EVENTS
/** One event as it is published. */
export type StreamEvent = { [K in StreamEventName]: z.infer<(typeof STREAM_EVENTS)[K]> }[StreamEventName]

/** All names, for filters and their messages. */
export const STREAM_EVENT_NAMES = Object.keys(STREAM_EVENTS) as readonly StreamEventName[]

/** Level that `min_risk` compares (CONTRACT 7.3 column "risk"); null: the event always passes. */
export function risk_of(event: StreamEvent): RiskLevel | null {
  switch (event.type) {
    case 'decision':
    case 'approval_pending':
    case 'trajectory_alert':
    case 'l3_advisory_review':
    case 'l3_advisory_action':
      return event.risk_level
    case 'session_risk_change':
    case 'alert':
      return event.current_risk
    default:
      return null
  }
}
