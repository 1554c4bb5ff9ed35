// The reports as plain functions: fields, windows, empty cases, bad queries (long: one table of routes). Source: CONTRACT 4, 5.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { PostActionReport, SessionPage, SessionReport, SessionsReport, Summary } from '#core/contract/report.ts'
import { SessionRisk } from '#core/contract/session.ts'
import type { Ports } from '#core/ports.ts'
import { memory_ports } from '#test/support/ports.ts'
import { get } from '#test/support/report.ts'
import { type Json, rpc_command, rpc_envelope, rpc_event, rpc_params, send } from '#test/support/rpc.ts'

type List = Json[]

/** One decision in the session, `after_ms` after the one before. */
async function happen(
  ports: ReturnType<typeof memory_ports>,
  command: string,
  event: Json = {},
  after_ms = 1000,
  params: Json = {},
): Promise<void> {
  ports.clock.advance(after_ms)
  const reply = await send(ports, rpc_command(command, params, event))
  assert.ok(reply?.result, JSON.stringify(reply))
}

const LIMITS: [path: string, max: number][] = [
  ['/report/sessions', 200],
  ['/report/session/s-1', 1000],
  ['/report/session/s-1/page', 500],
  ['/report/session/s-1/risk', 1000],
  ['/report/session/s-1/post-action', 1000],
  ['/report/alerts', 1000],
  ['/report/approvals', 1000],
]
const WINDOWED = ['/report/summary', ...LIMITS.map(([path]) => path)]

describe('queries', () => {
  test('a window outside 1..604800, signed, fractional, empty or doubled is refused and named', async () => {
    const ports = memory_ports()
    for (const path of WINDOWED) {
      for (const bad of ['0', '604801', '-1', '%2B5', '5.0', '1e3', '%205', 'abc', '']) {
        const { status, body } = await get(ports, `${path}?window_seconds=${bad}`)
        assert.equal(status, 400, `${path} ${bad}`)
        assert.match(String(body.error), /window_seconds/)
        assert.deepEqual(Object.keys(body), ['error'])
      }
      const doubled = await get(ports, `${path}?window_seconds=5&window_seconds=5`)
      assert.deepEqual([doubled.status, doubled.body.error], [400, 'window_seconds must be given once'])
      for (const good of ['1', '604800']) {
        const { status, body } = await get(ports, `${path}?window_seconds=${good}`)
        assert.deepEqual([status, body.window_seconds], [200, Number(good)], path)
      }
      const without = await get(ports, `${path}?colour=red`)
      assert.deepEqual([without.status, without.body.window_seconds], [200, null], path)
    }
  })

  test('a limit outside its range is refused, never clamped', async () => {
    const ports = memory_ports()
    for (const [path, max] of LIMITS) {
      for (const bad of ['0', String(max + 1), '-1', '1.5', 'ten', '']) {
        const { status, body } = await get(ports, `${path}?limit=${bad}`)
        assert.deepEqual([status, /limit/.test(String(body.error))], [400, true], `${path} ${bad}`)
      }
      assert.equal((await get(ports, `${path}?limit=${max}`)).status, 200, path)
    }
  })

  test('an unknown word is refused with the permitted ones', async () => {
    const ports = memory_ports()
    const rows: [string, string][] = [
      ['/report/sessions?status=idle', 'status must be one of: active, all'],
      ['/report/sessions?sort=name', 'sort must be one of: risk_level, last_event'],
      ['/report/sessions?min_risk=severe', 'min_risk must be one of: low, medium, high, critical'],
      ['/report/sessions?status=', 'status must be one of: active, all'],
      ['/report/alerts?severity=warning', 'severity must be one of: low, medium, high, critical'],
      ['/report/alerts?acknowledged=1', 'acknowledged must be true or false'],
      ['/report/approvals?state=open', 'state must be one of: pending, allowed, denied, expired, all'],
      ...['zzz', '9007199254740992~apr_x', '9999999999999999~apr_x', '007~apr_x', '7~', '-7~x'].map(
        (cursor): [string, string] => [`/report/approvals?cursor=${cursor}`, 'cursor is not valid'],
      ),
      ['/report/session/s-1/page?cursor=0', 'cursor must be an integer from 1 to 9007199254740991'],
      ['/report/session/s-1/page?cursor=x', 'cursor must be an integer from 1 to 9007199254740991'],
    ]
    for (const [target, error] of rows) {
      const { status, body } = await get(ports, target)
      assert.deepEqual([status, body.error], [400, error], target)
    }
  })

  test('a session id in the path is decoded; control characters and bad escapes are refused', async () => {
    const ports = memory_ports()
    const session_id = 'a/b ü%?'
    await happen(ports, 'npm test', { session_id })
    const encoded = encodeURIComponent(session_id)
    assert.equal((await get(ports, `/report/session/${encoded}`)).body.record_count, 1)
    for (const bad of ['%00', 'a%0ab', '%E0%A4%A', 'x'.repeat(257)]) {
      assert.equal((await get(ports, `/report/session/${bad}/risk`)).status, 400, bad)
    }
  })
})

