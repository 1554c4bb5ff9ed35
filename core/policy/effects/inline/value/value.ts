// Evaluates expressions of inline code (long: expressions hold each other, so their parts call each other): follows constants through concatenation, templates, slices and environment
// look-ups; results.ts has functions and methods. Everything else is unknown, shown as `\u0000`. Source: ENGINE 7.
import { opens, partners_of } from '#core/policy/effects/inline/value/brackets.ts'
import { apply_method, call, ENVIRONMENT, HOME, HOME_NAMES } from '#core/policy/effects/inline/value/results.ts'
import {
  characters,
  concatenate,
  fill,
  is_unknown,
  known,
  MAX_ITEMS,
  MAX_TEXT,
  member_of,
  members_from,
  UNKNOWN,
  type Value,
} from '#core/policy/effects/inline/value/text.ts'
import { type Lang, MAX_TOKENS, type Token, tokenize } from '#core/policy/effects/inline/value/token.ts'
import type { Taint } from '#core/policy/effects/kind.ts'

/** What is known while one piece of code is read. */
export interface Scope {
  lang: Lang
  tokens: readonly Token[]
  names: Map<string, Value>
  /** Local name -> module path: `from shutil import rmtree`, `const { rm } = require('fs')`. */
  aliases: Map<string, string>
  /** Remaining work; each visited token costs one. */
  fuel: { left: number }
  depth: number
}

const MAX_DEPTH = 24

/** Fresh scope over code. */
export function scope_of(code: string, lang: Lang): { scope: Scope; cut: boolean } {
  const { tokens, cut } = tokenize(code, lang)
  return {
    scope: { lang, tokens, names: new Map(), aliases: new Map(), fuel: { left: MAX_TOKENS * 3 }, depth: 0 },
    cut,
  }
}

/** Evaluates the expression that starts at a token; returns its value and the token after it. */
export function evaluate(scope: Scope, from: number): Result {
  if (scope.depth >= MAX_DEPTH || scope.fuel.left <= 0) return { value: UNKNOWN, next: skip(scope, from) }
  const inner = { ...scope, depth: scope.depth + 1 }
  let { value, next } = primary(inner, from)
  for (;;) {
    const otherwise = value.absent === true ? other_choice(inner, next) : -1
    if (otherwise >= 0) return evaluate(inner, otherwise)
    const joined = operate(inner, value, next)
    if (joined === null) return { value, next }
    ;({ value, next } = joined)
  }
}

/** Applies the operator at a token to the value before it and the one behind it; null when none stands there. */
function operate(scope: Scope, left: Value, at: number): Result | null {
  const { lang, tokens } = scope
  const mark = tokens[at]
  if (mark?.kind !== 'mark') return null
  const after = tokens[at + 1]
  if (mark.text === '.' && lang === 'lua' && after?.text === '.') return joined_with(scope, left, at + 2, '')
  const sum = after?.kind === 'number' && left.items === null ? calculated(mark.text, left.text, after.text) : null
  if (sum !== null) return { value: known(sum, left.taint), next: at + 2 }
  const joins =
    mark.text === '+' ||
    (mark.text === '.' && (lang === 'perl' || lang === 'php')) ||
    (mark.text === '/' && lang === 'python')
  if (joins && after?.text !== '=') return joined_with(scope, left, at + 1, mark.text === '/' ? '/' : '')
  if (mark.text === '*' && after?.kind === 'number') {
    const times = Math.min(64, Number(after.text) || 0)
    return { value: { ...left, text: left.text.repeat(times).slice(0, MAX_TEXT) }, next: at + 2 }
  }
  if (mark.text !== '%' || lang !== 'python') return null
  const { value, next } = primary(scope, at + 1)
  return { value: fill(left, value.items ?? [value]), next }
}

/** `c - 1`, `c ^ 7`: what characters are counted with; null for other signs and other texts. */
function calculated(sign: string, left: string, right: string): string | null {
  if (!/^\d{1,7}$/.test(left) || !/^\d{1,7}$/.test(right)) return null
  const [one, other] = [Number(left), Number(right)]
  if (sign === '+') return String(one + other)
  if (sign === '-') return String(one - other)
  return sign === '^' ? String(one ^ other) : null
}

