// The live connection to OpenClaw: connects, goes on connecting for ever with growing pauses, lists what waits after each
// connection, and carries answers. What the frames mean is core/approval/bridge.ts's business. Source: CONTRACT 2.10, CLIENTS "OpenClaw".
import type { Bridge } from '#core/approval/bridge.ts'
import { is_object } from '#core/json.ts'
import {
  UPSTREAM_CONNECT_MS,
  UPSTREAM_LIST_MS,
  UPSTREAM_MIN_TICK_MS,
  UPSTREAM_REPLY_MS,
  UPSTREAM_RETRY_MAX_MS,
  UPSTREAM_RETRY_MIN_MS,
} from '#core/limits.ts'
import type { Delivered, Upstream, UpstreamAnswer } from '#core/port/upstream.ts'
import type { Log } from '#core/ports.ts'
import { type LiveSocket, type LiveTimes, open_live_socket, type Reply } from '#runtime/upstream/live-socket.ts'

/** The upstream port with a beginning and an end. */
export interface LiveUpstream extends Upstream {
  /** Connects and keeps connected; what comes in goes to the bridge. */
  start(bridge: Bridge, log: Log): void
  stop(): void
}

/** Where the framework is, and how patient this side is. */
export interface LiveOptions {
  url: string
  token: string
  version: string
  /** Tests shorten them. */
  times?: Partial<Times>
}

/** Pauses and patience, ms. */
interface Times extends LiveTimes {
  retry_min_ms: number
  retry_max_ms: number
  list_ms: number
}

const TIMES: Times = {
  connect_ms: UPSTREAM_CONNECT_MS,
  reply_ms: UPSTREAM_REPLY_MS,
  min_tick_ms: UPSTREAM_MIN_TICK_MS,
  retry_min_ms: UPSTREAM_RETRY_MIN_MS,
  retry_max_ms: UPSTREAM_RETRY_MAX_MS,
  list_ms: UPSTREAM_LIST_MS,
}

/** Not connected until it is started. */
export function live_upstream(options: LiveOptions): LiveUpstream {
  const times = { ...TIMES, ...options.times }
  /** Set between the handshake and the end of a connection. */
  let connected: LiveSocket | null = null
  let opening: LiveSocket | null = null
  let pause_ms = times.retry_min_ms
  /** The next try to connect, or the next listing while connected. */
  let next: NodeJS.Timeout | undefined
  let stopped = true

  const later = (ms: number, run: () => void) => {
    clearTimeout(next)
    next = setTimeout(run, ms).unref()
  }

  const connect = (bridge: Bridge, log: Log) => {
    if (stopped) return
    opening = open_live_socket({
      url: options.url,
      token: options.token,
      version: options.version,
      times,
      ready(socket) {
        connected = socket
        pause_ms = times.retry_min_ms
        log.info('alpha_connected', { url: options.url })
        void list(socket, bridge, log)
      },
      event(name, payload) {
        if (name === 'exec.approval.requested') void bridge.requested(payload)
        else if (name === 'exec.approval.resolved') void bridge.resolved(payload)
      },
      closed(why) {
        const was_connected = connected !== null
        connected = null
        opening = null
        clearTimeout(next)
        if (stopped) return
        // Half of the pause is chance, so that many gateways do not come back at once.
        const wait_ms = pause_ms / 2 + Math.random() * (pause_ms / 2)
        pause_ms = Math.min(times.retry_max_ms, pause_ms * 2)
        log.warn(was_connected ? 'alpha_disconnected' : 'alpha_not_connected', { why, retry_ms: Math.round(wait_ms) })
        later(wait_ms, () => connect(bridge, log))
      },
    })
  }
  const list = async (socket: LiveSocket, bridge: Bridge, log: Log) => {
    const reply = await socket.request('exec.approval.list', {})
    if (reply.kind === 'ok') await bridge.listed(listed_in(reply.payload))
    else log.warn('alpha_not_listed', { why: reply.message })
    if (connected === socket) later(times.list_ms, () => void list(socket, bridge, log))
  }

  return {
    connected: () => connected !== null,
    async resolve({ approval_id, decision, reason }: UpstreamAnswer) {
      if (connected === null) return { ok: false, cause: 'unreachable', message: 'the framework is not connected' }
      const params = { id: approval_id, decision, ...(reason !== undefined && { reason }) }
      return delivered_by(await connected.request('exec.approval.resolve', params), reason !== undefined)
    },
    start(bridge, log) {
      stopped = false
      connect(bridge, log)
    },
    stop() {
      stopped = true
      clearTimeout(next)
      opening?.close()
    },
  }
}

/** What waits there: an array, or an object that holds one. */
function listed_in(payload: unknown): readonly unknown[] {
  if (Array.isArray(payload)) return payload
  if (!is_object(payload)) return []
  return Object.values(payload).find((value) => Array.isArray(value)) ?? []
}

function delivered_by(reply: Reply, with_reason: boolean): Delivered {
  switch (reply.kind) {
    case 'ok':
      return { ok: true }
    case 'lost':
      return { ok: false, cause: 'unreachable', message: reply.message }
    case 'refused': {
      const { message } = reply
      if (with_reason && /unexpected|additional/i.test(message)) return { ok: false, cause: 'reason_rejected', message }
      if (/already (?:been )?(?:resolved|settled|decided)/i.test(message))
        return { ok: false, cause: 'settled', message }
      return { ok: false, cause: reply.passing ? 'unreachable' : 'rejected', message }
    }
  }
}
