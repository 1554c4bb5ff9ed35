// Worlds in which the contract of SharedState holds: one instance in memory, one on a Redis, two on one Redis.
import { randomUUID } from 'node:crypto'
import type { DecisionResult } from '#core/decision/request.ts'
import { memory_shared } from '#core/memory/shared/shared.ts'
import { type ManualClock, manual_clock, recorded_log } from '#core/memory/small.ts'
import { memory_store } from '#core/memory/store/store.ts'
import type { SharedState } from '#core/port/shared-state.ts'
import type { Store } from '#core/port/store.ts'
import type { Entered, Entry } from '#core/session/entry.ts'
import type { Settings } from '#core/settings.ts'
import { connect_redis, type RedisConnection } from '#runtime/redis/connection.ts'
import { type RedisShared, redis_shared } from '#runtime/shared/shared.ts'
import { type RedisServer, redis_server } from '#test/support/process/redis-server.ts'
import { default_settings } from '#test/support/settings.ts'

/** `a` and `b` are the same instance in worlds with one only. */
export interface World {
  a: SharedState
  b: SharedState
  clock: ManualClock
  store: Store
  settings: Settings
  close(): Promise<void>
}

export type MakeWorld = (settings?: Partial<Settings>) => Promise<World>

/** One instance in memory. */
export const memory_world: MakeWorld = async (change) => {
  const clock = manual_clock()
  const settings = default_settings(change)
  const store = memory_store(clock)
  const a = memory_shared(settings, clock, store)
  return { a, b: a, clock, store, settings, close: async () => undefined }
}

/** A server with connections, for the instances of one test file after another. */
export interface RedisWorlds {
  server: RedisServer
  /** That many instances on an empty Redis. */
  make(instances: 1 | 2, settings?: Partial<Settings>): Promise<World & { a: RedisShared; b: RedisShared }>
  /** A further instance, which can be ended without its goodbye. */
  instance(world: Pick<World, 'clock' | 'store' | 'settings'>, options?: InstanceOptions): Promise<Instance>
  /** Text of all that is on the server. */
  everything(): Promise<string>
  close(): Promise<void>
}

/** How a key of each type is read whole. */
const WHOLE: Readonly<Record<string, (key: string) => [string, ...(string | number)[]]>> = {
  hash: (key) => ['HGETALL', key],
  list: (key) => ['LRANGE', key, 0, -1],
  zset: (key) => ['ZRANGE', key, 0, -1],
  stream: (key) => ['XRANGE', key, '-', '+'],
  string: (key) => ['GET', key],
}

export interface InstanceOptions {
  /** Silence after which it counts as dead, ms. */
  alive_ms?: number
  /** Time of one command, ms; a busy machine needs more than users do. */
  command_ms?: number
}

/** An instance with a connection of its own. */
export interface Instance {
  shared: RedisShared
  redis: RedisConnection
  /** Its process is gone: nothing more comes from it. */
  kill(): void
}

/** Starts the server. */
export async function redis_worlds(): Promise<RedisWorlds> {
  const server = await redis_server()
  const open: RedisConnection[] = []
  const connect = async (command_ms = 5000) => {
    const redis = await connect_redis({ url: server.url, command_ms })
    open.push(redis)
    return redis
  }
  const instance: RedisWorlds['instance'] = async ({ clock, store, settings }, { alive_ms, command_ms } = {}) => {
    const redis = await connect(command_ms)
    const owner = randomUUID()
    const more = alive_ms === undefined ? {} : { alive_ms }
    const shared = redis_shared({ redis, settings, clock, store, log: recorded_log(), owner, ...more })
    return { shared, redis, kill: () => redis.close() }
  }
  return {
    server,
    instance,
    async make(instances, change) {
      const admin = await connect()
      await admin.command('FLUSHALL')
      const clock = manual_clock()
      const settings = default_settings(change)
      const store = memory_store(clock)
      const all = [await instance({ clock, store, settings })]
      if (instances === 2) all.push(await instance({ clock, store, settings }))
      const [a, b = a] = all
      if (a === undefined || b === undefined) throw new Error('an instance was made')
      await Promise.all(all.map(({ shared }) => shared.restore()))
      return {
        a: a.shared,
        b: b.shared,
        clock,
        store,
        settings,
        async close() {
          for (const { shared, redis } of all) {
            await shared.close()
            redis.close()
          }
        },
      }
    },
    async everything() {
      const admin = await connect()
      const texts: string[] = []
      for (const key of (await admin.command('KEYS', '*')) as string[]) {
        const type = String(await admin.command('TYPE', key))
        const [command, ...values] = WHOLE[type]?.(key) ?? ['TYPE', key]
        texts.push(key, JSON.stringify(await admin.command(command, ...values)))
      }
      return texts.join('\n')
    },
    async close() {
      for (const redis of open) redis.close()
      await server.close()
    },
  }
}

/** Enters, which must be fresh, and settles as after a commit of the session's row. */
export async function act(
  shared: SharedState,
  entry: Entry,
  store?: Store,
): Promise<Extract<Entered, { kind: 'fresh' }>> {
  const entered = await shared.enter(entry)
  if (entered.kind !== 'fresh') throw new Error(`fresh, not ${entered.kind}`)
  if (store) await store.append({ session: entered.row })
  await shared.settle(entered.claim, { kind: 'result', result: result_of(entry) })
  return entered
}

/** A result that names its record. */
export function result_of({ record_id }: Entry): DecisionResult {
  const decision_json = JSON.stringify({ decision: 'allow', reason: `record ${record_id}` })
  return {
    decision: JSON.parse(decision_json),
    decision_json,
    actual_tier: 'L1',
    served_at: '2026-01-01T00:00:00.000Z',
    danger: 0,
    record_id,
    l3_available: false,
    l3_requested: false,
    l3_state: 'disabled',
    l3_reason: null,
    l3_reason_code: 'none',
  }
}
