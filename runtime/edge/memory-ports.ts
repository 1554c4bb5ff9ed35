// Every port of a per-route build: state in memory, time and chance from the platform's web-standard globals.
import { MAX_WEBHOOK_REPLIES } from '#core/limits.ts'
import { background_tasks } from '#core/memory/background.ts'
import { memory_bus } from '#core/memory/bus/bus.ts'
import { no_model } from '#core/memory/model.ts'
import { memory_path_io } from '#core/memory/path-io.ts'
import { reply_memory } from '#core/memory/replies.ts'
import { inline_scanner } from '#core/memory/scanner.ts'
import { fixed_scope } from '#core/memory/scope.ts'
import { memory_shared } from '#core/memory/shared/shared.ts'
import { portable_digest, record_sequence, silent_metrics } from '#core/memory/small.ts'
import { memory_store } from '#core/memory/store/store.ts'
import { no_upstream } from '#core/memory/upstream.ts'
import { no_workspace } from '#core/memory/workspace.ts'
import type { Clock, Ids, Log, LogFields, PolicySource, Ports } from '#core/ports.ts'
import type { Settings } from '#core/settings.ts'
import { iso_time } from '#core/time.ts'

const REPLAY_EVENTS = 1000

/** Time of the platform. Workers freeze it between two I/O steps; nothing here depends on it moving. */
function platform_clock(): Clock {
  // Some platforms count from 1970: a monotonic clock starts with its instance, and tells how long that is up.
  const started_ms = performance.now()
  return {
    now_ms: () => Date.now(),
    monotonic_ms: () => performance.now() - started_ms,
    iso: iso_time,
    after: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve()
        const timer = setTimeout(resolve, ms)
        signal?.addEventListener(
          'abort',
          () => {
            clearTimeout(timer)
            resolve()
          },
          { once: true },
        )
      }),
    timer(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
}

function random_hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** UUID v7 (CONTRACT 0.3). */
function platform_ids(clock: Clock): Ids {
  const uuid = () => {
    const time = clock.now_ms().toString(16).padStart(12, '0').slice(-12)
    const random = random_hex(10)
    const variant = (0x8 | (Number.parseInt(random.charAt(3), 16) & 0x3)).toString(16)
    return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(8, 20)}`
  }
  return { next: (kind) => `${kind}_${uuid()}`, ...record_sequence(), nonce: () => random_hex(16) }
}

/** One JSON line per event, for the platform's log collector. */
export function console_log(): Log {
  const at =
    (level: 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}) =>
      console[level](JSON.stringify({ level, event, ...fields }))
  return { debug: () => undefined, info: at('info'), warn: at('warn'), error: at('error') }
}

/** Fresh ports of one instance; what they hold is gone with it. */
export function memory_ports(settings: Settings, policy: PolicySource): Ports {
  const clock = platform_clock()
  const ids = platform_ids(clock)
  // Instances come and go, so sums of one of them say nothing: the platform counts requests.
  const metrics = silent_metrics()
  const store = memory_store(clock)
  return {
    store,
    shared: memory_shared(settings, clock, store),
    bus: memory_bus({ clock, metrics, epoch: ids.nonce().slice(0, 12), replay_events: REPLAY_EVENTS }),
    clock,
    ids,
    digest: portable_digest(),
    metrics,
    io: memory_path_io(clock),
    log: console_log(),
    policy,
    upstream: no_upstream(),
    replies: reply_memory(clock, MAX_WEBHOOK_REPLIES),
    scope: fixed_scope(),
    model: no_model(),
    workspace: no_workspace(),
    background: background_tasks(),
    scanner: inline_scanner(),
    settings,
    ready: () => true,
  }
}
