// What happens when an instance dies or Redis is away: nothing is evaluated twice, nothing passes a quarantine, nothing that
// failed leaves a trace. Source: SCALE 5 ("Failure policy").
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { GatewayError } from '#core/errors.ts'
import type { NewRecord } from '#core/port/store.ts'
import type { Claim, Entry } from '#core/session/entry.ts'
import { KEYS } from '#runtime/shared/keys.ts'
import { ORPHAN_TIMES } from '#runtime/shared/limits.ts'
import { NO_REDIS } from '#test/support/process/redis-server.ts'
import { type EntryChange, entry } from '#test/support/seed/entries.ts'
import { act, redis_worlds, result_of, type World } from '#test/support/shared-worlds.ts'

const worlds = NO_REDIS === false ? await redis_worlds() : null
after(() => worlds?.close())

const SOON = { alive_ms: 300 }
const IMPATIENT = { command_ms: 500 }
const claim = (key: string): Claim => ({ key, event_hash: 'h', ttl_ms: 15_000 })
const ASKED = { verdict: { word: 'defer', rule_id: 'r', rule_driven: false, d1: 1 } } as const

/** A world whose instances the test makes itself. */
async function empty(settings: Partial<World['settings']> = {}) {
  assert.ok(worlds)
  const world = await worlds.make(1, settings)
  const at = (change: EntryChange = {}): Entry => entry({ at_ms: world.clock.now_ms(), ...change })
  return { worlds, world, at }
}

function record_of({ record_id, event }: Entry): NewRecord {
  const codes = {
    event_type: 'pre_action',
    decision: 'allow',
    risk_level: 'low',
    tier: 'L1',
    source_framework: 'alpha',
    caller_adapter: 'unknown',
    composite: 0,
    dimensions: { d1: 0, d2: 0, d3: 0, d4: 0, d5: 0 },
  } as const
  const { session_id, event_id } = event
  return { record_id, session_id, event_id, request_id: 'r', codes, body: '{}' } as NewRecord
}

const is_unavailable = (cause: unknown) => cause instanceof GatewayError && cause.code === 'ENGINE_UNAVAILABLE'

describe('an instance that dies', { skip: NO_REDIS }, () => {
  test('between its step and its record leaves a claim that another one evaluates as if nothing had been', async () => {
    const { worlds, world, at } = await empty()
    const dead = await worlds.instance(world, SOON)
    const other = await worlds.instance(world, SOON)
    await dead.shared.facts('s-1')
    const left = await dead.shared.enter(at({ ...ASKED, claim: claim('k') }))
    assert.equal(left.kind, 'fresh')
    dead.kill()
    const again = await other.shared.enter(at({ ...ASKED, claim: claim('k') }))
    assert.ok(again.kind === 'fresh')
    assert.equal(again.retry, null)
    assert.equal(again.view.approval?.joined, false)
    assert.equal((await other.shared.view('s-1'))?.state.event_count, 1)
    assert.equal(await other.shared.pending_approvals(), 1)
  })

  test('after its record leaves a claim whose next evaluation replaces the record', async () => {
    const { worlds, world, at } = await empty()
    const dead = await worlds.instance(world, SOON)
    const other = await worlds.instance(world, SOON)
    const made = at({ claim: claim('k') })
    await dead.shared.enter(made)
    await world.store.append({ record: record_of(made) })
    dead.kill()
    const again = await other.shared.enter(at({ claim: claim('k') }))
    assert.ok(again.kind === 'fresh')
    assert.equal(again.retry?.record_id, made.record_id)
    await other.shared.settle(again.claim, { kind: 'result', result: result_of(made) })
    assert.equal((await other.shared.view('s-1'))?.state.event_count, 1)
  })

  test('while it held a claim lets the next one through', async () => {
    const { worlds, world } = await empty()
    const dead = await worlds.instance(world, SOON)
    const other = await worlds.instance(world, SOON)
    await dead.shared.hold(claim('k'))
    dead.kill()
    assert.equal((await other.shared.hold(claim('k'))).kind, 'held')
  })

  test('leaves nothing in flight for ever: what was not recorded had not been', async () => {
    const { worlds, world, at } = await empty()
    const dead = await worlds.instance(world, SOON)
    const other = await worlds.instance(world, SOON)
    const recorded = at()
    await dead.shared.enter(recorded)
    await world.store.append({ record: record_of(recorded) })
    await dead.shared.enter(at({ verdict: { word: 'block', rule_id: 'r', rule_driven: true, d1: 3 } }))
    assert.equal((await other.shared.view('s-1'))?.state.event_count, 2)
    dead.kill()
    world.clock.advance(ORPHAN_TIMES * SOON.alive_ms)
    let state = (await act(other.shared, at())).view.state
    // Its sign of life ends by the time of Redis, which the test cannot move.
    while (state.block_count > 0) state = (await act(other.shared, at())).view.state
    assert.equal(state.event_count, state.allow_count)
    assert.equal(state.d4_units, 0)
  })

  test('does not lose what it settled', async () => {
    const { worlds, world, at } = await empty()
    const dead = await worlds.instance(world, SOON)
    const other = await worlds.instance(world, SOON)
    const learned = {
      written: new Map([['/p/x', { content: 'rm -rf /srv', source: 'agent', host: null, executable: true } as const]]),
      secrets_read: ['/p/.env'],
      hosts: [],
      denied_effects: [],
    }
    await dead.shared.facts('s-1')
    await act(dead.shared, { ...at(), learned })
    dead.kill()
    const facts = await other.shared.facts('s-1')
    assert.deepEqual(facts?.secrets_read, ['/p/.env'])
    assert.deepEqual(facts?.written, learned.written)
  })
})

