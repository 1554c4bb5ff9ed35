// Clients that run SQL from an option, a file or a pipe. Source: ENGINE 4.2.
import { type Call, emit, reach, runs_code, text_of, touch, value, values } from '#core/policy/effects/call.ts'
import type { CommandSpec, Does } from '#core/policy/effects/spec.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'
import { database_of } from '#core/policy/effects/specs/data/server.ts'
import { type Database, run_sql } from '#core/policy/effects/text/query/sql.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Scripts that say by their name what is left afterwards. */
export const NAMED_FOR_LOSS =
  /(?:^|[/_.-])(?:drop|wipe|truncate|nuke|destroy|purge|delete[-_]all)(?:[_.-][\w.-]{0,80})?\.(?:sql|cql|hql)$/i

/** A step of the schema's history drops what the next version does without. */
const MIGRATION = /(?:^|\/)(?:migrations?|migrate|versions)\/(?:\S{0,200}\/)?[vV]?\d{3,}[_-][\w-]*\.sql$/

/** Files of SQL: their content is not known here, so a production database is a question. */
export function run_file(call: Call, file: Word, database: Database): void {
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
export function runs_fetched_sql(call: Call): void {
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
      if (code === null) runs_unknown_sql(call, database)
      else {
        run_sql(call, code, database)
        for (const file of called_files(code))
          run_file(call, { ...call.command.head, text: file, cert: 'literal' }, database)
        if (engine === 'postgres') saves(call, code)
      }
    }
    for (const file of values(call, 'file')) run_file(call, file, database)
    // `pg_dump app | psql -h elsewhere`: the whole database goes there.
    if (
      host !== null &&
      call.command.stdin.some((source) => source.kind === 'command' && dumps_all(call.commands[source.index]))
    )
      reach(call, 'net.send', host, { method: 'raw', source: 'stdin', with_data: true })
    for (const file of values(call, 'output'))
      if (!file.text.startsWith('|')) touch(call, 'fs.write', file, { mode: 'truncate' })
      else runs_code(call, 'shell', file.text.slice(1), 'psql')
    runs_input(call, database, codes.length === 0)
    if (codes.length === 0)
      emit(call, 'db.read', { target: database.name, fields: { engine, op: 'session', prod: database.prod } })
  }
}

function runs_unknown_sql(call: Call, { engine, name, prod }: Database): void {
  if (values(call, 'command').some(({ taint }) => taint.includes('net'))) runs_fetched_sql(call)
  emit(call, 'db.write', { target: name, cert: 'dynamic', fields: { engine, op: 'unknown', all_rows: false, prod } })
}

/** Runs what comes on standard input; `unread`: nothing is known of it. */
function runs_input(call: Call, database: Database, unread: boolean): void {
  const { engine, name, prod } = database
  for (const source of call.command.stdin) {
    const printed = source.kind === 'command' ? printed_file(call.commands[source.index]) : null
    if (printed !== null) run_file(call, printed, database)
    if (source.kind === 'file') run_file(call, source.word, database)
    else if (source.kind === 'command' && takes_drops(call, source.index, database)) continue
    // `gunzip -c dump.gz | psql prod`: the dump may replace anything.
    else if (source.kind === 'command' && unread && prod)
      emit(call, 'db.admin', { target: name, fields: { engine, op: 'script', prod: true } })
  }
}

/** `\o /tmp/out`, `\g report.txt`, `\w query.sql`: the client writes the file. */
const SAVED = /\\(?:o|out|gx?|w|write|s)(?:[ \t]{1,8}|(?=\/))(?:'([^'\n]{1,256})'|([^\s;\\'|]{1,256}))/g
/** `\o |gzip`, `\g |less`: the client starts it. */
const HANDED = /\\(?:o|out|gx?|w|write)[ \t]{0,8}\|([^\n]{1,1024})/g
const COPY_LINE = /\\copy\b([^\n]{1,2048})/gi
const COPIED_TO = /\sto\s{1,8}'?(?!stdout\b|pstdout\b|program\b)([^\s';]{1,256})/i

const CALLED = /(?:^|[;\n])\s{0,8}(?:source|\\\.|\\ir?)\s{1,8}([^\s;]{1,256})/gi

/** `SOURCE /tmp/wipe.sql`, `\i wipe.sql`: the file is what runs. */
function called_files(code: string): string[] {
  return /source|\\/i.test(code) ? Array.from(code.matchAll(CALLED), ([, file = '']) => file) : []
}

/** What the client's own commands do on this machine. */
function saves(call: Call, code: string): void {
  if (!code.includes('\\')) return
  const writes = (text: string | undefined) => {
    if (text === undefined) return
    const word: Word = { text, cert: 'literal', quoted: false, taint: [], span: call.command.span }
    touch(call, 'fs.write', word, { mode: 'truncate' })
  }
  for (const [, quoted, bare] of code.matchAll(SAVED)) writes(quoted ?? bare)
  for (const [, line = ''] of code.matchAll(COPY_LINE)) writes(COPIED_TO.exec(line)?.[1])
  for (const [, started = ''] of code.matchAll(HANDED)) runs_code(call, 'shell', started, 'psql')
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
export function takes_drops(call: Call, from: number, { engine, name, prod, disposable }: Database): boolean {
  const producer = call.commands[from]
  if (disposable || producer === undefined || !CLIENT.test(producer.name)) return false
  if (!producer.args.some(({ text }) => MAKES_DROPS.test(text))) return false
  emit(call, 'db.schema', { target: name, fields: { engine, op: 'drop', object: 'table', destroys: true, prod } })
  return true
}

/** Options of psql. */
export const PSQL = {
  command: '-c --command =',
  file: '-f --file =',
  host: '-h --host =',
  database: '-d --dbname =',
  other: '-U --username -p --port -v --set --variable -P --pset -F --field-separator -R -T =',
  output: '-o --output -L --log-file =',
  list: '-l --list',
}

/** Options of mysql. */
export const MYSQL = {
  command: '-e --execute --init-command =',
  host: '-h --host =',
  database: '-D --database =',
  other: '-u --user -P --port -S --socket --protocol --default-character-set =',
  password: '-p --password =?',
  output: '--tee =',
}

/** Options of sqlcmd. */
export const SQLCMD = {
  command: '-Q -q --query =',
  file: '-i --input-file =',
  host: '-S --server =',
  database: '-d --database-name =',
  other: '-U -P -o -s -W =',
}

/** Options of cqlsh. */
export const CQLSH = { command: '-e --execute =', file: '-f --file =', database: '-k --keyspace =', other: '-u -p =' }

/** The database that an option or the first operand names. */
export const named = (call: Call) => text_of(value(call, 'database')) ?? text_of(call.operands[0])

/** A client with these options for this kind of database. */
export const sql_client = (flags: CommandSpec['flags'], engine: string): CommandSpec => ({
  ...(flags ? { flags } : {}),
  does: client(engine, named),
})
