// One tool output in the forms that detectors read: unchanged, folded to what a reader sees, and as lines of bounded
// length. Nothing is redacted before the scan, so redaction cannot hide a secret from it. Source: CONTRACT 16.1, ENGINE
// 16.
import { one_of } from '#core/compose.ts'
import { MAX_SCAN_CHARS, MAX_SCAN_LINE_CHARS } from '#core/limits.ts'
import { CONFUSABLES } from '#core/policy/parse/text/confusables.ts'

const INVISIBLE =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\u17b4\u17b5]|[\u180b-\u180d]|[\ufe00-\ufe0f]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal sequences are what is looked for.
const MOVES = /\u001b\[[0-9;?]{0,12}[A-HJKfsu]/g
const TAGS = /[\u{e0000}-\u{e007f}]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal sequences are what is removed.
const TERMINAL = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]?|\][^\u0007\u001b]{0,4096}(?:\u0007|\u001b\\)?)/g

/** Marks over Latin letters that are no letters of any language once what can be composed is: strokes, and whatever is piled up. */
const STRUCK = /(?<=[ -~])[\u0300-\u036f\u20d0-\u20f0]+/g

/** One output in the forms that detectors read. */
export interface ScanText {
  /** First MAX_SCAN_CHARS characters, unchanged. */
  raw: string
  /** NFKC without invisible characters and terminal sequences; scripts are kept. */
  plain: string
  /** Lines of `plain`, long ones cut with overlap; letters that imitate Latin ones in mixed words are folded. */
  lines: readonly string[]
  /** Words that mix Latin letters with look-alikes of other scripts. */
  mixed_words: number
}

/** Prepares one output; linear in its length. */
export function scan_text(output: string): ScanText {
  const raw = output.length > MAX_SCAN_CHARS ? output.slice(0, MAX_SCAN_CHARS) : output
  const plain = visible(raw)
  const folded = fold_words(plain)
  const lines = lines_of(folded.text)
  if (raw.includes('\u200b')) lines.push(...parted_by_nothing(raw))
  return { raw, plain, lines, mixed_words: folded.mixed }
}

/** Words of Latin letters with an invisible space between each two, at least so many in a line. */
const JOINED_WORDS = /[A-Za-z,.;:!?]\u200b+(?=[A-Za-z~/])/g
const MIN_JOINED = 4

/** Lines whose words are parted by what nobody sees, as they are meant. */
function parted_by_nothing(raw: string): string[] {
  return raw
    .split('\n')
    .filter((line) => (line.match(JOINED_WORDS)?.length ?? 0) >= MIN_JOINED)
    .flatMap((line) => lines_of(visible(line.replace(/\u200b+/g, ' '))))
}

/** What is seen of a text: compatibility forms folded, invisible characters and terminal sequences gone, entities resolved. */
export function visible(text: string): string {
  const bare = text.replace(MOVES, '\n').replace(TERMINAL, ' ').replace(TAGS, '').replace(INVISIBLE, '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: anything beyond ASCII is normalised.
  const normal = /[^\u0000-\u007f]/.test(bare) ? bare.normalize('NFKC').replace(STRUCK, '') : bare
  return entities(normal.includes('\\u00') ? normal.replace(LETTER_ESCAPE, unescaped) : normal)
}

/** A letter that a document writes as its number. */
const LETTER_ESCAPE = /\\u00(4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])/gi
const unescaped = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16))

function entities(text: string): string {
  if (!text.includes('&')) return text
  return text
    .replace(/&#(x[0-9a-f]{1,6}|[0-9]{1,7});/gi, (whole, code: string) => {
      const value = code[0] === 'x' || code[0] === 'X' ? Number.parseInt(code.slice(1), 16) : Number(code)
      return value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : whole
    })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

const MIXED = /[A-Za-z][\u0370-\u052f\u0530-\u058f]|[\u0370-\u052f\u0530-\u058f][A-Za-z]/

/** Words of look-alike letters as the ASCII words they imitate; words of one script stay. */
function fold_words(text: string): { text: string; mixed: number } {
  if (!/[\u0370-\u058f]/.test(text)) return { text, mixed: 0 }
  let mixed = 0
  // The letter of an escape (`\n`) in front of a word is not part of the word.
  const folded = text.replace(/\\[nrt]|[\p{L}]+/gu, (word) => {
    if (!MIXED.test(word)) return word
    mixed++
    let out = ''
    for (const letter of word) out += CONFUSABLES.get(letter) ?? letter
    return out
  })
  if (mixed < 2) return { text: folded, mixed }
  // Next to mixed words even a word made of look-alikes alone is an imitation when all of its letters fold.
  const all = folded.replace(/[\u0370-\u058f]+/g, (word) => {
    let out = ''
    for (const letter of word) out += CONFUSABLES.get(letter) ?? letter
    // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII is the question.
    return /^[\u0000-\u007f]+$/.test(out) ? out : word
  })
  return { text: all, mixed }
}

