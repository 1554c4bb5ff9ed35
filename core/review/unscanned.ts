// Outputs that were recorded but not scanned, because the process ended or too many waited: their records are the
// queue. Secrets in them are marks by now; marks of provider formats still count. Source: CONTRACT 16.1 ("the score is
// always stored"), 19.1.
import type { CanonicalEvent } from '#core/contract/event.ts'
import { action_of } from '#core/decision/entry.ts'
import { OUTPUT_MARK } from '#core/decision/recorded-event.ts'
import { reason_of } from '#core/errors.ts'
import { LEFT_RECORDS, LEFT_SESSIONS, LEFT_WINDOW_MS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { read_records } from '#core/report/read.ts'
import { review, reviewed_of } from '#core/review/score.ts'

/**
 * Queues unscanned outputs of the most recently active sessions, from records up to `last_record_id` (later ones belong
 * to this process). Only for a store that no other gateway writes to. Never rejects.
 */
export async function review_left_over(last_record_id: number, ports: Ports): Promise<void> {
  try {
    const { rows } = await ports.store.sessions({ sort: 'last_event', only_active: false, limit: LEFT_SESSIONS })
    // Outputs recorded long before the last event were scanned in time.
    const from_ms = (rows[0]?.last_at_ms ?? 0) - LEFT_WINDOW_MS
    for (const { session_id, last_at_ms } of rows) {
      if (last_at_ms < from_ms) break
      for (const record_id of await unscored(session_id, from_ms, last_record_id + 1, ports)) {
        ports.background.run_last(() => review_record(session_id, record_id, ports))
      }
    }
  } catch (cause) {
    ports.log.error('outputs_not_looked_through', { cause: reason_of(cause) })
  }
}

/** Ids of the newest records before the bound that may hold an output and have no score, oldest first. */
async function unscored(session_id: string, from_ms: number, before: number, ports: Ports): Promise<number[]> {
  const newest = { session_id, before, since_ms: Math.max(0, from_ms), limit: LEFT_RECORDS }
  const ids = await read_records(newest, ports, ({ record_id, body }) =>
    body.includes(OUTPUT_MARK) ? record_id : null,
  )
  if (ids.every((id) => id === null)) return []
  const scored = new Set((await ports.store.post_actions(newest)).map(({ record_id }) => record_id))
  return ids.filter((id) => id !== null && !scored.has(id)) as number[]
}

/** Scans the output as its record has it. Never rejects. */
export async function review_record(session_id: string, record_id: number, ports: Ports): Promise<void> {
  try {
    const [row] = await ports.store.records({ session_id, before: record_id + 1, limit: 1 })
    // Retention may have deleted it.
    if (row?.record_id !== record_id) return
    const { event } = JSON.parse(row.body) as { event: CanonicalEvent }
    const { effects } = ports.policy.current().judge(action_of({ event, context: null }, ports.settings), null)
    const reviewed = reviewed_of(event, record_id, effects, true, ports)
    if (reviewed !== null) await review(reviewed, ports)
  } catch (cause) {
    ports.log.error('post_action_lost', { record_id, cause: reason_of(cause) })
  }
}
