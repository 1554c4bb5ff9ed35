// The output of a program without what clients add: its streams, and whether it failed. Source: CONTRACT 1.3 (payload
// members).
import { is_object } from '#core/json.ts'
import type { Said } from '#core/policy/effects/session/sight.ts'

/** Lines that Codex puts before a command's output. */
const HEADER =
  /^(?:Chunk ID: \w+\n)?(?:Exit code: (-?\d+)\n)?(?:Wall time: [^\n]{1,40}\n)(?:Process exited with code (-?\d+)\n)?(?:[^\n:]{1,40}: \d+\n)?Output:\n/

/** Null when the event does not contain output, which differs from empty output. */
export function said_in(payload: Readonly<Record<string, unknown>>): Said | null {
  const { tool_response } = payload
  const inner = is_object(tool_response) ? tool_response : {}
  const text = [
    payload.output,
    payload.stdout,
    payload.result,
    tool_response,
    inner.stdout,
    inner.output,
    inner.content,
    is_object(inner.file) ? inner.file.content : null,
  ].find((one) => typeof one === 'string')
  if (typeof text !== 'string') return null
  const errors = [payload.stderr, inner.stderr].filter((one) => typeof one === 'string').join('\n')
  const header = HEADER.exec(text)
  const code = header?.[1] ?? header?.[2] ?? payload.exit_code ?? inner.exit_code ?? inner.exitCode ?? 0
  const failed =
    String(code) !== '0' || [payload, inner].some((one) => one.is_error === true || one.interrupted === true)
  return { text: header === null ? text : text.slice(header[0].length), errors, failed }
}
