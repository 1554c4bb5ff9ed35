// GET /report/session/{id}/risk: scores, names and the risk timeline of a session. Source: CONTRACT 4.8.
import { SessionPath, SessionReportQuery } from '#core/contract/report.ts'
import { SessionRisk } from '#core/contract/session.ts'
import { endpoint } from '#core/endpoint.ts'
import { measured } from '#core/report/moment.ts'
import { session_risk } from '#core/report/risk.ts'
import { long_json } from '#core/report/text.ts'

export const GET = endpoint({
  summary: 'Scores and risk timeline of a session',
  auth: 'bearer',
  params: SessionPath,
  query: SessionReportQuery,
  responses: { 200: SessionRisk },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: ({ params, query }, ports) =>
    measured('report_session_risk', ports, async () =>
      long_json(await session_risk(params.id, query, ports), 'risk_timeline', ports.clock),
    ),
})
