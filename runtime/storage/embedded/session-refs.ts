// Cache of row numbers of sessions. Only this writer deletes rows, so a number stays valid until it deletes rows itself
// or a transaction fails.
import type { Connection } from '#runtime/storage/embedded/connection.ts'
import * as rows from '#runtime/storage/schema/rows.ts'

/** Sessions whose row number is remembered; beyond that all are looked up again. */
const MAX_KNOWN_REFS = 20_000

/** Row numbers by session id. */
export interface SessionRefs {
  /** The row number of a session, which gets a row in the open transaction when it has none. Throws what the driver throws. */
  of(session_id: string, at_ms: number): number
  /** The row may be gone. */
  forget(session_id: string): void
  forget_all(): void
}

/** Looks them up on this connection. */
export function session_refs(connection: Connection): SessionRefs {
  const known = new Map<string, number>()
  return {
    of(session_id, at_ms) {
      const before = known.get(session_id)
      if (before !== undefined) return before
      connection.run({ sql: rows.SESSION_STUB, args: [session_id, at_ms] })
      const [row] = connection.all({ sql: rows.SESSION_REF, args: [session_id] })
      if (!row) throw new Error('a session that was just stored is missing')
      if (known.size >= MAX_KNOWN_REFS) known.clear()
      const ref = rows.int_of(row, 'ref')
      known.set(session_id, ref)
      return ref
    },
    forget: (session_id) => void known.delete(session_id),
    forget_all: () => known.clear(),
  }
}
