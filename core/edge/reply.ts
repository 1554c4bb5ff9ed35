// Replies: turns what a handler returned or threw into status, headers and text. Every door sends exactly this. Source:
// CONTRACT 0.1 (headers), 0.2 (errors), 7.1 (stream headers).
import { RPC_VERSION, type RpcErrorData } from '#core/contract/rpc.ts'
import type { Output } from '#core/endpoint.ts'
import { ERRORS, GatewayError, stack_of } from '#core/errors.ts'
import type { Ports } from '#core/ports.ts'

/** What a door sends. */
export interface Reply {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | AsyncIterable<string> | null
}

/** Headers of every JSON reply. */
export const JSON_HEADERS: Reply['headers'] = { 'content-type': 'application/json', 'cache-control': 'no-store' }
const EMPTY_HEADERS: Reply['headers'] = { 'cache-control': 'no-store' }
/** Headers of streams (CONTRACT 7.1). */
const STREAM_HEADERS: Reply['headers'] = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/** Renders a handler's output. */
export function reply_of(output: Output): Reply {
  switch (output.kind) {
    case 'json': {
      const headers = output.headers ? { ...JSON_HEADERS, ...output.headers } : JSON_HEADERS
      return { status: output.status, headers, body: JSON.stringify(output.body) }
    }
    case 'raw': {
      const plain = output.type === 'application/json' && !output.headers
      const headers = plain ? JSON_HEADERS : { ...JSON_HEADERS, 'content-type': output.type, ...output.headers }
      return { status: output.status, headers, body: output.text }
    }
    case 'empty':
      return { status: output.status, headers: EMPTY_HEADERS, body: null }
    case 'stream':
      return { status: 200, headers: STREAM_HEADERS, body: output.frames }
  }
}

/** Renders an error; a foreign one is logged and answered with a fixed text that reveals nothing (CONTRACT 0.2). */
export function refuse(cause: unknown, route: string, ports: Pick<Ports, 'log'>): Reply {
  if (!(cause instanceof GatewayError)) {
    ports.log.error('request_failed', { route, cause: stack_of(cause) })
    return { status: 500, headers: JSON_HEADERS, body: '{"error":"Internal error"}' }
  }
  const { status } = ERRORS[cause.code]
  return { status, headers: headers_of(cause), body: JSON.stringify(body_of(cause)) }
}

function headers_of(error: GatewayError): Reply['headers'] {
  const { headers, retry_after_ms } = error.data
  const retry = retry_after_ms === undefined ? {} : { 'retry-after': String(Math.ceil(retry_after_ms / 1000)) }
  const challenge = error.code === 'UNAUTHORIZED' ? { 'www-authenticate': 'Bearer' } : {}
  return { ...JSON_HEADERS, ...retry, ...challenge, ...headers }
}

function body_of(error: GatewayError): object {
  if (error.code === 'RATE_LIMITED') return rate_body(error)
  const { failure_class, body } = error.data
  return { error: error.message, ...(failure_class ? { failure_class } : {}), ...body }
}

function rate_body(error: GatewayError): RpcErrorData {
  return {
    rpc_version: RPC_VERSION,
    request_id: 'unknown',
    rpc_status: 'error',
    rpc_error_code: 'RATE_LIMITED',
    rpc_error_message: error.message,
    retry_eligible: true,
    retry_after_ms: error.data.retry_after_ms ?? null,
    fallback_decision: null,
  }
}
