// Decides when the tables of an embedded database catch up with its log (late.ts): before a query about them, shortly
// after the last commit, and at the end.
import { LATE_MS } from '#core/limits.ts'

/** Brings the tables up to date; one per store. */
export interface Settling {
  /** Before a question about sessions or roll-ups. Throws ENGINE_UNAVAILABLE when it cannot be done. */
  now(): Promise<void>
  /** After a commit: a gateway that nobody asks is not behind for long either. */
  soon(): void
  /** At the end. What cannot be settled stays in the log for the next start. */
  close(): Promise<void>
}

/** `is_late` says whether there is anything to do, `settle` does it. */
export function settling(is_late: () => boolean, settle: () => Promise<void>): Settling {
  let timer: NodeJS.Timeout | null = null
  const now = async () => {
    if (is_late()) await settle()
  }
  return {
    now,

    soon() {
      if (!is_late()) return
      timer ??= setTimeout(() => {
        timer = null
        // Nothing is lost when it fails: it is in the log, and every later commit tries again.
        now().catch(() => undefined)
      }, LATE_MS).unref()
    },

    async close() {
      if (timer) clearTimeout(timer)
      await now().catch(() => undefined)
    },
  }
}
