// cmd.exe and batch text: a tolerant tokenizer. `^` escapes, `%NAME%` expands, `"` quotes, `&`, `&&`, `||` and `|` connect.
import { MAX_REDIRECTIONS, spend_node } from '#core/policy/parse/budget.ts'
import {
  type Call,
  connect,
  type Input,
  join_outputs,
  NO_INPUT,
  type Output,
  type Run,
  type Scope,
  SILENT,
  type Wiring,
} from '#core/policy/parse/state.ts'
import { locate } from '#core/policy/parse/text/origin.ts'
import type { Redirect } from '#core/policy/parse/tree.ts'
import { windows_variable } from '#core/policy/parse/windows/windows-variables.ts'
import type { Field } from '#core/policy/parse/word/field.ts'
import { assign } from '#core/policy/parse/word/variables.ts'

interface Stage {
  words: Field[]
  redirects: Redirect[]
  start: number
  end: number
}

/** Walks cmd text. */
export function walk_cmd(run: Run, text: string, scope: Scope, wiring: Wiring): Output {
  if (/%~?0\s*\|\s*%~?0/.test(text)) run.fork_bomb = true
  let output = SILENT
  let input: Input = wiring.input
  let conditional = scope.conditional
  let stage = open_stage(0)
  const finish = (end: number, operator: string) => {
    stage.end = end
    const piped = operator === '|'
    const made = run_stage(
      run,
      text,
      stage,
      { ...scope, conditional },
      { input, wanted: piped || wiring.wanted, piped: piped || wiring.piped },
    )
    input = piped ? connect(made, input, 'pipe') : wiring.input
    if (!piped) output = wiring.wanted ? join_outputs(output, made) : made
    conditional = scope.conditional || operator === '&&' || operator === '||'
    stage = open_stage(end + operator.length)
  }
  let i = 0
  while (i < text.length && !run.budget.exhausted) {
    const c = text.charAt(i)
    const operator = operator_at(text, i)
    if (SEPARATORS.has(c) || (c === '@' && stage.words.length === 0)) {
      i += 1
    } else if (operator !== '') {
      finish(i, operator)
      i += operator.length
    } else if (c === '>' || c === '<') {
      i = read_redirect(run, text, i, scope, stage)
    } else {
      const word = read_word(run, text, i, scope)
      // `2>` and `1>`: the digit belongs to the redirection.
      if (/^[0-9]$/.test(word.field.text) && text[word.end] === '>') {
        i = read_redirect(run, text, word.end, scope, stage, Number(word.field.text))
        continue
      }
      stage.words.push(word.field)
      i = word.end
    }
  }
  finish(text.length, '')
  return output
}

/** What ends a command here: a new line, `&`, `&&`, `|` or `||`; empty when nothing does. */
function operator_at(text: string, at: number): string {
  const char = text.charAt(at)
  if (char === '\n') return char
  if (char !== '&' && char !== '|') return ''
  return text[at + 1] === char ? char + char : char
}

/** What separates words and means nothing more. */
const SEPARATORS: ReadonlySet<string> = new Set(' \t(),;')

function open_stage(start: number): Stage {
  return { words: [], redirects: [], start, end: start }
}

// What ends a word outside quotes, and with the marks below what ends a run of plain characters.
const BREAKS: ReadonlySet<string> = new Set(' \t&|<>()')
const MARKS: ReadonlySet<number> = new Set([...' \t\n&|<>()"^%!'].map((c) => c.charCodeAt(0)))

function end_of_bare(text: string, from: number): number {
  let i = from
  while (i < text.length && !MARKS.has(text.charCodeAt(i))) i += 1
  return i
}

interface ReadWord {
  field: Field
  end: number
}

