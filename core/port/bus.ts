// The Bus port: live events for those who watch. Source: CONTRACT 7.
import type { StreamEvent, StreamEventName } from '#core/contract/stream.ts'

/** Serialised once, shared by all subscribers. `id` is `<epoch>-<seq>`; a gap frame has none. */
export interface Frame {
  id: string | null
  text: string
}

/** Which events a subscriber sees; all filters must match. `min_rank` is 0 (low) to 3 (critical). */
export interface StreamFilter {
  session_id?: string
  min_rank?: number
  types?: readonly StreamEventName[]
}

/** Live events. A slow subscriber loses the oldest; a gap is always announced. */
export interface Bus {
  /** Never blocks, never throws; order is kept. */
  publish(events: readonly StreamEvent[]): void
  /**
   * Frames from now on, or after `after` when given: replay first, `gap` when events are known to be missing.
   * Each step yields all frames that are ready. Ends when the signal aborts; that frees the slot at once.
   * Throws SUBSCRIBERS_FULL synchronously at the 101st.
   */
  subscribe(filter: StreamFilter, after: string | undefined, signal: AbortSignal): AsyncIterable<readonly Frame[]>
  /**
   * Waits for the next `approval_resolved` of this id; undefined when the signal aborts, and when it may have been among events that
   * were lost: then look, and wait again. Not a subscriber.
   */
  once(approval_id: string, signal: AbortSignal): Promise<StreamEvent | undefined>
  subscribers(): number
}
