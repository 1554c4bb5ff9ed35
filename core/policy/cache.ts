// Cache of verdicts. A verdict is kept only when its command comes the second time: most commands come once, and
// keeping them all would cost more than it saves. Two generations take the place of a list ordered by age, so a hit
// moves nothing. Source: ENGINE 3.
import type { Verdict } from '#core/policy/verdict.ts'

/** Verdicts per generation; two generations are held. */
const MAX_KEPT = 2048
/**
 * Slots that remember by hash which keys were seen once; after a collision a verdict is merely kept one time too early.
 */
const SEEN_SLOTS = 8192

/** Verdicts by key. */
export interface VerdictCache {
  get(key: string): Verdict | undefined
  set(key: string, verdict: Verdict): void
}

/** A cache with two generations: a verdict that is not asked for during a whole generation is forgotten. */
export function verdict_cache(): VerdictCache {
  let young = new Map<string, Verdict>()
  let old = new Map<string, Verdict>()
  const seen = new Int32Array(SEEN_SLOTS)
  const keep = (key: string, verdict: Verdict) => {
    if (young.size >= MAX_KEPT) {
      old = young
      young = new Map()
    }
    young.set(key, verdict)
  }
  return {
    get(key) {
      const known = young.get(key)
      if (known !== undefined) return known
      const verdict = old.get(key)
      if (verdict !== undefined) keep(key, verdict)
      return verdict
    },
    set(key, verdict) {
      const hash = hash_of(key)
      const slot = hash & (SEEN_SLOTS - 1)
      if (seen[slot] === hash) keep(key, verdict)
      else seen[slot] = hash
    },
  }
}

/** FNV-1a over UTF-16 units; never 0, which is an empty slot. */
function hash_of(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash === 0 ? 1 : hash
}
