// Canonical -> native hook: what each client family is told, in the one form that it obeys. A refusal in a form its client
// does not know is ignored and the tool runs, so nothing outside this file builds a reply. Source: CONTRACT 2.6, CLIENTS 2 and 4.
import type { CanonicalDecision } from '#core/contract/decision.ts'
import type { GammaQuery, HookReply } from '#core/contract/hooks.ts'
import type { HookCall } from '#core/dialect/gamma.ts'
import { is_object } from '#core/json.ts'

/** What the gateway has to say to a gating hook once nobody is waited for any more. */
export type Answer =
  /** `sure`: harmless by itself or allowed by a person, so it may answer the client's own question too. */
  | { kind: 'allow'; reason: string; sure: boolean; updated_input: Record<string, unknown> | null }
  | { kind: 'deny'; reason: string }
  /** Deferred and not settled in time. */
  | { kind: 'pending'; reason: string; approval_id: string | null }

/** Forms in which a client can be given another tool input than the one it asked about. */
export function applies_rewrites(call: HookCall, query: GammaQuery): boolean {
  if (is_permission_request(call) || call.qwen) return false
  // A rewrite reaches the client as an allow, which would answer the question that `pass` leaves to its user.
  return query.on_allow === 'allow' && (call.dialect === 'hooks' || call.dialect === 'gemini')
}

/** The reply to a hook that nobody waits for: events are observed, never refused. */
export function observed_reply(call: HookCall, query: GammaQuery): HookReply {
  if (call.dialect !== 'flat' || !call.kind.known || query.on_allow === 'pass') return {}
  return { permissionDecision: 'allow', permissionDecisionReason: '' }
}

/** The reply to a gating hook. In observe mode the true decision is in the record and the reply never refuses. */
export function gate_reply(call: HookCall, query: GammaQuery, answer: Answer): HookReply {
  if (query.mode === 'observe') return observing_reply(call, query, answer)
  switch (answer.kind) {
    case 'allow':
      return allow_reply(call, query, answer)
    case 'deny':
      return deny_reply(call, answer.reason)
    case 'pending':
      return pending_reply(call, query, answer)
  }
}

/**
 * The reply when the call could not be judged at all: a refusal, except in observe mode, which refuses nothing and does not
 * vouch for what nobody looked at either.
 */
export function failure_reply(call: HookCall, query: GammaQuery, reason: string): HookReply {
  return query.mode === 'observe' ? {} : deny_reply(call, reason)
}

function observing_reply(call: HookCall, query: GammaQuery, answer: Answer): HookReply {
  const sure = answer.kind === 'allow' && answer.sure
  return allow_reply(call, query, { kind: 'allow', reason: observed_reason(answer), sure, updated_input: null })
}

/** What would have happened: a reply that merely lets the call run must not say that it was refused or changed. */
function observed_reason(answer: Answer): string {
  if (answer.kind !== 'allow') return `Observed only; enforcing would refuse: ${answer.reason}`
  return answer.updated_input === null
    ? answer.reason
    : `Observed only, nothing was changed; enforcing: ${answer.reason}`
}

function allow_reply(call: HookCall, query: GammaQuery, answer: Extract<Answer, { kind: 'allow' }>): HookReply {
  const { reason, updated_input } = answer
  if (is_permission_request(call) && !answer.sure) return {}
  if (query.on_allow === 'pass' && updated_input === null) return {}
  switch (call.dialect) {
    case 'hooks':
      if (is_permission_request(call)) {
        return { hookSpecificOutput: { hookEventName: 'PermissionRequest', decision: { behavior: 'allow' } } }
      }
      return nested('allow', reason, updated_input)
    case 'gemini':
      if (updated_input === null) return { decision: 'allow' }
      return { decision: 'allow', hookSpecificOutput: { hookEventName: 'BeforeTool', tool_input: updated_input } }
    case 'flat':
    case 'copilot':
      return { permissionDecision: 'allow', permissionDecisionReason: reason }
  }
}

function deny_reply(call: HookCall, reason: string): HookReply {
  switch (call.dialect) {
    case 'hooks':
      if (is_permission_request(call)) {
        const decision = { behavior: 'deny', message: reason } as const
        return { hookSpecificOutput: { hookEventName: 'PermissionRequest', decision } }
      }
      return nested('deny', reason, null)
    case 'gemini':
      return { decision: 'deny', reason }
    case 'flat':
    case 'copilot':
      return { permissionDecision: 'deny', permissionDecisionReason: reason }
  }
}

function pending_reply(call: HookCall, query: GammaQuery, answer: Extract<Answer, { kind: 'pending' }>): HookReply {
  const { reason, approval_id } = answer
  const asks = query.on_defer === 'ask'
  switch (call.dialect) {
    case 'hooks':
      // The client is about to ask its own user; a refusal here would take that question away.
      if (is_permission_request(call)) return {}
      return nested(asks && !call.codex ? 'ask' : 'deny', reason, null)
    case 'flat':
    case 'copilot':
      return {
        permissionDecision: asks ? 'ask' : 'deny',
        permissionDecisionReason: reason,
        ...(approval_id !== null && call.dialect === 'flat' && { approval_id }),
      }
    case 'gemini':
      return deny_reply(call, reason)
  }
}

function nested(decision: 'allow' | 'deny' | 'ask', reason: string, input: Record<string, unknown> | null): HookReply {
  return {
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: decision,
      permissionDecisionReason: reason,
      ...(input !== null && { updatedInput: input }),
    },
  }
}

function is_permission_request(call: HookCall): boolean {
  return call.hook === 'PermissionRequest' || call.hook === 'permissionRequest'
}

/** `<what>. Instead: <suggestion> (risk: <level>, rule: <policy_id>)`: written for the model that reads it, never empty. */
export function reason_text(decision: CanonicalDecision): string {
  const { reason, suggestion, risk_level, policy_id } = decision
  const what = reason.trim() === '' ? 'Decided by policy.' : reason.trim()
  const instead = suggestion === null || what.includes(suggestion) ? '' : ` Instead: ${suggestion}`
  return `${what}${instead} (risk: ${risk_level}, rule: ${policy_id})`
}

/** Reason of an unsettled defer: how a person allows it, and that asking again then helps. */
export function pending_text(decision: CanonicalDecision): string {
  const { approval_id } = decision
  if (approval_id === undefined) return reason_text(decision)
  return (
    `${reason_text(decision)} A person has to allow this; the same call may be repeated after approval. ` +
    `Approval ${approval_id}: asg approvals allow ${approval_id}`
  )
}

/**
 * The tool input of a rewrite: the client replaces its whole input with it. Null when the rewritten payload does not say
 * the same in its arguments and beside them, because the client would then run something else than was judged.
 */
export function rewritten_input(decision: CanonicalDecision): Record<string, unknown> | null {
  const payload = decision.modified_payload
  if (payload === null || !is_object(payload.arguments)) return null
  const input = payload.arguments
  if (typeof payload.command === 'string' && input.command !== payload.command) return null
  return input
}
