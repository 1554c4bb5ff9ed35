// Ends of evaluations that Redis could not be told: told again as soon as it answers.
import { GatewayError, reason_of } from '#core/errors.ts'
import type { Log } from '#core/ports.ts'
import { MAX_TOLD_AT_ONCE, MAX_UNTOLD } from '#runtime/shared/limits.ts'

/** Ends that are still to be told. */
export interface UntoldEnds {
  /** `end` may run repeatedly. */
  keep(end: () => Promise<void>): void
  /** Tells the oldest ones; those that cannot be told stay. Never throws. */
  tell(): Promise<void>
}

/** At most MAX_UNTOLD; beyond it the oldest is forgotten, and taken over from this instance when it stops. */
export function untold_ends(log: Pick<Log, 'warn'>): UntoldEnds {
  const ends: (() => Promise<void>)[] = []
  let telling = false
  /** False when it is to be tried again. */
  const try_to_tell = async (end: () => Promise<void>): Promise<boolean> => {
    try {
      await end()
      return true
    } catch (cause) {
      if (cause instanceof GatewayError && cause.code === 'ENGINE_UNAVAILABLE') return false
      log.warn('shared_state_end_lost', { cause: reason_of(cause) })
      return true
    }
  }
  return {
    keep(end) {
      ends.push(end)
      if (ends.length <= MAX_UNTOLD) return
      ends.shift()
      log.warn('shared_state_end_forgotten', { limit: MAX_UNTOLD })
    },
    async tell() {
      if (telling || ends.length === 0) return
      telling = true
      const batch = ends.splice(0, MAX_TOLD_AT_ONCE)
      try {
        const told = await Promise.all(batch.map(try_to_tell))
        ends.unshift(...batch.filter((_, at) => told[at] === false))
      } finally {
        telling = false
      }
    },
  }
}
