// Writes an event stream to a response: only while the client reads, keepalive after silence, one encoded text for all
// subscribers with the same events. Which events wait or are dropped is up to the bus (queue of 500); events of one
// loop turn arrive here as one text. Source: CONTRACT 7.1, PERFORMANCE 4 "SSE".
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

const KEEPALIVE = ': keepalive\n\n'

/**
 * Minimum time between two deliveries, ms. On a busy stream, a write per subscriber and loop turn would slow decisions
 * down.
 */
export const STREAM_PACE_MS = 10

/**
 * Runs a function at the end of this loop turn, or, when the last run was less than `pace_ms` ago, as soon as that time
 * has passed: a single event is shown at once, further ones leave together.
 */
export function paced(pace_ms: number): (run: () => void) => void {
  let last_ms = Number.NEGATIVE_INFINITY
  return (run) => {
    const go = () => {
      last_ms = performance.now()
      run()
    }
    const wait_ms = last_ms + pace_ms - performance.now()
    if (wait_ms <= 0) setImmediate(go)
    else setTimeout(go, wait_ms).unref()
  }
}

/** Writes until the client leaves or the frames end; never throws. */
export async function write_stream(
  response: ServerResponse,
  frames: AsyncIterable<string>,
  keepalive_ms: number,
): Promise<void> {
  const gone = new AbortController()
  const reader = frames[Symbol.asyncIterator]()
  const leave = () => {
    gone.abort()
    void reader.return?.()
  }
  response.once('close', leave)
  if (response.destroyed) leave()
  let last_write_ms = performance.now()
  const keep_alive = () => {
    const due_ms = last_write_ms + keepalive_ms - performance.now()
    if (due_ms <= 0 && !response.writableNeedDrain) {
      last_write_ms = performance.now()
      response.write(KEEPALIVE)
    }
    timer = setTimeout(keep_alive, due_ms > 0 ? Math.ceil(due_ms) : keepalive_ms).unref()
  }
  let timer = setTimeout(keep_alive, keepalive_ms).unref()
  try {
    for (;;) {
      const step = await reader.next()
      if (step.done || response.destroyed) break
      last_write_ms = performance.now()
      if (!response.write(encode(step.value))) await once(response, 'drain', { signal: gone.signal })
    }
  } catch {
    // Reached only when a client left while it was not reading.
  } finally {
    clearTimeout(timer)
    response.off('close', leave)
    void reader.return?.()
    response.end()
  }
}

let last_text = ''
let last_bytes = Buffer.alloc(0)

/** Encodes a text once for subscribers that get it one after another. */
function encode(text: string): Buffer {
  if (text !== last_text) {
    last_text = text
    last_bytes = Buffer.from(text)
  }
  return last_bytes
}
