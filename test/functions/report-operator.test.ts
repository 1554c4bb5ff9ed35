// Alerts, approvals, enforcement and quarantine as plain functions (long: one table of routes). Source: CONTRACT 3, 6.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { AlertsReport, Approval, ApprovalsReport, QuarantineChanged, QuarantineState } from '#core/contract/operator.ts'
import { EnforcementState, SessionRisk } from '#core/contract/session.ts'
import { memory_shared } from '#core/memory/shared/shared.ts'
import type { Ports } from '#core/ports.ts'
import { memory_ports, published_during } from '#test/support/ports.ts'
import { call, get, post } from '#test/support/route.ts'
import { decision_of, type Json, rpc_command, rpc_event, rpc_params, send } from '#test/support/rpc.ts'

const ENFORCING = {
  enforcement_enabled: true,
  enforcement_threshold: 2,
  enforcement_cooldown_seconds: 60,
  rate_limit_per_minute: 0,
}

/** The same gateway after a restart: what is not in the store is gone. */
function restarted(ports: ReturnType<typeof memory_ports>): Ports {
  return { ...ports, shared: memory_shared(ports.settings, ports.clock, ports.store) }
}

const risky = (session_id: string, command = 'rm -rf /') => rpc_command(command, {}, { session_id })

describe('alerts', () => {
  async function raised(): Promise<ReturnType<typeof memory_ports>> {
    const ports = memory_ports()
    for (const session_id of ['a', 'b', 'c']) {
      await send(ports, risky(session_id))
      ports.clock.advance(10_000)
    }
    return ports
  }
  const list = async (ports: Ports, query = ''): Promise<AlertsReport> =>
    AlertsReport.strict().parse((await get(ports, `/report/alerts${query}`)).body)

  test('are listed newest first and filtered by all filters at once', async () => {
    const ports = await raised()
    const all = await list(ports)
    assert.deepEqual(
      all.alerts.map((alert) => alert.session_id),
      ['c', 'b', 'a'],
    )
    assert.equal(all.total_unacknowledged, 3)
    assert.deepEqual(all.alerts[0]?.details.previous_risk, null)
    assert.equal(all.alerts[0]?.details.high_risk_count, 1)
    const [, , oldest] = all.alerts
    await post(ports, `/report/alerts/${oldest?.alert_id}/acknowledge`)
    const sizes = async (query: string) => (await list(ports, query)).alerts.map((alert) => alert.session_id)
    assert.deepEqual(await sizes('?acknowledged=true'), ['a'])
    assert.deepEqual(await sizes('?acknowledged=false'), ['c', 'b'])
    assert.deepEqual(await sizes('?acknowledged=true&severity=critical'), [])
    assert.deepEqual(await sizes('?severity=high&limit=1'), ['c'])
    assert.deepEqual(await sizes('?severity=low'), [])
    assert.deepEqual(await sizes('?session_id=b'), ['b'])
    assert.deepEqual(await sizes('?window_seconds=20'), ['c', 'b'])
    assert.equal((await list(ports, '?session_id=b')).total_unacknowledged, 2)
  })

  test('rise once per rise: staying raises none, falling re-arms, high to critical is a rise', async () => {
    const ports = memory_ports({ settings: { d4_mid: 1, d4_high: 2 } })
    const levels: string[] = []
    for (const command of ['rm -rf /', 'rm -rf /', 'rm -rf /', 'ls', 'rm -rf /']) {
      levels.push(String(decision_of(await send(ports, rpc_command(command))).risk_level))
    }
    assert.deepEqual(levels, ['high', 'critical', 'critical', 'high', 'critical'])
    const { alerts } = await list(ports)
    assert.deepEqual(
      alerts.reverse().map((alert) => [alert.details.previous_risk, alert.severity]),
      [
        [null, 'high'],
        ['high', 'critical'],
        ['high', 'critical'],
      ],
    )
    assert.equal(alerts[1]?.message, 'Session s-1: risk rose from high to critical (2 high-risk events)')
    assert.equal(ports.metrics.total('asg_alerts_total', { severity: 'critical' }), 2)
  })

  test('are acknowledged once: the first actor and time stay', async () => {
    const ports = await raised()
    const [alert] = (await list(ports)).alerts
    const target = `/report/alerts/${alert?.alert_id}/acknowledge`
    const first = await post(ports, target, { acknowledged_by: 'ann' })
    assert.deepEqual(first.body, {
      alert_id: alert?.alert_id,
      acknowledged: true,
      acknowledged_by: 'ann',
      acknowledged_at: ports.clock.iso(ports.clock.now_ms()),
    })
    ports.clock.advance(1000)
    assert.deepEqual((await post(ports, target, { acknowledged_by: 'bob' })).body, first.body)
    const [stored] = (await list(ports, '?acknowledged=true')).alerts
    assert.deepEqual([stored?.acknowledged, stored?.acknowledged_by], [true, 'ann'])
  })

  test('are acknowledged by one of many callers at once', async () => {
    const ports = await raised()
    const [alert] = (await list(ports)).alerts
    const actors = Array.from({ length: 20 }, (_, at) => `actor-${at}`)
    const replies = await Promise.all(
      actors.map((acknowledged_by) =>
        post(ports, `/report/alerts/${alert?.alert_id}/acknowledge`, { acknowledged_by }),
      ),
    )
    assert.deepEqual(new Set(replies.map((reply) => reply.body.acknowledged_by)).size, 1)
    assert.ok(replies.every((reply) => reply.status === 200))
  })

  test('take no body, null and empty as unknown and refuse other actors', async () => {
    for (const body of [undefined, '', {}, { acknowledged_by: null }, { acknowledged_by: '' }]) {
      const ports = await raised()
      const [alert] = (await list(ports)).alerts
      const reply = await post(ports, `/report/alerts/${alert?.alert_id}/acknowledge`, body)
      assert.deepEqual([reply.status, reply.body.acknowledged_by], [200, 'unknown'], JSON.stringify(body))
    }
    const ports = await raised()
    const [alert] = (await list(ports)).alerts
    const target = `/report/alerts/${alert?.alert_id}/acknowledge`
    for (const acknowledged_by of [1, true, [], {}, 'x'.repeat(129), 'a\nb']) {
      const { status, body } = await post(ports, target, { acknowledged_by })
      assert.equal(status, 400, JSON.stringify(acknowledged_by))
      assert.match(String(body.error), /^acknowledged_by /)
    }
    for (const text of ['{', '[]', '"x"', 'null']) assert.equal((await post(ports, target, text)).status, 400, text)
  })

  test('of an unknown id are 404', async () => {
    const { status, body } = await post(memory_ports(), '/report/alerts/alr_nothing/acknowledge')
    assert.deepEqual([status, Object.keys(body)], [404, ['error']])
  })
})

