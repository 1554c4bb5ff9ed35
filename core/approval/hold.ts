// Holds a hook open while a person decides, so that the agent gets the approval as the answer to its own call. Source:
// CONTRACT 2.6 "Holding", 3.4 (an approval allows one action once).
import { settled_approval } from '#core/approval/wait.ts'
import { GatewayError, reason_of } from '#core/errors.ts'
import { MAX_HOLDS } from '#core/limits.ts'
import type { Bus } from '#core/port/bus.ts'
import type { Stored } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'

/** How a hold ended. `waiting`: not settled in time, the caller left, or too many holds were open. */
export type Held =
  | { kind: 'allowed' | 'denied' | 'expired'; by: string; reason: string | null }
  /** Allowed, but another call used the approval first. */
  | { kind: 'spent' }
  | { kind: 'waiting' }

type Settled = Extract<Held, { kind: 'allowed' | 'denied' | 'expired' }>

const WAITING: Held = { kind: 'waiting' }

/** Number of open holds of each gateway, identified by its bus. */
const open_holds = new WeakMap<Bus, number>()

/** What a call waits for. */
interface Awaited {
  approval_id: string
  session_id: string
  /** Equal for each delivery of one call; null when that is unknown. */
  call: string | null
}

/** Waits at most `hold_ms` for the approval to be settled; uses up an allowed one. Never throws. */
export async function hold(approval: Awaited, hold_ms: number, signal: AbortSignal, ports: Ports): Promise<Held> {
  const open = open_holds.get(ports.bus) ?? 0
  if (hold_ms === 0 || open >= MAX_HOLDS || signal.aborted) return WAITING
  open_holds.set(ports.bus, open + 1)
  try {
    const held = outcome_of(await settled_approval(approval.approval_id, hold_ms, signal, ports))
    // A caller that left uses nothing up.
    if (signal.aborted) return WAITING
    return held.kind === 'allowed' ? await use_once(approval, held, ports) : held
  } catch (cause) {
    ports.log.error('hold_failed', { approval_id: approval.approval_id, cause: reason_of(cause) })
    return WAITING
  } finally {
    open_holds.set(ports.bus, (open_holds.get(ports.bus) ?? 1) - 1)
  }
}

function outcome_of(stored: Stored | undefined): Held {
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

/** Recent uses of approvals, by approval and call. */
const uses = new WeakMap<Bus, Map<string, Promise<Held>>>()

/** Gives repeated deliveries of one call the first one's result (CONTRACT 2.6). */
function use_once(approval: Awaited, held: Settled, ports: Ports): Promise<Held> {
  if (approval.call === null) return use(approval, held, ports)
  const known = uses.get(ports.bus) ?? new Map<string, Promise<Held>>()
  uses.set(ports.bus, known)
  const key = `${approval.approval_id}\n${approval.call}`
  const first = known.get(key)
  if (first) return first
  const outcome = use(approval, held, ports)
  known.set(key, outcome)
  // A failure is not kept: the next delivery may try.
  outcome.catch(() => known.delete(key))
  const [oldest] = known.keys()
  if (known.size > MAX_HOLDS && oldest !== undefined) known.delete(oldest)
  return outcome
}

/**
 * Spends the approval for this call. When several calls wait for one approval, or repeat it, exactly one gets it: the
 * lease leaves the session in one atomic step, or, without leases, the document is compared and set.
 */
async function use(approval: Awaited, held: Settled, ports: Ports): Promise<Held> {
  const leased = ports.settings.approval_lease_seconds > 0
  if (leased) {
    const change = { kind: 'use_lease', approval_id: approval.approval_id } as const
    const { changed } = await ports.shared.change(approval.session_id, change, ports.clock.now_ms())
    if (!changed) return { kind: 'spent' }
  }
  const marked = await mark_used(approval.approval_id, ports)
  return marked || leased ? held : { kind: 'spent' }
}

/** Tries to mark a document that others change at the same time. */
const MARK_ATTEMPTS = 3

/** False when somebody else used it first. */
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
