// GET /enterprise/report/stream: live events that say of which kind their risk is. Source: CONTRACT 17.
import { endpoint } from '#core/endpoint.ts'
import { enrich_frame } from '#core/enterprise/enrich.ts'
import { open_stream, StreamQuery } from '#core/report/stream.ts'

export const GET = endpoint({
  summary: 'Live events with risk taxonomy (server-sent events)',
  auth: 'bearer',
  when: 'enterprise',
  // No `?token=` here (CONTRACT 17).
  query: StreamQuery.omit({ token: true }),
  responses: { 200: 'stream' },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'SUBSCRIBERS_FULL'],
  handle: ({ query, header, signal }, ports) => open_stream(query, header, signal, ports, enrich_frame),
})
