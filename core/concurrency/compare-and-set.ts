// A document that several callers change: each loads it, changes it and commits on the version it loaded; who loses starts again.
import { GatewayError } from '#core/errors.ts'
import { MAX_REGISTRY_TRIES } from '#core/limits.ts'

/** Does `once` again while it loses the race for its version. Throws ENGINE_UNAVAILABLE (`busy`) when it lost too often. */
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
