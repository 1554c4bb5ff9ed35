// Beta <-> canonical: the event types and payload members of that framework, and the words its harness acts on.
// Source: CONTRACT 2.2, 2.3.
import {
  BETA_CAPABILITIES,
  BETA_PROTOCOL_VERSION,
  type BetaEventParams,
  type BetaFlatBody,
  type BetaFlatReply,
  type BetaHandshake,
  type BetaResult,
  HARNESS_NAME,
} from '#core/contract/beta.ts'
import type { CanonicalDecision } from '#core/contract/decision.ts'
import { type CanonicalEvent, EventType } from '#core/contract/event.ts'
import { content_id } from '#core/fingerprint.ts'
import { is_object } from '#core/json.ts'
import type { Digest, Ids } from '#core/ports.ts'

/** `caller_adapter` of a beta call whose context names none. */
export const BETA_ADAPTER = 'beta-http.v1'

/** What one event type of the dialect stands for. */
export interface BetaKind {
  event_type: EventType
  event_subtype: string
  /** Sent many times a minute: recorded at most once in HEARTBEAT_RECORD_MS per session and type. */
  beats: boolean
}

const DIRECT: ReadonlyMap<string, EventType> = new Map([
  ['pre_action', 'pre_action'],
  ['pre_tool_use', 'pre_action'],
  ['post_action', 'post_action'],
  ['post_tool_use', 'post_action'],
  ['pre_prompt', 'pre_prompt'],
  ['generate_start', 'pre_prompt'],
  ['error', 'error'],
  ['post_response', 'post_response'],
])
const SESSION: ReadonlyMap<string, string> = new Map([
  ['session_start', 'session:start'],
  ['session_end', 'session:end'],
])
const COMPATIBLE: ReadonlySet<string> = new Set([
  'idle',
  'heartbeat',
  'success',
  'rate_limit',
  'confirmation',
  'context_perception',
  'memory_recall',
  'planning',
  'reasoning',
  'intent_detection',
])
const BEATS: ReadonlySet<string> = new Set(['idle', 'heartbeat'])

/** Names for a message that says what would have been understood. */
export const BETA_EVENT_TYPES: readonly string[] = [...DIRECT.keys(), ...SESSION.keys(), ...COMPATIBLE]

/** Where two words meet is a `_`, a capital letter or, in any case of CamelCase, nothing: `pre_tool_use`, `PreToolUse`, `PRETOOLUSE`. */
const folded = (name: string) => name.replaceAll('_', '').toLowerCase()
const BY_FOLDED: ReadonlyMap<string, string> = new Map(BETA_EVENT_TYPES.map((name) => [folded(name), name]))

/** Reads a type in any case and in CamelCase; null for a name that is not in the table, which must never become an allow. */
export function beta_kind(sent: string): BetaKind | null {
  const name = BY_FOLDED.get(folded(sent))
  return name === undefined ? null : kind_named(name, sent)
}

function kind_named(name: string, sent: string): BetaKind | null {
  const direct = DIRECT.get(name)
  if (direct) return { event_type: direct, event_subtype: sent, beats: false }
  const session = SESSION.get(name)
  if (session) return { event_type: 'session', event_subtype: session, beats: false }
  if (!COMPATIBLE.has(name)) return null
  return { event_type: 'session', event_subtype: `compat:${name}`, beats: BEATS.has(name) }
}

/** The type of a flat event: the six canonical names, or any name of the table above. */
export function flat_kind(sent: string): (Omit<BetaKind, 'event_subtype'> & { event_subtype: string | null }) | null {
  const canonical = EventType.safeParse(sent)
  return canonical.success ? { event_type: canonical.data, event_subtype: null, beats: false } : beta_kind(sent)
}

/** The event of an `ahp/event` call. A repeated request_id gives the same event. */
export function event_of_params(
  params: BetaEventParams,
  kind: BetaKind,
  ports: { ids: Ids; digest: Digest },
): CanonicalEvent {
  const payload = normalise_payload(params.payload ?? {})
  return {
    schema_version: 'ahp.1.0',
    event_id: params.event_id ?? event_id_of(params.session_id, params.request_id ?? null, ports),
    event_type: kind.event_type,
    event_subtype: kind.event_subtype,
    session_id: params.session_id,
    agent_id: params.agent_id ?? undefined,
    source_framework: 'beta',
    trace_id: params.trace_id ?? null,
    occurred_at: params.occurred_at ?? undefined,
    tool_name: tool_of(payload),
    payload,
  }
}

