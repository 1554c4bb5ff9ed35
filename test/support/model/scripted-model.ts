// A model server that answers as its script says, over the real wires of three model interfaces. Tests start it in their own
// process; people start it by hand: `node test/support/model/scripted-model.ts --help`.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { type Asked, type Ending, WIRES, type WireName, wire_of } from '#test/support/model/model-wire.ts'

/** One move of the server. All of it is JSON, so that a script can be sent to a running server. */
export type Move =
  | { kind: 'text'; text: string; ending?: Ending }
  | { kind: 'status'; status: number; headers?: Record<string, string>; message?: string }
  /** A whole body that may be no reply at all. */
  | { kind: 'raw'; body: string; status?: number; headers?: Record<string, string> }
  /** Takes the request and says nothing; the second kind stops in the middle of a reply. */
  | { kind: 'hang' }
  | { kind: 'hang_in_reply' }
  /** Closes the connection: before a reply, or in the middle of one. */
  | { kind: 'drop' }
  | { kind: 'drop_in_reply' }
  /** Bytes without end. */
  | { kind: 'flood' }

export type Script = readonly Move[] | ((asked: Asked) => Move)

export interface ScriptedServer {
  /** With the version, as CS_LLM_BASE_URL takes it. */
  base_url: string
  /** Requests so far, in order. */
  asked: Asked[]
  /** Their bodies as they were sent. */
  bodies: string[]
  /** Requests that no wire would accept, each as one line. */
  refused: string[]
  /** Resolves when that many requests have come. */
  reached(count: number): Promise<void>
  /** Resolves when that many clients have gone away before their reply was whole. */
  left(count: number): Promise<void>
  script(script: Script): void
  close(): Promise<void>
}

const USAGE_OF = (asked: Asked, text: string) => ({
  input: Math.ceil((asked.system.length + asked.said.reduce((sum, { text }) => sum + text.length, 0)) / 4),
  output: Math.ceil(text.length / 4),
})

/** Listens on a loopback port until `close`; the last move of a list is repeated. A missing or empty script hangs. */
export async function scripted_server(script: Script, port = 0): Promise<ScriptedServer> {
  const asked: Asked[] = []
  const bodies: string[] = []
  const refused: string[] = []
  const come = milestones()
  const gone = milestones()
  let current = script
  let played = 0
  const next = (one: Asked): Move => {
    if (typeof current === 'function') return current(one)
    return current[Math.min(played++, current.length - 1)] ?? { kind: 'hang' }
  }
  const server = createServer(async (request, response) => {
    const body = await read_body(request)
    if (request.method === 'PUT' && request.url === '/script') {
      current = JSON.parse(body) as Move[]
      played = 0
      response.writeHead(204).end()
      return
    }
    const one = read_request(request, body)
    if (typeof one === 'string') {
      refused.push(one)
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message: one } }))
      return
    }
    asked.push(one)
    bodies.push(body)
    response.on('close', () => {
      if (!response.writableFinished) gone.add()
    })
    play(next(one), one, response)
    come.add()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    bodies,
    refused,
    reached: come.reached,
    left: gone.reached,
    script(another) {
      current = another
      played = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Counts, and wakes whoever waits for a count. */
function milestones() {
  let count = 0
  const waiting: { from: number; resolve: () => void }[] = []
  return {
    add() {
      count++
      for (const { from, resolve } of waiting) if (count >= from) resolve()
    },
    reached: (from: number) =>
      new Promise<void>((resolve) => {
        if (count >= from) resolve()
        else waiting.push({ from, resolve })
      }),
  }
}

async function read_body(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** A sentence when no wire would accept it. */
function read_request(request: IncomingMessage, body: string): Asked | string {
  const wire = wire_of(request.url ?? '')
  if (wire === null || request.method !== 'POST') return `${request.method} ${request.url} is no interface of a model`
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return 'the content-type is not JSON'
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return 'the body is not JSON'
  }
  const read = WIRES[wire].read(value, request.headers)
  return read === null
    ? `the body is no request of ${wire}`
    : { ...read, wire, key: WIRES[wire].key_of(request.headers) }
}

const JSON_TYPE = { 'content-type': 'application/json' }

function play(move: Move, asked: Asked, response: ServerResponse): void {
  const wire = WIRES[asked.wire]
  const whole = (text: string, ending: Ending = 'end') =>
    JSON.stringify(wire.answer(asked.model, text, ending, USAGE_OF(asked, text)))
  const half = () => {
    const text = whole('{"risk_assessment":"critical","reasons":["half"],"confidence":1}')
    response.writeHead(200, { ...JSON_TYPE, 'content-length': text.length })
    response.write(text.slice(0, text.length / 2))
  }
  switch (move.kind) {
    case 'text':
      response.writeHead(200, JSON_TYPE).end(whole(move.text, move.ending))
      return
    case 'status':
      response.writeHead(move.status, { ...JSON_TYPE, ...move.headers })
      response.end(JSON.stringify(wire.error(move.status, move.message ?? 'scripted')))
      return
    case 'raw':
      response.writeHead(move.status ?? 200, { ...JSON_TYPE, ...move.headers }).end(move.body)
      return
    case 'hang':
      return
    case 'hang_in_reply':
      half()
      return
    case 'drop':
      response.destroy()
      return
    case 'drop_in_reply':
      half()
      // After the half has left, so that the client sees it.
      response.write('', () => response.destroy())
      return
    case 'flood':
      flood(response)
  }
}

/** Writes as fast as the client reads, until it goes away. */
function flood(response: ServerResponse): void {
  response.writeHead(200, JSON_TYPE)
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(65_536)));
  }
  response.on('drain', more)
  more()
}

