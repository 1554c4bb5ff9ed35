// Reading of PowerShell text: strings, here-strings, variables, balanced groups, and the constant expressions that hide commands
// (`'rm ' + '-rf'`, `-f`, `-join`, `[char]`, FromBase64String).
import { spend_text } from '#core/policy/parse/budget.ts'
import { LOOSE, type Run, type Scope } from '#core/policy/parse/state.ts'
import { decode_base64, decode_latin, decode_utf16_base64 } from '#core/policy/parse/text/decode.ts'
import { locate } from '#core/policy/parse/text/origin.ts'
import { windows_variable } from '#core/policy/parse/windows/windows-variables.ts'
import { type Field, text_of } from '#core/policy/parse/word/field.ts'
import { look_up } from '#core/policy/parse/word/variables.ts'

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' }

/** Position after the group that opens at `at`, quotes respected; the end of the text when it never closes. */
export function skip_group(text: string, at: number, limit: number): number {
  const stack: string[] = []
  let i = at
  while (i < limit) {
    const c = text.charAt(i)
    if (c === "'" || c === '"') {
      i = skip_string(text, i, limit)
      continue
    }
    if (c === '`') {
      i += 2
      continue
    }
    if (c === '#' && text[i - 1] !== '`' && /[\s({;]/.test(text[i - 1] ?? ' ')) {
      const newline = text.indexOf('\n', i)
      i = newline === -1 ? limit : newline
      continue
    }
    const closer = CLOSERS[c]
    if (closer !== undefined) stack.push(closer)
    else if (c === stack.at(-1)) {
      stack.pop()
      if (stack.length === 0) return i + 1
    }
    i += 1
  }
  return limit
}

/** Position after the string that starts at `at`. */
export function skip_string(text: string, at: number, limit: number): number {
  const quote = text.charAt(at)
  for (let i = at + 1; i < limit; i++) {
    const c = text[i]
    if (c === '`' && quote === '"') i += 1
    else if (c === quote) {
      if (text[i + 1] !== quote) return i + 1
      i += 1
    }
  }
  return limit
}

/** Position after a here-string (`@'` ... `'@`) that starts at `at`, or -1 when none does. */
export function skip_here_string(text: string, at: number, limit: number): number {
  const quote = text[at + 1]
  if (text[at] !== '@' || (quote !== "'" && quote !== '"')) return -1
  const end = text.indexOf(`\n${quote}@`, at)
  return end === -1 || end > limit ? limit : end + 3
}

/** Characters of the escape that follows a backtick. */
export function escaped(c: string): string {
  switch (c) {
    case 'n':
      return '\n'
    case 't':
      return '\t'
    case 'r':
      return '\r'
    case '0':
      return ''
    case '\n':
      return ''
    default:
      return c
  }
}

/** A variable in text; `name` is set when its value is not known. */
export interface VariableText {
  text: string
  end: number
  name: string | null
  /** Value given earlier in the text, with where it came from. */
  source: Field | null
}

/** The variable that starts at the `$` of `at`: its text (NUL when unknown) and the position after it. */
export function read_variable(run: Run, scope: Scope, text: string, at: number): VariableText {
  const match = /^\$(?:\{([^}\n]{1,80})\}|((?:env|global|script|local|private|using|variable):)?(\w+|[?$^_]))/i.exec(
    text.slice(at, at + 100),
  )
  if (match === null) return { text: '$', end: at + 1, name: null, source: null }
  const name = (match[1] ?? `${match[2] ?? ''}${match[3] ?? ''}`).toLowerCase()
  const end = at + match[0].length
  const bare = name.replace(/^(?:global|script|local|private|using|variable):/, '')
  const given = look_up(scope.shell, bare.startsWith('env:') ? bare : `ps:${bare}`)
  // A whole list expands to an unknown number of words.
  const source = (given?.array === true ? UNCOUNTED : given?.fields[0]) ?? null
  if (source !== null) return { text: text_of(source), end, name: null, source }
  const value = bare.startsWith('env:') ? windows_variable(run, scope, bare.slice(4)) : start_value(run, scope, bare)
  return value === undefined ? { text: '\u0000', end, name, source } : { text: value, end, name: null, source }
}

const UNCOUNTED: Field = { text: '', cert: 'dynamic', quoted: true, taint: [], span: [0, 0] }

/** The items of a list that is written out, `"bin","obj"` or `@('bin', 'obj')`, or of a variable that was given one. */
export function known_list(run: Run, scope: Scope, expression: string): readonly string[] | null {
  if (expression.length > MAX_EXPRESSION_CHARS || !spend_text(run.budget, expression.length >> 1)) return null
  const text = expression.trim()
  const name = /^\$(\w{1,80})$/.exec(text)?.[1]
  if (name !== undefined) {
    const given = look_up(scope.shell, `ps:${name.toLowerCase()}`)
    return given?.array === true ? given.fields.map((field) => field.text) : null
  }
  const listed = strip_parens(text).trim()
  return /^['"$]/.test(listed) && (listed.includes(',') || text !== listed) ? evaluate_list(run, scope, listed) : null
}

function start_value(run: Run, scope: Scope, name: string): string | undefined {
  switch (name) {
    case 'home':
      return run.home
    case 'profile':
      return `${run.home}/Documents/PowerShell/Microsoft.PowerShell_profile.ps1`
    case 'pwd':
    case 'psscriptroot':
      return scope.shell.cwd ?? undefined
    case 'null':
      return ''
    case 'true':
      return 'True'
    case 'false':
      return 'False'
    case '_':
    case 'psitem':
    case 'args':
    case 'input':
      return '\u0000'
    default:
      return undefined
  }
}

/** The text of `$(...)`: evaluated when it is constant, else its commands run. */
export function expand_subexpression(run: Run, scope: Scope, text: string, from: number, to: number): string {
  const inner = text.slice(from, Math.max(from, to))
  const known = evaluate_text(run, scope, inner)
  if (known !== null) return known
  const wiring = { ...LOOSE, wanted: true }
  const output = run.steps.perform_windows(run, 'powershell', inner, scope, locate(scope.origin, from, to), wiring)
  return output.text ?? '\u0000'
}

/** The text of a double-quoted string without its quotes; expressions in it are unknown. */
export function expand_string(run: Run, scope: Scope, text: string, from: number, to: number, vars: string[]): string {
  let value = ''
  let i = from
  while (i < to) {
    const c = text.charAt(i)
    if (c === '`') {
      value += escaped(text.charAt(i + 1))
      i += 2
    } else if (c === '"' && text[i + 1] === '"') {
      value += '"'
      i += 2
    } else if (c === '$' && text[i + 1] === '(') {
      const end = skip_group(text, i + 1, to)
      value += expand_subexpression(run, scope, text, i + 2, end - 1)
      i = end
    } else if (c === '$') {
      const variable = read_variable(run, scope, text, i)
      value += variable.text
      if (variable.name !== null) vars.push(variable.name)
      i = variable.end
    } else {
      value += c
      i += 1
    }
  }
  return value
}

const MAX_EXPRESSION_CHARS = 4096

/** The text an expression gives when every part of it is constant; null otherwise. */
export function evaluate_text(run: Run, scope: Scope, expression: string): string | null {
  if (expression.length > MAX_EXPRESSION_CHARS || !spend_text(run.budget, expression.length >> 1)) return null
  let text = expression.trim()
  for (let k = 0; k < 4 && text.startsWith('(') && skip_group(text, 0, text.length) === text.length; k++)
    text = text.slice(1, -1).trim()
  const decoded = /FromBase64String\s*\(\s*(['"])([\w+/=\s-]+)\1\s*\)/i.exec(text)
  if (decoded !== null) {
    const data = decoded[2] ?? ''
    if (/::unicode/i.test(text)) return decode_utf16_base64(data)
    const bytes = decode_base64(data)
    return bytes === null ? null : decode_latin(bytes)
  }
  const path = /^join-path\s/i.test(text) ? join_path(run, scope, text) : undefined
  if (path !== undefined) return path
  const joined = split_join(text)
  if (joined !== null) return evaluate_list(run, scope, joined.list)?.join(joined.glue) ?? null
  const formatted = /^(['"])((?:(?!\1).)*)\1\s*-f\s*(\S[\s\S]*)$/i.exec(text)
  if (formatted !== null) {
    const values = evaluate_list(run, scope, formatted[3] ?? '')
    return values === null
      ? null
      : (formatted[2] ?? '').replace(/\{(\d{1,2})\}/g, (_all, index: string) => values[Number(index)] ?? '')
  }
  const replaced = /^(['"])((?:(?!\1).)*)\1\s*-i?replace\s*(['"])([\w ]{1,20})\3\s*,\s*(['"])([\w ]{0,20})\5$/i.exec(
    text,
  )
  if (replaced !== null) return (replaced[2] ?? '').replaceAll(replaced[4] ?? '', replaced[6] ?? '')
  return evaluate_sum(run, scope, text)
}

const MAX_PATH_PARTS = 8

/** `Join-Path $PSScriptRoot 'module' bin`; a part that is worked out somehow else leaves it unknown. */
function join_path(run: Run, scope: Scope, text: string): string | null {
  const parts = text
    .slice('join-path'.length)
    .replace(/\(Get-Location\)(?:\.Path)?/gi, '$PWD')
    .match(/"[^"]*"|'[^']*'|[^\s,]+/g)
  if (parts === null || parts.length > MAX_PATH_PARTS) return null
  const known: string[] = []
  for (const part of parts) {
    if (/^-(?:path|childpath|additionalchildpath)$/i.test(part)) continue
    const value = /^[\w.][\w.\\/-]*$/.test(part) ? part : evaluate_atom(run, scope, part)
    if (value === null) return null
    known.push(value)
  }
  return known.length < 2 ? null : known.join('/')
}

// `('a','b') -join ''` and `-join ('a','b')`.
function split_join(text: string): { list: string; glue: string } | null {
  const at = text.toLowerCase().lastIndexOf('-join')
  if (at === -1) return null
  const before = text.slice(0, at).trim()
  const after = text.slice(at + 5).trim()
  const glue = /^(['"])(.{0,4})\1$/.exec(after)?.[2] ?? ''
  return { list: strip_parens(before === '' ? after : before), glue: before === '' ? '' : glue }
}

function strip_parens(text: string): string {
  const open = text.startsWith('@(') ? 2 : text.startsWith('(') ? 1 : 0
  return open > 0 && text.endsWith(')') ? text.slice(open, -1) : text
}

/** Items of a list that is worked out; a longer one stays unknown. */
const MAX_ITEMS = 512
/** Longer expressions in brackets stay unknown. */
const MAX_BRACKETED_CHARS = 512

function evaluate_list(run: Run, scope: Scope, text: string): string[] | null {
  const values: string[] = []
  for (const piece of split_top(text, ',')) {
    const value = evaluate_sum(run, scope, piece.trim())
    if (value === null || values.length > MAX_ITEMS) return null
    values.push(value)
  }
  return values
}

function evaluate_sum(run: Run, scope: Scope, text: string): string | null {
  let result = ''
  for (const piece of split_top(text, '+')) {
    const value = evaluate_atom(run, scope, piece.trim())
    if (value === null) return null
    result += value
  }
  return result
}

function evaluate_atom(run: Run, scope: Scope, text: string): string | null {
  if (text.startsWith("'") && skip_string(text, 0, text.length) === text.length)
    return text.slice(1, -1).replaceAll("''", "'")
  if (text.startsWith('"') && skip_string(text, 0, text.length) === text.length) {
    const value = expand_string(run, scope, text, 1, text.length - 1, [])
    return value.includes('\u0000') ? null : value
  }
  const char = /^\[char\]\s*(?:\(\s*)?(0x[0-9a-f]{1,4}|\d{1,5})\s*\)?$/i.exec(text)
  if (char !== null) return String.fromCharCode(Number(char[1]))
  if (/^\d{1,9}$/.test(text)) return text
  if (/^\$[\w:{}]+$/.test(text)) {
    const variable = read_variable(run, scope, text, 0)
    return variable.end === text.length && !variable.text.includes('\u0000') ? variable.text : null
  }
  if (text.startsWith('(') && skip_group(text, 0, text.length) === text.length && text.length < MAX_BRACKETED_CHARS)
    return evaluate_text(run, scope, text.slice(1, -1))
  return null
}

function split_top(text: string, separator: string): string[] {
  const pieces: string[] = []
  let start = 0
  let i = 0
  while (i < text.length) {
    const c = text.charAt(i)
    if (c === "'" || c === '"') i = skip_string(text, i, text.length)
    else if (c === '(' || c === '[' || c === '{') i = skip_group(text, i, text.length)
    else {
      if (c === separator) {
        pieces.push(text.slice(start, i))
        start = i + 1
      }
      i += 1
    }
  }
  pieces.push(text.slice(start))
  return pieces
}
