// Sessions, their records, risk and scored outputs as reports show them. Source: CONTRACT 4.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { PostActionReport, SessionPage, SessionReport, SessionsReport } from '#core/contract/report.ts'
import { SessionRisk } from '#core/contract/session.ts'
import type { Ports } from '#core/ports.ts'
import { memory_ports } from '#test/support/ports.ts'
import { get } from '#test/support/route.ts'
import { happen, type Json } from '#test/support/rpc.ts'

type List = Json[]

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
