// One allow is one use: who joins a question that waits, and who may go on after the answer. Source: CONTRACT 3.2 to 3.4.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { expire_approvals } from '#core/approval/settle.ts'
import { deny_left_open, quarantine_session } from '#core/confinement.ts'
import { GatewayError } from '#core/errors.ts'
import { memory_ports } from '#test/support/ports.ts'
import { restarted } from '#test/support/restart.ts'
import { error_of, type Json, record_of, rpc_command, send } from '#test/support/rpc.ts'
import { allow, approval, ask, deny, pending, RISKY, WITH_RISKY } from '#test/support/seed/approvals.ts'

const of = ({ decision, policy_id, decision_source }: Json) => [decision, policy_id, decision_source]
const ALLOWED = ['allow', 'approval', 'manual']
const REFUSED = ['block', 'approval', 'manual']

describe('while an approval waits', () => {
  test('the same action joins it, another action or session gets its own', async () => {
    const ports = memory_ports(WITH_RISKY)
    const first = await ask(ports)
    const again = await ask(ports)
    assert.deepEqual([again.approval_id, again.expires_at], [first.approval_id, first.expires_at])
    assert.notEqual((await ask(ports, 's-2')).approval_id, first.approval_id)
    assert.notEqual((await ask(ports, 's-1', 'other risky')).approval_id, first.approval_id)
    assert.equal(await ports.shared.pending_approvals(), 3)
  })

  test('it is joined after a restart too', async () => {
    const ports = memory_ports(WITH_RISKY)
    const first = await pending(ports)
    assert.equal(await pending(restarted(ports)), first)
  })
})

describe('after an allow', () => {
  test('the action passes once, then it is asked again', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    await allow(ports, id)
    assert.equal((await approval(ports, id)).lease_used, false)
    assert.deepEqual(of(await ask(ports)), ALLOWED)
    assert.equal((await approval(ports, id)).lease_used, true)
    const meta = (await record_of(ports))[0]?.meta as Json
    assert.equal(meta.approval_id, id)
    const next = await ask(ports)
    assert.equal(next.decision, 'defer')
    assert.notEqual(next.approval_id, id)
  })

  test('of many calls at once exactly one passes', async () => {
    const ports = memory_ports(WITH_RISKY)
    await allow(ports, await pending(ports))
    const decisions = await Promise.all(Array.from({ length: 50 }, () => ask(ports)))
    assert.equal(decisions.filter((decision) => decision.decision === 'allow').length, 1)
    const waiting = new Set(decisions.flatMap((decision) => decision.approval_id ?? []))
    assert.equal(waiting.size, 1)
  })

  test('it passes once over a restart, and not twice over two', async () => {
    const ports = memory_ports(WITH_RISKY)
    await allow(ports, await pending(ports))
    const again = restarted(ports)
    assert.deepEqual(of(await ask(again)), ALLOWED)
    assert.equal((await ask(restarted(ports))).decision, 'defer')
  })

  test('the answer of a restarted gateway reaches a session that was never loaded', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    const again = restarted(ports)
    assert.equal((await allow(again, id)).status, 200)
    assert.deepEqual(of(await ask(again)), ALLOWED)
  })

  test('it is over after its time, and bound to session and action', async () => {
    const ports = memory_ports(WITH_RISKY)
    await allow(ports, await pending(ports))
    assert.equal((await ask(ports, 's-2')).decision, 'defer')
    assert.equal((await ask(ports, 's-1', 'other risky')).decision, 'defer')
    ports.clock.advance(60_000)
    assert.equal((await ask(ports)).decision, 'defer')
  })

  test('it holds when the clock was set back while the question waited', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    ports.clock.advance(-3_600_000)
    await allow(ports, id)
    assert.deepEqual(of(await ask(ports)), ALLOWED)
    assert.equal((await ask(ports)).decision, 'defer')
  })

  test('it never opens a block, and a harmless action does not use it up', async () => {
    const policy = { ...WITH_RISKY.policy, fatal: { verdict: 'block', danger: 3 } } as const
    const ports = memory_ports({ ...WITH_RISKY, policy })
    await allow(ports, await pending(ports))
    assert.equal((await ask(ports, 's-1', 'ls')).decision, 'allow')
    assert.equal((await ask(ports, 's-1', 'fatal')).decision, 'block')
    assert.deepEqual(of(await ask(ports)), ALLOWED)
  })

  test('a decision that could not be recorded leaves it unused', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    await allow(ports, id)
    const { append } = ports.store
    ports.store.append = async () => {
      throw new GatewayError('ENGINE_UNAVAILABLE', 'disk full')
    }
    assert.equal(error_of(await send(ports, rpc_command(RISKY))).code, -32002)
    ports.store.append = append
    assert.equal((await approval(ports, id)).lease_used, false)
    assert.deepEqual(of(await ask(ports)), ALLOWED)
  })

  test('without lease time the answer holds for nothing', async () => {
    const ports = memory_ports({ ...WITH_RISKY, settings: { ...WITH_RISKY.settings, approval_lease_seconds: 0 } })
    const id = await pending(ports)
    await allow(ports, id)
    assert.equal((await approval(ports, id)).lease_until, null)
    assert.equal((await ask(ports)).decision, 'defer')
  })
})

