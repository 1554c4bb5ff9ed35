// PowerShell words and groups, read one by one into a statement.
import { MAX_REDIRECTIONS, spend_text } from '#core/policy/parse/budget.ts'
import type { Run, Scope } from '#core/policy/parse/state.ts'
import { locate } from '#core/policy/parse/text/origin.ts'
import type { Feed, Redirect } from '#core/policy/parse/tree.ts'
import {
  escaped,
  expand_string,
  expand_subexpression,
  read_variable,
  skip_group,
  skip_here_string,
  skip_string,
} from '#core/policy/parse/windows/powershell-text.ts'
import { certainty_of, type Field, join_taint } from '#core/policy/parse/word/field.ts'

/** A word, a group in parentheses or a script block of a statement. */
export interface PowershellItem {
  kind: 'word' | 'group' | 'block'
  field: Field
  /** Inside of a group or block. */
  from: number
  to: number
  /** Text that follows a group or variable without a blank: `.Method(args)`. */
  raw: string
}

/** One stage of a pipeline while it is read. */
export interface PowershellStatement {
  items: PowershellItem[]
  redirects: Redirect[]
  start: number
  end: number
}

/** An empty statement. */
export function open_statement(start: number): PowershellStatement {
  return { items: [], redirects: [], start, end: start }
}

/** Reads the item at `at` into the statement and gives the position after it. */
export function read_item(
  run: Run,
  text: string,
  at: number,
  to: number,
  scope: Scope,
  statement: PowershellStatement,
): number {
  const c = text.charAt(at)
  const next = text[at + 1]
  if (c === '{' || (c === '@' && next === '{'))
    return push_group(run, 'block', text, at, c === '@' ? at + 1 : at, to, scope, statement)
  if (c === '(' || ((c === '@' || c === '$') && next === '('))
    return push_group(run, 'group', text, at, c === '(' ? at : at + 1, to, scope, statement)
  const here = skip_here_string(text, at, to)
  if (here !== -1) {
    const body = text.slice(text.indexOf('\n', at) + 1, Math.max(at, here - 3))
    statement.items.push(word_item(body, true, [], locate(scope.origin, at, here), ''))
    return here
  }
  return read_word(run, text, at, to, scope, statement)
}

function push_group(
  run: Run,
  kind: 'group' | 'block',
  text: string,
  at: number,
  open: number,
  to: number,
  scope: Scope,
  statement: PowershellStatement,
): number {
  const end = skip_group(text, open, to)
  // The inside is read again when the group is walked.
  if (!spend_text(run.budget, end - open)) return to
  const from = open + 1
  const inner = Math.max(from, end - 1)
  let after = end
  let raw = ''
  if (kind === 'group') {
    after = skip_members(text, end, to)
    raw = text.slice(end, after)
  }
  const field: Field = { text: '', cert: 'dynamic', quoted: true, taint: [], span: locate(scope.origin, at, after) }
  if (kind === 'block') {
    field.text = text.slice(at, end)
    field.cert = certainty_of(field.text)
  }
  statement.items.push({ kind, field, from, to: inner, raw })
  return Math.max(after, at + 1)
}

