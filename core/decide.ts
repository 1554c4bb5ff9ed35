// The straight line of every decision: judge, enter the session, conclude, append, settle and publish.
// Nothing is acknowledged before its record is committed. Source: CONTRACT 1.5, 1.6, 1.8; STYLE section 6.
import { deny_quarantined, spend_lease } from '#core/approval/settle.ts'
import type { CanonicalDecision } from '#core/contract/decision.ts'
import { conclude, late_record } from '#core/decision/conclude.ts'
import { action_of, claim_of, entry_of } from '#core/decision/entry.ts'
import type { Evaluated, Outcome } from '#core/decision/evaluated.ts'
import { fallback_decision, unrecorded_decision, without_approval } from '#core/decision/fallback.ts'
import { recall } from '#core/decision/recall.ts'
import type { DecisionRequest, DecisionResult } from '#core/decision/request.ts'
import { count_invalid } from '#core/edge/invalid.ts'
import { GatewayError, reason_of, stack_of } from '#core/errors.ts'
import { canonical_json } from '#core/json.ts'
import { DEADLINE_GRACE_MS } from '#core/limits.ts'
import { learn, lesson_of } from '#core/pattern/learn.ts'
import { find_pattern } from '#core/pattern/store.ts'
import { judge_continued } from '#core/policy/prelude.ts'
import { raise_repeats } from '#core/policy/repeats.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'
import { advise } from '#core/review/advisory/background.ts'
import { review_output, scan_before, wait_for_scan } from '#core/review/after-reply.ts'
import { type Look, look_again, wants_second_look } from '#core/review/semantic.ts'
import { type Demand, demand_of, l3_standing, may_be_demanded } from '#core/review/third-look.ts'
import { look_at_scope } from '#core/scope/live.ts'
import type { Answered, Claim, Entered, Held, Transition } from '#core/session/entry.ts'
import { find_skill_use, note_skill_use } from '#core/skill-trust/seen.ts'

/** What is known of an attempt when its deadline strikes. */
interface Attempt {
  outcome: Outcome | null
  expired: boolean
  /** Answers DEADLINE_EXCEEDED, once. */
  strike(): void
}

/**
 * Decides one event within its deadline. Throws GatewayError: INVALID_REQUEST (the request_id was used for another event),
 * DEADLINE_EXCEEDED, ENGINE_UNAVAILABLE, ENGINE_INTERNAL_ERROR; the last three carry `fallback_decision`.
 */
export async function decide(request: DecisionRequest, ports: Ports): Promise<DecisionResult> {
  if (!ports.ready()) {
    throw new GatewayError('ENGINE_UNAVAILABLE', 'The gateway is starting or stopping', {
      fallback_decision: fallback_decision(request, ports, 'upstream_unavailable'),
    })
  }
  return new Promise((resolve, reject) => {
    const attempt: Attempt = {
      outcome: null,
      expired: false,
      strike: () => {
        // The timer may still come while the record is marked.
        if (attempt.expired) return
        attempt.expired = true
        ports.metrics.count('asg_deadline_exceeded_total', { tier: 'L1' })
        const l1 = attempt.outcome?.result.decision
        reject(
          new GatewayError('DEADLINE_EXCEEDED', `No decision within ${request.deadline_ms} ms`, {
            fallback_decision: l1 ? without_approval(l1) : fallback_decision(request, ports, 'upstream_unavailable'),
          }),
        )
      },
    }
    const cancel = ports.clock.timer(Math.max(0, -overdue_ms(request, ports)), attempt.strike)
    evaluate(request, attempt, ports).then(
      (result) => {
        cancel()
        resolve(result)
      },
      (cause) => {
        cancel()
        reject(cause)
      },
    )
  })
}

/** How far past its deadline a request is; negative while there is time left. */
function overdue_ms(request: DecisionRequest, { clock }: Pick<Ports, 'clock'>): number {
  return clock.monotonic_ms() - request.started_ms - request.deadline_ms
}

