// Calls an endpoint through the whole edge (core/serve.ts) as a plain function: order of checks, schemas, error bodies.
import type { Caller } from '#core/caller.ts'
import type { Endpoint } from '#core/endpoint.ts'
import type { Ports } from '#core/ports.ts'
import { answer, type Raw } from '#core/serve.ts'

// A reply of any endpoint: tests read whatever member they ask about.
// biome-ignore lint/suspicious/noExplicitAny: see the line above
export type Body = any

export interface Called {
  status: number
  headers: Readonly<Record<string, string>>
  body: Body
}

export interface CallOptions {
  route?: string
  params?: Readonly<Record<string, string>>
  query?: string
  headers?: Readonly<Record<string, string>>
  /** Text is sent as it is, anything else as JSON; absent: a request without a body. */
  body?: unknown
  caller?: Caller
  signal?: AbortSignal
  /** What happens between the end of the body and the handler. */
  in_step?: Raw['in_step']
}

export const ANYONE: Caller = { id: 'anonymous', rate_key: 'peer:127.0.0.1', transport: 'http' }
export const OPERATOR: Caller = { id: 'operator', rate_key: 'credential:operator', transport: 'http' }

/** Runs the endpoint; a JSON reply is parsed, an empty one is null. */
export async function call<P, Q, B>(
  endpoint: Endpoint<P, Q, B>,
  ports: Ports,
  options: CallOptions = {},
): Promise<Called> {
  const { body, headers = {} } = options
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const reply = await answer(
    endpoint as unknown as Endpoint,
    {
      route: options.route ?? '/test',
      params: options.params ?? {},
      query: options.query ?? '',
      header: (name) => headers[name],
      text: body === undefined ? null : async () => text,
      signal: options.signal ?? new AbortController().signal,
      ...(options.in_step && { in_step: options.in_step }),
    },
    options.caller ?? ANYONE,
    ports,
  )
  if (reply.body !== null && typeof reply.body !== 'string') throw new Error('a stream has no body to parse')
  return {
    status: reply.status,
    headers: reply.headers,
    body: reply.body === null || reply.body === '' ? null : JSON.parse(reply.body),
  }
}
