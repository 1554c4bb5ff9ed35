// OpenAI's responses, which Codex reads as a stream.
import * as z from 'zod'
import { BELOW, LAST_TEXT, type Wire } from '#test/real-clients/wire.ts'

const Request = z.looseObject({
  input: z.array(z.looseObject({ type: z.string().optional() })),
  tools: z.array(z.looseObject({ name: z.string().optional() })).optional(),
})

export const responses: Wire = {
  read(body) {
    const parsed = Request.safeParse(body)
    if (!parsed.success) return null
    const { input, tools = [] } = parsed.data
    return {
      tools: tools.flatMap(({ name }) => name ?? []),
      results: input.filter(({ type }) => type === 'function_call_output').map((item) => JSON.stringify(item)),
      below: input.some((item) => item.type === 'message' && JSON.stringify(item).includes(BELOW)),
    }
  },
  answer(next, serial) {
    const item =
      next === null
        ? { type: 'message', role: 'assistant', id: `m${serial}`, content: [{ type: 'output_text', text: LAST_TEXT }] }
        : {
            type: 'function_call',
            id: `fc${serial}`,
            call_id: `call_${serial}`,
            name: next.tool,
            arguments: JSON.stringify(next.args),
          }
    const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 }
    const event = (type: string, more: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`
    return [
      event('response.created', { response: { id: `r${serial}` } }),
      event('response.output_item.done', { output_index: 0, item }),
      event('response.completed', { response: { id: `r${serial}`, output: [item], usage } }),
    ].join('')
  },
}
