// Cuts the bodies of heredocs that are pure data out of a long text, so that writing a long file stays cheap to judge. A body is
// data when its delimiter is quoted, or when it holds nothing that expands. Source: ENGINE 2.3.
import type { Cut, Origin } from '#core/policy/parse/text/origin.ts'

/** Longest text whose heredocs are cut out. */
export const MAX_CUT_CHARS = 262_144
const MAX_CUTS = 64

/** A text without its data bodies, and where they were. */
export interface CutText {
  text: string
  cuts: Cut[]
  /** True when the walk met every cut as the body of a heredoc; a cut nobody met was not data. */
  confirmed(origin: Origin): boolean
}

/** The text without data bodies; null when there are none or the text is too long. */
export function cut_heredocs(source: string): CutText | null {
  if (source.length > MAX_CUT_CHARS || !source.includes('<<')) return null
  const cuts: Cut[] = []
  let text = ''
  let copied = 0
  let line = 0
  while (line < source.length && cuts.length < MAX_CUTS) {
    const end = end_of_line(source, line)
    const marks = find_marks(source.slice(line, end))
    let next = end + 1
    for (const mark of marks) {
      const close = find_close(source, next, mark)
      // A heredoc that never closes takes the rest of the text; nothing after it can be trusted to be a body.
      if (close === null) return cuts.length === 0 ? null : finish_cut(source, text, copied, cuts)
      const body = source.slice(next, close.start)
      if (mark.quoted || !/[$`\\]/.test(body)) {
        text += source.slice(copied, next)
        cuts.push({ at: text.length, text: body })
        copied = close.start
      }
      next = close.end
    }
    line = next
  }
  return cuts.length === 0 ? null : finish_cut(source, text, copied, cuts)
}

function finish_cut(source: string, text: string, copied: number, cuts: Cut[]): CutText {
  return {
    text: text + source.slice(copied),
    cuts,
    confirmed: (origin) => (origin.cuts ?? []).every((cut) => cut.met === true || cut.text === ''),
  }
}

interface Mark {
  word: string
  quoted: boolean
  tabs: boolean
}

function end_of_line(source: string, from: number): number {
  const at = source.indexOf('\n', from)
  return at === -1 ? source.length : at
}

/** A line that is longer opens no here-document; nobody writes one. */
const MAX_LINE_CHARS = 65_536
/** Here-documents that one line opens; the others stay text. */
const MAX_MARKS = 8

function find_marks(line: string): Mark[] {
  if (line.length > MAX_LINE_CHARS) return []
  const marks: Mark[] = []
  for (const match of line.matchAll(/<<(-?)[ \t]*(?:'([^'\n]+)'|"([^"\n$`\\]+)"|\\?([A-Za-z_][\w.-]*))/g)) {
    const at = match.index
    if (line[at - 1] === '<' || line[at + 2] === '<') continue
    const word = match[2] ?? match[3] ?? match[4] ?? ''
    marks.push({ word, quoted: match[4] === undefined || match[0].includes('\\'), tabs: match[1] === '-' })
    if (marks.length >= MAX_MARKS) break
  }
  return marks
}

function find_close(source: string, from: number, mark: Mark): { start: number; end: number } | null {
  let at = from
  while (at < source.length) {
    const end = end_of_line(source, at)
    const size = end - at
    if (size === mark.word.length && source.startsWith(mark.word, at))
      return { start: at, end: Math.min(end + 1, source.length) }
    if (mark.tabs && source.slice(at, end).replace(/^\t+/, '') === mark.word) return { start: at, end: end + 1 }
    at = end + 1
  }
  return null
}
