// Unified diff of two small texts, for people who want to see a change to their settings before it is written.

/** Lines of unchanged text around a change. */
const CONTEXT = 3

interface Line {
  mark: ' ' | '-' | '+'
  text: string
}

/** `diff -u` form with both names; empty when nothing differs. */
export function unified_diff(path: string, before: string | null, after: string | null): string {
  if (before === after) return ''
  const lines = compare(split(before), split(after))
  const head = [`--- ${before === null ? '/dev/null' : path}`, `+++ ${after === null ? '/dev/null' : path}`]
  return [...head, ...hunks(lines)].join('\n')
}

function split(text: string | null): string[] {
  if (text === null || text === '') return []
  const lines = text.split('\n')
  if (lines.at(-1) === '') return lines.slice(0, -1)
  return [...lines.slice(0, -1), `${lines.at(-1)}\n\\ No newline at end of file`]
}

/** Longest common subsequence behind the common head and tail; settings differ in few lines. */
function compare(before: string[], after: string[]): Line[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head++
  let tail = 0
  const room = Math.min(before.length, after.length) - head
  while (tail < room && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  const old_middle = before.slice(head, before.length - tail)
  const new_middle = after.slice(head, after.length - tail)
  const same = (text: string): Line => ({ mark: ' ', text })
  return [
    ...before.slice(0, head).map(same),
    ...subsequence(old_middle, new_middle),
    ...before.slice(before.length - tail).map(same),
  ]
}

function subsequence(before: string[], after: string[]): Line[] {
  const width = after.length + 1
  const common = new Uint32Array((before.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      common[row * width + column] =
        before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const lines: Line[] = []
  let row = 0
  let column = 0
  while (row < before.length || column < after.length) {
    const [old_text, new_text] = [before[row], after[column]]
    if (old_text !== undefined && old_text === new_text) {
      lines.push({ mark: ' ', text: old_text })
      row++
      column++
    } else if (new_text === undefined || (old_text !== undefined && at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ mark: '-', text: old_text ?? '' })
      row++
    } else {
      lines.push({ mark: '+', text: new_text })
      column++
    }
  }
  return lines
}

function hunks(lines: Line[]): string[] {
  const out: string[] = []
  const changed = lines.flatMap((line, index) => (line.mark === ' ' ? [] : [index]))
  let from = 0
  while (from < changed.length) {
    let to = from
    while (to + 1 < changed.length && (changed[to + 1] ?? 0) - (changed[to] ?? 0) <= 2 * CONTEXT) to++
    const start = Math.max(0, (changed[from] ?? 0) - CONTEXT)
    const end = Math.min(lines.length, (changed[to] ?? 0) + CONTEXT + 1)
    out.push(hunk_head(lines, start, end), ...lines.slice(start, end).map((line) => line.mark + line.text))
    from = to + 1
  }
  return out
}

function hunk_head(lines: Line[], start: number, end: number): string {
  const count = (mark: '-' | '+', from: number, to: number) =>
    lines.slice(from, to).filter((line) => line.mark === ' ' || line.mark === mark).length
  const range = (mark: '-' | '+') => {
    const length = count(mark, start, end)
    return `${count(mark, 0, start) + (length === 0 ? 0 : 1)},${length}`
  }
  return `@@ -${range('-')} +${range('+')} @@`
}
