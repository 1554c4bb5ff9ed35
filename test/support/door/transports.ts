// Every way into a gateway, spoken to in its own form: one call, half a call, too large a call, and what the reply says in
// one word: the decision, or the code it was refused with.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { MAX_BODY_BYTES } from '#core/limits.ts'
import type { Running } from '#runtime/node/main.ts'
import { encode_frame, frame_reader } from '#runtime/node/socket/frame.ts'
import { ask, type Body, exchange } from '#test/support/door/listener.ts'
import { type Json, rpc_command } from '#test/support/rpc.ts'

export const AGENT_TOKEN = 'the-agents-token-of-more-than-thirty-two'
const WEBHOOK_TOKEN = 'the-webhook-token-of-more-than-thirty-two'

/** What a gateway needs so that every door is open and guarded. */
export const GUARDED = {
  CS_HTTP_PORT: '0',
  CS_AUTH_TOKEN: AGENT_TOKEN,
  ALPHA_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
  ALPHA_WEBHOOK_PORT: '0',
  CS_LOG_LEVEL: 'silent',
}

/** A call that has begun; `finish` sends the rest and resolves with what the reply says. */
export interface Begun {
  finish(): Promise<string>
}

export interface Transport {
  name: string
  /** The body of a call; the same id twice is a redelivery, or the reuse of an id when the command differs. */
  body(command: string, id: string): string
  /** `token` replaces the right one. */
  send(gateway: Running, body: string, token?: string): Promise<string>
  begin(gateway: Running, body: string): Promise<Begun>
  oversized(gateway: Running): Promise<string>
}

interface HttpForm {
  name: string
  target: string
  token: string
  max_bytes: number
  port: (gateway: Running) => number
  body: Transport['body']
  /** Of a 200. */
  says: (body: Body) => string
}

const port_in = (url: string | null) => Number(new URL(String(url)).port)

function over_http({ name, target, token, max_bytes, port, body, says }: HttpForm): Transport {
  const headers = (bearer: string) => ({ authorization: `Bearer ${bearer}`, 'content-type': 'application/json' })
  const head = (length: number) =>
    [
      `POST ${target} HTTP/1.1`,
      'Host: localhost',
      `Content-Length: ${length}`,
      ...Object.entries(headers(token)).map((pair) => pair.join(': ')),
    ].join('\r\n')
  const word = (status: number, text: string) => (status === 200 ? says(JSON.parse(text)) : String(status))
  const read = (reply: string) => {
    const [top = '', text = ''] = reply.split('\r\n\r\n')
    return word(Number(top.split(' ')[1]), text)
  }
  return {
    name,
    body,
    async send(gateway, sent, bearer = token) {
      const answer = await ask(port(gateway), { method: 'POST', target, headers: headers(bearer), body: sent })
      return word(answer.status, answer.text)
    },
    async begin(gateway, sent) {
      const client = connect(port(gateway), '127.0.0.1')
      const replied = reply_on(client)
      client.write(`${head(Buffer.byteLength(sent))}\r\n\r\n${sent.slice(0, 1)}`)
      // The gateway has the beginning when it has answered a request that was sent later.
      await once(client, 'connect')
      await ask(port(gateway), { target: '/health' })
      return {
        async finish() {
          client.write(sent.slice(1))
          return read(await replied)
        },
      }
    },
    async oversized(gateway) {
      const client = connect(port(gateway), '127.0.0.1')
      client.write(`${head(max_bytes + 1)}\r\n\r\n`)
      return read(await reply_on(client))
    },
  }
}

/** One reply, with the length that it announces; the connection may stay open. */
async function reply_on(client: Socket): Promise<string> {
  let reply = ''
  for await (const chunk of client) {
    reply += String(chunk)
    const [head, text] = reply.split('\r\n\r\n')
    const length = /content-length: (\d+)/i.exec(head ?? '')?.[1]
    if (length !== undefined && Buffer.byteLength(text ?? '') >= Number(length)) break
  }
  client.destroy()
  return reply
}

