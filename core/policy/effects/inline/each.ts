// A variable that stands for every member of a list in turn: loops and `forEach`. Source: ENGINE 7.
import { UNKNOWN, type Value } from '#core/policy/effects/inline/text.ts'
import type { Token } from '#core/policy/effects/inline/token.ts'
import { list } from '#core/policy/effects/inline/value.ts'
import type { Run } from '#core/policy/effects/inline/walk.ts'
import { names_work } from '#core/policy/effects/place/narrow.ts'

/** Members of one list that are acted on. */
const MAX_MEMBERS = 16

/** One value for all members: the one that reaches furthest speaks where texts are joined, each is acted on. */
export function any_of(items: readonly Value[]): Value {
  let worst = items[0] ?? UNKNOWN
  for (const one of items) if (reach_of(one) > reach_of(worst)) worst = one
  const others = items.filter((one) => one !== worst).slice(0, MAX_MEMBERS)
  return others.length === 0 ? worst : { ...worst, others }
}

/** How far a path of this text reaches: out of the folder, over unknown ground, over the work, over one name. */
function reach_of({ text }: Value): number {
  if (/^(?:[/~]|\.\.(?:\/|$)|[a-z]:[\\/])|\/\.\.(?:\/|$)/i.test(text)) return 3
  if (text.includes('\u0000') || text === '.' || text.includes('*')) return 2
  return names_work(text) || text.startsWith('.') ? 1 : 0
}

/** `['a', 'b'].forEach(f => ...)`: names the callback's parameter; `open` is the bracket of the call. */
export function bind_each(run: Run, open: number, items: readonly Value[] | null): void {
  if (items === null || items.length === 0) return
  const { tokens, names } = run.scope
  let at = open + 1
  for (const opener of ['async', 'function', '(']) if (tokens[at]?.text === opener) at++
  const parameter = tokens[at]
  if (parameter?.kind === 'name' && takes_one(tokens, at)) names.set(parameter.text, any_of(items))
}

function takes_one(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at + 1]?.text ?? ''
  return text.startsWith('=') || text === ')' || text === ','
}

/** Members of the list literal that starts at a bracket; null when it is an index or something else. */
export function members_at(run: Run, open: number): readonly Value[] | null {
  const before = run.scope.tokens[open - 1]
  if (before?.kind === 'name' || before?.text === ')' || before?.text === ']') return null
  return list(run.scope, open).items
}
