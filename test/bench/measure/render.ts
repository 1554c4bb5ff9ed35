// Benchmark results as text for people.
import type { EngineResult } from '#test/bench/measure/engine.ts'
import type { GroupResult } from '#test/bench/measure/measure.ts'
import type { Check, Report } from '#test/bench/measure/run.ts'
import type { Target } from '#test/bench/measure/targets.ts'

function ms(value: number): string {
  return value.toFixed(3)
}

/** A table of one group; ratios are against its first row. */
function render_group({ name, results }: GroupResult): string {
  const yardstick = results[0]
  const head = [
    '',
    'requests/s',
    'ratio',
    'CPU us min',
    'median',
    'ratio',
    'p50 ms',
    'p90',
    'p99',
    'max',
    'requests',
    'errors',
  ]
  const rows = results.map((result) => {
    const { p50, p90, p99, max } = result.latency_ms
    const cpu = Number.isNaN(result.cpu_us_min)
      ? ['n/a', 'n/a', 'n/a']
      : [
          result.cpu_us_min.toFixed(1),
          result.cpu_us_median.toFixed(1),
          (result.cpu_us_min / (yardstick?.cpu_us_min ?? Number.NaN)).toFixed(2),
        ]
    return [
      result.name,
      result.rps_median.toFixed(0),
      (result.rps_median / (yardstick?.rps_median ?? Number.NaN)).toFixed(3),
      ...cpu,
      ...[p50, p90, p99, max].map(ms),
      String(result.requests),
      String(result.errors + result.not_allowed),
    ]
  })
  const table = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return [name, ...table.map(line)].join('\n')
}

function render_check({ name, value, wanted }: Check): string {
  return `${value === wanted ? 'PASS' : 'FAIL'}  check   ${name}: ${value}${value === wanted ? '' : `, wanted ${wanted}`}`
}

function render_target({ name, value, bar, side, gate, verdict }: Target): string {
  const shown = Number.isNaN(value) ? 'not measured' : value.toFixed(value < 100 ? 2 : 0)
  return `${verdict.padEnd(4)}  ${gate ? 'gate  ' : 'target'}  ${name}: ${shown}, wanted at ${side} ${bar}`
}

/** Warm figures first: they are what the targets are about. */
function render_engine({ command_us, cpu_us, worst_ms, worst_input, first_pass }: EngineResult): string[] {
  const { command_us: cold } = first_pass
  return [
    `engine, warm, us per command: p50 ${command_us.p50.toFixed(1)}  p99 ${command_us.p99.toFixed(1)}  max ${command_us.max.toFixed(0)}  CPU ${cpu_us.toFixed(1)}`,
    `engine, warm, slowest 32 KB input: ${worst_ms.toFixed(2)} ms (${worst_input})`,
    `engine, first pass after its start, us per command: p50 ${cold.p50.toFixed(1)}  p99 ${cold.p99.toFixed(1)}  max ${cold.max.toFixed(0)}`,
    `engine, first pass after its start, slowest 32 KB input: ${first_pass.worst_ms.toFixed(2)} ms (${first_pass.worst_input})`,
  ]
}

/** Everything but the JSON line. */
export function render_report(report: Report): string {
  const { plan, pinning, commands, rss_mb, db, load } = report
  const packages = Object.entries(report.packages).map((pair) => pair.join(' '))
  const pinned =
    pinning.server === null ? 'not pinned' : `servers on core ${pinning.server}, client on core ${pinning.client}`
  const batches = Object.entries(db.rows_per_commit).map(([name, rows]) => `${name} ${rows.toFixed(1)}`)
  return [
    `${report.date}  commit ${report.commit}  node ${report.node}  ${packages.join(', ')}`,
    `${report.cpu}, ${report.cores} cores, load per core ${load.before.toFixed(2)} before, ${load.after.toFixed(2)} after`,
    `${pinned}; ${plan.rounds} rounds x ${plan.slice_seconds} s after ${plan.warm_up_seconds} s warm-up`,
    `${commands.allowed} of ${commands.sent} benign commands (the rest is not simply allowed and left out)`,
    '',
    ...report.groups.flatMap((group) => [render_group(group), '']),
    ...render_engine(report.engine),
    `gateway RSS MB: idle ${rss_mb.idle.toFixed(1)}  after load ${rss_mb.after.toFixed(1)}  peak ${rss_mb.peak.toFixed(1)}  after 100 000 sessions ${rss_mb.many_sessions.toFixed(1)}`,
    `database: ${db.rows} rows, ${db.bytes_per_row.toFixed(0)} bytes each; rows per commit: ${batches.join(', ')}`,
    '',
    ...report.checks.map(render_check),
    ...report.targets.map(render_target),
    'measured elsewhere: stream (npm run bench:stream); start and loop blocks with a million records (npm run bench:reports)',
  ].join('\n')
}
