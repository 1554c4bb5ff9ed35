// Metrics of this process. On the decision path a sample is one map lookup and an addition; Prometheus text is made when it is
// scraped. Source: CONTRACT 8.2, PERFORMANCE 1 "after: metrics are integer adds".
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from '#core/ports.ts'
import { CATALOGUE, type Metric } from '#runtime/observe/catalogue.ts'

type Labels = Readonly<Record<string, string>>

interface Series {
  labels: string
  /** Counter or gauge: the value. Histogram: the sum. */
  value: number
  /** Histogram: observations per bucket, the last one is +Inf. */
  buckets: number[]
}

/** Series of one metric by their label values. */
type Family = Map<string, Series>

/** Resolution of the event loop lag, ms. */
const LAG_RESOLUTION_MS = 20

/** `version` is shown by asg_build_info. An unknown name is a programming error and throws. */
export function process_metrics(version: string): Metrics {
  const families = new Map<string, Family>()
  for (const name of Object.keys(CATALOGUE)) families.set(name, new Map())
  let lag: ReturnType<typeof monitorEventLoopDelay> | null = null

  const series = (name: string, labels: Labels): Series => {
    const metric = CATALOGUE[name]
    const family = families.get(name)
    if (!metric || !family) throw new Error(`metric ${name} is not in the catalogue`)
    let key = ''
    for (const label of metric.labels) key += `${labels[label] ?? ''}\n`
    const known = family.get(key)
    if (known) return known
    const fresh = { labels: label_text(metric, labels), value: 0, buckets: (metric.buckets ?? []).map(() => 0) }
    if (metric.buckets) fresh.buckets.push(0)
    family.set(key, fresh)
    return fresh
  }
  const set = (name: string, value: number, labels: Labels = {}) => {
    series(name, labels).value = value
  }
  const sample_process = () => {
    const { user, system } = process.cpuUsage()
    set('process_cpu_seconds_total', (user + system) / 1e6)
    set('process_resident_memory_bytes', process.memoryUsage.rss())
    set('process_start_time_seconds', Math.floor(performance.timeOrigin / 1000))
    // The sampler costs a timer, so it starts with the first scrape.
    if (lag === null) {
      lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
      lag.enable()
    }
    const mean_ms = Number.isNaN(lag.mean) ? 0 : Math.max(0, lag.mean / 1e6 - LAG_RESOLUTION_MS)
    set('asg_event_loop_lag_seconds', mean_ms / 1000)
    lag.reset()
  }
  set('asg_build_info', 1, { version })
  // What has no labels has one series, which begins at zero; without it a histogram would have no buckets to read.
  for (const [name, metric] of Object.entries(CATALOGUE)) if (metric.labels.length === 0) series(name, {})

  return {
    count(name, labels, by = 1) {
      series(name, labels).value += by
    },
    observe(name, labels, value) {
      const one = series(name, labels)
      const bounds = CATALOGUE[name]?.buckets ?? []
      let at = 0
      while (at < bounds.length && value > (bounds[at] ?? 0)) at++
      one.buckets[at] = (one.buckets[at] ?? 0) + 1
      one.value += value
    },
    set: (name, value) => set(name, value),
    async text() {
      sample_process()
      return [...families].map(([name, family]) => family_text(name, family)).join('')
    },
  }
}

function family_text(name: string, family: Family): string {
  const metric = CATALOGUE[name]
  if (!metric) return ''
  let text = `# HELP ${name} ${metric.help}\n# TYPE ${name} ${metric.type}\n`
  for (const one of family.values()) {
    text += metric.buckets ? histogram_text(name, metric.buckets, one) : `${name}${braces(one.labels)} ${one.value}\n`
  }
  return text
}

function histogram_text(name: string, bounds: readonly number[], one: Series): string {
  const separator = one.labels === '' ? '' : ','
  let text = ''
  let total = 0
  for (let at = 0; at < one.buckets.length; at++) {
    total += one.buckets[at] ?? 0
    const bound = bounds[at] ?? '+Inf'
    text += `${name}_bucket{${one.labels}${separator}le="${bound}"} ${total}\n`
  }
  return `${text}${name}_sum${braces(one.labels)} ${one.value}\n${name}_count${braces(one.labels)} ${total}\n`
}

function braces(labels: string): string {
  return labels === '' ? '' : `{${labels}}`
}

function label_text(metric: Metric, labels: Labels): string {
  return metric.labels.map((label) => `${label}="${escape_label(labels[label] ?? '')}"`).join(',')
}

function escape_label(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
