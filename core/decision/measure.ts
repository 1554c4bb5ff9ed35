// Metrics and log lines of a decision. Source: CONTRACT 8.2.
import type { Outcome } from '#core/decision/evaluated.ts'
import type { DecisionRequest } from '#core/decision/request.ts'
import type { Ports } from '#core/ports.ts'

/** Other names of frameworks share the label `other`: labels chosen by callers would grow without bound. */
const KNOWN_FRAMEWORKS: ReadonlySet<string> = new Set(['alpha', 'beta', 'gamma'])

/** Counts one decision that was committed; `seconds` from the start of its evaluation. */
export function count_decision(request: DecisionRequest, outcome: Outcome, seconds: number, ports: Ports): void {
  const { decision, actual_tier } = outcome.result
  const framework = request.event.source_framework
  const source_framework = KNOWN_FRAMEWORKS.has(framework) ? framework : 'other'
  ports.metrics.count('asg_decisions_total', {
    decision: decision.decision,
    risk_level: decision.risk_level,
    tier: actual_tier,
    source_framework,
  })
  ports.metrics.observe('asg_decision_latency_seconds', { tier: actual_tier, transport: request.transport }, seconds)
  const alert = outcome.events.find((event) => event.type === 'alert')
  if (alert) ports.metrics.count('asg_alerts_total', { severity: alert.severity })
  ports.metrics.observe('asg_risk_composite', { source_framework }, outcome.write.record?.codes.composite ?? 0)
}

/** Makes a failure of the rule engine visible: its caller only sees a defer. */
export function report_engine_failure(cause: string, request: DecisionRequest, ports: Ports): void {
  ports.metrics.count('asg_engine_failures_total', {})
  ports.log.error('engine_failed', { event_id: request.event.event_id, cause })
}
