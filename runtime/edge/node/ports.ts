// Every port of a function on a Node platform. Source: ARCHITECTURE 4; SCALE 2.
import { MAX_WEBHOOK_REPLIES } from '#core/limits.ts'
import { background_tasks } from '#core/memory/background.ts'
import { memory_bus } from '#core/memory/bus/bus.ts'
import { memory_path_io } from '#core/memory/path-io.ts'
import { reply_memory } from '#core/memory/replies.ts'
import { inline_scanner } from '#core/memory/scanner.ts'
import { fixed_scope } from '#core/memory/scope.ts'
import { memory_shared } from '#core/memory/shared/shared.ts'
import { silent_metrics } from '#core/memory/small.ts'
import { no_upstream } from '#core/memory/upstream.ts'
import { no_workspace } from '#core/memory/workspace.ts'
import type { Store } from '#core/port/store.ts'
import type { Clock, Metrics, Ports } from '#core/ports.ts'
import { redact_text } from '#core/redact.ts'
import type { Config } from '#runtime/config/config.ts'
import { settings_of } from '#runtime/config/settings.ts'
import type { Values } from '#runtime/config/variables.ts'
import { console_log } from '#runtime/edge/memory-ports.ts'
import { provider_model } from '#runtime/model/model.ts'
import { type Cluster, join_cluster } from '#runtime/node/cluster.ts'
import { bound_of_records } from '#runtime/node/last-record.ts'
import { open_rules, open_scope } from '#runtime/node/operator-files.ts'
import { StartError } from '#runtime/node/start-error.ts'
import { native_digest, system_clock, system_ids } from '#runtime/node/system.ts'
import { RedisError } from '#runtime/redis/error.ts'
import { StorageError } from '#runtime/storage/error.ts'
import { remote_store } from '#runtime/storage/remote/remote.ts'
import { migration } from '#runtime/storage/schema/migrate.ts'

/** The port that rules about the gateway's own addresses protect: functions are reached over HTTPS. */
const HTTPS_PORT = 443

/** An answer waits so long for its events to be with the others, ms. */
const ANNOUNCE_MS = 1000

/** What the build knows. */
export interface Migrations {
  version: string
  /** Texts of the numbered migrations, the first one first. */
  migrations: readonly string[]
}

/** The ports of one instance, and what ends their connections. */
export interface FunctionPorts {
  ports: Ports
  /** Resolves when what follows a reply is done: scans, and events on their way to the others. It waits for a bounded time. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** Opens the ports. Throws StartError: bad rules, or a database or Redis that cannot be reached. */
export async function function_ports(config: Config, built: Migrations): Promise<FunctionPorts> {
  const { values } = config
  const settings = settings_of(config, built.version, HTTPS_PORT)
  const clock = system_clock()
  const log = console_log()
  const metrics = silent_metrics()
  const policy = open_rules(values, settings)
  const scope = open_scope(values) ?? fixed_scope()
  const store = await connect(values, built)
  const cluster = await join_others(values, { clock, log, metrics, store })
  const { ids, bus } = cluster ?? alone(values, clock, metrics)
  const model = provider_model(values, { store, clock, log })
  const ports: Ports = {
    store,
    shared: cluster?.shared(settings, store) ?? memory_shared(settings, clock, store),
    bus,
    clock,
    ids,
    digest: native_digest(),
    metrics,
    io: memory_path_io(clock),
    log,
    policy,
    scope,
    upstream: no_upstream(),
    replies: reply_memory(clock, MAX_WEBHOOK_REPLIES),
    model,
    workspace: no_workspace(),
    background: background_tasks(),
    scanner: inline_scanner(),
    settings,
    ready: () => true,
  }
  for (const warning of config.warnings) log.warn('config', { warning })
  const close = async () => {
    model.close()
    await cluster?.close()
    await store.close()
  }
  try {
    await Promise.all([ports.shared.restore(), model.open()])
  } catch (cause) {
    // The next request starts anew, with connections of its own.
    await close()
    throw cause
  }
  const settled = async () => {
    await ports.background.idle()
    if (cluster) await Promise.race([cluster.bus.settled(), clock.after(ANNOUNCE_MS)])
  }
  return { ports, settled, close }
}

async function connect(values: Values, { migrations }: Migrations): Promise<Store> {
  const { CS_TRAJECTORY_DB_PATH: url, CS_TRAJECTORY_DB_AUTH_TOKEN: auth_token } = values
  try {
    return await remote_store({
      url,
      ...(auth_token === null ? {} : { auth_token }),
      migration: (version) => migration(version, migrations[version - 1] ?? ''),
    })
  } catch (cause) {
    throw cause instanceof StorageError ? new StartError([redact_text(cause.message)], { cause }) : cause
  }
}

/** What every instance shares with the others; null where that was given up (CS_ALLOW_MEMORY). Throws StartError. */
async function join_others(
  { CS_REDIS_URL: url, CS_SSE_REPLAY_EVENTS: replay_events }: Values,
  { store, ...before }: Pick<Ports, 'clock' | 'log' | 'metrics' | 'store'>,
): Promise<Cluster | null> {
  if (url === null) return null
  try {
    return await join_cluster({ ...before, url, replay_events, last_record_id: await bound_of_records(store) })
  } catch (cause) {
    await store.close()
    throw cause instanceof RedisError ? new StartError([cause.message], { cause }) : cause
  }
}

/** What an instance that is alone keeps to itself. */
function alone(values: Values, clock: Clock, metrics: Metrics): Pick<Ports, 'ids' | 'bus'> {
  const ids = system_ids(clock)
  const epoch = ids.nonce().slice(0, 12)
  return { ids, bus: memory_bus({ clock, metrics, epoch, replay_events: values.CS_SSE_REPLAY_EVENTS }) }
}
