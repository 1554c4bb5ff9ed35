// Delivers answers to the asking framework: with the reason, again without it where reasons are unknown, and again
// within the retry budget of the risk level where it cannot be reached. Source: SPEC "POST /ahp/resolve", CONTRACT
// 2.10.
import { DELIVERY_PAUSES_MS } from '#core/limits.ts'
import type { Stored } from '#core/port/store.ts'
import type { Delivered, UpstreamAnswer } from '#core/port/upstream.ts'
import type { Ports } from '#core/ports.ts'

/** Sends one answer, and repeats it without its reason when the framework refuses reasons. */
async function forward(answer: UpstreamAnswer, ports: Ports): Promise<Delivered> {
  const delivered = await ports.upstream.resolve(answer)
  if (delivered.ok || delivered.cause !== 'reason_rejected' || answer.reason === undefined) return delivered
  const { reason: _reason, ...bare } = answer
  return ports.upstream.resolve(bare)
}

/** `forward`, repeated while the framework cannot be reached, as often as the risk level allows. */
export async function forward_with_retries(
  answer: UpstreamAnswer,
  risk_level: string,
  ports: Ports,
): Promise<Delivered> {
  const pauses_ms = pauses_of(risk_level).slice(0, ports.settings.alpha.max_retry_budget)
  let delivered = await forward(answer, ports)
  for (const pause_ms of pauses_ms) {
    if (delivered.ok || delivered.cause !== 'unreachable') break
    await ports.clock.after(pause_ms)
    delivered = await forward(answer, ports)
  }
  return delivered
}

function pauses_of(risk_level: string): readonly number[] {
  switch (risk_level) {
    case 'low':
      return DELIVERY_PAUSES_MS.low
    case 'medium':
      return DELIVERY_PAUSES_MS.medium
    default:
      return DELIVERY_PAUSES_MS.high
  }
}

/**
 * Delivers the answer to a settled approval. If that fails, it is delivered when the framework lists the request again
 * (core/approval/bridge.ts). Never throws; false when the framework does not know it yet.
 */
export async function deliver(
  stored: Stored,
  decision: UpstreamAnswer['decision'],
  reason: string | null,
  ports: Ports,
): Promise<boolean> {
  const { upstream_approval_id, risk_level } = stored.body
  if (typeof upstream_approval_id !== 'string') return false
  const answer = { approval_id: upstream_approval_id, decision, ...(reason !== null && reason !== '' && { reason }) }
  const delivered = await forward_with_retries(answer, String(risk_level), ports).catch(
    (cause): Delivered => ({ ok: false, cause: 'unreachable', message: String(cause) }),
  )
  if (!delivered.ok) {
    ports.log.warn('approval_not_delivered', { approval_id: stored.id, decision, why: delivered.message })
  }
  return delivered.ok
}
