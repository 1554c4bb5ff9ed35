// The engine alone: how long L1 takes for the commands of the corpus, and for the worst inputs of 32 KB that are known. Measured
// warm, as PERFORMANCE 7 asks; what a process that just started needs is reported beside it, and named as that.
// Every pass names other working directories, so that no cache of results can answer. Source: ENGINE sections 1, 2.3 and 22.
import type { Policy } from '#core/policy/verdict.ts'
import { benign_templates } from '#test/bench/load/traffic.ts'
import { median, type Percentiles, percentiles } from '#test/bench/measure/statistics.ts'
import { large_inputs, repeated } from '#test/support/input/large-inputs.ts'

/** PERFORMANCE 7: nothing is measured before that. */
const WARM_UP_MS = 2000
const ROUND_MS = 1000
const ROUNDS = 5
/** ENGINE 22: a large input counts with the best of so many runs. */
const RUNS = 9
/** Lines of the corpus that are short enough to be repeated many times in a large input. */
const MAX_REPEATED = 400
/** Of the repeated lines, so many are measured. */
const CANDIDATES = 24

/** What one way of being asked costs. */
export interface EngineCost {
  /** Microseconds per command of the corpus. */
  command_us: Percentiles
  /** Milliseconds of the slowest large input. */
  worst_ms: number
  /** Which one that was. */
  worst_input: string
}

export interface EngineResult extends EngineCost {
  /** Processor time per command in microseconds, of all threads: with the collection of garbage and with compilation. */
  cpu_us: number
  /** The same of a process that judged nothing before: every command and every large input once. Not gated. */
  first_pass: EngineCost
}

/** Judges a command in a directory of its own; microseconds. */
type Judge = (command: string) => number

/** Judges everything in this process: once cold, then until it is warm, then measured. The process must have judged nothing before. */
export function measure_engine(policy: Policy): EngineResult {
  const commands = benign_templates(true).map((template) => template.command)
  const large = Object.entries(large_inputs())
  const again = Object.entries(repeated([...new Set(commands)].filter((command) => command.length <= MAX_REPEATED)))
  const judge_us = judge_of(policy)
  const first_pass = { command_us: percentiles(commands.map(judge_us)), ...slowest(large, judge_us, 1) }
  repeat(WARM_UP_MS, () => commands.map(judge_us))
  const rounds = Array.from({ length: ROUNDS }, () => measure_round(commands, judge_us))
  repeat(WARM_UP_MS, () => slowest(large, judge_us, 1))
  const candidates = [...large, ...slow_ones(again, judge_us)]
  const middle = (name: keyof Percentiles) => median(rounds.map(({ command_us }) => command_us[name]))
  return {
    command_us: { p50: middle('p50'), p90: middle('p90'), p99: middle('p99'), max: middle('max') },
    cpu_us: median(rounds.map(({ cpu_us }) => cpu_us)),
    ...slowest(candidates, judge_us, RUNS),
    first_pass,
  }
}

function judge_of(policy: Policy): Judge {
  let serial = 0
  return (command) => {
    const cwd = `/home/dev/project-${++serial}`
    const action = {
      tool_name: 'Bash',
      payload: { tool: 'Bash', command, cwd },
      cwd,
      workspace_root: cwd,
      home: '/home/dev',
      facts: null,
    }
    const started = performance.now()
    policy.judge(action, null)
    return (performance.now() - started) * 1000
  }
}

function repeat(duration_ms: number, pass: () => unknown): void {
  const end = performance.now() + duration_ms
  while (performance.now() < end) pass()
}

function measure_round(commands: readonly string[], judge_us: Judge): { command_us: Percentiles; cpu_us: number } {
  const times_us: number[] = []
  const before = process.cpuUsage()
  repeat(ROUND_MS, () => {
    for (const command of commands) times_us.push(judge_us(command))
  })
  const { user, system } = process.cpuUsage(before)
  return { command_us: percentiles(times_us), cpu_us: (user + system) / times_us.length }
}

type LargeInput = readonly [name: string, text: string]

type Slowest = Pick<EngineCost, 'worst_ms' | 'worst_input'>

/** Those that took longest when each ran once: a first look at more inputs than can be measured well. */
function slow_ones(inputs: readonly LargeInput[], judge_us: Judge): LargeInput[] {
  return inputs
    .map((input) => ({ input, us: judge_us(input[1]) }))
    .sort((one, other) => other.us - one.us)
    .slice(0, CANDIDATES)
    .map(({ input }) => input)
}

/** The slowest large input, each with the best of its runs. */
function slowest(inputs: readonly LargeInput[], judge_us: Judge, runs: number): Slowest {
  let worst = { name: '', us: 0 }
  for (const [name, text] of inputs) {
    const us = Math.min(...Array.from({ length: runs }, () => judge_us(text)))
    if (us > worst.us) worst = { name, us }
  }
  return { worst_ms: worst.us / 1000, worst_input: worst.name }
}
