// One request through one route, whichever door matched it: the gate names the caller, the core edge answers, the reply is
// written. Both doors of node:http and the HTTP mode of the socket end here. Source: CONTRACT 0.1, STYLE section 6.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Reply, refuse } from '#core/edge/reply.ts'
import { match_path, methods_of, type Route } from '#core/edge/route.ts'
import type { Caller } from '#core/endpoint.ts'
import { GatewayError } from '#core/errors.ts'
import { LARGE_REPLY_BYTES, MAX_BODY_BYTES, MAX_UNSENT_BYTES, STREAM_KEEPALIVE_MS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { answer, type Raw } from '#core/serve.ts'
import { read_body_text, type Unfinished, unfinished_bytes } from '#runtime/node/http/body.ts'
import { end_after_request, is_still_sending } from '#runtime/node/http/linger.ts'
import { write_stream } from '#runtime/node/http/stream.ts'

/** Answers requests, and ends them when the gateway stops. */
export interface Responder {
  /** Answers by the route. Resolves when the reply is on its way (a stream: when it has ended); never rejects. */
  respond(route: Route, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Answers a path or method that no route has: 405 with Allow, or 404. */
  respond_unknown(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Answers what failed before a route was found. */
  respond_failed(cause: unknown, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Ends streams, holds and long polls, and asks connections to close after their current reply. */
  stop(): void
  /** Requests that are being answered. */
  open(): number
}

/** What the routes need around them. */
export interface ResponderOptions {
  routes: readonly Route[]
  ports: Ports
  unfinished: Unfinished
  /** Room for large replies that clients have not taken yet; tests make it small. */
  unsent?: Unfinished
  /** Names the caller or throws. */
  admit: (request: IncomingMessage, route: Route, query: string) => Caller
  /** Silence after which a stream says `: keepalive`; tests shorten it. */
  keepalive_ms?: number
}

/** Requests that wait for `100 Continue`; it is sent when their body is wanted. */
const expects_continue = new WeakSet<IncomingMessage>()

/** Marks a request that sent `Expect: 100-continue`. */
export function expect_continue(request: IncomingMessage): void {
  expects_continue.add(request)
}

/** Shared by the HTTP doors of one listener. It counts open requests, so that a stop knows when the last is answered. */
export function create_responder(options: ResponderOptions): Responder {
  const { routes, ports, unfinished, admit } = options
  const keepalive_ms = options.keepalive_ms ?? STREAM_KEEPALIVE_MS
  const leaving = new Set<AbortController>()
  const unsent = options.unsent ?? unfinished_bytes(MAX_UNSENT_BYTES)
  let stopping = false
  let open = 0

  /** Made only for requests that look at their signal: most never do. */
  const signal_of = (response: ServerResponse): AbortSignal => {
    const controller = new AbortController()
    if (response.destroyed || stopping) {
      controller.abort()
      return controller.signal
    }
    leaving.add(controller)
    response.once('close', () => {
      leaving.delete(controller)
      controller.abort()
    })
    return controller.signal
  }
  /** One request. A class, because each object literal with a getter would get a hidden class of its own (core/serve.ts). */
  class HttpRaw implements Raw {
    readonly route: string
    readonly routes = routes
    readonly params: Raw['params']
    readonly query: string
    readonly header: Raw['header']
    readonly text: Raw['text']
    readonly #response: ServerResponse
    #signal: AbortSignal | null = null

    constructor(
      route: Route,
      params: Raw['params'],
      query: string,
      request: IncomingMessage,
      response: ServerResponse,
    ) {
      this.route = route.path
      this.params = params
      this.query = query
      this.header = (name) => {
        const value = request.headers[name]
        return Array.isArray(value) ? value.join(', ') : value
      }
      this.text = route.method === 'GET' ? null : () => read_text(request, response, unfinished)
      this.#response = response
    }

    get signal(): AbortSignal {
      this.#signal ??= signal_of(this.#response)
      return this.#signal
    }
  }

  const reply_to = async (route: Route, request: IncomingMessage, response: ServerResponse): Promise<Reply> => {
    try {
      const { path, query } = split_target(request.url ?? '/')
      const params = match_path(route.path, path)
      if (!params) throw new GatewayError('NOT_FOUND', 'No such route')
      return await answer(
        route.endpoint,
        new HttpRaw(route, params, query, request, response),
        admit(request, route, query),
        ports,
      )
    } catch (cause) {
      return refuse(cause, route.path, ports)
    }
  }
  /** Large replies lie in memory until slow clients took them; false when there is no room for another. */
  const keep_until_sent = (bytes: number, response: ServerResponse): boolean => {
    if (response.destroyed || !unsent.take(bytes)) return response.destroyed
    response.once('close', () => unsent.give(bytes))
    return true
  }
  const write = async (reply: Reply, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, headers, body } = reply
    // The client may not send the body it announced, so where the next request begins is not known.
    const unclear = expects_continue.has(request)
    if (stopping || unclear) response.shouldKeepAlive = false
    if (body === null || typeof body === 'string') {
      const length = body === null ? 0 : Buffer.byteLength(body)
      if (length > LARGE_REPLY_BYTES && !keep_until_sent(length, response)) {
        return write(refuse(too_much_unsent(), '', ports), request, response)
      }
      response.writeHead(status, status === 204 ? headers : { ...headers, 'content-length': length })
      if (!unclear && is_still_sending(request, response)) return end_after_request(request, response, body)
      // Text of one byte per character is the same in both encodings, and this one needs no look at every character.
      if (body !== null && length === body.length) response.end(body, 'latin1')
      else response.end(body ?? undefined)
      return
    }
    if (request.method === 'HEAD' || stopping) {
      void body[Symbol.asyncIterator]().return?.()
      if (stopping) return write(refuse(stopping_error(), '', ports), request, response)
      response.writeHead(status, headers)
      response.end()
      return
    }
    response.writeHead(status, headers)
    await write_stream(response, body, keepalive_ms)
  }
  const answered = async (reply: Promise<Reply>, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    open++
    try {
      await write(await reply, request, response)
    } catch (cause) {
      ports.log.error('reply_failed', { cause: cause instanceof Error ? cause.stack : String(cause) })
      response.destroy()
    } finally {
      open--
    }
  }
  return {
    respond: (route, request, response) => answered(reply_to(route, request, response), request, response),
    respond_unknown(request, response) {
      const { path } = split_target(request.url ?? '/')
      const method = request.method === 'HEAD' ? 'GET' : request.method
      const route = routes.find((one) => one.method === method && match_path(one.path, path))
      // The router did not take a parameter that is empty or a dot: the edge says what is wrong with it, if anything is.
      if (route) return answered(reply_to(route, request, response), request, response)
      return answered(Promise.resolve(refuse(unknown_route(methods_of(routes, path)), path, ports)), request, response)
    },
    respond_failed: (cause, request, response) =>
      answered(Promise.resolve(refuse(cause, '', ports)), request, response),
    stop() {
      stopping = true
      for (const controller of leaving) controller.abort()
      leaving.clear()
    },
    open: () => open,
  }
}

function stopping_error(): GatewayError {
  return new GatewayError('ENGINE_UNAVAILABLE', 'The gateway is stopping')
}

function too_much_unsent(): GatewayError {
  return new GatewayError('ENGINE_UNAVAILABLE', 'Too many large replies at once', { retry_after_ms: 1000 })
}

function unknown_route(allowed: readonly string[]): GatewayError {
  if (allowed.length === 0) return new GatewayError('NOT_FOUND', 'No such route')
  const allow = allowed.join(', ')
  return new GatewayError('METHOD_NOT_ALLOWED', `Method not allowed; this route answers ${allow}`, {
    headers: { allow },
  })
}

function read_text(request: IncomingMessage, response: ServerResponse, unfinished: Unfinished): Promise<string> {
  if (expects_continue.delete(request)) {
    const announced_bytes = Number(request.headers['content-length'] ?? 0)
    if (announced_bytes <= MAX_BODY_BYTES) response.writeContinue()
    else expects_continue.add(request)
  }
  return read_body_text(request, unfinished)
}

/** Path and query of a request target in origin form or absolute form. */
export function split_target(target: string): { path: string; query: string } {
  const from = target.startsWith('/') ? 0 : target.indexOf('/', target.indexOf('://') + 3)
  const local = from < 0 ? '/' : target.slice(from)
  const mark = local.indexOf('?')
  return mark < 0 ? { path: local, query: '' } : { path: local.slice(0, mark), query: local.slice(mark + 1) }
}
