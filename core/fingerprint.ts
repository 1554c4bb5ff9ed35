// Hashes that identify things: the guard of an idempotency key, and the action an approval belongs to. Source: CONTRACT
// 0.3, 1.5, 3.1.
import type { Digest } from '#core/ports.ts'

/** Hex digits of a hash inside an id: 128 bits make accidental collisions impossible in practice. */
const ID_DIGITS = 32

/** The part of an id that is derived from a content: same text, same digits. */
export function content_id(text: string, digest: Digest): string {
  return digest.sha256(text).slice(0, ID_DIGITS)
}

/** `sha256:` + 64 lower-case hex. */
export function hash_text(text: string, digest: Digest): string {
  return `sha256:${digest.sha256(text)}`
}
