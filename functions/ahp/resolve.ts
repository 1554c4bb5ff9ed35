// POST /ahp/resolve: a person allows or refuses a deferred action. Source: SPEC "POST /ahp/resolve", CONTRACT 3.3.
import { resolve_approval } from '#core/approval/resolve.ts'
import { ResolveBody, Resolved } from '#core/contract/resolve.ts'
import { endpoint, json } from '#core/endpoint.ts'

export const POST = endpoint({
  summary: 'Answer an approval: allow the action once, or deny it',
  auth: 'operator',
  body: ResolveBody,
  responses: { 200: Resolved },
  errors: [
    'INVALID_REQUEST',
    'UNAUTHORIZED',
    'FORBIDDEN',
    'CONFLICT',
    'UPSTREAM_REJECTED',
    'UPSTREAM_MISSING',
    'PAYLOAD_TOO_LARGE',
  ],
  handle: async ({ body, caller }, ports) => json(await resolve_approval(body, caller, ports)),
})
