// POST /report/l3-advisory/reviews: what an operator thinks of the evidence. Source: CONTRACT 12.4, 11.
import { ReviewBody, ReviewMade, UNTOUCHED_VALUES } from '#core/contract/advisory.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { write_review } from '#core/review/advisory/review.ts'

export const POST = endpoint({
  summary: 'Write a review of a snapshot',
  auth: 'operator',
  body: ReviewBody,
  responses: { 200: ReviewMade },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'ENGINE_UNAVAILABLE'],
  handle: async ({ body }, ports) => json({ review: await write_review(body, ports), ...UNTOUCHED_VALUES }),
})
