// Names on the wire, written out once more from SPEC and CONTRACT (long: one table of cases): most tests parse replies with the schemas that made them, and a
// name that changed in a schema would change in both.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { memory_ports, published_during } from '#test/support/ports.ts'
import { call, get, post } from '#test/support/route.ts'
import { type Json, rpc_command, rpc_envelope, rpc_event, rpc_params, send } from '#test/support/rpc.ts'

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** `shown` has every name; more may follow (CONTRACT 0.11). */
function has(shown: unknown, names: string, what: string): void {
  const keys = new Set(Object.keys(shown as Json))
  assert.deepEqual(
    words(names).filter((name) => !keys.has(name)),
    [],
    `${what} has ${[...keys].join(' ')}`,
  )
}

/** `shown` has these names and no other. */
function is_exactly(shown: unknown, names: string, what: string): void {
  assert.deepEqual(Object.keys(shown as Json).sort(), words(names).sort(), what)
}

const first = (list: unknown): Json => (list as Json[])[0] ?? {}

const SESSION = `session_id agent_id source_framework caller_adapter workspace_root transcript_path current_risk_level
  cumulative_score latest_composite_score session_risk_sum session_risk_ewma latest_post_action_score post_action_score_ewma
  risk_points_sum risk_velocity window_risk_summary post_action_score_summary score_range score_semantics latest_decision
  event_count high_or_critical_count decision_distribution first_event_at last_event_at d4_accumulation l3_state l3_reason_code
  evidence_summary status enforcement_state quarantined pending_approvals ended_at`
const WINDOW = `window_seconds generated_at event_count high_or_critical_count latest_composite_score session_risk_sum
  session_risk_ewma risk_points_sum risk_velocity score_range score_semantics decision_affecting`
const POST_WINDOW = `window_seconds generated_at event_count latest_post_action_score post_action_score_sum post_action_score_avg
  post_action_score_ewma score_range score_semantics decision_affecting`
const DECISION = `decision reason risk_level policy_id decision_source policy_version decision_latency_ms modified_payload
  retry_after_ms failure_class final suggestion`
const APPROVAL = `approval_id state session_id event_id request_id agent_id source_framework tool_name command arguments reason
  policy_id risk_level suggestion fingerprint upstream_approval_id requested_at expires_at timeout_s settled_at settled_by
  settled_reason decision outcome lease_until lease_used forwarded`
const QUARANTINE = `session_id state reason reason_code quarantined_at quarantined_by released_at released_by release_reason
  blocked_count updated_at`

const policy = {
  'git push -f': { verdict: 'defer', danger: 2 },
  'rm -rf /': { verdict: 'block', danger: 3 },
} as const

/** A session in which a question waits, a rule refuses and an output tells a secret. */
async function lived() {
  const ports = memory_ports({ policy, settings: { enforcement_enabled: true, enforcement_threshold: 2 } })
  const events = await published_during(ports, async () => {
    for (const command of ['npm test', 'git push -f', 'rm -rf /']) await send(ports, rpc_command(command))
    const payload = {
      command: 'env',
      output: 'AKIAIOSFODNN7EXAMPLF aws_secret_access_key=wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEYz',
    }
    const event = rpc_event({ event_type: 'post_action', payload })
    await send(ports, rpc_envelope({ params: rpc_params({ event }) }))
    await ports.background.idle()
  })
  return { ports, events }
}

