// The HTTP listener: a fast door for decision routes in front of Hono, every timeout set, malformed HTTP answered, a
// drain that lets running requests finish. Source: CONTRACT 0.1, PERFORMANCE 1 and 5, SPEC "Authentication" 7 (TLS).
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Route } from '#core/endpoint.ts'
import {
  HTTP_CHECK_MS,
  HTTP_HEADERS_MS,
  HTTP_KEEP_ALIVE_MS,
  HTTP_REQUEST_MS,
  HTTP_STALLED_MS,
  MAX_HEADER_BYTES,
} from '#core/limits.ts'
import { expect_continue } from '#runtime/node/http/continue.ts'
import { createServer } from '#runtime/node/http/http-module.ts'
import { type Responder, split_target } from '#runtime/node/http/respond.ts'
import type { Ui } from '#runtime/node/http/ui.ts'
import { in_step } from '#runtime/node/lockstep.ts'

/**
 * Routes matched before Hono, which costs more than these routes themselves (PERFORMANCE 2). Health is included so that
 * a gateway that only decides and is monitored never loads Hono.
 */
const FAST: ReadonlySet<string> = new Set(['POST /ahp', 'POST /ahp/gamma', 'POST /ahp/beta', 'GET /health'])

/** Certificate and private key, both PEM. */
export interface Tls {
  cert: Buffer
  key: Buffer
}

/** Time a sender may take; a slower one is answered 408. */
export interface Patience {
  headers_ms: number
  request_ms: number
  /** How often the two are checked. */
  check_ms: number
}

const PATIENCE: Patience = { headers_ms: HTTP_HEADERS_MS, request_ms: HTTP_REQUEST_MS, check_ms: HTTP_CHECK_MS }

/** A server with all limits set. Listens nowhere and answers nothing until `attach_routes`. */
export function create_http_server(tls: Tls | null, patience: Patience = PATIENCE): Server {
  const options = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: patience.headers_ms,
    requestTimeout: patience.request_ms,
    connectionsCheckingInterval: patience.check_ms,
    keepAliveTimeout: HTTP_KEEP_ALIVE_MS,
    // node:http would refuse it without explanation; see `with_host`.
    requireHostHeader: false,
  }
  // The TLS module is loaded only when a certificate is configured.
  const server = tls
    ? process.getBuiltinModule('node:https').createServer({ ...options, ...tls })
    : createServer(options)
  server.timeout = HTTP_STALLED_MS
  server.on('connection', in_step.newcomer)
  server.on('clientError', refuse_malformed)
  server.on('checkExpectation', (_request, response) =>
    refuse_at_once(response, 417, 'Only 100-continue can be expected'),
  )
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(bare_reply('404 Not Found', 'No such route'))
  })
  return server
}

/** Attaches the routes: the fast door first, Hono for the others. */
export function attach_routes(
  server: Server,
  routes: readonly Route[],
  responder: Responder,
  ui: Ui | null = null,
): void {
  const fast = routes.filter((route) => FAST.has(`${route.method} ${route.path}`))
  const by_path = (method: string) =>
    new Map(fast.filter((route) => route.method === method).map((route) => [route.path, route]))
  const fast_posts = by_path('POST')
  const fast_gets = by_path('GET')
  const app = loaded_app(routes, responder)
  const listener = with_host((request, response) => {
    const doors = request.method === 'POST' ? fast_posts : request.method === 'GET' ? fast_gets : undefined
    const route = doors?.get(fast_path(request.url ?? '/'))
    if (route) return void responder.respond(route, request, response)
    const path = ui === null ? '' : fast_path(request.url ?? '/')
    if (ui?.owns(path)) void ui.respond(path, request, response)
    else if (is_plain_method(request.method)) void app(request, response)
    else void responder.respond_unknown(request, response)
  })
  server.on('request', listener)
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    expect_continue(request)
    listener(request, response)
  })
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/** Passes only requests with a Host header, which HTTP/1.1 requires. */
export function with_host(listener: Listener): Listener {
  return (request, response) => {
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      return refuse_at_once(response, 400, 'The Host header is required')
    }
    return listener(request, response)
  }
}

/** Refuses and closes: where the next request would begin is unknown. */
function refuse_at_once(response: ServerResponse, status: number, sentence: string): void {
  const body = JSON.stringify({ error: sentence })
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      connection: 'close',
      'content-length': Buffer.byteLength(body),
    })
    .end(body)
}

/** Hono for the other routes. It loads Node's web classes, ten megabytes, so it is created with the first request. */
function loaded_app(routes: readonly Route[], responder: Responder): Listener {
  let loading: Promise<Listener> | null = null
  const load = async () => {
    const { create_app } = await import('#runtime/node/http/app.ts')
    return create_app(routes, responder)
  }
  return async (request, response) => {
    try {
      loading ??= load()
      const app = await loading
      app(request, response)
    } catch (cause) {
      loading = null
      await responder.respond_failed(cause, request, response)
    }
  }
}

/** The path part, without allocating when there is no query. */
function fast_path(target: string): string {
  return target.includes('?') ? split_target(target).path : target
}

/** Whether a web-standard Request can express the method, so that Hono can answer it. */
function is_plain_method(method: string | undefined): boolean {
  return method !== 'TRACE' && method !== 'TRACK' && method !== 'CONNECT'
}

const MALFORMED: Readonly<Record<string, [status: string, sentence: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request was not complete in time'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'Payload too large'],
}

/** node:http stores the reply of the current request here; its handler of malformed HTTP uses it too. */
interface HttpSocket extends Socket {
  _httpMessage?: ServerResponse | null
}

/** Answers malformed and slow requests; a connection in the middle of a reply is just closed. */
function refuse_malformed(error: NodeJS.ErrnoException, socket: HttpSocket): void {
  // Without a finished TLS handshake nothing can be sent.
  const no_handshake = error.code?.startsWith('ERR_SSL') || error.code?.startsWith('ERR_TLS')
  if (no_handshake || error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy()
    return
  }
  const [status, sentence] = MALFORMED[error.code ?? ''] ?? ['400 Bad Request', 'The request is not valid HTTP']
  socket.end(bare_reply(status, sentence), () => socket.destroy())
}

function bare_reply(status: string, sentence: string): string {
  const body = JSON.stringify({ error: sentence })
  return `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nCache-Control: no-store\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