const says_rpc = (reply: Body) => String(reply.result?.decision.decision ?? reply.error.code)
const rpc_body = (command: string, id: string) =>
  JSON.stringify(rpc_command(command, { request_id: id, deadline_ms: 1000 }, { event_id: `evt-${id}` }))

function over_socket(): Transport {
  const path = (gateway: Running) => String(gateway.uds_path)
  const read = (bytes: Buffer) => {
    const [step] = frame_reader().push(bytes)
    if (step?.kind !== 'frame') throw new Error('no frame came back')
    return says_rpc(JSON.parse(step.payload.toString('utf8')))
  }
  const begin = async (gateway: Running, sent: string): Promise<Begun> => {
    const client = connect(path(gateway))
    const replied = once(client, 'data')
    const frame = encode_frame(sent)
    client.write(frame.subarray(0, 5))
    // The gateway has the beginning when it has answered a request that was sent later.
    await once(client, 'connect')
    await ask(0, { method: 'POST', target: '/', socket_path: path(gateway) })
    return {
      async finish() {
        client.on('error', () => undefined)
        client.write(frame.subarray(5))
        const [bytes] = (await replied) as [Buffer]
        client.destroy()
        return read(bytes)
      },
    }
  }
  return {
    name: 'Unix socket',
    body: rpc_body,
    send: async (gateway, sent, token) => {
      if (token === undefined) return (await begin(gateway, sent)).finish()
      // No token opens more here: what agents must not do does not exist behind this door.
      const headers = { authorization: `Bearer ${token}` }
      const call = { method: 'POST', target: '/ahp/resolve', headers, body: sent, socket_path: path(gateway) }
      return String((await ask(0, call)).status)
    },
    begin,
    async oversized(gateway) {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(MAX_BODY_BYTES + 1)
      return read(await exchange(path(gateway), length))
    },
  }
}

const action = (command: string, id: string) => ({
  event_type: 'pre_action',
  session_id: 's-1',
  event_id: `evt-${id}`,
  payload: { tool: 'Bash', command },
})
const gateway_http = {
  token: AGENT_TOKEN,
  max_bytes: MAX_BODY_BYTES,
  port: ({ http_url }: Running) => port_in(http_url),
}
const text = (value: Json) => JSON.stringify(value)

export const TRANSPORTS: readonly Transport[] = [
  over_http({ ...gateway_http, name: 'POST /ahp', target: '/ahp', body: rpc_body, says: says_rpc }),
  over_http({
    ...gateway_http,
    name: 'beta wrapped',
    target: '/ahp/beta',
    body: (command, id) =>
      text({ jsonrpc: '2.0', id: 1, method: 'ahp/event', params: { request_id: id, ...action(command, id) } }),
    says: (reply) => String(reply.result?.decision ?? reply.error.code),
  }),
  over_http({
    ...gateway_http,
    name: 'beta flat',
    target: '/ahp/beta',
    body: (command, id) =>
      text({
        request_id: id,
        event: { schema_version: 'ahp.1.0', source_framework: 'beta', ...action(command, id) },
      }),
    says: (reply) => reply.decision,
  }),
  over_http({
    ...gateway_http,
    name: 'gamma',
    target: '/ahp/gamma?dialect=flat',
    body: (command, id) =>
      text({
        hook_event_name: 'PreToolUse',
        session_id: 's-1',
        tool_name: 'Bash',
        tool_use_id: id,
        tool_input: { command },
      }),
    says: (reply) => reply.permissionDecision,
  }),
  over_http({
    name: 'webhook',
    target: '/webhook/alpha',
    token: WEBHOOK_TOKEN,
    max_bytes: 1_048_576,
    port: ({ webhook_url }) => port_in(webhook_url),
    body: (command, id) =>
      text({
        type: 'exec.approval.requested',
        sessionKey: 's-1',
        idempotencyKey: id,
        payload: { command, approval_id: `up-${id}` },
      }),
    says: (reply) => reply.decision,
  }),
  over_socket(),
]
