// One endpoint as a module of a web-standard platform: `export default { fetch(request, env) }`. The build writes one for each
// path of the route table. State is in memory, so a bundle refuses to answer unless that was permitted. Source: ARCHITECTURE 2, 4.
import { type Recognise, recognise_by_digest } from '#core/edge/gate.ts'
import { type Endpoints, registered, routes_of } from '#core/edge/route.ts'
import type { Endpoint, Route } from '#core/endpoint.ts'
import type { Ports } from '#core/ports.ts'
import { serve } from '#core/serve.ts'
import { is_loopback } from '#runtime/config/loopback.ts'
import { memory_ports } from '#runtime/edge/memory-ports.ts'
import { type Bindings, type EdgeSettings, RefusedStart, read_bindings } from '#runtime/edge/settings.ts'
import { compile_rules, NOTHING_OF_ITS_OWN, warm } from '#runtime/policy/builtin.ts'

/** The module interface of web-standard platforms. */
export interface Worker {
  fetch(request: Request, bindings?: Bindings): Promise<Response>
}

interface Instance {
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

/** The module of one path with all its methods. Ports are made with the first request, because bindings come with it. */
export function worker(path: string, endpoints: Endpoints, built: Built): Worker {
  const routes = routes_of(path, endpoints)
  let instance: Promise<Instance> | undefined
  return {
    async fetch(request, bindings = {}) {
      let running: Instance
      try {
        instance ??= start(bindings, built.version)
        running = await instance
      } catch (cause) {
        // Nothing of a failed start is kept: the next request tries again.
        instance = undefined
        if (cause instanceof RefusedStart) return refusal(503, cause.message)
        console.error(JSON.stringify({ level: 'error', event: 'start_failed', path, cause: String(cause) }))
        return refusal(503, 'The gateway could not start')
      }
      const { ports, recognise } = running
      const open = routes.filter(({ endpoint }) => endpoint.when !== 'enterprise' || ports.settings.enterprise_enabled)
      if (open.length === 0) return refusal(404, 'No such route')
      const method = request.method === 'HEAD' ? 'GET' : request.method
      const endpoint = open.find((route) => route.method === method)?.endpoint
      if (!endpoint) return not_allowed(open)
      const problem = foreign(request, endpoint, ports)
      if (problem !== null) return refusal(403, problem)
      const peer = request.headers.get('cf-connecting-ip') ?? 'unknown'
      return serve(endpoint, request, ports, { path, recognise, peer, routes: table_of(built.routes ?? routes, ports) })
    },
  }
}

/** As the gateway describes itself: the receiver's routes belong to another service. */
function table_of(routes: readonly Route[], { settings }: Pick<Ports, 'settings'>): readonly Route[] {
  return registered(routes, 'gateway', settings)
}

async function start(bindings: Bindings, version: string): Promise<Instance> {
  const read = read_bindings(bindings, version)
  const policy = warm(compile_rules({ self: NOTHING_OF_ITS_OWN }))
  const ports = memory_ports(read.settings, { current: () => policy })
  return { ports, recognise: recognise_tokens(read, ports) }
}

function recognise_tokens({ agent_token, operator_token }: EdgeSettings, { digest }: Ports): Recognise {
  if (agent_token === null) return () => null
  const operator = operator_token === null ? null : digest.sha256(operator_token)
  return recognise_by_digest({ agent: digest.sha256(agent_token), operator }, digest.sha256)
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

function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
