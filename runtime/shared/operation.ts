// The operations of a session's log and its snapshots, as JSON: what one instance did and all others repeat.
import type { DecisionWord } from '#core/contract/decision.ts'
import type { SavedPast } from '#core/memory/shared/past.ts'
import type { Met, SavedSession } from '#core/memory/shared/sessions.ts'
import type { FileFacts } from '#core/policy/verdict.ts'
import { may_hold_secret, redact } from '#core/redact.ts'
import type { Alteration } from '#core/session/alter.ts'
import type { Entry } from '#core/session/entry.ts'
import type { RetryMarker } from '#core/session/retry.ts'
import type { SessionRow } from '#core/session/row.ts'

/** An event in flight: applied, and not settled or dropped yet. */
export interface Flight {
  /** Unique over all instances. */
  token: string
  /** The instance that evaluates it. */
  owner: string
  entry: Entry
  retry: RetryMarker | null
  decision: DecisionWord
  /** A rule decided. */
  ruled: boolean
  /** The approval it waits for. */
  approval_id: string | null
  /** It brought this approval up, instead of joining it. */
  asks: boolean
  met: Met
}

/** What is appended to the log of a session; `row` is the session right after it. */
export type Operation =
  | { kind: 'enter'; flight: Flight; row: SessionRow }
  | { kind: 'settle'; token: string }
  | { kind: 'alter'; alteration: Alteration; row: SessionRow }

/** A whole session. */
export interface Snapshot {
  session: SavedSession
  past: SavedPast
  /** Those of `session.applied` that are not durable, in its order. */
  flights: Flight[]
}

/** Facts with their map as a list; the index of names is built again where they are used. */
type PlainFacts = Omit<FileFacts, 'written' | 'names'> & { written: readonly (readonly [string, unknown])[] }
type PlainEntry = Omit<Entry, 'learned'> & { learned: PlainFacts | null }

/** Whether secrets are masked on their way to Redis (CS_REDACT_SECRETS). What a session did holds texts of its agent. */
interface Masking {
  redact_secrets: boolean
}

/** JSON text of an operation. */
export function write_operation(operation: Operation, masking: Masking): string {
  switch (operation.kind) {
    case 'enter':
      return JSON.stringify({ ...operation, flight: plain_flight(operation.flight, masking) })
    case 'alter':
      return JSON.stringify({ ...operation, alteration: masked(operation.alteration, masking) })
    case 'settle':
      return JSON.stringify(operation)
  }
}

/** As the store does it: other instances judge by what a restart would find. Names of members are ours and say nothing. */
function masked<T>(value: T, { redact_secrets }: Masking): T {
  return redact_secrets && may_hold_secret(JSON.stringify(value)) ? redact(value) : value
}

/** The inverse. */
export function read_operation(text: string): Operation {
  const operation = JSON.parse(text) as Operation
  if (operation.kind === 'enter') restore(operation.flight.entry)
  return operation
}

/** JSON text of a snapshot. */
export function write_snapshot({ session, past, flights }: Snapshot, masking: Masking): string {
  // An entry in flight is written once, with its flight.
  const applied = session.applied.map((one) =>
    one.durable ? { ...one, entry: one.entry && plain(one.entry, masking) } : { ...one, entry: null },
  )
  return JSON.stringify({
    session: { ...session, applied },
    past: masked(past, masking),
    flights: flights.map((flight) => plain_flight(flight, masking)),
  })
}

/** The inverse; entries in flight are the same objects in `session` and in `flights`. */
export function read_snapshot(text: string): Snapshot {
  const { session, past, flights } = JSON.parse(text) as Snapshot
  for (const { entry } of flights) restore(entry)
  let next = 0
  const applied = session.applied.map((one) => {
    if (!one.durable) return { ...one, entry: flights[next++]?.entry ?? null }
    if (one.entry) restore(one.entry)
    return one
  })
  return { session: { ...session, applied }, past, flights }
}

function plain_flight(flight: Flight, masking: Masking): Omit<Flight, 'entry'> & { entry: PlainEntry } {
  return { ...flight, entry: plain(flight.entry, masking) }
}

function plain(entry: Entry, masking: Masking): PlainEntry {
  if (entry.learned === null) return { ...entry, learned: null }
  const { names: _, written, ...rest } = entry.learned
  return { ...entry, step: masked(entry.step, masking), learned: masked({ ...rest, written: [...written] }, masking) }
}

/** Makes maps of lists, in place: the entry was parsed a moment ago and nobody else has it. */
function restore(entry: Entry): void {
  const { learned } = entry as unknown as PlainEntry
  if (learned !== null) entry.learned = { ...learned, written: new Map(learned.written) } as FileFacts
}
