// GET /report/approvals: what waits for a person, soonest to expire first, or what was settled. Source: CONTRACT 3.5.
import { ApprovalsQuery, ApprovalsReport } from '#core/contract/operator.ts'
import { endpoint } from '#core/endpoint.ts'
import { approvals_report } from '#core/report/approvals.ts'
import { measured } from '#core/report/moment.ts'
import { long_json } from '#core/report/text.ts'

export const GET = endpoint({
  summary: 'Approvals by state',
  auth: 'bearer',
  query: ApprovalsQuery,
  responses: { 200: ApprovalsReport },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: ({ query }, ports) =>
    measured('report_approvals', ports, async () =>
      long_json(await approvals_report(query, ports), 'approvals', ports.clock),
    ),
})
