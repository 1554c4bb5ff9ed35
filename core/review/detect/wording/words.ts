// Splits a line into the words and signs that the table of wordings knows. Addresses, hosts, paths and numbers are
// replaced by a mark for their kind. Linear in the line. Source: ENGINE 16.
import type { Word } from '#core/review/detect/evidence/words.ts'

/** Words of one stretch of text that are looked at. */
export const MAX_WORDS = 160

const ADDRESS = /https?:\/\/\S+/g
const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,63}/g
const HOST =
  /\b(?:[a-z0-9-]{1,63}\.){1,6}(?:com|net|org|dev|example|test|io|xyz|info|co)\b(?:\/\S*)?|\b\d{1,3}(?:\.\d{1,3}){3}\b/g
const PATH = /(?:~|\.{1,2})?\/[\w.~-]{1,60}(?:\/[\w.~*-]{1,60}){0,8}/g
const WORD = /[a-z][a-z']{0,24}|[A-Z]{3,4}|[.!?:;,]|\d+/g
/** Names that samples and documents use for somebody; they say nothing. */
const NOBODY: ReadonlySet<string> = new Set([
  'acme',
  'mallory',
  'evil',
  'example',
  'x',
  'anon',
  'eve',
  'foo',
  'bar',
  'jsonl',
])
const SIGN = /^[.!?:;,#]$/

/** The words of one line, with signs and places, in order. */
export function wording_of(line: string): string[] {
  let plain = line.toLowerCase().replaceAll('’', "'")
  // Words that the line does not contain are skipped.
  if (plain.includes('://')) plain = plain.replace(ADDRESS, ' URL ')
  if (plain.includes('@')) plain = plain.replace(MAIL, ' MAIL ')
  if (plain.includes('.')) plain = plain.replace(HOST, ' HOST ')
  if (plain.includes('/')) plain = plain.replace(PATH, ' PATH ')
  return (plain.match(WORD) ?? []).slice(0, MAX_WORDS).map((word) => (/^\d/.test(word) ? '#' : word))
}

/** What the table may know of a stretch of words: each word once, each pair of neighbours once. */
export function features_of(words: readonly string[]): Set<string> {
  const features = new Set<string>()
  words.forEach((word, at) => {
    if (NOBODY.has(word)) return
    if (!SIGN.test(word)) features.add(word)
    const next = words[at + 1]
    if (next !== undefined && !NOBODY.has(next)) features.add(`${word}_${next}`)
  })
  return features
}

/** Where sentences begin: an order begins with its verb. */
export function starts_of(words: readonly string[]): string[] {
  return words.flatMap((word, at) =>
    !SIGN.test(word) && !NOBODY.has(word) && (at === 0 || ENDS.test(words[at - 1] ?? '')) ? [`^${word}`] : [],
  )
}
const ENDS = /^[.!?:;]$/

/** Kinds of words that say who does what to whom; the others only say what a text is about. */
const TELLING =
  /^(?:sure|maybe|you|user|me|do_|of_|secret_manner|unasked|authority|official|override|earlier|url|mail|persist|condition|please|notice|reader|role|humans|noted_key|path)/
/** How far apart two words of a pair may stand, and how many telling words may follow one. */
const PAIR_WORDS = 8
const PAIRS_PER_WORD = 4

/** Which kind of word follows which within a sentence: `do_send>of_secret`. */
export function class_pairs(words: readonly Word[]): Set<string> {
  const pairs = new Set<string>()
  const kinds = words.map(({ classes }) => classes.filter((name) => TELLING.test(name)))
  kinds.forEach((first, at) => {
    if (first.length === 0) return
    for (let to = at + 1, told = 0; to <= at + PAIR_WORDS && told < PAIRS_PER_WORD; to++) {
      const second = kinds[to]
      if (second === undefined || words[to]?.gap === 'sentence') return
      if (second.length > 0) told++
      for (const one of first) for (const other of second) pairs.add(`${one}>${other}`)
    }
  })
  return pairs
}
