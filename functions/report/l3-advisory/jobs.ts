// GET /report/l3-advisory/jobs: reviews that wait, run or are over. Source: CONTRACT 12.4, 6.
import { JobList, JobsQuery, UNTOUCHED_VALUES } from '#core/contract/advisory.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { list_jobs } from '#core/review/advisory/report.ts'

export const GET = endpoint({
  summary: 'Advisory jobs, oldest first',
  auth: 'bearer',
  query: JobsQuery,
  responses: { 200: JobList },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: async ({ query }, ports) => json({ ...(await list_jobs(query, ports)), ...UNTOUCHED_VALUES }),
})
