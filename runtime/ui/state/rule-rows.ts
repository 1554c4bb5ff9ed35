// What each rule did, counted from records and approvals as `asg rules hits` counts them in the database. Pure.
// Source: PRODUCT 4 "Rules", 5.
import type { Approval } from '#core/contract/operator.ts'
import type { TrajectoryRecord } from '#core/contract/report.ts'
import { type Entry, entry_of_record } from '#runtime/ui/state/feed-rows.ts'

/** Counts of one rule, and the records that it matched, newest first. */
export interface RuleRow {
  rule: string
  /** Events that the rule matched, whatever was decided. */
  matched: number
  /** Matches that only recorded, because the rule is on trial. */
  trial: number
  /** Decisions that name the rule. */
  refused: number
  changed: number
  /** Questions that the rule asked, and what came of them; those a quarantine ended are in `asked` alone. */
  asked: number
  allowed: number
  denied: number
  expired: number
  entries: readonly Entry[]
}

/** What is kept of a record: its rules and its row, a tenth of it. */
export interface Match {
  rules: readonly string[]
  trial: readonly string[]
  entry: Entry
}

type Question = Pick<Approval, 'policy_id' | 'state' | 'settled_by'>

/** Null for records that no rule matched. */
export function match_of(record: TrajectoryRecord): Match | null {
  const { matched_rules: rules, shadow_rules: trial = [] } = record.risk_snapshot
  return rules.length === 0 ? null : { rules, trial, entry: entry_of_record(record) }
}

/** Whoever asked most comes first. */
export function rule_rows(matches: readonly Match[], questions: readonly Question[]): readonly RuleRow[] {
  const rows = new Map<string, RuleRow & { entries: Entry[] }>()
  const row_of = (rule: string) => {
    const none = { matched: 0, trial: 0, refused: 0, changed: 0, asked: 0, allowed: 0, denied: 0, expired: 0 }
    const row = rows.get(rule) ?? { rule, ...none, entries: [] }
    rows.set(rule, row)
    return row
  }
  for (const { rules, trial, entry } of matches) {
    for (const rule of new Set(rules)) {
      const row = row_of(rule)
      row.matched++
      if (trial.includes(rule)) row.trial++
      if (entry.policy_id === rule && entry.decision === 'block') row.refused++
      if (entry.policy_id === rule && entry.decision === 'modify') row.changed++
      row.entries.push(entry)
    }
  }
  for (const { policy_id, state, settled_by } of questions) {
    const row = row_of(policy_id)
    row.asked++
    if (state === 'allowed') row.allowed++
    if (state === 'expired') row.expired++
    if (state === 'denied' && settled_by !== 'quarantine') row.denied++
  }
  return [...rows.values()]
    .map((row) => ({ ...row, entries: row.entries.toSorted((one, other) => (one.at < other.at ? 1 : -1)) }))
    .toSorted(
      (one, other) => other.asked - one.asked || other.matched - one.matched || (one.rule < other.rule ? -1 : 1),
    )
}
