// POST /report/l3-advisory/job/{job_id}/run-local: this job, by rules, now. Source: CONTRACT 12.4, 9.
import { run_endpoint } from '#core/review/advisory/run-endpoint.ts'

export const POST = run_endpoint('Run a queued job by rules', 'deterministic_local')
