// POST /skill-trust/transition: an operator changes how far a skill is trusted. Source: CONTRACT 13.5.
import { TransitionBody, Transitioned } from '#core/contract/skill.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { transition_skill } from '#core/skill-trust/transition.ts'

export const POST = endpoint({
  summary: 'Move a skill to another state of trust',
  auth: 'operator',
  body: TransitionBody,
  responses: { 200: Transitioned },
  errors: [
    'INVALID_REQUEST',
    'UNAUTHORIZED',
    'FORBIDDEN',
    'NOT_FOUND',
    'CONFLICT',
    'PAYLOAD_TOO_LARGE',
    'RULE_VIOLATION',
    'ENGINE_UNAVAILABLE',
  ],
  handle: async ({ body, caller }, ports) => json(await transition_skill(body, caller, ports)),
})
