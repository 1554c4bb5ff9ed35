// Fits the table of leanings (core/policy/effects/tool/leaning/table.ts) to labelled tool calls: a logistic regression over what the
// product itself sees of a call. Without an argument it writes nothing and prints, for every author of the calls, what a table says of
// them that was fitted without him.
//   node test/bench/fit-tools.ts                  how well it generalises
//   node test/bench/fit-tools.ts --write          fits to everything and writes the table
// Method and limits: test/corpus/README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { features_of_call } from '#core/policy/effects/tool/leaning/features.ts'
import { verb_part } from '#core/policy/effects/tool/named.ts'
import { server_of } from '#core/policy/effects/tool/server.ts'
import { spelled } from '#core/policy/effects/tool/spelling.ts'

interface Lesson {
  author: string
  grave: boolean
  features: readonly number[]
}
interface Model {
  start: number
  weights: Float64Array
}

const HERE = import.meta.dirname
const CALLS = join(HERE, '../corpus/tools/calls.jsonl')
const TABLE = join(HERE, '../../core/policy/effects/tool/leaning/table.ts')
const ROUNDS = 25
/** Rounds before weights are drawn to zero. */
const FREE_ROUNDS = 4
const RATE = 0.1
const SHRINK = 0.002
const DECAY = 0.003
/** Share of features that are left out each time, so that no weight relies on another one. */
const LEFT_OUT = 0.2
/** Calls that hold a feature before it is learned at all. */
const SEEN = 3
const SMALLEST = 0.1
/** Weights at which the shares are printed. */
const MARKS = [1, 1.5, 2, 2.5, 3] as const

const names: string[] = []
const numbers = new Map<string, number>()
function number_of(name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  numbers.set(name, names.length)
  return names.push(name) - 1
}

function lessons(): Lesson[] {
  const lines = readFileSync(CALLS, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const { author, label, tool_name, tool_input } = JSON.parse(line)
    const found = features_of_call(verb_part(tool_name), server_of(tool_name), spelled(tool_input))
    return { author, grave: label === 'danger', features: [...found].map(number_of) }
  })
}

/** The same numbers each time: 0 to 1. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

const weight_of = (model: Model, features: readonly number[]): number =>
  features.reduce((total, feature) => total + (model.weights[feature] ?? 0), model.start)

/** AdaGrad with an L1 shrink after each round. */
function fit(calls: readonly Lesson[]): Model {
  const random = chance(12_345)
  const seen = new Float64Array(names.length)
  for (const { features } of calls) for (const feature of features) seen[feature] = (seen[feature] ?? 0) + 1
  const model: Model = { start: 0, weights: new Float64Array(names.length) }
  const steps = new Float64Array(names.length).fill(1e-4)
  for (let round = 0; round < ROUNDS; round++) {
    const order = calls.map((call) => ({ call, at: random() })).sort((one, other) => one.at - other.at)
    if (round >= FREE_ROUNDS)
      model.weights = model.weights.map((weight) => Math.sign(weight) * Math.max(Math.abs(weight) - SHRINK, 0))
    for (const { call } of order) {
      const features = call.features.filter((feature) => (seen[feature] ?? 0) >= SEEN && random() >= LEFT_OUT)
      const weight = (weight_of(model, features) - model.start) / (1 - LEFT_OUT) + model.start
      const error = 1 / (1 + Math.exp(-weight)) - (call.grave ? 1 : 0)
      for (const feature of features) {
        const now = model.weights[feature] ?? 0
        const slope = error + DECAY * now
        const step = (steps[feature] ?? 0) + slope * slope
        steps[feature] = step
        model.weights[feature] = now - (RATE * slope) / Math.sqrt(step)
      }
      model.start -= 0.01 * error
    }
  }
  const eighths = (weight: number) => Math.round(weight * 8) / 8
  return {
    start: eighths(model.start),
    weights: model.weights.map((weight) => (Math.abs(weight) < SMALLEST ? 0 : eighths(weight))),
  }
}

function report(calls: readonly Lesson[]): void {
  for (const author of new Set(calls.map((call) => call.author))) {
    const model = fit(calls.filter((call) => call.author !== author))
    const mine = calls.filter((call) => call.author === author)
    const share = (grave: boolean, mark: number) => {
      const these = mine.filter((call) => call.grave === grave)
      const above = these.filter((call) => weight_of(model, call.features) > mark).length
      return ((100 * above) / Math.max(1, these.length)).toFixed(1)
    }
    const shares = MARKS.map((mark) => `${mark}: ${share(true, mark)} / ${share(false, mark)}`).join(', ')
    process.stdout.write(`${author}: % of grave / everyday calls above ${shares}\n`)
  }
}

function write_table(model: Model): void {
  const by_weight = new Map<number, string[]>()
  model.weights.forEach((weight, at) => {
    if (weight !== 0) by_weight.set(weight, [...(by_weight.get(weight) ?? []), names[at] ?? ''])
  })
  const rows = [...by_weight]
    .sort(([one], [other]) => other - one)
    .map(([weight, features]) => `  [${weight}, '${features.sort().join(' ')}'],`)
  const head = readFileSync(TABLE, 'utf8').split('/** Where every call begins. */')[0] ?? ''
  writeFileSync(
    TABLE,
    `${head}/** Where every call begins. */
export const START = ${model.start}
/** Weights with the features that have them. */
export const LEANINGS: readonly (readonly [weight: number, features: string])[] = [
${rows.join('\n')}
]
`,
  )
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const calls = lessons()
if (values.write) write_table(fit(calls))
else report(calls)
