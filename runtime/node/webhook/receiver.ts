// The webhook receiver: a separate listener for calls of the alpha framework. Makes every check in the order of
// CONTRACT 9.2; what happens to a call that passed (decided here, or by a remote gateway) is an argument.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { JSON_HEADERS, type Reply, refuse } from '#core/edge/reply.ts'
import { GatewayError, reason_of, stack_of } from '#core/errors.ts'
import { MAX_UNFINISHED_BYTES, MAX_WEBHOOK_REPLIES, WEBHOOK_WINDOW_SECONDS } from '#core/limits.ts'
import { reply_memory } from '#core/memory/replies.ts'
import { rate_windows } from '#core/memory/shared/rate.ts'
import type { Clock, Log, Metrics } from '#core/ports.ts'
import type { Values } from '#runtime/config/variables.ts'
import { limit_connections, room_for_connections } from '#runtime/node/connections.ts'
import { read_body, text_of, unfinished_bytes } from '#runtime/node/http/body.ts'
import { ask_for_body, expect_continue, still_expects } from '#runtime/node/http/continue.ts'
import { create_http_server, type Tls, with_host } from '#runtime/node/http/http.ts'
import { end_after_request, is_still_sending } from '#runtime/node/http/linger.ts'
import { listen_at } from '#runtime/node/http/listen.ts'
import { split_target } from '#runtime/node/http/respond.ts'
import { webhook_checks } from '#runtime/node/webhook/checks.ts'

/** A listening receiver. */
export interface Receiver {
  url: string
  /** Accepts no new connections, lets calls finish within the grace, cuts off the rest. */
  stop(grace_ms: number): Promise<void>
}

/** The ports of the receiver. */
export interface ReceiverPorts {
  clock: Clock
  log: Log
  metrics: Metrics
}

/** What a receiver is started with. */
export interface ReceiverOptions {
  values: Values
  tls: Tls | null
  ports: ReceiverPorts
  /** Answers the text of a call that passed all checks of the connection; never throws. */
  handle: (text: string) => Promise<Reply>
}

const HEALTH = '{"status":"healthy","component":"alpha-webhook-receiver"}'
/** Failures of one peer that are logged per minute; further ones are only counted. */
const MAX_LOGGED_FAILURES = 30
/** How long a signed call can be replayed, ms: its time may be off by the window in either direction. */
const REPLAY_MS = 2 * WEBHOOK_WINDOW_SECONDS * 1000
const POLL_MS = 10

/** Whether the configuration asks for a receiver (CONTRACT 9.1). */
export function wants_receiver(values: Values): boolean {
  const { ALPHA_WEBHOOK_ENABLED: enabled, ALPHA_WEBHOOK_TOKEN: token, ALPHA_WEBHOOK_SECRET: secret } = values
  return enabled === 'auto' ? token !== null || secret !== null : enabled === 'true'
}

/** Starts listening. Throws StartError naming ALPHA_WEBHOOK_PORT or ALPHA_WEBHOOK_HOST. */
export async function start_receiver(options: ReceiverOptions): Promise<Receiver> {
  const { values, tls } = options
  const server = create_http_server(tls)
  limit_connections(server, 'webhook', room_for_connections().webhook, options.ports.log)
  const answering = attach(server, options)
  const host = values.ALPHA_WEBHOOK_HOST
  const port = await listen_at(server, { host, port: values.ALPHA_WEBHOOK_PORT, named: 'ALPHA_WEBHOOK' })
  warn_of_weakness(options)
  return {
    url: `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}`,
    async stop(grace_ms) {
      let closed = false
      server.close(() => {
        closed = true
      })
      server.closeIdleConnections()
      const until_ms = performance.now() + grace_ms
      while (!closed && answering.open > 0 && performance.now() < until_ms) await sleep(POLL_MS)
      server.closeAllConnections()
    },
  }
}

/** Warns once, at start, when senders need not prove anything. */
function warn_of_weakness({ values, ports }: ReceiverOptions): void {
  if (values.ALPHA_WEBHOOK_TOKEN !== null || values.ALPHA_WEBHOOK_SECRET !== null) return
  ports.log.warn('webhook_open', { warning: 'neither ALPHA_WEBHOOK_TOKEN nor ALPHA_WEBHOOK_SECRET is set' })
}

