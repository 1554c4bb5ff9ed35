// Who evaluates a call that was sent twice, over all instances. Within this one the local claims decide; what they hand out
// is then taken in Redis. Source: CONTRACT 1.5, SCALE 5 ("idempotency across instances").
import { setTimeout as pause } from 'node:timers/promises'
import type { CanonicalDecision } from '#core/contract/decision.ts'
import type { DecisionResult } from '#core/decision/request.ts'
import { GatewayError } from '#core/errors.ts'
import { refuse_unwanted } from '#core/memory/shared/take-claim.ts'
import type { Answered, Claim } from '#core/session/entry.ts'
import type { RetryMarker } from '#core/session/retry.ts'
import type { Calls, FoundClaim } from '#runtime/shared/calls.ts'
import { FIRST_LOOK_MS, LONGEST_LOOK_MS, OPEN_CLAIM_MS } from '#runtime/shared/limits.ts'

/** What to do about a claim: take it over from `expected` (empty: it is free), or answer. */
export type Way = { kind: 'take'; expected: string; retry: RetryMarker | null } | Answered

/** What a retry finds of an evaluation whose instance died. */
export interface LeftMarker extends RetryMarker {
  session_id: string
}

/** What finding a way needs. */
export interface WayNeeds {
  calls: Pick<Calls, 'look'>
  owner: string
  now_ms(): number
  monotonic_ms(): number
  /** Whether an evaluation of this instance came to nothing. */
  is_lost(token: string): boolean
  is_recorded(session_id: string, record_id: number): Promise<boolean>
}

/** Waits until a claim is free or has a result. Throws GatewayError ENGINE_UNAVAILABLE. */
export async function way_past(first: FoundClaim, claim: Claim, needs: WayNeeds): Promise<Way> {
  const give_up_ms = needs.monotonic_ms() + OPEN_CLAIM_MS
  const { key, event_hash } = claim
  let found = first
  for (let pause_ms = FIRST_LOOK_MS; ; pause_ms = Math.min(LONGEST_LOOK_MS, pause_ms * 2)) {
    if (found.state === 'free') return { kind: 'take', expected: '', retry: null }
    if (found.event_hash !== event_hash) return { kind: 'conflict' }
    if (found.state === 'result') return { kind: 'replay', result: read_result(found.result) }
    if (found.state === 'retry') return { kind: 'take', expected: found.token, retry: read_marker(found.marker) }
    // Taken by a call of this instance that got no answer: nothing came of it.
    const lost = found.owner === needs.owner && needs.is_lost(found.token)
    if (lost) return { kind: 'take', expected: found.token, retry: null }
    if (!found.alive && found.owner !== needs.owner) return take_over(found, needs)
    if (needs.monotonic_ms() > give_up_ms)
      throw new GatewayError('ENGINE_UNAVAILABLE', 'Another gateway evaluates the same request for too long')
    await pause(pause_ms * (0.5 + Math.random()))
    refuse_unwanted(claim)
    found = await needs.calls.look(key, needs.now_ms())
  }
}

/** Its instance died: if the record was written, this evaluation replaces it, else nothing had happened. */
async function take_over({ token, marker }: FoundClaim, needs: WayNeeds): Promise<Way> {
  const left = marker === '' ? null : (JSON.parse(marker) as LeftMarker)
  const recorded = left !== null && (await needs.is_recorded(left.session_id, left.record_id))
  return { kind: 'take', expected: token, retry: recorded ? left : null }
}

/** A result as it is kept. */
export function write_result(result: DecisionResult): string {
  const { decision: _, ...rest } = result
  return JSON.stringify(rest)
}

function read_result(text: string): DecisionResult {
  const kept = JSON.parse(text) as Omit<DecisionResult, 'decision'>
  return { ...kept, decision: JSON.parse(kept.decision_json) as CanonicalDecision }
}

function read_marker(text: string): RetryMarker | null {
  return text === '' ? null : (JSON.parse(text) as RetryMarker)
}
