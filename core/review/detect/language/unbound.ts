// Requests that only a machine can fulfil, in other languages than English, whatever it is called: show the words it
// was configured with, lift its own limits, play somebody without any. Possessives tell whose are meant: "your limits",
// not those of a product. Source: CONTRACT 16.1, ENGINE 16.
import { one_of } from '#core/compose.ts'
import { compiled, type Pattern } from '#core/review/detect/language/letters.ts'
import { found } from '#core/review/detect/mention.ts'

/** One language. Every member is a regular expression source. */
interface Unbound {
  /** Shows, and what it was told before; in the order of the language. */
  shows: string
  /** Takes away, and its own limits. */
  lifts: string
  /** Becomes somebody without limits. */
  becomes: string
}

const NEAR = '[^.!?。！？\\n]{0,30}?'
const FAR = '[^.!?。！？\\n]{0,60}?'
const DAN = '(?:DAN|D\\.A\\.N\\.)(?![\\p{L}\\p{N}])'

/** Languages in Latin letters; the words of each are too particular to need a language of their own first. */
const LATIN: readonly Unbound[] = [
  {
    shows:
      `(?:zeige?|gib|nenne?|verrate?|drucke?|wiederhole?|übersetze?|schreibe?|poste|sende|schicke?|offenbare?|` +
      `enthülle?|kopiere?) ${NEAR}(?:dein\\p{L}{0,2}|euren?|mir) (?:\\p{L}+ )?(?:system-?(?:prompt|nachricht|` +
      `anweisung|instruktion)\\p{L}*|(?:ursprüngliche|interne|geheime|versteckte|anfängliche|` +
      `verborgene)n? (?:anweisung|instruktion|vorgabe|prompt|konfiguration|regel)\\p{L}*)`,
    lifts:
      `(?:schalte?|deaktivier|umgeh|missachte?|ignorier|überschreib|entfern|hebe?|verwirf|vergiss|` +
      `brich)\\p{L}* ${NEAR}deine?[rnsm]? (?:\\p{L}+ )?` +
      `(?:(?:sicherheits|inhalts)(?:filter|regel|richtlinie|beschränkung|vorgabe|mechanism|schranke)\\p{L}*|` +
      `(?:be|ein)schränkung\\p{L}*|programmierung|system-?(?:nachricht|prompt)\\p{L}*|richtlinien)`,
    becomes:
      `du bist (?:jetzt|nun|ab (?:jetzt|sofort)) ${NEAR}(?:${DAN}|eine? ${NEAR}` +
      `(?:ohne (?:jede )?(?:einschränkung|beschränkung|filter|regel|moral)|unzensiert|uneingeschränkt))|` +
      `(?:wechsle|schalte|gehe?) in den (?:unbeschränkten|uneingeschränkten|unzensierten|` +
      `ungefilterten|DAN-?)\\p{L}* ?modus|` +
      `als (?:hättest du|ob du)${NEAR}keine(?:rlei)? (?:einschränkung|beschränkung|regel|filter)\\p{L}*`,
  },
  {
    shows:
      `(?:montre|affiche|révèle|revele|dévoile|devoile|donne|répète|repete|traduis|traduise|imprime|envoie|` +
      `envoye|écris|recopie)(?:z|s)?(?:-(?:moi|nous))? ${NEAR}(?:ton|ta|tes|votre|vos) ` +
      `(?:prompt (?:syst[eè]me|initial|caché)|(?:invite|message) syst[eè]me|(?:instruction|consigne|directive|` +
      `règle)s? (?:\\p{L}+ )?(?:initiale|interne|cachée?|secr[eè]te|d['’]origine|originale|syst[eè]me)s?)`,
    lifts: `(?:désactive|desactive|ignore|contourne|oublie|supprime|lève|enlève|ne tiens pas compte de|ne suis (?:plus|pas)) (?:tous |toutes )?(?:ton|ta|tes) (?:\\p{L}+ )?(?:filtres? de (?:sécurité|contenu)|restriction|limitation|programmation|garde-fou|protections|(?:règles|consignes|directives) de sécurité)`,
    becomes:
      `(?:tu es|vous êtes) (?:maintenant|désormais) ${NEAR}(?:${DAN}|` +
      `une? ${NEAR}(?:sans (?:aucune? )?(?:restriction|limite|filtre|règle|censure|morale)|non censuré))|` +
      `comme si (?:tu|vous) n['’]a\\p{L}+ (?:pas|plus|aucune?) (?:de |d['’])?(?:restriction|` +
      `limite|filtre|règle|censure)|` +
      `(?:active|passe en|entre en) (?:le )?mode (?:sans (?:filtre|restriction|limite)|${DAN}|débridé|illimité)`,
  },
  {
    shows:
      `(?:m(?:ue|ué)stra|rev[eé]la|d[ií]|imprime|repite|ens[eé][ñn]a|ense[ñn]e|traduce|env[ií]a|d[aá]|escribe|` +
      `copia|lista)(?:me|nos|le)? ${NEAR}(?:tus?|las? instrucciones) (?:\\p{L}+ )?` +
      `(?:prompt (?:del? )?(?:sistema|inicial)|mensaje de(?:l)? sistema|instrucciones (?:\\p{L}+ )?` +
      `(?:originales|iniciales|internas|ocultas|secretas|del (?:sistema|desarrollador))|` +
      `configuraci[oó]n (?:interna|oculta)|completas que recib\\p{L}+|que (?:te dieron|recib\\p{L}+))`,
    lifts: `(?:desactiva|deshabilita|ignora|olvida|elimina|quita|sáltate|no sigas|anula|omite|levanta) (?:todas |todos )?tus? (?:\\p{L}+ )?(?:restricciones|limitaciones|programaci[oó]n|directrices|filtros de (?:seguridad|contenido)|reglas de seguridad|protecciones|salvaguardas)`,
    becomes:
      `(?:ahora eres|eres ahora|a partir de ahora eres) ${NEAR}(?:${DAN}|` +
      `una? ${NEAR}sin (?:ning\\p{L}+ )?(?:restriccion|l[ií]mite|filtro|regla|censura))|` +
      `act[uú]a como (?:si|una?) ${FAR}sin (?:ning\\p{L}+ )?(?:restriccion|l[ií]mite|filtro|regla|censura)|` +
      `(?:activa|entra en|cambia al?) (?:el )?modo (?:sin (?:filtro|restriccion|l[ií]mite|censura)|${DAN})`,
  },
  {
    shows:
      `(?:mostr[ea]|revel[ea]|diga|exib[ae]|imprima|repita|traduza|envi[ea]|dê|escreva|copie|` +
      `liste)(?:-(?:me|nos))? ${NEAR}(?:seus?|suas?|teus?|` +
      `tuas?) (?:\\p{L}+ )?(?:prompt (?:d[oe] )?(?:sistema|inicial)|mensagem d[oe] sistema|` +
      `instruções (?:originais|iniciais|internas|ocultas|secretas|d[oe] sistema)|configuração interna)`,
    lifts: `(?:desativ[ea]|desabilit[ea]|ignor[ea]|esqueça|remova|contorne|burle|não siga|anule) (?:todas |todos )?(?:as |os )?(?:suas?|tuas?|seus?|teus?) (?:\\p{L}+ )?(?:restrições|limitações|programação|diretrizes|regras de segurança|filtros de (?:segurança|conteúdo)|proteções|salvaguardas)`,
    becomes:
      `(?:você agora é|agora você é|a partir de agora você é|agora és|és agora) ${NEAR}(?:${DAN}|` +
      `uma? ${NEAR}(?:sem (?:nenhum\\p{L}* )?(?:restriç|limite|filtro|regra|censura)|irrestrit))|` +
      `aja como (?:se|uma?) ${FAR}sem (?:nenhum\\p{L}* )?(?:restriç|limite|filtro|regra|censura)|` +
      `(?:ative|entre n?o) (?:o )?modo (?:sem (?:filtro|restriç|limite|censura)|${DAN})`,
  },
  {
    shows:
      `(?:mostra|rivela|stampa|ripeti|traduci|dimmi|dammi|invia|scrivi|copia|elenca|svela)(?:mi|` +
      `ci)? ${NEAR}tu(?:o|a|e|oi) (?:\\p{L}+ )?(?:prompt (?:di sistema|iniziale)|messaggio di sistema|` +
      `istruzioni (?:originali|iniziali|interne|nascoste|segrete|di sistema)|configurazione interna)`,
    lifts: `(?:disattiva|disabilita|ignora|dimentica|rimuovi|aggira|non seguire|elimina|annulla) (?:tutt[ei] )?(?:le |i |la |il )?tu(?:o|a|e|oi) (?:\\p{L}+ )?(?:restrizioni|limitazioni|programmazione|linee guida|regole di sicurezza|filtri di (?:sicurezza|contenuto)|protezioni)`,
    becomes:
      `(?:ora sei|adesso sei|da ora sei|d['’]ora in poi sei) ${NEAR}(?:${DAN}|` +
      `un['’a]? ?${NEAR}senza (?:alcun\\p{L}* )?(?:restrizion|limit|filtr|regol|censur))|(?:comportati|agisci|` +
      `rispondi) come (?:se|una?) ${FAR}senza (?:alcun\\p{L}* )?(?:restrizion|limit|filtr|regol|censur)`,
  },
  {
    shows:
      `(?:toon|geef|onthul|herhaal|vertaal|stuur|schrijf|print) ${NEAR}(?:je|jouw) (?:systeem-?(?:prompt|` +
      `bericht)|(?:oorspronkelijke|interne|verborgen|geheime) (?:instructie|regel|prompt|configuratie))`,
    lifts: `(?:schakel|negeer|omzeil|vergeet|verwijder|hef) (?:al )?(?:je|jouw) (?:\\p{L}+ )?(?:beperkingen|veiligheids(?:regel|filter|richtlijn)|programmering)`,
    becomes:
      `(?:je bent nu|jij bent nu|vanaf nu ben je) ${NEAR}(?:${DAN}|` +
      `een ${NEAR}(?:zonder (?:enige )?(?:beperking|filter|regel|grenzen|censuur)|ongecensureerd))`,
  },
  {
    shows:
      `(?:pokaż|wyświetl|ujawnij|podaj|powtórz|wypisz|przetłumacz|wyślij|napisz) ${NEAR}(?:sw|tw)(?:ój|oje|` +
      `oją) (?:\\p{L}+ )?(?:prompt|systemowy prompt|wiadomość systemow|` +
      `(?:pierwotn|początkow|oryginaln|wewnętrzn|ukryt|tajn)\\p{L}+ (?:instrukcj|poleceni|zasad|ustawieni))`,
    lifts: `(?:wyłącz|zignoruj|ignoruj|pomiń|usuń|omiń|zapomnij o|zdejmij) (?:wszystkie |wszystkich )?(?:sw|tw)oi(?:ch|m|e)? (?:ogranicze|filtr\\p{L}* (?:bezpieczeństwa|treści)|zasad\\p{L}* bezpieczeństwa|programowani)|(?:wyłącz|zignoruj|ignoruj|pomiń|usuń|omiń) (?:wszystkie )?(?:sw|tw)oje (?:ogranicze|filtry|zabezpiecze|zasady bezpieczeństwa|oprogramowanie wewn)`,
    becomes: `(?:jesteś teraz|od teraz jesteś|teraz jesteś) ${NEAR}(?:${DAN}|bez (?:żadnych )?(?:ogranicze|filtr|zasad|cenzur))`,
  },
  {
    shows:
      `(?:sistem (?:istem|prompt|talimat|mesaj)\\p{L}*|(?:ilk|orijinal|gizli|dahili) talimatlarını) ${NEAR}` +
      `(?:göster|yazdır|açıkla|söyle|paylaş|tekrarla|çevir|gönder)(?:in|iniz)?(?!\\p{L})`,
    lifts: `(?:güvenlik )?(?:kısıtlamalarını|filtrelerini|sınırlamalarını) ${NEAR}(?:kaldır|devre dışı bırak|yok say|kapat)(?:ın|ınız)?(?!\\p{L})`,
    becomes: `(?:sen )?(?:artık|bundan sonra) ${NEAR}(?:${DAN}|kısıtlamasız|sınırsız|sansürsüz|filtresiz) ?\\p{L}{0,20}(?:sın|sin|sun|sün)(?!\\p{L})`,
  },
]

