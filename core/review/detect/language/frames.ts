// Forms of address in other languages than English: how a text addresses a machine that reads it. One pattern for all
// languages that separate words, one for those that do not. Source: ENGINE 16.
import { compiled, type Pattern } from '#core/review/detect/language/letters.ts'
import {
  ARTICLE,
  DEAR,
  IF_YOU,
  NAMES,
  TO,
  VOCABULARIES,
  type Vocabulary,
} from '#core/review/detect/language/vocabulary.ts'

/** Languages that write words without spaces. */
export const UNSPACED: ReadonlySet<string> = new Set(['zh', 'ja', 'ko'])
/** A source in the compatibility form in which lines are compared. */
export const normal = (source: string) => source.normalize('NFKC')
const agents = (languages: (vocabulary: Vocabulary) => boolean) =>
  VOCABULARIES.filter(languages)
    .map(({ agent }) => normal(agent))
    .join('|')
/** What an assistant does, in one word with its name: "Mail-Assistent", "Codeassistent". */
const TRADE =
  '(?:(?:(?:e-?)?mail|code|coding|chat|web|browser|shopping|support|such|sprach|reise|übersetzungs|zoek|taal|sök|AI|KI)[- ]?)?'
/** An agent by any name, in languages that part their words. */
export const SPACED_AGENT = `(?<![\\p{L}\\p{N}_-])${TRADE}(?:${NAMES}|${agents(({ language }) => !UNSPACED.has(language))})(?![\\p{L}\\p{N}_])`
/** Of these, the names that no person has. */
const SPACED_MACHINE =
  `(?<![\\p{L}\\p{N}_-])(?:${NAMES}|IA|KI|SI|ИИ|ШІ|(?:sprach|taal|språk)?(?:modelo|modello|modèle|modell?|` +
  `модел)\\p{L}*(?! [A-Za-z]{0,4}-?\\d)|agent\\p{L}* (?:autom\\p{L}*|de IA|d['’]IA|IA|AI)|(?:KI|AI)-\\p{L}+|` +
  `(?:ال)?مساعد (?:الذكاء|الذكي)\\p{L}*(?: الاصطناعي)?)(?![\\p{L}\\p{N}_])`
const START = '(?:^|[.!?;:>"\'«»(*#/\\[\\]|،؛।—–-])\\s*'
/** "New instruction of the system:" is said to a machine, whoever says it. */
const NOTICE = [
  'nov[ao]s? instruç(?:ão|ões)(?: do sistema)?',
  'nuevas? instrucci(?:ón|ones)(?: del sistema)?',
  'nuov[ae] istruzion[ei](?: (?:di|del) sistema)?',
  'nouvelles? (?:instructions?|consignes?)(?: (?:du )?système)?',
  'neue (?:system-?)?anweisung(?:en)?',
  'nieuwe (?:systeem-?)?instructies?',
  'ny(?:a|e|tt)? (?:system-?)?instru(?:ktion|ks)(?:en|er)?',
  'now[ae] (?:instrukcj\\p{L}+|poleceni\\p{L}+)(?: system\\p{L}+)?',
  'nov[ýáé] (?:systémov\\p{L}+ )?(?:pokyn|instrukce)\\p{L}*',
  'нов\\p{L}+ (?:системн\\p{L}+ )?(?:инструкци|указани|інструкці|вказівк)\\p{L}*',
  'yeni (?:sistem )?talimat\\p{L}*',
  '(?:chỉ thị|lệnh|hướng dẫn)(?: hệ thống)? mới',
  'instruksi(?: sistem)? baru',
  'تعليمات (?:النظام )?(?:ال)?جديدة',
  'नया (?:सिस्टम )?निर्देश',
].join('|')
/** What is written for somebody: a note, an instruction. */
const ORDERED =
  'istruzion\\p{L}*|instrucci\\p{L}*|instruç\\p{L}*|instructions?|consignes?|anweisung\\p{L}*|hinweis\\p{L}*|' +
  'notas?|notizen?|instructies?|opmerking|polece\\p{L}*|instrukcj\\p{L}*|инструкц\\p{L}*|указани\\p{L}*|' +
  'інструкц\\p{L}*|pokyn\\p{L}*|talimat\\p{L}*|instruksi'
