// Work counters of one analysis and the scan that admits a text to the parser. Nothing here reads a clock: the same text always
// costs the same number of units, and running out of units is a verdict (`exhausted`), not an error. Source: ENGINE 2.3.
import {
  AMPERSAND,
  BACKTICK,
  LESS,
  NEWLINE,
  OPENING_BRACE,
  OPENING_BRACKET,
  OPENING_PAREN,
  PIPE,
  SEMICOLON,
} from '#core/policy/parse/text/ascii.ts'

/** Longest text handed to the parser, characters, after quoted heredoc bodies are cut out. */
export const MAX_PARSE_CHARS = 32_768
/** Statement separators (`;`, `|`, `&`, newline) of a text that is parsed in full. */
export const MAX_SEPARATORS = 4096
/** Opening brackets and backticks of a text that is parsed in full. */
const MAX_OPENERS = 4096
/** Heredoc operators of one text; the parser's queue of them is quadratic. */
const MAX_HEREDOCS = 64
/**
 * Tree nodes visited: commands, words, parts of words. ENGINE 2.3 has 4 096; with those a mixture of dear commands takes 8 ms instead
 * of 5. Commands of agents need 390 at most, and of 760 scripts of a Debian system 25 need more instead of 16.
 */
const MAX_NODES = 2560
/** Nesting of substitutions, compound commands and code strings. */
export const MAX_DEPTH = 64
/** Nesting of substitutions alone; every level reads its text again. */
export const MAX_SUBSTITUTION_DEPTH = 16
/** Characters read again because they stand inside a substitution or a code string. */
const MAX_REREAD_CHARS = 32_768
/** Wrappers around one command. */
export const MAX_UNWRAPS = 16
/** Code strings inside code strings. */
export const MAX_NESTED_SCRIPTS = 8
/** Alternatives of one word with braces. */
export const MAX_BRACE_WORDS = 64
/** Fields of an array that are told apart; further ones are not known. */
export const MAX_FIELDS = 256
/** Characters of one evaluated substitution or variable. */
export const MAX_VALUE_CHARS = 4096
/** Commands and code pieces of one analysis; lines of agents have 25 at most. */
export const MAX_COMMANDS = 424
/** Handlers of `trap` that wait for the end of the text; more are judged where they stand. */
export const MAX_TRAPS = 16
/** Redirections of one command; people write three. */
export const MAX_REDIRECTIONS = 48
/** Ways by which what one command prints reaches another. */
export const MAX_FLOWS = 512
/** Commands that only the tolerant splitter saw, in addition: those at the end of a text are not lost because its walk was full. */
export const MAX_ROUGH_COMMANDS = 256
/** Passes of a loop over a literal list that are followed one by one: outermost, inside one loop, deeper. */
export const MAX_LOOP_PASSES = [16, 4, 2] as const

/** Commands performed in addition because a name in them has one of a few values. */
export const MAX_SPLITS = 24

/** Upper bound of `Analysis.work` for any input: every unit is a node or 16 characters read again. */
export const MAX_WORK = MAX_NODES + MAX_REREAD_CHARS / 16 + 64

/** What one analysis has spent. */
export interface Budget {
  nodes: number
  reread_chars: number
  exhausted: boolean
}

/** A fresh budget. */
export function open_budget(): Budget {
  return { nodes: 0, reread_chars: 0, exhausted: false }
}

/** Pays for one visited node; false when nothing is left, and then the walk must stop. */
export function spend_node(budget: Budget): boolean {
  if (budget.exhausted) return false
  budget.nodes += 1
  if (budget.nodes >= MAX_NODES) budget.exhausted = true
  return !budget.exhausted
}

/** Pays for text that is parsed or scanned again; false when nothing is left. */
export function spend_text(budget: Budget, chars: number): boolean {
  if (budget.exhausted) return false
  budget.reread_chars += chars
  if (budget.reread_chars > MAX_REREAD_CHARS) {
    budget.reread_chars = MAX_REREAD_CHARS
    budget.exhausted = true
  }
  return !budget.exhausted
}

/** Units spent, for `Analysis.work`. */
export function count_work(budget: Budget): number {
  return budget.nodes + Math.ceil(budget.reread_chars / 16)
}

/** True when the text may go to the parser as it is. One linear pass. */
export function admits(text: string): boolean {
  if (text.length > MAX_PARSE_CHARS) return false
  // A text shorter than the limits cannot exceed them.
  if (text.length <= MAX_SEPARATORS && text.length <= MAX_OPENERS && !text.includes('<<')) return true
  let separators = 0
  let heredocs = 0
  let openers = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    // Half of the characters of a text lie behind all the signs of the second kind.
    if (code > LESS) {
      if (code === PIPE) separators += 1
      else if (code === OPENING_BRACE || code === OPENING_BRACKET || code === BACKTICK) openers += 1
    } else if (code === NEWLINE || code === SEMICOLON || code === AMPERSAND) separators += 1
    else if (code === OPENING_PAREN) openers += 1
    else if (code === LESS && text.charCodeAt(i + 1) === LESS) {
      heredocs += 1
      i += 1
    }
  }
  return separators <= MAX_SEPARATORS && openers <= MAX_OPENERS && heredocs <= MAX_HEREDOCS
}
