// Waiting for the answer to an approval: what `GET /ahp/approval/{id}` and a held hook have in common. Source: CONTRACT 2.6, 3.5.
import type { Stored } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'

/**
 * The approval as soon as it is no longer pending, or as it is after `wait_ms` and when the signal aborts; undefined when there is
 * none. Throws ENGINE_UNAVAILABLE.
 */
export async function settled_approval(
  approval_id: string,
  wait_ms: number,
  signal: AbortSignal,
  { store, bus, clock }: Pick<Ports, 'store' | 'bus' | 'clock'>,
): Promise<Stored | undefined> {
  const look = () => store.get('approval', approval_id)
  if (wait_ms === 0 || signal.aborted) return look()
  const stop = new AbortController()
  const leave = () => stop.abort()
  signal.addEventListener('abort', leave, { once: true })
  try {
    let over = false
    const end = clock.after(wait_ms, stop.signal).then(() => {
      over = true
    })
    for (;;) {
      // Listening starts before the look, so that no settlement falls between the two.
      const settled = bus.once(approval_id, stop.signal)
      const stored = await look()
      if (stored?.state !== 'pending' || over || signal.aborted) return stored
      await Promise.race([settled, end])
    }
  } finally {
    stop.abort()
    signal.removeEventListener('abort', leave)
  }
}
