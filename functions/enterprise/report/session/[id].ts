// GET /enterprise/report/session/{id}: the newest records of a session, each with its taxonomy. Source: CONTRACT 17.
import { Enriched } from '#core/contract/enterprise.ts'
import { SessionPath, SessionReportQuery } from '#core/contract/report.ts'
import { endpoint } from '#core/endpoint.ts'
import { enrich_records } from '#core/enterprise/enrich.ts'
import { session_report } from '#core/report/records.ts'
import { long_json } from '#core/report/text.ts'

export const GET = endpoint({
  summary: 'The newest records of a session with risk taxonomy',
  auth: 'bearer',
  when: 'enterprise',
  params: SessionPath,
  query: SessionReportQuery,
  responses: { 200: Enriched },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: async ({ params, query }, ports) =>
    long_json(enrich_records(await session_report(params.id, query, ports)), 'records', ports.clock),
})
