// Start and stop of the gateway: configuration -> store -> listeners -> ports -> maintenance, and back. Every reason
// not to start becomes one line that names its variable, and nothing is left running. Source: CONTRACT 18, 19;
// PERFORMANCE 5.
import type { Server } from 'node:http'
import { bridge } from '#core/approval/bridge.ts'
import { expire_approvals } from '#core/approval/settle.ts'
import { deny_left_open } from '#core/confinement.ts'
import { registered } from '#core/edge/route.ts'
import { GatewayError } from '#core/errors.ts'
import { MAX_UNFINISHED_BYTES } from '#core/limits.ts'
import { fixed_scope } from '#core/memory/scope.ts'
import { no_upstream } from '#core/memory/upstream.ts'
import type { Store } from '#core/port/store.ts'
import type { Clock, Log, Metrics, PolicySource, Ports } from '#core/ports.ts'
import { redact_text } from '#core/redact.ts'
import { review_left_over } from '#core/review/unscanned.ts'
import type { Settings } from '#core/settings.ts'
import { ROUTES } from '#functions/index.ts'
import type { Config } from '#runtime/config/config.ts'
import { is_loopback } from '#runtime/config/loopback.ts'
import { package_version, settings_of } from '#runtime/config/settings.ts'
import type { Values } from '#runtime/config/variables.ts'
import type { Cluster } from '#runtime/node/cluster.ts'
import { limit_connections, type Room, room_for_connections } from '#runtime/node/connections.ts'
import { node_gate } from '#runtime/node/gate.ts'
import { unfinished_bytes } from '#runtime/node/http/body.ts'
import { attach_routes, create_http_server, type Tls } from '#runtime/node/http/http.ts'
import { listen, read_tls } from '#runtime/node/http/listen.ts'
import { create_responder, type Responder } from '#runtime/node/http/respond.ts'
import { paced, STREAM_PACE_MS } from '#runtime/node/http/stream.ts'
import { open_ui } from '#runtime/node/http/ui.ts'
import { bound_of_records } from '#runtime/node/last-record.ts'
import { in_step_so_far } from '#runtime/node/lockstep.ts'
import { start_maintenance } from '#runtime/node/maintenance.ts'
import { return_load_memory } from '#runtime/node/memory.ts'
import { follow_files, open_rules, open_scope } from '#runtime/node/operator-files.ts'
import { watch_outages } from '#runtime/node/outage.ts'
import { listen_on_socket, type SocketListener, type SocketOptions } from '#runtime/node/socket/socket.ts'
import { StartError } from '#runtime/node/start-error.ts'
import { stop } from '#runtime/node/stop.ts'
import { system_clock } from '#runtime/node/system.ts'
import { warm_up } from '#runtime/node/warm-up.ts'
import type { Receiver } from '#runtime/node/webhook/receiver.ts'
import { start_webhook } from '#runtime/node/webhook/webhook.ts'
import { wire } from '#runtime/node/wire.ts'
import { pino_log } from '#runtime/observe/log.ts'
import { process_metrics } from '#runtime/observe/metrics.ts'
import { builtin_policy } from '#runtime/policy/source.ts'
import { RedisError } from '#runtime/redis/error.ts'
import { one_line, StorageError } from '#runtime/storage/error.ts'
import { open_store } from '#runtime/storage/store.ts'
import { type LiveUpstream, live_upstream } from '#runtime/upstream/openclaw.ts'

/** A running gateway. */
export interface Running {
  http_url: string
  /** Null when there is no Unix socket. */
  uds_path: string | null
  /** Null when there is no webhook receiver. */
  webhook_url: string | null
  /** Null when no dashboard is built. */
  ui_url: string | null
  db_path: string
  /** Whether requests need a token. */
  auth: boolean
  log: Log
  /** Reloads the operator's rule files; a bad file keeps the old rules (CONTRACT 18). */
  reload(): void
  /** Stops: answers open requests, closes streams, flushes commits, removes the socket. May be called repeatedly. */
  close(): Promise<void>
}

/** Replaces adapters, for tests. */
export interface StartOptions {
  policy?: PolicySource
  /** Wraps the store. */
  wrap_store?: (store: Store) => Store
  /** Milliseconds that a remote database and the shared state may take to answer, on a busy machine. */
  remote_ms?: number
}

