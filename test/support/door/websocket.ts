// The least a WebSocket server needs for tests: text frames both ways, close. Nothing fragmented, nothing compressed.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface Peer {
  send(text: string): void
  /** Cuts the connection without a word. */
  cut(): void
}

export interface WebSocketServer {
  port: number
  peers: ReadonlySet<Peer>
  close(): Promise<void>
}

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** Listens on loopback; `port` 0 takes any free one. An impolite one never answers a close. */
export async function websocket_server(
  joined: (peer: Peer) => (text: string) => void,
  { port = 0, impolite = false }: { port?: number; impolite?: boolean } = {},
): Promise<WebSocketServer> {
  const peers = new Set<Peer>()
  const http = createServer((_request, response) => response.writeHead(426).end())
  http.on('upgrade', (request, stream) => {
    const socket = stream as Socket
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${GUID}`).digest('base64')
    const lines = [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${accept}`,
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    const peer: Peer = {
      send: (text) => void (socket.writable && socket.write(frame(text))),
      cut: () => socket.destroy(),
    }
    peers.add(peer)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => peers.delete(peer))
    const take = joined(peer)
    let held = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      held = Buffer.concat([held, chunk])
      for (let read = unframe(held); read; read = unframe(held)) {
        held = held.subarray(read.size)
        if (read.opcode === 8 && !impolite) return socket.end(Buffer.from([0x88, 0]))
        if (read.opcode === 1) take(read.text)
      }
    })
  })
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
  return {
    port: (http.address() as AddressInfo).port,
    peers,
    close: () =>
      new Promise((resolve) => {
        for (const peer of peers) peer.cut()
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}

function frame(text: string): Buffer {
  const payload = Buffer.from(text)
  const { length } = payload
  const header =
    length < 126
      ? Buffer.from([0x81, length])
      : length < 65_536
        ? Buffer.from([0x81, 126, length >> 8, length & 0xff])
        : Buffer.alloc(10)
  if (length >= 65_536) {
    header[0] = 0x81
    header[1] = 127
    header.writeBigUInt64BE(BigInt(length), 2)
  }
  return Buffer.concat([header, payload])
}

function unframe(bytes: Buffer): { opcode: number; text: string; size: number } | null {
  if (bytes.length < 6) return null
  const short = (bytes[1] ?? 0) & 0x7f
  const at = short === 126 ? 4 : short === 127 ? 10 : 2
  if (bytes.length < at + 4) return null
  const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short
  const size = at + 4 + length
  if (bytes.length < size) return null
  const mask = bytes.subarray(at, at + 4)
  const payload = Buffer.from(bytes.subarray(at + 4, size)).map((byte, index) => byte ^ (mask[index % 4] ?? 0))
  return { opcode: (bytes[0] ?? 0) & 0x0f, text: Buffer.from(payload).toString('utf8'), size }
}
