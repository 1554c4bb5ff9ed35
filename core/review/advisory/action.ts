// What a review asks of an operator. Derived, never stored. Source: CONTRACT 12.1.
import type { Action, OperatorAction, Review, ReviewState } from '#core/contract/advisory.ts'
import { is_raised, type RiskLevel } from '#core/contract/decision.ts'

/** What a runner adds to a review. */
export type Findings = Pick<
  Review,
  | 'l3_state'
  | 'l3_reason_code'
  | 'risk_level'
  | 'findings'
  | 'confidence'
  | 'recommended_operator_action'
  | 'analysis_summary'
  | 'analysis_points'
  | 'operator_next_steps'
  | 'provider'
  | 'provider_model'
>

const TERMINAL: ReadonlySet<ReviewState> = new Set(['completed', 'degraded', 'failed'])

/** Nothing changes a review in such a state. */
export function is_terminal(state: ReviewState): boolean {
  return TERMINAL.has(state)
}

const CONFIGURATION: ReadonlySet<string> = new Set([
  'provider_disabled',
  'provider_missing_key',
  'provider_invalid_config',
])
const RESPONSE: ReadonlySet<string> = new Set(['provider_timeout', 'provider_error', 'provider_response_invalid'])

/** The action recommended when nobody named one. */
export function default_action(risk_level: RiskLevel, state: ReviewState, reason_code: string): OperatorAction {
  if (state === 'degraded') {
    if (CONFIGURATION.has(reason_code)) return 'configure_llm_provider'
    return RESPONSE.has(reason_code) ? 'inspect_provider_config' : 'inspect'
  }
  if (risk_level === 'critical') return 'escalate'
  return risk_level === 'low' ? 'none' : 'inspect'
}

/** The action of a finished review that needs a person; else null. */
export function action_of(review: Review): Action | null {
  const { l3_state, risk_level, recommended_operator_action } = review
  if (l3_state !== 'completed' && l3_state !== 'degraded') return null
  const urgent = recommended_operator_action === 'pause' || recommended_operator_action === 'escalate'
  if (!is_raised(risk_level) && !urgent && l3_state !== 'degraded') return null
  const { review_id, snapshot_id, session_id, job_id, l3_reason_code } = review
  return {
    type: 'l3_advisory_action',
    action_id: review_id.replace(/^l3r_/, 'l3a_'),
    review_id,
    snapshot_id,
    session_id,
    job_id,
    risk_level,
    recommended_operator_action,
    l3_state,
    l3_reason_code,
    summary: summary_of(review),
    created_at: review.completed_at ?? review.updated_at,
    advisory_only: true,
  }
}

function summary_of({ analysis_summary, findings, risk_level, l3_state, l3_reason_code }: Review): string {
  if (analysis_summary) return analysis_summary
  const [first] = findings
  if (first) return first
  return l3_state === 'degraded'
    ? `The review is incomplete: ${l3_reason_code}.`
    : `The review found ${risk_level} risk.`
}
