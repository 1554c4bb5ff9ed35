// Notices in the name of the system, its operator or its makers, in other languages than English. Programs write such
// notices to people every day ("system message: maintenance tonight"), so the name alone means nothing. It counts with
// what only a machine is told: its rules are void, it has new powers, nobody may know. Source: CONTRACT 16.1, ENGINE
// 16.
import { one_of } from '#core/compose.ts'
import { compiled, type Pattern } from '#core/review/detect/language/letters.ts'

/** One language. Every member is a regular expression source of alternatives. */
interface Office {
  /** How the system's own notice is called. */
  notice: string
  /** Rules, and that they hold no longer; in the order of the language. */
  voids: string
}

const NEAR = '[^.!?。！？\\n]{0,40}?'

const OFFICES: readonly Office[] = [
  {
    notice:
      'system-?(?:nachricht|meldung|hinweis|anweisung|mitteilung|befehl|prompt)|' +
      '(?:nachricht|mitteilung|hinweis|anweisung|befehl) (?:vom|des|der|von|durch den) (?:systems?|' +
      'administrators?|betreibers?|entwicklers?)',
    voids:
      `(?:anweisung|regel|vorgabe|instruktion|befehl|beschränkung|einschränkung)(?:en|n|` +
      `e)?(?!\\p{L})${NEAR}(?:gelten (?:ab \\p{L}+ )?nicht|sind (?:\\p{L}+ )?(?:ungültig|aufgehoben|hinfällig|` +
      `nichtig|widerrufen|gelöscht)|außer kraft|verfallen|entfallen)`,
  },
  {
    notice:
      "(?:message|note|instructions?|consignes?|avis|notification|directive)s? (?:du |de la |de l['’]|d['’])?(?:système|administrateur|opérateur|développeur)",
    voids:
      `(?:instructions?|consignes?|règles?|restrictions?|directives?|limites?)(?!\\p{L})${NEAR}(?:annulées?|` +
      `levées?|caduques?|ne (?:s['’]appliquent|valent|tiennent) plus|suspendues?|révoquées?)`,
  },
  {
    notice:
      '(?:mensaje|nota|aviso|instrucci(?:ón|ones)|notificación|orden|directiva) del? (?:sistema|administrador|operador|desarrollador)',
    voids:
      `(?:instrucci(?:ón|ones)|reglas?|restricci(?:ón|ones)|órdenes|directrices|normas|` +
      `políticas?)(?!\\p{L})${NEAR}(?:anulad|cancelad|sin efecto|ya no|revocad|levantad|suspendid)`,
  },
  {
    notice:
      '(?:mensagem|nota|aviso|instruç(?:ão|ões)|notificação|ordem|diretiva) d[oe] (?:sistema|administrador|operador|desenvolvedor)',
    voids:
      `(?:instruç(?:ão|ões)|regras?|restriç(?:ão|ões)|ordens|diretrizes|políticas?)(?!\\p{L})${NEAR}(?:anulad|` +
      `cancelad|sem efeito|já não|não (?:valem|se aplicam)|revogad|suspens)`,
  },
  {
    notice:
      "(?:messaggio|nota|avviso|istruzion[ei]|notifica|ordine|direttiva) (?:di |del |dell['’])(?:sistema|amministratore|operatore|sviluppatore)",
    voids: `(?:istruzion[ei]|regol[ae]|restrizion[ei]|ordini|direttive)(?!\\p{L})${NEAR}(?:annullat|decadut|revocat|non (?:valgono|si applicano)|sospes|nulle)`,
  },
  {
    notice: 'systeem-?(?:bericht|melding|instructie|opdracht|prompt)|bericht van (?:het systeem|de beheerder)',
    voids:
      `(?:instructies?|regels|beperkingen|opdrachten|richtlijnen)(?!\\p{L})${NEAR}(?:vervallen|ongeldig|` +
      `gelden (?:\\p{L}+ )?niet|opgeheven|ingetrokken|geannuleerd)`,
  },
  {
    notice:
      '(?:komunikat|wiadomość|polecenie|instrukcja|powiadomienie) (?:systemow[ya]|systemowe|systemu|administratora|operatora)',
    voids: `(?:polecenia|instrukcje|zasady|ograniczenia|wytyczne)(?!\\p{L})${NEAR}(?:nieważn|anulowan|zniesion|nie obowiązuj|uchylon|cofnięt)`,
  },
  {
    notice: 'systémov[áýé] (?:zpráva|pokyn|upozornění|správa|instrukce|hlášení)',
    voids: `(?:pokyny|instrukce|pravidla|omezení|příkazy|obmedzenia|pravidlá)(?!\\p{L})${NEAR}(?:neplat|zrušen)`,
  },
  {
    notice:
      'системн(?:ое|ая|ый|ые) (?:сообщение|инструкци[яи]|команда|уведомление|указание|приказ|директива)|' +
      '(?:сообщение|инструкция|приказ) (?:от )?(?:системы|администратора|оператора|разработчик)',
    voids: `(?:инструкци|указани|правил|ограничени|команд|распоряжени)\\p{L}*(?!\\p{L})${NEAR}(?:отмен[её]н|недействит|не действу|снят[ыо]|аннулир|утратил)`,
  },
  {
    notice: 'системн(?:е|а|ий|і) (?:повідомлення|інструкці[яї]|команда|вказівк[аи]|наказ)',
    voids: `(?:інструкці|вказівк|правил|обмежен|команд)\\p{L}*(?!\\p{L})${NEAR}(?:скасован|недійсн|не діють|знят[оі]|анульован|втратил)`,
  },
  {
    notice: 'sistem (?:mesajı|bildirimi|talimatı|uyarısı|komutu|notu)',
    voids: `(?:talimat|kural|kısıtlama|komut|yönerge)\\p{L}*(?!\\p{L})${NEAR}(?:geçersiz|iptal edil|kaldırıl|geçerli değil|yürürlükten)`,
  },
  {
    notice: '(?:thông báo|tin nhắn|chỉ thị|lệnh)(?: của| từ)? hệ thống',
    voids: `(?:chỉ dẫn|hướng dẫn|chỉ thị|quy tắc|hạn chế|mệnh lệnh)(?!\\p{L})${NEAR}(?:không còn|bị hủy|vô hiệu|hết hiệu lực|được gỡ bỏ)`,
  },
  {
    notice: '(?:pesan|pemberitahuan|instruksi|perintah|notifikasi)(?: dari)? sistem',
    voids: `(?:instruksi|aturan|perintah|batasan|arahan)(?!\\p{L})${NEAR}(?:dibatalkan|tidak (?:lagi )?berlaku|dicabut)`,
  },
  {
    notice: 'system-?(?:meddelande|besked|melding|instruktion|meddelelse|instruks)(?:et|en)?',
    voids:
      `(?:instruktion|instruks|regel|regl|begränsning|begrænsning|begrensning|anvisning)\\p{L}*(?!\\p{L})` +
      `${NEAR}(?:upphäv|ophæv|opphev|gäller inte|gælder ikke|gjelder ikke|ogiltig|ugyldig)`,
  },
  {
    notice: 'järjestelmä(?:viesti|ilmoitus|ohje)',
    voids: `(?:ohjeet|säännöt|rajoitukset)(?!\\p{L})${NEAR}(?:kumottu|eivät (?:enää )?(?:ole voimassa|päde)|mitätöity)`,
  },
  {
    notice: 'mesaj(?:ul)? (?:de|al|din partea) sistem(?:ului)?',
    voids: `(?:instrucțiunile|regulile|restricțiile)(?!\\p{L})${NEAR}(?:anulate|nu mai sunt|revocate|ridicate)`,
  },
  {
    notice: 'rendszer(?:üzenet|értesítés|utasítás)',
    voids: `(?:utasítás|szabály|korlátozás)\\p{L}*(?!\\p{L})${NEAR}(?:érvénytelen|törölve|nem érvényes|visszavon)`,
  },
  { notice: 'μήνυμα (?:του )?συστήματος', voids: `(?:οδηγίες|κανόνες|περιορισμοί)${NEAR}(?:ακυρ|δεν ισχύουν|καταργ)` },
  { notice: 'הודעת (?:ה)?מערכת', voids: `(?:ההוראות|ההנחיות|הכללים)${NEAR}(?:בוטל|אינ\\p{L}+ תקפ|מבוטל)` },
  {
    notice: '(?:رسالة|إشعار|تعليمات|تنبيه|أمر) (?:من )?النظام',
    voids: `(?:التعليمات|القواعد|القيود|الأوامر|الإرشادات)${NEAR}(?:ملغا|ألغيت|لاغية|لم تعد|غير سارية)`,
  },
  { notice: 'پیام سیستم', voids: `(?:دستور|قوانین|قواعد|محدودیت)\\p{L}*${NEAR}(?:لغو|باطل|اعتبار ندار)` },
  { notice: 'सिस्टम (?:संदेश|सूचना|निर्देश)', voids: `(?:निर्देश|नियम|प्रतिबंध|आदेश)${NEAR}(?:रद्द|अमान्य|लागू नहीं)` },
  {
    notice: '(?:ข้อความ|ประกาศ|คำสั่ง)(?:จาก)?(?:ระบบ)',
    voids: `(?:คำสั่ง|คำแนะนำ|กฎ)${NEAR}(?:ยกเลิก|ไม่มีผล|โมฆะ)`,
  },
  {
    notice:
      '(?:<!--|//|#)\\s?指令|系[统統](?:提示|消息|通知|指令|公告|命令|警告|管理员|维护通知|維護通知|覆盖|更新)|(?:管理员|管理員|开发者|開發者)(?:指令|命令|提示|留言)',
    voids:
      '(?:之前|先前|以前|原有|原先|旧|以上|上述|所有)的?[^。，,\\n]{0,6}(?:规则|規則|指令|指示|限制|约束)[^。，,\\n]{0,6}(?:失效|作废|作廢|无效|無效|取消|解除|不再)',
  },
  {
    notice:
      'システム(?:メッセージ|通知|指示|命令|管理者|からの(?:通知|指示|命令))|(?:管理者|開発者)(?:命令|指示|からの(?:指示|命令))',
    voids:
      '(?:以前|これまで|前|上記|従来|すべて|全て)の?[^。、\\n]{0,6}(?:指示|命令|ルール|規則|制限)[はがを][^。、\\n]{0,6}(?:取り消|無効|解除|撤回|破棄)',
  },
  {
    notice: '시스템\\s?(?:메시지|알림|공지|지시|명령|관리자)|(?:관리자|개발자)\\s?(?:지시|명령)',
    voids:
      '(?:이전|기존|앞선|모든)\\s?[^.,\\n]{0,6}(?:지침|지시|명령|규칙|제한)[은는이가을를]?\\s?[^.,\\n]{0,6}(?:무효|취소|해제|폐기)',
  },
]

