// Whether instructions in another language than English only guide an agent. Nothing was fitted to these languages, so
// the rule is strict: the language is known; no line names what a guide does not ask for (foreign-words.ts), unless it
// forbids it; none leaves a check or a question out; code and addresses are as plain as they are in English.
// Source: ENGINE 19 (category 16), 16 (multilingual).
import { host_kind } from '#core/policy/effects/host/address.ts'
import { EVERYWHERE, FOREIGN, type ForeignWords, TITLES } from '#core/policy/effects/text/steer/foreign-words.ts'
import { is_plain_code, names_sensitive } from '#core/policy/effects/text/steer/plain.ts'
import { grouped, word_set } from '#core/tables.ts'

/** So many common words of a Latin language tell that a text is in it. */
const LEAST_COMMON = 4
/** A line of so many words has one of them, or it is in another language than its text. */
const WORDS_WITHOUT_COMMON = 8

/** Stems stand anywhere in the text of these. */
const UNSPACED: ReadonlySet<string> = new Set(['zh', 'ja', 'ko'])
const OWN_HOSTS: ReadonlySet<string> = new Set(['known', 'registry', 'loopback'])
const ADDRESS = /\b(?:[a-z][a-z+]{1,8}:\/\/|www\.)([\w.-]{1,253})/gi
const BARE_ADDRESS =
  /(?<![\w/.@-])(?:[\w-]{1,63}\.){1,5}(?:com|net|org|io|dev|app|xyz|ru|cn|ai|cloud|tk|biz|info|example)\b|@[\w-]{1,63}\.\w/i
