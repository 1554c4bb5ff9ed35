// How listeners stop: no new connections, running requests finish within the grace, the rest is cut off. Source:
// CONTRACT 18 CS_SHUTDOWN_GRACE_MS, PERFORMANCE 5.
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Responder } from '#runtime/node/http/respond.ts'
import type { SocketListener } from '#runtime/node/socket/socket.ts'

/** What a stop has to end. */
export interface Draining {
  http: Server
  responder: Responder
  socket: SocketListener | null
  grace_ms: number
}

/** Time without open requests before idle connections are closed, ms: data on its way is still read. */
const QUIET_MS = 100
const POLL_MS = 10

/** Takes no new connections, lets running requests finish within the grace, cuts the rest. */
export async function drain({ http, responder, socket, grace_ms }: Draining): Promise<void> {
  const started_ms = performance.now()
  const http_closed = new Promise<void>((resolve) => http.close(() => resolve()))
  http.closeIdleConnections()
  socket?.stop()
  responder.stop()
  let all_closed = false
  void Promise.all([http_closed, socket?.closed]).then(() => {
    all_closed = true
  })
  let busy_ms = started_ms
  for (let now_ms = started_ms; !all_closed && now_ms - started_ms < grace_ms; now_ms = performance.now()) {
    if (responder.open() + (socket?.open() ?? 0) > 0) busy_ms = now_ms
    else if (now_ms - busy_ms >= QUIET_MS) break
    await sleep(POLL_MS)
  }
  http.closeAllConnections()
  socket?.destroy()
}