/** Starts everything that the configuration asks for. Throws StartError, with nothing left running. */
export async function start(config: Config, options: StartOptions = {}): Promise<Running> {
  const { values } = config
  const tls = read_tls(values)
  const metrics = process_metrics(package_version())
  const opened = await connect_store(values, metrics, options)
  const store = options.wrap_store?.(opened) ?? opened
  const undo: Undo = [() => store.close()]
  try {
    const last_record_id = await bound_of_records(store)
    const clock = system_clock()
    const log = pino_log(values.CS_LOG_LEVEL)
    const cluster = await join_others({ values, options, clock, log, metrics, last_record_id })
    if (cluster) undo.push(() => cluster.close())
    const http = create_http_server(tls)
    const port = await listen(http, values)
    undo.push(() => {
      http.close()
      http.closeAllConnections()
    })
    // Nothing is awaited between here and the routes, so no request meets a listener without routes.
    let answering = false
    const settings = settings_of(config, package_version(), port)
    const rules = options.policy === undefined ? open_rules(values, settings) : null
    const policy = options.policy ?? rules ?? builtin_policy()
    const live = open_live(values, settings)
    const upstream = live ?? no_upstream()
    const operator_scope = open_scope(values)
    const scope = operator_scope ?? fixed_scope()
    const ready = () => answering
    const ports = wire({
      config,
      settings,
      store,
      clock,
      log,
      metrics,
      policy,
      scope,
      upstream,
      ready,
      last_record_id,
      cluster,
    })
    undo.push(() => ports.model.close())
    const files = follow_files(rules, operator_scope, ports)
    undo.push(files.unwatch)
    const doors = await open_doors(http, { config, tls, settings, ports, undo })
    await take_over(ports)
    const { AHP_TRAJECTORY_RETENTION_SECONDS: retention_seconds, CS_RETENTION_INTERVAL_SECONDS: interval_seconds } =
      values
    const maintenance = start_maintenance(ports, { retention_seconds, interval_seconds, cluster })
    if (cluster) watch_outages(cluster.redis, ports)
    return_load_memory()
    answering = true
    // Other gateways may share a remote database; they scan their outputs themselves.
    if (store.stats().backend === 'sqlite') ports.background.run(() => review_left_over(last_record_id, ports))
    const warming = warm_up(policy.current(), ports)
    live?.start(bridge(ports), ports.log)
    let closing: Promise<void> | null = null
    const close = async () => {
      // Requests that arrived before are decided; later ones are refused.
      await in_step_so_far()
      answering = false
      warming.stop()
      maintenance.stop()
      files.unwatch()
      await stop({ http, ...doors, live, ports, store, cluster, grace_ms: values.CS_SHUTDOWN_GRACE_MS })
    }
    return {
      ...reachable(values, tls, port, doors),
      db_path: redact_text(values.CS_TRAJECTORY_DB_PATH),
      auth: settings.auth_enabled,
      log: ports.log,
      reload: files.reload,
      close: () => (closing ??= close()),
    }
  } catch (cause) {
    for (const step of undo.reverse()) await step()
    throw named_store(cause, values)
  }
}

/** Steps that undo a start, oldest first. */
type Undo = (() => unknown)[]

/** Everything through which requests arrive. */
interface Doors {
  responder: Responder
  socket: SocketListener | null
  receiver: Receiver | null
  has_ui: boolean
}

/** What the doors need. */
interface Behind {
  config: Config
  tls: Tls | null
  settings: Settings
  ports: Ports
  undo: Undo
}

/**
 * Opens all doors. The routes of `http` are attached before the first await; socket and webhook receiver follow. Throws
 * StartError.
 */
async function open_doors(http: Server, { config, tls, settings, ports, undo }: Behind): Promise<Doors> {
  const { values } = config
  const unfinished = unfinished_bytes(MAX_UNFINISHED_BYTES)
  const gate = node_gate(values, ports)
  const routes = registered(ROUTES, 'gateway', settings)
  const responder = create_responder({ routes, ports, unfinished, admit: gate.admit })
  const ui = open_ui(values.CS_UI_DIR, gate.admit, ports)
  attach_routes(http, routes, responder, ui)
  const room = room_for_connections()
  limit_connections(http, 'http', room.http, ports.log)
  warn(config, room, ports)
  const socket = values.CS_UDS_ENABLED
    ? await open_socket({ path: values.CS_UDS_PATH, room, routes, ports, unfinished })
    : null
  if (socket) undo.push(() => socket.stop())
  const receiver = await start_webhook(values, tls, ports)
  if (receiver) undo.push(() => receiver.stop(0))
  return { responder, socket, receiver, has_ui: ui !== null }
}