describe('approvals', () => {
  test('wait in order of expiry, settled ones come newest first, pages are complete', async () => {
    const ports = memory_ports()
    for (let at = 0; at < 5; at++) {
      await send(ports, risky(`s-${at}`, 'git push -f'))
      ports.clock.advance(1000)
    }
    const list = async (query = ''): Promise<ApprovalsReport> =>
      ApprovalsReport.strict().parse((await get(ports, `/report/approvals${query}`)).body)
    const sessions = (report: ApprovalsReport) => report.approvals.map((approval) => approval.session_id)
    const pending = await list()
    assert.deepEqual(sessions(pending), ['s-0', 's-1', 's-2', 's-3', 's-4'])
    assert.deepEqual([pending.total_pending, pending.next_cursor], [5, null])
    for (const approval of pending.approvals) Approval.strict().parse(approval)
    assert.deepEqual(sessions(await list('?state=all')), ['s-4', 's-3', 's-2', 's-1', 's-0'])
    assert.deepEqual(sessions(await list('?session_id=s-2')), ['s-2'])
    assert.deepEqual(sessions(await list('?window_seconds=2')), ['s-3', 's-4'])
    assert.deepEqual(sessions(await list('?state=allowed')), [])
    assert.equal((await list('?session_id=s-2')).total_pending, 5)
    for (const state of ['pending', 'all']) {
      const seen: string[] = []
      let page = await list(`?state=${state}&limit=2`)
      for (;;) {
        seen.push(...sessions(page))
        if (page.next_cursor === null) break
        page = await list(`?state=${state}&limit=2&cursor=${encodeURIComponent(page.next_cursor)}`)
      }
      assert.equal(new Set(seen).size, 5, state)
      assert.equal(seen.length, 5, state)
    }
  })
})

