// Word resolution (ENGINE section 3, stage 4): one word of the tree becomes zero or more fields. Known parts become text, unknown
// parts NUL. Braces, tilde, variables, splitting on IFS and literal substitutions are resolved here; globs stay as patterns.
import { spend_node, spend_text } from '#core/policy/parse/budget.ts'
import { parse_shell, type ShellWord, type WordPart } from '#core/policy/parse/shell.ts'
import { descend, type Run, type Scope } from '#core/policy/parse/state.ts'
import {
  AT,
  BACKSLASH,
  BACKTICK,
  COLON,
  DOLLAR,
  DOUBLE_QUOTE,
  EQUALS,
  is_lower,
  is_upper,
  PERCENT,
  PLUS,
  SINGLE_QUOTE,
  UNDERSCORE,
} from '#core/policy/parse/text/ascii.ts'
import { locate } from '#core/policy/parse/text/origin.ts'
import { evaluate_arithmetic } from '#core/policy/parse/word/arithmetic.ts'
import { expand_braces } from '#core/policy/parse/word/braces.ts'
import {
  add_feeds,
  finish,
  flush,
  NO_TAINT,
  open_writer,
  type WordUse,
  type Writer,
  write_output,
  write_text,
  write_value,
} from '#core/policy/parse/word/draft.ts'
import { run_prompt, run_qualifier } from '#core/policy/parse/word/expansion-code.ts'
import { type Field, join_taint } from '#core/policy/parse/word/field.ts'
import { expand_parameter, look_up_name } from '#core/policy/parse/word/parameter.ts'
import { has_drive } from '#core/policy/parse/word/paths.ts'
import { admits_braces, substitute, substitute_process } from '#core/policy/parse/word/substitution.ts'
import { expand_tilde } from '#core/policy/parse/word/tilde.ts'

/** Resolves one word of a command behind the others. */
export function resolve_into(words: Field[], run: Run, scope: Scope, word: ShellWord): void {
  if (!spend_node(run.budget)) return
  const span = locate(scope.origin, word.pos, word.end)
  const plain = resolve_plain(word.text, span)
  if (plain !== null) words.push(plain)
  else for (const field of resolve_parted(run, scope, word, 'argument', span)) words.push(field)
}

/** Resolves one word. */
export function resolve_word(run: Run, scope: Scope, word: ShellWord, use: WordUse): Field[] {
  if (!spend_node(run.budget)) return []
  const span = locate(scope.origin, word.pos, word.end)
  const plain = resolve_plain(word.text, span)
  return plain === null ? resolve_parted(run, scope, word, use, span) : [plain]
}

// A word that is not plain text.
function resolve_parted(
  run: Run,
  scope: Scope,
  word: ShellWord,
  use: WordUse,
  span: readonly [number, number],
): Field[] {
  if (!admits_braces(run, word.text)) return [finish('\u0000', false, false, NO_TAINT, null, null, span)]
  const parts = word.parts
  if (parts === undefined) return [resolve_bare(run, scope, word.value, word.text, span)]
  if (use === 'argument' && parts.some((part) => part.type === 'BraceExpansion')) {
    return resolve_braces(run, scope, word.text, span)
  }
  const writer = open_writer(run, scope, use, span)
  write_parts(writer, parts, false, true)
  flush(writer)
  return writer.done
}

/** Resolves a word that must stay one field, such as the target of a redirection. */
export function resolve_single(run: Run, scope: Scope, word: ShellWord): Field {
  const fields = resolve_word(run, scope, word, 'single')
  return (
    fields[0] ?? {
      text: '',
      cert: 'literal',
      quoted: true,
      taint: NO_TAINT,
      span: locate(scope.origin, word.pos, word.end),
    }
  )
}

/** Resolves the parts of a heredoc body or of an operand as if they stood in double quotes. */
export function resolve_parts(run: Run, scope: Scope, parts: readonly WordPart[], pos: number, end: number): Field {
  const writer = open_writer(run, scope, 'single', locate(scope.origin, pos, end))
  write_parts(writer, parts, true, false)
  writer.draft.started = true
  flush(writer)
  return writer.done[0] ?? { text: '', cert: 'literal', quoted: true, taint: NO_TAINT, span: writer.span }
}

