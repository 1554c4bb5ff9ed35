// L3 inside a decision: who demands it, whether there is time, and what its verdict means. It never weakens a decision:
// without a verdict the action waits for a person, and the review continues as an advisory job. Source: CONTRACT 11.1,
// 11.3, 11.4.
import { is_raised } from '#core/contract/decision.ts'
import type { L3ReasonCode, L3Trace } from '#core/contract/trace.ts'
import { root_shown } from '#core/decision/entry.ts'
import type { DecisionRequest } from '#core/decision/request.ts'
import {
  L3_MIN_BUDGET_MS,
  L3_RESERVE_MS,
  MAX_AGENT_TOOL_CALLS,
  MAX_AGENT_TURNS,
  MAX_TRACE_TEXT_CHARS,
} from '#core/limits.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'
import { review_in_rounds } from '#core/review/agent/agent.ts'
import { focus_of } from '#core/review/agent/focus.ts'
import { live_risk, live_trajectory } from '#core/review/agent/session.ts'
import { shown_part } from '#core/review/agent/show.ts'
import type { Subject } from '#core/review/agent/subject.ts'
import { remaining_ms } from '#core/review/semantic-model.ts'
import { facts_of, untrusted_parts } from '#core/review/semantic-prompt.ts'
import { is_cool } from '#core/session/enforcement.ts'
import type { L3View, SessionView } from '#core/session/entry.ts'
import { needs_review } from '#core/session/tier.ts'

/** The availability of L3. */
export interface L3Standing {
  configured: boolean
  /** Configured, and the day's token budget is not used up. */
  available: boolean
  /** Reviews start automatically after the reply. */
  by_itself: boolean
}

/** Computed for each event, because the day's budget may end in between. */
export function l3_standing({ model, settings }: Pick<Ports, 'model' | 'settings'>): L3Standing {
  const configured = settings.l3.enabled && model.about.problem === null
  return {
    configured,
    available: configured && model.enabled('L3'),
    by_itself: configured && settings.l3_advisory_async,
  }
}

/** `demanded` by the client, or by `enforcement` of the session. */
export type Demand = 'demanded' | 'enforcement'

/**
 * Whether L3 may be demanded at all. Most gateways have no L3 and most calls do not ask for it; they need not wait for
 * the session to be read.
 */
export function may_be_demanded({ context }: DecisionRequest, { configured }: L3Standing): boolean {
  return configured || context?.escalate === 'L3'
}

/** Who demands a verdict of L3 for this event; null when nobody does. */
export async function demand_of(
  request: DecisionRequest,
  { configured }: L3Standing,
  ports: Ports,
): Promise<Demand | null> {
  if (request.context?.escalate === 'L3') return 'demanded'
  if (request.event.event_type !== 'pre_action' || !configured) return null
  const { session_id } = request.event
  const view = await ports.shared.view(session_id)
  const required =
    view !== undefined && needs_review(view.state) && !is_cool(view.state, ports.clock.now_ms(), ports.settings)
  return required ? 'enforcement' : null
}

/** What L3 found about one action. */
export interface ThirdLook {
  view: L3View
  /** Null when no review was begun. */
  trace: L3Trace | null
}

/** Reviews one event if possible. Never throws; ends before the deadline. */
export async function look_thoroughly(
  request: DecisionRequest,
  verdict: Verdict,
  demand: Demand,
  ports: Ports,
): Promise<ThirdLook> {
  const { configured, available } = l3_standing(ports)
  const acts = request.event.event_type === 'pre_action'
  if (!acts) return not_run(configured ? 'skipped' : 'disabled', 'requested_but_not_run', OBSERVED)
  if (!configured) return not_run('disabled', 'local_l3_unavailable', 'L3 was demanded and is not configured.')
  if (!available)
    return not_run('skipped', 'budget_exhausted', 'L3 was demanded and the tokens of the day are used up.')
  const { timeout_ms: most_ms, multi_turn } = ports.settings.l3
  const timeout_ms = Math.min(most_ms, remaining_ms(request, ports) - L3_RESERVE_MS)
  if (timeout_ms < L3_MIN_BUDGET_MS) return missing('skipped', 'deadline_too_short', null, ports)
  const limit = {
    tier: 'L3',
    timeout_ms,
    // Without tools: one reply, and a second one if its form was wrong.
    turns: multi_turn ? MAX_AGENT_TURNS : 2,
    tool_calls: multi_turn ? MAX_AGENT_TOOL_CALLS : 0,
  } as const
  const session = await ports.shared.view(request.event.session_id)
  const subject = subject_of(request, verdict, demand, session, ports)
  const { trace, verdict: found } = await review_in_rounds(subject, limit, ports)
  // The remaining tokens did not suffice for one question, so nothing ran.
  const unasked = trace.l3_reason_code === 'budget_exhausted' && trace.turns.length === 1
  if (unasked) return missing('skipped', 'budget_exhausted', null, ports)
  if (found === null) return missing('degraded', trace.l3_reason_code, trace, ports)
  const reason =
    is_raised(found.risk_level) && found.findings[0] ? found.findings[0] : `The review found ${found.risk_level} risk.`
  const evidence = trace.evidence_summary
  return {
    view: { state: 'completed', reason_code: 'none', reason, level: found.risk_level, evidence },
    trace,
  }
}

const OBSERVED = 'L3 was demanded for an event that is only observed.'

function not_run(state: L3View['state'], reason_code: L3ReasonCode, reason: string): ThirdLook {
  return { view: { state, reason_code, reason, level: null, evidence: null }, trace: null }
}

/** No verdict in time: an advisory job continues the review when jobs run automatically. */
function missing(state: 'skipped' | 'degraded', code: L3ReasonCode, trace: L3Trace | null, ports: Ports): ThirdLook {
  const evidence = trace?.evidence_summary ?? null
  const why = `The demanded review has no verdict: ${code}.`.slice(0, MAX_TRACE_TEXT_CHARS)
  if (!l3_standing(ports).by_itself)
    return { view: { state, reason_code: code, reason: why, level: null, evidence }, trace }
  const reason = `${why} It goes on as an advisory job.`
  return { view: { state: 'running', reason_code: 'local_l3_not_completed', reason, level: null, evidence }, trace }
}

function subject_of(
  request: DecisionRequest,
  verdict: Verdict,
  demand: Demand,
  session: SessionView | undefined,
  ports: Ports,
): Subject {
  const { payload, session_id, risk_hints } = request.event
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const evidence = JSON.stringify(untrusted_parts(request))
  return {
    trigger_reason: demand,
    trigger_detail: null,
    facts: ['One action waits for your verdict. What the gateway found:', ...facts_of(request, verdict)].join('\n'),
    evidence: shown_part(evidence),
    focus: focus_of(risk_hints ?? [], verdict.tool_class, evidence),
    workspace_root: root_shown(request) || session?.state.workspace_root || '',
    transcript_path: text(payload.transcript_path) || session?.state.transcript_path || '',
    trajectory: (limit) => live_trajectory(session_id, limit, ports),
    session_risk: () => live_risk(session_id, ports),
  }
}
