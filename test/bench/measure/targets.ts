// The targets of the project as data: what is wanted, what was measured, and which of them stop a release now.
// Source: PERFORMANCE section 6; the gates are those of the current milestone.
import type { EngineResult } from '#test/bench/measure/engine.ts'
import type { GroupResult, Result } from '#test/bench/measure/measure.ts'

export interface Measured {
  groups: readonly GroupResult[]
  /** `many_sessions` after one call of each of 100 000 sessions; NaN when that was not measured. */
  rss_mb: { idle: number; after: number; peak: number; many_sessions: number }
  engine: EngineResult
  /** Load per core at the start: absolute figures count below UNLOADED only. */
  load_per_core: number
}

export interface Target {
  name: string
  value: number
  bar: number
  side: 'least' | 'most'
  /** A missed gate fails the run; the others show the way. */
  gate: boolean
  verdict: 'PASS' | 'FAIL' | 'n/a'
}

const UNLOADED = 0.3

interface Row {
  name: string
  side: Target['side']
  must: number
  superb?: number
  /** The bar that fails the run, when there is one. */
  gate?: number
  /** Absolute figures say nothing on a loaded host. */
  absolute?: boolean
  value: (measured: Measured) => number
}

function result(measured: Measured, group: string, contender: string): Result | undefined {
  return measured.groups.find((one) => one.name === group)?.results.find((one) => one.name === contender)
}

/** `pick(gateway) / pick(yardstick)`; NaN when either is missing. */
function ratio(group: string, yardstick: string, pick: (result: Result) => number): Row['value'] {
  return (measured) => {
    const gateway = result(measured, group, 'gateway')
    const other = result(measured, group, yardstick)
    return gateway && other ? pick(gateway) / pick(other) : Number.NaN
  }
}

const rps = (one: Result) => one.rps_median
const cpu = (one: Result) => one.cpu_us_min
const p50 = (one: Result) => one.latency_ms.p50
const p99 = (one: Result) => one.latency_ms.p99

export const HTTP_64 = 'HTTP c=64'
export const HTTP_1 = 'HTTP c=1'
export const SOCKET_1 = 'socket 1x1'
export const SOCKET_16 = 'socket 16x16'
export const BESIDE_MODEL = 'L1 beside a hanging model'
export const ALONE = 'without a model'
export const BESIDE = 'beside 64 L2'

/** `pick(beside) / pick(alone)` of that group. */
function beside(pick: (result: Result) => number): Row['value'] {
  return (measured) => {
    const [alone, pressed] = [ALONE, BESIDE].map((name) => result(measured, BESIDE_MODEL, name))
    return alone && pressed ? pick(pressed) / pick(alone) : Number.NaN
  }
}

const ROWS: readonly Row[] = [
  {
    name: `${HTTP_64} requests/s vs raw`,
    side: 'least',
    must: 0.55,
    superb: 0.75,
    gate: 0.45,
    value: ratio(HTTP_64, 'raw', rps),
  },
  { name: `${HTTP_64} CPU vs raw`, side: 'most', must: 1.8, superb: 1.45, value: ratio(HTTP_64, 'raw', cpu) },
  { name: `${HTTP_64} CPU vs Hono`, side: 'most', must: 1.35, superb: 1.1, value: ratio(HTTP_64, 'hono', cpu) },
  { name: `${HTTP_64} p50 vs raw`, side: 'most', must: 1.8, superb: 1.35, value: ratio(HTTP_64, 'raw', p50) },
  { name: `${HTTP_64} p99 vs raw`, side: 'most', must: 3, superb: 2, value: ratio(HTTP_64, 'raw', p99) },
  { name: `${HTTP_1} p50 vs raw`, side: 'most', must: 3.5, superb: 2.5, value: ratio(HTTP_1, 'raw', p50) },
  {
    name: `${SOCKET_1} p50 vs socket echo`,
    side: 'most',
    must: 3,
    superb: 2.5,
    value: ratio(SOCKET_1, 'socket echo', p50),
  },
  { name: `${BESIDE_MODEL}, requests/s`, side: 'least', must: 1 / 1.2, superb: 0.95, value: beside(rps) },
  { name: `${BESIDE_MODEL}, p99`, side: 'most', must: 1.2, superb: 1.05, value: beside(p99) },
  {
    name: `${HTTP_64} requests/s`,
    side: 'least',
    must: 8000,
    superb: 12_000,
    absolute: true,
    value: (measured) => result(measured, HTTP_64, 'gateway')?.rps_median ?? Number.NaN,
  },
  {
    name: `${SOCKET_16} requests/s`,
    side: 'least',
    must: 15_000,
    superb: 25_000,
    absolute: true,
    value: (measured) => result(measured, SOCKET_16, 'gateway')?.rps_median ?? Number.NaN,
  },
  {
    name: 'engine warm p50 us',
    side: 'most',
    must: 25,
    superb: 12.5,
    absolute: true,
    value: (measured) => measured.engine.command_us.p50,
  },
  {
    name: 'engine warm p99 us',
    side: 'most',
    must: 250,
    superb: 125,
    absolute: true,
    value: (measured) => measured.engine.command_us.p99,
  },
  {
    name: 'engine warm worst input ms',
    side: 'most',
    must: 5,
    superb: 2.5,
    absolute: true,
    value: (measured) => measured.engine.worst_ms,
  },
  { name: 'RSS idle MB', side: 'most', must: 90, superb: 75, gate: 110, value: (measured) => measured.rss_mb.idle },
  { name: 'RSS after load MB', side: 'most', must: 200, superb: 150, value: (measured) => measured.rss_mb.after },
  {
    name: 'RSS after 100 000 sessions MB',
    side: 'most',
    must: 250,
    superb: 180,
    value: (measured) => measured.rss_mb.many_sessions,
  },
]

function judged(row: Row, bar: number, gate: boolean, measured: Measured): Target {
  const value = row.value(measured)
  const unknown = Number.isNaN(value) || (row.absolute === true && measured.load_per_core >= UNLOADED)
  const met = row.side === 'least' ? value >= bar : value <= bar
  return { name: row.name, value, bar, side: row.side, gate, verdict: unknown ? 'n/a' : met ? 'PASS' : 'FAIL' }
}

/** Gates first, then what the later milestones ask. A gate that could not be measured fails. */
export function judge_targets(measured: Measured): Target[] {
  const gates = ROWS.flatMap((row) => (row.gate === undefined ? [] : [judged(row, row.gate, true, measured)]))
  const later = ROWS.flatMap((row) => [
    judged({ ...row, name: `${row.name} (must)` }, row.must, false, measured),
    ...(row.superb === undefined
      ? []
      : [judged({ ...row, name: `${row.name} (superb)` }, row.superb, false, measured)]),
  ])
  return [...gates.map((gate): Target => (gate.verdict === 'n/a' ? { ...gate, verdict: 'FAIL' } : gate)), ...later]
}
