// GET /enterprise/report/alerts: alerts with the taxonomy of what raised them. Source: CONTRACT 17.
import { alerts_report } from '#core/alert.ts'
import { Enriched } from '#core/contract/enterprise.ts'
import { AlertsQuery } from '#core/contract/operator.ts'
import { endpoint } from '#core/endpoint.ts'
import { stored_taxonomy } from '#core/enterprise/enrich.ts'
import { long_json } from '#core/report/text.ts'

export const GET = endpoint({
  summary: 'Alerts with risk taxonomy, newest first',
  auth: 'bearer',
  when: 'enterprise',
  query: AlertsQuery,
  responses: { 200: Enriched },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: async ({ query }, ports) => {
    const report = await alerts_report(query, ports)
    const alerts = report.alerts.map((alert) => ({ ...alert, risk_taxonomy: stored_taxonomy(alert) }))
    return long_json({ ...report, alerts }, 'alerts', ports.clock)
  },
})
