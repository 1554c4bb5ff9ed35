// The tolerant splitter: one linear pass that cuts text at operators and blanks without understanding it. It runs where the parser
// stopped (an error tail) and when a text is over budget, and it may only add commands. Source: ENGINE 2.2 and 2.3.
import {
  AMPERSAND,
  BACKSLASH,
  BACKTICK,
  CLOSING_PAREN,
  DOLLAR,
  DOUBLE_QUOTE,
  HASH,
  NEWLINE,
  OPENING_BRACKET,
  OPENING_PAREN,
  PIPE,
  QUESTION,
  SEMICOLON,
  SINGLE_QUOTE,
  SPACE,
  STAR,
  TAB,
} from '#core/policy/parse/text/ascii.ts'

/** Characters looked at from the start of the text, and at the end of a longer one. */
export const MAX_TOLERANT_CHARS = 49_152
/** Characters looked at before its end. */
export const MAX_TOLERANT_TAIL_CHARS = 16_384
/** Commands given from the start of the text, and the last ones of a text with more. */
const MAX_FIRST_COMMANDS = 192
const MAX_LAST_COMMANDS = 64
const MAX_WORDS = 64

/** A word as far as one can tell: quotes and backslashes removed. */
export interface RoughWord {
  text: string
  start: number
  end: number
  quoted: boolean
  /** It holds `$` or a backtick. */
  dynamic: boolean
  /** It holds a glob character outside quotes. */
  pattern: boolean
}

/** Words between two operators. */
export interface RoughCommand {
  words: RoughWord[]
  /** A pipe stands in front of it. */
  piped_from: boolean
  /** A pipe stands behind it. */
  piped: boolean
}

const KEYWORDS: ReadonlySet<string> = new Set(
  'if then else elif fi do done while until for in case esac { } ( ) ! time and or not begin end function'.split(' '),
)

/** Splits from `from` on. Heads that are keywords are dropped, so that `then rm x` gives `rm x`. */
export function split_tolerantly(source: string, from: number): RoughCommand[] {
  const end = Math.min(source.length, from + MAX_TOLERANT_CHARS)
  const commands = split_range(source, from, end)
  if (end === source.length) return commands
  return [...commands, ...split_range(source, Math.max(end, source.length - MAX_TOLERANT_TAIL_CHARS), source.length)]
}

// The first commands and the last ones; a run of equal commands counts once.
function split_range(source: string, from: number, end: number): RoughCommand[] {
  const first: RoughCommand[] = []
  const last: RoughCommand[] = []
  let count = 0
  let previous = ''
  let words: RoughWord[] = []
  let piped_from = false
  let i = from
  const close = (pipe: boolean) => {
    while (words.length > 0 && !words[0]?.quoted && KEYWORDS.has(words[0]?.text ?? '')) words.shift()
    const text = words.length === 0 ? '' : source.slice(words[0]?.start, words.at(-1)?.end)
    if (words.length > 0 && text !== previous) {
      const command: RoughCommand = { words, piped_from, piped: pipe }
      if (first.length < MAX_FIRST_COMMANDS) first.push(command)
      else last[count++ % MAX_LAST_COMMANDS] = command
      previous = text
    }
    words = []
    piped_from = pipe
  }
  while (i < end) {
    const code = source.charCodeAt(i)
    if (is_blank(code)) {
      i += 1
    } else if (code === PIPE) {
      close(source[i + 1] !== '|')
      i += source[i + 1] === '|' || source[i + 1] === '&' ? 2 : 1
    } else if (is_break(code)) {
      close(false)
      i += 1
    } else if (code === HASH && words.length === 0) {
      const newline = source.indexOf('\n', i)
      i = newline === -1 ? end : newline
    } else {
      const word = read_rough(source, i, end)
      if (words.length < MAX_WORDS && word.text !== '') words.push(word)
      i = Math.max(word.end, i + 1)
    }
  }
  close(false)
  if (count <= MAX_LAST_COMMANDS) return [...first, ...last]
  const at = count % MAX_LAST_COMMANDS
  const ordered = [...last.slice(at), ...last.slice(0, at)]
  // Text in front of the oldest one kept is gone.
  const oldest = ordered[0]
  if (oldest !== undefined) oldest.piped_from = false
  return [...first, ...ordered]
}

function is_blank(code: number): boolean {
  return code === SPACE || code === TAB
}

// Whatever stands behind may be a command.
function is_break(code: number): boolean {
  if (code === NEWLINE || code === SEMICOLON || code === AMPERSAND) return true
  return code === OPENING_PAREN || code === CLOSING_PAREN || code === BACKTICK
}

function read_rough(source: string, start: number, limit: number): RoughWord {
  let text = ''
  let quoted = false
  let dynamic = false
  let pattern = false
  let i = start
  // Start of a run of plain characters, copied in one piece.
  let from = start
  for (; i < limit; i++) {
    const code = source.charCodeAt(i)
    if (is_blank(code) || code === PIPE || is_break(code)) break
    if (code === SINGLE_QUOTE || code === DOUBLE_QUOTE) {
      text += source.slice(from, i)
      from = i + 1
      i = end_of_quote(source, from, limit, code)
      const inside = source.slice(from, i)
      quoted = true
      if (code === DOUBLE_QUOTE && /[$`]/.test(inside)) dynamic = true
      // A quote that never closes ends with the line: the rest may be commands.
      if (i === limit || source.charCodeAt(i) !== code) break
      text += inside
      from = i + 1
      continue
    }
    if (code === BACKSLASH) {
      text += source.slice(from, i)
      i += 1
      from = source.charCodeAt(i) === NEWLINE ? i + 1 : i
      continue
    }
    if (code === DOLLAR) dynamic = true
    if (code === STAR || code === QUESTION || code === OPENING_BRACKET) pattern = true
  }
  text += source.slice(from, Math.min(i, limit))
  return { text, start, end: i, quoted, dynamic, pattern }
}

/** Position of the closing quote, or of the end of the line or text that comes before one. */
function end_of_quote(source: string, from: number, limit: number, quote: number): number {
  let i = from
  while (i < limit && source.charCodeAt(i) !== quote && source.charCodeAt(i) !== NEWLINE) i += 1
  return i
}
