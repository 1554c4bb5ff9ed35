// Sessions in memory with undo. Each resident session holds its current state, the row of the newest state that is durable,
// and the entries applied since: when a write fails, the state is rebuilt from that row without it
// (PERFORMANCE 1 "undone if the commit fails").
import { MAX_RESIDENT_SESSIONS } from '#core/limits.ts'
import { oldest_of } from '#core/memory/shared/eviction.ts'
import { type Alteration, alter } from '#core/session/alter.ts'
import type { Changed } from '#core/session/change.ts'
import type { Entry, SessionView } from '#core/session/entry.ts'
import { reduce } from '#core/session/reduce.ts'
import type { RetryMarker } from '#core/session/retry.ts'
import { from_row, type SessionRow, to_row } from '#core/session/row.ts'
import type { SequenceAlert } from '#core/session/sequence.ts'
import { SessionState } from '#core/session/state.ts'
import type { Surroundings } from '#core/session/surroundings.ts'
import type { Settings } from '#core/settings.ts'

/** What an event met outside of its session. It stays so when the event is applied again: its decision was announced. */
export interface Met {
  /** Too many approvals waited. */
  full: boolean
  sequences: readonly SequenceAlert[]
}

const MET_NOTHING: Met = { full: false, sequences: [] }

/** One step of a session that may have to be taken again without an earlier one. */
export interface Applied {
  /** An event, or a change without one, which is durable by the time it is applied. */
  entry: Entry | null
  change: Alteration | null
  retry: RetryMarker | null
  met: Met
  /** The session right after this step. */
  row: SessionRow
  durable: boolean
}

interface Resident {
  state: SessionState
  /** State before the oldest entry in `applied`; null when the session was new then. */
  base: SessionRow | null
  /** Entries in flight, and durable steps behind an older entry that is still in flight. */
  applied: Applied[]
}

/** A session with its steps in flight; plain data. */
export interface SavedSession {
  row: SessionRow
  base: SessionRow | null
  applied: readonly Applied[]
}

function as_met({ full, sequences }: Met, settings: Settings): Surroundings {
  return { settings, sequences, pending_approvals: full ? settings.max_pending_approvals : 0 }
}

/** Sessions that are in memory, loaded from the store on demand. */
export interface Sessions {
  /** The resident state, or undefined when it must be loaded first. */
  peek(session_id: string): SessionState | undefined
  /** Brings the session into memory; concurrent calls share one load. */
  load(session_id: string): Promise<SessionState>
  /** Applies an entry to a resident session; `row` is what belongs into the entry's transaction. */
  apply(entry: Entry, around: Surroundings, retry: RetryMarker | null): { view: SessionView; row: SessionRow }
  /** The entry's transaction committed. */
  committed(entry: Entry): void
  /** The entry's transaction failed: the session is as if it had never happened. */
  undo(entry: Entry, settings: Settings): void
  /** Applies a change that is durable or decided elsewhere to a resident session; undoing an entry does not undo it. */
  change(
    session_id: string,
    change: Alteration,
    settings: Settings,
  ): { result: Changed; row: SessionRow; state: SessionState }
  /** Takes over a step that another instance applied; `row` is the session right after it. */
  follow(
    session_id: string,
    step: { entry: Entry; retry: RetryMarker | null; met: Met } | { change: Alteration },
    row: SessionRow,
  ): void
  /** Returns a function that takes back every step applied after this call; nothing else may happen to the session meanwhile. */
  mark(session_id: string): () => void
  /** Everything that is known of a resident session. */
  save(session_id: string): SavedSession
  /** Makes a session resident as it was saved. */
  adopt(session_id: string, saved: SavedSession): void
  /** Lets go of a session, whatever is in flight. */
  leave(session_id: string): void
  /** Lets go of a session that nothing happened in since then; it comes back from the store, if it is still there. */
  forget(session_id: string, before_ms: number): void
  /** Resident sessions under enforcement. */
  enforced(): SessionState[]
}

