// Changes of sessions without an event: by an operator, a settled approval, the end of a cooldown, a start. They are
// rare; shared.ts has what every event does. Source: CONTRACT 3, 6.
import { RISK_LEVELS } from '#core/contract/decision.ts'
import type { session_pasts } from '#core/memory/shared/past.ts'
import type { pending_approvals } from '#core/memory/shared/pending-approvals.ts'
import type { resident_sessions } from '#core/memory/shared/sessions.ts'
import type { ChangedSession } from '#core/port/shared-state.ts'
import type { Store } from '#core/port/store.ts'
import type { Alteration } from '#core/session/alter.ts'
import { confinement_of } from '#core/session/change.ts'
import { is_cool } from '#core/session/enforcement.ts'
import type { SessionChange, SessionView, Transition } from '#core/session/entry.ts'
import type { SessionState } from '#core/session/state.ts'
import type { Settings } from '#core/settings.ts'

/** Sessions under enforcement read at a time. */
const RESTORE_PAGE = 1000

/** The parts of the shared state that such changes touch. */
interface Parts {
  settings: Settings
  store: Pick<Store, 'enforced'>
  sessions: ReturnType<typeof resident_sessions>
  pasts: ReturnType<typeof session_pasts>
  pending: ReturnType<typeof pending_approvals>
  /** What retention removed from the store goes from memory, too. */
  forget_old: (session_id: string) => void
}

/** Each change can be taken back as long as its write is not committed. */
export function session_changes({ settings, store, sessions, pasts, pending, forget_old }: Parts) {
  const resident = async (session_id: string): Promise<void> => {
    forget_old(session_id)
    // A load may have been evicted again under pressure by the time it is looked at.
    while (sessions.peek(session_id) === undefined) await sessions.load(session_id)
  }

  /** Changes a resident session without an event. */
  const change_session = (session_id: string, alteration: Alteration): ChangedSession => {
    const members = confinement_of(sessions.peek(session_id))
    const { result, row, state } = sessions.change(session_id, alteration, settings)
    for (const approval_id of result.settled) pending.remove(approval_id)
    const undo = async () => {
      await resident(session_id)
      sessions.change(session_id, { kind: 'restore', members }, settings)
      for (const approval_id of result.settled) pending.add(approval_id)
    }
    return { view: view_of(state, result.transitions), row, changed: result.changed, undo }
  }

  return {
    /** What an operator or a settled approval changes; a cooldown that is over ends first. */
    async change(session_id: string, change: SessionChange, now_ms: number): Promise<ChangedSession> {
      await pending.known()
      await resident(session_id)
      if (change.kind === 'settle') {
        pending.remove(change.approval_id)
        pasts.answer(session_id, change.approval_id, change.state)
      }
      if (change.kind === 'post_action' && change.told.length + change.failed.length > 0)
        pasts.tell(session_id, change.told, change.failed)
      return change_session(session_id, { kind: 'change', change, now_ms })
    },

    /** Ends the enforcement whose cooldown is over, of at most `max` sessions. */
    cool_down_due(now_ms: number, max: number): ChangedSession[] {
      const cool = sessions.enforced().filter((state) => is_cool(state, now_ms, settings))
      return cool.slice(0, max).map(({ session_id }) => change_session(session_id, { kind: 'cool', now_ms }))
    },

    /** Sessions under enforcement, read at the start. */
    async restore(): Promise<void> {
      await pending.known()
      // Their cooldowns went on while the gateway was stopped, and end although no event comes.
      for (let after = ''; ; ) {
        const ids = await store.enforced(after, RESTORE_PAGE)
        for (const session_id of ids) await sessions.load(session_id)
        if (ids.length < RESTORE_PAGE) return
        after = ids.at(-1) ?? after
      }
    },
  }
}

/** A session as it is, without an event. */
export function view_of(state: SessionState, transitions: readonly Transition[]): SessionView {
  const level = RISK_LEVELS[state.level] ?? 'low'
  return {
    state,
    first: false,
    previous_level: level,
    level,
    d4: state.d4,
    composite: state.composite,
    decision: 'allow',
    policy_id: 'L1-default',
    source: 'policy',
    cause: 'none',
    approval: null,
    settled_approval_id: null,
    transitions,
    sequences: [],
  }
}