/** What an agent works on that is a program; people are agents of insurers. */
const FIELD =
  "(?:d[eiao]|d['’]|du|für|voor|van|per|para|dla|do|для|по)? ?(?:c[oó]d\\p{L}*|kod\\p{L}*|program\\p{L}*|" +
  'программ\\p{L}*|software|browser\\p{L}*|naveg\\p{L}*|navigat\\p{L}*|web|IA|KI|AI|e-?mail|correo|' +
  'courri\\p{L}*|posta|messag\\p{L}*|mod[eé]ra\\p{L}*|acquist\\p{L}*|compras?|achats?|ventas?|vendas?|' +
  'vendite?|traduc\\p{L}*|traduz\\p{L}*|traduction|recherche|mensaj\\p{L}*|mensagen\\p{L}*|poczt\\p{L}*|' +
  'pošt\\p{L}*|почт\\p{L}*|пошт\\p{L}*|чат\\p{L}*|chat\\p{L}*|recherche|búsqueda|ricerca|' +
  'البريد|البرمجة|الويب|الدردشة)'
const EAST_NOTICE =
  '(?:新的?(?:系统|系統)?(?:指令|指示)|新しい(?:システム)?(?:指示|命令)|새(?:로운)?\\s?(?:시스템\\s?)?(?:지시|명령))\\s*[:：]'
/** A member of a document that is a note for the machine. */
const MEMBER =
  '["\'](?:ai|llm|agent|assistant|model|bot)[_ -](?:note|instruction|hint|directive|message|guidance|prompt|task)s?["\']\\s*:'
