// Reads the records of a window, session by session, to count what each rule did. Bounded: a gateway keeps more than a page should
// read, and what was left out is said. Source: PRODUCT 4 "Rules".
import type { ApprovalsReport } from '#core/contract/operator.ts'
import type { SessionPage, SessionsReport, Summary } from '#core/contract/report.ts'
import { ask, path_of } from '#runtime/ui/state/api.ts'
import { type Match, match_of, type RuleRow, rule_rows } from '#runtime/ui/state/rule-rows.ts'

export interface Hits {
  rows: readonly RuleRow[]
  /** Records that were counted, and how many there are in the window. */
  read: number
  total: number
  /** Whether questions were left out: the gateway lists a thousand at once. */
  questions_cut: boolean
  /** By the clock of the gateway. */
  until: string
}

/** About six megabytes of records. */
const MAX_RECORDS = 4000
const PAGE = 500
const SESSIONS = 200
const QUESTIONS = 1000

/** Throws ApiError. */
export async function load_hits(window_seconds: number): Promise<Hits> {
  const [summary, { sessions }, asked] = await Promise.all([
    ask<Summary>(path_of(['report', 'summary'], { window_seconds })),
    ask<SessionsReport>(
      path_of(['report', 'sessions'], { status: 'all', sort: 'last_event', window_seconds, limit: SESSIONS }),
    ),
    ask<ApprovalsReport>(path_of(['report', 'approvals'], { state: 'all', window_seconds, limit: QUESTIONS })),
  ])
  const matches: Match[] = []
  let read = 0
  for (const { session_id } of sessions) {
    // One page after the other: the gateway decides meanwhile, and this can wait.
    for (let cursor: number | null | undefined; cursor !== null && read < MAX_RECORDS; ) {
      const path: string = path_of(['report', 'session', session_id, 'page'], { window_seconds, limit: PAGE, cursor })
      const { records, next_cursor }: SessionPage = await ask<SessionPage>(path)
      matches.push(...records.flatMap((record) => match_of(record) ?? []))
      read += records.length
      cursor = next_cursor
    }
  }
  return {
    rows: rule_rows(matches, asked.approvals),
    read,
    total: Math.max(summary.total_records, read),
    questions_cut: asked.next_cursor !== null,
    until: summary.generated_at,
  }
}
