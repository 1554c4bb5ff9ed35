// GET /enterprise/report/session/{id}/page: one page of the records of a session, each with its taxonomy. Source: CONTRACT 17.
import { Enriched } from '#core/contract/enterprise.ts'
import { SessionPageQuery, SessionPath } from '#core/contract/report.ts'
import { endpoint } from '#core/endpoint.ts'
import { enrich_records } from '#core/enterprise/enrich.ts'
import { session_page } from '#core/report/records.ts'
import { long_json } from '#core/report/text.ts'

export const GET = endpoint({
  summary: 'One page of the records of a session with risk taxonomy',
  auth: 'bearer',
  when: 'enterprise',
  params: SessionPath,
  query: SessionPageQuery,
  responses: { 200: Enriched },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: async ({ params, query }, ports) =>
    long_json(enrich_records(await session_page(params.id, query, ports)), 'records', ports.clock),
})
