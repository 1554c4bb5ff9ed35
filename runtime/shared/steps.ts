// One step of a session at a time: applied to this instance's copy and appended if nobody else wrote meanwhile; otherwise
// the copy catches up and the step is applied anew. The version of the session is the fence: whoever was too late has
// appended nothing.
import { setTimeout as pause } from 'node:timers/promises'
import { GatewayError } from '#core/errors.ts'
import type { Alteration } from '#core/session/alter.ts'
import type { Changed } from '#core/session/change.ts'
import type { Entry, SessionView } from '#core/session/entry.ts'
import type { RetryMarker } from '#core/session/retry.ts'
import { from_row, type SessionRow } from '#core/session/row.ts'
import { tier_of } from '#core/session/tier.ts'
import type { Settings } from '#core/settings.ts'
import type { Appended, Calls, FoundClaim, TakenClaim } from '#runtime/shared/calls.ts'
import type { LeftMarker } from '#runtime/shared/claims.ts'
import type { Applied, Copies } from '#runtime/shared/copies.ts'
import { MAX_STEP_MS, MAX_STEP_TRIES, MIN_LOG_BYTES, ORPHAN_TIMES } from '#runtime/shared/limits.ts'
import { write_operation } from '#runtime/shared/operation.ts'

/** An event that wants to enter. */
export interface Entering {
  entry: Entry
  token: string
  claim: { key: string; event_hash: string } | null
  /** Token of the claim that it holds already or takes over. */
  expected: string
  retry: RetryMarker | null
}

/** How that went: it is in, or its claim is not what it expected. */
export type Outcome = { kind: 'in'; view: SessionView; row: SessionRow } | { kind: 'taken'; found: FoundClaim }

/** A change of a session, and the session with it. */
export interface Altered {
  result: Changed
  row: SessionRow
  view: SessionView
}

/** What steps need. */
export interface StepNeeds {
  calls: Calls
  copies: Copies
  settings: Settings
  owner: string
  ttl_ms: number
  /** After this silence an instance may be dead. */
  alive_ms: number
  now_ms(): number
  monotonic_ms(): number
  /** Whether an evaluation of this instance came to nothing. */
  is_lost(token: string): boolean
  /** Whether an instance lives. */
  lives(owner: string): Promise<boolean>
  is_recorded(session_id: string, record_id: number): Promise<boolean>
  /** Brings the approvals of the store to Redis. */
  make_ready(): Promise<void>
  /** A fresh name. */
  name(): string
}

/** An event that waits for its step. */
export interface Waiter {
  entering: Entering
  /** May be called with `taken` while others of the same step go on. */
  resolve(outcome: Outcome): void
}

/** Steps of sessions; of one session, one at a time. All throw GatewayError ENGINE_UNAVAILABLE. */
export interface SessionSteps {
  /** Brings the copy up to date. */
  sync(session_id: string): Promise<void>
  /** Ends what nobody will end: of dead instances, and what is taken over. */
  tidy(session_id: string, taken_over: ReadonlySet<string>): Promise<void>
  enter(session_id: string, waiters: readonly Waiter[]): Promise<void>
  /** Null when `wanted` says that there is nothing to change. */
  alter(session_id: string, alteration: Alteration, wanted: () => boolean): Promise<Altered | null>
  undo(session_id: string, token: string): Promise<void>
}

