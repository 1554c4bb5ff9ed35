// Effects that an adapter reports after an action: stored beside the record of their event, never part of a decision, a
// score or a counter. Source: CONTRACT 2.7.
import type { EffectBody, EffectPayload, EffectReply } from '#core/contract/effect.ts'
import { GatewayError } from '#core/errors.ts'
import { canonical_json } from '#core/json.ts'
import type { Stored } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { redact } from '#core/redact.ts'

/** Records one effect; the same call again answers with the first result. Throws CONFLICT when its payload differs. */
export async function record_effect(body: EffectBody, ports: Ports): Promise<EffectReply> {
  const { request_id } = body
  const effect = normalised(body, ports)
  const known = await find(request_id, ports)
  if (known) return repeated(known, effect, request_id)
  const now_ms = ports.clock.now_ms()
  const record_id = ports.ids.next('eff')
  const timestamp = ports.clock.iso(now_ms)
  const result = { ...effect, record_id, recorded_at: timestamp }
  const document = {
    id: record_id,
    session_id: effect.session_id,
    state: 'recorded',
    lookup: request_id,
    idempotency_key: request_id,
    created_at_ms: now_ms,
    expires_at_ms: null,
    body: result,
  }
  try {
    await ports.store.put('effect', document, 'new')
  } catch (cause) {
    const faster =
      cause instanceof GatewayError && cause.code === 'CONFLICT' ? await find(request_id, ports) : undefined
    if (faster) return repeated(faster, effect, request_id)
    throw cause
  }
  const { session_id, event_id, effect_id, result_kind, adapter } = effect
  ports.bus.publish([
    { type: 'adapter_effect_result', record_id, session_id, event_id, effect_id, result_kind, adapter, timestamp },
  ])
  return { status: 'ok', data: { record_id, created: true, idempotency_key: request_id, result } }
}

type Effect = EffectPayload & { effect_id: string; result_kind: NonNullable<EffectPayload['result_kind']> }

function normalised({ request_id, payload }: EffectBody, ports: Ports): Effect {
  const kept = ports.settings.redact_secrets ? redact(payload) : payload
  return {
    ...kept,
    // Ids are compared byte for byte, so they are never masked.
    session_id: payload.session_id,
    event_id: payload.event_id,
    effect_id: payload.effect_id ?? request_id,
    result_kind: payload.result_kind ?? kind_of(payload),
  }
}

/** The first of the three lists that is not empty. */
function kind_of({ enforced, degraded, unsupported }: EffectPayload): Effect['result_kind'] {
  if (enforced.length > 0) return 'enforced'
  if (degraded.length > 0) return 'degraded'
  return unsupported.length > 0 ? 'unsupported' : 'observed'
}

async function find(request_id: string, ports: Ports): Promise<Stored | undefined> {
  const page = await ports.store.list('effect', { lookup: request_id, order: 'created_asc', limit: 1 })
  return page.rows[0]
}

function repeated(stored: Stored, effect: Effect, request_id: string): EffectReply {
  const result = stored.body as EffectReply['data']['result']
  const { record_id, recorded_at } = result
  if (canonical_json(result) !== canonical_json({ ...effect, record_id, recorded_at })) {
    throw new GatewayError('CONFLICT', 'request_id was used for another payload', {
      failure_class: 'idempotency_conflict',
    })
  }
  return { status: 'ok', data: { record_id, created: false, idempotency_key: request_id, result } }
}
