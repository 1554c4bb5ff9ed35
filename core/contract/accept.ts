// A quick yes to the params of the decision RPC: nine of ten requests are well formed, and the schemas cost five times as much.
// It only accepts. Whatever it does not know for sure goes to the schemas, which alone say what is wrong; a property test
// proves that it never accepts what they refuse, and that they would return the same value (PERFORMANCE 2).
import type { CanonicalEvent } from '#core/contract/event.ts'
import { RPC_VERSION, type SyncDecisionParams } from '#core/contract/rpc.ts'
import { is_object } from '#core/json.ts'
import { MAX_DEADLINE_MS, MAX_ID_CHARS, MIN_DEADLINE_MS } from '#core/limits.ts'

/** Shorter than every limit of a text in the context, so that one check covers all of them. */
const SHORT_CHARS = 128
/** Printable ASCII: no control characters, always well formed. */
const PLAIN = /^[\x20-\x7e]+$/
const VERSION = /^ahp\.1\.\d{1,4}$/
/** What clients send; the schema knows more forms. A day after the 28th needs the calendar. */
const UTC_TIME = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/
const EVENT_TYPES: ReadonlySet<unknown> = new Set([
  'pre_action',
  'post_action',
  'pre_prompt',
  'post_response',
  'session',
])
const TRUST: ReadonlySet<unknown> = new Set(['untrusted', 'standard', 'elevated', 'privileged'])
/** Members of the context that are checked here; any other one is the schema's affair. */
const CONTEXT_TEXTS = ['caller_adapter', 'workspace_root', 'cwd', 'current_task'] as const
const CONTEXT_KNOWN: ReadonlySet<string> = new Set([...CONTEXT_TEXTS, 'agent_trust_level'])

/** The one member that the schemas leave out. */
const DROPPED = '__proto__'

/** Whether `value` is certainly what SyncDecisionParams accepts unchanged. */
export function surely_valid(value: Record<string, unknown>): value is SyncDecisionParams {
  const { rpc_version, request_id, deadline_ms, decision_tier, event, context } = value
  return (
    rpc_version === RPC_VERSION &&
    !Object.hasOwn(value, DROPPED) &&
    is_plain_id(request_id) &&
    typeof deadline_ms === 'number' &&
    Number.isInteger(deadline_ms) &&
    deadline_ms >= MIN_DEADLINE_MS &&
    deadline_ms <= MAX_DEADLINE_MS &&
    (decision_tier === 'L1' || decision_tier === 'L2') &&
    is_object(event) &&
    is_plain_event(event) &&
    (context === undefined || (is_object(context) && is_plain_context(context)))
  )
}

function is_plain_event(event: Record<string, unknown>): event is CanonicalEvent {
  return (
    !Object.hasOwn(event, DROPPED) &&
    typeof event.schema_version === 'string' &&
    VERSION.test(event.schema_version) &&
    is_plain_id(event.event_id) &&
    EVENT_TYPES.has(event.event_type) &&
    is_plain_id(event.session_id) &&
    is_short(event.source_framework) &&
    is_object(event.payload) &&
    !Object.hasOwn(event.payload, DROPPED) &&
    (event.trace_id === undefined || is_plain_id(event.trace_id)) &&
    (event.agent_id === undefined || is_plain_id(event.agent_id)) &&
    (event.occurred_at === undefined || (typeof event.occurred_at === 'string' && UTC_TIME.test(event.occurred_at))) &&
    is_short_or_absent(event.event_subtype) &&
    is_short_or_absent(event.tool_name) &&
    is_short_or_absent(event.source_protocol_version) &&
    is_short_or_absent(event.mapping_profile) &&
    (event.risk_hints === undefined || (Array.isArray(event.risk_hints) && event.risk_hints.length === 0))
  )
}

function is_plain_context(context: Record<string, unknown>): boolean {
  for (const key of Object.keys(context)) if (!CONTEXT_KNOWN.has(key)) return false
  for (const key of CONTEXT_TEXTS) if (!is_short_or_absent(context[key])) return false
  return context.agent_trust_level === undefined || TRUST.has(context.agent_trust_level)
}

function is_plain_id(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_ID_CHARS && PLAIN.test(value)
}

function is_short(value: unknown): boolean {
  return typeof value === 'string' && value.length <= SHORT_CHARS && PLAIN.test(value)
}

function is_short_or_absent(value: unknown): boolean {
  return value === undefined || is_short(value)
}
