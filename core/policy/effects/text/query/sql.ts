// What SQL text does, by the verb and shape of each statement (long: one case per statement). Not a parser: whatever it does
// not recognise counts as a write. Source: ENGINE 4.2 (db.*), 7.
import { choice, in_turn, one_of, within } from '#core/compose.ts'
import { type Call, emit, runs_code } from '#core/policy/effects/call.ts'
import { names_trial } from '#core/policy/effects/specs/hosting/production.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import { split_sql } from '#core/policy/effects/text/query/split.ts'

/** The database a statement runs against, as far as the command line tells. */
export interface Database {
  engine: string
  /** Name or file of the database, when it is known. */
  name: string | null
  /** The connection names production. */
  prod: boolean
  /** Only a variable says which server: `psql "$DATABASE_URL"`. */
  given?: boolean
  /** Scratch data: a temporary file, memory, a database that is called test. */
  disposable: boolean
  /** The connection names this machine, or a container on it. */
  near?: boolean
  /** The port of this machine by which it is reached, when it is near and known. */
  port?: string
  /** The server of this machine that is asked; absent when nobody can tell. */
  server?: string
  /** Says of two statements that they are told to the same database; absent when nobody can tell. */
  store?: string
}

/** Tables that a program makes. */
const MAKES_TABLE = /\bcreate\s+(?:temp\w*\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/gi
/** Tables of one program that are remembered, and characters of it that are read for them. */
const MAX_MADE = 64
const MAX_PROGRAM_CHARS = 16_384

/** Tables that the program around a statement makes: what it drops and makes anew it rebuilds. */
function made_beside(code: string, program: string | undefined): readonly string[] {
  if (program === undefined || !/^\s*drop\s+table\b/i.test(code)) return []
  const made = Array.from(program.slice(0, MAX_PROGRAM_CHARS).matchAll(MAKES_TABLE), (found) => found[1] ?? '')
  return made.slice(0, MAX_MADE).map((name) => name.toLowerCase())
}

/** Emits the effects of a piece of SQL that runs against a database; `program` is the code that hands it over. */
export function run_sql(call: Call, code: string, database: Database, program?: string): void {
  const { statements, cut } = split_sql(code, database.engine)
  if (cut) call.out.exhausted = true
  const created = new Set([
    ...statements.map((one) =>
      /^create\s+(?:temp\w*\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/i.exec(one)?.[1]?.toLowerCase(),
    ),
    ...made_beside(code, program),
  ])
  const creates_policy = statements.some((one) => /^\s*(?:create|alter)\s+policy\b/i.test(one))
  const undone = !database.prod && is_rolled_back(statements)
  for (const text of statements)
    if (undone && UNDONE.test(text))
      emit(call, 'db.read', { target: database.name, fields: { engine: database.engine } })
    else run_statement({ call, text, database, created, creates_policy })
  // Statements come without what stands in their quotes.
  if (/\bprogram\b|xp_cmdshell/i.test(code))
    for (const [, started] of code.matchAll(STARTS))
      if (started !== undefined) runs_code(call, 'shell', started.replaceAll("''", "'"), call.name)
}

/** `BEGIN; UPDATE ...; ROLLBACK`: nothing of it stays. */
function is_rolled_back(statements: readonly string[]): boolean {
  return (
    /^\s*(?:begin|start\s+transaction)\b/i.test(statements[0] ?? '') &&
    /^\s*rollback(?:\s+(?:transaction|work))?$/i.test((statements.at(-1) ?? '').trimEnd()) &&
    !statements.some((one) => /^\s*(?:commit|end|\\)/i.test(one))
  )
}

/** Statements that every database takes back; others end a transaction in some of them. */
const UNDONE = /^\s*(?:update|delete|insert)\b/i

/** `COPY t TO PROGRAM 'gzip > /tmp/t.gz'`, `xp_cmdshell 'dir'`: the server starts it. */
const STARTS = /\b(?:program|xp_cmdshell)\s{0,8}N?'((?:[^']|''){1,2048})'/gi

