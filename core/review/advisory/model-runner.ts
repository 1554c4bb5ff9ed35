// The runner that asks a model: frozen, redacted records as evidence, and as many read-only tool calls as the snapshot allows. A
// model that is missing or answers badly makes a degraded review, never another runner's. Source: CONTRACT 12.1, 12.3.
import * as z from 'zod'
import type { Snapshot } from '#core/contract/advisory.ts'
import { rank } from '#core/contract/decision.ts'
import {
  ADVISORY_CALL_MS,
  ADVISORY_MAX_TOKENS,
  MAX_AGENT_TURNS,
  MAX_PROMPT_RECORD_CHARS,
  MAX_REVIEW_FINDING_CHARS,
  MAX_REVIEW_FINDINGS,
  MAX_REVIEW_NEXT_STEPS,
  MAX_REVIEW_POINT_CHARS,
  MAX_REVIEW_POINTS,
  MAX_REVIEW_SUMMARY_CHARS,
} from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { redact_text } from '#core/redact.ts'
import { default_action, type Findings } from '#core/review/advisory/action.ts'
import type { FrozenRecord } from '#core/review/advisory/snapshot.ts'
import { type Reviewed, review_in_rounds } from '#core/review/agent/agent.ts'
import { focus_of } from '#core/review/agent/focus.ts'
import type { AgentVerdict } from '#core/review/agent/reply.ts'
import { record_line } from '#core/review/agent/session.ts'
import type { Subject } from '#core/review/agent/subject.ts'

/** Asks the model about frozen evidence. Ends within ADVISORY_CALL_MS. */
export async function by_model(snapshot: Snapshot, records: readonly FrozenRecord[], ports: Ports): Promise<Findings> {
  const { problem } = ports.model.about
  if (problem !== null) return degraded(problem, snapshot, ports)
  if (!ports.model.enabled('advisory')) return degraded('budget_exhausted', snapshot, ports)
  const { max_tool_calls } = snapshot.evidence_budget
  const reviewed = await review_in_rounds(
    await subject_of(snapshot, records, ports),
    {
      tier: 'advisory',
      timeout_ms: ADVISORY_CALL_MS,
      max_tokens: ADVISORY_MAX_TOKENS,
      tool_calls: max_tool_calls,
      // Without tools it is one call and no more.
      turns: max_tool_calls === 0 ? 1 : Math.min(MAX_AGENT_TURNS, max_tool_calls + 2),
      members: ', "summary": string, "points": [string], "next_steps": [string]',
    },
    ports,
  )
  if (reviewed.verdict === null) return degraded(code_of(reviewed), snapshot, ports)
  return completed(reviewed.verdict, reviewed.answer, snapshot, ports)
}

const CODES: Readonly<Record<NonNullable<Reviewed['cause']>, string>> = {
  timeout: 'provider_timeout',
  refused: 'provider_error',
  provider: 'provider_error',
  budget: 'budget_exhausted',
  disabled: 'provider_disabled',
  unreadable: 'provider_response_invalid',
}

/** What the provider did, or what the review ran into. */
function code_of({ cause, trace }: Reviewed): string {
  return cause === null ? trace.l3_reason_code : CODES[cause]
}

/** No verdict of a model: the risk the records themselves show, and why there is no more. */
function degraded(l3_reason_code: string, { risk_summary }: Snapshot, { model }: Pick<Ports, 'model'>): Findings {
  const risk_level = risk_summary.highest_risk_level
  return {
    l3_state: 'degraded',
    l3_reason_code,
    risk_level,
    findings: [],
    confidence: null,
    recommended_operator_action: default_action(risk_level, 'degraded', l3_reason_code),
    analysis_summary: `No model reviewed these records: ${l3_reason_code}.`,
    analysis_points: [],
    operator_next_steps: [],
    provider: model.about.provider,
    provider_model: model.about.model,
  }
}

/** Beside the verdict; what has another form is left out. */
const Told = z.looseObject({
  findings: z.array(z.string()),
  summary: z.string().nullable().catch(null),
  points: z.array(z.string()).catch([]),
  next_steps: z.array(z.string()).catch([]),
})

/** A model may raise the level the records show, never lower it. */
function completed(
  { risk_level: said, confidence }: AgentVerdict,
  answer: Readonly<Record<string, unknown>>,
  snapshot: Snapshot,
  { model }: Pick<Ports, 'model'>,
): Findings {
  const { findings, summary, points, next_steps } = Told.parse(answer)
  const shown = snapshot.risk_summary.highest_risk_level
  const risk_level = rank(said) > rank(shown) ? said : shown
  const lines = (all: readonly string[], count: number, max: number) =>
    all.slice(0, count).map((one) => redact_text(one).slice(0, max).toWellFormed())
  return {
    l3_state: 'completed',
    l3_reason_code: 'none',
    risk_level,
    findings: lines(findings, MAX_REVIEW_FINDINGS, MAX_REVIEW_FINDING_CHARS),
    confidence,
    recommended_operator_action: default_action(risk_level, 'completed', 'none'),
    analysis_summary: summary === null ? null : redact_text(summary).slice(0, MAX_REVIEW_SUMMARY_CHARS).toWellFormed(),
    analysis_points: lines(points, MAX_REVIEW_POINTS, MAX_REVIEW_POINT_CHARS),
    operator_next_steps: lines(next_steps, MAX_REVIEW_NEXT_STEPS, MAX_REVIEW_POINT_CHARS),
    provider: model.about.provider,
    provider_model: model.about.model,
  }
}

async function subject_of(snapshot: Snapshot, records: readonly FrozenRecord[], ports: Ports): Promise<Subject> {
  const { session_id, trigger_detail, risk_summary } = snapshot
  const session = await ports.shared.view(session_id)
  const newest_first = [...records].reverse()
  const evidence = newest_that_fit(newest_first)
  return {
    trigger_reason: 'advisory',
    trigger_detail,
    facts: `These records of a session are judged already. Their summary: ${JSON.stringify(risk_summary)}`,
    evidence,
    focus: focus_of([], 'other', evidence.slice(-MAX_FOCUS_CHARS)),
    workspace_root: session?.state.workspace_root ?? '',
    transcript_path: session?.state.transcript_path ?? '',
    trajectory: async (limit) => newest_first.slice(0, limit).map((record) => record_line(record.record_id, record)),
    session_risk: async () => ({ ...risk_summary }),
  }
}

/** The end of the evidence, which is the newest of it, says what the review is about. */
const MAX_FOCUS_CHARS = 8192

/** The newest records that fit, oldest first, one per line. */
function newest_that_fit(newest_first: readonly FrozenRecord[]): string {
  const shown: string[] = []
  let chars = 0
  for (const { record_id, event, decision } of newest_first) {
    const text = JSON.stringify({ record_id, event, decision })
    chars += text.length
    if (chars > MAX_PROMPT_RECORD_CHARS) break
    shown.push(text)
  }
  return shown.reverse().join('\n')
}
