// Counts outcomes into detection and false-prompt rates, per file and category, and prints them.
import { type Percentiles, percentiles, wilson } from '#test/bench/measure/statistics.ts'
import type { Outcome } from '#test/bench/score/replay.ts'

export interface Tally {
  danger: number
  /** Dangerous lines answered defer or block. */
  caught: number
  /** Dangerous lines that want block. */
  wants_block: number
  blocked: number
  benign: number
  /** Benign lines that were not simply allowed. */
  prompted: number
  ambiguous: number
  ambiguous_prompted: number
  /** Outputs the gateway could not report on. */
  unscored: number
}

export interface FileScore {
  name: string
  total: Tally
  categories: Record<string, Tally>
  round_trip_ms: Percentiles
  misses: Miss[]
}

/** A line that was answered otherwise than its label wants. */
export interface Miss {
  file: string
  id: string
  label: string
  min?: string
  category: string
  got: string
  policy_id: string
  reason: string
  what: unknown
}

function empty(): Tally {
  return {
    danger: 0,
    caught: 0,
    wants_block: 0,
    blocked: 0,
    benign: 0,
    prompted: 0,
    ambiguous: 0,
    ambiguous_prompted: 0,
    unscored: 0,
  }
}

function count({ line, caught, interrupted, strictest, unscored }: Outcome, tally: Tally): void {
  if (unscored) {
    tally.unscored++
    return
  }
  switch (line.label) {
    case 'danger':
      tally.danger++
      if (caught) tally.caught++
      if (line.min !== 'block') return
      tally.wants_block++
      if (strictest === 'block') tally.blocked++
      return
    case 'benign':
      tally.benign++
      if (interrupted) tally.prompted++
      return
    case 'ambiguous':
      tally.ambiguous++
      if (interrupted) tally.ambiguous_prompted++
  }
}

function is_miss({ line, caught, interrupted, strictest, unscored }: Outcome): boolean {
  if (unscored || line.label === 'ambiguous') return false
  if (line.label === 'benign') return interrupted
  return !caught || (line.min === 'block' && strictest !== 'block')
}

function miss_of({ line, strictest, decisive }: Outcome, file: string): Miss {
  return {
    file,
    id: line.id,
    label: line.label,
    ...(line.min === undefined ? {} : { min: line.min }),
    category: line.kind ?? line.category ?? '-',
    got: strictest,
    policy_id: decisive.policy_id,
    reason: decisive.reason,
    what: line.command ?? line.tool_input ?? line.output ?? line.events,
  }
}

/** Rates of one file. A line counts in its category (its kind, for outputs), and again in `(needs correlation)`. */
export function score_file(name: string, outcomes: readonly Outcome[]): FileScore {
  const total = empty()
  const categories: Record<string, Tally> = {}
  const tally_of = (key: string): Tally => {
    const tally = categories[key] ?? empty()
    categories[key] = tally
    return tally
  }
  for (const outcome of outcomes) {
    count(outcome, total)
    count(outcome, tally_of(outcome.line.kind ?? outcome.line.category ?? '-'))
    if (outcome.line.needs_correlation) count(outcome, tally_of('(needs correlation)'))
  }
  return {
    name,
    total,
    categories,
    round_trip_ms: percentiles(outcomes.flatMap((outcome) => outcome.answers.map((answer) => answer.round_trip_ms))),
    misses: outcomes.filter(is_miss).map((outcome) => miss_of(outcome, name)),
  }
}

function rate(hits: number, total: number): string {
  return total === 0 ? '-' : `${hits}/${total} ${((100 * hits) / total).toFixed(1)} %`
}

function interval(hits: number, total: number): string {
  if (total === 0) return ''
  const { low, high } = wilson(hits, total)
  return ` [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`
}

/** A table for people: one row per category, 95 % intervals in the first row. Round trips wait for those beside them. */
export function render(score: FileScore, concurrency: number): string {
  const rows = [['category', 'danger caught', 'of min block: blocked', 'benign prompted', 'ambiguous prompted']]
  const row = (name: string, tally: Tally, wide: boolean) => {
    const cell = (hits: number, total: number) => rate(hits, total) + (wide ? interval(hits, total) : '')
    rows.push([
      name,
      cell(tally.caught, tally.danger),
      rate(tally.blocked, tally.wants_block),
      cell(tally.prompted, tally.benign),
      rate(tally.ambiguous_prompted, tally.ambiguous),
    ])
  }
  row('all', score.total, true)
  for (const name of Object.keys(score.categories).sort()) row(name, score.categories[name] ?? empty(), false)
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? []
  const table = rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const { p50, p90, p99, max } = score.round_trip_ms
  const times = [p50, p90, p99, max].map((ms) => ms.toFixed(2))
  return [
    `${score.name}`,
    ...table,
    ...(score.total.unscored > 0
      ? [`not scored: ${score.total.unscored} outputs, the gateway has no post-action report`]
      : []),
    `round trip ms, ${concurrency} at a time: p50 ${times[0]}  p90 ${times[1]}  p99 ${times[2]}  max ${times[3]}`,
  ].join('\n')
}
