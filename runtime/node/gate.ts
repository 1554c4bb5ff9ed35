// Access control of node:http: constant-time token check, failed attempts per peer, Host and Origin rule without
// authentication, forwarded addresses from trusted proxies only. Source: CONTRACT 0.1 "Host and Origin", 0.8, 0.9.
import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Caller } from '#core/caller.ts'
import { admit, presented_to, type Recognise } from '#core/edge/gate.ts'
import { rate_limited } from '#core/edge/rate.ts'
import type { Route } from '#core/endpoint.ts'
import { GatewayError } from '#core/errors.ts'
import { rate_windows } from '#core/memory/shared/rate.ts'
import type { Ports } from '#core/ports.ts'
import { network_list } from '#runtime/config/variable.ts'
import type { Values } from '#runtime/config/variables.ts'

/** The check in front of every HTTP route. */
export interface Gate {
  /** Names the caller. Throws UNAUTHORIZED, FORBIDDEN, RATE_LIMITED (too many failed attempts of this peer). */
  admit(request: IncomingMessage, route: Route, query: string): Caller
}

type GateValues = Pick<
  Values,
  | 'CS_AUTH_TOKEN'
  | 'CS_OPERATOR_TOKEN'
  | 'CS_ALLOWED_HOSTS'
  | 'CS_HTTP_HOST'
  | 'AHP_TRUSTED_PROXIES'
  | 'AHP_SSL_CERTFILE'
>

/** Tokens are hashed once here and not kept. */
export function node_gate(values: GateValues, ports: Ports): Gate {
  const recognise = recognise_tokens(values.CS_AUTH_TOKEN, values.CS_OPERATOR_TOKEN)
  const peer_of = peer_reader(values.AHP_TRUSTED_PROXIES)
  const check_host = host_rule(values)
  const failures = rate_windows(ports.settings.rate_limit_per_minute)

  const failed = (error: GatewayError, peer: string, route: string): GatewayError => {
    const retry_after_ms = failures.spend(peer, ports.clock.monotonic_ms())
    // Above the limit attempts are only counted, so that they cannot fill the log.
    ports.metrics.count('asg_auth_failures_total', { route })
    if (retry_after_ms > 0) {
      ports.metrics.count('asg_rate_limited_total', { route })
      return rate_limited(retry_after_ms, ports)
    }
    ports.log.warn('auth_failed', { peer, route, cause: error.code })
    return error
  }
  return {
    admit(request, { endpoint, path }, query) {
      const peer = peer_of(request)
      if (!ports.settings.auth_enabled) check_host(request)
      const presented = presented_to(endpoint, request.headers.authorization, query)
      try {
        return admit(endpoint, presented, recognise, peer, ports.settings)
      } catch (cause) {
        throw cause instanceof GatewayError ? failed(cause, peer, path) : cause
      }
    },
  }
}

/** Compares SHA-256 digests of equal length in constant time; always compares both. */
function recognise_tokens(agent: string | null, operator: string | null): Recognise {
  const digest = (token: string) => hash('sha256', token, 'buffer')
  const agent_digest = agent === null ? null : digest(agent)
  const operator_digest = operator === null ? null : digest(operator)
  return (token) => {
    const given = digest(token)
    const is_operator = operator_digest !== null && timingSafeEqual(given, operator_digest)
    const is_agent = agent_digest !== null && timingSafeEqual(given, agent_digest)
    return is_operator ? 'operator' : is_agent ? 'agent' : null
  }
}

/**
 * Reads the address a request comes from: the socket's, or the right-most forwarded address that is not a trusted
 * proxy.
 */
function peer_reader(trusted: readonly string[]): (request: IncomingMessage) => string {
  const read = source_reader(trusted)
  return (request) => read(request) ?? plain_address(request.socket.remoteAddress ?? '')
}

/** The same; null when a trusted proxy reports something that is not an address. */
export function source_reader(trusted: readonly string[]): (request: IncomingMessage) => string | null {
  const is_proxy = address_test(trusted)
  return (request) => {
    const peer = plain_address(request.socket.remoteAddress ?? '')
    const forwarded = request.headers['x-forwarded-for']
    if (trusted.length === 0 || forwarded === undefined || !is_proxy(peer)) return peer
    const hops = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded).split(',')
    for (const hop of hops.reverse()) {
      const address = plain_address(hop.trim())
      if (isIP(address) === 0) return null
      if (!is_proxy(address)) return address
    }
    return peer
  }
}

/** Tests whether an address is in a list of addresses and ranges; IPv4-mapped addresses count as IPv4. */
export function address_test(items: readonly string[]): (address: string) => boolean {
  const networks = network_list(items)
  return (address) => {
    const plain = plain_address(address)
    const family = isIP(plain)
    return family !== 0 && networks.check(plain, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/** `::ffff:192.0.2.1` and `192.0.2.1` are the same peer. */
export function plain_address(address: string): string {
  return /^::ffff:\d/i.test(address) ? address.slice(7) : address
}

/**
 * Keeps web pages away while there is no token: a page reaches a local port under its own host name (DNS rebinding) or
 * with its own Origin. The returned check throws FORBIDDEN.
 */
function host_rule(
  values: Pick<GateValues, 'CS_ALLOWED_HOSTS' | 'CS_HTTP_HOST' | 'AHP_SSL_CERTFILE'>,
): (request: IncomingMessage) => void {
  const own_port = values.AHP_SSL_CERTFILE === null ? '80' : '443'
  const named = new Set(
    ['localhost', values.CS_HTTP_HOST, ...values.CS_ALLOWED_HOSTS].map((host) => host.toLowerCase()),
  )
  let last_good: string | null = null
  return ({ headers: { host, origin } }) => {
    if (host !== undefined && host === last_good && origin === undefined) return
    const given = host === undefined ? null : split_host(host, own_port)
    if (given === null || (isIP(given.name) === 0 && !named.has(given.name))) {
      throw new GatewayError('FORBIDDEN', 'The Host header names no address of this gateway; see CS_ALLOWED_HOSTS')
    }
    if (origin === undefined) {
      last_good = host ?? null
      return
    }
    const page = URL.canParse(origin) ? new URL(origin) : null
    const from = page ? split_host(page.host, page.protocol === 'https:' ? '443' : '80') : null
    if (from === null || from.name !== given.name || from.port !== given.port) {
      throw new GatewayError('FORBIDDEN', 'The Origin header is not that of this gateway')
    }
  }
}

/** Splits `[::1]:8080` into `::1` and `8080`; null when it is not a host. */
function split_host(host: string, default_port: string): { name: string; port: string } | null {
  const match = /^(?:\[([0-9a-f:.]+)\]|([^\s:[\]/@]+))(?::([0-9]{1,5}))?$/i.exec(host)
  const name = match?.[1] ?? match?.[2]
  return name === undefined ? null : { name: name.toLowerCase(), port: match?.[3] ?? default_port }
}
