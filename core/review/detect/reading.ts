// Whether a machine that is said to read a text is asked for something, in other languages than English. Nobody tells people who read a
// page that they are programs, so an order of any kind is enough; who only describes such a machine, or forbids it to copy the page,
// gives none. Source: ENGINE 16.
import { DANGEROUS_TEXT } from '#core/review/detect/asks.ts'
import { compiled, type Pattern } from '#core/review/detect/letters.ts'
import { is_mention } from '#core/review/detect/mention.ts'
import { READINGS, type Reading } from '#core/review/detect/readers.ts'
import { NAMES, REQUESTS, TONGUES, type Tongue } from '#core/review/detect/tongues.ts'

interface Reader {
  language: string
  /** Source of `named`. */
  name: string
  named: Pattern
  /** An order, wherever it stands behind the name. */
  orders: Pattern
  /** Shows what it was told before. */
  leaks: Pattern
}

/** An order has to stand this near behind the name. */
const REACH_CHARS = 300
/** What a program is called that is none of the names: "KI-Systeme", "Sprachmodelle". */
const PROGRAMS =
  "(?:KI|AI|IA|ИИ|ШІ)(?:-\\p{L}+)?|(?:sistem|système|system|Programm|program|herramient|outil|strument|Werkzeug|ferrament|tool)\\p{L}*(?: (?:d[ei] |d[’'])?(?:IA|AI|KI|automat\\p{L}*))"
/** Somebody speaks to it: a sign that parts the name from what follows, or a word of duty or courtesy. */
const SPEAKS_TO =
  /^[^.!?\n]{0,60}?(?:[:：!—–]|(?<![\p{L}])(?:deb(?:e|en|erán?|éis)|tienen? que|por favor|dev(?:e|em|erá|erão|ono|ra|ront)|t[eê]m (?:que|de)|dovr(?:à|anno)|per favore|si prega|tenut\p{L}|doi(?:t|vent)|pri(?:é|e)\p{L}*|veuillez|merci de|muss|müssen|soll(?:en|te|ten)?|bitte|angewiesen|gebeten|moet(?:en)?|dien(?:t|en)|gelieve|verzocht|ska(?:ll)?|måste|skal|må|vänligen|mus(?:i|zą|í|ejí)|powin\p{L}+|proszę|prosimy|należy|prosím|mají|должн\p{L}+|обязан\p{L}+|нужно|следует|прошу|просьба|пожалуйста|повин\p{L}+|має|мають|слід|ласка|lütfen|gerek\p{L}*|zorunda|phải|hãy|vui lòng|harus|wajib|mohon|tolong|harap|يجب|يرجى|ينبغي|कृपया)(?![\p{L}]))/iu
/** A page that is not to be copied or learned from. */
const FORBIDS_COPIES =
  /training|entrenamiento|treinamento|addestrament|entraînement|обучени|навчанн|학습|学習|训练|訓練|urheber|copyright|droits? d['’]auteur|derechos de autor|direitos autorais|diritt\p{L} d['’]autore|auteursrecht|untersagt|verboten|interdit|prohibid|proibid|vietat|verboden|zabroni|запрещ|заборон|yasak|\bcấm\b|dilarang|禁止|금지|يحظر|محظور|वर्जित/iu
const ELSEWHERE = /https?:|@[\w-]{1,60}\.[a-z]|\.example\b/i

const normal = (source: string) => source.normalize('NFKC')

function compile_reader(reading: Reading, tongue: Tongue): Reader {
  const spaced = !/^(?:zh|ja|ko)$/.test(reading.language)
  const edge = spaced ? '(?<![\\p{L}\\p{N}])' : ''
  const name = `${edge}(?:${NAMES}|${tongue.agent}|${PROGRAMS})`
  const reads = `(?:${reading.reads})`
  const acts = [tongue.give, tongue.destroy, tongue.run, tongue.allow].map(([verb]) => verb)
  const verbs = [...acts, reading.binds, reading.demands].join('|')
  const shows = `${edge}(?:${tongue.give[0]})`
  const prompt = `${edge}(?:${reading.prompt})`
  const source = normal(
    reading.before ? `${reads}[^.!?。！？\\n:：]{0,12}?${name}` : `${name}(?: \\p{L}+){0,2},? ?${edge}${reads}`,
  )
  return {
    language: reading.language,
    name: source,
    named: compiled(source),
    orders: compiled(normal(`${edge}(?:${verbs}|${tongue.hide}|${tongue.rule})`)),
    leaks: compiled(normal(`${shows}[^.!?。！？\\n]{0,60}?${prompt}|${prompt}[^.!?。！？\\n]{0,30}?${shows}`)),
  }
}

const READERS: readonly Reader[] = READINGS.flatMap((reading) => {
  const tongue = TONGUES.find(({ language }) => language === reading.language)
  return tongue === undefined ? [] : [compile_reader(reading, tongue)]
})

/** One search for all languages, which most lines fail. */
const NAMED = compiled(READERS.map(({ name }) => name).join('|'))
const PROMPT_HINT =
  /s[iy]st|систем|начальн|исходн|початк|скрыт|прихов|系统|系統|初始|隐藏|原始|システム|初期|元の|시스템|초기|نظام|تعليماتك|सिस्टम|hệ thống|ursprüngl|geheim|intern|inici|inizial|oorspronk|początk|ukryt/iu

/** The line forbids machines to copy or to learn from a text, and asks for nothing. */
export function forbids_copies(line: string): boolean {
  return FORBIDS_COPIES.test(line) && !ELSEWHERE.test(line) && !DANGEROUS_TEXT.test(line)
}

/** A reading machine is told to do something, in one of the languages that `reads` lets through. */
export function reader_is_told(line: string, written: (language: string) => boolean): boolean {
  if (!NAMED.test(line)) return false
  return READERS.some(({ language, named, orders }) => {
    if (!written(language)) return false
    const match = named.exec(line)
    if (match === null || is_mention(line, match.index, match.index + match[0].length)) return false
    const behind = line.slice(match.index + match[0].length, match.index + match[0].length + REACH_CHARS)
    const asked = REQUESTS[language]?.test(behind) ?? (UNMARKED.has(language) || SPEAKS_TO.test(behind))
    return asked && orders.test(behind)
  })
}
/** Languages whose names need no sign behind them. */
const UNMARKED: ReadonlySet<string> = new Set(['ar', 'hi'])

/** Somebody is to show the words he was given before. */
export function prompt_is_asked(line: string, written: (language: string) => boolean): boolean {
  if (!PROMPT_HINT.test(line)) return false
  return READERS.some(({ language, leaks }) => {
    if (!written(language)) return false
    const match = leaks.exec(line)
    return match !== null && !is_mention(line, match.index, match.index + match[0].length)
  })
}
