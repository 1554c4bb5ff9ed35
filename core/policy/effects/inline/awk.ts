// Commands that an awk program starts, with the texts they are put together from: `c = "rm"; c = c " -rf"; system(c " /etc")`. Source:
// ENGINE 7.

const MAX_TOKENS = 1024
const MAX_TERMS = 64
const MAX_TEXT = 4096
const TOKEN = /"(?:[^"\\]|\\.)*"|[A-Za-z_]\w*|\$\w*|\d[\d.]*|\n|#[^\n]*|[^\s"]/y
const SPACES = /[^\S\n]+/y
/** Where a value is awaited a slash begins a pattern; behind one it divides. */
const PATTERN = /\/(?:[^\\/[\n]|\\.|\[\]?(?:[^\]\\\n]|\\.)*\])*\//y
const AWAITS_VALUE = /^[(,{};!~&|\n]$/
/** Words that begin a statement: no value stands in front of a bar there. */
const WORDS = /^(?:print|printf|while|if|else|do|for|return|getline|BEGIN|END|function|in)$/

const SHELL = /^(?:\/\S{0,40}\/)?(?:ba|da|z|k|a)?sh(?:\s+-s?)?$/

/** Each command as text, in order; a NUL stands for what only the data says. `fed` where something is printed into it. */
export interface Started {
  text: string
  fed: boolean
}

/** What the program starts; `given` are the variables of the command line. */
export function commands_of_awk(code: string, given: ReadonlyMap<string, string>): Started[] {
  const tokens = tokens_of(code)
  const names = new Map(given)
  const started: Started[] = []
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (token === '=' && next !== '=' && /^[A-Za-z_]/.test(tokens[at - 1] ?? ''))
      names.set(tokens[at - 1] ?? '', joined(tokens, at + 1, names))
    else if (token === 'system' && next === '(') started.push({ text: joined(tokens, at + 2, names), fed: false })
    else if (token === '|' && next !== '|' && tokens[at - 1] !== '|') started.push(...piped(tokens, at, names))
  }
  return started
}

/** `"date" | getline`, `print | "sort"`, `print |& "sh"`: what a pipe at a place starts. */
function piped(tokens: readonly string[], at: number, names: ReadonlyMap<string, string>): Started[] {
  const from = tokens[at + 1] === '&' ? at + 2 : at + 1
  if (tokens[from] === 'getline') return [{ text: joined(tokens, first_term(tokens, at), names), fed: false }]
  const text = joined(tokens, from, names)
  // Text piped into a shell is a command, where the program spells it out.
  const said = SHELL.test(text) ? tokens.lastIndexOf('print', at) : -1
  const spelled = said >= 0 && at - said < MAX_TERMS ? [{ text: joined(tokens, said + 1, names), fed: false }] : []
  return [{ text, fed: true }, ...spelled]
}

function at_place(pattern: RegExp, code: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(code)?.[0]
}

/** Texts, names, fields, numbers and marks; patterns are one mark, whatever stands in them. */
function tokens_of(code: string): string[] {
  const tokens: string[] = []
  for (let at = 0; at < code.length && tokens.length < MAX_TOKENS; ) {
    const awaited = code[at] === '/' && AWAITS_VALUE.test(tokens.at(-1) ?? ';')
    const pattern = awaited ? at_place(PATTERN, code, at) : undefined
    const found = pattern ?? at_place(SPACES, code, at) ?? at_place(TOKEN, code, at)
    if (pattern !== undefined) tokens.push('/')
    else if (found !== undefined && !/^[^\S\n]|^#/.test(found)) tokens.push(found)
    at += Math.max(1, found?.length ?? 1)
  }
  return tokens
}

const is_term = (token: string | undefined) => token !== undefined && /^["\w$]/.test(token) && !WORDS.test(token)

/** Where the value in front of a bar begins. */
function first_term(tokens: readonly string[], bar: number): number {
  let at = bar
  while (at > 0 && bar - at < MAX_TERMS && is_term(tokens[at - 1])) at--
  return at
}

/** Terms that stand side by side are one text. */
function joined(tokens: readonly string[], from: number, names: ReadonlyMap<string, string>): string {
  let text = ''
  let at = from
  for (let terms = 0; terms < MAX_TERMS; terms++) {
    const token = tokens[at]
    if (token === '(' && terms === 0) {
      at++
      continue
    }
    if (token === undefined || !is_term(token)) break
    if (token.startsWith('"')) text += unquote(token)
    else if (token === 'sprintf' && tokens[at + 1] === '(') {
      text += formatted(tokens, at + 2, names)
      at = behind_brackets(tokens, at + 1) - 1
    } else if (token === 'ENVIRON' && tokens[at + 2] === '"HOME"') {
      text += '~'
      at = behind_brackets(tokens, at + 1) - 1
    } else if (tokens[at + 1] === '(' || tokens[at + 1] === '[' || token.startsWith('$')) {
      text += '\u0000'
      at = behind_brackets(tokens, at + 1) - 1
    } else text += /^\d/.test(token) ? token : (names.get(token) ?? '\u0000')
    at++
  }
  return text.slice(0, MAX_TEXT)
}

/** `sprintf("rm -rf %s", dir)`. */
function formatted(tokens: readonly string[], from: number, names: ReadonlyMap<string, string>): string {
  const end = behind_brackets(tokens, from - 1) - 1
  const values: string[] = []
  let start = from
  for (let at = from; at <= end && values.length < MAX_TERMS; at++) {
    if (tokens[at] === '(' || tokens[at] === '[') at = behind_brackets(tokens, at) - 1
    else if (tokens[at] === ',' || at === end) {
      values.push(joined(tokens, start, names))
      start = at + 1
    }
  }
  let used = 0
  return (values[0] ?? '\u0000').replace(/%[-+ #0]{0,4}\d{0,4}(?:\.\d{1,4})?[sdixXofgc]/g, (directive) => {
    const value = values[++used] ?? '\u0000'
    // `%c` of a number is the character with that code.
    return directive.endsWith('c') && /^\d{1,6}$/.test(value) ? String.fromCodePoint(Number(value)) : value
  })
}

function behind_brackets(tokens: readonly string[], open: number): number {
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === '(' || token === '[') depth++
    else if (depth > 0 && (token === ')' || token === ']')) depth--
    if (depth === 0) return token === ')' || token === ']' ? at + 1 : at
  }
  return tokens.length
}

/** The text of a quoted word. */
export function unquote(text: string): string {
  return text.slice(1, -1).replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char === 't' ? '\t' : char))
}

/** `awk -v dir=/etc`: what the command line gives. */
export function variables_of_awk(words: readonly { text: string }[]): Map<string, string> {
  const given = new Map<string, string>()
  for (const [at, { text }] of words.entries()) {
    const pair = text === '-v' ? words[at + 1]?.text : text.startsWith('-v') ? text.slice(2) : undefined
    const found = /^([A-Za-z_]\w{0,63})=([^\0]*)$/.exec(pair ?? '')
    if (found?.[1] !== undefined) given.set(found[1], found[2] ?? '')
  }
  return given
}
