// A real HTTP listener on a free loopback port over ports in memory, and clients that say exactly what a test wants to say.
import { request as http_request, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Route } from '#core/endpoint.ts'
import { MAX_UNFINISHED_BYTES } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { ROUTES } from '#functions/index.ts'
import { load_config } from '#runtime/config/config.ts'
import { node_gate } from '#runtime/node/gate.ts'
import { unfinished_bytes } from '#runtime/node/http/body.ts'
import { attach_routes, create_http_server, type Patience } from '#runtime/node/http/http.ts'
import { create_responder, type Responder } from '#runtime/node/http/respond.ts'
import { type MemoryPortsOptions, memory_ports } from '#test/support/ports.ts'

export interface ListenerOptions extends MemoryPortsOptions {
  /** Variables of CONTRACT 18; tokens switch authentication on. */
  env?: Readonly<Record<string, string>>
  routes?: readonly Route[]
  keepalive_ms?: number
  patience?: Patience
  unfinished_bytes?: number
  unsent_bytes?: number
}

export interface Listener {
  port: number
  ports: ReturnType<typeof memory_ports> & Ports
  responder: Responder
  close(): Promise<void>
}

/** Listens until `close`. */
export async function listen(options: ListenerOptions = {}): Promise<Listener> {
  const { values } = load_config({ env: options.env ?? {} })
  const ports = memory_ports({
    ...options,
    settings: {
      auth_enabled: values.CS_AUTH_TOKEN !== null,
      operator_separate: values.CS_OPERATOR_TOKEN !== null,
      rate_limit_per_minute: values.CS_RATE_LIMIT_PER_MINUTE,
      metrics_auth: values.CS_METRICS_AUTH,
      metrics_enabled: values.CS_METRICS_ENABLED,
      ...options.settings,
    },
  })
  const routes = options.routes ?? ROUTES
  const server = create_http_server(null, options.patience)
  const responder = create_responder({
    routes,
    ports,
    unfinished: unfinished_bytes(options.unfinished_bytes ?? MAX_UNFINISHED_BYTES),
    admit: node_gate(values, ports).admit,
    ...(options.unsent_bytes === undefined ? {} : { unsent: unfinished_bytes(options.unsent_bytes) }),
    ...(options.keepalive_ms === undefined ? {} : { keepalive_ms: options.keepalive_ms }),
  })
  attach_routes(server, routes, responder)
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    ports,
    responder,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

// A reply of any endpoint: tests read whatever member they ask about.
// biome-ignore lint/suspicious/noExplicitAny: see the line above
export type Body = any

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** The parsed body; null when it is empty or no JSON. */
  json: Body
}

export interface Ask {
  method?: string
  /** Request target as it goes over the wire. */
  target: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
  /** A Unix socket instead of the port. */
  socket_path?: string
}

/** One request on a connection of its own. */
export function ask(port: number, { method = 'GET', target, headers = {}, body, socket_path }: Ask): Promise<Answer> {
  const where = socket_path === undefined ? { host: '127.0.0.1', port } : { socketPath: socket_path }
  return new Promise((resolve, reject) => {
    const request = http_request({ ...where, method, path: target, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parse(text) })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

function parse(text: string): Body {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sends bytes on one connection and resolves with everything that came back when the other side closes. */
export function exchange(
  where: number | string,
  send: string | Buffer,
  options: { half_close?: boolean } = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = typeof where === 'number' ? connect(where, '127.0.0.1') : connect(where)
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(chunks)))
    if (options.half_close) socket.end(send)
    else socket.write(send)
  })
}
