// POST /ahp/adapter-effect-result: an adapter says what it really did. Source: SPEC, CONTRACT 2.7.
import { record_effect } from '#core/adapter-effect.ts'
import { EffectBody, EffectReply } from '#core/contract/effect.ts'
import { endpoint, json } from '#core/endpoint.ts'

export const POST = endpoint({
  summary: 'Record an effect that an adapter observed; never changes a decision',
  auth: 'bearer',
  body: EffectBody,
  responses: { 200: EffectReply },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'RATE_LIMITED'],
  rate: 'decision',
  handle: async ({ body }, ports) => json(await record_effect(body, ports)),
})
