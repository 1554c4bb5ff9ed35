// Operator changes of a session: release, quarantine, settle an approval. Source: CONTRACT 3.2, 3.4, 6.3, 6.4.

import type { SessionChange, Transition } from '#core/session/entry.ts'
import { release } from '#core/session/reduce.ts'
import type { SessionState } from '#core/session/state.ts'

export interface Changed {
  changed: boolean
  /** Pending approvals that ended. */
  settled: string[]
  transitions: Transition[]
}

/** Applies one change; a change that changes nothing says so. Mutates `state`. */
export function apply_change(state: SessionState, change: SessionChange, now_ms: number): Changed {
  switch (change.kind) {
    case 'release':
      if (state.enforced === 0) return unchanged()
      return { changed: true, settled: [], transitions: [release(state, 'operator')] }
    case 'quarantine': {
      if (state.quarantined === 1) return unchanged()
      state.quarantined = 1
      state.quarantine_blocked = 0
      const pending = state.waiting.filter((waiting) => waiting.state === 'pending')
      state.waiting = state.waiting.filter((waiting) => waiting.state !== 'pending')
      return {
        changed: true,
        settled: pending.map((waiting) => waiting.approval_id),
        transitions: [quarantine(state, 'quarantined', change.by)],
      }
    }
    case 'unquarantine':
      if (state.quarantined === 0) return unchanged()
      state.quarantined = 0
      return { changed: true, settled: [], transitions: [quarantine(state, 'released', change.by)] }
    case 'settle': {
      const waiting = state.waiting.find((one) => one.approval_id === change.approval_id && one.state === 'pending')
      if (!waiting) return unchanged()
      if (change.state === 'expired' || change.lease_until_ms <= now_ms) {
        state.waiting = state.waiting.filter((one) => one !== waiting)
      } else {
        waiting.state = change.state
        waiting.until_ms = change.lease_until_ms
      }
      return { changed: true, settled: [change.approval_id], transitions: [] }
    }
    case 'use_lease': {
      const lease = state.waiting.find((one) => one.approval_id === change.approval_id && one.state === 'allowed')
      if (!lease) return unchanged()
      state.waiting = state.waiting.filter((one) => one !== lease)
      return { changed: true, settled: [], transitions: [] }
    }
  }
}

function unchanged(): Changed {
  return { changed: false, settled: [], transitions: [] }
}

function quarantine(state: SessionState, to: 'quarantined' | 'released', by: string): Transition {
  return { kind: 'quarantine', session_id: state.session_id, state: to, reason_code: 'operator', by }
}