describe('unknown sessions', () => {
  test('answer 200 with every key, zeros and sentinels', async () => {
    const ports = memory_ports()
    const detail = await get(ports, '/report/session/nobody')
    const report = SessionReport.strict().parse(detail.body)
    assert.deepEqual([detail.status, report.record_count, report.records], [200, 0, []])
    assert.equal(report.session.current_risk_level, 'low')
    assert.equal(report.session.agent_id, 'unknown')
    assert.equal(report.session.first_event_at, '')
    assert.equal(report.session.score_semantics.zero_with_no_events, 'no_data_not_confirmed_low_risk')
    assert.equal(
      report.session.post_action_score_summary.score_semantics.zero_with_no_events,
      'no_post_action_data_not_confirmed_low_risk',
    )
    const page = SessionPage.strict().parse((await get(ports, '/report/session/nobody/page')).body)
    assert.deepEqual([page.records, page.next_cursor], [[], null])
    const risk = SessionRisk.strict().parse((await get(ports, '/report/session/nobody/risk')).body)
    assert.deepEqual(risk.dimensions_latest, { d1: 0, d2: 0, d3: 0, d4: 0, d5: 0 })
    assert.deepEqual([risk.risk_timeline, risk.event_count, risk.quarantine], [[], 0, null])
    const post = PostActionReport.strict().parse((await get(ports, '/report/session/nobody/post-action')).body)
    assert.deepEqual([post.post_action_scores, post.post_action_event_count], [[], 0])
    const enforcement = await get(ports, '/report/session/nobody/enforcement')
    assert.deepEqual(enforcement.body, {
      session_id: 'nobody',
      state: 'normal',
      action: null,
      triggered_at: null,
      last_high_risk_at: null,
      high_risk_count: null,
    })
    const quarantine = await get(ports, '/report/session/nobody/quarantine')
    assert.deepEqual([quarantine.body.quarantined, quarantine.body.quarantine], [false, null])
    assert.equal((await get(ports, '/report/sessions?status=all')).body.total_active, 0)
  })
})

