// Small ports of the real machine: clock, random ids, digest. Source: CONTRACT 0.3, 0.4.
import { hash, randomFillSync } from 'node:crypto'
import { setImmediate as next_turn, setTimeout as sleep } from 'node:timers/promises'
import { record_sequence } from '#core/memory/small.ts'
import type { Clock, Digest, Ids } from '#core/ports.ts'

/** The system's clock; monotonic time begins with the process. */
export function system_clock(): Clock {
  let second = Number.NaN
  let prefix = ''
  let last_ms = Number.NaN
  let last_text = ''
  return {
    now_ms: () => Date.now(),
    monotonic_ms: () => performance.now(),
    iso(at_ms) {
      const whole_ms = Math.floor(at_ms)
      if (whole_ms === last_ms) return last_text
      const of_second = Math.floor(whole_ms / 1000)
      // Formatting a date is ten times as expensive: timestamps within a second share its text.
      if (of_second !== second) {
        second = of_second
        prefix = new Date(of_second * 1000).toISOString().slice(0, 20)
      }
      last_ms = whole_ms
      last_text = `${prefix}${String(whole_ms - of_second * 1000).padStart(3, '0')}Z`
      return last_text
    },
    // Zero means: after everything else that waits for the event loop.
    after: (ms, signal) =>
      ms <= 0 ? next_turn() : sleep(ms, undefined, signal ? { signal } : {}).catch(() => undefined),
    timer: shared_timers(),
  }
}

/** From this delay on, timers are shared, ms. */
const SHARED_FROM_MS = 100
/** A shared timer fires at most this much too early, ms: a deadline must never be late. */
const SHARED_STEP_MS = 4

/** Timers that end within the same few milliseconds. */
interface Step {
  timeout: NodeJS.Timeout
  entries: { run: (() => void) | null }[]
  live: number
}

/** One platform timer for each step: every decision has a deadline, and hardly any of them fires. */
function shared_timers(): Clock['timer'] {
  const steps = new Map<number, Step>()
  const begin = (at: number, now_ms: number): Step => {
    const strike = () => {
      steps.delete(at)
      for (const entry of step.entries) entry.run?.()
    }
    const step: Step = { timeout: setTimeout(strike, at * SHARED_STEP_MS - now_ms), entries: [], live: 0 }
    steps.set(at, step)
    return step
  }
  return (ms, run) => {
    if (ms < SHARED_FROM_MS) {
      const timeout = setTimeout(run, ms)
      return () => clearTimeout(timeout)
    }
    const now_ms = performance.now()
    const at = Math.floor((now_ms + ms) / SHARED_STEP_MS)
    const step = steps.get(at) ?? begin(at, now_ms)
    const entry: Step['entries'][number] = { run }
    step.entries.push(entry)
    if (step.live++ === 0) step.timeout.ref()
    return () => {
      if (entry.run === null) return
      entry.run = null
      // A timer nobody waits for must not keep the process alive.
      if (--step.live === 0) step.timeout.unref()
    }
  }
}

/** Bytes of randomness fetched at once. */
const POOL_BYTES = 4096

/**
 * UUID v7 ids. Record ids continue above `last_record_id`, even if the clock was set back; `instance` is the number of this gateway
 * among several on one store.
 */
export function system_ids(
  clock: Pick<Clock, 'now_ms' | 'monotonic_ms'>,
  last_record_id = 0,
  instance: (() => number) | null = null,
): Ids {
  const pool = Buffer.allocUnsafe(POOL_BYTES)
  let used = POOL_BYTES
  const random_hex = (bytes: number): string => {
    if (used + bytes > POOL_BYTES) {
      randomFillSync(pool)
      used = 0
    }
    used += bytes
    return pool.toString('hex', used - bytes, used)
  }
  const uuid = (): string => {
    const time = clock.now_ms().toString(16).padStart(12, '0').slice(-12)
    const random = random_hex(10)
    const variant = (0x8 | (Number.parseInt(random.charAt(3), 16) & 0x3)).toString(16)
    return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(8, 20)}`
  }
  return {
    next: (kind) => `${kind}_${uuid()}`,
    ...record_sequence(last_record_id, clock.monotonic_ms, instance),
    nonce: () => random_hex(16),
  }
}

/** SHA-256 of the platform. */
export function native_digest(): Digest {
  return { sha256: (text) => hash('sha256', text) }
}
