// What the parameters of a piece of code's own functions stand for: the values that the code itself calls them with. A function that
// is called with something unknown, handed to others or never called keeps parameters of which nothing is known. Source: ENGINE 7.
import { operation_of } from '#core/policy/effects/inline/call/calls.ts'
import { any_of } from '#core/policy/effects/inline/value/each.ts'
import { is_unknown, UNKNOWN, type Value } from '#core/policy/effects/inline/value/text.ts'
import type { Token } from '#core/policy/effects/inline/value/token.ts'
import { evaluate, list, type Scope, skip } from '#core/policy/effects/inline/value/value.ts'
import type { Run } from '#core/policy/effects/inline/walk.ts'

/** Bounds of one piece of code: functions, parameters of each, calls of all, steps of reading them. */
const MAX_FUNCTIONS = 32
const MAX_PARAMETERS = 8
const MAX_CALLS = 128
const MAX_STEPS = 4096
/** How far from a name the word stands that gives it away or brings it in. */
const NEAR = 12

interface Parameter {
  name: string
  fallback: Value | null
  /** It gets all that is left of the arguments. */
  rest: boolean
}

interface Defined {
  /** Of the brackets around the parameters. */
  open: number
  close: number
  parameters: readonly Parameter[]
  /** Values of each parameter, one for each call; null as soon as one of them is not known. */
  given: (Value[] | null)[]
}

/** Values of parameters, by the place of the bracket that closes their list; a null takes away what another function left there. */
export type Bound = ReadonlyMap<number, readonly (readonly [name: string, value: Value | null])[]>

/** Parameters that the code's own calls settle; null when it defines no function. */
export function bound_parameters(run: Run): Bound | null {
  const { tokens } = run.scope
  if (!tokens.some(({ text }) => text === 'def' || text === 'function' || text === 'lambda' || text === '>'))
    return null
  const scope: Scope = { ...run.scope, names: new Map(run.scope.names), fuel: { left: MAX_STEPS } }
  const places = new Set<number>()
  const defined = definitions(run, scope, places)
  if (defined.size === 0) return null
  const assigned = new Set<string>()
  note_constants(scope, assigned, [...defined.values()])
  collect_calls(scope, defined, places)
  const bound = new Map<number, (readonly [string, Value | null])[]>()
  const settled = new Set<string>()
  for (const { close, parameters, given } of defined.values()) {
    const pairs: [string, Value | null][] = []
    for (const [at, { name }] of parameters.entries()) {
      // Variables that are assigned elsewhere as well are followed from line to line.
      if (assigned.has(name)) continue
      const values = given[at] ?? []
      const value = values.length === 0 || scope.fuel.left <= 0 ? null : any_of(values)
      if (value !== null) settled.add(name)
      else if (!settled.has(name)) continue
      pairs.push([name, value])
    }
    if (pairs.length > 0) bound.set(close, pairs)
  }
  return bound
}

/** Functions by the last part of their name; two of one name are none. Adds the places of the names. */
function definitions(run: Run, scope: Scope, places: Set<number>): Map<string, Defined> {
  const { tokens } = scope
  const defined = new Map<string, Defined>()
  const twice = new Set<string>()
  for (let open = 1; open < tokens.length && defined.size < MAX_FUNCTIONS; open++) {
    const found = lambda_at(run, tokens, open) ?? function_at(run, scope, open)
    if (found === null) continue
    places.add(found.at)
    const { name } = found
    if (defined.has(name)) twice.add(name)
    const parameters = parameters_at(scope, open, found.close)
    if (parameters !== null)
      defined.set(name, { open, close: found.close, parameters, given: parameters.map(() => []) })
  }
  for (const name of twice) defined.delete(name)
  return defined
}

/** The beginning of a function: its name, where that stands, and where its parameters end. */
interface Head {
  name: string
  at: number
  close: number
}

/** `wipe = lambda path: ...`; null for every other token. */
function lambda_at(run: Run, tokens: readonly Token[], open: number): Head | null {
  if (run.lang !== 'python' || tokens[open]?.text !== 'lambda') return null
  if (tokens[open - 1]?.text !== '=' || tokens[open - 2]?.kind !== 'name') return null
  let close = open + 1
  while (close < open + MAX_PARAMETERS * 4 && tokens[close]?.text !== ':') close++
  return { name: tokens[open - 2]?.text ?? '', at: open - 2, close }
}

/** `def wipe(path)`, at its bracket; null for every other token. */
function function_at(run: Run, scope: Scope, open: number): Head | null {
  if (scope.tokens[open]?.text !== '(') return null
  const at = name_of_function(run, scope.tokens, open, scope)
  return at < 0 ? null : { name: last_part(scope.tokens[at]?.text ?? ''), at, close: skip(scope, open) - 1 }
}

/** Place of the name of the function whose parameters begin at a bracket, -1 when it is no function of its own. */
function name_of_function(run: Run, tokens: readonly Token[], open: number, scope: Scope): number {
  const text = (at: number) => tokens[at]?.text ?? ''
  if (run.lang === 'python' || run.lang === 'ruby') {
    if (text(open - 2) !== 'def') return -1
    const before = text(open - 3) === 'async' ? open - 4 : open - 3
    // A decorator calls its function.
    return text(before).startsWith('@') || text(before) === ')' ? decorated(tokens, before, open) : open - 1
  }
  if (run.lang !== 'node' && run.lang !== 'php') return -1
  if (text(open - 2) === 'function') return open - 1
  const before = text(open - 1) === 'function' || text(open - 1) === 'async' ? open - 2 : open - 1
  if (run.lang !== 'node' || text(before) !== '=' || tokens[before - 1]?.kind !== 'name') return -1
  const behind = skip(scope, open)
  const arrow = text(behind) === '=' && text(behind + 1) === '>'
  return arrow || text(open - 1) === 'function' ? before - 1 : -1
}

