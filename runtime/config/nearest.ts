// What somebody meant who typed a name that does not exist.

/** One mistake in this many letters still points at a name; beyond that a list of all says more than a guess. */
const LETTERS_PER_TYPO = 3

/**
 * The one of `all` that was probably meant; null when there is none with as few typing mistakes. A name that was only cut short, or
 * made longer, is meant however much of it is missing.
 */
export function nearest(name: string, all: readonly string[]): string | null {
  const related = all.filter((other) => other.startsWith(`${name}_`) || name.startsWith(`${other}_`))
  const known = related.length > 0 ? related : all
  let best: string | null = null
  let best_distance = related.length > 0 ? Number.POSITIVE_INFINITY : Math.floor(name.length / LETTERS_PER_TYPO) + 1
  for (const other of known) {
    const distance = edit_distance(name, other)
    if (distance < best_distance) [best, best_distance] = [other, distance]
  }
  return best
}

/** `, did you mean <name>?` for the end of a sentence; empty when nothing is near. */
export function did_you_mean(name: string, all: readonly string[]): string {
  const meant = nearest(name, all)
  return meant === null ? '' : `, did you mean ${meant}?`
}

/**
 * Insertions, deletions and replacements of one character, and neighbours that changed places, between two names; names are
 * cut at 128 characters.
 */
function edit_distance(left: string, right: string): number {
  const short = left.slice(0, 128)
  let before: number[] = []
  let row = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let i = 1; i <= short.length; i++) {
    const next = [i]
    for (let j = 1; j <= right.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (short[i - 1] === right[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && short[i - 1] === right[j - 2] && short[i - 2] === right[j - 1]
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : replaced
      next.push(Math.min(replaced, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[right.length] ?? 0
}
