// The rate limit at the edge: which window a request is charged to, and the error that says when to retry. Source:
// CONTRACT 0.2 (429 body), 0.9.
import type { Caller } from '#core/caller.ts'
import { GatewayError } from '#core/errors.ts'
import { is_object, parse_json } from '#core/json.ts'
import { MAX_ID_CHARS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'

/** Counts one request in the caller's rate window. Throws RATE_LIMITED; a refused request is not counted (CONTRACT 0.9). */
export async function charge(caller: Caller, route: string, ports: Ports): Promise<void> {
  const retry_after_ms = await ports.shared.spend(caller.rate_key)
  if (retry_after_ms === 0) return
  ports.metrics.count('asg_rate_limited_total', { route })
  throw rate_limited(retry_after_ms, ports)
}

/** The RATE_LIMITED error with its fixed sentence (CONTRACT 0.2). */
export function rate_limited(retry_after_ms: number, ports: Ports): GatewayError {
  const limit = ports.settings.rate_limit_per_minute
  return new GatewayError('RATE_LIMITED', `Rate limit of ${limit} requests per minute exceeded`, {
    retry_after_ms: Math.max(1, Math.ceil(retry_after_ms)),
  })
}

/**
 * Rate key of a socket call: one window per session, because all agents of a machine share the socket; calls without a
 * session share one window (CONTRACT 0.9). Looks for the session where each body form of the hook routes keeps it.
 */
export function socket_rate_key(text: string): string {
  const body = parse_json(text)
  const call = Array.isArray(body) ? body[0] : body
  if (!is_object(call)) return 'socket:'
  const params = is_object(call.params) ? call.params : {}
  for (const holder of [params.event, params, call.event, call, call.payload]) {
    if (!is_object(holder)) continue
    const id = holder.session_id ?? holder.sessionId
    if (typeof id === 'string') return `socket:${id.slice(0, MAX_ID_CHARS)}`
  }
  return 'socket:'
}
