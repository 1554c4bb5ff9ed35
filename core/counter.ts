// Which counters a record adds to, and where a time window begins: arithmetic that all Store adapters share, so that
// their numbers agree. Source: CONTRACT 0.5, 5.1; bucket widths: CONTRACT 19.2.
import { FINE_WINDOW_MS, MAX_COUNTER_NAMES } from '#core/limits.ts'
import type { RecordCodes } from '#core/port/store.ts'
import { tier_of_subtype } from '#core/taxonomy.ts'

/** Widths of the counters' buckets, in ms. */
export const SECOND_MS = 1000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000

/** Record ids per millisecond of receipt (CONTRACT 0.3, port `Ids.record`). */
export const IDS_PER_MS = 4096
/** Gateways that may share a store (CONTRACT 19.5): each has its share of the ids of a millisecond. */
export const INSTANCES = 64

/** Receipt time of a record, epoch ms. */
export function record_time_ms(record_id: number): number {
  return Math.floor(record_id / IDS_PER_MS)
}

/** Smallest record id of a moment (epoch ms); clamped to the largest id for moments beyond it. */
export function first_record_id(at_ms: number): number {
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.floor(at_ms)) * IDS_PER_MS)
}

/** Start of the bucket of this width that contains the moment. */
export function floor_to(at_ms: number, width_ms: number): number {
  return Math.floor(at_ms / width_ms) * width_ms
}

/** The codes of a record that counters are kept for. */
export type CountedCodes = Pick<
  RecordCodes,
  'event_type' | 'decision' | 'risk_level' | 'tier' | 'source_framework' | 'caller_adapter' | 'taxonomy'
>

/** The counter keys one record adds 1 to. */
export function record_keys(codes: CountedCodes): string[] {
  return [
    'records',
    `source_framework:${codes.source_framework}`,
    `event_type:${codes.event_type}`,
    `decision:${codes.decision}`,
    `risk_level:${codes.risk_level}`,
    `tier:${codes.tier}`,
    `caller_adapter:${codes.caller_adapter}`,
    ...(codes.taxonomy === undefined
      ? []
      : [`taxonomy_tier:${tier_of_subtype(codes.taxonomy)}`, `taxonomy_subtype:${codes.taxonomy}`]),
  ]
}

/** Tolerance for the time that passes between the caller's reading of the clock and the store's. */
const LOOK_MS = 5000

/**
 * The first counted moment of a window and the width its boundary is exact to: one second up to an hour back, one minute
 * beyond. The partial bucket at the boundary is included (CONTRACT 0.5).
 */
export function window_start(since_ms: number, now_ms: number): { from_ms: number; width_ms: number } {
  const width_ms = now_ms - since_ms <= FINE_WINDOW_MS + LOOK_MS ? SECOND_MS : MINUTE_MS
  return { from_ms: floor_to(since_ms, width_ms), width_ms }
}

/** Oldest second that must still be kept for windows that are exact to the second. */
export function oldest_second_ms(now_ms: number): number {
  return floor_to(now_ms - FINE_WINDOW_MS - 2 * LOOK_MS, SECOND_MS)
}

/**
 * Bounds the names of each dimension, so that invented names cannot grow the counters without end. The returned
 * function maps a key to the one it is counted under: `known` names and the first MAX_COUNTER_NAMES keep theirs, later
 * ones become `<dimension>:other`.
 */
export function counter_names(known: Iterable<string> = []): (key: string) => string {
  const dimensions = new Map<string, Set<string>>()
  const counted_as = (key: string): string => {
    const colon = key.indexOf(':')
    const dimension = colon < 0 ? key : key.slice(0, colon)
    let names = dimensions.get(dimension)
    if (!names) {
      if (dimensions.size >= MAX_COUNTER_NAMES) return 'other'
      names = new Set()
      dimensions.set(dimension, names)
    }
    if (names.has(key)) return key
    if (names.size >= MAX_COUNTER_NAMES) return `${dimension}:other`
    names.add(key)
    return key
  }
  for (const key of known) counted_as(key)
  return counted_as
}