/** Addresses of the doors for clients. */
function reachable(
  values: Values,
  tls: Tls | null,
  port: number,
  { socket, receiver, has_ui }: Doors,
): Pick<Running, 'http_url' | 'uds_path' | 'webhook_url' | 'ui_url'> {
  const http_url = `${tls ? 'https' : 'http'}://${url_host(values.CS_HTTP_HOST)}:${port}`
  return {
    http_url,
    ui_url: has_ui ? `${http_url}/ui` : null,
    uds_path: socket ? values.CS_UDS_PATH : null,
    webhook_url: receiver?.url ?? null,
  }
}

/** Takes over from the previous process: sessions, tokens used today, and approvals that nobody may answer any more. */
async function take_over(ports: ReturnType<typeof wire>): Promise<void> {
  await Promise.all([ports.shared.restore(), ports.model.open()])
  while ((await expire_approvals(ports)) > 0);
  await deny_left_open(ports)
}

/** What the start reads of a store that could be opened may be damaged, or the store may have gone meanwhile. */
function named_store(cause: unknown, { CS_TRAJECTORY_DB_PATH: path }: Values): unknown {
  if (!(cause instanceof GatewayError && cause.code === 'ENGINE_UNAVAILABLE')) return cause
  const why = one_line(cause.cause ?? cause)
  return new StartError([redact_text(`CS_TRAJECTORY_DB_PATH: cannot read the database ${path}: ${why}`)], { cause })
}

/** The live connection to the alpha framework; null unless enabled (CONTRACT 2.10). */
function open_live(values: Values, { version }: Settings): LiveUpstream | null {
  const { ALPHA_ENFORCEMENT_ENABLED: enabled, ALPHA_WS_URL: url, ALPHA_OPERATOR_TOKEN: token } = values
  return enabled && token !== null ? live_upstream({ url, token, version }) : null
}

/** Throws StartError naming CS_TRAJECTORY_DB_PATH. */
async function connect_store(values: Values, metrics: Metrics, { remote_ms }: StartOptions): Promise<Store> {
  const { CS_TRAJECTORY_DB_PATH: path, CS_TRAJECTORY_DB_AUTH_TOKEN: auth_token, CS_DB_SYNC: sync } = values
  const on_commit = (seconds: number) => metrics.observe('asg_store_write_seconds', {}, seconds)
  try {
    const patience = remote_ms === undefined ? {} : { send_ms: remote_ms }
    return await open_store({ path, sync, on_commit, ...(auth_token === null ? {} : { auth_token }), ...patience })
  } catch (cause) {
    throw cause instanceof StorageError ? new StartError([redact_text(cause.message)], { cause }) : cause
  }
}

/** What a gateway that is not alone has before it meets the others. */
interface Before {
  values: Values
  options: StartOptions
  clock: Clock
  log: Log
  metrics: Metrics
  last_record_id: number
}

/** Null without CS_REDIS_URL. Throws StartError naming it. */
async function join_others({ values, options, ...before }: Before): Promise<Cluster | null> {
  const { CS_REDIS_URL: url, CS_SSE_REPLAY_EVENTS: replay_events } = values
  if (url === null) return null
  // Loaded only when it is used: a gateway that is alone never pays for the client.
  const { join_cluster } = await import('#runtime/node/cluster.ts')
  const defer = paced(STREAM_PACE_MS)
  const patience = options.remote_ms === undefined ? {} : { command_ms: options.remote_ms }
  try {
    return await join_cluster({ ...before, url, replay_events, defer, ...patience })
  } catch (cause) {
    throw cause instanceof RedisError ? new StartError([cause.message], { cause }) : cause
  }
}

async function open_socket(options: SocketOptions): Promise<SocketListener | null> {
  if (process.platform === 'win32') {
    options.ports.log.info('socket_unavailable', { platform: process.platform })
    return null
  }
  return listen_on_socket(options)
}

function url_host(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

/** Logs unknown names, weak tokens, few files, and a gateway that anybody may use. */
function warn(config: Config, room: Room, { log }: Ports): void {
  const { values } = config
  for (const warning of config.warnings) log.warn('config', { warning })
  if (room.few_files !== null) {
    log.warn('few_files', {
      warning: `this process may open ${room.few_files} files: at most ${room.http} HTTP connections and ${room.socket} on the socket at a time (ulimit -n)`,
    })
  }
  if (values.CS_AUTH_TOKEN !== null) return
  log.warn('auth_off', { warning: 'CS_AUTH_TOKEN is empty: every local program may use this gateway' })
  if (!is_loopback(values.CS_HTTP_HOST)) {
    log.error('auth_off_public', {
      warning: `CS_AUTH_TOKEN is empty and the gateway listens on ${values.CS_HTTP_HOST}: anybody who reaches it may use it`,
    })
  }
}
