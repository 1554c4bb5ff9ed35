// GET /health: is the gateway there. Answered from memory alone, so it stays 200 when the store fails. Source: CONTRACT 8.1.
import { endpoint, type Output } from '#core/endpoint.ts'
import { Health, health_of, health_text } from '#core/report/health.ts'
import { measured } from '#core/report/moment.ts'

export const GET = endpoint({
  summary: 'Health of the gateway',
  auth: 'open',
  responses: { 200: Health },
  handle: (_input, ports) => measured('health', ports, async () => healthy(health_of(ports))),
})

function healthy(health: Health): Output {
  return { kind: 'raw', status: 200, text: health_text(health), type: 'application/json' }
}
