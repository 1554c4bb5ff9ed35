// npm run bench:reports -- what every report costs with a million records in the file, and what it costs a decision that is
// made meanwhile. Seeds its own database; `--db FILE` keeps one for the next run. Bars: issue 5, PERFORMANCE 6.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { decide } from '#core/decide.ts'
import { match_path } from '#core/edge/route.ts'
import { memory_bus } from '#core/memory/bus/bus.ts'
import { memory_path_io } from '#core/memory/path-io.ts'
import { reply_memory } from '#core/memory/replies.ts'
import { memory_shared } from '#core/memory/shared/shared.ts'
import { silent_log } from '#core/memory/small.ts'
import type { Ports } from '#core/ports.ts'
import { answer } from '#core/serve.ts'
import { ROUTES } from '#functions/index.ts'
import { native_digest, system_clock, system_ids } from '#runtime/node/system.ts'
import { process_metrics } from '#runtime/observe/metrics.ts'
import { libsql_store } from '#runtime/storage/embedded/libsql.ts'
import { number_of, run_command, UsageError } from '#test/bench/command.ts'
import { seed_reports } from '#test/bench/load/report-seed.ts'
import { percentiles } from '#test/bench/measure/statistics.ts'
import { start_gateway } from '#test/bench/process/gateway.ts'
import { load_per_core, surroundings } from '#test/bench/process/surroundings.ts'
import { memory_ports } from '#test/support/ports.ts'

const BAR_SHORT_MS = 50
const BAR_LONG_MS = 300
const BAR_DELAY_MS = 10
const BAR_START_MS = 1500

const USAGE = `npm run bench:reports -- [options]
  --records N     records in the database (default 1000000)
  --sessions N    and sessions (default 100000)
  --db FILE       keep the database there, and use it the next time
  --runs N        how often each report is made (default 40)
  --only TEXT     only reports whose address contains the text`

interface Plan {
  size: { records: number; sessions: number }
  db: string | undefined
  runs: number
  cases: readonly Case[]
}

/** Throws UsageError. */
function read_plan(): Plan {
  const { values } = parseArgs({
    options: {
      records: { type: 'string' },
      sessions: { type: 'string' },
      db: { type: 'string' },
      runs: { type: 'string' },
      only: { type: 'string', default: '' },
    },
  })
  const cases = CASES.filter(({ target }) => target.includes(values.only))
  if (cases.length === 0) throw new UsageError(`--only: no report has "${values.only}" in its address`)
  return {
    size: {
      records: number_of('records', values.records, 1) ?? 1_000_000,
      sessions: number_of('sessions', values.sessions, 1) ?? 100_000,
    },
    db: values.db,
    runs: number_of('runs', values.runs, 1) ?? 40,
    cases,
  }
}

/** The report, and whether its window is at most an hour. */
interface Case {
  target: string
  short: boolean
}

const short = (target: string): Case => ({ target, short: true })
const long = (target: string): Case => ({ target, short: false })
const LONGEST = '/report/session/session-0'
const MIDDLE = '/report/session/session-50'

const CASES: readonly Case[] = [
  short('/health'),
  short('/report/summary?window_seconds=300'),
  short('/report/summary?window_seconds=3600'),
  long('/report/summary?window_seconds=86400'),
  long('/report/summary?window_seconds=604800'),
  long('/report/summary'),
  short('/report/sessions'),
  short('/report/sessions?window_seconds=3600&limit=200'),
  long('/report/sessions?window_seconds=604800&limit=200&status=all'),
  long('/report/sessions?status=all&sort=last_event&limit=200'),
  long('/report/sessions?status=all&q=nothing-has-this'),
  long('/report/sessions?status=all&q=project-77&limit=200'),
  long('/report/sessions?status=all&source_framework=beta&min_risk=high&limit=200'),
  short(`${LONGEST}?window_seconds=3600&limit=1000`),
  long(`${LONGEST}?limit=1000`),
  long(`${LONGEST}?limit=1000&window_seconds=604800`),
  long(`${LONGEST}/page?limit=500`),
  short(`${LONGEST}/risk?window_seconds=3600&limit=1000`),
  long(`${LONGEST}/risk?limit=1000`),
  long(`${LONGEST}/risk?limit=1000&window_seconds=604800`),
  long(`${MIDDLE}/risk?window_seconds=604800`),
  long(`${MIDDLE}/post-action?window_seconds=604800`),
  short('/report/session/nobody/risk?window_seconds=60'),
  long('/report/alerts?limit=1000'),
  short('/report/alerts?window_seconds=3600&limit=1000'),
  long('/report/alerts?severity=critical&acknowledged=true&limit=1000'),
  long('/report/alerts?severity=low'),
  long('/report/approvals?state=all'),
]

/** The ports of a gateway on that store with a real clock; what no report and no decision here uses is in memory. */
function ports_on(store: Ports['store']): Ports {
  const clock = system_clock()
  const { settings, ...ports } = memory_ports({ settings: { rate_limit_per_minute: 0 }, policy: {} })
  return {
    ...ports,
    store,
    settings,
    shared: memory_shared(settings, clock, store),
    replies: reply_memory(clock, 1),
    bus: memory_bus({ clock, metrics: ports.metrics, epoch: 'bench', replay_events: 1000 }),
    clock,
    ids: system_ids(clock),
    digest: native_digest(),
    metrics: process_metrics('bench'),
    io: memory_path_io(clock),
    log: silent_log(),
  }
}

