// What a model answered in one round: a tool call, a verdict, or nothing that can be used. Source: ENGINE 15.
import * as z from 'zod'
import { RiskLevel } from '#core/contract/decision.ts'
import type { L3ReasonCode } from '#core/contract/trace.ts'
import { MAX_TRACE_FINDINGS, MAX_TRACE_TEXT_CHARS } from '#core/limits.ts'
import { redact_text } from '#core/redact.ts'
import { json_answer, type Reading } from '#core/review/model-call.ts'

/** The reviewer's verdict. */
export interface AgentVerdict {
  risk_level: RiskLevel
  confidence: number
  /** Redacted, at most MAX_TRACE_FINDINGS. */
  findings: string[]
}

/** `answer` is the whole object, for readers that ask for more members; its texts are not redacted. */
export type Reply =
  | { kind: 'tool'; name: string; given: unknown }
  | { kind: 'verdict'; verdict: AgentVerdict; answer: Readonly<Record<string, unknown>> }

const ToolCall = z.looseObject({ tool_call: z.looseObject({ name: z.string(), arguments: z.unknown() }) })
const Verdict = z.looseObject({
  risk_level: RiskLevel,
  findings: z.array(z.string()),
  confidence: z.number().min(0).max(1),
})

/**
 * One JSON object, a code fence around it is tolerated. A reply that names a level is a verdict, also beside a tool call, and also in
 * the words of L2 (CONTRACT 11.2): one model answers both tiers and takes the one for the other.
 */
export function read_reply(text: string): Reading<Reply> {
  const said = json_answer(text)
  if (said === null) return { unreadable: 'llm_response_parse_failed' satisfies L3ReasonCode }
  const answer = in_own_words(said)
  if (answer.risk_level === undefined) {
    const call = ToolCall.safeParse(answer)
    if (!call.success) return { unreadable: 'llm_response_parse_failed' satisfies L3ReasonCode }
    const { name, arguments: given } = call.data.tool_call
    return { value: { kind: 'tool', name, given } }
  }
  const parsed = Verdict.safeParse(answer)
  if (!parsed.success) {
    const level = parsed.error.issues.some((issue) => issue.path[0] === 'risk_level')
    const code: L3ReasonCode = level ? 'llm_response_unresolvable_risk_level' : 'llm_response_parse_failed'
    return { unreadable: code }
  }
  const { risk_level, confidence, findings } = parsed.data
  const kept = findings
    .slice(0, MAX_TRACE_FINDINGS)
    .map((one) => redact_text(one).slice(0, MAX_TRACE_TEXT_CHARS).toWellFormed())
  return { value: { kind: 'verdict', verdict: { risk_level, confidence, findings: kept }, answer } }
}

function in_own_words(said: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { risk_level = said.risk_assessment, findings = said.reasons } = said
  return { ...said, risk_level, findings }
}
