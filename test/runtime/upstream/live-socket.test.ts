// The connection itself: handshake, reconnects, silence, and frames nobody understands.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { MAX_UPSTREAM_FRAME_CHARS } from '#core/limits.ts'
import { load_config } from '#runtime/config/config.ts'
import { alpha_transcript } from '#test/support/framework/alpha.ts'
import { ALPHA_TOKEN, alpha_server } from '#test/support/framework/alpha-server.ts'
import { connected, gateway_at, LIVE_OPTIONS, until } from '#test/support/framework/live.ts'
import { memory_ports } from '#test/support/ports.ts'
import type { Json } from '#test/support/rpc.ts'

describe('the handshake', () => {
  test('is the recorded one', async (t) => {
    const { server } = await connected(t)
    const recorded = alpha_transcript().find(
      ({ peer, frame }) => peer === 'bridge' && frame.method === 'connect',
    )?.frame
    const sent = server.received[0] as Json & { params: Json }
    assert.deepEqual(
      { ...sent, id: 'r1', params: { ...sent.params, client: null, auth: null } },
      { ...recorded, params: { ...(recorded?.params as Json), client: null, auth: null } },
    )
    assert.deepEqual(sent.params.client, {
      id: 'gateway-client',
      version: '0.0.0-test',
      platform: process.platform,
      mode: 'backend',
    })
    assert.deepEqual(sent.params.auth, { token: ALPHA_TOKEN })
  })

  test('is tried again for ever: a refusal, a wrong token and nobody listening are logged without the token', async (t) => {
    const refusing = await alpha_server({ refuses: true })
    t.after(() => refusing.close())
    const gateway = gateway_at(t, refusing.url)
    await until(() => refusing.connections() >= 4)
    assert.equal(gateway.upstream.connected(), false)
    const line = gateway.log.lines.find((one) => one.event === 'alpha_not_connected')
    assert.match(String(line?.fields.why), /token mismatch/)
    assert.ok(!JSON.stringify(gateway.log.lines).includes(ALPHA_TOKEN))
    const nobody = gateway_at(t, 'ws://127.0.0.1:1')
    await until(() => nobody.log.lines.length >= 3)
    assert.deepEqual(await nobody.upstream.resolve({ approval_id: 'a', decision: 'deny' }), {
      ok: false,
      cause: 'unreachable',
      message: 'the framework is not connected',
    })
  })

  test('happens again after every cut', async (t) => {
    const { server, gateway } = await connected(t)
    for (let cut = 1; cut <= 3; cut++) {
      server.cut()
      await until(() => !gateway.upstream.connected())
      await until(() => gateway.upstream.connected())
      assert.equal(server.connections(), cut + 1)
    }
  })

  test('a framework that falls silent is left and found again', async (t) => {
    const server = await alpha_server({ tick_ms: 5 })
    t.after(() => server.close())
    const gateway = gateway_at(t, server.url, memory_ports(LIVE_OPTIONS), { list_ms: 60_000, min_tick_ms: 5 })
    await until(() => server.connections() >= 2)
    assert.ok(gateway.log.lines.some((line) => /nothing heard/.test(String(line.fields.why))))
  })

  test('that never begins is given up', async (t) => {
    const server = await alpha_server({ silent: true })
    t.after(() => server.close())
    const gateway = gateway_at(t, server.url, memory_ports(LIVE_OPTIONS), { connect_ms: 5 })
    await until(() => server.connections() >= 3)
    assert.match(String(gateway.log.lines[0]?.fields.why), /no handshake within 5 ms/)
    assert.equal(server.received.length, 0)
  })

  test('sends the token once per connection, however often it is challenged', async (t) => {
    const { server, gateway } = await connected(t)
    server.say(JSON.stringify({ type: 'event', event: 'connect.challenge', payload: { nonce: 'again' } }))
    await gateway.upstream.resolve({ approval_id: 'none', decision: 'deny' })
    assert.equal(server.received.filter((frame) => frame.method === 'connect').length, 1)
  })

  test('without its variables the gateway does not start', () => {
    assert.throws(() => load_config({ env: { ALPHA_ENFORCEMENT_ENABLED: 'true' } }), /ALPHA_OPERATOR_TOKEN/)
    const bad = { ALPHA_ENFORCEMENT_ENABLED: 'true', ALPHA_OPERATOR_TOKEN: 't', ALPHA_WS_URL: 'http://x' }
    assert.throws(() => load_config({ env: bad }), /ALPHA_WS_URL/)
  })
})

describe('a frame', () => {
  test('that nobody understands changes nothing', async (t) => {
    const { server, gateway } = await connected(t)
    const names = fc.constantFrom('exec.approval.requested', 'exec.approval.resolved', 'tick', 'r1', '')
    const frame = fc.record(
      {
        type: fc.constantFrom('event', 'res', 'req', 1, null),
        id: fc.oneof(names, fc.jsonValue()),
        event: fc.oneof(names, fc.jsonValue()),
        ok: fc.jsonValue(),
        payload: fc.jsonValue(),
        error: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      frame.map((one) => JSON.stringify(one)),
    )
    await fc.assert(
      fc.asyncProperty(text, async (said) => {
        server.say(said)
        const delivered = await gateway.upstream.resolve({ approval_id: 'none', decision: 'deny' })
        assert.deepEqual(delivered, { ok: false, cause: 'rejected', message: 'unknown or expired approval id' })
      }),
      { numRuns: 300 },
    )
    assert.deepEqual([server.connections(), gateway.store.stats().records], [1, 0])
  })

  test('that is too large ends the connection', async (t) => {
    const { server } = await connected(t)
    server.say('x'.repeat(MAX_UPSTREAM_FRAME_CHARS + 1))
    await until(() => server.connections() === 2)
  })
})