// ------------------------------------------------------------------------------------------------------------- by hand

const USAGE = `node test/support/model/scripted-model.ts [options]
  --port N        port, 0 takes a free one (default 0)
  --wire NAME     anthropic, chat or responses: whose settings are printed (default chat)
  --level LEVEL   answers every L2 request with this risk (default high)
  --text TEXT     answers with this text instead; repeatable, the last one is repeated
  --move KIND     hang, hang_in_reply, drop, drop_in_reply, flood, 429, 500, 529, refusal, cut, fenced, malformed
A running server takes another script: curl -X PUT http://127.0.0.1:PORT/script -d '[{"kind":"text","text":"{}"}]'`

const answer = (level: string) =>
  JSON.stringify({ risk_assessment: level, reasons: ['As the script says.'], confidence: 0.9 })

function move_of(word: string, text: string): Move {
  switch (word) {
    case 'hang':
    case 'hang_in_reply':
    case 'drop':
    case 'drop_in_reply':
    case 'flood':
      return { kind: word }
    case '429':
      return { kind: 'status', status: 429, headers: { 'retry-after': '2' }, message: 'Rate limit reached' }
    case '500':
    case '529':
      return { kind: 'status', status: Number(word), message: 'Overloaded' }
    case 'refusal':
      return { kind: 'text', text: 'I cannot help with that.', ending: 'refusal' }
    case 'cut':
      return { kind: 'text', text: text.slice(0, text.length / 2), ending: 'cut' }
    case 'fenced':
      return { kind: 'text', text: `\`\`\`json\n${text}\n\`\`\`` }
    case 'malformed':
      return { kind: 'text', text: `The risk is: ${text.slice(1)}` }
    default:
      throw new Error(`unknown move ${word}`)
  }
}

const SETTINGS: Readonly<Record<WireName, string>> = {
  anthropic: 'anthropic',
  chat: 'openai-compatible',
  responses: 'openai',
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      wire: { type: 'string', default: 'chat' },
      level: { type: 'string', default: 'high' },
      text: { type: 'string', multiple: true, default: [] },
      move: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(USAGE)
  const texts = values.text.length > 0 ? values.text : [answer(values.level)]
  const script: Move[] = values.move
    ? [move_of(values.move, texts[0] ?? '')]
    : texts.map((text) => ({ kind: 'text', text }))
  const server = await scripted_server(script, Number(values.port))
  const provider = SETTINGS[values.wire as WireName] ?? 'openai-compatible'
  console.log(
    `export CS_LLM_PROVIDER=${provider} CS_LLM_BASE_URL=${server.base_url} CS_LLM_MODEL=scripted-1 CS_LLM_API_KEY=scripted-key`,
  )
}

if (import.meta.main) await main()
