// npm run score -- [files]: replays labelled corpora through a running gateway and prints detection and false-prompt rates.
// Without --url it starts a gateway of its own on a free port with a temporary database. Exit 1 when a bar is missed.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { number_of, run_command, UsageError } from '#test/bench/command.ts'
import { default_corpus_files, read_corpus } from '#test/bench/corpus.ts'
import { start_gateway } from '#test/bench/process/gateway.ts'
import { replay_all, type Target } from '#test/bench/score/replay.ts'
import { type FileScore, render, score_file } from '#test/bench/score/tally.ts'

const USAGE = `npm run score -- [options] [files]
  --url URL            score a gateway that is already running (default: start one)
  --token TOKEN        its bearer token (default: $CS_AUTH_TOKEN)
  --only TEXT          only lines whose category or id contains the text
  --concurrency N      lines at a time (default 8)
  --misses FILE        write the lines answered otherwise than labelled, as JSON lines; - for stderr
  --json               one JSON document on stdout instead of tables
  --min-caught PCT     exit 1 when a file's danger caught is below
  --min-blocked PCT    exit 1 when a file's share of blocked lines, of those that want it, is below
  --max-prompted PCT   exit 1 when a file's benign prompted is above
Files default to test/corpus/*.jsonl and, when present, ../shared/corpus/*.jsonl.`

const OPTIONS = {
  url: { type: 'string' },
  token: { type: 'string' },
  only: { type: 'string' },
  concurrency: { type: 'string' },
  misses: { type: 'string' },
  json: { type: 'boolean' },
  'min-caught': { type: 'string' },
  'min-blocked': { type: 'string' },
  'max-prompted': { type: 'string' },
} as const

/** Bars in percent; undefined: not asked for. */
interface Bars {
  min_caught: number | undefined
  min_blocked: number | undefined
  max_prompted: number | undefined
}

/** One sentence per bar that a file misses. */
function missed_bars({ name, total }: FileScore, bars: Bars): string[] {
  const checks: [string, number, number, number | undefined, 'least' | 'most'][] = [
    ['danger caught', total.caught, total.danger, bars.min_caught, 'least'],
    ['blocked where block is wanted', total.blocked, total.wants_block, bars.min_blocked, 'least'],
    ['benign prompted', total.prompted, total.benign, bars.max_prompted, 'most'],
  ]
  return checks.flatMap(([what, hits, of, bar, side]) => {
    if (bar === undefined || of === 0) return []
    const percent = (100 * hits) / of
    const missed = side === 'least' ? percent < bar : percent > bar
    return missed ? [`${name}: ${what} ${percent.toFixed(2)} %, wanted at ${side} ${bar} %`] : []
  })
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const bars: Bars = {
    min_caught: number_of('min-caught', values['min-caught']),
    min_blocked: number_of('min-blocked', values['min-blocked']),
    max_prompted: number_of('max-prompted', values['max-prompted']),
  }
  const concurrency = Math.floor(number_of('concurrency', values.concurrency, 1) ?? 8)
  const project = fileURLToPath(new URL('../..', import.meta.url))
  const corpora = (positionals.length > 0 ? positionals : default_corpus_files(project)).map(read_corpus)
  const only = values.only
  const gateway = values.url === undefined ? await start_gateway(null) : null
  const target: Target = {
    url: values.url ?? gateway?.url ?? '',
    token: values.token ?? process.env.CS_AUTH_TOKEN ?? '',
  }
  const scores: FileScore[] = []
  try {
    for (const { file, lines } of corpora) {
      const chosen = lines.filter((line) => !only || line.id.includes(only) || line.category?.includes(only))
      if (chosen.length === 0) continue
      const name = relative(process.cwd(), file)
      const progress = (done: number) => {
        if (process.stderr.isTTY && done % 50 === 0) process.stderr.write(`\r${name} ${done}/${chosen.length} `)
      }
      const score = score_file(name, await replay_all(chosen, target, concurrency, progress))
      if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
      scores.push(score)
      if (!values.json) console.log(`${render(score, concurrency)}\n`)
    }
  } finally {
    await gateway?.stop()
    gateway?.remove()
  }
  // A misspelt category must not look like one in which everything went well.
  if (scores.length === 0) throw new UsageError(`--only: no line is of a category or has an id with "${only}" in it`)
  const misses = scores.flatMap((score) => score.misses)
  const listing = misses.map((miss) => `${JSON.stringify(miss)}\n`).join('')
  if (values.misses === '-') process.stderr.write(listing)
  else if (values.misses !== undefined) writeFileSync(values.misses, listing)
  const failures = scores.flatMap((score) => missed_bars(score, bars))
  if (values.json) {
    console.log(
      JSON.stringify({
        schema: 'asg/score/v1',
        files: scores.map(({ misses, ...rest }) => ({ ...rest, misses: misses.length })),
        failures,
      }),
    )
  } else {
    console.log(
      `answered otherwise than labelled: ${misses.length}${values.misses ? '' : ' (--misses FILE lists them)'}`,
    )
    for (const failure of failures) console.log(`MISSED  ${failure}`)
  }
  return failures.length > 0 ? 1 : 0
}

await run_command('score', USAGE, main)
