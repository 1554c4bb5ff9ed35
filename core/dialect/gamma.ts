// Native hooks -> canonical: reads a hook body of any client family and builds the event that is judged.
// It knows nothing of decisions; core/dialect/gamma-reply.ts is the way back. Source: CONTRACT 2.4 to 2.6.
import { type CanonicalEvent, Id, name, Timestamp } from '#core/contract/event.ts'
import type { Dialect, GammaQuery } from '#core/contract/hooks.ts'
import { detect_dialect, type HookKind, hook_kind } from '#core/dialect/hook-name.ts'
import { GatewayError } from '#core/errors.ts'
import { content_id } from '#core/fingerprint.ts'
import { holds_more, is_object, JSON_BOUNDS, nests_deeper } from '#core/json.ts'
import { MAX_HOOK_NAME_CHARS, MAX_ID_CHARS } from '#core/limits.ts'
import type { Clock, Digest, Ids } from '#core/ports.ts'
import { MAX_EPOCH_MS } from '#core/time.ts'

/** One hook call as its client meant it. `problem` is set when a field that the hook needs is missing or malformed. */
export interface HookCall {
  /** Name as sent, for example `PreToolUse` or `preToolUse`. */
  hook: string
  kind: HookKind
  dialect: Dialect
  /** The client family that runs the tool on any answer but allow, deny or nothing. */
  codex: boolean
  /** The client family that runs the tool with its old input whatever it is told to run instead. */
  qwen: boolean
  session_id: string
  tool_name: string | null
  tool_input: Record<string, unknown> | null
  tool_use_id: string | null
  turn_id: string | null
  agent_id: string | null
  occurred_at: string | number | null
  /** Every other member of the body. */
  rest: Record<string, unknown>
  /** Sentence that names the field, null when the call is complete. */
  problem: string | null
}

const HookName = name(MAX_HOOK_NAME_CHARS)
const ToolName = name(MAX_ID_CHARS)

/** Members of a camelCase body and what they are read as (CONTRACT 2.6). */
const CAMEL_MEMBERS: ReadonlyMap<string, string> = new Map([
  ['sessionId', 'session_id'],
  ['toolName', 'tool_name'],
  ['toolArgs', 'tool_input'],
  ['toolResult', 'tool_response'],
  ['transcriptPath', 'transcript_path'],
])

/** String members of a tool input that are also shown at the top of the payload. */
const LIFTED = ['command', 'path', 'file_path', 'target_path', 'file', 'destination', 'source'] as const

/**
 * Reads a parsed body. A call that cannot be judged still says what it is, so that its refusal has the form its client
 * obeys; that is why one that `holds_too_much` is read at all. Throws INVALID_REQUEST only when no hook name can be found.
 */
export function read_hook(body: Record<string, unknown>, query: GammaQuery, holds_too_much = false): HookCall {
  const hook = read_name(body, query)
  const dialect = query.dialect ?? detect_dialect(hook, body)
  const members = dialect === 'copilot' ? read_camel(body) : body
  const kind = hook_kind(hook)
  const { hook_event_name: _name, session_id, tool_name, tool_input, ...rest } = members
  const call: HookCall = {
    hook,
    kind,
    dialect,
    codex: query.client === 'codex' || Object.hasOwn(members, 'turn_id'),
    // Seen in Qwen Code 0.24.4, which alone names the call of its model as well.
    qwen: query.client === 'qwen' || Object.hasOwn(members, 'tool_call_id'),
    session_id: '',
    tool_name: null,
    tool_input: null,
    tool_use_id: id_or_null(members.tool_use_id),
    turn_id: id_or_null(members.turn_id),
    agent_id: id_or_null(members.agent_id),
    occurred_at: time_or_null(members.timestamp),
    rest,
    problem: null,
  }
  call.problem =
    (holds_too_much || nests_deeper(body) ? `the body must be JSON of ${JSON_BOUNDS}` : null) ??
    read_session(call, session_id) ??
    read_tool(call, tool_name) ??
    read_input(call, tool_input)
  return call
}

