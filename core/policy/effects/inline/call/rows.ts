// Rows that an ORM deletes or changes: all of them, unless something in the chain of calls chose some.
// Source: ENGINE 7.
import { whole } from '#core/compose.ts'
import { partners_of } from '#core/policy/effects/inline/value/brackets.ts'
import type { Lang, Token } from '#core/policy/effects/inline/value/token.ts'

/** Every row of a table or every key of a store, whatever the library. */
const EVERY_ROW = whole(
  /delete_all!?|destroy_all!?|update_all!?|truncate|truncate!|delete_?many|update_?many|dropifexists/,
  /dropalltables|dropdatabase|drop_all|drop_database|drop_collection|dropcollection|flushall|flushdb/,
  /flush_all|flush_db|forcedeletealldata|truncatetable|drop_table|droptable|dropschema|drop_schema/,
  /bulk_delete_all|purge_database|clear_database/,
)
/** Code without any of these words takes no rows. */
export const TAKES_ROWS = /delete|destroy|update|truncate|drop|flush|purge|clear|\bdel\b|sync/i
/** Calls that choose among rows by what they are given. */
const CHOOSES =
  /(?:^|\.)(?:where\w*|orWhere|rewhere|not|filter|filter_by|exclude|find|find_by|get|limit|take|slice|in_?|eq|match)$/
