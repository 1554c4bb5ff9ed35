// Benchmark results as text for people.
import type { GroupResult } from '#test/bench/measure.ts'
import type { Target } from '#test/bench/targets.ts'

function ms(value: number): string {
  return value.toFixed(3)
}

/** A table of one group; ratios are against its first row. */
export function render_group({ name, results }: GroupResult): string {
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

export function render_check({ name, value, wanted }: { name: string; value: number; wanted: number }): string {
  return `${value === wanted ? 'PASS' : 'FAIL'}  check   ${name}: ${value}${value === wanted ? '' : `, wanted ${wanted}`}`
}

export function render_target({ name, value, bar, side, gate, verdict }: Target): string {
  const shown = Number.isNaN(value) ? 'not measured' : value.toFixed(value < 100 ? 2 : 0)
  return `${verdict.padEnd(4)}  ${gate ? 'gate  ' : 'target'}  ${name}: ${shown}, wanted at ${side} ${bar}`
}
