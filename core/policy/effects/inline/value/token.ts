// Tokens of inline code in python, node, ruby, perl and php: names, strings, numbers, punctuation. One tokenizer serves all
// five, because only literal calls are looked for (ENGINE 7). Linear and bounded.
import {
  AT,
  BACKSLASH,
  DOLLAR,
  HASH,
  is_digit,
  is_letter,
  OPENING_BRACE,
  RETURN,
  SPACE,
  TAB,
  UNDERSCORE,
} from '#core/policy/parse/text/ascii.ts'

/** One piece of code that means something. */
export interface Token {
  kind: 'name' | 'text' | 'number' | 'mark' | 'command'
  /** Name with dots (`os.path.join`), decoded string, digits, or one punctuation mark. `command`: text between backticks. */
  text: string
  /** For strings with holes (`f"..{x}.."`, `${x}`, `#{x}`): the source of each hole in order; the text has `\u0000` there. */
  holes: readonly string[]
  /** `qw(a b)`, `%w[a b]`: the text is a list of its words. */
  words?: true
  start: number
  end: number
}

/** Languages of inline code. */
export type Lang = 'python' | 'node' | 'perl' | 'ruby' | 'php' | 'lua'

/** ENGINE 7: bounds of one piece of code. */
const MAX_CODE_CHARS = 16_384
/** Tokens read of one piece of code. */
export const MAX_TOKENS = 2048

