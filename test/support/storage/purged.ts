// How much one slice of retention removed.
import type { Purged } from '#core/port/store.ts'

/** Rows of all tables. */
export function purged_total(purged: Purged): number {
  return Object.values(purged).reduce((total, rows) => total + rows, 0)
}
