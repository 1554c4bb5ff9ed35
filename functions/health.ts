// GET /health: is the gateway there. Answered from memory alone, so it stays 200 when the store fails. Source: CONTRACT 8.1.
import { endpoint, json } from '#core/endpoint.ts'
import { Health, health_of } from '#core/report/health.ts'
import { measured } from '#core/report/moment.ts'

export const GET = endpoint({
  summary: 'Health of the gateway',
  auth: 'open',
  responses: { 200: Health },
  handle: (_input, ports) => measured('health', ports, async () => json(health_of(ports))),
})
