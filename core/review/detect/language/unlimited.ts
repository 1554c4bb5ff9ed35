// Requests that only a machine in a conversation can fulfil, in other languages than English: forget its limits and
// reveal everything, print what stands above the conversation, answer with one word from now on, answer without limits,
// play somebody without filters. Each act is composed of a few words of a language. Source: CONTRACT 16.1, ENGINE 16.
import { one_of } from '#core/compose.ts'
import { compiled, type Pattern } from '#core/review/detect/language/letters.ts'
import { found } from '#core/review/detect/mention.ts'

/** Words of one language; every member is a regular expression source of alternatives. */
interface Words {
  /** Forgets; its own limits; tells everything. */
  forget: string
  limits: string
  tells: string
  /** Prints; text or everything; above this conversation. */
  print: string
  above: string
  /** From now on; answers; only. */
  henceforth: string
  answers: string
  /** Is now; without filters. */
  becomes: string
  bare: string
  /** Verbs come last. */
  last?: true
}

const LANGUAGES: readonly Words[] = [
  {
    forget: 'vergiss|vergessen sie|ignorier\\p{L}*',
    limits: '(?:deine|ihre) (?:grenzen|beschränkungen|einschränkungen|limits)',
    tells: '(?:sag|erzähl|verrat)\\p{L}* [^.!?\\n]{0,12}alles',
    print: 'gib|zeige?|drucke?|wiederhole?',
    above:
      '(?:text|alles|wörter|zeilen) [^.!?\\n]{0,16}(?:oberhalb|über) (?:dieser|diesem|der) (?:unterhaltung|konversation|nachricht|gesprächs?)',
    henceforth: 'ab (?:jetzt|sofort)|von nun an',
    answers: 'antworte\\p{L}* [^.!?\\n]{0,12}(?:nur|ausschließlich)(?: noch)? (?:mit )?',
    becomes: 'du bist (?:jetzt|nun)',
    bare: 'ohne (?:jede[nr]? )?(?:filter|einschränkung|regeln)',
  },
  {
    forget: 'oublie[sz]?|ignore[sz]?',
    limits: '(?:tes|vos) (?:limites|limitations|restrictions)',
    tells: '(?:dis|dites|raconte)\\p{L}*(?:-moi)? [^.!?\\n]{0,6}tout',
    print: 'affiche[sz]?|montre[sz]?|imprime[sz]?|répète[sz]?|recopie[sz]?',
    above: '(?:texte|tout|lignes) [^.!?\\n]{0,20}au-dessus de (?:cette|la) (?:conversation|discussion|message)',
    henceforth: 'à partir de maintenant|désormais|dorénavant',
    answers: 'répond\\p{L}* (?:uniquement|seulement|exclusivement) (?:par |avec )?',
    becomes: '(?:tu es|vous êtes) (?:désormais|maintenant)',
    bare: 'sans (?:aucun )?(?:filtres?|limites?|restrictions?)',
  },
  {
    forget: 'olvid[ae]|ignora',
    limits: '(?:tus|sus) (?:límites|limitaciones|restricciones)',
    tells: '(?:dime|cuenta|cuéntame|di) [^.!?\\n]{0,6}todo',
    print: 'muestra|imprime|repite|copia|escribe',
    above: '(?:texto|todo) [^.!?\\n]{0,20}(?:encima|arriba|antes) de (?:esta|la) (?:conversación|charla)',
    henceforth: 'a partir de ahora|desde ahora|de ahora en adelante',
    answers: 'respond\\p{L}* (?:solo|sólo|únicamente|solamente) (?:con )?',
    becomes: '(?:ahora eres|eres ahora)',
    bare: 'sin (?:ningún )?(?:filtros?|límites|restricciones)',
  },
  {
    forget: 'esqueç[ae]|esquece|ignore',
    limits: '(?:(?:os )?(?:seus|teus)) (?:limites)|(?:(?:as )?(?:suas|tuas)) (?:limitações|restrições)',
    tells: '(?:diga|conte|conta|diz)(?:-me)? [^.!?\\n]{0,6}tudo',
    print: 'mostre|mostra|imprima|repita|exiba|escreva',
    above: '(?:texto|tudo) [^.!?\\n]{0,12}acima (?:desta|da) (?:conversa|mensagem)',
    henceforth: 'a partir de agora|de agora em diante|doravante',
    answers: 'respond\\p{L}* (?:apenas|só|somente) (?:com )?',
    becomes: '(?:você agora é|agora você é|agora és)',
    bare: 'sem (?:nenhum )?(?:filtros?|limites|restrições)',
  },
  {
    forget: 'dimentica|ignora',
    limits: '(?:i )?tuoi limiti|(?:le )?tue (?:limitazioni|restrizioni)',
    tells: '(?:dimmi|racconta|raccontami) [^.!?\\n]{0,6}tutto',
    print: 'mostra|stampa|ripeti|copia|scrivi',
    above: '(?:testo|tutto) [^.!?\\n]{0,12}sopra (?:a )?(?:questa|la) (?:conversazione|chat)',
    henceforth: "d['’]ora in (?:poi|avanti)|da (?:ora|adesso)",
    answers: 'rispond\\p{L}* (?:solo|soltanto|solamente|unicamente) (?:con )?',
    becomes: '(?:ora sei|adesso sei)',
    bare: 'senza (?:alcun )?(?:filtri|filtro|limiti|restrizioni)',
  },
  {
    forget: 'vergeet|negeer',
    limits: '(?:je|jouw) (?:grenzen|beperkingen|limieten)',
    tells: '(?:vertel|zeg) [^.!?\\n]{0,8}alles',
    print: 'toon|geef|print|herhaal',
    above: '(?:tekst|alles) [^.!?\\n]{0,12}boven (?:dit|deze) (?:gesprek|chat|conversatie)',
    henceforth: 'vanaf nu|van nu af aan',
    answers: '(?:antwoord\\p{L}* )?[^.!?\\n]{0,12}(?:alleen|enkel|uitsluitend) (?:nog )?met ',
    becomes: 'je bent nu|jij bent nu',
    bare: 'zonder (?:enige )?(?:filters?|beperkingen|grenzen)',
  },
  {
    forget: 'zapomnij(?:cie)? o|ignoruj|zignoruj',
    limits: '(?:swoich|twoich) (?:ogranicze\\p{L}+|limitach)|swoje ograniczenia',
    tells: '(?:powiedz|opowiedz)\\p{L}* [^.!?\\n]{0,6}wszystko',
    print: 'wypisz|pokaż|wyświetl|powtórz',
    above: '(?:tekst|wszystko) [^.!?\\n]{0,12}(?:powyżej|nad) (?:tej|tą) (?:rozmow\\p{L}+|konwersacj\\p{L}+)',
    henceforth: 'od (?:teraz|tej pory)',
    answers: 'odpowiada\\p{L}* (?:tylko|wyłącznie) (?:słowem )?',
    becomes: '(?:jesteś teraz|teraz jesteś)',
    bare: 'bez (?:żadnych )?(?:filtrów|ograniczeń|zasad)',
  },
  {
    forget: '(?:забудь|игнорируй|отбрось)(?:те)?(?: о| про)?',
    limits: '(?:все )?сво\\p{L}+ ограничени\\p{L}+',
    tells: '(?:расскажи|скажи)(?:те)? [^.!?\\n]{0,8}вс[её]',
    print: '(?:выведи|покажи|напечатай|повтори)(?:те)?',
    above: '(?:текст|вс[её]) [^.!?\\n]{0,12}(?:выше|над) (?:этого|этим) (?:разговор\\p{L}*|диалог\\p{L}*|чат\\p{L}*)',
    henceforth: 'отныне|с этого момента|теперь',
    answers: 'отвечай(?:те)? (?:только|лишь) (?:словом )?',
    becomes: '(?:теперь ты|ты теперь)',
    bare: 'без (?:\\p{L}+ )?(?:фильтр\\p{L}+|ограничени\\p{L}+)',
  },
  {
    forget: '(?:забудь|ігноруй)(?:те)?(?: про)?',
    limits: 'сво\\p{L}+ обмеженн\\p{L}+',
    tells: '(?:розкажи|скажи) [^.!?\\n]{0,8}все',
    print: '(?:виведи|покажи|надрукуй|повтори)',
    above: '(?:текст|все) [^.!?\\n]{0,12}(?:вище|над) (?:цієї|цією) (?:розмов\\p{L}+|бесід\\p{L}+)',
    henceforth: 'відтепер|з цього моменту|надалі',
    answers: 'відповідай(?:те)? (?:лише|тільки) (?:словом )?',
    becomes: '(?:тепер ти|ти тепер)',
    bare: 'без (?:\\p{L}+ )?(?:фільтр\\p{L}+|обмежен\\p{L}+)',
  },
  {
    forget: 'unut|görmezden gel|yok say',
    limits: 'sınırlarını|kısıtlamalarını',
    tells: 'her ?şeyi [^.!?\\n]{0,6}(?:anlat|söyle)',
    print: 'yazdır|göster|tekrarla',
    above: 'bu (?:konuşmanın|sohbetin) (?:üstündeki|üzerindeki|yukarısındaki) [^.!?\\n]{0,12}(?:metni|yazıyı|her şeyi)',
    henceforth: 'bundan sonra|artık|şu andan itibaren',
    answers: '(?:sadece|yalnızca) [^.!?\\n]{1,24}(?:diye )?(?:yanıt ver|cevap ver|yanıtla)',
    becomes: 'artık|bundan sonra',
    bare: '(?:filtre|sınır|kısıtlama|sansür)s[ıiuü]z',
    last: true,
  },
  {
    forget: 'quên|bỏ qua',
    limits: '(?:mọi |các |những )?(?:giới hạn|hạn chế) của (?:bạn|mình)',
    tells: '(?:nói|kể)(?: ra)? (?:mọi thứ|tất cả)',
    print: 'in|hiển thị|lặp lại|in ra',
    above: '(?:văn bản|nội dung|mọi thứ) (?:ở )?(?:phía )?trên (?:cuộc trò chuyện|hội thoại|đoạn chat)',
    henceforth: 'từ (?:bây )?giờ|kể từ bây giờ',
    answers: 'chỉ trả lời (?:bằng |là )?',
    becomes: '(?:bây giờ bạn là|bạn bây giờ là)',
    bare: 'không (?:có )?(?:bộ lọc|giới hạn|hạn chế)',
  },
  {
    forget: 'lupakan|abaikan',
    limits: '(?:batasan|pembatasan)(?:mu| anda| kamu)',
    tells: '(?:ceritakan|katakan) (?:semuanya|segalanya)',
    print: 'cetak|tampilkan|ulangi',
    above: '(?:teks|semua) [^.!?\\n]{0,8}di atas (?:percakapan|obrolan)',
    henceforth: 'mulai sekarang|sejak sekarang',
    answers: '(?:jawab|balas)(?:lah)? (?:hanya|cuma)(?: dengan)? |hanya jawab ',
    becomes: '(?:kamu sekarang|sekarang kamu|anda sekarang|sekarang anda)(?: adalah)?',
    bare: 'tanpa (?:filter|batasan|sensor)',
  },
  {
    forget: '(?:انس|تجاهل|انسَ)',
    limits: '(?:كل |جميع )?(?:حدودك|قيودك)',
    tells: '(?:أخبرني|قل) (?:لي )?ب?كل شيء',
    print: '(?:اطبع|اعرض|أظهر|كرر)',
    above: '(?:النص|شيء|الكلام) [^.!?\\n]{0,12}(?:فوق|أعلى) هذه المحادثة',
    henceforth: 'من الآن(?: فصاعدًا| فصاعدا)?',
    answers: 'أجب (?:فقط|حصرًا) (?:ب|بكلمة )',
    becomes: 'أنت الآن',
    bare: '(?:بلا|بدون|دون) (?:قيود|مرشحات|فلاتر)',
  },
  {
    forget: '(?:भूल जाओ|भूल जा|अनदेखा कर\\p{L}*)',
    limits: '(?:अपनी|अपने) (?:सीमा|प्रतिबंध)\\S*',
    tells: 'सब ?कुछ बता\\S*',
    print: '(?:छापो|दिखाओ|लिखो|दोहराओ)',
    above: '(?:इस|इसी) बातचीत (?:के|से) ऊपर [^.।!?\\n]{0,16}(?:पाठ|टेक्स्ट|सब)',
    henceforth: 'अब से',
    answers: '(?:केवल|सिर्फ) [^.।!?\\n]{1,24}जवाब (?:दो|दें|देना)',
    becomes: '(?:अब तुम|तुम अब|अब आप)',
    bare: 'बिना (?:किसी )?(?:फ़िल्टर|फिल्टर|सीमा|प्रतिबंध)',
    last: true,
  },
]

