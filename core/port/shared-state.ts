// The SharedState port: what all instances of a gateway must agree on, one atomic step at a time.
// Source: ARCHITECTURE 4; CONTRACT 1.5, 4.1.
import type { DecisionWord } from '#core/contract/decision.ts'
import type { DecisionResult } from '#core/decision/request.ts'
import type { FileFacts } from '#core/policy/verdict.ts'
import type { Answered, Claim, Entered, Entry, Held, SessionChange, SessionView } from '#core/session/entry.ts'
import type { RetryMarker } from '#core/session/retry.ts'
import type { SessionRow } from '#core/session/row.ts'

/** One recorded action, reduced to what matters for later ones. */
export interface PastAction extends Pick<Entry, 'learned' | 'stirs' | 'step' | 'serious_effects'> {
  event_id: string
  at_ms: number
  decision: DecisionWord
  /** The decision was a rule's. */
  ruled: boolean
  /** The approval of the action, with its state. */
  approval: { id: string; state: string } | null
}

/** The memory of a session while it is rebuilt from its records. */
export interface Recollection {
  session_id: string
  /** The root for relative paths when events do not name one. */
  workspace_root: string
  /** What is known so far. */
  facts(): FileFacts | null
  /** Adds an action; oldest first, in order with the outputs between them. */
  add(past: PastAction): void
  /**
   * Adds an output that gave the agent instructions and named these hosts, repositories and packages (`told`), or that
   * said what existed already (`failed`).
   */
  tell(told: readonly string[], failed: readonly string[]): void
  /** Adds what an output proved. */
  show(facts: FileFacts): void
}

/** Rebuilds a session's past. Throws what the store throws: then nothing is known, and the next caller tries again. */
export type Recall = (memory: Recollection) => Promise<void>

/** What all instances must agree on. Each call is one atomic step: one script remotely, one synchronous function locally. */
export interface SharedState {
  /**
   * Takes only the idempotency claim, for an evaluation that takes long before `enter`: duplicates wait from now on.
   * Followed by `enter`, or by `drop` on failure.
   */
  hold(claim: Claim): Promise<Held | Answered>
  /**
   * Applies one event to its session: idempotency claim (unless held), lease, repetition of a denial, counters,
   * enforcement, quarantine. When it throws, a claim that was held stays held.
   */
  enter(entry: Entry, held?: Held | null): Promise<Entered>
  /**
   * What the session wrote, downloaded and read; null when nothing is known. A past that this process does not know is
   * rebuilt first, once for all concurrent callers.
   */
  facts(session_id: string, recall?: Recall): Promise<FileFacts | null>
  /**
   * The decision is durable: duplicates of the claim get it, or, after a missed deadline, are evaluated again as a
   * retry.
   */
  settle(claim: string, outcome: Settled): Promise<void>
  /** The attempt failed before it was durable: undoes its effects on the session, frees claim and lease. */
  drop(claim: string): Promise<void>
  /** Operator changes: release, quarantine, settle an approval. `row` is the session afterwards, for the store. */
  change(session_id: string, change: SessionChange, now_ms: number): Promise<ChangedSession>
  view(session_id: string): Promise<SessionView | undefined>
  /**
   * Counts one request. 0, or the milliseconds until the oldest counted one leaves the window (CONTRACT 0.9); a refused
   * request is not counted. Setting the clock back locks nobody out.
   */
  spend(rate_key: string): Promise<number>
  /** Whether a heartbeat of this session and type is due, rather than recorded a moment ago (CONTRACT 2.2). */
  beat(key: string): Promise<boolean>
  /** Ends cooldowns that are over and removes expired claims; reports each transition exactly once. */
  sweep(now_ms: number, max: number): Promise<ChangedSession[]>
  /** Called once before the first event: loads from the store what must be known at once. */
  restore(): Promise<void>
  /** Stored idempotency entries (`cache_size` of /health). */
  claims(): number
  /** Approvals that wait now, over all sessions. */
  pending_approvals(): Promise<number>
}

/** A session after a change other than an event. */
export interface ChangedSession {
  /** Its `transitions` are announced once the row is durable. */
  view: SessionView
  row: SessionRow
  changed: boolean
  /** Restores enforcement and quarantine when the row could not be saved. */
  undo(): Promise<void>
}

/** How an attempt ended once its record was durable. */
export type Settled = { kind: 'result'; result: DecisionResult } | { kind: 'retry'; marker: RetryMarker }
