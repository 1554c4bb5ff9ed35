// POST /ahp/patterns/confirm: a person says whether a learned pattern is right. Source: CONTRACT 15.
import { ConfirmBody, Confirmed } from '#core/contract/pattern.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { confirm_pattern } from '#core/pattern/confirm.ts'

export const POST = endpoint({
  summary: 'Confirm or reject a learned pattern',
  auth: 'operator',
  body: ConfirmBody,
  responses: { 200: Confirmed },
  errors: [
    'INVALID_REQUEST',
    'UNAUTHORIZED',
    'FORBIDDEN',
    'NOT_FOUND',
    'CONFLICT',
    'PAYLOAD_TOO_LARGE',
    'ENGINE_UNAVAILABLE',
  ],
  handle: async ({ body }, ports) => json(await confirm_pattern(body, ports)),
})
