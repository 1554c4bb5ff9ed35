// Optimistic locking: callers load a document, change it and commit against the version they loaded; the loser starts
// again.
import { GatewayError } from '#core/errors.ts'
import { MAX_REGISTRY_TRIES } from '#core/limits.ts'

/**
 * Repeats `once` while it loses the race for its version. Throws ENGINE_UNAVAILABLE with the message `busy` after too
 * many losses.
 */
export async function until_committed<T>(busy: string, once: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await once()
    } catch (cause) {
      const lost = cause instanceof GatewayError && cause.code === 'CONFLICT'
      if (!lost) throw cause
      if (tries === MAX_REGISTRY_TRIES) throw new GatewayError('ENGINE_UNAVAILABLE', busy)
    }
  }
}
