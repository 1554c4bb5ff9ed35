// Calls of any endpoint through the whole edge (route table, gate, limits, schemas) without opening a port.
import { match_path } from '#core/edge/route.ts'
import type { Ports } from '#core/ports.ts'
import { serve } from '#core/serve.ts'
import { ROUTES } from '#functions/index.ts'
import type { Json } from '#test/support/rpc.ts'

export interface Called {
  status: number
  body: Json
  text: string
  headers: Headers
}

/** Roles by token, for gateways that ask for one. */
const TOKENS: Readonly<Record<string, 'agent' | 'operator'>> = { 'agent-token': 'agent', 'operator-token': 'operator' }

/** Sends a request to the endpoint of the table that answers its path. A body that is not a string is sent as JSON. */
export async function call(
  ports: Ports,
  method: 'GET' | 'POST' | 'PATCH',
  target: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Called> {
  const url = new URL(target, 'http://127.0.0.1:8080')
  const route = ROUTES.find((one) => one.method === method && match_path(one.path, url.pathname))
  if (!route) throw new Error(`no route answers ${method} ${url.pathname}`)
  const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  const request = new Request(url, { method, headers, ...(sent === undefined ? {} : { body: sent }) })
  const door = { path: route.path, recognise: (token: string) => TOKENS[token] ?? null, peer: '127.0.0.1' }
  const response = await serve(route.endpoint, request, ports, door)
  const text = await response.text()
  return { status: response.status, body: parsed(text), text, headers: response.headers }
}

export function get(ports: Ports, target: string): Promise<Called> {
  return call(ports, 'GET', target)
}

export function post(ports: Ports, target: string, body?: unknown): Promise<Called> {
  return call(ports, 'POST', target, body)
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return {}
  }
}
