// Ends of evaluations that Redis could not be told: told again as soon as it answers.
import type { Log } from '#core/ports.ts'
import { MAX_TOLD_AT_ONCE, MAX_UNTOLD } from '#runtime/shared/limits.ts'

/** Ends that are still to be told. */
export interface UntoldEnds {
  /** `end` may run repeatedly. */
  keep(end: () => Promise<void>): void
  /** Tells the oldest ones. Throws what they throw; then they stay. */
  tell(): Promise<void>
}

/** At most MAX_UNTOLD; beyond it the oldest is forgotten, and taken over from this instance when it stops. */
export function untold_ends(log: Pick<Log, 'warn'>): UntoldEnds {
  const ends: (() => Promise<void>)[] = []
  let telling = false
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
        const told = await Promise.allSettled(batch.map((end) => end()))
        const failed = told.find((one) => one.status === 'rejected')
        ends.unshift(...batch.filter((_, at) => told[at]?.status === 'rejected'))
        if (failed) throw failed.reason
      } finally {
        telling = false
      }
    },
  }
}
