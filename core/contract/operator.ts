// What operators read and do: alerts, approvals, enforcement, quarantine. Source: SPEC "Alert", CONTRACT 3.1, 3.5, 6.
import * as z from 'zod'
import { at_most } from '#core/contract/characters.ts'
import { CanonicalDecision, RiskLevel } from '#core/contract/decision.ts'
import { Id, name } from '#core/contract/event.ts'
import { maybe, window } from '#core/contract/member.ts'
import { flag, integer, MinRisk, text, WindowSeconds, word } from '#core/contract/query.ts'
import { Quarantine } from '#core/contract/session.ts'
import {
  DEFAULT_PAGE_LIMIT,
  MAX_ACTOR_CHARS,
  MAX_CURSOR_CHARS,
  MAX_LIST_LIMIT,
  MAX_OPERATOR_REASON_CHARS,
} from '#core/limits.ts'

const limit = integer(1, MAX_LIST_LIMIT).default(DEFAULT_PAGE_LIMIT)

const Reason = z
  .string({ error: 'must be a string' })
  .refine(...at_most(MAX_OPERATOR_REASON_CHARS))
  .refine((reason) => reason.isWellFormed(), 'must be well-formed Unicode')
  .meta({ maxLength: MAX_OPERATOR_REASON_CHARS })
  .nullish()
const Actor = name(MAX_ACTOR_CHARS).nullish()

// --------------------------------------------------------------------------------------------------------------- alerts

/** SPEC "Alert". */
const Alert = z.object({
  alert_id: z.string(),
  severity: RiskLevel,
  metric: z.string(),
  session_id: z.string(),
  message: z.string(),
  details: z.object({
    previous_risk: RiskLevel.nullable(),
    current_risk: RiskLevel,
    high_risk_count: z.int(),
    cumulative_score: z.int(),
    trigger_event_id: z.string(),
    tool_name: maybe,
  }),
  triggered_at: z.string(),
  acknowledged: z.boolean(),
  acknowledged_by: maybe,
  acknowledged_at: maybe,
})

/** All filters must match. */
export const AlertsQuery = z.object({
  severity: MinRisk,
  acknowledged: flag().optional(),
  session_id: Id.optional(),
  window_seconds: WindowSeconds,
  limit,
})

export const AlertsReport = z.object({
  alerts: z.array(Alert),
  total_unacknowledged: z.int(),
  generated_at: z.string(),
  window_seconds: window,
})
/** CONTRACT 6.1. */
export type AlertsReport = z.infer<typeof AlertsReport>

/** `{id}` of an alert or another stored object; core/edge/input.ts has checked length and characters. */
export const DocumentPath = z.object({ id: z.string() })

/** Who has seen the alert. */
export const AcknowledgeBody = z.object({
  /** Null and empty count as absent (CONTRACT 6.1). */
  acknowledged_by: z.union([z.literal(''), name(MAX_ACTOR_CHARS)], { error: actor_rule }).nullish(),
})

export const Acknowledged = z.object({
  alert_id: z.string(),
  acknowledged: z.literal(true),
  acknowledged_by: z.string(),
  acknowledged_at: z.string(),
})
/** The first actor and time, whoever asks again. */
export type Acknowledged = z.infer<typeof Acknowledged>

function actor_rule(): string {
  return `must be a string of 1 to ${MAX_ACTOR_CHARS} characters without control characters`
}

// ------------------------------------------------------------------------------------------------------------ approvals

const APPROVAL_STATES = ['pending', 'allowed', 'denied', 'expired'] as const

export const Approval = z.object({
  approval_id: z.string(),
  state: z.enum(APPROVAL_STATES),
  session_id: z.string(),
  event_id: z.string(),
  request_id: z.string(),
  agent_id: z.string(),
  source_framework: z.string(),
  tool_name: maybe,
  command: maybe,
  arguments: z.record(z.string(), z.unknown()),
  reason: z.string(),
  policy_id: z.string(),
  risk_level: RiskLevel,
  suggestion: maybe,
  fingerprint: z.string(),
  upstream_approval_id: maybe,
  requested_at: z.string(),
  expires_at: z.int(),
  timeout_s: z.int(),
  settled_at: maybe,
  settled_by: maybe,
  settled_reason: maybe,
  decision: z.enum(['allow-once', 'deny']).nullable(),
  outcome: CanonicalDecision.nullable(),
  lease_until: maybe,
  lease_used: z.boolean(),
  forwarded: z.boolean().nullable(),
})
/** CONTRACT 3.1. */
export type Approval = z.infer<typeof Approval>

export const ApprovalsQuery = z.object({
  state: word(...APPROVAL_STATES, 'all').default('pending'),
  session_id: Id.optional(),
  limit,
  window_seconds: WindowSeconds,
  cursor: text(MAX_CURSOR_CHARS).optional(),
})
/** All filters must match. */
export type ApprovalsQuery = z.infer<typeof ApprovalsQuery>

export const ApprovalsReport = z.object({
  approvals: z.array(Approval),
  total_pending: z.int(),
  next_cursor: z.string().nullable(),
  generated_at: z.string(),
  window_seconds: window,
})
/** CONTRACT 3.5. */
export type ApprovalsReport = z.infer<typeof ApprovalsReport>

// --------------------------------------------------------------------------------------------- enforcement, quarantine

/** The one thing an operator can do to an enforcement. */
export const ReleaseBody = z.object({
  action: z.literal('release', { error: 'must be: release' }),
  released_by: Actor,
  reason: Reason,
})

export const Released = z.object({ session_id: z.string(), released: z.boolean() })
/** SPEC `POST /report/session/{id}/enforcement`. */
export type Released = z.infer<typeof Released>

export const QuarantineBody = z.object({
  action: z.enum(['quarantine', 'release'], { error: 'must be one of: quarantine, release' }),
  reason: Reason,
  by: Actor,
  released_by: Actor,
})
/** Who begins or ends a quarantine, and why. */
export type QuarantineBody = z.infer<typeof QuarantineBody>

export const QuarantineState = z.object({
  session_id: z.string(),
  quarantined: z.boolean(),
  quarantine: Quarantine.nullable(),
  generated_at: z.string(),
})
/** CONTRACT 6.4, GET. */
export type QuarantineState = z.infer<typeof QuarantineState>

export const QuarantineChanged = z.object({
  session_id: z.string(),
  action: z.enum(['quarantine', 'release']),
  changed: z.boolean(),
  quarantined: z.boolean(),
  released: z.boolean(),
  quarantine: Quarantine.nullable(),
})
/** CONTRACT 6.4, POST. */
export type QuarantineChanged = z.infer<typeof QuarantineChanged>
