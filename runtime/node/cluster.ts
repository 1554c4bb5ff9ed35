// What a gateway shares with others on the same Redis and the same database: session state, events, record ids, and who does the
// work that only one should do. Knows no listener, so that functions join as well. Loaded only when CS_REDIS_URL is set.
// Source: CONTRACT 19.5, SCALE 5.
import type { SharedState } from '#core/port/shared-state.ts'
import type { Store } from '#core/port/store.ts'
import type { Clock, Ids, Log, Metrics } from '#core/ports.ts'
import type { Settings } from '#core/settings.ts'
import { type RedisBus, redis_bus } from '#runtime/bus/redis.ts'
import { system_ids } from '#runtime/node/system.ts'
import { connect_redis, type RedisConnection } from '#runtime/redis/connection.ts'
import { type Instance, take_instance } from '#runtime/redis/instance.ts'
import { type RedisShared, redis_shared } from '#runtime/shared/shared.ts'

/** What takes the place of the adapters of a gateway that is alone. */
export interface Cluster {
  ids: Ids
  bus: RedisBus
  redis: Pick<RedisConnection, 'connected' | 'on_outage'>
  /** To be called once. */
  shared(settings: Settings, store: Store): SharedState
  /** Whether this gateway is the one to do a task that is due every `ms`; false as well while nobody can tell. */
  alone(task: string, ms: number): Promise<boolean>
  /** After the last decision. Never throws. */
  close(): Promise<void>
}

/** What a gateway knows before it joins. */
interface Joining {
  /** CS_REDIS_URL. */
  url: string
  /** CS_SSE_REPLAY_EVENTS. */
  replay_events: number
  clock: Clock
  metrics: Metrics
  log: Log
  /** The largest record id in the store. */
  last_record_id: number
  /** When subscribers wake, as the Bus has it. */
  defer?: (run: () => void) => void
  /** Time of one command, ms; tests on a busy machine give more. */
  command_ms?: number
}

/** Joins the gateways on that server. Throws RedisError: one line that names CS_REDIS_URL. */
export async function join_cluster(joining: Joining): Promise<Cluster> {
  const { url, command_ms } = joining
  const redis = await connect_redis({ url, name: 'asg', ...(command_ms === undefined ? {} : { command_ms }) })
  try {
    return await join(joining, redis)
  } catch (cause) {
    redis.close()
    throw cause
  }
}

async function join(joining: Joining, redis: RedisConnection): Promise<Cluster> {
  const { clock, metrics, log, replay_events, last_record_id, defer } = joining
  const owner = system_ids(clock).nonce()
  const instance = await take_instance({ redis, owner, clock, log })
  const epoch = owner.slice(0, 12)
  const bus = await redis_bus({ clock, metrics, log, redis, epoch, replay_events, ...(defer ? { defer } : {}) })
  let shared: RedisShared | null = null
  return {
    ids: system_ids(clock, last_record_id, instance.number),
    bus,
    redis,
    shared(settings, store) {
      shared = redis_shared({ redis, settings, clock, store, log, owner })
      return with_own_number(shared, instance)
    },
    async alone(task, ms) {
      try {
        return (await redis.command('SET', `{gw}:m:${task}`, owner, 'NX', 'PX', ms)) !== null
      } catch {
        return false
      }
    },
    async close() {
      await shared?.close()
      await bus.close()
      await instance.close()
      redis.close()
    },
  }
}

/** Every decision asks for facts before it gets its record id: the number in that id must be this gateway's by then. */
function with_own_number(shared: SharedState, instance: Instance): SharedState {
  return {
    ...shared,
    async facts(session_id, recall) {
      if (!instance.is_own()) await instance.renew()
      return shared.facts(session_id, recall)
    },
  }
}
