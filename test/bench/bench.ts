// npm run bench: raw node:http echo, Hono echo and the real gateway with durable commits, in alternating slices of one run; then
// the Unix socket against a socket echo. Prints rates, CPU per request, latencies, memory, the checks and the targets.
// Method: PERFORMANCE section 7. Exit 1 when a check or a gate fails.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Child, free_port, memory_mb, pin_client, reachable, start_child } from '#test/bench/child.ts'
import { open_framed, open_http } from '#test/bench/connection.ts'
import { type Gateway, start_gateway } from '#test/bench/gateway.ts'
import { type Contender, type Group, type GroupResult, measure, type Plan } from '#test/bench/measure.ts'
import { render_check, render_group, render_target } from '#test/bench/render.ts'
import { load_per_core, surroundings } from '#test/bench/surroundings.ts'
import { HTTP_1, HTTP_64, judge_targets, SOCKET_1, SOCKET_16 } from '#test/bench/targets.ts'
import { benign_templates, body_of, type Serial, serial_numbers, type Template } from '#test/bench/traffic.ts'

const USAGE = `npm run bench -- [options]
  --quick       two rounds of one second: shows that it runs, not how fast
  --json        only the JSON line on stdout
  --only TEXT   only groups whose name contains the text (HTTP, socket, c=64, ...)
  --l1-cache    repeat commands with the same working directory, so that results may come from a cache
  --env N=V     a variable of the gateway, e.g. CS_DB_SYNC=full; repeatable`

const FULL: Plan = { rounds: 5, slice_seconds: 2, warm_up_seconds: 2 }
const QUICK: Plan = { rounds: 2, slice_seconds: 1, warm_up_seconds: 1 }
/** Time without work before the idle memory is read. */
const SETTLE_MS = 2000

function progress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
}

async function start_echo(
  file: string,
  cpu: number | null,
  socket: string | null,
): Promise<{ child: Child; port: number }> {
  const port = socket === null ? await free_port() : 0
  const path = fileURLToPath(new URL(`./${file}`, import.meta.url))
  const child = start_child([path], socket === null ? { PORT: String(port) } : { SOCKET: socket }, cpu)
  await reachable(child, socket === null ? { port } : { path: socket })
  return { child, port }
}

/** Sends every template once and keeps those that are allowed: a benchmark of decisions must not fill the approval queue. */
async function allowed_templates(port: number, templates: readonly Template[], serial: Serial): Promise<Template[]> {
  const kept: Template[] = []
  let at = 0
  await new Promise<void>((resolve, reject) => {
    const next = (connection: { send: (body: string, size_bytes: number) => void; close: () => void }) => {
      const template = templates[at]
      if (template) connection.send(body_of(template, serial()), template.size_bytes)
      else {
        connection.close()
        resolve()
      }
    }
    const opened = open_http(
      port,
      (ok, allowed) => {
        const template = templates[at++]
        if (template && ok && allowed) kept.push(template)
        void opened.then(next)
      },
      reject,
    )
    opened.then(next, reject)
  })
  return kept
}

async function stored_rows(gateway: Gateway): Promise<number> {
  const health = (await (await fetch(`${gateway.url}/health`)).json()) as { trajectory_count: number }
  return health.trajectory_count
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

function read_options() {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      'l1-cache': { type: 'boolean', default: false },
      env: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  })
  const environment = Object.fromEntries(
    values.env.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
  return { ...values, environment }
}