describe('enforcement', () => {
  const state_of = async (ports: Ports, session_id = 's-1'): Promise<EnforcementState> =>
    EnforcementState.strict().parse((await get(ports, `/report/session/${session_id}/enforcement`)).body)

  test('is shown with its times and count, refreshed by counted events only', async () => {
    const ports = memory_ports({ settings: ENFORCING })
    await send(ports, rpc_command('rm -rf /'))
    ports.clock.advance(500)
    assert.equal((await state_of(ports)).state, 'normal')
    await send(ports, rpc_command('rm -rf /'))
    const triggered_at = ports.clock.now_ms() / 1000
    assert.deepEqual(await state_of(ports), {
      session_id: 's-1',
      state: 'enforced',
      action: 'defer',
      triggered_at,
      last_high_risk_at: triggered_at,
      high_risk_count: 2,
    })
    ports.clock.advance(1000)
    assert.equal(decision_of(await send(ports, rpc_command('npm test'))).policy_id, 'session-enforcement')
    assert.equal((await state_of(ports)).last_high_risk_at, triggered_at)
    ports.clock.advance(1000)
    await send(ports, rpc_command('rm -rf /'))
    const later = await state_of(ports)
    assert.deepEqual([later.last_high_risk_at, later.high_risk_count], [triggered_at + 2, 3])
    ports.clock.advance(59_999)
    assert.equal((await state_of(ports)).state, 'enforced')
    ports.clock.advance(1)
    assert.deepEqual(Object.values(await state_of(ports)), ['s-1', 'normal', null, null, null, null])
    const { body } = await get(ports, '/report/sessions')
    assert.equal((body.sessions as Json[])[0]?.enforcement_state, 'normal')
  })

  test('is released once, announced, and counts from 0 again', async () => {
    const ports = memory_ports({ settings: ENFORCING })
    for (let i = 0; i < 2; i++) await send(ports, rpc_command('rm -rf /'))
    const events = await published_during(ports, async () => {
      const { status, body } = await post(ports, '/report/session/s-1/enforcement', {
        action: 'release',
        released_by: 'ann',
        reason: 'looked at it',
      })
      assert.deepEqual([status, body], [200, { session_id: 's-1', released: true }])
      assert.deepEqual((await post(ports, '/report/session/s-1/enforcement', { action: 'release' })).body, {
        session_id: 's-1',
        released: false,
      })
    })
    assert.deepEqual(events, [
      {
        type: 'session_enforcement_change',
        session_id: 's-1',
        state: 'released',
        action: 'defer',
        high_risk_count: 2,
        timestamp: ports.clock.iso(ports.clock.now_ms()),
        cause: 'operator',
      },
    ])
    await send(ports, rpc_command('rm -rf /'))
    assert.equal((await state_of(restarted(ports))).state, 'normal')
    await send(ports, rpc_command('rm -rf /'))
    assert.equal((await state_of(ports)).state, 'enforced')
  })

  test('survives a restart, and so does its release', async () => {
    const ports = memory_ports({ settings: ENFORCING })
    for (let i = 0; i < 2; i++) await send(ports, rpc_command('rm -rf /'))
    const after = restarted(ports)
    assert.equal(decision_of(await send(after, rpc_command('npm test'))).policy_id, 'session-enforcement')
    await post(after, '/report/session/s-1/enforcement', { action: 'release' })
    assert.equal(decision_of(await send(restarted(ports), rpc_command('npm test'))).decision, 'allow')
  })

  test('release of an unknown session is not an error, other actions are', async () => {
    const ports = memory_ports()
    assert.deepEqual((await post(ports, '/report/session/nobody/enforcement', { action: 'release' })).body, {
      session_id: 'nobody',
      released: false,
    })
    assert.equal(await ports.store.session('nobody'), undefined)
    for (const body of [undefined, {}, { action: 'enforce' }, { action: null }, { action: 1 }, { action: '' }]) {
      const reply = await post(ports, '/report/session/s-1/enforcement', body)
      assert.deepEqual([reply.status, reply.body], [400, { error: 'action must be: release' }], JSON.stringify(body))
    }
    for (const text of ['{', '[]', '1']) {
      assert.equal((await post(ports, '/report/session/s-1/enforcement', text)).status, 400, text)
    }
  })
})