/** Steps on these copies. */
export function session_steps(needs: StepNeeds): SessionSteps {
  const { calls, copies, settings, owner } = needs
  /** As of the latest answer; a step that depends on it is checked by Redis. */
  let waiting = 0

  const sync = async (session_id: string): Promise<void> => {
    const at = copies.position(session_id)
    const lacking = await calls.read(session_id, at?.epoch ?? '', at?.n ?? 0)
    if (lacking.kind !== 'none') copies.catch_up(session_id, lacking)
    // Nobody has it, or nobody has it any more.
    else if (at === undefined || at.epoch !== '') await copies.load(session_id)
  }
  const copied = async (session_id: string) => {
    for (;;) {
      const at = copies.position(session_id)
      if (at !== undefined) return at
      await sync(session_id)
    }
  }

  /** What is the same in every step. */
  const step_of = (session_id: string, at: { epoch: string; n: number; w: number }) => {
    const state = copies.state(session_id)
    const cooldown_ms = settings.enforcement_cooldown_seconds * 1000
    return {
      session_id,
      now_ms: needs.now_ms(),
      owner,
      epoch: at.epoch,
      n: at.n,
      w: at.w,
      ttl_ms: needs.ttl_ms,
      due_ms: state?.enforced === 1 && cooldown_ms > 0 ? state.last_high_at_ms + cooldown_ms : null,
      snapshot: '',
      replaces: false,
      life: needs.name(),
      max_pending: settings.max_pending_approvals,
      full: false,
      claims: [],
      operations: [],
      asked: [],
      answered: [],
    }
  }

  /** Removes what a step was refused for; false when nothing is left of it. */
  const make_good = async (
    session_id: string,
    reply: Exclude<Appended, { kind: 'ok' }>,
    taken: (found: FoundClaim[]) => boolean,
  ): Promise<boolean> => {
    switch (reply.kind) {
      case 'claims':
        return taken(reply.found)
      case 'moved':
        if (reply.lacking.kind !== 'none') copies.catch_up(session_id, reply.lacking)
        return true
      case 'none':
        copies.forget(session_id)
        return true
      case 'busy':
        await pause(Math.min(reply.ms, 1 + Math.random() * 2))
        return true
      case 'unready':
        await needs.make_ready()
        return true
      case 'pending':
        waiting = reply.waiting
        return true
    }
  }

  /** Applies and appends until nobody was faster. `apply` may be called repeatedly, on the session as it is then. */
  const append = async <T>(
    session_id: string,
    apply: () => { made: T; alteration: Alteration | null; step: object } | null,
    taken: (found: FoundClaim[]) => boolean,
  ): Promise<T | null> => {
    const give_up_ms = needs.monotonic_ms() + MAX_STEP_MS
    for (let tries = 0; tries < MAX_STEP_TRIES && needs.monotonic_ms() < give_up_ms; tries++) {
      const at = await copied(session_id)
      // The copy may be as large as a log; beyond that it is saved anew.
      const snapshot =
        at.epoch === '' || at.bytes > Math.max(MIN_LOG_BYTES, 2 * at.saved) ? copies.save(session_id) : ''
      const back = copies.mark(session_id)
      const applied = apply()
      if (applied === null) return null
      let reply: Appended
      try {
        reply = await calls.append({ ...step_of(session_id, at), snapshot, ...applied.step })
      } catch (cause) {
        // Whether it was appended is not known.
        copies.forget(session_id)
        throw cause
      }
      if (reply.kind === 'ok') {
        waiting = reply.waiting
        copies.appended(session_id, reply, reply.missed, applied.alteration)
        return applied.made
      }
      back()
      if (!(await make_good(session_id, reply, taken))) return null
    }
    throw new GatewayError('ENGINE_UNAVAILABLE', 'Other gateways use this session too much')
  }

  const enter_all = async (session_id: string, all: readonly Waiter[]): Promise<void> => {
    let jobs = [...all]
    const apply = () => {
      const made = jobs.map(({ entering }) => {
        const { entry, token, retry } = entering
        // Another instance's clock may be ahead: times within a session do not go back.
        const at_ms = Math.max(entry.at_ms, copies.state(session_id)?.last_at_ms ?? 0)
        const timed = at_ms === entry.at_ms ? entry : { ...entry, at_ms }
        const applied = copies.enter({ token, owner, entry: timed, retry }, waiting)
        // The live state goes on with the next one.
        return jobs.length === 1 ? applied : { ...applied, view: { ...applied.view, state: from_row(applied.row) } }
      })
      const step = {
        full: made.some(({ view }) => view.cause === 'queue-full'),
        claims: jobs.flatMap(({ entering }, at) => claim_of(entering, made[at])),
        operations: made.map(({ flight, row }) => write_operation({ kind: 'enter', flight, row }, settings)),
        asked: made.flatMap(({ flight, view }) => (flight.asks && view.approval !== null ? [view.approval] : [])),
        due_ms: step_of(session_id, { epoch: '', n: 0, w: 0 }).due_ms,
      }
      return { made, alteration: null, step }
    }
    const taken = (found: FoundClaim[]): boolean => {
      const claimed = jobs.filter(({ entering }) => entering.claim !== null)
      const out = new Set<Waiter>()
      claimed.forEach((job, at) => {
        const one = found[at]
        if (one === undefined || is_as_expected(one, job.entering)) return
        out.add(job)
        job.resolve({ kind: 'taken', found: one })
      })
      jobs = jobs.filter((job) => !out.has(job))
      return jobs.length > 0
    }
    const made = await append(session_id, apply, taken)
    made?.forEach(({ view, row }, at) => {
      jobs[at]?.resolve({ kind: 'in', view, row })
    })
  }

  const alter = async (session_id: string, alteration: Alteration, wanted: () => boolean): Promise<Altered | null> => {
    // An operator's change is applied to what is the case now, not to what was when somebody last looked.
    await sync(session_id)
    return append<Altered>(
      session_id,
      () => {
        if (!wanted()) return null
        const made = copies.alter(session_id, alteration)
        const step = {
          operations: [write_operation({ kind: 'alter', alteration, row: made.row }, settings)],
          answered: [
            ...made.result.settled,
            ...(alteration.kind === 'change' && alteration.change.kind === 'settle'
              ? [alteration.change.approval_id]
              : []),
          ],
          due_ms: step_of(session_id, { epoch: '', n: 0, w: 0 }).due_ms,
        }
        return { made, alteration, step }
      },
      () => true,
    )
  }

  const undo = async (session_id: string, token: string): Promise<void> => {
    for (let tries = 0; tries < MAX_STEP_TRIES; tries++) {
      await sync(session_id)
      const at = copies.position(session_id)
      if (at === undefined || at.epoch === '') return
      const flight = copies.undo(session_id, token)
      if (flight === undefined) return
      const answered = flight.asks && flight.approval_id !== null ? [flight.approval_id] : []
      const step = { ...step_of(session_id, at), snapshot: copies.save(session_id), replaces: true, answered }
      const reply = await calls.append(step).catch((cause) => {
        copies.forget(session_id)
        throw cause
      })
      if (reply.kind === 'ok') {
        copies.appended(session_id, reply, reply.missed, null)
        return
      }
      copies.forget(session_id)
      if (reply.kind === 'busy') await pause(reply.ms)
    }
    throw new GatewayError('ENGINE_UNAVAILABLE', 'Other gateways use this session too much')
  }

  /** Flights that nobody will end: of dead instances, and of this one when the answer to their step was lost. */
  const tidy = async (session_id: string, taken_over: ReadonlySet<string>): Promise<void> => {
    for (const flight of [...copies.flights(session_id)]) {
      const { token, entry, retry, since_ms } = flight
      const own = flight.owner === owner
      const young = needs.monotonic_ms() - since_ms < ORPHAN_TIMES * needs.alive_ms && !taken_over.has(token)
      if (own ? !needs.is_lost(token) : young || (await needs.lives(flight.owner))) continue
      const recorded = !own && (await needs.is_recorded(session_id, retry?.record_id ?? entry.record_id))
      if (!recorded) await undo(session_id, token)
      else {
        const operation = write_operation({ kind: 'settle', token }, settings)
        const { now_ms, ttl_ms } = step_of(session_id, { epoch: '', n: 0, w: 0 })
        const unclaimed = { claim: null, state: 'result', payload: '', claim_ttl_ms: 1 } as const
        await calls.settle({ session_id, now_ms, ttl_ms, operation, token: `tidied ${token}`, ...unclaimed })
      }
    }
  }

  return { sync, tidy, enter: enter_all, alter, undo }
}

function is_as_expected(found: FoundClaim, { claim, expected }: Entering): boolean {
  if (found.state === 'free') return expected === ''
  return found.state !== 'result' && found.event_hash === claim?.event_hash && found.token === expected
}

/** The claim of an event, with what a retry will find if this instance dies before it settles. */
function claim_of({ claim, token, expected, retry }: Entering, applied: Applied | undefined): TakenClaim[] {
  if (claim === null || applied === undefined) return []
  const { view, flight } = applied
  const counted = {
    decision: view.decision,
    level: view.level,
    composite: view.composite,
    tier: tier_of(flight.entry),
  }
  const record_id = retry?.record_id ?? flight.entry.record_id
  const { session_id } = flight.entry.event
  const marker: LeftMarker = { session_id, record_id, attempt: (retry?.attempt ?? 0) + 1, counted }
  return [{ ...claim, token, expected, marker: JSON.stringify(marker) }]
}