function joined_with(scope: Scope, left: Value, at: number, between: '' | '/'): Result {
  const { value, next } = primary(scope, at)
  return { value: concatenate(left, value, between), next }
}

/** Tokens between a condition and what stands for a value that is not there. */
const MAX_CONDITION = 24

/**
 * Index where the other value of a choice begins: `x ?? 'logs'`, `x or 'logs'`, `x if len(argv) > 1 else 'logs'`; -1
 * without one.
 */
function other_choice({ tokens }: Scope, at: number): number {
  const text = (place: number) => tokens[place]?.text ?? ''
  if (text(at) === 'or') return at + 1
  if ((text(at) === '?' && text(at + 1) === '?') || (text(at) === '|' && text(at + 1) === '|')) return at + 2
  if (text(at) !== 'if') return -1
  for (let place = at + 1; place < at + MAX_CONDITION; place++) if (text(place) === 'else') return place + 1
  return -1
}

function primary(scope: Scope, from: number): Result {
  scope.fuel.left--
  const token = scope.tokens[from]
  if (token === undefined) return { value: UNKNOWN, next: from }
  // A value may follow its operator on the next line.
  if (token.text === '\n' && token.kind === 'mark' && from > 0) return primary(scope, after_lines(scope, from))
  let result: Result
  switch (token.kind) {
    case 'text':
    case 'command':
      result = { value: token.words === true ? words_of(token) : template(scope, token), next: from + 1 }
      // Adjacent literals are one string in python.
      while (scope.lang === 'python' && scope.tokens[result.next]?.kind === 'text') {
        const more = scope.tokens[result.next]
        if (more) result = { value: concatenate(result.value, template(scope, more), ''), next: result.next + 1 }
      }
      break
    case 'number':
      result = { value: known(token.text), next: from + 1 }
      break
    case 'name':
      // `scalar reverse("...")`: the text, not a list of one.
      if (scope.lang === 'perl' && token.text === 'scalar' && scope.tokens[from + 1]?.kind === 'name')
        return primary(scope, from + 1)
      result = named(scope, token, from)
      break
    default:
      result = grouped(scope, token.text, from)
  }
  return trailing(scope, result)
}

/** The first token behind ends of lines. */
function after_lines({ tokens }: Scope, from: number): number {
  let at = from
  while (tokens[at]?.text === '\n' && tokens[at]?.kind === 'mark') at++
  return at
}

function words_of({ text }: Token): Value {
  const items = text.split(/\s+/).filter((word) => word !== '')
  return { text, taint: [], items: items.map((word) => known(word)) }
}

/** A string with its holes filled in. */
export function template(scope: Scope, token: Token): Value {
  if (token.holes.length === 0) return known(token.text)
  let at = 0
  const taint: Taint[] = []
  const text = token.text.replaceAll('\u0000', () => {
    const source = token.holes[at++] ?? ''
    const inner: Scope = { ...scope, tokens: tokenize(source, scope.lang).tokens, depth: scope.depth + 1 }
    const { value } = evaluate(inner, 0)
    taint.push(...value.taint)
    return source.startsWith('@') && value.items !== null ? value.items.map((item) => item.text).join(' ') : value.text
  })
  return known(text, taint)
}

function grouped(scope: Scope, mark: string, from: number): Result {
  if (mark === '(' || mark === '[') {
    const { items, next, whole } = list(scope, from)
    if (whole !== undefined) return { value: whole, next }
    if (mark === '(' && items.length === 1 && items[0]) return { value: items[0], next }
    return { value: { text: '\u0000', taint: [], items }, next }
  }
  if (mark === '{') {
    if (scope.lang !== 'lua') return { value: UNKNOWN, next: skip(scope, from) }
    const { items, next } = list(scope, from)
    return { value: { text: '\u0000', taint: [], items }, next }
  }
  if (mark === '-' || mark === '!' || mark === '&' || mark === '\\') return primary(scope, from + 1)
  return { value: UNKNOWN, next: from + 1 }
}

