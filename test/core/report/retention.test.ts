// Reports about sessions that outlive their records. Source: CONTRACT 19.3.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SessionReport, SessionsReport } from '#core/contract/report.ts'
import { memory_ports, published_during } from '#test/support/ports.ts'
import { get } from '#test/support/route.ts'
import { decision_of, type Json, rpc_command, send } from '#test/support/rpc.ts'
import { purged_total } from '#test/support/storage/purged.ts'

const SETTINGS = { retention_seconds: 100, rate_limit_per_minute: 0 }

/** What the maintenance of a running gateway does. */
async function purge(ports: ReturnType<typeof memory_ports>): Promise<void> {
  while (purged_total(await ports.store.purge(ports.clock.now_ms() - 100_000, 100)) > 0);
}

test('a session that lives longer than its records counts the ones that are left', async () => {
  const ports = memory_ports({ settings: SETTINGS })
  await send(ports, rpc_command('rm -rf /', {}, { tool_name: 'Old', risk_hints: ['old'] }))
  ports.clock.advance(60_000)
  await send(ports, rpc_command('npm test'))
  ports.clock.advance(60_000)
  const kept_at = ports.clock.now_ms()
  await send(ports, rpc_command('git push -f'))
  await purge(ports)
  const { session, record_count } = SessionReport.strict().parse((await get(ports, '/report/session/s-1')).body)
  assert.equal(record_count, 2)
  assert.deepEqual([session.event_count, session.high_or_critical_count], [2, 1])
  assert.deepEqual(session.decision_distribution, { allow: 1, defer: 1 })
  assert.deepEqual(session.actual_tier_distribution, { L1: 2 })
  assert.deepEqual([session.tools_used, session.risk_hints_seen], [['Bash'], []])
  assert.equal(session.first_event_at, ports.clock.iso(kept_at - 60_000))
  assert.equal(session.session_risk_sum, session.window_risk_summary.session_risk_sum)
  const [listed] = SessionsReport.parse((await get(ports, '/report/sessions')).body).sessions
  assert.equal(listed?.event_count, 2)
  assert.equal((await get(ports, '/report/summary')).body.total_records, 2)
  assert.equal((await get(ports, '/health')).body.trajectory_count, 2)
})

test('what retention removed neither weighs on the posture nor makes a direction', async () => {
  const ports = memory_ports({ settings: SETTINGS })
  await send(ports, rpc_command('rm -rf /'))
  ports.clock.advance(60_000)
  await send(ports, rpc_command('npm test'))
  ports.clock.advance(60_000)
  const posture = async () => {
    const { body } = await get(ports, '/report/summary?window_seconds=604800')
    return (body.system_security_posture as { drivers: { key: string }[] }).drivers.map(({ key }) => key)
  }
  await purge(ports)
  assert.deepEqual(await posture(), [])
  const { session } = SessionReport.parse((await get(ports, '/report/session/s-1')).body)
  assert.deepEqual([session.event_count, session.risk_velocity], [1, 'flat'])
})

test('a session whose records are all gone is unknown, and begins anew with the next event', async () => {
  const ports = memory_ports({ settings: SETTINGS })
  for (let i = 0; i < 3; i++) await send(ports, rpc_command('rm -rf /'))
  ports.clock.advance(100_001)
  await purge(ports)
  assert.equal(((await get(ports, '/report/session/s-1')).body.session as Json).event_count, 0)
  assert.deepEqual((await get(ports, '/report/sessions?status=all')).body.sessions, [])
  const events = await published_during(ports, () => send(ports, rpc_command('npm test')))
  assert.equal(events[0]?.type, 'session_start')
  assert.equal(((await get(ports, '/report/session/s-1')).body.session as Json).event_count, 1)
})

test('a quarantined session stays quarantined however long nothing happens', async () => {
  const ports = memory_ports({ settings: SETTINGS })
  await send(ports, rpc_command('npm test'))
  const { row } = await ports.shared.change(
    's-1',
    { kind: 'quarantine', by: 'ann', reason: null },
    ports.clock.now_ms(),
  )
  await ports.store.append({ session: row })
  ports.clock.advance(1_000_000)
  await purge(ports)
  assert.equal((await get(ports, '/report/session/s-1/quarantine')).body.quarantined, true)
  const reply = await send(ports, rpc_command('npm test'))
  assert.equal(decision_of(reply).policy_id, 'session-quarantine')
})
