// This instance's copies of shared sessions. Every instance takes the same operations in the same order, so a copy that
// knows all of them is the session; the rules of a step are those of the local adapter (core/memory/shared).
import { MAX_RESIDENT_SESSIONS } from '#core/limits.ts'
import { view_of } from '#core/memory/shared/changes.ts'
import { oldest_of } from '#core/memory/shared/eviction.ts'
import { type SessionPasts, session_pasts } from '#core/memory/shared/past.ts'
import { resident_sessions } from '#core/memory/shared/sessions.ts'
import type { Recall } from '#core/port/shared-state.ts'
import type { Alteration } from '#core/session/alter.ts'
import type { Changed } from '#core/session/change.ts'
import type { SessionView } from '#core/session/entry.ts'
import { from_row, type SessionRow, to_row } from '#core/session/row.ts'
import type { SessionState } from '#core/session/state.ts'
import type { Settings } from '#core/settings.ts'
import type { Lacking } from '#runtime/shared/calls.ts'
import {
  type Flight,
  type Operation,
  read_operation,
  read_snapshot,
  write_snapshot,
} from '#runtime/shared/operation.ts'

/** How far a copy is: `n` operations of the key's life `epoch`, of which `w` wrote; empty life: not in Redis yet. */
export interface Position {
  epoch: string
  n: number
  w: number
  /** Bytes of the log, and of the snapshot before it. */
  bytes: number
  saved: number
}

/** What entered a session. */
export interface Applied {
  flight: Flight
  view: SessionView
  row: SessionRow
}

/** A flight as this instance knows it. */
interface Seen extends Flight {
  /** Monotonic ms since when it is known here. */
  since_ms: number
}

/** Copies of sessions; all but `load` and `recall` are synchronous. */
export interface Copies {
  /** How far the copy is; undefined without one. */
  position(session_id: string): Position | undefined
  /** Makes a copy of what the store has: the session is not in Redis. */
  load(session_id: string): Promise<void>
  /** Catches up. */
  catch_up(session_id: string, lacking: Exclude<Lacking, { kind: 'none' }>): void
  /** The step was appended; `missed` were appended by others before it. */
  appended(session_id: string, at: Position, missed: readonly string[], alteration: Alteration | null): void
  /** Applies an event as the next step. */
  enter(flight: Pick<Flight, 'token' | 'owner' | 'entry' | 'retry'>, pending_approvals: number): Applied
  /** Applies a change as the next step; what it means for the past follows with `appended`. */
  alter(session_id: string, alteration: Alteration): { result: Changed; row: SessionRow; view: SessionView }
  /** Takes an event back, which changes every step after it. */
  undo(session_id: string, token: string): Flight | undefined
  /** Returns a function that takes back all `enter` and `alter` since. */
  mark(session_id: string): () => void
  /** JSON text of everything. */
  save(session_id: string): string
  forget(session_id: string): void
  flights(session_id: string): Iterable<Seen>
  state(session_id: string): SessionState | undefined
  pasts: Pick<SessionPasts, 'knows' | 'facts'>
  /** Finds the past of a session in its records; the copy must not be touched meanwhile. */
  recall(session_id: string, recall: Recall | undefined): Promise<void>
}

const NO_FLIGHTS: ReadonlyMap<string, Seen> = new Map()

