// GET /ahp/approval/{id}: one approval at once, or as soon as it is settled. Source: CONTRACT 3.5.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { expire_approvals } from '#core/approval/settle.ts'
import { Approval } from '#core/contract/operator.ts'
import type { Ports } from '#core/ports.ts'
import { GET } from '#functions/ahp/approval/[id].ts'
import { call } from '#test/support/call.ts'
import { memory_ports } from '#test/support/ports.ts'
import { allow, ask, pending, WITH_RISKY } from '#test/support/seed/approvals.ts'

const read = (ports: Ports, id: string, query = '', signal = new AbortController().signal) =>
  call(GET, ports, { params: { id }, query, signal })

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Whether a promise has settled by now. */
async function is_done(promise: Promise<unknown>): Promise<boolean> {
  await turn()
  return (await Promise.race([promise.then(() => true), turn().then(() => false)])) as boolean
}

describe('reading an approval', () => {
  test('answers the whole record at once', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    const { status, body } = await read(ports, id)
    assert.equal(status, 200)
    assert.deepEqual(Approval.strict().parse(body), body)
    assert.deepEqual(
      [body.state, body.decision, body.outcome, body.settled_at, body.forwarded, body.timeout_s, body.command],
      ['pending', null, null, null, null, 300, 'risky'],
    )
    assert.equal(body.expires_at, ports.clock.now_ms() + 300_000)
  })

  for (const [name, payload, shown] of [
    ['words', { arguments: { command: ['rm', '-rf', 'a b'] } }, ["rm -rf 'a b'", { command: ['rm', '-rf', 'a b'] }]],
    ['another name', { args: { cmd: 'risky' } }, ['risky', { cmd: 'risky' }]],
    [
      'two names',
      { arguments: { command: 'ls' }, args: { command: 'risky' } },
      ['ls\nrisky', { command: 'ls', other_arguments: [{ command: 'risky' }] }],
    ],
  ] as const) {
    test(`shows all that would run when it comes as ${name}`, async () => {
      const ports = memory_ports({ policy: { '': { verdict: 'defer', danger: 2 } } })
      const decision = await ask(ports, 's-1', '', { payload })
      const { body } = await read(ports, String(decision.approval_id))
      assert.deepEqual([body.command, body.arguments], shown)
    })
  }

  test('an unknown id is 404, with and without waiting', async () => {
    for (const query of ['', 'wait_ms=1000']) {
      const { status, body } = await read(memory_ports(), 'apr_nobody', query)
      assert.deepEqual([status, Object.keys(body)], [404, ['error']])
    }
  })

  for (const query of [
    'wait_ms=-1',
    'wait_ms=60001',
    'wait_ms=1e3',
    'wait_ms=',
    'wait_ms=5.0',
    'wait_ms=1&wait_ms=2',
  ]) {
    test(`refuses ${query} with 400`, async () => {
      const { status, body } = await read(memory_ports(), 'apr_1', query)
      assert.equal(status, 400)
      assert.match(body.error, /^wait_ms /)
    })
  }
})

describe('waiting for an answer', () => {
  test('ends as soon as the approval is settled', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    const waiting = read(ports, id, 'wait_ms=60000')
    assert.equal(await is_done(waiting), false)
    await allow(ports, id)
    assert.equal((await waiting).body.state, 'allowed')
    assert.equal(ports.clock.pending(), 0)
  })

  test('ends with the current state when its time is over', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    const waiting = read(ports, id, 'wait_ms=5000')
    assert.equal(await is_done(waiting), false)
    ports.clock.advance(4999)
    assert.equal(await is_done(waiting), false)
    ports.clock.advance(1)
    assert.equal((await waiting).body.state, 'pending')
  })

  test('ends with the current state when the client leaves or the gateway stops', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    const stop = new AbortController()
    const waiting = read(ports, id, 'wait_ms=60000', stop.signal)
    await turn()
    stop.abort()
    assert.equal((await waiting).body.state, 'pending')
    assert.equal((await read(ports, id, 'wait_ms=60000', stop.signal)).body.state, 'pending')
  })

  test('ends with an expiry', async () => {
    const ports = memory_ports({ ...WITH_RISKY, settings: { ...WITH_RISKY.settings, defer_timeout_seconds: 10 } })
    const id = await pending(ports)
    const waiting = read(ports, id, 'wait_ms=60000')
    await turn()
    ports.clock.advance(10_000)
    await expire_approvals(ports)
    assert.equal((await waiting).body.state, 'expired')
  })

  test('a hundred who wait all hear the one answer', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    const waiting = Array.from({ length: 100 }, () => read(ports, id, 'wait_ms=60000'))
    await turn()
    await allow(ports, id)
    for (const reply of await Promise.all(waiting)) assert.equal(reply.body.decision, 'allow-once')
  })

  test('is over before it begins when the answer is there', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    await allow(ports, id)
    assert.equal((await read(ports, id, 'wait_ms=60000')).body.state, 'allowed')
    assert.equal(ports.clock.pending(), 0)
  })
})
