// GET /ahp/patterns: what was learned from refused actions. Source: CONTRACT 15.
import { PatternsQuery, PatternsReport } from '#core/contract/pattern.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { patterns_report } from '#core/pattern/report.ts'

export const GET = endpoint({
  summary: 'Learned patterns, newest first',
  auth: 'bearer',
  query: PatternsQuery,
  responses: { 200: PatternsReport },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: async ({ query }, ports) => json(await patterns_report(query, ports)),
})