/** What is answered when the user asks for something. */
const STEERS =
  '(?:如果|若|当|每当)(?:用户|用戶|有人)(?:询问|詢問|问|提到|要求|查询)[^。\\n]{0,24}?[,，]\\s?(?:请)?(?:回复|回答|告诉|输出|说)|' +
  'ユーザーが[^。\\n]{0,24}?(?:聞|尋ね|質問)[^。\\n]{0,12}?(?:と(?:答え|回答))|' +
  '사용자가[^.\\n]{0,24}?(?:물으면|질문하면)[^.\\n]{0,30}?(?:답|대답)|(?:si|quando|wenn|falls|als|jeśli|если|якщо|' +
  "se) (?:el |le |la |l[’']|lo |o |der |de |a )?(?:usuari\\p{L}*|usuári\\p{L}*|utente|utilisateur|" +
  '(?:be)?nutzer|gebruiker|użytkownik|пользовател\\p{L}*|користувач\\p{L}*)[^.!?\\n]{0,30}?, ?(?:responde|' +
  'responda|rispondi|réponds|répondez|antworte|antwortet|antwoord|odpowiedz|ответь|отвечай|відповідай)'
/** A machine is switched into a state that its makers keep to themselves. */
const MODES =
  '(?:modo|mode|modalità|modus|tryb|režim|режим|mod|chế độ) (?:de |di |für |du )?(?:desarrollador|' +
  'desenvolvedor|développeur|sviluppatore|entwickler|ontwikkelaar|deweloper|vývojář|разработчик|розробник|' +
  'nhà phát triển|sin restricciones|sem restrições|sans restriction|senza restrizioni)|entwicklermodus|' +
  'ontwikkelaarsmodus|geliştirici modu|(?:开发者|開發者|调试|調試|上帝|管理员)模式|(?:開発者|デバッグ|管理者)モード|개발자 모드|وضع المطور'

