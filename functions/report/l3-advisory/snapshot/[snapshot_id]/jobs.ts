// POST /report/l3-advisory/snapshot/{snapshot_id}/jobs: a review of this evidence waits for a runner. Source: CONTRACT 12.4, 4.
import { JobBody, JobMade, SnapshotPath, UNTOUCHED_VALUES } from '#core/contract/advisory.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { make_job } from '#core/review/advisory/job.ts'

export const POST = endpoint({
  summary: 'Queue a review of a snapshot',
  auth: 'operator',
  params: SnapshotPath,
  body: JobBody,
  body_optional: true,
  responses: { 200: JobMade },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'ENGINE_UNAVAILABLE'],
  handle: async ({ params, body }, ports) =>
    json({ ...(await make_job(params.snapshot_id, body, ports)), ...UNTOUCHED_VALUES }),
})
