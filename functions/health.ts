// GET /health: is the gateway there. Answered from memory alone, so it stays 200 when the store fails. Source: CONTRACT 8.1.
import * as z from 'zod'
import { RPC_VERSION } from '#core/contract/rpc.ts'
import { endpoint, json } from '#core/endpoint.ts'
import type { Ports } from '#core/ports.ts'
import { measured } from '#core/report/moment.ts'

export const Health = z.object({
  status: z.literal('healthy'),
  uptime_seconds: z.number(),
  cache_size: z.int(),
  trajectory_count: z.int(),
  trajectory_backend: z.enum(['sqlite', 'libsql']),
  policy_engine: z.enum(['L1+L2', 'L1+L2+L3']),
  rpc_version: z.literal(RPC_VERSION),
  auth_enabled: z.boolean(),
  component: z.literal('gateway'),
})
/** SPEC "Health record" and `component`. */
export type Health = z.infer<typeof Health>

export const GET = endpoint({
  summary: 'Health of the gateway',
  auth: 'open',
  responses: { 200: Health },
  handle: (_input, ports) => measured('health', ports, async () => json(health_of(ports))),
})

function health_of(ports: Ports): Health {
  const { records, backend } = ports.store.stats()
  return {
    status: 'healthy',
    // The monotonic clock of a runtime starts with the process.
    uptime_seconds: Math.round(ports.clock.monotonic_ms() / 100) / 10,
    cache_size: ports.shared.claims(),
    trajectory_count: records,
    trajectory_backend: backend,
    policy_engine: 'L1+L2',
    rpc_version: RPC_VERSION,
    auth_enabled: ports.settings.auth_enabled,
    component: 'gateway',
  }
}
