// Every error of the gateway in one table: HTTP status, JSON-RPC code, wire code, and whether a retry can help. Thrown
// in core and functions, rendered in core/serve.ts and functions/ahp.ts. Source: SPEC "Errors", CONTRACT 0.2 and 1.2.
import type { CanonicalDecision, FailureClass } from '#core/contract/decision.ts'

interface ErrorRow {
  /** HTTP status on REST routes. */
  status: number
  /** JSON-RPC numeric code; null where the error cannot occur in an RPC envelope. */
  rpc: number | null
  /** `rpc_error_code` on the wire. */
  wire: string
  retry_eligible: boolean
  retry_after_ms: number | null
}

const row = (
  status: number,
  rpc: number | null,
  wire: string,
  retry_eligible = false,
  retry_after_ms: number | null = null,
): ErrorRow => ({ status, rpc, wire, retry_eligible, retry_after_ms })

/** The table, by error code. */
export const ERRORS = {
  PARSE_ERROR: row(400, -32700, 'INVALID_REQUEST'),
  INVALID_ENVELOPE: row(400, -32600, 'INVALID_REQUEST'),
  METHOD_NOT_FOUND: row(400, -32601, 'INVALID_REQUEST'),
  INVALID_REQUEST: row(400, -32602, 'INVALID_REQUEST'),
  EVENT_SCHEMA_MISMATCH: row(400, -32602, 'EVENT_SCHEMA_MISMATCH'),
  VERSION_NOT_SUPPORTED: row(400, -32602, 'VERSION_NOT_SUPPORTED'),
  DEADLINE_EXCEEDED: row(500, -32001, 'DEADLINE_EXCEEDED', true, 50),
  ENGINE_UNAVAILABLE: row(503, -32002, 'ENGINE_UNAVAILABLE', true, 500),
  ENGINE_INTERNAL_ERROR: row(500, -32603, 'ENGINE_INTERNAL_ERROR', true, 50),
  RATE_LIMITED: row(429, -32003, 'RATE_LIMITED', true),
  UNAUTHORIZED: row(401, null, 'UNAUTHORIZED'),
  FORBIDDEN: row(403, null, 'FORBIDDEN'),
  NOT_FOUND: row(404, null, 'NOT_FOUND'),
  METHOD_NOT_ALLOWED: row(405, null, 'METHOD_NOT_ALLOWED'),
  CONFLICT: row(409, null, 'CONFLICT'),
  PAYLOAD_TOO_LARGE: row(413, null, 'PAYLOAD_TOO_LARGE'),
  UNSUPPORTED_MEDIA_TYPE: row(415, null, 'UNSUPPORTED_MEDIA_TYPE'),
  UNMAPPABLE_EVENT: row(422, null, 'UNMAPPABLE_EVENT'),
  RULE_VIOLATION: row(422, null, 'RULE_VIOLATION'),
  UPSTREAM_REJECTED: row(502, null, 'UPSTREAM_REJECTED'),
  UPSTREAM_MISSING: row(503, null, 'UPSTREAM_MISSING'),
  SUBSCRIBERS_FULL: row(503, null, 'SUBSCRIBERS_FULL', true),
} as const satisfies Record<string, ErrorRow>

/** The code of an error. */
export type ErrorCode = keyof typeof ERRORS

/** What an error may carry besides its message; all of it may be sent. */
export interface ErrorData {
  /** CONTRACT 0.2: shown as `failure_class` of the HTTP body. */
  failure_class?: FailureClass
  /** The decision a client should act on although the call failed (CONTRACT 1.6). */
  fallback_decision?: CanonicalDecision
  retry_after_ms?: number
  request_id?: string
  /** Further keys of the HTTP body, for example the outcome of a settled approval. */
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

/**
 * The only error whose message may leave the process. Anything else that is thrown becomes ENGINE_INTERNAL_ERROR with a
 * fixed text; its cause is logged, never sent.
 */
export class GatewayError extends Error {
  readonly code: ErrorCode
  readonly data: ErrorData

  constructor(code: ErrorCode, message: string, data: ErrorData = {}, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'GatewayError'
    this.code = code
    this.data = data
  }
}

/** How many causes of an error, and causes of those, are logged. */
const MAX_CAUSES = 5

/** The stack of a foreign error and of its causes, for the log; never sent. */
export function stack_of(cause: unknown): string {
  const [first, ...deeper] = causes_of(cause)
  return [first instanceof Error ? (first.stack ?? first.message) : String(first), ...deeper.map(String)].join(FROM)
}

/** The same on one line, without places in the code; for the log, never for the wire. */
export function reason_of(cause: unknown): string {
  return causes_of(cause).map(String).join(FROM)
}

const FROM = ' <- '

function causes_of(cause: unknown): unknown[] {
  const chain: unknown[] = [cause]
  for (let last = cause; last instanceof Error && last.cause !== undefined && chain.length < MAX_CAUSES; ) {
    last = last.cause
    chain.push(last)
  }
  return chain
}
