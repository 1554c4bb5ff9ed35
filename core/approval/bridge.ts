// The bridge to a framework that asks for approvals over a live connection. Each request is judged here and answered at
// once when the decision is clear, else a person is asked. Knows no socket: the connection reports what came in and
// delivers what goes out. Source: CONTRACT 2.10, CLIENTS "OpenClaw".
import { deliver, forward_with_retries } from '#core/approval/delivery.ts'
import { BY_ALPHA, settle_approval } from '#core/approval/settle.ts'
import type { Caller } from '#core/caller.ts'
import { with_lock } from '#core/concurrency/mutex.ts'
import { decide } from '#core/decide.ts'
import type { DecisionResult } from '#core/decision/request.ts'
import { alpha_kind, body_of_request, event_of_body, LIVE_ADAPTER } from '#core/dialect/alpha.ts'
import { request_id_of } from '#core/edge/webhook.ts'
import { reason_of } from '#core/errors.ts'
import { is_object } from '#core/json.ts'
import { DIALECT_DEADLINE_MS, MAX_ACTOR_CHARS, MAX_BRIDGED_REQUESTS, MAX_UPSTREAM_NAMESAKES } from '#core/limits.ts'
import type { Stored } from '#core/port/store.ts'
import type { UpstreamAnswer } from '#core/port/upstream.ts'
import type { Ports } from '#core/ports.ts'

/** Reports of the live connection. None of them throws; nobody waits for them. */
export interface Bridge {
  /** The framework asks: `exec.approval.requested`. */
  requested(sent: unknown): Promise<void>
  /** Somebody answered there: `exec.approval.resolved`. */
  resolved(sent: unknown): Promise<void>
  /** Everything that waits at the framework, after each connection and periodically. */
  listed(sent: readonly unknown[]): Promise<void>
}

const REQUESTED = 'exec.approval.requested'
const CALLER: Caller = { id: 'alpha-ws', rate_key: 'credential:alpha-ws', transport: 'http' }

/** One request of the framework on its way through this gateway. */
interface Request {
  sent: Record<string, unknown>
  /** `judged`: answered, or waiting for a person; `failed`: tried again at the next listing. */
  state: 'judging' | 'judged' | 'failed'
  /** The answer, when no person was needed. */
  answer: UpstreamAnswer | null
  /** An `exec.approval.resolved` that arrived during judging. */
  told: unknown
}

/** State of one bridge: bounded requests by the framework's id, oldest first. */
interface Line {
  ports: Ports
  requests: Map<string, Request>
  /** Requests judged a second time; each needs a request_id of its own. */
  again: number
}

/** One per connection to a framework; its requests outlive the connection. */
export function bridge(ports: Ports): Bridge {
  const line: Line = { ports, requests: new Map(), again: 0 }
  return {
    requested: (sent) => take(sent, '', line),
    async resolved(sent) {
      const known = line.requests.get(id_of(sent) ?? '')
      // The approval may not be stored yet.
      if (known?.state === 'judging') known.told = sent
      else await settle_as_told(sent, ports)
    },
    async listed(sent) {
      for (const one of sent) {
        await restore(one, line).catch((cause) => {
          ports.log.warn('alpha_request_not_restored', { cause: reason_of(cause) })
        })
      }
    },
  }
}

function id_of(sent: unknown): string | null {
  return is_object(sent) && typeof sent.id === 'string' ? sent.id : null
}

/** False when too many are being judged; the request then returns with the next listing. */
function remember(id: string, request: Request, { requests }: Line): boolean {
  if (requests.size >= MAX_BRIDGED_REQUESTS && !requests.has(id)) {
    const oldest = requests.entries().find(([, { state }]) => state !== 'judging')
    if (oldest === undefined) return false
    requests.delete(oldest[0])
  }
  requests.set(id, request)
  return true
}

/** Judges a request unless that was done. `repeated` is not empty when it is judged a second time. Never throws. */
async function take(sent: unknown, repeated: string, line: Line): Promise<void> {
  const { log } = line.ports
  const id = id_of(sent)
  if (id === null || !is_object(sent)) {
    log.warn('alpha_request_unreadable', {})
    return
  }
  const known = line.requests.get(id)
  if (known && known.state !== 'failed' && repeated === '') return
  const request: Request = { sent, state: 'judging', answer: null, told: null }
  if (!remember(id, request, line)) {
    log.warn('alpha_request_put_off', { approval_id: id })
    return
  }
  try {
    await judge(id, request, repeated, line)
    request.state = 'judged'
    if (request.told !== null) await settle_as_told(request.told, line.ports)
  } catch (cause) {
    // The framework keeps the action waiting, so the next listing brings it back.
    request.state = 'failed'
    log.warn('alpha_request_not_judged', { approval_id: id, cause: reason_of(cause) })
  }
}

async function judge(id: string, request: Request, repeated: string, line: Line): Promise<void> {
  const { ports } = line
  const result = await decide_request(request.sent, repeated, ports)
  if (result === null) {
    ports.log.warn('alpha_request_unreadable', { approval_id: id })
    return
  }
  const { decision } = result
  if (decision.decision === 'defer') {
    if (decision.approval_id !== undefined) await follow(id, request, decision.approval_id, line)
    return
  }
  const answer: UpstreamAnswer = {
    approval_id: id,
    decision: decision.decision === 'allow' ? 'allow-once' : 'deny',
    reason: decision.reason,
  }
  if (!permits(request.sent, answer.decision)) {
    ports.log.warn('alpha_answer_not_permitted', { approval_id: id, decision: answer.decision })
    return
  }
  request.answer = answer
  await send(answer, decision.risk_level, ports)
}

