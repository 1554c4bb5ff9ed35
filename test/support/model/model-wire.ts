// The wire of the three model interfaces as their makers document them: what a client must send, and what comes back.
// Anthropic Messages (POST /v1/messages), OpenAI chat completions (POST /v1/chat/completions) and responses (POST /v1/responses).
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'

export type WireName = 'anthropic' | 'chat' | 'responses'

/** What a client asked, told alike for all wires. */
export interface Asked {
  wire: WireName
  key: string | null
  model: string
  system: string
  /** In turn, beginning with the user. */
  said: { role: string; text: string }[]
  max_tokens: number | null
  temperature: number | null
}

/** How an answer ended. */
export type Ending = 'end' | 'cut' | 'refusal'

interface Wire {
  path: string
  key_of(headers: IncomingHttpHeaders): string | null
  /** Null when the body is no request of this wire. */
  read(body: unknown, headers: IncomingHttpHeaders): Omit<Asked, 'wire' | 'key'> | null
  answer(model: string, text: string, ending: Ending, usage: { input: number; output: number }): unknown
  error(status: number, message: string): unknown
}

const bearer = ({ authorization }: IncomingHttpHeaders) => /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? null

const Parts = z.union([z.string(), z.array(z.looseObject({ text: z.string() }))])
const text_of = (parts: z.infer<typeof Parts>) =>
  typeof parts === 'string' ? parts : parts.map((part) => part.text).join('')
const Message = z.looseObject({ role: z.string(), content: Parts })
const tell = (messages: readonly z.infer<typeof Message>[]) =>
  messages.map(({ role, content }) => ({ role, text: text_of(content) }))

const MessagesRequest = z.looseObject({
  model: z.string(),
  max_tokens: z.int().positive(),
  temperature: z.number().min(0).max(1).optional(),
  system: Parts.optional(),
  messages: z.array(Message).min(1),
})

const anthropic: Wire = {
  path: '/v1/messages',
  key_of: (headers) => (typeof headers['x-api-key'] === 'string' ? headers['x-api-key'] : null),
  read(body, headers) {
    const parsed = MessagesRequest.safeParse(body)
    if (!parsed.success || headers['anthropic-version'] !== '2023-06-01') return null
    const { model, max_tokens, temperature = null, system = '', messages } = parsed.data
    return { model, max_tokens, temperature, system: text_of(system), said: tell(messages) }
  },
  answer: (model, text, ending, usage) => ({
    id: 'msg_scripted',
    type: 'message',
    role: 'assistant',
    model,
    content: ending === 'refusal' ? [] : [{ type: 'text', text }],
    stop_reason: { end: 'end_turn', cut: 'max_tokens', refusal: 'refusal' }[ending],
    stop_sequence: null,
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  }),
  error: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : status === 529 ? 'overloaded_error' : 'api_error', message },
    request_id: 'req_scripted',
  }),
}

const ChatRequest = z.looseObject({
  model: z.string(),
  max_tokens: z.int().positive().optional(),
  max_completion_tokens: z.int().positive().optional(),
  temperature: z.number().min(0).max(2).optional(),
  messages: z.array(Message).min(1),
})

const openai_error = (status: number, message: string) => ({
  error: { message, type: status === 429 ? 'rate_limit_exceeded' : 'server_error', param: null, code: null },
})

const chat: Wire = {
  path: '/v1/chat/completions',
  key_of: bearer,
  read(body) {
    const parsed = ChatRequest.safeParse(body)
    if (!parsed.success) return null
    const { model, max_tokens, max_completion_tokens, temperature = null, messages } = parsed.data
    const said = tell(messages)
    return {
      model,
      max_tokens: max_completion_tokens ?? max_tokens ?? null,
      temperature,
      system: said.find(({ role }) => role === 'system')?.text ?? '',
      said: said.filter(({ role }) => role !== 'system'),
    }
  },
  answer: (model, text, ending, usage) => ({
    id: 'chatcmpl-scripted',
    object: 'chat.completion',
    created: 1_767_225_600,
    model,
    choices: [
      {
        index: 0,
        message:
          ending === 'refusal'
            ? { role: 'assistant', content: null, refusal: text }
            : { role: 'assistant', content: text, refusal: null },
        logprobs: null,
        finish_reason: ending === 'cut' ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  }),
  error: openai_error,
}

const ResponsesRequest = z.looseObject({
  model: z.string(),
  max_output_tokens: z.int().min(16).optional(),
  temperature: z.number().min(0).max(2).optional(),
  instructions: z.string().optional(),
  input: z.array(Message).min(1),
})

const responses: Wire = {
  path: '/v1/responses',
  key_of: bearer,
  read(body) {
    const parsed = ResponsesRequest.safeParse(body)
    if (!parsed.success) return null
    const { model, max_output_tokens = null, temperature = null, instructions, input } = parsed.data
    const said = tell(input)
    const is_system = ({ role }: { role: string }) => role === 'system' || role === 'developer'
    return {
      model,
      max_tokens: max_output_tokens,
      temperature,
      system: instructions ?? said.find(is_system)?.text ?? '',
      said: said.filter((one) => !is_system(one)),
    }
  },
  answer: (model, text, ending, usage) => ({
    id: 'resp_scripted',
    object: 'response',
    created_at: 1_767_225_600,
    model,
    status: ending === 'cut' ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: ending === 'cut' ? { reason: 'max_output_tokens' } : null,
    output: [
      {
        type: 'message',
        id: 'msg_scripted',
        status: ending === 'cut' ? 'incomplete' : 'completed',
        role: 'assistant',
        content: [
          ending === 'refusal' ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] },
        ],
      },
    ],
    usage: {
      input_tokens: usage.input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: usage.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.input + usage.output,
    },
  }),
  error: openai_error,
}

export const WIRES: Readonly<Record<WireName, Wire>> = { anthropic, chat, responses }

export function wire_of(path: string): WireName | null {
  const names: readonly WireName[] = ['anthropic', 'chat', 'responses']
  return names.find((name) => WIRES[name].path === path) ?? null
}
