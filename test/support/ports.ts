// Every port in memory with a clock moved by hand: what tests of functions and of the decision path run on.
import type { ScopeProfile } from '#core/contract/scope.ts'
import { MAX_WEBHOOK_REPLIES } from '#core/limits.ts'
import { background_tasks } from '#core/memory/background.ts'
import { memory_bus } from '#core/memory/bus/bus.ts'
import { no_model } from '#core/memory/model.ts'
import { memory_path_io } from '#core/memory/path-io.ts'
import { reply_memory } from '#core/memory/replies.ts'
import { inline_scanner } from '#core/memory/scanner.ts'
import { fixed_scope } from '#core/memory/scope.ts'
import { memory_shared } from '#core/memory/shared/shared.ts'
import { counted_ids, manual_clock, portable_digest, recorded_log, recorded_metrics } from '#core/memory/small.ts'
import { memory_store } from '#core/memory/store/store.ts'
import { no_upstream } from '#core/memory/upstream.ts'
import { no_workspace } from '#core/memory/workspace.ts'
import type { Policy } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'
import type { Settings } from '#core/settings.ts'
import { type Scripted, scripted_policy } from '#test/support/scripted-policy.ts'
import { default_settings } from '#test/support/settings.ts'

export interface MemoryPortsOptions {
  settings?: Partial<Settings>
  /** Commands with their verdicts, or a whole policy. */
  scope?: ScopeProfile
  policy?: Policy | Readonly<Record<string, Scripted>>
}

/** The verdicts most tests need. */
export const SCRIPT: Readonly<Record<string, Scripted>> = {
  'rm -rf /': { verdict: 'block', danger: 3 },
  'git push -f': { verdict: 'defer', danger: 2, rewrite: 'git push --force-with-lease' },
  'cat .env': { verdict: 'allow', danger: 2 },
}

/** Fresh ports; nothing is shared between two calls. */
export function memory_ports(options: MemoryPortsOptions = {}) {
  const clock = manual_clock()
  const settings = default_settings(options.settings)
  const store = memory_store(clock)
  const log = recorded_log()
  const metrics = recorded_metrics()
  const ids = counted_ids()
  const script = options.policy ?? SCRIPT
  const policy =
    'judge' in script && typeof script.judge === 'function'
      ? (script as Policy)
      : scripted_policy(script as Readonly<Record<string, Scripted>>)
  const ports = {
    store,
    shared: memory_shared(settings, clock, store),
    bus: memory_bus({ epoch: 'test', clock, metrics, replay_events: 1000 }),
    clock,
    ids,
    digest: portable_digest(),
    metrics,
    io: memory_path_io(clock),
    log,
    policy: { current: () => policy },
    upstream: no_upstream(),
    replies: reply_memory(clock, MAX_WEBHOOK_REPLIES),
    scope: fixed_scope(options.scope),
    model: no_model(),
    workspace: no_workspace(),
    background: background_tasks(),
    scanner: inline_scanner(),
    settings,
    ready: () => true,
  } satisfies Ports
  return ports
}

/** Events published while `run` ran. */
export async function published_during(ports: Ports, run: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const events: Record<string, unknown>[] = []
  const publish = ports.bus.publish
  ports.bus.publish = (batch) => {
    events.push(...batch.map((event) => ({ ...event })))
    publish(batch)
  }
  try {
    await run()
  } finally {
    ports.bus.publish = publish
  }
  return events
}
