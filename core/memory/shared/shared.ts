// SharedState in memory: the reducer on maps. The adapter of the local gateway, of tests and of per-route builds.
// Source: ARCHITECTURE section 4, CONTRACT 0.9, 1.5, 3, 6.
import { session_changes, view_of } from '#core/memory/shared/changes.ts'
import { idempotency_claims } from '#core/memory/shared/claims.ts'
import { recorded_beats } from '#core/memory/shared/heartbeats.ts'
import { type Open, session_pasts } from '#core/memory/shared/past.ts'
import { pending_approvals } from '#core/memory/shared/pending-approvals.ts'
import { rate_windows } from '#core/memory/shared/rate.ts'
import { resident_sessions } from '#core/memory/shared/sessions.ts'
import { claim_taker } from '#core/memory/shared/take-claim.ts'
import type { Recall, SharedState } from '#core/port/shared-state.ts'
import type { Store } from '#core/port/store.ts'
import type { Clock } from '#core/ports.ts'
import type { Entered, Entry } from '#core/session/entry.ts'
import { with_true_approvals } from '#core/session/reconcile.ts'
import type { Surroundings } from '#core/session/surroundings.ts'
import type { Settings } from '#core/settings.ts'

/** One process only. `store` is read for what is not in memory (sessions, waiting approvals); nothing is written here. */
export function memory_shared(
  settings: Settings,
  clock: Clock,
  store: Pick<Store, 'session' | 'enforced' | 'get' | 'list'>,
): SharedState {
  const claims = idempotency_claims()
  const take = claim_taker(claims, clock)
  const rates = rate_windows(settings.rate_limit_per_minute)
  const sessions = resident_sessions(async (session_id) => {
    const row = await store.session(session_id)
    return row && (await with_true_approvals(row, store, clock.now_ms()))
  })
  const pasts = session_pasts()
  const beats = recorded_beats()
  /** Entries between enter and settle or drop, by claim. */
  const open = new Map<string, Open>()
  const pending = pending_approvals(store)
  const around = (): Surroundings => ({ settings, pending_approvals: pending.size() })

  const apply = (entry: Entry, claim: string, retry: Extract<Entered, { kind: 'fresh' }>['retry']): Entered => {
    const sequences = pasts.complete(entry)
    const { view, row } = sessions.apply(entry, { ...around(), sequences }, retry)
    const added_approval = view.approval !== null && !view.approval.joined ? view.approval.id : null
    if (added_approval !== null) pending.add(added_approval)
    if (view.decision !== 'block') pasts.keep(entry, view.approval?.id ?? null)
    open.set(claim, { entry, added_approval, decision: view.decision, ruled: view.cause === 'rule' })
    return { kind: 'fresh', claim, view, row, retry }
  }

  /** The past of a session that this process sees for the first time, or again after a long while. */
  const remember_past = async (session_id: string, recall: Recall | undefined): Promise<void> => {
    forget_old(session_id)
    await pasts.recall(sessions.peek(session_id) ?? (await sessions.load(session_id)), recall)
  }

  /** What retention removed from the store must not live on in memory. */
  const forget_old = (session_id: string): void => {
    if (settings.retention_seconds === 0) return
    sessions.forget(session_id, clock.now_ms() - settings.retention_seconds * 1000)
  }
  const changes = session_changes({ settings, store, sessions, pasts, pending, forget_old })

  return {
    async hold(claim) {
      return take(claim)
    },
    async enter(entry, held) {
      const { session_id } = entry.event
      await pending.known()
      forget_old(session_id)
      if (sessions.peek(session_id) === undefined) await sessions.load(session_id)
      // A promise here would let another call in between although nobody holds the claim.
      const taking = held ?? take(entry.claim)
      const taken = taking instanceof Promise ? await taking : taking
      if (taken.kind !== 'held') return taken
      try {
        // A load in between may have been evicted again under pressure; apply needs the session resident.
        if (sessions.peek(session_id) === undefined) await sessions.load(session_id)
        return apply(entry, taken.claim, taken.retry)
      } catch (cause) {
        // A claim that was held before belongs to the caller, who may not drop it a second time: it could be another's by then.
        if (!held) claims.drop(taken.claim)
        throw cause
      }
    },
    async facts(session_id, recall) {
      if (!pasts.knows(session_id)) await remember_past(session_id, recall)
      return pasts.facts(session_id)
    },
    async settle(claim, outcome) {
      const entered = open.get(claim)
      open.delete(claim)
      if (entered) {
        sessions.committed(entered.entry)
        pasts.remember(entered)
      }
      claims.settle(claim, outcome, clock.monotonic_ms())
    },
    async drop(claim) {
      const entered = open.get(claim)
      open.delete(claim)
      if (entered) {
        if (entered.added_approval !== null) pending.remove(entered.added_approval)
        pasts.undo(entered.entry)
        sessions.undo(entered.entry, settings)
      }
      claims.drop(claim)
    },
    async view(session_id) {
      const state = sessions.peek(session_id) ?? (await sessions.load(session_id))
      return state.event_count === 0 && state.quarantined === 0 ? undefined : view_of(state, [])
    },
    async spend(rate_key) {
      return rates.spend(rate_key, clock.monotonic_ms())
    },
    async beat(key) {
      return beats.due(key, clock.monotonic_ms())
    },
    change: changes.change,
    restore: changes.restore,
    async sweep(now_ms, max) {
      claims.sweep(clock.monotonic_ms())
      beats.sweep(clock.monotonic_ms())
      return changes.cool_down_due(now_ms, max)
    },
    claims: () => claims.size(),
    async pending_approvals() {
      await pending.known()
      return pending.size()
    },
  }
}
