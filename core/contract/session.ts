// A session on the wire: its summary, its scores, and what an operator decided about it.
// Source: SPEC "Session summary", "Enforcement state"; CONTRACT 4.1 to 4.4, 6.2 to 6.4.
import * as z from 'zod'
import { RiskLevel } from '#core/contract/decision.ts'
import { count, maybe, never_affects } from '#core/contract/member.ts'

const text = z.string()
const counts = z.record(z.string(), z.int())

export const Dimensions = z.object({
  d1: z.int().min(0).max(3),
  d2: z.int().min(0).max(3),
  d3: z.int().min(0).max(3),
  d4: z.int().min(0).max(2),
  d5: z.int().min(0).max(2),
})

export const RiskVelocity = z.enum(['up', 'down', 'flat'])
/** Where the scores of a window are going. */
export type RiskVelocity = z.infer<typeof RiskVelocity>

/** Range of every display score. */
export const ScoreRange = z.tuple([z.literal(0), z.literal(3)])

/** How a score of 0 is to be read when there are no events: not as confirmed low risk (CONTRACT 4.4). */
const ScoreSemantics = z.object({
  zero_with_no_events: z.literal('no_data_not_confirmed_low_risk'),
  decision_affecting: never_affects,
})
/** The same for scores of outputs. */
export const PostActionSemantics = z.object({
  zero_with_no_events: z.literal('no_post_action_data_not_confirmed_low_risk'),
  decision_affecting: never_affects,
})

export const WindowRiskSummary = z.object({
  window_seconds: z.int().min(1).nullable(),
  generated_at: text,
  event_count: count,
  high_or_critical_count: count,
  latest_composite_score: z.number().min(0).max(3),
  session_risk_sum: z.number().min(0),
  session_risk_ewma: z.number().min(0).max(3),
  risk_points_sum: count,
  risk_velocity: RiskVelocity,
  score_range: ScoreRange,
  score_semantics: ScoreSemantics,
  decision_affecting: never_affects,
})
/** Scores of the records of a window; null: of the whole session (CONTRACT 4.2, 4.3). */
export type WindowRiskSummary = z.infer<typeof WindowRiskSummary>

export const PostActionScoreSummary = z.object({
  window_seconds: z.int().min(1).nullable(),
  generated_at: text,
  event_count: count,
  latest_post_action_score: z.number().min(0).max(3),
  post_action_score_sum: z.number().min(0),
  post_action_score_avg: z.number().min(0).max(3),
  post_action_score_ewma: z.number().min(0).max(3),
  score_range: ScoreRange,
  score_semantics: PostActionSemantics,
  decision_affecting: never_affects,
})
/** The same over the scores of scanned outputs (CONTRACT 16.1). */
export type PostActionScoreSummary = z.infer<typeof PostActionScoreSummary>

/** What the latest L3 run looked at. */
const EvidenceSummary = z.looseObject({
  reasoning_turns: count,
  tools_observed: z.array(text),
  key_findings: z.array(text),
})

/** CONTRACT 4.2, over the whole session. */
const lifetime_scores = {
  latest_composite_score: z.number().min(0).max(3),
  session_risk_sum: z.number().min(0),
  session_risk_ewma: z.number().min(0).max(3),
  risk_points_sum: count,
  risk_velocity: RiskVelocity,
  latest_post_action_score: z.number().min(0).max(3),
  post_action_score_sum: z.number().min(0),
  post_action_score_avg: z.number().min(0).max(3),
  post_action_score_ewma: z.number().min(0).max(3),
}

/** What both the summary and the risk detail say about the session itself. */
const identity = {
  session_id: text,
  agent_id: text,
  source_framework: text,
  caller_adapter: text,
  workspace_root: text,
  transcript_path: text,
  current_risk_level: RiskLevel,
  cumulative_score: count,
  event_count: count,
  high_or_critical_count: count,
  first_event_at: text,
  last_event_at: text,
}

export const SessionSummary = z.object({
  ...identity,
  ...lifetime_scores,
  window_risk_summary: WindowRiskSummary,
  post_action_score_summary: PostActionScoreSummary,
  score_range: ScoreRange,
  score_semantics: ScoreSemantics,
  latest_decision: text,
  decision_distribution: counts,
  actual_tier_distribution: counts,
  d4_accumulation: count,
  tools_used: z.array(text),
  risk_hints_seen: z.array(text),
  l3_state: text,
  l3_reason_code: text,
  evidence_summary: EvidenceSummary,
  status: z.enum(['active', 'idle', 'ended']),
  enforcement_state: z.enum(['normal', 'enforced']),
  quarantined: z.boolean(),
  pending_approvals: count,
  ended_at: maybe,
})
/** SPEC "Session summary" with the additions of CONTRACT 4.1. Times of a session without events are empty. */
export type SessionSummary = z.infer<typeof SessionSummary>

export const Quarantine = z.object({
  session_id: text,
  state: z.enum(['quarantined', 'released']),
  reason: maybe,
  reason_code: z.enum(['operator', 'enforcement_repeat']),
  quarantined_at: text,
  quarantined_by: text,
  released_at: maybe,
  released_by: maybe,
  release_reason: maybe,
  blocked_count: count,
  updated_at: text,
})
/** CONTRACT 6.4. */
export type Quarantine = z.infer<typeof Quarantine>

export const TimelineEntry = z.object({
  record_id: z.int(),
  event_id: text,
  event_type: text,
  occurred_at: text,
  recorded_at: text,
  risk_level: RiskLevel,
  composite_score: z.int().min(0).max(7),
  dimensions: Dimensions,
  tool_name: maybe,
  decision: text,
  policy_id: text,
  approval_id: maybe,
  actual_tier: text,
  classified_by: text,
})
/** One record in the risk detail (CONTRACT 4.8). */
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const SessionRisk = z.object({
  ...identity,
  ...lifetime_scores,
  dimensions_latest: Dimensions,
  risk_timeline: z.array(TimelineEntry),
  risk_hints_seen: z.array(text),
  tools_used: z.array(text),
  actual_tier_distribution: counts,
  window_risk_summary: WindowRiskSummary,
  score_range: ScoreRange,
  score_semantics: ScoreSemantics,
  quarantine: Quarantine.nullable(),
  evidence_summary: EvidenceSummary,
  generated_at: text,
  window_seconds: z.int().nullable(),
})
/** SPEC "Session risk detail" with the additions of CONTRACT 4.8. */
export type SessionRisk = z.infer<typeof SessionRisk>

export const EnforcementState = z.object({
  session_id: text,
  state: z.enum(['normal', 'enforced']),
  action: z.enum(['defer', 'block', 'l3_require']).nullable(),
  triggered_at: z.number().nullable(),
  last_high_risk_at: z.number().nullable(),
  high_risk_count: count.nullable(),
})
/** SPEC "Enforcement state"; times are epoch seconds. */
export type EnforcementState = z.infer<typeof EnforcementState>