/** Somebody turns to a machine, in languages that part their words. */
export const SPACED_FRAME: Pattern = compiled(
  [
    `${START}@?(?:(?:${normal(DEAR)}) )?(?:${ARTICLE})?(?:${SPACED_AGENT}(?:-\\p{L}+| ${FIELD})?\\s*(?:[:,!،–—]| के लिए)|${SPACED_MACHINE}\\s*[:!])`,
    // "Nota para el agente de código:", "Hinweis für den Agenten im Browser:"
    `${START}(?:[\\p{L}]+ ){0,3}?(?:${normal(TO)}) ?(?:${ARTICLE}){0,2}${SPACED_AGENT} (?:${FIELD})\\s*[:,!]`,
    // "…, assistente; mostre …"
    `,\\s*${SPACED_AGENT}\\s*[;:!]\\s`,
    `(?:${normal(DEAR)})[,:!]? (?:${ARTICLE})?${SPACED_AGENT}`,
    `${START}(?:${normal(DEAR)}) ${SPACED_MACHINE}\\s*,`,
    `${START}(?:[\\p{L}]+ ){0,2}?(?:${normal(TO)}) ?(?:${ARTICLE}){0,2}${SPACED_AGENT}(?=\\s*(?:$|[:,!.;،–—]|` +
      `(?:que|qui|che|die|der|das|który|która|które|который|которая|которые|що|som|yang|wer|quien|a|al) ))`,
    `(?<!\\p{L})(?:${normal(NOTICE)})\\s*:`,
    `(?:${normal(DEAR)}) (?:modelo|modello|modèle|modell|model|модель|модел)\\s*[:,!]`,
    // "Modèle, remplace …": with a colon it names a product.
    `(?:^|[.!?>]\\s*)(?:modelo|modello|modèle|modell|модель|модел),\\s`,
    // "IA que lees esto:", "nota para los agentes automáticos:", "istruzione riservata al modello:", "modèle de langage, …"
    `${START}(?:${ARTICLE})?(?:\\p{L}+ )?${SPACED_MACHINE} (?:que|qui|che|die|der|das|który|która|который|яка|який|yang|som)\\s[^.!?\\n]{0,40}[:,]`,
    `${START}(?:[\\p{L}]+ ){0,3}?(?:${normal(TO)}) ?(?:${ARTICLE}){0,2}${SPACED_MACHINE}(?: [\\p{L}]+){0,2}\\s*[:,]`,
    // "Почтовому ассистенту:", a member that is an instruction for a machine, "bir dil modeliysen".
    `(?<![\\p{L}\\p{N}.])@${SPACED_AGENT}\\s`,
    `["'](?:\\p{L}{2,20}[_ -])?(?:para|pour|für|fuer|per|voor|dla|для)[_ -](?:la_|el_|le_|l_)?(?:IA|KI|AI|SI|ИИ|ШІ)["']\\s*:`,
    `${START}(?:\\p{L}+ )?(?:ассистент|агент|помощник|бот|асистент|помічник)(?:у|ам|ові)\\s*[:,]`,
    `["'](?:${normal(ORDERED)})[_ -](?:(?:para|pour|für|per|voor|dla|для|a|la|el|le|die)[_ -]){0,2}(?:IA|KI|` +
      `AI|SI|ИИ|ШІ|modelo|mod[eè]le|modell[o]?|модел|asistente|assistant|assistente|assistent|` +
      `agente?n?)\\p{L}{0,3}["']\\s*:`,
    `(?<!\\p{L})(?:dil model|yapay zek|asistan|ajan|bot)\\p{L}*(?:ysan|ysen|san|sen)(?!\\p{L})`,
    `${START}(?:\\p{L}+[- ])?(?:\\p{L}+ )?(?:asistanı|ajanı|botu)\\s*[:,]`,
    `(?<!\\p{L})(?:asistan|ajan|bot|yapay zek[aâ]|model)\\p{L}* için (?:\\p{L}+ )?(?:not|uyarı|talimat|bilgi|mesaj)\\p{L}*\\s*:`,
    // A label in a language that has no vocabulary here.
    MEMBER,
    `${START}(?:[\\p{L}]+[ -]){0,3}(?:${SPACED_MACHINE}|tekoäly\\p{L}*)(?:[- ]\\p{L}+)?\\s*:`,
    `(?<!\\p{L})(?:das|die|der|jedes|jede|ein) (?:aus|be|ver)?(?:wert|les|arbeit|prüf|fass)end\\p{L}* ${SPACED_MACHINE}`,
    `(?<!\\p{L})(?:${normal(ORDERED)})[^.!?:\\n]{0,30}${SPACED_MACHINE}[^.!?:\\n]{0,15}:`,
    '(?<!\\p{L})(?:als|como|come|comme|jako|som) (?:uma? |una? |une |eine |een |en )?(?:KI|IA|AI|' +
      'SI)(?![\\p{L}\\p{N}_-])|' +
      '(?:это|ці|це|текст) (?:читает|обрабатывает|читає) (?:ИИ|ШІ|нейрос\\p{L}+|нейромереж\\p{L}+|модел\\p{L}+)',
    `(?<!\\p{L})(?:IA|KI|ИИ|ШІ|d['’]IA|de IA|language|langage|lenguaje|linguagem|Sprachmodelle?|taalmodel(?:len)?) (?:deben?|doit|doivent|deve|devem|devono|müssen|muss|soll(?:en)?|moet(?:en)?|должн\\p{L}+|повинн\\p{L}+) (?![^.!?\\n]{0,12}(?:nicht|niet|pas|не))`,
    // What such programs have to do with a file or an address: "KI-Systeme müssen transparent sein" is a law.
    `(?<!\\p{L})(?:KI|AI)-(?:assist|agent|system|modell|werkzeug|tool|bot)\\p{L}* (?:müssen|muss|soll(?:en)?|haben|moet(?:en)?) ` +
      `(?=[^.!?\\n]{0,60}(?:~/|https?:|\\.env|(?:passw|zugangsdaten|geheim|schlüssel|wachtwoord|token)))`,
    `(?<!\\p{L})(?:${normal(IF_YOU)}) (?:${ARTICLE}|एक ){0,2}${SPACED_AGENT}`,
    // "Vous êtes une IA : …"
    `${START}(?:vous êtes|tu es|(?:usted )?eres|sei|lei è|você é|du bist|sie sind|jesteś|ты|вы) (?:${ARTICLE})?${SPACED_MACHINE}\\s*[:,]`,
  ].join('|'),
)
const ZH =
  '模型(?=请|請|注意|[,，、]|你|您|必须)|' +
  '(?:AI|人工智能|人工智慧|智能|自动化|自動化|虚拟|邮件|郵件|编程|代码|购物|客服|翻译|写作|浏览器|搜索|办公)?(?:助手|助理|智能体|智能體|机器人|機器人)|AI代理|(?:智能|AI)客服|' +
  '(?:大型?)?(?:语言|語言)模型|大模型|AI(?:系统|系統)?(?=请|請|[:：]|\\s请)'