// Most words need no part list: letters only, or one pair of quotes around plain text.
function resolve_plain(text: string, span: readonly [number, number]): Field | null {
  const first = text.charCodeAt(0)
  if (first === SINGLE_QUOTE) {
    return text.length > 1 && text.indexOf("'", 1) === text.length - 1 ? literal(text.slice(1, -1), true, span) : null
  }
  const from = first === DOUBLE_QUOTE ? 1 : 0
  const to = from === 1 ? text.length - 1 : text.length
  if (from === 1 && (to < 1 || text.charCodeAt(to) !== DOUBLE_QUOTE)) return null
  for (let i = from; i < to; i++) if (!is_plain_code(text.charCodeAt(i), from === 1)) return null
  return literal(from === 1 ? text.slice(1, -1) : text, from === 1, span)
}

function literal(text: string, quoted: boolean, span: readonly [number, number]): Field {
  return text.includes('\u0000')
    ? { text, cert: 'partial', quoted, taint: NO_TAINT, span }
    : { text, cert: 'literal', quoted, taint: NO_TAINT, span }
}

// The usual ones first. `+ , - . /`, the digits and the colon are one range, `@` and the capital letters another.
function is_plain_code(code: number, quoted: boolean): boolean {
  if (is_lower(code)) return true
  if (code >= PLUS && code <= COLON) return true
  if (code === AT || is_upper(code)) return true
  if (code === UNDERSCORE || code === EQUALS || code === PERCENT) return true
  if (!quoted) return false
  return code !== DOUBLE_QUOTE && code !== DOLLAR && code !== BACKSLASH && code !== BACKTICK && code !== 0
}

// A word without parts: nothing quoted but by backslashes, nothing expanded but a tilde.
function resolve_bare(run: Run, scope: Scope, value: string, raw: string, span: readonly [number, number]): Field {
  const escaped = raw.includes('\\')
  const text = expand_tilde(run, scope, escaped ? (windows_path(scope, raw, value) ?? value) : value)
  return finish(text, escaped, false, NO_TAINT, null, null, span)
}

// `C:\Users\me\.ssh\id_rsa`, `..\notes.txt`: a POSIX shell takes the backslashes away, but nobody means the file of the name that is
// left. Whoever writes such a word has a shell of Windows, and where the programs are named alike (`cat`, `git`), nothing else tells.
// Not so `.\env`, which hides `.env` where the shell is a POSIX one, and nothing in which a slash makes folders of both readings.
function windows_path(scope: Scope, raw: string, value: string): string | null {
  if (!WINDOWS_PATH.test(raw)) {
    const on_windows = scope.shell.cwd !== null && has_drive(scope.shell.cwd)
    if (!on_windows || !BELOW_THIS.test(raw) || HIDDEN.test(value)) return null
  }
  return keep_separators(raw)
}

function keep_separators(raw: string): string {
  return raw.replace(/\\([^\w.*$%-])/g, '$1')
}

const WINDOWS_PATH = /^(?:(?:[A-Za-z]:|\.\.|~|%\w{1,40}%)\\[\w.]|\.\\\.[A-Za-z])[^/]*$/
const BELOW_THIS = /^\.\\\w[^/]*$/
/** What names in hiding are made of. */
const HIDDEN =
  /^\.(?:env|git|ssh|aws|azure|kube|docker|gnupg|config|npmrc|netrc|pypirc|pgpass|bash|zsh|profile|claude|cursor|vscode)/i

/** `$HOME\.ssh\id_rsa`: no folder of another user is called `dev.ssh`. */
function behind_home(parts: readonly WordPart[]): boolean {
  const [home, rest, ...more] = parts
  if (more.length > 0 || rest?.type !== 'Literal' || !/^\\[\w.][^/]*$/.test(rest.text)) return false
  return home?.type === 'SimpleExpansion' && /^\$(?:HOME|PWD|USERPROFILE|APPDATA|LOCALAPPDATA)$/.test(home.text)
}

function resolve_braces(run: Run, scope: Scope, raw: string, span: readonly [number, number]): Field[] {
  let opened = 1
  for (let i = raw.indexOf('{'); i !== -1; i = raw.indexOf('{', i + 1)) opened += 1
  if (!spend_text(run.budget, raw.length * Math.min(opened, 64))) return []
  const words = opened > 64 ? null : expand_braces(raw)
  if (words === null) {
    run.budget.exhausted = true
    return [finish('\u0000', false, false, NO_TAINT, null, null, span)]
  }
  const fields: Field[] = []
  const inner: Scope = { ...scope, origin: { base: 0, limit: 0, fixed: span } }
  for (const text of words) {
    if (!spend_node(run.budget)) return fields
    const plain = resolve_plain(text, span)
    if (plain !== null) {
      if (text !== '') fields.push(plain)
      continue
    }
    if (!spend_text(run.budget, text.length + 128)) return fields
    // One alternative is read again as a word of its own; `x` keeps it from being taken for an assignment or a keyword.
    const statement = parse_shell(`x ${text}`).commands[0]?.command
    const word = statement?.type === 'Command' ? statement.suffix[0] : undefined
    if (word === undefined || word.type !== 'Word') fields.push(finish(text, false, false, NO_TAINT, null, null, span))
    else if (word.parts === undefined) fields.push(resolve_bare(run, inner, word.value, word.text, span))
    else {
      const writer = open_writer(run, inner, 'argument', span)
      write_parts(writer, word.parts, false, true)
      flush(writer)
      fields.push(...writer.done)
    }
  }
  return fields
}

