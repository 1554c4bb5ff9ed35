// Corrects a session row that is older than its approvals: they may have been settled or used between two events. Their
// documents are authoritative; a session that is loaded from the store takes its waiting actions and leases from them.
// Source: CONTRACT 3.4, 19.1.
import type { Store, Stored } from '#core/port/store.ts'
import { from_row, type SessionRow, to_row } from '#core/session/row.ts'
import type { Waiting } from '#core/session/state.ts'

/** The row with waiting approvals and leases as their documents say; the same row when there are none. */
export async function with_true_approvals(
  row: SessionRow,
  store: Pick<Store, 'get'>,
  now_ms: number,
): Promise<SessionRow> {
  const state = from_row(row)
  if (state.waiting.length === 0) return row
  const documents = await Promise.all(state.waiting.map((waiting) => store.get('approval', waiting.approval_id)))
  state.waiting = state.waiting.flatMap((waiting, at) => {
    const stored = documents[at]
    return stored ? as_stored(waiting, stored, now_ms) : []
  })
  return to_row(state)
}

function as_stored(waiting: Waiting, stored: Stored, now_ms: number): Waiting[] {
  const { state: _, until_ms: until, ...same } = waiting
  switch (stored.state) {
    case 'pending':
      return [{ ...same, state: 'pending', until_ms: stored.expires_at_ms ?? until }]
    case 'allowed':
    case 'denied': {
      // A settled approval's document expires with its lease (core/approval/settle.ts).
      const until_ms = stored.expires_at_ms ?? 0
      if (until_ms <= now_ms || stored.body.lease_used === true) return []
      return [{ ...same, state: stored.state, until_ms }]
    }
    default:
      return []
  }
}
