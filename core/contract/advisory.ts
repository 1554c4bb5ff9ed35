// L3 advisory on the wire: snapshots, jobs, reviews, actions. Nothing here changes a record, a score or a decision.
// Source: SPEC "L3 advisory", CONTRACT 12.
import * as z from 'zod'
import { RiskLevel } from '#core/contract/decision.ts'
import { Id } from '#core/contract/event.ts'
import { maybe } from '#core/contract/member.ts'
import { integer, text, word } from '#core/contract/query.ts'
import {
  DEFAULT_SESSIONS_LIMIT,
  MAX_AGENT_TOOL_CALLS,
  MAX_CURSOR_CHARS,
  MAX_DRAIN_JOBS,
  MAX_REVIEW_FINDING_CHARS,
  MAX_REVIEW_FINDINGS,
  MAX_REVIEW_NEXT_STEPS,
  MAX_REVIEW_POINT_CHARS,
  MAX_REVIEW_POINTS,
  MAX_REVIEW_SUMMARY_CHARS,
  MAX_SESSIONS_LIMIT,
  MAX_SNAPSHOT_RECORDS,
  MAX_TRIGGER_DETAIL_CHARS,
} from '#core/limits.ts'

const advisory_only = z.literal(true)
const Range = z.object({ from_record_id: z.int(), to_record_id: z.int() })

const TRIGGERS = ['operator', 'operator_full_review', 'threshold', 'trajectory_alert', 'demanded'] as const
/** Why evidence was frozen. */
export type Trigger = (typeof TRIGGERS)[number]
const RUNNERS = ['deterministic_local', 'llm_provider'] as const
/** Who reviews: rules over the records, or the configured model. */
export type Runner = (typeof RUNNERS)[number]
const JOB_STATES = ['queued', 'running', 'completed', 'failed'] as const
/** In the order in which a review goes through them; the last three are final. */
export const REVIEW_STATES = ['pending', 'running', 'completed', 'degraded', 'failed'] as const
/** How far a review is. */
export type ReviewState = (typeof REVIEW_STATES)[number]
const ACTIONS = ['none', 'inspect', 'escalate', 'pause', 'configure_llm_provider', 'inspect_provider_config'] as const
/** What a review advises an operator to do. */
export type OperatorAction = (typeof ACTIONS)[number]

export const Snapshot = z.object({
  snapshot_id: z.string(),
  session_id: z.string(),
  created_at: z.string(),
  trigger_event_id: maybe,
  trigger_detail: maybe,
  trigger_reason: z.enum(TRIGGERS),
  event_range: Range,
  record_count: z.int(),
  trajectory_fingerprint: z.string(),
  risk_summary: z.object({
    current_risk_level: RiskLevel,
    highest_risk_level: RiskLevel,
    high_or_critical_count: z.int(),
    decision_distribution: z.record(z.string(), z.int()),
  }),
  evidence_budget: z.object({ max_records: z.int(), max_tool_calls: z.int() }),
  advisory_only,
})
/** Frozen evidence of one session (CONTRACT 12.1). */
export type Snapshot = z.infer<typeof Snapshot>

export const Job = z.object({
  job_id: z.string(),
  snapshot_id: z.string(),
  session_id: z.string(),
  runner: z.enum(RUNNERS),
  job_state: z.enum(JOB_STATES),
  attempt: z.int(),
  max_attempts: z.int(),
  lease_expires_at: maybe,
  review_id: maybe,
  error: maybe,
  created_at: z.string(),
  updated_at: z.string(),
  completed_at: maybe,
  advisory_only,
})
/** A review of one snapshot that waits, runs or is over (CONTRACT 12.1). */
export type Job = z.infer<typeof Job>

export const Review = z.object({
  review_id: z.string(),
  type: z.literal('l3_advisory_review'),
  snapshot_id: z.string(),
  session_id: z.string(),
  job_id: maybe,
  l3_state: z.enum(REVIEW_STATES),
  l3_reason_code: z.string(),
  risk_level: RiskLevel,
  findings: z.array(z.string()),
  confidence: z.number().nullable(),
  recommended_operator_action: z.enum(ACTIONS),
  analysis_summary: maybe,
  analysis_points: z.array(z.string()),
  operator_next_steps: z.array(z.string()),
  evidence_event_ids: z.array(z.string()),
  evidence_record_count: z.int(),
  source_record_range: Range,
  review_runner: maybe,
  provider: maybe,
  provider_model: maybe,
  created_at: z.string(),
  updated_at: z.string(),
  completed_at: maybe,
  advisory_only,
})
/** What a runner or an operator makes of a snapshot (CONTRACT 12.1). */
export type Review = z.infer<typeof Review>

