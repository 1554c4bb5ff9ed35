// How often each rule matched, what that came to, and what people answered it, on a read-only connection.
// Source: CONTRACT 20.2 (commands that query the store read-only), PRODUCT 1 and 5 (a prompt budget is measured).
import { first_record_id, record_time_ms } from '#core/counter.ts'
import type { DatabaseReader } from '#runtime/storage/direct/reader.ts'
import { DECISION_SQL, decision_code } from '#runtime/storage/schema/codes.ts'
import { int_of, text_of } from '#runtime/storage/schema/rows.ts'
import type { Row } from '#runtime/storage/values.ts'

/** What one rule did in a period. */
export interface RuleHits {
  /** Id of the rule, or the policy id of a question that no rule asked (`L1-default`: the score alone). */
  rule: string
  /** Events that the rule matched, whatever was decided. */
  matched: number
  /** Matches that only recorded, because the rule is on trial (`mode: shadow`). */
  trial: number
  /** Decisions that name the rule: the action was refused, or changed to a safer form. */
  refused: number
  changed: number
  /** Approvals that the rule opened, and how they ended; those a quarantine ended are in `asked` alone. */
  asked: number
  allowed: number
  denied: number
  expired: number
  /** Latest match or question, epoch ms. */
  last_at_ms: number
}

const NAMES_RULE = `json_extract(body, '$.decision.policy_id') = rule.value`
/** Most events match no rule; they are passed over without being parsed. */
const MATCHES = `SELECT rule.value AS rule, count(*) AS matched, max(records.id) AS last_id,
    sum(EXISTS (SELECT 1 FROM json_each(body, '$.risk_snapshot.shadow_rules') AS shadow WHERE shadow.value = rule.value)) AS trial,
    sum(${DECISION_SQL} = ${decision_code('block')} AND ${NAMES_RULE}) AS refused,
    sum(${DECISION_SQL} = ${decision_code('modify')} AND ${NAMES_RULE}) AS changed
  FROM records, json_each(body, '$.risk_snapshot.matched_rules') AS rule
  WHERE records.id >= ? AND instr(body, '"matched_rules":["') > 0 GROUP BY 1`
const QUESTIONS = `SELECT json_extract(body, '$.policy_id') AS rule, count(*) AS asked, max(created_at_ms) AS last_at_ms,
    sum(state = 'allowed') AS allowed, sum(state = 'expired') AS expired,
    sum(state = 'denied' AND json_extract(body, '$.settled_by') IS NOT 'quarantine') AS denied
  FROM documents WHERE kind = 'approval' AND created_at_ms >= ? GROUP BY 1`

const NEVER = { matched: 0, trial: 0, refused: 0, changed: 0, asked: 0, allowed: 0, denied: 0, expired: 0 }

/** From a moment on, epoch ms; the rule that asked most comes first. Throws StorageError. */
export async function rule_hits({ ask }: DatabaseReader, since_ms: number): Promise<RuleHits[]> {
  const hits = new Map<string, RuleHits>()
  for (const row of await ask({ sql: MATCHES, args: [first_record_id(since_ms)] })) {
    const rule = text_of(row, 'rule')
    const last_at_ms = record_time_ms(int_of(row, 'last_id'))
    hits.set(rule, { rule, ...NEVER, ...counts(row, ['matched', 'trial', 'refused', 'changed']), last_at_ms })
  }
  for (const row of await ask({ sql: QUESTIONS, args: [since_ms] })) {
    const rule = text_of(row, 'rule')
    const known = hits.get(rule) ?? { rule, ...NEVER, last_at_ms: 0 }
    const last_at_ms = Math.max(known.last_at_ms, int_of(row, 'last_at_ms'))
    hits.set(rule, { ...known, ...counts(row, ['asked', 'allowed', 'denied', 'expired']), last_at_ms })
  }
  return [...hits.values()].sort((a, b) => b.asked - a.asked || b.matched - a.matched || (a.rule < b.rule ? -1 : 1))
}

function counts<K extends string>(row: Row, names: readonly K[]): Record<K, number> {
  return Object.fromEntries(names.map((name) => [name, int_of(row, name)])) as Record<K, number>
}
