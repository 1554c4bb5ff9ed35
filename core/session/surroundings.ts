// What one step of a session must know from outside of it.
import type { SequenceAlert } from '#core/session/sequence.ts'
import type { Settings } from '#core/settings.ts'

/** Settings, and facts about other sessions, as of this event. */
export interface Surroundings {
  settings: Settings
  /** Approvals that wait now, over all sessions. */
  pending_approvals: number
  /** Sequences over earlier steps that this action completes; none when absent. */
  sequences?: readonly SequenceAlert[]
}
