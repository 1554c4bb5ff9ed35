// The approval behind every defer as it is created: stored and announced. settle.ts ends it. Source: CONTRACT 3.1, 7.3.
import { cut } from '#core/contract/characters.ts'
import type { CanonicalDecision } from '#core/contract/decision.ts'
import type { StreamEvent } from '#core/contract/stream.ts'
import { arguments_of, command_of, other_arguments } from '#core/dialect/arguments.ts'
import { canonical_json } from '#core/json.ts'
import { MAX_APPROVAL_ARGUMENT_BYTES, MAX_APPROVAL_COMMAND_CHARS, MAX_STREAM_COMMAND_CHARS } from '#core/limits.ts'
import type { Document } from '#core/port/store.ts'

/** What a new approval is built from; all text is redacted. */
export interface ApprovalDraft {
  approval_id: string
  session_id: string
  event_id: string
  request_id: string
  agent_id: string
  source_framework: string
  tool_name: string | null
  command: string | null
  arguments: Record<string, unknown>
  reason: string
  policy_id: string
  risk_level: string
  suggestion: string | null
  fingerprint: string
  upstream_approval_id: string | null
  requested_at_ms: number
  requested_at: string
  expires_at_ms: number
  timeout_s: number
}

/** Whether the asking framework has a request of its own behind this approval. */
export function is_upstream(body: { source_framework?: unknown; upstream_approval_id?: unknown }): boolean {
  return body.source_framework === 'alpha' && typeof body.upstream_approval_id === 'string'
}

/** What a person sees of a call: everything that it may run, also under further names or as a list of words. */
export function shown_call(payload: Readonly<Record<string, unknown>>): Pick<ApprovalDraft, 'command' | 'arguments'> {
  const args = arguments_of(payload)
  const others = other_arguments(payload, args)
  const shown = args === payload ? {} : { ...args }
  return {
    command: command_of(payload, args),
    arguments: others.length === 0 ? shown : { ...shown, other_arguments: others },
  }
}

/** The stored document of a pending approval (CONTRACT 3.1). */
export function pending_document(draft: ApprovalDraft): Document {
  const { requested_at_ms, expires_at_ms, ...fields } = draft
  const body = {
    ...fields,
    state: 'pending',
    command: draft.command === null ? null : cut(draft.command, MAX_APPROVAL_COMMAND_CHARS),
    arguments: bounded_arguments(draft.arguments),
    expires_at: expires_at_ms,
    settled_at: null,
    settled_by: null,
    settled_reason: null,
    decision: null,
    outcome: null,
    lease_until: null,
    lease_used: false,
    forwarded: is_upstream(draft) ? false : null,
  }
  return {
    id: draft.approval_id,
    session_id: draft.session_id,
    state: 'pending',
    lookup: draft.upstream_approval_id ?? draft.fingerprint,
    idempotency_key: null,
    created_at_ms: requested_at_ms,
    expires_at_ms,
    body,
  }
}

/** The event that tells operators about a waiting approval (CONTRACT 7.3). */
export function pending_event(draft: ApprovalDraft): StreamEvent {
  return {
    type: 'approval_pending',
    approval_id: draft.approval_id,
    session_id: draft.session_id,
    event_id: draft.event_id,
    tool_name: draft.tool_name,
    command: draft.command === null ? null : cut(draft.command, MAX_STREAM_COMMAND_CHARS),
    reason: draft.reason,
    risk_level: draft.risk_level as CanonicalDecision['risk_level'],
    policy_id: draft.policy_id,
    suggestion: draft.suggestion,
    expires_at: draft.expires_at_ms,
    timeout_s: draft.timeout_s,
    timestamp: draft.requested_at,
  }
}

/** The arguments, cut so that their JSON text fits the limit. */
function bounded_arguments(given: Record<string, unknown>): Record<string, unknown> {
  const text = canonical_json(given)
  if (utf8_bytes(text) <= MAX_APPROVAL_ARGUMENT_BYTES) return given
  let kept = { truncated: true, text: text.slice(0, MAX_APPROVAL_ARGUMENT_BYTES) }
  // Escapes and wide characters can make the cut text exceed the limit again.
  while (utf8_bytes(JSON.stringify(kept)) > MAX_APPROVAL_ARGUMENT_BYTES) {
    kept = { truncated: true, text: kept.text.slice(0, Math.floor(kept.text.length * 0.75)).toWellFormed() }
  }
  return kept
}

const encoder = new TextEncoder()

function utf8_bytes(text: string): number {
  return text.length > MAX_APPROVAL_ARGUMENT_BYTES ? text.length : encoder.encode(text).byteLength
}
