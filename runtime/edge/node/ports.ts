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
import type { Ports } from '#core/ports.ts'
import { redact_text } from '#core/redact.ts'
import type { Config } from '#runtime/config/config.ts'
import { settings_of } from '#runtime/config/settings.ts'
import type { Values } from '#runtime/config/variables.ts'
import { console_log } from '#runtime/edge/memory-ports.ts'
import { provider_model } from '#runtime/model/model.ts'
import { open_rules, open_scope } from '#runtime/node/operator-files.ts'
import { StartError } from '#runtime/node/start-error.ts'
import { native_digest, system_clock, system_ids } from '#runtime/node/system.ts'
import { StorageError } from '#runtime/storage/error.ts'
import { remote_store } from '#runtime/storage/remote/remote.ts'
import { migration } from '#runtime/storage/schema/migrate.ts'

/** The port that rules about the gateway's own addresses protect: functions are reached over HTTPS. */
const HTTPS_PORT = 443

/** What the build knows. */
export interface Migrations {
  version: string
  /** Texts of the numbered migrations, the first one first. */
  migrations: readonly string[]
}

/** The ports of one instance, and what ends their connections. */
export interface FunctionPorts {
  ports: Ports
  close(): Promise<void>
}

/** Opens the ports. Throws StartError: bad rules, or a database or Redis that cannot be reached. */
export async function function_ports(config: Config, built: Migrations): Promise<FunctionPorts> {
  const { values } = config
  const settings = settings_of(config, built.version, HTTPS_PORT)
  const clock = system_clock()
  const ids = system_ids(clock)
  const log = console_log()
  const metrics = silent_metrics()
  const policy = open_rules(values, settings)
  const scope = open_scope(values) ?? fixed_scope()
  const store = await connect(values, built)
  const ports: Ports = {
    store,
    shared: memory_shared(settings, clock, store),
    bus: memory_bus({ clock, metrics, epoch: ids.nonce().slice(0, 12), replay_events: values.CS_SSE_REPLAY_EVENTS }),
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
    model: provider_model(values, { store, clock, log }),
    workspace: no_workspace(),
    background: background_tasks(),
    scanner: inline_scanner(),
    settings,
    ready: () => true,
  }
  for (const warning of config.warnings) log.warn('config', { warning })
  await ports.shared.restore()
  return { ports, close: () => store.close() }
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
