// Hashes that identify things: the guard of an idempotency key, and the action an approval is for. Source: CONTRACT 0.3, 1.5, 3.1.
import type { Digest } from '#core/ports.ts'

/** `sha256:` + 64 lower-case hex. */
export function hash_text(text: string, digest: Digest): string {
  return `sha256:${digest.sha256(text)}`
}
