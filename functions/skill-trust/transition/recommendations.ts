// GET /skill-trust/transition/recommendations: what the evidence suggests. Source: CONTRACT 13.4.
import { RecommendationsQuery, RecommendationsReport } from '#core/contract/skill.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { recommendations_report } from '#core/skill-trust/report.ts'

export const GET = endpoint({
  summary: 'Recommended transitions with their evidence, newest first',
  auth: 'bearer',
  query: RecommendationsQuery,
  responses: { 200: RecommendationsReport },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: async ({ query }, ports) => json(await recommendations_report(query, ports)),
})
