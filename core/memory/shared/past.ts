// What each session did so far, as far as later steps are judged by it: files, secrets and hosts, steps of sequences,
// refusals. Filled by actions as they happen and, after a restart, from their records. Source: ENGINE 11, 17; CONTRACT
// 16.
import type { DecisionWord } from '#core/contract/decision.ts'
import { known_sessions } from '#core/memory/shared/known-sessions.ts'
import { type SavedOverlay, session_overlays } from '#core/memory/shared/overlay.ts'
import { type SavedSteps, session_steps } from '#core/memory/shared/session-steps.ts'
import { refused } from '#core/policy/repeats.ts'
import type { FileFacts } from '#core/policy/verdict.ts'
import type { PastAction, Recall, Recollection } from '#core/port/shared-state.ts'
import type { Entry } from '#core/session/entry.ts'
import type { SequenceAlert } from '#core/session/sequence.ts'
import type { SessionState } from '#core/session/state.ts'

/** An entry between enter and settle or drop. */
export interface Open {
  entry: Entry
  /** The approval that this entry brought up, by its id. */
  added_approval: string | null
  decision: DecisionWord
  /** A rule decided. */
  ruled: boolean
}

/** The past of sessions, found when it is first asked for. */
export interface SessionPasts {
  /** Whether the past of the session is known, which is a fact also when there is none. */
  knows(session_id: string): boolean
  /** What later steps are judged with; null when there is nothing. */
  facts(session_id: string): FileFacts | null
  /** Fills the past of a session from its records, once for all who wait; without `recall` there is nothing to find. */
  recall(state: SessionState, recall: Recall | undefined): Promise<void>
  /** Sequences that an action completes; counts the action. */
  complete(entry: Entry): readonly SequenceAlert[]
  /** The action was allowed or waits for that approval. */
  keep(entry: Entry, approval_id: string | null): void
  /** An action is durable: what it did, or would have done, is remembered. */
  remember(open: Open): void
  /** A person answered, or the approval ended without an answer. */
  answer(session_id: string, approval_id: string, state: 'allowed' | 'denied' | 'expired'): void
  /** An output gave the agent orders and named these hosts, repositories and packages, or said what had failed. */
  tell(session_id: string, told: readonly string[], failed: readonly string[]): void
  /** The attempt failed, so the action did not happen. */
  undo(entry: Entry): void
  /** Everything that is known of a session. */
  save(session_id: string): SavedPast
  /** Replaces what is known. */
  adopt(session_id: string, saved: SavedPast): void
  /** Returns a function that takes back all steps since; nothing else may happen to the session meanwhile. */
  mark(session_id: string): () => void
  /** Lets go of a session. */
  leave(session_id: string): void
}

/** The past of a session; plain data. */
export interface SavedPast {
  /** False while it was not looked for: some steps of it may be there all the same. */
  known: boolean
  overlay: SavedOverlay | null
  steps: SavedSteps | null
  /** Approvals that wait, by their ids. */
  asked: readonly (readonly [approval_id: string, asked: Asked])[]
}

const NOTHING: readonly SequenceAlert[] = []
const NOTHING_LEARNED = { secrets_read: [], hosts: [], denied_effects: [] }

/** What waits for a person has made nothing yet; what it may lose counts from now on. */
function unowned({ own: _, ...learned }: FileFacts): FileFacts {
  return learned
}

/** What a person would refuse with an approval, and what the session makes its own when the person allows it. */
export interface Asked {
  effects: readonly string[]
  owns: readonly string[]
}

/** Whether an answer changes what later steps are judged with. */
function matters(effects: readonly string[], learned: FileFacts | null): boolean {
  return effects.length > 0 || (learned?.own?.length ?? 0) > 0
}

