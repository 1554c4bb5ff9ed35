// SharedState of several gateways on one Redis. The rules are those of the local adapter and run here, on a copy of the
// session; Redis keeps the order of the steps and lets one writer at a time through (lane.ts), and has the claims
// (claims.ts), the rate windows and the cooldowns. Source: ARCHITECTURE 4, CONTRACT 19.5, SCALE 5.
import { GatewayError } from '#core/errors.ts'
import { HEARTBEAT_RECORD_MS, RATE_WINDOW_MS } from '#core/limits.ts'
import { view_of } from '#core/memory/shared/changes.ts'
import { idempotency_claims } from '#core/memory/shared/claims.ts'
import { rate_windows } from '#core/memory/shared/rate.ts'
import { claim_taker } from '#core/memory/shared/take-claim.ts'
import type { ChangedSession, SharedState } from '#core/port/shared-state.ts'
import type { Store } from '#core/port/store.ts'
import type { Clock, Log } from '#core/ports.ts'
import type { Alteration } from '#core/session/alter.ts'
import { confinement_of } from '#core/session/change.ts'
import { is_cool } from '#core/session/enforcement.ts'
import type { Answered, Claim, Entered, Entry, Held } from '#core/session/entry.ts'
import { with_true_approvals } from '#core/session/reconcile.ts'
import type { RetryMarker } from '#core/session/retry.ts'
import { from_row, to_row } from '#core/session/row.ts'
import type { Settings } from '#core/settings.ts'
import type { RedisConnection } from '#runtime/redis/connection.ts'
import { script_calls } from '#runtime/shared/calls.ts'
import { way_past, write_result } from '#runtime/shared/claims.ts'
import { session_copies } from '#runtime/shared/copies.ts'
import { KEYS } from '#runtime/shared/keys.ts'
import { session_lanes } from '#runtime/shared/lane.ts'
import { ALIVE_MS, MAX_UNTOLD, RENEW_MS, SESSION_TTL_MS } from '#runtime/shared/limits.ts'
import { write_operation } from '#runtime/shared/operation.ts'
import { session_steps } from '#runtime/shared/steps.ts'
import { untold_ends } from '#runtime/shared/untold.ts'

/** What it is built from. */
export interface RedisSharedNeeds {
  redis: RedisConnection
  settings: Settings
  clock: Pick<Clock, 'now_ms' | 'monotonic_ms'>
  /** Read for what Redis does not know; nothing is written here. */
  store: Pick<Store, 'session' | 'enforced' | 'get' | 'list' | 'records'>
  log: Pick<Log, 'warn'>
  /** Unique name of this process; a restarted one has another. */
  owner: string
  /** After this silence, ms, an instance counts as dead; for tests. */
  alive_ms?: number
}

/** A SharedState with signs of life. */
export interface RedisShared extends SharedState {
  /** Ends them: what is still open may be taken over at once. */
  close(): Promise<void>
}

/** An evaluation of this instance, from its claim to its end. */
interface Running {
  token: string
  claim: Claim | null
  /** Once it was applied to a session, or may have been. */
  session_id: string | null
}

/** Approvals and sessions read from the store at a time. */
const PAGE = 500

