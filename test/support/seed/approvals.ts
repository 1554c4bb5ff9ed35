// Deferred actions and their answers, for tests of approvals.
import assert from 'node:assert/strict'
import type { Approval } from '#core/contract/operator.ts'
import type { Ports } from '#core/ports.ts'
import { POST } from '#functions/ahp/resolve.ts'
import { type Called, type CallOptions, call, OPERATOR } from '#test/support/call.ts'
import { decision_of, type Json, rpc_command, send } from '#test/support/rpc.ts'

/** A command that a rule wants a person for. */
export const RISKY = 'risky'
export const WITH_RISKY = {
  policy: { [RISKY]: { verdict: 'defer', danger: 2 }, 'other risky': { verdict: 'defer', danger: 2 } },
  settings: { rate_limit_per_minute: 0 },
} as const

/** Asks for a command; returns the decision. */
export async function ask(ports: Ports, session_id = 's-1', command: string = RISKY, event: Json = {}): Promise<Json> {
  return decision_of(await send(ports, rpc_command(command, {}, { session_id, ...event })))
}

/** Asks for a risky command of an alpha session whose framework waits for the answer. */
export function ask_for_upstream(ports: Ports, upstream_id: string, session_id = 's-1', command: string = RISKY) {
  const payload = { command, cwd: '/home/dev/project', approval_id: upstream_id }
  return ask(ports, session_id, command, { payload, source_framework: 'alpha' })
}

/** Asks for the risky command and returns the approval that now waits. */
export async function pending(ports: Ports, session_id = 's-1', command: string = RISKY): Promise<string> {
  const decision = await ask(ports, session_id, command)
  assert.equal(decision.decision, 'defer')
  assert.equal(typeof decision.approval_id, 'string')
  return String(decision.approval_id)
}

/** Posts an answer. */
export function resolve(ports: Ports, body: Json | string, options: CallOptions = {}): Promise<Called> {
  return call(POST, ports, { caller: OPERATOR, ...options, body })
}

export function allow(ports: Ports, approval_id: string, more: Json = {}): Promise<Called> {
  return resolve(ports, { approval_id, decision: 'allow-once', ...more })
}

export function deny(ports: Ports, approval_id: string, more: Json = {}): Promise<Called> {
  return resolve(ports, { approval_id, decision: 'deny', ...more })
}

export async function approval(ports: Ports, id: string): Promise<Approval> {
  const stored = await ports.store.get('approval', id)
  assert.ok(stored, `no approval ${id}`)
  return stored.body as Approval
}
