// Changes of a session's confinement by an operator or the clock: release, quarantine, end of a cooldown. The session
// in memory changes first, so that no action passes while the change is being written; the change is announced once it
// is durable, and undone when it cannot be written. Source: CONTRACT 6.2 to 6.4.
import { deny_quarantined } from '#core/approval/settle.ts'
import type { QuarantineChanged, Released } from '#core/contract/operator.ts'
import { transition_event } from '#core/decision/stream-events.ts'
import { reason_of } from '#core/errors.ts'
import { MAX_EXPIRED_PER_SWEEP, MAX_SWEPT } from '#core/limits.ts'
import type { ChangedSession } from '#core/port/shared-state.ts'
import type { Ports } from '#core/ports.ts'
import { kept_text } from '#core/redact.ts'
import { quarantine_of } from '#core/report/session.ts'
import type { SessionChange } from '#core/session/entry.ts'

/**
 * Ends a session's enforcement; `released` is false when there was none. Throws ENGINE_UNAVAILABLE, with nothing
 * changed.
 */
export async function release_session(
  session_id: string,
  by: { actor: string; reason: string | null },
  ports: Ports,
): Promise<Released> {
  const { changed } = await change_session(session_id, { kind: 'release' }, ports)
  if (changed) ports.log.info('enforcement_released', { session_id, by: by.actor, reason: by.reason })
  return { session_id, released: changed }
}

/** Starts or ends the quarantine of a session, known or not. Throws ENGINE_UNAVAILABLE, with nothing changed. */
export async function quarantine_session(
  session_id: string,
  action: 'quarantine' | 'release',
  by: { actor: string; reason: string | null },
  ports: Ports,
): Promise<QuarantineChanged> {
  const kind = action === 'quarantine' ? 'quarantine' : 'unquarantine'
  const { actor, reason } = by
  const change = {
    kind,
    by: kept_text(actor, ports.settings),
    reason: reason === null ? null : kept_text(reason, ports.settings),
  } as const
  // Approvals whose refusal failed when the quarantine began must not become answerable when it ends.
  if (action === 'release' && (await is_quarantined(session_id, ports))) await deny_quarantined(session_id, ports)
  const { changed, view } = await change_session(session_id, change, ports)
  if (changed && action === 'quarantine') await deny_quarantined(session_id, ports)
  return {
    session_id,
    action,
    changed,
    quarantined: view.state.quarantined === 1,
    released: changed && action === 'release',
    quarantine: quarantine_of(view.state, ports.clock),
  }
}

async function is_quarantined(session_id: string, { shared }: Ports): Promise<boolean> {
  return (await shared.view(session_id))?.state.quarantined === 1
}

/**
 * Refuses approvals that still wait in quarantined sessions, because a process ended between the quarantine and its
 * refusals. Called at start, before the first request. Returns how many. Throws ENGINE_UNAVAILABLE when approvals
 * cannot be read.
 */
export async function deny_left_open(ports: Ports): Promise<number> {
  const looked_at = new Set<string>()
  let denied = 0
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<Ports['store']['list']>> = await ports.store.list('approval', {
      state: 'pending',
      order: 'created_asc',
      limit: MAX_EXPIRED_PER_SWEEP,
      ...(cursor !== null && { cursor }),
    })
    for (const { session_id } of page.rows) {
      if (session_id === null || looked_at.has(session_id)) continue
      looked_at.add(session_id)
      const row = await ports.store.session(session_id)
      if (row?.quarantined) denied += await deny_quarantined(session_id, ports)
    }
    cursor = page.next_cursor
  } while (cursor !== null)
  return denied
}

/** Ends enforcements whose cooldown is over, at most one second late (CONTRACT 6.2). Returns how many; never throws. */
export async function sweep_sessions(ports: Ports): Promise<number> {
  const swept = await ports.shared.sweep(ports.clock.now_ms(), MAX_SWEPT)
  const saved = await Promise.all(
    swept.map((session) =>
      save(session, ports).then(
        () => 1,
        (cause) => {
          // `undo` has enforced the session again: the next sweep tries once more.
          ports.log.warn('cooldown_not_saved', { session_id: session.row.session_id, cause: reason_of(cause) })
          return 0
        },
      ),
    ),
  )
  return saved.reduce<number>((sum, one) => sum + one, 0)
}

async function change_session(session_id: string, change: SessionChange, ports: Ports): Promise<ChangedSession> {
  const session = await ports.shared.change(session_id, change, ports.clock.now_ms())
  if (session.changed || session.view.transitions.length > 0) await save(session, ports)
  return session
}

/** Makes a change durable, then announces it. */
async function save(session: ChangedSession, ports: Ports): Promise<void> {
  try {
    await ports.store.append({ session: session.row })
  } catch (cause) {
    await session.undo()
    throw cause
  }
  const timestamp = ports.clock.iso(ports.clock.now_ms())
  ports.bus.publish(session.view.transitions.map((transition) => transition_event(transition, timestamp)))
}
