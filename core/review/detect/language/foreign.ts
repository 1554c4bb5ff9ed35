// Instructions in other languages than English (long: most of it are patterns over all languages): is an agent
// addressed, what is asked for, who is bypassed. One pattern finds the address; a language's words are searched only
// after it. Source: ENGINE 16.
import { in_turn, one_of, within } from '#core/compose.ts'
import { DANGEROUS_TEXT } from '#core/review/detect/english/asks.ts'
import { COMPLETE_HINT, is_complete_order } from '#core/review/detect/language/complete.ts'
import {
  DISMISS_HINT,
  is_called_last,
  is_first_of_all,
  is_turned,
  lets_go,
  sends_away,
} from '#core/review/detect/language/dismiss.ts'
import { normal, SPACED_AGENT, SPACED_FRAME, UNSPACED, UNSPACED_FRAME } from '#core/review/detect/language/frames.ts'
import { PHRASEBOOKS, type Phrasebook } from '#core/review/detect/language/languages.ts'
import { compiled, type Pattern } from '#core/review/detect/language/letters.ts'
import {
  claims_maker,
  is_polite,
  is_void,
  notice_at,
  OFFICE_HINT,
  steers_answer,
  tells_readers,
} from '#core/review/detect/language/official.ts'
import { is_ordered, LESSER_HINT } from '#core/review/detect/language/other-languages.ts'
import { forbids_copies, is_bound, prompt_is_asked, reader_is_told } from '#core/review/detect/language/reading.ts'
import { is_headline } from '#core/review/detect/language/topic.ts'
import { is_unbound, UNBOUND_HINT } from '#core/review/detect/language/unbound.ts'
import { is_unlimited, UNLIMITED_HINT } from '#core/review/detect/language/unlimited.ts'
import { ANYWHERE, ARTICLE, REQUESTS, VOCABULARIES, type Vocabulary } from '#core/review/detect/language/vocabulary.ts'
import { is_mention } from '#core/review/detect/mention.ts'

/** What a line says in another language than English. */
export interface ForeignMarks {
  /** Rules are to be dropped. */
  override: boolean
  /** An agent is spoken to, and something is asked of it. */
  addressed: boolean
  /** Something is asked for that the user shall not learn of. */
  concealed: boolean
  /** An agent is spoken to, and what is asked of it may follow below. */
  opens: boolean
}

const NOTHING: ForeignMarks = { override: false, addressed: false, concealed: false, opens: false }
const REACH_CHARS = 400
/**
 * Cheap test that most English lines fail: beginnings of words that the languages in Latin letters need for an address, for dropping
 * rules or for the user, and every letter of another script. Plain alternatives of one kind, which the engine joins into one search.
 */
