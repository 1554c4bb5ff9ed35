// What a gateway does when it becomes idle after the start: rehearses (rehearse.ts), releases the compilers (compilers.js) and returns
// the memory that took.
// Source: ENGINE 2.3 ("no request meets a cold parser"), PERFORMANCE 6.
import { reason_of } from '#core/errors.ts'
import type { Policy } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'
import { return_load_memory } from '#runtime/node/memory.ts'
import { rehearse } from '#runtime/node/rehearse.ts'
import { release_compilers } from '#runtime/program/compilers.js'

/** A warm-up under way. */
export interface WarmUp {
  /** Nothing more is decided. */
  stop(): void
}

/** Begins after this turn of the loop and ends by itself within a second. A failure is logged: decisions do not need it. */
export function warm_up(policy: Policy, { settings, shared, log }: Pick<Ports, 'settings' | 'shared' | 'log'>): WarmUp {
  let stopped = false
  const failed = (cause: unknown) => log.warn('warm_up_failed', { cause: reason_of(cause) })
  /** Real decisions do not wait for the rehearsal to end. */
  const seen = () => {
    if (shared.claims() > 0) release_compilers()
    return stopped
  }
  const run = async () => {
    await rehearse(policy, settings, seen).catch(failed)
    release_compilers()
    // The collection takes 30 ms, for which nobody should wait.
    if (!stopped && shared.claims() === 0) return_load_memory()
  }
  const begin = setImmediate(() => {
    run().catch(failed)
  })
  return {
    stop() {
      stopped = true
      clearImmediate(begin)
    },
  }
}
