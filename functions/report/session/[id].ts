// GET /report/session/{id}: the newest records of a session, and its summary. Source: CONTRACT 4.6.
import { SessionPath, SessionReport, SessionReportQuery } from '#core/contract/report.ts'
import { endpoint } from '#core/endpoint.ts'
import { measured } from '#core/report/moment.ts'
import { session_report } from '#core/report/records.ts'

export const GET = endpoint({
  summary: 'The newest records of a session',
  auth: 'bearer',
  params: SessionPath,
  query: SessionReportQuery,
  responses: { 200: SessionReport },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: ({ params, query }, ports) =>
    measured('report_session', ports, () => session_report(params.id, query, ports)),
})
