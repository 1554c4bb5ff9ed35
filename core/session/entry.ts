// What enters a session and what comes out: the vocabulary between the straight line (core/decide.ts), the reducer
// (core/session/reduce.ts) and the SharedState adapters. Plain data, so that a remote script can run the same step.
import type { DecisionSource, DecisionWord, RiskLevel } from '#core/contract/decision.ts'
import type { EventType } from '#core/contract/event.ts'
import type { L3ReasonCode, L3State, TraceEvidence } from '#core/contract/trace.ts'
import type { DecisionResult } from '#core/decision/request.ts'
import type { VerdictWord } from '#core/policy/effects/kind.ts'
import type { FileFacts } from '#core/policy/verdict.ts'
import type { RetryMarker } from '#core/session/retry.ts'
import type { SessionRow } from '#core/session/row.ts'
import type { SequenceAlert, Step } from '#core/session/sequence.ts'
import type { QuarantineNote, SessionState } from '#core/session/state.ts'

/** What the skill registry says to an action (CONTRACT 13.7); a trusted skill says nothing. */
export type SkillWord = 'block' | 'audit'

/** What became of a demand for L3 (CONTRACT 11.3, 11.4). */
export interface L3View {
  state: L3State
  reason_code: L3ReasonCode
  reason: string
  /** The level of its verdict; null without one: an action then waits for a person. */
  level: RiskLevel | null
  /** What it looked at, for the session; null when it did not run. */
  evidence: TraceEvidence | null
}

/** What an enforced scope profile says to an action (CONTRACT 14.5). */
export interface ScopeWord {
  word: 'block' | 'defer'
  /** One sentence. */
  reason: string
}

/** What the tiers beyond L1 found about an event, before its session is known (CONTRACT 11.2). */
export interface TierView {
  /** L1: the deeper tier ran and had no usable answer. */
  actual: 'L1' | 'L2' | 'L3'
  /** The level the event is raised to at least. */
  level: RiskLevel
  /** Below 0.5 the level is raised by one step at most; null: rules, which are sure. */
  confidence: number | null
  /** What rules found besides a model; it counts whatever the model says. */
  ruled?: RiskLevel
  reason: string | null
  /** Why there is no answer of a model; `none` otherwise. */
  reason_code: string
  /** Facts the model rests its answer on, in the gateway's words. */
  evidence?: readonly string[]
  /** L3 was demanded, by the caller or by enforcement; null when it was not. */
  l3: L3View | null
}

/** An active learned pattern that matches (CONTRACT 15). */
export interface PatternHit {
  id: string
  word: 'audit' | 'defer'
}

/** The right to evaluate a call that can be recognised when it comes again (CONTRACT 1.5). */
export interface Claim {
  key: string
  event_hash: string
  /** Time to live after completion. */
  ttl_ms: number
}

/** One evaluated event on its way into its session. */
export interface Entry {
  /** Null when the call has no stable id. */
  claim: Claim | null
  record_id: number
  /** Receipt time of the record, ms; never decreases within a session. */
  at_ms: number
  event: {
    event_id: string
    event_type: EventType
    session_id: string
    agent_id: string
    source_framework: string
    caller_adapter: string
    workspace_root: string
    transcript_path: string
    tool_name: string | null
    risk_hints: readonly string[]
    /** The event is a session end (CONTRACT 4.1). */
    ends: boolean
  }
  verdict: {
    word: VerdictWord
    rule_id: string | null
    d1: number
    d2: number
    d3: number
    locked: boolean
    /** A matched rule said defer or block: it counts for D4 (CONTRACT 1.7). */
    rule_driven: boolean
    /** The client can apply the rewrite that this verdict offers. */
    rewritable: boolean
  }
  /** Trust shortfall of the agent, 0..2. */
  d5: number
  /** Hash of {tool class, effective parameters, cwd}; null for observed events and allowed actions. */
  fingerprint: string | null
  /** Id and timeout the approval gets if this entry needs one. */
  approval: { id: string; expires_at_ms: number } | null
  /** Decided and recorded, but no approval is created (gamma `mode=observe`). */
  observe: boolean
  /** Row 4 of CONTRACT 1.8; absent when the event names no skill or the skill is trusted. */
  skill?: SkillWord | null
  /** Row 7 of CONTRACT 1.8; absent when only L1 looked. */
  tier?: TierView | null
  /** Row 9 of CONTRACT 1.8. */
  scope?: ScopeWord | null
  /** Row 10 of CONTRACT 1.8. */
  pattern?: PatternHit | null
  /** What the action did to files, secrets and hosts, for later steps; null when nothing. */
  learned: FileFacts | null
  /** The action changes something: what was looked at while it ran may be another way behind it. */
  stirs: boolean
  /** What the action means for sequences over several steps; null when nothing (CONTRACT 16.4). */
  step: Step | null
  /** Fingerprints of the effects a refusal of this action would be about (ENGINE 11); empty when nothing objects to it. */
  serious_effects: readonly string[]
}

