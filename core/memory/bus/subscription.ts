// One subscriber: first replays what it missed straight from the ring, then follows live through a queue that loses its
// oldest event when full. Whatever is lost is announced before the next event. Source: CONTRACT 7.1 "Resume", "gap", "Queue".
import { MAX_SUBSCRIBER_QUEUE } from '#core/limits.ts'
import { gap_frame, type Published, passes, type Ring } from '#core/memory/bus/ring.ts'
import type { Frame, StreamFilter } from '#core/port/bus.ts'

/** A waiting subscriber is woken at this fill, before its turn, so that one busy turn of the loop overflows no idle reader. */
const WAKE_AT = MAX_SUBSCRIBER_QUEUE / 2

/** One subscriber, as the bus sees it. */
export interface Subscription {
  filter: StreamFilter
  /** Takes a live event that passes the filter. */
  accept(entry: Published): void
  /** That many events are lost for everybody; whoever still replays finds that in the ring. */
  skip(count: number): void
  /** The numbers of events begin again. */
  restart(): void
  /** Hands everything that is ready to a waiting reader. */
  wake(): void
  /** Frees the slot and ends the iteration; may be called more than once. */
  close(): void
  iterator: AsyncIterator<readonly Frame[]>
}

/** What a subscription is made from. */
export interface SubscriptionOptions {
  filter: StreamFilter
  /** Id of the last event the client has; undefined: nothing is replayed. */
  after: string | undefined
  ring: Ring
  /** The replay begins then; undefined: at once. */
  caught_up: Promise<void> | undefined
  /** Timestamp of a gap notice. */
  stamp: () => string
  /** Called for each event lost to a full queue. */
  dropped: () => void
  left: () => void
}

type Step = IteratorResult<readonly Frame[], undefined>
const DONE: Step = { done: true, value: undefined }

/** Opens a subscription; the caller registers it. */
export function open_subscription(options: SubscriptionOptions): Subscription {
  const { filter, ring, stamp, after } = options
  let restarted = false
  /** While replaying: the last sequence number handled; new events are in the ring and wait there. Null: live. */
  let cursor: number | null = after === undefined ? null : 0
  const begin = () => {
    if (after === undefined) return
    const position = ring.locate(after)
    restarted = position.kind === 'restart'
    cursor = position.kind === 'after' ? position.seq : ring.oldest() - 1
  }
  /** Until it is over nobody reads, so nothing is collected before the replay has its place. */
  let beginning: Promise<void> | null = null
  if (after !== undefined && options.caught_up !== undefined) {
    beginning = options.caught_up.then(() => {
      beginning = null
      begin()
    })
  } else begin()
  let queue: Frame[] = []
  let lost = 0
  let closed = false
  /** Set while the reader waits. */
  let resolve_next: ((step: Step) => void) | null = null

  const replay = (frames: Frame[]) => {
    /** Events missing in the ring since the last frame. */
    let missing = 0
    const tell_missing = () => {
      if (missing > 0) frames.push(gap_frame('buffer', missing, stamp()))
      missing = 0
    }
    while (cursor !== null && frames.length < MAX_SUBSCRIBER_QUEUE) {
      if (cursor === ring.latest()) {
        tell_missing()
        cursor = null
        return
      }
      const gone = ring.oldest() - cursor - 1
      if (gone > 0) {
        frames.push(gap_frame('buffer', gone, stamp()))
        cursor += gone
        continue
      }
      cursor++
      const entry = ring.at(cursor)
      if (entry === undefined) missing++
      else if (passes(entry, filter)) {
        tell_missing()
        frames.push(ring.frame(entry))
      }
    }
    tell_missing()
  }
  const collect = (): readonly Frame[] => {
    const frames: Frame[] = []
    if (restarted) frames.push(gap_frame('restart', null, stamp()))
    restarted = false
    replay(frames)
    if (cursor !== null || queue.length === 0) return frames
    if (lost > 0) frames.push(gap_frame('overflow', lost, stamp()))
    lost = 0
    const ready = frames.length === 0 ? queue : frames.concat(queue)
    queue = []
    return ready
  }
  const next_step = (): Promise<Step> => {
    if (closed) return Promise.resolve(DONE)
    const frames = collect()
    if (frames.length > 0) return Promise.resolve({ done: false, value: frames })
    return new Promise<Step>((resolve) => {
      resolve_next = resolve
    })
  }
  const subscription: Subscription = {
    filter,
    accept(entry) {
      if (cursor !== null || closed) return
      queue.push(ring.frame(entry))
      if (queue.length > MAX_SUBSCRIBER_QUEUE) {
        queue.shift()
        lost++
        options.dropped()
      }
      if (queue.length >= WAKE_AT) subscription.wake()
    },
    skip(count) {
      if (cursor === null && !closed) queue.push(gap_frame('buffer', count, stamp()))
    },
    restart() {
      if (closed) return
      if (cursor === null) queue.push(gap_frame('restart', null, stamp()))
      else if (beginning === null) {
        restarted = true
        cursor = 0
      }
    },
    wake() {
      if (resolve_next === null) return
      const frames = collect()
      if (frames.length === 0) return
      const resolve = resolve_next
      resolve_next = null
      resolve({ done: false, value: frames })
    },
    close() {
      if (closed) return
      closed = true
      queue = []
      options.left()
      resolve_next?.(DONE)
      resolve_next = null
    },
    iterator: {
      next: () => (beginning === null ? next_step() : beginning.then(next_step)),
      return() {
        subscription.close()
        return Promise.resolve(DONE)
      },
    },
  }
  return subscription
}
