// The last published events, addressed by `<epoch>-<seq>`, and the filter that decides who sees them.
// Source: CONTRACT 7.1 "Frame", "Resume"; 7.2.
import { rank } from '#core/contract/decision.ts'
import { risk_of, type StreamEvent } from '#core/contract/stream.ts'
import type { Frame, StreamFilter } from '#core/port/bus.ts'

/** One event with what the filters compare. */
export interface Published {
  seq: number
  event: StreamEvent
  session_id: string | null
  /** Rank of its risk; null: `min_risk` does not apply. */
  rank: number | null
  /** Made when the first subscriber needs it, then shared. */
  frame: Frame | null
}

/** Where a client that reconnects stands. `missed` null: unknown how many. */
export type Position =
  | { kind: 'after'; seq: number }
  /** The id is from another start of the gateway, or no id at all: everything kept is news. */
  | { kind: 'restart' }

/** The newest frames, for subscribers that come back. */
export interface Ring {
  push(entry: Published): void
  /** Goes on behind that many numbers whose events are lost. */
  skip(count: number): void
  /** Begins again with another epoch, empty. */
  restart(epoch: string): void
  /** Sequence number of the latest event, 0 before the first. */
  latest(): number
  /** Sequence number of the oldest event that is kept; latest + 1 when none is. */
  oldest(): number
  /** Undefined: that event is lost. */
  at(seq: number): Published | undefined
  locate(id: string): Position
  /** The shared frame of an event. */
  frame(entry: Published): Frame
}

/** Keeps the last `size` events. */
export function replay_ring(first_epoch: string, size: number): Ring {
  let epoch = first_epoch
  let slots: Published[] = []
  let seq = 0
  return {
    push(entry) {
      seq = entry.seq
      if (size > 0) slots[seq % size] = entry
    },
    skip(count) {
      seq += count
    },
    restart(next) {
      epoch = next
      slots = []
      seq = 0
    },
    latest: () => seq,
    oldest: () => seq - Math.min(seq, size) + 1,
    at(wanted) {
      const entry = size > 0 ? slots[wanted % size] : undefined
      return entry?.seq === wanted ? entry : undefined
    },
    locate(id) {
      const [, given_epoch, digits] = /^([^-]+)-([0-9]{1,16})$/.exec(id) ?? []
      const given = Number(digits)
      return given_epoch === epoch && given <= seq ? { kind: 'after', seq: given } : { kind: 'restart' }
    },
    frame(entry) {
      entry.frame ??= frame_of(`${epoch}-${entry.seq}`, entry.event)
      return entry.frame
    },
  }
}

/** Prepares an event for the ring. */
export function published(seq: number, event: StreamEvent): Published {
  const risk = risk_of(event)
  const session_id = 'session_id' in event ? event.session_id : null
  return { seq, event, session_id, rank: risk === null ? null : rank(risk), frame: null }
}

/** CONTRACT 7.2: all given filters must pass. */
export function passes(entry: Published, filter: StreamFilter): boolean {
  if (filter.session_id !== undefined && entry.session_id !== filter.session_id) return false
  if (filter.min_rank !== undefined && entry.rank !== null && entry.rank < filter.min_rank) return false
  return filter.types === undefined || filter.types.includes(entry.event.type)
}

function frame_of(id: string, event: StreamEvent): Frame {
  return { id, text: `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n` }
}

/** The notice that events are known to be missing; it has no id and passes every filter. */
export function gap_frame(reason: 'buffer' | 'restart' | 'overflow', missed: number | null, timestamp: string): Frame {
  return { id: null, text: `event: gap\ndata: ${JSON.stringify({ type: 'gap', reason, missed, timestamp })}\n\n` }
}