describe('quarantine', () => {
  const target = '/report/session/s-1/quarantine'
  const change = async (ports: Ports, body: unknown, path = target): Promise<QuarantineChanged> => {
    const reply = await post(ports, path, body)
    assert.equal(reply.status, 200, reply.text)
    return QuarantineChanged.strict().parse(reply.body)
  }
  const state_of = async (ports: Ports): Promise<QuarantineState> =>
    QuarantineState.strict().parse((await get(ports, target)).body)

  test('blocks every pre_action, lets the rest flow, and counts', async () => {
    const ports = memory_ports()
    await send(ports, rpc_command('git push -f'))
    const events = await published_during(ports, async () => {
      const changed = await change(ports, { action: 'quarantine', reason: 'token=abcdefgh12345678 odd', by: 'ann' })
      assert.deepEqual([changed.changed, changed.quarantined, changed.released], [true, true, false])
      const again = await change(ports, { action: 'quarantine', by: 'bob' })
      assert.deepEqual([again.changed, again.quarantined, again.quarantine?.quarantined_by], [false, true, 'ann'])
    })
    assert.deepEqual(
      events.map((event) => event.type),
      ['session_quarantine_change', 'approval_resolved'],
    )
    assert.deepEqual([events[0]?.state, events[0]?.reason_code, events[0]?.by], ['quarantined', 'operator', 'ann'])
    assert.ok(!String(events[0]?.reason).includes('abcdefgh'), 'the reason is redacted')
    assert.deepEqual([events[1]?.state, events[1]?.settled_by], ['denied', 'quarantine'])
    const denied = ApprovalsReport.parse((await get(ports, '/report/approvals?state=denied')).body)
    assert.equal(denied.approvals[0]?.outcome?.decision_source, 'system')
    const blocked = decision_of(await send(ports, rpc_command('ls')))
    assert.deepEqual(
      [blocked.decision, blocked.policy_id, blocked.decision_source, blocked.failure_class],
      ['block', 'session-quarantine', 'system', 'none'],
    )
    const params = rpc_params({ event: rpc_event({ event_type: 'post_action' }) })
    const observed = await send(ports, { jsonrpc: '2.0', id: 1, method: 'ahp/sync_decision', params })
    assert.equal(decision_of(observed).decision, 'allow')
    const { quarantine } = await state_of(ports)
    assert.deepEqual([quarantine?.state, quarantine?.blocked_count, quarantine?.released_at], ['quarantined', 1, null])
    const risk = SessionRisk.parse((await get(ports, '/report/session/s-1/risk')).body)
    assert.deepEqual(risk.quarantine, quarantine)
  })

  test('ends by an operator, is kept as released, and leaves enforcement alone', async () => {
    const ports = memory_ports({ settings: { ...ENFORCING, enforcement_threshold: 1 } })
    await send(ports, rpc_command('rm -rf /'))
    await change(ports, { action: 'quarantine' })
    ports.clock.advance(1000)
    const events = await published_during(ports, async () => {
      const released = await change(ports, { action: 'release', reason: 'fine', released_by: 'bob' })
      assert.deepEqual([released.changed, released.quarantined, released.released], [true, false, true])
      const again = await change(ports, { action: 'release' })
      assert.deepEqual([again.changed, again.released, again.quarantine?.released_by], [false, false, 'bob'])
    })
    assert.deepEqual(
      events.map((event) => [event.type, event.state, event.reason, event.by]),
      [['session_quarantine_change', 'released', 'fine', 'bob']],
    )
    const { quarantined, quarantine } = await state_of(ports)
    assert.deepEqual([quarantined, quarantine?.state, quarantine?.quarantined_by], [false, 'released', 'operator'])
    assert.deepEqual([quarantine?.release_reason, quarantine?.updated_at], ['fine', quarantine?.released_at])
    assert.equal((await get(ports, '/report/session/s-1/enforcement')).body.state, 'enforced')
  })

  test('comes in advance of the first event, survives a restart, and shows no session before it', async () => {
    const ports = memory_ports()
    await change(ports, { action: 'quarantine' }, '/report/session/later/quarantine')
    assert.deepEqual((await get(ports, '/report/sessions?status=all')).body.sessions, [])
    const after = restarted(ports)
    const events = await published_during(after, async () => {
      assert.equal(decision_of(await send(after, risky('later', 'ls'))).policy_id, 'session-quarantine')
    })
    assert.equal(events[0]?.type, 'session_start')
    const { body } = await get(after, '/report/sessions')
    assert.deepEqual(
      (body.sessions as Json[]).map((session) => [session.session_id, session.quarantined]),
      [['later', true]],
    )
  })

  test('refuses other actions, long reasons and bad actors', async () => {
    const ports = memory_ports()
    for (const body of [undefined, {}, { action: 'stop' }, { action: null }]) {
      const reply = await post(ports, target, body)
      assert.deepEqual([reply.status, reply.body], [400, { error: 'action must be one of: quarantine, release' }])
    }
    const rows: [Json, RegExp][] = [
      [{ reason: 'x'.repeat(1001) }, /^reason must be at most 1000/],
      [{ reason: 1 }, /^reason must be a string/],
      [{ by: '' }, /^by must not be empty/],
      [{ by: 'x'.repeat(129) }, /^by must be at most 128/],
      [{ released_by: 7 }, /^released_by must be a string/],
    ]
    for (const [bad, error] of rows) {
      const { status, body } = await post(ports, target, { action: 'quarantine', ...bad })
      assert.equal(status, 400)
      assert.match(String(body.error), error)
    }
    assert.equal((await state_of(ports)).quarantine, null)
    await change(ports, { action: 'quarantine', reason: 'x'.repeat(1000), by: null })
  })

  test('follows by itself on a second period of block, and denies what waits', async () => {
    const ports = memory_ports({ settings: { ...ENFORCING, enforcement_action: 'block', enforcement_threshold: 2 } })
    for (let i = 0; i < 2; i++) await send(ports, rpc_command('rm -rf /'))
    ports.clock.advance(60_000)
    await send(ports, rpc_command('git push -f'))
    const events = await published_during(ports, async () => {
      await send(ports, rpc_command('rm -rf /'))
      // The denial of what waits follows the answer.
      for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    })
    assert.deepEqual(
      events.map((event) => event.type),
      [
        'decision',
        'session_risk_change',
        'alert',
        'session_enforcement_change',
        'session_quarantine_change',
        'approval_resolved',
      ],
    )
    const { quarantine } = await state_of(restarted(ports))
    assert.deepEqual([quarantine?.reason_code, quarantine?.quarantined_by], ['enforcement_repeat', 'system'])
    assert.equal(await ports.shared.pending_approvals(), 0)
  })
})

