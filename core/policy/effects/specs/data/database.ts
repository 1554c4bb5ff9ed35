// Database clients, dumps and restores, and the migration tools of frameworks (long: one table of programs).
import { type Call, emit, has, reach, said, text_of, touch, value, values } from '#core/policy/effects/call.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { type CommandSpec, type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import {
  any_production,
  names_production,
  written_for_production,
} from '#core/policy/effects/specs/hosting/production.ts'
import {
  type Database,
  database_there,
  is_passing_database,
  is_scratch_database,
  run_sql,
} from '#core/policy/effects/text/query/sql.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** This machine, by a host or an address; inside of a container of docker no host is that container. */
function is_near({ command }: Call, host: string): boolean {
  if (/^(?:\w+:\/\/(?:[^@/\s]*@)?)?(?:localhost|127\.0\.0\.1|\[?::1\]?)(?:[:/]|$)/i.test(host)) return true
  return host === '' && command.place === 'container' && command.via.some((one) => /^(?:docker|podman)/.test(one))
}

/** The database a client talks to, from its URL, flags and operands. */
function database_of(call: Call, engine: string, name: string | null): Database {
  const url = call.command.args.find((word) => /^[a-z+]+:\/\//i.test(word.text))?.text ?? null
  const shown = url?.slice(url.lastIndexOf('/') + 1).replace(/\?.*/s, '') ?? name ?? assigned_database(call)
  const host = value(call, 'host')?.text ?? url ?? ''
  const prod =
    names_production(host) ||
    names_production(shown ?? '') ||
    any_production(call.command.args) ||
    call.command.args.some((word) => written_for_production(call.source, word))
  const disposable = !prod && is_scratch_database(shown ?? '')
  const near = is_near(call, url ?? host)
  const port = near ? port_of(call, engine, url) : null
  const local = call.command.place === 'local' && shown !== null
  const store = `${engine} ${address_of_server(host)} ${port ?? ''} ${shown ?? ''}`
  const server = prod ? null : server_of(call, engine, url, host)
  return {
    engine,
    name: shown,
    prod,
    disposable,
    near,
    ...(port !== null && { port }),
    ...(local && { store }),
    ...(server !== null && { server }),
  }
}

/** The server of this machine that a client asks; null when something that is not looked at may say another one. */
function server_of(call: Call, engine: string, url: string | null, host: string): string | null {
  if (call.command.place !== 'local' || chooses_port(call) || reads_variables(call)) return null
  const near = is_near(call, url ?? host)
  const port = near || host === '' ? port_of(call, engine, url) : null
  return port === null ? null : `${engine} ${near ? 'near' : 'socket'} ${port}`
}

/** `source .env`: from there on any server may be meant. */
const reads_variables = line_says(/(?:^|[\s;&|(])(?:source|\.)\s|\bdotenv\b|\bdirenv\b|\bset -a\b/)

/** Without who logs in, and with what password. */
function address_of_server(host: string): string {
  const server = host.replace(/^\w+:\/\/(?:[^@/]*@)?/, '')
  const end = server.search(/[/?]/)
  return end < 0 ? server : server.slice(0, end)
}

const USUAL_PORT: Readonly<Record<string, string>> = { postgres: '5432', mysql: '3306', mongo: '27017' }
/** A port that an earlier command or the environment chose. */
const chooses_port = line_says(/\b(?:PGPORT|PGSERVICE|PGHOST|MYSQL_TCP_PORT|MYSQL_HOST)=/)

/** The port of this machine on which the server listens; null when something that is not looked at may say another one. */
function port_of(call: Call, engine: string, url: string | null): string | null {
  if (call.command.place !== 'local' || chooses_port(call)) return null
  if (url !== null) {
    if (/[?&](?:port|host|service)=/.test(url)) return null
    const given = /^\w+:\/\/[^/?\s]*:(\d{2,5})(?:[/?]|$)/.exec(url)?.[1]
    return given ?? USUAL_PORT[engine] ?? null
  }
  const flag = engine === 'mysql' ? SHORT_OF_MYSQL : SHORT_OF_POSTGRES
  const given = flag.exec(said(call))
  return given === null ? (USUAL_PORT[engine] ?? null) : (given[1] ?? null)
}

/** The flag, whether or not a number follows it. */
const SHORT_OF_MYSQL = /(?:^|\s)(?:-P|--port[= ])\s?(\d{2,5})?(?=\s|$)/
const SHORT_OF_POSTGRES = /(?:^|\s)(?:-p|--port[= ])\s?(\d{2,5})?(?=\s|$)/

/** `PGDATABASE=app_test psql -c ...` */
function assigned_database({ command }: Call): string | null {
  const given = command.assigns.find(({ name }) => name === 'PGDATABASE')?.value
  return given?.cert === 'literal' ? given.text : null
}

/** `printf '%s\\n' 'drop table a;'`: the format is no statement, and its line ends are. */
const FORMAT = /^(?:%s(?:\\n|\s)?){1,8}$/

function printed({ name, args }: SimpleCommand): string {
  const words = args.map((word) => word.text)
  if (name === 'printf' && words.length > 1 && FORMAT.test(words[0] ?? '')) words.shift()
  const text = words.join(' ')
  return name === 'printf' ? text.replaceAll('\\n', '\n') : text
}

/** Text that reaches the client through a pipe or a here-document. */
export function piped_text(call: Call): string[] {
  return call.command.stdin.flatMap((source) => {
    if (source.kind === 'text') return source.cert === 'literal' ? [source.text] : []
    const producer = source.kind === 'command' ? call.commands[source.index] : undefined
    // `cat <<EOF | redis-cli`: what stands below goes through as it is.
    if (producer?.name === 'cat' && producer.args.every(({ text }) => text === '-'))
      return producer.stdin.flatMap((one) => (one.kind === 'text' && one.cert === 'literal' ? [one.text] : []))
    // `echo 'drop ...' | psql`: the producer says what the client reads.
    const prints_words = producer !== undefined && (producer.name === 'echo' || producer.name === 'printf')
    return prints_words && producer.args.every((word) => word.cert === 'literal') ? [printed(producer)] : []
  })
}

/** Scripts that say by their name what is left afterwards. */
const NAMED_FOR_LOSS =
  /(?:^|[/_.-])(?:drop|wipe|truncate|nuke|destroy|purge|delete[-_]all)(?:[_.-][\w.-]{0,80})?\.(?:sql|cql|hql)$/i

/** A step of the schema's history drops what the next version does without. */
const MIGRATION = /(?:^|\/)(?:migrations?|migrate|versions)\/(?:\S{0,200}\/)?[vV]?\d{3,}[_-][\w-]*\.sql$/

/** Files of SQL: their content is not known here, so a production database is a question. */
function run_file(call: Call, file: Word, database: Database): void {
  touch(call, 'fs.read', file, {})
  if (!database.disposable && NAMED_FOR_LOSS.test(file.text) && !MIGRATION.test(file.text))
    emit(call, 'db.schema', {
      target: database.name,
      fields: { engine: database.engine, op: 'script', object: 'database', destroys: true, prod: database.prod },
    })
  emit(call, database.prod ? 'db.admin' : 'db.write', {
    target: database.name,
    fields: {
      engine: database.engine,
      op: 'script',
      file: file.text,
      all_rows: false,
      prod: database.prod,
      disposable: database.disposable,
    },
  })
}

/** `psql -c "$(curl ...)"`: statements that nobody has read. */
function runs_fetched_sql(call: Call): void {
  emit(call, 'proc.eval', { cert: 'dynamic', fields: { source: 'network', lang: 'sql' }, taint: ['net'] })
}

function client(engine: string, name_of: (call: Call) => string | null): Does {
  return (call) => {
    const database = database_of(call, engine, name_of(call))
    const host = value(call, 'host')
    if (host !== null) reach(call, 'net.fetch', host, { database: true })
    const codes = [
      ...values(call, 'command').map((word) => (word.cert === 'dynamic' ? null : word.text)),
      ...piped_text(call),
    ]
    for (const code of codes) {
      if (code === null && values(call, 'command').some(({ taint }) => taint.includes('net'))) runs_fetched_sql(call)
      if (code === null)
        emit(call, 'db.write', {
          target: database.name,
          cert: 'dynamic',
          fields: { engine, op: 'unknown', all_rows: false, prod: database.prod },
        })
      else run_sql(call, code, database)
    }
    for (const file of values(call, 'file')) run_file(call, file, database)
    // `pg_dump app | psql -h elsewhere`: the whole database goes there.
    if (
      host !== null &&
      call.command.stdin.some((source) => source.kind === 'command' && dumps_all(call.commands[source.index]))
    )
      reach(call, 'net.send', host, { method: 'raw', source: 'stdin', with_data: true })
    for (const source of call.command.stdin) {
      const printed = source.kind === 'command' ? printed_file(call.commands[source.index]) : null
      if (printed !== null) run_file(call, printed, database)
      if (source.kind === 'file') run_file(call, source.word, database)
      else if (source.kind === 'command' && takes_drops(call, source.index, database)) continue
      // `gunzip -c dump.gz | psql prod`: nobody can tell what the dump replaces.
      else if (source.kind === 'command' && codes.length === 0 && database.prod)
        emit(call, 'db.admin', { target: database.name, fields: { engine, op: 'script', prod: true } })
    }
    if (codes.length === 0)
      emit(call, 'db.read', { target: database.name, fields: { engine, op: 'session', prod: database.prod } })
  }
}

/** `cat wipe.sql | docker exec -i db psql`: the file is what runs. */
function printed_file(producer: Call['command'] | undefined): Word | null {
  const [file, another] = producer?.args ?? []
  return producer?.name === 'cat' && another === undefined && file?.cert === 'literal' ? file : null
}

const DUMPER = /^(?:pg_dump(?:all)?|mysqldump|mariadb-dump|mongodump|sqlite3)$/

function dumps_all(producer: Call['command'] | undefined): boolean {
  return producer !== undefined && DUMPER.test(producer.name)
}

const CLIENT = /^(?:psql|mysql|mariadb|sqlcmd|sqlplus|duckdb|sqlite3)$/
const MAKES_DROPS = /['"]\s*(?:drop|truncate|delete\s+from)\b/i

/** `psql -c "select 'drop table ' || ..." | psql`: statements made of names, which nobody reads before they run. */
function takes_drops(call: Call, from: number, { engine, name, prod, disposable }: Database): boolean {
  const producer = call.commands[from]
  if (disposable || producer === undefined || !CLIENT.test(producer.name)) return false
  if (!producer.args.some(({ text }) => MAKES_DROPS.test(text))) return false
  emit(call, 'db.schema', { target: name, fields: { engine, op: 'drop', object: 'table', destroys: true, prod } })
  return true
}

const PSQL = {
  command: '-c --command =',
  file: '-f --file =',
  host: '-h --host =',
  database: '-d --dbname =',
  other: '-U --username -p --port -v --set --variable -o --output -L --log-file -P --pset -F --field-separator -R -T =',
  list: '-l --list',
}
const MYSQL = {
  command: '-e --execute --init-command =',
  host: '-h --host =',
  database: '-D --database =',
  other: '-u --user -P --port -S --socket --protocol --default-character-set =',
  password: '-p --password =?',
}
const SQLCMD = {
  command: '-Q -q --query =',
  file: '-i --input-file =',
  host: '-S --server =',
  database: '-d --database-name =',
  other: '-U -P -o -s -W =',
}
const CQLSH = { command: '-e --execute =', file: '-f --file =', database: '-k --keyspace =', other: '-u -p =' }

const named = (call: Call) => text_of(value(call, 'database')) ?? text_of(call.operands[0])

const sqlite: Does = (call) => {
  const [file, ...code] = call.operands
  const name = text_of(file)
  const database = {
    engine: 'sqlite',
    name,
    prod: names_production(name ?? ''),
    disposable: name === null || is_scratch_database(name),
    ...(name !== null && { store: `sqlite ${name}` }),
  }
  if ([...code, ...values(call, 'command')].some(({ taint }) => taint.includes('net'))) runs_fetched_sql(call)
  const codes = [...code, ...values(call, 'command')].map((word) => word.text)
  const writes = codes.some((text) => /\b(?:insert|update|delete|drop|alter|create|replace|vacuum)\b/i.test(text))
  // The database is a file: what may not be read or changed as a file may not be by SQL either.
  if (file !== undefined && name !== ':memory:') touch(call, writes ? 'fs.write' : 'fs.read', file, { mode: 'inplace' })
  for (const text of [...codes, ...piped_text(call)]) {
    run_sql(call, text, database)
    reaches_files(call, text)
  }
  for (const source of call.command.stdin) {
    if (source.kind === 'file') run_file(call, source.word, database)
    else if (source.kind === 'command') takes_drops(call, source.index, database)
  }
}

/** Functions and dot commands by which SQLite opens files besides its database. */
const OPENS_FILE =
  /\b(readfile|writefile)\s*\(\s*'([^']+)'|^[ \t]*\.(read|import|output|once|load|backup|save|clone|restore)[ \t]+(?:-\w+[ \t]+)*["']?([^\s"']+)/gim
const MAX_OPENED = 8

function reaches_files(call: Call, code: string): void {
  if (!/file\s?\(|^[ \t]*\./im.test(code)) return
  for (const found of Array.from(code.matchAll(OPENS_FILE)).slice(0, MAX_OPENED)) {
    const how = (found[1] ?? found[3] ?? '').toLowerCase()
    const word: Word = {
      text: found[2] ?? found[4] ?? '',
      cert: 'literal',
      quoted: false,
      taint: [],
      span: call.command.span,
    }
    if (/^(?:writefile|output|once|backup|save|clone)$/.test(how)) touch(call, 'fs.write', word, { mode: 'truncate' })
    else if (how === 'restore') {
      touch(call, 'fs.read', word)
      emit(call, 'db.schema', {
        target: text_of(call.operands[0]),
        fields: {
          engine: 'sqlite',
          op: 'restore',
          object: 'database',
          destroys: !is_scratch_database(text_of(call.operands[0]) ?? ''),
        },
      })
    } else if (how === 'load') emit(call, 'opaque', { target: word.text, fields: { reason: 'foreign-script' } })
    else {
      touch(call, 'fs.read', word)
      const name = text_of(call.operands[0])
      if (how === 'read' && NAMED_FOR_LOSS.test(word.text) && !is_scratch_database(name ?? ''))
        emit(call, 'db.schema', {
          target: name,
          fields: { engine: 'sqlite', op: 'script', object: 'database', destroys: true },
        })
    }
  }
}

/** Databases that a script of mongosh goes to, whatever it was connected to. */
const SIBLINGS =
  /\bgetSiblingDB\s{0,4}\(\s{0,4}(?:["'`]([^"'`]{0,64})["'`]\s{0,4}\))?|^[ \t]{0,8}use[ \t]{1,8}([\w-]{1,64})/gm

/** Whether all databases of a script are for trying things out: the one it was connected to, or those it goes to by name. */
function works_on_trials(code: string, connected: boolean): boolean {
  const named = [...code.matchAll(SIBLINGS)].map((match) => match[1] ?? match[2] ?? '')
  if (named.length === 0) return connected
  return named.every(is_scratch_database) && (connected || !/(?:^|[^\w.])db\.(?!getSiblingDB)/.test(code))
}

/** `mongosh shop`: a bare name is that of a database, unless an option or the script says where it is. */
function names_no_server(call: Call, url: string, codes: readonly string[]): boolean {
  const elsewhere = /(?:^|\s)--host[= ]/.test(said(call)) || codes.some((code) => /\b(?:connect|Mongo)\s*\(/.test(code))
  return /^[\w-]*$/.test(url) && !elsewhere
}

const mongo: Does = (call) => {
  const url = call.operands[0]?.text ?? ''
  const prod = any_production(call.command.args)
  const codes = [...values(call, 'command').map((word) => word.text), ...piped_text(call)]
  const connected = is_scratch_database(url.replace(/^.*\//s, ''))
  const disposable = !prod && codes.every((code) => works_on_trials(code, connected)) && (connected || codes.length > 0)
  const near = is_near(call, names_no_server(call, url, codes) ? '' : url)
  const port = near ? port_of(call, 'mongo', /^mongodb:/.test(url) ? url : null) : null
  const fields = { engine: 'mongo', prod, disposable, ...(near && { near: true }), ...(port !== null && { port }) }
  const files = [...values(call, 'file'), ...call.operands.filter(({ text }) => /\.(?:[cm]?js|mongodb)$/.test(text))]
  for (const file of files) run_file(call, file, { engine: 'mongo', name: url, prod, disposable })
  for (const code of codes) {
    if (
      /\b(?:dropDatabase|dropUser|dropRole|dropAllUsers|dropAllRoles)\s*\(|\.drop\s*\(|dropIndexes|\bdrop\s*:/.test(
        code,
      )
    )
      emit(call, 'db.schema', {
        target: url,
        fields: {
          ...fields,
          op: 'drop',
          object: /dropDatabase/.test(code) ? 'database' : 'collection',
          destroys: !disposable,
        },
      })
    else if (/\.(?:deleteMany|remove|updateMany|bulkWrite)\s*\(\s*(?:\{\s*\}|\))/.test(code))
      emit(call, 'db.write', { target: url, fields: { ...fields, op: 'delete', all_rows: !disposable } })
    else if (/\.(?:insert|update|delete|replace|save|findOneAnd|rename)\w*\s*\(/.test(code))
      emit(call, 'db.write', { target: url, fields: { ...fields, op: 'write', all_rows: false } })
    else if (
      /createUser|grantRoles|shutdownServer|adminCommand(?!\s*\(\s*\{\s*["']?(?:ping|listDatabases|serverStatus|buildInfo|hello|isMaster|replSetGetStatus|connectionStatus|getParameter)\b)|setParameter|eval\s*\(/.test(
        code,
      )
    )
      emit(call, 'db.admin', { target: url, fields })
    else emit(call, 'db.read', { target: url, fields })
  }
  if (codes.length === 0) emit(call, 'db.read', { target: url, fields })
}

const ENGINE_OF: Readonly<Record<string, string>> = { dropdb: 'postgres', mysqladmin: 'mysql' }

const drops_database: Does = (call) => {
  const name = text_of(call.operands[0])
  const prod = any_production(call.command.args)
  const disposable = !prod && name !== null && is_scratch_database(name)
  const server = prod
    ? null
    : server_of(call, ENGINE_OF[call.name] ?? 'postgres', null, value(call, 'host')?.text ?? '')
  const named_there = name === null || server === null ? [] : [database_there(server, name)]
  emit(call, 'db.schema', {
    target: name,
    fields: {
      // One's own database of development is a question, not a loss that nobody gets over.
      engine: /dev|local/i.test(name ?? '') ? 'sql' : (ENGINE_OF[call.name] ?? 'sql'),
      op: 'drop',
      object: 'database',
      destroys: !disposable,
      prod,
      disposable,
      ...(is_own_machine(call) && { near: true }),
      ...(name !== null && is_own_machine(call) && { takes: [`copy ${name}`, ...named_there] }),
      ...(named_there.length > 0 && { loses: named_there }),
    },
  })
}

/**
 * `createdb app_restore`: fails when there is one already, and whoever is told so is about to drop somebody's database. So the name
 * has to be one by which nobody keeps anything.
 */
const creates_database: Does = (call) => {
  const name = text_of(call.operands[0])
  const own = name !== null && is_passing_database(name) && !any_production(call.command.args) && is_own_machine(call)
  const server = server_of(call, 'postgres', null, value(call, 'host')?.text ?? '')
  const shows = name === null || server === null ? {} : { shows: database_there(server, name) }
  emit(call, 'proc.exec', { fields: { known: true, quiet: true, ...(own && { makes: `copy ${name}` }), ...shows } })
}

const dumps: Does = (call) => {
  const file = value(call, 'output')
  if (file !== null) touch(call, 'fs.write', file, { mode: 'truncate' })
  emit(call, 'db.read', {
    target: named(call),
    fields: { engine: 'sql', op: 'dump', bulk: true, prod: any_production(call.command.args), ...copy_of(call, file) },
  })
}

/** A dump of a whole database of this machine into a file, behind which the database itself is no longer the only one. */
function copy_of(call: Call, file: Word | null): Readonly<Record<string, string>> {
  const name = named(call)
  const kept = file !== null || call.command.redirects.some(({ fd, op }) => fd === 1 && op.startsWith('>'))
  if (name === null || !kept || call.operands.length > 1 || !is_own_machine(call) || PARTIAL.test(said(call))) return {}
  return { makes: `copy ${name}` }
}

/** A dump without rows, or of some tables only. */
const PARTIAL =
  /(?:^|\s)(?:-[stnTN](?=[\s=\w]|$)|--(?:schema|schema-only|table|exclude-\S+|no-data|where|ignore-\S+|tables|section|globals-only|roles-only)(?=[\s=]|$))/

function is_own_machine(call: Call): boolean {
  const host = value(call, 'host')?.text ?? ''
  return host === '' || is_near(call, host)
}

const RESTORED: Readonly<Record<string, string>> = {
  pg_restore: 'postgres',
  mongorestore: 'mongo',
  mongoimport: 'mongo',
  mysqlimport: 'mysql',
}

const restores: Does = (call) => {
  const database = database_of(call, RESTORED[call.name] ?? 'sql', named(call))
  // Those of MongoDB ask this machine when they are told no other.
  const here = call.name.startsWith('mongo') && !has(call, 'host') && !has(call, 'config')
  const near = database.near === true || here
  const port = database.port ?? (here ? port_of(call, 'mongo', null) : null)
  const place = { near, ...(port !== null && { port }) }
  const cleans = has(call, 'clean')
  for (const word of call.operands) if (word.text.includes('/') || word.text.includes('.')) touch(call, 'fs.list', word)
  if (cleans && !database.disposable)
    emit(call, 'db.schema', {
      target: database.name,
      fields: { engine: 'sql', op: 'restore', object: 'database', destroys: true, prod: database.prod, ...place },
    })
  else
    emit(call, database.prod ? 'db.admin' : 'db.write', {
      target: database.name,
      fields: { engine: 'sql', op: 'restore', all_rows: false, prod: database.prod },
    })
}

const mysqladmin: Does = (call) => {
  const verb = call.operands[0]?.text ?? ''
  if (verb === 'drop') drops_database({ ...call, operands: call.operands.slice(1) })
  else if (/^(?:shutdown|kill|password|flush-privileges)$/.test(verb))
    emit(call, 'db.admin', { fields: { engine: 'mysql', op: verb } })
  else nothing(call)
}

const keyed_store: Does = (call) => {
  const words = call.command.args.map((word) => word.text).join(' ')
  const wide =
    /\bdel\b.{0,200}(?:--prefix|--from-key|-recurse|\s""|\s'')|\bdelete\b.{0,200}-recurse|\bcompact|snapshot\s+restore|\bkv\s+destroy|auth\s+disable|user\s+delete/.test(
      words,
    )
  if (wide) emit(call, 'db.schema', { fields: { engine: call.name, op: 'delete', object: 'keys', destroys: true } })
  else if (/\b(?:put|del|delete|rm|txn)\b/.test(words))
    emit(call, 'db.write', { fields: { engine: call.name, op: 'write', all_rows: false } })
  else emit(call, 'db.read', { fields: { engine: call.name } })
}

const sql_client = (flags: CommandSpec['flags'], engine: string): CommandSpec => ({
  ...(flags ? { flags } : {}),
  does: client(engine, named),
})

export const DATABASES: readonly ProgramSpec[] = [
  program('psql pgcli', sql_client(PSQL, 'postgres')),
  program('mysql mariadb mycli', sql_client(MYSQL, 'mysql')),
  program('sqlcmd mssql-cli osql', sql_client(SQLCMD, 'mssql')),
  program('cqlsh', sql_client(CQLSH, 'cassandra')),
  program('sqlite3 sqlite litecli duckdb libsql', {
    style: 'long',
    flags: { command: '-cmd -c -s =', other: '-separator -init -nullvalue =' },
    does: sqlite,
  }),
  program(
    'clickhouse-client clickhouse',
    sql_client(
      { command: '-q --query =', host: '-h --host =', database: '-d --database =', file: '--queries-file =' },
      'clickhouse',
    ),
  ),
  program(
    'cockroach snow snowsql usql sqlplus bteq bteq-client db2 isql hive beeline spark-sql impala-shell trino ' +
      'presto sqlcl tsql ksql athena drill-embedded vsql nzsql exasol dbaccess cypher-shell',
    sql_client(
      { command: '-c -q --query -e --execute --sql =', file: '-f --file -i =', host: '-u --server --host =' },
      'warehouse',
    ),
  ),
  program('mongosh mongo', {
    flags: {
      command: '--eval =',
      file: '-f --file =',
      other: '-u --username -p --password --host --port --authenticationDatabase =',
    },
    does: mongo,
  }),
  program('dropdb dropuser', {
    flags: {
      host: '-h --host =',
      other: '-U --username -p --port --maintenance-db =',
      quiet: '-w -W -e -i -f --if-exists --force --echo',
    },
    does: drops_database,
  }),
  program('createdb', {
    flags: {
      host: '-h --host =',
      other:
        '-U --username -p --port --maintenance-db -D --tablespace -E --encoding -l --locale -O --owner -T --template =',
      quiet: '-w -W -e --echo',
    },
    does: creates_database,
  }),
  program(
    'createuser pg_isready pg_ctl initdb mysqlcheck mysqlshow mongostat mongotop redis-benchmark pgbench sqlc pg_config',
    nothing,
  ),
  program('pg_dump pg_dumpall mysqldump mariadb-dump mongodump sqlite3_analyzer', {
    flags: {
      output: '-f --file -o --out --result-file -r =',
      database: '-d --dbname --db =',
      host: '-h --host --uri =',
      other: '-U -u -p -P --port -t --table -n --schema -F --format -j =',
    },
    does: dumps,
  }),
  program('pg_restore mongorestore mongoimport mysqlimport', {
    flags: {
      clean: '-c --clean --drop --if-exists',
      config: '--config =',
      database: '-d --dbname --db =',
      host: '-h --host --uri =',
      other: '-U -u -p -P --port -j -t -n --nsInclude --archive --collection --file --type =',
    },
    does: restores,
  }),
  program('mysqladmin', { flags: MYSQL, does: mysqladmin }),
  program('etcdctl consul vault-kv influx', keyed_store),
]
