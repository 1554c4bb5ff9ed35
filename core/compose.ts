// Composes long regular expressions from parts that fit on a line and can carry a comment. Use it for constants of
// modules only, never while judging. Each part is a pattern literal, so that editors and test/patterns.test.ts can
// analyse it; the composed pattern is analysed as well.

type Parts = readonly [RegExp, ...RegExp[]]

/**
 * Alternatives, tried in this order: `one_of(/a/, /b/)` is `/a|b/`. All parts must have the same flags, which the
 * result has too.
 */
export function one_of(...parts: Parts): RegExp {
  return new RegExp(joined(parts), parts[0].flags)
}

/** Parts in sequence: `in_turn(/a/, /b/)` is `/ab/`. A part that is a choice needs its own brackets. */
export function in_turn(...parts: Parts): RegExp {
  return new RegExp(parts.map(({ source }) => source).join(''), parts[0].flags)
}

/** Alternatives in brackets, as a part of a larger pattern: `choice(/a/, /b/)` is `/(?:a|b)/`. */
export function choice(...parts: Parts): RegExp {
  return new RegExp(`(?:${joined(parts)})`, parts[0].flags)
}

/** Alternatives that must match a text from beginning to end: `whole(/a/, /b/)` is `/^(?:a|b)$/`. */
export function whole(...parts: Parts): RegExp {
  return new RegExp(`^(?:${joined(parts)})$`, parts[0].flags)
}

/** Alternatives between two pieces of pattern source: `within('\\.', [/a/, /b/], 's?$')` is `/\.(?:a|b)s?$/`. */
export function within(before: string, parts: Parts, after: string): RegExp {
  return new RegExp(`${before}(?:${joined(parts)})${after}`, parts[0].flags)
}

/**
 * Patterns with the same flags as one each: one of the result matches where one of the patterns does. For texts that
 * most often match none: one large pattern is in the processor's caches where many small ones are not. Null where a
 * pattern refers back to its own groups, whose numbers would change.
 *
 * Not one pattern with inline flags for all of them: V8 13.6 overlooks matches of `(?:a)|(?i:b)`.
 */
export function together(patterns: readonly RegExp[]): readonly RegExp[] | null {
  if (patterns.some(({ source }) => /\\[1-9k]/.test(source))) return null
  const by_flags = Map.groupBy(patterns, ({ flags }) => flags)
  return Array.from(by_flags, ([flags, some]) => new RegExp(some.map(({ source }) => `(?:${source})`).join('|'), flags))
}

const joined = (parts: Parts) => parts.map(({ source }) => source).join('|')