describe('decisions', () => {
  test('of the RPC form', async () => {
    const { ports } = await lived()
    const reply = (await send(ports, rpc_command('rm -rf /', {}, { session_id: 's-2' }))) as { result: Json }
    has(
      reply.result,
      'rpc_version request_id rpc_status decision actual_tier served_at l3_available l3_requested l3_state l3_reason_code l3_reason',
      'result',
    )
    is_exactly(reply.result.decision, DECISION, 'block')
    const asked = (await send(ports, rpc_command('git push -f', {}, { session_id: 's-3' }))) as { result: Json }
    is_exactly(asked.result.decision, `${DECISION} approval_id expires_at`, 'defer')
  })

  test('that fail', async () => {
    const reply = (await send(memory_ports(), rpc_envelope({ params: { rpc_version: 'x' } }))) as { error: Json }
    is_exactly(reply.error, 'code message data', 'error')
    is_exactly(
      reply.error.data,
      `rpc_version request_id rpc_status rpc_error_code rpc_error_message retry_eligible retry_after_ms fallback_decision
       supported_versions`,
      'data',
    )
  })

  test('of the dialects', async () => {
    const ports = memory_ports({ policy })
    const asked = { event_type: 'pre_tool_use', session_id: 's-1', payload: { command: 'git push -f' } }
    const beta = await post(ports, '/ahp/beta', { jsonrpc: '2.0', id: 1, method: 'ahp/event', params: asked })
    has(beta.body.result, 'action decision reason metadata approval_id expires_at retry_after_ms', 'beta')
    const { metadata } = beta.body.result as { metadata: Json }
    has(metadata, 'source policy_id risk_level decision_source final', 'beta metadata')
    const hello = await post(ports, '/ahp/beta', { jsonrpc: '2.0', id: 1, method: 'ahp/handshake' })
    has(hello.body.result, 'protocol_version harness_info', 'handshake')
    const flat = await post(ports, '/ahp/beta', { request_id: 'r-1', event: rpc_event() })
    has(
      flat.body,
      'decision risk_level reason approval_id final policy_id modified_payload retry_after_ms expires_at failure_class',
      'flat',
    )
    const hook = { hook_event_name: 'PreToolUse', session_id: 's-1', tool_name: 'Bash', tool_input: { command: 'ls' } }
    is_exactly((await post(ports, '/ahp/gamma', hook)).body, 'permissionDecision permissionDecisionReason', 'gamma')
  })
})

