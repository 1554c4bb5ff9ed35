// What the writer's open transaction collects besides its rows: additions to the roll-ups, and postponed changes
// (late.ts). Takes effect on commit and is discarded otherwise.
import type { Applied } from '#runtime/storage/commit/operation.ts'
import type { Connection } from '#runtime/storage/embedded/connection.ts'
import { join_late, type Late, nothing_late, settle_late } from '#runtime/storage/embedded/late.ts'
import { type Cell, merge_cells } from '#runtime/storage/schema/cells.ts'

/** State of one transaction; its lists grow while operations are applied. */
export interface Gathering {
  /** Put off by this transaction. */
  fresh: Late
  /** Put off by earlier ones, and not settled by this one; added to only once this one is committed. */
  behind: Late
  /** Additions to the roll-ups that `count` has not seen. */
  cells: Cell[]
  /** All additions to the roll-ups, merged. */
  counted: Cell[]
  dropped: Applied['dropped']
}

/** A transaction begins while `late` waits for its tables. */
export function begin_gathering(late: Late): Gathering {
  return { fresh: nothing_late(), behind: late, cells: [], counted: [], dropped: [] }
}

/** What was gathered for the roll-ups is part of what is told, and of what goes to the tables now or later. */
export function count(gathering: Gathering): void {
  const merged = merge_cells(gathering.cells)
  gathering.cells = []
  gathering.counted.push(...merged)
  gathering.fresh.cells.push(...merged)
}

/** Everything that is late or was gathered so far goes into its tables. Throws what the driver throws. */
export function settle_all(gathering: Gathering, connection: Connection, oldest_second_ms: number): void {
  // A copy: when the transaction fails, what was late before still is.
  const all = nothing_late()
  join_late(all, gathering.behind)
  join_late(all, gathering.fresh)
  settle_late(connection, all, oldest_second_ms)
  gathering.behind = nothing_late()
  gathering.fresh = nothing_late()
}