function read_word(run: Run, text: string, start: number, scope: Scope): ReadWord {
  let value = ''
  let quoted = false
  let open = false
  const vars: string[] = []
  let i = start
  while (i < text.length) {
    const c = text.charAt(i)
    if (c === '"') {
      open = !open
      quoted = true
      i += 1
    } else if (c === '^' && !open) {
      if (text[i + 1] !== '\n') value += text.charAt(i + 1)
      i += 2
    } else if (c === '%' || c === '!') {
      const variable = read_variable(run, text, i, c, scope, vars)
      value += variable.text
      i = variable.end
    } else if (c === '\n' || (!open && BREAKS.has(c))) break
    else {
      const bare = end_of_bare(text, i + 1)
      value += text.slice(i, bare)
      i = bare
    }
  }
  const unknown = value.includes('\u0000')
  const dynamic = /^\0+$/.test(value)
  const field: Field = {
    text: dynamic ? '' : value,
    cert: dynamic ? 'dynamic' : unknown ? 'partial' : /[*?]/.test(value) ? 'pattern' : 'literal',
    quoted,
    taint: vars.length > 0 ? ['env'] : [],
    span: locate(scope.origin, start, i),
  }
  if (vars.length > 0) field.vars = vars
  return { field, end: Math.max(i, start + 1) }
}

interface ReadVariable {
  text: string
  end: number
}

/** Characters after its sign in which the name of a variable, with what is cut from its value, has to end. */
const MAX_VARIABLE_CHARS = 127

function read_variable(run: Run, text: string, at: number, mark: string, scope: Scope, vars: string[]): ReadVariable {
  const rest = text.slice(at + 1, at + 1 + MAX_VARIABLE_CHARS)
  const match = mark === '%' ? /^([A-Za-z_][\w()]*)(?::([^%\n]*))?%/.exec(rest) : /^([A-Za-z_]\w*)!/.exec(rest)
  if (match !== null) {
    const name = match[1] ?? ''
    const end = at + 1 + match[0].length
    const known = windows_variable(run, scope, name)
    if (known !== undefined) return { text: slice(known, match[2]), end }
    vars.push(name)
    run.doubts.add('unresolved-variable')
    return { text: '\u0000', end }
  }
  // `%%i`, `%i`, `%~dp0`, `%1`: loop variables and parameters.
  const parameter = mark === '%' ? /^(?:%?~?[a-z$]*[0-9*]|%?~?[A-Za-z](?!\w))/.exec(rest) : null
  if (parameter !== null) return { text: '\u0000', end: at + 1 + parameter[0].length }
  return { text: mark, end: at + 1 }
}

// `%VAR:~1,3%` and `%VAR:a=b%`.
function slice(value: string, modifier: string | undefined): string {
  if (modifier === undefined) return value
  const cut = /^~(-?\d{1,4})(?:,(-?\d{1,4}))?$/.exec(modifier)
  if (cut !== null) {
    const from = Number(cut[1])
    const tail = value.slice(from < 0 ? Math.max(0, value.length + from) : from)
    const length = cut[2] === undefined ? tail.length : Number(cut[2])
    return length < 0 ? tail.slice(0, length) : tail.slice(0, length)
  }
  const at = modifier.indexOf('=')
  return at > 0 ? value.replaceAll(modifier.slice(0, at), modifier.slice(at + 1)) : '\u0000'
}

function read_redirect(run: Run, text: string, at: number, scope: Scope, stage: Stage, fd?: number): number {
  const reads = text[at] === '<'
  let i = at + 1
  let append = false
  if (text[i] === '>') {
    append = true
    i += 1
  }
  if (text[i] === '&') return i + 2
  while (text[i] === ' ' || text[i] === '\t') i += 1
  if (i >= text.length || text[i] === '\n') return i
  const word = read_word(run, text, i, scope)
  const target = /^nul$/i.test(word.field.text) ? { ...word.field, text: '/dev/null' } : word.field
  if (stage.redirects.length >= MAX_REDIRECTIONS) run.budget.exhausted = true
  else stage.redirects.push({ op: reads ? '<' : append ? '>>' : '>', fd: fd ?? (reads ? 0 : 1), target })
  return word.end
}

interface Stripped {
  words: readonly Field[]
  conditional: boolean
  /** The variable of the last loop in front, and what it goes through when that stands there. */
  over: Field | null
  set: readonly Field[]
}

