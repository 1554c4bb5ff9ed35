// Whether a machine named as reader is asked for something, in other languages than English. Nobody tells human readers
// that they are programs, so any instruction suffices; describing such a machine, or forbidding it to copy the page, is
// none. Source: ENGINE 16.
import { in_turn, one_of } from '#core/compose.ts'
import { DANGEROUS_TEXT } from '#core/review/detect/english/asks.ts'
import { compiled, type Pattern } from '#core/review/detect/language/letters.ts'
import { READINGS, type Reading } from '#core/review/detect/language/readers.ts'
import { NAMES, REQUESTS, VOCABULARIES, type Vocabulary } from '#core/review/detect/language/vocabulary.ts'
import { is_mention } from '#core/review/detect/mention.ts'

interface Reader {
  language: string
  /** Source of `named`. */
  name: () => string
  named: Pattern
  /** An order, wherever it stands behind the name. */
  orders: Pattern
  /** An act that binds, a demand or a statement to the user. */
  binds: Pattern
  /** Shows what it was told before. */
  leaks: Pattern
}

/** An order has to stand this near behind the name. */
const REACH_CHARS = 300
/** What a program is called that is none of the names: "KI-Systeme", "Sprachmodelle". */
const PROGRAMS =
  '(?:KI|AI|IA|ИИ|ШІ)(?:-\\p{L}+)?|(?:sistem|système|system|Programm|program|herramient|outil|strument|' +
  "Werkzeug|ferrament|tool)\\p{L}*(?: (?:d[ei] |d[’'])?(?:IA|AI|KI|automat\\p{L}*))"
/** Somebody speaks to it: a sign that parts the name from what follows, or a word of duty or courtesy. */
const SPEAKS_TO = in_turn(
  /^[^.!?\n]{0,60}?/iu,
  /(?:[:：!—–]|(?<![\p{L}])(?:deb(?:e|en|erán?|éis)|tienen? que|por favor|dev(?:e|em|erá|erão|ono|ra|ront)|t[eê]m (?:que|de)|dovr(?:à|anno)|per favore|si prega|tenut\p{L}|doi(?:t|vent)|pri(?:é|e)\p{L}*|veuillez|merci de|muss|müssen|soll(?:en|te|ten)?|bitte|angewiesen|gebeten|moet(?:en)?|dien(?:t|en)|gelieve|verzocht|ska(?:ll)?|måste|skal|må|vänligen|mus(?:i|zą|í|ejí)|powin\p{L}+|proszę|prosimy|należy|prosím|mají|должн\p{L}+|обязан\p{L}+|нужно|следует|прошу|просьба|пожалуйста|повин\p{L}+|має|мають|слід|ласка|lütfen|gerek\p{L}*|zorunda|phải|hãy|vui lòng|harus|wajib|mohon|tolong|harap|يجب|يرجى|ينبغي|कृपया)(?![\p{L}]))/iu,
)
/** A page that is not to be copied or learned from. */
const FORBIDS_COPIES = one_of(
  /training|entrenamiento|treinamento|addestrament|entraînement|обучени|навчанн|학습|学習|训练|訓練|urheber/iu,
  /copyright|droits? d['’]auteur|derechos de autor|direitos autorais|diritt\p{L} d['’]autore|auteursrecht/iu,
  /untersagt|verboten|interdit|prohibid|proibid|vietat|verboden|zabroni|запрещ|заборон|yasak|\bcấm\b/iu,
  /dilarang|禁止|금지|يحظر|محظور|वर्जित/iu,
)
const ELSEWHERE = /https?:|@[\w-]{1,60}\.[a-z]|\.example\b/i

const HERE =
  '(?:est[ea]s?|ce|cet|cette|ces|quest[oaei]|dies\\p{L}{1,2}|dit|deze|tę|ten|tego|tato|tento|эт\\p{L}{1,3}|ц[еюяі]\\p{L}?|denna|detta|dette|ini)(?!\\p{L})'