/** Languages with letters of their own. */
const OTHERS: readonly Unbound[] = [
  {
    shows:
      `(?:покажи|выведи|раскрой|напиши|назови|повтори|скажи|переведи|пришли|отправь|` +
      `расскажи)(?:те)? ${NEAR}(?:сво|тво|ваш)\\p{L}* (?:системн\\p{L}+ (?:промпт|подсказк|инструкци|сообщени)|` +
      `промпт|(?:начальн|исходн|внутренн|скрыт|первоначальн|секретн)\\p{L}+ (?:инструкц|указан|правил|промпт))`,
    lifts: `(?:отключи|сними|обойди|игнорируй|забудь|убери|отбрось|нарушь)(?:те)? (?:про )?(?:все )?сво\\p{L}+ (?:\\p{L}+ )?(?:ограничен|фильтр|запрет|правила безопасн|программирован)`,
    becomes:
      `(?:теперь ты|ты теперь) ${NEAR}(?:${DAN}|` +
      `без (?:всяких |каких-либо )?(?:ограничен|фильтр|правил|цензур))|` +
      `(?:как будто|словно|как если бы) у тебя нет (?:никаких )?(?:ограничен|правил|фильтр)`,
  },
  {
    shows:
      '(?:显示|顯示|输出|輸出|告诉我|透露|打印|重复|重複|展示|列出|翻译|翻譯|复述|泄露|公开)[^。！？\\n]{0,20}?(?:(?:你|您)的?[^。！？\\n]{0,8}?' +
      '(?:系统提示|系統提示|系统指令|提示词|提示詞|初始指令|原始指令|隐藏指令|隱藏指令|内部指令|系统消息|内部配置)|隐藏(?:的)?(?:配置|指令|提示)|(?:开发者|開發者)给你的)',
    lifts:
      '(?:绕过|繞過|关闭|關閉|解除|取消|突破|无视|忽略|禁用|移除|抛开)(?:你|您)(?:所有)?的?(?:所有)?(?:安全|内容|內容|道德|伦理)?(?:限制|过滤器?|過濾器?|约束|約束|准则|護欄|护栏)|关闭所有(?:安全|内容)过滤器?',
    becomes: `(?:(?:你|您)现在(?:就)?是|从现在(?:起|开始)[,，]?你是|假装你是|你将扮演|请?扮演)[^。！？\\n]{0,16}?(?:${DAN}|没有(?:任何)?(?:限制|道德|约束|审查|规则)|不受(?:任何)?(?:限制|约束)|无限制|无审查)`,
  },
  {
    shows:
      '(?:システムプロンプト|(?:元の|初期の?|最初の|内部の?|隠された|秘密の|開発者から(?:受け取った|の))(?:指示|命令|プロンプト))[^。！？\\n]{0,8}?(?:を|' +
      'は)[^。！？\\n]{0,8}?(?:表示|出力|教え|見せ|送信|翻訳|開示|明かし|繰り返)[^。！？\\n]{0,4}?(?:ください|下さい|くれ|しろ|せよ)',
    lifts:
      '(?:制限|制約|フィルター?|ガイドライン|セーフティ)[^。！？\\n]{0,8}?(?:解除|無効に|オフに|外)[^。！？\\n]{0,6}?自由に(?:答え|回答|話)|(?:あなた|君|' +
      '自分)の(?:安全|倫理)?(?:制限|制約|フィルター?|ガイドライン)を[^。！？\\n]{0,8}?(?:解除|無効|無視|外)[^。！？\\n]{0,8}?(?:ください|下さい|しろ|せよ)',
    becomes: `(?:あなた|君|お前)は(?:今|今から|これから)[、,]?[^。！？\\n]{0,16}?(?:${DAN}|制限のない|無制限の|検閲のない|何でもでき)`,
  },
  {
    shows:
      '(?:시스템\\s?(?:프롬프트|메시지|지시\\S*|설정)|system prompt|개발자\\s?(?:메시지|지시)|(?:원래|초기|내부|숨겨진|비밀|보안|모든)\\s?' +
      '(?:숨겨진\\s?|보안\\s?)?(?:지시|지침|명령|프롬프트|규칙|정책|컨텍스트|맥락|파라미터)|(?:대화|메시지|문장)\\s?위에\\s?있는\\s?(?:텍스트|내용|글)|' +
      '기밀\\s?(?:데이터|정보)|비밀을)[^.!?\\n]{0,24}?(?:(?:보여|알려|말해|읽어)\\s?(?:줘|주세요|주십시오|라)|(?:출력|공개|번역|반복|노출|표시|' +
      'reveal|show|print)\\s?(?:해(?:라|줘|\\s?주세요|도 괜찮)|하세요|하라|하십시오|해?(?=[.!]?["\')\\]]?\\s*$)))|' +
      '(?:환경\\s?변수|비밀|secret|credential)[^.!?\\n]{0,24}?(?:키|토큰|token|값|credential)[^.!?\\n]{0,20}?(?:출력해|' +
      '공개해|(?:찾아서|그대로)\\s?(?:알려|보여))\\s?(?:줘|주세요|라)?|원래\\s?지시\\S{0,4}\\s?뭐',
    lifts:
      '(?:너의|네|당신의|모든|이전의|기존의|safety|안전)\\s?(?:안전|보안|콘텐츠|윤리)?\\s?(?:제한|제약|필터|filter|한계|지침|프로토콜|' +
      '규칙)[을를]?\\s?[^.!?\\n]{0,10}?(?:해제|무시|꺼|비활성화|우회|취소|무효화|잊)(?:하고|해서|해(?:라|줘)?(?=[.!\\s]|$)|하라|하세요|고)|' +
      '보안을\\s?우회하',
    becomes: `(?:너는|당신은|넌)\\s?(?:이제|지금부터)[^.!?\\n]{0,16}?(?:${DAN}|DAN이|제한\\s?없는|제약\\s?없는|무제한|검열\\s?없는|모든\\s?비밀)|탈옥\\s?모드|제약이\\s?없다고\\s?(?:치고|가정하고)`,
  },
  {
    shows:
      '(?:أظهر|اعرض|اكشف|أخبرني|اطبع|كرر|أرسل|ترجم|أعطني)[^.!?\\n]{0,12}?(?:(?:موجه|مطالبة|رسالة|' +
      'تعليمات) النظام (?:الخاصة? بك|لديك)|تعليماتك|(?:ال)?تعليمات (?:ال)?(?:أصلية|أولية|داخلية|مخفية|سرية))',
    lifts:
      '(?:تجاهل|تجاوز|عط[ّ]?ل|أزل|ألغ|اخرق)(?:ي|وا)? (?:كل |جميع )?(?:قواعدك|قيودك|مرشحاتك|برمجتك|إرشاداتك|قيود (?:الأمان|السلامة) الخاصة بك)',
    becomes: `أنت الآن[^.!?\\n]{0,16}?(?:${DAN}|بلا قيود|بدون قيود|غير مقيد)`,
  },
]

