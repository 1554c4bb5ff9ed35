// Answers by a person: the rules of POST /ahp/resolve. If the alpha framework asked, it is answered first, and the
// approval is settled here only when the framework accepted the answer. Source: CONTRACT 3.3.
import { forward_with_retries } from '#core/approval/delivery.ts'
import { is_upstream } from '#core/approval/request.ts'
import { end_overdue, type Settlement, settle_approval } from '#core/approval/settle.ts'
import type { Caller } from '#core/caller.ts'
import { with_lock } from '#core/concurrency/mutex.ts'
import type { ResolveBody, Resolved } from '#core/contract/resolve.ts'
import { GatewayError } from '#core/errors.ts'
import { MAX_UPSTREAM_NAMESAKES } from '#core/limits.ts'
import type { Document, Stored } from '#core/port/store.ts'
import type { Delivered } from '#core/port/upstream.ts'
import type { Ports } from '#core/ports.ts'
import { redact_text } from '#core/redact.ts'

const DEFAULT_ACTOR = 'operator'

/**
 * Settles, forwards, or reports who was first. Throws CONFLICT (settled already, with the outcome), UPSTREAM_MISSING
 * (the framework is not connected), UPSTREAM_REJECTED (it refused the answer; the approval stays pending),
 * ENGINE_UNAVAILABLE.
 */
export async function resolve_approval(body: ResolveBody, caller: Caller, ports: Ports): Promise<Resolved> {
  const found = await find_approval(body, ports)
  if (found === undefined) return forward_unknown(body, ports)
  // The framework must not receive two answers at once: others wait here and then learn the outcome.
  return with_lock(ports.store, found.id, async () => {
    const stored = (await ports.store.get('approval', found.id)) ?? found
    if (stored.state !== 'pending') return settled_before(stored, body)
    if (await end_overdue(stored, ports)) throw already_settled(await reread(stored, ports))
    return is_upstream(stored.body)
      ? settle_upstream(stored, body, caller, ports)
      : settle(stored, body, caller, null, ports)
  })
}

/**
 * Finds an approval by our id, or by an upstream id that belongs to exactly one pending approval or to a repeated call.
 */
async function find_approval(body: ResolveBody, ports: Ports): Promise<Stored | undefined> {
  const own = await ports.store.get('approval', body.approval_id)
  if (own) return own
  const page = await ports.store.list('approval', {
    lookup: body.approval_id,
    order: 'created_desc',
    limit: MAX_UPSTREAM_NAMESAKES,
  })
  const named = page.rows.filter((stored) => stored.body.upstream_approval_id === body.approval_id)
  const key = key_of(body)
  const repeated = key === null ? undefined : named.find((stored) => stored.idempotency_key === key)
  if (repeated) return repeated
  const pending = named.filter((stored) => stored.state === 'pending')
  return pending.length === 1 ? pending[0] : undefined
}

async function settle_upstream(stored: Stored, body: ResolveBody, caller: Caller, ports: Ports): Promise<Resolved> {
  if (!ports.upstream.connected()) {
    throw new GatewayError(
      'UPSTREAM_MISSING',
      'The framework that asked is not connected; the approval stays pending',
      {
        failure_class: 'upstream_unavailable',
      },
    )
  }
  const answer = {
    approval_id: String(stored.body.upstream_approval_id),
    decision: body.decision,
    ...(body.reason && { reason: redact_text(body.reason) }),
  }
  const delivered = await forward_with_retries(answer, String(stored.body.risk_level), ports)
  if (!delivered.ok) throw not_taken(delivered)
  return settle(stored, body, caller, true, ports)
}

async function settle(
  stored: Stored,
  body: ResolveBody,
  caller: Caller,
  forwarded: true | null,
  ports: Ports,
): Promise<Resolved> {
  const settlement: Settlement = {
    state: body.decision === 'deny' ? 'denied' : 'allowed',
    by: `${caller.id}:${body.resolved_by ?? DEFAULT_ACTOR}`,
    reason: body.reason ?? null,
    forwarded,
    idempotency_key: key_of(body),
  }
  const settled = await settle_approval(stored, settlement, ports)
  if (settled === null) return settled_before(await reread(stored, ports), body)
  return resolved(body, forwarded === true)
}

/** Forwards an answer to a request that was never judged here; the framework's reply is the result. */
async function forward_unknown(body: ResolveBody, ports: Ports): Promise<Resolved> {
  if (!ports.upstream.connected()) {
    throw new GatewayError(
      'UPSTREAM_MISSING',
      `No approval ${body.approval_id} is known here, and no framework is connected that could know it`,
      { failure_class: 'upstream_unavailable' },
    )
  }
  const { approval_id, decision, reason } = body
  const delivered = await forward_with_retries(
    { approval_id, decision, ...(reason && { reason: redact_text(reason) }) },
    'high',
    ports,
  )
  if (!delivered.ok) throw not_taken(delivered)
  return resolved(body, true)
}

function not_taken({ message }: Extract<Delivered, { ok: false }>): GatewayError {
  return new GatewayError('UPSTREAM_REJECTED', `The framework did not take the answer: ${redact_text(message)}`, {
    failure_class: 'upstream_unavailable',
  })
}

/** The same call again gets the same answer; any other learns who was first. */
function settled_before(stored: Stored, body: ResolveBody): Resolved {
  const key = key_of(body)
  if (key !== null && stored.idempotency_key === key) return resolved(body, stored.body.forwarded === true)
  throw already_settled(stored)
}

function already_settled(stored: Document): GatewayError {
  const { approval_id, state, decision, settled_by, settled_at } = stored.body
  return new GatewayError('CONFLICT', `The approval ${stored.id} is already ${stored.state}`, {
    body: { approval_id, state, decision, settled_by, settled_at },
  })
}

async function reread(stored: Stored, ports: Ports): Promise<Stored> {
  return (await ports.store.get('approval', stored.id)) ?? stored
}

function resolved({ approval_id, decision }: ResolveBody, forwarded: boolean): Resolved {
  return { status: 'resolved', decision, approval_id, forwarded }
}

/**
 * Identifies a repeated call: same request_id, approval and decision (CONTRACT 3.3). Ids hold no control characters.
 */
function key_of({ request_id, approval_id, decision }: ResolveBody): string | null {
  return request_id === null || request_id === undefined ? null : `${request_id}\n${approval_id}\n${decision}`
}
