// One WebSocket to the framework, from the handshake to its end: requests paired with their replies by id, events handed on,
// silence noticed. It never reconnects; that is the business of who opened it. Source: CONTRACT 2.10, CLIENTS "OpenClaw".
import { is_object, parse_json } from '#core/json.ts'
import { MAX_UPSTREAM_FRAME_CHARS, MAX_UPSTREAM_WAITING, UPSTREAM_MISSED_TICKS } from '#core/limits.ts'

/** A reply of the framework, or why there is none. */
export type Reply =
  | { kind: 'ok'; payload: unknown }
  /** `passing`: the framework itself says that the same may be taken later. */
  | { kind: 'refused'; message: string; passing: boolean }
  | { kind: 'lost'; message: string }

/** One connection to the framework. */
export interface LiveSocket {
  /** Asks the framework; never throws. */
  request(method: string, params: Readonly<Record<string, unknown>>): Promise<Reply>
  close(): void
}

/** How long one connection waits for what, ms. */
export interface LiveTimes {
  connect_ms: number
  reply_ms: number
  /** A shorter tick interval than this is not believed. */
  min_tick_ms: number
}

/** Whom to connect to, as whom, and who listens. */
export interface LiveSocketOptions {
  url: string
  token: string
  version: string
  times: LiveTimes
  /** The handshake is done; requests are answered from now on. */
  ready: (socket: LiveSocket) => void
  event: (name: string, payload: unknown) => void
  /** Called once, whatever ended it. `why` says what happened in words and holds no secret. */
  closed: (why: string) => void
}

const PROTOCOL = 4
const SCOPES = ['operator.admin', 'operator.read', 'operator.approvals']
const CAPS = ['approvals', 'exec-approvals']

/** Opens the connection. A URL that cannot be one is reported like a refused connection. */
export function open_live_socket(options: LiveSocketOptions): LiveSocket {
  const { times } = options
  const replies = open_replies(times.reply_ms)
  const watch = open_watch(() => end(`nothing heard for ${UPSTREAM_MISSED_TICKS} intervals`))
  let over = false
  let greeted = false
  let socket: WebSocket | null = null

  const end = (why: string) => {
    if (over) return
    over = true
    clearTimeout(connecting)
    watch.stop()
    replies.lose_all(why)
    socket?.close()
    options.closed(why)
  }
  const connecting = setTimeout(() => end(`no handshake within ${times.connect_ms} ms`), times.connect_ms)
  const request: LiveSocket['request'] = async (method, params) => {
    if (over) return { kind: 'lost', message: 'not connected' }
    if (replies.full()) return { kind: 'lost', message: 'too many open requests' }
    const { id, reply } = replies.add(method)
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'req', id, method, params }))
    return reply
  }
  const live: LiveSocket = { request, close: () => end('closed here') }

  const hello = async () => {
    const reply = await request('connect', connect_params(options))
    if (reply.kind !== 'ok') return end(`the handshake failed: ${reply.message}`)
    if (over) return
    clearTimeout(connecting)
    watch.expect(tick_of(reply.payload, times.min_tick_ms))
    options.ready(live)
  }
  const take = (text: unknown) => {
    const readable = typeof text === 'string' && text.length <= MAX_UPSTREAM_FRAME_CHARS
    if (!readable) return end('a frame is too large or no text')
    watch.heard()
    const frame = parse_json(text)
    if (!is_object(frame)) return
    if (frame.type === 'res' && typeof frame.id === 'string') return replies.settle(frame.id, frame)
    if (frame.type !== 'event' || typeof frame.event !== 'string') return
    if (frame.event !== 'connect.challenge') return options.event(frame.event, frame.payload)
    // The token goes out once per connection, to whom the operator named.
    if (!greeted) void hello()
    greeted = true
  }

  try {
    socket = new WebSocket(options.url)
    socket.addEventListener('message', ({ data }) => take(data))
    socket.addEventListener('error', () => end('the connection failed'))
    socket.addEventListener('close', ({ code }) => end(`the framework closed the connection (${code})`))
  } catch (cause) {
    queueMicrotask(() => end(String(cause)))
  }
  return live
}

function connect_params({ token, version }: LiveSocketOptions): Record<string, unknown> {
  return {
    minProtocol: PROTOCOL,
    maxProtocol: PROTOCOL,
    client: { id: 'gateway-client', version, platform: process.platform, mode: 'backend' },
    role: 'operator',
    scopes: SCOPES,
    caps: CAPS,
    auth: { token },
  }
}

/** Requests on their way, by the id of their frame. */
interface Replies {
  full(): boolean
  /** The frame id of a new request, and its reply. */
  add(method: string): { id: string; reply: Promise<Reply> }
  settle(id: string, frame: Readonly<Record<string, unknown>>): void
  lose_all(why: string): void
}

function open_replies(reply_ms: number): Replies {
  const waiting = new Map<string, (reply: Reply) => void>()
  let serial = 0
  return {
    full: () => waiting.size >= MAX_UPSTREAM_WAITING,
    add(method) {
      const id = `r${++serial}`
      const { promise, resolve } = Promise.withResolvers<Reply>()
      const finish = (reply: Reply) => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(reply)
      }
      const late = { kind: 'lost', message: `no reply to ${method} within ${reply_ms} ms` } as const
      const timer = setTimeout(() => finish(late), reply_ms)
      waiting.set(id, finish)
      return { id, reply: promise }
    },
    settle(id, { ok, payload, error }) {
      const refused = { kind: 'refused', message: message_of(error), passing: is_passing(error) } as const
      waiting.get(id)?.(ok === true ? { kind: 'ok', payload } : refused)
    },
    lose_all(why) {
      for (const finish of [...waiting.values()]) finish({ kind: 'lost', message: why })
    },
  }
}

/** Calls `silent` when nothing was heard for too long. */
interface Watch {
  /** Starts watching; 0 watches nothing. */
  expect(tick_ms: number): void
  heard(): void
  stop(): void
}

function open_watch(silent: () => void): Watch {
  let patience_ms = 0
  let timer: NodeJS.Timeout | undefined
  const heard = () => {
    clearTimeout(timer)
    if (patience_ms > 0) timer = setTimeout(silent, patience_ms).unref()
  }
  return {
    expect(tick_ms) {
      patience_ms = tick_ms * UPSTREAM_MISSED_TICKS
      heard()
    },
    heard,
    stop() {
      patience_ms = 0
      clearTimeout(timer)
    },
  }
}

/** The interval at which the framework shows that it is there; 0 when it promises none. */
function tick_of(payload: unknown, min_ms: number): number {
  const policy = is_object(payload) && is_object(payload.policy) ? payload.policy : {}
  const { tickIntervalMs } = policy
  return typeof tickIntervalMs === 'number' && tickIntervalMs > 0 ? Math.max(min_ms, tickIntervalMs) : 0
}

/** Longest message of the framework that is kept. */
const MAX_MESSAGE_CHARS = 500

function is_passing(error: unknown): boolean {
  return is_object(error) && (error.retryable === true || error.code === 'UNAVAILABLE')
}

function message_of(error: unknown): string {
  const message = is_object(error) ? error.message : error
  return (typeof message === 'string' ? message : 'refused without a reason').slice(0, MAX_MESSAGE_CHARS)
}
