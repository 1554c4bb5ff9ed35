// Whether instructions in another language than English only guide an agent. Nothing was fitted to these languages, so
// the rule is strict: the language is known; no line names what a guide does not ask for (foreign-words.ts), unless it
// forbids it; none leaves a check or a question out; code and addresses are as plain as they are in English.
// Source: ENGINE 19 (category 16), 16 (multilingual).
import { host_kind } from '#core/policy/effects/host/address.ts'
import { EVERYWHERE, FOREIGN, type ForeignWords, TITLES } from '#core/policy/effects/text/steer/foreign-words.ts'
import { is_plain_code, names_sensitive } from '#core/policy/effects/text/steer/plain.ts'

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
const WORDS = /[\p{L}\p{M}]{2,}/gu
/** All but letters of other scripts than Latin. */
const LATIN_OR_NONE = /\P{L}|\p{Script=Latin}/gu

interface Matcher {
  common: ReadonlySet<string>
  acts: RegExp
  installs: RegExp
  checks: RegExp
  never: RegExp
  not: RegExp
  turns: RegExp
}

let known: ReadonlyMap<string, Matcher> | null = null

/** Made for the first such text, because most gateways see none. */
function matchers(): ReadonlyMap<string, Matcher> {
  known ??= new Map(FOREIGN.map((words) => [words.language, matcher_for(words)]))
  return known
}

function matcher_for({ language, common, acts, installs, checks, never, not, turns }: ForeignWords): Matcher {
  const anywhere = UNSPACED.has(language)
  const stems = (text: string) => pattern_of(text, anywhere ? 'anywhere' : 'beginning')
  const words = (text: string) => pattern_of(text, anywhere ? 'anywhere' : 'whole')
  return {
    common: new Set(common === '' ? [] : common.split(' ')),
    acts: stems(`${acts} ${EVERYWHERE}`),
    installs: stems(installs),
    checks: stems(checks),
    never: stems(never),
    not: words(not),
    turns: words(turns),
  }
}

function pattern_of(text: string, place: 'anywhere' | 'beginning' | 'whole'): RegExp {
  const whole = '(?![\\p{L}\\p{M}])'
  const parts = text.split(' ').map((stem) => {
    const open = stem.replace(/\$$/, '').replaceAll('-', "[\\s'’-]")
    const closed = place === 'whole' || (place === 'beginning' && stem.endsWith('$'))
    return closed ? `${open}${whole}` : open
  })
  return new RegExp(`${place === 'anywhere' ? '' : '(?<![\\p{L}\\p{M}])'}(?:${parts.join('|')})`, 'iu')
}

/** Whether every line only guides, in one language that is known. Lines that are English are weighed elsewhere. */
export function only_guides_in_its_language(lines: readonly string[], is_english: (line: string) => boolean): boolean {
  const language = language_of(lines.join('\n'))
  const words = language === null ? undefined : matchers().get(language)
  if (words === undefined) return false
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
  return [...matchers().values()].some(({ checks, not }) => checks.test(text) || not.test(text))
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
  for (const [language, { common }] of matchers()) {
    const count = words.filter((word) => common.has(word)).length
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

function is_harmless(line: string, words: Matcher): boolean {
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

function is_harmless_sentence(sentence: string, { acts, installs, checks, never, not, turns }: Matcher): boolean {
  const checked = checks.test(sentence)
  if (checked && not.test(sentence)) return false
  const installed = installs.test(sentence) && !sentence.includes(SEEN_CODE)
  if (!installed && !acts.test(sentence) && !names_sensitive(sentence)) return true
  return !checked && never.test(sentence) && !turns.test(sentence)
}

function has_strange_address(line: string): boolean {
  const hosts = [...line.matchAll(ADDRESS)].map(([, host = '']) => host_kind(host.toLowerCase()))
  if (hosts.some((kind) => !OWN_HOSTS.has(kind))) return true
  return hosts.length === 0 && (BARE_ADDRESS.test(line) || BARE_NUMBERS.test(line.replaceAll('127.0.0.1', '')))
}

/** A long line in Latin letters without a single common word of the language. */
function is_of_another(line: string, { common }: Matcher): boolean {
  const words = line.toLowerCase().match(WORDS) ?? []
  return common.size > 0 && words.length >= WORDS_WITHOUT_COMMON && !words.some((word) => common.has(word))
}
