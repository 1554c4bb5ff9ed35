// The sync decision RPC: params, context, result, error data. Source: SPEC "Sync decision request and response", CONTRACT 1.
import * as z from 'zod'
import { at_most } from '#core/contract/characters.ts'
import { CanonicalDecision, Tier, TrustLevel } from '#core/contract/decision.ts'
import { CanonicalEvent, Id, name } from '#core/contract/event.ts'
import { ScopeProfile } from '#core/contract/scope.ts'
import { MAX_CONTEXT_TEXT_CHARS, MAX_DEADLINE_MS, MAX_FRAMEWORK_CHARS, MIN_DEADLINE_MS } from '#core/limits.ts'

/** The only version of the RPC that is spoken here. */
export const RPC_VERSION = 'sync_decision.1.0'

/** The body limit bounds what has no limit of its own here; what a model is shown of it is cut there. */
const AnyText = z.string({ error: 'must be a string' })
const Texts = z.array(AnyText, { error: 'must be an array' })
const Text = z
  .string({ error: 'must be a string' })
  .refine(...at_most(MAX_CONTEXT_TEXT_CHARS))
  .meta({ maxLength: MAX_CONTEXT_TEXT_CHARS })

export const Context = z.looseObject(
  {
    caller_adapter: name(MAX_FRAMEWORK_CHARS).nullish(),
    agent_trust_level: z
      .enum(TrustLevel.options, { error: 'must be one of: untrusted, standard, elevated, privileged' })
      .nullish(),
    capabilities: Texts.nullish(),
    escalate: z.enum(['L2', 'L3'], { error: 'must be one of: L2, L3' }).nullish(),
    workspace_root: AnyText.nullish(),
    cwd: AnyText.nullish(),
    skill_id: Id.nullish(),
    facts: z.record(z.string(), z.unknown(), { error: 'must be an object' }).nullish(),
    session_scope_profile: ScopeProfile.nullish(),
    current_task: Text.nullish(),
    memory_summary: Text.nullish(),
    intent_summary: Text.nullish(),
    planning_summary: Text.nullish(),
    reasoning_summary: Text.nullish(),
    recent_facts: Texts.nullish(),
    context_hints: Texts.nullish(),
    cognition_hints: Texts.nullish(),
  },
  { error: 'must be an object' },
)
/** What a caller tells about itself and its task; none of it can lower a score (CONTRACT 1.3). */
export type Context = z.infer<typeof Context>

export const SyncDecisionParams = z.looseObject({
  rpc_version: z.literal(RPC_VERSION, { error: `must be ${RPC_VERSION}` }),
  request_id: Id,
  deadline_ms: z
    .int({ error: `must be an integer from ${MIN_DEADLINE_MS} to ${MAX_DEADLINE_MS}` })
    .min(MIN_DEADLINE_MS, `must be an integer from ${MIN_DEADLINE_MS} to ${MAX_DEADLINE_MS}`)
    .max(MAX_DEADLINE_MS, `must be an integer from ${MIN_DEADLINE_MS} to ${MAX_DEADLINE_MS}`),
  decision_tier: z.enum(['L1', 'L2'], { error: 'must be one of: L1, L2' }),
  event: CanonicalEvent,
  context: Context.nullish(),
})
/** Params of `ahp/sync_decision`. */
export type SyncDecisionParams = z.infer<typeof SyncDecisionParams>

export const SyncDecisionResult = z.object({
  rpc_version: z.literal(RPC_VERSION),
  request_id: z.string(),
  rpc_status: z.literal('ok'),
  decision: CanonicalDecision,
  actual_tier: Tier,
  served_at: z.string(),
  l3_available: z.boolean(),
  l3_requested: z.boolean(),
  l3_state: z.string(),
  l3_reason: z.string().nullable(),
  l3_reason_code: z.string(),
})
/** Result of `ahp/sync_decision`. */
export type SyncDecisionResult = z.infer<typeof SyncDecisionResult>

export const RpcErrorData = z.object({
  rpc_version: z.literal(RPC_VERSION),
  request_id: z.string(),
  rpc_status: z.literal('error'),
  rpc_error_code: z.string(),
  rpc_error_message: z.string(),
  retry_eligible: z.boolean(),
  retry_after_ms: z.int().nullable(),
  fallback_decision: CanonicalDecision.nullable(),
  supported_versions: z.array(z.string()).optional(),
})
/** SPEC "RPC error data"; present on every error with all fields. */
export type RpcErrorData = z.infer<typeof RpcErrorData>

const RpcId = z.union([z.string(), z.number(), z.null()])

/** Methods of POST /ahp and the socket; the short form means the same. */
export const SYNC_DECISION_METHODS = ['ahp/sync_decision', 'sync_decision'] as const

/** The envelope of POST /ahp, as it is described; core/edge/rpc.ts reads it step by step. */
const RpcRequest = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: RpcId.optional(),
  method: z.enum(SYNC_DECISION_METHODS),
  params: SyncDecisionParams,
})

export const RpcResponse = z.object({
  jsonrpc: z.literal('2.0'),
  id: RpcId,
  result: z.looseObject({}).optional(),
  error: z.object({ code: z.int(), message: z.string(), data: RpcErrorData }).optional(),
})
/** `result` or `error`, never both. */
export type RpcResponse = z.infer<typeof RpcResponse>

/** A batch of one call is taken, and answered as one (CONTRACT 1.1). */
export const RpcBody = z.union([RpcRequest, z.tuple([RpcRequest])])
/** The answer in the form of its call. */
export const RpcReply = z.union([RpcResponse, z.tuple([RpcResponse])])
