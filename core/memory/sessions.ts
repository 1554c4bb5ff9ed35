// Sessions in memory with undo. Each resident session holds its current state and, while writes are in flight, a base with
// the entries applied since: when a write fails, the state is rebuilt without it (PERFORMANCE 1 "undone if the commit fails").
import { MAX_RESIDENT_SESSIONS } from '#core/limits.ts'
import type { Entry, SessionView } from '#core/session/entry.ts'
import { reduce, type Surroundings } from '#core/session/reduce.ts'
import { from_row, type SessionRow, SessionState } from '#core/session/state.ts'

interface Applied {
  entry: Entry
  done: boolean
}

interface Resident {
  state: SessionState
  /** State before the oldest entry in `applied`; null when nothing is in flight. */
  base: SessionState | null
  applied: Applied[]
}

export interface Sessions {
  /** The resident state, or undefined when it must be loaded first. */
  peek(session_id: string): SessionState | undefined
  /** Brings the session into memory; concurrent calls share one load. */
  load(session_id: string): Promise<SessionState>
  /** Applies an entry to a resident session. */
  apply(entry: Entry, around: Surroundings): SessionView
  committed(entry: Entry, around: Surroundings): void
  undo(entry: Entry, around: Surroundings): void
  /** Resident sessions, least recently used first. */
  all(): IterableIterator<SessionState>
}

/** `read` fetches the stored row of a session that is not resident. */
export function resident_sessions(read: (session_id: string) => Promise<SessionRow | undefined>): Sessions {
  const residents = new Map<string, Resident>()
  const loading = new Map<string, Promise<SessionState>>()

  const admit = (state: SessionState): Resident => {
    const resident: Resident = { state, base: null, applied: [] }
    residents.set(state.session_id, resident)
    if (residents.size > MAX_RESIDENT_SESSIONS) evict()
    return resident
  }
  /** The store has everything that is not in flight, enforcement and quarantine included, so eviction forgets nothing. */
  const evict = () => {
    for (const [session_id, resident] of residents) {
      if (resident.applied.length > 0) continue
      residents.delete(session_id)
      return
    }
  }
  const resident_of = (session_id: string): Resident => {
    const resident = residents.get(session_id)
    if (!resident) throw new Error('session must be loaded before it is changed')
    return resident
  }

  return {
    peek: (session_id) => residents.get(session_id)?.state,
    load(session_id) {
      const resident = residents.get(session_id)
      if (resident) return Promise.resolve(resident.state)
      const running = loading.get(session_id)
      if (running) return running
      const load = read(session_id)
        .then((row) => admit(row ? from_row(row) : new SessionState(session_id)).state)
        .finally(() => loading.delete(session_id))
      loading.set(session_id, load)
      return load
    },
    apply(entry, around) {
      const resident = resident_of(entry.event.session_id)
      // Re-inserted: the map's order is the order of use.
      residents.delete(entry.event.session_id)
      residents.set(entry.event.session_id, resident)
      resident.base ??= resident.state.clone()
      resident.applied.push({ entry, done: false })
      return reduce(resident.state, entry, around)
    },
    committed(entry, around) {
      const resident = residents.get(entry.event.session_id)
      const applied = resident?.applied.find((one) => one.entry === entry)
      if (!resident || !applied) return
      applied.done = true
      while (resident.applied[0]?.done) {
        const [oldest] = resident.applied.splice(0, 1)
        if (resident.applied.length === 0) resident.base = null
        else if (oldest && resident.base) reduce(resident.base, oldest.entry, around)
      }
    },
    undo(entry, around) {
      const resident = residents.get(entry.event.session_id)
      if (!resident?.base) return
      resident.applied = resident.applied.filter((one) => one.entry !== entry)
      resident.state = resident.base.clone()
      for (const one of resident.applied) reduce(resident.state, one.entry, around)
      if (resident.applied.length === 0) resident.base = null
    },
    *all() {
      for (const resident of residents.values()) yield resident.state
    },
  }
}
