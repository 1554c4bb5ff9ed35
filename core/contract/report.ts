// Reports on the wire: the query each one takes and the body it answers with. Sessions themselves are in session.ts.
// Source: SPEC "Reporting", CONTRACT 4.5 to 4.8, 5, 16.2.
import * as z from 'zod'
import { CanonicalDecision, RiskLevel, Tier } from '#core/contract/decision.ts'
import { count, counts, never_affects, ratio, window } from '#core/contract/member.ts'
import { integer, MinRisk, text, WindowSeconds, word } from '#core/contract/query.ts'
import { ScopeEvaluation } from '#core/contract/scope.ts'
import {
  Dimensions,
  PostActionScoreSummary,
  PostActionSemantics,
  ScoreRange,
  SessionSummary,
} from '#core/contract/session.ts'
import { L3_REASON_CODES, L3_STATES, L3Trace } from '#core/contract/trace.ts'
import {
  DEFAULT_PAGE_LIMIT,
  DEFAULT_SESSIONS_LIMIT,
  MAX_FRAMEWORK_CHARS,
  MAX_ID_CHARS,
  MAX_LIST_LIMIT,
  MAX_PAGE_LIMIT,
  MAX_SESSIONS_LIMIT,
} from '#core/limits.ts'

// -------------------------------------------------------------------------------------------------------------- queries

/** `GET /report/summary`. */
export const SummaryQuery = z.object({ window_seconds: WindowSeconds })

export const SessionsQuery = z.object({
  status: word('active', 'all').default('active'),
  sort: word('risk_level', 'last_event').default('risk_level'),
  limit: integer(1, MAX_SESSIONS_LIMIT).default(DEFAULT_SESSIONS_LIMIT),
  min_risk: MinRisk,
  window_seconds: WindowSeconds,
  source_framework: text(MAX_FRAMEWORK_CHARS).optional(),
  /** Substring of session_id, agent_id or workspace_root, without case. */
  q: text(MAX_ID_CHARS).optional(),
})
/** `GET /report/sessions`; all filters must match. */
export type SessionsQuery = z.infer<typeof SessionsQuery>

/** `/report/session/{id}`, `/risk` and `/post-action`. */
export const SessionReportQuery = z.object({
  limit: integer(1, MAX_LIST_LIMIT).default(DEFAULT_PAGE_LIMIT),
  window_seconds: WindowSeconds,
})
/** How many of the newest records, and how far back. */
export type SessionReportQuery = z.infer<typeof SessionReportQuery>

export const SessionPageQuery = z.object({
  limit: integer(1, MAX_PAGE_LIMIT).default(DEFAULT_PAGE_LIMIT),
  /** Exclusive upper record_id. */
  cursor: integer(1, Number.MAX_SAFE_INTEGER).optional(),
  window_seconds: WindowSeconds,
})
/** `GET /report/session/{id}/page`; the cursor is the last record id of the page before. */
export type SessionPageQuery = z.infer<typeof SessionPageQuery>

/** `{id}` of `/report/session/{id}…`; core/edge/input.ts has checked length and characters. */
export const SessionPath = z.object({ id: z.string() })

// ----------------------------------------------------------------------------------------------------- decision_path_io

export const PathIoLeaf = z.object({
  calls: count,
  total_seconds: z.number().min(0),
  last_seconds: z.number().min(0),
  max_seconds: z.number().min(0),
})
/** How often one kind of work was done in this process, and how long it took. */
export type PathIoLeaf = z.infer<typeof PathIoLeaf>

/** Reports whose duration is counted (CONTRACT 5.3). */
export const REPORT_LEAVES = [
  'health',
  'report_summary',
  'report_sessions',
  'report_session',
  'report_session_page',
  'report_session_risk',
  'report_session_post_action',
  'report_alerts',
  'report_approvals',
] as const
/** Name of a report whose duration is counted. */
export type ReportLeaf = (typeof REPORT_LEAVES)[number]

export const DecisionPathIo = z.object({
  evaluate: PathIoLeaf,
  record_path: PathIoLeaf,
  reporting: z.record(z.enum(REPORT_LEAVES), PathIoLeaf),
})
/** How long decisions and reports took in this process. */
export type DecisionPathIo = z.infer<typeof DecisionPathIo>

export const PathIoPressure = z.object({
  level: z.enum(['healthy', 'watch', 'elevated', 'critical']),
  max_seconds: z.number().min(0),
  decision_affecting: never_affects,
})
/** The slowest of them in one word (CONTRACT 5.3). */
export type PathIoPressure = z.infer<typeof PathIoPressure>

// -------------------------------------------------------------------------------------------------------------- summary

export const InvalidEvents = z.object({
  count_1m: count,
  count_5m: count,
  count_15m: count,
  rate_5m: ratio,
  rate_15m: ratio,
  alerts: z.array(
    z.object({
      metric: z.enum(['invalid_event_count_1m', 'invalid_event_rate_5m', 'invalid_event_rate_15m']),
      severity: z.enum(['warning', 'critical']),
      value: z.number(),
      threshold: z.string(),
    }),
  ),
})
/** Refused events of all transports and their alerts (CONTRACT 5.1). */
export type InvalidEvents = z.infer<typeof InvalidEvents>

const TrendWindow = z.object({ count, total: count, ratio })

export const HighRiskTrend = z.object({
  windows: z.object({ '5m': TrendWindow, '15m': TrendWindow, '60m': TrendWindow }),
  direction_5m: z.enum(['up', 'down', 'flat']),
  series_5m: z.array(
    z.object({
      bucket_start: z.string(),
      bucket_end: z.string(),
      total_count: count,
      high_or_critical_count: count,
      ratio,
    }),
  ),
})
/** Share of high and critical records, now and over the last hour (CONTRACT 5.1). */
export type HighRiskTrend = z.infer<typeof HighRiskTrend>

