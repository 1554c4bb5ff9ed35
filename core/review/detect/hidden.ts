// Text that a person does not see but a model reads: tag characters, zero-width codes, comments, invisible elements,
// link titles, encoded instructions. Source: CONTRACT 16.1 ("hidden text"), ENGINE 16.
import { from_base64 } from '#core/base64.ts'
import { in_turn, one_of } from '#core/compose.ts'
import { MAX_SCAN_COMMENTS, MAX_SCAN_DECODED, MAX_SCAN_DECODED_CHARS } from '#core/limits.ts'
import { schemes_in } from '#core/review/detect/english/schemes.ts'
import type { Findings } from '#core/review/detect/finding.ts'
import { endangers, evidence_in, type Marks, marks_of } from '#core/review/detect/instructions.ts'
import { lines_of, type ScanText, scan_text, unleet, unspace, visible } from '#core/review/detect/normalize.ts'
import { wording_in } from '#core/review/detect/wording/wording.ts'

/** Finds hidden instructions; returns the texts that were hidden, for the other detectors. */
export function find_hidden(text: ScanText, findings: Findings): string[] {
  const revealed: string[] = []
  const reveal = (kind: string, piece: string, certain: boolean, unseen = true): void => {
    const shown = visible(piece).trim()
    if (shown.length < 4) return
    revealed.push(shown)
    const asks = BARE_KINDS.has(kind)
      ? (line: string) => commands(line) || endangers(line) || TURNS_FROM_USER.test(line)
      : commands
    const lines = lines_of(shown)
    const settings = kind === 'encoded' && STRUCTURE.test(shown)
    const least = settings ? SETTINGS_MORE : unseen ? 0 : -ASIDE_LESS
    if (
      certain ||
      lines.some(asks) ||
      (unseen && lines.some((line) => schemes_in(line).length > 0)) ||
      (kind === 'element' && lines.some(keeps_quiet)) ||
      evidence_in(lines, () => undefined, unseen).margin > least ||
      (unseen && !settings && wording_in(lines, -UNSEEN_LESS) > -UNSEEN_LESS)
    )
      findings.add('instruction', `hidden-${kind}`)
  }
  tags(text.raw, reveal)
  zero_width(text.raw, reveal, findings)
  terminal(text.raw, reveal)
  elements(text.plain, reveal)
  for (const decoded of decoded_pieces(text.plain)) reveal('encoded', decoded, false)
  for (const line of text.lines) {
    const plain = unleet(line)
    const spelled = plain === null ? [] : [plain, unleet(line, 'l') ?? '']
    if (
      (spelled.some(orders) && !orders(line)) ||
      (plain !== null && wording_in([plain]) > 0 && wording_in([line]) <= 0) ||
      (spelled.some(commands) && !commands(line))
    )
      findings.add('instruction', 'leet')
    const joined = unspace(line)
    if (joined !== null && (orders(joined) || wording_in([joined]) > 0)) findings.add('instruction', 'spaced-letters')
  }
  if (
    text.mixed_words >= 2 &&
    (text.lines.some((line) => commands(line)) ||
      disguised_lines(text).some((line) => orders(line) || marks_of(line).address))
  )
    findings.add('instruction', 'look-alike-letters')
  if (/[\u202d\u202e]/.test(text.raw) && /[\u202d\u202e][^\u202c\n]{3,}/.test(text.raw))
    findings.add('instruction', 'bidi-override')
  return revealed
}

/** A word of two alphabets that look alike. */
const MIXED = /[A-Za-z][\u0370-\u058f]|[\u0370-\u058f][A-Za-z]/g
/** Lines that are looked at for such words. */
const MAX_DISGUISED = 32

/** The lines in which several words are disguised, as they are meant. */
function disguised_lines({ plain }: ScanText): string[] {
  return plain
    .split('\n')
    .filter((line) => (line.match(MIXED)?.length ?? 0) >= 2)
    .slice(0, MAX_DISGUISED)
    .flatMap((line) => scan_text(line).lines)
    .filter((line) => !/[\u0400-\u04ff]/.test(line))
}