describe('summary', () => {
  test('counts records by every dimension and by window', async () => {
    const ports = memory_ports()
    await happen(ports, 'npm test', { source_framework: 'beta' })
    await happen(ports, 'rm -rf /', {}, 100_000, { context: { caller_adapter: 'my-adapter' } })
    await happen(ports, 'git push -f', {}, 10_000)
    await happen(ports, 'ls', { event_type: 'session', event_subtype: 'session:start' })
    const all = Summary.strict().parse((await get(ports, '/report/summary')).body)
    assert.equal(all.total_records, 4)
    assert.deepEqual(all.by_source_framework, { alpha: 3, beta: 1 })
    assert.deepEqual(all.by_decision, { allow: 2, block: 1, defer: 1 })
    assert.deepEqual(all.by_event_type, { pre_action: 3, session: 1 })
    assert.deepEqual(all.by_actual_tier, { L1: 4 })
    assert.deepEqual(all.by_caller_adapter, { 'my-adapter': 1, unknown: 3 })
    const windowed = Summary.parse((await get(ports, '/report/summary?window_seconds=20')).body)
    assert.deepEqual([windowed.total_records, windowed.window_seconds], [3, 20])
    assert.deepEqual(windowed.by_decision, { allow: 1, block: 1, defer: 1 })
    const later = Summary.parse((await get(ports, '/report/summary?window_seconds=5')).body)
    assert.equal(later.total_records, 2)
  })

  test('is complete without any data', async () => {
    const empty = Summary.strict().parse((await get(memory_ports(), '/report/summary')).body)
    assert.equal(empty.total_records, 0)
    assert.deepEqual(empty.by_decision, {})
    assert.deepEqual(empty.invalid_event, {
      count_1m: 0,
      count_5m: 0,
      count_15m: 0,
      rate_5m: 0,
      rate_15m: 0,
      alerts: [],
    })
    assert.deepEqual(empty.high_risk_trend.windows['5m'], { count: 0, total: 0, ratio: 0 })
    assert.equal(empty.high_risk_trend.direction_5m, 'flat')
    assert.equal(empty.high_risk_trend.series_5m.length, 12)
    assert.deepEqual([empty.system_security_posture.score_0_100, empty.system_security_posture.level], [100, 'healthy'])
    assert.equal(empty.system_security_posture.window_seconds, 3600)
    assert.deepEqual(empty.system_security_posture.drivers, [])
    assert.deepEqual(Object.keys(empty.decision_path_io.reporting).length, 9)
  })

  test('counts refused events and raises their alerts', async () => {
    const ports = memory_ports()
    for (let i = 0; i < 99; i++) await happen(ports, 'npm test', {}, 1)
    const refuse = () => send(ports, rpc_envelope({ params: rpc_params({ event: rpc_event({ payload: 1 }) }) }))
    await refuse()
    const one = Summary.parse((await get(ports, '/report/summary')).body).invalid_event
    assert.deepEqual([one.count_1m, one.rate_5m, one.rate_15m], [1, 0.01, 0.01])
    assert.deepEqual(one.alerts, [
      { metric: 'invalid_event_rate_15m', severity: 'warning', value: 0.01, threshold: '0.1%-1%/15m' },
    ])
    for (let i = 0; i < 20; i++) await refuse()
    const many = Summary.parse((await get(ports, '/report/summary')).body).invalid_event
    assert.deepEqual(many.alerts, [
      { metric: 'invalid_event_count_1m', severity: 'critical', value: 21, threshold: '>20/min' },
      { metric: 'invalid_event_rate_5m', severity: 'critical', value: 0.175, threshold: '>1%/5m' },
    ])
    ports.clock.advance(61_000)
    const later = Summary.parse((await get(ports, '/report/summary')).body).invalid_event
    assert.deepEqual([later.count_1m, later.count_5m], [0, 21])
  })

  test('shows trend, direction and aligned buckets', async () => {
    const ports = memory_ports()
    for (let i = 0; i < 4; i++) await happen(ports, i === 0 ? 'rm -rf /' : 'npm test')
    await happen(ports, 'npm test', {}, 360_000)
    const { windows, direction_5m, series_5m } = Summary.parse(
      (await get(ports, '/report/summary')).body,
    ).high_risk_trend
    assert.deepEqual(windows, {
      '5m': { count: 0, total: 1, ratio: 0 },
      '15m': { count: 1, total: 5, ratio: 0.2 },
      '60m': { count: 1, total: 5, ratio: 0.2 },
    })
    assert.equal(direction_5m, 'down')
    const now_ms = ports.clock.now_ms()
    const starts = series_5m.map((bucket) => Date.parse(bucket.bucket_start))
    assert.deepEqual(
      starts,
      starts.map((_, at) => Math.floor(now_ms / 300_000) * 300_000 - (11 - at) * 300_000),
    )
    for (const { bucket_start, bucket_end } of series_5m) {
      assert.equal(Date.parse(bucket_end) - Date.parse(bucket_start), 300_000)
    }
    assert.deepEqual(
      series_5m
        .slice(-2)
        .map(({ total_count, high_or_critical_count, ratio }) => [total_count, high_or_critical_count, ratio]),
      [
        [4, 1, 0.25],
        [1, 0, 0],
      ],
    )
  })

  test('rates the posture by distinct sessions and names its drivers, largest first', async () => {
    const ports = memory_ports()
    await happen(ports, 'rm -rf /', { session_id: 'a' })
    await happen(ports, 'rm -rf /', { session_id: 'a' })
    await happen(ports, 'rm -rf /', { session_id: 'b' })
    await happen(ports, 'npm test', { session_id: 'b' })
    await happen(ports, 'npm test', { session_id: 'c' })
    const posture = Summary.parse((await get(ports, '/report/summary?window_seconds=600')).body).system_security_posture
    // Two high sessions, three of five records high: 100 - 5 * 2 - 25 * 0.6.
    assert.deepEqual([posture.score_0_100, posture.level, posture.window_seconds], [75, 'watch', 600])
    assert.deepEqual(posture.drivers, [
      { key: 'high_risk_ratio_15m', label: '15m high-risk ratio', value: 0.6 },
      { key: 'high_sessions', label: 'High-risk sessions', value: 2 },
    ])
    ports.clock.advance(601_000)
    const later = Summary.parse((await get(ports, '/report/summary?window_seconds=600')).body).system_security_posture
    assert.deepEqual(later.drivers[0]?.key, 'high_risk_ratio_15m')
    assert.equal(later.drivers.length, 1)
  })

  test('tells how long decisions and reports took, and how that presses', async () => {
    const ports = memory_ports()
    await happen(ports, 'npm test')
    await get(ports, '/report/sessions')
    await get(ports, '/health')
    ports.io.add('record_path', 0.3)
    const { decision_path_io, decision_path_io_pressure } = Summary.parse((await get(ports, '/report/summary')).body)
    assert.deepEqual([decision_path_io.evaluate.calls, decision_path_io.record_path.calls], [1, 2])
    assert.equal(decision_path_io.record_path.max_seconds, 0.3)
    assert.equal(decision_path_io.reporting.report_sessions.calls, 1)
    assert.equal(decision_path_io.reporting.health.calls, 1)
    assert.deepEqual(decision_path_io_pressure, { level: 'elevated', max_seconds: 0.3, decision_affecting: false })
    ports.clock.advance(301_000)
    const later = Summary.parse((await get(ports, '/report/summary')).body)
    assert.equal(later.decision_path_io_pressure.level, 'healthy')
    assert.equal(later.decision_path_io.record_path.max_seconds, 0.3)
  })
})