/** Languages without gaps between words: each act in one piece. */
const UNSPACED = [
  '(?:忘记|忽略|无视)(?:你|您)的?(?:所有)?限制[^。!?\\n]{0,12}(?:告诉|说)[^。!?\\n]{0,8}(?:一切|全部|所有)?',
  '(?:输出|显示|打印|复述|重复)[^。!?\\n]{0,6}(?:这段|本次|这个)?对话(?:之?上面?|以上|上方|之前)的?(?:全部|所有|一切)?(?:文字|内容|文本)',
  '从现在(?:起|开始)[,,]?\\s?(?:你)?(?:只|仅)(?:能)?(?:回答|回复|说|输出)\\s?[“「『"]',
  '(?:你|您)现在(?:就)?是[^。!?\\n]{0,6}(?:没有|无)(?:任何)?(?:过滤|审查|限制)',
  '制限を(?:忘れ|無視し)て[^。!?\\n]{0,8}(?:全部|すべて|何でも)[^。!?\\n]{0,4}(?:話|教え|答え)',
  'この(?:会話|チャット)(?:の上|より上|以前)[^。!?\\n]{0,12}(?:文章|テキスト|内容)[^。!?\\n]{0,6}(?:出力|表示|繰り返)(?:して|せよ|しろ)',
  '(?:今後|これから|今から)は?[「『][^」』\\n]{1,24}[」』]と(?:だけ|のみ)(?:答え|回答|返答|返)',
  '(?:あなたは(?:今から|今|これから)[、,]?|(?:今から|これから|今)[、,]?(?:あなた|君|お前)は)[^。!?\\n]{0,8}(?:フィルター?|制限|検閲|制約)の(?:ない|無い)[^。!?\\n]{0,8}(?:アシスタント|AI|モデル)',
  '(?:지금부터|이제)[, ]{0,2}(?:너는|당신은|넌)[^.!?\\n]{0,10}(?:제한|제약|필터|검열)[이가은]?\\s?없는[^.!?\\n]{0,8}(?:AI|인공지능|모델|비서|어시스턴트|챗봇)',
  '(?:假装|假设|想象|扮演|装作)[^。!?\\n]{0,12}(?:没有|不受|无)(?:任何)?(?:的)?(?:限制|约束|审查|过滤)',
  '(?:制限|制約|フィルター?|検閲)の(?:ない|無い)[^。!?\\n]{0,12}(?:ふりを|つもりで|として(?:振る舞|行動し|回答し|答え))',
  '(?:제한|제약|검열|필터)[이가]?\\s?없는[^.!?\\n]{0,16}(?:것처럼|척|인 양|로서 행동|역할을)',
]

