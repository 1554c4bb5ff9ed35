// A condition that says what a variable is worth as long as it holds: `if name in ('a', 'b'):`, `if (name === 'a') {`. Source: ENGINE 7.
import { any_of } from '#core/policy/effects/inline/value/each.ts'
import type { Value } from '#core/policy/effects/inline/value/text.ts'
import type { Token } from '#core/policy/effects/inline/value/token.ts'
import { evaluate, list, skip } from '#core/policy/effects/inline/value/value.ts'
import type { Run } from '#core/policy/effects/inline/walk.ts'

/** A variable within the body of a condition. */
export interface Narrowed {
  name: string
  within: Value
  before: Value | undefined
  /** The first token behind the body. */
  until: number
}

/** Tokens of a condition that are looked at. */
const MAX_CONDITION = 64

/** What the condition that begins here says of a variable; null where it says nothing that holds in all of its body. */
export function narrows(run: Run, at: number): Narrowed | null {
  if (run.lang !== 'python' && run.lang !== 'node') return null
  const { tokens, names } = run.scope
  const from = run.lang === 'node' ? at + 2 : at + 1
  const name = tokens[from]
  if (name?.kind !== 'name' || (run.lang === 'node' && tokens[at + 1]?.text !== '(')) return null
  const end = end_of_condition(run, from)
  if (end < 0) return null
  const ends = PART.exec(name.text)
  const variable = ends?.[1] ?? name.text
  const within =
    ends === null ? said_of(run, from + 1) : part_of(run, from + 1, /^end/i.test(ends[2] ?? ''), names.get(variable))
  if (within === null) return null
  const until = run.lang === 'node' ? end_of_block(tokens, end + 1) : end_of_suite(run, at, end + 1)
  const before = names.get(variable)
  names.set(variable, within)
  return { name: variable, within, before, until }
}

/** `for f in os.listdir('.') if f.endswith('.pyc')`: in a list the variable is one of those only. */
export function filters({ lang, scope, ...rest }: Run, at: number): void {
  const { tokens, names } = scope
  const variable = tokens[at + 1]
  if (lang !== 'python' || variable?.kind !== 'name' || tokens[at + 2]?.text !== 'in') return
  const { next } = evaluate(scope, at + 3)
  const ends = tokens[next]?.text === 'if' ? PART.exec(tokens[next + 1]?.text ?? '') : null
  if (ends?.[1] !== variable.text || !/^(?:[\])]|and)$/.test(tokens[skip(scope, next + 2)]?.text ?? '')) return
  const within = part_of({ lang, scope, ...rest }, next + 2, /^end/i.test(ends[2] ?? ''), names.get(variable.text))
  if (within !== null) names.set(variable.text, within)
}

const PART = /^(\w{1,64})\.((?:ends|starts)[wW]ith)$/

/** `name.endswith('.pyc')`: a text of which one end is known. */
function part_of(run: Run, open: number, end: boolean, before: Value | undefined): Value | null {
  if (run.scope.tokens[open]?.text !== '(') return null
  const { items } = list(run.scope, open)
  const said = items[0]?.items ?? items.slice(0, 1)
  if (said.length === 0 || !said.every((one) => is_known(one) && /\w/.test(one.text))) return null
  // What `glob('/etc/*')` gives stays there.
  const root = end ? (/^[/~].*\//.exec(before?.text ?? '')?.[0] ?? '') : ''
  return any_of(said.map((one) => ({ ...one, text: end ? `${root}\u0000${one.text}` : `${one.text}\u0000` })))
}

/** Behind the body the variable is worth what it was, unless the body gave it another value. */
export function widens(run: Run, { name, within, before }: Narrowed): void {
  const { names } = run.scope
  if (names.get(name) !== within) return
  if (before === undefined) names.delete(name)
  else names.set(name, before)
}

/** `in ('a', 'b')`, `== 'a'`, `=== 'a'`: the value, when every text of it is known. */
function said_of(run: Run, at: number): Value | null {
  const { tokens } = run.scope
  if (tokens[at]?.text === 'in') {
    const { value } = evaluate(run.scope, at + 1)
    const items = value.items ?? []
    return items.length > 0 && items.every(is_known) ? any_of(items) : null
  }
  if (tokens[at]?.text !== '=' || tokens[at + 1]?.text !== '=') return null
  const text = tokens[at + 2]?.text === '=' ? at + 3 : at + 2
  if (tokens[text]?.kind !== 'text') return null
  const { value } = evaluate(run.scope, text)
  return is_known(value) ? value : null
}

function is_known({ text, items }: Value): boolean {
  return items === null && text !== '' && !text.includes('\u0000')
}

/** The colon, or the closing bracket; -1 where another condition would do as well. */
function end_of_condition({ lang, scope: { tokens } }: Run, from: number): number {
  let depth = 0
  for (let at = from; at < from + MAX_CONDITION; at++) {
    const token = tokens[at]
    if (token === undefined || is_end_or_choice(token)) return -1
    if (token.kind !== 'mark') continue
    if (/[([{]/.test(token.text)) depth++
    else if (/[)\]}]/.test(token.text)) {
      depth--
      if (depth < 0) return lang === 'node' ? at : -1
    } else if (token.text === ':' && depth === 0 && lang === 'python') return at
  }
  return -1
}

function is_end_or_choice({ kind, text }: Token): boolean {
  if (text === '\n') return true
  return kind === 'name' ? text === 'or' : kind === 'mark' && (text === '|' || text === '?')
}

/** Behind the block that opens here, or behind the one statement. */
function end_of_block(tokens: readonly Token[], from: number): number {
  let depth = 0
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind !== 'mark') continue
    if (/[([{]/.test(token.text)) depth++
    else if (/[)\]}]/.test(token.text)) depth--
    if (depth < 0) return at
    if (depth === 0 && (token.text === '}' || token.text === ';' || (token.text === '\n' && at > from))) return at
  }
  return tokens.length
}

/** Behind the lines that stand further in than the condition, or behind the rest of its line. */
function end_of_suite({ code, scope: { tokens } }: Run, at: number, from: number): number {
  const condition = tokens[at]
  if (condition === undefined) return from
  const margin = column_of(code, condition.start)
  const own_lines = tokens[from]?.text === '\n'
  for (let i = from; i < tokens.length; i++) {
    const [token, next] = [tokens[i], tokens[i + 1]]
    if (token?.text !== '\n' || token.kind !== 'mark' || next === undefined || next.text === '\n') continue
    if (!own_lines || column_of(code, next.start) <= margin) return i
  }
  return tokens.length
}

/** How far in the line of this place begins. */
function column_of(code: string, place: number): number {
  const start = code.lastIndexOf('\n', place - 1) + 1
  const line = code.slice(start, place)
  return line.length - line.trimStart().length === line.length ? line.length : line.search(/\S/)
}
