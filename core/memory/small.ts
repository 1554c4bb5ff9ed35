// The small ports in memory: a clock moved by hand, counted ids, a portable digest, metrics and log that remember.
// For tests, for per-route bundles and wherever a run must be repeatable. Source: ARCHITECTURE section 4.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { IDS_PER_MS, INSTANCES } from '#core/counter.ts'
import type { Clock, Digest, Ids, Log, LogFields, Metrics } from '#core/ports.ts'
import { iso_time } from '#core/time.ts'

/** A clock that moves when it is told to. */
export interface ManualClock extends Clock {
  /** Moves time forward, running every timer that falls due, in order, at its own time. */
  advance(ms: number): void
  /** Timers that are set. */
  pending(): number
}

const FIRST_DAY_OF_2026_MS = 1_767_225_600_000

interface Timer {
  due_ms: number
  run: () => void
}

/** Starts at `start_ms` (epoch) and 0 monotonic; stands still until `advance`. */
export function manual_clock(start_ms = FIRST_DAY_OF_2026_MS): ManualClock {
  let elapsed_ms = 0
  const timers = new Set<Timer>()
  const timer: Clock['timer'] = (ms, run) => {
    const entry = { due_ms: elapsed_ms + Math.max(0, ms), run }
    timers.add(entry)
    return () => void timers.delete(entry)
  }
  const next_due = (until_ms: number): Timer | undefined => {
    let next: Timer | undefined
    for (const entry of timers) {
      if (entry.due_ms <= until_ms && (next === undefined || entry.due_ms < next.due_ms)) next = entry
    }
    return next
  }
  return {
    now_ms: () => start_ms + Math.floor(elapsed_ms),
    monotonic_ms: () => elapsed_ms,
    iso: iso_time,
    timer,
    after(ms, signal) {
      // No time at all passes without the clock being moved.
      if (ms <= 0 || signal?.aborted) return Promise.resolve()
      return new Promise((resolve) => {
        const cancel = timer(ms, resolve)
        signal?.addEventListener(
          'abort',
          () => {
            cancel()
            resolve()
          },
          { once: true },
        )
      })
    },
    advance(ms) {
      const until_ms = elapsed_ms + ms
      for (let due = next_due(until_ms); due; due = next_due(until_ms)) {
        timers.delete(due)
        elapsed_ms = Math.max(elapsed_ms, due.due_ms)
        due.run()
      }
      elapsed_ms = until_ms
    },
    pending: () => timers.size,
  }
}

/** Ids that count: the same run gives the same ids. Their form is that of CONTRACT 0.3. */
export function counted_ids(): Ids {
  let count = 0
  const sequence = record_sequence()
  const uuid = () => `00000000-0000-7000-8000-${String(++count).padStart(12, '0')}`
  return { next: (kind) => `${kind}_${uuid()}`, ...sequence, nonce: () => `nonce${++count}` }
}

/** A clock that is behind the last record by more than this was set back; less is an ordinary adjustment. */
const SET_BACK_MS = 50
/** How fast the time of records goes then: slower, so that the clock catches up, and it never stands still. */
const PACE_SET_BACK = 0.5

/**
 * Record ids: receipt milliseconds x IDS_PER_MS + sequence, strictly increasing even when the clock steps back. The time they stand
 * for goes on then, by `monotonic_ms`: if it stood still until the clock has caught up, every action of an hour would be one of the
 * same moment, a burst, and no cooldown and no lease would end. `instance` is the number of this gateway among those that share a
 * store, 0 to INSTANCES - 1; each has ids of its own in every millisecond. Null: this is the only one.
 */
export function record_sequence(
  last = 0,
  monotonic_ms: () => number = () => 0,
  instance: (() => number) | null = null,
): Pick<Ids, 'record' | 'record_time'> {
  let set_back: { at_ms: number; since_ms: number } | null = null
  const time_of = (now_ms: number): number => {
    const last_ms = Math.floor(last / IDS_PER_MS)
    if (now_ms >= last_ms - SET_BACK_MS) {
      if (now_ms > last_ms) set_back = null
      return Math.floor(now_ms)
    }
    set_back ??= { at_ms: last_ms, since_ms: monotonic_ms() }
    return Math.floor(set_back.at_ms + (monotonic_ms() - set_back.since_ms) * PACE_SET_BACK)
  }
  return {
    record(now_ms) {
      const least = Math.max(last + 1, time_of(now_ms) * IDS_PER_MS)
      const next = instance === null ? least : of_instance(least, instance())
      // A clock beyond what an id can hold (2039) is wrong: what it says must not stay when it is right again.
      if (Number.isSafeInteger(next)) last = next
      return next
    },
    record_time: (now_ms) => Math.max(Math.floor(last / IDS_PER_MS), time_of(now_ms)),
  }
}

/** Ids that one of several gateways has in a millisecond. */
const IDS_PER_INSTANCE = IDS_PER_MS / INSTANCES

/** The first id from `least` on that is the instance's. */
function of_instance(least: number, instance: number): number {
  const place = least % IDS_PER_MS
  const first = instance * IDS_PER_INSTANCE
  if (place < first) return least - place + first
  return place < first + IDS_PER_INSTANCE ? least : least - place + IDS_PER_MS + first
}

/** SHA-256 without a native module. */
export function portable_digest(): Digest {
  return { sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))) }
}

/** Metrics that a test can read back. */
export interface RecordedMetrics extends Metrics {
  /** Sum of a counter over all label sets that contain `labels`, or the value of a gauge. */
  total(name: string, labels?: Readonly<Record<string, string>>): number
  /** Observed values in order. */
  observed(name: string): readonly number[]
}

/** Keeps everything it is told. */
export function recorded_metrics(): RecordedMetrics {
  const counts: { name: string; labels: Readonly<Record<string, string>>; by: number }[] = []
  const values = new Map<string, number[]>()
  const gauges = new Map<string, number>()
  return {
    count: (name, labels, by = 1) => void counts.push({ name, labels, by }),
    observe(name, _labels, value) {
      values.set(name, [...(values.get(name) ?? []), value])
    },
    set: (name, value) => void gauges.set(name, value),
    text: async () => '',
    observed: (name) => values.get(name) ?? [],
    total(name, labels = {}) {
      const wanted = Object.entries(labels)
      const matching = counts.filter(
        (entry) => entry.name === name && wanted.every(([key, value]) => entry.labels[key] === value),
      )
      return gauges.get(name) ?? matching.reduce((sum, entry) => sum + entry.by, 0)
    },
  }
}

/** One line as it was logged. */
export interface LogLine {
  level: 'debug' | 'info' | 'warn' | 'error'
  event: string
  fields: LogFields
}

/** A log that a test can read back. */
export interface RecordedLog extends Log {
  lines: readonly LogLine[]
}

/** Keeps every line. */
export function recorded_log(): RecordedLog {
  const lines: LogLine[] = []
  const at =
    (level: LogLine['level']) =>
    (event: string, fields: LogFields = {}) =>
      void lines.push({ level, event, fields })
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** Drops every line. */
export function silent_log(): Log {
  const drop = () => undefined
  return { debug: drop, info: drop, warn: drop, error: drop }
}

/** Counts nothing. */
export function silent_metrics(): Metrics {
  const drop = () => undefined
  return { count: drop, observe: drop, set: drop, text: async () => '' }
}
