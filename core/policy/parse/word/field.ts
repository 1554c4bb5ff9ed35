// A resolved word on its way through the walk: what `Word` says, and which commands produced parts of it.
import type { Certainty, Taint } from '#core/policy/effects/kind.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** A resolved word with what a process substitution gives it to read. */
export interface Field extends Word {
  /** Set for `<(...)` and `>(...)`: the text read from it, when known. */
  process?: { operator: '<' | '>'; text: string | null; taint: readonly Taint[] }
  /** A branch that set nothing was taken: what the environment says, or nothing. */
  unset?: true
}

/** A variable: one field, or the elements of an array. */
export interface Value {
  fields: readonly Field[]
  array: boolean
  /** Of an associative array: the key of each field. */
  keys?: readonly string[]
  /** What the one field may be, when branches differ and each of them says it. */
  choices?: readonly Field[]
  /** The name this one stands for (`declare -n`). */
  refers?: string
}

/** The union of two taints. */
export function join_taint(first: readonly Taint[], second: readonly Taint[]): readonly Taint[] {
  if (first.length === 0) return second
  if (second.length === 0) return first
  return [...new Set([...first, ...second])]
}

/** Certainty of a text with NUL for its unknown parts. */
export function certainty_of(text: string, pattern = false): Certainty {
  if (!text.includes('\u0000')) return pattern ? 'pattern' : 'literal'
  return /^\0+$/.test(text) ? 'dynamic' : 'partial'
}

/** The word with another text (NUL for unknown parts); what else is known of it stays. */
export function with_text(word: Field, text: string): Field {
  const cert = certainty_of(text, word.cert === 'pattern')
  return { ...word, text: cert === 'dynamic' ? '' : text, cert }
}

/** A quoted word made from text that was decoded, joined or filled in. */
export function make_field(text: string, span: readonly [number, number], taint: readonly Taint[] = []): Field {
  const cert = certainty_of(text)
  return { text: cert === 'dynamic' ? '' : text, cert, quoted: true, taint, span }
}

/** The text of a word with NUL for what is not known. */
export function text_of(word: Field): string {
  return word.cert === 'dynamic' ? '\u0000' : word.text
}