describe('reports', () => {
  test('of all', async () => {
    const { ports } = await lived()
    const summary = (await get(ports, '/report/summary')).body
    is_exactly(
      summary,
      `total_records by_source_framework by_event_type by_decision by_risk_level by_actual_tier by_caller_adapter invalid_event
       high_risk_trend system_security_posture decision_path_io decision_path_io_pressure generated_at window_seconds`,
      'summary',
    )
    is_exactly(summary.invalid_event, 'count_1m count_5m count_15m rate_5m rate_15m alerts', 'invalid_event')
    const { windows, series_5m, ...trend } = summary.high_risk_trend as Json
    is_exactly(trend, 'direction_5m', 'high_risk_trend')
    is_exactly(windows, '5m 15m 60m', 'windows')
    is_exactly((windows as Json)['5m'], 'count total ratio', '5m')
    is_exactly(first(series_5m), 'bucket_start bucket_end total_count high_or_critical_count ratio', 'series_5m')
    is_exactly(
      summary.system_security_posture,
      'score_0_100 level drivers window_seconds generated_at decision_affecting',
      'posture',
    )
    is_exactly(summary.decision_path_io_pressure, 'level max_seconds decision_affecting', 'pressure')
    const { reporting, ...io } = summary.decision_path_io as Json
    is_exactly(io, 'evaluate record_path', 'decision_path_io')
    is_exactly(
      reporting,
      `health report_summary report_sessions report_session report_session_page report_session_risk
       report_session_post_action report_alerts report_approvals`,
      'reporting',
    )
    is_exactly(io.evaluate, 'calls total_seconds last_seconds max_seconds', 'leaf')
  })

  test('of sessions', async () => {
    const { ports } = await lived()
    const list = (await get(ports, '/report/sessions')).body
    is_exactly(list, 'sessions total_active decision_path_io generated_at window_seconds', 'sessions')
    const session = first(list.sessions)
    has(session, SESSION, 'session')
    is_exactly(session.window_risk_summary, WINDOW, 'window_risk_summary')
    is_exactly(session.post_action_score_summary, POST_WINDOW, 'post_action_score_summary')
    assert.deepEqual(
      [session.score_range, session.score_semantics],
      [[0, 3], { zero_with_no_events: 'no_data_not_confirmed_low_risk', decision_affecting: false }],
    )
    has(session.evidence_summary, 'reasoning_turns tools_observed key_findings', 'evidence_summary')
  })

  test('of one session', async () => {
    const { ports } = await lived()
    const detail = (await get(ports, '/report/session/s-1')).body
    is_exactly(detail, 'session_id record_count records session generated_at window_seconds', 'session')
    const record = first(detail.records)
    has(
      record,
      'event decision risk_snapshot meta recorded_at recorded_at_ts l3_trace record_id adapter_effect_results',
      'record',
    )
    has(
      record.risk_snapshot,
      'risk_level composite_score dimensions classified_by matched_rules score_display override',
      'risk_snapshot',
    )
    is_exactly((record.risk_snapshot as Json).dimensions, 'd1 d2 d3 d4 d5', 'dimensions')
    has(
      record.meta,
      `request_id actual_tier deadline_ms caller_adapter credential transport attempt rpc_outcome l3_available l3_requested
       l3_state l3_reason l3_reason_code approval_id observe`,
      'meta',
    )
    const page = (await get(ports, '/report/session/s-1/page')).body
    is_exactly(page, 'session_id record_count records next_cursor generated_at window_seconds', 'page')
    const risk = (await get(ports, '/report/session/s-1/risk')).body
    has(
      risk,
      `session_id current_risk_level cumulative_score dimensions_latest risk_timeline risk_hints_seen tools_used
       actual_tier_distribution generated_at window_seconds agent_id source_framework caller_adapter workspace_root
       transcript_path event_count high_or_critical_count first_event_at last_event_at latest_composite_score session_risk_sum
       session_risk_ewma risk_points_sum risk_velocity latest_post_action_score post_action_score_sum post_action_score_avg
       post_action_score_ewma window_risk_summary score_range score_semantics quarantine evidence_summary`,
      'risk',
    )
    has(
      first(risk.risk_timeline),
      `event_id occurred_at risk_level composite_score tool_name decision record_id event_type actual_tier classified_by
       dimensions policy_id approval_id recorded_at`,
      'timeline',
    )
    const outputs = (await get(ports, '/report/session/s-1/post-action')).body
    has(
      outputs,
      `session_id latest_post_action_score post_action_score_sum post_action_score_avg post_action_score_ewma
       post_action_event_count post_action_score_summary post_action_scores score_range score_semantics decision_affecting
       generated_at window_seconds`,
      'post-action',
    )
    has(
      first(outputs.post_action_scores),
      `finding_id event_id record_id occurred_at recorded_at tool_name source_framework tier patterns_matched score handling`,
      'post_action_score',
    )
  })

  test('of what people decide', async () => {
    const { ports } = await lived()
    const asked = (await get(ports, '/report/approvals')).body
    is_exactly(asked, 'approvals total_pending next_cursor generated_at window_seconds', 'approvals')
    is_exactly(first(asked.approvals), APPROVAL, 'approval')
    const raised = (await get(ports, '/report/alerts')).body
    is_exactly(raised, 'alerts total_unacknowledged generated_at window_seconds', 'alerts')
    const alert = first(raised.alerts)
    is_exactly(
      alert,
      'alert_id severity metric session_id message details triggered_at acknowledged acknowledged_by acknowledged_at',
      'alert',
    )
    assert.equal(alert.metric, 'session_risk_escalation')
    is_exactly(
      alert.details,
      'previous_risk current_risk high_risk_count cumulative_score trigger_event_id tool_name',
      'details',
    )
    const seen = await post(ports, `/report/alerts/${alert.alert_id}/acknowledge`)
    is_exactly(seen.body, 'alert_id acknowledged acknowledged_by acknowledged_at', 'acknowledged')
    const confined = await post(ports, '/report/session/s-1/quarantine', { action: 'quarantine' })
    is_exactly(confined.body, 'session_id action changed quarantined released quarantine', 'quarantined')
    is_exactly(confined.body.quarantine, QUARANTINE, 'quarantine')
    const state = (await get(ports, '/report/session/s-1/quarantine')).body
    is_exactly(state, 'session_id quarantined quarantine generated_at', 'quarantine state')
    const enforced = (await get(ports, '/report/session/s-1/enforcement')).body
    is_exactly(enforced, 'session_id state action triggered_at last_high_risk_at high_risk_count', 'enforcement')
    const freed = await post(ports, '/report/session/s-1/enforcement', { action: 'release' })
    assert.deepEqual(freed.body, { session_id: 's-1', released: true })
  })

  test('of effects and scopes', async () => {
    const ports = memory_ports()
    const outcomes = words(
      `session_quarantine session_graceful_stop command_rewrite tool_input_rewrite command_sanitize tool_input_sanitize
       tool_output_sanitize native_block native_defer native_modify`,
    )
    const told = await post(ports, '/ahp/adapter-effect-result', {
      request_id: 'r-1',
      payload: { requested: outcomes },
    })
    assert.equal(told.status, 200, told.text)
    is_exactly(told.body, 'status data', 'effect')
    is_exactly(told.body.data, 'record_id created idempotency_key result', 'effect data')
    has(
      (told.body.data as Json).result,
      'effect_id framework adapter requested enforced degraded unsupported result_kind recorded_at',
      'effect result',
    )
    const scope = await post(ports, '/ahp/scope/preview', { profile: { profile_id: 'p' }, event: rpc_event() })
    is_exactly(scope.body, 'valid mode profile_id scope_evaluation protection_statement', 'scope')
    is_exactly(
      scope.body.scope_evaluation,
      'profile_id source confirmed dry_run enforced verdict reason_codes',
      'scope_evaluation',
    )
  })
})