/** A condition that holds for every row. */
const ALWAYS = /^(?:1|true|True)(?:\s?=+\s?1)?$/
/** Names that stand for all rows of a table. */
const ROWS = /(?:^|\.)(?:objects|query|all|DB\.table)$/
/** Called with nothing in the brackets, these stand for all rows as well. */
const ROWS_BARE = /(?:^|\.)(?:filter|find|select)$/
/** What is said first in the call names no row. */
const NO_CONDITION = /^\((?:\)|\{\}|\{where:\{\}|\{truncate:true)/
/** Tokens of one condition, and calls of one chain, that are looked at. */
const MAX_CONDITION = 48
const MAX_CHAIN = 8

/** Whether the method of this name, called here, takes or changes every row. */
export function takes_every_row(tokens: readonly Token[], at: number, method: string, lang: Lang): boolean {
  const lower = method.toLowerCase()
  const open = tokens[at + 1]?.text === '('
  if (EVERY_ROW.test(lower)) return (open || lang === 'ruby') && takes_by_name(tokens, at, lower, lang)
  if (!open) return false
  // Sequelize's and TypeORM's tables are made anew.
  if (method === 'sync') return /^\(\{force:true/.test(first_words(tokens, at))
  if (method === 'synchronize') return tokens[at + 2]?.text === 'true'
  if (method === 'destroy')
    return lang === 'node' && first_words(tokens, at).startsWith('({') && names_nothing(tokens, at)
  if (/^(?:delete|update)$/.test(method) && executes(tokens, at)) return !is_chosen_later(tokens, at)
  if (lang === 'node' && builds_every_row(tokens, at, method)) return true
  if (/^(?:delete|forceDelete)$/.test(method) && tokens[at + 2]?.text === ')')
    return chain_of(tokens, at) === 'all' || (ends_in(tokens, at, 'execute') && !is_chosen_later(tokens, at))
  if (method === 'clear') return /(?:^|\.)getRepository$/.test(called_before(tokens, at))
  if (method === 'drop') return /(?:^|\.)sequelize\.drop$/.test(tokens[at]?.text ?? '')
  return method === 'update' && (lang === 'python' || lang === 'php') && chain_of(tokens, at) === 'all'
}

/** `session.execute(delete(User))`. */
function executes(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.text === '(' && /(?:^|\.)execute$/.test(tokens[at - 2]?.text ?? '')
}

/** Kysely's and Drizzle's `db.deleteFrom('users')` and `db.delete(users)`, Knex's `knex('users').del()`. */
function builds_every_row(tokens: readonly Token[], at: number, method: string): boolean {
  const first = tokens[at + 2]
  const named = /^(?:deleteFrom|updateTable)$/.test(method)
  if (named || (method === 'delete' && first?.kind === 'name' && IS_DATABASE.test(tokens[at]?.text ?? '')))
    return !is_chosen_later(tokens, at)
  if (!/^(?:del|delete|update)$/.test(method) || tokens[at - 1]?.text !== '.' || tokens[at - 2]?.text !== ')')
    return false
  const open = opening_near(tokens, at - 2)
  const table = tokens[open + 1]
  const alone = open === at - 4 && table?.kind === 'text'
  return alone && /^(?:k|db|knex|trx|table)$/.test(tokens[open - 1]?.text ?? '')
}

/** What people call the database, or a transaction on it. */
const IS_DATABASE = /^(?:db|tx|trx|database)\.delete$/

/** The function whose result has this method: `bucket` in `client.bucket('x').delete()`. */
export function called_before(tokens: readonly Token[], at: number): string {
  if (tokens[at - 1]?.text !== '.' || tokens[at - 2]?.text !== ')') return ''
  return tokens[opening_near(tokens, at - 2) - 1]?.text ?? ''
}

/** `User.delete().execute()`: the statement is told at once. */
function ends_in(tokens: readonly Token[], at: number, name: string): boolean {
  const close = partners_of(tokens).get(at + 1) ?? at
  return tokens[close + 1]?.text === '.' && tokens[close + 2]?.text === name
}

/** A call further along the chain names the rows. */
export function is_chosen_later(tokens: readonly Token[], at: number): boolean {
  let close = partners_of(tokens).get(at + 1)
  for (let calls = 0; calls < MAX_CHAIN && close !== undefined; calls++) {
    if (tokens[close + 1]?.text !== '.' || tokens[close + 3]?.text !== '(') return false
    if (CHOOSES.test(tokens[close + 2]?.text ?? '')) return true
    close = partners_of(tokens).get(close + 3)
  }
  return false
}

function takes_by_name(tokens: readonly Token[], at: number, lower: string, lang: Lang): boolean {
  const before = tokens[at - 1]?.text
  if (!tokens[at]?.text.includes('.') && before !== '.' && before !== '>') return false
  if (chain_of(tokens, at) === 'some') return false
  if (lower === 'truncate' && lang !== 'ruby') return tokens[at + 2]?.text === ')'
  if (!lower.endsWith('many') || tokens[at + 2]?.text !== '{') return true
  return names_nothing(tokens, at)
}

/** `({})`, `({ where: {} })`, and `({ data: { ... } })` without a `where`. */
function names_nothing(tokens: readonly Token[], at: number): boolean {
  if (NO_CONDITION.test(first_words(tokens, at))) return true
  if (tokens[at + 3]?.text !== 'data') return false
  return !tokens.slice(at, at + MAX_CONDITION).some(({ text }) => text === 'where')
}

function first_words(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(at + 1, at + 8)
    .map(({ text }) => text)
    .join('')
}

/** `Topic.where(archived: true).delete_all` is some of the rows, `Order.objects.all().update(x=1)` all; null says nothing of rows. */
function chain_of(tokens: readonly Token[], at: number): 'all' | 'some' | null {
  let found = false
  let here = at
  for (let calls = 0; calls < MAX_CHAIN; calls++) {
    const name = tokens[here]?.text ?? ''
    const owner = name.slice(0, Math.max(0, name.lastIndexOf('.')))
    if (ROWS.test(owner)) found = true
    // `->` of php is two marks.
    const dot = tokens[here - 1]?.text === '>' ? here - 2 : here - 1
    if (!/^[.-]$/.test(tokens[dot]?.text ?? '') || tokens[dot - 1]?.text !== ')') break
    const open = opening_near(tokens, dot - 1)
    const called = tokens[open - 1]?.text ?? ''
    const first = tokens[open + 1]
    const bare = open + 1 === dot - 1
    if (!bare && first !== undefined && CHOOSES.test(called) && !ALWAYS.test(first.text)) return 'some'
    if (ROWS.test(called) || (bare && ROWS_BARE.test(called))) found = true
    here = open - 1
  }
  return found ? 'all' : null
}

/** The bracket that this one closes, a condition away at most. */
function opening_near(tokens: readonly Token[], close: number): number {
  let depth = 0
  for (let at = close; at > 0 && at > close - MAX_CONDITION; at--) {
    const token = tokens[at]
    if (token?.kind !== 'mark') continue
    if (/[)\]}]/.test(token.text)) depth++
    else if (/[([{]/.test(token.text)) depth--
    if (depth === 0) return at
  }
  return 0
}