describe('roles', () => {
  test('the agent may read but not change, when operators have a token of their own', async () => {
    const ports = memory_ports({ settings: { auth_enabled: true, operator_separate: true } })
    const changes: [string, Json][] = [
      ['/report/session/s-1/enforcement', { action: 'release' }],
      ['/report/session/s-1/quarantine', { action: 'release' }],
      ['/report/alerts/alr_1/acknowledge', {}],
    ]
    const as = (token: string) => ({ authorization: `Bearer ${token}` })
    for (const [target, body] of changes) {
      assert.equal((await call(ports, 'POST', target, body)).status, 401, target)
      const refused = await call(ports, 'POST', target, body, as('agent-token'))
      assert.deepEqual([refused.status, refused.body.failure_class], [403, 'auth_operator_required'], target)
      assert.notEqual((await call(ports, 'POST', target, body, as('operator-token'))).status, 403, target)
    }
    for (const target of ['/report/summary', '/report/sessions', '/report/alerts', '/report/session/s-1/quarantine']) {
      const refused = await get(ports, target)
      assert.deepEqual([refused.status, refused.headers.get('www-authenticate')], [401, 'Bearer'], target)
      assert.equal((await call(ports, 'GET', target, undefined, as('agent-token'))).status, 200, target)
    }
  })

  test('a store that cannot be read is a 503 with one sentence', async () => {
    const ports = memory_ports()
    await ports.store.close()
    for (const target of ['/report/summary', '/report/sessions', '/report/session/s-1', '/report/session/s-1/risk']) {
      const { status, body } = await get(ports, target)
      assert.deepEqual([status, Object.keys(body)], [503, ['error']], target)
    }
  })
})
