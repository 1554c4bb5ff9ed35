// Records of all sessions, newest first, on a read-only connection. Filters apply in the database, before the limit.
// Source: CONTRACT 20.2 (asg audit).
import type { DecisionWord, RiskLevel } from '#core/contract/decision.ts'
import { first_record_id, record_time_ms } from '#core/counter.ts'
import type { DatabaseReader } from '#runtime/storage/direct/reader.ts'
import { DECISION_SQL, decision_code, LEVEL_SQL, level_code } from '#runtime/storage/schema/codes.ts'
import { int_of, OF_SESSION, text_of } from '#runtime/storage/schema/rows.ts'
import type { Bind, Query } from '#runtime/storage/values.ts'

/** All that are given must match; an empty list matches everything. */
export interface AuditFilter {
  session_id?: string | undefined
  since_ms: number
  levels: readonly RiskLevel[]
  decisions: readonly DecisionWord[]
  /** Name of the tool, without case. */
  tool?: string | undefined
  /** Id of a rule that matched, whether it decided or only recorded (audit, shadow). */
  rule?: string | undefined
  limit: number
}

/** One record as `asg audit` lists it. */
export interface AuditRow {
  record_id: number
  session_id: string
  recorded_at_ms: number
  /** The stored record as JSON (core/decision/conclude.ts). */
  body: string
}

/** Throws StorageError. */
export async function audit({ ask }: DatabaseReader, filter: AuditFilter): Promise<AuditRow[]> {
  return (await ask(audit_query(filter))).map((row) => {
    const record_id = int_of(row, 'id')
    const recorded_at_ms = record_time_ms(record_id)
    return { record_id, session_id: text_of(row, 'session_id'), recorded_at_ms, body: text_of(row, 'body') }
  })
}

/** Follows the ids downwards, or those of one session, until the limit is reached. */
function audit_query({ session_id, since_ms, levels, decisions, tool, rule, limit }: AuditFilter): Query {
  const conditions = ['records.id >= ?']
  const args: Bind[] = [Math.min(Number.MAX_SAFE_INTEGER, first_record_id(since_ms))]
  if (session_id !== undefined) {
    conditions.push('records.id IN of_session')
    args.unshift(session_id, session_id)
  }
  if (levels.length > 0) conditions.push(`(${LEVEL_SQL}) IN (${levels.map(level_code).join(', ')})`)
  if (decisions.length > 0) conditions.push(`(${DECISION_SQL}) IN (${decisions.map(decision_code).join(', ')})`)
  if (tool !== undefined) {
    conditions.push(`${TOOL_SQL} = ? COLLATE NOCASE`)
    args.push(tool)
  }
  if (rule !== undefined) {
    conditions.push(RULE_SQL)
    args.push(rule)
  }
  const of_session = OF_SESSION('(SELECT ref FROM sessions WHERE session_id = ?)')
  const sql = `${session_id === undefined ? '' : `WITH ${of_session}`}
    SELECT records.id, sessions.session_id, records.body FROM records
    JOIN sessions ON sessions.ref = records.session_ref
    WHERE ${conditions.join(' AND ')} ORDER BY records.id DESC LIMIT ?`
  return { sql, args: [...args, limit] }
}

/** The same order as tool_name_of in core/decision/entry.ts. */
const TOOL_SQL = `coalesce(
  nullif(json_extract(body, '$.event.tool_name'), ''),
  nullif(json_extract(body, '$.event.payload.tool'), ''),
  json_extract(body, '$.event.payload.tool_name'))`

const RULE_SQL = `EXISTS (SELECT 1 FROM json_each(body, '$.risk_snapshot.matched_rules') WHERE value = ?)`
