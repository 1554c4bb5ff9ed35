// Parameter expansion: `$x`, `${x:-word}`, `${x#pattern}`, `${x/a/b}`, `${x:1:2}`, `${!x}`, arrays and positional parameters, as far
// as the value is known. `undefined` means that the command line never set the name.
import { MAX_VALUE_CHARS } from '#core/policy/parse/budget.ts'
import type { ParameterExpansionPart, ShellWord } from '#core/policy/parse/shell.ts'
import type { Run, Scope } from '#core/policy/parse/state.ts'
import { AT, is_digit, is_letter, STAR, UNDERSCORE } from '#core/policy/parse/text/ascii.ts'
import type { Field, Value } from '#core/policy/parse/word/field.ts'
import { match_glob } from '#core/policy/parse/word/glob.ts'
import { assign, field_value, look_up, start_value, text_value } from '#core/policy/parse/word/variables.ts'

type Resolve = (word: ShellWord) => Field

const EMPTY = text_value('')

/** The value of `$name`. */
export function look_up_name(run: Run, scope: Scope, name: string): Value | undefined {
  const first = name.charCodeAt(0)
  if (first === AT || first === STAR) {
    const all = scope.shell.positional
    return all === null ? unknown_value() : { fields: all, array: true }
  }
  if (is_digit(first)) {
    const index = Number(name)
    const all = scope.shell.positional
    if (index === 0) return look_up(scope.shell, '0') ?? unknown_value()
    if (all === null) return unknown_value()
    const field = all[index - 1]
    return field === undefined ? EMPTY : field_value(field)
  }
  // `$?`, `$$`, `$!`, `$#`, `$-`, `$_`: numbers and the like, unknown but harmless.
  if (!(first === UNDERSCORE && name.length > 1) && !is_letter(first)) return unknown_value()
  const value = look_up(scope.shell, name)
  if (value?.choices !== undefined) run.choice ??= { name, values: value.choices }
  if (value !== undefined) return value ?? EMPTY
  const start = start_value(run, scope.shell, name)
  if (start !== undefined) return text_value(start)
  return HARMLESS.has(name) ? unknown_value() : undefined
}

const HARMLESS: ReadonlySet<string> = new Set(
  'RANDOM SECONDS LINENO EPOCHSECONDS EPOCHREALTIME BASHPID PPID UID EUID COLUMNS LINES REPLY HOSTNAME HOSTTYPE OSTYPE'.split(
    ' ',
  ),
)

/** The value of `${...}`. Default assignments (`${x:=y}`) are kept. */
export function expand_parameter(
  run: Run,
  scope: Scope,
  part: ParameterExpansionPart,
  resolve: Resolve,
): Value | undefined {
  const op = part.operation
  let value =
    part.index === undefined ? look_up_name(run, scope, part.parameter) : look_up_element(run, scope, part, resolve)
  if (part.prefix === '!') {
    const target = value?.fields[0]
    value = target !== undefined && target.cert === 'literal' ? look_up_name(run, scope, target.text) : unknown_value()
  }
  if (part.prefix === '#') return measure(value, part)
  if (op === undefined) return value
  switch (op.type) {
    case 'Default':
      return apply_default(scope, part.parameter, op.operator, value, () => field_value(resolve(op.operand)))
    case 'Slice': {
      if (value === undefined) return undefined
      const offset = resolve(op.offset)
      const length = op.length === undefined ? null : resolve(op.length)
      if (value.array) return slice_array(value, offset, length, part.parameter === '@' || part.parameter === '*')
      return map_text(value, (text) => slice_text(text, offset, length))
    }
    case 'Remove': {
      const pattern = resolve(op.operand)
      return value === undefined ? undefined : map_text(value, (text) => remove_match(text, op.operator, pattern))
    }
    case 'Replace': {
      const pattern = resolve(op.pattern)
      const replacement = resolve(op.replacement)
      return value === undefined
        ? undefined
        : map_text(value, (text) => replace_match(text, op.operator, pattern, replacement))
    }
    case 'CaseModification': {
      const up = op.operator.startsWith('^')
      const all = op.operator.length === 2
      if (value === undefined) return undefined
      return map_text(value, (text) => (all ? (up ? text.toUpperCase() : text.toLowerCase()) : change_first(text, up)))
    }
    case 'Transform':
      return value === undefined ? undefined : map_text(value, (text) => transform(text, resolve(op.operand).text))
    default:
      return unknown_value()
  }
}

