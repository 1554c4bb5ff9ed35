// Idempotency claims (CONTRACT 1.5): one evaluation per key, concurrent duplicates wait for it, results live for a while.
import type { DecisionResult } from '#core/decision/request.ts'
import { MAX_CLAIMS } from '#core/limits.ts'
import { oldest_of } from '#core/memory/shared/eviction.ts'
import { type Kept, kept_results } from '#core/memory/shared/kept-results.ts'
import type { Settled } from '#core/port/shared-state.ts'
import type { RetryMarker } from '#core/session/retry.ts'

type Claim =
  | { state: 'open'; event_hash: string; ttl_ms: number; waiters: ((result: DecisionResult | undefined) => void)[] }
  | { state: 'result'; event_hash: string; kept: Kept; expires_ms: number }
  | { state: 'retry'; event_hash: string; marker: RetryMarker; expires_ms: number }

/** What a key stands for when a call comes with it. */
export type Reserved =
  | { kind: 'fresh'; retry: RetryMarker | null }
  | { kind: 'conflict' }
  | { kind: 'replay'; result: DecisionResult }
  /** Another call holds the claim; resolves with its result, or undefined when it was dropped. */
  | { kind: 'wait'; outcome: Promise<DecisionResult | undefined> }

/** Calls by their idempotency key (CONTRACT 1.5). */
export interface Claims {
  /** Synchronous, so that nothing can come between the check and the reservation. `now_ms` is monotonic. */
  reserve(key: string, event_hash: string, ttl_ms: number, now_ms: number): Reserved
  settle(key: string, outcome: Settled, now_ms: number): void
  drop(key: string): void
  /** Removes expired entries; returns how many. */
  sweep(now_ms: number): number
  size(): number
}

/** At most MAX_CLAIMS; the oldest settled one makes room. */
export function idempotency_claims(): Claims {
  const claims = new Map<string, Claim>()
  const results = kept_results()
  /** Oldest settled entry goes first; an open claim is never evicted, its caller is still being answered. */
  const oldest = oldest_of(claims, (_, claim) => claim.state !== 'open')
  const make_room = () => {
    while (claims.size >= MAX_CLAIMS) {
      const key = oldest()
      if (key === undefined) return
      claims.delete(key)
    }
  }
  return {
    reserve(key, event_hash, ttl_ms, now_ms) {
      const known = claims.get(key)
      const live = known !== undefined && (known.state === 'open' || known.expires_ms > now_ms) ? known : undefined
      if (live && live.event_hash !== event_hash) return { kind: 'conflict' }
      if (live?.state === 'result') return { kind: 'replay', result: results.restore(live.kept) }
      if (live?.state === 'open') {
        return { kind: 'wait', outcome: new Promise((resolve) => live.waiters.push(resolve)) }
      }
      claims.delete(key)
      make_room()
      claims.set(key, { state: 'open', event_hash, ttl_ms, waiters: [] })
      return { kind: 'fresh', retry: live?.state === 'retry' ? live.marker : null }
    },
    settle(key, outcome, now_ms) {
      const claim = claims.get(key)
      if (claim?.state !== 'open') return
      const { event_hash } = claim
      const expires_ms = now_ms + claim.ttl_ms
      // Re-inserted, so that insertion order is completion order and eviction takes the oldest result.
      claims.delete(key)
      if (outcome.kind === 'result') {
        claims.set(key, { state: 'result', event_hash, kept: results.keep(outcome.result), expires_ms })
        for (const wake of claim.waiters) wake(outcome.result)
      } else {
        claims.set(key, { state: 'retry', event_hash, marker: outcome.marker, expires_ms })
        for (const wake of claim.waiters) wake(undefined)
      }
    },
    drop(key) {
      const claim = claims.get(key)
      if (claim?.state !== 'open') return
      claims.delete(key)
      for (const wake of claim.waiters) wake(undefined)
    },
    sweep(now_ms) {
      let removed = 0
      for (const [key, claim] of claims) {
        if (claim.state === 'open' || claim.expires_ms > now_ms) continue
        claims.delete(key)
        removed++
      }
      return removed
    },
    size: () => claims.size,
  }
}
