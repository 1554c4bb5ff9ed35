// The sessions whose past this process knows, most recent ones only. A past is rebuilt once for all concurrent callers,
// and again for a session that was evicted.
import { MAX_RESIDENT_SESSIONS } from '#core/limits.ts'
import { oldest_of } from '#core/memory/shared/eviction.ts'

/** Which sessions this process knows, the longest known first. */
export interface KnownSessions {
  /** Whether the past is known. */
  has(session_id: string): boolean
  add(session_id: string): void
  /** Its past is to be found again. */
  remove(session_id: string): void
  /** Runs `find` unless somebody does already; the session is known when it succeeds. */
  once(session_id: string, find: () => Promise<void>): Promise<void>
}

/** `forget` drops what is remembered of the session that has been known for the longest time. */
export function known_sessions(forget: (session_id: string) => void): KnownSessions {
  const known = new Map<string, true>()
  const oldest = oldest_of(known, () => true)
  const finding = new Map<string, Promise<void>>()
  const add = (session_id: string) => {
    known.set(session_id, true)
    const surplus = known.size > MAX_RESIDENT_SESSIONS ? oldest() : undefined
    if (surplus === undefined) return
    known.delete(surplus)
    forget(surplus)
  }
  return {
    has: (session_id) => known.has(session_id),
    add,
    remove: (session_id) => void known.delete(session_id),
    once(session_id, find) {
      const running = finding.get(session_id)
      if (running) return running
      const found = find()
        .then(() => add(session_id))
        .finally(() => finding.delete(session_id))
      finding.set(session_id, found)
      return found
    },
  }
}
