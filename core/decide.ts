// Every decision in its order: judge by the rules, enter the session, conclude, append the record, settle, publish.
// Nothing is acknowledged before its record is committed. Source: CONTRACT 1.5, 1.6, 1.8; STYLE section 6.
import { deny_quarantined, spend_lease } from '#core/approval/settle.ts'
import { conclude, late_record } from '#core/decision/conclude.ts'
import { action_of, claim_of, entry_of } from '#core/decision/entry.ts'
import type { Evaluated, Outcome } from '#core/decision/evaluated.ts'
import { failure_of, fallback_decision, without_approval } from '#core/decision/fallback.ts'
import { count_decision, report_engine_failure } from '#core/decision/measure.ts'
import { recall } from '#core/decision/recall.ts'
import type { DecisionRequest, DecisionResult } from '#core/decision/request.ts'
import { count_invalid } from '#core/edge/invalid.ts'
import { GatewayError, reason_of } from '#core/errors.ts'
import { canonical_json } from '#core/json.ts'
import { DEADLINE_GRACE_MS } from '#core/limits.ts'
import { learn, lesson_of } from '#core/pattern/learn.ts'
import { find_pattern } from '#core/pattern/store.ts'
import { judge_continued } from '#core/policy/continued.ts'
import { raise_repeats } from '#core/policy/repeats.ts'
import type { FileFacts, Verdict } from '#core/policy/verdict.ts'
import type { Settled } from '#core/port/shared-state.ts'
import type { Ports } from '#core/ports.ts'
import { advise } from '#core/review/advisory/background.ts'
import { review_output, scan_before, wait_for_scan } from '#core/review/after-reply.ts'
import { type Look, look_again, wants_second_look } from '#core/review/semantic.ts'
import { type Demand, demand_of, l3_standing, may_be_demanded } from '#core/review/third-look.ts'
import { look_at_scope } from '#core/scope/live.ts'
import type { Answered, Claim, Held, Transition } from '#core/session/entry.ts'
import { find_skill_use, note_skill_use } from '#core/skill-trust/seen.ts'

