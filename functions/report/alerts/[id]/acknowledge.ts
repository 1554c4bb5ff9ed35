// POST /report/alerts/{id}/acknowledge: an operator has seen an alert. Idempotent: the first actor is kept.
// Source: CONTRACT 6.1.
import { acknowledge } from '#core/alert.ts'
import { AcknowledgeBody, Acknowledged, DocumentPath } from '#core/contract/operator.ts'
import { endpoint, json } from '#core/endpoint.ts'

export const POST = endpoint({
  summary: 'Acknowledge an alert',
  auth: 'operator',
  params: DocumentPath,
  body: AcknowledgeBody,
  body_optional: true,
  responses: { 200: Acknowledged },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'ENGINE_UNAVAILABLE'],
  handle: async ({ params, body }, ports) => json(await acknowledge(params.id, body.acknowledged_by, ports)),
})