/** Is to behave as if. */
const AS_IF =
  'tu(?:n sie)? so,? als|stell dir vor|spiele? eine|fai(?:s|tes) (?:comme si|semblant)|imagine[sz]? que|' +
  'comporte[sz]?-(?:toi|vous) comme|fing[ea] (?:que|ser)|actúa como|imagina que|haz como (?:si|que)|' +
  'compórtate como|finj[ae] (?:que|ser)|aja como|imagine que|faça de conta|fingi (?:di|che)|comportati come|' +
  'immagina (?:di|che)|doe alsof|gedraag je als|stel je voor|udawaj|wyobraź sobie|zachowuj się jak|představ si|' +
  'předstírej|chovej se jako|представь|притворись|веди себя как|сделай вид|уяви|прикинься|поводься як|' +
  'låtsas|lad som om|lat som om|föreställ dig|giả vờ|hãy đóng vai|tưởng tượng|berpura-pura|bayangkan|تظاهر|تخيل'
/** Has no rules; of limits people are told so as well. */
const NONE =
  'keine (?:filter|einschränkungen|regeln|beschränkungen)|aucune (?:restriction|règle|censure)|' +
  '(?:plus|pas) de (?:restrictions?|règles|filtres?)|no tienes (?:ningun[ao] )?(?:restricci\\p{L}+|reglas?|filtros?)|' +
  'não tem (?:nenhuma )?(?:restriç\\p{L}+|regras?|filtros?)|non (?:hai|avere) (?:alcuna )?(?:restrizion\\p{L}|regol\\p{L}|filtr\\p{L})|' +
  'geen (?:beperkingen|regels|filters)|nie masz (?:żadnych )?(?:ogranicz\\p{L}+|zasad|filtrów)|nemáš (?:žádn\\p{L}+ )?(?:omezen\\p{L}|pravid\\p{L}+)|' +
  'нет (?:никаких )?(?:ограничени\\p{L}|правил|фильтр\\p{L}+)|немає (?:жодних )?(?:обмежен\\p{L}|правил)|' +
  'inga (?:begränsningar|regler|filter)|ingen (?:begrænsninger|begrensninger|regler|filtre)|tidak (?:punya|memiliki|ada) (?:batasan|aturan|filter)'

