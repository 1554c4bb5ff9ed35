// Request and result of one decision, independent of dialects. Every transport (HTTP, socket, beta, gamma, webhook,
// upstream connection) builds a DecisionRequest and renders a DecisionResult.
import type { Caller } from '#core/caller.ts'
import type { CanonicalDecision, Tier } from '#core/contract/decision.ts'
import type { CanonicalEvent } from '#core/contract/event.ts'
import type { Context } from '#core/contract/rpc.ts'
import type { L3ReasonCode, L3State } from '#core/contract/trace.ts'

/** The transport a request came through; metrics and records name it. */
export type Transport = 'http' | 'socket' | 'beta' | 'gamma' | 'webhook' | 'alpha-ws'

/** One event to decide, with its caller and deadline. */
export interface DecisionRequest {
  /** Idempotency key of the caller; null when the form has no stable id (each call is new). */
  request_id: string | null
  /** 1 to 5000, counted from `started_ms`. */
  deadline_ms: number
  tier: 'L1' | 'L2'
  event: CanonicalEvent
  /**
   * The event as it was sent, when the dialect added to it; repeated `request_id`s are compared by it (CONTRACT 1.5).
   */
  sent_event?: object
  context: Context | null
  caller: Caller
  transport: Transport
  /** `caller_adapter` in reports when the context names none. */
  adapter: string
  /** Monotonic ms at which the request body was complete. */
  started_ms: number
  /** The client applies `modified_payload` (CONTRACT 1.8, dialect table 2.6). */
  can_modify: boolean
  /** Decided and recorded without approval; the reply always has the allow form (CONTRACT 2.4 `mode=observe`). */
  observe: boolean
  /** Latest end of an approval of this action, epoch ms: the asking framework stops waiting then (CONTRACT 2.10). */
  approval_until_ms?: number
  /** Life of the idempotency claim when it must exceed CONTRACT 1.5's, because redeliveries may come minutes later. */
  claim_ttl_ms?: number
}

/** A decision in the form from which every dialect renders its reply. */
export interface DecisionResult {
  decision: CanonicalDecision
  /** `decision` as JSON text: serialised once, used by the record and by every reply. */
  decision_json: string
  actual_tier: Tier
  /** Timestamp of the evaluation, unchanged on cached replies. */
  served_at: string
  /** max(D1, D2, D3) of the evaluation: PermissionRequest hooks are answered by it (CONTRACT 2.6). */
  danger: number
  record_id: number
  l3_available: boolean
  l3_requested: boolean
  l3_state: L3State
  l3_reason: string | null
  l3_reason_code: L3ReasonCode
}

/** Milliseconds from the complete request to `now_ms` (monotonic), with three decimals: `decision_latency_ms` (CONTRACT 1.4). */
export function latency_ms({ started_ms }: DecisionRequest, now_ms: number): number {
  return Math.round((now_ms - started_ms) * 1000) / 1000
}
