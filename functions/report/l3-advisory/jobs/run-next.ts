// POST /report/l3-advisory/jobs/run-next: the oldest waiting job. Source: CONTRACT 12.4, 7.
import { NextRun, RunNextBody, UNTOUCHED_VALUES } from '#core/contract/advisory.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { run_next } from '#core/review/advisory/operate.ts'

export const POST = endpoint({
  summary: 'Run the oldest queued job',
  auth: 'operator',
  body: RunNextBody,
  body_optional: true,
  responses: { 200: NextRun },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'ENGINE_UNAVAILABLE'],
  handle: async ({ body }, ports) => {
    const { selected_jobs, results, ran_count } = await run_next(body, ports)
    const dry_run = body.dry_run ?? false
    return json({ selected_jobs, result: results[0] ?? null, ran_count, dry_run, ...UNTOUCHED_VALUES })
  },
})
