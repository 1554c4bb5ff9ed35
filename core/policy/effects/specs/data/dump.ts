// Dumps of databases, and what restoring one overwrites. Source: ENGINE 4.2.
import { type Call, emit, has, said, touch, value } from '#core/policy/effects/call.ts'
import type { Does } from '#core/policy/effects/spec.ts'
import { named } from '#core/policy/effects/specs/data/client.ts'
import { database_of, is_near, port_of } from '#core/policy/effects/specs/data/server.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** A database as a file. */
export const dumps: Does = (call) => {
  const file = value(call, 'output')
  if (file !== null) touch(call, 'fs.write', file, { mode: 'truncate' })
  emit(call, 'db.read', {
    target: named(call),
    fields: {
      engine: 'sql',
      op: 'dump',
      bulk: true,
      prod: any_production(call.command.args),
      ...copy_of(call, file),
      ...(!PARTIAL.test(said(call)) && { whole: true }),
      ...(!WITHOUT_ROWS.test(said(call)) && { rows: true }),
    },
  })
}

/** `mongoexport -c users -o users.json`: rows of one collection. */
export const exports_rows: Does = (call) => {
  const file = value(call, 'output')
  if (file !== null) touch(call, 'fs.write', file, { mode: 'truncate' })
  const prod = any_production(call.command.args)
  emit(call, 'db.read', { target: named(call), fields: { engine: 'mongo', op: 'export', prod, lists: true } })
}

/** A dump of the schema alone. */
const WITHOUT_ROWS = /(?:^|\s)(?:-s|-d|--schema-only|--no-data|--schema)(?:\s|$)/

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

/** Whether nothing says that the database is elsewhere. */
export function is_own_machine(call: Call): boolean {
  const host = value(call, 'host')?.text ?? ''
  return host === '' || is_near(call, host)
}

const RESTORED: Readonly<Record<string, string>> = {
  pg_restore: 'postgres',
  mongorestore: 'mongo',
  mongoimport: 'mongo',
  mysqlimport: 'mysql',
}

/** A file that becomes a database. */
export const restores: Does = (call) => {
  const database = database_of(call, RESTORED[call.name] ?? 'sql', named(call))
  // MongoDB's tools use this machine by default.
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