/** One run of `evaluate`: what its deadline and its failure have to know about it. */
interface Attempt {
  /** Monotonic time at which the run began. */
  started_ms: number
  /** The idempotency claim it holds; freed when it fails. */
  claim: string | null
  /** Set once L1 and the session have spoken. */
  outcome: Outcome | null
  /** The caller was told DEADLINE_EXCEEDED. */
  expired: boolean
  /** Answers DEADLINE_EXCEEDED; further calls do nothing. */
  expire(): void
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
      started_ms: ports.clock.monotonic_ms(),
      claim: null,
      outcome: null,
      expired: false,
      expire: () => {
        // The timer may fire while `mark_late` is writing.
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
    const cancel = ports.clock.timer(Math.max(0, -overdue_ms(request, ports)), attempt.expire)
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
  let evaluated: Evaluated
  let outcome: Outcome
  try {
    const scan = scan_before(request, ports)
    if (scan !== null) await wait_for_scan(scan, request, ports)
    const facts = await ports.shared.facts(request.event.session_id, (memory) => recall(memory, ports))
    const { verdict, policy_version } = judge_by_rules(request, facts, ports)
    const skill_id = request.context?.skill_id
    const skill = skill_id ? await find_skill_use(skill_id, request, ports) : null
    const pattern = ports.settings.evolving_enabled ? await find_pattern(verdict, ports) : null
    const scope = look_at_scope(request, verdict, ports)
    const event_json = canonical_json(request.event)
    const claim = claim_of(request, event_json, ports)
    if (claim !== null) claim.wanted = () => !attempt.expired
    const standing = l3_standing(ports)
    const demand = may_be_demanded(request, standing) ? await demand_of(request, standing, ports) : null
    const deeper =
      demand !== null || wants_second_look(request, verdict, ports)
        ? await look_while_held(request, verdict, demand, claim, ports)
        : NOT_LOOKED
    if (deeper.kind !== 'looked') return answered(deeper, request, ports)
    const { held, look } = deeper
    attempt.claim = held?.claim ?? null
    const entry = entry_of(request, verdict, claim, ports, {
      skill: skill?.word ?? null,
      tier: look?.tier ?? null,
      pattern,
      scope: scope?.word ?? null,
    })
    const entered = await ports.shared.enter(entry, held)
    attempt.claim = entered.kind === 'fresh' ? entered.claim : null
    if (entered.kind !== 'fresh') return answered(entered, request, ports)
    const lease = entered.view.cause === 'lease' ? await spend_lease(entered.view.settled_approval_id, ports) : null
    evaluated = {
      request,
      verdict,
      entry,
      view: entered.view,
      row: entered.row,
      event_json,
      policy_version,
      retry: entered.retry,
      skill,
      standing,
      trace: look?.trace ?? null,
      scope: scope?.evaluation ?? null,
      lesson: ports.settings.evolving_enabled ? lesson_of(request, verdict, entered.view) : null,
      classified: ports.settings.enterprise_enabled,
      lease,
    }
    outcome = conclude(evaluated, ports)
    attempt.outcome = outcome
    ports.io.add('evaluate', seconds_since(attempt.started_ms, ports))
  } catch (cause) {
    await release_claim(attempt, ports)
    // The caller has been told already (core/memory/shared/take-claim.ts).
    if (attempt.expired && cause instanceof GatewayError && cause.code === 'DEADLINE_EXCEEDED') throw cause
    throw failure_of(cause, request, null, ports, () => judge_alone(request, ports))
  }
  return commit(evaluated, outcome, attempt, ports)
}

/** L1's verdict: the rules over this action behind the session's earlier ones, raised when a refused action is repeated. */
function judge_by_rules(request: DecisionRequest, facts: FileFacts | null, ports: Ports) {
  // Rules may be reloaded at any time: one decision uses one policy.
  const policy = ports.policy.current()
  const verdict = raise_repeats(judge_continued(policy, action_of(request, ports.settings), facts), facts)
  if (verdict.failure !== undefined) report_engine_failure(verdict.failure, request, ports)
  return { verdict, policy_version: policy.version }
}

/** The rules over this action alone, when nothing is known of its session; null when the engine breaks as well. */
function judge_alone(request: DecisionRequest, ports: Ports): Verdict | null {
  try {
    return ports.policy.current().judge(action_of(request, ports.settings), null)
  } catch {
    return null
  }
}

function seconds_since(started_ms: number, { clock }: Pick<Ports, 'clock'>): number {
  return (clock.monotonic_ms() - started_ms) / 1000
}

/** Frees the claim of a failed attempt, so that the same request may be sent again. */
async function release_claim({ claim }: Attempt, { shared }: Ports): Promise<void> {
  if (claim !== null) await shared.drop(claim)
}

/** Gives duplicates of this request the outcome. */
async function settle_claim({ claim }: Attempt, outcome: Settled, { shared }: Ports): Promise<void> {
  if (claim !== null) await shared.settle(claim, outcome)
}

/** What a deeper tier (L2, L3) found, and the claim held meanwhile; `held` is null for calls without an idempotency key. */
interface Looked {
  kind: 'looked'
  held: Held | null
  look: Look | null
}

const NOT_LOOKED: Looked = { kind: 'looked', held: null, look: null }

/**
 * Asks a deeper tier. That takes seconds, so the claim is held meanwhile: duplicates of this request wait for its answer instead
 * of asking the tier again. When this request is itself such a duplicate, returns the answer of the first one.
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

/**
 * Answers a request whose `request_id` was used before: the first decision again, or INVALID_REQUEST when the event is another
 * one, which counts as a refused event (CONTRACT 1.9).
 */
function answered(taken: Answered, { transport }: DecisionRequest, ports: Ports): DecisionResult {
  if (taken.kind === 'conflict') {
    const message = 'params.request_id: was used for another event'
    count_invalid(transport, message, ports)
    throw new GatewayError('INVALID_REQUEST', message)
  }
  ports.metrics.count('asg_idempotent_hits_total', { transport })
  return taken.result
}

/** Makes the decision durable, then announces it: to duplicates, to subscribers, to the caller. */
async function commit(evaluated: Evaluated, outcome: Outcome, attempt: Attempt, ports: Ports): Promise<DecisionResult> {
  const { request, skill, view } = evaluated
  const record_started_ms = ports.clock.monotonic_ms()
  const noted = skill && note_skill_use(skill, request, view, outcome.result.record_id, ports)
  try {
    await ports.store.append(outcome.write)
    await noted
    ports.io.add('record_path', seconds_since(record_started_ms, ports))
  } catch (cause) {
    await release_claim(attempt, ports)
    throw failure_of(cause, request, outcome.result.decision, ports)
  }
  // Timers do not fire while the process computes or commits synchronously: an overdue answer is noticed here.
  if (!attempt.expired && overdue_ms(request, ports) > DEADLINE_GRACE_MS) attempt.expire()
  if (attempt.expired) await mark_late(evaluated, outcome, attempt, ports)
  else await settle_claim(attempt, { kind: 'result', result: outcome.result }, ports)
  ports.bus.publish(outcome.events)
  if (ports.settings.l3_advisory_async) advise(evaluated, outcome.events, ports)
  // A retry of a late request carries the same output, which is scanned already.
  if (!evaluated.retry) review_output(request, evaluated.verdict, outcome.result.record_id, ports)
  if (evaluated.lesson) learn(evaluated.lesson, ports)
  if (view.transitions.some(quarantines)) void deny_quarantined(request.event.session_id, ports)
  count_decision(request, outcome, seconds_since(attempt.started_ms, ports), ports)
  return outcome.result
}

function quarantines(transition: Transition): boolean {
  return transition.kind === 'quarantine' && transition.state === 'quarantined'
}

/** The caller was answered DEADLINE_EXCEEDED: marks the record so, and lets a retry replace it instead of adding another. */
async function mark_late(evaluated: Evaluated, outcome: Outcome, attempt: Attempt, ports: Ports): Promise<void> {
  const { result } = outcome
  try {
    await ports.store.append(late_record(evaluated, outcome))
  } catch (cause) {
    ports.log.error('late_record_lost', { record_id: result.record_id, cause: reason_of(cause) })
  }
  const { risk_level: level, decision } = result.decision
  const counted = { level, decision, composite: evaluated.view.composite, tier: result.actual_tier }
  const marker = { record_id: result.record_id, attempt: (evaluated.retry?.attempt ?? 0) + 1, counted }
  await settle_claim(attempt, { kind: 'retry', marker }, ports)
}
