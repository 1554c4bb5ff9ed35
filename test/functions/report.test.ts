// Reports as plain functions: queries, sessions nobody knows, the summary. Source: CONTRACT 4, 5.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { PostActionReport, SessionPage, SessionReport, Summary } from '#core/contract/report.ts'
import { SessionRisk } from '#core/contract/session.ts'
import { memory_ports } from '#test/support/ports.ts'
import { get } from '#test/support/route.ts'
import { happen, rpc_envelope, rpc_event, rpc_params, send } from '#test/support/rpc.ts'

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

describe('records', () => {
  test('hold what their description says, whatever was decided', async () => {
    const ports = memory_ports()
    for (const command of ['npm test', 'rm -rf /']) await happen(ports, command, { session_id: 's-1' })
    const event = rpc_event({ session_id: 's-1', event_id: 'e-l2', risk_hints: ['destructive_intent'] })
    await send(ports, rpc_envelope({ params: rpc_params({ request_id: 'r-l2', decision_tier: 'L2', event }) }))
    const { records } = SessionReport.parse((await get(ports, '/report/session/s-1')).body)
    assert.deepEqual(
      records.map(({ decision }) => decision.decision),
      ['allow', 'block', 'defer'],
    )
    assert.deepEqual(
      records.map(({ meta }) => [meta.transport, meta.attempt, meta.rpc_outcome, typeof meta.approval_id]),
      ['object', 'object', 'string'].map((approval) => ['http', 1, 'ok', approval]),
    )
    SessionPage.parse((await get(ports, '/report/session/s-1/page')).body)
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
