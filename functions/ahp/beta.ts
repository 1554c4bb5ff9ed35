// POST /ahp/beta: the framework with its own HTTP transport, as JSON-RPC or flat. What is not understood is refused, never
// allowed. Source: SPEC "POST /ahp/beta", CONTRACT 2.1 to 2.3.
import type * as z from 'zod'
import type { Caller } from '#core/caller.ts'
import { BetaBody, BetaEventParams, BetaFlatBody, BetaReply } from '#core/contract/beta.ts'
import type { CanonicalEvent } from '#core/contract/event.ts'
import type { Context } from '#core/contract/rpc.ts'
import { decide } from '#core/decide.ts'
import type { DecisionResult } from '#core/decision/request.ts'
import {
  BETA_ADAPTER,
  BETA_EVENT_TYPES,
  beta_kind,
  event_of_flat,
  event_of_params,
  event_result,
  flat_kind,
  flat_reply,
  handshake,
  type Spoken,
} from '#core/dialect/beta.ts'
import { describe_issues } from '#core/edge/input.ts'
import { count_invalid } from '#core/edge/invalid.ts'
import {
  type Envelope,
  list_issues,
  type RpcId,
  read_envelope,
  render_error,
  render_id,
  request_id_in,
} from '#core/edge/rpc.ts'
import { endpoint, json, type Output } from '#core/endpoint.ts'
import { ERRORS, GatewayError, reason_of } from '#core/errors.ts'
import { is_object, JSON_BOUNDS, parse_json, seen_of } from '#core/json.ts'
import { DIALECT_DEADLINE_MS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'

export const POST = endpoint({
  summary: 'Decide one event of the beta framework (JSON-RPC 2.0 or flat)',
  auth: 'bearer',
  described_body: BetaBody,
  responses: { 200: BetaReply, 204: 'empty' },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'RATE_LIMITED', 'ENGINE_INTERNAL_ERROR'],
  rate: 'decision',
  handle: ({ body, caller, arrived_ms }, ports) => answer_beta({ caller, started_ms: arrived_ms }, body, ports),
})

/** Who asks, and when the body was complete. */
interface Asked {
  caller: Caller
  started_ms: number
}

/** CONTRACT 2.1: the form is chosen by the body alone. */
async function answer_beta(asked: Asked, text: string, ports: Ports): Promise<Output> {
  const body = parse_json(text)
  if (!is_object(body)) throw no_form(`The body must be a JSON object of ${JSON_BOUNDS}${seen_of(text)}`, ports)
  if (Object.hasOwn(body, 'method') || Object.hasOwn(body, 'jsonrpc')) return answer_wrapped(asked, text, ports)
  if (Object.hasOwn(body, 'event')) return answer_flat(asked, body, ports)
  throw no_form('The body must be a JSON-RPC call or have the member event', ports)
}

/** A body of neither form, counted like every refused one (CONTRACT 1.9). */
function no_form(message: string, ports: Ports): GatewayError {
  count_invalid('beta', message, ports)
  return new GatewayError('INVALID_REQUEST', message)
}

// ---------------------------------------------------------------------------------------------------------------- wrapped

async function answer_wrapped(asked: Asked, text: string, ports: Ports): Promise<Output> {
  const read = read_envelope(text)
  if (read.kind === 'error') return rpc(refused(read.id, undefined, read.error, ports))
  const { envelope } = read
  const reply = await call(envelope, asked, ports)
  return envelope.id === undefined ? { kind: 'empty', status: 204 } : rpc(reply)
}

function rpc(text: string): Output {
  return { kind: 'raw', status: 200, text, type: 'application/json' }
}

async function call(envelope: Envelope, asked: Asked, ports: Ports): Promise<string> {
  const id = envelope.id ?? null
  try {
    const result = await perform(envelope, asked, ports)
    return `{"jsonrpc":"2.0","id":${render_id(id)},"result":${JSON.stringify(result)}}`
  } catch (cause) {
    return refused(id, envelope.params, cause, ports)
  }
}

async function perform({ method, params }: Envelope, asked: Asked, ports: Ports): Promise<object> {
  switch (method) {
    case 'ahp/handshake':
      if (params === undefined || params === null || is_object(params)) return handshake(ports.settings.version)
      throw new GatewayError('INVALID_REQUEST', 'params: must be an object')
    case 'ahp/event':
      if (!is_object(params)) throw new GatewayError('INVALID_REQUEST', 'params: must be an object')
      return event_result(await judge_wrapped(params, asked, ports))
    default:
      throw new GatewayError('METHOD_NOT_FOUND', 'method: must be ahp/handshake or ahp/event')
  }
}

async function judge_wrapped(sent: Record<string, unknown>, asked: Asked, ports: Ports): Promise<Spoken> {
  const parsed = BetaEventParams.safeParse(sent)
  if (!parsed.success) throw misread(parsed.error.issues, ports)
  const params = parsed.data
  const kind = beta_kind(params.event_type)
  if (kind === null) {
    const message = `params.event_type: must be one of: ${BETA_EVENT_TYPES.join(', ')}`
    count_invalid('beta', message, ports)
    throw new GatewayError('EVENT_SCHEMA_MISMATCH', message)
  }
  const event = event_of_params(params, kind, ports)
  const question = { event, request_id: params.request_id ?? null, context: params.context ?? null, can_modify: true }
  if (kind.beats && !(await recorded_now(event, ports))) return beat_answer(event, ports)
  return (await ask(question, asked, ports)).decision
}

