// Table of database programs. Source: ENGINE 4.2.
import { emit, text_of, value } from '#core/policy/effects/call.ts'
import { once_per_line } from '#core/policy/effects/line/line.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { CQLSH, MYSQL, PSQL, SQLCMD, sql_client } from '#core/policy/effects/specs/data/client.ts'
import { dumps, exports_rows, is_own_machine, restores } from '#core/policy/effects/specs/data/dump.ts'
import { mongo } from '#core/policy/effects/specs/data/mongo.ts'
import { server_of } from '#core/policy/effects/specs/data/server.ts'
import { sqlite } from '#core/policy/effects/specs/data/sqlite.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'
import { database_there, is_passing_database, is_scratch_database } from '#core/policy/effects/text/query/sql.ts'

const ENGINE_OF: Readonly<Record<string, string>> = { dropdb: 'postgres', mysqladmin: 'mysql' }

/** Names under which nobody keeps anything and under which the line made a database before. */
const made_before = once_per_line((commands) => {
  const made = new Map<string, number>()
  for (const { name, args, index } of commands) {
    const database =
      name === 'createdb'
        ? args.find(({ text }, at) => !text.startsWith('-') && !/^-[hpUOETDl]$/.test(args[at - 1]?.text ?? ''))?.text
        : undefined
    if (database !== undefined && is_passing_database(database) && !made.has(database)) made.set(database, index)
  }
  return made
})

const drops_database: Does = (call) => {
  const name = text_of(call.operands[0])
  const prod = any_production(call.command.args)
  const own = name !== null && (made_before(call.commands).get(name) ?? call.command.index) < call.command.index
  const disposable = !prod && name !== null && (own || is_scratch_database(name))
  const server = prod
    ? null
    : server_of(call, ENGINE_OF[call.name] ?? 'postgres', null, value(call, 'host')?.text ?? '')
  const named_there = name === null || server === null ? [] : [database_there(server, name)]
  emit(call, 'db.schema', {
    target: name,
    fields: {
      // Losing one's own development database is a question, not a refusal.
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
  // Keys below a name of their own, in a store on this machine.
  const own =
    wide &&
    !/(?:--from-key|snapshot|compact|destroy|disable|user)\b/.test(words) &&
    /--endpoints[= ](?:https?:\/\/)?(?:localhost|127\.0\.0\.1):\d+(?=\s|$)/.test(words) &&
    /\s\/?[\w.-]{3,}\/[\w./-]*(?=\s|$)/.test(words.replace(/--endpoints[= ]\S+/, ''))
  if (wide && !own)
    emit(call, 'db.schema', { fields: { engine: call.name, op: 'delete', object: 'keys', destroys: true } })
  else if (/\b(?:put|del|delete|rm|txn)\b/.test(words))
    emit(call, 'db.write', { fields: { engine: call.name, op: 'write', all_rows: false } })
  else emit(call, 'db.read', { fields: { engine: call.name } })
}

/** psql, mongosh, pg_dump and their kin. */
export const DATABASES: readonly ProgramSpec[] = [
  program('psql pgcli', sql_client(PSQL, 'postgres')),
  program('mysql mariadb mycli', sql_client(MYSQL, 'mysql')),
  program('sqlcmd mssql-cli osql', sql_client(SQLCMD, 'mssql')),
  program('cqlsh', sql_client(CQLSH, 'cassandra')),
  program('sqlite3 sqlite litecli duckdb libsql', {
    style: 'long',
    flags: { command: '-cmd -c -s =', readonly: '-readonly', other: '-separator -init -nullvalue =' },
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
      output: '-f --file -o --out --result-file -r --archive =',
      database: '-d --dbname --db =',
      host: '-h --host --uri =',
      other: '-U -u -p -P --port -t --table -n --schema -F --format -j =',
    },
    does: dumps,
  }),
  program('mongoexport', {
    flags: {
      output: '-o --out =',
      database: '-d --db =',
      host: '-h --host --uri =',
      other: '-u --username -p --password --port -c --collection -f --fields -q --query --type --sort --limit =',
    },
    does: exports_rows,
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
