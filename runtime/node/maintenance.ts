// Periodic work of a running gateway: expired approvals and cooldowns every second, retention in small slices. Nothing
// here decides a request, and no timer keeps the process alive. Source: CONTRACT 3.2, 6.2, 19.3; SPEC "Limits" (cache
// purge).
import { setImmediate as next_turn } from 'node:timers/promises'
import { trim_alerts } from '#core/alert.ts'
import { expire_approvals } from '#core/approval/settle.ts'
import { sweep_sessions } from '#core/confinement.ts'
import { reason_of } from '#core/errors.ts'
import { COOLDOWN_SWEEP_MS, MAX_PURGE_ROWS } from '#core/limits.ts'
import type { Purged } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { tend_advisory } from '#core/review/advisory/background.ts'
import { end_skill_windows } from '#core/skill-trust/window.ts'
import type { Cluster } from '#runtime/node/cluster.ts'

/** The running timers. */
export interface Maintenance {
  /** Starts no further work; what runs ends with its current slice. */
  stop(): void
}

/** What is done, and with whom. */
interface MaintenanceOptions {
  /** 0 keeps everything. */
  retention_seconds: number
  interval_seconds: number
  /** Null for a gateway that is alone. */
  cluster: Pick<Cluster, 'alone' | 'redis'> | null
}

/** Starts the timers. */
export function start_maintenance(ports: Ports, options: MaintenanceOptions): Maintenance {
  const { cluster } = options
  const stopped = new AbortController()
  /** What changes sessions waits for the state they have in common. */
  const with_sessions = (work: () => Promise<unknown>) => async () =>
    cluster === null || cluster.redis.connected() ? work() : undefined
  const timers = [
    every(
      COOLDOWN_SWEEP_MS,
      'sweep_failed',
      ports,
      with_sessions(() => sweep_sessions(ports)),
    ),
    every(
      COOLDOWN_SWEEP_MS,
      'expiry_failed',
      ports,
      with_sessions(() => expire_approvals(ports)),
    ),
    every(COOLDOWN_SWEEP_MS, 'skill_windows_failed', ports, () => end_skill_windows(ports)),
    every(COOLDOWN_SWEEP_MS, 'advisory_failed', ports, () => tend_advisory(ports)),
  ]
  if (options.retention_seconds > 0) {
    const interval_ms = options.interval_seconds * 1000
    const run = async () => {
      // Of several gateways one removes, and all learn how many records there are.
      if (cluster === null || (await cluster.alone('retention', interval_ms / 2))) {
        await purge(ports, options.retention_seconds, stopped.signal)
      }
      if (cluster !== null) await ports.store.counters({})
    }
    timers.push(every(interval_ms, 'retention_failed', ports, run))
    void guarded('retention_failed', ports, run)
  }
  return {
    stop() {
      stopped.abort()
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** Repeats the work; skips a tick while the previous run is still going on. */
function every(ms: number, failure: string, ports: Ports, work: () => Promise<unknown>): NodeJS.Timeout {
  let running = false
  return setInterval(async () => {
    if (running) return
    running = true
    await guarded(failure, ports, work)
    running = false
  }, ms).unref()
}

async function guarded(failure: string, ports: Ports, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    ports.log.error(failure, { cause: reason_of(cause) })
  }
}

/** What the timers do, once: for functions, which a schedule calls. Rejects when a part failed; the others ran. */
export async function tend(ports: Ports, retention_seconds: number, signal: AbortSignal): Promise<void> {
  const parts = [sweep_sessions, expire_approvals, end_skill_windows, tend_advisory]
  const failed: unknown[] = []
  for (const part of parts) await part(ports).catch((cause: unknown) => failed.push(cause))
  if (retention_seconds > 0) await purge(ports, retention_seconds, signal).catch((cause: unknown) => failed.push(cause))
  if (failed.length > 0) throw new AggregateError(failed, failed.map(reason_of).join('; '))
}

/** Deletes what is older than the retention, slice by slice with a loop turn in between. */
export async function purge(ports: Ports, retention_seconds: number, signal: AbortSignal): Promise<number> {
  const before_ms = ports.clock.now_ms() - retention_seconds * 1000
  const slices = [
    () => ports.store.purge(before_ms, MAX_PURGE_ROWS),
    async (): Promise<Purged> => ({ documents: await trim_alerts(ports) }),
  ]
  let total = 0
  for (const slice of slices) {
    while (!signal.aborted) {
      const removed = count_purged(await slice(), ports)
      if (removed === 0) break
      total += removed
      await next_turn()
    }
  }
  return total
}

/** Counts deleted rows by table; returns their sum. */
function count_purged(purged: Purged, { metrics }: Ports): number {
  let total = 0
  for (const [table, rows] of Object.entries(purged)) {
    if (rows > 0) metrics.count('asg_retention_purged_total', { table }, rows)
    total += rows
  }
  return total
}
