// What every Bus does with its events once they have their numbers: hands them to this process's subscribers and wakes whoever waits
// for an approval. Where the numbers come from is up to the bus: bus.ts counts, others read what several gateways published.
// Source: CONTRACT 7.1, 7.2.
import type { StreamEvent } from '#core/contract/stream.ts'
import { GatewayError } from '#core/errors.ts'
import { MAX_SUBSCRIBERS } from '#core/limits.ts'
import { type Published, passes, type Ring } from '#core/memory/bus/ring.ts'
import { open_subscription, type Subscription } from '#core/memory/bus/subscription.ts'
import type { Bus, Frame, StreamFilter } from '#core/port/bus.ts'
import type { Clock, Metrics } from '#core/ports.ts'

/** What a hub is made from. */
export interface HubOptions {
  clock: Pick<Clock, 'now_ms' | 'iso'>
  metrics: Pick<Metrics, 'count'>
  ring: Ring
  /**
   * Runs the wake-up of the subscribers; the Node runtime runs it once per loop turn, so that all events of a turn leave in
   * one write. Default: at once.
   */
  defer?: (run: () => void) => void
}

/** The subscribers of one process. */
export interface Hub extends Pick<Bus, 'once' | 'subscribers'> {
  /** Adds the next event to the ring and hands it on. */
  deliver(entry: Published): void
  /** That many events before the next one are lost for everybody. */
  skip(count: number): void
  /** The numbers begin again: everybody is told, whatever their filter. */
  restart(epoch: string): void
  /** Wakes whoever waits for the approval that this event settles. */
  settle(event: StreamEvent): void
  /** As Bus has it; a replay begins after `caught_up`, when the ring holds what the client may have seen elsewhere. */
  subscribe(
    filter: StreamFilter,
    after: string | undefined,
    signal: AbortSignal,
    caught_up?: Promise<void>,
  ): AsyncIterable<readonly Frame[]>
}

/** A hub without subscribers. */
export function event_hub({ clock, metrics, ring, defer = (run) => run() }: HubOptions): Hub {
  const subscriptions = new Set<Subscription>()
  const waiters = new Map<string, Set<(event: StreamEvent | undefined) => void>>()
  let wake_planned = false

  const wake_all = () => {
    wake_planned = false
    for (const subscription of subscriptions) subscription.wake()
  }
  const plan_wake = () => {
    if (wake_planned || subscriptions.size === 0) return
    wake_planned = true
    defer(wake_all)
  }
  /** What they wait for may have been among the lost: they look again. */
  const wake_waiters = () => {
    for (const waiting of [...waiters.values()]) for (const resolve of [...waiting]) resolve(undefined)
  }

  return {
    deliver(entry) {
      ring.push(entry)
      for (const subscription of subscriptions) {
        if (passes(entry, subscription.filter)) subscription.accept(entry)
      }
      plan_wake()
    },
    skip(count) {
      ring.skip(count)
      for (const subscription of subscriptions) subscription.skip(count)
      plan_wake()
      wake_waiters()
    },
    restart(epoch) {
      ring.restart(epoch)
      for (const subscription of subscriptions) subscription.restart()
      plan_wake()
      wake_waiters()
    },
    settle(event) {
      if (event.type !== 'approval_resolved') return
      const waiting = waiters.get(event.approval_id)
      waiters.delete(event.approval_id)
      for (const resolve of waiting ?? []) resolve(event)
    },
    subscribe(filter, after, signal, caught_up) {
      if (subscriptions.size >= MAX_SUBSCRIBERS) throw new GatewayError('SUBSCRIBERS_FULL', 'Too many SSE subscribers')
      const subscription = open_subscription({
        filter,
        after,
        ring,
        caught_up,
        stamp: () => clock.iso(clock.now_ms()),
        dropped: () => metrics.count('asg_sse_dropped_total', {}),
        left: () => {
          subscriptions.delete(subscription)
          signal.removeEventListener('abort', subscription.close)
        },
      })
      subscriptions.add(subscription)
      if (signal.aborted) subscription.close()
      else signal.addEventListener('abort', subscription.close, { once: true })
      return { [Symbol.asyncIterator]: () => subscription.iterator }
    },
    once(approval_id, signal) {
      if (signal.aborted) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        const waiting = waiters.get(approval_id) ?? new Set()
        waiters.set(approval_id, waiting)
        const settled = (event: StreamEvent | undefined) => {
          signal.removeEventListener('abort', gone)
          waiting.delete(settled)
          if (waiting.size === 0 && waiters.get(approval_id) === waiting) waiters.delete(approval_id)
          resolve(event)
        }
        const gone = () => settled(undefined)
        waiting.add(settled)
        signal.addEventListener('abort', gone, { once: true })
      })
    },
    subscribers: () => subscriptions.size,
  }
}
