// Takes the claim of a call (CONTRACT 1.5): at once when it is free, else after its holder.
import { GatewayError } from '#core/errors.ts'
import type { Claims } from '#core/memory/shared/claims.ts'
import type { Clock } from '#core/ports.ts'
import type { Answered, Claim, Held } from '#core/session/entry.ts'

/** A call without a claim gets one that nobody else can hold. Waits for whoever holds the claim; nothing waits while nobody does. */
export type Take = (claim: Claim | null) => Held | Answered | Promise<Held | Answered>

/** Throws GatewayError DEADLINE_EXCEEDED when nobody waits for the answer any more. */
export function refuse_unwanted({ wanted }: Claim): void {
  if (wanted?.() === false) throw new GatewayError('DEADLINE_EXCEEDED', 'The request waited for its own repetition')
}

/** Takes from these claims. */
export function claim_taker(claims: Claims, clock: Pick<Clock, 'monotonic_ms'>): Take {
  let unnamed = 0
  const take: Take = (claim) => {
    if (claim === null) return { kind: 'held', claim: `#${++unnamed}`, retry: null }
    const { key, event_hash, ttl_ms } = claim
    const reserved = claims.reserve(key, event_hash, ttl_ms, clock.monotonic_ms())
    switch (reserved.kind) {
      case 'fresh':
        return { kind: 'held', claim: key, retry: reserved.retry }
      case 'conflict':
      case 'replay':
        return reserved
      case 'wait':
        // Without a result the claim is free again, and whoever comes first takes it.
        return reserved.outcome.then((result) => {
          if (result) return { kind: 'replay', result }
          refuse_unwanted(claim)
          return take(claim)
        })
    }
  }
  return take
}
