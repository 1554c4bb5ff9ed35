// GET /report/l3-advisory/snapshot/{snapshot_id}: frozen evidence, its jobs and reviews. Source: CONTRACT 12.4, 3.
import { SnapshotDetail, SnapshotPath, UNTOUCHED_VALUES } from '#core/contract/advisory.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { snapshot_detail } from '#core/review/advisory/report.ts'

export const GET = endpoint({
  summary: 'A snapshot with its records, jobs and reviews',
  auth: 'bearer',
  params: SnapshotPath,
  responses: { 200: SnapshotDetail },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'NOT_FOUND', 'ENGINE_UNAVAILABLE'],
  handle: async ({ params }, ports) =>
    json({ ...(await snapshot_detail(params.snapshot_id, ports)), ...UNTOUCHED_VALUES }),
})