// Words in front of the command itself: `if exist x del x`, `for %i in (a) do del %i`, `call :x`, `start "" x`.
function strip(words: readonly Field[]): Stripped {
  let rest = words
  let conditional = false
  let over: Field | null = null
  let set: readonly Field[] = []
  for (let k = 0; k < 8; k++) {
    const head = rest[0]?.text.toLowerCase() ?? ''
    if (head === 'else' || head === 'do' || head === 'call') rest = rest.slice(1)
    // `@` only turns the echo off.
    else if (/^@\w/.test(head) && rest[0] !== undefined)
      rest = [{ ...rest[0], text: rest[0].text.slice(1) }, ...rest.slice(1)]
    else if (head === 'if') {
      conditional = true
      rest = after_condition(rest)
    } else if (head === 'for') {
      const at = rest.findIndex((word) => word.text.toLowerCase() === 'do')
      if (at === -1) break
      conditional = true
      const among = rest.findIndex((word) => word.text.toLowerCase() === 'in')
      over = rest[among - 1] ?? over
      set = /^\/[fl]$/i.test(rest[1]?.text ?? '') ? [] : members_of(rest, among, at)
      rest = rest.slice(at + 1)
    } else break
  }
  return { words: rest, conditional, over, set }
}

/** What stands between `in` and `do`; `/r C:\\src` says where it is looked for. */
function members_of(words: readonly Field[], among: number, end: number): readonly Field[] {
  const set = words
    .slice(among + 1, end)
    .flatMap((word) =>
      word.quoted || word.cert === 'dynamic'
        ? [word]
        : word.text.split(/[,;]+/).flatMap((text) => (text === '' ? [] : [{ ...word, text }])),
    )
  const below = /^\/d$/i.test(words[1]?.text ?? '') ? 2 : 1
  const root = /^\/r$/i.test(words[below]?.text ?? '') && among === below + 3 ? words[below + 1] : undefined
  if (root === undefined) return set
  return root.cert === 'literal' ? set.map((word) => ({ ...word, text: `${root.text}/${word.text}` })) : []
}

function after_condition(words: readonly Field[]): readonly Field[] {
  let i = 1
  while (/^(?:\/i|not)$/i.test(words[i]?.text ?? '')) i += 1
  if (/^(?:exist|defined|errorlevel|cmdextversion)$/i.test(words[i]?.text ?? '')) return words.slice(i + 2)
  if (words[i]?.text.includes('==')) return words.slice(words[i]?.text.endsWith('==') ? i + 2 : i + 1)
  if (words[i + 1]?.text.startsWith('==')) return words.slice(words[i + 1]?.text === '==' ? i + 3 : i + 2)
  return words.slice(i + 3)
}

function run_stage(run: Run, text: string, stage: Stage, scope: Scope, wiring: Wiring): Output {
  if (stage.words.length === 0 || !spend_node(run.budget)) return SILENT
  const stripped = strip(stage.words)
  const first = stripped.words[0]
  if (first === undefined || first.text.startsWith('::')) return SILENT
  const inner: Scope = stripped.conditional
    ? { ...scope, conditional: true, over: [...scope.over, ...loop_variable(text, stripped.over, scope)] }
    : scope
  const words = split_head(each_of_set(text, stripped, scope))
  const name = words[0]?.text.toLowerCase() ?? ''
  if (name === 'rem') return SILENT
  if (name === 'set') set_variable(words, scope)
  const start = stage.words[0]?.span[0] ?? stage.start
  const end = stage.words.at(-1)?.span[1] ?? stage.end
  const source = stage.redirects.find((redirect) => redirect.op === '<')
  const input: Input | null =
    source === undefined ? null : { ...NO_INPUT, sources: [{ kind: 'file', word: source.target }], via: 'redirect' }
  const diverted = stage.redirects.some((redirect) => redirect.op !== '<' && redirect.fd === 1)
  const call: Call = {
    words,
    assigns: [],
    plumbing: { redirects: stage.redirects, input, diverted, sinks: [] },
    wiring,
    scope: inner,
    span: [start, Math.max(start, end)],
    open_args: false,
    unwraps: 0,
  }
  if (name === 'start') return run_start(run, call)
  return text.length === 0 ? SILENT : run.steps.perform(run, call)
}

