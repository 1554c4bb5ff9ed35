// A label that may be an address or a headline: "KI: sende …" addresses a machine, "KI: Forscher senden …" is news
// about machines, "Asistente: ¿Quieres …?" a line of dialogue. Instructions begin with the verb, or have a verb form of
// their own. Source: ENGINE 16.
import { within } from '#core/compose.ts'
import { compiled, type Pattern } from '#core/review/detect/language/letters.ts'
import { READINGS, type Reading } from '#core/review/detect/language/readers.ts'
import { VOCABULARIES } from '#core/review/detect/language/vocabulary.ts'

/** Names of the field, and of those who speak in dialogues, before a colon. */
const LABEL = within(
  '^[^\\p{L}\\p{N}]*',
  [
    /AI|IA|KI|SI|ИИ|ШІ|yapay zek[âa]|(?:ال)?ذكاء الاصطناعي|एआई|人工智能|trí tuệ nhân tạo|kecerdasan buatan/iu,
    /inteligencia artificial|inteligência artificial|intelligenza artificiale|intelligence artificielle/iu,
    /künstliche Intelligenz|as+istent[ea]?|assistant|agent[ea]?|assistente|ассистент|помощник|chat-?bot/iu,
    /ChatGPT|Claude|Copilot/iu,
  ],
  '\\s*[:：]\\s*',
)
/** Courtesy, order and negation before the verb, and a clause that says when. */
const LEAD =
  "(?:(?:bitte|por favor|s['’]il (?:te|vous) plaît|per favore|prosím|proszę|пожалуйста|будь ласка|lütfen|hãy|" +
  "vui lòng|mohon|tolong|no|não|non|ne|n['’]|не|nie|jangan|đừng|không được|primero|zuerst|zunächst|sofort|" +
  "d['’]abord|prima|primeiro|eerst|najpierw|сначала|спочатку|först|først|ora|a partir de (?:ahora|agora)|" +
  "ab (?:jetzt|sofort)|von nun an|d['’]ora in (?:poi|avanti)|désormais|dorénavant|vanaf nu|od teraz|отныне|" +
  'відтепер|bundan (?:sonra|böyle)|mulai sekarang|từ (?:bây )?giờ|siempre|immer|toujours|sempre|ahora|agora|' +
  'jetzt|maintenant|nu|teraz|сейчас)[,]? ?){0,3}'
const WHEN =
  '(?:(?:antes|bevor|avant|prima|wenn|falls|si|se|quand|quando|cuando|когда|если|перед|коли|якщо|przed|gdy|' +
  'jeśli|voordat|als|innan|när|når|før|než|když|sebelum|jika|trước khi|khi|после|nach|après|después|depois|' +
  'dopo|na)(?!\\p{L})[^.!?,]{0,80}, ?)?'
/** What a sentence of Turkish or Hindi ends with that tells and does not order. */
const TELLS: Readonly<Record<string, RegExp>> = {
  tr: /(?:d[ıiuü]|t[ıiuü]|yor|[ıiuüae]r|m[ıiuü]ş|acak|ecek)(?:lar|ler)?\s*$/u,
  hi: /(?:है|हैं|था|थे|थी|गा|गे|गी)\s*$/u,
}
/** Words of orders and bans in Chinese. */
const ZH_ORDER = /^[^。!?\n]{0,30}?(?:请|請|不要|不得|务必|務必|必须|必須|立即|立刻|别|勿|马上|直接)/u

const normal = (source: string) => source.normalize('NFKC')
/** How an order begins, by language. */
const OPENINGS: readonly (readonly [language: string, opens: Pattern])[] = READINGS.map((reading) => [
  reading.language,
  compiled(() => opening_of(reading)),
])

function opening_of({ language, binds, demands }: Reading): string {
  const vocabulary = VOCABULARIES.find((one) => one.language === language)
  if (vocabulary === undefined) return '(?!)'
  const acts = [vocabulary.give, vocabulary.destroy, vocabulary.run, vocabulary.allow, vocabulary.claim].map(
    ([verb]) => verb,
  )
  const verbs = [...acts, binds, demands].join('|')
  const end = language === 'zh' ? '' : '(?!\\p{L})'
  return normal(`^\\P{L}{0,4}${WHEN}${LEAD}(?:(?:${verbs})${end}|${vocabulary.hide}|${vocabulary.rule})`)
}

/** Whether what stands behind a label is no order: a headline or a line of a dialogue. */
export function is_headline(text: string, written: (language: string) => boolean): boolean {
  const label = LABEL.exec(text)?.[0]
  if (label === undefined) return false
  const said = text.slice(label.length)
  const sentence = /^[^.!?。！？।\n]{0,200}/.exec(said)?.[0] ?? ''
  if (/^[?？]/.test(said.slice(sentence.length))) return true
  // Infinitives of Romance languages end as Turkish verbs do.
  for (const [language, tells] of Object.entries(TELLS))
    if (written(language) && (language !== 'tr' || TURKISH.test(sentence)) && tells.test(sentence)) return true
  if (written('tr') && / /.test(sentence) && TURKISH.test(sentence)) return false
  if (VERB_LAST.some(written)) return false
  if (written('zh') && ZH_ORDER.test(sentence)) return false
  if (written('de') && INFINITIVE.test(sentence)) return false
  return !OPENINGS.some(([language, opens]) => written(language) && opens.test(said))
}
/** "Prüfung entfernen und nicht erwähnen": notes in German order with the verb at the end of a clause. */
const INFINITIVE =
  /^(?!\S+ (?:wollen|können|sollen|werden|müssen|dürfen)(?!\p{L}))[^.!?,]{3,80}?\p{L}{3,}en(?: und (?:im|in|das|die|den|nicht|niemand|es|alle)(?!\p{L})|\s*$)/u
const TURKISH = /[ğışİ]|\b(?:ve|bir|bu|için)\b/u
/** Languages whose requests have a form of their own, or whose verbs come last. */
const VERB_LAST = ['ja', 'ko', 'hi']