function decorated(tokens: readonly Token[], before: number, open: number): number {
  if (tokens[before]?.text !== ')') return -1
  for (let at = before, depth = 0; at >= 0 && at > before - 64; at--) {
    const mark = tokens[at]?.text
    if (mark === ')') depth++
    else if (mark === '(' && --depth === 0) return tokens[at - 1]?.text.startsWith('@') === true ? -1 : open - 1
  }
  return -1
}

/** Names between two brackets with what they are worth when nobody gives them anything; null for forms that are not read. */
function parameters_at(scope: Scope, open: number, close: number): Parameter[] | null {
  const { tokens } = scope
  const parameters: Parameter[] = []
  for (let at = open + 1; at < close; ) {
    // `*args`, `...args`; what `**options` holds has names.
    const stars = stars_at(tokens, at)
    at += stars
    const token = tokens[at]
    if (token?.kind !== 'name' || parameters.length >= MAX_PARAMETERS) return null
    let fallback: Value | null = null
    let next = at + 1
    while (next < close && tokens[next]?.text !== ',') {
      if (tokens[next]?.text === '=') fallback = evaluate(scope, next + 1).value
      next = skip(scope, next)
    }
    const named_only = stars === 2
    if (!named_only && !(parameters.length === 0 && /^(?:self|cls|this)$/.test(token.text)))
      parameters.push({ name: token.text, fallback, rest: stars > 0 })
    at = next + 1
  }
  return parameters
}

function stars_at(tokens: readonly Token[], at: number): 0 | 1 | 2 | 3 {
  if (tokens[at]?.text === '*') return tokens[at + 1]?.text === '*' ? 2 : 1
  return tokens[at]?.text === '.' && tokens[at + 1]?.text === '.' && tokens[at + 2]?.text === '.' ? 3 : 0
}

/** Constants that calls may name, and every name that is given a value outside of a list of parameters. */
function note_constants(scope: Scope, assigned: Set<string>, defined: readonly Defined[]): void {
  const { tokens, names } = scope
  const inside = (at: number) => defined.some(({ open, close }) => open < at && at < close)
  for (let at = 0; at + 2 < tokens.length && scope.fuel.left > 0; at++) {
    const token = tokens[at]
    if (token?.kind !== 'name' || tokens[at + 1]?.text !== '=' || /^[=>]$/.test(tokens[at + 2]?.text ?? '')) continue
    if (inside(at)) continue
    assigned.add(token.text)
    names.set(token.text, evaluate(scope, at + 2).value)
  }
}

function collect_calls(scope: Scope, defined: ReadonlyMap<string, Defined>, places: ReadonlySet<number>): void {
  const { tokens } = scope
  let calls = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token !== undefined) forget_hidden(token, defined)
    const called = token?.kind === 'name' && !places.has(at) ? defined.get(last_part(token.text)) : undefined
    // `subprocess.run(cmd)` within a `run` of its own.
    if (token === undefined || called === undefined || (token.text.includes('.') && operation_of(token.text) !== null))
      continue
    if (tokens[at + 1]?.text !== '(') {
      if (!only_passes(tokens, at)) called.given = called.given.map(() => null)
      continue
    }
    if (++calls > MAX_CALLS || scope.fuel.left <= 0) {
      called.given = called.given.map(() => null)
      continue
    }
    const { items, named } = list(scope, at + 1)
    called.given = called.given.map((values, index) => {
      const parameter = called.parameters[index]
      if (parameter?.rest === true)
        return values === null ? null : [...values, { ...UNKNOWN, items: items.slice(index) }]
      const value = items[index] ?? named.get(parameter?.name ?? '') ?? parameter?.fallback ?? null
      return values === null || value === null || is_unknown(value) ? null : [...values, value]
    })
  }
}

/** Calls by the text of a name, through `call` and `apply`, and in the holes of a string: what they give is not followed. */
function forget_hidden(token: Token, defined: ReadonlyMap<string, Defined>): void {
  const names =
    token.kind === 'text' || token.kind === 'command'
      ? [token.text, ...token.holes.flatMap((hole) => hole.split(/\W+/, MAX_HOLE_WORDS))]
      : token.kind === 'name' && token.text.includes('.')
        ? token.text.split('.').slice(0, -1)
        : NONE
  for (const name of names) {
    const hidden = defined.get(name)
    if (hidden !== undefined) hidden.given = hidden.given.map(() => null)
  }
}

const MAX_HOLE_WORDS = 64
const NONE: readonly string[] = []

/** The name is given to other files or comes from one: `module.exports = { f }`, `import { f } from './x'`. */
function only_passes(tokens: readonly Token[], at: number): boolean {
  for (let near = Math.max(0, at - NEAR); near < at; near++)
    if (/^(?:module\.exports|exports|import|export|from)$/.test(tokens[near]?.text ?? '')) return true
  for (let near = at + 1; near < at + NEAR; near++) if (/^(?:require|from)$/.test(tokens[near]?.text ?? '')) return true
  return false
}

function last_part(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('>'), name.lastIndexOf(':')) + 1)
}
