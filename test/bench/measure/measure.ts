// Measures contenders against each other: slices alternate A B C A B C in one run, so that a noisy host hurts all of them alike.
import { type Load, run_slice, type Slice } from '#test/bench/load/load.ts'
import type { Serial, Template } from '#test/bench/load/traffic.ts'
import { median, type Percentiles, percentiles } from '#test/bench/measure/statistics.ts'
import type { Child } from '#test/bench/process/child.ts'

export interface Contender {
  name: string
  child: Child
  open: Load['open']
  /** Every reply has to hold an allow. */
  decides: boolean
  /** What else happens during its slices; the returned function ends it. */
  beside?: () => Promise<() => Promise<void>>
}

export interface Group {
  name: string
  connections: number
  depth: number
  /** The first one is the yardstick. */
  contenders: readonly Contender[]
}

export interface Result {
  name: string
  requests: number
  /** Replies that were no 2xx, and decisions other than allow. */
  errors: number
  not_allowed: number
  rps_median: number
  cpu_us_min: number
  cpu_us_median: number
  latency_ms: Percentiles
}

export interface GroupResult {
  name: string
  connections: number
  depth: number
  results: Result[]
}

export interface Plan {
  rounds: number
  slice_seconds: number
  warm_up_seconds: number
}

/** Runs one group. `progress` is told before each slice. */
export async function measure(
  group: Group,
  plan: Plan,
  templates: readonly Template[],
  serial: Serial,
  progress: (text: string) => void,
): Promise<GroupResult> {
  const slices = new Map<Contender, Slice[]>(group.contenders.map((contender) => [contender, []]))
  const run = async (contender: Contender, seconds: number) => {
    const { connections, depth } = group
    const end = await contender.beside?.()
    try {
      const load = { open: contender.open, connections, depth, pid: contender.child.pid }
      return await run_slice(load, seconds, templates, serial)
    } finally {
      await end?.()
    }
  }
  const warm: Slice[] = []
  for (const contender of group.contenders) {
    progress(`${group.name}: warm-up ${contender.name}`)
    warm.push(await run(contender, plan.warm_up_seconds))
  }
  for (let round = 1; round <= plan.rounds; round++) {
    for (const [contender, done] of slices) {
      progress(`${group.name}: round ${round}/${plan.rounds} ${contender.name}`)
      done.push(await run(contender, plan.slice_seconds))
    }
  }
  const results = [...slices].map(([contender, done], index) => summarise(contender, done, warm[index]))
  return { name: group.name, connections: group.connections, depth: group.depth, results }
}

function sum(slices: readonly Slice[], value: (slice: Slice) => number): number {
  return slices.reduce((total, slice) => total + value(slice), 0)
}

/** Times come from the rounds; the checks count the warm-up too. */
function summarise(contender: Contender, slices: readonly Slice[], warm: Slice | undefined): Result {
  const all = warm ? [...slices, warm] : slices
  const cpu = slices.map((slice) => slice.cpu_us / slice.ok)
  return {
    name: contender.name,
    requests: sum(all, (slice) => slice.ok),
    errors: sum(all, (slice) => slice.replies - slice.ok),
    not_allowed: contender.decides ? sum(all, (slice) => slice.ok - slice.allowed) : 0,
    rps_median: median(slices.map((slice) => slice.ok / slice.seconds)),
    cpu_us_min: Math.min(...cpu),
    cpu_us_median: median(cpu),
    latency_ms: percentiles(slices.flatMap((slice) => slice.latencies_ms)),
  }
}