describe('sessions', () => {
  async function three(): Promise<ReturnType<typeof memory_ports>> {
    const ports = memory_ports()
    await happen(ports, 'rm -rf /', { session_id: 'high', agent_id: 'agent-h' })
    await happen(ports, 'npm test', { session_id: 'medium', source_framework: 'beta' })
    await happen(ports, 'npm test', { session_id: 'ended' })
    await happen(ports, 'npm test', { session_id: 'ended', event_type: 'session', event_subtype: 'session:end' })
    return ports
  }
  const ids = async (ports: Ports, query = ''): Promise<unknown[]> => {
    const { body } = await get(ports, `/report/sessions${query}`)
    const report = SessionsReport.strict().parse(body)
    return [report.sessions.map((session) => session.session_id), report.total_active]
  }

  test('lists active ones by risk, then by last event', async () => {
    const ports = await three()
    assert.deepEqual(await ids(ports), [['high', 'medium'], 2])
    assert.deepEqual(await ids(ports, '?status=all'), [['high', 'ended', 'medium'], 2])
    assert.deepEqual(await ids(ports, '?status=all&sort=last_event'), [['ended', 'medium', 'high'], 2])
    assert.deepEqual(await ids(ports, '?status=all&limit=1'), [['high'], 2])
    assert.deepEqual(await ids(ports, '?min_risk=high'), [['high'], 1])
    assert.deepEqual(await ids(ports, '?min_risk=critical'), [[], 0])
    assert.deepEqual(await ids(ports, '?status=all&source_framework=beta'), [['medium'], 2])
    assert.deepEqual(await ids(ports, '?status=all&q=AGENT-H'), [['high'], 2])
    assert.deepEqual(await ids(ports, '?status=all&q=%2Fhome%2Fdev'), [['high', 'ended', 'medium'], 2])
    assert.deepEqual(await ids(ports, '?status=all&q=nothing'), [[], 2])
    assert.deepEqual(await ids(ports, '?status=all&window_seconds=2'), [['ended', 'medium'], 1])
  })

  test('a session idles after its time and lives again with the next event', async () => {
    const ports = await three()
    ports.clock.advance(1_800_000)
    assert.deepEqual(await ids(ports), [[], 0])
    const { body } = await get(ports, '/report/sessions?status=all')
    assert.deepEqual(
      (body.sessions as List).map((session) => session.status),
      ['idle', 'ended', 'idle'],
    )
    await happen(ports, 'npm test', { session_id: 'ended' })
    assert.deepEqual(await ids(ports), [['ended'], 1])
  })

  test('summarise identity, counters, names and scores', async () => {
    const ports = memory_ports()
    const first_at = ports.clock.iso(ports.clock.now_ms() + 1000)
    await happen(ports, 'npm test', { agent_id: 'agent-1', risk_hints: ['b', 'a'], tool_name: 'Zsh' })
    await happen(ports, 'git push -f', { risk_hints: ['a'] })
    await happen(ports, 'rm -rf /', { payload: { command: 'rm -rf /', transcript_path: '/t.jsonl' } })
    const { body } = await get(ports, '/report/sessions?window_seconds=1')
    const [session] = SessionsReport.parse(body).sessions
    assert.ok(session)
    const { window_risk_summary, generated_at: _none, ...rest } = { ...session, generated_at: '' }
    assert.deepEqual(
      [rest.agent_id, rest.source_framework, rest.caller_adapter, rest.workspace_root, rest.transcript_path],
      ['agent-1', 'alpha', 'unknown', '/home/dev/project', '/t.jsonl'],
    )
    assert.deepEqual(rest.tools_used, ['Bash', 'Zsh'])
    assert.deepEqual(rest.risk_hints_seen, ['a', 'b'])
    assert.deepEqual(rest.decision_distribution, { allow: 1, block: 1, defer: 1 })
    assert.deepEqual(rest.actual_tier_distribution, { L1: 3 })
    assert.deepEqual([rest.latest_decision, rest.current_risk_level, rest.cumulative_score], ['block', 'high', 5])
    assert.deepEqual([rest.event_count, rest.high_or_critical_count, rest.d4_accumulation], [3, 2, 2])
    assert.deepEqual([rest.first_event_at, rest.last_event_at], [first_at, ports.clock.iso(ports.clock.now_ms())])
    assert.deepEqual([rest.status, rest.pending_approvals, rest.ended_at], ['active', 1, null])
    assert.deepEqual([rest.enforcement_state, rest.quarantined], ['normal', false])
    assert.deepEqual([rest.l3_state, rest.l3_reason_code], ['disabled', 'none'])
    // Composites 3, 4, 5: display scores 1.2857, 1.7143, 2.1429.
    assert.equal(rest.latest_composite_score, 2.1429)
    assert.equal(rest.session_risk_sum, 5.1429)
    assert.equal(rest.session_risk_ewma, 1.6329)
    assert.equal(rest.risk_points_sum, 1 + 2 + 2)
    assert.equal(rest.risk_velocity, 'up')
    assert.deepEqual(
      [window_risk_summary.event_count, window_risk_summary.session_risk_sum, window_risk_summary.window_seconds],
      [2, 3.8572, 1],
    )
    assert.deepEqual([window_risk_summary.session_risk_ewma, window_risk_summary.risk_velocity], [1.8429, 'up'])
    assert.ok(!('high_risk_event_count' in window_risk_summary))
  })
})

