// Alpha <-> canonical: webhook types and live approval requests of the OpenClaw framework. It knows nothing of how they arrive.
// Source: CONTRACT 2.9, 9.3, 9.4; CLIENTS "OpenClaw".
import type { CanonicalDecision } from '#core/contract/decision.ts'
import { type CanonicalEvent, type EventType, Id, Timestamp } from '#core/contract/event.ts'
import type { AlphaBody, AlphaReply } from '#core/contract/webhook.ts'
import { content_id } from '#core/fingerprint.ts'
import { is_object } from '#core/json.ts'
import { MAX_ID_CHARS } from '#core/limits.ts'
import type { Clock, Digest, Ids } from '#core/ports.ts'
import type { AlphaSettings } from '#core/settings.ts'
import { MAX_EPOCH_MS } from '#core/time.ts'

/** `caller_adapter` of webhook calls and of the live connection. */
export const WEBHOOK_ADAPTER = 'alpha-webhook.v1'
/** `caller_adapter` of requests from the live connection. */
export const LIVE_ADAPTER = 'openclaw-approvals'

/** What one type of the framework stands for. */
export interface AlphaKind {
  event_type: EventType
  /** The original type, or the name the contract gives it. */
  event_subtype: string
  /** Somebody waits for a person's answer to a command. */
  asks: boolean
}

const NAMED: ReadonlyMap<string, EventType> = new Map<string, EventType>([
  ['message.received', 'pre_prompt'],
  ['message.transcribed', 'pre_prompt'],
  ['message.preprocessed', 'pre_prompt'],
  ['message.sent', 'post_response'],
  ['session.start', 'session'],
  ['session.end', 'session'],
  ['session.compact.before', 'session'],
  ['session.compact.after', 'session'],
  ['command.new', 'session'],
  ['command.reset', 'session'],
  ['command.stop', 'session'],
  ['agent.bootstrap', 'session'],
  ['gateway.startup', 'session'],
  ['pre.action', 'pre_action'],
  ['pre.tool.use', 'pre_action'],
  ['post.action', 'post_action'],
  ['post.tool.use', 'post_action'],
  ['pre.prompt', 'pre_prompt'],
  ['post.response', 'post_response'],
  ['error', 'error'],
  ['session', 'session'],
])
const SUBTYPES: ReadonlyMap<string, string> = new Map([
  ['session.start', 'session:start'],
  ['session.end', 'session:end'],
])
const CHAT_STATES: ReadonlyMap<string, EventType> = new Map<string, EventType>([
  ['delta', 'post_response'],
  ['final', 'post_response'],
  ['aborted', 'error'],
  ['error', 'error'],
])
/** Longest subtype an event may carry (CONTRACT 1.3). */
const MAX_TYPE_CHARS = 256

/** Reads a type; null for one that cannot be mapped, which is refused, never allowed. */
export function alpha_kind(type: string, payload: Readonly<Record<string, unknown>>): AlphaKind | null {
  if (type.length > MAX_TYPE_CHARS) return null
  const name = type.toLowerCase().replaceAll(/[:_\-/]/g, '.')
  if (name.endsWith('approval.requested')) return { event_type: 'pre_action', event_subtype: type, asks: true }
  if (name.endsWith('approval.resolved')) return { event_type: 'post_action', event_subtype: type, asks: false }
  if (name === 'chat') {
    const state = typeof payload.state === 'string' ? payload.state.toLowerCase() : ''
    const event_type = CHAT_STATES.get(state)
    return event_type ? { event_type, event_subtype: `chat:${state}`, asks: false } : null
  }
  const event_type = NAMED.get(name)
  return event_type ? { event_type, event_subtype: SUBTYPES.get(name) ?? type, asks: false } : null
}

/** What reading an event of this framework needs of the world. */
export interface AlphaPorts {
  clock: Pick<Clock, 'iso'>
  ids: Pick<Ids, 'next'>
  digest: Digest
  settings: { alpha: AlphaSettings }
}

/** The canonical event of a webhook body. A redelivery gives the same event. */
export function event_of_body(body: AlphaBody, kind: AlphaKind, ports: AlphaPorts): CanonicalEvent {
  const { payload } = body
  const request = is_object(payload.request) ? payload.request : {}
  const approval_id = first_id(payload.approval_id, payload.approvalId, kind.asks ? payload.id : null)
  const run_id = first_id(payload.runId, payload.run_id, request.runId, body.runId)
  const sequence = first_of(isn, payload.seq, payload.sequence, body.seq)
  const tool_name = first_of(is_label, payload.tool, payload.tool_name, payload.toolName) ?? (kind.asks ? 'exec' : null)
  return {
    schema_version: 'ahp.1.0',
    event_id: event_id_of({ approval_id, run_id, sequence, key: body.idempotencyKey, kind }, ports),
    event_type: kind.event_type,
    event_subtype: kind.event_subtype,
    session_id: body.sessionKey ?? body.sessionId ?? '',
    agent_id: body.agentId ?? 'unknown',
    source_framework: 'alpha',
    source_protocol_version: ports.settings.alpha.source_protocol_version,
    mapping_profile: ports.settings.alpha.mapping_profile,
    trace_id: run_id ?? approval_id ?? first_id(body.traceId, body.trace_id, payload.traceId, payload.trace_id),
    tool_name,
    occurred_at: time_of([body.timestamp, body.occurredAt, body.ts, payload.timestamp, payload.createdAtMs], ports),
    payload: normalise_payload(payload, request, { tool_name, approval_id, kind }),
  }
}

