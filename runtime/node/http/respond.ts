// One request through one route, whichever door matched it: the gate names the caller, core/serve.ts answers, the reply
// is written. Both doors of node:http and the HTTP mode of the socket end here. Source: CONTRACT 0.1, STYLE section 6.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller } from '#core/caller.ts'
import { type Reply, refuse } from '#core/edge/reply.ts'
import { match_path, methods_of } from '#core/edge/route.ts'
import type { Route } from '#core/endpoint.ts'
import { GatewayError, stack_of } from '#core/errors.ts'
import { MAX_UNSENT_BYTES, STREAM_KEEPALIVE_MS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { answer } from '#core/serve.ts'
import { type Unfinished, unfinished_bytes } from '#runtime/node/http/body.ts'
import { departures, HttpRaw } from '#runtime/node/http/raw-request.ts'
import { reply_writer } from '#runtime/node/http/write-reply.ts'

/** Answers requests, and ends them when the gateway stops. */
export interface Responder {
  /** Answers by the route. Resolves when the reply is on its way (a stream: when it has ended); never rejects. */
  respond(route: Route, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Answers a path or method that no route has: 405 with Allow, or 404. */
  respond_unknown(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Answers a failure from before a route was found. */
  respond_failed(cause: unknown, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Ends streams, holds and long polls, and closes connections after their current reply. */
  stop(): void
  /** Number of requests being answered. */
  open(): number
}

/** What answering needs besides the routes. */
export interface ResponderOptions {
  routes: readonly Route[]
  ports: Ports
  unfinished: Unfinished
  /** Room for large replies that clients have not read yet; small in tests. */
  unsent?: Unfinished
  /** Names the caller. Throws GatewayError. */
  admit: (request: IncomingMessage, route: Route, query: string) => Caller
  /** Silence after which a stream sends `: keepalive`; short in tests. */
  keepalive_ms?: number
}

/**
 * One responder serves all HTTP doors of a listener and counts open requests, so that a stop knows when the last is
 * answered.
 */
export function create_responder(options: ResponderOptions): Responder {
  const { routes, ports, unfinished, admit } = options
  const listening = { routes, unfinished, departures: departures() }
  let stopping = false
  let open = 0
  const write = reply_writer({
    ports,
    unsent: options.unsent ?? unfinished_bytes(MAX_UNSENT_BYTES),
    keepalive_ms: options.keepalive_ms ?? STREAM_KEEPALIVE_MS,
    is_stopping: () => stopping,
  })

  const reply_to = async (route: Route, request: IncomingMessage, response: ServerResponse): Promise<Reply> => {
    try {
      const { path, query } = split_target(request.url ?? '/')
      const params = match_path(route.path, path)
      if (!params) throw new GatewayError('NOT_FOUND', 'No such route')
      const raw = new HttpRaw(route, { params, query }, request, response, listening)
      return await answer(route.endpoint, raw, admit(request, route, query), ports)
    } catch (cause) {
      return refuse(cause, route.path, ports)
    }
  }
  const answered = async (reply: Promise<Reply>, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    open++
    try {
      await write(await reply, request, response)
    } catch (cause) {
      ports.log.error('reply_failed', { cause: stack_of(cause) })
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
      // The router rejects an empty parameter or a dot; core/serve.ts reports what is wrong with it.
      if (route) return answered(reply_to(route, request, response), request, response)
      return answered(Promise.resolve(refuse(unknown_route(methods_of(routes, path)), path, ports)), request, response)
    },
    respond_failed: (cause, request, response) =>
      answered(Promise.resolve(refuse(cause, '', ports)), request, response),
    stop() {
      stopping = true
      listening.departures.stop()
    },
    open: () => open,
  }
}

function unknown_route(allowed: readonly string[]): GatewayError {
  if (allowed.length === 0) return new GatewayError('NOT_FOUND', 'No such route; GET /openapi.json lists all')
  const allow = allowed.join(', ')
  return new GatewayError('METHOD_NOT_ALLOWED', `Method not allowed; this route answers ${allow}`, {
    headers: { allow },
  })
}

/** Path and query of a request target in origin form or absolute form. */
export function split_target(target: string): { path: string; query: string } {
  const from = target.startsWith('/') ? 0 : target.indexOf('/', target.indexOf('://') + 3)
  const local = from < 0 ? '/' : target.slice(from)
  const mark = local.indexOf('?')
  return mark < 0 ? { path: local, query: '' } : { path: local.slice(0, mark), query: local.slice(mark + 1) }
}
