// GET /enterprise/report/sessions: sessions with the taxonomy of their latest mapped record. Source: CONTRACT 17.
import { Enriched, EnterpriseSessionsQuery } from '#core/contract/enterprise.ts'
import { endpoint } from '#core/endpoint.ts'
import { latest_taxonomy } from '#core/enterprise/enrich.ts'
import { live_overview } from '#core/enterprise/overview.ts'
import { sessions_report } from '#core/report/sessions.ts'
import { long_json } from '#core/report/text.ts'

/** Sessions whose records are read before others get a turn (CONTRACT 5). */
const SLICE = 10

export const GET = endpoint({
  summary: 'Sessions with risk taxonomy and live overview',
  auth: 'bearer',
  when: 'enterprise',
  query: EnterpriseSessionsQuery,
  responses: { 200: Enriched },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: async ({ query }, ports) => {
    const report = await sessions_report(query, ports)
    const sessions: unknown[] = []
    for (const session of report.sessions) {
      sessions.push({ ...session, risk_taxonomy: await latest_taxonomy(session.session_id, ports) })
      if (sessions.length % SLICE === 0) await ports.clock.after(0)
    }
    const live_risk_overview = await live_overview(true, ports)
    return long_json({ ...report, sessions, live_risk_overview }, 'sessions', ports.clock)
  },
})
