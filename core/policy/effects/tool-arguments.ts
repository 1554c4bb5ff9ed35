// Arguments of tools: paths as words, lists of texts, and whether a text carries a key.
import type { Word } from '#core/policy/parse/tree.ts'
import { redact_text } from '#core/redact.ts'

/** Bound on the argument strings of an unknown tool that are looked at (ENGINE 3, stage 0). */
export const MAX_SHAPES = 64
export const MAX_DEPTH = 6

/** A path as an unquoted word. */
export function path_word(text: string): Word {
  const plain = text.startsWith('file://') ? text.slice(7) : text
  return { text: plain, cert: /[*?]/.test(plain) ? 'pattern' : 'literal', quoted: false, taint: [], span: [0, 0] }
}

/** Texts of the first of these keys that holds a list. */
export function list_of(args: Readonly<Record<string, unknown>>, keys: readonly string[]): string[] {
  for (const key of keys) {
    const value = args[key]
    if (Array.isArray(value)) return value.filter((one): one is string => typeof one === 'string').slice(0, MAX_SHAPES)
  }
  return []
}

/** Longer texts are not searched for keys. */
const MAX_TEXT_CHARS = 16_384

/** Whether a text carries what the redaction would mask: a key on its way out. */
export function holds_secret(text: string): boolean {
  return text.length <= MAX_TEXT_CHARS && redact_text(text) !== text
}
