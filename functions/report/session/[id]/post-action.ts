// GET /report/session/{id}/post-action: scores of the outputs a session's tools gave back. Source: CONTRACT 16.2.
import { PostActionReport, SessionPath, SessionReportQuery } from '#core/contract/report.ts'
import { endpoint } from '#core/endpoint.ts'
import { measured } from '#core/report/moment.ts'
import { post_action_report } from '#core/report/post-action.ts'
import { long_json } from '#core/report/text.ts'

export const GET = endpoint({
  summary: 'Scores of tool outputs of a session',
  auth: 'bearer',
  params: SessionPath,
  query: SessionReportQuery,
  responses: { 200: PostActionReport },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'ENGINE_UNAVAILABLE'],
  handle: ({ params, query }, ports) =>
    measured('report_session_post_action', ports, async () =>
      long_json(await post_action_report(params.id, query, ports), 'post_action_scores', ports.clock),
    ),
})
