// GET and POST /report/session/{id}/enforcement: whether a session is enforced, and its release. Source: CONTRACT 6.3.
import { release_session } from '#core/confinement.ts'
import { ReleaseBody, Released } from '#core/contract/operator.ts'
import { SessionPath } from '#core/contract/report.ts'
import { EnforcementState } from '#core/contract/session.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { read_session } from '#core/report/read.ts'
import { enforcement_of } from '#core/report/session.ts'

export const GET = endpoint({
  summary: 'Enforcement state of a session',
  auth: 'bearer',
  params: SessionPath,
  responses: { 200: EnforcementState },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: async ({ params }, ports) => {
    const state = await read_session(params.id, ports)
    return json(enforcement_of(state, ports.clock.now_ms(), ports.settings))
  },
})

export const POST = endpoint({
  summary: 'Release a session from enforcement',
  auth: 'operator',
  params: SessionPath,
  body: ReleaseBody,
  // A missing body is a missing action and is answered as such.
  body_optional: true,
  responses: { 200: Released },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'ENGINE_UNAVAILABLE'],
  handle: async ({ params, body }, ports) => {
    const by = { actor: body.released_by ?? 'operator', reason: body.reason ?? null }
    return json(await release_session(params.id, by, ports))
  },
})
