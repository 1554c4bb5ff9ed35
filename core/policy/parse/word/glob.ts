// Shell patterns.

/** Shell pattern match of a whole text; linear backtracking over one star at a time. */
export function match_glob(glob: string, text: string): boolean {
  let g = 0
  let t = 0
  let star = -1
  let mark = 0
  while (t < text.length) {
    const size = g < glob.length ? match_one(glob, g, text.charAt(t)) : 0
    if (size > 0) {
      g += size
      t += 1
    } else if (glob[g] === '*') {
      star = g
      mark = t
      g += 1
    } else if (star !== -1) {
      g = star + 1
      mark += 1
      t = mark
    } else return false
  }
  while (glob[g] === '*') g += 1
  return g === glob.length
}

// Length of the pattern element at `g` when it matches `c`, else 0. A star is not an element.
function match_one(glob: string, g: number, c: string): number {
  const p = glob[g]
  if (p === '*') return 0
  if (p === '?') return 1
  if (p === '\\' && g + 1 < glob.length) return glob[g + 1] === c ? 2 : 0
  if (p !== '[') return p === c ? 1 : 0
  const close = glob.indexOf(']', g + 2)
  if (close === -1) return c === '[' ? 1 : 0
  const negated = glob[g + 1] === '!' || glob[g + 1] === '^'
  const hit = is_member(glob, g + (negated ? 2 : 1), close, c)
  return hit !== negated ? close - g + 1 : 0
}

/** Whether a class such as `a-z_` between two positions has a character. */
function is_member(glob: string, from: number, close: number, c: string): boolean {
  for (let i = from; i < close; i++) {
    const low = glob.charAt(i)
    if (glob[i + 1] === '-' && i + 2 < close) {
      if (c >= low && c <= glob.charAt(i + 2)) return true
      i += 2
    } else if (low === c) return true
  }
  return false
}
