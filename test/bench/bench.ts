// npm run bench: raw node:http echo (and the same with one durable row per request, which nothing durable can beat), Hono echo and
// the real gateway with durable commits, in alternating slices of one run; then the Unix socket against a socket echo. Prints rates,
// CPU per request, latencies, memory, the checks and the targets, and one JSON line with all of it. Exit 1 when a check or a gate
// fails. Method: PERFORMANCE section 7.
import { parseArgs } from 'node:util'
import { run_command } from '#test/bench/command.ts'
import type { Plan } from '#test/bench/measure/measure.ts'
import { render_report } from '#test/bench/measure/render.ts'
import { run_bench } from '#test/bench/measure/run.ts'

const USAGE = `npm run bench -- [options]
  --quick       two rounds of one second: shows that it runs, not how fast
  --json        only the JSON line on stdout
  --only TEXT   only groups whose name contains the text (HTTP, socket, c=64, ...)
  --l1-cache    repeat commands in the same workspace, so that results may come from a cache
  --env N=V     a variable of the gateway, e.g. CS_DB_SYNC=full; repeatable`

const FULL: Plan = { rounds: 5, slice_seconds: 2, warm_up_seconds: 2 }
const QUICK: Plan = { rounds: 2, slice_seconds: 1, warm_up_seconds: 1 }

function progress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
}

function split_pair(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return at < 1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      'l1-cache': { type: 'boolean', default: false },
      env: { type: 'string', multiple: true, default: [] },
    },
  })
  const report = await run_bench(
    {
      plan: values.quick ? QUICK : FULL,
      only: values.only,
      l1_cache: values['l1-cache'],
      environment: Object.fromEntries(values.env.map(split_pair)),
    },
    progress,
  )
  if (process.stderr.isTTY) progress('')
  if (!values.json) console.log(`${render_report(report)}\n`)
  console.log(JSON.stringify(report))
  const missed_check = report.checks.some((check) => check.value !== check.wanted)
  return missed_check || report.targets.some((target) => target.gate && target.verdict === 'FAIL') ? 1 : 0
}

await run_command('bench', USAGE, main)
