// POST /report/session/{id}/l3-advisory/full-review: freeze, queue and review in one call. Source: CONTRACT 12.4, 13.
import { FullReview, FullReviewBody, UNTOUCHED_VALUES } from '#core/contract/advisory.ts'
import { SessionPath } from '#core/contract/report.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { full_review } from '#core/review/advisory/operate.ts'

export const POST = endpoint({
  summary: 'Freeze the records of a session and review them',
  auth: 'operator',
  params: SessionPath,
  body: FullReviewBody,
  body_optional: true,
  responses: { 200: FullReview },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'ENGINE_UNAVAILABLE'],
  handle: async ({ params, body }, ports) =>
    json({ ...(await full_review(params.id, body, ports)), ...UNTOUCHED_VALUES }),
})
