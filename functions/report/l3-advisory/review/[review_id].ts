// PATCH /report/l3-advisory/review/{review_id}: a review that is not finished yet. Source: CONTRACT 12.4, 12.
import { ReviewMade, ReviewPatch, ReviewPath, UNTOUCHED_VALUES } from '#core/contract/advisory.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { patch_review } from '#core/review/advisory/review.ts'

export const PATCH = endpoint({
  summary: 'Change an unfinished review',
  auth: 'operator',
  params: ReviewPath,
  body: ReviewPatch,
  responses: { 200: ReviewMade },
  errors: [
    'INVALID_REQUEST',
    'UNAUTHORIZED',
    'FORBIDDEN',
    'NOT_FOUND',
    'CONFLICT',
    'PAYLOAD_TOO_LARGE',
    'ENGINE_UNAVAILABLE',
  ],
  handle: async ({ params, body }, ports) =>
    json({ review: await patch_review(params.review_id, body, ports), ...UNTOUCHED_VALUES }),
})
