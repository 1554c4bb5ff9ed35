// Runs one request through its endpoint: order of the checks after authentication, limits, schemas, and errors as
// replies. Every door (node:http, Hono, the socket, a Worker) reads the bytes and identifies the caller; this file
// knows none of them. Source: CONTRACT 0.1, 0.2, 0.9.
import type { Caller } from '#core/caller.ts'
import { admit, presented_to, type Recognise } from '#core/edge/gate.ts'
import { read_body, read_params, read_query } from '#core/edge/input.ts'
import { charge, socket_rate_key } from '#core/edge/rate.ts'
import { type Reply, refuse, reply_of } from '#core/edge/reply.ts'
import { match_path } from '#core/edge/route.ts'
import type { Endpoint, Input, Output, Route } from '#core/endpoint.ts'
import { GatewayError } from '#core/errors.ts'
import { NOT_UTF8 } from '#core/json.ts'
import { MAX_BODY_BYTES } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'

/** One request as a door passes it on. */
export interface Raw {
  /** Route pattern, names the request in logs and metrics. */
  route: string
  /** Path parameters, still percent-encoded. */
  params: Readonly<Record<string, string>>
  /** Query without `?`. */
  query: string
  header: (name: string) => string | undefined
  /**
   * Reads the body as text; null for methods without one. Bytes that are not UTF-8 become NOT_UTF8, which no endpoint
   * accepts as JSON. Throws PAYLOAD_TOO_LARGE as soon as the limit is exceeded.
   */
  text: (() => Promise<string>) | null
  /**
   * Resolves when the request may go on, together with others read in the same turn (runtime/node/lockstep.ts); absent
   * where each request goes alone.
   */
  in_step?: (text: string) => Promise<unknown>
  /** Aborts when the client goes away or the gateway stops. */
  readonly signal: AbortSignal
  /** The route table of this door. */
  routes?: readonly Route[]
}

/** Runs one endpoint and renders its output or error; never throws. */
export async function answer(endpoint: Endpoint, raw: Raw, caller: Caller, ports: Ports): Promise<Reply> {
  try {
    return reply_of(await perform(endpoint, raw, caller, ports))
  } catch (cause) {
    return refuse(cause, raw.route, ports)
  }
}

/**
 * The checks and the handler, in the order of CONTRACT 0.1: rate limit, body, parameters, query, fields. Throws
 * GatewayError and foreign errors.
 */
export async function perform(endpoint: Endpoint, raw: Raw, caller: Caller, ports: Ports): Promise<Output> {
  let charged = caller
  let text: string | null = null
  let arrived_ms = 0
  const read = async () => {
    const whole = raw.text ? await raw.text() : ''
    arrived_ms = ports.clock.monotonic_ms()
    return whole
  }
  if (caller.transport === 'socket') {
    text = await read()
    charged = { ...caller, rate_key: socket_rate_key(text) }
  }
  if (endpoint.rate === 'decision') await charge(charged, raw.route, ports)
  text ??= await read()
  if (raw.in_step && raw.text) await raw.in_step(text)
  const params = read_params(endpoint.params, raw.params)
  const query = read_query(endpoint.query, raw.query)
  const body = endpoint.body ? read_body(endpoint.body, text, endpoint.body_optional === true) : text
  return endpoint.handle(new RequestInput(raw, { params, query, body, arrived_ms }, charged), ports)
}

type AnyInput = Input<unknown, unknown, unknown>

/**
 * The input of a handler. The signal is created on first access, which most requests never make. The getter belongs to
 * a class, because an object literal with a getter gets its own hidden class, which keeps the whole request alive until
 * the next full garbage collection (measured: a tenth of the processor time under load).
 */
class RequestInput implements AnyInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly arrived_ms: number
  readonly caller: Caller
  readonly header: AnyInput['header']
  readonly routes: readonly Route[]
  readonly #raw: Raw

  constructor(
    raw: Raw,
    { params, query, body, arrived_ms }: Pick<AnyInput, 'params' | 'query' | 'body' | 'arrived_ms'>,
    caller: Caller,
  ) {
    this.arrived_ms = arrived_ms
    this.params = params
    this.query = query
    this.body = body
    this.caller = caller
    this.header = raw.header
    this.routes = raw.routes ?? []
    this.#raw = raw
  }

  get signal(): AbortSignal {
    return this.#raw.signal
  }
}

/** What the platform knows about a route that a Request does not contain. */
export interface Door {
  /** Route pattern of the endpoint, e.g. `/report/session/{id}`. */
  path: string
  recognise: Recognise
  /** Address of the peer, whose rate window is charged when there is no credential. */
  peer: string
  /** The table described by `GET /openapi.json`; absent behind doors without it. */
  routes?: readonly Route[]
}

/** Answers one Request on web-standard platforms. Authenticates before reading the body; never throws. */
export async function serve(endpoint: Endpoint, request: Request, ports: Ports, door: Door): Promise<Response> {
  return to_response(await respond(endpoint, request, ports, door), request.method === 'HEAD')
}

async function respond(endpoint: Endpoint, request: Request, ports: Ports, door: Door): Promise<Reply> {
  const url = new URL(request.url)
  const query = url.search.slice(1)
  try {
    const params = match_path(door.path, url.pathname)
    if (!params) throw new GatewayError('NOT_FOUND', 'No such route')
    const presented = presented_to(endpoint, request.headers.get('authorization') ?? undefined, query)
    const caller = admit(endpoint, presented, door.recognise, door.peer, ports.settings)
    const raw: Raw = {
      route: door.path,
      params,
      query,
      header: (name) => request.headers.get(name) ?? undefined,
      text: request.method === 'GET' || request.method === 'HEAD' ? null : () => read_text(request),
      signal: request.signal,
      routes: door.routes ?? [],
    }
    return await answer(endpoint, raw, caller, ports)
  } catch (cause) {
    return refuse(cause, door.path, ports)
  }
}

/** Reads at most the body limit; bytes that are not UTF-8 become NOT_UTF8. Throws PAYLOAD_TOO_LARGE. */
async function read_text(request: Request): Promise<string> {
  if (request.body === null) return ''
  const too_large = () => new GatewayError('PAYLOAD_TOO_LARGE', 'Payload too large')
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw too_large()
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let text = ''
  let size_bytes = 0
  let valid = true
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    size_bytes += chunk.byteLength
    if (size_bytes > MAX_BODY_BYTES) throw too_large()
    if (valid) valid = decodes(() => (text += decoder.decode(chunk, { stream: true })))
  }
  return valid && decodes(() => (text += decoder.decode())) ? text : NOT_UTF8
}

function decodes(run: () => unknown): boolean {
  try {
    run()
    return true
  } catch {
    return false
  }
}

function to_response(reply: Reply, head: boolean): Response {
  const init = { status: reply.status, headers: { ...reply.headers } }
  if (reply.body === null || typeof reply.body === 'string') return new Response(head ? null : reply.body, init)
  const frames = reply.body[Symbol.asyncIterator]()
  if (head) {
    void frames.return?.()
    return new Response(null, init)
  }
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await frames.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await frames.return?.()
    },
  })
  return new Response(stream, init)
}
