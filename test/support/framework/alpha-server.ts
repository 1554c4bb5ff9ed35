// Plays the alpha framework's approvals server as it was recorded (test/fixtures/openclaw/ws-transcript.json): challenge,
// handshake, requests, strict parameters of a resolve, events to everybody.
import { type Peer, type WebSocketServer, websocket_server } from '#test/support/door/websocket.ts'
import { alpha_frame } from '#test/support/framework/alpha.ts'
import type { Json } from '#test/support/rpc.ts'

export interface AlphaServerOptions {
  port?: number
  /** Takes a reason with an answer, as later versions may. */
  knows_reasons?: boolean
  /** Refuses every handshake. */
  refuses?: boolean
  /** Never answers a close. */
  impolite?: boolean
  /** Never sends a challenge. */
  silent?: boolean
  tick_ms?: number
  /** Lists approvals inside an object. */
  wraps_list?: boolean
}

export interface Asked {
  id: string
  decision: string | null
}

export interface AlphaServer {
  url: string
  port: number
  /** Frames of clients, in order. */
  received: Json[]
  asked: ReadonlyMap<string, Asked>
  /** Resolves are received and not answered. */
  mute: boolean
  /** So many resolves are refused with this error first. */
  busy: { times: number; error: Json }
  /** Asks everybody connected for an approval; returns its id. */
  ask(command: string, change?: Json, request?: Json): string
  /** Somebody else answers. */
  answer(id: string, decision: string, by: string): void
  /** The approval is over here, as after its time. */
  forget(id: string): void
  /** Sends this text to everybody, whatever it is. */
  say(text: string): void
  /** Events sent so far. */
  sent(): number
  /** Resolves with the decision once the approval is answered. */
  decided(id: string): Promise<string>
  connections(): number
  /** Cuts all connections. */
  cut(): void
  close(): Promise<void>
}

export const ALPHA_TOKEN = 'alpha-operator-token'

export async function alpha_server(options: AlphaServerOptions = {}): Promise<AlphaServer> {
  const received: Json[] = []
  const approvals = new Map<string, Asked & { payload: Json }>()
  const operators = new Set<Peer>()
  const waiting = new Map<string, ((decision: string) => void)[]>()
  let serial = 0
  let connections = 0

  const broadcast = (event: string, payload: Json) => {
    const text = JSON.stringify({ type: 'event', event, payload, seq: ++serial })
    for (const peer of operators) peer.send(text)
  }
  const settle = (id: string, decision: string, by: string) => {
    const approval = approvals.get(id)
    if (!approval) return
    approval.decision = decision
    broadcast('exec.approval.resolved', { id, decision, resolvedBy: by, ts: 1, request: approval.payload.request })
    for (const tell of waiting.get(id) ?? []) tell(decision)
    waiting.delete(id)
  }
  const resolve = (params: Json): string | null => {
    const extra = Object.keys(params).find(
      (key) => !['id', 'decision', ...(options.knows_reasons ? ['reason'] : [])].includes(key),
    )
    if (extra) return `invalid exec.approval.resolve params: at root: unexpected property '${extra}'`
    const approval = approvals.get(String(params.id))
    if (!approval) return 'unknown or expired approval id'
    // The same answer again is taken, as the real one does.
    if (approval.decision !== null) return approval.decision === params.decision ? null : 'approval already resolved'
    if (!['allow-once', 'deny'].includes(String(params.decision))) return 'invalid decision'
    settle(approval.id, String(params.decision), 'gateway-client')
    return null
  }
  const reply = (peer: Peer, frame: Json) => {
    const params = (frame.params ?? {}) as Json
    const ok = (payload: unknown) => peer.send(JSON.stringify({ type: 'res', id: frame.id, ok: true, payload }))
    const refuse = (message: string) =>
      peer.send(JSON.stringify({ type: 'res', id: frame.id, ok: false, error: { code: 'INVALID_REQUEST', message } }))
    switch (frame.method) {
      case 'connect': {
        const { token } = (params.auth ?? {}) as Json
        if (options.refuses || token !== ALPHA_TOKEN) return refuse('unauthorized: token mismatch')
        operators.add(peer)
        return ok({ type: 'hello-ok', protocol: 4, policy: { tickIntervalMs: options.tick_ms ?? 30_000 } })
      }
      case 'exec.approval.list': {
        const open = [...approvals.values()].filter((one) => one.decision === null).map((one) => one.payload)
        return ok(options.wraps_list ? { approvals: open } : open)
      }
      case 'exec.approval.resolve': {
        if (server.mute) return
        if (server.busy.times > 0) {
          server.busy.times--
          return peer.send(JSON.stringify({ type: 'res', id: frame.id, ok: false, error: server.busy.error }))
        }
        const error = resolve(params)
        return error === null ? ok({ ok: true }) : refuse(error)
      }
      default:
        return refuse('unknown method')
    }
  }
  const joined = (peer: Peer) => {
    connections++
    if (!options.silent)
      peer.send(JSON.stringify({ type: 'event', event: 'connect.challenge', payload: { nonce: 'n', ts: 1 } }))
    return (text: string) => {
      const frame = JSON.parse(text) as Json
      received.push(frame)
      reply(peer, frame)
    }
  }
  const sockets: WebSocketServer = await websocket_server(joined, options)
  const server: AlphaServer = {
    url: `ws://127.0.0.1:${sockets.port}`,
    port: sockets.port,
    received,
    asked: approvals,
    mute: false,
    busy: { times: 0, error: {} },
    ask(command, change = {}, request = {}) {
      const recorded = alpha_frame('requested').payload
      const id = String(change.id ?? `up-${++serial}`)
      const payload = {
        ...recorded,
        expiresAtMs: 4_000_000_000_000,
        ...change,
        id,
        request: { ...(recorded.request as Json), command, ...request },
      }
      approvals.set(id, { id, decision: null, payload })
      broadcast('exec.approval.requested', payload)
      return id
    },
    answer: settle,
    forget: (id) => void approvals.delete(id),
    say(text) {
      for (const peer of operators) peer.send(text)
    },
    sent: () => serial,
    decided(id) {
      const { decision } = approvals.get(id) ?? { decision: null }
      if (decision !== null) return Promise.resolve(decision)
      return new Promise((tell) => waiting.set(id, [...(waiting.get(id) ?? []), tell]))
    },
    connections: () => connections,
    cut() {
      operators.clear()
      for (const peer of sockets.peers) peer.cut()
    },
    close: () => sockets.close(),
  }
  return server
}