/** Values between a bracket and its partner, separated by commas. */
export function list(
  scope: Scope,
  open: number,
): { items: Value[]; next: number; named: Map<string, Value>; whole?: Value } {
  const end = skip(scope, open)
  const items: Value[] = []
  const keyed = new Map<string, Value>()
  let at = open + 1
  while (at < end - 1 && scope.fuel.left > 0) {
    at = after_lines(scope, at)
    if (at >= end - 1) break
    const spread = spread_at(scope, at)
    at += spread
    const name = scope.tokens[at]
    const equals = scope.tokens[at + 1]
    const keyword =
      name?.kind === 'name' &&
      equals?.kind === 'mark' &&
      (equals.text === '=' || equals.text === ':') &&
      scope.tokens[at + 2]?.text !== '='
    const { value, next } = evaluate(scope, keyword ? at + 2 : at)
    const whole = scope.lang === 'python' && !keyword ? comprehended(scope, at, next) : null
    if (whole !== null) return { items: [whole], next: end, named: keyed, whole }
    if (keyword && name) keyed.set(name.text, value)
    else if (spread > 0 && value.items !== null) items.push(...value.items.slice(0, MAX_ITEMS - items.length))
    else items.push(value)
    at = Math.max(next, at + 1)
    while (at < end - 1 && scope.tokens[at]?.text !== ',') {
      const mark = scope.tokens[at]
      scope.fuel.left--
      at = mark?.kind === 'mark' && /[([{]/.test(mark.text) ? skip(scope, at) : at + 1
    }
    at++
  }
  return { items, next: end, named: keyed }
}

/**
 * `chr(c) for c in [114, 109]`: the list of what stands at `at` for each member; null for anything else, and when a
 * member is not known, unless it is a character that code works out.
 */
function comprehended(scope: Scope, at: number, loop: number): Value | null {
  const { tokens, names } = scope
  const variable = tokens[loop + 1]
  if (tokens[loop]?.text !== 'for' || variable?.kind !== 'name' || tokens[loop + 2]?.text !== 'in') return null
  const over = evaluate(scope, loop + 3).value
  const spells = tokens[at]?.text === 'chr'
  const members =
    over.items ?? (spells && !over.text.includes('\u0000') ? [...over.text].map((one) => known(one)) : null)
  const before = names.get(variable.text)
  const items: Value[] = []
  for (const member of members?.slice(0, MAX_ITEMS) ?? []) {
    names.set(variable.text, member)
    const { value } = evaluate(scope, at)
    if (is_unknown(value)) break
    items.push(value)
  }
  if (before === undefined) names.delete(variable.text)
  else names.set(variable.text, before)
  if (items.length > 0 && items.length === members?.length) return { ...UNKNOWN, items }
  return spells ? { ...UNKNOWN, taint: ['decoded'] } : null
}

/** How many tokens say that the members of the next value stand there: `*words`, `...words`. */
export function spread_at({ tokens, lang }: Scope, at: number): number {
  if (tokens[at]?.text === '*' && (lang === 'python' || lang === 'ruby')) return 1
  const dots = tokens[at]?.text === '.' && tokens[at + 1]?.text === '.' && tokens[at + 2]?.text === '.'
  return dots ? 3 : 0
}

/** The token after the partner of an opening bracket. */
export function skip({ tokens }: Pick<Scope, 'tokens'>, open: number): number {
  return opens(tokens[open]) ? (partners_of(tokens).get(open) ?? tokens.length - 1) + 1 : open + 1
}

const SEPARATOR = /^(?:os|path|os\.path)\.sep$|^DIRECTORY_SEPARATOR$|^File\.SEPARATOR$/

type Result = { value: Value; next: number }

/** The value of an expression that begins with a name: a constant, a pure function of texts, a member, or unknown. */
function named(scope: Scope, token: Token, from: number): Result {
  const { text } = token
  const after = scope.tokens[from + 1]
  const environment = /^(?:process\.env|\$ENV)\.?(\w*)$/.exec(text)
  if (environment?.[1]) return { value: variable_of(environment[1]), next: from + 1 }
  if (text === 'await' || text === 'new' || text === 'return' || text === 'not') return primary(scope, from + 1)
  if ((scope.lang === 'perl' || scope.lang === 'ruby') && after?.kind === 'text' && BARE.test(text))
    return bare_call(scope, text, from + 1)
  if (after?.kind !== 'mark' || (after.text !== '(' && after.text !== '[' && after.text !== '{'))
    return { value: constant_of(scope, text), next: from + 1 }
  if (text === 'map' && scope.lang === 'perl') return spelled_by_map(scope, from + 1)
  if (after.text === '{' && text !== '$ENV' && scope.lang === 'perl' && scope.tokens[from + 3]?.text === '}')
    return { value: scope.names.get(`${text}.${scope.tokens[from + 2]?.text}`) ?? UNKNOWN, next: from + 4 }
  if (after.text === '{' && text !== '$ENV') return { value: scope.names.get(text) ?? UNKNOWN, next: from + 1 }
  const { items, next } = list(scope, from + 1)
  const [first] = items
  if (text === 'map' && /^(?:chr|unichr)$/.test(scope.tokens[from + 2]?.text ?? '') && items[1]?.items)
    return { value: characters(items[1].items), next }
  if (ENVIRONMENT.test(text)) {
    // `$ENV{HOME}` in Perl: a bare word in braces is a string.
    const key = after.text === '{' ? scope.tokens[from + 2]?.text : first?.text
    return { value: variable_of(key), next }
  }
  if (after.text === '[') return { value: indexed(scope, text, first, from), next }
  return of_module(scope, text, first, next) ?? { value: call(scope, called(scope, text), items), next }
}

/** `map { chr } 114, 109`, `map(chr, 114, 109)` of perl: characters; unknown for anything else it maps to. */
function spelled_by_map(scope: Scope, open: number): Result {
  const end = skip(scope, open)
  const inside = (from: number, to: number) =>
    scope.tokens
      .slice(from, to)
      .map((token) => token.text)
      .join('')
  if (scope.tokens[open]?.text === '(') {
    const { items } = list(scope, open)
    const [, ...codes] = items
    return { value: scope.tokens[open + 1]?.text === 'chr' ? characters(flat(codes)) : UNKNOWN, next: end }
  }
  const { items, next } = values_behind(scope, end, MAX_ITEMS)
  return { value: /^chr(?:\(?\$_\)?)?$/.test(inside(open + 1, end - 1)) ? characters(flat(items)) : UNKNOWN, next }
}

function flat(items: readonly Value[]): readonly Value[] {
  return items.flatMap((item) => item.items ?? [item])
}

/** The program that runs the code, as each language names it. */
const OWN_PROGRAM: ReadonlyMap<string, string> = new Map([
  ['sys.executable', 'python3'],
  ['process.execPath', 'node'],
  ['process.argv0', 'node'],
  ['RbConfig.ruby', 'ruby'],
  ['Gem.ruby', 'ruby'],
  ['PHP_BINARY', 'php'],
])

/** The value of a name that is neither called nor indexed. */
function constant_of({ names }: Scope, text: string): Value {
  const program = OWN_PROGRAM.get(text)
  if (program !== undefined) return known(program)
  if (HOME.test(text)) return known('~')
  return SEPARATOR.test(text) ? known('/') : (names.get(text) ?? UNKNOWN)
}

/** The value of an environment variable; only the home's is known. */
function variable_of(name: string | undefined): Value {
  return name !== undefined && HOME_NAMES.test(name) ? known('~') : { ...UNKNOWN, taint: ['env'] }
}

/** The value of `name[...]`, of which `first` is the value in brackets; the name stands at `from`. */
function indexed(scope: Scope, name: string, first: Value | undefined, from: number): Value {
  const { tokens, names, lang } = scope
  // `Dir['tmp/*.log']`: the names of the files.
  if (name === 'Dir' && lang === 'ruby' && first !== undefined) return first
  // `opts[:dir]`
  const symbol = lang === 'ruby' && tokens[from + 2]?.text === ':' ? tokens[from + 3]?.text : undefined
  const key = symbol ?? first?.text
  const member = key === undefined ? undefined : names.get(`${name}.${key}`)
  if (member !== undefined) return member
  const value = names.get(name) ?? (name.startsWith('$') ? names.get(`@${name.slice(1)}`) : undefined)
  if (value === undefined) return UNKNOWN
  const inside = tokens.slice(from + 2, from + 5)
  // A slice, or a member counted from the end.
  if (inside[0]?.text === '-' || inside.some((token) => token.text === ':')) return sliced(scope, value, from + 1)
  return member_of(value, Number(first?.text)) ?? sliced(scope, value, from + 1)
}

const IMPORTER = /^(?:__import__|(?:importlib\.)?import_module|require)$/

/** `__import__('os').path.expanduser('~')`: what a function gives of a module that is named on the spot; null for anything else. */
function of_module(scope: Scope, name: string, module: Value | undefined, at: number): Result | null {
  const member = scope.tokens[at + 1]
  if (module === undefined || !IMPORTER.test(name) || scope.tokens[at]?.text !== '.' || member?.kind !== 'name')
    return null
  const full = `${module.text.replace(/^node:/, '').replaceAll('/', '.')}.${member.text}`
  if (scope.tokens[at + 2]?.text !== '(') return HOME.test(full) ? { value: known('~'), next: at + 2 } : null
  const { items, next } = list(scope, at + 2)
  const value = call(scope, full, items)
  return value === UNKNOWN ? null : { value, next }
}

/** The called name under the module it was taken from: `p.join(...)` after `p = require('path')`. */
function called({ aliases }: Scope, name: string): string {
  if (aliases.size === 0) return name
  const dot = name.indexOf('.')
  const alias = aliases.get(dot < 0 ? name : name.slice(0, dot))
  return alias === undefined ? name : dot < 0 ? alias : alias + name.slice(dot)
}

/** Functions of texts that perl and ruby call without brackets. */
const BARE = /^(?:join|pack|glob|sprintf|reverse|decode_base64|Base64\.decode64)$/

/** Values behind a word without brackets, up to the end of the statement: `join " ", "rm", "-rf", $dir`. */
function bare_call(scope: Scope, name: string, from: number): Result {
  const { items, next } = values_behind(scope, from, name === 'pack' ? MAX_ITEMS : MAX_DEPTH)
  return { value: call(scope, name, items), next }
}

/** At most `most` values with commas between them. */
function values_behind(scope: Scope, from: number, most: number): { items: Value[]; next: number } {
  const items: Value[] = []
  let at = from
  while (items.length < most && scope.fuel.left > 0) {
    const { value, next } = evaluate(scope, at)
    items.push(value)
    at = next
    if (scope.tokens[at]?.text !== ',') break
    at++
  }
  return { items, next: at }
}

/** Calls and slices that follow one another behind a value. */
const MAX_CHAIN = 8

/** Method calls and slices behind a value: `'x'.join(...)`, `Path('~').expanduser()`, `s[::-1]`. */
function trailing(scope: Scope, result: Result): Result {
  let { value, next } = result
  for (let i = 0; i < MAX_CHAIN; i++) {
    // A chain may go on below.
    if (scope.lang === 'node' && scope.tokens[next]?.text === '\n') {
      const below = after_lines(scope, next)
      if (scope.tokens[below]?.text === '.') next = below
    }
    const more = method_call(scope, value, next) ?? slice(scope, value, next)
    if (more === null) break
    value = more.value
    next = more.next
  }
  return { value, next }
}

/** `[::-1]`, `[0]` behind a value; null when something else stands there. */
function slice(scope: Scope, value: Value, at: number): Result | null {
  const mark = scope.tokens[at]
  if (mark?.kind !== 'mark' || mark.text !== '[') return null
  return { value: sliced(scope, value, at), next: skip(scope, at) }
}

/** `.strip()`, `.reverse` behind a value; null when something else stands there. */
function method_call(scope: Scope, value: Value, at: number): Result | null {
  const { tokens, lang } = scope
  // In Perl and PHP the dot joins texts, and methods have an arrow.
  if (lang === 'php' || lang === 'perl') return null
  const dot = tokens[at]
  const name = tokens[at + 1]
  if (dot?.kind !== 'mark' || name?.kind !== 'name') return null
  if (dot.text !== '.' && !(lang === 'lua' && dot.text === ':')) return null
  const each = name.text === 'map' && value.items !== null ? mapped_items(scope, value.items, at + 2) : null
  if (each !== null) return each
  if (tokens[at + 2]?.text !== '(') {
    // Ruby's join has no separator by default.
    const given = name.text === 'join' && lang === 'ruby' ? [known('')] : []
    return { value: apply_method(value, name.text, given), next: at + 2 }
  }
  const args = list(scope, at + 2)
  return { value: apply_method(value, name.text, args.items), next: args.next }
}

/** `.map(c => String.fromCharCode(c))`, `.map(&:chr)`, `.map { |c| c.chr }`; null where no block or function is known. */
function mapped_items(scope: Scope, items: readonly Value[], open: number): Result | null {
  const { tokens, lang } = scope
  const mark = tokens[open]?.text
  if (lang === 'node' && mark === '(') return { value: mapped(scope, items, open), next: skip(scope, open) }
  if (lang !== 'ruby' || (mark !== '(' && mark !== '{')) return null
  const next = skip(scope, open)
  const spells =
    mark === '{'
      ? tokens[next - 2]?.text.endsWith('.chr') === true
      : tokens.slice(open + 1, next - 1).at(-1)?.text === 'chr'
  return { value: spells ? characters(items) : UNKNOWN, next }
}

/** Members that a function is worked out for. */
const MAX_MAPPED = 16

/** `dirs.map(d => \`rm -rf ${d}\`)`: what the function gives for each member; unknown for functions with a body. */
function mapped(scope: Scope, members: readonly Value[], open: number): Value {
  const { tokens, names } = scope
  let at = open + 1
  const bracket = tokens[at]?.text === '(' ? 1 : 0
  const parameter = tokens[at + bracket]
  at += bracket * 2 + 1
  const arrow = tokens[at]?.text === '=' && tokens[at + 1]?.text === '>' && tokens[at + 2]?.text !== '{'
  if (parameter?.kind !== 'name' || !arrow) return UNKNOWN
  const before = names.get(parameter.text)
  const items = members.slice(0, MAX_MAPPED).map((member) => {
    names.set(parameter.text, member)
    return evaluate(scope, at + 2).value
  })
  if (before === undefined) names.delete(parameter.text)
  else names.set(parameter.text, before)
  return { ...UNKNOWN, items }
}

const stands_for_many = (text: string): boolean => text.includes('*') || text.includes('\u0000')

function sliced(scope: Scope, value: Value, open: number): Value {
  const inside = scope.tokens
    .slice(open + 1, open + 5)
    .map((token) => token.text)
    .join('')
  if (inside.startsWith('::-1')) return known([...value.text].reverse().join(''), value.taint)
  // `sorted(dir.glob('*.gz'))[:-30]`: a part of the members is judged as all of them.
  const from = /^(-?\d*):/.exec(inside)?.[1]
  if (from !== undefined && value.items !== null) return members_from(value, Number(from) || 0)
  if (from !== undefined && stands_for_many(value.text)) return value
  const last = /^-(\d+)\]/.exec(inside)?.[1]
  if (last !== undefined) return value.items?.at(-Number(last)) ?? UNKNOWN
  const index = /^(\d+)\]/.exec(inside)?.[1]
  return index === undefined ? UNKNOWN : (member_of(value, Number(index)) ?? UNKNOWN)
}