/** Begins to give signs of life at once. */
export function redis_shared(needs: RedisSharedNeeds): RedisShared {
  const { redis, settings, clock, store, log, owner, alive_ms = ALIVE_MS } = needs
  const calls = script_calls(redis)
  const now_ms = () => clock.now_ms()
  const monotonic_ms = () => clock.monotonic_ms()
  const retention_ms = settings.retention_seconds * 1000
  const ttl_ms = retention_ms === 0 ? SESSION_TTL_MS : Math.min(SESSION_TTL_MS, retention_ms)
  const local = idempotency_claims()
  const take = claim_taker(local, clock)
  /** Windows of this instance alone, while Redis cannot be asked. */
  const rates = rate_windows(settings.rate_limit_per_minute)
  const running = new Map<string, Running>()
  /** Evaluations that came to nothing; Redis may hear of them late. */
  const lost = new Set<string>()
  const untold = untold_ends(log)
  let names = 0
  const name = () => `${owner}.${++names}`

  const copies = session_copies(
    settings,
    async (session_id) => {
      const row = await store.session(session_id)
      return row && (await with_true_approvals(row, store, now_ms()))
    },
    monotonic_ms,
  )
  const is_recorded = async (session_id: string, record_id: number) => {
    const [row] = await store.records({ session_id, before: record_id + 1, limit: 1 })
    return row?.record_id === record_id
  }
  const is_lost = (token: string) => lost.has(token)
  const cooldown_ms = settings.enforcement_cooldown_seconds * 1000

  /** Brings to Redis what only the store knows: after its first start, and when it lost everything. */
  let making: Promise<void> | null = null
  const make_ready = (): Promise<void> => {
    making ??= fill_from_store().finally(() => {
      making = null
    })
    return making
  }
  const fill_from_store = async () => {
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<Store['list']>> = await store.list('approval', {
        state: 'pending',
        order: 'created_asc',
        limit: PAGE,
        ...(cursor !== null && { cursor }),
      })
      const waiting = page.rows.map(({ id, expires_at_ms }) => ({ id, at_ms: expires_at_ms ?? now_ms() }))
      await calls.fill('pending', waiting)
      cursor = page.next_cursor
    } while (cursor !== null)
    for (let after = ''; cooldown_ms > 0; ) {
      const ids = await store.enforced(after, PAGE)
      const rows = await Promise.all(ids.map((session_id) => store.session(session_id)))
      const due = rows.flatMap((row) =>
        row ? [{ id: row.session_id, at_ms: from_row(row).last_high_at_ms + cooldown_ms }] : [],
      )
      await calls.fill('cooldowns', due)
      if (ids.length < PAGE) break
      after = ids.at(-1) ?? after
    }
    await redis.command('SET', KEYS.ready, 1)
  }

  const steps = session_steps({
    calls,
    copies,
    settings,
    owner,
    ttl_ms,
    alive_ms,
    now_ms,
    monotonic_ms,
    is_lost,
    lives: async (other) => (await redis.command('EXISTS', KEYS.alive(other))) === 1,
    is_recorded,
    make_ready,
    name,
  })
  const lanes = session_lanes(steps)
  const way = { calls, owner, now_ms, monotonic_ms, is_lost, is_recorded }

  /** When the latest sign of life was given, by both clocks: a process may be frozen for minutes and then go on. */
  let lived = { wall_ms: Number.NEGATIVE_INFINITY, monotonic_ms: Number.NEGATIVE_INFINITY }
  const renew = async () => {
    try {
      const now = { wall_ms: now_ms(), monotonic_ms: monotonic_ms() }
      await redis.command('SET', KEYS.alive(owner), 1, 'PX', alive_ms)
      lived = now
      await untold.tell()
    } catch {
      // Without Redis nobody can take anything over.
    }
  }
  /** Before anything is begun that others would take over from the dead. */
  const lives = (): Promise<void> | undefined => {
    const silent_ms = Math.max(now_ms() - lived.wall_ms, monotonic_ms() - lived.monotonic_ms)
    return silent_ms > alive_ms / 2 ? renew() : undefined
  }
  void renew()
  const timer = setInterval(renew, Math.min(RENEW_MS, alive_ms / 3)).unref()

  /** An evaluation ended without a record: nothing of it stays. */
  const abandon = async ({ token, claim, session_id }: Running): Promise<void> => {
    lost.add(token)
    const [oldest] = lost.size > MAX_UNTOLD ? lost : []
    if (oldest !== undefined) lost.delete(oldest)
    const end = async () => {
      if (session_id !== null) await lanes.undo(session_id, token)
      if (claim !== null) await calls.release(claim.key, token)
    }
    await end().catch(() => untold.keep(end))
  }
  const run = (claim: Running['claim']): Running => {
    return { token: name(), claim, session_id: null }
  }

  /** Enters with the claim of `one`, after whoever has it. */
  const enter_after = async (entry: Entry, one: Running, held: Held | null, marker: RetryMarker | null) => {
    const { token, claim } = one
    let expected = held && claim !== null ? token : ''
    let retry = marker
    for (;;) {
      one.session_id = entry.event.session_id
      const outcome = await lanes.enter({ entry, token, claim, expected, retry })
      if (outcome.kind === 'in') return { kind: 'fresh', view: outcome.view, row: outcome.row, retry } as const
      one.session_id = null
      if (claim === null) throw new Error('an event without a claim cannot meet another one')
      const next = await way_past(outcome.found, claim, way)
      if (next.kind !== 'take') return next
      ;({ expected, retry } = next.expected === '' && held ? { expected: '', retry: marker } : next)
    }
  }

  const take_claim = async (one: Running, claim: NonNullable<Running['claim']>): Promise<Held | Answered> => {
    let expected = ''
    let retry: RetryMarker | null = null
    for (;;) {
      const found = await calls.reserve({ ...claim, token: one.token, expected }, owner, now_ms())
      if (found === null) return { kind: 'held', claim: claim.key, retry }
      const next = await way_past(found, claim, way)
      if (next.kind !== 'take') return next
      expected = next.expected
      retry = next.retry
    }
  }

  const change_session = async (session_id: string, alteration: Alteration, wanted: () => boolean) => {
    let members: ReturnType<typeof confinement_of> = {}
    const look = () => {
      members = confinement_of(copies.state(session_id))
      return wanted()
    }
    const altered = await lanes.alter(session_id, alteration, look)
    if (altered === null) return null
    const { result, row, view } = altered
    const undo = async () => {
      await lanes.alter(session_id, { kind: 'restore', members })
      const again = (members.waiting ?? []).filter(({ approval_id }) => result.settled.includes(approval_id))
      await calls.fill(
        'pending',
        again.map(({ approval_id, until_ms }) => ({ id: approval_id, at_ms: until_ms })),
      )
    }
    return { view, row, changed: result.changed, undo } satisfies ChangedSession
  }

  /** Enforced sessions whose cooldown is over, as far as Redis knows. */
  const due_sessions = async (at_ms: number, max: number): Promise<string[]> => {
    if ((await calls.waiting(at_ms)) < 0) await make_ready()
    const due = await redis.command('ZRANGEBYSCORE', KEYS.cooldowns, '-inf', at_ms, 'LIMIT', 0, max)
    return Array.isArray(due) ? due.map(String) : []
  }
  /** Null when another instance was faster. */
  const cool = async (session_id: string, at_ms: number): Promise<ChangedSession | null> => {
    let enforced = true
    const changed = await change_session(session_id, { kind: 'cool', now_ms: at_ms }, () => {
      const state = copies.state(session_id)
      enforced = state?.enforced === 1
      return state !== undefined && is_cool(state, at_ms, settings)
    })
    if (changed === null && !enforced) await redis.command('ZREM', KEYS.cooldowns, session_id)
    return changed
  }

  return {
    async hold(claim) {
      await lives()
      const taken = await take(claim)
      if (taken.kind !== 'held') return taken
      const one = run(claim)
      try {
        const held = await take_claim(one, claim)
        if (held.kind === 'held') {
          running.set(taken.claim, one)
          return { ...held, retry: held.retry ?? taken.retry }
        }
        local.drop(taken.claim)
        return held
      } catch (cause) {
        void abandon(one)
        local.drop(taken.claim)
        throw cause
      }
    },
    async enter(entry, held): Promise<Entered> {
      await lives()
      const taken = held ?? (await take(entry.claim))
      if (taken.kind !== 'held') return taken
      const one = running.get(taken.claim) ?? run(entry.claim)
      running.set(taken.claim, one)
      const let_go = () => {
        running.delete(taken.claim)
        local.drop(taken.claim)
      }
      try {
        const entered = await enter_after(entry, one, held ?? null, taken.retry)
        if (entered.kind === 'fresh') return { ...entered, claim: taken.claim }
        let_go()
        return entered
      } catch (cause) {
        // A claim that was held before belongs to the caller, who drops it.
        if (!held) {
          void abandon(one)
          let_go()
        }
        throw cause
      }
    },
    async facts(session_id, recall) {
      const known = await lanes.read(session_id, () => copies.pasts.knows(session_id))
      if (!known) await lanes.alone(session_id, () => copies.recall(session_id, recall))
      return copies.pasts.facts(session_id)
    },
    async settle(claim, outcome) {
      const one = running.get(claim)
      running.delete(claim)
      if (one) {
        const { token, session_id } = one
        const named = one.claim
        const payload =
          named === null
            ? ''
            : outcome.kind === 'result'
              ? write_result(outcome.result)
              : JSON.stringify(outcome.marker)
        const end = async () => {
          await calls.settle({
            session_id: session_id ?? '',
            now_ms: now_ms(),
            operation: write_operation({ kind: 'settle', token }, settings),
            ttl_ms,
            token,
            claim: named?.key ?? null,
            state: outcome.kind,
            payload,
            claim_ttl_ms: named?.ttl_ms ?? 1,
          })
        }
        // The record is written: whoever asked gets the decision, and the others hear of it later.
        await end().catch(() => untold.keep(end))
      }
      local.settle(claim, outcome, monotonic_ms())
    },
    async drop(claim) {
      const one = running.get(claim)
      running.delete(claim)
      if (one) await abandon(one)
      local.drop(claim)
    },
    async change(session_id, change, at_ms) {
      const changed = await change_session(session_id, { kind: 'change', change, now_ms: at_ms }, () => true)
      if (changed === null) throw new Error('a change that is always wanted was made')
      return changed
    },
    async view(session_id) {
      return lanes.read(session_id, () => {
        const state = copies.state(session_id)
        if (state === undefined || (state.event_count === 0 && state.quarantined === 0)) return undefined
        return view_of(from_row(to_row(state)), [])
      })
    },
    async spend(rate_key) {
      const limit = settings.rate_limit_per_minute
      if (limit === 0) return 0
      try {
        return await calls.spend(rate_key, now_ms(), limit, RATE_WINDOW_MS)
      } catch {
        return rates.spend(rate_key, monotonic_ms())
      }
    },
    async beat(key) {
      return calls.beat(key, now_ms(), HEARTBEAT_RECORD_MS).catch(() => true)
    },
    async sweep(at_ms, max) {
      local.sweep(monotonic_ms())
      const ended: ChangedSession[] = []
      try {
        for (const session_id of await due_sessions(at_ms, max)) {
          const changed = await cool(session_id, at_ms)
          if (changed !== null) ended.push(changed)
        }
      } catch (cause) {
        // The next sweep goes on; what ended until now is announced.
        if (!(cause instanceof GatewayError)) throw cause
      }
      return ended
    },
    async restore() {
      await lives()
      if ((await calls.waiting(now_ms())) < 0) await make_ready()
    },
    claims: () => local.size(),
    async pending_approvals() {
      const waiting = await calls.waiting(now_ms())
      if (waiting >= 0) return waiting
      await make_ready()
      return calls.waiting(now_ms())
    },
    async close() {
      clearInterval(timer)
      await untold.tell()
      await redis.command('DEL', KEYS.alive(owner)).catch(() => undefined)
    },
  }
}
