// The lightest clients that do the job: one raw socket that speaks HTTP/1.1 keep-alive, or frames on a Unix socket. Requests of
// one connection are answered in order; nothing but the end of a reply and its status is looked at.
import { connect, type Socket } from 'node:net'

const HEADER_BYTES = 4
const HEAD_END = '\r\n\r\n'

/** Told about each reply: `ok` means 2xx (or a result frame), `allowed` means the body holds an allow. */
export type OnReply = (ok: boolean, allowed: boolean) => void

export interface Connection {
  /** Sends one body. Replies come in the order of the requests. */
  send: (body: string, size_bytes: number) => void
  close: () => void
}

function opened(socket: Socket): Promise<void> {
  socket.setNoDelay(true)
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
}

/** Splits off complete replies; returns how many bytes were used. */
type Cut = (data: Buffer) => number

function feed(socket: Socket, cut: Cut, fail: (cause: Error) => void): void {
  let rest: Buffer | null = null
  socket.on('data', (chunk: Buffer) => {
    const data: Buffer = rest === null ? chunk : Buffer.concat([rest, chunk])
    const used = cut(data)
    rest = used === data.length ? null : data.subarray(used)
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the server closed the connection')))
}

const ALLOW = '"decision":"allow"'

/** HTTP/1.1 without pipelining. Needs replies with a content-length. `fail` is called once when the connection breaks. */
export async function open_http(port: number, on_reply: OnReply, fail: (cause: Error) => void): Promise<Connection> {
  const socket = connect(port, '127.0.0.1')
  await opened(socket)
  const cut: Cut = (data) => {
    let at = 0
    for (;;) {
      const head_end = data.indexOf(HEAD_END, at, 'latin1')
      if (head_end < 0) return at
      const head = data.toString('latin1', at, head_end)
      const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
      if (length === undefined) {
        socket.destroy(new Error('a reply without content-length'))
        return data.length
      }
      const end = head_end + HEAD_END.length + Number(length)
      if (end > data.length) return at
      on_reply(head.startsWith('HTTP/1.1 2'), data.subarray(head_end, end).includes(ALLOW))
      at = end
      if (at === data.length) return at
    }
  }
  let closing = false
  feed(socket, cut, (cause) => {
    if (!closing) fail(cause)
    closing = true
  })
  const head = 'POST /ahp HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: '
  return {
    send: (body, size_bytes) => socket.write(`${head}${size_bytes}\r\n\r\n${body}`),
    close: () => {
      closing = true
      socket.destroy()
    },
  }
}

/** Framed JSON-RPC; any number of requests may be under way. */
export async function open_framed(path: string, on_reply: OnReply, fail: (cause: Error) => void): Promise<Connection> {
  const socket = connect(path)
  await opened(socket)
  const cut: Cut = (data) => {
    let at = 0
    while (data.length - at >= HEADER_BYTES) {
      const end = at + HEADER_BYTES + data.readUInt32BE(at)
      if (end > data.length) break
      const body = data.subarray(at + HEADER_BYTES, end)
      on_reply(!body.includes('"error":{'), body.includes(ALLOW))
      at = end
    }
    return at
  }
  let closing = false
  feed(socket, cut, (cause) => {
    if (!closing) fail(cause)
    closing = true
  })
  return {
    send(body, size_bytes) {
      const frame = Buffer.allocUnsafe(HEADER_BYTES + size_bytes)
      frame.writeUInt32BE(size_bytes, 0)
      frame.write(body, HEADER_BYTES)
      socket.write(frame)
    },
    close: () => {
      closing = true
      socket.destroy()
    },
  }
}
