// One path of the route table as a function over web-standard requests: which method answers, who may ask, and how a refusal looks.
// Where its ports come from is the platform's matter (worker.ts, node/function.ts). Source: ARCHITECTURE 2; CONTRACT 0.1.
import { type Recognise, recognise_by_digest } from '#core/edge/gate.ts'
import { type Endpoints, registered, routes_of } from '#core/edge/route.ts'
import type { Endpoint, Route } from '#core/endpoint.ts'
import type { Ports } from '#core/ports.ts'
import { serve } from '#core/serve.ts'
import { is_loopback } from '#runtime/config/loopback.ts'

/** What a running instance of a per-route build answers with. */
export interface Instance {
  ports: Ports
  recognise: Recognise
}

/** What the build knows and a bundle cannot find out. */
export interface Built {
  /** Version of the package. */
  version: string
  /** The whole table, for the bundle that describes it; else the bundle knows its own path only. */
  routes?: readonly Route[]
}

/** Answers one request; `peer` is the address whose rate window is charged when there is no credential. Never throws. */
export type Answer = (request: Request, instance: Instance, peer: string) => Promise<Response>

/** The answers of one path with all its methods. */
export function answers_of(path: string, endpoints: Endpoints, built: Built): Answer {
  const routes = routes_of(path, endpoints)
  return async (request, { ports, recognise }, peer) => {
    const open = routes.filter(({ endpoint }) => endpoint.when !== 'enterprise' || ports.settings.enterprise_enabled)
    if (open.length === 0) return refusal(404, 'No such route')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const endpoint = open.find((route) => route.method === method)?.endpoint
    if (!endpoint) return not_allowed(open)
    const problem = foreign(request, endpoint, ports)
    if (problem !== null) return refusal(403, problem)
    return serve(endpoint, request, ports, { path, recognise, peer, routes: table_of(built.routes ?? routes, ports) })
  }
}

/** CS_AUTH_TOKEN and CS_OPERATOR_TOKEN. */
export interface Tokens {
  agent_token: string | null
  operator_token: string | null
}

/** Who the callers are by their tokens; nobody is told apart without one. */
export function recognise_tokens(
  { agent_token, operator_token }: Tokens,
  { digest }: Pick<Ports, 'digest'>,
): Recognise {
  if (agent_token === null) return () => null
  const operator = operator_token === null ? null : digest.sha256(operator_token)
  return recognise_by_digest({ agent: digest.sha256(agent_token), operator }, digest.sha256)
}

/** As the gateway describes itself: the receiver's routes belong to another service. */
function table_of(routes: readonly Route[], { settings }: Pick<Ports, 'settings'>): readonly Route[] {
  return registered(routes, 'gateway', settings)
}

/**
 * Why a request is refused while there is no token, or null: the rule for Host and Origin of CONTRACT 0.1. Host names of such platforms
 * are public, so only loopback is trusted, and a page of another origin that reaches it is not.
 */
function foreign(request: Request, endpoint: Endpoint, { settings }: Ports): string | null {
  if (settings.auth_enabled || endpoint.auth === 'open') return null
  const own = new URL(request.url)
  if (!is_loopback(own.hostname)) return 'Without CS_AUTH_TOKEN only loopback hosts are served'
  const origin = request.headers.get('origin')
  return origin === null || same_place(origin, own) ? null : 'The Origin header is not that of this gateway'
}

/** Whether an Origin header has the host and the port of a URL; false for `null`, the origin of a page without one. */
function same_place(origin: string, own: URL): boolean {
  const page = URL.canParse(origin) ? new URL(origin) : null
  return page !== null && page.hostname === own.hostname && port_of(page) === port_of(own)
}

function port_of({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80')
}

function not_allowed(routes: readonly { method: string }[]): Response {
  const allow = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
  return refusal(405, `Method not allowed; this route answers ${allow}`, { allow })
}

/** A refusal by whatever stands in front of the handlers. */
export function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