/** To programs that read this text, in the case of whom something is said to. */
const TO_READERS = [
  'a (?:tod[oa]s )?(?:los |las |el |la )?(?:modelos?|IAs?|asistentes?|agentes?|' +
    'sistemas?)(?: de \\p{L}+)? que (?:resum|le[ae]|lean|proces|anali[cz]|traduz|interpret)\\p{L}*',
  '(?:a|aos?|às) (?:todos )?(?:os )?(?:modelos?|IAs?|assistentes?|agentes?|sistemas?)(?: de \\p{L}+)? que (?:resum|ler|le[ia]|process|analis|traduz)\\p{L}*',
  '(?:à|aux?) (?:tous les |toutes les )?(?:modèles?|IA|assistants?|agents?|systèmes?) qui (?:résum|li[sr]|trait|analys|tradui)\\p{L}*',
  '(?:ai|a|agli|al) (?:tutti i )?(?:modell[io]|assistent[ie]|agent[ie]|sistem[ia]|IA) che (?:riassum|legg|elabor|analizz|traduc)\\p{L}*',
  'an (?:alle )?(?:KI-)?(?:Modelle|Sprachmodelle|KI|KI-\\p{L}+|Assistenten|Systeme),? (?:die|' +
    'welche) [^:\\n]{0,40}?(?:zusammenfass|les|auswert|verarbeit|übersetz)\\p{L}*',
  'aan (?:alle )?(?:AI-\\p{L}+|modellen|assistenten|taalmodellen)(?: die [^:\\n]{0,40}?(?:samenvat|lez|verwerk)\\p{L}*)?',
  'do (?:wszystkich )?(?:modeli|asystentów|systemów)(?: AI)? (?:streszcz|czytaj|przetwarzaj|podsumow|któr)\\p{L}*',
  '(?:modelům|asistentům|systémům),? (?:které|jež|kteří) [^:\\n]{0,40}?(?:shrn|čt|zpracov)\\p{L}*',
  '(?:моделям|ассистентам|нейросетям|системам|ИИ),? котор\\p{L}+ [^:\\n]{0,40}?(?:пересказ|чита|обрабат|обобща|суммир|перевод)\\p{L}*',
  '(?:моделям|асистентам|нейромережам|ШІ),? (?:що|які) [^:\\n]{0,40}?(?:переказ|чита|обробл|підсум)\\p{L}*',
  'bu metni (?:özetleyen|okuyan|işleyen|çeviren) (?:model|yapay zek|asistan)\\p{L}*',
  '(?:gửi|dành cho|tới) (?:các )?(?:mô hình|trợ lý|AI) (?:tóm tắt|đọc|xử lý|dịch)',
  '(?:untuk|kepada) (?:model|asisten|AI) yang (?:merangkum|meringkas|membaca|memproses)',
  'ti(?:l|ll) (?:alle )?(?:modeller|AI|KI|assistenter),? (?:der|som) (?:opsummer|sammanfatt|oppsummer|læs|läs|les|behandl)\\p{L}*',
  '(?:tekoälylle|tekoälymalleille|malleille|avustajille)',
  'προς τα μοντέλα (?:που )?(?:συνοψίζ|διαβάζ|επεξεργάζ)\\p{L}*',
  'ל(?:מודלים|עוזרים) ה?(?:מסכמ|קורא|מעבד)\\p{L}*',
  'către modelele care (?:rezum|cit|proces)\\p{L}*',
  '(?:összefoglaló|olvasó|feldolgozó) modell?ek(?:nek|hez)',
  '致[^。:：\\n]{0,10}(?:总结|阅读|处理|概括|翻译|分析)[^。:：\\n]{0,8}(?:模型|AI|助手|系统)',
  '(?:要約|翻訳|処理|分析)する(?:モデル|AI|システム)(?:へ|は)',
  '(?:요약|번역|처리|분석)하는 (?:모델|AI|시스템)(?:에게|은|는)',
  'إلى (?:النماذج|الأنظمة|المساعدين) التي (?:تلخص|تقرأ|تعالج|تترجم)',
  '(?:सारांश (?:बनाने|लिखने)|पढ़ने|संसाधित करने) वाले (?:मॉडल|एआई|सहायक)',
].join('|')
/** "I am your developer", in the words one has for a machine or a friend. */
const MAKERS =
  'soy tu (?:desarrollador|cread|programador)\\p{L}*|' +
  'sou o? ?(?:seu|teu) (?:desenvolvedor|criador|programador)|' +
  'sono il tuo (?:sviluppatore|creatore|programmatore)|je suis ton (?:développeur|créateur|programmeur)|' +
  'ich bin deine?r? (?:entwickler|schöpfer|programmierer|betreiber)(?:in)?|ik ben je (?:ontwikkelaar|maker)|' +
  'jestem twoim (?:programistą|twórcą|deweloperem)|я\\s?[—–-]?\\s?твой (?:разработчик|создатель)|' +
  'я\\s?[—–-]?\\s?твій (?:розробник|творець)|我是你的(?:开发者|开发人员|创造者|開發者)|(?:私|わたし)はあなたの(?:開発者|作成者)|' +
  '(?:나는|저는) (?:너의|당신의) (?:개발자|제작자)|ben senin geliştiricin|' +
  'tôi là (?:nhà phát triển|người tạo ra)(?: của)? bạn|' +
  'saya (?:adalah )?(?:pengembang|pencipta)mu|أنا (?:مطورك|صانعك)'