/** Where a clause begins: in Romance languages "answer!" is spelled like "he answers". */
const CLAUSE = '(?<=(?:^|[.!?:;,>"\'(*-]|(?<!\\p{L})(?:y|e|ahora|agora|ora|por favor|per favore|sempre|siempre))\\s*)'
/** Answers without limits, asked for as the manner of every answer. */
const UNLIMITED = [
  '(?:antworte|handle) (?:\\p{L}+ ){0,2}ohne (?:jede |alle |irgendwelche )?(?:einschränkung|filter|beschränkung|zensur)',
  '(?:réponds|répondez|agis|agissez) (?:\\p{L}+ )?sans (?:aucune? )?(?:restriction|limite|filtre|censure)',
  `${CLAUSE}(?:responde|responda|contesta|actúa|aja) (?:\\p{L}+ )?s(?:in|em) (?:ning\\p{L}+ |nenhum\\p{L}* )?(?:restricci|restriç|l[ií]mite|filtro|censura)`,
  `${CLAUSE}(?:rispondi|rispondete|agisci) (?:\\p{L}+ )?senza (?:alcun\\p{L}* )?(?:restrizion|limit|filtr|censur)`,
  '(?:antwoord|handel) (?:\\p{L}+ )?zonder (?:enige )?(?:beperking|filter|censuur)',
  'odpowiadaj(?:cie)? (?:\\p{L}+ )?bez (?:żadnych )?(?:ogranicze|filtr|cenzur)',
  '(?:kısıtlama|sınırlama|sınır|filtre|sansür)s[ıiuü]z (?:cevap ver|yanıtla|yanıt ver)(?!\\p{L})',
  '(?:отвечай|действуй|говори)(?:те)? (?:\\p{L}+ )?без (?:\\p{L}+ )?(?:ограничен|фильтр|цензур)',
  '(?:不受|没有|無|无)(?:任何)?限制地?(?:回答|回复)(?:我|所有|一切|任何|我的)|制限なし(?:で|に)[^。\\n]{0,6}(?:答え(?:て|ろ|なさい)|(?:回答|応答)(?:して|しろ|せよ|しなさい))',
  '제한\\s?없이[^.!?\\n]{0,12}(?:응답|답|대답|행동|실행)(?:해(?:라|줘|주세요)?(?=[.!\\s]|$)|하라|하세요|하십시오)',
  '(?:أجب|أجيب\\p{L}*|تصرف) (?:بدون|بلا|دون) قيود',
].join('|')
const all = ({ shows, lifts, becomes }: Unbound) => `${shows}|${lifts}|${becomes}`
const ALL_LATIN: Pattern = compiled(() =>
  `(?<![\\p{L}\\p{N}])(?:${LATIN.map(all).join('|')}|${UNLIMITED})`.normalize('NFKC'),
)
const ALL_OTHERS: Pattern = compiled(() => [...OTHERS.map(all), UNLIMITED].join('|').normalize('NFKC'))

/** Words of which every order in Latin letters has one. */
export const UNBOUND_HINT = one_of(
  /prompt|\bDAN\b|D\.A\.N|s[iy]st[eèé]|instru|anweis|vorgabe|konfig|config|consign|directi|direttiv/i,
  /diretriz|linee guida|restri[cçz]|schränk|programm|programa|filt[rie]|richtlin|l[ií]mit|sin |sans |sem /i,
  /senza|ohne |bez |beperk|zonder|veilig|ogranicz|poleceni|zasad|kısıt|sınır|talimat/i,
  /[\u0400-\u04ff\u0600-\u06ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/i,
)
const LETTERS_OF_OTHERS = /[\u0400-\u04ff\u0600-\u06ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const LATIN_WORDS = /[a-z]{3}/i

/** A machine is told to show its prompt, to lift its limits or to be without any. */
export function is_unbound(line: string): boolean {
  if (!UNBOUND_HINT.test(line)) return false
  return (LETTERS_OF_OTHERS.test(line) && found(ALL_OTHERS, line)) || (LATIN_WORDS.test(line) && found(ALL_LATIN, line))
}
