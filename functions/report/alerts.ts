// GET /report/alerts: risk escalations, newest first. Source: CONTRACT 6.1.
import { alerts_report } from '#core/alert.ts'
import { AlertsQuery, AlertsReport } from '#core/contract/operator.ts'
import { endpoint } from '#core/endpoint.ts'
import { measured } from '#core/report/moment.ts'
import { long_json } from '#core/report/text.ts'

export const GET = endpoint({
  summary: 'Alerts, newest first',
  auth: 'bearer',
  query: AlertsQuery,
  responses: { 200: AlertsReport },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: ({ query }, ports) =>
    measured('report_alerts', ports, async () => long_json(await alerts_report(query, ports), 'alerts', ports.clock)),
})
