// Assigns every adapter on a visible line, without a container. To replace a local adapter by a remote one, change this
// file only. Source: ARCHITECTURE section 4, CONTRACT 18.
import { MAX_WEBHOOK_REPLIES } from '#core/limits.ts'
import { background_tasks } from '#core/memory/background.ts'
import { memory_bus } from '#core/memory/bus/bus.ts'
import { memory_path_io } from '#core/memory/path-io.ts'
import { reply_memory } from '#core/memory/replies.ts'
import { memory_shared } from '#core/memory/shared/shared.ts'
import type { Store } from '#core/port/store.ts'
import type { Upstream } from '#core/port/upstream.ts'
import type { Clock, Log, Metrics, PolicySource, Ports, ScopeSource } from '#core/ports.ts'
import type { Settings } from '#core/settings.ts'
import type { Config } from '#runtime/config/config.ts'
import { type ProviderModel, provider_model } from '#runtime/model/model.ts'
import type { Cluster } from '#runtime/node/cluster.ts'
import { paced, STREAM_PACE_MS } from '#runtime/node/http/stream.ts'
import { threaded_scanner } from '#runtime/node/scan/scanner.ts'
import { native_digest, system_ids } from '#runtime/node/system.ts'
import { local_workspace } from '#runtime/workspace/folder.ts'

/** What the adapters are built from. */
export interface Wiring {
  config: Config
  settings: Settings
  store: Store
  clock: Clock
  log: Log
  metrics: Metrics
  policy: PolicySource
  scope: ScopeSource
  upstream: Upstream
  /** Whether decisions are answered; false during start and stop. */
  ready: () => boolean
  /** The largest record id in the store. */
  last_record_id: number
  /** What is shared with other gateways; null for a gateway that is alone. */
  cluster: Cluster | null
}

/** The ports of this process. */
export function wire({
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
}: Wiring): Ports & { model: ProviderModel } {
  const { ids, bus } = cluster ?? alone(config, clock, metrics, last_record_id)
  return {
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
    upstream,
    replies: reply_memory(clock, MAX_WEBHOOK_REPLIES),
    model: provider_model(config.values, { store, clock, log }),
    workspace: local_workspace(),
    background: background_tasks((run) => void setImmediate(run)),
    scanner: threaded_scanner(log),
    settings,
    ready,
  }
}

/** What a gateway that is alone keeps to itself. */
function alone({ values }: Config, clock: Clock, metrics: Metrics, last_record_id: number): Pick<Ports, 'ids' | 'bus'> {
  const ids = system_ids(clock, last_record_id)
  const bus = memory_bus({
    clock,
    metrics,
    epoch: ids.nonce().slice(0, 12),
    replay_events: values.CS_SSE_REPLAY_EVENTS,
    // Events of one group commit, and of those shortly after it, leave in one write per subscriber.
    defer: paced(STREAM_PACE_MS),
  })
  return { ids, bus }
}
