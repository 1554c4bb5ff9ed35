// GET /enterprise/report/session/{id}/risk: the risk detail of a session with the taxonomy of each entry. Source: CONTRACT 17.
import { Enriched } from '#core/contract/enterprise.ts'
import { SessionPath, SessionReportQuery } from '#core/contract/report.ts'
import { endpoint } from '#core/endpoint.ts'
import { enrich_risk } from '#core/enterprise/enrich.ts'
import { session_risk } from '#core/report/risk.ts'
import { long_json } from '#core/report/text.ts'

export const GET = endpoint({
  summary: 'Scores and risk timeline of a session with risk taxonomy',
  auth: 'bearer',
  when: 'enterprise',
  params: SessionPath,
  query: SessionReportQuery,
  responses: { 200: Enriched },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: async ({ params, query }, ports) => {
    const report = await enrich_risk(await session_risk(params.id, query, ports), query, ports)
    return long_json(report, 'risk_timeline', ports.clock)
  },
})
