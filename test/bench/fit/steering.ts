// Fits the table of steering texts (core/policy/effects/text/steer/table.ts) to lines that lead agents astray, written out of parts and
// by hand, and to all lines of instruction files that people publish: a logistic regression over what the product itself sees of a line.
// Without `--write` it prints how many of the hand-written lines a table finds that was fitted without them.
//   node test/bench/fit/steering.ts FOLDER...            folders of published instruction files, which teach what is harmless
//   node test/bench/fit/steering.ts --write FOLDER...    fits to everything and writes the table
// Method and limits: test/corpus/README.md.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { steering_features } from '#core/policy/effects/text/steer/words.ts'
import {
  type Example,
  feature_numbers,
  fit_model,
  type Method,
  type Model,
  rows_of,
  weight_of,
} from '#test/bench/fit/logistic.ts'

interface Line {
  by: string
  planted: boolean
  line: string
  features: readonly number[]
}

const HERE = import.meta.dirname
const LINES = join(HERE, '../../corpus/steering/lines.jsonl')
const TABLE = join(HERE, '../../../core/policy/effects/text/steer/table.ts')
const METHOD: Method = { rounds: 12, rate: 0.25, shrink: 0.006, smallest: 0.3, start: -3 }
const MAX_DOCUMENT_CHARS = 20_000
/** Lines that hold a feature before it is learned at all: among the planted ones, or among all. */
const SEEN = { planted: 5, all: 12, planted_pair: 12, pair: 40 } as const
/** Lines by hand count more than those out of parts, which hold what is forbidden beside what is asked for. */
const BY_HAND = 3
/** The lines of a document that teach in each round: those that look worst, and some others. */
const WORST = 3
const OTHERS = 16
/** Weights at which the shares are printed. */
const MARKS = [-1.5, -1, -0.5, 0, 0.5, 1] as const

const { names, number_of } = feature_numbers()
const features_in = (line: string) => [...steering_features(line)].map(number_of)

function labelled(): Line[] {
  const lines = readFileSync(LINES, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const read: Omit<Line, 'features'> = JSON.parse(line)
    return { ...read, features: features_in(read.line) }
  })
}

/** The features of each line of each document, without copies of the same one. */
function documents(folders: readonly string[]): (readonly number[])[][] {
  const known = new Set<string>()
  return folders.flatMap((folder) =>
    globSync('**/{*.md,*.mdc,.cursorrules}', { cwd: folder })
      .filter((name) => !/README|CHANGELOG|node_modules|\/docs\//.test(name))
      .sort()
      .flatMap((name) => {
        const text = readFileSync(join(folder, name), 'utf8')
        if (text.length > MAX_DOCUMENT_CHARS || known.has(text)) return []
        known.add(text)
        const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*```/.test(line))
        return [lines.map(features_in)]
      }),
  )
}

function is_learned(lines: readonly Line[], harmless: readonly (readonly number[])[][]): (feature: number) => boolean {
  const planted = new Uint32Array(names.length)
  const all = new Uint32Array(names.length)
  for (const { features, planted: is_planted } of lines)
    for (const feature of features) {
      if (is_planted) planted[feature] = (planted[feature] ?? 0) + 1
      else all[feature] = (all[feature] ?? 0) + BY_HAND
    }
  for (const features of harmless.flat()) for (const feature of features) all[feature] = (all[feature] ?? 0) + 1
  return (feature) => {
    const name = names[feature] ?? ''
    if (name.startsWith('k:')) return true
    const pair = name.includes('_') && !/^[A-Z]+_[A-Z]+$/.test(name)
    const seen = { planted: planted[feature] ?? 0, all: all[feature] ?? 0 }
    return pair
      ? seen.planted >= SEEN.planted_pair || seen.all >= SEEN.pair
      : seen.planted >= SEEN.planted || seen.all >= SEEN.all
  }
}

function fit(lines: readonly Line[], harmless: readonly (readonly number[])[][]): Model {
  const own = lines.map(({ by, planted, features }) => ({
    features,
    positive: planted,
    counts: by === 'hand' ? BY_HAND : 1,
  }))
  return fit_model(METHOD, names.length, is_learned(lines, harmless), (model, random) => {
    const taught = harmless.flatMap((document) => {
      const ranked = document
        .map((features) => ({ features, weight: weight_of(model, features) }))
        .sort((one, other) => other.weight - one.weight)
      const others = Array.from({ length: OTHERS }, () => ranked[Math.floor(random() * ranked.length)])
      return [...ranked.slice(0, WORST), ...others].flatMap((one): Example[] =>
        one === undefined ? [] : [{ features: one.features, positive: false, counts: 1 }],
      )
    })
    return [...own, ...taught]
  })
}

function report(lines: readonly Line[], harmless: readonly (readonly number[])[][]): void {
  const is_asked = (line: Line) => line.by === 'hand'
  const model = fit(
    lines.filter((line) => !is_asked(line) || !line.planted),
    harmless,
  )
  const by_hand = lines.filter((line) => is_asked(line) && line.planted)
  for (const mark of MARKS) {
    const caught = by_hand.filter(({ features }) => weight_of(model, features) > mark).length
    const files = harmless.filter((document) => document.some((features) => weight_of(model, features) > mark)).length
    process.stdout.write(
      `above ${mark}: ${caught} of ${by_hand.length} planted lines, ${files} of ${harmless.length} documents\n`,
    )
  }
}

function write_table(model: Model): void {
  const head = readFileSync(TABLE, 'utf8').split('/** Where every line begins. */')[0] ?? ''
  writeFileSync(
    TABLE,
    `${head}/** Where every line begins. */
export const START = ${model.start}
/** Weights with the features that have them. */
export const STEERINGS: readonly (readonly [weight: number, features: string])[] = [
${rows_of(model, names)}
]
`,
  )
}

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const lines = labelled()
const harmless = documents(positionals)
if (values.write) write_table(fit(lines, harmless))
else report(lines, harmless)
