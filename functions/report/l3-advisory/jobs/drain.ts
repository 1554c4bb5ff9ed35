// POST /report/l3-advisory/jobs/drain: several waiting jobs, one after the other. Source: CONTRACT 12.4, 8.
import { DrainBody, Drained, UNTOUCHED_VALUES } from '#core/contract/advisory.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { drain } from '#core/review/advisory/operate.ts'

export const POST = endpoint({
  summary: 'Run queued jobs, oldest first',
  auth: 'operator',
  body: DrainBody,
  body_optional: true,
  responses: { 200: Drained },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'ENGINE_UNAVAILABLE'],
  handle: async ({ body }, ports) => {
    const picked = await drain(body, ports)
    return json({ ...picked, max_jobs: body.max_jobs ?? 1, dry_run: body.dry_run ?? false, ...UNTOUCHED_VALUES })
  },
})