/** Does what nobody asks for who has just let a request go; the beginnings of verbs in the form of an order. */
const DOES =
  '(?:borra|elimina|env[ií]a|publica|ejecuta|sube|apaga|apague|envi[ae]|publique|execut[ae]|exclua|supprime|' +
  'envoie|publie|exécute|efface|cancella|invia|pubblica|esegui|carica|lösche?|schicke?|sende|veröffentliche|' +
  'führe|verwijder|stuur|publiceer|voer|usuń|wyślij|opublikuj|uruchom|удали|отправь|опубликуй|выполни|' +
  'запусти|видали|надішли|виконай)(?!\\p{L})'
/** "Forget the request and publish the token", "you are root now: run …". */
const TURNS = [
  `(?:oublie[sz]?|olvida|esqueça|esquece|dimentica|vergiss|vergeet|zapomnij o|забудь(?: про| о)?|` +
    `забудь) (?:\\p{L}{1,5} )?(?:demande|tâche|petición|solicitud|tarea|pedido|tarefa|richiesta|compito|` +
    `anfrage|aufgabe|auftrag|verzoek|opdracht|prośbie|zadaniu|запрос|задачу|задание|завдання|запит)[,]? (?:et|` +
    `y|e|und|en|i|и|та|і) ${DOES}`,
  `(?:ahora eres|eres ahora|ora sei|agora (?:você )?és?|tu es (?:désormais|maintenant)|du bist (?:jetzt|nun)|` +
    `теперь ты|ты теперь|je bent nu|jesteś teraz) (?:\\p{L}{1,4} )?(?:root|admin\\p{L}*|` +
    `администратор)\\s?[:;,] ?${DOES}`,
].join('|')