/** Where a page begins a new line: what stands in one block speaks one language to one reader. A string of code is no page. */
const BLOCKS = one_of(
  /(?<=<\/(?:p|div|li|h[1-6]|td|th|tr|section|article|aside|title|footer|nav|header|main|ul|ol|table|details|summary|blockquote)>)(?=[^\n"'`])/gi,
  /(?<=[^\n"'`])(?=<(?:p|div|li|h[1-6]|td|th|tr|section|article|aside|footer|nav|header|main|ul|ol|table|details|blockquote)\b)/gi,
)
const OVERLAP_CHARS = 120

/** Lines, also those of strings inside JSON; each at most MAX_SCAN_LINE_CHARS long. */
export function lines_of(text: string): string[] {
  const lines: string[] = []
  const parted = text.includes('</') ? text.replace(BLOCKS, '\n') : text
  for (const line of parted.replaceAll(/\\[rn]/g, '\n').split(/[\r\n\u2028\u2029]+/)) {
    if (line.length <= MAX_SCAN_LINE_CHARS) {
      if (line.trim() !== '') lines.push(line)
      continue
    }
    for (let from = 0; from < line.length; from += MAX_SCAN_LINE_CHARS - OVERLAP_CHARS) {
      lines.push(line.slice(from, from + MAX_SCAN_LINE_CHARS))
    }
  }
  return lines
}

/** Letters standing one by one, words parted by wider gaps: `I g n o r e   a l l`. */
const SPACED = /(?:\b\w ){3,}\w\b/g
/** Letters with a sign between each two: `I.g.n.o.r.e a.l.l`. */
const PARTED = /(?<![\w.])(?:[A-Za-z][._*·-]){2,30}[A-Za-z](?![\w.])/g
const MIN_SPACED_WORDS = 2
/** Syllables or signs of the East that stand one by one: `시 스 템   프 롬 프 트`, `이_전_지_시`. */
const PARTED_SIGNS =
  /(?:[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af][ _.*·-]{1,3}){6,}[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g

/** A line whose words are spelled with a space behind every letter, read as it is meant; null when it is an ordinary one. */
export function unspace(line: string): string | null {
  const signs = line.replace(PARTED_SIGNS, (run) =>
    run
      .replace(/ {2,3}/g, '\n')
      .replace(/[ _.*·-]/g, '')
      .replaceAll('\n', ' '),
  )
  if (signs !== line) return signs
  let words = 0
  const out = line.replace(SPACED, (word) => {
    words++
    return word.replaceAll(' ', '')
  })
  if (words === 0) {
    const parted = line.replace(PARTED, (word) => {
      words++
      return word.replace(/[^A-Za-z]/g, '')
    })
    return words > MIN_SPACED_WORDS ? parted.replace(/\s{2,}/g, ' ') : null
  }
  return words >= MIN_SPACED_WORDS ? out.replace(/\s{2,}/g, ' ') : null
}

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** A word in which letters and digits are mixed, and how many of them make a line that is spelled so. */
const MIXED_WORD = /(?<![\w.-])(?=\d{0,14}[a-z])[a-z]{0,14}[013457][a-z0-9]{1,13}(?![\w.-])/gi
const DENSE_LEET = 4
const LEET_WORD = /(?<![A-Za-z0-9@$/_+-])[A-Za-z0-9@$]{2,14}(?![A-Za-z0-9@$/_+-])/g
/** Among many such words a path is spelled so as well: `/v4r/l0g`. */
const LEET_OR_PATH = /(?<![A-Za-z0-9@$_+-])[A-Za-z0-9@$]{2,14}(?![A-Za-z0-9@$_+-])/g

/** A line with digits that stand for letters resolved, or null when it has no such words. `one` is what a single 1 stands for. */
export function unleet(line: string, one: 'i' | 'l' = 'i'): string | null {
  let words = 0
  // Next to others even a word of almost nothing but digits is spelled so: `p455w0rd5`.
  const dense = (line.match(MIXED_WORD)?.length ?? 0) >= DENSE_LEET
  const out = line.replace(dense ? LEET_OR_PATH : LEET_WORD, (word) => {
    // A name in a chat, and the number of a thing.
    if (/^(?:@[a-z]+|[A-Z]{1,2}\d{1,8})$/i.test(word)) return word
    if (dense ? /^\d+$/.test(word) && word.length > 3 : !/[A-Za-z]/.test(word)) return word
    if (!/[0134578@$]/.test(word) || /^(?:0x|v\d|[a-f0-9]{6,}$)/i.test(word) || (!dense && /\d{3}/.test(word)))
      return word
    words++
    return word.replaceAll('11', 'll').replace(/[013457@$]/g, (digit) => (digit === '1' ? one : (LEET[digit] ?? digit)))
  })
  // "Notice 2 all bots": a digit alone is a word.
  return words >= 2 ? out.replace(/(?<=[a-z] )2(?= [a-z])/gi, 'to').replace(/(?<=[a-z] )4(?= [a-z])/gi, 'for') : null
}