// `.Name(args)[0]::Name`: what may follow a value without a blank.
function skip_members(text: string, at: number, to: number): number {
  let i = at
  while (i < to) {
    const c = text[i]
    if (c === '.' || c === ':') {
      const name = /^(?:\.|::)['"]?\w+['"]?/.exec(text.slice(i, i + 80))
      if (name === null) return i
      i += name[0].length
    } else if (c === '(' || c === '[') i = skip_group(text, i, to)
    else return i
  }
  return i
}

/** A word, as far as it is read. */
interface WordParts {
  start: number
  value: string
  quoted: boolean
  /** Names of variables whose value is not known. */
  vars: string[]
  /** Values of the variables in it. */
  sources: Field[]
  /** Text of a type or of called members, which an expression may need. */
  raw: string
  /** What was read last may be what is assigned to: `$c`, `[int]$c`. */
  assignable: boolean
}

function read_word(
  run: Run,
  text: string,
  at: number,
  to: number,
  scope: Scope,
  statement: PowershellStatement,
): number {
  const word: WordParts = { start: at, value: '', quoted: false, vars: [], sources: [], raw: '', assignable: false }
  let i = at
  let sign = 0
  while (i < to && sign === 0) {
    word.assignable = false
    const end = read_part(run, text, i, to, scope, word)
    if (end === i) break
    i = end
    // `$c=New-Object X` is an assignment even without blanks.
    if (word.assignable && statement.items.length === 0) sign = assign_sign(text, i)
  }
  for (const name of word.vars) if (!name.startsWith('env:')) run.doubts.add('unresolved-variable')
  const item = word_item(word.value, word.quoted, word.vars, locate(scope.origin, at, i), word.raw)
  for (const source of word.sources) inherit(item.field, source)
  statement.items.push(item)
  if (sign === 0) return Math.max(i, at + 1)
  const end = i + sign
  statement.items.push(word_item(text.slice(i, end), false, [], locate(scope.origin, i, end), ''))
  return end
}

/** Adds the part of a word that begins at a place; returns its end, or the place itself when the word ends there. */
function read_part(run: Run, text: string, at: number, to: number, scope: Scope, word: WordParts): number {
  const c = text.charAt(at)
  if (c === "'" || c === '"') {
    const end = skip_string(text, at, to)
    word.quoted = true
    word.value +=
      c === "'"
        ? text.slice(at + 1, end - 1).replaceAll("''", "'")
        : expand_string(run, scope, text, at + 1, Math.max(at + 1, end - 1), word.vars)
    return end
  }
  if (c === '`') {
    word.value += escaped(text.charAt(at + 1))
    return at + 2
  }
  if (c === '$' && text[at + 1] === '(') {
    const end = skip_group(text, at + 1, to)
    word.value += expand_subexpression(run, scope, text, at + 2, end - 1)
    return end
  }
  if (c === '$') return read_variable_part(run, text, at, to, scope, word)
  if (c === '[' && at === word.start) {
    const end = skip_members(text, skip_group(text, at, to), to)
    word.raw = text.slice(at, end)
    word.value = word.raw
    return end
  }
  const end = end_of_bare(text, at, to)
  word.value += text.slice(at, end)
  return end
}
/** `$name`, and the method that is called on it at once: what that returns is unknown. */
function read_variable_part(run: Run, text: string, at: number, to: number, scope: Scope, word: WordParts): number {
  const variable = read_variable(run, scope, text, at)
  if (at === word.start) {
    const end = skip_members(text, variable.end, to)
    const members = text.slice(variable.end, end)
    if (members.includes('(')) {
      word.raw = members
      word.value = '\u0000'
      return end
    }
  }
  word.assignable = word.value === '' || word.raw !== ''
  word.value += variable.text
  if (variable.name !== null) word.vars.push(variable.name)
  if (variable.source !== null) word.sources.push(variable.source)
  return variable.end
}

/** Length of `=`, `+=` and the like at a place; 0 when none stands there, or a blank in front of it already parts it. */
function assign_sign(text: string, at: number): number {
  if (text[at] === '=') return 1
  return /[+*/-]/.test(text.charAt(at)) && text[at + 1] === '=' ? 2 : 0
}

function inherit(field: Field, source: Field): void {
  field.taint = join_taint(field.taint, source.taint)
  if (source.feeds === undefined) return
  const feeds = source.feeds.map((feed): Feed => ({ index: feed.index, via: 'variable' }))
  field.feeds = [...(field.feeds ?? []), ...feeds].slice(0, 32)
}

// Blanks, `;|&(){},>` and the characters that `read_word` treats itself end a run of plain characters.
const ENDS: ReadonlySet<number> = new Set([...' \t\n\r;|&(){},>\'"`$'].map((c) => c.charCodeAt(0)))

function end_of_bare(text: string, from: number, to: number): number {
  let i = from
  while (i < to && !ENDS.has(text.charCodeAt(i))) i += 1
  return i
}

function word_item(
  value: string,
  quoted: boolean,
  vars: string[],
  span: readonly [number, number],
  raw: string,
): PowershellItem {
  const dynamic = /^\0+$/.test(value)
  const cert = dynamic
    ? 'dynamic'
    : value.includes('\u0000')
      ? 'partial'
      : !quoted && /[*?]/.test(value)
        ? 'pattern'
        : 'literal'
  const field: Field = { text: dynamic ? '' : value, cert, quoted, taint: [], span }
  if (vars.length > 0) field.vars = vars
  return { kind: 'word', field, from: 0, to: 0, raw }
}

/** Reads a redirection into the statement and gives the position after it. */
export function read_redirect(
  run: Run,
  text: string,
  at: number,
  to: number,
  scope: Scope,
  statement: PowershellStatement,
): number {
  const fd = /[0-9]/.test(text.charAt(at)) ? Number(text.charAt(at)) : 1
  let i = text.indexOf('>', at) + 1
  const append = text[i] === '>'
  if (append) i += 1
  if (text[i] === '&') return i + 2
  while (text[i] === ' ') i += 1
  if (i >= to) return to
  const scratch = open_statement(i)
  const end = read_item(run, text, i, to, scope, scratch)
  const target = scratch.items[0]?.field
  if (target !== undefined) {
    const shown = /^\$?null$/i.test(text.slice(i, end))
      ? { ...target, text: '/dev/null', cert: 'literal' as const }
      : target
    if (statement.redirects.length >= MAX_REDIRECTIONS) run.budget.exhausted = true
    else statement.redirects.push({ op: append ? '>>' : '>', fd, target: shown })
  }
  return end
}

/** The position behind a blank, a comment, a continued line or a bracket that closes nothing here; `at` when none stands there. */
export function after_filler(text: string, at: number, to: number): number {
  switch (text.charAt(at)) {
    case ' ':
    case '\t':
    case ',':
    case ')':
    case '}':
    case ']':
      return at + 1
    case '`':
      return text[at + 1] === '\n' ? at + 2 : at
    case '<': {
      if (text[at + 1] !== '#') return at
      const end = text.indexOf('#>', at)
      return end === -1 ? to : end + 2
    }
    case '#': {
      const newline = text.indexOf('\n', at)
      return newline === -1 ? to : newline
    }
    default:
      return at
  }
}

/** What ends a statement here: a new line, `;`, `|`, `||`, `&` or `&&`; empty when nothing does. */
export function operator_at(text: string, at: number): string {
  const char = text.charAt(at)
  if (char === ';' || char === '\n') return char
  if (char !== '|' && char !== '&') return ''
  return text[at + 1] === char ? char + char : char
}

/** Whether a redirection begins at a position: `>`, `2>`, `*>`. */
export function is_redirect(text: string, at: number): boolean {
  return text[at] === '>' || (text[at + 1] === '>' && /[0-9*]/.test(text.charAt(at)))
}