async function send(answer: UpstreamAnswer, risk_level: string, ports: Ports): Promise<void> {
  const delivered = await forward_with_retries(answer, risk_level, ports)
  if (delivered.ok || delivered.cause === 'settled') return
  ports.log.warn('alpha_answer_not_delivered', { approval_id: answer.approval_id, why: delivered.message })
}

/**
 * Waits for the approval of a request. Whoever settles its own approval answers it. A request that joined an equal
 * one's approval is judged again afterwards: one approval is not two permissions.
 */
async function follow(id: string, request: Request, approval_id: string, line: Line): Promise<void> {
  const { bus, store } = line.ports
  // Subscribes before reading, so that no settlement is missed in between.
  const stop = new AbortController()
  const ended = bus.once(approval_id, stop.signal)
  const stored = await store.get('approval', approval_id)
  if (stored?.body.upstream_approval_id === id) return stop.abort()
  if (stored?.state !== 'pending') stop.abort()
  void ended.then(() => take(request.sent, `:again${++line.again}`, line))
}

/** Handles a listed request: new to us, or our answer was lost, or it waits for a person. */
async function restore(sent: unknown, line: Line): Promise<void> {
  const id = id_of(sent)
  if (id === null || !is_object(sent)) return
  const known = line.requests.get(id)
  if (known?.state === 'judging') return
  if (known?.state === 'judged') return repeat(id, known, line.ports)
  // From before a restart: only the approval is left of it.
  const stored = await last_approval(id, line.ports)
  if (!stored) return take(sent, '', line)
  const request: Request = { sent, state: 'judged', answer: null, told: null }
  remember(id, request, line)
  return repeat(id, request, line.ports)
}

/** Answers again what was decided here and still waits there. */
async function repeat(id: string, known: Request, ports: Ports): Promise<void> {
  if (known.answer) return send(known.answer, 'high', ports)
  const stored = await last_approval(id, ports)
  if (stored?.state === 'allowed') await deliver(stored, 'allow-once', null, ports)
  if (stored?.state === 'denied' || stored?.state === 'expired') await deliver(stored, 'deny', null, ports)
}

/** Null when the request names no session or no id. Throws what `decide` throws. */
async function decide_request(
  sent: Record<string, unknown>,
  repeated: string,
  ports: Ports,
): Promise<DecisionResult | null> {
  const started_ms = ports.clock.monotonic_ms()
  const body = body_of_request(REQUESTED, sent)
  const kind = body && alpha_kind(body.type, body.payload)
  if (!body || !kind) return null
  const event = event_of_body(body, kind, ports)
  const until_ms = sent.expiresAtMs
  return decide(
    {
      request_id: request_id_of(event, ports) + repeated,
      deadline_ms: DIALECT_DEADLINE_MS,
      tier: 'L1',
      event,
      context: null,
      caller: CALLER,
      transport: 'alpha-ws',
      adapter: LIVE_ADAPTER,
      started_ms,
      can_modify: false,
      observe: false,
      claim_ttl_ms: ports.settings.alpha.webhook_idempotency_seconds * 1000,
      ...(typeof until_ms === 'number' && Number.isFinite(until_ms) && { approval_until_ms: Math.floor(until_ms) }),
    },
    ports,
  )
}

/** Whether the framework accepts an answer; without a list it accepts both. */
function permits(sent: Readonly<Record<string, unknown>>, decision: UpstreamAnswer['decision']): boolean {
  const request = is_object(sent.request) ? sent.request : {}
  const { allowedDecisions } = request
  return !Array.isArray(allowedDecisions) || allowedDecisions.includes(decision)
}

/** The newest approval of a framework's request. */
async function last_approval(upstream_id: string, ports: Ports): Promise<Stored | undefined> {
  const page = await ports.store.list('approval', {
    lookup: upstream_id,
    order: 'created_desc',
    limit: MAX_UPSTREAM_NAMESAKES,
  })
  return page.rows.find((stored) => stored.body.upstream_approval_id === upstream_id)
}

/** Settles an approval that was answered at the framework; it knows already, so nothing is forwarded. */
async function settle_as_told(sent: unknown, ports: Ports): Promise<void> {
  const told = is_object(sent) ? sent : {}
  const { id, decision, resolvedBy } = told
  if (typeof id !== 'string' || typeof decision !== 'string') return
  try {
    const found = await last_approval(id, ports)
    if (!found) return
    // Our own answer is reported back while it is being settled: it waits its turn, and then nothing is left to do.
    await with_lock(ports.store, found.id, async () => {
      const stored = await ports.store.get('approval', found.id)
      if (stored?.state !== 'pending') return
      const who = typeof resolvedBy === 'string' && resolvedBy !== '' ? resolvedBy.slice(0, MAX_ACTOR_CHARS) : 'unknown'
      const state = decision.startsWith('allow') ? 'allowed' : 'denied'
      const settlement = { state, by: BY_ALPHA + who, reason: null, forwarded: false, idempotency_key: null } as const
      await settle_approval(stored, settlement, ports)
    })
  } catch (cause) {
    ports.log.warn('alpha_answer_not_settled', { approval_id: id, cause: reason_of(cause) })
  }
}
