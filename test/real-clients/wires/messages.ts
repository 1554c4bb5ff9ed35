// Anthropic's messages, with and without a stream.
import * as z from 'zod'
import { BELOW, LAST_TEXT, type Wire } from '#test/real-clients/wire.ts'

const Part = z.looseObject({ type: z.string(), content: z.unknown().optional(), text: z.string().optional() })
const Request = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.union([z.string(), z.array(Part)]) })),
  tools: z.array(z.looseObject({ name: z.string() })).optional(),
})

export const messages: Wire = {
  read(body) {
    const parsed = Request.safeParse(body)
    if (!parsed.success) return null
    const { messages: said, tools = [] } = parsed.data
    const parts = said.flatMap(({ content }) =>
      typeof content === 'string' ? [{ type: 'text', text: content }] : content,
    )
    return {
      tools: tools.map(({ name }) => name),
      results: parts
        .filter(({ type }) => type === 'tool_result')
        .map(({ cache_control: _mark, ...part }) => JSON.stringify(part)),
      below: parts.some(({ text }) => text?.includes(BELOW) === true),
    }
  },
  answer(next, serial, stream) {
    const call = { type: 'tool_use', id: `toolu_${serial}`, name: next?.tool, input: next?.args }
    const block = next === null ? { type: 'text', text: LAST_TEXT } : call
    const stop_reason = next === null ? 'end_turn' : 'tool_use'
    const usage = { input_tokens: 1, output_tokens: 1 }
    const head = {
      id: `msg_${serial}`,
      type: 'message',
      role: 'assistant',
      model: 'wanting-1',
      stop_sequence: null,
      usage,
    }
    if (!stream) return JSON.stringify({ ...head, content: [block], stop_reason })
    const event = (type: string, more: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`
    const empty = next === null ? { type: 'text', text: '' } : { ...call, input: {} }
    const delta =
      next === null
        ? { type: 'text_delta', text: LAST_TEXT }
        : { type: 'input_json_delta', partial_json: JSON.stringify(next.args) }
    return [
      event('message_start', { message: { ...head, content: [], stop_reason: null } }),
      event('content_block_start', { index: 0, content_block: empty }),
      event('content_block_delta', { index: 0, delta }),
      event('content_block_stop', { index: 0 }),
      event('message_delta', { delta: { stop_reason, stop_sequence: null }, usage }),
      event('message_stop', {}),
    ].join('')
  },
}