describe('while Redis is gone', { skip: NO_REDIS }, () => {
  test('nothing is decided, ends are not lost on the caller, and windows are counted locally', async () => {
    const { worlds, world, at } = await empty({ rate_limit_per_minute: 2 })
    const { shared } = await worlds.instance(world, IMPATIENT)
    const open = await shared.enter(at())
    assert.ok(open.kind === 'fresh')
    await worlds.server.stop()
    try {
      await assert.rejects(shared.facts('s-1'), is_unavailable)
      await assert.rejects(shared.enter(at({ claim: claim('k') })), is_unavailable)
      await assert.rejects(shared.hold(claim('j')), is_unavailable)
      await assert.rejects(shared.view('s-1'), is_unavailable)
      await assert.rejects(shared.change('s-1', { kind: 'release' }, world.clock.now_ms()), is_unavailable)
      await shared.settle(open.claim, { kind: 'result', result: result_of(at()) })
      assert.deepEqual(await shared.sweep(world.clock.now_ms(), 10), [])
      assert.equal(await shared.beat('k'), true)
      const spent = [await shared.spend('c'), await shared.spend('c'), await shared.spend('c')]
      assert.deepEqual(spent, [0, 0, 60_000])
    } finally {
      await worlds.server.start()
    }
  })

  test('and comes back empty, sessions are what the store knows: a quarantine holds, approvals wait', async () => {
    const { worlds, world, at } = await empty()
    const { shared, redis } = await worlds.instance(world)
    const other = await worlds.instance(world)
    await act(shared, at())
    const changed = await shared.change('s-1', { kind: 'quarantine', by: 'op', reason: null }, world.clock.now_ms())
    await world.store.append({ session: changed.row })
    await world.store.put(
      'approval',
      {
        id: 'apr_1',
        session_id: 's-2',
        state: 'pending',
        lookup: null,
        idempotency_key: null,
        created_at_ms: world.clock.now_ms(),
        expires_at_ms: world.clock.now_ms() + 60_000,
        body: {},
      },
      'new',
    )
    await worlds.server.stop()
    await worlds.server.start()
    while (!redis.connected() || !other.redis.connected()) await new Promise((resolve) => setImmediate(resolve))
    assert.equal((await act(other.shared, at())).view.cause, 'quarantine')
    assert.equal((await act(shared, at())).view.cause, 'quarantine')
    assert.equal(await shared.pending_approvals(), 1)
  })

  test('or has evicted a part of a session, the store tells what it is', async () => {
    const { worlds, world, at } = await empty()
    const { shared, redis } = await worlds.instance(world)
    await act(shared, at(), world.store)
    await act(shared, at(), world.store)
    await redis.command('DEL', KEYS.log('s-1'))
    assert.equal((await shared.view('s-1'))?.state.event_count, 2)
    assert.equal((await act(shared, at(), world.store)).view.state.event_count, 3)
  })
})

describe('while Redis is stalled', { skip: NO_REDIS }, () => {
  test('an event fails in time, and leaves no trace although its step is taken late', async () => {
    const { worlds, world, at } = await empty()
    const { shared, redis } = await worlds.instance(world, IMPATIENT)
    const other = await worlds.instance(world)
    await act(shared, at())
    worlds.server.stall()
    try {
      await assert.rejects(shared.enter(at({ claim: claim('k') })), is_unavailable)
    } finally {
      worlds.server.resume()
    }
    while (!redis.connected()) await new Promise((resolve) => setImmediate(resolve))
    const again = await act(shared, at({ claim: claim('k') }))
    assert.equal(again.retry, null)
    assert.equal((await other.shared.view('s-1'))?.state.event_count, 2)
  })

  test('the end of an evaluation is told later', async () => {
    const { worlds, world, at } = await empty()
    const { shared, redis } = await worlds.instance(world, { ...IMPATIENT, ...SOON })
    const other = await worlds.instance(world)
    const made = at({ claim: claim('k') })
    const entered = await shared.enter(made)
    assert.ok(entered.kind === 'fresh')
    worlds.server.stall()
    try {
      await shared.settle(entered.claim, { kind: 'result', result: result_of(made) })
    } finally {
      worlds.server.resume()
    }
    while (!redis.connected()) await new Promise((resolve) => setImmediate(resolve))
    assert.deepEqual(await other.shared.enter(at({ claim: claim('k') })), { kind: 'replay', result: result_of(made) })
  })
})
