// Fetches single records: evidence for a row of the feed, or for a question that waits.
import { signal } from '@preact/signals'
import type { Approval } from '#core/contract/operator.ts'
import type { SessionPage, SessionReport, TrajectoryRecord } from '#core/contract/report.ts'
import { ask, path_of } from '#runtime/ui/state/api.ts'

/** By approval; null: looked for and not found. The oldest are forgotten. */
export const evidence = signal<ReadonlyMap<string, TrajectoryRecord | null>>(new Map())

const MAX_KEPT = 300
/** A question is nearly always among the newest records of its session. */
const LOOKED_THROUGH = 60
const asked = new Set<string>()

/** Throws ApiError. Null when the gateway keeps it no longer. */
export async function load_record(session_id: string, record_id: number): Promise<TrajectoryRecord | null> {
  // The cursor is the first record that is not wanted any more.
  const query = { cursor: record_id + 1, limit: 1 }
  const { records } = await ask<SessionPage>(path_of(['report', 'session', session_id, 'page'], query))
  return records.find((record) => record.record_id === record_id) ?? null
}

/** Looks for the record behind an approval, once. What cannot be had is shown as unknown. */
export async function load_evidence({ approval_id, session_id, event_id }: Approval): Promise<void> {
  if (asked.has(approval_id)) return
  asked.add(approval_id)
  let found: TrajectoryRecord | null = null
  try {
    const report = await ask<SessionReport>(path_of(['report', 'session', session_id], { limit: LOOKED_THROUGH }))
    found = report.records.findLast(({ event }) => event.event_id === event_id) ?? null
  } catch {
    asked.delete(approval_id)
  }
  const kept = [...evidence.value].slice(-MAX_KEPT)
  evidence.value = new Map([...kept, [approval_id, found]])
}
