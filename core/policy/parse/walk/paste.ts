// What `paste` prints when the texts are known: lines side by side, or one after the other.
import type { Call, Input, Run } from '#core/policy/parse/state.ts'
import { decode_escapes } from '#core/policy/parse/text/decode.ts'
import { find_written } from '#core/policy/parse/walk/written.ts'
import type { Field } from '#core/policy/parse/word/field.ts'

/** `paste -d '' <(echo rm) <(echo ' -rf ~')`, `paste -sd ' ' words`: lines of known texts side by side, or one after the other. */
export function paste(args: readonly Field[], input: Input, { scope }: Call, run: Run): string | null {
  let between = '\t'
  let serial = false
  const texts: string[] = []
  for (let i = 0; i < args.length; i++) {
    const word = args[i]
    const given = word?.text ?? ''
    const option = word?.process === undefined ? /^-(s?)d?(.*)$/s.exec(given) : null
    if (option !== null && given !== '-') {
      serial ||= option[1] === 's'
      if (given.includes('d')) between = option[2] || (args[++i]?.text ?? '')
      continue
    }
    const text = given === '-' ? input.text : (word?.process?.text ?? find_written(run, scope, given)?.text ?? null)
    if (text === null) return null
    texts.push(text)
  }
  if (texts.length === 0) return null
  const glue = decode_escapes(between, false).slice(0, 1)
  const columns = texts.map((text) => text.replace(/\n$/, '').split('\n'))
  if (serial) return columns.map((lines) => `${lines.join(glue)}\n`).join('')
  const rows = Math.max(...columns.map((lines) => lines.length))
  if (rows * columns.length > MAX_PASTED) return null
  return Array.from({ length: rows }, (_, row) => `${columns.map((lines) => lines[row] ?? '').join(glue)}\n`).join('')
}

/** Cells of a table that is put together. */
const MAX_PASTED = 512