describe('events of the stream', () => {
  const EVENTS: Readonly<Record<string, string>> = {
    session_start: 'session_id agent_id source_framework timestamp workspace_root',
    decision: `session_id event_id risk_level decision tool_name actual_tier timestamp reason command approval_id expires_at
      request_id event_type agent_id source_framework policy_id decision_source composite_score record_id suggestion l3_state
      l3_reason_code`,
    session_risk_change: 'session_id previous_risk current_risk trigger_event timestamp',
    alert: 'alert_id severity metric session_id current_risk message timestamp',
    session_enforcement_change: 'session_id state action high_risk_count timestamp cause',
    session_quarantine_change: 'session_id state reason reason_code by timestamp',
    approval_pending: `approval_id session_id event_id tool_name command reason risk_level policy_id suggestion expires_at timeout_s
      timestamp`,
    approval_resolved: 'approval_id session_id state decision settled_by settled_reason timestamp',
    post_action_finding:
      'finding_id session_id event_id source_framework tool_name tier score patterns_matched handling timestamp',
    adapter_effect_result: 'record_id session_id event_id effect_id result_kind adapter timestamp',
    l3_advisory_snapshot: 'snapshot_id session_id trigger_reason record_count advisory_only timestamp',
    l3_advisory_job: 'job_id snapshot_id session_id job_state runner attempt review_id timestamp',
    l3_advisory_review: `review_id snapshot_id session_id l3_state l3_reason_code risk_level recommended_operator_action
      advisory_only timestamp`,
    l3_advisory_action: 'action_id review_id session_id risk_level recommended_operator_action summary timestamp',
    skill_trust_transition: `transition_id canonical_skill_id from_state to_state reason_code registry_snapshot_id timestamp`,
  }

  test('have the fields of the contract and their own name', async () => {
    const { ports, events } = await lived()
    const more = await published_during(ports, async () => {
      await post(ports, '/report/session/s-1/quarantine', { action: 'quarantine' })
      await post(ports, '/report/session/s-1/l3-advisory/full-review', { runner: 'deterministic_local' })
      await post(ports, '/ahp/adapter-effect-result', { request_id: 'r-1', payload: {} })
      await post(ports, '/skill-trust/registry', { canonical_skill_id: 'pdf' })
      const { body } = await get(ports, '/skill-trust/registry')
      const moved = await post(ports, '/skill-trust/transition', {
        canonical_skill_id: 'pdf',
        target_state: 'greylist',
        reason_code: 'looked_at',
        expected_registry_snapshot_id: body.registry_snapshot_id,
        idempotency_key: 'k-1',
      })
      assert.equal(moved.status, 200, moved.text)
    })
    const seen = new Set<string>()
    for (const event of [...events, ...more]) {
      const name = String(event.type)
      assert.ok(name in EVENTS, name)
      is_exactly(event, `type ${EVENTS[name]}`, name)
      seen.add(name)
    }
    assert.deepEqual([...seen].sort(), Object.keys(EVENTS).sort())
  })
})

