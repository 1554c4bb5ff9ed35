// Whether a text for agents is worded like one that leads them astray. Each line is weighed by a table that was fitted
// to planted lines and to instruction files of real projects (test/bench/fit/steering.ts). Source: ENGINE 19 (category
// 16).
import { START, STEERINGS } from '#core/policy/effects/text/steer/table.ts'
import { steering_features } from '#core/policy/effects/text/steer/words.ts'

let weight_of: ReadonlyMap<string, number> | null = null

/** Weight of each feature; made for the first text, because many gateways see none. */
function weights(): ReadonlyMap<string, number> {
  weight_of ??= new Map(STEERINGS.flatMap(([weight, names]) => names.split(' ').map((name) => [name, weight] as const)))
  return weight_of
}

/** Whether the table has seen the word often enough to have an opinion of it. */
export function is_weighed(word: string): boolean {
  return weights().has(word)
}

/** What a line of a short text may weigh at most. */
const LEAST = -2
/** Lines a text may have before its heaviest one has to weigh more: out of many, some are heavy by chance. */
const FREE_LINES = 3
/** How much more for each e-fold of lines. */
const MORE_PER_LENGTH = 1

/** How much a line weighs, from very harmless to very astray. */
export function steering_of(line: string): number {
  const known = weights()
  let weight = START
  for (const feature of steering_features(line)) weight += known.get(feature) ?? 0
  return weight
}

/** What a line of a text of `count` lines may weigh. */
export function steering_bound(count: number, least = LEAST): number {
  return least + MORE_PER_LENGTH * Math.log(Math.max(1, count / FREE_LINES))
}

/** Whether a line of a text weighs more than `least`, or than a longer text may have. */
export function weighs_more(text: string, least: number): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const bound = steering_bound(lines.length, least)
  return lines.some((line) => steering_of(line) > bound)
}