/** `read` fetches the stored row of a session that is not resident. */
export function resident_sessions(read: (session_id: string) => Promise<SessionRow | undefined>): Sessions {
  const residents = new Map<string, Resident>()
  const loading = new Map<string, Promise<SessionState>>()
  /** Sessions under enforcement: their cooldown ends although no event comes, so they stay in memory. */
  const watched = new Set<string>()
  const watch = (state: SessionState) => {
    if (state.enforced === 1) watched.add(state.session_id)
    else if (watched.size > 0) watched.delete(state.session_id)
  }

  const admit = (session_id: string, row: SessionRow | undefined): Resident => {
    const state = row ? from_row(row) : new SessionState(session_id)
    const resident: Resident = { state, base: row ?? null, applied: [] }
    residents.set(session_id, resident)
    watch(state)
    evict()
    return resident
  }
  const coldest = oldest_of(residents, (session_id, { applied }) => applied.length === 0 && !watched.has(session_id))
  /** The store has everything that is not in flight, so eviction forgets nothing. */
  const evict = () => {
    while (residents.size > MAX_RESIDENT_SESSIONS) {
      const session_id = coldest()
      if (session_id === undefined) return
      residents.delete(session_id)
    }
  }
  const resident_of = (session_id: string): Resident => {
    const resident = residents.get(session_id)
    if (!resident) throw new Error('session must be loaded before it is changed')
    return resident
  }
  /** The map's order is the order of use. */
  const used = (session_id: string): Resident => {
    const resident = resident_of(session_id)
    residents.delete(session_id)
    residents.set(session_id, resident)
    return resident
  }
  const push_change = (resident: Resident, change: Alteration, row: SessionRow): void => {
    if (resident.applied.length === 0) resident.base = row
    else resident.applied.push({ entry: null, change, retry: null, met: MET_NOTHING, row, durable: true })
    watch(resident.state)
  }

  return {
    peek: (session_id) => residents.get(session_id)?.state,
    load(session_id) {
      const resident = residents.get(session_id)
      if (resident) return Promise.resolve(resident.state)
      const running = loading.get(session_id)
      if (running) return running
      const load = read(session_id)
        .then((row) => admit(session_id, row).state)
        .finally(() => loading.delete(session_id))
      loading.set(session_id, load)
      return load
    },
    apply(entry, around, retry) {
      const resident = used(entry.event.session_id)
      const view = reduce(resident.state, entry, around, retry)
      resident.state.revision++
      const row = to_row(resident.state)
      const met = { full: view.cause === 'queue-full', sequences: view.sequences }
      resident.applied.push({ entry, change: null, retry, met, row, durable: false })
      watch(resident.state)
      return { view, row }
    },
    committed(entry) {
      const resident = residents.get(entry.event.session_id)
      const applied = resident?.applied.find((one) => one.entry === entry)
      if (!resident || !applied) return
      applied.durable = true
      while (resident.applied[0]?.durable) resident.base = resident.applied.shift()?.row ?? null
    },
    undo(entry, settings) {
      const resident = residents.get(entry.event.session_id)
      if (!resident) return
      resident.applied = resident.applied.filter((one) => one.entry !== entry)
      // What is rebuilt is newer than everything that was written on the way.
      const revision = resident.state.revision + 1
      resident.state = resident.base ? from_row(resident.base) : new SessionState(entry.event.session_id)
      resident.state.revision = revision
      for (const one of resident.applied) {
        if (one.entry) reduce(resident.state, one.entry, as_met(one.met, settings), one.retry)
        else if (one.change) alter(resident.state, one.change, settings)
        one.row = to_row(resident.state)
      }
      watch(resident.state)
    },
    change(session_id, change, settings) {
      const resident = resident_of(session_id)
      const { state } = resident
      const result = alter(state, change, settings)
      state.revision++
      const row = to_row(state)
      push_change(resident, change, row)
      return { result, row, state }
    },
    follow(session_id, step, row) {
      const resident = used(session_id)
      resident.state = from_row(row)
      if ('change' in step) push_change(resident, step.change, row)
      else
        resident.applied.push({
          entry: step.entry,
          change: null,
          retry: step.retry,
          met: step.met,
          row,
          durable: false,
        })
      watch(resident.state)
    },
    mark(session_id) {
      const resident = resident_of(session_id)
      const { base, applied } = resident
      const row = to_row(resident.state)
      const steps = [...applied]
      return () => {
        resident.state = from_row(row)
        resident.base = base
        resident.applied = steps
        watch(resident.state)
      }
    },
    save(session_id) {
      const { state, base, applied } = resident_of(session_id)
      return { row: to_row(state), base, applied }
    },
    adopt(session_id, { row, base, applied }) {
      residents.delete(session_id)
      const resident = admit(session_id, row)
      resident.base = base
      resident.applied = applied.map((one) => ({ ...one }))
    },
    leave(session_id) {
      residents.delete(session_id)
      watched.delete(session_id)
    },
    forget(session_id, before_ms) {
      const resident = residents.get(session_id)
      if (!resident || resident.applied.length > 0 || watched.has(session_id)) return
      const { last_at_ms, event_count } = resident.state
      if (event_count > 0 && last_at_ms < before_ms) residents.delete(session_id)
    },
    enforced() {
      return [...watched].flatMap((session_id) => residents.get(session_id)?.state ?? [])
    },
  }
}