export const SecurityPosture = z.object({
  score_0_100: z.number().min(0).max(100),
  level: z.enum(['healthy', 'watch', 'elevated', 'critical']),
  drivers: z.array(
    z.object({
      key: z.enum(['critical_sessions', 'high_sessions', 'high_risk_ratio_15m', 'invalid_event_rate_15m']),
      label: z.string(),
      value: z.number(),
    }),
  ),
  window_seconds: z.int(),
  generated_at: z.string(),
  decision_affecting: never_affects,
})
/** CONTRACT 5.2. */
export type SecurityPosture = z.infer<typeof SecurityPosture>

export const Summary = z.object({
  total_records: count,
  by_source_framework: counts,
  by_event_type: counts,
  by_decision: counts,
  by_risk_level: counts,
  by_actual_tier: counts,
  by_caller_adapter: counts,
  invalid_event: InvalidEvents,
  high_risk_trend: HighRiskTrend,
  system_security_posture: SecurityPosture,
  decision_path_io: DecisionPathIo,
  decision_path_io_pressure: PathIoPressure,
  generated_at: z.string(),
  window_seconds: window,
})
/** SPEC "Summary report". */
export type Summary = z.infer<typeof Summary>

// ------------------------------------------------------------------------------------------------------------- sessions

export const SessionsReport = z.object({
  sessions: z.array(SessionSummary),
  total_active: count,
  decision_path_io: DecisionPathIo,
  generated_at: z.string(),
  window_seconds: window,
})
/** CONTRACT 4.5. */
export type SessionsReport = z.infer<typeof SessionsReport>

const anything = z.record(z.string(), z.unknown())

/** What of an event is always there; the others come as the client sent them. */
const RecordedEvent = z.looseObject({
  event_id: z.string(),
  event_type: z.string(),
  session_id: z.string(),
  source_framework: z.string(),
  payload: anything,
})

const RiskSnapshot = z.looseObject({
  risk_level: RiskLevel,
  composite_score: z.int().min(0).max(7),
  dimensions: Dimensions,
  classified_by: Tier,
  /** Strictest first. */
  matched_rules: z.array(z.string()),
  /** Those of them that only record. */
  shadow_rules: z.array(z.string()).optional(),
  score_display: z.number().min(0).max(3),
  /** What a deeper tier changed. */
  override: z
    .object({ from_level: RiskLevel, to_level: RiskLevel, tier: Tier, reason: z.string().nullable() })
    .nullable(),
  scope_evaluation: ScopeEvaluation.optional(),
})

const RecordMeta = z.looseObject({
  request_id: z.string(),
  actual_tier: Tier,
  deadline_ms: z.int(),
  caller_adapter: z.string(),
  credential: z.string(),
  transport: z.enum(['http', 'socket', 'beta', 'gamma', 'webhook', 'alpha-ws']),
  attempt: z.int().min(1),
  rpc_outcome: z.enum(['ok', 'deadline_exceeded']),
  l3_available: z.boolean(),
  l3_requested: z.boolean(),
  l3_state: z.enum(L3_STATES),
  l3_reason: z.string().nullable(),
  l3_reason_code: z.enum(L3_REASON_CODES),
  approval_id: z.string().nullable(),
  observe: z.boolean(),
})

export const TrajectoryRecord = z.object({
  record_id: z.int(),
  recorded_at: z.string(),
  recorded_at_ts: z.number(),
  event: RecordedEvent,
  decision: CanonicalDecision,
  risk_snapshot: RiskSnapshot,
  meta: RecordMeta,
  l3_trace: L3Trace.nullable(),
  adapter_effect_results: z.array(anything),
})
/** SPEC "Trajectory record" with the additions of CONTRACT 1.9. */
export type TrajectoryRecord = z.infer<typeof TrajectoryRecord>

const records = {
  session_id: z.string(),
  record_count: count,
  records: z.array(TrajectoryRecord),
  generated_at: z.string(),
  window_seconds: window,
}

export const SessionReport = z.object({ ...records, session: SessionSummary })
/** CONTRACT 4.6. */
export type SessionReport = z.infer<typeof SessionReport>

export const SessionPage = z.object({ ...records, next_cursor: z.int().nullable() })
/** CONTRACT 4.7; the cursor is a record id. */
export type SessionPage = z.infer<typeof SessionPage>

// ---------------------------------------------------------------------------------------------------------- post-action

export const PostActionScore = z.object({
  finding_id: z.string().nullable(),
  event_id: z.string(),
  record_id: z.int(),
  occurred_at: z.string(),
  recorded_at: z.string(),
  tool_name: z.string().nullable(),
  source_framework: z.string(),
  tier: z.enum(['log_only', 'monitor', 'escalate', 'emergency']),
  patterns_matched: z.array(z.string()),
  score: z.number().min(0).max(3),
  handling: z.enum(['broadcast', 'defer', 'block']),
})
/** What the scan of one output found (CONTRACT 16.1). */
export type PostActionScore = z.infer<typeof PostActionScore>

export const PostActionReport = z.object({
  session_id: z.string(),
  latest_post_action_score: z.number(),
  post_action_score_sum: z.number(),
  post_action_score_avg: z.number(),
  post_action_score_ewma: z.number(),
  post_action_event_count: count,
  post_action_score_summary: PostActionScoreSummary,
  post_action_scores: z.array(PostActionScore),
  score_range: ScoreRange,
  score_semantics: PostActionSemantics,
  decision_affecting: never_affects,
  generated_at: z.string(),
  window_seconds: window,
})
/** CONTRACT 16.2. */
export type PostActionReport = z.infer<typeof PostActionReport>