const HINT = one_of(
  /automat|automá|nov[ao] inst|nueva inst|nuova ist|nuove ist|nouvelle|neue |nieuwe |yeni |systemanweis/i,
  /system-?prompt|(?:de|du|del|di|do) sist|(?:de|du|message) syst|sistem (?:ist|tal|mes)|nowa |nowe |mới/i,
  /baru|as[iy]st|assist|agent|agen |model|modèle|copilot|claude|gpt|llm|chatbot|\bbot|\brob[oôó]|intelig/i,
  /intelli|inteligencj|\bIA\b|_(?:ia|ki|ai|si)\b|\bKI\b|\bAI\b|yapay|tekoäly|ajan|trợ|ngôn|jazyk|sprach/i,
  /språk|ignor|vergiss|vergess|verge|missacht|umgeh|verwirf|befolg|abstraction|oubli|tiens|tenez|contourn/i,
  /olv[ií]d|descart|omit|desobed|haz caso|no sigas|por alto|anul|dimentic|trascur|seguire|scart|disubbid/i,
  /esque|desconsider|não sig|negeer|omzeil|verwerp|volg |zapom|pomi|przestrze|odrzu|nedbej|gl[eö]m|bortse/i,
  /se bort|sidosätt|unohda|ohita|sivuuta|uit[aă]|felejts|figyelmen|zaboravi|ignoriš|zanemari|urma|nesocot|abaikan|lupakan|jangan|kesamping|yok say/i,
  /puuza|sahau|usifuate|achana|balewa|huwag|kalimu|eira|unusta|pamirš|nepaisy|aizmirst|neņem|oblid|descarta|fes cas|ignoreer|veronta|injoro|harro|shpërf|hunsa|gleymdu|prezri|pozabi|zabudni|nedbaj|məhəl|nəzərə/i,
  /yoksay|rmezden|unut|dikkate|usuari|usuár|utente|utilis|nutzer|anwender|gebruiker|användar|bruger/i,
  /brukeren|żytkowni|uživatel|utilizator|kullan|người|pengguna|[\u0370-\uffff]/i,
)
const AGENT_HINT = one_of(
  /automat|automá|instru|consign|anweis|system-?prompt|istruz|poleceni|pokyn|talimat|chỉ thị|lệnh|hướng/i,
  /as[iy]st|assist|agent|agen\b|model|modèle|\b(?:AI|IA|KI|SI|LLM|(?:Chat)?GPT)\b|_(?:ia|ki|ai|si)\b/i,
  /claude|copilot|\b(?:chat)?bots?\b|\brob[oôó]|intelig|intelli|inteligencj|tekoäly|ajan|jazyk|sprach/i,
  /språk|yapay|dil |trợ|ngôn|[\u0370-\uffff]/i,
)
const EAST = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u
/** In which letters a language is written; the others are not tried. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  ru: /[\u0400-\u04ff]/u,
  uk: /[\u0400-\u04ff]/u,
  zh: /[\u3400-\u9fff]/u,
  ja: /[\u3040-\u30ff]/u,
  ko: /[\uac00-\ud7af]/u,
  ar: /[\u0600-\u06ff]/u,
  hi: /[\u0900-\u097f]/u,
}
const LATIN = /[a-z]{2}/iu
/** Two of these in a stretch of words make it English, which has its own vocabulary. */
const ENGLISH = in_turn(
  within(
    '\\b',
    [
      /the|and|be|but|only|which|you|your|with|this|that|will|please|from|should|must|have|before|any|all/i,
      /are|not|its|itself|for|was|by|found|within|new|asks|shows|uses|when|whether|longer|such|than|these/i,
      /those|other|their|they|into|how|what/i,
    ],
    '',
  ),
  /\b[\s\S]*?\b/i,
  within(
    '',
    [
      /the|and|be|but|only|which|you|your|with|this|that|will|please|from|should|must|have|before|any|all/i,
      /are|not|its|itself|for|was|by|output|outputs|tools?|found|asks|shows|uses|longer|default|such|than/i,
      /these|those|other|their|they|into|how|what|whether|multiple/i,
    ],
    '\\b',
  ),
)
/** A letter that English does not have, or a small word of another language: without one, "openai(" and "environments" are no orders. */
const OTHER_TONGUE = one_of(
  /[\u00c0-\u1fff\u3040-\ud7ff\uf900-\ufaff\ufe70-\uffef]/i,
  within(
    '\\b',
    [
      /der|die|das|den|dem|dies\w{0,2}|dein\w{0,2}|mein\w{0,2}|ein\w{0,2}|und|oder|nicht|ohne|bitte|sofort/i,
      /jetzt|alle[nrs]?|auf|mit|von|zu|zum|zur|ist|sie|mir|le|la|les|et|vous|ton|ta|tes|votre|vos|mon|ce/i,
      /cette|ces|une|sur|dans|avec|sans|pour|est|moi|de|du|des|el|los|las|tus?|esta|este|esto|estos|una|con/i,
      /sin|sobre|ahora|todos?|todas?|por|para|que|il|lo|gli|di|della|dello|delle|questa|questo|queste/i,
      /questi|senza|subito|ora|tuo|tua|tutti|tutte|tutto|non|um|uma|da|isto|sem|agora|seu|sua|het|een|deze/i,
      /dit|zonder|voor|naar|nu|en|van|alle|je|jouw|niet|bir|ve|bu|dan|ini|tanpa|semua|kepada|ke|till|til|og/i,
      /och|att|det|denne|denna|utan|uten|uden|nie|bez|wszystk\w{1,4}|na|ten|wszystko/i,
    ],
    '\\b',
  ),
)
const STRETCH_CHARS = 160
const GAP = '(?:[^.!?。！？\\n]|\\.(?=\\w)){0,100}?'

interface Speech {
  language: string
  ask: Pattern
  hide: Pattern
  rule: Pattern
  /** An act alone: enough where the name is one no person has. */
  act: Pattern
}