describe('after a denial', () => {
  test('the action is blocked without a new approval until the time is over', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    await deny(ports, id)
    assert.deepEqual(of(await ask(ports)), REFUSED)
    assert.deepEqual(of(await ask(ports)), REFUSED)
    assert.equal((await ask(ports, 's-2')).decision, 'defer')
    assert.equal(await ports.shared.pending_approvals(), 1)
    ports.clock.advance(60_000)
    assert.equal((await ask(ports)).decision, 'defer')
  })

  test('it holds over a restart', async () => {
    const ports = memory_ports(WITH_RISKY)
    await deny(ports, await pending(ports))
    assert.deepEqual(of(await ask(restarted(ports))), REFUSED)
  })
})

describe('after an expiry', () => {
  test('the action is asked again with a new approval', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    ports.clock.advance(300_000)
    await expire_approvals(ports)
    const next = await ask(ports)
    assert.equal(next.decision, 'defer')
    assert.notEqual(next.approval_id, id)
  })
})

describe('the queue', () => {
  const full = { ...WITH_RISKY, settings: { ...WITH_RISKY.settings, max_pending_approvals: 2 } }

  test('refuses beyond its limit with a failure class of its own, counts over a restart, and takes again after an answer', async () => {
    const ports = memory_ports(full)
    const id = await pending(ports, 's-1')
    await pending(ports, 's-2')
    for (const gateway of [ports, restarted(ports)]) {
      const refused = await ask(gateway, 's-3')
      assert.deepEqual(
        [refused.decision, refused.failure_class, refused.policy_id, refused.final],
        ['block', 'approval_queue_full', 'test/defer', true],
      )
      assert.equal((await ask(gateway, 's-2')).decision, 'defer')
    }
    const again = restarted(ports)
    await deny(again, id)
    assert.equal((await ask(again, 's-3')).decision, 'defer')
  })
})

describe('a quarantine', () => {
  test('denies what waits, names itself, and lets nothing be allowed that it missed', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    await ports.shared.change('s-1', { kind: 'quarantine', by: 'operator', reason: null }, ports.clock.now_ms())
    const reply = await allow(ports, id)
    assert.deepEqual([reply.status, reply.body.state, reply.body.settled_by], [409, 'denied', 'quarantine'])
    const stored = await approval(ports, id)
    assert.deepEqual(
      [stored.outcome?.decision, stored.outcome?.decision_source, stored.outcome?.failure_class, stored.lease_until],
      ['block', 'system', 'none', null],
    )
  })

  /** A quarantine as a process leaves it that ends before the refusals are written. */
  const cut_short = async (ports: ReturnType<typeof memory_ports>, session_id: string) => {
    const change = { kind: 'quarantine', by: 'operator', reason: null } as const
    const { row } = await ports.shared.change(session_id, change, ports.clock.now_ms())
    await ports.store.append({ session: row })
    return restarted(ports)
  }

  test('that was cut short before it denied what waits does so at the next start', async () => {
    const ports = memory_ports(WITH_RISKY)
    const ids = [await pending(ports), await pending(ports, 's-1', 'other risky')]
    const other = await pending(ports, 's-2')
    const again = await cut_short(ports, 's-1')
    assert.equal(await deny_left_open(again), 2)
    for (const id of ids) assert.equal((await approval(again, id)).settled_by, 'quarantine')
    assert.equal((await approval(again, other)).state, 'pending')
    assert.equal(await again.shared.pending_approvals(), 1)
    assert.equal(await deny_left_open(again), 0)
  })

  test('denies what waits at its end when it could not at its beginning', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    const again = await cut_short(ports, 's-1')
    await quarantine_session('s-1', 'release', { actor: 'operator', reason: null }, again)
    assert.equal((await allow(again, id)).status, 409)
    assert.equal((await approval(again, id)).settled_by, 'quarantine')
  })

  test('that enforcement imposes by itself denies what waits', async () => {
    const settings = {
      rate_limit_per_minute: 0,
      enforcement_enabled: true,
      enforcement_threshold: 2,
      enforcement_action: 'block',
    } as const
    const policy = { [RISKY]: { verdict: 'defer', danger: 2 }, fatal: { verdict: 'block', danger: 3 } } as const
    const ports = memory_ports({ settings, policy })
    await ask(ports, 's-1', 'fatal')
    await ask(ports, 's-1', 'fatal')
    await ports.shared.change('s-1', { kind: 'release' }, ports.clock.now_ms())
    const id = await pending(ports)
    await ask(ports, 's-1', 'fatal')
    await ask(ports, 's-1', 'fatal')
    await new Promise((resolve) => setImmediate(resolve))
    assert.deepEqual(
      [(await approval(ports, id)).state, (await approval(ports, id)).settled_by],
      ['denied', 'quarantine'],
    )
    assert.equal(await ports.shared.pending_approvals(), 0)
  })
})