/** At most MAX_RESIDENT_SESSIONS; colder ones come back from Redis. `read` is the session in the store. */
export function session_copies(
  settings: Settings,
  read: (session_id: string) => Promise<SessionRow | undefined>,
  monotonic_ms: () => number,
): Copies {
  const sessions = resident_sessions(read)
  const pasts = session_pasts()
  const positions = new Map<string, Position>()
  const flying = new Map<string, Map<string, Seen>>()
  const coldest = oldest_of(positions, (session_id) => !flying.has(session_id))

  const forget = (session_id: string): void => {
    positions.delete(session_id)
    flying.delete(session_id)
    sessions.leave(session_id)
    pasts.leave(session_id)
  }
  const place = (session_id: string, at: Position): void => {
    positions.set(session_id, at)
    const surplus = positions.size > MAX_RESIDENT_SESSIONS ? coldest() : undefined
    if (surplus !== undefined) forget(surplus)
  }
  const fly = (flight: Flight): void => {
    const { session_id } = flight.entry.event
    const known = flying.get(session_id) ?? new Map<string, Seen>()
    flying.set(session_id, known)
    known.set(flight.token, { ...flight, since_ms: monotonic_ms() })
  }
  const land = (session_id: string, token: string): Flight | undefined => {
    const known = flying.get(session_id)
    const flight = known?.get(token)
    known?.delete(token)
    if (known?.size === 0) flying.delete(session_id)
    return flight
  }

  /** What a change means for the past; the state has it already. */
  const note = (session_id: string, alteration: Alteration): void => {
    if (alteration.kind !== 'change') return
    const { change } = alteration
    if (change.kind === 'settle') pasts.answer(session_id, change.approval_id, change.state)
    if (change.kind === 'post_action' && change.told.length + change.failed.length > 0)
      pasts.tell(session_id, change.told, change.failed)
  }
  const settle = (session_id: string, token: string): void => {
    const flight = land(session_id, token)
    if (flight === undefined) return
    const { entry, decision, ruled, approval_id, asks } = flight
    sessions.committed(entry)
    pasts.remember({ entry, decision, ruled, added_approval: asks ? approval_id : null })
  }
  const repeat = (session_id: string, operation: Operation): void => {
    switch (operation.kind) {
      case 'enter': {
        const { flight, row } = operation
        pasts.complete(flight.entry)
        sessions.follow(session_id, { entry: flight.entry, retry: flight.retry, met: flight.met }, row)
        if (flight.decision !== 'block') pasts.keep(flight.entry, flight.approval_id)
        fly(flight)
        return
      }
      case 'settle':
        settle(session_id, operation.token)
        return
      case 'alter':
        sessions.follow(session_id, { change: operation.alteration }, operation.row)
        note(session_id, operation.alteration)
    }
  }
  const adopt = (session_id: string, text: string): void => {
    const { session, past, flights } = read_snapshot(text)
    forget(session_id)
    sessions.adopt(session_id, session)
    pasts.adopt(session_id, past)
    for (const flight of flights) fly(flight)
  }

  return {
    position(session_id) {
      // Sessions may go by themselves when there are many.
      return sessions.peek(session_id) === undefined ? undefined : positions.get(session_id)
    },
    async load(session_id) {
      forget(session_id)
      await sessions.load(session_id)
      place(session_id, { epoch: '', n: 0, w: 0, bytes: 0, saved: 0 })
    },
    catch_up(session_id, lacking) {
      const { n, w, bytes, saved } = lacking
      if (lacking.kind === 'full') adopt(session_id, lacking.snapshot)
      for (const text of lacking.operations) repeat(session_id, read_operation(text))
      const epoch = lacking.kind === 'full' ? lacking.epoch : (positions.get(session_id)?.epoch ?? '')
      place(session_id, { epoch, n, w, bytes, saved })
    },
    appended(session_id, at, missed, alteration) {
      if (alteration !== null) note(session_id, alteration)
      for (const text of missed) repeat(session_id, read_operation(text))
      place(session_id, at)
    },
    enter({ token, owner, entry, retry }, pending_approvals) {
      const sequences = pasts.complete(entry)
      const { view, row } = sessions.apply(entry, { settings, pending_approvals, sequences }, retry)
      const approval_id = view.approval?.id ?? null
      const asks = view.approval !== null && !view.approval.joined
      if (view.decision !== 'block') pasts.keep(entry, approval_id)
      const { decision } = view
      const met = { full: view.cause === 'queue-full', sequences }
      const flight = { token, owner, entry, retry, decision, ruled: view.cause === 'rule', approval_id, asks, met }
      fly(flight)
      return { flight, view, row }
    },
    alter(session_id, alteration) {
      const { result, row, state } = sessions.change(session_id, alteration, settings)
      return { result, row, view: view_of(from_row(to_row(state)), result.transitions) }
    },
    undo(session_id, token) {
      const flight = land(session_id, token)
      if (flight === undefined) return undefined
      pasts.undo(flight.entry)
      sessions.undo(flight.entry, settings)
      return flight
    },
    mark(session_id) {
      const back = sessions.mark(session_id)
      const past = pasts.mark(session_id)
      const flights = new Map(flying.get(session_id) ?? NO_FLIGHTS)
      return () => {
        back()
        past()
        if (flights.size === 0) flying.delete(session_id)
        else flying.set(session_id, flights)
      }
    },
    save(session_id) {
      const session = sessions.save(session_id)
      const known = [...(flying.get(session_id) ?? NO_FLIGHTS).values()]
      const flights = session.applied.flatMap((one) => {
        const flight = one.durable ? undefined : known.find(({ entry }) => entry === one.entry)
        if (flight === undefined) return []
        const { since_ms: _, ...rest } = flight
        return rest
      })
      return write_snapshot({ session, past: pasts.save(session_id), flights }, settings)
    },
    forget,
    flights: (session_id) => (flying.get(session_id) ?? NO_FLIGHTS).values(),
    state: (session_id) => sessions.peek(session_id),
    pasts,
    async recall(session_id, recall) {
      const state = sessions.peek(session_id)
      if (state === undefined || pasts.knows(session_id)) return
      if (state.event_count === 0 || recall === undefined) return pasts.recall(state, undefined)
      // On a blank page: an attempt that fails half way leaves nothing.
      const found = session_pasts()
      await found.recall(from_row(to_row(state)), recall)
      pasts.adopt(session_id, { ...found.save(session_id), known: true })
      // The store does not have these yet.
      for (const { entry, decision, approval_id } of flying.get(session_id)?.values() ?? []) {
        pasts.complete(entry)
        if (decision !== 'block') pasts.keep(entry, approval_id)
      }
    },
  }
}
