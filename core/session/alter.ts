// A change of a session that is not an event, as plain data: a session is rebuilt from its steps when a write failed, and
// another instance takes the same steps. Source: CONTRACT 3, 6.
import { apply_change, type Changed } from '#core/session/change.ts'
import { cool_down, is_cool } from '#core/session/enforcement.ts'
import type { SessionChange } from '#core/session/entry.ts'
import type { SessionState } from '#core/session/state.ts'
import type { Settings } from '#core/settings.ts'

/** What is changed without an event. */
export type Alteration =
  /** By an operator, a settled approval or a scanned output. */
  | { kind: 'change'; change: SessionChange; now_ms: number }
  /** The end of an enforcement whose cooldown is over. */
  | { kind: 'cool'; now_ms: number }
  /** The members as they were before a change whose write failed. */
  | { kind: 'restore'; members: Partial<SessionState> }

/** Applies it and says what came of it. Mutates `state`. */
export function alter(state: SessionState, alteration: Alteration, settings: Settings): Changed {
  switch (alteration.kind) {
    case 'change': {
      const { change, now_ms } = alteration
      // A cooldown that is over ended the period by itself; nothing is left to release.
      if (change.kind === 'release' && is_cool(state, now_ms, settings))
        return { changed: false, settled: [], transitions: cool_down(state, now_ms, settings) }
      return apply_change(state, change, now_ms)
    }
    case 'cool': {
      const transitions = cool_down(state, alteration.now_ms, settings)
      return { changed: transitions.length > 0, settled: [], transitions }
    }
    case 'restore':
      Object.assign(state, alteration.members)
      return { changed: true, settled: [], transitions: [] }
  }
}