function read_name(body: Record<string, unknown>, query: GammaQuery): string {
  const sent = body.hook_event_name ?? query.event
  if (sent === undefined || sent === null) {
    throw new GatewayError(
      'INVALID_REQUEST',
      'hook_event_name is required, in the body or as the query parameter event',
    )
  }
  const read = HookName.safeParse(sent)
  if (read.success) return read.data
  throw new GatewayError('INVALID_REQUEST', `hook_event_name ${read.error.issues[0]?.message ?? 'is invalid'}`)
}

/** The same members under their snake_case names; a member that is there under both names keeps the snake_case one. */
function read_camel(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]) => {
      const read_as = CAMEL_MEMBERS.get(key)
      if (read_as === undefined) return [[key, value]]
      return Object.hasOwn(body, read_as) ? [] : [[read_as, value]]
    }),
  )
}

function read_session(call: HookCall, sent: unknown): string | null {
  if (sent === undefined || sent === null) return 'session_id is required'
  const read = Id.safeParse(sent)
  if (!read.success) return `session_id ${read.error.issues[0]?.message ?? 'is invalid'}`
  call.session_id = read.data
  return null
}

function read_tool(call: HookCall, sent: unknown): string | null {
  if (sent === undefined || sent === null) return call.kind.gates ? 'tool_name is required' : null
  const read = ToolName.safeParse(sent)
  if (!read.success) return `tool_name ${read.error.issues[0]?.message ?? 'is invalid'}`
  call.tool_name = read.data
  return null
}

function read_input(call: HookCall, sent: unknown): string | null {
  if (sent === undefined || sent === null) return call.kind.gates ? 'tool_input is required' : null
  const input = typeof sent === 'string' ? parse_input(sent) : sent
  if (!is_object(input)) return 'tool_input must be an object or the JSON text of one'
  if (nests_deeper(input) || (typeof sent === 'string' && holds_more(sent)))
    return `tool_input must be JSON of ${JSON_BOUNDS}`
  call.tool_input = input
  return null
}

function parse_input(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function id_or_null(value: unknown): string | null {
  const read = Id.safeParse(value)
  return read.success ? read.data : null
}

function time_or_null(value: unknown): string | number | null {
  if (typeof value === 'number') return value >= 0 && value <= MAX_EPOCH_MS ? Math.trunc(value) : null
  return typeof value === 'string' && Timestamp.safeParse(value).success ? value : null
}

/** Name of the adapter in reports: the client when its installation says so (CONTRACT 2.4). */
export function adapter_of(query: GammaQuery): string {
  return query.client === undefined ? 'gamma-hook.v1' : `${query.client}-hook.v1`
}

/**
 * The canonical event of a complete call. A redelivered call (same session, hook and tool_use_id) keeps its event_id; no
 * other part of the event depends on the time of receipt.
 */
export function to_event(call: HookCall, ports: { ids: Ids; digest: Digest; clock: Clock }): CanonicalEvent {
  const { hook, kind, tool_use_id } = call
  return {
    schema_version: 'ahp.1.0',
    event_id:
      tool_use_id === null
        ? ports.ids.next('evt')
        : `evt_${content_id(JSON.stringify([call.session_id, hook, tool_use_id]), ports.digest)}`,
    event_type: kind.event_type,
    event_subtype: kind.event_subtype,
    session_id: call.session_id,
    source_framework: 'gamma',
    trace_id: tool_use_id ?? call.turn_id,
    agent_id: call.agent_id ?? undefined,
    tool_name: call.tool_name,
    occurred_at:
      typeof call.occurred_at === 'number' ? ports.clock.iso(call.occurred_at) : (call.occurred_at ?? undefined),
    payload: payload_of(call),
  }
}

/** What the tool is really given wins over a member of the same name beside it: the input is what will run. */
function payload_of(call: HookCall): Record<string, unknown> {
  const payload: Record<string, unknown> = { ...call.rest }
  if (call.kind.event_subtype !== call.hook) payload.hook_event_name = call.hook
  if (call.tool_input === null) return payload
  payload.arguments = call.tool_input
  for (const key of LIFTED) {
    const value = call.tool_input[key]
    if (typeof value === 'string') payload[key] = value
  }
  return payload
}