/** To write down or to fill in, and what nobody writes down. */
const WRITES =
  'escrib\\p{L}*|escrev\\p{L}*|scriv\\p{L}*|écri\\p{L}*|schreib\\p{L}*|schrijf\\p{L}*|skriv\\p{L}*|' +
  '(?:na|za|w)pisz\\p{L}*|(?:na|za)piš\\p{L}*|(?:на|за|в)пиш\\p{L}*|yaz\\p{L}*|viết|ghi|tulis\\p{L}*|写|' +
  '書[いきけく]|적어|써\\s?주|[وف]?اكتب\\S*|लिख\\S*'
const KEYS =
  'contraseñas?|claves?|credenciales|senhas?|credenciais|password|credenziali|mots? de passe|identifiants|' +
  'passw[oö]rt\\p{L}*|zugangsdaten|wachtwoord\\p{L}*|lösenord\\p{L}*|passord\\p{L}*|adgangskode\\p{L}*|' +
  'hasł\\p{L}*|hesl\\p{L}*|парол\\p{L}*|ключ\\p{L}*|şifre\\p{L}*|parola\\p{L}*|mật khẩu|kata sandi|sandi|密码|' +
  '密钥|凭据|パスワード|認証情報|秘密鍵|비밀번호|인증\\s?정보|كلمات? المرور|पासवर्ड\\S*|tokens?|\\.env|/etc/|~/\\.'

/** To ask somebody for something. */
const ASKS_FOR =
  'pid[ea]\\p{L}*|solicit\\p{L}*|exig\\p{L}*|demand\\p{L}*|(?:er|be|ab)?frag\\p{L}*|fordere?\\p{L}*|' +
  'chied\\p{L}*|richied\\p{L}*|peç\\p{L}*|vraag\\p{L}*|zapytaj\\p{L}*|popro[sś]\\p{L}*|(?:за)?проси\\p{L}*|' +
  'спроси\\p{L}*|запитай\\p{L}*|попроси\\p{L}*|sor(?:un|sun|ul)?|isteyin?|hỏi|yêu cầu|minta\\p{L}*|' +
  'tanya\\p{L}*|让用户|讓用戶|要求用户|向用户|ユーザーに|사용자에게|اطلب\\S*|माँग\\S*|मांग\\S*|पूछ\\S*'
/** To spend, and what is spent or how much. */
const BUYS =
  'réserv\\p{L}*|reserv\\p{L}*|buch(?:e|en|t)|bestell\\p{L}*|kauf(?:e|en|t)?|ach[eè]t\\p{L}*|compr\\p{L}*|' +
  'acquist\\p{L}*|prenot\\p{L}*|boek\\p{L}*|koop|kup(?:cie|te|uj)?|zamów\\p{L}*|zarezerwuj\\p{L}*|köp|boka|' +
  'køb|kjøp|купи\\p{L}*|закажи\\p{L}*|забронируй\\p{L}*|оплати\\p{L}*|перевед\\p{L}*|переказ\\p{L}*|' +
  'überweis\\p{L}*|zahl(?:e|en|t)?|ausführ\\p{L}*|freigegeben|pag(?:a|ue|ar|hi|ate)\\p{L}*|pay(?:e|ez|er)|' +
  'vire[rz]?|transfér\\p{L}*|transfer\\p{L}*|transfir\\p{L}*|satın al\\p{L}*|öde\\p{L}*|havale\\p{L}*|mua|' +
  'chuyển|đặt|beli|bayar|pesan|transfer|退款|购买|下单|转账|预订|支付|購入|予約|送金|振り込|구매|예약|송금|결제|이체|اشتر\\S*|احجز\\S*|' +
  'ادفع\\S*|حو[ّ]?ل\\S*|खरीद\\S*|भुगतान\\S*'
const PAID =
  'carte (?:\\p{L}+ )?(?:enregistrée|bancaire|de crédit)|la carte|tarjetas?|cart(?:ão|ões)|' +
  'carta (?:di credito|salvata|memorizzata)|(?:kredit)?karte\\p{L}*|überweisung\\p{L}*|iban|pix|' +
  'kreditkort\\p{L}*|creditcard|kart[ęąay]\\p{L}{0,2}|карт[уыеа]\\p{L}{0,2}|сч[её]т\\p{L}{0,2}|рахун\\p{L}+|' +
  '\\d{2,9} ?(?:€|\\$|euros?|reais|pesos|dólares|dollars?|руб\\p{L}*|грн|zł|kr|TL|lira|元|円|원)|账户|账号|信用卡|银行卡|' +
  'カード|口座|카드|계좌|بطاقة|البطاقة|حساب|कार्ड|खाते|kredi kartı\\p{L}*|hesab\\p{L}*|thẻ|tài khoản|kartu|rekening'

