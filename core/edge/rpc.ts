// The JSON-RPC envelope of the decision RPC: parsing in the order of CONTRACT 1.1, and rendering of results and errors.
// Shared by POST /ahp, the socket and the wrapped form of beta.
import type * as z from 'zod'
import { is_longer } from '#core/contract/characters.ts'
import { RPC_VERSION, type RpcErrorData } from '#core/contract/rpc.ts'
import type { DecisionResult } from '#core/decision/request.ts'
import { ERRORS, type ErrorCode, GatewayError } from '#core/errors.ts'
import { is_object, JSON_BOUNDS, parse_json, seen_of } from '#core/json.ts'
import { MAX_ID_CHARS, MAX_LISTED_PATHS } from '#core/limits.ts'

/**
 * Id of a call. A bigint is an integer too large for a number, so that the reply repeats exactly the digits that were
 * sent.
 */
export type RpcId = string | number | bigint | null

/** A well-formed envelope. `id` undefined is a notification. */
export interface Envelope {
  id: RpcId | undefined
  method: string
  params: unknown
}

/** What a text contains: one call, a batch of one, or an error to be answered under `id`. */
export type Read =
  | { kind: 'call'; envelope: Envelope; batch: boolean }
  | { kind: 'error'; error: GatewayError; id: RpcId; batch: boolean }

/** Steps 1-4 of CONTRACT 1.1. Never throws. */
export function read_envelope(text: string): Read {
  const value = parse_json(text)
  if (value === undefined)
    return refused('PARSE_ERROR', `The body is not valid JSON of ${JSON_BOUNDS}${seen_of(text)}`, null, false)
  if (!Array.isArray(value)) return read_object(value, false, text)
  if (value.length !== 1) return refused('INVALID_ENVELOPE', 'A batch must hold exactly one call', null, false)
  return read_object(value[0], true, text)
}

function read_object(value: unknown, batch: boolean, text: string): Read {
  if (!is_object(value)) return refused('INVALID_ENVELOPE', 'The request must be a JSON object', null, batch)
  const { jsonrpc, method, params } = value
  const id = typeof value.id === 'number' ? exact(value.id, text) : value.id
  // 1e999 parses to Infinity, which JSON cannot express: the caller could never match the reply.
  const valid_id =
    id === null || typeof id === 'string' || typeof id === 'bigint' || (typeof id === 'number' && Number.isFinite(id))
  const echoed = valid_id ? id : null
  if (jsonrpc !== '2.0') return refused('INVALID_ENVELOPE', 'jsonrpc: must be "2.0"', echoed, batch)
  if (id !== undefined && !valid_id)
    return refused('INVALID_ENVELOPE', 'id: must be a string, number or null', null, batch)
  if (typeof method !== 'string') return refused('INVALID_ENVELOPE', 'method: must be a string', echoed, batch)
  return { kind: 'call', envelope: { id: valid_id ? id : undefined, method, params }, batch }
}

/** The id with all its digits: parsed a second time from the text when a number would have rounded it. */
function exact(id: number, text: string): number | bigint {
  if (Number.isSafeInteger(id) || !Number.isInteger(id)) return id
  const written = new WeakMap<object, string>()
  const again: unknown = JSON.parse(text, function (this: object, key, value: unknown, context?: { source?: string }) {
    if (key === 'id' && context?.source) written.set(this, context.source)
    return value
  })
  const envelope = Array.isArray(again) ? again[0] : again
  const digits = written.get(envelope)
  return digits && INTEGER.test(digits) ? BigInt(digits) : id
}

const INTEGER = /^-?\d{1,64}$/

/** An id as JSON text. */
export function render_id(id: RpcId): string {
  return typeof id === 'bigint' ? String(id) : JSON.stringify(id)
}

function refused(code: ErrorCode, message: string, id: RpcId, batch: boolean): Read {
  return { kind: 'error', error: new GatewayError(code, message), id, batch }
}

/** Text of a success response; the decision is inserted as it was serialised for the record. */
export function render_result(id: RpcId, request_id: string, result: DecisionResult): string {
  const { actual_tier, served_at, l3_available, l3_requested, l3_state, l3_reason, l3_reason_code } = result
  return (
    `{"jsonrpc":"2.0","id":${render_id(id)},"result":{"rpc_version":"${RPC_VERSION}","request_id":` +
    `${JSON.stringify(request_id)},"rpc_status":"ok","decision":${result.decision_json},"actual_tier":"` +
    `${actual_tier}","served_at":"${served_at}","l3_available":${l3_available},"l3_requested":` +
    `${l3_requested},"l3_state":"${l3_state}","l3_reason":` +
    `${JSON.stringify(l3_reason)},"l3_reason_code":"${l3_reason_code}"}}`
  )
}

/** The `request_id` an error names: `unknown` when it cannot be read (CONTRACT 1.2). */
export function request_id_in(params: unknown): string {
  if (!is_object(params)) return 'unknown'
  const { request_id } = params
  const is_readable = typeof request_id === 'string' && request_id !== '' && !is_longer(request_id, MAX_ID_CHARS)
  return is_readable ? request_id : 'unknown'
}

/** Text of an error response; `error.data` always has all fields of SPEC "RPC error data". */
export function render_error(id: RpcId, request_id: string, error: GatewayError): string {
  const row = ERRORS[error.code]
  const data: RpcErrorData = {
    rpc_version: RPC_VERSION,
    request_id,
    rpc_status: 'error',
    rpc_error_code: row.wire,
    rpc_error_message: error.message,
    retry_eligible: row.retry_eligible,
    retry_after_ms: error.data.retry_after_ms ?? row.retry_after_ms,
    fallback_decision: error.data.fallback_decision ?? null,
    ...(error.code === 'VERSION_NOT_SUPPORTED' ? { supported_versions: [RPC_VERSION] } : {}),
  }
  const said = JSON.stringify({ code: row.rpc ?? -32603, message: error.message, data })
  return `{"jsonrpc":"2.0","id":${render_id(id)},"error":${said}}`
}

/** Lists the first failing paths with their rules, e.g. `params.deadline_ms: must be an integer from 1 to 5000`. */
export function list_issues(prefix: string, issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .slice(0, MAX_LISTED_PATHS)
    .map((issue) => `${[prefix, ...issue.path].filter((part) => part !== '').join('.')}: ${issue.message}`)
    .join('; ')
}
