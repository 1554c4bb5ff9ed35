// GET /enterprise/report/live: the live overview. Source: CONTRACT 17.
import { LiveQuery, Overview } from '#core/contract/enterprise.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { live_overview } from '#core/enterprise/overview.ts'

export const GET = endpoint({
  summary: 'Active sessions by risk, taxonomy, framework and workspace',
  auth: 'bearer',
  when: 'enterprise',
  query: LiveQuery,
  responses: { 200: Overview },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED'],
  handle: async ({ query }, ports) => json(await live_overview(query.cached, ports)),
})
