// GET /enterprise/health: the health of the gateway with the live overview. Source: CONTRACT 17.
import { Enriched } from '#core/contract/enterprise.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { live_overview } from '#core/enterprise/overview.ts'
import { health_of } from '#core/report/health.ts'

export const GET = endpoint({
  summary: 'Health of the gateway with the live overview',
  auth: 'bearer',
  when: 'enterprise',
  responses: { 200: Enriched },
  errors: ['UNAUTHORIZED'],
  handle: async (_input, ports) => json({ ...health_of(ports), live_risk_overview: await live_overview(true, ports) }),
})
