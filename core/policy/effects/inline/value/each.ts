// A variable that stands for every member of a list in turn: loops and `forEach`. Source: ENGINE 7.
import { UNKNOWN, type Value } from '#core/policy/effects/inline/value/text.ts'
import type { Token } from '#core/policy/effects/inline/value/token.ts'
import { evaluate, list } from '#core/policy/effects/inline/value/value.ts'
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

/** Words that begin a loop over members. */
export const LOOP = /^for(?:each)?$/

/** `for f in glob.glob(p)`, `for (const f of readdirSync(d))`: the variable stands for any of them. */
export function loops(run: Run, at: number): void {
  const { tokens, names } = run.scope
  if (run.lang === 'perl' || tokens[at]?.text === 'foreach') bind_loop(run, at)
  run.facts.loops ||= tokens[at]?.text !== 'for' || tokens[at + 2]?.text === ';'
  for (let i = at + 1; i < at + 12; i++) {
    const word = tokens[i]
    if (word?.kind !== 'name' || (word.text !== 'in' && word.text !== 'of')) continue
    const { value } = evaluate(run.scope, i + 1)
    const variables = tokens
      .slice(at + 1, i)
      .filter((token) => token.kind === 'name' && !/^(?:const|let|var)$/.test(token.text))
    for (const variable of variables) names.set(variable.text, value.items ? any_of(value.items) : value)
    return
  }
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

/** `Dir.glob(p).each { |f| ... }`: names the block's parameter; `brace` is what opens the block. */
export function bind_block(run: Run, brace: number, value: Value): void {
  const { tokens, names } = run.scope
  const parameter = tokens[brace + 2]
  const opens = tokens[brace]?.text === '{' || tokens[brace]?.text === 'do'
  if (!opens || tokens[brace + 1]?.text !== '|' || parameter?.kind !== 'name') return
  names.set(parameter.text, each_of(value))
}

/** `foreach (glob(p) as $f)` of php, `for my $f (glob(p))` and `... for glob(p)` of perl; `at` is the loop's word. */
function bind_loop({ lang, scope }: Run, at: number): void {
  const { tokens, names } = scope
  if (lang === 'php') {
    if (tokens[at + 1]?.text !== '(') return
    const { value, next } = evaluate(scope, at + 2)
    const last = tokens[next + 2]?.text === '=' ? tokens[next + 4] : tokens[next + 1]
    if (tokens[next]?.text === 'as' && last?.kind === 'name') names.set(last.text, each_of(value))
    return
  }
  const variable = tokens[at + 1]?.text === 'my' ? at + 2 : at + 1
  const named = tokens[variable]?.text.startsWith('$') === true && tokens[variable + 1]?.text === '('
  names.set(
    named ? (tokens[variable]?.text ?? '') : '$_',
    each_of(evaluate(scope, named ? variable + 1 : at + 1).value),
  )
}

function each_of(value: Value): Value {
  return value.items === null || value.items.length === 0 ? value : any_of(value.items)
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
