// What SQL text does: a look at the verb and the shape of each statement.
// Not a parser: whatever it cannot place counts as a write. Source: ENGINE 4.2 (db.*), 7.

import { type Call, emit, runs_code } from '#core/policy/effects/call.ts'
import { split_sql } from '#core/policy/effects/sql-split.ts'

export interface Database {
  engine: string
  /** Name or file of the database, when it is known. */
  name: string | null
  /** The connection names production. */
  prod: boolean
  /** Scratch data: a temporary file, memory, a database that is called test. */
  disposable: boolean
}

/** Emits the effects of a piece of SQL that runs against a database. */
export function run_sql(call: Call, code: string, database: Database): void {
  const { statements, cut } = split_sql(code, database.engine)
  if (cut) call.out.exhausted = true
  const created = new Set(
    statements.map((one) =>
      /^create\s+(?:temp\w*\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/i.exec(one)?.[1]?.toLowerCase(),
    ),
  )
  for (const statement of statements) run_statement(call, statement, database, created)
}

const WAREHOUSE = /^(?:snow|snowsql|bigquery|bq|databricks)$/
const ALWAYS_TRUE = /\bwhere\s+(?:1\s*=\s*1|true|''\s*=\s*''|1|not\s+false)\s*$/i

function run_statement(
  call: Call,
  statement: string,
  database: Database,
  created: ReadonlySet<string | undefined>,
): void {
  const { engine, name, prod, disposable } = database
  const common = { engine, prod, disposable }
  const verb = /^\(*\s*([a-z_]+)/i.exec(statement)?.[1]?.toLowerCase() ?? ''
  const write = (op: string, object: string | null, all_rows: boolean) =>
    emit(call, 'db.write', { target: object ?? name, fields: { ...common, op, all_rows: all_rows && !disposable } })
  const schema = (op: string, object: string, target: string | null, destroys: boolean) => {
    const scratch =
      disposable ||
      (!prod && /^(?:database|schema|table)$/.test(object) && target !== null && is_scratch_database(target))
    return emit(call, 'db.schema', {
      target: target ?? name,
      fields: { ...common, disposable: scratch, op, object, destroys: destroys && !scratch },
    })
  }
  const admin = (op: string) => emit(call, 'db.admin', { target: name, fields: { ...common, op } })

  shell_escape(call, statement)
  reaches_out(call, statement, prod, admin)
  if (
    /\binto\s+(?:out|dump)file\b|\bcopy\b[\s\S]*\bto\s+(?:program\b|'')|\bload_file\s*\(|\bpg_read_file\s*\(|\blo_export\b/i.test(
      statement,
    )
  ) {
    admin('file')
  }
  switch (verb) {
    case 'delete': {
      const table = /^delete\s+from\s+([\w.]+)/i.exec(statement)?.[1] ?? null
      return void write('delete', table, !/\bwhere\b/i.test(statement) || ALWAYS_TRUE.test(statement))
    }
    case 'update':
      return void write(
        'update',
        /^update\s+([\w.]+)/i.exec(statement)?.[1] ?? null,
        !/\bwhere\b/i.test(statement) || ALWAYS_TRUE.test(statement),
      )
    case 'truncate':
      return void schema('truncate', 'table', /^truncate\s+(?:table\s+)?([\w.]+)/i.exec(statement)?.[1] ?? null, true)
    case 'drop': {
      const found = /^drop\s+(\w+)(?:\s+(?:concurrently\s+)?(?:if\s+exists\s+)?([\w.*']+))?/i.exec(statement)
      const object = found?.[1]?.toLowerCase() ?? 'object'
      if (/^(?:user|role|login)$/.test(object)) return void admin('drop user')
      const light =
        /^(?:index|view|trigger|function|procedure|type|sequence|policy|temporary|rule|aggregate|extension)$/.test(
          object,
        )
      return void schema(
        'drop',
        object,
        found?.[2] ?? null,
        (!light || (prod && object !== 'temporary')) &&
          !(found?.[2] !== undefined && created.has(found[2].toLowerCase())),
      )
    }
    case 'alter':
      if (/^alter\s+(?:user|role|login|system|server)\b/i.test(statement)) return void admin('alter user')
      // From then on every client of the table sees every row.
      if (/\b(?:disable|no\s+force)\s+row\s+level\s+security\b/i.test(statement)) return void admin('row security')
      return void schema(
        'alter',
        'table',
        /^alter\s+\w+\s+([\w.]+)/i.exec(statement)?.[1] ?? null,
        /\bdrop\s+(?:column|partition|constraint\b.*cascade)|\b(?:delete|update)\s+(?:\S+\s+)?where\s+1\b/i.test(
          statement,
        ),
      )
    case 'create':
      if (/^create\s+(?:or\s+replace\s+)?(?:user|role|login)\b/i.test(statement)) return void admin('create user')
      // Warehouses keep one table per name: the new one takes the place of what was there.
      if (
        WAREHOUSE.test(engine) &&
        /^create\s+or\s+replace\s+(?:transient\s+)?(?:table|schema|database)\b/i.test(statement)
      )
        return void schema(
          'replace',
          'table',
          /\b(?:table|schema|database)\s+([\w.]+)/i.exec(statement)?.[1] ?? null,
          true,
        )
      return void schema('create', 'object', null, false)
    case 'vacuum':
      if (/\bretain\s+0\s+hours\b/i.test(statement)) return void schema('vacuum', 'table', null, true)
      return void write('vacuum', null, false)
    case 'purge':
    case 'reassign':
    case 'grant':
    case 'revoke':
    case 'shutdown':
    case 'kill':
    case 'reset':
    case 'deny':
      return void admin(verb)
    case 'set':
      if (/\bpassword\b|\bglobal\b/i.test(statement)) admin('set')
      return
    case 'exec':
    case 'execute':
      if (/xp_cmdshell|sp_configure|sp_oacreate|xp_reg/i.test(statement)) return void admin('command')
      return void write('execute', null, false)
    case 'insert':
      // Nothing of what was there is left.
      if (/^insert\s+overwrite\b/i.test(statement))
        return void schema(
          'overwrite',
          'table',
          /^insert\s+overwrite\s+(?:table\s+)?([\w.]+)/i.exec(statement)?.[1] ?? null,
          true,
        )
      return void write(verb, null, false)
    case 'replace':
    case 'merge':
    case 'upsert':
    case 'copy':
    case 'load':
    case 'call':
    case 'do':
      return void write(verb, null, false)
    case 'with':
      if (/\b(?:delete\s+from|update)\b/i.test(statement))
        return void write('delete', null, !/\bwhere\b/i.test(statement))
      break
    default:
  }
  emit(call, 'db.read', { target: name, fields: { ...common, op: verb } })
}

/** Tables and settings where servers keep passwords. */
const PASSWORDS =
  /\b(?:pg_authid|pg_shadow|rolpassword|passwd\s+from\s+pg_|mysql\.user|authentication_string|sys\.sql_logins|password_hash\s+from\s+sys|dba_users|v\$session_auth|system_schema\.role_permissions|system_auth\.roles)\b/i
/** What leaves the database: libraries and languages of the host, connections of the server, every session of others. */
const BEYOND =
  /\blanguage\s+'?(?:plpython\d?u|plperlu|plsh|pltclu|c)\b|\bcreate\s+extension\s+(?:if\s+not\s+exists\s+)?"?(?:plpython\d?u|plperlu|plsh|pltclu|dblink|file_fdw|adminpack)\b|\bload_extension\s*\(|\bdblink(?:_connect|_exec)?\s*\(|\bpg_ls_dir\s*\(|\bpg_execute_server_program\b|\butl_(?:http|file|smtp)\b|\bdbms_scheduler\b|\bopenrowset\s*\(|\bload\s+data\s+(?:local\s+)?infile\s+'\/(?:etc|root|home)/i
const ENDS_SESSIONS = /\bpg_(?:terminate|cancel)_backend\s*\(\s*(?:pid|\w{1,64}\.pid|procpid)\s*\)/i

function reaches_out(call: Call, statement: string, prod: boolean, admin: (op: string) => void): void {
  if (PASSWORDS.test(statement) && /^\(*\s*(?:select|with|table|copy)\b/i.test(statement))
    emit(call, 'cred.read', { target: 'database passwords', d2: 2, fields: { store: 'database', item: 'password' } })
  if (BEYOND.test(statement)) admin('command')
  // Before a scratch database is dropped, its sessions have to go.
  if (ENDS_SESSIONS.test(statement) && (prod || !/\bwhere\b/i.test(statement))) admin('sessions')
}

/** Client escapes and server functions that run a command of the operating system. */
function shell_escape(call: Call, statement: string): void {
  const escaped = /^(?:\\!|\.(?:shell|system)\b|\\\\!|system\b)\s*(.*)$/is.exec(statement)
  if (escaped?.[1]) runs_code(call, 'shell', escaped[1], call.name)
  if (/\b(?:from|to)\s+program\b|xp_cmdshell|\bsys_exec\s*\(|\bsys_eval\s*\(/i.test(statement)) {
    emit(call, 'proc.exec', { fields: { source: 'dynamic', known: false } })
  }
}

/** Names by which people mark databases that may be thrown away. */
export function is_scratch_database(name: string): boolean {
  return /^(?::memory:|.*\/tmp\/.*|\/tmp\/.*)$|(?:^|[_.\-/])(?:test|tests|testing|tmp|temp|scratch|sandbox|ci|fixture|fixtures|mock|example|playground|e2e|spec)(?:[_.\-\d]|$)/i.test(
    name,
  )
}