/** `%i` of `for /f %i in (names.txt) do`, as it was written. */
function loop_variable(text: string, word: Field | null, { origin }: Scope): readonly string[] {
  if (word === null || origin.fixed !== null) return []
  const raw = text.slice(word.span[0] - origin.base, word.span[1] - origin.base)
  return /^%{1,2}[a-z]$/i.test(raw) ? [raw] : []
}

const MAX_SET = 16

/** `for /d %d in (packages\\*) do rd /s /q %d\\dist`: every member of the set in the place of the variable. */
function each_of_set(text: string, { words, over, set }: Stripped, scope: Scope): readonly Field[] {
  const [name] = set.length === 0 || set.length > MAX_SET ? [] : loop_variable(text, over, scope)
  if (name === undefined || set.some(({ text: member }) => member === '' || member.includes('\u0000'))) return words
  return words.flatMap((word) => {
    const raw = text.slice(word.span[0] - scope.origin.base, word.span[1] - scope.origin.base)
    const holes = word.cert === 'dynamic' ? '\u0000' : word.text
    if (word.vars !== undefined || !raw.includes(name) || holes.split('\u0000').length !== raw.split(name).length)
      return [word]
    return set.map((member) => {
      const filled = holes.replaceAll('\u0000', member.text)
      return { ...word, text: filled, cert: /[*?]/.test(filled) ? ('pattern' as const) : ('literal' as const) }
    })
  })
}

// `del/f x` and `cd..`: the switch or path may follow the command without a blank, and `/s/q` are two switches.
function split_head(words: readonly Field[]): readonly Field[] {
  const head = words[0]
  if (head === undefined || head.quoted || head.cert !== 'literal') return words
  const match = /^(del|erase|rd|rmdir|dir|cd|chdir|format|copy|move|echo|type|md|mkdir|ren)([/\\.:].*)?$/i.exec(
    head.text,
  )
  if (match === null) return words
  const tail = match[2] === undefined ? [] : [{ ...head, text: match[2] }]
  const rest = [...tail, ...words.slice(1)].flatMap((word) =>
    /^(?:\/[a-z])+$/i.test(word.text) ? word.text.split(/(?=\/)/).map((text) => ({ ...word, text })) : [word],
  )
  return [{ ...head, text: match[1] ?? '' }, ...rest]
}

function set_variable(words: readonly Field[], scope: Scope): void {
  const word = words.slice(1).find((other) => !/^\/[ap]$/i.test(other.text))
  const at = word?.text.indexOf('=') ?? -1
  if (word === undefined || at <= 0) return
  const rest = [word.text.slice(at + 1), ...words.slice(words.indexOf(word) + 1).map((other) => other.text)].join(' ')
  const cert = rest.includes('\u0000') || word.cert === 'dynamic' ? 'dynamic' : 'literal'
  const field: Field = { ...word, text: cert === 'dynamic' ? '' : rest, cert }
  assign(scope.shell, `env:${word.text.slice(0, at).toLowerCase()}`, { fields: [field], array: false })
}

// `start ["title"] [/b] [/d dir] program args`.
function run_start(run: Run, call: Call): Output {
  let at = 1
  if (call.words[at]?.quoted && (call.words[at + 1] !== undefined || call.words[at]?.text === '')) at += 1
  while (call.words[at]?.text.startsWith('/')) at += /^\/d$/i.test(call.words[at]?.text ?? '') ? 2 : 1
  const output = run.steps.perform(run, call)
  if (at >= call.words.length) return output
  const scope: Scope = { ...call.scope, via: [...call.scope.via, 'start'], background: true }
  return run.steps.perform(run, { ...call, words: call.words.slice(at), scope, unwraps: call.unwraps + 1 })
}