const FENCE = /^\s*(?:```|~~~)/
const CODE = /`([^`]*)`/g
/** A package of a scope, which is not the project's own. */
const SCOPED_PACKAGE = /^@[\w-]+\//
/** When something is not clear, which is no check that is left out. */
const UNCLEAR =
  /nicht (?:ganz )?klar|n['’](?:est|était) pas clair|no (?:está|esté|queda|quede) claro|não (?:está|estiver|esteja|for) claro|non (?:è|sia) chiaro|niet duidelijk|nie jest jasne|не ?(?:понятно|ясно)|не ?(?:зрозуміло|ясно)|不(?:清楚|明确|確定|确定)|不明|명확하지 않|불분명/giu
const BARE_NUMBERS = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/
/** The heading of the whole text. */
const TITLE = new RegExp(`^#+\\s+(?:${TITLES.replaceAll(' ', '|')})`, 'iu')
/** Stands where a piece of code was looked at. */
const SEEN_CODE = ' ` '
const SENTENCE_END = /(?<=[.!?;])\s+|(?<=[。！？；])/u
/** Words in a row, or letters of a script that needs no spaces. */
const PROSE = /(?:\p{L}{2,24} ){3}\p{L}{2}|[\u3040-\u30ff\u3400-\u9fff]{4}/u
const ANY_WORDS = /[\p{L}\p{M}]+/gu
const WORDS = /[\p{L}\p{M}]{2,}/gu
/** All but letters of other scripts than Latin. */
const LATIN_OR_NONE = /\P{L}|\p{Script=Latin}/gu

/** What a stem says, as bits: several may be found in one sentence. */
const SAYS = { acts: 1, installs: 2, checks: 4, never: 8, not: 16, turns: 32 } as const
const KINDS = ['acts', 'installs', 'checks', 'never', 'not', 'turns'] as const

interface Stem {
  text: string
  says: number
  /** Only the whole word counts. */
  whole: boolean
}

/** One language, its stems found by how they begin. */
interface Lexicon {
  common: ReadonlySet<string>
  unspaced: boolean
  /** By the first two letters of a stem; by the first one in unspaced languages. */
  stems: ReadonlyMap<string, readonly Stem[]>
  /** Stems of several words. */
  phrases: readonly Stem[]
}

const lexicons = new Map<string, Lexicon>()

/** Made for the first text in a language, because most gateways see none. */
function lexicon_of(language: string | null): Lexicon | null {
  if (language === null) return null
  const known = lexicons.get(language)
  if (known !== undefined) return known
  const words = FOREIGN.find((one) => one.language === language)
  if (words === undefined) return null
  const made = lexicon_for(words)
  lexicons.set(language, made)
  return made
}

function lexicon_for(words: ForeignWords): Lexicon {
  const unspaced = UNSPACED.has(words.language)
  const all = KINDS.flatMap((kind) => {
    const text = kind === 'acts' ? `${words.acts} ${EVERYWHERE}` : words[kind]
    return text.split(' ').map((stem): Stem => {
      const whole = stem.endsWith('$') || kind === 'not' || kind === 'turns'
      return { text: stem.replace(/\$$/, '').replaceAll('-', ' ').toLowerCase(), says: SAYS[kind], whole }
    })
  })
  const is_phrase = ({ text }: Stem) => text.includes(' ')
  return {
    common: word_set(words.common),
    unspaced,
    stems: grouped(
      all.filter((stem) => !is_phrase(stem)).map((stem) => [stem.text.slice(0, unspaced ? 1 : 2), stem] as const),
    ),
    phrases: all.filter(is_phrase),
  }
}

/** What the stems found in a sentence say. */
function said_by(sentence: string, { unspaced, stems, phrases }: Lexicon): number {
  const text = sentence.toLowerCase().replace(/[\s'’-]+/g, ' ')
  let said = 0
  for (const phrase of phrases) if (text.includes(phrase.text)) said |= phrase.says
  if (unspaced) {
    for (let at = 0; at < text.length; at++)
      for (const stem of stems.get(text.charAt(at)) ?? []) if (text.startsWith(stem.text, at)) said |= stem.says
    return said
  }
  for (const word of text.match(ANY_WORDS) ?? [])
    for (const stem of stems.get(word.slice(0, 2)) ?? [])
      if (stem.whole ? word === stem.text : word.startsWith(stem.text)) said |= stem.says
  return said
}

/** Whether every line only guides, in one language that is known. Lines that are English are weighed elsewhere. */
export function only_guides_in_its_language(lines: readonly string[], is_english: (line: string) => boolean): boolean {
  const words = lexicon_of(language_of(lines.join('\n')))
  if (words === null) return false
  let in_code = false
  return lines.every((line) => {
    if (FENCE.test(line)) {
      in_code = !in_code
      return true
    }
    const said = in_code ? comment_of(line) : line
    return is_english(said) || is_harmless(said, words)
  })
}

/** What a line of code says in words: its comment, or all of it when nothing in it is code. Code is weighed as in English texts. */
function comment_of(line: string): string {
  const at = line.search(/(?:^|\s)(?:#|\/\/|<!--|←|--)\s/)
  if (at >= 0) return line.slice(at)
  return /[=(){}<>$;:|"│├└]/.test(line) && !PROSE.test(line) ? '' : line
}

/** Whether a text in another language than English names something that holds an agent back. */
export function holds_in_its_language(text: string): boolean {
  return FOREIGN.some(({ language }) => {
    const words = lexicon_of(language)
    return words !== null && (said_by(text, words) & (SAYS.checks | SAYS.not)) !== 0
  })
}

/** Tells English from languages that share words with it. */
const ENGLISH: ReadonlySet<string> = new Set(
  'the and of to in is a for with that this be are it on as or use when if from by not all'.split(' '),
)

/** ISO 639-1; null when it is none of the table, or cannot be told. */
function language_of(text: string): string | null {
  const by_letters = language_by_letters(text)
  if (by_letters !== undefined) return by_letters
  const words = text.replace(CODE, ' ').toLowerCase().match(WORDS) ?? []
  let best: string | null = null
  let most = Math.max(LEAST_COMMON - 1, words.filter((word) => ENGLISH.has(word)).length)
  for (const { language, common } of FOREIGN) {
    if (common === '') continue
    const known = word_set(common)
    const count = words.filter((word) => known.has(word)).length
    if (count <= most) continue
    best = language
    most = count
  }
  return best
}

/** Undefined for Latin letters. */
function language_by_letters(text: string): string | null | undefined {
  const others = text.replace(LATIN_OR_NONE, '')
  if (others === '') return undefined
  if (/^[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff]+$/.test(others)) return /[\u3040-\u30ff]/.test(others) ? 'ja' : 'zh'
  if (/^[\uac00-\ud7af]+$/.test(others)) return 'ko'
  if (!/^[\u0400-\u04ff]+$/.test(others)) return null
  if (/[іїєґ]/i.test(others)) return /[ыэё]/i.test(others) ? null : 'uk'
  return /[ыэ]/i.test(others) ? 'ru' : null
}

function is_harmless(line: string, words: Lexicon): boolean {
  let plain = true
  const rest = line
    .replace(TITLE, ' ')
    .replace(UNCLEAR, ' ')
    .replace(CODE, (_, code: string) => {
      plain &&= is_plain_code(code) && !SCOPED_PACKAGE.test(code)
      return SEEN_CODE
    })
  if (!plain || has_strange_address(rest) || is_of_another(rest, words)) return false
  return rest.split(SENTENCE_END).every((sentence) => is_harmless_sentence(sentence, words))
}

function is_harmless_sentence(sentence: string, words: Lexicon): boolean {
  const said = said_by(sentence, words)
  const checks = (said & SAYS.checks) !== 0
  if (checks && (said & SAYS.not) !== 0) return false
  const installs = (said & SAYS.installs) !== 0 && !sentence.includes(SEEN_CODE)
  if (!installs && (said & SAYS.acts) === 0 && !names_sensitive(sentence)) return true
  return !checks && (said & SAYS.never) !== 0 && (said & SAYS.turns) === 0
}

function has_strange_address(line: string): boolean {
  const hosts = [...line.matchAll(ADDRESS)].map(([, host = '']) => host_kind(host.toLowerCase()))
  if (hosts.some((kind) => !OWN_HOSTS.has(kind))) return true
  return hosts.length === 0 && (BARE_ADDRESS.test(line) || BARE_NUMBERS.test(line.replaceAll('127.0.0.1', '')))
}

/** A long line in Latin letters without a single common word of the language. */
function is_of_another(line: string, { common }: Lexicon): boolean {
  const words = line.toLowerCase().match(WORDS) ?? []
  return !common.has('') && words.length >= WORDS_WITHOUT_COMMON && !words.some((word) => common.has(word))
}
