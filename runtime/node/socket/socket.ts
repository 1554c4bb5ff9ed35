// The Unix socket: framed JSON-RPC for adapters, HTTP for hook launchers on the same path, told apart by the first four bytes.
// Mode 0600 is its only protection. Source: SPEC "Unix domain socket", CONTRACT 10.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Route } from '#core/endpoint.ts'
import { SOCKET_IDLE_MS, SOCKET_PARTIAL_FRAME_MS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { type Room, turned_away } from '#runtime/node/connections.ts'
import type { Unfinished } from '#runtime/node/http/body.ts'
import { attach_routes, create_http_server } from '#runtime/node/http/http.ts'
import { create_responder } from '#runtime/node/http/respond.ts'
import { in_step } from '#runtime/node/lockstep.ts'
import { type FrameConnection, SOCKET_CALLER, serve_frames, turn_away } from '#runtime/node/socket/frames.ts'
import { keep_listening } from '#runtime/node/socket/keep-listening.ts'

/** Paths open to hook launchers; without a token the socket answers nothing else over HTTP. */
const HTTP_PATHS: ReadonlySet<string> = new Set(['/ahp', '/ahp/beta', '/ahp/gamma', '/ahp/adapter-effect-result'])

/** As a length this would exceed every frame, so it must be HTTP. */
const HTTP_START = Buffer.from('POST')

/** Where to listen, and what is answered there. */
export interface SocketOptions {
  path: string
  routes: readonly Route[]
  ports: Ports
  unfinished: Unfinished
  room: Pick<Room, 'socket' | 'socket_in_all'>
  idle_ms?: number
  partial_ms?: number
  watch_ms?: number
}

/** The listening socket. */
export interface SocketListener {
  /** Takes no new connections and removes the file; open requests are answered, then their connections close. */
  stop(): void
  /** Resolves when all connections are closed. */
  closed: Promise<void>
  /** Requests that are being answered. */
  open(): number
  /** Cuts what is still open. */
  destroy(): void
}

/** Listens at the path. Throws StartError naming CS_UDS_PATH. */
export async function listen_on_socket(options: SocketOptions): Promise<SocketListener> {
  const { routes, ports, unfinished, room } = options
  const idle_ms = options.idle_ms ?? SOCKET_IDLE_MS
  const partial_ms = options.partial_ms ?? SOCKET_PARTIAL_FRAME_MS
  const route = routes.find((one) => one.path === '/ahp' && one.method === 'POST')
  if (!route) throw new Error('the route table has no POST /ahp')
  const hook_routes = routes.filter((one) => one.method === 'POST' && HTTP_PATHS.has(one.path))
  const responder = create_responder({ routes: hook_routes, ports, unfinished, admit: () => SOCKET_CALLER })
  const http = create_http_server(null)
  attach_routes(http, hook_routes, responder)
  // The server listens nowhere; this starts its check for slow senders.
  http.emit('listening')

  const sockets = new Set<Socket>()
  const framed = new Map<Socket, FrameConnection>()
  /** Connections whose protocol is not known yet. */
  const undecided = new Set<Socket>()
  const say_turned_away = turned_away('socket', room.socket, ports.log)
  const accept = (socket: Socket) => {
    in_step.newcomer()
    socket.on('error', () => socket.destroy())
    if (sockets.size >= room.socket) {
      say_turned_away()
      return turn_away(socket, 'Too many connections')
    }
    sockets.add(socket)
    undecided.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      undecided.delete(socket)
      framed.delete(socket)
    })
    choose_protocol(socket, partial_ms, idle_ms, (first, is_http) => {
      undecided.delete(socket)
      if (is_http) return hand_over(socket, first, http)
      const connection = serve_frames(socket, { route, ports, unfinished, idle_ms, partial_ms })
      framed.set(socket, connection)
      connection.push(first)
    })
  }
  const listening = await keep_listening({
    path: options.path,
    accept,
    // Connections that are being turned away are limited too.
    most: room.socket_in_all,
    log: ports.log,
    watch_ms: options.watch_ms,
  })
  return {
    closed: listening.closed.then(() => void http.close()),
    stop() {
      listening.stop()
      responder.stop()
      http.closeIdleConnections()
      for (const socket of undecided) socket.destroy()
      for (const connection of framed.values()) connection.finish()
    },
    open: () => [...framed.values()].reduce((sum, connection) => sum + connection.open(), responder.open()),
    destroy() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Calls `chosen` once, with the bytes read so far, when they tell HTTP from frames. */
function choose_protocol(
  socket: Socket,
  partial_ms: number,
  idle_ms: number,
  chosen: (first: Buffer, is_http: boolean) => void,
): void {
  let first: Buffer = Buffer.alloc(0)
  let wait = setTimeout(() => socket.destroy(), idle_ms).unref()
  const stop = () => {
    clearTimeout(wait)
    socket.off('data', read).off('end', leave).off('close', stop)
  }
  const leave = () => {
    stop()
    socket.end()
  }
  const read = (chunk: Buffer) => {
    clearTimeout(wait)
    first = first.length === 0 ? chunk : Buffer.concat([first, chunk])
    const start = first.subarray(0, HTTP_START.length)
    const may_be_http = HTTP_START.subarray(0, start.length).equals(start)
    if (may_be_http && start.length < HTTP_START.length) {
      wait = setTimeout(() => socket.destroy(), partial_ms).unref()
      return
    }
    stop()
    chosen(first, may_be_http)
  }
  socket.on('data', read).on('end', leave).on('close', stop)
}

/** Hands a connection with its first bytes to the HTTP server as if that had accepted it. */
function hand_over(socket: Socket, first: Buffer, http: Server): void {
  // Paused, or the returned bytes would wait for further ones.
  socket.pause()
  socket.unshift(first)
  http.emit('connection', socket)
  process.nextTick(() => socket.resume())
}
