// npm run bench:stream: what an event costs the gateway per subscriber. Decisions come at a fixed rate over the Unix socket, in
// slices that alternate between no subscriber and a full house; the difference of the CPU time is the stream's. Prints the checks,
// the target and one JSON line. Bars: PERFORMANCE 6 (SSE); method: PERFORMANCE 7.
import { parseArgs } from 'node:util'
import { MAX_SUBSCRIBERS } from '#core/limits.ts'
import { number_of, run_command } from '#test/bench/command.ts'
import { open_framed } from '#test/bench/load/connection.ts'
import { stalled_subscriber, subscribe } from '#test/bench/load/subscribers.ts'
import { benign_templates, body_of, type Serial, serial_numbers, type Template } from '#test/bench/load/traffic.ts'
import { median, percentiles } from '#test/bench/measure/statistics.ts'
import { cpu_us, memory_mb, pin_client } from '#test/bench/process/child.ts'
import { type Gateway, start_gateway } from '#test/bench/process/gateway.ts'
import { load_per_core, surroundings } from '#test/bench/process/surroundings.ts'

const MUST_US = 6
const SUPERB_US = 1.5

const USAGE = `npm run bench:stream -- [options]
  --rounds N     alternations of no subscriber and a full house (default 5)
  --seconds S    length of a slice (default 3)
  --rate N       decisions a second (default 1000)
  --json         only the JSON line on stdout`

interface Plan {
  rounds: number
  seconds: number
  /** Decisions a second. */
  rate: number
  json: boolean
}

/** Throws UsageError. */
function read_plan(): Plan {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      rate: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  return {
    rounds: number_of('rounds', values.rounds, 1) ?? 5,
    seconds: number_of('seconds', values.seconds, 1) ?? 3,
    rate: number_of('rate', values.rate, 1) ?? 1000,
    json: values.json,
  }
}

interface Slice {
  events: number
  seconds: number
  cpu_us: number
  latencies_ms: number[]
}

/** Sends `rate` decisions a second; resolves when the last one is answered. */
async function decide_at(
  gateway: Gateway,
  templates: readonly Template[],
  serial: Serial,
  { rate, seconds }: Plan,
): Promise<Slice> {
  const total = rate * seconds
  const sent_at = new Float64Array(total)
  const latencies_ms: number[] = []
  const done = Promise.withResolvers<void>()
  let answered = 0
  const connection = await open_framed(
    gateway.uds_path,
    () => {
      latencies_ms.push(performance.now() - (sent_at[answered++] ?? 0))
      if (answered === total) done.resolve()
    },
    done.reject,
  )
  const cpu_before = cpu_us(gateway.pid)
  const started = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = Math.min(total, Math.ceil(((performance.now() - started) / 1000) * rate))
    for (; sent < due; sent++) {
      const template = templates[sent % templates.length]
      if (!template) continue
      sent_at[sent] = performance.now()
      connection.send(body_of(template, serial()), template.size_bytes)
    }
    if (sent === total) clearInterval(timer)
  }, 1)
  try {
    await done.promise
    const spent_us = cpu_us(gateway.pid) - cpu_before
    return { events: total, seconds: (performance.now() - started) / 1000, cpu_us: spent_us, latencies_ms }
  } finally {
    clearInterval(timer)
    connection.close()
  }
}

/** The same with a full house; every subscriber must get every event. */
async function with_subscribers(gateway: Gateway, run: () => Promise<Slice>): Promise<Slice & { missed: number }> {
  const all = await subscribe(gateway.port, MAX_SUBSCRIBERS)
  try {
    all.reset()
    const cpu_before = cpu_us(gateway.pid)
    const slice = await run()
    const patience = performance.now() + 5000
    const missing = () => all.counts().reduce((sum, count) => sum + Math.max(0, slice.events - count), 0)
    while (missing() > 0 && performance.now() < patience) await new Promise((resolve) => setTimeout(resolve, 5))
    // What is still being written after the last answer belongs to the events, too.
    return { ...slice, cpu_us: cpu_us(gateway.pid) - cpu_before, missed: missing() + all.gaps() }
  } finally {
    all.close()
    await emptied(gateway)
  }
}

/** The gateway notices within a turn that connections are gone; the next slice must not pay for them. */
async function emptied(gateway: Gateway): Promise<void> {
  while ((await metric(gateway, 'asg_sse_subscribers')) > 0) await new Promise((resolve) => setTimeout(resolve, 5))
}

