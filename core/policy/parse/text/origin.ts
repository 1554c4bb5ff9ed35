// Positions: from the text being walked, which may be nested, decoded or shortened, to the raw source.

/** Maps positions of the text being walked to positions in the raw source. */
export interface Origin {
  base: number
  /** Heredoc bodies that were taken out of the text before it was parsed, in order. */
  cuts?: readonly Cut[] | undefined
  /** End of the text in the raw source; the parser may point past it. */
  limit: number
  /** When the text does not stand in the source letter by letter: the span of the word that holds it. */
  fixed: readonly [number, number] | null
}

/** One heredoc body that was taken out as data. */
export interface Cut {
  /** Where it stood in the shortened text. */
  at: number
  text: string
  /** Set when the walk reads it as the body of a heredoc. */
  met?: boolean
}

/** A position of the walked text as a span of the raw source. */
export function locate(origin: Origin, pos: number, end: number): readonly [number, number] {
  if (origin.fixed !== null) return origin.fixed
  const { base, cuts, limit } = origin
  if (cuts === undefined) return [Math.min(base + pos, limit), Math.min(base + end, limit)]
  return [Math.min(base + pos + cut_before(cuts, pos), limit), Math.min(base + end + cut_before(cuts, end), limit)]
}

/** Where code given as text stands: exact when it is in the source letter by letter, else the span of the word that holds it. */
export function origin_of(run: { readonly source: string }, text: string, span: readonly [number, number]): Origin {
  if (span[1] - span[0] < text.length) return { base: 0, limit: 0, fixed: span }
  const at = run.source.slice(span[0], span[1]).indexOf(text)
  return at === -1
    ? { base: 0, limit: 0, fixed: span }
    : { base: span[0] + at, limit: span[0] + at + text.length, fixed: null }
}

function cut_before(cuts: readonly Cut[], pos: number): number {
  let chars = 0
  for (const cut of cuts) {
    if (cut.at >= pos) break
    chars += cut.text.length
  }
  return chars
}
