// Heartbeats in memory: when the last one of a session and type was recorded. Source: CONTRACT 2.2 (at most once per 2 s).
import { HEARTBEAT_RECORD_MS, MAX_BEATS } from '#core/limits.ts'

/** Which heartbeats are worth a record. */
export interface Beats {
  /** True when this one is to be recorded; the next ones within HEARTBEAT_RECORD_MS are not. `now_ms` is monotonic. */
  due(key: string, now_ms: number): boolean
  /** Forgets what is older than the window. */
  sweep(now_ms: number): void
}

/** At most MAX_BEATS keys are remembered. */
export function recorded_beats(): Beats {
  const recorded = new Map<string, number>()
  const sweep = (now_ms: number) => {
    // Re-inserted when recorded, so the oldest come first.
    for (const [key, at_ms] of recorded) {
      if (now_ms - at_ms < HEARTBEAT_RECORD_MS) return
      recorded.delete(key)
    }
  }
  return {
    sweep,
    due(key, now_ms) {
      const last_ms = recorded.get(key)
      if (last_ms !== undefined && now_ms - last_ms < HEARTBEAT_RECORD_MS) return false
      if (recorded.size >= MAX_BEATS) sweep(now_ms)
      // Beyond the limit a beat is recorded once more rather than forgotten.
      if (recorded.size >= MAX_BEATS) return true
      recorded.delete(key)
      recorded.set(key, now_ms)
      return true
    },
  }
}
