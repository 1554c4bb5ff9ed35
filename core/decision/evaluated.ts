// The result of an evaluation, and what is made of it. Source: CONTRACT 1.4, 1.9; STYLE section 6.
import type { ScopeEvaluation } from '#core/contract/scope.ts'
import type { StreamEvent } from '#core/contract/stream.ts'
import type { L3Trace } from '#core/contract/trace.ts'
import type { DecisionRequest, DecisionResult } from '#core/decision/request.ts'
import type { Lesson } from '#core/pattern/learn.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { DocumentWrite, Write } from '#core/port/store.ts'
import type { L3Standing } from '#core/review/third-look.ts'
import type { Entry, SessionView } from '#core/session/entry.ts'
import type { RetryMarker } from '#core/session/retry.ts'
import type { SessionRow } from '#core/session/row.ts'
import type { SkillUse } from '#core/skill-trust/seen.ts'

/** An event with everything the parts of the gateway found out about it, and the session after it. */
export interface Evaluated {
  request: DecisionRequest
  verdict: Verdict
  entry: Entry
  view: SessionView
  /** The session right after this event; written in the record's transaction. */
  row: SessionRow
  /** Canonical JSON of the event as received. */
  event_json: string
  policy_version: string
  retry: RetryMarker | null
  /** The skill that the event names, as the registry knows it. */
  skill: SkillUse | null
  /** The evaluation of the scope profile; null when none applies. */
  scope: ScopeEvaluation | null
  /** What patterns can learn from it; null while they are off. */
  lesson: Lesson | null
  /** Whether L3 is available, and whether it starts by itself. */
  standing: L3Standing
  /** The trace of an L3 review inside this decision; null when there was none. */
  trace: L3Trace | null
  /** The record carries its risk taxonomy (CONTRACT 17). */
  classified: boolean
  /** The approval whose lease this decision uses up; marked in the same transaction. */
  lease: DocumentWrite | null
}

/** What leaves the gateway: to the caller, to the store, to subscribers. */
export interface Outcome {
  result: DecisionResult
  write: Write
  events: StreamEvent[]
}

/** The id of this evaluation's record: a retry after a missed deadline updates the first record (CONTRACT 1.5). */
export function record_id_of({ retry, entry }: Pick<Evaluated, 'retry' | 'entry'>): number {
  return retry?.record_id ?? entry.record_id
}
