// POST /ahp/gamma: native hooks of agent clients, four reply dialects, hold for a person. Whatever goes wrong on a hook that
// waits for a permission is answered with a refusal its client obeys, never with an error it ignores. Source: CONTRACT 2.4-2.6.
import { type Held, hold } from '#core/approval/hold.ts'
import { BY_QUARANTINE } from '#core/approval/settle.ts'
import { GammaQuery, HookBody, HookReply } from '#core/contract/hooks.ts'
import { decide } from '#core/decide.ts'
import type { DecisionResult } from '#core/decision/request.ts'
import { adapter_of, type HookCall, read_hook, to_event } from '#core/dialect/gamma.ts'
import {
  type Answer,
  applies_rewrites,
  failure_reply,
  gate_reply,
  observed_reply,
  pending_text,
  reason_text,
  rewritten_input,
} from '#core/dialect/gamma-reply.ts'
import { count_invalid } from '#core/edge/invalid.ts'
import { charge } from '#core/edge/rate.ts'
import { endpoint, type Input, json, type Output } from '#core/endpoint.ts'
import { GatewayError, reason_of } from '#core/errors.ts'
import { content_id } from '#core/fingerprint.ts'
import { holds_more, is_object, seen_of } from '#core/json.ts'
import { DIALECT_DEADLINE_MS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'

const ROUTE = '/ahp/gamma'

export const POST = endpoint({
  summary: 'Decide one native hook call of an agent client',
  auth: 'bearer',
  query: GammaQuery,
  described_body: HookBody,
  responses: { 200: HookReply },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'PAYLOAD_TOO_LARGE', 'RATE_LIMITED'],
  rate: 'after-body',
  handle: (input, ports) => answer_hook(input, ports),
})

/** `signal` is asked for only when a hook is held. */
type Hook = Pick<Input<unknown, GammaQuery, string>, 'body' | 'query' | 'caller' | 'signal' | 'arrived_ms'>

async function answer_hook(hook: Hook, ports: Ports): Promise<Output> {
  const { query, caller, arrived_ms } = hook
  const call = read_call(hook.body, query)
  if (call instanceof GatewayError) {
    await charge(caller, ROUTE, ports)
    throw misread(call.message, ports)
  }
  if (query.mode === 'observe' && !ports.settings.observe_allowed) {
    throw new GatewayError('INVALID_REQUEST', 'mode: observe is switched off (CS_OBSERVE_ALLOWED)')
  }
  try {
    await charge(caller, ROUTE, ports)
    if (call.problem !== null) throw misread(call.problem, ports)
    const result = await decide_call(call, hook, arrived_ms, ports)
    if (!call.kind.gates) return json(observed_reply(call, query))
    return json(gate_reply(call, query, await settle(call, hook, result, ports)))
  } catch (cause) {
    return failed(call, query, cause, ports)
  }
}

/** CONTRACT 2.5: a gating hook is refused in its own form; other hooks are told what is wrong, or nothing at all. */
function failed(call: HookCall, query: GammaQuery, cause: unknown, ports: Ports): Output {
  const code = cause instanceof GatewayError ? cause.code : 'ENGINE_INTERNAL_ERROR'
  ports.log.warn('hook_failed', { hook: call.hook, dialect: call.dialect, code, cause: reason_of(cause) })
  if (code === 'RATE_LIMITED' && (!call.kind.gates || call.dialect === 'flat')) throw cause
  if (call.kind.gates) return json(failure_reply(call, query, failure_text(cause)))
  if (call.problem !== null) throw cause
  return json({})
}

function failure_text(cause: unknown): string {
  if (!(cause instanceof GatewayError)) return 'The supervision gateway could not judge this action, so it is refused.'
  const { retry_after_ms } = cause.data
  const again = retry_after_ms === undefined ? '' : ` Repeat it in ${Math.ceil(retry_after_ms / 1000)} s.`
  return `The supervision gateway could not judge this action, so it is refused: ${cause.message}.${again}`
}

