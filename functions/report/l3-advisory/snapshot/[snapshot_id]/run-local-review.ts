// POST /report/l3-advisory/snapshot/{snapshot_id}/run-local-review: rules over the evidence, without a job. Source: CONTRACT 12.4, 5.
import { LocalReview, SnapshotPath, UNTOUCHED_VALUES } from '#core/contract/advisory.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { run_local_review } from '#core/review/advisory/review.ts'

export const POST = endpoint({
  summary: 'Review a snapshot by rules, at once',
  auth: 'operator',
  params: SnapshotPath,
  responses: { 200: LocalReview },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'ENGINE_UNAVAILABLE'],
  handle: async ({ params }, ports) =>
    json({ ...(await run_local_review(params.snapshot_id, ports)), ...UNTOUCHED_VALUES }),
})
