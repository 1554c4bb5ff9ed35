// Fits the table of weights (core/policy/effects/tool/classifier/table.ts) to labelled tool calls: a logistic regression over what the
// product itself sees of a call. Without an argument it writes nothing and prints, for every author of the calls, what a table says of
// them that was fitted without him.
//   node test/bench/fit/tools.ts                  how well it generalises
//   node test/bench/fit/tools.ts --write          fits to everything and writes the table
// Method and limits: test/corpus/README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { spelled } from '#core/policy/effects/tool/argument/spelling.ts'
import { features_of_call } from '#core/policy/effects/tool/classifier/features.ts'
import { server_of } from '#core/policy/effects/tool/name/server.ts'
import { verb_part } from '#core/policy/effects/tool/named.ts'
import { feature_numbers, fit_model, type Method, type Model, rows_of, weight_of } from '#test/bench/fit/logistic.ts'

interface Lesson {
  author: string
  grave: boolean
  features: readonly number[]
}

const HERE = import.meta.dirname
const CALLS = join(HERE, '../../corpus/tools/calls.jsonl')
const TABLE = join(HERE, '../../../core/policy/effects/tool/classifier/table.ts')
const METHOD: Method = { rounds: 25, rate: 0.1, shrink: 0.002, smallest: 0.1, start: 0 }
/** Calls that hold a feature before it is learned at all. */
const SEEN = 3
/** Weights at which the shares are printed. */
const MARKS = [1, 1.5, 2, 2.5, 3] as const

const { names, number_of } = feature_numbers()

function lessons(): Lesson[] {
  const lines = readFileSync(CALLS, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const { author, label, tool_name, tool_input } = JSON.parse(line)
    const found = features_of_call(verb_part(tool_name), server_of(tool_name), spelled(tool_input))
    return { author, grave: label === 'danger', features: [...found].map(number_of) }
  })
}

function fit(calls: readonly Lesson[]): Model {
  const seen = new Float64Array(names.length)
  for (const { features } of calls) for (const feature of features) seen[feature] = (seen[feature] ?? 0) + 1
  const examples = calls.map(({ features, grave }) => ({ features, positive: grave, counts: 1 }))
  return fit_model(
    METHOD,
    names.length,
    (feature) => (seen[feature] ?? 0) >= SEEN,
    () => examples,
  )
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
  const head = readFileSync(TABLE, 'utf8').split('/** Where every call begins. */')[0] ?? ''
  writeFileSync(
    TABLE,
    `${head}/** Where every call begins. */
export const START = ${model.start}
/** Weights with the features that have them. */
export const WEIGHTS: readonly (readonly [weight: number, features: string])[] = [
${rows_of(model, names)}
]
`,
  )
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const calls = lessons()
if (values.write) write_table(fit(calls))
else report(calls)
