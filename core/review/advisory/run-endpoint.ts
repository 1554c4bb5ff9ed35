// What the two calls that run one job have in common: everything but the runner. Source: CONTRACT 12.4 operations 9 and 10.
import { JobPath, JobRun, type Runner, UNTOUCHED_VALUES } from '#core/contract/advisory.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { run_job } from '#core/review/advisory/job.ts'

/** The endpoint that runs a queued job by its runner. */
export function run_endpoint(summary: string, runner: Runner) {
  return endpoint({
    summary,
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
      json({ ...(await run_job(params.job_id, runner, ports)), ...UNTOUCHED_VALUES }),
  })
}
