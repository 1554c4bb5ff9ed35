// The shape of every endpoint: plain data and one pure function. No framework object is visible. Source: ARCHITECTURE section 2.
import type * as z from 'zod'
import type { Caller } from '#core/caller.ts'
import type { ErrorCode } from '#core/errors.ts'
import type { Ports } from '#core/ports.ts'

/** What a handler gets; each part has passed the endpoint's schema. */
export interface Input<P, Q, B> {
  params: P
  query: Q
  /** The body parsed by its schema; the raw text when the endpoint declares none. */
  body: B
  /** Monotonic ms at which the body was complete; deadlines count from it (CONTRACT 1.6). */
  arrived_ms: number
  caller: Caller
  /** Looks a header up by its lower-case name. */
  header: (name: string) => string | undefined
  /** Aborts when the client goes away. */
  signal: AbortSignal
  /** The route table of the door the request came through; read only to describe the interface (openapi.json). */
  routes?: readonly Route[]
}

/** What a handler returns. A plain object is a 200 reply with that JSON body. */
export type Output =
  | { kind: 'json'; status: number; body: unknown; headers?: Record<string, string> }
  /** JSON that is already serialised. */
  | { kind: 'raw'; status: number; text: string; type: string; headers?: Record<string, string> }
  | { kind: 'empty'; status: number }
  | { kind: 'stream'; frames: AsyncIterable<string> }

/**
 * Who may call (CONTRACT 0.8). `operator` needs the operator's token where one is set; `webhook` has its own checks.
 */
export type Auth = 'bearer' | 'operator' | 'open' | 'bearer-or-query' | 'metrics' | 'webhook'

/** One method of one path, as data. Routing, authentication, validation and OpenAPI are derived from it. */
export interface Endpoint<P = unknown, Q = unknown, B = unknown> {
  summary: string
  auth: Auth
  params?: z.ZodType<P>
  query?: z.ZodType<Q>
  /** Absent: the handler gets the raw text and parses it (RPC routes). */
  body?: z.ZodType<B>
  /** Schema of a body that the handler parses itself; used for OpenAPI only. */
  described_body?: z.ZodType
  /** An empty body counts as `{}`. */
  body_optional?: boolean
  responses: Readonly<Record<number, z.ZodType | 'text' | 'stream' | 'empty'>>
  errors?: readonly ErrorCode[]
  /** Which listener serves it; `gateway` unless said otherwise. */
  listener?: 'gateway' | 'receiver' | 'both'
  /** Registered only when the enterprise mirror is enabled. */
  when?: 'enterprise'
  /** Counted in the caller's rate window; `after-body`: once the body is read, for /ahp/gamma (CONTRACT 2.5). */
  rate?: 'decision' | 'after-body'
  handle(input: Input<P, Q, B>, ports: Ports): Output | Promise<Output>
}

/** Methods of routes. HEAD is answered wherever GET is. */
export type Method = 'GET' | 'POST' | 'PATCH'

/** One row of the route table (functions/index.ts). */
export interface Route {
  method: Method
  /** `/report/session/{id}`: the file path under functions with `[x]` written `{x}`. */
  path: string
  endpoint: Endpoint
}

/** Declares an endpoint: infers the types of `handle` from its schemas, and is the identity at run time. */
export function endpoint<P = Record<string, never>, Q = Record<string, never>, B = string>(
  definition: Endpoint<P, Q, B>,
): Endpoint<P, Q, B> {
  return definition
}

/** A JSON reply with a status; the body must fit that status's schema. */
export function json(body: unknown, status = 200): Output {
  return { kind: 'json', status, body }
}
