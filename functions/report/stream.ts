// GET /report/stream: live events as server-sent events, filtered, resumable. Source: SPEC "Events", CONTRACT 7.
import { endpoint } from '#core/endpoint.ts'
import { base_frame } from '#core/enterprise/enrich.ts'
import { open_stream, StreamQuery } from '#core/report/stream.ts'

export const GET = endpoint({
  summary: 'Live events (server-sent events)',
  auth: 'bearer-or-query',
  query: StreamQuery,
  responses: { 200: 'stream' },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'SUBSCRIBERS_FULL'],
  handle: ({ query, header, signal }, ports) =>
    open_stream(query, header, signal, ports, ports.settings.enterprise_enabled ? base_frame : undefined),
})
