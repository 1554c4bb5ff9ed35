// Records over all sessions, newest first, read beside a running gateway: a connection of its own that cannot write. Filters
// apply in the database, before the limit. Source: CONTRACT 20.2 (asg audit).
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DecisionWord, RiskLevel } from '#core/contract/decision.ts'
import { IDS_PER_MS, record_time_ms } from '#core/counter.ts'
import { DECISION_SQL, decision_code, LEVEL_SQL, level_code } from '#runtime/storage/codes.ts'
import { type Bind, bindable, open_connection, type Query, type Row } from '#runtime/storage/connection.ts'
import { one_line, StorageError } from '#runtime/storage/error.ts'
import { INSPECTION, missing_versions } from '#runtime/storage/migrate.ts'
import { int_of, text_of } from '#runtime/storage/rows.ts'
import { is_remote } from '#runtime/storage/store.ts'

/** All that are given must match; an empty list matches everything. */
export interface AuditFilter {
  session_id?: string | undefined
  since_ms: number
  levels: readonly RiskLevel[]
  decisions: readonly DecisionWord[]
  /** Name of the tool, without case. */
  tool?: string | undefined
  limit: number
}

export interface AuditRow {
  record_id: number
  session_id: string
  recorded_at_ms: number
  /** The stored record as JSON (core/conclude.ts). */
  body: string
}

export interface AuditSource {
  /** CS_TRAJECTORY_DB_PATH. */
  path: string
  auth_token: string | null
}

type Asking = { ask: (query: Query) => Promise<Row[]>; close: () => void }

/** Throws StorageError: the database is missing, foreign, of another schema, or not reachable. */
export async function audit(source: AuditSource, filter: AuditFilter): Promise<AuditRow[]> {
  const { ask, close } = is_remote(source.path) ? await remote(source) : embedded(source.path)
  try {
    await must_be_ours(ask)
    return (await ask(audit_query(filter))).map((row) => {
      const record_id = int_of(row, 'id')
      const recorded_at_ms = record_time_ms(record_id)
      return { record_id, session_id: text_of(row, 'session_id'), recorded_at_ms, body: text_of(row, 'body') }
    })
  } catch (cause) {
    if (cause instanceof StorageError) throw cause
    throw new StorageError('unreachable', `cannot read the database: ${one_line(cause)}`, { cause })
  } finally {
    close()
  }
}

function embedded(path: string): Asking {
  const file = resolve(path)
  // The driver would create what is missing.
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new StorageError('unreachable', `there is no database ${file}`)
  }
  const connection = open_connection(`${pathToFileURL(file).href}?mode=ro`)
  return { ask: async (query) => connection.all(query), close: () => connection.close() }
}

async function remote({ path, auth_token }: AuditSource): Promise<Asking> {
  const { createClient } = await import('@libsql/client')
  const client = createClient({
    url: path,
    intMode: 'number',
    ...(auth_token === null ? {} : { authToken: auth_token }),
  })
  const ask = async ({ sql, args }: Query) => {
    const result = await client.execute({ sql, args: args.map(bindable) })
    return result.rows as unknown as Row[]
  }
  return { ask, close: () => client.close() }
}

async function must_be_ours(ask: Asking['ask']): Promise<void> {
  const tables = await ask(INSPECTION.tables)
  const ours = tables.some((row) => row.name === 'meta')
  const missing = missing_versions(tables, ours ? await ask(INSPECTION.version) : [])
  if (missing.length === 0) return
  throw new StorageError('foreign', 'the database has an older schema; start the gateway once to bring it up to date')
}

/** Follows the ids downwards, or those of one session, until the limit is reached. */
function audit_query({ session_id, since_ms, levels, decisions, tool, limit }: AuditFilter): Query {
  const conditions = ['records.id >= ?']
  const args: Bind[] = [Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.floor(since_ms)) * IDS_PER_MS)]
  if (session_id !== undefined) {
    conditions.push('session_ref = (SELECT ref FROM sessions WHERE session_id = ?)')
    args.push(session_id)
  }
  if (levels.length > 0) conditions.push(`(${LEVEL_SQL}) IN (${levels.map(level_code).join(', ')})`)
  if (decisions.length > 0) conditions.push(`(${DECISION_SQL}) IN (${decisions.map(decision_code).join(', ')})`)
  if (tool !== undefined) {
    conditions.push(`${TOOL_SQL} = ? COLLATE NOCASE`)
    args.push(tool)
  }
  const sql = `SELECT records.id, sessions.session_id, records.body FROM records
    JOIN sessions ON sessions.ref = records.session_ref
    WHERE ${conditions.join(' AND ')} ORDER BY records.id DESC LIMIT ?`
  return { sql, args: [...args, limit] }
}

/** The same order as tool_name_of in core/entry.ts. */
const TOOL_SQL = `coalesce(
  nullif(json_extract(body, '$.event.tool_name'), ''),
  nullif(json_extract(body, '$.event.payload.tool'), ''),
  json_extract(body, '$.event.payload.tool_name'))`
