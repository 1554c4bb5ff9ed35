// The live feed of the page: the newest records of the sessions that were active last, then whatever the stream brings.
// Events come in at most ten times a second, however many there are. Source: PRODUCT 4 "Live".
import { signal } from '@preact/signals'
import type { SessionPage, SessionsReport } from '#core/contract/report.ts'
import type { StreamEvent } from '#core/contract/stream.ts'
import { ask, path_of } from '#runtime/ui/state/api.ts'
import {
  EMPTY_FEED,
  type Entry,
  entry_of_event,
  entry_of_record,
  type Feed,
  gap_entry,
  released,
  with_entries,
} from '#runtime/ui/state/feed-rows.ts'

export const feed = signal<Feed>(EMPTY_FEED)
/** The reader stopped the feed. */
export const paused = signal(false)
/** The reader points at a row, has one in focus or has scrolled: rows must stay where they are. */
export const touched = signal(false)
/** Loaded once: from here on an empty feed means that nothing happened. */
export const feed_loaded = signal(false)

const SESSIONS = 8
const RECORDS = 25
const FLUSH_MS = 100

let arrived: Entry[] = []
let flush: ReturnType<typeof setTimeout> | undefined

/** Loads what happened last. Throws ApiError. */
export async function load_feed(): Promise<void> {
  const query = { status: 'all', sort: 'last_event', limit: SESSIONS }
  const { sessions } = await ask<SessionsReport>(path_of(['report', 'sessions'], query))
  const pages = await Promise.all(
    sessions.map(({ session_id }) =>
      ask<SessionPage>(path_of(['report', 'session', session_id, 'page'], { limit: RECORDS })),
    ),
  )
  add(pages.flatMap(({ records }) => records.map(entry_of_record)))
  feed_loaded.value = true
}

/** An event came by the stream. */
export function feed_event(event: StreamEvent): void {
  const entry = entry_of_event(event)
  if (entry === null) return
  arrived.push(entry)
  flush ??= setTimeout(let_in, FLUSH_MS)
}

/** Events are missing from here on. */
export function feed_gap(): void {
  let_in()
  add([gap_entry(new Date().toISOString())])
}

/** The reader wants to see what was held back. */
export function show_held(): void {
  feed.value = released(feed.value)
}

function let_in(): void {
  clearTimeout(flush)
  flush = undefined
  const news = arrived.reverse()
  arrived = []
  add(news)
}

function add(entries: readonly Entry[]): void {
  feed.value = with_entries(feed.value, entries, paused.value || touched.value)
}
