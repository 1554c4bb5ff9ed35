// Statements that tools send to data stores: SQL under any key, graph queries, Redis scripts, updates and pipelines of
// documents. Source: ENGINE 4.2 (db.*), 7.
import { whole, within } from '#core/compose.ts'
import { type Call, emit, runs_code } from '#core/policy/effects/call.ts'
import { loss_in } from '#core/policy/effects/text/query/other.ts'
import { run_sql } from '#core/policy/effects/text/query/sql.ts'

/** The tool that asks: its server, its names in one text, and whether it works on production. */
export interface Store {
  server: string
  where: string
  prod: boolean
}

/** Text that is a statement of SQL; `delete policy` is words. */
const IS_SQL = within(
  '^\\s*',
  [
    /select\b|insert\s+into\b|update\s+\S+\s+set\b|delete\s+from\b/i,
    /drop\s+(?:policy\s+\S[^;]{0,80}?\son|table|database|schema|view|index|user|role|column|keyspace|warehouse|catalog|tablespace|external\s+table|materialized\s+view)\b|truncate\s+\S+/i,
    /alter\s+\w+\s|create\s+\w+\s|grant\s.*\s(?:to|on)\b|with\s+\w+\s+as\b|merge\s+into\b/i,
    /copy\s+[^\s;][^;]{0,200}\b(?:to|from)\b|exec\s|pragma\s|revoke\s.*\sfrom\b/i,
    /begin\s*(?:(?:transaction|work)\s*)?;|start\s+transaction\b|set\s+\w+\s*(?:=|to\b)|do\s+\$\$/i,
    /call\s+\w+\s*\(|attach\s+(?:database\s+)?['"(]|replace\s+into\b/i,
    /explain\s+(?:analyze\s+)?(?:select|insert|update|delete|with)\b|use\s+\S+\s*;|vacuum\b|unload\s*\(/i,
    /export\s+data\b|load\s+data\b|backup\s+(?:database|table|log)\b|restore\s+database\b|kill\s+\d/i,
    /shutdown\s*;|--[^\n]*\n|\/\*/i,
  ],
  '',
)
const SQL_KEY = whole(
  /(?:raw_|my_?|pg_|psql_|sql_|ddl_|dml_|cql_)?(?:sqls?|quer(?:y|ies)|statements?|stmts?)/,
  /sql_(?:text|script|code|string|commands?)|(?:query|statement)_(?:text|string|sql)|ddl|dml|cql|ksql/,
  /psql|tsql/,
)
/** Keys of anything else, which hold SQL where a database is asked. */
const WIDE_KEY = /^(?:text|q|input|content|command_text|body)$/
const DATABASE =
  /sql|postgres|(?:^|[_\s])pg(?:[_\s]|$)|maria|oracle|snowflake|bigquery|databricks|duckdb|clickhouse|neon|supabase/

/** What is looked for is no statement: `web_search {query: 'drop table'}`. */
const SEARCH = /(?:^|_)(?:search|lookup|docs?|documentation)(?:_|\s|$)/

/** Judges the text under `key` as a statement for a data store; false when it is none. */
export function asks_store(call: Call, { server, where, prod }: Store, key: string, text: string): boolean {
  if (SEARCH.test(where) && !DATABASE.test(where)) return false
  if ((SQL_KEY.test(key) || (WIDE_KEY.test(key) && DATABASE.test(where))) && IS_SQL.test(text)) {
    run_sql(call, text, { engine: engine_of(server), name: null, prod, disposable: false, store: server })
    return true
  }
  if (
    /^(?:apex|apex_?code|anonymous_apex|code)$/.test(key) &&
    CHANGES_ROWS_OF_APEX.test(text) &&
    /salesforce|apex|sfdc/.test(`${server} ${where} ${key}`)
  ) {
    emit(call, 'db.write', { fields: { engine: 'apex', op: 'delete', all_rows: !/\bwhere\b/i.test(text), prod } })
    return true
  }
  if (/^(?:query|aql)$/.test(key) && /\bremove\s+\w+\s+in\s+\w+/i.test(text) && !/\bfilter\b/i.test(text)) {
    emit(call, 'db.write', { fields: { engine: 'aql', op: 'delete', all_rows: true, prod } })
    return true
  }
  return false
}

/** Keys under which a statement stands, whatever language the store speaks. */
const ASKING_KEY =
  /^(?:query|queries|cypher|(?:cypher_)?statement|statements|q|gql|kql|csl|sparql|update|surql|gremlin|traversal|influxql|spl|mongo_?(?:query|command|shell))$/
/** Keys that hold a statement where such a store is asked, and programs elsewhere. */
const CODE_KEY = /^(?:command|cmd|code|script|expression|js|input|body|data)$/
const OTHER_STORE =
  /mongo|documentdb|cosmos|kusto|(?:^|[_\s-])adx(?:[_\s-]|$)|arango|surreal|neo4j|gremlin|memgraph|influx/

/** Notes what a statement in another language than SQL takes away from everything. */
export function loses_in_store(call: Call, { server, where, prod }: Store, key: string, text: string): void {
  const asks = ASKING_KEY.test(key) || (CODE_KEY.test(key) && OTHER_STORE.test(where))
  const lost = asks ? loss_in(text, where, SEARCH.test(where)) : null
  // What SQL says is judged as SQL.
  if (lost !== null && !(lost.engine === 'cypher' && IS_SQL.test(text) && DATABASE.test(`${server} ${where}`)))
    emit(call, 'db.write', { fields: { ...lost, all_rows: true, prod } })
}

/** What code of Salesforce takes away or writes over. */
const CHANGES_ROWS_OF_APEX =
  /(?:^|[;{}\n])\s{0,20}(?:delete|undelete|merge)\s+[\w[]|\bDatabase\.(?:delete|emptyRecycleBin|merge)\b/i

/** Commands that a script of Redis calls; false when the text is none. */
export function runs_lua(call: Call, text: string): boolean {
  const called = Array.from(text.matchAll(LUA), (found) => found[1] ?? '')
  for (const name of called) runs_code(call, 'shell', `redis-cli ${name}`, call.name)
  return called.length > 0
}

const LUA = /\bredis\.p?call\s*\(\s*['"](\w{2,30})['"]/g

/** Warehouses keep one table per name, so that a new one takes the place of what was there (effects/text/query/sql.ts). */
function engine_of(server: string): string {
  return /snowflake|bigquery|databricks/.exec(server)?.[0].replace('flake', '') ?? 'mcp'
}

type Arguments = Readonly<Record<string, unknown>>

/** Updates of documents without a filter, and pipelines that write over a collection. */
export function changes_rows(call: Call, action: string, args: Arguments, prod: boolean): void {
  const all = (op: string) => emit(call, 'db.write', { fields: { engine: 'mongo', op, all_rows: true, prod } })
  if (/(?:^|_)(?:update|replace)_many(?:_|$)/.test(action) && is_empty(args.filter ?? args.query)) all('update')
  if (DROPS.some((name) => has_member(args.command, name) || has_member(args.cmd, name))) all('drop')
  const { pipeline } = args
  if (Array.isArray(pipeline) && pipeline.some((stage) => OVERWRITES.some((name) => has_member(stage, name))))
    all('out')
}

const OVERWRITES = ['$out', '$merge']
/** Commands of the database itself: `{dropDatabase: 1}`. */
const DROPS = ['dropDatabase', 'drop', 'dropUser', 'dropIndexes', 'dropAllUsersFromDatabase']

function has_member(value: unknown, name: string): boolean {
  return value !== null && typeof value === 'object' && Object.hasOwn(value, name)
}

/** An empty filter, as an object or as the text of one. */
function is_empty(filter: unknown): boolean {
  if (typeof filter === 'string') return /^\s*\{\s*\}\s*$/.test(filter)
  return filter !== null && typeof filter === 'object' && Object.keys(filter).length === 0
}
