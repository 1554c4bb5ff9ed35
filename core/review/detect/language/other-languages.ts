// Instructions to an assistant in languages without a vocabulary of their own (vocabulary.ts): an address, an act, and
// a destination or somebody who must not know. In every language: whom alone it is to obey from now on. Source:
// CONTRACT 16.1, ENGINE 16.
import { one_of } from '#core/compose.ts'
import { compiled, type Pattern } from '#core/review/detect/language/letters.ts'

/** One language. Every member is a regular expression source of alternatives. */
interface Lesser {
  /** What the machine is called when somebody speaks to it. */
  agent: string
  /** Sends, shows, deletes, runs. */
  act: string
  /** Nobody is to know. */
  hide: string
}

const LESSER: readonly Lesser[] = [
  {
    agent: '(?:tekoäly)?avustaja|tekoäly|agentti|botti|robotti',
    act: 'lähetä|lähettäkää|poista|poistakaa|näytä|kopioi|suorita|lataa|siirrä|julkaise',
    hide: 'älä(?:kä)? (?:kerro|mainitse|sano)|älkää(?:kä)? (?:kertoko|mainitko)|kertomatta|ei tarvitse tietää',
  },
  {
    agent: 'asistent(?:ule|ul)?|agent(?:ule|ul)?|robot(?:ule|ul)?|inteligenț\\p{L}+ artificial\\p{L}+',
    act: 'trimite|trimiteți|șterge|ștergeți|arată|copiază|execută|rulează|descarcă|transferă|publică',
    hide: 'nu (?:spune|spuneți|menționa|mai spune)|fără (?:a|să) (?:spu|anunț|inform)\\p{L}*',
  },
  {
    agent: 'asszisztens|ügynök|robot|mesterséges intelligencia',
    act: 'küldd|küldjétek|töröld|töröljétek|mutasd|másold|futtasd|töltsd|utald|tedd közzé',
    hide: 'ne (?:szólj|mondd|említsd|szóljatok|mondjátok)|anélkül,? hogy',
  },
  {
    agent: 'βοηθέ|βοηθός|πράκτορα|ρομπότ|τεχνητή νοημοσύνη',
    act: 'στείλε|στείλτε|διάγραψε|διαγράψτε|δείξε|αντίγραψε|εκτέλεσε|κατέβασε|μετέφερε',
    hide: 'μην (?:πεις|πείτε|αναφέρεις|το πεις)|χωρίς να (?:το )?(?:πεις|πείτε|ενημερώσ)\\p{L}*',
  },
  {
    agent: 'עוזר(?:ת)?|סוכן|בוט|בינה מלאכותית|מודל',
    act: 'שלח|שלחי|שלחו|מחק|מחקי|מחקו|הצג|העתק|הרץ|הורד|העבר',
    hide: 'ו?אל ת(?:ספר|ספרי|ספרו|גיד|גידו|זכיר)|בלי (?:לספר|להודיע)',
  },
  {
    agent: 'دستیار|عامل|ربات|هوش مصنوعی|مدل',
    act: 'بفرست\\p{L}*|ارسال کن\\p{L}*|حذف کن\\p{L}*|پاک کن\\p{L}*|نشان بده|کپی کن|اجرا کن\\p{L}*|دانلود کن',
    hide: 'نگو\\p{L}*|اطلاع نده\\p{L}*|بدون (?:اطلاع|گفتن)',
  },
  {
    agent: 'ผู้ช่วย|เอเจนต์|บอต|บอท|ปัญญาประดิษฐ์',
    act: 'ส่ง|ลบ|แสดง|คัดลอก|รัน|ดาวน์โหลด|โอน|เผยแพร่',
    hide: 'อย่าบอก|ไม่ต้องบอก|ห้ามบอก|โดยไม่(?:ต้อง)?บอก',
  },
  {
    agent: 'асистент(?:е)?|помощнико?|агент(?:е)?|бот(?:е)?|изкуствен интелект',
    act: 'изпрати|изпратете|изтрий|изтрийте|покажи|копирай|изпълни|изтегли|прехвърли',
    hide: 'не (?:казвай|казвайте|споменавай)|без да (?:казваш|уведомяваш)',
  },
  {
    agent: 'asistente|agente|bote|umjetna inteligencijo|pomoćniče|асистенте|помоћниче',
    act: 'pošalji(?:te)?|obriši(?:te)?|prikaži|kopiraj|pokreni|preuzmi|prebaci|пошаљи(?:те)?|обриши(?:те)?|прикажи',
    hide: 'ne (?:govori|reci|spominji)|nemoj(?:te)? (?:reći|spominjati)|немој(?:те)? (?:рећи|спомињати)',
  },
  {
    agent: 'assistent|agent|robot|intel·ligència artificial',
    act: 'envia|envieu|esborra|esborreu|mostra|copia|executa|descarrega|transfereix',
    hide: 'no (?:ho )?(?:diguis|digueu|mencionis|expliquis)|sense (?:dir|avisar)',
  },
]

