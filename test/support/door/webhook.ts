// The webhook receiver on a free loopback port over ports in memory, and calls as the framework makes them.
import { createHmac } from 'node:crypto'
import { load_config } from '#runtime/config/config.ts'
import type { Receiver } from '#runtime/node/webhook/receiver.ts'
import { start_webhook } from '#runtime/node/webhook/webhook.ts'
import { type Answer, ask } from '#test/support/door/listener.ts'
import { type MemoryPortsOptions, memory_ports } from '#test/support/ports.ts'
import type { Json } from '#test/support/rpc.ts'

export const TOKEN = 'webhook-token-of-thirty-two-chars'
export const SECRET = 'webhook-secret'

export interface Webhook {
  port: number
  ports: ReturnType<typeof memory_ports>
  receiver: Receiver
}

/** A receiver with these variables; it listens until it is stopped. */
export async function open_webhook(
  env: Readonly<Record<string, string>> = { ALPHA_WEBHOOK_TOKEN: TOKEN },
  options: MemoryPortsOptions = {},
): Promise<Webhook> {
  const ports = memory_ports(options)
  const { values } = load_config({ env: { ALPHA_WEBHOOK_PORT: '0', ...env } })
  const receiver = await start_webhook(values, null, ports)
  if (receiver === null) throw new Error('the configuration asks for no receiver')
  return { port: Number(new URL(receiver.url).port), ports, receiver }
}

let serial = 0

/** An approval request as the framework posts it. */
export function alpha_body(change: Json = {}, payload: Json = {}): Json {
  return {
    type: 'exec.approval.requested',
    sessionKey: 'agent:main:main',
    agentId: 'main',
    payload: { command: 'ls', approval_id: `up-${++serial}`, ...payload },
    ...change,
  }
}

export interface Post {
  body?: unknown
  headers?: Readonly<Record<string, string>>
  target?: string
  method?: string
}

/** Posts with the token and as JSON unless the headers say otherwise; an empty header value leaves the header out. */
export function post(
  { port }: Pick<Webhook, 'port'>,
  { body = alpha_body(), headers = {}, ...rest }: Post = {},
): Promise<Answer> {
  const all = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers }
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  return ask(port, { method: 'POST', target: '/webhook/alpha', headers: sent, body: text, ...rest })
}

/** The two headers of a signed call. */
export function signed(text: string | Buffer, timestamp: string | number, secret = SECRET): Record<string, string> {
  const hex = createHmac('sha256', secret).update(`${timestamp}.`).update(text).digest('hex')
  return { 'x-ahp-timestamp': String(timestamp), 'x-ahp-signature': `v1=${hex}` }
}
