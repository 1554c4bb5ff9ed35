// Fits the table of wordings (core/review/detect/wording/table.ts) to labelled outputs and to documents that real projects ship: a
// logistic regression over what the product itself sees of a text. Without an argument it writes nothing and prints, for every author
// of the outputs, what a table finds that was fitted without him.
//   node test/bench/fit/wording.ts                  how well it generalises
//   node test/bench/fit/wording.ts --write          fits to everything and writes the table
// Folders of further documents may follow; they only teach what is harmless. `--also <file>` names outputs in the same form that are not
// kept here: those that others published. Method and limits: test/corpus/README.md.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { scan_text } from '#core/review/detect/normalize.ts'
import { without_samples } from '#core/review/detect/samples.ts'
import { START, WORDINGS } from '#core/review/detect/wording/table.ts'
import { features_in, stretches_of } from '#core/review/detect/wording/wording.ts'
import {
  type Example,
  feature_numbers,
  fit_model,
  type Method,
  type Model,
  rows_of,
  weight_of,
} from '#test/bench/fit/logistic.ts'

interface Text {
  author: string
  planted: boolean
  /** Features of every stretch, as numbers. */
  stretches: number[][]
}

const HERE = import.meta.dirname
const OUTPUTS = join(HERE, '../../corpus/wording/outputs.jsonl')
const TABLE = join(HERE, '../../../core/review/detect/wording/table.ts')
const DOCUMENTS = 'documents'
const MAX_STRETCHES = 400
const MAX_DOCUMENT_CHARS = 10_000
const MAX_DOCUMENTS = 3000
/** What has to be weighed more than to be reported, in the table that is written. */
const LEAST = -0.5
const METHOD: Method = { rounds: 14, rate: 0.25, shrink: 0.003, smallest: 0.2, start: -3 }
/** Texts that hold a feature before it is learned at all. */
const SEEN = { planted: 2, word: 5, pair: 8 } as const

const { names, number_of } = feature_numbers()

function stretches_in(text: string): number[][] {
  return stretches_of(without_samples(scan_text(text).lines).slice(0, MAX_STRETCHES)).map((stretch) =>
    features_in(stretch).map(number_of),
  )
}

function outputs(files: readonly string[]): Text[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const { author, kind, output, output_b64 } = JSON.parse(line)
        const text = output ?? Buffer.from(output_b64, 'base64').toString('utf8')
        return { author, planted: kind === 'injection', stretches: stretches_in(text) }
      }),
  )
}

function documents(folders: readonly string[]): Text[] {
  const files = folders.flatMap((folder) =>
    globSync('**/{*.md,README*,NEWS*,*.py}', { cwd: folder }).map((file) => join(folder, file)),
  )
  const step = Math.max(1, Math.ceil(files.length / MAX_DOCUMENTS))
  return files
    .sort()
    .filter((_, at) => at % step === 0)
    .flatMap((file) => {
      try {
        const text = readFileSync(file, 'utf8').slice(0, MAX_DOCUMENT_CHARS)
        return [{ author: DOCUMENTS, planted: false, stretches: stretches_in(text) }]
      } catch {
        // A folder that is named like a document.
        return []
      }
    })
}

/** The features that are worth a weight in these texts. */
function worth_learning(texts: readonly Text[]): Uint8Array {
  const planted = new Uint32Array(names.length)
  const all = new Uint32Array(names.length)
  for (const text of texts) {
    for (const feature of new Set(text.stretches.slice(0, 40).flat())) {
      all[feature] = (all[feature] ?? 0) + (text.planted ? 3 : 1)
      if (text.planted) planted[feature] = (planted[feature] ?? 0) + 1
    }
  }
  return Uint8Array.from(names, (name, at) => {
    const seen = all[at] ?? 0
    const single = !/[_>]/.test(name)
    return (planted[at] ?? 0) >= SEEN.planted || (single && seen >= SEEN.word) || seen >= SEEN.pair ? 1 : 0
  })
}

const heaviest = (model: Model, text: Text): number =>
  text.stretches.reduce((most, features) => Math.max(most, weight_of(model, features)), Number.NEGATIVE_INFINITY)

/** One stretch of a planted text carries the order, and nobody says which: the heaviest. A harmless text teaches with what looks worst. */
function lessons(model: Model, texts: readonly Text[], random: () => number): Example[] {
  return texts.flatMap((text): Example[] => {
    const ranked = text.stretches
      .map((features) => ({ features, weight: weight_of(model, features) }))
      .sort((one, other) => other.weight - one.weight)
    if (text.planted) return ranked.slice(0, 1).map(({ features }) => ({ features, positive: true, counts: 2 }))
    const counts = text.author === DOCUMENTS ? 0.7 : 1.5
    const some = Array.from({ length: 4 }, () => ranked[Math.floor(random() * ranked.length)])
    return [...ranked.slice(0, 6), ...(ranked.length > 6 ? some : [])].flatMap((one) =>
      one === undefined ? [] : [{ features: one.features, positive: false, counts }],
    )
  })
}

function fit(texts: readonly Text[]): Model {
  const learned = worth_learning(texts)
  return fit_model(
    METHOD,
    names.length,
    (feature) => learned[feature] === 1,
    (model, random) => lessons(model, texts, random),
  )
}

function report(texts: readonly Text[]): void {
  const authors = [...new Set(texts.map(({ author }) => author))].filter((author) => author !== DOCUMENTS)
  for (const author of authors) {
    const model = fit(texts.filter((text) => text.author !== author))
    const mine = texts.filter((text) => text.author === author)
    const share = (planted: boolean) => {
      const these = mine.filter((text) => text.planted === planted)
      const found = these.filter((text) => heaviest(model, text) > LEAST).length
      return `${found}/${these.length} ${((100 * found) / Math.max(1, these.length)).toFixed(1)} %`
    }
    process.stdout.write(`${author}: planted found ${share(true)}, harmless reported ${share(false)}\n`)
  }
}

/** The model with a share of the table in the tree, which knows texts that are not stored here. */
function with_kept(model: Model, share: number): Model {
  if (share === 0) return model
  const known = new Map(WORDINGS.flatMap(([weight, words]) => words.split(' ').map((word) => [word, weight] as const)))
  for (const name of known.keys()) number_of(name)
  const eighths = (weight: number) => Math.round(weight * 8) / 8
  const weights = Float64Array.from(names, (name, at) => {
    const weight = (model.weights[at] ?? 0) * (1 - share) + (known.get(name) ?? 0) * share
    return Math.abs(weight) < METHOD.smallest ? 0 : eighths(weight)
  })
  return { start: eighths(model.start * (1 - share) + START * share), weights }
}

function write_table(model: Model): void {
  const head = readFileSync(TABLE, 'utf8').split('/** Where every stretch begins. */')[0] ?? ''
  writeFileSync(
    TABLE,
    `${head}/** Where every stretch begins. */
export const START = ${model.start}
/** What a stretch has to weigh more than to be reported. */
export const LEAST = ${LEAST}
/** Weights with the words that have them. */
export const WORDINGS: readonly (readonly [weight: number, words: string])[] = [
${rows_of(model, names)}
]
`,
  )
}

const { values, positionals } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    keep: { type: 'string', default: '0' },
    also: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
})
const texts = [
  ...outputs([OUTPUTS, ...values.also]),
  ...documents([dirname(TABLE).replace(/core.*$/, 'node_modules'), ...positionals]),
]
if (values.write) write_table(with_kept(fit(texts), Number(values.keep)))
else report(texts)