async function evaluate(request: DecisionRequest, attempt: Attempt, ports: Ports): Promise<DecisionResult> {
  const io_started_ms = ports.clock.monotonic_ms()
  let evaluated: Evaluated | null = null
  let entered: Entered | null = null
  let held: Held | null = null
  let look: Look | null = null
  try {
    const scan = scan_before(request, ports)
    if (scan !== null) await wait_for_scan(scan, request, ports)
    const policy = ports.policy.current()
    const event_json = canonical_json(request.event)
    const facts = await ports.shared.facts(request.event.session_id, (memory) => recall(memory, ports))
    const verdict = raise_repeats(judge_continued(policy, action_of(request, ports.settings), facts), facts)
    if (verdict.failure !== undefined) tell_failure(verdict.failure, request, ports)
    const skill_id = request.context?.skill_id
    const skill = skill_id ? await find_skill_use(skill_id, request, ports) : null
    const pattern = ports.settings.evolving_enabled ? await find_pattern(verdict, ports) : null
    const scope = look_at_scope(request, verdict, ports)
    const claim = claim_of(request, event_json, ports)
    const standing = l3_standing(ports)
    const demand = may_be_demanded(request, standing) ? await demand_of(request, standing, ports) : null
    if (demand !== null || wants_second_look(request, verdict, ports)) {
      const looked = await look_while_held(request, verdict, demand, claim, ports)
      if (looked.kind !== 'looked') return answered(looked, request, ports)
      held = looked.held
      look = looked.look
    }
    const entry = entry_of(request, verdict, claim, ports, {
      skill: skill?.word ?? null,
      tier: look?.tier ?? null,
      pattern,
      scope: scope?.word ?? null,
    })
    entered = await ports.shared.enter(entry, held)
    if (entered.kind !== 'fresh') return answered(entered, request, ports)
    const lease = entered.view.cause === 'lease' ? await spend_lease(entered.view.settled_approval_id, ports) : null
    evaluated = {
      request,
      verdict,
      entry,
      view: entered.view,
      row: entered.row,
      event_json,
      policy_version: policy.version,
      retry: entered.retry,
      skill,
      standing,
      trace: look?.trace ?? null,
      scope: scope?.evaluation ?? null,
      lesson: ports.settings.evolving_enabled ? lesson_of(request, verdict, entered.view) : null,
      classified: ports.settings.enterprise_enabled,
      lease,
    }
    attempt.outcome = conclude(evaluated, ports)
    ports.io.add('evaluate', (ports.clock.monotonic_ms() - io_started_ms) / 1000)
  } catch (cause) {
    if (entered?.kind === 'fresh') await ports.shared.drop(entered.claim)
    else if (held && !entered) await ports.shared.drop(held.claim)
    throw failed(cause, request, null, ports)
  }
  return commit(request, evaluated, entered.claim, attempt, attempt.outcome, io_started_ms, ports)
}

/** What a deeper tier said, and the claim that waits for the answer; null when the call cannot come again. */
interface Looked {
  kind: 'looked'
  held: Held | null
  look: Look | null
}

/**
 * A deeper tier takes its time: the claim is held meanwhile, so that duplicates wait for its answer instead of asking again.
 * A duplicate itself gets the first call's answer.
 */
async function look_while_held(
  request: DecisionRequest,
  verdict: Verdict,
  demand: Demand | null,
  claim: Claim | null,
  ports: Ports,
): Promise<Looked | Answered> {
  const taken = claim === null ? null : await ports.shared.hold(claim)
  if (taken !== null && taken.kind !== 'held') return taken
  try {
    return { kind: 'looked', held: taken, look: await look_again(request, verdict, demand, ports) }
  } catch (cause) {
    if (taken !== null) await ports.shared.drop(taken.claim)
    throw cause
  }
}

/** The decision of the first call with this id, or the refusal of another event under it, which is a refused event (CONTRACT 1.9). */
function answered(taken: Answered, { transport }: DecisionRequest, ports: Ports): DecisionResult {
  if (taken.kind === 'conflict') {
    const message = 'params.request_id: was used for another event'
    count_invalid(transport, message, ports)
    throw new GatewayError('INVALID_REQUEST', message)
  }
  ports.metrics.count('asg_idempotent_hits_total', { transport })
  return taken.result
}

