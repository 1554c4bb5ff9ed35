// Where the numbers of records go on after a start.
import { first_record_id } from '#core/counter.ts'
import type { Store } from '#core/port/store.ts'

/** An upper bound of all record ids: none is later than the millisecond of the latest event. */
export async function bound_of_records(store: Pick<Store, 'sessions'>): Promise<number> {
  const { rows } = await store.sessions({ sort: 'last_event', only_active: false, limit: 1 })
  return rows[0] ? first_record_id(rows[0].last_at_ms + 1) - 1 : 0
}
