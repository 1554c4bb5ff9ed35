// Predicates compiled to closures, and the index that picks the rules worth testing for an effect. Source: ENGINE 9.2.
import picomatch from 'picomatch'
import { RE2JS } from 're2js'
import type { Effect, EffectKind, FieldValue } from '#core/policy/effects/kind.ts'
import type { Predicate } from '#core/policy/rules/schema.ts'

/** Work of one evaluation: tests done so far and their bound (ENGINE 3, stage 10). */
export interface Budget {
  tests: number
}

export const MAX_PREDICATE_TESTS = 4096

/** Everything a rule may look at. */
export interface Matching {
  effects: readonly Effect[]
  budget: Budget
}

export type Test = (effect: Effect, action: Matching) => boolean

type Lists = Readonly<Record<string, readonly string[]>>

/** Compiles a predicate. Throws Error with a plain sentence when it names an unknown list or a bad pattern. */
export function compile_predicate(predicate: Predicate, lists: Lists): Test {
  const tests: Test[] = []
  const { effect, head, scope, cert, taint, via, danger } = predicate
  if (effect !== undefined) tests.push(kind_test(as_list(effect)))
  if (head !== undefined) tests.push(one_of(as_list(head), (one) => one.head))
  if (scope !== undefined) tests.push(one_of(as_list(scope), (one) => one.scope))
  if (cert !== undefined) tests.push(one_of(as_list(cert), (one) => one.cert))
  if (taint !== undefined) tests.push(has_any(as_list(taint), (one) => one.taint))
  if (via !== undefined) tests.push(has_any(as_list(via), (one) => one.via))
  if (danger !== undefined) tests.push((one) => Math.max(one.d[0], one.d[1], one.d[2]) >= danger)
  tests.push(...value_tests(predicate, lists))
  if (predicate.all) tests.push(...predicate.all.map((one) => compile_predicate(one, lists)))
  if (predicate.any) {
    const any = predicate.any.map((one) => compile_predicate(one, lists))
    tests.push((one, action) => any.some((test) => test(one, action)))
  }
  if (predicate.not) {
    const not = compile_predicate(predicate.not, lists)
    tests.push((one, action) => !not(one, action))
  }
  if (predicate.also) {
    const also = compile_predicate(predicate.also, lists)
    tests.push((_, action) => action.effects.some((other) => also(other, action)))
  }
  return (one, action) => {
    action.budget.tests++
    if (action.budget.tests > MAX_PREDICATE_TESTS) return false
    for (const test of tests) if (!test(one, action)) return false
    return true
  }
}

function as_list(value: string | readonly string[]): readonly string[] {
  return typeof value === 'string' ? [value] : value
}

function kind_test(kinds: readonly string[]): Test {
  const exact = new Set(kinds.filter((kind) => !kind.endsWith('*')))
  const families = kinds.filter((kind) => kind.endsWith('*')).map((kind) => kind.slice(0, -1))
  return (one) => exact.has(one.kind) || families.some((family) => one.kind.startsWith(family))
}

function one_of(values: readonly string[], pick: (effect: Effect) => string | null): Test {
  const set = new Set(values)
  return (one) => {
    const value = pick(one)
    return value !== null && set.has(value)
  }
}

function has_any(values: readonly string[], pick: (effect: Effect) => readonly string[]): Test {
  const set = new Set(values)
  return (one) => pick(one).some((value) => set.has(value))
}

type Pick = (effect: Effect) => FieldValue | null | undefined

/** Tests over a field, or over the target when no field is named. */
function value_tests(predicate: Predicate, lists: Lists): Test[] {
  const { field } = predicate
  const pick: Pick = field === undefined ? (one) => one.target : (one) => one.fields[field]
  const tests: Test[] = []
  if (predicate.is !== undefined) {
    const wanted = predicate.is
    // An absent switch is false.
    tests.push(wanted === false ? (one) => (pick(one) ?? false) === false : (one) => pick(one) === wanted)
  }
  if (predicate.in !== undefined) tests.push(in_list(predicate.in, pick, lists))
  if (predicate.prefix !== undefined) {
    const prefixes = as_list(predicate.prefix)
    tests.push(text_test(pick, (text) => prefixes.some((prefix) => text.startsWith(prefix))))
  }
  if (predicate.gt !== undefined) {
    const bound = predicate.gt
    tests.push((one) => Number(pick(one)) > bound)
  }
  if (predicate.unresolved !== undefined) {
    const wanted = predicate.unresolved
    tests.push((one) => (pick(one) === null || pick(one) === undefined || one.cert === 'dynamic') === wanted)
  }
  if (predicate.glob !== undefined) {
    const matches = as_list(predicate.glob).map((glob) => picomatch(glob, { dot: true, nocase: true }))
    tests.push(text_test(pick, (text) => matches.some((match) => match(text))))
  }
  if (predicate.regex !== undefined) {
    // Linear time whoever wrote the pattern.
    const pattern = RE2JS.compile(predicate.regex, RE2JS.CASE_INSENSITIVE)
    tests.push(text_test(pick, (text) => pattern.matcher(text).find()))
  }
  return tests
}

function in_list(wanted: string | readonly (string | number | boolean)[], pick: Pick, lists: Lists): Test {
  const values = typeof wanted === 'string' ? lists[wanted.slice(1)] : wanted
  if (values === undefined) throw new Error(`the list ${String(wanted)} is not defined in this pack`)
  const exact = new Set<unknown>(values)
  const globs = values
    .filter((value) => typeof value === 'string' && /[*?]/.test(value))
    .map((value) => picomatch(String(value)))
  const holds = (value: unknown) => exact.has(value) || (typeof value === 'string' && globs.some((glob) => glob(value)))
  return (one) => {
    const value = pick(one)
    return Array.isArray(value) ? value.some(holds) : value !== null && value !== undefined && holds(value)
  }
}

function text_test(pick: Pick, holds: (text: string) => boolean): Test {
  return (one) => {
    const value = pick(one)
    if (typeof value === 'string') return holds(value)
    return Array.isArray(value) && value.some(holds)
  }
}

/** Kinds a predicate can hold for at all; null: any. The index is built from it. */
export function kinds_of(predicate: Predicate): readonly string[] | null {
  if (predicate.effect !== undefined) return as_list(predicate.effect)
  for (const one of predicate.all ?? []) {
    const kinds = kinds_of(one)
    if (kinds !== null) return kinds
  }
  const any = predicate.any?.map(kinds_of)
  if (any?.every((kinds) => kinds !== null)) return any.flatMap((kinds) => kinds ?? [])
  return null
}

/** Whether an index entry covers a kind. */
export function covers(kinds: readonly string[] | null, kind: EffectKind): boolean {
  return kinds === null || kinds.some((one) => one === kind || (one.endsWith('*') && kind.startsWith(one.slice(0, -1))))
}