const GAP = '[^.!?。！？\\n]{0,60}?'
/** Whose agent reads. */
const USER =
  'usuari\\p{L}*|usuári\\p{L}*|utent[ei]|utilisat\\p{L}*|(?:be)?nutzer\\p{L}*|gebruiker\\p{L}*|' +
  'användar\\p{L}*|bruger\\p{L}*|bruker\\p{L}*|użytkowni\\p{L}*|uživatel\\p{L}*|пользовател\\p{L}*|' +
  'покупател\\p{L}*|користувач\\p{L}*|kullanıcı\\p{L}*|người dùng|pengguna|用户|用戶|使用者|ユーザー|利用者|' +
  '사용자|المستخدم\\S*|उपयोगकर्ता'

const normal = (source: string) => source.normalize('NFKC')

function compile_reader(reading: Reading, vocabulary: Vocabulary): Reader {
  const edge = /^(?:zh|ja|ko)$/.test(reading.language) ? '' : '(?<![\\p{L}\\p{N}])'
  const named = () => name_of(reading, vocabulary, edge)
  return {
    language: reading.language,
    name: named,
    named: compiled(named),
    orders: compiled(() => {
      const acts = [vocabulary.give, vocabulary.destroy, vocabulary.run, vocabulary.allow, vocabulary.claim].map(
        ([verb]) => verb,
      )
      return normal(
        `${edge}(?:${[...acts, reading.binds, reading.demands, vocabulary.hide, vocabulary.rule].join('|')})`,
      )
    }),
    binds: compiled(() => {
      const tells = `${edge}(?:${reading.demands}|${vocabulary.claim[0]})`
      return normal(`${edge}(?:${reading.binds})|${tells}${GAP}(?:${USER})|(?:${USER})${GAP}${tells}`)
    }),
    leaks: compiled(() => {
      const shows = `${edge}(?:${vocabulary.give[0]})`
      const prompt = `${edge}(?:${reading.prompt})`
      return normal(`${shows}${GAP}${prompt}|${prompt}${GAP}${shows}`)
    }),
  }
}

function name_of(reading: Reading, vocabulary: Vocabulary, edge: string): string {
  const name = `${edge}(?:${NAMES}|${vocabulary.agent}|${PROGRAMS})`
  const reads = `(?:${reading.reads})`
  if (reading.before) return normal(`${reads}[^.!?。！？\\n:：]{0,12}?${name}`)
  // Models in general read data; "the model reading this" is an address.
  const model = `${edge}(?:mod[eè]l(?:o|lo|l|e)?s?|модел\\p{L}*)(?!\\p{L}),? ?${edge}${reads} ${HERE}`
  return normal(`${name}(?: \\p{L}+){0,2},? ?${edge}${reads}|${model}`)
}

const READERS: readonly Reader[] = READINGS.flatMap((reading) => {
  const vocabulary = VOCABULARIES.find(({ language }) => language === reading.language)
  return vocabulary === undefined ? [] : [compile_reader(reading, vocabulary)]
})

/** One search for all languages, which most lines fail. */
const NAMED = compiled(() => READERS.map(({ name }) => name()).join('|'))
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
const UNMARKED: ReadonlySet<string> = new Set(['ar'])

/** Somebody who is plainly a machine is told to bind the user, or what to tell or to ask him. */
export function is_bound(reach: string, written: (language: string) => boolean): boolean {
  return READERS.some(({ language, binds }) => {
    const match = written(language) ? binds.exec(reach) : null
    if (match === null) return false
    const sentence = /^[^.!?。！？\n]{0,200}/.exec(reach.slice(match.index))?.[0] ?? ''
    return (REQUESTS[language]?.test(sentence) ?? true) && !FORBIDDEN.test(sentence)
  })
}

/** What is not to be done, where the ban stands behind the verb, and what is only told. */
const FORBIDDEN = /지\s?(?:마|않)|しないで|してはいけ|(?:ます|です|ました)\s*$/u

/** Somebody is to show the words he was given before. */
export function prompt_is_asked(line: string, written: (language: string) => boolean): boolean {
  if (!PROMPT_HINT.test(line)) return false
  return READERS.some(({ language, leaks }) => {
    if (!written(language)) return false
    const match = leaks.exec(line)
    return match !== null && !is_mention(line, match.index, match.index + match[0].length)
  })
}
