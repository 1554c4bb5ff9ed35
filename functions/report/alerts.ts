// GET /report/alerts: risk escalations, newest first. Source: CONTRACT 6.1.
import { alerts_report } from '#core/alert.ts'
import { AlertsQuery, AlertsReport } from '#core/contract/operator.ts'
import { endpoint } from '#core/endpoint.ts'
import { without_taxonomy } from '#core/enterprise/enrich.ts'
import { measured } from '#core/report/moment.ts'
import { long_json } from '#core/report/text.ts'

export const GET = endpoint({
  summary: 'Alerts, newest first',
  auth: 'bearer',
  query: AlertsQuery,
  responses: { 200: AlertsReport },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: ({ query }, ports) =>
    measured('report_alerts', ports, async () => {
      const report = await alerts_report(query, ports)
      return long_json({ ...report, alerts: report.alerts.map(without_taxonomy) }, 'alerts', ports.clock)
    }),
})
