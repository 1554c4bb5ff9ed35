// A socket of its own for each test: its path, the listeners on it and the clients that dialled are gone when the test is over.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, beforeEach } from 'node:test'
import { MAX_UNFINISHED_BYTES } from '#core/limits.ts'
import { ROUTES } from '#functions/index.ts'
import { room_for_connections } from '#runtime/node/connections.ts'
import { unfinished_bytes } from '#runtime/node/http/body.ts'
import { encode_frame, frame_reader } from '#runtime/node/socket/frame.ts'
import { listen_on_socket, type SocketListener, type SocketOptions } from '#runtime/node/socket/socket.ts'
import type { Body } from '#test/support/door/listener.ts'
import { type MemoryPortsOptions, memory_ports } from '#test/support/ports.ts'

/** One frame; what is no text is sent as JSON. */
export const frame = (value: unknown) => encode_frame(typeof value === 'string' ? value : JSON.stringify(value))

/** Registers its hooks with the test file that calls it. */
export function socket_place() {
  const folder = mkdtempSync(join(tmpdir(), 'asg-socket-'))
  const place = { folder, path: '', serve, dial, dialled }
  let serial = 0
  let listeners: SocketListener[] = []
  let clients: Socket[] = []
  after(() => rmSync(folder, { recursive: true }))
  beforeEach(() => {
    place.path = join(folder, `${++serial}.sock`)
  })
  afterEach(async () => {
    for (const client of clients) client.destroy()
    for (const listener of listeners) {
      listener.stop()
      listener.destroy()
      await listener.closed
    }
    listeners = []
    clients = []
  })

  async function serve(options: MemoryPortsOptions & Partial<SocketOptions> = {}) {
    const ports = memory_ports({ ...options, settings: { rate_limit_per_minute: 0, ...options.settings } })
    const unfinished = unfinished_bytes(MAX_UNFINISHED_BYTES)
    const listener = await listen_on_socket({
      routes: ROUTES,
      unfinished,
      room: room_for_connections(null),
      path: place.path,
      ...options,
      ports,
    })
    listeners.push(listener)
    return { ports, listener }
  }

  /** A client without frames. */
  function dialled(): Socket {
    const socket = connect(place.path)
    clients.push(socket)
    return socket
  }

  /** A client that reads frames one at a time. */
  function dial() {
    const socket = dialled()
    const reader = frame_reader()
    const ready: Body[] = []
    const waiting: ((frame: Body) => void)[] = []
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      for (const step of reader.push(chunk)) {
        assert.equal(step.kind, 'frame')
        const value = JSON.parse(step.kind === 'frame' ? step.payload.toString('utf8') : '')
        const resolve = waiting.shift()
        if (resolve) resolve(value)
        else ready.push(value)
      }
    })
    const next = (): Promise<Body> =>
      ready.length > 0 ? Promise.resolve(ready.shift()) : new Promise((resolve) => waiting.push(resolve))
    return { socket, closed, next, send: (bytes: Buffer) => socket.write(bytes), waiting: () => ready.length }
  }
  return place
}
