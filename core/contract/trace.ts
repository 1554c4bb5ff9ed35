// What an L3 review leaves in the record: its turns, its verdict, what it looked at. Source: CONTRACT 11.4, 11.5.
import * as z from 'zod'
import { RiskLevel } from '#core/contract/decision.ts'
import { count } from '#core/contract/member.ts'

export const L3_STATES = [
  'disabled',
  'enabled',
  'not_triggered',
  'skipped',
  'running',
  'completed',
  'degraded',
] as const
/** CONTRACT 11.4: how far L3 is with one decision. */
export type L3State = (typeof L3_STATES)[number]

export const L3_REASON_CODES = [
  'none',
  'trigger_not_matched',
  'hard_cap_exceeded',
  'llm_call_failed',
  'llm_timeout',
  'max_turns_exceeded',
  'llm_response_parse_failed',
  'llm_response_unresolvable_risk_level',
  'format_retry_failed',
  'analysis_exception',
  'requested_non_whitelisted_tool',
  'tool_call_budget_exhausted',
  'budget_exhausted',
  'deadline_too_short',
  'local_l3_unavailable',
  'local_l3_not_completed',
  'requested_but_not_run',
  'unknown_degraded',
] as const
/** Why L3 has no verdict, or none that counts (CONTRACT 11.4). */
export type L3ReasonCode = (typeof L3_REASON_CODES)[number]

const L3_TRIGGERS = [
  'demanded',
  'enforcement',
  'suspicious_sequence',
  'cumulative_risk',
  'complex_payload',
  'advisory',
] as const
/** Why a review runs; `advisory`: an operator or the background asked for it. */
export type L3Trigger = (typeof L3_TRIGGERS)[number]

export const TraceEvidence = z.object({
  reasoning_turns: count,
  tools_observed: z.array(z.string()),
  key_findings: z.array(z.string()),
  records_read: count,
  budget_remaining: count,
})
/** What a review looked at, in numbers and redacted sentences. */
export type TraceEvidence = z.infer<typeof TraceEvidence>

const Turn = z.object({
  /** From 1, over all kinds. */
  turn: z.int().min(1),
  kind: z.enum(['llm_call', 'tool_call', 'format_retry']),
  tool: z.string().optional(),
  summary: z.string(),
  latency_ms: z.number().min(0),
})
/** One exchange with the model, or one tool call. */
export type Turn = z.infer<typeof Turn>

export const L3Trace = z.object({
  trigger_reason: z.enum(L3_TRIGGERS),
  trigger_detail: z.string().nullable(),
  mode: z.enum(['multi_turn', 'single_turn']),
  turns: z.array(Turn),
  verdict: z
    .object({ risk_level: RiskLevel, confidence: z.number().min(0).max(1), findings: z.array(z.string()) })
    .nullable(),
  total_latency_ms: z.number().min(0),
  tool_calls_used: count,
  degraded: z.boolean(),
  l3_reason_code: z.enum(L3_REASON_CODES),
  evidence_summary: TraceEvidence,
})
/** Neither text of the model nor output of a tool is in it as such: findings are redacted and cut, the rest is counted. */
export type L3Trace = z.infer<typeof L3Trace>
