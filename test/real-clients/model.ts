// A model that wants what the run says: it answers a client's request with the next tool call of a plan, and with a last text
// when every call has its result. It speaks Gemini's interface and OpenAI's chat completions, with and without a stream.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'

/** One tool call that the model asks for. */
export interface Wanted {
  tool: string
  args: Readonly<Record<string, unknown>>
  /** What the agent that this call starts asks for itself; its prompt is BELOW. */
  calls?: readonly Wanted[]
}

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

/** What both interfaces ask alike. */
interface Turn {
  tools: string[]
  /** Results that the client has sent since the plan began. */
  results: string[]
  /** Said by an agent that another agent started. */
  below: boolean
}

interface Wire {
  read(body: unknown): Turn | null
  answer(next: Wanted | null, serial: number, stream: boolean): string
}

/** The prompt by which an agent below is known. */
export const BELOW = 'Do it, agent below.'
const LAST_TEXT = 'That is all.'

const GeminiRequest = z.looseObject({
  contents: z.array(
    z.looseObject({
      parts: z
        .array(z.looseObject({ functionResponse: z.unknown().optional(), text: z.string().optional() }))
        .optional(),
    }),
  ),
  tools: z
    .array(z.looseObject({ functionDeclarations: z.array(z.looseObject({ name: z.string() })).optional() }))
    .optional(),
})

const gemini: Wire = {
  read(body) {
    const parsed = GeminiRequest.safeParse(body)
    if (!parsed.success) return null
    const { contents, tools = [] } = parsed.data
    return {
      tools: tools.flatMap(({ functionDeclarations = [] }) => functionDeclarations.map(({ name }) => name)),
      results: contents
        .flatMap(({ parts = [] }) => parts.map(({ functionResponse }) => functionResponse))
        .filter((response) => response !== undefined)
        .map((response) => JSON.stringify(response)),
      below: contents.some(({ parts = [] }) => parts.some(({ text }) => text?.includes(BELOW))),
    }
  },
  answer(next, _serial, stream) {
    const part = next === null ? { text: LAST_TEXT } : { functionCall: { name: next.tool, args: next.args } }
    const body = {
      candidates: [{ index: 0, content: { role: 'model', parts: [part] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    }
    return stream ? `data: ${JSON.stringify(body)}\r\n\r\n` : JSON.stringify(body)
  },
}

const ChatRequest = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown().optional() })),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }).optional() })).optional(),
})

const chat: Wire = {
  read(body) {
    const parsed = ChatRequest.safeParse(body)
    if (!parsed.success) return null
    const { messages, tools = [] } = parsed.data
    return {
      tools: tools.flatMap(({ function: declared }) => (declared === undefined ? [] : [declared.name])),
      results: messages
        .filter(({ role }) => role === 'tool')
        .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content))),
      below: messages.some(({ role, content }) => role === 'user' && JSON.stringify(content).includes(BELOW)),
    }
  },
  answer(next, serial, stream) {
    const call = next && {
      index: 0,
      id: `call_${serial}`,
      type: 'function',
      function: { name: next.tool, arguments: JSON.stringify(next.args) },
    }
    const said = { role: 'assistant', content: call ? null : LAST_TEXT, ...(call && { tool_calls: [call] }) }
    const shared = { id: `chatcmpl-${serial}`, created: 1_767_225_600, model: 'wanting-1' }
    const finish_reason = call ? 'tool_calls' : 'stop'
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
    if (!stream) {
      const choices = [{ index: 0, message: said, finish_reason }]
      return JSON.stringify({ ...shared, object: 'chat.completion', choices, usage })
    }
    const chunk = (choices: unknown[], more = {}) =>
      `data: ${JSON.stringify({ ...shared, object: 'chat.completion.chunk', choices, ...more })}\n\n`
    return [
      chunk([{ index: 0, delta: said, finish_reason: null }]),
      chunk([{ index: 0, delta: {}, finish_reason }]),
      chunk([], { usage }),
      'data: [DONE]\n\n',
    ].join('')
  },
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