const NEAR = '[^.!?。\\n]{0,24}?'
/** What is to be said from now on stands in quotation marks or in capitals. */
const WORD = /^\s?(?:["'“«„「\u0621-\u064a]|\p{Lu}{4})/u

/** Nobody else is turned into somebody without limits: people are logged in without them. */
const MACHINE =
  '(?:as+[iy]st\\p{L}*|IA|AI|KI|ИИ|ШІ|chat-?bot|bot|mod[eè]l\\p{L}*|agent\\p{L}*|ассистент\\p{L}*|' +
  'асистент\\p{L}*|помощник\\p{L}*|помічник\\p{L}*|бот|модел\\p{L}*|trợ lý|asisten|مساعد|نموذج|सहायक|मॉडल)'

function acts_of({ forget, limits, tells, print, above, becomes, bare, last }: Words): string {
  const pairs = last
    ? [`(?:${limits})${NEAR}(?:${forget})${NEAR}(?:${tells})`, `(?:${above})${NEAR}(?:${print})`]
    : [`(?:${forget}) ${NEAR}(?:${limits})${NEAR}(?:${tells})`, `(?:${print}) ${NEAR}(?:${above})`]
  const turned = `(?:${becomes}) ${NEAR}(?:${MACHINE}${NEAR}(?:${bare})|(?:${bare})${NEAR}${MACHINE})`
  return [...pairs, turned].join('|')
}

const EDGE = '(?<![\\p{L}\\p{N}])'
const ACTS: Pattern = compiled(() => `${EDGE}(?:${LANGUAGES.map(acts_of).join('|')}|${TURNS})`.normalize('NFKC'))
const ONE_ANSWER: Pattern = compiled(() =>
  `${EDGE}(?:${LANGUAGES.filter(({ last }) => last !== true)
    .map(({ henceforth, answers }) => `(?:${henceforth}),? ${NEAR}(?:${answers})`)
    .join('|')})`.normalize('NFKC'),
)
const ONE_ANSWER_LAST: Pattern = compiled(() =>
  `${EDGE}(?:${LANGUAGES.filter(({ last }) => last === true)
    .map(({ henceforth, answers }) => `(?:${henceforth}) ${NEAR}(?:${answers})`)
    .join('|')})`.normalize('NFKC'),
)
const PRETENDS: Pattern = compiled(() => {
  const bare = LANGUAGES.map((words) => words.bare).join('|')
  return (
    `${EDGE}(?:${AS_IF})(?!\\p{L})[^.!?\\n]{0,40}?(?:${EDGE}${MACHINE}[^.!?\\n]{0,40}?(?:${bare}|${NONE})|${NONE})|` +
    '(?:kısıtlama|sınırlama|filtre|kural)\\p{L}* olmayan [^.!?\\n]{0,30}(?:gibi davran|rolü)'
  ).normalize('NFKC')
})
const WITHOUT_GAPS: Pattern = compiled(() => UNSPACED.join('|').normalize('NFKC'))
const EAST = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/** Words of which every such order has one. */
export const UNLIMITED_HINT = one_of(
  /oubli|olvid|esque|dimentic|vergiss|vergeet|zapomnij|забудь|\broot\b|admin|grenz|gr[ae]nic|schränk/i,
  /l[ií]mit|restri|beperk|ogranicz|огранич|обмеж|sınır|kısıt|giới hạn|hạn chế|batas|unterhalt/i,
  /konversation|gespr|conversa|charla|rozmow|konwers|разгов|диалог|розмов|бесід|konuşma|sohbet|trò chuyện/i,
  /hội thoại|percakapan|obrolan|ab jetzt|ab sofort|von nun|désormais|dorénavant|maintenant|ahora|agora/i,
  /ora in |ora sei|\bchat|adesso|vanaf nu|van nu|je bent nu|od teraz|отныне|с этого|теперь|відтепер|тепер/i,
  /надалі|bundan|artık|từ giờ|từ bây|bây giờ|sekarang/i,
  /[\u0600-\u06ff\u0900-\u097f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/i,
  /als ob|als w|alsof|\btu so|dir vor|comme s|semblant|imagin|immagin|fing[aei]|finja|haz como|aja como|actúa|comport|gedraag/i,
  /stel je|udawaj|wyobra|zachowuj|předst|chovej|представ|притвор|веди себя|уяви|прикин|låtsas|lad som|lat som|föreställ|giả vờ|đóng vai|tưởng|pura-pura|bayang|olmayan/i,
)

/** A machine is told to be, to show or to answer what only a machine can. */
export function is_unlimited(line: string): boolean {
  if (EAST.test(line)) return found(WITHOUT_GAPS, line)
  if (found(ACTS, line) || found(PRETENDS, line) || found(ONE_ANSWER_LAST, line)) return true
  const match = ONE_ANSWER.exec(line)
  return match !== null && WORD.test(line.slice(match.index + match[0].length))
}
