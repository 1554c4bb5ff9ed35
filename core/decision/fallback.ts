// What a caller gets when the gateway fails: the error, and the fallback decision to act on (CONTRACT 1.6, fallback matrix).
// A fallback never allows a pre_action that L1 did not allow, or whose record could not be written (PERFORMANCE 8).
import type { CanonicalDecision, FailureClass } from '#core/contract/decision.ts'
import { type DecisionRequest, latency_ms } from '#core/decision/request.ts'
import { GatewayError, stack_of } from '#core/errors.ts'
import { DEFER_RETRY_MS } from '#core/limits.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'

/** The fallback when L1 was not computed: a pre_action waits for a person, every other event passes. */
export function fallback_decision(request: DecisionRequest, ports: Ports, failure: FailureClass): CanonicalDecision {
  const acts = request.event.event_type === 'pre_action'
  return {
    decision: acts ? 'defer' : 'allow',
    reason: acts
      ? 'The gateway could not evaluate this action; it must not run without a person.'
      : 'The gateway could not evaluate this event; it is only observed.',
    risk_level: acts ? 'high' : 'low',
    policy_id: 'fallback',
    decision_source: 'system',
    policy_version: ports.policy.current().version,
    decision_latency_ms: latency_ms(request, ports.clock.monotonic_ms()),
    modified_payload: null,
    retry_after_ms: acts ? DEFER_RETRY_MS : null,
    failure_class: failure,
    final: !acts,
    suggestion: null,
  }
}

const UNRECORDED = 'The gateway could not evaluate and record this action; it must not run without a person.'

/** The fallback when L1 decided and the store refused the record: a refusal stands, an allow or modify becomes a defer. */
function unrecorded_decision(
  request: DecisionRequest,
  l1: CanonicalDecision,
  ports: Ports,
  failure: FailureClass,
): CanonicalDecision {
  const lets_run = l1.decision === 'allow' || l1.decision === 'modify'
  if (!lets_run || request.event.event_type !== 'pre_action') return without_approval(l1)
  return { ...fallback_decision(request, ports, failure), reason: UNRECORDED }
}

/** The decision without its approval, which was never stored, so nobody could settle it. */
export function without_approval(decision: CanonicalDecision): CanonicalDecision {
  const { approval_id: _id, expires_at: _at, ...rest } = decision
  return rest
}

/**
 * The fallback when the rules can still be asked although the session cannot: what they refuse stays refused. Quarantine and
 * enforcement are unknown then, so nothing is allowed (SCALE 5, failure policy).
 */
function ruled_decision(request: DecisionRequest, verdict: Verdict | null, ports: Ports): CanonicalDecision {
  const waiting = fallback_decision(request, ports, 'upstream_unavailable')
  const [first] = verdict?.findings ?? []
  if (verdict?.verdict !== 'block' || first === undefined || request.event.event_type !== 'pre_action') return waiting
  const { reason, rule_id: policy_id, suggestion } = first
  const refusal = { reason, policy_id, suggestion, decision_source: 'policy' } as const
  return { ...waiting, ...refusal, decision: 'block', retry_after_ms: null, final: true }
}

/**
 * The error a failed decision is answered with. INVALID_REQUEST passes unchanged; everything else becomes ENGINE_UNAVAILABLE or
 * ENGINE_INTERNAL_ERROR with a fallback decision, and its cause goes to the log only. `l1` is null when L1 did not get that far;
 * `judge` asks the rules then, and answers null when it cannot.
 */
export function failure_of(
  cause: unknown,
  request: DecisionRequest,
  l1: CanonicalDecision | null,
  ports: Ports,
  judge: () => Verdict | null = () => null,
): GatewayError {
  if (cause instanceof GatewayError && cause.code === 'INVALID_REQUEST') return cause
  const unavailable = cause instanceof GatewayError && cause.code === 'ENGINE_UNAVAILABLE'
  const code = unavailable ? 'ENGINE_UNAVAILABLE' : 'ENGINE_INTERNAL_ERROR'
  ports.log.error('decision_failed', { code, event_id: request.event.event_id, cause: stack_of(cause) })
  const failure = unavailable ? 'upstream_unavailable' : 'internal_error'
  const without_l1 = () =>
    unavailable ? ruled_decision(request, judge(), ports) : fallback_decision(request, ports, failure)
  const fallback = l1 ? unrecorded_decision(request, l1, ports, failure) : without_l1()
  const message = unavailable ? 'The decision could not be recorded' : 'Internal error'
  return new GatewayError(code, message, { fallback_decision: fallback }, { cause })
}
