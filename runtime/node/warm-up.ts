// What a gateway does with its first idle moments: it rehearses, warms the rest of its engine, and gives the memory of both back.
// Source: PERFORMANCE 6.
import type { Policy } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'
import { return_load_memory } from '#runtime/node/memory.ts'
import { rehearse } from '#runtime/node/rehearse.ts'
import { type Warming, warm_in_turns } from '#runtime/policy/warm.ts'

/**
 * Begins after this turn of the loop and ends by itself within half a second. The first 200 decisions of a gateway then take a
 * third of the time, for 2 MB. A failure is logged: decisions do not need it.
 */
export function warm_up(
  policy: Policy,
  { settings, shared, log }: Pick<Ports, 'settings' | 'shared' | 'log'>,
): Warming {
  let stopped = false
  let engine: Warming | null = null
  const failed = (cause: unknown) => log.warn('warm_up_failed', { cause: String(cause) })
  const finish = (failure?: unknown) => {
    if (failure !== undefined) failed(failure)
    // The collection takes 30 ms, for which nobody should wait.
    if (shared.claims() === 0) return_load_memory()
  }
  const run = async () => {
    await rehearse(policy, settings, () => stopped)
    if (!stopped) engine = warm_in_turns(policy, finish)
  }
  const begin = setImmediate(() => {
    run().catch(failed)
  })
  return {
    stop() {
      stopped = true
      clearImmediate(begin)
      engine?.stop()
    },
  }
}
