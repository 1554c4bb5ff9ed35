// Bus of several gateways: events go through one capped stream on the Redis they share, and every gateway, the sender too, takes them
// from there. So all see one order and one numbering, and a client may resume at any of them. A gateway mirrors the newest events; its
// subscribers never wait for the server. Source: SCALE 5 (replay), CONTRACT 7.1.
import type { StreamEvent } from '#core/contract/stream.ts'
import { reason_of } from '#core/errors.ts'
import { event_hub, type HubOptions } from '#core/memory/bus/hub.ts'
import { published, replay_ring } from '#core/memory/bus/ring.ts'
import type { Bus } from '#core/port/bus.ts'
import type { Log } from '#core/ports.ts'
import { event_outbox } from '#runtime/bus/redis-outbox.ts'
import { event_reader } from '#runtime/bus/redis-reader.ts'
import type { RedisConnection } from '#runtime/redis/connection.ts'

/** What the bus of several gateways is made from. */
export interface RedisBusOptions extends Omit<HubOptions, 'ring'> {
  redis: RedisConnection
  log: Pick<Log, 'warn'>
  /** Names a new stream, should this gateway be the one that begins it; also names this process. No `-` in it. */
  epoch: string
  /** Events kept for resuming (CS_SSE_REPLAY_EVENTS). */
  replay_events: number
  /** Begins every key. */
  prefix?: string
}

/** The bus, and what only its owner may do. */
export interface RedisBus extends Bus {
  /** Resolves when everything published here so far was also received here, or nothing more can be done about it. */
  settled(): Promise<void>
  /** Sends what waits, for a bounded time, and stops reading. */
  close(): Promise<void>
}

/** Events that a gateway may be behind: it gets them all, whatever number clients may resume from. */
const MIN_KEPT_EVENTS = 10_000
/** A client that resumes waits this long for what it may have seen at another gateway, ms. */
const CATCH_UP_MS = 1000

/** Joins the stream and mirrors its newest events. Throws ENGINE_UNAVAILABLE. */
export async function redis_bus(options: RedisBusOptions): Promise<RedisBus> {
  const { redis, epoch, replay_events, log, prefix = '{gw}:' } = options
  const keys = { head: `${prefix}ep`, events: `${prefix}ev`, sender: `${prefix}ep:${epoch}` }
  const ring = replay_ring(epoch, replay_events)
  const hub = event_hub({ ...options, ring })
  let streams = 0
  const new_epoch = () => (streams === 0 ? epoch : `${epoch}${streams}`)
  const outbox = event_outbox({ redis, keys, new_epoch, kept: Math.max(replay_events, MIN_KEPT_EVENTS), log })
  const reader = event_reader({
    redis,
    keys,
    replay_events,
    log,
    begin: async () => outbox.begin(),
    received(seq, text) {
      const event = parsed(text)
      if (event === null) return hub.skip(1)
      hub.settle(event)
      hub.deliver(published(seq, event))
    },
    lost: (count) => hub.skip(count),
    restarted(name) {
      streams++
      hub.restart(name)
    },
  })
  await reader.join()
  void reader.follow()

  const caught_up = async (): Promise<void> => {
    try {
      await reader.reach_head(CATCH_UP_MS)
    } catch (cause) {
      log.warn('stream_not_caught_up', { cause: reason_of(cause) })
    }
  }

  return {
    publish(events) {
      // Whoever waits here does not wait for the way there and back.
      for (const event of events) hub.settle(event)
      outbox.add(events.map((event) => JSON.stringify(event)))
    },
    subscribe: (filter, after, signal) =>
      hub.subscribe(filter, after, signal, after === undefined ? undefined : caught_up()),
    once: hub.once,
    subscribers: hub.subscribers,
    async settled() {
      await outbox.sent()
      await caught_up()
    },
    async close() {
      await outbox.close()
      reader.close()
    },
  }
}

/** Null for what no gateway of this version wrote. */
function parsed(text: string): StreamEvent | null {
  try {
    return JSON.parse(text) as StreamEvent
  } catch {
    return null
  }
}
