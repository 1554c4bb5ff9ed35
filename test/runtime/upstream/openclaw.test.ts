// What the framework asks, and what it is answered: at once, by a person, after a reconnect.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { expire_approvals } from '#core/approval/settle.ts'
import { alpha_frame } from '#test/support/framework/alpha.ts'
import { alpha_server } from '#test/support/framework/alpha-server.ts'
import { advanced, connected, gateway_at, resolves, SESSION, until, waiting_for } from '#test/support/framework/live.ts'
import { restarted } from '#test/support/restart.ts'
import { type Json, record_of } from '#test/support/rpc.ts'
import { allow, approval, ask, deny } from '#test/support/seed/approvals.ts'

describe('a request', () => {
  test('that is harmless is allowed once, recorded as what it is', async (t) => {
    const { server, gateway } = await connected(t)
    assert.equal(await server.decided(server.ask('ls')), 'allow-once')
    const [record] = await record_of(gateway, SESSION)
    const { event, meta } = record as { event: Json; meta: Json }
    assert.deepEqual(
      [event.event_type, event.event_subtype, event.source_framework, event.tool_name, event.agent_id],
      ['pre_action', 'exec.approval.requested', 'alpha', 'exec', 'main'],
    )
    assert.deepEqual(
      [meta.transport, meta.credential, meta.caller_adapter],
      ['alpha-ws', 'alpha-ws', 'openclaw-approvals'],
    )
  })

  test('that is dangerous, or would have to be rewritten, is denied', async (t) => {
    const { server } = await connected(t)
    assert.equal(await server.decided(server.ask('rm -rf /')), 'deny')
  })

  test('is answered with its reason, and once more without where the framework knows none', async (t) => {
    const plain = await connected(t)
    await plain.server.decided(plain.server.ask('rm -rf /'))
    await plain.server.decided(plain.server.ask('ls'))
    assert.deepEqual(
      resolves(plain.server).map((params) => 'reason' in params),
      [true, false, true, false],
    )
    const later = await connected(t, { knows_reasons: true })
    await later.server.decided(later.server.ask('rm -rf /'))
    assert.match(String(resolves(later.server)[0]?.reason), /The script says block/)
  })

  test('is answered in the recorded form', async (t) => {
    const { server } = await connected(t)
    await server.decided(server.ask('ls', { id: 'apr-1' }))
    const { params } = alpha_frame('resolve')
    assert.deepEqual(resolves(server).at(-1), params)
    const { reason: _text, ...first } = resolves(server)[0] ?? {}
    assert.deepEqual(first, params)
    assert.deepEqual(Object.keys(resolves(server)[0] ?? {}), Object.keys(alpha_frame('resolve-with-reason').params))
  })

  test('is judged once however often it arrives', async (t) => {
    const { server, gateway } = await connected(t)
    const id = server.ask('risky')
    await waiting_for(gateway, id)
    server.ask('risky', { id })
    await until(() => server.received.filter((frame) => frame.method === 'exec.approval.list').length >= 3)
    assert.equal(gateway.store.stats().records, 1)
  })

  test('that cannot be read is left alone, and nothing breaks', async (t) => {
    const { server, gateway } = await connected(t)
    server.ask('ls', {}, { sessionKey: null, sessionId: null })
    server.ask('ls', {}, { sessionKey: 'a\u0000b' })
    assert.equal(await server.decided(server.ask('ls')), 'allow-once')
    assert.equal(gateway.store.stats().records, 1)
  })

  test('is only given an answer that the framework takes', async (t) => {
    const { server, gateway } = await connected(t)
    const id = server.ask('ls', {}, { allowedDecisions: ['deny'] })
    await until(() => gateway.log.lines.some((line) => line.event === 'alpha_answer_not_permitted'))
    assert.equal(server.asked.get(id)?.decision, null)
  })

  test('that could not be recorded is not answered, and judged when it is listed again', async (t) => {
    const { server, gateway } = await connected(t)
    const { append } = gateway.store
    gateway.store.append = async () => {
      throw new Error('disk full')
    }
    const id = server.ask('ls')
    await until(() => gateway.log.lines.some((line) => line.event === 'alpha_request_not_judged'))
    assert.equal(server.asked.get(id)?.decision, null)
    gateway.store.append = append
    assert.equal(await server.decided(id), 'allow-once')
  })
})

