// Adapts one node:http request to core/serve.ts, with an abort signal made on demand.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Route } from '#core/endpoint.ts'
import { MAX_BODY_BYTES } from '#core/limits.ts'
import type { Raw } from '#core/serve.ts'
import { read_body_text, type Unfinished } from '#runtime/node/http/body.ts'
import { ask_for_body } from '#runtime/node/http/continue.ts'
import { in_step } from '#runtime/node/lockstep.ts'

/** Notifies those that asked when a client leaves or the gateway stops. */
export interface Departures {
  /**
   * Aborts when the response is closed or the gateway stops. Created only on demand, because most requests never look
   * at it.
   */
  signal_of(response: ServerResponse): AbortSignal
  /** Aborts every signal from now on. */
  stop(): void
}

/** Departures of one listener. */
export function departures(): Departures {
  const leaving = new Set<AbortController>()
  let stopped = false
  return {
    signal_of(response) {
      const controller = new AbortController()
      if (response.destroyed || stopped) {
        controller.abort()
        return controller.signal
      }
      leaving.add(controller)
      response.once('close', () => {
        leaving.delete(controller)
        controller.abort()
      })
      return controller.signal
    },
    stop() {
      stopped = true
      for (const controller of leaving) controller.abort()
      leaving.clear()
    },
  }
}

/** What all requests of one listener share. */
export interface Listening {
  routes: readonly Route[]
  unfinished: Unfinished
  departures: Departures
}

/** One request. A class, because each object literal with a getter would get a hidden class of its own (core/serve.ts). */
export class HttpRaw implements Raw {
  readonly route: string
  readonly routes: readonly Route[]
  readonly params: Raw['params']
  readonly query: string
  readonly header: Raw['header']
  readonly text: Raw['text']
  readonly in_step = in_step.pass
  readonly #departures: Departures
  readonly #response: ServerResponse
  #signal: AbortSignal | null = null

  constructor(
    route: Route,
    target: Pick<Raw, 'params' | 'query'>,
    request: IncomingMessage,
    response: ServerResponse,
    { routes, unfinished, departures }: Listening,
  ) {
    this.route = route.path
    this.routes = routes
    this.params = target.params
    this.query = target.query
    this.header = (name) => {
      const value = request.headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    }
    this.text = route.method === 'GET' ? null : () => read_text(request, response, unfinished)
    this.#departures = departures
    this.#response = response
  }

  get signal(): AbortSignal {
    this.#signal ??= this.#departures.signal_of(this.#response)
    return this.#signal
  }
}

function read_text(request: IncomingMessage, response: ServerResponse, unfinished: Unfinished): Promise<string> {
  ask_for_body(request, response, MAX_BODY_BYTES)
  return read_body_text(request, unfinished)
}
