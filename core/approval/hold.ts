// Keeps a hook open while a person decides, so that an approval reaches the agent as the answer to its own call.
// Source: CONTRACT 2.6 "Holding", 3.4 (an approval allows one action once).
import { GatewayError } from '#core/errors.ts'
import { MAX_HOLDS } from '#core/limits.ts'
import type { Bus, Ports } from '#core/ports.ts'

/** How a hold ended. `waiting`: not settled in time, the caller went away, or too many holds were open. */
export type Held =
  | { kind: 'allowed' | 'denied' | 'expired'; by: string; reason: string | null }
  /** Allowed, but another call with the same approval was faster. */
  | { kind: 'spent' }
  | { kind: 'waiting' }

const WAITING: Held = { kind: 'waiting' }

/** Open holds of a gateway; its bus stands for the gateway. */
const open_holds = new WeakMap<Bus, number>()

/** Waits at most `hold_ms` for the approval to be settled; an allowed one is used up by this call. Never throws. */
export async function hold(
  approval: { approval_id: string; session_id: string },
  hold_ms: number,
  signal: AbortSignal,
  ports: Ports,
): Promise<Held> {
  const open = open_holds.get(ports.bus) ?? 0
  if (hold_ms === 0 || open >= MAX_HOLDS || signal.aborted) return WAITING
  open_holds.set(ports.bus, open + 1)
  const stop = new AbortController()
  const leave = () => stop.abort()
  signal.addEventListener('abort', leave, { once: true })
  try {
    // Listening starts before the look, so that no settlement falls between the two.
    const settled = ports.bus.once(approval.approval_id, stop.signal)
    const already = await outcome_of(approval.approval_id, ports)
    if (already.kind === 'waiting') {
      await Promise.race([settled, ports.clock.after(hold_ms, stop.signal)])
      if (signal.aborted) return WAITING
    }
    const held = already.kind === 'waiting' ? await outcome_of(approval.approval_id, ports) : already
    return held.kind === 'allowed' ? await use(approval, held, ports) : held
  } catch (cause) {
    ports.log.error('hold_failed', { approval_id: approval.approval_id, cause: String(cause) })
    return WAITING
  } finally {
    stop.abort()
    signal.removeEventListener('abort', leave)
    open_holds.set(ports.bus, (open_holds.get(ports.bus) ?? 1) - 1)
  }
}

async function outcome_of(approval_id: string, ports: Ports): Promise<Held> {
  const stored = await ports.store.get('approval', approval_id)
  if (stored === undefined) return WAITING
  const { settled_by, settled_reason } = stored.body
  const by = typeof settled_by === 'string' ? settled_by : 'unknown'
  const reason = typeof settled_reason === 'string' && settled_reason !== '' ? settled_reason : null
  switch (stored.state) {
    case 'allowed':
    case 'denied':
    case 'expired':
      return { kind: stored.state, by, reason }
    default:
      return WAITING
  }
}

/**
 * Spends the approval for this call. Of several calls that wait for one approval, or repeat it meanwhile, exactly one gets
 * it: the lease leaves the session in one atomic step, and where leases are switched off the document is compared and set.
 */
async function use(
  approval: { approval_id: string; session_id: string },
  held: Extract<Held, { kind: 'allowed' | 'denied' | 'expired' }>,
  ports: Ports,
): Promise<Held> {
  const leased = ports.settings.approval_lease_seconds > 0
  if (leased) {
    const change = { kind: 'use_lease', approval_id: approval.approval_id } as const
    const { changed } = await ports.shared.change(approval.session_id, change, ports.clock.now_ms())
    if (!changed) return { kind: 'spent' }
  }
  const marked = await mark_used(approval.approval_id, ports)
  return marked || leased ? held : { kind: 'spent' }
}

/** Attempts to mark a document that others change at the same moment. */
const MARK_ATTEMPTS = 3

/** False when someone else used it first. */
async function mark_used(approval_id: string, ports: Ports): Promise<boolean> {
  for (let attempt = 0; attempt < MARK_ATTEMPTS; attempt++) {
    const stored = await ports.store.get('approval', approval_id)
    if (stored === undefined || stored.body.lease_used === true) return false
    const { kind, version, updated_at_ms: _updated, ...document } = stored
    try {
      await ports.store.put(kind, { ...document, body: { ...document.body, lease_used: true } }, version)
      return true
    } catch (cause) {
      if (!(cause instanceof GatewayError) || cause.code !== 'CONFLICT') throw cause
    }
  }
  return false
}
