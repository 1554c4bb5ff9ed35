// L2 by a model: one short JSON answer within the deadline. Without a usable answer the L1 result stands. Source:
// CONTRACT 11.2, ENGINE 14.
import * as z from 'zod'
import { RiskLevel } from '#core/contract/decision.ts'
import type { DecisionRequest } from '#core/decision/request.ts'
import { L2_RESERVE_MS, MAX_L2_REASON_CHARS, MAX_L2_REASONS } from '#core/limits.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'
import { redact_text } from '#core/redact.ts'
import { type Answered, type CallPorts, call_model, json_answer, type Reading } from '#core/review/model-call.ts'
import { type Judged, semantic_prompt } from '#core/review/semantic-prompt.ts'
import type { TierView } from '#core/session/entry.ts'

/** Time until the deadline, ms. */
export function remaining_ms({ deadline_ms, started_ms }: DecisionRequest, { clock }: Pick<Ports, 'clock'>): number {
  return deadline_ms - (clock.monotonic_ms() - started_ms)
}

type Assessment = Omit<TierView, 'l3'>

/** Asks within what is left of the deadline. Never throws. */
export async function ask_model(request: DecisionRequest, verdict: Verdict, ports: Ports): Promise<Assessment> {
  const time_ms = Math.min(ports.settings.llm.timeout_ms, remaining_ms(request, ports) - L2_RESERVE_MS)
  if (time_ms <= 0) return unusable('deadline_too_short')
  const answer = await assess(request, verdict, time_ms, ports)
  return answer.ok ? answer.value : unusable(answer.code)
}

/** One question about one event. Never throws. */
export function assess(
  judged: Judged,
  verdict: Verdict,
  timeout_ms: number,
  ports: CallPorts & Pick<Ports, 'ids'>,
): Promise<Answered<Assessment>> {
  const { prompt, facts } = semantic_prompt(judged, verdict, ports)
  const call = { tier: 'L2', timeout_ms, max_tokens: ports.settings.llm.max_tokens } as const
  return call_model(prompt, call, (text) => read_answer(text, facts), ports)
}

function unusable(reason_code: string): Assessment {
  return { actual: 'L1', level: 'low', confidence: null, reason: null, reason_code }
}

const Answer = z.looseObject({
  risk_assessment: RiskLevel,
  reasons: z.array(z.string()),
  confidence: z.number().min(0).max(1),
  evidence: z.array(z.unknown()).optional().catch(undefined),
})

function read_answer(text: string, facts: readonly string[]): Reading<Assessment> {
  const parsed = Answer.safeParse(json_answer(text))
  if (!parsed.success) {
    const level = parsed.error.issues.some((issue) => issue.path[0] === 'risk_assessment')
    return { unreadable: level ? 'llm_response_unresolvable_risk_level' : 'llm_response_parse_failed' }
  }
  const { risk_assessment: level, confidence, reasons, evidence = [] } = parsed.data
  const kept = reasons.slice(0, MAX_L2_REASONS).map((one) => redact_text(one).slice(0, MAX_L2_REASON_CHARS))
  const reason = kept.length === 0 ? null : kept.join(' ')
  // Ids of facts that were never given are ignored.
  const cited = facts.filter((_, index) => evidence.includes(`F${index + 1}`))
  return { value: { actual: 'L2', level, confidence, reason, reason_code: 'none', evidence: cited } }
}
