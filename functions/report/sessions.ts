// GET /report/sessions: sessions by risk or by last event. Source: CONTRACT 4.5.
import { SessionsQuery, SessionsReport } from '#core/contract/report.ts'
import { endpoint } from '#core/endpoint.ts'
import { measured } from '#core/report/moment.ts'
import { sessions_report } from '#core/report/sessions.ts'
import { long_json } from '#core/report/text.ts'

export const GET = endpoint({
  summary: 'Sessions, riskiest or latest first',
  auth: 'bearer',
  query: SessionsQuery,
  responses: { 200: SessionsReport },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: ({ query }, ports) =>
    measured('report_sessions', ports, async () =>
      long_json(await sessions_report(query, ports), 'sessions', ports.clock),
    ),
})
