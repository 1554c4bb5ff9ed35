// Hooks that are held open while a person decides. Source: CONTRACT 2.6.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Caller } from '#core/caller.ts'
import { MAX_HOLDS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { answer } from '#core/serve.ts'
import { POST } from '#functions/ahp/gamma.ts'
import { memory_ports } from '#test/support/ports.ts'

const CALLER: Caller = { id: 'anonymous', rate_key: 'peer:127.0.0.1', transport: 'http' }
const OPTIONS = { policy: { risky: { verdict: 'defer', danger: 2 } }, settings: { rate_limit_per_minute: 0 } } as const

async function post(
  ports: Ports,
  query: string,
  signal = new AbortController().signal,
  command = 'risky',
  more: Record<string, string> = {},
) {
  const text = JSON.stringify({
    hook_event_name: 'PreToolUse',
    session_id: 's-1',
    tool_name: 'Bash',
    tool_input: { command },
    ...more,
  })
  const raw = { route: '/ahp/gamma', params: {}, query, header: () => undefined, text: async () => text, signal }
  const reply = await answer(POST as never, raw, CALLER, ports)
  return JSON.parse(reply.body as string) as { permissionDecision: string; permissionDecisionReason: string }
}

/** The approval that waits, as soon as there is one. */
async function pending_id(ports: Ports): Promise<string> {
  for (;;) {
    const { rows } = await ports.store.list('approval', { state: 'pending', order: 'created_desc', limit: 1 })
    if (rows[0]) return rows[0].id
    await turn()
  }
}

/** What POST /ahp/resolve and the expiry sweep do: document, session, stream. */
async function settle(
  ports: Ports,
  approval_id: string,
  state: 'allowed' | 'denied' | 'expired',
  reason: string | null,
  settled_by = 'operator:ann',
) {
  const stored = await ports.store.get('approval', approval_id)
  assert.ok(stored)
  const now_ms = ports.clock.now_ms()
  const lease_until_ms = now_ms + ports.settings.approval_lease_seconds * 1000
  const body = { ...stored.body, state, settled_by, settled_reason: reason }
  await ports.store.put('approval', { ...stored, state, body }, stored.version)
  await ports.shared.change('s-1', { kind: 'settle', approval_id, state, lease_until_ms }, now_ms)
  ports.bus.publish([
    {
      type: 'approval_resolved',
      approval_id,
      session_id: 's-1',
      state,
      decision: null,
      settled_by,
      settled_reason: reason,
      timestamp: ports.clock.iso(now_ms),
    },
  ])
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
async function turns(): Promise<void> {
  for (let at = 0; at < 20; at++) await turn()
}

suite('a held hook', () => {
  test('is allowed when a person allows it, and the approval is used up by it', async () => {
    const ports = memory_ports(OPTIONS)
    const reply = post(ports, 'hold_ms=20000')
    const id = await pending_id(ports)
    await turns()
    await settle(ports, id, 'allowed', null)
    const { permissionDecision, permissionDecisionReason } = await reply
    assert.equal(permissionDecision, 'allow')
    assert.match(permissionDecisionReason, /rule: approval/)
    assert.equal((await ports.store.get('approval', id))?.body.lease_used, true)
    assert.equal((await post(ports, 'hold_ms=0')).permissionDecision, 'deny')
    assert.notEqual(await pending_id(ports), id)
  })
  test('adds no second record when it is settled', async () => {
    const ports = memory_ports(OPTIONS)
    const reply = post(ports, 'hold_ms=20000')
    await settle(ports, await pending_id(ports), 'allowed', null)
    await reply
    assert.equal(ports.store.stats().records, 1)
  })
  test('is denied with the reason when a person refuses it', async () => {
    const ports = memory_ports(OPTIONS)
    const reply = post(ports, 'hold_ms=20000')
    const id = await pending_id(ports)
    await turns()
    await settle(ports, id, 'denied', 'wrong branch')
    const { permissionDecision, permissionDecisionReason } = await reply
    assert.equal(permissionDecision, 'deny')
    assert.match(permissionDecisionReason, /A person refused this action: wrong branch/)
  })
  test('is denied with a whole sentence when a person refuses it without a reason', async () => {
    const ports = memory_ports(OPTIONS)
    const reply = post(ports, 'hold_ms=20000')
    const id = await pending_id(ports)
    await turns()
    await settle(ports, id, 'denied', null)
    assert.match((await reply).permissionDecisionReason, /^A person refused this action\. \(risk: /)
  })
  test('is told of the quarantine that refused it, and of no person', async () => {
    const ports = memory_ports(OPTIONS)
    const reply = post(ports, 'hold_ms=20000')
    const id = await pending_id(ports)
    await turns()
    await settle(ports, id, 'denied', 'The session was quarantined.', 'quarantine')
    assert.match((await reply).permissionDecisionReason, /^The session was quarantined\. \(risk: /)
  })
  test('is told that nobody answered when the approval expires', async () => {
    const ports = memory_ports(OPTIONS)
    const reply = post(ports, 'hold_ms=20000')
    const id = await pending_id(ports)
    await turns()
    await settle(ports, id, 'expired', 'timeout')
    assert.match((await reply).permissionDecisionReason, /^Nobody answered .* is refused\. \(risk: /)
  })
  test('names the approval when its time is over, and the approval goes on waiting', async () => {
    const ports = memory_ports(OPTIONS)
    const reply = post(ports, 'hold_ms=20000')
    const id = await pending_id(ports)
    await turns()
    ports.clock.advance(20_000)
    const { permissionDecision, permissionDecisionReason } = await reply
    assert.equal(permissionDecision, 'deny')
    assert.ok(permissionDecisionReason.endsWith(`asg approvals allow ${id}`))
    assert.equal((await ports.store.get('approval', id))?.state, 'pending')
  })
  test('ends when its client goes away, and the approval goes on waiting', async () => {
    const ports = memory_ports(OPTIONS)
    const client = new AbortController()
    const reply = post(ports, 'hold_ms=20000', client.signal)
    const id = await pending_id(ports)
    await turns()
    client.abort()
    assert.equal((await reply).permissionDecision, 'deny')
    assert.equal((await ports.store.get('approval', id))?.state, 'pending')
    assert.equal(ports.clock.pending(), 0)
  })
  test('is not held in observe mode', async () => {
    const ports = memory_ports(OPTIONS)
    assert.equal((await post(ports, 'hold_ms=20000&mode=observe')).permissionDecision, 'allow')
  })
})

for (const approval_lease_seconds of [60, 0]) {
  test(`of many calls that wait for one approval exactly one runs (lease ${approval_lease_seconds} s)`, async () => {
    const ports = memory_ports({ ...OPTIONS, settings: { ...OPTIONS.settings, approval_lease_seconds } })
    const replies = [1, 2, 3, 4, 5].map(() => post(ports, 'hold_ms=20000'))
    const id = await pending_id(ports)
    await turns()
    await settle(ports, id, 'allowed', null)
    const words = (await Promise.all(replies)).map((reply) => reply.permissionDecision)
    assert.deepEqual(words.toSorted(), ['allow', 'deny', 'deny', 'deny', 'deny'])
  })
}

for (const approval_lease_seconds of [60, 0]) {
  test(`each delivery of one call is told the same, other calls are not let in by it (lease ${approval_lease_seconds} s)`, async () => {
    const ports = memory_ports({ ...OPTIONS, settings: { ...OPTIONS.settings, approval_lease_seconds } })
    const deliver = (tool_use_id: string, query = 'dialect=flat&hold_ms=20000') =>
      post(ports, query, undefined, 'risky', { tool_use_id })
    const twice = [deliver('t-1'), deliver('t-1')]
    const other = [deliver('t-2'), deliver('t-3')]
    const id = await pending_id(ports)
    await turns()
    await settle(ports, id, 'allowed', null)
    const words = (await Promise.all([...twice, ...other])).map((reply) => reply.permissionDecision)
    assert.deepEqual(words, ['allow', 'allow', 'deny', 'deny'])
    assert.equal((await deliver('t-1')).permissionDecision, 'allow')
    assert.equal((await deliver('t-2')).permissionDecision, 'deny')
    assert.equal(ports.store.stats().records, 3)
  })
}

test('beyond the limit of holds a defer is answered at once', async () => {
  const ports = memory_ports(OPTIONS)
  const client = new AbortController()
  const held = Array.from({ length: MAX_HOLDS }, () => post(ports, 'hold_ms=20000', client.signal))
  await pending_id(ports)
  await turns()
  assert.equal((await post(ports, 'hold_ms=20000')).permissionDecision, 'deny')
  client.abort()
  await Promise.all(held)
  const next = post(ports, 'hold_ms=20000')
  await turns()
  assert.equal(ports.clock.pending(), 1)
  ports.clock.advance(20_000)
  await next
})
