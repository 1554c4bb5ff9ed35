// The shape of every endpoint: plain data and one pure function. No framework object is visible. Source: ARCHITECTURE section 2.
import type * as z from 'zod'
import type { Caller } from '#core/caller.ts'
import type { ErrorCode } from '#core/errors.ts'
import type { Ports } from '#core/ports.ts'

/** What a handler gets: everything is checked by the schemas of its endpoint. */
export interface Input<P, Q, B> {
  params: P
  query: Q
  /** Parsed by the body schema; the raw text when the endpoint has none. */
  body: B
  /** When the body was complete, by the monotonic clock: deadlines count from it (CONTRACT 1.6). */
  arrived_ms: number
  caller: Caller
  /** Lower-case names. */
  header: (name: string) => string | undefined
  /** Aborts when the client goes away. */
  signal: AbortSignal
  /** The route table of the door that was used; only the description of the interface asks for it. */
  routes?: readonly Route[]
}

/** A plain object is a 200 JSON body. */
export type Output =
  | { kind: 'json'; status: number; body: unknown; headers?: Record<string, string> }
  /** JSON that is already serialised. */
  | { kind: 'raw'; status: number; text: string; type: string; headers?: Record<string, string> }
  | { kind: 'empty'; status: number }
  | { kind: 'stream'; frames: AsyncIterable<string> }

/** Who may call (CONTRACT 0.8): `operator` needs the second token where one is set, `webhook` has checks of its own. */
export type Auth = 'bearer' | 'operator' | 'open' | 'bearer-or-query' | 'metrics' | 'webhook'

/** One method of one path, as data. Routing, authentication, validation and the description of the interface follow from it. */
export interface Endpoint<P = unknown, Q = unknown, B = unknown> {
  summary: string
  auth: Auth
  params?: z.ZodType<P>
  query?: z.ZodType<Q>
  /** Absent: the handler gets the raw text (RPC routes parse themselves). */
  body?: z.ZodType<B>
  /** Shape of a body that the handler reads itself; for the description of the interface only. */
  described_body?: z.ZodType
  /** The body may be empty and then counts as `{}`. */
  body_optional?: boolean
  responses: Readonly<Record<number, z.ZodType | 'text' | 'stream' | 'empty'>>
  errors?: readonly ErrorCode[]
  /** Default `gateway`. */
  listener?: 'gateway' | 'receiver' | 'both'
  /** Registered only then. */
  when?: 'enterprise'
  /** Counted in the caller's rate window. `after-body`: /ahp/gamma reads the body first (CONTRACT 2.5). */
  rate?: 'decision' | 'after-body'
  handle(input: Input<P, Q, B>, ports: Ports): Output | Promise<Output>
}

/** What a route may be asked for; HEAD comes with GET. */
export type Method = 'GET' | 'POST' | 'PATCH'

/** One line of the route table (functions/index.ts). */
export interface Route {
  method: Method
  /** `/report/session/{id}`: the file path under functions with `[x]` written `{x}`. */
  path: string
  endpoint: Endpoint
}

/** Types flow from the schemas into `handle`; at run time this is the identity. */
export function endpoint<P = Record<string, never>, Q = Record<string, never>, B = string>(
  definition: Endpoint<P, Q, B>,
): Endpoint<P, Q, B> {
  return definition
}

/** A JSON reply; the body is what the schema of that status describes. */
export function json(body: unknown, status = 200): Output {
  return { kind: 'json', status, body }
}