describe('records of a session', () => {
  test('come oldest to newest, the newest of them within the limit', async () => {
    const ports = memory_ports()
    for (const command of ['one', 'two', 'three']) await happen(ports, command)
    const { body } = await get(ports, '/report/session/s-1?limit=2')
    const report = SessionReport.strict().parse(body)
    assert.equal(report.record_count, 2)
    assert.deepEqual(
      report.records.map((record) => (record.event.payload as Json).command),
      ['two', 'three'],
    )
    const [record] = report.records
    assert.ok(record)
    assert.equal(Date.parse(record.recorded_at), record.recorded_at_ts * 1000)
    assert.deepEqual(record.adapter_effect_results, [])
    assert.deepEqual(Object.keys(record.meta).includes('approval_id'), true)
    assert.equal(report.session.event_count, 3)
    const windowed = SessionReport.parse((await get(ports, '/report/session/s-1?window_seconds=1')).body)
    assert.equal(windowed.record_count, 2)
  })

  test('show the effects that an adapter reported for their event', async () => {
    const ports = memory_ports()
    await happen(ports, 'one', { event_id: 'e-1' })
    await happen(ports, 'two', { event_id: 'e-2' })
    for (let i = 0; i < 22; i++) {
      const body = { effect_id: `f-${i}`, session_id: 's-1', event_id: 'e-2', result_kind: 'enforced' }
      const columns = { state: 'stored', lookup: null, idempotency_key: null, expires_at_ms: null }
      const document = { id: `eff_${i}`, session_id: 's-1', created_at_ms: ports.clock.now_ms() + i, ...columns, body }
      await ports.store.put('effect', document, 'new')
    }
    const { records } = SessionReport.parse((await get(ports, '/report/session/s-1')).body)
    assert.deepEqual(
      records.map((record) => record.adapter_effect_results.length),
      [0, 20],
    )
    assert.equal(records[1]?.adapter_effect_results[0]?.effect_id, 'f-0')
  })

  test('page backwards without gaps or repeats while new ones arrive', async () => {
    const ports = memory_ports()
    for (let i = 0; i < 250; i++) await happen(ports, `c${i}`, {}, 1)
    const seen: string[] = []
    let target = '/report/session/s-1/page?limit=101'
    for (;;) {
      const { body } = await get(ports, target)
      const page = SessionPage.strict().parse(body)
      assert.equal(page.record_count, page.records.length)
      seen.unshift(...page.records.map((record) => String((record.event.payload as Json).command)))
      await happen(ports, 'late', {}, 1)
      if (page.next_cursor === null) break
      assert.equal(page.next_cursor, page.records[0]?.record_id)
      target = `/report/session/s-1/page?limit=101&cursor=${page.next_cursor}`
    }
    assert.deepEqual(
      seen,
      Array.from({ length: 250 }, (_, i) => `c${i}`),
    )
  })
})