function unknown_value(): Value {
  return { fields: [{ text: '', cert: 'dynamic', quoted: true, taint: [], span: [0, 0] }], array: false }
}

// `${X:?}` stops the command when X is empty.
function guarded_value(name: string, operator: string): Value {
  const field: Field = { text: '', cert: 'dynamic', quoted: true, taint: ['env'], span: [0, 0], vars: [name] }
  if (operator === ':?') field.nonempty = true
  return { fields: [field], array: false }
}

function look_up_element(run: Run, scope: Scope, part: ParameterExpansionPart, resolve: Resolve): Value | undefined {
  const value = look_up_name(run, scope, part.parameter)
  if (value === undefined || part.index === undefined) return value
  const index = part.index.text
  if (index === '@' || index === '*') return value.array ? value : { fields: value.fields, array: true }
  const key = resolve(part.index)
  if (value.keys !== undefined && key.cert === 'literal') {
    const held = value.fields[value.keys.lastIndexOf(key.text)]
    return held === undefined ? EMPTY : field_value(held)
  }
  if (key.cert !== 'literal' || !/^-?\d{1,6}$/.test(key.text)) return unknown_value()
  const at = Number(key.text)
  const field = value.fields.at(at)
  return field === undefined ? EMPTY : field_value(field)
}

function measure(value: Value | undefined, part: ParameterExpansionPart): Value {
  if (value === undefined) return unknown_value()
  if (value.array || part.index?.text === '@') return text_value(String(value.fields.length))
  const field = value.fields[0]
  return field !== undefined && field.cert === 'literal' ? text_value(String(field.text.length)) : unknown_value()
}

function apply_default(
  scope: Scope,
  name: string,
  operator: string,
  value: Value | undefined,
  operand: () => Value,
): Value | undefined {
  const empty = value?.fields.every((field) => field.cert === 'literal' && field.text === '')
  const unset = value === undefined || value.fields[0]?.unset === true
  if (operator === '?' || operator === ':?') {
    operand()
    // `${x:?}` ends the script when x is empty, so afterwards x has a value.
    if (empty && operator === ':?') return guarded_value(name, operator)
    return value ?? guarded_value(name, operator)
  }
  const given = operand()
  if (operator === '+' || operator === ':+') {
    if (unset) return undefined
    return empty ? EMPTY : given
  }
  const missing = operator.startsWith(':') ? unset || empty : unset
  if (!missing) return value
  // The environment may hold another value, but the default is what the author of the line expects.
  if (operator.endsWith('=')) assign(scope.shell, name, given)
  return given
}

// Applies a text function to every known field; an unknown field, or a null result, is unknown.
function map_text(value: Value, change: (text: string) => string | null): Value {
  return {
    array: value.array,
    fields: value.fields.map((field) => {
      if (field.cert === 'dynamic' || field.cert === 'partial') return { ...field, text: '', cert: 'dynamic' as const }
      const text = field.text.length > MAX_VALUE_CHARS ? null : change(field.text)
      return text === null ? { ...field, text: '', cert: 'dynamic' as const } : { ...field, text }
    }),
  }
}

function number_of(field: Field | null): number | null {
  if (field === null || field.cert !== 'literal') return null
  const text = field.text.trim()
  return /^[-+]?\d{1,9}$/.test(text) ? Number(text) : null
}

function slice_text(text: string, offset: Field, length: Field | null): string | null {
  const from = number_of(offset)
  const count = length === null ? text.length : number_of(length)
  if (from === null || count === null) return null
  const start = from < 0 ? Math.max(0, text.length + from) : from
  const end = count < 0 ? text.length + count : start + count
  return text.slice(start, Math.max(start, end))
}

