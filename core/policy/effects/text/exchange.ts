// What diffs exchange: old text beside new, piece by piece. Source: ENGINE 3 (tools by the shape of their arguments).

/** Old text of a file, and what stands there afterwards. */
export interface Exchange {
  from: string
  to: string
}

/** Pieces of one diff that are looked at. */
const MAX_PIECES = 64

/** The exchanges of a diff: marked ones (`<<<<<<< SEARCH`), or its removed and added lines, hunk by hunk. */
export function exchanges_of(diff: string): readonly Exchange[] {
  return diff.includes('<<<<<') && diff.includes('>>>>>') ? marked(diff) : hunks(diff)
}

function marked(diff: string): readonly Exchange[] {
  const found: Exchange[] = []
  let side: 'from' | 'to' | null = null
  let piece = { from: [] as string[], to: [] as string[] }
  for (const line of diff.split('\n')) {
    if (line.startsWith('<<<<<')) {
      side = 'from'
      piece = { from: [], to: [] }
    } else if (/^={5,}\s?$/.test(line) && side === 'from') side = 'to'
    else if (line.startsWith('>>>>>')) {
      if (side === 'to') found.push({ from: piece.from.join('\n'), to: piece.to.join('\n') })
      side = null
      if (found.length >= MAX_PIECES) break
    } else if (side !== null && !/^(?::start_line:|-{5,}$)/.test(line)) piece[side].push(line)
  }
  return found
}

function hunks(diff: string): readonly Exchange[] {
  return diff
    .split(/^@@.*$/m, MAX_PIECES)
    .map((hunk) => {
      const lines = hunk.split('\n')
      return { from: side_of(lines, '-'), to: side_of(lines, '+') }
    })
    .filter(({ from, to }) => from !== '' || to !== '')
}

function side_of(lines: readonly string[], mark: '-' | '+'): string {
  return lines
    .filter((line) => line.startsWith(mark) && !line.startsWith(mark.repeat(3)))
    .map((line) => line.slice(1))
    .join('\n')
}