/** The session as of one event: what `conclude` turns into a decision. */
export interface SessionView {
  /** Live state: read what is needed before the next await, later events change it. */
  state: SessionState
  first: boolean
  previous_level: RiskLevel | null
  level: RiskLevel
  d4: number
  composite: number
  /** The level L1 alone gives, the D3 a deeper tier raised, and what L2 found; absent when none raised it. */
  raised?: { from: RiskLevel; d3: number; because: string | null } | null
  /** What a deeper tier or the scope profile found, when it decided. */
  because?: string | null
  decision: DecisionWord
  policy_id: string
  source: DecisionSource
  /** Why the decision is what it is, in the order of CONTRACT 1.8. */
  cause:
    | 'rule'
    | 'floor'
    | 'none'
    | 'quarantine'
    | 'finding'
    | 'sequence'
    | 'enforcement'
    | 'denied'
    | 'lease'
    | 'queue-full'
    | 'tier'
    | 'scope'
    | 'skill'
    | 'pattern'
  /** Set on a defer: `joined` when the action already waits. */
  approval: { id: string; expires_at_ms: number; joined: boolean } | null
  /** The lease or denial that decided. */
  settled_approval_id: string | null
  transitions: readonly Transition[]
  /** Sequences that this action completes. */
  sequences: readonly SequenceAlert[]
  /** With this event the levels of the last ones reach the sum at which a review starts by itself (CONTRACT 11.3). */
  adds_up?: boolean
}

/** A change of session state that is announced on the stream. */
export type Transition =
  | {
      kind: 'enforcement'
      session_id: string
      state: 'enforced' | 'released'
      action: string
      high_risk_count: number
      cause: 'threshold' | 'operator' | 'cooldown'
    }
  | {
      kind: 'quarantine'
      session_id: string
      state: 'quarantined' | 'released'
      reason: string | null
      reason_code: QuarantineNote['reason_code']
      by: string
    }

/** `fresh`: this call decides, and its claim has to be settled or dropped. */
export type Entered =
  | { kind: 'fresh'; claim: string; view: SessionView; row: SessionRow; retry: RetryMarker | null }
  | Answered

/** The call was evaluated before, or its key belongs to another event. */
export type Answered = { kind: 'replay'; result: DecisionResult } | { kind: 'conflict' }

/** A claim that is held: until `enter`, `settle` or `drop` duplicates wait. */
export interface Held {
  kind: 'held'
  claim: string
  retry: RetryMarker | null
}

/** Operator changes. */
export type SessionChange =
  | { kind: 'release' }
  | { kind: 'quarantine'; by: string; reason: string | null }
  | { kind: 'unquarantine'; by: string; reason: string | null }
  | { kind: 'settle'; approval_id: string; state: 'allowed' | 'denied' | 'expired'; lease_until_ms: number }
  /** A held call went ahead with this approval: its lease must not serve a second one (CONTRACT 3.4). */
  | { kind: 'use_lease'; approval_id: string }
  /**
   * An output was scanned: its score (4 decimals), what the next pre_action gets for it (CONTRACT 16.3), and what it named when it
   * gave the agent orders (core/policy/effects/session/told.ts).
   */
  | {
      kind: 'post_action'
      score: number
      next: 'defer' | 'block' | null
      told: readonly string[]
      failed: readonly string[]
    }