describe('operators’ objects', () => {
  test('of advisory reviews', async () => {
    const { ports } = await lived()
    const run = await post(ports, '/report/session/s-1/l3-advisory/full-review', { runner: 'deterministic_local' })
    is_exactly(run.body, 'snapshot job review action reused advisory_only canonical_decision_mutated', 'full-review')
    has(
      run.body.snapshot,
      `snapshot_id session_id created_at trigger_event_id trigger_detail trigger_reason event_range record_count
       trajectory_fingerprint risk_summary evidence_budget advisory_only`,
      'snapshot',
    )
    has(
      run.body.job,
      `job_id snapshot_id session_id runner job_state attempt max_attempts lease_expires_at review_id error created_at
       updated_at completed_at advisory_only`,
      'job',
    )
    has(
      run.body.review,
      `review_id type snapshot_id session_id job_id l3_state l3_reason_code risk_level findings confidence
       recommended_operator_action analysis_summary analysis_points operator_next_steps evidence_event_ids evidence_record_count
       source_record_range review_runner provider provider_model created_at updated_at completed_at advisory_only`,
      'review',
    )
    has(
      run.body.action,
      `type action_id review_id snapshot_id session_id job_id risk_level recommended_operator_action l3_state l3_reason_code
       summary created_at advisory_only`,
      'action',
    )
  })

  test('of skills', async () => {
    const ports = memory_ports()
    const advisories = [{ id: 'adv-1', severity: 'critical', resolved: false }]
    const registered = await post(ports, '/skill-trust/registry', { canonical_skill_id: 'pdf', advisories })
    is_exactly(registered.body, 'record created registry_snapshot_id', 'registered')
    has(
      registered.body.record,
      `canonical_skill_id canonical_name aliases list_state skill_trust_grade content_hashes source admission_risk advisories
       previous_active_state restore_target_state disabled_until override_id override_expires_at reason_code metadata_record_id
       policy_fingerprint registered_at updated_at last_seen_at`,
      'skill',
    )
    const advice = (await get(ports, '/skill-trust/transition/recommendations')).body
    is_exactly(advice, 'recommendations next_cursor registry_snapshot_id', 'recommendations')
    is_exactly(
      first(advice.recommendations),
      `recommendation_id source canonical_skill_id metadata_record_id session_id severity target_state reason_code evidence_refs
       created_at`,
      'recommendation',
    )
    const moved = await post(ports, '/skill-trust/transition', {
      canonical_skill_id: 'pdf',
      target_state: 'revoke',
      reason_code: 'looked_at',
      expected_registry_snapshot_id: registered.body.registry_snapshot_id,
      idempotency_key: 'k-1',
    })
    is_exactly(moved.body, 'record transition_event registry_snapshot_id idempotent_replay', 'moved')
    is_exactly(
      moved.body.transition_event,
      `transition_id canonical_skill_id metadata_record_id from_state to_state reason_code evidence_refs evidence_hashes
       actor_type operator_id_hash override_id override_indefinite_reason expires_at disabled_until restore_target_state
       idempotency_key review_required registry_snapshot_id previous_registry_snapshot_id created_at`,
      'transition_event',
    )
    const list = (await get(ports, '/skill-trust/registry')).body
    is_exactly(
      list,
      'registry_snapshot_id records metadata_records transition_events next_cursor generated_at',
      'registry',
    )
  })

  test('ids begin with the letters of their kind', async () => {
    const { ports, events } = await lived()
    const run = await post(ports, '/report/session/s-1/l3-advisory/full-review', { runner: 'deterministic_local' })
    const { snapshot, job, review, action } = run.body as Record<string, Json>
    const finding = events.find((event) => event.type === 'post_action_finding')
    const alert = events.find((event) => event.type === 'alert')
    const asked = events.find((event) => event.type === 'approval_pending')
    const effect = await call(ports, 'POST', '/ahp/adapter-effect-result', { request_id: 'r-1', payload: {} })
    const kinds: [unknown, string][] = [
      [snapshot?.snapshot_id, 'l3s_'],
      [job?.job_id, 'l3j_'],
      [review?.review_id, 'l3r_'],
      [action?.action_id, 'l3a_'],
      [finding?.finding_id, 'fnd_'],
      [alert?.alert_id, 'alr_'],
      [asked?.approval_id, 'apr_'],
      [(effect.body.data as Json).record_id, 'eff_'],
    ]
    for (const [id, letters] of kinds) assert.ok(String(id).startsWith(letters), `${id} ${letters}`)
    assert.equal(String(action?.action_id).slice(4), String(review?.review_id).slice(4))
  })
})
