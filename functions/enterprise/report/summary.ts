// GET /enterprise/report/summary: the summary with the taxonomy of all records. Source: CONTRACT 17.
import { Enriched } from '#core/contract/enterprise.ts'
import { SummaryQuery } from '#core/contract/report.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { taxonomy_totals } from '#core/enterprise/enrich.ts'
import { live_overview } from '#core/enterprise/overview.ts'
import { moment_of } from '#core/report/moment.ts'
import { summarise } from '#core/report/summary.ts'

export const GET = endpoint({
  summary: 'Summary with risk taxonomy and live overview',
  auth: 'bearer',
  when: 'enterprise',
  query: SummaryQuery,
  responses: { 200: Enriched },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: async ({ query }, ports) => {
    const { since_ms, window_seconds } = moment_of(query.window_seconds, ports)
    const summary = await summarise(query.window_seconds, ports)
    const risk_taxonomy = await taxonomy_totals(summary.total_records, window_seconds === null ? null : since_ms, ports)
    return json({ ...summary, risk_taxonomy, live_risk_overview: await live_overview(true, ports) })
  },
})