/** `context` is the caller's envelope, everything else is the event (CONTRACT 2.2). */
function misread(issues: readonly z.core.$ZodIssue[], ports: Ports): GatewayError {
  const about_context = (issue: z.core.$ZodIssue) => issue.path[0] === 'context'
  const code = issues.some(about_context) ? 'INVALID_REQUEST' : 'EVENT_SCHEMA_MISMATCH'
  const sorted = [...issues].sort((a, b) => Number(about_context(b)) - Number(about_context(a)))
  const message = list_issues('params', sorted)
  count_invalid('beta', message, ports)
  return new GatewayError(code, message)
}

function refused(id: RpcId, params: unknown, cause: unknown, ports: Ports): string {
  const error =
    cause instanceof GatewayError ? cause : new GatewayError('ENGINE_INTERNAL_ERROR', 'Internal error', {}, { cause })
  if (error !== cause) ports.log.error('rpc_failed', { cause: reason_of(cause) })
  ports.metrics.count('asg_rpc_errors_total', { code: ERRORS[error.code].wire, transport: 'beta' })
  return render_error(id, request_id_in(params), error)
}

// ------------------------------------------------------------------------------------------------------------------- flat

async function answer_flat(asked: Asked, sent: Record<string, unknown>, ports: Ports): Promise<Output> {
  const parsed = BetaFlatBody.safeParse(sent)
  if (!parsed.success) throw unfit(describe_issues(parsed.error.issues), ports)
  const body = parsed.data
  const kind = flat_kind(body.event.event_type)
  if (kind === null) {
    throw unfit(`event.event_type must be one of: session, ${BETA_EVENT_TYPES.join(', ')}`, ports)
  }
  const event = event_of_flat(body, kind, ports)
  const can_modify = body.context?.capabilities?.includes('modify') ?? false
  const context = body.context ?? null
  const question = { event, sent_event: body.event, request_id: body.request_id, context, can_modify }
  if (kind.beats && !(await recorded_now(event, ports))) {
    const spoken = await beat_answer(event, ports)
    return json(flat_reply({ ...UNRECORDED, ...spoken }))
  }
  try {
    return json(flat_reply((await ask(question, asked, ports)).decision))
  } catch (cause) {
    return flat_failure(cause, ports)
  }
}

function unfit(message: string, ports: Ports): GatewayError {
  count_invalid('beta', message, ports)
  return new GatewayError('INVALID_REQUEST', message, { failure_class: 'input_invalid' })
}

/** CONTRACT 2.3: a missed deadline is answered with the fallback; what could not be recorded or judged is a 500. */
function flat_failure(cause: unknown, ports: Ports): Output {
  if (!(cause instanceof GatewayError)) throw cause
  const { fallback_decision } = cause.data
  switch (cause.code) {
    case 'DEADLINE_EXCEEDED':
      if (fallback_decision) return json(flat_reply(fallback_decision))
      break
    case 'INVALID_REQUEST':
      throw new GatewayError('CONFLICT', 'request_id was used for another event', {
        failure_class: 'idempotency_conflict',
      })
    case 'ENGINE_UNAVAILABLE': {
      const data = { failure_class: 'upstream_unavailable' } as const
      throw new GatewayError(ports.ready() ? 'ENGINE_INTERNAL_ERROR' : 'ENGINE_UNAVAILABLE', cause.message, data)
    }
  }
  throw new GatewayError('ENGINE_INTERNAL_ERROR', 'Internal error', { failure_class: 'internal_error' }, { cause })
}

// ------------------------------------------------------------------------------------------------------------------- both

interface Question {
  event: CanonicalEvent
  /** The flat form's own event: the same call may come again through `POST /ahp`. */
  sent_event?: object
  request_id: string | null
  context: Context | null
  can_modify: boolean
}

function ask(question: Question, { caller, started_ms }: Asked, ports: Ports): Promise<DecisionResult> {
  return decide(
    {
      ...question,
      deadline_ms: DIALECT_DEADLINE_MS,
      tier: 'L1',
      caller,
      transport: 'beta',
      adapter: BETA_ADAPTER,
      started_ms,
      observe: false,
    },
    ports,
  )
}

/** A gateway that is not ready records nothing, so the beat goes on to the answer that says so. */
async function recorded_now(event: CanonicalEvent, ports: Ports): Promise<boolean> {
  return !ports.ready() || (await ports.shared.beat(`${event.event_subtype}\n${event.session_id}`))
}

/** Fields of a flat answer that an unrecorded heartbeat leaves empty. */
const UNRECORDED = {
  policy_version: '',
  decision_latency_ms: 0,
  modified_payload: null,
  retry_after_ms: null,
  failure_class: 'none',
  suggestion: null,
} as const

/** Answer to a heartbeat that follows another one at once; an observation is always allowed. */
async function beat_answer(event: CanonicalEvent, ports: Ports): Promise<Spoken> {
  const view = await ports.shared.view(event.session_id)
  return {
    decision: 'allow',
    reason: 'Recorded a moment ago.',
    risk_level: view?.level ?? 'low',
    policy_id: 'L1-default',
    decision_source: 'policy',
    final: true,
  }
}