async function metric(gateway: Gateway, name: string): Promise<number> {
  const text = await (await fetch(`${gateway.url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN)
}

async function refuses_one_more(gateway: Gateway): Promise<boolean> {
  const all = await subscribe(gateway.port, MAX_SUBSCRIBERS)
  const response = await fetch(`${gateway.url}/report/stream`)
  await response.body?.cancel()
  all.close()
  await emptied(gateway)
  return response.status === 503
}

/** Memory that a reader costs which never reads, MB. */
async function stall(gateway: Gateway, run: () => Promise<Slice>): Promise<number> {
  const socket = await stalled_subscriber(gateway.port)
  const before = memory_mb(gateway.pid).now
  await run()
  const after = memory_mb(gateway.pid).now
  socket.destroy()
  return after - before
}

const in_ms = ({ p50, p99 }: { p50: number; p99: number }) => `${p50.toFixed(2)}/${p99.toFixed(2)}`

async function main(): Promise<number> {
  const plan = read_plan()
  const { rounds, seconds, rate } = plan
  const load_before = load_per_core()
  const pinning = pin_client()
  const gateway = await start_gateway(pinning.server)
  const progress = (text: string) => process.stderr.write(`${text}\n`)
  try {
    const templates = benign_templates(false)
    const serial = serial_numbers()
    const run = () => decide_at(gateway, templates, serial, plan)
    progress('warm-up')
    await run()
    await with_subscribers(gateway, run)
    const alone: Slice[] = []
    const full: (Slice & { missed: number })[] = []
    for (let round = 1; round <= rounds; round++) {
      progress(`round ${round}/${rounds}`)
      alone.push(await run())
      full.push(await with_subscribers(gateway, run))
    }
    const dropped_in_rounds = await metric(gateway, 'asg_sse_dropped_total')
    const refused = await refuses_one_more(gateway)
    const stalled_mb = await stall(gateway, run)
    const per_event = (slices: readonly Slice[]) => slices.map((slice) => slice.cpu_us / slice.events)
    const base = median(per_event(alone))
    const costs = per_event(full).map((us) => (us - base) / MAX_SUBSCRIBERS)
    const report = {
      schema: 'asg/bench-stream/v1',
      ...surroundings(),
      load: { before: load_before, after: load_per_core() },
      pinning,
      plan: { rounds, seconds, rate, subscribers: MAX_SUBSCRIBERS },
      events_per_second: median(full.map((slice) => slice.events / slice.seconds)),
      cpu_us_per_decision: base,
      cpu_us_per_event_per_subscriber: { min: Math.min(...costs), median: median(costs) },
      decision_ms: {
        alone: percentiles(alone.flatMap((slice) => slice.latencies_ms)),
        with_subscribers: percentiles(full.flatMap((slice) => slice.latencies_ms)),
      },
      missed_events: full.reduce((sum, slice) => sum + slice.missed, 0),
      dropped_events: dropped_in_rounds,
      one_more_is_refused: refused,
      stalled_reader_mb: stalled_mb,
    }
    const cost = report.cpu_us_per_event_per_subscriber.median
    const unknown = Number.isNaN(cost)
    const verdict = (ok: boolean) => (ok ? 'PASS' : 'FAIL')
    if (!plan.json) {
      console.log(
        [
          `${report.date}  commit ${report.commit}  node ${report.node}  ${report.cpu}, ${report.cores} cores`,
          `load per core ${load_before.toFixed(2)} before, ${report.load.after.toFixed(2)} after; ${rounds} rounds x ${seconds} s at ${rate} decisions/s`,
          `CPU per decision without subscribers: ${base.toFixed(1)} us`,
          `decision p50/p99 ${in_ms(report.decision_ms.alone)} ms alone, ${in_ms(report.decision_ms.with_subscribers)} ms with ${MAX_SUBSCRIBERS} subscribers`,
          `CPU per event per subscriber: min ${report.cpu_us_per_event_per_subscriber.min.toFixed(2)} us, median ${cost.toFixed(2)} us; a stalled reader took ${stalled_mb.toFixed(1)} MB`,
          '',
          `${verdict(report.missed_events === 0)}  check   events missed by a subscriber: ${report.missed_events}`,
          `${verdict(report.dropped_events === 0)}  check   events dropped: ${report.dropped_events}`,
          `${verdict(refused)}  check   subscriber ${MAX_SUBSCRIBERS + 1} is refused with 503`,
          `${unknown ? 'n/a ' : verdict(cost <= MUST_US)}  gate    CPU us per event per subscriber: ${cost.toFixed(2)}, wanted at most ${MUST_US}`,
          `${unknown ? 'n/a ' : verdict(cost <= SUPERB_US)}  target  the same (superb): wanted at most ${SUPERB_US}`,
          '',
        ].join('\n'),
      )
    }
    console.log(JSON.stringify(report))
    const sound = report.missed_events === 0 && report.dropped_events === 0 && refused
    return sound && (unknown || cost <= MUST_US) ? 0 : 1
  } finally {
    await gateway.stop()
    gateway.remove()
  }
}

await run_command('bench', USAGE, main)
