// Authentication and roles: reads the presented credential, applies the role rules, and names the caller. The runtime
// compares tokens in constant time; this file never sees a configured token. Source: CONTRACT 0.8.
import type { Caller } from '#core/caller.ts'
import type { Endpoint } from '#core/endpoint.ts'
import { GatewayError } from '#core/errors.ts'
import type { Settings } from '#core/settings.ts'

/** The role a token belongs to; null for a wrong token. Must take the same time for every wrong token. */
export type Recognise = (token: string) => 'agent' | 'operator' | null

/** What the caller presented: nothing, something that is not a bearer token, or a token. */
export type Presented = { kind: 'none' | 'malformed' } | { kind: 'token'; token: string }

/** Reads an Authorization header: the scheme in any case, one or more spaces, exactly one token. */
export function presented_in(header: string | undefined): Presented {
  if (header === undefined) return { kind: 'none' }
  const match = /^bearer +([^ ]+) *$/i.exec(header)
  return match?.[1] ? { kind: 'token', token: match[1] } : { kind: 'malformed' }
}

/** The header wins over `?token=`, which only `bearer-or-query` endpoints accept. */
export function presented_to(endpoint: Endpoint, header: string | undefined, query: string): Presented {
  const presented = presented_in(header)
  if (presented.kind !== 'none' || endpoint.auth !== 'bearer-or-query') return presented
  const token = new URLSearchParams(query).get('token')
  return token === null || token === '' ? presented : { kind: 'token', token }
}

/** Whether the endpoint asks for a token under these settings. */
function needs_token(endpoint: Endpoint, settings: Settings): boolean {
  if (!settings.auth_enabled || endpoint.auth === 'open') return false
  return endpoint.auth !== 'metrics' || settings.metrics_auth
}

/**
 * Names the caller. `peer` is the address that is charged when there is no credential.
 * Throws UNAUTHORIZED (missing or wrong token), FORBIDDEN (the ordinary token on an operator route).
 */
export function admit(
  endpoint: Endpoint,
  presented: Presented,
  recognise: Recognise,
  peer: string,
  settings: Settings,
): Caller {
  if (!needs_token(endpoint, settings)) return { id: 'anonymous', rate_key: `peer:${peer}`, transport: 'http' }
  const role = presented.kind === 'token' ? recognise(presented.token) : null
  if (role === null) throw new GatewayError('UNAUTHORIZED', 'Unauthorized')
  if (endpoint.auth === 'operator' && settings.operator_separate && role !== 'operator') {
    throw new GatewayError('FORBIDDEN', 'This route needs the operator credential', {
      failure_class: 'auth_operator_required',
    })
  }
  return { id: role, rate_key: `credential:${role}`, transport: 'http' }
}

/**
 * A Recognise over SHA-256 digests for platforms without a native constant-time comparison: both hex texts are always read
 * to their end. `digests` are those of the configured tokens; null when not configured.
 */
export function recognise_by_digest(
  digests: { agent: string; operator: string | null },
  sha256: (text: string) => string,
): Recognise {
  return (token) => {
    const given = sha256(token)
    const operator = digests.operator !== null && same_hex(given, digests.operator)
    const agent = same_hex(given, digests.agent)
    return operator ? 'operator' : agent ? 'agent' : null
  }
}

function same_hex(left: string, right: string): boolean {
  let difference = left.length ^ right.length
  for (let at = 0; at < left.length; at++) difference |= left.charCodeAt(at) ^ right.charCodeAt(at)
  return difference === 0
}
