// Replies to webhook calls, given again to the same call within their time to live; a repetition that arrives during
// the first evaluation waits for it. Source: CONTRACT 9.2 (idempotency, replay).
import type { Clock, ReplyMemory } from '#core/ports.ts'

interface Kept {
  guard: string
  /** Null while the first call is evaluated. */
  reply: { value: unknown; expires_ms: number } | null
  /** Settles when the first call is over, with or without a reply worth keeping. */
  over: Promise<void>
}

/** At most `max` replies; the oldest kept one goes first, one that is being evaluated never. */
export function reply_memory(clock: Pick<Clock, 'monotonic_ms'>, max: number): ReplyMemory {
  const kept = new Map<string, Kept>()
  const expired = ({ reply }: Kept) => reply !== null && reply.expires_ms <= clock.monotonic_ms()
  const make_room = () => {
    if (kept.size < max) return
    for (const [key, entry] of kept) {
      if (entry.reply === null) continue
      kept.delete(key)
      return
    }
  }
  return {
    async once(key, guard, ttl_ms, make, keep) {
      for (;;) {
        const known = kept.get(key)
        if (known === undefined || expired(known)) break
        if (known.guard !== guard) return { kind: 'conflict' }
        if (known.reply !== null)
          return { kind: 'repeated', reply: known.reply.value as Awaited<ReturnType<typeof make>> }
        await known.over
      }
      kept.delete(key)
      make_room()
      const { promise, resolve } = Promise.withResolvers<void>()
      const entry: Kept = { guard, reply: null, over: promise }
      kept.set(key, entry)
      try {
        const value = await make()
        // Kept in the order of completion, so that the oldest goes first.
        kept.delete(key)
        if (keep(value)) {
          entry.reply = { value, expires_ms: clock.monotonic_ms() + ttl_ms }
          kept.set(key, entry)
        }
        return { kind: 'made', reply: value }
      } catch (cause) {
        kept.delete(key)
        throw cause
      } finally {
        resolve()
      }
    },
    size: () => kept.size,
  }
}