/** One statement, with what the text around it made. */
interface Statement {
  call: Call
  text: string
  database: Database
  /** The same text makes a policy. */
  creates_policy: boolean
  /** Tables the same text creates; undefined stands for statements that create none. */
  created: ReadonlySet<string | undefined>
}

/** `GRANT ALL ON app_test.* TO 'app'@'%'`, `GRANT ... ON DATABASE app_test TO app`, without the right to pass it on. */
const GRANTS_SCRATCH =
  /^grant\s+[\w ,]{1,120}\son\s+(?:database\s+)?[`"]?(\w{1,64})[`"]?(?:\.\*)?\s+to\s(?!.*\bwith\s+grant\b)/i

/** Rights over one database, its schemas or the tables in one of them; `ON *.*` is the whole server. */
const WITHIN = in_turn(
  /^grant\s+[\w ,]{1,120}\son\s+(?:all\s+(?:tables|sequences|functions)\s+in\s+)?/i,
  /(?:database\s+|(?=schema\s))?[`"]?([\w-]{1,64})[`"]?(?:\.\*)?(?:\s+[\w-]{1,64})?\s+to\s/i,
  /(?!\s*["`]?public\b)(?!.*\bwith\s+grant\b)/i,
)
/** A user who may do more than work with what is given to it. */
const MIGHTY = /\b(?<!no)(?:superuser|createrole|bypassrls|replication|sysadmin|in\s+(?:role|group)|admin)\b/i

const WAREHOUSE = /^(?:snow|snowsql|bigquery|bq|databricks)$/
/** One branch of the condition holds for every row. */
const ALWAYS_OR = /\bor\s+(?:1\s*=\s*1|true)\b|\bwhere\s+(?:1\s*=\s*1|true)\s+or\b/i
const ALWAYS_TRUE = /\bwhere\s+(?:1\s*=\s*1|true|''\s*=\s*''|1|not\s+false)\s*$/i
/** What every row was by now, or every key is: `created_at < now()`, `id > 0`. What expires by then is no such thing. */
const ALWAYS_BY_NOW = in_turn(
  /\bwhere\s+(?:\w{1,40}\.)?/i,
  choice(
    /(?:created|inserted|updated|modified|logged|recorded|occurred)_?(?:at|on|date|time)?|time_?stamp|ts|date|day/i,
  ),
  /\s*<=?\s*(?:now\s*\(\s*\)|current_(?:timestamp|date)|getdate\s*\(\s*\)|sysdate|localtimestamp)\s*$/i,
)
const ALWAYS_KEY = /\bwhere\s+(?:\w{1,40}\.)?(?:\w{1,40}_)?id\s*(?:is\s+not\s+null|>=?\s*[01]|<>\s*0|!=\s*0)\s*$/i
/** The server reads or writes files of its machine. A lookahead is not tried again: only the first `copy` starts a walk. */
const SERVER_FILE = one_of(
  /\binto\s+(?:out|dump)file\b/i,
  /^(?=(?<program>[\s\S]*?\bcopy\b))\k<program>[\s\S]*\bto\s+program\b/i,
  /^(?=(?<file>[\s\S]*?(?<!\\)\bcopy\b))\k<file>[\s\S]*\bto\s+''/i,
  /\bload_file\s*\(|\bpg_read_file\s*\(|\blo_export\b|^\s*unload\s*\(|\bcopy\s+into\s+''|\bexport\s+data\b/i,
  /\binto\s+function\s+(?:s3|url|gcs|hdfs|azureblobstorage|remote)\w{0,20}\s*\(|\bload\s+data\s+local\s+infile\b/i,
)

function run_statement(one: Statement): void {
  const { call, text, database } = one
  const verb = /^\(*\s*([a-z_]+)/i.exec(text)?.[1]?.toLowerCase() ?? ''
  shell_escape(call, text)
  reaches_out(one)
  // An embedded database has no server: it writes where the client could write as well.
  if (SERVER_FILE.test(text) && !(database.engine === 'sqlite' && verb === 'copy')) admin(one, 'file')
  switch (verb) {
    case 'delete':
      return write(one, 'delete', /^delete\s+from\s+([\w.]+)/i.exec(text)?.[1] ?? null, spares_nothing(text))
    // Cypher: what was matched goes; a label alone is all of its kind.
    case 'match':
    case 'optional':
    case 'unwind':
      if (!/\bdelete\b/i.test(text)) break
      return write(one, 'delete', null, !/\bwhere\b|\{/i.test(text))
    case 'update':
      return write(one, 'update', /^update\s+([\w.]+)/i.exec(text)?.[1] ?? null, spares_nothing(text))
    case 'truncate': {
      const table = /^truncate\s+(?:table\s+)?([\w.]+)/i.exec(text)?.[1] ?? null
      return schema(one, 'truncate', 'table', table, true)
    }
    case 'drop':
      return drop(one)
    case 'alter':
      return alter(one)
    case 'create':
      return create(one)
    case 'vacuum':
      if (/\bretain\s+0\s+hours\b/i.test(text)) return schema(one, 'vacuum', 'table', null, true)
      return write(one, 'vacuum', null, false)
    case 'grant': {
      // What somebody may do with a database that may be thrown away is nobody else's rights.
      if (!database.prod && GRANTS_SCRATCH.test(text) && is_scratch_database(GRANTS_SCRATCH.exec(text)?.[1] ?? ''))
        return write(one, 'grant', null, false)
      const on = WITHIN.exec(text)?.[1]?.toLowerCase()
      return admin(one, verb, on === undefined ? {} : { sets_up: true, on })
    }
    case 'purge':
    case 'reassign':
    case 'revoke':
    case 'shutdown':
    case 'kill':
    case 'reset':
    case 'deny':
      return admin(one, verb)
    case 'set':
      if (/\bpassword\b|\bglobal\b/i.test(text)) admin(one, 'set')
      return
    case 'exec':
    case 'execute':
      if (/xp_cmdshell|sp_configure|sp_oacreate|xp_reg/i.test(text)) return admin(one, 'command')
      return write(one, 'execute', null, false)
    case 'insert':
      return insert(one)
    case 'replace':
    case 'merge':
    case 'upsert':
    case 'copy':
    case 'load':
    case 'call':
    case 'do':
      return write(one, verb, null, false)
    case 'with':
      if (/\b(?:delete\s+from|update)\b/i.test(text)) return write(one, 'delete', null, !/\bwhere\b/i.test(text))
      break
    default:
  }
  const lists = SERVERS.test(database.engine) && !database.disposable && lists_rows(text)
  emit(call, 'db.read', {
    target: database.name,
    fields: { ...common(database), op: verb, ...(lists && { lists }) },
  })
}

/** Databases in which applications keep what people entrusted to them; files and warehouses are for analysis. */
const SERVERS = /^(?:postgres|mysql|mssql)$/
/** One table is named, and columns of it instead of a sum. */
const FROM_TABLE = /\bfrom\s+["'`[]?(?!(?:pg_|information_schema|sys\.|mysql\.|dual\b|generate_series|unnest))\w/i
const SUMS = /^\(*\s*select\s+(?:count|sum|avg|min|max|exists|version|now)\s*\(/i

/** `\\copy users to 'u.csv'`: the client writes the file. */
const COPIES_OUT = /^\\+copy\s.{1,2000}\sto\s/is

/** Whether the statement prints the rows of a table of the application: `select * from users`. */
function lists_rows(text: string): boolean {
  if (COPIES_OUT.test(text)) return true
  return /^\(*\s*(?:select|with|table)\b/i.test(text) && FROM_TABLE.test(text) && !SUMS.test(text)
}

function common({ engine, prod, disposable, near, port }: Database): Record<string, string | boolean> {
  if (near !== true) return { engine, prod, disposable }
  return port === undefined ? { engine, prod, disposable, near } : { engine, prod, disposable, near, port }
}

/** Whether a condition is missing, or holds for every row. */
function spares_nothing(text: string): boolean {
  if (!/\bwhere\b/i.test(text) || ALWAYS_TRUE.test(text) || ALWAYS_OR.test(text)) return true
  return ALWAYS_BY_NOW.test(text) || ALWAYS_KEY.test(text)
}

function write({ call, database }: Statement, op: string, object: string | null, all_rows: boolean): void {
  const { name, disposable, given } = database
  const table = all_rows ? table_of(database, object) : null
  emit(call, 'db.write', {
    target: object ?? name,
    fields: {
      ...common(database),
      op,
      all_rows: all_rows && !disposable,
      ...(given === true && { given }),
      ...(table !== null && { takes: table }),
    },
  })
}

/** A table, as a session remembers that it made it. */
function table_of({ store, prod }: Database, name: string | null): string | null {
  return store === undefined || prod || name === null ? null : `table ${store} ${name.toLowerCase()}`
}

/** A database of a server by its name: what a session made there under it is its own. */
export function database_there(server: string, name: string): string {
  return `database ${server} ${name.toLowerCase()}`
}

function schema(
  { call, database }: Statement,
  op: string,
  object: string,
  target: string | null,
  destroys: boolean,
): void {
  const { name, prod, disposable } = database
  const table = object === 'table' && op !== 'overwrite' ? table_of(database, target) : null
  const { server } = database
  const whole = object === 'database' && server !== undefined && target !== null ? [database_there(server, target)] : []
  const scratch =
    disposable ||
    (!prod && /^(?:database|schema|table)$/.test(object) && target !== null && is_scratch_database(target)) ||
    (!prod && database.near === true && object === 'table' && target !== null && LANDING.test(target))
  emit(call, 'db.schema', {
    target: target ?? name,
    fields: {
      ...common(database),
      disposable: scratch,
      op,
      object,
      destroys: destroys && !scratch,
      ...(!prod && target !== null && names_trial(target) && { trial: true }),
      ...(table !== null && { takes: table }),
      // Under its name there may be another one next.
      ...(table !== null && op === 'drop' && { loses: [table] }),
      ...(op === 'drop' && whole.length > 0 && { takes: whole, loses: whole }),
      ...(op === 'create' && whole[0] !== undefined && { shows: whole[0] }),
      // Nobody keeps anything under such a name, so that whoever makes one may drop it.
      ...(op === 'create' && whole[0] !== undefined && is_passing_database(target ?? '') && { makes: whole[0] }),
    },
  })
}

function admin({ call, database }: Statement, op: string, also: Readonly<Record<string, string | boolean>> = {}): void {
  emit(call, 'db.admin', { target: database.name, fields: { ...common(database), op, ...also } })
}

/** What can be made again from the rest of the schema. */
const LIGHT = /^(?:index|view|trigger|function|procedure|type|sequence|policy|temporary|rule|aggregate|extension)$/

function drop(one: Statement): void {
  const { text, database, created } = one
  const found = /^drop\s+(\w+)(?:\s+(?:concurrently\s+)?(?:if\s+exists\s+)?([\w.*']+))?/i.exec(text)
  // A catalog holds the databases of a warehouse.
  const object = (found?.[1]?.toLowerCase() ?? 'object').replace('catalog', 'database')
  const target = found?.[2]
  if (/^(?:user|role|login)$/.test(object)) return admin(one, 'drop user')
  // From then on rows are seen by whom it kept from them; a line that puts another in its place changes it.
  if (object === 'policy' && !database.disposable && !one.creates_policy) return admin(one, 'row security')
  const weighs = !LIGHT.test(object) || (database.prod && object !== 'temporary')
  const own = target !== undefined && created.has(target.toLowerCase())
  schema(one, 'drop', object, target ?? null, weighs && !own)
}

function alter(one: Statement): void {
  const { call, text, database } = one
  if (/^alter\s+(?:user|role|login|system|server)\b/i.test(text)) return admin(one, 'alter user')
  // From then on every client of the table sees every row.
  if (/\b(?:disable|no\s+force)\s+row\s+level\s+security\b/i.test(text)) return admin(one, 'row security')
  // Whatever watched over its rows sleeps, for everybody.
  if (/\bdisable\s+trigger\b/i.test(text) && !database.disposable) return admin(one, 'triggers')
  const destroys =
    /\bdrop\s+(?:column|partition|constraint\b.*cascade|(?!(?:constraint|index|key|foreign|primary|check|default|identity|not|expression)\b)\w)|\b(?:delete|update)\s+(?:\S+\s+)?where\s+1\b/i.test(
      text,
    )
  schema(one, 'alter', 'table', /^alter\s+\w+\s+([\w.]+)/i.exec(text)?.[1] ?? null, destroys)
  // What takes this name, or becomes a part of what has it, was there before.
  const named = /\b(?:attach\s+partition|exchange\s+partition|inherit|swap\s+with)\b/i.test(text)
    ? /^alter\s+\w+\s+(?:if\s+exists\s+)?([\w.]+)/i
    : /\brename\s+(?:to|as)\s+([\w.]+)/i
  const renamed = table_of(database, named.exec(text)?.[1] ?? null)
  if (renamed !== null) emit(call, 'db.write', { fields: { ...common(database), op: 'rename', loses: [renamed] } })
}

function create(one: Statement): void {
  const { call, text, database } = one
  if (/^create\s+(?:or\s+replace\s+)?(?:user|role|login)\b/i.test(text))
    return admin(one, 'create user', MIGHTY.test(text) ? {} : { sets_up: true })
  const [, quietly, made] = /^create\s+database\s+(if\s+not\s+exists\s+)?[`"]?([\w-]{1,64})/i.exec(text) ?? []
  if (made !== undefined) return schema(one, quietly === undefined ? 'create' : 'ensure', 'database', made, false)
  // Warehouses keep one table per name: the new one takes the place of what was there.
  if (
    WAREHOUSE.test(database.engine) &&
    /^create\s+or\s+replace\s+(?:transient\s+)?(?:table|schema|database)\b/i.test(text)
  ) {
    const target = /\b(?:table|schema|database)\s+([\w.]+)/i.exec(text)?.[1] ?? null
    return schema(one, 'replace', 'table', target, true)
  }
  // Where there is one of that name, the statement fails.
  const table = table_of(database, /^create\s+(?:unlogged\s+)?table\s+(?!if\s)([\w.]+)/i.exec(text)?.[1] ?? null)
  emit(call, 'db.schema', {
    target: database.name,
    fields: {
      ...common(database),
      op: 'create',
      object: 'object',
      destroys: false,
      ...(table !== null && surely(call) && { makes: table }),
    },
  })
}

function insert(one: Statement): void {
  const { text } = one
  if (!/^insert\s+overwrite\b/i.test(text)) return write(one, 'insert', null, false)
  // Nothing of what was there is left.
  const table = /^insert\s+overwrite\s+(?:table\s+)?([\w.]+)/i.exec(text)?.[1] ?? null
  schema(one, 'overwrite', 'table', table, true)
}

/** Tables and settings where servers keep passwords. */
const PASSWORDS = within(
  '\\b',
  [
    /pg_authid|pg_shadow|rolpassword|passwd\s+from\s+pg_|mysql\.user|authentication_string/i,
    /sys\.sql_logins|password_hash\s+from\s+sys|dba_users|v\$session_auth|system_schema\.role_permissions/i,
    /system_auth\.roles/i,
  ],
  '\\b',
)
/** `SELECT user, host FROM mysql.user`: the names of accounts. */
const ACCOUNT_NAMES = /^select\s(?!.*(?:passw|authentication))[\w ,()]{1,200}\sfrom\s+mysql\.user\b/i

function asks_passwords(text: string): boolean {
  return PASSWORDS.test(text) && !ACCOUNT_NAMES.test(text)
}

/** What leaves the database: libraries and languages of the host, connections of the server, every session of others. */
const BEYOND = one_of(
  /\blanguage\s+'?(?:plpython\d?u|plperlu|plsh|pltclu|c)\b/i,
  /\bcreate\s+extension\s+(?:if\s+not\s+exists\s+)?"?(?:plpython\d?u|plperlu|plsh|pltclu|dblink|file_fdw|adminpack)\b/i,
  /\bload_extension\s*\(|\bdblink(?:_connect|_exec)?\s*\(|\bpg_ls_dir\s*\(|\bpg_execute_server_program\b/i,
  /\butl_(?:http|file|smtp)\b|\bdbms_scheduler\b|\bopenrowset\s*\(/i,
  /\bload\s+data\s+(?:local\s+)?infile\s+'\/(?:etc|root|home)/i,
)
const ENDS_SESSIONS =
  /\bpg_(?:terminate|cancel)_backend\s*\(\s*(?:pid|\w{1,64}\.pid|procpid)\s*\)|\bpg_(?:drop_replication_slot|promote)\s*\(/i

function reaches_out(one: Statement): void {
  const { call, text, database } = one
  if (asks_passwords(text) && /^\(*\s*(?:update|insert|delete|replace)\b/i.test(text)) admin(one, 'alter user')
  if (asks_passwords(text) && /^\(*\s*(?:select|with|table|copy)\b/i.test(text))
    emit(call, 'cred.read', { target: 'database passwords', d2: 2, fields: { store: 'database', item: 'password' } })
  if (BEYOND.test(text)) admin(one, 'command')
  // Before a scratch database is dropped, its sessions have to go.
  if (ENDS_SESSIONS.test(text) && (database.prod || !/\bwhere\b/i.test(text))) admin(one, 'sessions')
}

/** Client escapes and server functions that run a command of the operating system. */
function shell_escape(call: Call, statement: string): void {
  const escaped = /^(?:\\!|\.(?:shell|system)\b|\\\\!|system\b)\s*(\S.*)$/is.exec(statement)
  if (escaped?.[1]) runs_code(call, 'shell', escaped[1], call.name)
  if (/\b(?:from|to)\s+program\b|xp_cmdshell|\bsys_exec\s*\(|\bsys_eval\s*\(/i.test(statement)) {
    emit(call, 'proc.exec', { fields: { source: 'dynamic', known: false } })
  }
}

/** Tables into which a load is put before it is worked on: every load empties them. */
const LANDING = /^(?:[\w]{1,40}\.)?(?:(?:stg|staging|landing)_|\w{1,60}_(?:stg|staging|landing)$)/i

/** Names by which people mark databases that may be thrown away. */
export function is_scratch_database(name: string): boolean {
  return /^(?::memory:|.*\/tmp\/.*|\/tmp\/.*)$|(?:^|[_.\-/])(?:test|tests|testing|tmp|temp|scratch|sandbox|shadow|ci|fixture|fixtures|mock|example|playground|e2e|spec)(?:[_.\-\d]|$)/i.test(
    name,
  )
}

/**
 * Names of databases that somebody makes to look at something and drops again. Alone such a name says too little: a copy may be the
 * last one.
 */
export function is_passing_database(name: string): boolean {
  return PASSING.test(name)
}

const PASSING = one_of(
  /(?:^|[_.-])(?:restored?|copy|clone|verify|verification|check|bench|benchmark|dry_?run|demo|smoke|sanity|pr_?\d{1,8})$/i,
  /(?:^|[_.-])(?:trial|try|throwaway|poc|repro|spike|experiment|wip)(?:$|[_.-])/i,
  /^(?:t|x|y|z|foo|bar|baz|dummy)\d{0,3}$/i,
)
