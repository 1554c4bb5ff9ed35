// POST /report/l3-advisory/job/{job_id}/run-worker: this job, by the model, now. Source: CONTRACT 12.4, 10.
import { JobPath, JobRun, UNTOUCHED_VALUES } from '#core/contract/advisory.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { run_job } from '#core/review/advisory/job.ts'

export const POST = endpoint({
  summary: 'Run a queued job by the model',
  auth: 'operator',
  params: JobPath,
  responses: { 200: JobRun },
  errors: [
    'INVALID_REQUEST',
    'UNAUTHORIZED',
    'FORBIDDEN',
    'NOT_FOUND',
    'CONFLICT',
    'PAYLOAD_TOO_LARGE',
    'ENGINE_UNAVAILABLE',
  ],
  handle: async ({ params }, ports) =>
    json({ ...(await run_job(params.job_id, 'llm_provider', ports)), ...UNTOUCHED_VALUES }),
})
