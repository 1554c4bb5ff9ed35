// Skill trust: states that end by themselves. Source: CONTRACT 13.3.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { end_skill_windows } from '#core/skill-trust/window.ts'
import { memory_ports, published_during } from '#test/support/ports.ts'
import { get } from '#test/support/route.ts'
import type { Json } from '#test/support/rpc.ts'
import { in_seconds, move, moved, record, register, registry } from '#test/support/seed/skill-trust.ts'

describe('windows', () => {
  test('of a disabled skill end by themselves, once, with an event of the system', async () => {
    const ports = memory_ports()
    await register(ports)
    await moved(ports, 'allowlist')
    await moved(ports, 'disable', { disabled_until: in_seconds(ports, 60) })
    ports.clock.advance(59_999)
    assert.equal((await record(ports)).list_state, 'disabled')
    ports.clock.advance(1)
    await Promise.all(Array.from({ length: 20 }, () => registry(ports)))
    const { records, transition_events } = await registry(ports)
    assert.deepEqual([records[0]?.list_state, records[0]?.disabled_until], ['allowlist', null])
    const [newest] = transition_events
    assert.equal(transition_events.length, 3)
    assert.deepEqual(
      [newest?.actor_type, newest?.reason_code, newest?.from_state, newest?.to_state, newest?.idempotency_key],
      ['system', 'disabled_window_expired', 'disabled', 'allowlist', null],
    )
  })

  test('of an override end on the greylist, also when only the timer looks', async () => {
    const ports = memory_ports()
    await register(ports, { admission_risk: 'high' })
    const expires_at = in_seconds(ports, 30)
    await moved(ports, 'override', { override_id: 'o', expires_at })
    assert.equal(await end_skill_windows(ports), ports.clock.now_ms() + 30_000)
    ports.clock.advance(30_000)
    const events = await published_during(ports, async () => {
      assert.equal(await end_skill_windows(ports), null)
      assert.equal(await end_skill_windows(ports), null)
    })
    assert.deepEqual(
      events.map((event) => [event.type, event.reason_code, event.to_state]),
      [['skill_trust_transition', 'override_expired', 'greylist']],
    )
    const now = await record(ports)
    assert.deepEqual([now.list_state, now.override_id, now.override_expires_at], ['greylist', null, null])
  })

  test('of an override that ran out while the skill was disabled do not bring it back', async () => {
    const ports = memory_ports()
    await register(ports, { admission_risk: 'high' })
    await moved(ports, 'override', { override_id: 'o', expires_at: in_seconds(ports, 10) })
    await moved(ports, 'disable')
    ports.clock.advance(11_000)
    assert.equal((await record(ports)).list_state, 'disabled')
    assert.equal((await move(ports, 'restore')).status, 422)
    assert.equal((await move(ports, 'restore', { restore_target_state: 'greylist' })).status, 200)
  })

  test('change the snapshot id before an operator compares it', async () => {
    const ports = memory_ports()
    await register(ports)
    const { registry_snapshot_id } = await moved(ports, 'disable', { disabled_until: in_seconds(ports, 1) })
    ports.clock.advance(1000)
    const stale = await move(ports, 'greylist', { expected_registry_snapshot_id: registry_snapshot_id })
    assert.equal(stale.status, 409)
    assert.equal((await record(ports)).list_state, 'unlisted')
  })

  test('that cannot be written do not fail a read and do not trust any longer', async () => {
    const ports = memory_ports()
    await register(ports, { admission_risk: 'high' })
    await moved(ports, 'override', { override_id: 'o', expires_at: in_seconds(ports, 10) })
    ports.clock.advance(10_000)
    const broken = { ...ports, store: { ...ports.store, append: () => Promise.reject(new Error('disk full')) } }
    const reply = await get(broken, '/skill-trust/registry')
    assert.deepEqual([reply.status, (reply.body.records as Json[])[0]?.list_state], [200, 'greylist'])
  })
})
