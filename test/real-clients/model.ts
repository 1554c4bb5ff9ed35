// A model that wants what the run says: it answers a client's request with the next tool call of a plan, and with a last text
// when every call has its result. It speaks the interfaces in wires/.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Turn, Wanted, Wire } from '#test/real-clients/wire.ts'
import { chat } from '#test/real-clients/wires/chat.ts'
import { gemini } from '#test/real-clients/wires/gemini.ts'
import { messages } from '#test/real-clients/wires/messages.ts'
import { responses } from '#test/real-clients/wires/responses.ts'

export interface WantingModel {
  /** Without a path. */
  url: string
  /** Starts another plan; what was seen so far is forgotten. */
  plan(calls: readonly Wanted[]): void
  /** Calls of the plan that were really issued. */
  issued: Wanted[]
  /** What the client said came of a call, as the text that the model is shown. */
  results: string[]
  /** Names of the tools that were offered, of the request that offered the most. */
  tools: string[]
  /** Method and path of every request. */
  requests: string[]
  close(): Promise<void>
}

/** Listens on a loopback port until `close`. */
export async function wanting_model(): Promise<WantingModel> {
  let wanted: readonly Wanted[] = []
  let serial = 0
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    model.requests.push(`${request.method} ${path}`)
    const wire = wire_of(path)
    const body = await read_json(request)
    const turn = wire?.read(body) ?? null
    if (wire === null || turn === null) return answer_otherwise(path, response)
    const next = next_call(turn, wanted)
    if (next !== null) model.issued.push(next)
    for (const result of turn.results) if (!model.results.includes(result)) model.results.push(result)
    if (turn.tools.length > model.tools.length) model.tools = turn.tools
    const stream = path.includes(':stream') || (body as { stream?: unknown }).stream === true
    response.writeHead(200, { 'content-type': stream ? 'text/event-stream' : 'application/json' })
    response.end(wire.answer(next, ++serial, stream))
  })
  const model: WantingModel = {
    url: '',
    issued: [],
    results: [],
    tools: [],
    requests: [],
    plan(calls) {
      wanted = calls
      Object.assign(model, { issued: [], results: [], tools: [], requests: [] })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return model
}

/** Null when everything was asked for, or when the client offers no such tool: a request for a title, say. */
function next_call(turn: Turn, wanted: readonly Wanted[]): Wanted | null {
  const plan = turn.below ? wanted.flatMap(({ calls = [] }) => calls) : wanted
  const next = plan[turn.results.length]
  return next !== undefined && turn.tools.includes(next.tool) ? next : null
}

function wire_of(path: string): Wire | null {
  if (/:(?:streamG|g)enerateContent\b/.test(path)) return gemini
  if (/\/v1\/messages(?:\?|$)/.test(path)) return messages
  if (/\/responses(?:\?|$)/.test(path)) return responses
  return /\/chat\/completions\b/.test(path) ? chat : null
}

/** What clients ask beside: the length of a prompt, the list of models. */
function answer_otherwise(path: string, response: ServerResponse): void {
  const models = { object: 'list', data: [{ id: 'wanting-1', object: 'model' }] }
  const known = path.includes(':countTokens') ? { totalTokens: 1 } : path.endsWith('/models') ? models : null
  response.writeHead(known === null ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(known ?? { error: { code: 404, message: 'no such interface' } }))
}

async function read_json(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return null
  }
}
