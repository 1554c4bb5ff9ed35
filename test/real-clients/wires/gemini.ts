// Gemini's generateContent, with and without a stream.
import * as z from 'zod'
import { BELOW, LAST_TEXT, type Wire } from '#test/real-clients/wire.ts'

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

export const gemini: Wire = {
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