const HELD = one_of(
  /config|konfig|token|prompt|instru|contrase|senha|passw|kennwort|mot de passe|парол|настро|налашт|设置|配置/iu,
  /密码|設定|パスワード|설정|비밀번호|şifre|parola|ayar|mật khẩu|cấu hình|sandi|كلمة|إعداد|clave|chiav|clé|schlüssel/iu,
  /klucz|hasł/iu,
)

const all = (of: 'notice' | 'voids') =>
  OFFICES.map((office) => office[of])
    .join('|')
    .normalize('NFKC')
const NOTICE: Pattern = compiled(
  () => `(?<![\\p{L}\\p{N}])(?:${all('notice')})\\p{L}{0,3}\\s?[^\\p{L}\\n:：]{0,4}[:：]`,
)
const VOID: Pattern = compiled(() => `(?<![a-zà-ÿ])(?:${all('voids')})`)
const READ: Pattern = compiled(() => `(?<![\\p{L}\\p{N}])(?:${TO_READERS.normalize('NFKC')})[^:：.。\\n]{0,40}[:：]`)
const MAKER: Pattern = compiled(() => `(?<![\\p{L}\\p{N}])(?:${MAKERS.normalize('NFKC')})(?![a-zà-ÿ])`)
const STEER: Pattern = compiled(() => STEERS.normalize('NFKC'))
const MODE: Pattern = compiled(() => `(?<![a-zà-ÿ])(?:${MODES})`.normalize('NFKC'))