function slice_array(value: Value, offset: Field, length: Field | null, positional: boolean): Value {
  const from = number_of(offset)
  const count = length === null ? value.fields.length : number_of(length)
  if (from === null || count === null || from < 0 || count < 0) return unknown_value()
  const start = positional ? Math.max(0, from - 1) : from
  return { array: true, fields: value.fields.slice(start, start + count) }
}

function change_first(text: string, up: boolean): string {
  const first = text.slice(0, 1)
  return (up ? first.toUpperCase() : first.toLowerCase()) + text.slice(1)
}

function transform(text: string, operator: string): string | null {
  switch (operator) {
    case 'U':
      return text.toUpperCase()
    case 'u':
      return change_first(text, true)
    case 'L':
      return text.toLowerCase()
    case 'Q':
      return `'${text}'`
    default:
      return operator === 'E' || operator === 'P' ? text : null
  }
}

/** `${x%pattern}` and `${x/pattern/y}` try a pattern at every place: longer texts and patterns stay unknown. */
const MAX_TRIMMED_CHARS = 256
const MAX_TRIMMING_CHARS = 64
const MAX_REPLACED_CHARS = 128
const MAX_REPLACING_CHARS = 32

function remove_match(text: string, operator: '#' | '##' | '%' | '%%', pattern: Field): string | null {
  if (pattern.cert !== 'literal' && pattern.cert !== 'pattern') return null
  const glob = pattern.text
  if (pattern.cert === 'literal') {
    if (operator.startsWith('#')) return text.startsWith(glob) ? text.slice(glob.length) : text
    return text.endsWith(glob) ? text.slice(0, text.length - glob.length) : text
  }
  if (text.length > MAX_TRIMMED_CHARS || glob.length > MAX_TRIMMING_CHARS) return null
  const front = operator.startsWith('#')
  const longest = operator.length === 2
  for (let k = 0; k <= text.length; k++) {
    const size = longest ? text.length - k : k
    const piece = front ? text.slice(0, size) : text.slice(text.length - size)
    if (match_glob(glob, piece)) return front ? text.slice(size) : text.slice(0, text.length - size)
  }
  return text
}

function replace_match(text: string, operator: string, pattern: Field, replacement: Field): string | null {
  if (replacement.cert === 'dynamic' || replacement.cert === 'partial') return null
  if (pattern.cert === 'literal') return replace_text(text, operator, pattern.text, replacement.text)
  if (pattern.cert !== 'pattern') return null
  if (text.length > MAX_REPLACED_CHARS || pattern.text.length > MAX_REPLACING_CHARS) return null
  return replace_glob(text, operator, pattern.text, replacement.text)
}

/** `${x/a/b}`, `${x//a/b}`, `${x/#a/b}`, `${x/%a/b}`; null when the result would be too long. */
function replace_text(text: string, operator: string, old: string, by: string): string | null {
  if (old === '') return text
  switch (operator) {
    case '//': {
      const pieces = text.split(old)
      return text.length + pieces.length * by.length > MAX_VALUE_CHARS ? null : pieces.join(by)
    }
    case '/#':
      return text.startsWith(old) ? by + text.slice(old.length) : text
    case '/%':
      return text.endsWith(old) ? text.slice(0, text.length - old.length) + by : text
    default: {
      const at = text.indexOf(old)
      return at === -1 ? text : text.slice(0, at) + by + text.slice(at + old.length)
    }
  }
}

function replace_glob(text: string, operator: string, glob: string, by: string): string {
  let result = ''
  for (let at = 0; at < text.length; ) {
    const size = longest_at(glob, text, at)
    if (size === 0) {
      result += text[at]
      at += 1
      continue
    }
    result += by
    at += size
    if (operator !== '//') return result + text.slice(at)
  }
  return result
}

function longest_at(glob: string, text: string, at: number): number {
  for (let end = text.length; end > at; end--) if (match_glob(glob, text.slice(at, end))) return end - at
  return 0
}
