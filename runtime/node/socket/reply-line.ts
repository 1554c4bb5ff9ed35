// Sends replies of one framed connection in the order of their frames. Source: CONTRACT 10, PERFORMANCE 4 "Unix
// socket".
import type { Socket } from 'node:net'
import { encode_frame } from '#runtime/node/socket/frame.ts'

/** The place of one reply; `text` null when done: a notification. */
interface Slot {
  done: boolean
  text: string | null
}

/** The line of one connection. */
export interface ReplyLine {
  /** Reserves a place; the returned function fills it, with null for a notification, which gets no reply. */
  reserve(): (text: string | null) => void
  /** Sends what is ready after the current microtasks, so that all replies of one commit leave in one write. */
  flush_soon(): void
  /** Frames without answer. */
  length(): number
}

/** `flushed` is called after each write, unless the connection is gone. */
export function reply_line(socket: Socket, flushed: () => void): ReplyLine {
  let line: Slot[] = []
  let flush_planned = false

  const flush = () => {
    flush_planned = false
    if (socket.destroyed) return
    let ready = 0
    socket.cork()
    for (const slot of line) {
      if (!slot.done) break
      ready++
      if (slot.text !== null) socket.write(encode_frame(slot.text))
    }
    socket.uncork()
    line = line.slice(ready)
    flushed()
  }
  const flush_soon = () => {
    if (flush_planned) return
    flush_planned = true
    process.nextTick(flush)
  }
  return {
    reserve() {
      const slot: Slot = { done: false, text: null }
      line.push(slot)
      return (text) => {
        slot.text = text
        slot.done = true
        flush_soon()
      }
    },
    flush_soon,
    length: () => line.length,
  }
}