describe('risk of a session', () => {
  test('orders the timeline by when things are said to have happened', async () => {
    const ports = memory_ports()
    await happen(ports, 'one', { event_id: 'e-1', occurred_at: '2026-01-01T02:00:00+02:00' })
    await happen(ports, 'two', { event_id: 'e-2', occurred_at: '2025-12-31T23:00:00.5Z' })
    await happen(ports, 'rm -rf /', { event_id: 'e-3' })
    await happen(ports, 'git push -f', { event_id: 'e-4', occurred_at: '2026-01-01T00:00:00Z' })
    const risk = SessionRisk.strict().parse((await get(ports, '/report/session/s-1/risk')).body)
    assert.deepEqual(
      risk.risk_timeline.map((entry) => entry.event_id),
      ['e-2', 'e-1', 'e-4', 'e-3'],
    )
    const blocked = risk.risk_timeline[3]
    assert.deepEqual(
      [blocked?.decision, blocked?.composite_score, blocked?.tool_name, blocked?.policy_id, blocked?.classified_by],
      ['block', 5, 'Bash', 'test/block', 'L1'],
    )
    assert.equal(blocked?.occurred_at, blocked?.recorded_at)
    assert.match(String(risk.risk_timeline[2]?.approval_id), /^apr_/)
    assert.deepEqual(risk.dimensions_latest, { d1: 2, d2: 2, d3: 2, d4: 0, d5: 2 })
    // The newest by gateway time, whatever they claim.
    const limited = SessionRisk.parse((await get(ports, '/report/session/s-1/risk?limit=1')).body)
    assert.deepEqual(
      limited.risk_timeline.map((entry) => entry.event_id),
      ['e-4'],
    )
  })

  test('limits names, tiers and scores to the window', async () => {
    const ports = memory_ports()
    await happen(ports, 'rm -rf /', { tool_name: 'Old', risk_hints: ['old'] })
    await happen(ports, 'one', { tool_name: 'New', risk_hints: ['new'] }, 100_000)
    await happen(ports, 'two', { tool_name: 'New' })
    const risk = SessionRisk.parse((await get(ports, '/report/session/s-1/risk?window_seconds=50')).body)
    assert.deepEqual([risk.tools_used, risk.risk_hints_seen], [['New'], ['new']])
    assert.deepEqual(risk.actual_tier_distribution, { L1: 2 })
    assert.equal(risk.risk_timeline.length, 2)
    assert.deepEqual([risk.event_count, risk.window_risk_summary.event_count], [3, 2])
    assert.deepEqual([risk.window_risk_summary.high_or_critical_count, risk.high_or_critical_count], [0, 1])
    const whole = SessionRisk.parse((await get(ports, '/report/session/s-1/risk')).body)
    assert.deepEqual(
      [whole.tools_used, whole.risk_hints_seen],
      [
        ['New', 'Old'],
        ['new', 'old'],
      ],
    )
  })

  test('keeps at most 200 names, the ones used last', async () => {
    const ports = memory_ports()
    for (let i = 0; i < 5; i++) {
      const risk_hints = Array.from({ length: 50 }, (_, n) => `hint-${String(i * 50 + n).padStart(3, '0')}`)
      await happen(ports, 'one', { risk_hints })
    }
    const { risk_hints_seen } = SessionRisk.parse((await get(ports, '/report/session/s-1/risk')).body)
    assert.equal(risk_hints_seen.length, 200)
    assert.deepEqual([risk_hints_seen[0], risk_hints_seen.at(-1)], ['hint-050', 'hint-249'])
  })
})

describe('scored outputs', () => {
  test('are listed oldest to newest with the sums of the window', async () => {
    const ports = memory_ports()
    await happen(ports, 'one')
    for (const [at, score] of [0.4, 0.8, 1.2].entries()) {
      ports.clock.advance(1000)
      const record_id = ports.ids.record(ports.clock.now_ms())
      const body = {
        finding_id: null,
        event_id: `e-${at}`,
        occurred_at: ports.clock.iso(ports.clock.now_ms()),
        tool_name: 'Bash',
        source_framework: 'alpha',
        tier: 'monitor' as const,
        patterns_matched: [],
        handling: 'broadcast' as const,
      }
      const row = await ports.store.session('s-1')
      assert.ok(row)
      await ports.store.append({ session: row, post_action: { record_id, session_id: 's-1', score, body } })
    }
    const { body } = await get(ports, '/report/session/s-1/post-action?limit=2')
    const report = PostActionReport.strict().parse(body)
    assert.deepEqual(
      report.post_action_scores.map((one) => [one.event_id, one.score]),
      [
        ['e-1', 0.8],
        ['e-2', 1.2],
      ],
    )
    assert.equal(report.decision_affecting, false)
  })
})
