// The metrics as CONTRACT 8.2 lists them, written out once more: the other tests read their names from the catalogue itself.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CATALOGUE } from '#runtime/observe/catalogue.ts'

const OF_THE_CONTRACT = `
asg_decisions_total counter decision,risk_level,tier,source_framework
asg_decision_latency_seconds histogram tier,transport 0.0001 0.00025 0.0005 0.001 0.0025 0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 2.5 5
asg_risk_composite histogram source_framework 0 1 2 3 4 5 6 7
asg_rpc_errors_total counter code,transport
asg_invalid_events_total counter transport
asg_idempotent_hits_total counter transport
asg_rate_limited_total counter route
asg_auth_failures_total counter route
asg_deadline_exceeded_total counter tier
asg_sessions_active gauge -
asg_sessions_enforced gauge -
asg_sessions_quarantined gauge -
asg_approvals_pending gauge -
asg_approvals_settled_total counter state
asg_approval_wait_seconds histogram state 1 5 15 30 60 120 300 900 3600
asg_alerts_total counter severity
asg_sse_subscribers gauge -
asg_sse_dropped_total counter -
asg_llm_calls_total counter provider,tier,status
asg_llm_tokens_total counter provider,direction
asg_store_write_seconds histogram - 0.0005 0.001 0.005 0.01 0.05 0.1 0.5 1
asg_store_records gauge -
asg_retention_purged_total counter table
asg_webhook_requests_total counter status
asg_event_loop_lag_seconds gauge -
asg_build_info gauge version`

for (const line of OF_THE_CONTRACT.trim().split('\n')) {
  const [name = '', type, labels = '-', ...buckets] = line.split(' ')
  test(`${name} is the metric of the contract`, () => {
    const { help, ...metric } = CATALOGUE[name] ?? { help: '' }
    assert.notEqual(help, '')
    assert.deepEqual(metric, {
      type,
      labels: labels === '-' ? [] : labels.split(','),
      ...(buckets.length > 0 && { buckets: buckets.map(Number) }),
    })
  })
}
