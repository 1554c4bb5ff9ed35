// OpenAI's chat completions, with and without a stream.
import * as z from 'zod'
import { BELOW, LAST_TEXT, type Wire } from '#test/real-clients/wire.ts'

const ChatRequest = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown().optional() })),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }).optional() })).optional(),
})

export const chat: Wire = {
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