export const Action = z.object({
  type: z.literal('l3_advisory_action'),
  action_id: z.string(),
  review_id: z.string(),
  snapshot_id: z.string(),
  session_id: z.string(),
  job_id: maybe,
  risk_level: RiskLevel,
  recommended_operator_action: z.enum(ACTIONS),
  l3_state: z.enum(REVIEW_STATES),
  l3_reason_code: z.string(),
  summary: z.string(),
  created_at: z.string(),
  advisory_only,
})
/** Derived from a review, never stored. */
export type Action = z.infer<typeof Action>

/** Members of every response. */
const UNTOUCHED = { advisory_only, canonical_decision_mutated: z.literal(false) }
/** The values of those members: nothing here ever changes a decision. */
export const UNTOUCHED_VALUES = { advisory_only: true, canonical_decision_mutated: false } as const

// ------------------------------------------------------------------------------------------------------------- requests

const RecordId = z
  .int({ error: 'must be a positive integer' })
  .min(1, 'must be a positive integer')
  .max(Number.MAX_SAFE_INTEGER, 'must be a positive integer')
const Detail = z
  .string({ error: 'must be a string' })
  .max(MAX_TRIGGER_DETAIL_CHARS, `must be at most ${MAX_TRIGGER_DETAIL_CHARS} characters`)
  .refine((detail) => detail.isWellFormed(), 'must be well-formed Unicode')
const ranged = (min: number, max: number) => {
  const rule = `must be an integer from ${min} to ${max}`
  return z.int({ error: rule }).min(min, rule).max(max, rule)
}
const Flag = z.boolean({ error: 'must be true or false' })
const RunnerName = word(...RUNNERS)

const selection = {
  trigger_event_id: Id.nullish(),
  trigger_detail: Detail.nullish(),
  from_record_id: RecordId.nullish(),
  to_record_id: RecordId.nullish(),
  max_records: ranged(1, MAX_SNAPSHOT_RECORDS).nullish(),
  max_tool_calls: ranged(0, MAX_AGENT_TOOL_CALLS).nullish(),
}
const in_order = (body: { from_record_id?: number | null | undefined; to_record_id?: number | null | undefined }) =>
  (body.from_record_id ?? 0) <= (body.to_record_id ?? Number.MAX_SAFE_INTEGER)
const ORDER = { path: ['from_record_id'], error: 'must not be greater than to_record_id' }

export const SnapshotBody = z
  .looseObject({ ...selection, trigger_reason: word(...TRIGGERS).nullish() })
  .refine(in_order, ORDER)
/** What to freeze: the newest records of a session, or a range of them. */
export type SnapshotBody = z.infer<typeof SnapshotBody>

export const FullReviewBody = z
  .looseObject({ ...selection, runner: RunnerName.nullish(), run: Flag.nullish(), force: Flag.nullish() })
  .refine(in_order, ORDER)
/** The same, with who reviews it and whether an unchanged session is reviewed again (`force`). */
export type FullReviewBody = z.infer<typeof FullReviewBody>

export const JobBody = z.looseObject({ runner: RunnerName.nullish(), retry: Flag.nullish() })
/** Which runner reviews the snapshot; `retry` asks for another job after a completed one. */
export type JobBody = z.infer<typeof JobBody>

const picking = { runner: RunnerName.nullish(), session_id: Id.nullish(), dry_run: Flag.nullish() }
export const RunNextBody = z.looseObject(picking)
/** Which of the queued jobs may be picked. */
export type RunNextBody = z.infer<typeof RunNextBody>

export const DrainBody = z.looseObject({ ...picking, max_jobs: ranged(1, MAX_DRAIN_JOBS).nullish() })
/** The same for several jobs in one call. */
export type DrainBody = z.infer<typeof DrainBody>

const line = (max: number) =>
  z
    .string({ error: 'must be a string' })
    .max(max, `must be at most ${max} characters`)
    .refine((one) => one.isWellFormed(), 'must be well-formed Unicode')
const lines = (count: number, max: number) =>
  z.array(line(max), { error: 'must be an array' }).max(count, `must have at most ${count} entries`)

