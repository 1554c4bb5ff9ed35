// POST /ahp: the JSON-RPC door to `decide`. The Unix socket calls the same handler with the same text. Source: CONTRACT 1.
import type { Caller } from '#core/caller.ts'
import { surely_valid } from '#core/contract/accept.ts'
import { RPC_VERSION, RpcBody, RpcReply, SYNC_DECISION_METHODS, SyncDecisionParams } from '#core/contract/rpc.ts'
import { decide } from '#core/decide.ts'
import { count_invalid } from '#core/edge/invalid.ts'
import {
  type Envelope,
  list_issues,
  read_envelope,
  render_error,
  render_result,
  request_id_in,
} from '#core/edge/rpc.ts'
import { endpoint, type Output } from '#core/endpoint.ts'
import { ERRORS, GatewayError, reason_of } from '#core/errors.ts'
import { is_object } from '#core/json.ts'
import type { Ports } from '#core/ports.ts'

export const POST = endpoint({
  summary: 'Decide one event (JSON-RPC 2.0, method ahp/sync_decision)',
  auth: 'bearer',
  described_body: RpcBody,
  responses: { 200: RpcReply, 204: 'empty' },
  errors: ['UNAUTHORIZED', 'PAYLOAD_TOO_LARGE', 'RATE_LIMITED'],
  rate: 'decision',
  handle: async ({ body, caller, arrived_ms }, ports) => answer_rpc(body, caller, arrived_ms, ports),
})

/** Characters of an unknown method that its refusal repeats. */
const MAX_NAMED_METHOD_CHARS = 64

const METHODS: ReadonlySet<string> = new Set(SYNC_DECISION_METHODS)

/** Answers one envelope; never throws. A notification is processed and answered with 204 (CONTRACT 1.1). */
async function answer_rpc(text: string, caller: Caller, started_ms: number, ports: Ports): Promise<Output> {
  const read = read_envelope(text)
  if (read.kind === 'error') {
    count_error(read.error, caller, ports)
    return respond(render_error(read.id, 'unknown', read.error), read.batch)
  }
  const { envelope, batch } = read
  const reply = await call(envelope, caller, started_ms, ports)
  return envelope.id === undefined ? { kind: 'empty', status: 204 } : respond(reply, batch)
}

async function call(envelope: Envelope, caller: Caller, started_ms: number, ports: Ports): Promise<string> {
  const id = envelope.id ?? null
  try {
    const params = read_params(envelope, caller, ports)
    const result = await decide(
      {
        request_id: params.request_id,
        deadline_ms: params.deadline_ms,
        tier: params.decision_tier,
        event: params.event,
        context: params.context ?? null,
        caller,
        transport: caller.transport,
        adapter: 'unknown',
        started_ms,
        can_modify: params.context?.capabilities?.includes('modify') ?? false,
        observe: false,
      },
      ports,
    )
    return render_result(id, params.request_id, result)
  } catch (cause) {
    const error =
      cause instanceof GatewayError ? cause : new GatewayError('ENGINE_INTERNAL_ERROR', 'Internal error', {}, { cause })
    if (error !== cause) ports.log.error('rpc_failed', { cause: reason_of(cause) })
    count_error(error, caller, ports)
    return render_error(id, request_id_in(envelope.params), error)
  }
}

/** Steps 5-8 of CONTRACT 1.1. */
function read_params(envelope: Envelope, caller: Caller, ports: Ports): SyncDecisionParams {
  if (!METHODS.has(envelope.method)) {
    throw new GatewayError(
      'METHOD_NOT_FOUND',
      `method: must be ahp/sync_decision, got ${envelope.method.slice(0, MAX_NAMED_METHOD_CHARS)}`,
    )
  }
  const { params } = envelope
  if (!is_object(params)) throw new GatewayError('INVALID_REQUEST', 'params: must be an object')
  if (typeof params.rpc_version === 'string' && params.rpc_version !== RPC_VERSION) {
    throw new GatewayError('VERSION_NOT_SUPPORTED', `params.rpc_version: must be ${RPC_VERSION}`)
  }
  if (surely_valid(params)) return params
  const parsed = SyncDecisionParams.safeParse(params)
  if (parsed.success) return parsed.data
  const issues = [...parsed.error.issues].sort((a, b) => Number(inside_event(a)) - Number(inside_event(b)))
  const code = issues.every(inside_event) ? 'EVENT_SCHEMA_MISMATCH' : 'INVALID_REQUEST'
  const message = list_issues('params', issues)
  if (is_object(params.event)) count_invalid(caller.transport, message, ports)
  throw new GatewayError(code, message)
}

/** `event` missing or not an object is INVALID_REQUEST; only what lies inside it is a schema mismatch (CONTRACT 1.3). */
function inside_event(issue: { path: readonly PropertyKey[] }): boolean {
  return issue.path[0] === 'event' && issue.path.length > 1
}

function respond(text: string, batch: boolean): Output {
  return { kind: 'raw', status: 200, text: batch ? `[${text}]` : text, type: 'application/json' }
}

function count_error(error: GatewayError, caller: Caller, ports: Ports): void {
  ports.metrics.count('asg_rpc_errors_total', { code: ERRORS[error.code].wire, transport: caller.transport })
}
