// What enters a session and what comes out: the types between core/decide.ts, the reducer (core/session/reduce.ts) and
// SharedState adapters. Plain data, so that a remote script can run the same step.
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

/** The skill registry's verdict on an action (CONTRACT 13.7); a trusted skill has none. */
export type SkillWord = 'block' | 'audit'

/** The result of a demand for L3 (CONTRACT 11.3, 11.4). */
export interface L3View {
  state: L3State
  reason_code: L3ReasonCode
  reason: string
  /** Level of its verdict; null without a verdict: the action then waits for a person. */
  level: RiskLevel | null
  /** What it looked at; null when it did not run. */
  evidence: TraceEvidence | null
}

/** The verdict of an enforced scope profile (CONTRACT 14.5). */
export interface ScopeWord {
  word: 'block' | 'defer'
  /** One sentence. */
  reason: string
}

/** What the tiers beyond L1 found about an event; computed before its session is known (CONTRACT 11.2). */
export interface TierView {
  /** L1 when the deeper tier ran without a usable answer. */
  actual: 'L1' | 'L2' | 'L3'
  /** The level the event is raised to at least. */
  level: RiskLevel
  /**
   * Confidence of a model, 0 to 1; below 0.5 the level rises by at most one step. Null for rules, which are certain.
   */
  confidence: number | null
  /** Level found by rules; it counts whatever the model answers. */
  ruled?: RiskLevel
  reason: string | null
  /** Why the model has no answer; `none` otherwise. */
  reason_code: string
  /** Facts the model bases its answer on, in the gateway's words. */
  evidence?: readonly string[]
  /** L3 was demanded, by the caller or by enforcement; null when it was not. */
  l3: L3View | null
}

/** An active learned pattern that matches (CONTRACT 15). */
export interface PatternHit {
  id: string
  word: 'audit' | 'defer'
}

/** The right to evaluate a call that can be recognised when it is repeated (CONTRACT 1.5). */
export interface Claim {
  key: string
  event_hash: string
  /** Time to live after completion. */
  ttl_ms: number
  /**
   * False once the caller was told that its deadline passed: a call that waited for another one until then takes nothing
   * over, because its next repetition would wait for it in turn. Absent: it waits for ever.
   */
  wanted?: () => boolean
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
  /** Digest of what the action does besides its words; absent for actions that nobody may be asked about. */
  sense?: string
  /** Names of the variables in it; absent when there are none. */
  uses?: readonly string[]
  /** Names of variables whose change gives later commands another meaning; an empty name stands for a directory, an alias, a cluster. */
  turns?: readonly string[]
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
  /** The action changes something, so that what a look saw while it ran may be out of date. */
  stirs: boolean
  /** What the action contributes to sequences of several steps; null when nothing (CONTRACT 16.4). */
  step: Step | null
  /** Fingerprints of the effects a refusal of this action would be about (ENGINE 11); empty when nothing objects to it. */
  serious_effects: readonly string[]
}

/** The session as of one event, from which `conclude` makes the decision. */
export interface SessionView {
  /** Live state: read it before the next await, because later events change it. */
  state: SessionState
  first: boolean
  previous_level: RiskLevel | null
  level: RiskLevel
  d4: number
  /** D4 is raised by a burst of calls of one tool, whatever the session was refused before; absent when it is not. */
  burst?: boolean
  composite: number
  /** The level of L1 alone, the D3 that a deeper tier raised it to, and why; absent when none raised it. */
  raised?: { from: RiskLevel; d3: number; because: string | null } | null
  /** The finding of the deeper tier or scope profile that decided. */
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
  /** With this event the recent levels add up to a sum at which a review starts (CONTRACT 11.3). */
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

/** `fresh`: this call decides, and must settle or drop its claim. */
export type Entered =
  | { kind: 'fresh'; claim: string; view: SessionView; row: SessionRow; retry: RetryMarker | null }
  | Answered

/** The call was evaluated before, or its key belongs to another event. */
export type Answered = { kind: 'replay'; result: DecisionResult } | { kind: 'conflict' }

/** A held claim: duplicates wait until `enter`, `settle` or `drop`. */
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
  /** A held call went ahead with this approval, so its lease must not allow a second one (CONTRACT 3.4). */
  | { kind: 'use_lease'; approval_id: string }
  /**
   * An output was scanned: its score (4 decimals), the consequence for the next pre_action (CONTRACT 16.3), and what it
   * named if it gave the agent instructions (core/policy/effects/session/told.ts).
   */
  | {
      kind: 'post_action'
      score: number
      next: 'defer' | 'block' | null
      told: readonly string[]
      failed: readonly string[]
    }
