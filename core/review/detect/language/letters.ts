// Patterns over letters of many scripts in a form that compiles quickly: case-insensitive `\p{L}` costs the engine a
// hundred times as much as the ranges of the scripts read here, which is seconds at the first text in another language.
// Source: ENGINE 16.

/** Letters of the scripts whose languages have a vocabulary; marks are none. */
const LETTERS =
  'a-zA-Z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02af\\u0370-\\u0373\\u0376-\\u037d\\u0386-\\u0481\\u048a-\\u052f\\u05d0-\\u05ea\\u0620-\\u064a\\u066e-\\u06d3\\u06fa-\\u06ff\\u0904-\\u0939\\u0958-\\u0961\\u0971-\\u097f\\u0e01-\\u0e30\\u0e32\\u0e33\\u0e40-\\u0e46\\u1e00-\\u1fff\\u3005\\u3041-\\u3096\\u30a1-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3'
const DIGITS = '0-9\\u0660-\\u0669\\u0966-\\u096f'

/** What is asked of an expression here. */
export interface Pattern {
  test(text: string): boolean
  exec(text: string): RegExpExecArray | null
}

/**
 * An expression in which `\p{L}` and `\p{N}` stand for the letters and digits above, without regard to case. It is compiled when it
 * is first asked: the ranges make the patterns of twenty languages three megabytes, and most gateways read one or two of them.
 * Long sources are given by a function, so that they take no room before either.
 */
export function compiled(source: string | (() => string)): Pattern {
  let pattern: RegExp | null = null
  const ready = () => {
    pattern ??= new RegExp(spelled_out(typeof source === 'string' ? source : source()), 'i')
    return pattern
  }
  return { test: (text) => ready().test(text), exec: (text) => ready().exec(text) }
}

/** The source with those ranges in it. */
function spelled_out(source: string): string {
  let out = ''
  let inside = false
  for (let at = 0; at < source.length; at++) {
    const letter = source[at] ?? ''
    const name = letter === '\\' ? /^\\[pP]\{[LN]\}/.exec(source.slice(at, at + 5))?.[0] : undefined
    if (name !== undefined) {
      const range = name.includes('L') ? LETTERS : DIGITS
      out += inside ? range : `[${name[1] === 'P' ? '^' : ''}${range}]`
      at += name.length - 1
      continue
    }
    if (letter === '[') inside = true
    if (letter === ']') inside = false
    out += letter
    if (letter === '\\') out += source[++at] ?? ''
  }
  return out
}
