// The canonical decision and its enumerations: the single source of the words every other file uses.
// Source: SPEC "CanonicalDecision", CONTRACT 1.4.
import * as z from 'zod'

export const DecisionWord = z.enum(['allow', 'block', 'defer', 'modify'])
/** What the gateway answers. `defer` means a person decides; `modify` means allow with changed parameters. */
export type DecisionWord = z.infer<typeof DecisionWord>

export const RiskLevel = z.enum(['low', 'medium', 'high', 'critical'])
/** Level of a composite score: 0-1 low, 2-3 medium, 4-5 high, 6-7 critical (SPEC "Scoring model"). */
export type RiskLevel = z.infer<typeof RiskLevel>

export const Tier = z.enum(['L1', 'L2', 'L3'])
/** L1 rules, L2 semantic analysis, L3 review agent. */
export type Tier = z.infer<typeof Tier>

export const DecisionSource = z.enum(['policy', 'manual', 'system'])
/** Who decided: a rule or tier, a person, or the gateway itself. */
export type DecisionSource = z.infer<typeof DecisionSource>

export const FailureClass = z.enum([
  'none',
  'input_invalid',
  'approval_timeout',
  'approval_queue_full',
  'auth_invalid_token',
  'auth_operator_required',
  'auth_invalid_signature',
  'auth_timestamp_expired',
  'idempotency_conflict',
  'upstream_unavailable',
  'internal_error',
])
/** CONTRACT 0.2, the closed list. */
export type FailureClass = z.infer<typeof FailureClass>

export const TrustLevel = z.enum(['untrusted', 'standard', 'elevated', 'privileged'])
/** How far the operator trusts an agent; the source of D5 (CONTRACT 1.7). */
export type TrustLevel = z.infer<typeof TrustLevel>

export const CanonicalDecision = z.object({
  decision: DecisionWord,
  reason: z.string(),
  risk_level: RiskLevel,
  policy_id: z.string(),
  decision_source: DecisionSource,
  policy_version: z.string(),
  decision_latency_ms: z.number(),
  modified_payload: z.record(z.string(), z.unknown()).nullable(),
  retry_after_ms: z.int().nullable(),
  failure_class: FailureClass,
  final: z.boolean(),
  suggestion: z.string().nullable(),
  approval_id: z.string().optional(),
  expires_at: z.int().optional(),
})
/** CONTRACT 1.4. `approval_id` and `expires_at` (epoch milliseconds) are present on a defer that a person can settle. */
export type CanonicalDecision = z.infer<typeof CanonicalDecision>

/** D1..D5 of one evaluation: D1-D3 in 0..3, D4 and D5 in 0..2 (SPEC "Scoring model"). */
export interface Dimensions {
  d1: number
  d2: number
  d3: number
  d4: number
  d5: number
}

/** From the cheapest to the deepest. */
export const TIERS: readonly Tier[] = Tier.options

/** From the lowest to the highest. */
export const RISK_LEVELS: readonly RiskLevel[] = RiskLevel.options

/** Rank of a level: low 0 .. critical 3. */
export function rank(level: RiskLevel): number {
  return RISK_LEVELS.indexOf(level)
}

const HIGH = rank('high')

/** Whether a level is one that alerts, enforcement and reviews look at: high or critical. */
export function is_raised(level: RiskLevel): boolean {
  return rank(level) >= HIGH
}

/** Value of D1..D3 from which on a person may want to see the action (CONTRACT 1.7); what lies below is routine. */
const SENSITIVE = 2

/** Whether the greatest of D1..D3 is one that a person may want to see (CONTRACT 1.7). */
export function is_sensitive(danger: number): boolean {
  return danger >= SENSITIVE
}