const review_fields = {
  risk_level: word('low', 'medium', 'high', 'critical').nullish(),
  findings: lines(MAX_REVIEW_FINDINGS, MAX_REVIEW_FINDING_CHARS).nullish(),
  confidence: z
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .nullish(),
  recommended_operator_action: word(...ACTIONS).nullish(),
  l3_state: word(...REVIEW_STATES).nullish(),
  l3_reason_code: z
    .string({ error: 'must be a string' })
    .regex(/^[a-z][a-z0-9_]{0,63}$/, 'must be a lower-case word of letters, digits and _')
    .nullish(),
  analysis_summary: line(MAX_REVIEW_SUMMARY_CHARS).nullish(),
  analysis_points: lines(MAX_REVIEW_POINTS, MAX_REVIEW_POINT_CHARS).nullish(),
  operator_next_steps: lines(MAX_REVIEW_NEXT_STEPS, MAX_REVIEW_POINT_CHARS).nullish(),
  advisory_only: z.literal(true, { error: 'must be true: reviews are advisory only' }).nullish(),
}
export const ReviewFields = z.looseObject(review_fields)
/** What of a review can be written. */
export type ReviewFields = z.infer<typeof ReviewFields>

export const ReviewBody = z.looseObject({
  ...review_fields,
  snapshot_id: Id,
  risk_level: word('low', 'medium', 'high', 'critical'),
})
/** A review as an operator writes it. */
export type ReviewBody = z.infer<typeof ReviewBody>

const CHANGEABLE = Object.keys(review_fields).filter((field) => field !== 'advisory_only')
/** A change of an unfinished review: at least one field. */
export const ReviewPatch = ReviewFields.refine(
  (body) => CHANGEABLE.some((field) => body[field] !== null && body[field] !== undefined),
  { error: `must have at least one of: ${CHANGEABLE.join(', ')}` },
)

const limit = integer(1, MAX_SESSIONS_LIMIT).default(DEFAULT_SESSIONS_LIMIT)
const cursor = text(MAX_CURSOR_CHARS).optional()

export const SnapshotsQuery = z.object({ limit, cursor })
/** One page of snapshots. */
export type SnapshotsQuery = z.infer<typeof SnapshotsQuery>
export const JobsQuery = z.object({
  session_id: Id.optional(),
  state: word(...JOB_STATES).optional(),
  runner: word(...RUNNERS).optional(),
  limit,
  cursor,
})
/** One page of jobs; all filters must match. */
export type JobsQuery = z.infer<typeof JobsQuery>

/** Path parameters; core/edge/input.ts has checked length and characters. */
export const SnapshotPath = z.object({ snapshot_id: z.string() })
export const JobPath = z.object({ job_id: z.string() })
export const ReviewPath = z.object({ review_id: z.string() })

// ------------------------------------------------------------------------------------------------------------ responses

const Ran = z.object({ job: Job, review: Review.nullable(), action: Action.nullable(), error: z.string().optional() })
/** One job that was run; `error` when its runner failed. */
export type Ran = z.infer<typeof Ran>

/** `created` is false when the same evidence was frozen before. */
export const SnapshotMade = z.object({ snapshot: Snapshot, created: z.boolean(), ...UNTOUCHED })
/** Newest first. */
export const SnapshotList = z.object({
  session_id: z.string(),
  snapshots: z.array(Snapshot),
  next_cursor: maybe,
  ...UNTOUCHED,
})
/** A snapshot with the records it froze, and what came of it. */
export const SnapshotDetail = z.object({
  snapshot: Snapshot,
  records: z.array(z.looseObject({ record_id: z.int() })),
  jobs: z.array(Job),
  reviews: z.array(Review),
  ...UNTOUCHED,
})
/** `created` is false when the job was there before. */
export const JobMade = z.object({ job: Job, created: z.boolean(), ...UNTOUCHED })
/** Oldest first. */
export const JobList = z.object({ jobs: z.array(Job), count: z.int(), next_cursor: maybe, ...UNTOUCHED })
/** A review by rules, made at once and without a job. */
export const LocalReview = z.object({ review: Review, action: Action.nullable(), ...UNTOUCHED })
/** One job that was run by its id. */
export const JobRun = z.object({ ...Ran.shape, ...UNTOUCHED })
/** The oldest queued job, run; `result` is null when none was queued, or for a dry run. */
export const NextRun = z.object({
  selected_jobs: z.array(Job),
  result: Ran.nullable(),
  ran_count: z.int(),
  dry_run: z.boolean(),
  ...UNTOUCHED,
})
/** Several queued jobs, run one after the other. */
export const Drained = z.object({
  selected_jobs: z.array(Job),
  results: z.array(Ran),
  ran_count: z.int(),
  failed_count: z.int(),
  max_jobs: z.int(),
  dry_run: z.boolean(),
  ...UNTOUCHED,
})
/** The review as it is stored. */
export const ReviewMade = z.object({ review: Review, ...UNTOUCHED })
/** Freeze, queue and run in one call; `reused`: nothing has changed since the review that is shown. */
export const FullReview = z.object({
  snapshot: Snapshot,
  job: Job.nullable(),
  review: Review.nullable(),
  action: Action.nullable(),
  reused: z.boolean(),
  ...UNTOUCHED,
})
