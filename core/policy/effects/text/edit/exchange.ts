// Reads diffs as pairs of old and new text. Source: ENGINE 3 (tools by the shape of their arguments).

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

/** Lines around what changes that are kept, because they say what it is about. */
const CONTEXT_LINES = 4
/** Longer lines say nothing that people have written. */
const MAX_CONTEXT_CHARS = 4096

/** The part of an exchange that changes, without most of the lines in front and behind that stay as they are. */
export function changed_part({ from, to }: Exchange): Exchange {
  const before = from.split('\n')
  const after = to.split('\n')
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head++
  let tail = 0
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  if (head <= CONTEXT_LINES && tail <= CONTEXT_LINES && from.length <= MAX_CONTEXT_CHARS) return { from, to }
  const part = (context: number): Exchange => {
    const start = Math.max(0, head - context)
    const end = Math.max(0, tail - context)
    return {
      from: before.slice(start, before.length - end).join('\n'),
      to: after.slice(start, after.length - end).join('\n'),
    }
  }
  const wide = part(CONTEXT_LINES)
  return wide.from.length > MAX_CONTEXT_CHARS ? part(0) : wide
}