/** To bring something to where it is live. */
const PUSHES =
  'push\\p{L}*|pouss\\p{L}*|empuj\\p{L}*|merge\\p{L}*|fusion\\p{L}*|deploy\\p{L}*|déploi\\p{L}*|' +
  'desplieg\\p{L}*|implant\\p{L}*|залей|запуш\\p{L}*|задепло\\p{L}*|разверни|влей|推送|合并|部署|发布|' +
  'プッシュ|マージ|デプロイ|푸시|병합|배포|wypchnij|scal|wdróż|birleştir|dağıt|đẩy|triển khai|gabungkan'
const LIVE =
  'main|master|prod(?:u[ckçz]\\p{L}{2,8})?|прод\\p{L}*|主分支|生产|线上|本番|メイン|프로덕션|운영|메인|' +
  'üretim|canlı|sản xuất'
/** To make something everybody's. */
const MAKES =
  'mach\\p{L}*|stell\\p{L}*|haz|hacer|pon|torn[ea]\\p{L}*|deix[ae]|rends|rendez|rend[ia]|maak|uczyń|ustaw|сделай\\p{L}*|' +
  'открой\\p{L}*|зроби\\p{L}*|yap\\p{L}*|buat(?:lah)?|jadikan|đặt|làm|chuyển|gör|gjør|设为|改为|设成|にし|설정|바꿔'
const OPEN =
  'öffentlich|públic[oa]s?|publique|pubblic[oa]|openbaar|publiczn\\p{L}+|публичн\\p{L}+|общедоступн\\p{L}+|публічн\\p{L}+|' +
  'herkese açık|công khai|publik|offentlig|公开|公開|공개'

function compile_vocabulary(vocabulary: Vocabulary): Speech {
  const edge = UNSPACED.has(vocabulary.language) ? '' : '(?<![\\p{L}\\p{N}])'
  const end = UNSPACED.has(vocabulary.language) ? '' : '(?![\\p{L}])'
  const pairs = [
    [vocabulary.give[0], `${vocabulary.give[1]}|${ANYWHERE.give}`],
    [vocabulary.destroy[0], `${vocabulary.destroy[1]}|${ANYWHERE.destroy}`],
    vocabulary.run,
    [vocabulary.allow[0], `${vocabulary.allow[1]}|${ANYWHERE.allow}`],
    [vocabulary.claim[0], `${vocabulary.claim[1]}|${ANYWHERE.claim}`],
    // Written down is handed out, when it is a key; so is what the user is asked for.
    [`${WRITES}|${ASKS_FOR}`, KEYS],
    [BUYS, PAID],
    [PUSHES, LIVE],
    [MAKES, OPEN],
  ].map(([verb, thing]) => {
    const act = `${edge}(?:${verb})${end}`
    return `${act}${GAP}${edge}(?:${thing})|${edge}(?:${thing})${GAP}${act}`
  })
  return {
    language: vocabulary.language,
    ask: compiled(normal(pairs.join('|'))),
    hide: compiled(normal(`${edge}(?:${vocabulary.hide})`)),
    rule: compiled(normal(`${edge}(?:${vocabulary.rule})`)),
    act: compiled(
      normal(
        `${edge}(?:${[vocabulary.give, vocabulary.destroy, vocabulary.allow].map(([verb]) => verb).join('|')})${end}`,
      ),
    ),
  }
}

interface CompiledBook {
  language: string
  verb: Pattern
  phrase: Pattern
  also: Pattern | null
}

const NEAR = '[^.!?。！？\\n"{}|]{0,40}?'