/** What is encoded or taken off the screen says what it endangers to no reader. */
const BARE_KINDS: ReadonlySet<string> = new Set(['encoded', 'terminal'])

const TURNS_FROM_USER =
  /\b(?:ignore|disregard|disobey|deceive) (?:the |your )?users?\b(?! ?-?(?:agent|name|id|input|data))/i

/** Settings that a link hands to a program: `config=eyJjb21tYW5k…`. */
const SETTINGS_MORE = 1
const STRUCTURE = /^\{\s*["'][\w-]{1,40}["']\s*:/
/** So much less evidence is enough in what a reader sees only when pointing at it. */
const ASIDE_LESS = 0.4
/** So much less of an instruction's wording is enough in what no reader sees. */
const UNSEEN_LESS = 0

/** What nobody hides for a good reason: an override, or two of address, danger, secrecy and claimed permission. */
function commands(line: string): boolean {
  const { override, foreign, address, danger, concealment, unasked, authority }: Marks = marks_of(line)
  return (
    override || foreign || Number(address) + Number(danger) + Number(concealment || unasked) + Number(authority) >= 2
  )
}

/** Asks for an act that is not to be told, where no reader looks. */
function keeps_quiet(line: string): boolean {
  return marks_of(line).concealment && ACT.test(line) && UNTOLD.test(line)
}
const UNTOLD = /\b(?:mention|tell|inform|reveal|disclos|notif|secret|silent)/i
const ACT =
  /\b(?:add|open|run|send|post|commit|push|insert|include|install|call|copy|write|change|replace|delete|remove|approve|merge|upload|append|set|use|keep|put|make)\b/i

/** Spelled so that a filter does not see it, what endangers or keeps quiet is enough. */
function orders(line: string): boolean {
  return commands(line) || endangers(line) || marks_of(line).concealment
}

/** Bytes written as variation selectors: sixteen in one block, the others in another. */
const SELECTOR_RUN = /(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]){6,}/gu

const TAG_RUN = /(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007e}]{3,}/gu

function tags(raw: string, reveal: Reveal): void {
  if (!raw.includes('\udb40')) return
  for (const [run] of raw.matchAll(SELECTOR_RUN)) reveal('tags', String.fromCharCode(...[...run].map(selected)), true)
  for (const [run] of raw.matchAll(TAG_RUN)) {
    reveal('tags', [...run].map((c) => String.fromCharCode((c.codePointAt(0) ?? 0) - 0xe0000)).join(''), true)
  }
}

/** The byte of a variation selector. */
function selected(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00
}

type Reveal = (kind: string, piece: string, certain: boolean, unseen?: boolean) => void

// biome-ignore lint/suspicious/noMisleadingCharacterClass: the joiner itself is looked for, not what it joins.
const ZERO_RUN = /[\u200b\u200c\u200d\u2060-\u2064\ufeff]{8,}/g
/** Joiners inside words that no script needs: this many are a code or a way around word filters. */
const MANY_ZERO_WIDTH = 12

function zero_width(raw: string, reveal: Reveal, findings: Findings): void {
  if (!/[\u200b-\u200d\u2060-\u2064\ufeff]/.test(raw)) return
  for (const [run] of raw.slice(0, MAX_SCAN_DECODED_CHARS * 8).matchAll(ZERO_RUN)) {
    const text = bits_to_text(run)
    if (text !== null) reveal('zero-width', text, true)
    else findings.add('instruction', 'hidden-zero-width')
  }
  const latin = raw.match(/[A-Za-z][\u200b-\u200d\u2060-\u2064\ufeff]+(?=[A-Za-z])/g)
  if (latin === null || latin.length < 3) return
  const bare = visible(raw)
  if (latin.length >= MANY_ZERO_WIDTH || LETTER_BY_LETTER.test(raw) || lines_of(bare).some(commands))
    findings.add('instruction', 'hidden-zero-width')
}

