// Long regular expressions put together from parts that fit on a line and have room for a word on what they stand for. It is done
// once, while a module loads; never where something is judged. Each part is a pattern of its own, so that an editor and the analysis
// of test/patterns.test.ts read it; what they make together is analysed as well.

type Parts = readonly [RegExp, ...RegExp[]]

/** What one of these takes, tried in this order: `/a|b/`. All parts are written with the same flags, which it has as well. */
export function one_of(...parts: Parts): RegExp {
  return new RegExp(joined(parts), parts[0].flags)
}

/** A text that one of these takes from its beginning to its end: `/^(?:a|b)$/`. */
export function whole(...parts: Parts): RegExp {
  return new RegExp(`^(?:${joined(parts)})$`, parts[0].flags)
}

/** A pattern between two pieces of source: `within('\\.', one_of(/a/, /b/), 's?$')` is `/\.(?:a|b)s?$/`. */
export function within(before: string, pattern: RegExp, after: string): RegExp {
  return new RegExp(`${before}(?:${pattern.source})${after}`, pattern.flags)
}

const joined = (parts: Parts) => parts.map(({ source }) => source).join('|')
