// The placeholder of a fan-out program (`{}`) in its command line.
import { type Call, NO_INPUT, type Scope } from '#core/policy/parse/state.ts'
import type { Field } from '#core/policy/parse/word/field.ts'

/** The word with every placeholder replaced; NUL as item makes those parts unknown. */
export function substitute_item(word: Field, token: string, item: string, call: Call, taint: Field['taint']): Field {
  if (word.cert === 'dynamic' || !word.text.includes(token)) return word
  const text = word.text.replaceAll(token, item)
  const unknown = /^\0+$/.test(text)
  return {
    ...word,
    text: unknown ? '' : text,
    cert: unknown ? 'dynamic' : text.includes('\u0000') ? 'partial' : word.cert,
    taint: taint.length === 0 ? word.taint : [...new Set([...word.taint, ...taint])],
    span: word.span ?? call.span,
  }
}

/** The call that a fan-out program makes: `id` in `via`, no input, the redirections stay outside. */
export function inside_of(call: Call, id: string): Call {
  const scope: Scope = { ...call.scope, via: [...call.scope.via, id] }
  return {
    ...call,
    scope,
    plumbing: { ...call.plumbing, input: NO_INPUT, redirects: [], sinks: [] },
    unwraps: call.unwraps + 1,
  }
}