/** Attaches the handler; `open` counts calls being answered. */
function attach(server: Server, options: ReceiverOptions): { open: number } {
  const { ports, values } = options
  const answering = { open: 0 }
  const checks = webhook_checks(values, ports)
  const replays = reply_memory(ports.clock, MAX_WEBHOOK_REPLIES)
  const unfinished = unfinished_bytes(MAX_UNFINISHED_BYTES)
  const logged = rate_windows(MAX_LOGGED_FAILURES)

  const perform = async (request: IncomingMessage, response: ServerResponse): Promise<Reply> => {
    checks.check_headers(request)
    ask_for_body(request, response, values.AHP_WEBHOOK_MAX_BODY_BYTES)
    const body = await read_body(request, unfinished, values.AHP_WEBHOOK_MAX_BODY_BYTES, (bytes) => bytes)
    const replay_key = checks.check_body(request, body)
    const run = () => options.handle(text_of(body))
    if (replay_key === null) return run()
    const once = await replays.once(replay_key, '', REPLAY_MS, run, (reply) => reply.status === 200)
    if (once.kind === 'conflict') throw new Error('one signature stands for one body')
    return once.reply
  }
  const failed = (cause: unknown, request: IncomingMessage): Reply => {
    const source = checks.source(request)
    if (cause instanceof GatewayError && logged.spend(source, ports.clock.monotonic_ms()) === 0) {
      ports.log.warn('webhook_refused', { source, code: cause.code, why: cause.data.failure_class ?? null })
    }
    return refuse(with_class(cause, ports), ROUTE, ports)
  }
  const answer = with_host(async (request, response) => {
    answering.open++
    try {
      const reply =
        route_reply(request, ports) ?? (await perform(request, response).catch((cause) => failed(cause, request)))
      if (reply.body !== HEALTH) ports.metrics.count('asg_webhook_requests_total', { status: String(reply.status) })
      write(reply, request, response)
    } catch (cause) {
      ports.log.error('webhook_reply_failed', { cause: reason_of(cause) })
      response.destroy()
    } finally {
      answering.open--
    }
  })
  server.on('request', (request, response) => void answer(request, response))
  server.on('checkContinue', (request, response) => {
    expect_continue(request)
    void answer(request, response)
  })
  return answering
}

const ROUTE = '/webhook/alpha'

/** The reply to health checks and unknown routes; null for calls that must be checked. */
function route_reply(request: IncomingMessage, ports: ReceiverPorts): Reply | null {
  const { path } = split_target(request.url ?? '/')
  const methods = path === ROUTE ? ['POST'] : path === '/health' ? ['GET', 'HEAD'] : []
  if (methods.length === 0) return refuse(new GatewayError('NOT_FOUND', 'No such route'), path, ports)
  if (!methods.includes(request.method ?? '')) {
    const allow = methods.join(', ')
    const message = `Method not allowed; this route answers ${allow}`
    return refuse(new GatewayError('METHOD_NOT_ALLOWED', message, { headers: { allow } }), path, ports)
  }
  return path === ROUTE ? null : { status: 200, headers: JSON_HEADERS, body: HEALTH }
}

/** Adds the class that every refusal of the receiver names (CONTRACT 9.2). */
function with_class(cause: unknown, { log }: ReceiverPorts): GatewayError {
  if (!(cause instanceof GatewayError)) {
    log.error('webhook_failed', { cause: stack_of(cause) })
    return new GatewayError('ENGINE_INTERNAL_ERROR', 'Internal error', { failure_class: 'internal_error' }, { cause })
  }
  if (cause.data.failure_class !== undefined) return cause
  const failure_class = cause.code === 'ENGINE_UNAVAILABLE' ? 'upstream_unavailable' : 'input_invalid'
  return new GatewayError(cause.code, cause.message, { ...cause.data, failure_class }, { cause })
}

function write({ status, headers, body }: Reply, request: IncomingMessage, response: ServerResponse): void {
  const text = typeof body === 'string' ? body : ''
  // The announced body may never arrive, so where the next request begins is unknown.
  const unclear = still_expects(request)
  if (unclear) response.shouldKeepAlive = false
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) })
  if (!unclear && is_still_sending(request, response)) void end_after_request(request, response, text)
  else response.end(text)
}
