// Refused events and the share of high-risk records, from counters alone. Source: CONTRACT 5.1.
import { is_raised, RISK_LEVELS } from '#core/contract/decision.ts'
import type { HighRiskTrend, InvalidEvents } from '#core/contract/report.ts'
import { floor_to, MINUTE_MS } from '#core/counter.ts'
import { round4 } from '#core/policy/score.ts'
import type { CounterRow, Store } from '#core/port/store.ts'
import type { Clock } from '#core/ports.ts'

const BUCKET_MS = 5 * MINUTE_MS
const BUCKETS = 12

type Counters = Pick<Store, 'counters'>

/** Refused events of the last minutes, their share, and what is alarming about them. */
export async function invalid_events(now_ms: number, store: Counters): Promise<InvalidEvents> {
  const [minute, five, fifteen] = await Promise.all(
    [1, 5, 15].map((minutes) => invalid_share(now_ms - minutes * MINUTE_MS, store)),
  )
  const invalid = {
    count_1m: minute?.count ?? 0,
    count_5m: five?.count ?? 0,
    count_15m: fifteen?.count ?? 0,
    rate_5m: five?.rate ?? 0,
    rate_15m: fifteen?.rate ?? 0,
  }
  return { ...invalid, alerts: invalid_alerts(invalid) }
}

async function invalid_share(since_ms: number, store: Counters): Promise<{ count: number; rate: number }> {
  const count = sum(await store.counters({ since_ms, prefix: 'invalid:' }))
  const records = sum(await store.counters({ since_ms, prefix: 'records' }))
  return { count, rate: share(count, count + records) }
}

/** SPEC "Invalid-event alert rules". */
function invalid_alerts({ count_1m, rate_5m, rate_15m }: Omit<InvalidEvents, 'alerts'>): InvalidEvents['alerts'] {
  const alerts: InvalidEvents['alerts'] = []
  if (count_1m > 20) {
    alerts.push({ metric: 'invalid_event_count_1m', severity: 'critical', value: count_1m, threshold: '>20/min' })
  }
  if (rate_5m > 0.01) {
    alerts.push({ metric: 'invalid_event_rate_5m', severity: 'critical', value: rate_5m, threshold: '>1%/5m' })
  }
  if (rate_15m >= 0.001 && rate_15m <= 0.01) {
    alerts.push({ metric: 'invalid_event_rate_15m', severity: 'warning', value: rate_15m, threshold: '0.1%-1%/15m' })
  }
  return alerts
}

/** High and critical records of the last hour: in windows that end now, and in aligned five-minute buckets. */
export async function high_risk_trend(
  now_ms: number,
  store: Counters,
  clock: Pick<Clock, 'iso'>,
): Promise<HighRiskTrend> {
  const since = (minutes: number) => store.counters({ since_ms: now_ms - minutes * MINUTE_MS, prefix: 'risk_level:' })
  const last_start_ms = floor_to(now_ms, BUCKET_MS)
  const first_start_ms = last_start_ms - (BUCKETS - 1) * BUCKET_MS
  const [five, ten, fifteen, sixty, buckets] = await Promise.all([
    since(5),
    since(10),
    since(15),
    since(60),
    store.counters({ since_ms: first_start_ms, prefix: 'risk_level:', bucket_ms: BUCKET_MS }),
  ])
  const recent = high_of(five)
  const before = high_of(ten) - recent
  return {
    windows: { '5m': window_of(five), '15m': window_of(fifteen), '60m': window_of(sixty) },
    direction_5m: recent > before ? 'up' : recent < before ? 'down' : 'flat',
    series_5m: Array.from({ length: BUCKETS }, (_, at) => {
      const start_ms = first_start_ms + at * BUCKET_MS
      const { count, total, ratio } = window_of(buckets.filter((row) => row.bucket_ms === start_ms))
      return {
        bucket_start: clock.iso(start_ms),
        bucket_end: clock.iso(start_ms + BUCKET_MS),
        total_count: total,
        high_or_critical_count: count,
        ratio,
      }
    }),
  }
}

function window_of(rows: readonly CounterRow[]): HighRiskTrend['windows']['5m'] {
  const count = high_of(rows)
  const total = sum(rows)
  return { count, total, ratio: share(count, total) }
}

const HIGH_KEYS: ReadonlySet<string> = new Set(
  RISK_LEVELS.filter((level) => is_raised(level)).map((level) => `risk_level:${level}`),
)

function high_of(rows: readonly CounterRow[]): number {
  return sum(rows.filter((row) => HIGH_KEYS.has(row.key)))
}

function sum(rows: readonly CounterRow[]): number {
  return rows.reduce((total, row) => total + row.count, 0)
}

/** Part of a whole with four decimals; 0 of nothing. */
function share(part: number, total: number): number {
  return total === 0 ? 0 : round4(part / total)
}