/** Pasts of the sessions that were seen last (MAX_RESIDENT_SESSIONS); the others are found again in their records. */
export function session_pasts(): SessionPasts {
  const overlays = session_overlays()
  const steps = session_steps()
  /** By session, and by the id of an approval that waits; as many as wait. */
  const asked = new Map<string, Map<string, Asked>>()
  // What a session asked goes with the rest of its past, and is found with it again, as pending or with its answer.
  const forget = (session_id: string): void => {
    overlays.forget(session_id)
    steps.forget_all(session_id)
    asked.delete(session_id)
  }
  const known = known_sessions(forget)

  const ask = (
    approval_id: string,
    session_id: string,
    effects: readonly string[],
    learned: FileFacts | null,
  ): void => {
    const waiting = asked.get(session_id) ?? new Map<string, Asked>()
    asked.set(session_id, waiting)
    waiting.set(approval_id, { effects, owns: learned?.own ?? [] })
    overlays.refuse(session_id, refused('asked', effects))
  }
  /** A recorded action, noted as `keep` and `remember` note one that happens now. */
  const add = (session_id: string, action: PastAction): void => {
    const { event_id, at_ms, decision, ruled, learned, stirs, step, serious_effects, approval } = action
    steps.complete(session_id, event_id, at_ms, step)
    if (decision === 'block') {
      if (ruled && serious_effects.length > 0) overlays.refuse(session_id, refused('block', serious_effects))
      return
    }
    if (stirs) overlays.stir(session_id)
    const waits = decision === 'defer' && approval?.state !== 'allowed'
    if (learned) overlays.learn(session_id, waits ? unowned(learned) : learned)
    const denied = approval?.state === 'denied'
    if (step !== null && !denied) steps.keep(session_id, event_id, at_ms, step, approval?.id ?? null)
    if (approval === null || !matters(serious_effects, learned)) return
    if (denied) overlays.refuse(session_id, refused('defer', serious_effects))
    else if (approval.state === 'pending') ask(approval.id, session_id, serious_effects, learned)
  }
  const tell = (session_id: string, told: readonly string[], failed: readonly string[]): void =>
    overlays.learn(session_id, { ...NOTHING_LEARNED, written: new Map(), told, failed })
  const recollection = ({ session_id, workspace_root }: SessionState): Recollection => ({
    session_id,
    workspace_root,
    facts: () => overlays.get(session_id),
    add: (action) => add(session_id, action),
    tell: (told, failed) => tell(session_id, told, failed),
    show: (facts) => overlays.learn(session_id, facts),
  })

  const leave = (session_id: string): void => {
    known.remove(session_id)
    forget(session_id)
  }

  return {
    knows: (session_id) => known.has(session_id),
    facts: (session_id) => overlays.get(session_id),
    async recall(state, recall) {
      const { session_id } = state
      if (state.event_count === 0 || recall === undefined) {
        known.add(session_id)
        return
      }
      await known.once(session_id, async () => {
        // An attempt that failed half way must not count twice.
        steps.forget_all(session_id)
        await recall(recollection(state))
      })
    },
    complete({ event, at_ms, step }) {
      if (event.event_type !== 'pre_action') return NOTHING
      return steps.complete(event.session_id, event.event_id, at_ms, step)
    },
    keep({ event, at_ms, step }, approval_id) {
      if (step !== null) steps.keep(event.session_id, event.event_id, at_ms, step, approval_id)
    },
    remember({ entry, added_approval, decision, ruled }) {
      const { session_id } = entry.event
      const { learned, stirs, serious_effects } = entry
      // An action that was refused did not happen; what it would have done is remembered as refused.
      if (decision === 'block') {
        if (ruled && serious_effects.length > 0) overlays.refuse(session_id, refused('block', serious_effects))
        return
      }
      if (stirs) overlays.stir(session_id)
      if (learned) overlays.learn(session_id, decision === 'defer' ? unowned(learned) : learned)
      if (added_approval !== null && matters(serious_effects, learned))
        ask(added_approval, session_id, serious_effects, learned)
    },
    answer(session_id, approval_id, state) {
      const denied = state === 'denied'
      if (denied) steps.forget(session_id, { approval_id })
      const waiting = asked.get(session_id)
      const one = waiting?.get(approval_id)
      // The past of a session that is not held any more is found with this answer in it.
      if (waiting === undefined || one === undefined) return
      waiting.delete(approval_id)
      if (waiting.size === 0) asked.delete(session_id)
      overlays.pardon(session_id, refused('asked', one.effects))
      if (denied) overlays.refuse(session_id, refused('defer', one.effects))
      else if (state === 'allowed' && one.owns.length > 0)
        overlays.learn(session_id, { ...NOTHING_LEARNED, written: new Map(), own: one.owns })
    },
    tell,
    undo({ event }) {
      steps.forget(event.session_id, { event_id: event.event_id })
    },
    save(session_id) {
      return {
        known: known.has(session_id),
        overlay: overlays.save(session_id),
        steps: steps.save(session_id),
        asked: [...(asked.get(session_id) ?? [])],
      }
    },
    adopt(session_id, saved) {
      leave(session_id)
      overlays.adopt(session_id, saved.overlay)
      steps.adopt(session_id, saved.steps)
      if (saved.asked.length > 0) asked.set(session_id, new Map(saved.asked))
      if (saved.known) known.add(session_id)
    },
    mark(session_id) {
      const before = steps.save(session_id)
      return () => steps.adopt(session_id, before)
    },
    leave,
  }
}