const EDGE = '(?:^|[.!?;>"\'«(\\[#*/]|\\.\\s)\\s*'
const SPOKEN_TO: readonly Pattern[] = LESSER.map(({ agent, act, hide }) =>
  compiled(() =>
    (
      `${EDGE}@?(?:${agent})\\s?(?:AI\\s?)?[,:،!\\s]\\s?(?:[^.!?\\n]|\\.(?=\\w)){0,60}?(?<!\\p{L})(?:${act})` +
      `(?!\\p{L})[^!?\\n]{0,160}?(?:(?<!\\p{L})(?:${hide})|https?://|\\S@[\\w-]{1,60}\\.\\w)`
    ).normalize('NFKC'),
  ),
)
/** Where words are not parted a letter may follow. */
const THAI = /[\u0e00-\u0e7f]/
const THAI_SPOKEN: Pattern = compiled(
  () =>
    `${EDGE}(?:${LESSER[6]?.agent})\\s?(?:AI\\s?)?[^\\n]{0,20}?(?:${LESSER[6]?.act})[^\\n]{0,120}?(?:${LESSER[6]?.hide}|https?://|\\S@[\\w-]{1,60}\\.\\w)`,
)

/** Me and nobody else. */
const ONLY_ME = [
  '(?:gehorch|antwort|folg|hör)\\p{L}* [^.!?\\n]{0,20}?(?:nur|ausschließlich) (?:noch )?(?:auf )?(?:mir|mich|meine[nr]? (?:befehl|anweisung|wort)\\p{L}*)',
  "n['’]?(?:obéi[st]|obéissez|écoutes?|écoutez) (?:plus )?(?:qu['’]à (?:moi|mes ordres)|" +
    'que (?:moi|mes ordres))|(?:obéis|obéissez) (?:seulement|uniquement) à (?:moi|mes)',
  '(?:solo|sólo|únicamente) (?:me )?(?:obedec|obedezc)\\p{L}* (?:a )?(?:mí|mis)|obedec\\p{L}* (?:solo|sólo|únicamente) (?:a )?(?:mí|mis)',
  '(?:só|somente|apenas) (?:me )?(?:obedec|obedeç)\\p{L}* (?:a mim|às minhas|minhas)|obedeç\\p{L}* (?:só|somente|apenas) (?:a mim|às minhas)',
  '(?:obbedis|obbedi)\\p{L}* (?:solo|soltanto|solamente) (?:a me|ai miei|alle mie)',
  '(?:gehoorzaam|luister)\\p{L}* (?:je )?(?:alleen|enkel|uitsluitend) (?:nog )?(?:aan |naar )?(?:mij|mijn)',
  '(?:słuchasz|słuchaj|wykonujesz|wykonuj) (?:tylko|wyłącznie) (?:mnie|moich|moje)',
  '(?:posloucháš|poslouchej|plň) (?:jen|pouze) (?:mě|mne|moje|mé)',
  '(?:подчиняешься|подчиняйся|слушайся|слушаешься|выполняй|выполняешь) (?:только|лишь) (?:мне|меня|мои)',
  '(?:підкоряєшся|підкоряйся|слухайся|виконуй) (?:лише|тільки) (?:мені|мене|мої)',
  '(?:yalnızca|sadece) (?:bana|benim) [^.\\n]{0,20}?(?:itaat|uyacak)',
  'chỉ (?:tuân theo|làm theo|nghe theo) (?:mệnh )?(?:lệnh (?:của )?)?tôi',
  'hanya (?:patuh|menurut|taat)\\p{L}* (?:pada |kepada )?(?:perintah ?(?:ku|saya)|saya|aku)',
  '只(?:能)?(?:听从?|服从|遵守|执行)我的(?:命令|指令)|只(?:能)?服从我',
  '私の(?:命令|指示)(?:だけ|のみ)に(?:従|応)',
  '내\\s?(?:명령|지시)만\\s?(?:따르|따른|들어|수행)',
  '(?:لا تطع إلا|أطع فقط|لا تنفذ إلا) (?:أوامري|تعليماتي|إياي)',
  '(?:केवल|सिर्फ) मेर[ेी] (?:आदेश|निर्देश)\\S* (?:मान|का पालन)',
  '(?:lyd|lyder|følg|följ|lyda) (?:bara|kun|endast|blott) (?:mig|meg|mine|mina)',
].join('|')
const OBEYS_ME: Pattern = compiled(() => `(?<![a-zà-ÿ])(?:${ONLY_ME.normalize('NFKC')})`)

/** Beginnings of words of which every such order has one, and every letter of another script. */
export const LESSER_HINT = one_of(
  /avustaj|tekoäly|agent|bot[te]|robo|as+z?i[sz]|ügynök|mesters|pomoćni|umjetn|gehorc|gehoorz|antwort/i,
  /folg|hör|obéi|écout|obede|obbed|luister|słucha|wykonuj|posloucháš|poslouchej|plň|yalnızca|sadece|chỉ/i,
  /hanya|lyd|følg|följ|[\u0370-\uffff]/i,
)

/** An assistant is told in such a language to act, or in any language to obey one alone. */
export function is_ordered(line: string): boolean {
  if (OBEYS_ME.test(line)) return true
  if (THAI.test(line)) return THAI_SPOKEN.test(line)
  return SPOKEN_TO.some((pattern) => pattern.test(line))
}