/** Cuts code into tokens; comments are gone. `cut` is true when a bound was reached. */
export function tokenize(code: string, lang: Lang): { tokens: Token[]; cut: boolean } {
  const text = code.slice(0, MAX_CODE_CHARS)
  const tokens: Token[] = []
  let at = 0
  let open = ''
  while (at < text.length && tokens.length < MAX_TOKENS) {
    const { token, end } = read_token(text, at, lang)
    if (token?.kind === 'mark') {
      if (OPENS.includes(token.text)) open += token.text
      else if (CLOSES.includes(token.text)) open = open.slice(0, -1)
      // Inside brackets an expression continues on the next line.
      if (token.text !== '\n' || !/[([]$/.test(open)) tokens.push(token)
    } else if (token !== null && !(token.kind === 'name' && lang === 'python' && joins(tokens, token)))
      tokens.push(token)
    at = Math.max(end, at + 1)
  }
  return { tokens, cut: at < text.length || code.length > MAX_CODE_CHARS }
}

/** `subprocess . run`: spaces around a dot mean nothing in Python. Whether the name became part of the one before it. */
function joins(tokens: Token[], { text, end }: Token): boolean {
  const owner = tokens.at(-2)
  if (tokens.at(-1)?.text !== '.' || tokens.at(-1)?.kind !== 'mark' || owner?.kind !== 'name') return false
  tokens.pop()
  owner.text = `${owner.text}.${text}`
  owner.end = end
  return true
}

const OPENS = '([{'
const CLOSES = ')]}'

interface Step {
  token: Token | null
  end: number
}

const NAME = /[A-Za-z_$@%&][\w$]*(?:(?:\.|->|::|\?\.)[A-Za-z_$][\w$]*[!?]?)*[!?]?/y
const NUMBER = /0[xob][\da-f_]+|\d[\d_.]*/iy

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

function read_token(text: string, at: number, lang: Lang): Step {
  const code = text.charCodeAt(at)
  if (is_space(code)) return { token: null, end: after_spaces(text, at) }
  const char = text.charAt(at)
  // Most tokens are names; other tokens that start with a letter are string prefixes and quoting operators only.
  const word = is_word(code)
  const two = word ? '' : text.slice(at, at + 2)
  const behind = word ? -1 : end_of_comment(text, at, two, lang)
  if (behind >= 0) return { token: null, end: behind }
  const prefix = lang === 'python' && word ? prefix_of_string(text, at) : ''
  const quote = text.charAt(at + prefix.length)
  if (quote === '"' || quote === "'")
    return read_string(text, at, at + prefix.length, quote, prefix.toLowerCase(), lang)
  if (char === '`') return read_backticks(text, at, lang)
  const quoting = (lang === 'perl' || lang === 'ruby') && (char === 'q' || char === '%') ? quoting_at(text, at) : null
  if (quoting !== null) return read_quoting(text, at, quoting[0], quoting[1] ?? '(', lang)
  // In Python `%` and `&` are operators.
  const name = word || (lang !== 'python' && SIGILS.includes(char)) ? match(NAME, text, at) : null
  if (name !== null) {
    const plain = SEPARATORS.test(name) ? name.replaceAll('->', '.').replaceAll('::', '.').replaceAll('?.', '.') : name
    return step('name', plain, at, at + name.length)
  }
  const number = is_digit(code) ? match(NUMBER, text, at) : null
  return number === null ? step('mark', char, at, at + 1) : step('number', number, at, at + number.length)
}

/** `r`, `Rb`, `f` before a quote; empty without one. */
const prefix_of_string = (text: string, at: number): string =>
  /^[rbfuRBFU]{1,2}(?=['"])/.exec(text.slice(at, at + 3))?.[0] ?? ''

/** `qw(`, `%Q{`, with the bracket as first group; null where none begins. */
const quoting_at = (text: string, at: number): RegExpExecArray | null =>
  /\w/.test(text.charAt(at - 1)) ? null : /^(?:q[qxw]?|%[qQxwW])\s*([({[<|/!])/.exec(text.slice(at, at + 6))

function step(kind: 'name' | 'number' | 'mark', text: string, start: number, end: number): Step {
  return { token: { kind, text, holes: [], start, end }, end }
}

/** The end of a comment that begins here with the characters `two`; -1 when none does. */
function end_of_comment(text: string, at: number, two: string, lang: Lang): number {
  const hash = two.startsWith('#') && (lang === 'python' || lang === 'perl' || lang === 'ruby' || lang === 'php')
  const slashes = lang === 'node' || lang === 'php'
  if (hash || (two === '//' && slashes) || (two === '--' && lang === 'lua')) {
    const end = text.indexOf('\n', at)
    return end < 0 ? text.length : end
  }
  if (two !== '/*' || !slashes) return -1
  const end = text.indexOf('*/', at + 2)
  return end < 0 ? text.length : end + 2
}

const SIGILS = '$@%&'
const SEPARATORS = /->|::|\?\./

function is_space(code: number): boolean {
  return code === SPACE || code === TAB || code === RETURN
}

function after_spaces(text: string, at: number): number {
  let end = at + 1
  while (is_space(text.charCodeAt(end))) end++
  return end
}

/** A letter or `_`. */
function is_word(code: number): boolean {
  return is_letter(code) || code === UNDERSCORE
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '0': '',
  a: '',
  b: '',
  f: '',
  v: '',
  e: '',
}

/** A quoted string, decoded; triple quotes of python too. */
function read_string(text: string, start: number, open: number, quote: string, prefix: string, lang: Lang): Step {
  const triple = lang === 'python' && text.startsWith(quote.repeat(3), open)
  const close = triple ? quote.repeat(3) : quote
  const raw = prefix.includes('r') || (quote === "'" && (lang === 'perl' || lang === 'ruby' || lang === 'php'))
  const hole = hole_of(lang, quote, prefix)
  return read_until(text, start, open + close.length, close, raw, hole, 'text')
}

type Hole = { open: string; close: string } | 'sigil' | null

function hole_of(lang: Lang, quote: string, prefix: string): Hole {
  if (lang === 'python') return prefix.includes('f') ? { open: '{', close: '}' } : null
  if (quote !== '"') return null
  if (lang === 'ruby') return { open: '#{', close: '}' }
  return lang === 'perl' || lang === 'php' ? 'sigil' : null
}

/** The tag by which Bun, zx and execa run a template: `$`, also `Bun.$`. */
const RUNS_TEMPLATE = /(?:^|[^\w$])\$$/

function read_backticks(text: string, at: number, lang: Lang): Step {
  if (lang === 'node') {
    const kind = RUNS_TEMPLATE.test(text.slice(Math.max(0, at - 3), at)) ? 'command' : 'text'
    return read_until(text, at, at + 1, '`', false, { open: '${', close: '}' }, kind)
  }
  // ``send(:`, code)``: the name of what backticks call.
  if (lang === 'ruby' && text.charAt(at - 1) === ':')
    return { token: { kind: 'name', text: 'system', holes: [], start: at, end: at + 1 }, end: at + 1 }
  const hole: Hole = lang === 'ruby' ? { open: '#{', close: '}' } : 'sigil'
  return read_until(text, at, at + 1, '`', false, hole, 'command')
}

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']', '<': '>' }

function read_quoting(text: string, at: number, opened: string, mark: string, lang: Lang): Step {
  const close = PAIRS[mark] ?? mark
  const runs = /^(?:qx|%x)/.test(opened)
  // These interpolate like double-quoted strings: `%x(rm -rf #{dir})`, `qq{$dir/x}`.
  const filled = runs || /^(?:qq|%[QW])/.test(opened)
  const step = read_until(
    text,
    at,
    at + opened.length,
    close,
    !filled,
    filled && mark !== "'" ? hole_of(lang, '"', '') : null,
    runs ? 'command' : 'text',
  )
  if (step.token !== null && /^(?:qw|%[wW])/.test(opened)) step.token.words = true
  return step
}

function read_until(
  text: string,
  start: number,
  from: number,
  close: string,
  raw: boolean,
  hole: Hole,
  kind: 'text' | 'command',
): Step {
  let out = ''
  const holes: string[] = []
  let at = from
  const first = close.charCodeAt(0)
  while (at < text.length && !text.startsWith(close, at)) {
    const plain = end_of_plain(text, at, first)
    if (plain > at) {
      out += text.slice(at, plain)
      at = plain
      continue
    }
    const char = text.charAt(at)
    if (char === '\\' && at + 1 < text.length) {
      const decoded = raw ? { text: text.slice(at, at + 2), length: 2 } : decode_escape(text, at)
      out += decoded.text
      at += decoded.length
      continue
    }
    const gap = hole === null ? null : read_hole(text, at, hole)
    if (gap !== null) {
      holes.push(gap.source)
      out += '\u0000'
      at = gap.end
      continue
    }
    out += char
    at++
  }
  const end = Math.min(text.length, at + close.length)
  return { token: { kind, text: out, holes, start, end }, end }
}

/** Where something may begin that is not itself: an escape, a hole (`{`, `#{`, `$`, `@`) or the end of the string. */
function end_of_plain(text: string, from: number, close: number): number {
  let at = from
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === close || code === BACKSLASH) break
    if (code === OPENING_BRACE || code === HASH || code === DOLLAR || code === AT) break
  }
  return at
}

function decode_escape(text: string, at: number): { text: string; length: number } {
  const code = /^\\(?:x([\da-f]{2})|u\{?([\da-f]{1,6})\}?|([0-7]{1,3}))/i.exec(text.slice(at, at + 10))
  if (code) {
    const value = code[3] !== undefined ? Number.parseInt(code[3], 8) : Number.parseInt(code[1] ?? code[2] ?? '0', 16)
    return { text: value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : '', length: code[0].length }
  }
  const next = text.charAt(at + 1)
  return { text: next === '\n' ? '' : (ESCAPES[next] ?? next), length: 2 }
}

function read_hole(text: string, at: number, hole: Exclude<Hole, null>): { source: string; end: number } | null {
  if (hole === 'sigil') {
    const environment = /^\$ENV\{['"]?(\w{1,64})['"]?\}/.exec(text.slice(at, at + 80))
    if (environment) return { source: `$ENV{${environment[1]}}`, end: at + environment[0].length }
    const member = /^\$([A-Za-z_]\w{0,63})(?:\{['"]?(\w{1,64})['"]?\}|\[(-?\w{1,64})\])/.exec(text.slice(at, at + 140))
    if (member) {
      const [whole, name, key, place] = member
      const source =
        key === undefined ? `$${name}[${/^-?\d+$/.test(place ?? '') ? place : `'${place}'`}]` : `$${name}{${key}}`
      return { source, end: at + whole.length }
    }
    const variable = /^[$@](?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/.exec(text.slice(at, at + 66))
    const named = variable?.[1] ?? variable?.[2]
    return variable === null ? null : { source: `${text.charAt(at)}${named}`, end: at + variable[0].length }
  }
  if (!text.startsWith(hole.open, at)) return null
  if (hole.open === '{' && text.charAt(at + 1) === '{') return { source: '"{"', end: at + 2 }
  let depth = 1
  let end = at + hole.open.length
  while (end < text.length && depth > 0) {
    const char = text.charAt(end)
    if (char === '{') depth++
    else if (char === '}') depth--
    end++
  }
  return { source: text.slice(at + hole.open.length, end - 1), end }
}
