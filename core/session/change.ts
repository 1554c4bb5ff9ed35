// Operator changes of a session: release, quarantine, settle an approval. Source: CONTRACT 3.2, 3.4, 6.3, 6.4.
import { ewma_step } from '#core/policy/score.ts'
import { release } from '#core/session/enforcement.ts'
import type { SessionChange, Transition } from '#core/session/entry.ts'
import { confine, free } from '#core/session/quarantine.ts'
import type { SessionState } from '#core/session/state.ts'

/** Result of an operator change. */
export interface Changed {
  changed: boolean
  /** Pending approvals that ended. */
  settled: string[]
  transitions: Transition[]
}

/** Applies one change; a change without effect is reported as such. Mutates `state`. */
export function apply_change(state: SessionState, change: SessionChange, now_ms: number): Changed {
  switch (change.kind) {
    case 'release':
      if (state.enforced === 0) return unchanged()
      return { changed: true, settled: [], transitions: [release(state, 'operator')] }
    case 'quarantine': {
      if (state.quarantined === 1) return unchanged()
      const pending = state.waiting.filter((waiting) => waiting.state === 'pending')
      const { by, reason } = change
      return {
        changed: true,
        settled: pending.map((waiting) => waiting.approval_id),
        transitions: [confine(state, { reason, reason_code: 'operator', at_ms: now_ms, by })],
      }
    }
    case 'unquarantine': {
      const transition = free(state, change.by, change.reason, now_ms)
      return transition ? { changed: true, settled: [], transitions: [transition] } : unchanged()
    }
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
    case 'post_action':
      return scored(state, change.score, change.next)
    case 'use_lease': {
      const lease = state.waiting.find((one) => one.approval_id === change.approval_id && one.state === 'allowed')
      if (!lease) return unchanged()
      state.waiting = state.waiting.filter((one) => one !== lease)
      return { changed: true, settled: [], transitions: [] }
    }
  }
}

/** Adds a post-action score to the sums (CONTRACT 4.2) and keeps the stricter of two pending consequences. */
function scored(state: SessionState, score: number, next: 'defer' | 'block' | null): Changed {
  state.post_ewma = state.post_count === 0 ? score : ewma_step(state.post_ewma, score)
  state.post_count++
  state.post_latest = score
  state.post_sum += score
  state.post_next = Math.max(state.post_next, next === null ? 0 : next === 'defer' ? 1 : 2)
  return { changed: true, settled: [], transitions: [] }
}

function unchanged(): Changed {
  return { changed: false, settled: [], transitions: [] }
}

/** The fields that `undo` restores: confinement and waiting actions. */
export function confinement_of(state: SessionState | undefined): Partial<SessionState> {
  if (!state) return {}
  return {
    enforced: state.enforced,
    enforcement_action: state.enforcement_action,
    enforcement_count: state.enforcement_count,
    enforced_at_ms: state.enforced_at_ms,
    last_high_at_ms: state.last_high_at_ms,
    quarantined: state.quarantined,
    quarantine_blocked: state.quarantine_blocked,
    quarantine: state.quarantine,
    waiting: state.waiting.map((waiting) => ({ ...waiting })),
  }
}