/** Makes a report up to the text a door would send. Throws when it is refused. */
async function report(ports: Ports, target: string): Promise<void> {
  const [path = '', query = ''] = target.split('?')
  const route = ROUTES.find((one) => one.method === 'GET' && match_path(one.path, path))
  if (!route) throw new Error(`no route answers ${target}`)
  const { status } = await answer(
    route.endpoint,
    {
      route: route.path,
      params: match_path(route.path, path) ?? {},
      query,
      header: () => undefined,
      text: null,
      signal: new AbortController().signal,
    },
    { id: 'anonymous', rate_key: 'bench', transport: 'http' },
    ports,
  )
  if (status !== 200) throw new Error(`${target} answered ${status}`)
}

let serial = 0

/** One durable decision; returns its duration. */
async function decide_once(ports: Ports): Promise<number> {
  const started_ms = performance.now()
  const number = ++serial
  await decide(
    {
      request_id: `bench-${number}`,
      deadline_ms: 5000,
      tier: 'L1',
      event: {
        schema_version: 'ahp.1.0',
        event_id: `bench-${number}`,
        event_type: 'pre_action',
        session_id: `bench-${number % 200}`,
        source_framework: 'alpha',
        tool_name: 'Bash',
        payload: { command: 'npm test' },
      },
      context: null,
      caller: { id: 'anonymous', rate_key: 'bench', transport: 'http' },
      transport: 'http',
      adapter: 'unknown',
      started_ms: ports.clock.monotonic_ms(),
      can_modify: false,
      observe: false,
    },
    ports,
  )
  return performance.now() - started_ms
}

/** Decisions one after another until `done`, with their longest duration. */
async function decide_until(done: () => boolean, ports: Ports): Promise<number> {
  let longest_ms = 0
  while (!done()) longest_ms = Math.max(longest_ms, await decide_once(ports))
  return longest_ms
}

interface Outcome extends Case {
  p50: number
  p99: number
  /** Longest decision beside it; the least of the rounds, because what the report does it does in every round. */
  decision_ms: number
}

const ROUNDS = 4

async function measure(one: Case, runs: number, ports: Ports): Promise<Outcome> {
  await report(ports, one.target)
  const durations: number[] = []
  for (let run = 0; run < runs; run++) {
    const started_ms = performance.now()
    await report(ports, one.target)
    durations.push(performance.now() - started_ms)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const longest: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    let running = true
    const decisions = decide_until(() => !running, ports)
    for (let run = 0; run < 5; run++) {
      await report(ports, one.target)
      // Requests arrive one by one; without a turn in between five of them would count as one.
      await new Promise((resolve) => setImmediate(resolve))
    }
    running = false
    longest.push(await decisions)
  }
  const { p50, p99 } = percentiles(durations)
  return { ...one, p50, p99, decision_ms: Math.min(...longest) }
}

/** From the start of the process to the first answer of /health. */
async function start_time(path: string): Promise<number> {
  const started_ms = performance.now()
  const gateway = await start_gateway(null, { CS_TRAJECTORY_DB_PATH: path })
  const ready_ms = performance.now() - started_ms
  await gateway.stop()
  gateway.remove()
  return ready_ms
}

const ms = (value: number) => value.toFixed(1).padStart(8)
const verdict = (good: boolean) => (good ? 'PASS' : 'FAIL')

async function main(): Promise<number> {
  const { size, db, runs, cases } = read_plan()
  const folder = mkdtempSync(join(tmpdir(), 'asg-reports-'))
  const path = db ?? join(folder, 'trajectory.db')
  const about = surroundings()
  console.log(`${about.date} commit ${about.commit} node ${about.node} ${about.cpu} x${about.cores}`)
  console.log(`load per core ${load_per_core().toFixed(2)}`)
  try {
    if (!existsSync(path)) {
      const seeded = await seed_reports(path, size, Date.now())
      console.log(`seeded ${seeded.records} records, ${seeded.sessions} sessions in ${seeded.seconds.toFixed(1)} s`)
    }
    const ready_ms = await start_time(path)
    let passed = ready_ms <= BAR_START_MS
    console.log(`gateway process ready after ${ms(ready_ms)} ms (<= ${BAR_START_MS}) ${verdict(passed)}`)
    const store = await libsql_store({ path })
    const ports = ports_on(store)
    await ports.shared.restore()
    const warm_until_ms = performance.now() + 2000
    await decide_until(() => performance.now() > warm_until_ms, ports)
    const alone: number[] = []
    for (let run = 0; run < 2000; run++) alone.push(await decide_once(ports))
    const quiet = percentiles(alone)
    console.log(`a decision alone: p50 ${ms(quiet.p50)} p99 ${ms(quiet.p99)} max ${ms(quiet.max)} ms`)
    console.log('     p50      p99   (bar)  decision   (bar)')
    const outcomes: Outcome[] = []
    for (const one of cases) {
      const outcome = await measure(one, runs, ports)
      outcomes.push(outcome)
      const bar = one.short ? BAR_SHORT_MS : BAR_LONG_MS
      const delay_ms = outcome.decision_ms - quiet.p50
      const good = outcome.p99 <= bar && delay_ms <= BAR_DELAY_MS
      passed &&= good
      console.log(
        `${ms(outcome.p50)} ${ms(outcome.p99)} (${String(bar).padStart(4)}) ${ms(delay_ms)}  (+${BAR_DELAY_MS}) ${verdict(good)} ${one.target}`,
      )
    }
    await store.close()
    console.log(JSON.stringify({ schema: 'asg/bench-reports/v1', ...about, size, ready_ms, quiet, outcomes }))
    console.log(verdict(passed))
    return passed ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await run_command('bench', USAGE, main)
