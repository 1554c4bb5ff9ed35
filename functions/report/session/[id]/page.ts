// GET /report/session/{id}/page: all records of a session, page by page, newest page first. Source: CONTRACT 4.7.
import { SessionPage, SessionPageQuery, SessionPath } from '#core/contract/report.ts'
import { endpoint } from '#core/endpoint.ts'
import { measured } from '#core/report/moment.ts'
import { session_page } from '#core/report/records.ts'

export const GET = endpoint({
  summary: 'One page of the records of a session',
  auth: 'bearer',
  params: SessionPath,
  query: SessionPageQuery,
  responses: { 200: SessionPage },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: ({ params, query }, ports) =>
    measured('report_session_page', ports, () => session_page(params.id, query, ports)),
})
