// The newest steps of each session, for sequences over several actions. Bounded per session and in number. Source: ENGINE 17.
import { MAX_SEQUENCE_ALERTS, MAX_SEQUENCE_STEPS } from '#core/limits.ts'
import { completed_sequences, type PlacedStep, type SequenceAlert, type Step } from '#core/session/sequence.ts'

/** What is remembered of one session; plain data. */
export interface SavedSteps {
  ordinal: number
  steps: (PlacedStep & { approval_id: string | null })[]
  /** `sequence|event ids` of alerts that were raised. */
  raised: string[]
}

/** The newest steps of sessions, for sequences over several of them. */
export interface SessionSteps {
  /** Sequences that this action completes and that were not raised yet. Counts the action. */
  complete(session_id: string, event_id: string, at_ms: number, step: Step | null): readonly SequenceAlert[]
  /** The action was allowed or waits for an approval. */
  keep(session_id: string, event_id: string, at_ms: number, step: Step, approval_id: string | null): void
  /** The action did not happen: its attempt failed, or a person refused it. */
  forget(session_id: string, match: { event_id: string } | { approval_id: string }): void
  forget_all(session_id: string): void
  /** A copy of what is remembered; null when nothing is. */
  save(session_id: string): SavedSteps | null
  /** Replaces what is remembered. */
  adopt(session_id: string, saved: SavedSteps | null): void
}

const NONE: readonly SequenceAlert[] = []

/** As many sessions as are known (core/memory/shared/known-sessions.ts). */
export function session_steps(): SessionSteps {
  const rings = new Map<string, SavedSteps>()
  const ring_of = (session_id: string): SavedSteps => {
    const ring = rings.get(session_id) ?? { ordinal: 0, steps: [], raised: [] }
    rings.set(session_id, ring)
    return ring
  }
  return {
    complete(session_id, event_id, at_ms, step) {
      const known = rings.get(session_id)
      // Before the first step that matters there is no place to count from.
      if (known === undefined && step === null) return NONE
      const ring = known ?? ring_of(session_id)
      ring.ordinal++
      if (step === null) return NONE
      const alerts = completed_sequences(ring.steps, { ...step, event_id, at_ms, ordinal: ring.ordinal })
      const fresh = alerts.filter((alert) => !ring.raised.includes(key_of(alert)))
      for (const alert of fresh) ring.raised.push(key_of(alert))
      if (ring.raised.length > MAX_SEQUENCE_ALERTS) ring.raised.splice(0, ring.raised.length - MAX_SEQUENCE_ALERTS)
      return fresh
    },
    keep(session_id, event_id, at_ms, step, approval_id) {
      const ring = ring_of(session_id)
      // A repeated attempt takes the place of the first; it is rare, and the list need not be copied for it.
      const before = ring.steps.findLastIndex((one) => one.event_id === event_id)
      if (before >= 0) ring.steps.splice(before, 1)
      ring.steps.push({ ...step, event_id, at_ms, ordinal: ring.ordinal, approval_id })
      if (ring.steps.length > MAX_SEQUENCE_STEPS) ring.steps.shift()
    },
    forget(session_id, match) {
      const ring = rings.get(session_id)
      if (ring === undefined) return
      ring.steps = ring.steps.filter((step) =>
        'event_id' in match ? step.event_id !== match.event_id : step.approval_id !== match.approval_id,
      )
      // A failed attempt announced nothing: when it comes again, its alert is still to be raised.
      if ('event_id' in match) ring.raised = ring.raised.filter((key) => !key.split('|').includes(match.event_id))
    },
    forget_all: (session_id) => void rings.delete(session_id),
    save(session_id) {
      const ring = rings.get(session_id)
      return ring === undefined ? null : copy_of(ring)
    },
    adopt(session_id, saved) {
      if (saved === null) rings.delete(session_id)
      else rings.set(session_id, copy_of(saved))
    },
  }
}

/** The steps themselves are never changed. */
function copy_of({ ordinal, steps, raised }: SavedSteps): SavedSteps {
  return { ordinal, steps: [...steps], raised: [...raised] }
}

function key_of({ sequence_id, matched_event_ids }: SequenceAlert): string {
  return `${sequence_id}|${[...matched_event_ids].sort().join('|')}`
}
