// POST /ahp/adapter-effect-result: what an adapter really did, beside the record of its event. Source: CONTRACT 2.7.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { EffectReply } from '#core/contract/effect.ts'
import type { Ports } from '#core/ports.ts'
import { POST } from '#functions/ahp/adapter-effect-result.ts'
import { GET } from '#functions/report/session/[id].ts'
import { call } from '#test/support/call.ts'
import { memory_ports, published_during } from '#test/support/ports.ts'
import { restarted } from '#test/support/restart.ts'
import type { Json } from '#test/support/rpc.ts'
import { ask } from '#test/support/seed/approvals.ts'

const report = (payload: unknown = {}, change: Json = {}) => ({ request_id: 'r-1', payload, ...change })
const send = (ports: Ports, body: unknown) => call(POST, ports, { body })

describe('what an adapter reports', () => {
  test('is stored with its defaults and announced', async () => {
    const ports = memory_ports()
    const events = await published_during(ports, async () => {
      const { status, body } = await send(ports, report())
      assert.equal(status, 200)
      assert.deepEqual(EffectReply.parse(body), body)
      const { record_id } = body.data
      assert.match(record_id, /^eff_/)
      assert.deepEqual(body, {
        status: 'ok',
        data: {
          record_id,
          created: true,
          idempotency_key: 'r-1',
          result: {
            effect_id: 'r-1',
            session_id: null,
            event_id: null,
            tool_use_id: null,
            approval_id: null,
            framework: 'unknown',
            adapter: 'unknown',
            requested: [],
            enforced: [],
            degraded: [],
            unsupported: [],
            degrade_reason: null,
            result_kind: 'observed',
            host_ack: null,
            evidence: null,
            record_id,
            recorded_at: '2026-01-01T00:00:00.000Z',
          },
        },
      })
    })
    assert.deepEqual(
      events.map((event) => [event.type, event.effect_id, event.result_kind, event.adapter, event.session_id]),
      [['adapter_effect_result', 'r-1', 'observed', 'unknown', null]],
    )
    assert.equal(ports.store.stats().records, 0)
  })

  for (const [lists, kind] of [
    [{ enforced: ['native_block'] }, 'enforced'],
    [{ enforced: ['native_block'], degraded: ['command_rewrite'], degrade_reason: 'r' }, 'enforced'],
    [{ degraded: ['command_rewrite'], unsupported: ['native_defer'], degrade_reason: 'r' }, 'degraded'],
    [{ unsupported: ['native_defer'], degrade_reason: 'r' }, 'unsupported'],
    [{ requested: ['native_defer'] }, 'observed'],
    [{ enforced: ['native_block'], result_kind: 'observed' }, 'observed'],
  ] as const) {
    test(`${JSON.stringify(lists)} counts as ${kind}`, async () => {
      const { body } = await send(memory_ports(), report(lists))
      assert.equal(body.data.result.result_kind, kind)
    })
  }

  test('keeps other members, masks secrets, and lets nobody set what the gateway sets', async () => {
    const secret = `ghp_${'a'.repeat(36)}`
    const payload = { note: secret, evidence: { token: 'hunter22' }, record_id: 'mine', recorded_at: 'never' }
    const { body } = await send(memory_ports(), report(payload))
    assert.match(body.data.result.record_id, /^eff_/)
    assert.equal(body.data.result.recorded_at, '2026-01-01T00:00:00.000Z')
    assert.equal(body.data.result.note, '[redacted:github_token]')
    assert.ok(!JSON.stringify(body).includes('hunter22'))
  })

  test('appears with the record of its event, also when it was faster than the event', async () => {
    const ports = memory_ports()
    await send(ports, report({ session_id: 's-1', event_id: 'e-1' }, { request_id: 'early' }))
    ports.clock.advance(5000)
    await ask(ports, 's-1', 'ls', { event_id: 'e-1' })
    const { body } = await call(GET, ports, { params: { id: 's-1' } })
    assert.equal(body.records[0].adapter_effect_results.length, 1)
  })

  test('appears with the record of its event, at most twenty times', async () => {
    const ports = memory_ports()
    await ask(ports, 's-1', 'ls', { event_id: 'e-1' })
    for (let at = 0; at < 25; at++) {
      const payload = { session_id: 's-1', event_id: 'e-1', enforced: ['native_block'] }
      await send(ports, report(payload, { request_id: `r-${at}` }))
    }
    await send(ports, report({ session_id: 's-2', event_id: 'e-1' }, { request_id: 'other' }))
    const { body } = await call(GET, ports, { params: { id: 's-1' } })
    const shown = body.records[0].adapter_effect_results
    assert.equal(shown.length, 20)
    assert.deepEqual([shown[0].effect_id, shown[0].result_kind], ['r-0', 'enforced'])
  })
})

describe('a repeated request_id', () => {
  test('answers with the first result and announces nothing, also after a restart', async () => {
    const ports = memory_ports()
    const payload = { session_id: 's-1', evidence: { b: 1, a: 2 } }
    const first = await send(ports, report(payload))
    ports.clock.advance(60_000)
    const again = restarted(ports)
    const events = await published_during(again, async () => {
      const second = await send(again, report({ evidence: { a: 2, b: 1 }, session_id: 's-1' }))
      assert.deepEqual(second.body.data, { ...first.body.data, created: false })
    })
    assert.deepEqual(events, [])
  })

  test('with another payload is 409', async () => {
    const ports = memory_ports()
    await send(ports, report({ session_id: 's-1' }))
    const { status, body } = await send(ports, report({ session_id: 's-2' }))
    assert.deepEqual([status, body.failure_class], [409, 'idempotency_conflict'])
  })

  test('fifty at once are one effect', async () => {
    const ports = memory_ports()
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(ports, report())))
    assert.equal(replies.filter((reply) => reply.body.data.created).length, 1)
    assert.equal(new Set(replies.map((reply) => reply.body.data.record_id)).size, 1)
  })
})

describe('refusals', () => {
  for (const [field, body] of [
    ['request_id', report({}, { request_id: undefined })],
    ['request_id', report({}, { request_id: '' })],
    ['payload', report(null)],
    ['payload', report([])],
    ['payload', { request_id: 'r' }],
    ['payload.session_id', report({ session_id: 5 })],
    ['payload.event_id', report({ event_id: '' })],
    ['payload.effect_id', report({ effect_id: 'a\nb' })],
    ['payload.framework', report({ framework: '' })],
    ['payload.adapter', report({ adapter: 'x'.repeat(129) })],
    ['payload.enforced', report({ enforced: 'native_block' })],
    ['payload.enforced.0', report({ enforced: ['allow'] })],
    ['payload.degrade_reason', report({ degraded: ['native_block'] })],
    ['payload.degrade_reason', report({ unsupported: ['native_block'], degrade_reason: '' })],
    ['payload.enforced', report({ enforced: ['native_block'], unsupported: ['native_block'], degrade_reason: 'r' })],
    ['payload.result_kind', report({ result_kind: 'done' })],
    ['payload.host_ack', report({ host_ack: 'yes' })],
    ['payload.evidence', report({ evidence: [] })],
  ] as const) {
    test(`refuses a bad ${field} with 400: ${JSON.stringify(body).slice(0, 60)}`, async () => {
      const ports = memory_ports()
      const reply = await send(ports, body)
      assert.equal(reply.status, 400)
      assert.ok(reply.body.error.startsWith(`${field} `), reply.body.error)
      assert.equal((await ports.store.list('effect', { order: 'created_asc', limit: 1 })).rows.length, 0)
    })
  }
})
