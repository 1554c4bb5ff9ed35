// Subscribers of the event stream that cost little themselves: raw sockets that count frames and keep nothing.
import { connect, type Socket } from 'node:net'

/** Reads the stream of one gateway. */
export interface Subscribers {
  /** Frames each of them got since the last call of `reset`. */
  counts(): number[]
  /** Gap notices all of them got. */
  gaps(): number
  reset(): void
  close(): void
}

const FRAME_END = Buffer.from('\n\n')
const GAP = Buffer.from('event: gap\n')
const GREETING = ': connected\n\n'

/** Resolves when every one of them was greeted. Throws when one is refused or its connection breaks before. */
export async function subscribe(port: number, count: number): Promise<Subscribers> {
  const counts = new Array<number>(count).fill(0)
  let gaps = 0
  const count_frames = (at: number, chunk: Buffer) => {
    for (let found = chunk.indexOf(FRAME_END); found >= 0; found = chunk.indexOf(FRAME_END, found + 2)) {
      counts[at] = (counts[at] ?? 0) + 1
    }
    if (chunk.includes(GAP)) gaps++
  }
  const sockets = await Promise.all(counts.map((_, at) => greeted(port, (chunk) => count_frames(at, chunk))))
  return {
    counts: () => [...counts],
    gaps: () => gaps,
    reset: () => void counts.fill(0),
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function greeted(port: number, on_data: (chunk: Buffer) => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET /report/stream?types=decision HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
    })
    let head = ''
    const read_head = (chunk: Buffer) => {
      head += chunk.toString('latin1')
      if (!head.includes(GREETING)) return
      socket.off('data', read_head)
      socket.on('data', on_data)
      resolve(socket)
    }
    socket.on('data', read_head)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`a subscriber was refused: ${head.slice(0, 100)}`)))
  })
}

/** A subscriber that never reads; the kernel's buffers are all it takes. */
export function stalled_subscriber(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause()
      socket.write('GET /report/stream?types=decision HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n', () => resolve(socket))
    })
    socket.on('error', reject)
  })
}
