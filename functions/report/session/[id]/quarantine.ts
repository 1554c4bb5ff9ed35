// GET and POST /report/session/{id}/quarantine: stop everything a session wants to do, until an operator ends it.
// Source: CONTRACT 6.4.
import { quarantine_session } from '#core/confinement.ts'
import { QuarantineBody, QuarantineChanged, QuarantineState } from '#core/contract/operator.ts'
import { SessionPath } from '#core/contract/report.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { read_session } from '#core/report/read.ts'
import { quarantine_of } from '#core/report/session.ts'

export const GET = endpoint({
  summary: 'Quarantine of a session',
  auth: 'bearer',
  params: SessionPath,
  responses: { 200: QuarantineState },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: async ({ params }, ports) => {
    const state = await read_session(params.id, ports)
    const body: QuarantineState = {
      session_id: params.id,
      quarantined: state.quarantined === 1,
      quarantine: quarantine_of(state, ports.clock),
      generated_at: ports.clock.iso(ports.clock.now_ms()),
    }
    return json(body)
  },
})

export const POST = endpoint({
  summary: 'Quarantine a session, or release it',
  auth: 'operator',
  params: SessionPath,
  body: QuarantineBody,
  // A missing body is a missing action and is answered as such.
  body_optional: true,
  responses: { 200: QuarantineChanged },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'ENGINE_UNAVAILABLE'],
  handle: async ({ params, body }, ports) => {
    const by = { actor: body.by ?? body.released_by ?? 'operator', reason: body.reason ?? null }
    return json(await quarantine_session(params.id, body.action, by, ports))
  },
})
