// Bus in memory: a ring for resuming, one bounded queue per subscriber, each event serialised at most once for all of them.
// Knows no socket and no timer: when subscribers wake is decided by `defer`, how fast they read by themselves.
// Source: SPEC "Events", CONTRACT 7.1, 7.2.
import { event_hub, type HubOptions } from '#core/memory/bus/hub.ts'
import { published, type Ring, replay_ring } from '#core/memory/bus/ring.ts'
import type { Bus } from '#core/port/bus.ts'

/** What a bus is made from. */
export interface BusOptions extends Omit<HubOptions, 'ring'> {
  /** Names this start of the gateway in event ids; another start must have another one. No `-` in it. */
  epoch: string
  /** Events kept for resuming (CS_SSE_REPLAY_EVENTS). */
  replay_events: number
}

/** One process only. */
export function memory_bus(options: BusOptions): Bus {
  const ring: Ring = replay_ring(options.epoch, options.replay_events)
  const hub = event_hub({ ...options, ring })
  return {
    publish(events) {
      for (const event of events) {
        hub.settle(event)
        hub.deliver(published(ring.latest() + 1, event))
      }
    },
    subscribe: (filter, after, signal) => hub.subscribe(filter, after, signal),
    once: hub.once,
    subscribers: hub.subscribers,
  }
}
