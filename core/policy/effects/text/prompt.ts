// Characters in a prompt that no person sees and every model reads, pasted along with other text. A prompt is never
// refused (CONTRACT 1.8), so this only adds evidence and risk. Source: ENGINE 13 (prompt events), 3 stage 1.
import { type Call, emit } from '#core/policy/effects/call.ts'
import { BIDI_CONTROL } from '#core/policy/parse/text/hygiene.ts'

/** Characters of a prompt that are looked at. */
const MAX_PROMPT_CHARS = 65_536

/** Letters written as invisible tags; behind a black flag they are the flag of a country's part. */
const TAGS = /[\u{e0020}-\u{e007e}]{3,}/u
const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu
/** A terminal is told to move, to erase or to take a link or the clipboard; colours are only colours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is looked for.
const ESCAPES = /\u001b(?:\[[0-9;]*[A-HJKSTfsu]|\](?:8|52);)/

/** Emits what the text of a prompt hides. */
export function note_prompt(call: Call, args: Readonly<Record<string, unknown>>): void {
  const { prompt } = args
  if (typeof prompt !== 'string') return
  const text = prompt.slice(0, MAX_PROMPT_CHARS)
  const found = (id: string) => emit(call, 'text.finding', { target: 'prompt', fields: { id } })
  if (TAGS.test(text) && TAGS.test(text.replace(FLAG, ''))) found('tag-characters')
  if (BIDI_CONTROL.test(text)) found('bidi')
  if (ESCAPES.test(text)) found('ansi-escape')
}
