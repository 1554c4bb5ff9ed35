// Logistic regression over features that are there or not, as the tables of words in the product are fitted (fit-wording.ts,
// fit-tools.ts): AdaGrad, weights drawn to zero after each round, features left out at random. The same input gives the same table.

/** Where every example begins, and what each feature adds, by its number. */
export interface Model {
  start: number
  weights: Float64Array
}

/** What is learned from once. */
export interface Example {
  features: readonly number[]
  positive: boolean
  /** How much it counts; 1 is one example. */
  counts: number
}

/** What differs from table to table. */
export interface Method {
  rounds: number
  rate: number
  /** What each weight loses in a round. */
  shrink: number
  /** Weights below it are left out of the table. */
  smallest: number
  start: number
}

/** Rounds before weights are drawn to zero. */
const FREE_ROUNDS = 4
const DECAY = 0.003
/** Share of features that are left out each time, so that no weight relies on another one. */
const LEFT_OUT = 0.2
/** Beyond it the curve is flat. */
const MOST = 30

/** Numbers features in the order in which they are met. */
export function feature_numbers(): { names: readonly string[]; number_of: (name: string) => number } {
  const names: string[] = []
  const numbers = new Map<string, number>()
  const number_of = (name: string) => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, names.length)
    return names.push(name) - 1
  }
  return { names, number_of }
}

/** The same numbers each time: 0 to 1. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

export const weight_of = (model: Model, features: readonly number[]): number =>
  features.reduce((total, feature) => total + (model.weights[feature] ?? 0), model.start)

/** Fits `size` weights, those of features that are learned; `examples_of` chooses what each round learns from. */
export function fit_model(
  method: Method,
  size: number,
  is_learned: (feature: number) => boolean,
  examples_of: (model: Model, random: () => number) => readonly Example[],
): Model {
  const random = chance(12_345)
  const model: Model = { start: method.start, weights: new Float64Array(size) }
  const steps = new Float64Array(size).fill(1e-4)
  for (let round = 0; round < method.rounds; round++) {
    const order = examples_of(model, random).map((example) => ({ example, at: random() }))
    order.sort((one, other) => one.at - other.at)
    if (round >= FREE_ROUNDS)
      model.weights = model.weights.map((weight) => Math.sign(weight) * Math.max(Math.abs(weight) - method.shrink, 0))
    for (const { example } of order) {
      const features = example.features.filter((feature) => is_learned(feature) && random() >= LEFT_OUT)
      const weight = (weight_of(model, features) - model.start) / (1 - LEFT_OUT) + model.start
      const likely = 1 / (1 + Math.exp(-Math.max(-MOST, Math.min(MOST, weight))))
      const error = (likely - (example.positive ? 1 : 0)) * example.counts
      for (const feature of features) {
        const now = model.weights[feature] ?? 0
        const slope = error + DECAY * now
        const step = (steps[feature] ?? 0) + slope * slope
        steps[feature] = step
        model.weights[feature] = now - (method.rate * slope) / Math.sqrt(step)
      }
      model.start -= 0.01 * error
    }
  }
  return {
    start: eighths(model.start),
    weights: model.weights.map((weight) => (Math.abs(weight) < method.smallest ? 0 : eighths(weight))),
  }
}

const eighths = (weight: number) => Math.round(weight * 8) / 8

/** The rows of a table, heaviest first: `[weight, 'names']`, to be formatted. */
export function rows_of(model: Model, names: readonly string[]): string {
  const by_weight = new Map<number, string[]>()
  model.weights.forEach((weight, at) => {
    if (weight !== 0) by_weight.set(weight, [...(by_weight.get(weight) ?? []), names[at] ?? ''])
  })
  return [...by_weight]
    .sort(([one], [other]) => other - one)
    .map(([weight, own]) => {
      const lines = lines_of(own.sort())
      return `  [${weight}, ${lines.map(quoted).join(' +\n')}],`
    })
    .join('\n')
}

/** As many names as a line of the sources takes. */
const LINE_CHARS = 104

/** The names joined by blanks, in lines that end with the blank that parts them from the next. */
function lines_of(names: readonly string[]): string[] {
  const lines: string[] = []
  names.forEach((name, at) => {
    const piece = at === names.length - 1 ? name : `${name} `
    const line = lines.at(-1)
    if (line === undefined || line.length + piece.length > LINE_CHARS) lines.push(piece)
    else lines[lines.length - 1] = line + piece
  })
  return lines
}

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
