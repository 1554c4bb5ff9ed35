// One benchmark run from start to report: engine alone, then the contenders group by group, then the checks and the targets.
import { statSync } from 'node:fs'
import { builtin_policy } from '#runtime/policy/source.ts'
import { open_http } from '#test/bench/load/connection.ts'
import { benign_templates, body_of, type Serial, serial_numbers, type Template } from '#test/bench/load/traffic.ts'
import { measure_beside_model } from '#test/bench/measure/beside-model.ts'
import { start_contenders } from '#test/bench/measure/contenders.ts'
import { type EngineResult, measure_engine } from '#test/bench/measure/engine.ts'
import { measure_many_sessions } from '#test/bench/measure/many-sessions.ts'
import { type GroupResult, measure, type Plan } from '#test/bench/measure/measure.ts'
import { BESIDE_MODEL, judge_targets, type Measured, type Target } from '#test/bench/measure/targets.ts'
import { memory_mb, type Pinning, pin_client } from '#test/bench/process/child.ts'
import { type Gateway, start_gateway } from '#test/bench/process/gateway.ts'
import { load_per_core, type Surroundings, surroundings } from '#test/bench/process/surroundings.ts'

/** Time without work before the idle memory is read. */
const SETTLE_MS = 2000

export interface RunOptions {
  plan: Plan
  /** Only groups whose name contains it. */
  only: string
  /** Repeat actions exactly, so that results may come from a cache. */
  l1_cache: boolean
  /** Further variables of the gateway. */
  environment: Record<string, string>
}

/** Something that must hold exactly for the figures to mean anything. */
export interface Check {
  name: string
  value: number
  wanted: number
}

export interface Report extends Surroundings, Omit<RunOptions, 'only'> {
  schema: 'asg/bench/v1'
  load: { before: number; after: number }
  pinning: Pinning
  commands: { sent: number; allowed: number }
  groups: GroupResult[]
  engine: EngineResult
  rss_mb: Measured['rss_mb']
  db: { rows: number; bytes: number; bytes_per_row: number; rows_per_commit: Record<string, number> }
  checks: Check[]
  targets: Target[]
}

type Progress = (text: string) => void

/** Throws when a process does not start or a connection breaks. */
export async function run_bench(options: RunOptions, progress: Progress): Promise<Report> {
  const load_before = load_per_core()
  progress('engine alone')
  const engine = measure_engine(builtin_policy().current())
  const pinning = pin_client()
  progress('starting the contenders')
  const gateway = await start_gateway(pinning.server, options.environment)
  try {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    const idle = memory_mb(gateway.pid).now
    const measured = await measure_all(gateway, pinning, options, progress)
    const { now: after, peak } = memory_mb(gateway.pid)
    const checks = await checks_of(gateway, measured)
    await gateway.stop()
    const bytes = size_bytes(gateway.db_path) + size_bytes(`${gateway.db_path}-wal`)
    const rows = checks.find((check) => check.name === STORED)?.value ?? 0
    const rss_mb = { idle, after, peak, many_sessions: await many_sessions_mb(pinning, options, progress) }
    const { groups, commands, rows_per_commit } = measured
    const { only: _only, ...chosen } = options
    return {
      schema: 'asg/bench/v1',
      ...surroundings(),
      ...chosen,
      load: { before: load_before, after: load_per_core() },
      pinning,
      commands,
      groups,
      engine,
      rss_mb,
      db: { rows, bytes, bytes_per_row: bytes / rows, rows_per_commit },
      checks,
      targets: judge_targets({ groups, rss_mb, engine, load_per_core: load_before }),
    }
  } finally {
    await gateway.stop()
    gateway.remove()
  }
}

/** NaN when only some groups are wanted: it takes half a minute. */
async function many_sessions_mb(pinning: Pinning, options: RunOptions, progress: Progress): Promise<number> {
  if (options.only !== '') return Number.NaN
  progress('one call of each of very many sessions')
  const templates = benign_templates(options.l1_cache, true)
  return measure_many_sessions(pinning.server, options.environment, templates, serial_numbers())
}

type Groups = Pick<Report, 'groups' | 'commands'> & Pick<Report['db'], 'rows_per_commit'>

async function measure_all(
  gateway: Gateway,
  pinning: Pinning,
  options: RunOptions,
  progress: Progress,
): Promise<Groups> {
  const contenders = await start_contenders(gateway, pinning.server)
  try {
    const serial = serial_numbers()
    progress('sending every benign command once')
    const all = benign_templates(options.l1_cache)
    const templates = await allowed_templates(gateway.port, all, serial)
    if (templates.length === 0) throw new Error('the gateway allowed none of the benign commands')
    const groups: GroupResult[] = []
    const rows_per_commit: Record<string, number> = {}
    for (const group of contenders.groups) {
      if (!group.name.includes(options.only)) continue
      const before = await commits(gateway)
      const result = await measure(group, options.plan, templates, serial, progress)
      rows_per_commit[group.name] = decisions([result]) / ((await commits(gateway)) - before)
      groups.push(result)
    }
    if (BESIDE_MODEL.includes(options.only)) {
      const { plan, environment } = options
      groups.push(await measure_beside_model({ cpu: pinning.server, environment, plan, templates, serial }, progress))
    }
    return { groups, rows_per_commit, commands: { sent: all.length, allowed: templates.length } }
  } finally {
    await contenders.stop()
  }
}

/** Sends every template once and keeps those that are allowed: a benchmark of decisions must not fill the approval queue. */
async function allowed_templates(port: number, templates: readonly Template[], serial: Serial): Promise<Template[]> {
  const kept: Template[] = []
  let next: (allowed: boolean) => void = () => undefined
  let broken: (cause: Error) => void = () => undefined
  const connection = await open_http(
    port,
    (ok, allowed) => next(ok && allowed),
    (cause) => broken(cause),
  )
  for (const template of templates) {
    const answered = new Promise<boolean>((resolve, reject) => {
      next = resolve
      broken = reject
    })
    connection.send(body_of(template, serial()), template.size_bytes)
    if (await answered) kept.push(template)
  }
  connection.close()
  return kept
}

function gateway_results(groups: readonly GroupResult[]) {
  return groups.flatMap((group) => group.results.filter((result) => result.name === 'gateway'))
}

function decisions(groups: readonly GroupResult[]): number {
  return gateway_results(groups).reduce((sum, result) => sum + result.requests, 0)
}

const STORED = 'stored rows'

async function checks_of(gateway: Gateway, { groups, commands }: Groups): Promise<Check[]> {
  const health = (await (await fetch(`${gateway.url}/health`)).json()) as { trajectory_count: number }
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const errors = sum(groups.flatMap((group) => group.results.map((result) => result.errors)))
  const not_allowed = sum(gateway_results(groups).map((result) => result.not_allowed))
  return [
    { name: 'replies other than 2xx', value: errors, wanted: 0 },
    { name: 'decisions other than allow', value: not_allowed, wanted: 0 },
    { name: STORED, value: health.trajectory_count, wanted: commands.sent + decisions(groups) },
  ]
}

/** Commits so far, from the gateway's own metrics; NaN when it does not publish them. */
async function commits(gateway: Gateway): Promise<number> {
  const response = await fetch(`${gateway.url}/metrics`)
  const text = response.ok ? await response.text() : ''
  return Number(/^asg_store_write_seconds_count (\d+)/m.exec(text)?.[1] ?? Number.NaN)
}

function size_bytes(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
