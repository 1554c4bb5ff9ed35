// What every Bus must do, run over each adapter: order, filters, resume, gaps, bounded queues, slots. Source: CONTRACT 7.1, 7.2.
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { StreamEvent } from '#core/contract/stream.ts'
import { GatewayError } from '#core/errors.ts'
import { MAX_SUBSCRIBER_QUEUE, MAX_SUBSCRIBERS } from '#core/limits.ts'
import { memory_bus } from '#core/memory/bus/bus.ts'
import { manual_clock, recorded_log, recorded_metrics } from '#core/memory/small.ts'
import type { Bus, Frame, StreamFilter } from '#core/port/bus.ts'
import { type RedisBus, redis_bus } from '#runtime/bus/redis.ts'
import { connect_redis, type RedisConnection } from '#runtime/redis/connection.ts'
import { NO_REDIS, type RedisServer, redis_server } from '#test/support/process/redis-server.ts'

interface Made {
  bus: Bus
  dropped: () => number
  /** Resolves when everything that was published has arrived. */
  settled: () => Promise<void>
}

/** `epoch` stands for one start of the gateway. */
type Make = (options: { replay_events: number; epoch: string }) => Promise<Made>

/** An adapter, and why its tests are skipped. */
interface Adapter {
  make: Make
  skip: string | false
}

let server: RedisServer | null = null
let connection: RedisConnection | null = null
let streams = 0
const open: RedisBus[] = []
after(async () => {
  for (const bus of open) await bus.close()
  connection?.close()
  await server?.close()
})

const ADAPTERS: Readonly<Record<string, Adapter>> = {
  'core/memory/bus': {
    async make({ replay_events, epoch }) {
      const metrics = recorded_metrics()
      const bus = memory_bus({ clock: manual_clock(), metrics, epoch, replay_events })
      return { bus, dropped: () => metrics.total('asg_sse_dropped_total'), settled: async () => {} }
    },
    skip: false,
  },
  'runtime/bus/redis': {
    async make({ replay_events, epoch }) {
      server ??= await redis_server()
      // A busy machine may take its time: what is slow is no outage here.
      connection ??= await connect_redis({ url: server.url, command_ms: 5000 })
      const metrics = recorded_metrics()
      const more = { redis: connection, log: recorded_log(), prefix: `{bus${++streams}}:` }
      const bus = await redis_bus({ clock: manual_clock(), metrics, epoch, replay_events, ...more })
      open.push(bus)
      return { bus, dropped: () => metrics.total('asg_sse_dropped_total'), settled: bus.settled }
    },
    skip: NO_REDIS,
  },
}

const session_start = (session_id: string): StreamEvent => ({
  type: 'session_start',
  session_id,
  agent_id: 'a',
  source_framework: 'alpha',
  timestamp: '2026-01-01T00:00:00.000Z',
  workspace_root: '',
})
const risk_change = (session_id: string, current_risk: 'low' | 'medium' | 'high' | 'critical'): StreamEvent => ({
  type: 'session_risk_change',
  session_id,
  previous_risk: 'low',
  current_risk,
  trigger_event: 'e',
  timestamp: '2026-01-01T00:00:00.000Z',
})
const skill_transition: StreamEvent = {
  type: 'skill_trust_transition',
  transition_id: 't',
  canonical_skill_id: 's',
  from_state: 'a',
  to_state: 'b',
  reason_code: 'r',
  registry_snapshot_id: 'x',
  timestamp: '2026-01-01T00:00:00.000Z',
}
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

interface Seen {
  id: string | null
  event: string
  data: Record<string, unknown>
}

function parse(frame: Frame): Seen {
  assert.match(frame.text, /\n\n$/)
  const lines = frame.text.slice(0, -2).split('\n')
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
  assert.equal(lines.length, frame.id === null ? 2 : 3)
  assert.equal(field('id') ?? null, frame.id)
  return { id: frame.id, event: field('event') ?? '', data: JSON.parse(field('data') ?? '') }
}

/** A reader that takes one step at a time. */
function reader(bus: Bus, filter: StreamFilter = {}, after?: string, signal = new AbortController().signal) {
  const iterator = bus.subscribe(filter, after, signal)[Symbol.asyncIterator]()
  return {
    iterator,
    async step(): Promise<Seen[]> {
      const step = await iterator.next()
      return step.done ? [] : step.value.map(parse)
    },
  }
}

const sessions = (seen: readonly Seen[]) => seen.map((one) => one.data.session_id)