describe('a request that needs a person', () => {
  test('waits as an approval that ends with the framework own patience', async (t) => {
    const { server, gateway } = await connected(t)
    const until_ms = gateway.clock.now_ms() + 20_000
    const id = await waiting_for(gateway, server.ask('risky', { id: 'up-1', expiresAtMs: until_ms }))
    const stored = await approval(gateway, id)
    assert.deepEqual(
      [stored.upstream_approval_id, stored.expires_at, stored.timeout_s, stored.source_framework],
      ['up-1', until_ms, 20, 'alpha'],
    )
    assert.equal(
      (await approval(gateway, await waiting_for(gateway, server.ask('risky', { id: 'up-2' }, { cwd: '/other' }))))
        .timeout_s,
      300,
    )
  })

  test('is answered there first and settled here then, and the action runs there only', async (t) => {
    const { server, gateway } = await connected(t)
    const id = await waiting_for(gateway, server.ask('risky', { id: 'up-1' }))
    const reply = await allow(gateway, id, { reason: 'fine' })
    assert.deepEqual([reply.status, reply.body.forwarded], [200, true])
    assert.equal(server.asked.get('up-1')?.decision, 'allow-once')
    const stored = await approval(gateway, id)
    assert.deepEqual(
      [stored.state, stored.settled_by, stored.forwarded, stored.lease_until],
      ['allowed', 'operator:operator', true, null],
    )
    assert.equal((await ask(gateway, SESSION)).decision, 'defer')
  })

  test('is denied there when a person denies it, when its time is over, and when its session is quarantined', async (t) => {
    const { server, gateway } = await connected(t)
    await deny(gateway, await waiting_for(gateway, server.ask('risky', { id: 'up-1' }, { sessionKey: 's-1' })))
    await waiting_for(gateway, server.ask('risky', { id: 'up-2' }, { sessionKey: 's-2' }))
    gateway.clock.advance(300_000)
    await expire_approvals(gateway)
    const third = await waiting_for(gateway, server.ask('risky', { id: 'up-3' }, { sessionKey: 's-3' }))
    await gateway.shared.change('s-3', { kind: 'quarantine', by: 'o', reason: null }, gateway.clock.now_ms())
    await allow(gateway, third)
    for (const id of ['up-1', 'up-2', 'up-3']) assert.equal(await server.decided(id), 'deny')
  })

  test('that is answered at the framework is settled here, by name, and nothing is sent back', async (t) => {
    const { server, gateway } = await connected(t)
    const id = await waiting_for(gateway, server.ask('risky', { id: 'up-1' }))
    server.answer('up-1', 'allow-once', 'ann')
    await until(async () => (await approval(gateway, id)).state !== 'pending')
    const stored = await approval(gateway, id)
    assert.deepEqual([stored.state, stored.settled_by, stored.forwarded], ['allowed', 'alpha:ann', false])
    assert.equal(resolves(server).length, 0)
    const late = await allow(gateway, id)
    assert.deepEqual([late.status, late.body.settled_by], [409, 'alpha:ann'])
  })

  test('stays pending while the framework cannot take the answer, and is answered when it can', async (t) => {
    const { server, gateway } = await connected(t)
    const id = await waiting_for(gateway, server.ask('risky', { id: 'up-1' }))
    server.mute = true
    const lost = allow(gateway, id)
    await until(() => resolves(server).length === 1)
    await server.close()
    await until(() => !gateway.upstream.connected())
    const failed = await advanced(gateway, lost)
    assert.deepEqual([failed.status, failed.body.failure_class], [502, 'upstream_unavailable'])
    assert.equal((await approval(gateway, id)).state, 'pending')
    assert.equal((await allow(gateway, id)).status, 503)
    const again = await alpha_server({ port: server.port })
    t.after(() => again.close())
    again.ask('risky', { id: 'up-1' })
    await until(() => gateway.upstream.connected())
    assert.deepEqual((await allow(gateway, id)).body.forwarded, true)
    assert.equal(again.asked.get('up-1')?.decision, 'allow-once')
    assert.equal(gateway.store.stats().records, 1)
  })

  for (const error of [
    { code: 'UNAVAILABLE', message: 'starting' },
    { code: 'BUSY', message: 'later', retryable: true },
  ]) {
    test(`is answered again after a pause when the framework says ${error.code}, as often as its risk allows`, async (t) => {
      const { server, gateway } = await connected(t)
      const id = await waiting_for(gateway, server.ask('risky', { id: 'up-1' }))
      server.busy = { times: 1, error }
      assert.deepEqual((await advanced(gateway, allow(gateway, id))).body.forwarded, true)
      assert.equal(resolves(server).length, 2)
      const other = await waiting_for(gateway, server.ask('risky', { id: 'up-2' }, { cwd: '/other' }))
      server.busy = { times: 9, error }
      const refused = await advanced(gateway, allow(gateway, other))
      assert.deepEqual([refused.status, (await approval(gateway, other)).state], [502, 'pending'])
      assert.equal(server.busy.times, 7)
    })
  }

  test('stays pending when the framework refuses the answer', async (t) => {
    const { server, gateway } = await connected(t)
    const id = await waiting_for(gateway, server.ask('risky', { id: 'up-1' }))
    server.forget('up-1')
    const refused = await allow(gateway, id)
    assert.equal(refused.status, 502)
    assert.match(String(refused.body.error), /unknown or expired approval id/)
    assert.equal((await approval(gateway, id)).state, 'pending')
  })

  test('that is answered at the framework before it is recorded here is settled as soon as it is', async (t) => {
    const { server, gateway } = await connected(t)
    const { append } = gateway.store
    const gate = Promise.withResolvers<void>()
    let held = false
    gateway.store.append = async (write) => {
      held = true
      await gate.promise
      return append(write)
    }
    server.ask('risky', { id: 'up-1' })
    await until(() => held)
    const told = server.sent()
    server.answer('up-1', 'deny', 'ann')
    await until(() => server.sent() > told)
    // The framework answers in order: whatever it sent before this reply was read before it.
    await gateway.upstream.resolve({ approval_id: 'none', decision: 'deny' })
    gate.resolve()
    await until(async () => {
      const page = await gateway.store.list('approval', { lookup: 'up-1', order: 'created_desc', limit: 1 })
      return page.rows[0]?.body.settled_by === 'alpha:ann'
    })
    assert.equal(resolves(server).filter((params) => params.id === 'up-1').length, 0)
  })

  test('that equals one already waiting joins it, and is judged anew when that ends', async (t) => {
    const { server, gateway } = await connected(t)
    const first = await waiting_for(gateway, server.ask('risky', { id: 'up-1' }))
    server.ask('risky', { id: 'up-2' })
    await until(() => gateway.store.stats().records === 2)
    await allow(gateway, first)
    assert.equal(await server.decided('up-1'), 'allow-once')
    const second = await waiting_for(gateway, 'up-2')
    assert.notEqual(second, first)
    await deny(gateway, second)
    assert.equal(await server.decided('up-2'), 'deny')
  })
})

