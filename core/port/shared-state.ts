// The SharedState port: what all instances of a gateway must agree on, one atomic step at a time.
// Source: ARCHITECTURE 4; CONTRACT 1.5, 4.1.
import type { DecisionWord } from '#core/contract/decision.ts'
import type { DecisionResult } from '#core/decision/request.ts'
import type { FileFacts } from '#core/policy/verdict.ts'
import type { Answered, Claim, Entered, Entry, Held, SessionChange, SessionView } from '#core/session/entry.ts'
import type { RetryMarker } from '#core/session/retry.ts'
import type { SessionRow } from '#core/session/row.ts'

/** What one recorded action means for the ones after it. */
export interface PastAction extends Pick<Entry, 'learned' | 'stirs' | 'step' | 'serious_effects'> {
  event_id: string
  at_ms: number
  decision: DecisionWord
  /** A rule decided. */
  ruled: boolean
  /** The approval it waits or waited for, with its state. */
  approval: { id: string; state: string } | null
}

/** The memory of a session while its past is found in its records. */
export interface Recollection {
  session_id: string
  /** What relative paths of its past mean, when its events do not say. */
  workspace_root: string
  /** What is known so far. */
  facts(): FileFacts | null
  /** Oldest first, like what outputs told between them. */
  add(past: PastAction): void
  /** An output gave the agent orders, and named these hosts, repositories and packages, or said what was there already. */
  tell(told: readonly string[], failed: readonly string[]): void
  /** An output proved something. */
  show(facts: FileFacts): void
}

/** Tells a session's past. Throws what the store throws: then nothing is known and the next one who asks tries again. */
export type Recall = (memory: Recollection) => Promise<void>

/** What all instances must agree on. Each call is one atomic step: one script remotely, one synchronous function locally. */
export interface SharedState {
  /**
   * The idempotency claim alone, for an evaluation that takes its time before it enters: duplicates wait for it from now on.
   * Followed by `enter`, or by `drop` when it fails before.
   */
  hold(claim: Claim): Promise<Held | Answered>
  /**
   * Idempotency claim (unless it is held already), lease, repeat after denial, counters, enforcement, quarantine: the session
   * before and after this event. When it throws, a claim that was held before still is.
   */
  enter(entry: Entry, held?: Held | null): Promise<Entered>
  /**
   * What the session wrote, downloaded and read; null when nothing is known. A session with a past that this process does not
   * know is recalled first, once for all who ask.
   */
  facts(session_id: string, recall?: Recall): Promise<FileFacts | null>
  /** The decision is durable: duplicates of this claim now get it, or after a missed deadline are evaluated again as a retry. */
  settle(claim: string, outcome: Settled): Promise<void>
  /** The attempt failed before it was durable: its effects on the session are undone, claim and lease are free again. */
  drop(claim: string): Promise<void>
  /** Operator changes: release, quarantine, settle an approval. `row` is the session afterwards, for the store. */
  change(session_id: string, change: SessionChange, now_ms: number): Promise<ChangedSession>
  view(session_id: string): Promise<SessionView | undefined>
  /**
   * 0, or the milliseconds until the oldest counted request leaves the window (CONTRACT 0.9). A refused request is not counted.
   * `now_ms` is monotonic: a clock that is set back must not lock anybody out.
   */
  spend(rate_key: string, now_ms: number): Promise<number>
  /** Whether a heartbeat of this session and type is to be recorded now, or was recorded a moment ago (CONTRACT 2.2). */
  beat(key: string): Promise<boolean>
  /** Cooldowns that are over and claims that expired; each transition is reported exactly once. */
  sweep(now_ms: number, max: number): Promise<ChangedSession[]>
  /** Called once before the first event: takes over from the store what must be known before anyone asks for it. */
  restore(): Promise<void>
  /** Stored idempotency entries (`cache_size` of /health). */
  claims(): number
  /** Approvals that wait now, over all sessions. */
  pending_approvals(): Promise<number>
}

/** A session after a change that no event made. */
export interface ChangedSession {
  /** Its `transitions` are what is to be announced once the row is durable. */
  view: SessionView
  row: SessionRow
  changed: boolean
  /** The row could not be saved: enforcement and quarantine are as they were before. */
  undo(): Promise<void>
}

/** How an attempt ended once its record was durable. */
export type Settled = { kind: 'result'; result: DecisionResult } | { kind: 'retry'; marker: RetryMarker }