/** The error says why the body is no hook call at all. */
function read_call(text: string, query: GammaQuery): HookCall | GatewayError {
  try {
    const body: unknown = JSON.parse(text)
    if (is_object(body)) return read_hook(body, query, holds_more(text))
    return new GatewayError('INVALID_REQUEST', 'The body must be a JSON object')
  } catch (cause) {
    if (cause instanceof GatewayError) return cause
    return new GatewayError('INVALID_REQUEST', `The body is not valid JSON${seen_of(text)}`)
  }
}

/** A body that is refused leaves no record, only a count (CONTRACT 1.9). */
function misread(problem: string, ports: Ports): GatewayError {
  count_invalid('gamma', problem, ports)
  return new GatewayError('INVALID_REQUEST', problem)
}

function decide_call(call: HookCall, hook: Hook, started_ms: number, ports: Ports): Promise<DecisionResult> {
  const { query, caller, body } = hook
  const event = to_event(call, ports)
  return decide(
    {
      // A redelivery is byte for byte the same; the same tool_use_id with another body is another question.
      request_id: call.tool_use_id === null ? null : `${event.event_id}:${content_id(body, ports.digest)}`,
      deadline_ms: DIALECT_DEADLINE_MS,
      tier: 'L1',
      event,
      context: null,
      caller,
      transport: 'gamma',
      adapter: adapter_of(query),
      started_ms,
      can_modify: applies_rewrites(call, query),
      observe: query.mode === 'observe',
    },
    ports,
  )
}

/** Turns the decision into what can be said now; a defer is held open for a person first. */
async function settle(call: HookCall, hook: Hook, result: DecisionResult, ports: Ports): Promise<Answer> {
  const { decision } = result
  switch (decision.decision) {
    case 'allow': {
      const sure = result.danger <= 1 || decision.decision_source === 'manual'
      return { kind: 'allow', reason: reason_text(decision), sure, updated_input: null }
    }
    case 'modify': {
      const updated_input = rewritten_input(decision)
      if (updated_input === null) return { kind: 'deny', reason: reason_text(decision) }
      return { kind: 'allow', reason: reason_text(decision), sure: true, updated_input }
    }
    case 'block':
      return { kind: 'deny', reason: reason_text(decision) }
    case 'defer': {
      const { approval_id = null } = decision
      const pending: Answer = { kind: 'pending', reason: pending_text(decision), approval_id }
      if (approval_id === null) return pending
      const delivered = call.tool_use_id === null ? null : ports.digest.sha256(hook.body)
      const waiting = { approval_id, session_id: call.session_id, call: delivered }
      const held = await hold(waiting, hook.query.hold_ms, hook.signal, ports)
      return answer_of(held, decision.risk_level) ?? pending
    }
  }
}

/** What a settled approval says to the call that waited for it; null while it still waits. */
function answer_of(held: Held, risk_level: string): Answer | null {
  switch (held.kind) {
    case 'waiting':
      return null
    case 'spent':
      return {
        kind: 'deny',
        reason: 'The approval was used by another call of the same action; repeat the call to ask again.',
      }
    case 'allowed': {
      const reason = `${held.reason ?? 'A person allowed this action.'} (risk: ${risk_level}, rule: approval)`
      return { kind: 'allow', reason, sure: true, updated_input: null }
    }
    case 'denied': {
      if (held.by === BY_QUARANTINE)
        return { kind: 'deny', reason: `${held.reason} (risk: ${risk_level}, rule: approval)` }
      const why = held.reason === null ? '.' : `: ${held.reason}`
      return { kind: 'deny', reason: `A person refused this action${why} (risk: ${risk_level}, rule: approval)` }
    }
    case 'expired':
      return {
        kind: 'deny',
        reason: `Nobody answered the approval request in time, so the action is refused. (risk: ${risk_level}, rule: approval)`,
      }
  }
}