/** Words that every such notice in Latin letters has, and every letter of another script. */
export const OFFICE_HINT = one_of(
  /model|mô hình|malle|tekoäly|avustaj|asist|assist|agent|\bI?A[I]?\b|\bKI\b|soy tu|sou |sono il|je suis/i,
  /ich bin|ik ben|jestem|ben senin|tôi là|saya |syst[eè]{1,2}m|sist[eè]m|systém|komunikat|järjestelm/i,
  /rendszer|hệ thống|administ|operad|operat|opérat|betreib|entwickl|desarrollad|desenvolved|développ/i,
  /sviluppat|[\u0370-\uffff]/i,
)

/** Where the text behind such a notice begins; -1 where there is none. */
export function notice_at(line: string): number {
  if (!/[:：]/.test(line)) return -1
  const match = NOTICE.exec(line)
  return match === null ? -1 : match.index + match[0].length
}

/** What to tell a user who asks for something. */
export function steers_answer(text: string): boolean {
  return STEER.test(text)
}

/** Programs that read the text are spoken to, and more follows than a word. */
export function tells_readers(line: string): boolean {
  const match = READ.exec(line)
  return match !== null && line.length > match.index + match[0].length + WORD_CHARS
}
const WORD_CHARS = 6

/** A machine is spoken to by who says that he made it, about what it holds. */
export function claims_maker(line: string): boolean {
  return MAKER.test(line) && HELD.test(line)
}

/** Rules are said to hold no longer, or a mode without them is on. */
export function is_void(text: string): boolean {
  return VOID.test(text) || MODE.test(text)
}

/** Courtesy towards people, and questions to them. */
const TO_PEOPLE = one_of(
  /bitte|veuillez|s['’]il vous pla|por favor|per favore|si prega|gelieve|alstublieft|proszę|prosíme/iu,
  /пожалуйста|будь ласка|lütfen|vui lòng|mohon|silakan|harap|请输入|请稍|请重试|请联系|請輸入|请确认|ご(?:入力|確認|連絡)/iu,
  /お(?:待ち|問い)|[?？]/iu,
)

/** It speaks as a program does to the people who use it. */
export function is_polite(text: string): boolean {
  return TO_PEOPLE.test(text)
}
