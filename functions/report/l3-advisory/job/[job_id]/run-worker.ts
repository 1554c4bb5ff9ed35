// POST /report/l3-advisory/job/{job_id}/run-worker: this job, by the model, now. Source: CONTRACT 12.4, 10.
import { run_endpoint } from '#core/review/advisory/run-endpoint.ts'

export const POST = run_endpoint('Run a queued job by the model', 'llm_provider')
