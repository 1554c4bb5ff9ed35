// The bus of several gateways over a real Redis server: one order for all, resuming elsewhere, and what an outage costs.
// test/contract/bus.test.ts has what every bus does. Source: SCALE 5, CONTRACT 7.1.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { StreamEvent } from '#core/contract/stream.ts'
import { manual_clock, recorded_log, recorded_metrics } from '#core/memory/small.ts'
import { type RedisBus, redis_bus } from '#runtime/bus/redis.ts'
import { connect_redis, type RedisConnection } from '#runtime/redis/connection.ts'
import { NO_REDIS, type RedisServer, redis_server } from '#test/support/process/redis-server.ts'

const start_of = (session_id: string): StreamEvent => ({
  type: 'session_start',
  session_id,
  agent_id: 'a',
  source_framework: 'alpha',
  timestamp: '2026-01-01T00:00:00.000Z',
  workspace_root: '',
})
const resolved = (approval_id: string): StreamEvent => ({
  type: 'approval_resolved',
  approval_id,
  session_id: 's',
  state: 'allowed',
  decision: 'allow-once',
  settled_by: 'operator:x',
  settled_reason: null,
  timestamp: '2026-01-01T00:00:00.000Z',
})

/** What a subscriber gets, as `session_id` of events and `gap:<reason>:<missed>`. */
function follow(bus: RedisBus, id?: string) {
  const iterator = bus.subscribe({}, id, new AbortController().signal)[Symbol.asyncIterator]()
  const seen: string[] = []
  const ids: (string | null)[] = []
  const read = async () => {
    const step = await iterator.next()
    for (const frame of step.value ?? []) {
      const data = JSON.parse(/^data: (.*)$/m.exec(frame.text)?.[1] ?? '')
      seen.push(data.type === 'gap' ? `gap:${data.reason}:${data.missed}` : data.session_id)
      ids.push(frame.id)
    }
  }
  return {
    seen,
    ids,
    async until(enough: (seen: readonly string[]) => boolean): Promise<string[]> {
      while (!enough(seen)) await read()
      return seen
    },
  }
}

describe('the bus of several gateways', { skip: NO_REDIS }, () => {
  let server: RedisServer
  const connections: RedisConnection[] = []
  const buses: RedisBus[] = []
  let streams = 0
  before(async () => {
    server = await redis_server()
  })
  after(async () => {
    for (const bus of buses) await bus.close()
    for (const connection of connections) connection.close()
    await server?.close()
  })

  const gateway = async (prefix: string, epoch: string, replay_events = 1000): Promise<RedisBus> => {
    // A busy machine may take its time: what is slow is no outage here.
    const redis = await connect_redis({ url: server.url, command_ms: 5000 })
    connections.push(redis)
    const small = { clock: manual_clock(), metrics: recorded_metrics(), log: recorded_log() }
    const bus = await redis_bus({ ...small, redis, epoch, replay_events, prefix })
    buses.push(bus)
    return bus
  }
  const pair = async (replay_events?: number): Promise<[RedisBus, RedisBus]> => {
    const prefix = `{two${++streams}}:`
    return [await gateway(prefix, 'one', replay_events), await gateway(prefix, 'two', replay_events)]
  }

  test('shows the events of both in one order under the same ids', async () => {
    const [a, b] = await pair()
    const at_a = follow(a)
    const at_b = follow(b)
    for (let at = 0; at < 50; at++) {
      a.publish([start_of(`a${at}`)])
      b.publish([start_of(`b${at}`)])
    }
    const whole = (seen: readonly string[]) => seen.length >= 100
    assert.deepEqual(await at_a.until(whole), await at_b.until(whole))
    assert.deepEqual(at_a.ids, at_b.ids)
    assert.deepEqual(
      at_a.ids,
      Array.from({ length: 100 }, (_, at) => `one-${at + 1}`),
    )
    const of = (name: string) => at_a.seen.filter((one) => one.startsWith(name))
    assert.deepEqual(
      of('a'),
      Array.from({ length: 50 }, (_, at) => `a${at}`),
    )
  })

  test('resumes at another gateway, and at one that started later, without a gap', async () => {
    const [a, b] = await pair()
    a.publish(['x', 'y', 'z'].map(start_of))
    await a.settled()
    assert.deepEqual(await follow(b, 'one-1').until((seen) => seen.length === 2), ['y', 'z'])
    const late = await gateway(`{two${streams}}:`, 'three')
    assert.deepEqual(await follow(late, 'one-2').until((seen) => seen.length === 1), ['z'])
  })

  test('wakes whoever waits at one gateway for an answer given at the other', async () => {
    const [a, b] = await pair()
    const waiting = a.once('apr_1', new AbortController().signal)
    b.publish([resolved('apr_1')])
    assert.equal((await waiting)?.type, 'approval_resolved')
  })

  test('says at a gateway that started later how many events nobody has any more', async () => {
    const [a] = await pair()
    a.publish(['u', 'v', 'w', 'x'].map(start_of))
    await a.settled()
    const late = await gateway(`{two${streams}}:`, 'three', 2)
    assert.deepEqual(await follow(late, 'one-1').until((seen) => seen.length === 3), ['gap:buffer:1', 'w', 'x'])
  })

  test('loses nothing while the server is stalled', async () => {
    const [a, b] = await pair()
    const at_b = follow(b)
    a.publish([start_of('before')])
    await at_b.until((seen) => seen.length === 1)
    server.stall()
    a.publish(['during', 'too'].map(start_of))
    server.resume()
    a.publish([start_of('after')])
    assert.deepEqual(await at_b.until((seen) => seen.length === 4), ['before', 'during', 'too', 'after'])
  })

  test('says that it began anew after a server came back empty, and goes on', async () => {
    const [a, b] = await pair()
    const at_a = follow(a)
    const at_b = follow(b)
    a.publish([start_of('before')])
    await Promise.all([at_a.until((seen) => seen.length === 1), at_b.until((seen) => seen.length === 1)])
    const waiting = b.once('apr_1', new AbortController().signal)
    await server.stop()
    a.publish([start_of('during')])
    await server.start()
    b.publish([start_of('after')])
    const both = (seen: readonly string[]) => seen.includes('during') && seen.includes('after')
    const [seen_a, seen_b] = await Promise.all([at_a.until(both), at_b.until(both)])
    assert.deepEqual(seen_a.slice(0, 2), ['before', 'gap:restart:null'])
    assert.deepEqual(seen_a, seen_b)
    // The answer may have been lost with the server.
    assert.equal(await waiting, undefined)
  })

  test('counts what was too much to wait, and everybody learns of it', async () => {
    const [a, b] = await pair()
    const at_b = follow(b)
    a.publish([start_of('first')])
    await at_b.until((seen) => seen.length === 1)
    const many = 10_000
    a.publish(Array.from({ length: many + 5 }, (_, at) => start_of(`s${at}`)))
    const seen = await at_b.until((some) => some.at(-1) === `s${many + 4}`)
    assert.equal(seen[1], 'gap:buffer:5')
  })
})
