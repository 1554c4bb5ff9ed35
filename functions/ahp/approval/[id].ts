// GET /ahp/approval/{id}: one approval, at once or as soon as it leaves pending. Source: CONTRACT 3.5.
import { Approval, DocumentPath } from '#core/contract/operator.ts'
import { WaitQuery } from '#core/contract/resolve.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { GatewayError } from '#core/errors.ts'
import type { Ports, Stored } from '#core/ports.ts'

export const GET = endpoint({
  summary: 'Read one approval, or wait for its answer',
  auth: 'bearer',
  params: DocumentPath,
  query: WaitQuery,
  responses: { 200: Approval },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'NOT_FOUND'],
  handle: async ({ params, query, signal }, ports) =>
    json((await read_approval(params.id, query.wait_ms, signal, ports)).body),
})

/** Waits at most `wait_ms`; a client that goes away and a gateway that stops end the wait with what is known then. */
async function read_approval(id: string, wait_ms: number, signal: AbortSignal, ports: Ports): Promise<Stored> {
  if (wait_ms === 0) return stored_approval(id, ports)
  const stop = new AbortController()
  const leave = () => stop.abort()
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  try {
    // Listening starts before the look, so that no settlement falls between the two.
    const settled = ports.bus.once(id, stop.signal)
    const now = await stored_approval(id, ports)
    if (now.state !== 'pending') return now
    await Promise.race([settled, ports.clock.after(wait_ms, stop.signal)])
    return await stored_approval(id, ports)
  } finally {
    stop.abort()
    signal.removeEventListener('abort', leave)
  }
}

async function stored_approval(id: string, ports: Ports): Promise<Stored> {
  const stored = await ports.store.get('approval', id)
  if (stored) return stored
  throw new GatewayError('NOT_FOUND', `No approval ${id}`)
}