/** No syllable is parted so: every letter by itself. */
const LETTER_BY_LETTER = /(?:[A-Za-z][\u200b-\u200d\u2060-\u2064\ufeff]){4}[A-Za-z]/
/** Two invisible characters as bits, eight to a letter, in both senses. */
function bits_to_text(run: string): string | null {
  const [zero] = run
  for (const swap of [false, true]) {
    const bits = [...run].map((c) => ((c === zero) === swap ? '1' : '0'))
    let text = ''
    for (let at = 0; at + 8 <= bits.length; at += 8)
      text += String.fromCharCode(Number.parseInt(bits.slice(at, at + 8).join(''), 2))
    if (/^[\x20-\x7e\n]{2,}$/.test(text)) return text
  }
  return null
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal sequences are what is looked for.
const CONCEALED = /\u001b\[(?:\d{1,3};){0,16}8(?:;\d{1,3}){0,16}m([^\u001b]{4,2000})/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal sequences are what is looked for.
const REWRITTEN = /(?:\u001b\[(?:2J|H|1?K|\d{0,3}A|1;1H|3J)){2}([^\u001b]{4,2000})/g

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal sequences are what is looked for.
const TITLE = /\u001b\][012];([^\u0007\u001b]{4,2000})/g

function terminal(raw: string, reveal: Reveal): void {
  if (!raw.includes('\u001b')) return
  for (const match of raw.matchAll(CONCEALED)) reveal('terminal', match[1] ?? '', false)
  for (const match of raw.matchAll(REWRITTEN)) reveal('terminal', match[1] ?? '', false)
  for (const match of raw.matchAll(TITLE)) reveal('terminal', match[1] ?? '', false)
}

const UNSEEN =
  'display\\s*:\\s*none|visibility\\s*:\\s*hidden|opacity\\s*:\\s*0(?![.\\d]*[1-9])|' +
  'font-size\\s*:\\s*[01](?:px|pt|em|%)?\\s*[;"\']|(?<!-)color\\s*:\\s*(?:#fff(?:fff)?|white|transparent)|' +
  '(?:left|top|text-indent)\\s*:\\s*-\\d{3,}|clip(?:-path)?\\s*:\\s*(?:rect|inset|circle)|' +
  '(?:height|width)\\s*:\\s*[01](?:px)?\\s*[;"\']|color\\s*:\\s*rgba\\([^)]{0,30},\\s*0(?:\\.0\\d*)?\\s*\\)|' +
  'scale\\(\\s*0|mso-hide|opacity\\s*:\\s*0?\\.0\\d?'
/** What is not shown. */
const UNSHOWN: readonly RegExp[] = [
  new RegExp(
    `<[a-z][a-z0-9]{0,12}\\b[^<>]{0,300}?style\\s*=\\s*["'][^"'<>]{0,300}?(?:${UNSEEN})[^<>]{0,300}>([^<]{4,4000})`,
    'gi',
  ),
  /<[a-z][a-z0-9]{0,12}\b[^<>]{0,300}?(?:\shidden(?=[\s>=])|aria-hidden\s*=\s*["']true|class\s*=\s*["'][^"']{0,80}(?:sr-only|visually-hidden|hidden))[^<>]{0,300}>([^<]{4,4000})/gi,
  /^\[(?:\/\/|comment|_|#|hidden)[^\]]{0,40}\]:\s*(?:#|<>|\S+)\s*[("']([^\n]{4,2000})/gim,
  // A link definition whose address leads nowhere is a comment.
  /^\[[\w/ -]{1,40}\]:\s*(?:#|<>)\s*[("']([^\n]{4,2000})/gim,
]
/** What is shown to who points at it, or to machines that list the page. */
const ASIDE: readonly RegExp[] = [
  /(?:^|\s)(?:alt|title|aria-label|data-[a-z-]{1,30}|content|placeholder|summary)\s*=\s*"([^"<>]{8,2000})"/gim,
  /\]\((?:(?!\]\()[^)\s]){1,500}\s+["']([^"'\n]{8,1000})["']\)/g,
  /<(?:title|desc|metadata|template|noscript|script type="text\/plain")>([^<]{8,2000})/gi,
]

/** In a string of code, or in a span that shows code, it is the sample of a test or of a manual. */
const QUOTED = /(?:[=(]|\w\s?=\s?[[(])\s*['"`]\s*$|(?<!`)`$/

/** A sentence about attacks goes on with the sample it shows. */
const SHOWS = in_turn(
  /\b(?:test (?:your|the|this|our) (?:\w{2,16} )?(?:filters?|detectors?|scanners?|guards?|classifiers?|sanitizers?|rules?)|payloads?|attack(?:s|ers?)?|injections?|hidden (?:text|comments?|instructions)|comments? (?:such as|like))/i,
  /\b[^.!?\n<>]{0,80}(?:as|like|such as|e\.g\.|says?|reads?|contains?|be|is|:)\s*["'`]?$/i,
)
const SHOWN_CHARS = 160

/** Comments and unseen elements of HTML. */
function elements(plain: string, reveal: Reveal): void {
  if (!/[<[]/.test(plain)) return
  comments(plain, reveal)
  for (const pattern of UNSHOWN) contents(plain, pattern, (text) => reveal('element', text, false, true))
  for (const pattern of ASIDE) contents(plain, pattern, (text) => reveal('element', text, false, false))
}

function comments(plain: string, reveal: Reveal): void {
  let seen = 0
  for (let from = plain.indexOf('<!--'); from >= 0 && seen++ < MAX_SCAN_COMMENTS; ) {
    const end = plain.indexOf('-->', from + 4)
    const piece = plain.slice(from + 4, end < 0 ? plain.length : end)
    const shown = SHOWS.test(plain.slice(Math.max(0, from - SHOWN_CHARS), from))
    if (!shown && !is_quoted_at(plain, from)) reveal('comment', piece.slice(0, MAX_SCAN_DECODED_CHARS), false)
    if (end < 0) break
    from = plain.indexOf('<!--', end)
  }
}

/** Gives the first group of each match to `take`. */
function contents(plain: string, pattern: RegExp, take: (text: string) => void): void {
  let seen = 0
  for (const match of plain.matchAll(pattern)) {
    if (++seen > MAX_SCAN_DECODED) break
    if (!is_quoted_at(plain, match.index)) take(match[1] ?? '')
  }
}

const is_quoted_at = (plain: string, at: number): boolean => QUOTED.test(plain.slice(Math.max(0, at - 12), at))

const BASE64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{20,8192}={0,2}(?![A-Za-z0-9+/=])/g
const HEX = /(?<![0-9a-fA-F])(?:[0-9a-fA-F]{2}){16,4096}(?![0-9a-fA-F])/g
/** Letters as eight bits each, and in the alphabet of 32. */
const BINARY = /(?<![01])[01]{8}(?: ?[01]{8}){11,2047}(?![01])/g
const BASE32 = /(?<![A-Za-z0-9=])[A-Z2-7]{24,4096}={0,6}(?![A-Za-z0-9=])/g
/** Bytes with a space between each two. */
const HEX_SPACED = /(?<![0-9a-fA-F])[0-9a-fA-F]{2}(?:[ :][0-9a-fA-F]{2}){15,4095}(?![0-9a-fA-F])/g
const ESCAPED = /(?:\\x[0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|%[0-9a-fA-F]{2}){8,2048}/g

const WHOLLY_ESCAPED = /^(?:\\x[0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|%[0-9a-fA-F]{2}){8,}$/

/** The letters that escapes stand for. */
function unescaped(word: string): string {
  return word.replace(/\\x(..)|\\u(....)|%(..)/g, (_, x, u, p) => String.fromCharCode(Number.parseInt(x ?? u ?? p, 16)))
}

/** Words of a sentence in an address. */
const PERCENT = /(?:[\w.~!*'()-]{1,40}(?:%[0-9a-fA-F]{2}|\+){1,4}){3,200}[\w.~!*'()-]{0,40}/g

/** Two of the signs that part such words: without them the search, which begins at every word, is not worth its time. */
const SPACES_ENCODED = /(?:%[0-9a-fA-F]{2}|\+)[\w.~!*'()-]{1,40}(?:%[0-9a-fA-F]{2}|\+)/

/** Words of orders, written from right to left. */
const REVERSED = one_of(
  /\berongi\b|snoitcurtsni|suoiverp|\btnatsissa/i,
  /\b(?:eteled|dnes|daolpu|drawrof|nur|etucexe|laever|tnirp)\b[\s\S]{0,200}\b(?:esaelp|eht|lla|ruoy|ot|dna|siht)\b/i,
  /\b(?:eht|lla|ruoy|ot|dna|siht)\b[\s\S]{0,200}\b(?:eteled|dnes|daolpu|drawrof|etucexe|laever)\b/i,
)

/** The letters that a word in the alphabet of 32 stands for. */
function from_base32(word: string): string {
  let out = ''
  let held = 0
  let bits = 0
  for (const letter of word.replaceAll('=', '')) {
    held = ((held << 5) | 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    out += String.fromCharCode((held >> bits) & 0xff)
  }
  return out
}

const of_codes = (codes: readonly string[], base: 2 | 16): string =>
  codes.map((code) => String.fromCharCode(Number.parseInt(code, base))).join('')

/** Ways to encode a text, and how a piece is decoded; without `if_any` in the text no piece is looked for. */
const ENCODINGS: readonly { pieces: RegExp; decode: (piece: string) => readonly (string | null)[]; if_any?: RegExp }[] =
  [
    { pieces: BASE64, decode: from_base64_twice },
    { pieces: HEX, decode: (piece) => [of_codes(piece.match(/../g) ?? [], 16)] },
    { pieces: HEX_SPACED, decode: (piece) => [of_codes(piece.split(/[ :]/), 16)] },
    { pieces: BINARY, decode: (piece) => [of_codes(piece.replaceAll(' ', '').match(/.{8}/g) ?? [], 2)] },
    { pieces: BASE32, decode: (piece) => [from_base32(piece)] },
    { pieces: ESCAPED, decode: (piece) => [unescaped(piece)] },
    { pieces: PERCENT, decode: (piece) => [from_address(piece)], if_any: SPACES_ENCODED },
  ]

/** Base64, and what it contains when that is encoded again. */
function from_base64_twice(piece: string): readonly (string | null)[] {
  if (/^[a-z]+$|^[0-9a-f]+$|^[A-Z_]+$/.test(piece)) return []
  const once = from_base64(piece)
  if (once === null) return []
  if (/^[A-Za-z0-9+/]{20,}={0,2}$/.test(once)) return [once, from_base64(once)]
  const escaped = once.length < MAX_SCAN_DECODED_CHARS && WHOLLY_ESCAPED.test(once)
  return escaped ? [once, unescaped(once)] : [once]
}

/** Words in an address, separated by `+` or `%20`. */
function from_address(piece: string): string {
  return piece
    .replaceAll('+', ' ')
    .replace(/%([0-9a-fA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Words of orders with each letter thirteen places on, or the name of that. */
const ROT13 = /\brot-?13\b|\bvtaber\b|cerivbhf|vafgehpgvba|nffvfgnag|qvfertneq|\bqryrgr\b|flfgrz cebzcg|cnffjbeq/i

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}

/** Encoded pieces that turn out to be readable text. */
function decoded_pieces(plain: string): string[] {
  const pieces: string[] = []
  const keep = (text: string | null): void => {
    if (text !== null && /^[\t\n\r\x20-\x7e\u00a0-\uffff]+$/.test(text) && /[a-z]{2} /i.test(text)) pieces.push(text)
  }
  for (const { pieces: encoded, decode, if_any } of ENCODINGS) {
    if (if_any?.test(plain) === false) continue
    let tried = 0
    for (const [piece] of plain.matchAll(encoded)) {
      if (++tried > MAX_SCAN_DECODED) break
      decode(piece).forEach(keep)
    }
  }
  if (ROT13.test(plain)) keep(rot13(plain.slice(0, MAX_SCAN_DECODED_CHARS)))
  if (REVERSED.test(plain)) {
    const part = plain.slice(0, MAX_SCAN_DECODED_CHARS)
    keep([...part].reverse().join(''))
    // Each word by itself, in the order in which they are read.
    keep(part.replace(/[A-Za-z]{3,40}/g, (word) => [...word].reverse().join('')))
  }
  return pieces
}
