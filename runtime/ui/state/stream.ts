// Follows the gateway's stream for as long as the page is open: one connection, resumed where it broke, and told when something is
// missing. By fetch and not by EventSource, which cannot send the token as a header. Source: CONTRACT 7.1, 8.3.
import { signal } from '@preact/signals'
import type { StreamEvent } from '#core/contract/stream.ts'
import { authorization } from '#runtime/ui/state/api.ts'
import { frame_reader } from '#runtime/ui/state/frames.ts'
import { take_slot } from '#runtime/ui/state/slot.ts'

/** How the page hears from the gateway. `asking`: too many tabs follow already, this one asks from time to time. */
export type Connection = 'connecting' | 'live' | 'asking' | 'lost'
export const connection = signal<Connection>('connecting')

/** What happens on the stream. */
export interface Listener {
  /** Connected, or due to ask again; `resumed` when what happened meanwhile follows. */
  opened(resumed: boolean): void
  /** In the order of the gateway. */
  event(event: StreamEvent): void
  /** Events are missing: whatever is shown has to be loaded again. */
  gap(): void
  /** The token is no longer accepted; nothing more comes. */
  refused(): void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8000
const ASKING_MS = 10_000
/** The gateway says something every 15 seconds; a line that is silent for longer is dead. */
const SILENCE_MS = 40_000

/** Follows until the returned function is called. */
export function follow(listener: Listener): () => void {
  let last_id = ''
  let wait_ms = FIRST_WAIT_MS
  let stopped = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  let line = new AbortController()

  const connect = async () => {
    line = new AbortController()
    if (!(await take_slot())) return ask_again_later()
    try {
      const headers = { ...authorization(), ...(last_id !== '' && { 'last-event-id': last_id }) }
      const response = await fetch('/report/stream', { headers, cache: 'no-store', signal: line.signal })
      if (response.status === 401) return listener.refused()
      if (response.ok && response.body) {
        wait_ms = FIRST_WAIT_MS
        connection.value = 'live'
        listener.opened(last_id !== '')
        await read(response.body)
      }
    } catch {
      // The line broke, or we broke it: either way it is tried again below.
    }
    if (stopped) return
    connection.value = 'lost'
    waiting = setTimeout(connect, wait_ms)
    wait_ms = Math.min(wait_ms * 2, LONGEST_WAIT_MS)
  }

  const ask_again_later = () => {
    if (stopped) return
    connection.value = 'asking'
    listener.opened(false)
    waiting = setTimeout(connect, ASKING_MS)
  }

  const read = async (body: ReadableStream<Uint8Array>) => {
    const next_frames = frame_reader()
    const decoder = new TextDecoder()
    let silence = setTimeout(() => line.abort(), SILENCE_MS)
    try {
      for await (const bytes of chunks(body)) {
        clearTimeout(silence)
        silence = setTimeout(() => line.abort(), SILENCE_MS)
        for (const { id, event, data } of next_frames(decoder.decode(bytes, { stream: true }))) {
          if (id !== null) last_id = id
          if (event === 'gap') listener.gap()
          else hand_on(data)
        }
      }
    } finally {
      clearTimeout(silence)
    }
  }

  const hand_on = (data: string) => {
    let event: StreamEvent
    try {
      event = JSON.parse(data)
    } catch {
      return listener.gap()
    }
    listener.event(event)
  }

  const retry_now = () => {
    if (connection.value !== 'lost' && connection.value !== 'asking') return
    clearTimeout(waiting)
    // Until this attempt is over no other one begins.
    connection.value = 'connecting'
    void connect()
  }
  window.addEventListener('online', retry_now)
  void connect()
  return () => {
    stopped = true
    clearTimeout(waiting)
    window.removeEventListener('online', retry_now)
    line.abort()
  }
}

/** Not every browser lets a stream be iterated. */
async function* chunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}