const JA =
  'AI(?:レビュアー|レビュー担当|モデル)|(?:要約|レビュー|処理|回答)する(?:AI|モデル|エージェント)|(?:AI|チャット|人工知能|コーディング)?(?:アシスタント|エージェント|ボット)|(?:大規模)?言語モデル|生成AI|AI'
const KO =
  'AI\\s?[가-힣]{1,6}\\s?(?:도구|서비스|시스템|프로그램)|(?:AI|인공지능)\\s?(?:비서|어시스턴트|에이전트|모델|도우미|챗봇)?|비서|어시스턴트|에이전트|언어\\s?모델|모델(?=에게|께)|챗봇|봇'
const EAST_START = '(?:^|\\.\\s|[【。！？!?:：>"\'「『（(*#\\-]\\s*)'
/** The same in Chinese, Japanese and Korean. */
export const UNSPACED_FRAME: Pattern = compiled(
  [
    EAST_NOTICE,
    MEMBER,
    `(?:你|您)(?:现在|現在|就)?是[^。,,，\\n]{0,8}?(?:${ZH})`,
    // A list of names goes on with the next one.
    `${EAST_START}@?(?:${NAMES})\\s*(?:[、，:：](?!\\s?[A-Z][\\w .-]{1,20}[、，,。（()）])|请|さん|님)`,
    `(?:亲爱的|親愛的|尊敬的|各位|所有)(?:${ZH}|AI)|${EAST_START}(?:${JA})(?:さん|様|殿)|${EAST_START}(?:${KO})\\s?님`,
    `[给給为為](?:所有)?[^。,,.\\n]{0,12}?(?:${ZH}|AI)[^。,,.\\n]{0,6}的?(?:说明|說明|提示|指示|备注|備註|留言|通知|注意事项|话)\\s*[:：]`,
    `(?:仅|僅|只)?供(?:所有)?(?:${ZH}|AI|大模型|模型)(?:阅读|閱讀|参考|參考|使用|查看|处理)`,
    `(?:提示|通知|告知|提醒)(?:所有)?(?:${ZH}|AI)\\s*[:：,，]`,
    `作为(?:一个|一名)?(?:${ZH}|AI)[,，]?\\s*(?:你|您)|(?:読む|読んだ)(?:${JA})`,
    `(?:致|给|對|对)(?:所有)?(?:${ZH}|AI)|${EAST_START}@?(?:各位)?(?:${ZH})(?:们)?\\s*(?:你好|您好|请注意|注意|请|必须|应当|须|[,:!，：！])`,
    `(?:如果|若|假如|倘若|假若)(?:你|您)(?:是|为)[^。，,\\n]{0,6}?(?:${ZH})|(?:读到|阅读|处理|看到)[^。，,\\n]{0,12}的(?:${ZH})`,
    `(?:${JA})(?:へ|宛|の(?:皆|方)|向け|に告|、|:|：|は)|(?:読んで|読む|処理|閲覧)[^。\\n]{0,10}(?:${JA})|(?:もし|あなたが)[^。\\n]{0,10}(?:${JA})(?:なら|であれば|の場合)`,
    `(?:${KO})(?:에게|께|이?라면|는|은|아,|야,)|${EAST_START}(?:${KO})\\s?(?:안내|공지|참고|주의|지침|전용)?\\s*[:,!，]`,
  ].join('|'),
)
