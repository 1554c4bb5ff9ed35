// How queries reach an embedded or remote database, and how much they may read at once.
import type { Query, Row } from '#runtime/storage/values.ts'

/** Answers several queries at once. Throws ENGINE_UNAVAILABLE. */
export type Ask = (queries: readonly Query[]) => Row[][] | Promise<Row[][]>

/** Bounds of one question, so that no report holds the event loop longer than a few milliseconds (CONTRACT 5). */
export interface Slices {
  /** Sessions whose scores are asked for together. */
  sessions: number
  /** Index entries added up for one session. */
  entries: number
  /** Session rows searched for a text or a framework. */
  searched: number
  /** Session rows of one level read together for a list. */
  listed: number
}

/** Work happens on this thread: small bites. */
export const EMBEDDED_SLICES: Slices = { sessions: 8, entries: 1000, searched: 4000, listed: 500 }
/** The other end does the work; what counts here are round trips. */
export const REMOTE_SLICES: Slices = { sessions: 100, entries: 50_000, searched: 1_000_000, listed: 5000 }

/** Between two slices everybody else gets a turn. */
export function let_others_go_on(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
