// GET /report/summary: totals, trend, posture and timings of the whole gateway. Source: CONTRACT 5.1.
import { Summary, SummaryQuery } from '#core/contract/report.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { measured } from '#core/report/moment.ts'
import { summarise } from '#core/report/summary.ts'

export const GET = endpoint({
  summary: 'Totals, refused events, trend and posture',
  auth: 'bearer',
  query: SummaryQuery,
  responses: { 200: Summary },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: ({ query }, ports) =>
    measured('report_summary', ports, async () => json(await summarise(query.window_seconds, ports))),
})