describe('after a reconnect', () => {
  test('what was asked in between is judged', async (t) => {
    for (const wraps_list of [false, true]) {
      const server = await alpha_server({ wraps_list })
      t.after(() => server.close())
      const id = server.ask('ls')
      const gateway = gateway_at(t, server.url)
      assert.equal(await server.decided(id), 'allow-once')
      assert.equal(gateway.store.stats().records, 1)
    }
  })

  test('an answer that was lost is sent again without judging again', async (t) => {
    const { server, gateway } = await connected(t)
    server.mute = true
    const id = server.ask('rm -rf /')
    await until(() => resolves(server).length === 1)
    server.cut()
    // The second and last try is lost as well; what is left is the listing after the next connection.
    await until(() => {
      if (gateway.upstream.connected()) gateway.clock.advance(10)
      return gateway.clock.pending() === 0 && resolves(server).length > 1
    })
    server.mute = false
    server.cut()
    assert.equal(await server.decided(id), 'deny')
    assert.equal(server.asked.get(id)?.decision, 'deny')
    assert.equal(gateway.store.stats().records, 1)
  })

  test('an approval that ended while nobody was connected is answered, also by a restarted gateway', async (t) => {
    const { server, gateway } = await connected(t)
    const kept = server.ask('risky', { id: 'up-1' })
    const waits = server.ask('risky', { id: 'up-2' }, { sessionKey: 's-2' })
    await waiting_for(gateway, kept)
    const pending = await waiting_for(gateway, waits)
    gateway.upstream.stop()
    gateway.clock.advance(300_000)
    const again = restarted(gateway)
    await expire_approvals({ ...again, upstream: gateway.upstream })
    assert.equal((await approval(again, pending)).state, 'expired')
    const reconnected = gateway_at(t, server.url, again)
    assert.equal(await server.decided(kept), 'deny')
    assert.equal(await server.decided(waits), 'deny')
    assert.equal(reconnected.store.stats().records, 2)
  })
})