/**
 * What was sent, with the canonical names beside it. The nested request of the framework fills in what its envelope does not
 * say; it never overrides what the envelope says.
 */
function normalise_payload(
  sent: Readonly<Record<string, unknown>>,
  request: Readonly<Record<string, unknown>>,
  read: { tool_name: string | null; approval_id: string | null; kind: AlphaKind },
): Record<string, unknown> {
  const payload: Record<string, unknown> = { ...sent }
  if (read.tool_name !== null) payload.tool = read.tool_name
  if (read.approval_id !== null) payload.approval_id = read.approval_id
  for (const key of ['command', 'cwd'] as const) {
    const value = first_of(is_text, sent[key], request[key])
    if (value !== null) payload[key] = value
  }
  if (read.kind.event_type === 'post_action') {
    const output = first_of(is_text, ...OUTPUTS.map((key) => sent[key]))
    if (output !== null) payload.output = output
  }
  return payload
}

/** Where the framework puts what a tool printed, in order. */
const OUTPUTS = ['output', 'result', 'toolOutput', 'tool_output', 'commandOutput', 'stdout'] as const

/** CONTRACT 2.9: no time of receipt in it, so that a redelivery keeps its id. */
function event_id_of(
  of: {
    approval_id: string | null
    run_id: string | null
    sequence: number | null
    key: string | null
    kind: AlphaKind
  },
  ports: AlphaPorts,
): string {
  const subtype = of.kind.event_subtype
  const named =
    of.approval_id !== null
      ? ['approval', of.approval_id, subtype]
      : of.run_id !== null && of.sequence !== null
        ? ['run', of.run_id, of.sequence, subtype]
        : of.key !== null
          ? ['key', of.key]
          : null
  if (named === null) return ports.ids.next('evt')
  return `evt_${content_id(JSON.stringify(['alpha', ...named]), ports.digest)}`
}

const is_text = (value: unknown): value is string => typeof value === 'string' && value !== ''
const is_label = (value: unknown): value is string => is_text(value) && value.length <= MAX_ID_CHARS
const isn = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function first_of<T>(fits: (value: unknown) => value is T, ...values: unknown[]): T | null {
  return values.find(fits) ?? null
}

function first_id(...values: unknown[]): string | null {
  for (const value of values) {
    const read = Id.safeParse(value)
    if (read.success) return read.data
  }
  return null
}

/** Epoch seconds of the year 5138: larger numbers are milliseconds. */
const MAX_EPOCH_SECONDS = 100_000_000_000

/** The sender's time; null when it names none, and receipt counts then. */
function time_of(values: readonly unknown[], { clock }: AlphaPorts): string | null {
  for (const value of values) {
    if (typeof value === 'string' && Timestamp.safeParse(value).success) return value
    if (!isn(value) || value <= 0) continue
    const at_ms = value < MAX_EPOCH_SECONDS ? value * 1000 : value
    if (at_ms <= MAX_EPOCH_MS) return clock.iso(Math.floor(at_ms))
  }
  return null
}

/** A live approval request as the webhook body it would have been; null when it names no session or no id. */
export function body_of_request(type: string, sent: unknown): AlphaBody | null {
  if (!is_object(sent)) return null
  const request = is_object(sent.request) ? sent.request : {}
  const session = first_id(request.sessionKey, request.sessionId, sent.sessionKey)
  const id = first_id(sent.id)
  if (session === null || id === null) return null
  return {
    type,
    sessionKey: session,
    agentId: first_id(request.agentId, sent.agentId),
    idempotencyKey: null,
    payload: sent,
  }
}

/** CONTRACT 9.4. */
export function alpha_reply(decision: CanonicalDecision, event_id: string): AlphaReply {
  return {
    decision: decision.decision,
    reason: decision.reason,
    risk_level: decision.risk_level,
    failure_class: decision.failure_class,
    final: decision.final,
    policy_id: decision.policy_id,
    approval_id: decision.approval_id ?? null,
    expires_at: decision.expires_at ?? null,
    event_id,
  }
}