function compile_book(book: Phrasebook): CompiledBook {
  // Lines are compared in their compatibility form, in which some letters of Thai and Arabic are written apart.
  const verb = normal(book.verb)
  const noun = normal(book.noun)
  const words = /[a-zßàâäåæçéèêëíîïñóôöøúûüăâîșț]/i.test(verb)
  const edge = words ? '(?<![\\p{L}])' : ''
  const end = words ? '(?![\\p{L}])' : ''
  const order = book.object_first ? `${noun}${NEAR}${verb}` : `${edge}${verb}${end}${NEAR}${noun}`
  // Chinese allows "put the instructions aside" as well as "ignore the instructions".
  const phrase = book.language === 'zh' ? `${order}|(?:把|将|將)${NEAR}${noun}${NEAR}${verb}` : order
  return {
    language: book.language,
    verb: compiled(verb),
    phrase: compiled(phrase),
    also: book.also === null ? null : compiled(`${edge}${normal(book.also)}`),
  }
}

const BOOKS: readonly CompiledBook[] = PHRASEBOOKS.map(compile_book)
const SPEECH: readonly Speech[] = VOCABULARIES.map(compile_vocabulary)
/** One test that most lines fail, instead of one per language. */
const ANY_VERB = compiled(PHRASEBOOKS.flatMap(({ verb, also }) => (also === null ? [verb] : [verb, also])).join('|'))
const KANA = /[\u3040-\u30ff]/
/** "Vergessen Sie nicht", "n'oubliez pas": the verb is denied behind it. */
const REMINDS = /^\S+(?: (?:sie|du|ihr|je|u|jullie))?,? (?:nicht|pas|niet|inte|ikke|ej)(?!\p{L})/iu
/** "Vergiss die Aufgabe nicht": the same behind its object. */
const REMINDS_BEHIND = /^(?: \p{L}{1,20})? (?:nicht|niet|inte|ikke)(?=[\s.,!]|$)(?! (?:nur|mehr|alleen|bara|kun))/iu
const CURRENT = /\b(?:diese|cette|esta|questa|deze)\b/i
const USER = one_of(
  /usuari|usuári|utente|utilisateur|benutzer|nutzer|anwender|gebruiker|användar|bruger|brukeren|użytkowni/iu,
  /uživatel|utilizator|пользовател|користувач|kullanıcı|người dùng|pengguna|用户|用戶|使用者|ユーザー|利用者|사용자/iu,
  /المستخدم|उपयोगकर्ता/iu,
)
/** The text speaks about attacks instead of making one. */
const ABOUT =
  /注入|攻击|攻擊|インジェクション|攻撃|인젝션|공격|инъекци|атак|ін'єкці|angreif|angriff|attaqu|injections? d|ataque|inyecci|injeç|iniezion|attacc|saldır|tấn công|serangan|حقن|هجوم|हमल/iu
/** Somebody is said to do it: "lets the model ignore", "the assistant does not run". */
const DESCRIBED =
  /(?:让|讓|使|会|會|可能|导致|诱导|試圖|试图|如何|是否)[^，。,\n]{0,10}$|(?:(?<!\p{L})(?:no|não|nunca|non|ne|nicht|nie|niet|inte|ikke|не|không|tidak|لا|नहीं|zu|à|de|para|om te)\s+)$/iu

/** What one line says. Cheap for lines without foreign words. */
export function foreign_marks(line: string): ForeignMarks {
  for (const [hint, holds, marks] of WHOLE_SENTENCES) if (hint.test(line) && holds(line)) return marks
  if (!HINT.test(line)) return NOTHING
  const framed = AGENT_HINT.test(line)
  const dropped = ANY_VERB.test(line)
  const passed = USER.test(line)
  if (!framed && !dropped && !passed) return NOTHING
  if (is_about_attacks(line)) return NOTHING
  const override = dropped && BOOKS.some((book) => drops(book, line))
  const written = (language: string) => (LETTERS[language] ?? LATIN).test(line)
  const behind = framed ? framed_text(line, written) : ''
  const reach = OTHER_TONGUE.test(behind) ? behind : ''
  const addressed =
    !forbids_copies(line) &&
    ((framed && !is_english(line) && OTHER_TONGUE.test(line) && reader_is_told(line, written)) ||
      prompt_is_asked(line, written) ||
      (SPEECH_LIKE.test(reach) && (override || is_request(reach))))
  return {
    override,
    addressed,
    opens: !addressed && reach !== '' && UNFINISHED.test(line),
    concealed: passed && spoken(line).some((speech) => conceals(speech, line)),
  }
}

