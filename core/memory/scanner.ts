// The Scanner on the caller's thread: for tests, per-route functions and short outputs.
import type { Scanner } from '#core/ports.ts'
import { scan } from '#core/review/post-action.ts'

/** Scans in the turn of the event loop in which it is asked. */
export function inline_scanner(): Scanner {
  return { scan: async (output, source) => scan(output, source) }
}