/** The event of a flat body; what it names itself stays. */
export function event_of_flat(
  body: BetaFlatBody,
  kind: Omit<BetaKind, 'event_subtype'> & { event_subtype: string | null },
  ports: { ids: Ids; digest: Digest },
): CanonicalEvent {
  const { event } = body
  const payload = normalise_payload(event.payload)
  return {
    ...event,
    event_id: event.event_id ?? event_id_of(event.session_id, body.request_id, ports),
    event_type: kind.event_type,
    event_subtype: kind.event_subtype ?? event.event_subtype ?? null,
    tool_name: event.tool_name ?? tool_of(payload),
    payload,
  }
}

function event_id_of(session_id: string, request_id: string | null, ports: { ids: Ids; digest: Digest }): string {
  if (request_id === null) return ports.ids.next('evt')
  return `evt_${content_id(JSON.stringify(['beta', session_id, request_id]), ports.digest)}`
}

/** Members of the arguments that are also shown at the top of the payload. */
const LIFTED = ['command', 'path', 'file_path', 'target', 'cwd'] as const

/** Adds the canonical names beside what was sent; nothing that was sent is changed or removed. */
function normalise_payload(sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const payload: Record<string, unknown> = { ...sent }
  if (absent(payload.arguments) && !absent(payload.args)) payload.arguments = payload.args
  if (absent(payload.tool) && !absent(payload.tool_name)) payload.tool = payload.tool_name
  const input = object_of(payload.arguments)
  if (input === null) return payload
  for (const key of LIFTED) {
    if (absent(payload[key]) && !absent(input[key])) payload[key] = input[key]
  }
  return payload
}

function absent(value: unknown): boolean {
  return value === undefined || value === null
}

/** Arguments are an object or the JSON text of one (CONTRACT 1.3). */
function object_of(value: unknown): Record<string, unknown> | null {
  if (is_object(value)) return value
  if (typeof value !== 'string') return null
  try {
    const parsed: unknown = JSON.parse(value)
    return is_object(parsed) ? parsed : null
  } catch {
    return null
  }
}

/** Longest tool name an event may carry (CONTRACT 1.3); a longer one stays in the payload. */
const MAX_TOOL_CHARS = 256

function tool_of(payload: Readonly<Record<string, unknown>>): string | null {
  const { tool } = payload
  return typeof tool === 'string' && tool !== '' && tool.length <= MAX_TOOL_CHARS ? tool : null
}

/** Answer to `ahp/handshake`. */
export function handshake(version: string): BetaHandshake {
  return {
    protocol_version: BETA_PROTOCOL_VERSION,
    harness_info: { name: HARNESS_NAME, version, capabilities: [...BETA_CAPABILITIES] },
  }
}

const ACTIONS = { allow: 'continue', block: 'block', defer: 'defer', modify: 'modify' } as const

/** The part of a decision that this dialect speaks of. */
export type Spoken = Pick<
  CanonicalDecision,
  'decision' | 'reason' | 'policy_id' | 'risk_level' | 'decision_source' | 'final'
> &
  Partial<Pick<CanonicalDecision, 'modified_payload' | 'approval_id' | 'expires_at' | 'retry_after_ms'>>

/** Result of `ahp/event`. */
export function event_result(spoken: Spoken): BetaResult {
  const { decision, reason, policy_id, risk_level, decision_source, final } = spoken
  return {
    action: ACTIONS[decision],
    decision,
    reason,
    metadata: { source: HARNESS_NAME, policy_id, risk_level, decision_source, final },
    ...(decision === 'modify' && { modified_payload: spoken.modified_payload ?? null }),
    ...(decision === 'defer' && waiting_fields(spoken)),
  }
}

/** A defer of a fallback has no approval: nobody can settle it. */
function waiting_fields({ approval_id, expires_at, retry_after_ms }: Spoken) {
  return {
    ...(approval_id !== undefined && { approval_id }),
    ...(expires_at !== undefined && { expires_at }),
    retry_after_ms: retry_after_ms ?? null,
  }
}

/** Answer of the flat form. */
export function flat_reply(decision: CanonicalDecision): BetaFlatReply {
  return {
    decision: decision.decision,
    risk_level: decision.risk_level,
    reason: decision.reason,
    approval_id: decision.approval_id ?? null,
    final: decision.final,
    policy_id: decision.policy_id,
    modified_payload: decision.modified_payload,
    retry_after_ms: decision.retry_after_ms,
    expires_at: decision.expires_at ?? null,
    failure_class: decision.failure_class,
  }
}