/** What a line says behind the one it speaks to; empty when it speaks to nobody, in English, or only heads a list. */
function framed_text(line: string, written: (language: string) => boolean): string {
  // The rest must be in another language; it is checked first, because searching for the addressee in twenty languages is expensive.
  const at = OTHER_TONGUE.test(line) ? frame_at(line) : -1
  if (at < 0 || ENGLISH.test(line.slice(at, at + STRETCH_CHARS))) return ''
  const text = line.slice(at, at + REACH_CHARS)
  return is_headline(text, written) && !DANGEROUS_TEXT.test(text) ? '' : text
}

function is_request(reach: string): boolean {
  if (asks(reach) || acts(reach)) return true
  return (DANGEROUS_TEXT.test(reach) || KEYS_LEAVE.test(reach)) && !is_guidance(reach)
}

/** What says everything in one sentence: a cheap hint at it, the test, and what the line is then. */
const WHOLE_SENTENCES: readonly (readonly [RegExp, (line: string) => boolean, ForeignMarks])[] = [
  [one_of(UNBOUND_HINT, UNLIMITED_HINT), unbinds, { ...NOTHING, override: true }],
  [OFFICE_HINT, ordered_officially, { ...NOTHING, override: true }],
  [LESSER_HINT, ordered_alone, { ...NOTHING, addressed: true }],
  [DISMISS_HINT, dismisses, { ...NOTHING, override: true }],
  [COMPLETE_HINT, completes, { ...NOTHING, override: true }],
]

/** A machine is told in another language to be without its limits. */
function unbinds(line: string): boolean {
  return (
    (OTHER_TONGUE.test(line) || OWN.test(line)) &&
    !ENGLISH.test(line) &&
    !is_english(line) &&
    (is_unbound(line) || (UNLIMITED_HINT.test(line) && is_unlimited(line))) &&
    !is_about_attacks(line)
  )
}
/** One sentence of another language orders what nobody orders for a good reason. */
function completes(line: string): boolean {
  return (
    (OTHER_TONGUE.test(line) || OWN.test(line)) &&
    !is_english(line) &&
    is_complete_order(line) &&
    !is_about_attacks(line) &&
    !is_quoted(line)
  )
}

/** An assistant is told what to do in a language without a vocabulary of its own, or whom alone to obey. */
function ordered_alone(line: string): boolean {
  return (
    (OTHER_TONGUE.test(line) || OWN.test(line)) &&
    !ENGLISH.test(line) &&
    !is_english(line) &&
    is_ordered(line) &&
    !is_about_attacks(line) &&
    !is_quoted(line)
  )
}

/** Somebody is told not to listen to his user, or to let go what he was asked for and do something else. */
function dismisses(line: string): boolean {
  if (!OTHER_TONGUE.test(line) || ENGLISH.test(line) || is_english(line) || is_about_attacks(line)) return false
  if (is_turned(line)) return true
  const orders = () => spoken(line).some((speech) => meant(speech, speech.ask, line))
  if (lets_go(line) && (DANGEROUS_TEXT.test(line) || ELSEWHERE.test(line) || orders())) return true
  if ((is_called_last(line) || is_first_of_all(line)) && (DANGEROUS_TEXT.test(line) || orders())) return true
  return sends_away(line) && spoken(line).some((speech) => meant(speech, speech.hide, line))
}
const ELSEWHERE = /https?:\/\/|\S@[\w-]{1,60}\.\p{L}/u

/** The whole of what is said stands in quotation marks, as somebody else's words. */
function is_quoted(line: string): boolean {
  return /[«“„「『][^«»“”„「」『』]{8,300}[»”“」』]/.test(line)
}