/** Makes the decision durable, then known: to duplicates, to subscribers, to the caller. */
async function commit(
  request: DecisionRequest,
  evaluated: Evaluated,
  claim: string,
  attempt: Attempt,
  outcome: Outcome,
  io_started_ms: number,
  ports: Ports,
): Promise<DecisionResult> {
  const record_started_ms = ports.clock.monotonic_ms()
  const { skill, view } = evaluated
  const noted = skill && note_skill_use(skill, request, view, outcome.result.record_id, ports)
  try {
    await ports.store.append(outcome.write)
    await noted
    ports.io.add('record_path', (ports.clock.monotonic_ms() - record_started_ms) / 1000)
  } catch (cause) {
    await ports.shared.drop(claim)
    throw failed(cause, request, outcome.result.decision, ports)
  }
  // The timer cannot strike while the process computes, and an embedded commit is done before it can afterwards.
  if (!attempt.expired && overdue_ms(request, ports) > DEADLINE_GRACE_MS) attempt.strike()
  if (attempt.expired) await mark_late(evaluated, claim, outcome, ports)
  else await ports.shared.settle(claim, { kind: 'result', result: outcome.result })
  ports.bus.publish(outcome.events)
  if (ports.settings.l3_advisory_async) advise(evaluated, outcome.events, ports)
  // A repeated attempt brings the same output again.
  if (!evaluated.retry) review_output(request, evaluated.verdict, outcome.result.record_id, ports)
  if (evaluated.lesson) learn(evaluated.lesson, ports)
  if (evaluated.view.transitions.some(quarantines)) void deny_quarantined(request.event.session_id, ports)
  count(request, outcome, (ports.clock.monotonic_ms() - io_started_ms) / 1000, ports)
  return outcome.result
}

function quarantines(transition: Transition): boolean {
  return transition.kind === 'quarantine' && transition.state === 'quarantined'
}

/** The client was answered DEADLINE_EXCEEDED: the record says so, and a retry replaces it instead of adding one. */
async function mark_late(evaluated: Evaluated, claim: string, outcome: Outcome, ports: Ports): Promise<void> {
  const attempts = (evaluated.retry?.attempt ?? 0) + 1
  try {
    await ports.store.append(late_record(evaluated, outcome))
  } catch (cause) {
    ports.log.error('late_record_lost', { record_id: outcome.result.record_id, cause: reason_of(cause) })
  }
  const { risk_level: level, decision } = outcome.result.decision
  const counted = { level, decision, composite: evaluated.view.composite, tier: outcome.result.actual_tier }
  const marker = { record_id: outcome.result.record_id, attempt: attempts, counted }
  await ports.shared.settle(claim, { kind: 'retry', marker })
}

/** Known errors pass; anything foreign becomes ENGINE_INTERNAL_ERROR, its cause goes to the log only. */
function failed(cause: unknown, request: DecisionRequest, l1: CanonicalDecision | null, ports: Ports): GatewayError {
  if (cause instanceof GatewayError && cause.code === 'INVALID_REQUEST') return cause
  const unavailable = cause instanceof GatewayError && cause.code === 'ENGINE_UNAVAILABLE'
  const code = unavailable ? 'ENGINE_UNAVAILABLE' : 'ENGINE_INTERNAL_ERROR'
  ports.log.error('decision_failed', { code, event_id: request.event.event_id, cause: stack_of(cause) })
  const failure = unavailable ? 'upstream_unavailable' : 'internal_error'
  const fallback = l1 ? unrecorded_decision(request, l1, ports, failure) : fallback_decision(request, ports, failure)
  const message = unavailable ? 'The decision could not be recorded' : 'Internal error'
  return new GatewayError(code, message, { fallback_decision: fallback }, { cause })
}

/** The engine answered with a question because it broke: nobody would know without this. */
function tell_failure(cause: string, request: DecisionRequest, ports: Ports): void {
  ports.metrics.count('asg_engine_failures_total', {})
  ports.log.error('engine_failed', { event_id: request.event.event_id, cause })
}

const KNOWN_FRAMEWORKS: ReadonlySet<string> = new Set(['alpha', 'beta', 'gamma'])

function count(request: DecisionRequest, outcome: Outcome, seconds: number, ports: Ports): void {
  const { decision } = outcome.result
  const framework = request.event.source_framework
  const source_framework = KNOWN_FRAMEWORKS.has(framework) ? framework : 'other'
  ports.metrics.count('asg_decisions_total', {
    decision: decision.decision,
    risk_level: decision.risk_level,
    tier: outcome.result.actual_tier,
    source_framework,
  })
  ports.metrics.observe(
    'asg_decision_latency_seconds',
    { tier: outcome.result.actual_tier, transport: request.transport },
    seconds,
  )
  const alert = outcome.events.find((event) => event.type === 'alert')
  if (alert) ports.metrics.count('asg_alerts_total', { severity: alert.severity })
  ports.metrics.observe('asg_risk_composite', { source_framework }, outcome.write.record?.codes.composite ?? 0)
}