for (const [name, { make, skip }] of Object.entries(ADAPTERS)) {
  describe(`Bus ${name}`, { skip }, () => {
    const fresh = (replay_events = 1000, epoch = 'one') => make({ replay_events, epoch })

    test('delivers in publishing order with ids that count up', async () => {
      const { bus, settled } = await fresh()
      const { step } = reader(bus)
      bus.publish([session_start('a'), session_start('b')])
      await settled()
      const first = await step()
      bus.publish([session_start('c')])
      await settled()
      const seen = [...first, ...(await step())]
      assert.deepEqual(sessions(seen), ['a', 'b', 'c'])
      assert.deepEqual(
        seen.map((one) => one.id),
        ['one-1', 'one-2', 'one-3'],
      )
      assert.deepEqual(
        seen.map((one) => one.data.type),
        ['session_start', 'session_start', 'session_start'],
      )
    })

    test('wakes a reader that waits', async () => {
      const { bus, settled } = await fresh()
      const { step } = reader(bus)
      const waiting = step()
      bus.publish([session_start('a')])
      await settled()
      assert.deepEqual(sessions(await waiting), ['a'])
    })

    test('replays nothing without an id', async () => {
      const { bus, settled } = await fresh()
      bus.publish([session_start('old')])
      await settled()
      const { step } = reader(bus)
      bus.publish([session_start('new')])
      await settled()
      assert.deepEqual(sessions(await step()), ['new'])
    })

    test('filters by session, by risk and by type, all at once', async () => {
      const { bus, settled } = await fresh()
      const by_session = reader(bus, { session_id: 'a' })
      const by_risk = reader(bus, { min_rank: 2 })
      const by_type = reader(bus, { types: ['session_risk_change'] })
      const by_all = reader(bus, { session_id: 'a', min_rank: 3, types: ['session_risk_change'] })
      bus.publish([
        session_start('a'),
        session_start('b'),
        risk_change('a', 'medium'),
        risk_change('b', 'high'),
        risk_change('a', 'critical'),
        skill_transition,
      ])
      await settled()
      const names = (seen: readonly Seen[]) => seen.map((one) => `${one.event} ${one.data.session_id}`)
      assert.deepEqual(names(await by_session.step()), [
        'session_start a',
        'session_risk_change a',
        'session_risk_change a',
      ])
      assert.deepEqual(names(await by_risk.step()), [
        'session_start a',
        'session_start b',
        'session_risk_change b',
        'session_risk_change a',
        'skill_trust_transition undefined',
      ])
      assert.equal((await by_type.step()).length, 3)
      assert.deepEqual(names(await by_all.step()), ['session_risk_change a'])
    })

    test('resumes after an id and goes on live without a repeat', async () => {
      const { bus, settled } = await fresh()
      bus.publish(['a', 'b', 'c'].map(session_start))
      await settled()
      const { step } = reader(bus, {}, 'one-1')
      bus.publish([session_start('d')])
      await settled()
      assert.deepEqual(sessions(await step()), ['b', 'c', 'd'])
      bus.publish([session_start('e')])
      await settled()
      assert.deepEqual(sessions(await step()), ['e'])
    })

    test('resumes from the latest id with nothing but what follows', async () => {
      const { bus, settled } = await fresh()
      bus.publish([session_start('a')])
      await settled()
      const { step } = reader(bus, {}, 'one-1')
      bus.publish([session_start('b')])
      await settled()
      assert.deepEqual(sessions(await step()), ['b'])
    })

    test('filters what it replays', async () => {
      const { bus, settled } = await fresh()
      bus.publish(['a', 'b', 'a'].map(session_start))
      await settled()
      const { step } = reader(bus, { session_id: 'a' }, 'one-0')
      assert.deepEqual(
        (await step()).map((one) => one.id),
        ['one-1', 'one-3'],
      )
    })

    test('announces events that left the buffer, through every filter', async () => {
      const { bus, settled } = await fresh(2)
      bus.publish(['a', 'b', 'c', 'd', 'e'].map(session_start))
      await settled()
      const seen = await reader(bus, { session_id: 'e', types: ['session_start'] }, 'one-1').step()
      assert.deepEqual(
        seen.map((one) => one.event),
        ['gap', 'session_start'],
      )
      assert.equal(seen[0]?.id, null)
      assert.deepEqual(seen[0]?.data, {
        type: 'gap',
        reason: 'buffer',
        missed: 2,
        timestamp: '2026-01-01T00:00:00.000Z',
      })
    })

    test('announces them without a buffer too', async () => {
      const { bus, settled } = await fresh(0)
      bus.publish(['a', 'b'].map(session_start))
      await settled()
      const { step } = reader(bus, {}, 'one-0')
      assert.deepEqual(
        (await step()).map((one) => [one.event, one.data.missed]),
        [['gap', 2]],
      )
      bus.publish([session_start('c')])
      await settled()
      assert.deepEqual(sessions(await step()), ['c'])
    })

    for (const [what, id] of [
      ['an id of an earlier start', 'zero-1'],
      ['an id from the future', 'one-99'],
      ['no id at all', 'nonsense'],
      ['an id with a huge number', 'one-99999999999999999999'],
      ['an empty epoch', '-1'],
    ] as const) {
      test(`answers ${what} with a restart gap and what it has`, async () => {
        const { bus, settled } = await fresh()
        bus.publish([session_start('a')])
        await settled()
        const seen = await reader(bus, {}, id).step()
        assert.deepEqual(
          seen.map((one) => [one.event, one.data.reason, one.data.missed]),
          [
            ['gap', 'restart', null],
            ['session_start', undefined, undefined],
          ],
        )
      })
    }

    test('keeps 500 for a slow reader, drops the oldest and says how many before the next', async () => {
      const { bus, dropped, settled } = await fresh()
      const { step } = reader(bus)
      const total = MAX_SUBSCRIBER_QUEUE + 7
      for (let at = 0; at < total; at++) bus.publish([session_start(`s${at}`)])
      await settled()
      const seen = await step()
      assert.deepEqual([seen[0]?.event, seen[0]?.data.reason, seen[0]?.data.missed], ['gap', 'overflow', 7])
      assert.equal(seen.length, MAX_SUBSCRIBER_QUEUE + 1)
      assert.equal(seen[1]?.data.session_id, 's7')
      assert.equal(dropped(), 7)
      bus.publish([session_start('later')])
      await settled()
      assert.deepEqual(
        (await step()).map((one) => one.event),
        ['session_start'],
      )
    })

    test('loses nothing of a replay that is longer than the queue', async () => {
      const { bus, settled } = await fresh(2000)
      const total = 2 * MAX_SUBSCRIBER_QUEUE + 100
      for (let at = 0; at < total; at++) bus.publish([session_start(`s${at}`)])
      await settled()
      const { step } = reader(bus, {}, 'one-0')
      const seen: Seen[] = []
      while (seen.length < total) seen.push(...(await step()))
      assert.deepEqual(
        sessions(seen),
        Array.from({ length: total }, (_, at) => `s${at}`),
      )
    })

    test('is not held up by a slow reader', async () => {
      const { bus, settled } = await fresh()
      reader(bus)
      const { step } = reader(bus)
      for (let at = 0; at < 3; at++) {
        bus.publish([session_start(`s${at}`)])
        await settled()
        assert.deepEqual(sessions(await step()), [`s${at}`])
      }
    })

    test('refuses the 101st subscriber at once and takes it when one left', async () => {
      const { bus } = await fresh()
      const leave = new AbortController()
      bus.subscribe({}, undefined, leave.signal)
      for (let at = 1; at < MAX_SUBSCRIBERS; at++) bus.subscribe({}, undefined, new AbortController().signal)
      const one_more = () => bus.subscribe({}, undefined, new AbortController().signal)
      assert.throws(one_more, (cause) => cause instanceof GatewayError && cause.code === 'SUBSCRIBERS_FULL')
      assert.equal(bus.subscribers(), MAX_SUBSCRIBERS)
      leave.abort()
      one_more()
      assert.equal(bus.subscribers(), MAX_SUBSCRIBERS)
    })

    test('frees the slot before the first step when the signal is aborted already', async () => {
      const { bus } = await fresh()
      const { step } = reader(bus, {}, undefined, AbortSignal.abort())
      assert.equal(bus.subscribers(), 0)
      assert.deepEqual(await step(), [])
    })

    test('ends a waiting reader when its signal aborts', async () => {
      const { bus } = await fresh()
      const leave = new AbortController()
      const { iterator } = reader(bus, {}, undefined, leave.signal)
      const waiting = iterator.next()
      leave.abort()
      assert.equal((await waiting).done, true)
      assert.equal(bus.subscribers(), 0)
    })

    test('frees the slot when the reader stops reading', async () => {
      const { bus } = await fresh()
      const { iterator } = reader(bus)
      await iterator.return?.()
      assert.equal(bus.subscribers(), 0)
      assert.equal((await iterator.next()).done, true)
    })

    test('wakes everybody who waits for an approval, once, and is no subscriber', async () => {
      const { bus, settled } = await fresh()
      const { signal } = new AbortController()
      const one = bus.once('apr_1', signal)
      const two = bus.once('apr_1', signal)
      const leave = new AbortController()
      const other = bus.once('apr_2', leave.signal)
      assert.equal(bus.subscribers(), 0)
      bus.publish([resolved('apr_1')])
      await settled()
      assert.deepEqual(
        (await Promise.all([one, two])).map((event) => event?.type),
        ['approval_resolved', 'approval_resolved'],
      )
      leave.abort()
      assert.equal(await other, undefined)
      assert.equal(await bus.once('apr_3', AbortSignal.abort()), undefined)
    })
  })
}
