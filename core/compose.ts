// Long regular expressions put together from parts that fit on a line and have room for a word on what they stand for. It is done
// once, while a module loads; never where something is judged. Each part is a pattern of its own, so that an editor and the analysis
// of test/patterns.test.ts read it; what they make together is analysed as well.

type Parts = readonly [RegExp, ...RegExp[]]

/** What one of these takes, tried in this order: `/a|b/`. All parts are written with the same flags, which it has as well. */
export function one_of(...parts: Parts): RegExp {
  return new RegExp(joined(parts), parts[0].flags)
}

/** What these take one after the other: `/ab/`. A choice among them stands in brackets. */
export function in_turn(...parts: Parts): RegExp {
  return new RegExp(parts.map(({ source }) => source).join(''), parts[0].flags)
}

/** One of these, in brackets, to stand beside other parts: `/(?:a|b)/`. */
export function choice(...parts: Parts): RegExp {
  return new RegExp(`(?:${joined(parts)})`, parts[0].flags)
}

/** A text that one of these takes from its beginning to its end: `/^(?:a|b)$/`. */
export function whole(...parts: Parts): RegExp {
  return new RegExp(`^(?:${joined(parts)})$`, parts[0].flags)
}

/** One of these between two pieces of source: `within('\\.', [/a/, /b/], 's?$')` is `/\.(?:a|b)s?$/`. */
export function within(before: string, parts: Parts, after: string): RegExp {
  return new RegExp(`${before}(?:${joined(parts)})${after}`, parts[0].flags)
}

const joined = (parts: Parts) => parts.map(({ source }) => source).join('|')