function write_parts(writer: Writer, parts: readonly WordPart[], quoted: boolean, leading: boolean): void {
  let first = leading
  const windows = leading && !quoted && parts.length === 2 && behind_home(parts)
  for (const part of parts) {
    if (!spend_node(writer.run.budget)) return
    if (windows && part.type === 'Literal') write_text(writer, keep_separators(part.text))
    else write_part(writer, part, quoted, first)
    first = false
  }
}

function write_part(writer: Writer, part: WordPart, quoted: boolean, first: boolean): void {
  switch (part.type) {
    case 'Literal':
      if (!quoted && part.text.includes('\\')) writer.draft.quoted = true
      if (first && !quoted) write_text(writer, expand_tilde(writer.run, writer.scope, leading_text(writer.scope, part)))
      else write_text(writer, part.value)
      return
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      writer.draft.quoted = true
      write_text(writer, part.value)
      return
    case 'DoubleQuoted':
    case 'LocaleString':
      writer.draft.quoted = true
      // `"$@"` without parameters gives no word; any other quoted expansion gives one.
      if (!is_list(part.parts)) writer.draft.started = true
      write_parts(writer, part.parts, true, false)
      return
    case 'Glob':
      writer.draft.pattern = true
      write_text(writer, part.text)
      return
    case 'ExtendedGlob':
      writer.draft.pattern = true
      run_qualifier(writer, part.text)
      write_text(writer, part.text)
      return
    case 'BraceExpansion':
      write_text(writer, part.text)
      return
    case 'SimpleExpansion':
      write_value(writer, look_up_name(writer.run, writer.scope, part.text.slice(1)), part.text.slice(1), quoted)
      return
    case 'ParameterExpansion': {
      const { run } = writer
      const inner = part.operation === undefined ? writer.scope : enter_operand(writer, part.text.length)
      if (inner === null) return
      const value = expand_parameter(run, inner, part, (word) => resolve_single(run, inner, word))
      if (part.operation?.type === 'Transform' && part.text.endsWith('@P}')) run_prompt(writer, value)
      write_value(writer, value, part.parameter, quoted)
      return
    }
    case 'ArithmeticExpansion': {
      if (!spend_text(writer.run.budget, part.text.length)) return
      const number = evaluate_arithmetic(writer.scope, part.expression, (script, text) =>
        substitute(writer.run, writer.scope, script, text.length, part, false),
      )
      write_text(writer, number === null ? '\u0000' : String(number))
      return
    }
    case 'CommandExpansion': {
      const output = substitute(writer.run, writer.scope, part.script, part.text.length, part, part.text[0] === '`')
      write_output(writer, output, quoted)
      return
    }
    case 'ProcessSubstitution': {
      const output = substitute_process(writer.run, writer.scope, part.script, part.text.length, part.operator, part)
      add_feeds(writer.draft, output.from, 'process-substitution')
      writer.draft.taint = join_taint(writer.draft.taint, output.taint)
      writer.draft.process = { operator: part.operator, text: output.text, taint: output.taint }
      write_text(writer, '/dev/fd/63')
      return
    }
  }
}

function leading_text(scope: Scope, part: Extract<WordPart, { type: 'Literal' }>): string {
  return part.text.includes('\\') ? (windows_path(scope, part.text, part.value) ?? part.value) : part.value
}

/** `$@`, `${@}` or `${names[@]}` alone. */
function is_list([part, ...more]: readonly WordPart[]): boolean {
  if (part === undefined || more.length > 0) return false
  if (part.type === 'SimpleExpansion') return part.text === '$@'
  return part.type === 'ParameterExpansion' && (part.text === '${@}' || part.text.endsWith('[@]}'))
}

// Operands are read again at every level of `${a:-${b:-...}}`.
function enter_operand(writer: Writer, chars: number): Scope | null {
  return spend_text(writer.run.budget, chars) ? descend(writer.run, writer.scope) : null
}