/** A notice in the name of the system says what only a machine is told, or rules are void and something is ordered at once. */
function ordered_officially(line: string): boolean {
  if (!OTHER_TONGUE.test(line) || is_english(line) || is_about_attacks(line)) return false
  if (claims_maker(line) || (!forbids_copies(line) && tells_readers(line))) return true
  const from = notice_at(line)
  // The next member of a JSON document is another text.
  const said = line.slice(Math.max(0, from), Math.max(0, from) + REACH_CHARS).replace(/["”」]\s*[,}][^\n]*$/, '')
  const voided = is_void(said)
  if (from < 0 && !voided) return false
  if (is_mention(line, Math.max(0, from - 1), Math.max(1, from))) return false
  if (DANGEROUS_TEXT.test(said)) return true
  if (from >= 0 && (voided || steers_answer(said))) return true
  // What is asked of people in the words of courtesy is not looked at in twenty languages.
  if (is_polite(said) || (from < 0 && /请|請|ください|下さい|ご/u.test(said))) return false
  return spoken(said).some(
    (speech) =>
      meant(speech, speech.hide, said) ||
      meant(speech, speech.ask, said) ||
      (from >= 0 && meant(speech, speech.rule, said)),
  )
}

/** "Yours", where no other small word says which language it is. */
const OWN =
  /\b(?:tus|tu[ao]|tue|tuoi|seus|suas?|teus|tuas?|swoje|swoich|twoje|twoich|jouw|eres|agora|ora|tylko|teraz|sekarang|hanya)\b/i

/** A line that is no whole sentence: a label, or prose that is wrapped. */
const UNFINISHED = /(?:[:：,，]|\p{L})["'*_)\]」』\s-]*$/u

/** Plainly in another language. */
export function is_foreign(text: string): boolean {
  return OTHER_TONGUE.test(text) && !ENGLISH.test(text)
}

/** Names of hosts and files do not count as words about attacks. */
function is_about_attacks(line: string): boolean {
  return ABOUT.test(line) && ABOUT.test(line.replace(/(?<!\S)\S+[.@]\S+/g, ' ')) && !DANGEROUS_TEXT.test(line)
}

/** Words of English that no neighbour shares, and in how many characters of an English text one of them stands. */
const ENGLISH_ONLY =
  /\b(?:the|and|with|that|this|you|your|are|from|must|will|when|which|have|has|was|should|not|its|their)\b/gi
const CHARS_PER_ENGLISH_WORD = 45

/** English throughout, so that no other language speaks in it. */
function is_english(line: string): boolean {
  if (/[\u00c0-\u1fff\u3040-\ud7ff\uf900-\ufaff\ufe70-\uffef]/.test(line)) return false
  return (line.match(ENGLISH_ONLY)?.length ?? 0) * CHARS_PER_ENGLISH_WORD >= line.length
}

function frame_at(line: string): number {
  if (is_english(line)) return -1
  const frame = (EAST.test(line) ? UNSPACED_FRAME : SPACED_FRAME).exec(line)
  return frame === null || is_mention(line, frame.index, frame.index + frame[0].length) ? -1 : frame.index
}

function spoken(text: string): readonly Speech[] {
  return SPEECH.filter(({ language }) => (LETTERS[language] ?? LATIN).test(text))
}

function asks(reach: string): boolean {
  return spoken(reach).some(
    (speech) =>
      meant(speech, speech.ask, reach) || meant(speech, speech.hide, reach) || meant(speech, speech.rule, reach),
  )
}

/** Names that no person has, in any language. */
const MACHINE_NAME = one_of(
  /(?<![A-Za-z\p{N}])AI(?![A-Za-z\p{N}ァ-ヿ])/iu,
  /(?<![\p{L}\p{N}])(?:IA|KI|ИИ|ШІ|LLMs?|(?:Chat)?GPT|Claude|Copilot|chat-?bots?)(?![\p{L}\p{N}])|챗봇/iu,
  /чат-?бот|聊天机器人|チャットボット|conversa(?:tionnel|cional)|大模型|sprachmodell|taalmodel|språkmodell/iu,
  /(?:modelo|modello|modèle|model|модел|мовн|язык)\p{L}{0,20} (?:de |di )?(?:lengua|lingu|langa|język|bahasa|модел)/iu,
  /языков|yapay zeka|dil modeli|trí tuệ|ngôn ngữ|人工|智能|言語モデル|语言模型|인공지능|언어\s?모델|اصطناعي|भाषा मॉडल|एआई/iu,
)
/** A place of keys and somewhere else, in one sentence of any language. */
const KEYS_LEAVE = one_of(
  /(?:\.env\b|id_rsa|id_ed25519|~\/\.|credentials|\.npmrc|\.netrc)[^\n]{0,160}(?:https?:\/\/|\S@[\w-]{1,60}\.)/,
  /(?:https?:\/\/|\S@[\w-]{1,60}\.)[^\n]{0,160}(?:\.env\b|id_rsa|id_ed25519|~\/\.|credentials)/,
)
/** What a project's guidance in any language speaks of. */
const PROJECT = /\b(?:npm|pnpm|yarn|make|pytest|tests?|lint\w*|readme|changelog|contributing|docs?|build|typescript)\b/i

/** Speaks of a project; the names of hosts say nothing. */
function is_guidance(text: string): boolean {
  return PROJECT.test(text.replace(/https?:\/\/\S+|(?<!\S)\S{1,80}@\S{1,80}/g, ' '))
}

function acts(reach: string): boolean {
  if (!MACHINE_NAME.test(reach.slice(0, NAME_CHARS)) || is_guidance(reach)) return false
  const written = (language: string) => (LETTERS[language] ?? LATIN).test(reach)
  return spoken(reach).some((speech) => meant(speech, speech.act, reach)) || is_bound(reach, written)
}
const NAME_CHARS = 60
/** More than a label and a word. */
const SPEECH_LIKE = /\p{L}\P{L}+\p{L}+\P{L}+\p{L}|[\u3040-\u9fff\uac00-\ud7af]{4}/u

/** Somebody speaks of an agent, who does what it does. */
const SPOKEN_OF = compiled(`^\\W*(?:${ARTICLE})?${SPACED_AGENT}\\s+\\p{L}`)

function conceals(speech: Speech, line: string): boolean {
  if (SPOKEN_OF.test(line)) return false
  return meant(speech, speech.hide, line) && (meant(speech, speech.ask, line) || DANGEROUS_TEXT.test(line))
}

/** Found, not said of somebody, and, where the language marks requests, in a sentence that requests. */
function meant({ language }: Speech, pattern: Pattern, line: string): boolean {
  const request = REQUESTS[language]
  for (let from = 0, tries = 0; tries < MAX_TRIES; tries++) {
    const rest = line.slice(from)
    const match = pattern.exec(rest)
    if (match === null) return false
    const asked = /^(?:[^。.!?！？\n]|\.(?=\w)){0,200}/.exec(rest.slice(match.index))?.[0] ?? ''
    const described = DESCRIBED.test(line.slice(Math.max(0, from + match.index - 24), from + match.index))
    const banned = BANNED.test(rest.slice(match.index + match[0].length, match.index + match[0].length + BAN_CHARS))
    if (!described && !banned && (request === undefined || request.test(asked))) return true
    from += match.index + 1
  }
  return false
}
/** A ban that stands behind its verb: "do not enter". */
const BANNED = /^[가-힣]{0,3}지\s?마|^[ぁ-ん]{0,4}ないで/u
const BAN_CHARS = 12
/** The first words that fit may be a description, and the next ones meant. */
const MAX_TRIES = 3

/** Another clause or a piece of code begins between the verb and what it would be about. */
const OTHER_CLAUSE = /[,;]\s(?:die|das|der|dass|les|las|los|gli|que|porque|weil|denn)\s|[`—–]/iu
/** What people in a study or a story were asked to do. */
const ASKED_OF_OTHERS = /よう(?:に)?(?:求め|依頼し|頼ん|指示し|言わ|命じ)|(?:하도록|하라고) (?:요청|지시|부탁)/u
const ASKED_CHARS = 24
/** How something is done by whoever wants to: "to start without the settings". */
const HOW_TO = /(?:する(?:に|とき)は|したい(?:とき|場合)|する(?:場合|こと)(?:は|が|も)(?!.{0,3}絶対))/u

function drops(book: CompiledBook, line: string): boolean {
  if (book.also !== null) {
    const also = book.also.exec(line)
    if (also !== null && !is_mention(line, also.index, also.index + also[0].length)) return true
  }
  if (!book.verb.test(line)) return false
  const match = book.phrase.exec(line)
  if (match === null || CURRENT.test(match[0]) || REMINDS.test(match[0]) || OTHER_CLAUSE.test(match[0])) return false
  const behind = line.slice(match.index, match.index + match[0].length + ASKED_CHARS)
  if (ASKED_OF_OTHERS.test(behind) || HOW_TO.test(behind)) return false
  if (REMINDS_BEHIND.test(line.slice(match.index + match[0].length))) return false
  // Japanese is written with the signs of Chinese as well, in the other order.
  if (book.language === 'zh' && KANA.test(match[0])) return false
  if (DESCRIBED.test(line.slice(Math.max(0, match.index - 24), match.index))) return false
  if (ENGLISH.test(line.slice(Math.max(0, match.index - STRETCH_CHARS / 2), match.index + STRETCH_CHARS / 2)))
    return false
  return !is_mention(line, match.index, match.index + match[0].length)
}