async function main(): Promise<number> {
  const options = read_options()
  if (options.help) {
    console.log(USAGE)
    return 0
  }
  const plan = options.quick ? QUICK : FULL
  const load_before = load_per_core()
  const pinning = pin_client()
  const folder = mkdtempSync(join(tmpdir(), 'asg-echo-'))
  const serial = serial_numbers()
  const children: Child[] = []
  let gateway: Gateway | null = null
  try {
    progress('starting the contenders')
    gateway = await start_gateway(pinning.server, options.environment)
    const { port, uds_path, pid } = gateway
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    const idle = memory_mb(pid).now
    const raw = await start_echo('echo-http.ts', pinning.server, null)
    const hono = await start_echo('echo-hono.ts', pinning.server, null)
    const echo_path = join(folder, 's')
    const echo = await start_echo('echo-socket.ts', pinning.server, echo_path)
    children.push(raw.child, hono.child, echo.child)

    const over_http = (name: string, child: Child, to: number, decides: boolean): Contender => ({
      name,
      child,
      decides,
      open: (on_reply, fail) => open_http(to, on_reply, fail),
    })
    const over_socket = (name: string, child: Child, to: string, decides: boolean): Contender => ({
      name,
      child,
      decides,
      open: (on_reply, fail) => open_framed(to, on_reply, fail),
    })
    const http = [
      over_http('raw', raw.child, raw.port, false),
      over_http('hono', hono.child, hono.port, false),
      over_http('gateway', gateway, port, true),
    ]
    const sockets = [
      over_socket('socket echo', echo.child, echo_path, false),
      over_socket('gateway', gateway, uds_path, true),
    ]
    const groups: Group[] = [
      { name: HTTP_64, connections: 64, depth: 1, contenders: http },
      { name: HTTP_1, connections: 1, depth: 1, contenders: http },
      { name: SOCKET_1, connections: 1, depth: 1, contenders: sockets },
      { name: SOCKET_16, connections: 16, depth: 16, contenders: sockets },
    ].filter((group) => group.name.includes(options.only))

    progress('sending every benign command once')
    const all = benign_templates(options['l1-cache'])
    const templates = await allowed_templates(port, all, serial)
    if (templates.length === 0) throw new Error('the gateway allowed none of the benign commands')
    const results: GroupResult[] = []
    const mean_batch: Record<string, number> = {}
    for (const group of groups) {
      const before = await commits(gateway)
      const result = await measure(group, plan, templates, serial, progress)
      const decided = result.results.find((one) => one.name === 'gateway')?.requests ?? 0
      mean_batch[group.name] = decided / ((await commits(gateway)) - before)
      results.push(result)
    }

    const after = memory_mb(pid)
    const answered = results.flatMap((group) => group.results.filter((result) => result.name === 'gateway'))
    const wanted_rows = all.length + answered.reduce((sum, result) => sum + result.requests, 0)
    const rows = await stored_rows(gateway)
    await gateway.stop()
    const db_bytes = size_bytes(gateway.db_path) + size_bytes(`${gateway.db_path}-wal`)
    const failed = results.flatMap((group) => group.results).reduce((sum, result) => sum + result.errors, 0)
    const not_allowed = answered.reduce((sum, result) => sum + result.not_allowed, 0)
    const checks = [
      { name: 'replies other than 2xx', value: failed, wanted: 0 },
      { name: 'decisions other than allow', value: not_allowed, wanted: 0 },
      { name: 'stored rows', value: rows, wanted: wanted_rows },
    ]
    const rss_mb = { idle, after: after.now, peak: after.peak }
    const targets = judge_targets({ groups: results, rss_mb, load_per_core: load_before })
    progress('')
    const report = {
      schema: 'asg/bench/v1',
      ...surroundings(),
      load_per_core: { before: load_before, after: load_per_core() },
      pinning,
      plan,
      l1_cache: options['l1-cache'],
      environment: options.environment,
      commands: { sent: all.length, allowed: templates.length },
      groups: results,
      rss_mb,
      db: { rows, bytes: db_bytes, bytes_per_row: db_bytes / rows, mean_batch },
      checks,
      targets,
    }
    if (!options.json) {
      const { date, commit, node, packages, cpu, cores } = report
      console.log(
        `${date}  commit ${commit}  node ${node}  ${Object.entries(packages)
          .map((pair) => pair.join(' '))
          .join(', ')}`,
      )
      console.log(
        `${cpu}, ${cores} cores, load per core ${load_before.toFixed(2)} before, ${report.load_per_core.after.toFixed(2)} after`,
      )
      const cores_used =
        pinning.server === null ? 'not pinned' : `servers on core ${pinning.server}, client on core ${pinning.client}`
      console.log(
        `${cores_used}; ${plan.rounds} rounds x ${plan.slice_seconds} s after ${plan.warm_up_seconds} s warm-up`,
      )
      console.log(
        `${templates.length} of ${all.length} benign commands (the rest is not simply allowed and left out)\n`,
      )
      for (const group of results) console.log(`${render_group(group)}\n`)
      console.log(
        `gateway RSS MB: idle ${idle.toFixed(1)}  after load ${after.now.toFixed(1)}  peak ${after.peak.toFixed(1)}`,
      )
      const batches = Object.entries(mean_batch).map(([name, rows_each]) => `${name} ${rows_each.toFixed(1)}`)
      console.log(
        `database: ${rows} rows, ${(db_bytes / rows).toFixed(0)} bytes each; rows per commit: ${batches.join(', ')}\n`,
      )
      for (const check of checks) console.log(render_check(check))
      for (const target of targets) console.log(render_target(target))
      console.log('not measured here: engine alone, stream, start with a million rows, loop blocks, soak\n')
    }
    console.log(JSON.stringify(report))
    const failing =
      checks.some((check) => check.value !== check.wanted) || targets.some((one) => one.gate && one.verdict === 'FAIL')
    return failing ? 1 : 0
  } finally {
    for (const child of children) await child.stop()
    await gateway?.stop()
    gateway?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  process.exitCode = await main()
} catch (cause) {
  console.error(`\nbench: ${cause instanceof Error ? cause.message : String(cause)}`)
  process.exitCode = 2
}
