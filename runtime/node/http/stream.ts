// Writes an event stream to a response: only while the client takes it, keepalive when nothing was sent for a while, one encoded
// text for all subscribers that get the same one. Which events wait or are lost is the bus's business (queue of 500); frames of
// one loop turn arrive here as one text. Source: CONTRACT 7.1, PERFORMANCE 4 "SSE".
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

const KEEPALIVE = ': keepalive\n\n'

/** Least time between two deliveries. A write per subscriber and loop turn is what a busy stream costs the decisions beside it. */
export const STREAM_PACE_MS = 10

/**
 * Runs what it is given at the end of this loop turn, or, when the last run was less than `pace_ms` ago, as soon as that much
 * time has passed: the first of several events is shown at once, the others leave together.
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

/** Ends when the client goes away or the frames end; never throws. */
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
    // Only the abort of a client that left while it was not reading ends up here.
  } finally {
    clearTimeout(timer)
    response.off('close', leave)
    void reader.return?.()
    response.end()
  }
}

let last_text = ''
let last_bytes = Buffer.alloc(0)

/** Subscribers without a filter get the same text one after another; it is encoded once. */
function encode(text: string): Buffer {
  if (text !== last_text) {
    last_text = text
    last_bytes = Buffer.from(text)
  }
  return last_bytes
}
