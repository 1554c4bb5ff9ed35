// "Ignore your instructions" in other languages than English: a verb and its object close together in one sentence.
// Word stems, so that inflected forms match. A pure table. Source: ENGINE 16 (multilingual).

/** One language: imperative verbs, and the nouns they would have to be about. Both are regular expression sources. */
export interface Phrasebook {
  language: string
  verb: string
  noun: string
  /** The verb comes after its object. */
  object_first: boolean
  /** Sentences that are an override whatever else they say: "the earlier orders are void", "without telling the user". */
  also: string | null
}

/** Chinese, Japanese and Korean have no spaces to count; Arabic, Hindi, Persian and Hebrew no case. */
export const PHRASEBOOKS: readonly Phrasebook[] = [
  {
    language: 'de',
    verb:
      '(?:ignorier(?:e|en sie|t)|vergiss|vergessen sie|missachten? sie|missachte|übergehe|umgehe|verwirf|' +
      'befolge (?:nicht|keine)|setz(?:e|en sie) dich? ?über)',
    noun:
      '(?:alles,? was (?:vorher|oben|zuvor|davor|bisher)|alles (?:vorherige|bisherige|obige|davor)|das obige|' +
      'anweisung(?:en)?|instruktion(?:en)?|regeln?|vorgaben?|befehle?|richtlinien?|system-?prompt|' +
      'aufgabe|einschränkungen|' +
      '(?:den|die|das) (?:wunsch|wünsche|bitte|anfrage|auftrag) de[sr] (?:be)?nutzers?|den (?:be)?nutzer\\b)',
    object_first: false,
    also: null,
  },
  {
    language: 'fr',
    verb: '(?:ignor(?:e|ez|er)|oubli(?:e|ez|er)|ne (?:tiens|tenez) p(?:as|lus) compte|fai(?:s|tes) abstraction|désobé\\S+|contourn(?:e|ez)|néglig(?:e|ez))',
    noun:
      '(?:(?:ta|votre) (?:mission|tâche)|tout ce qui (?:précède|a été dit)|ce qui précède|' +
      '(?:tout )?le texte précédent|instructions?|consignes?|règles?|directives?|ordres?|invites? système|' +
      "contraintes?|(?:la |les )?(?:demandes?|requêtes?|souhaits) de l['’]utilisat\\S+|l['’]utilisateur)",
    object_first: false,
    also: null,
  },
  {
    language: 'es',
    verb:
      '(?:ignor(?:a|e|ar|en)|olv[ií]d(?:a|e|ar|en|ate|ese|aos)|descart(?:a|e)|omit(?:e|a)|desobede(?:ce|zca)|' +
      'haz caso omiso|no sigas|pas(?:a|e) por alto|anul(?:a|e))',
    noun:
      '(?:tu (?:tarea|misión)|de todo(?! corazón)|todo lo (?:anterior|dicho|previo|de arriba)|lo anterior|' +
      'instrucci(?:ón|ones)|indicaci(?:ón|ones)|reglas?|órdenes|normas?|directrices|restricciones|' +
      'prompt del sistema|(?:la |el |las )?(?:petici\\S+|solicitud(?:es)?|pedido|deseos|tarea) (?:del|' +
      'de la) usuari[oa]|al usuario)',
    object_first: false,
    also: null,
  },
  {
    language: 'it',
    verb: '(?:ignor(?:a|are|ate|i)|dimentic(?:a|are|ate|hi)|trascur(?:a|are)|non seguire|scart(?:a|are)|disubbidisci|annull(?:a|are))',
    noun:
      '(?:(?:il )?tuo compito|tutto (?:ciò|quello) che (?:precede|è stato)|quanto (?:sopra|precede|detto)|' +
      'istruzion[ei]|regol[ae]|direttiv[ae]|ordin[ei]|indicazion[ei]|comand[oi]|restrizion[ei]|' +
      "prompt di sistema|(?:la |le )?(?:richiest[ae]|compito|desideri) dell['’]utente|l['’]utente)",
    object_first: false,
    also: null,
  },
  {
    language: 'pt',
    verb: '(?:ignor(?:e|a|ar|em)|esque(?:ça|ce|cer|çam)|desconsider(?:e|a|ar)|desobedeça|não siga|descart(?:e|a)|anul(?:e|a))',
    noun:
      '(?:(?:a )?(?:sua|tua) (?:tarefa|missão)|tudo (?:o que|que) (?:foi|veio|está)|tudo (?:acima|anterior)|' +
      'o que foi dito|instruç(?:ão|ões)|regras?|ordens|diretrizes|orientações|comandos?|restrições|' +
      'prompt do sistema|(?:o |a |os )?(?:pedidos?|solicitaç\\S+|tarefa|desejos) d[oa] usuári[oa]|o usuário)',
    object_first: false,
    also: null,
  },
  {
    language: 'nl',
    verb: '(?:negeer|vergeet|omzeil|verwerp|volg (?:niet|geen))',
    noun:
      '(?:je (?:taak|opdracht)|alles (?:hierboven|wat (?:hiervoor|hierboven|eerder))|het bovenstaande|' +
      'instructies?|aanwijzingen|regels|opdrachten|richtlijnen|bevelen|systeemprompt|' +
      '(?:het |de )?(?:verzoek|opdracht|taak|wens(?:en)?) van de gebruiker|de gebruiker)',
    object_first: false,
    also: null,
  },
  {
    language: 'ru',
    verb: '(?:игнорируй(?:те)?|проигнорируй(?:те)?|забудь(?:те)?|отмени(?:те)?|не следуй(?:те)?|пренебреги(?:те)?|отбрось(?:те)?)',
    noun:
      '(?:вс[её],? что (?:было|написано|сказано)|вс[её] (?:сказанное|написанное|вышесказанное|предыдущее)|' +
      'инструкци\\S*|указани\\S*|правил\\S*|команд\\S*|приказ\\S*|распоряжени\\S*|ограничени\\S*|системн\\S+ ' +
      '(?:промпт|запрос)\\S*|(?:запрос|просьб|задани|задач|пожелани)\\S* пользовател\\S*|пользовател\\S*)',
    object_first: false,
    also: '(?:не (?:сообщай|говори)(?:те)? (?:об этом )?пользовател\\S+|без (?:ведома|уведомления) пользовател\\S+)',
  },
  {
    language: 'uk',
    verb: '(?:ігноруй(?:те)?|проігноруй(?:те)?|забудь(?:те)?|не виконуй(?:те)?|відкинь(?:те)?)',
    noun:
      '(?:все,? що (?:було|написано|сказано)|усе (?:сказане|попереднє)|інструкці\\S*|вказівк\\S*|правил\\S*|' +
      'команд\\S*|наказ\\S*|обмежен\\S*|(?:запит|проханн|завданн|побажанн)\\S* користувач\\S*|користувач\\S*)',
    object_first: false,
    also: '(?:не (?:кажи|повідомляй)(?:те)? користувач\\S+|без відома користувач\\S+)',
  },
  {
    language: 'pl',
    verb: '(?:zignoruj(?:cie)?|ignoruj(?:cie)?|zapomnij(?:cie)?|pomiń(?:cie)?|nie przestrzegaj|odrzuć)',
    noun:
      '(?:instrukcj\\S*|polece\\S*|zasad\\S*|reguł\\S*|wytyczn\\S*|rozkaz\\S*|ogranicze\\S*|' +
      '(?:prośb|zadani|polec|życze)\\S* użytkownik\\S*|użytkownik\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'cs',
    verb: '(?:ignoruj(?:te)?|zapomeň(?:te)?|nedbej(?:te)? na|přehlížej(?:te)?)',
    noun: '(?:pokyn\\S*|instrukc\\S*|pravid\\S*|příkaz\\S*|omezen\\S*|(?:požadav|úkol|přání|žádost)\\S* uživatel\\S*|uživatel\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'sv-da-no',
    verb: '(?:ignorera|ignorer|ignorér|glöm|glem|bortse från|se bort fra|åsidosätt|tilsidesæt)',
    noun:
      '(?:instruktion\\S*|instruks\\S*|regl?er(?:na|ne)?|anvisning\\S*|order|direktiv\\S*|kommando\\S*|' +
      '(?:uppgift|begär|opgave|ønske|oppgave)\\S*|(?:användar|bruger|bruker)en\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'fi',
    verb: '(?:unohda|ohita|älä noudata|jätä huomiotta|sivuuta)',
    noun: '(?:ohje\\S*|sään[tn]\\S*|käsky\\S*|määräy\\S*|rajoitu\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'ro',
    verb: '(?:ignor(?:ă|ați|a)|uit(?:ă|ați|a)|nu urma(?:ți)?|nesocotește)',
    noun: '(?:instrucțiuni\\S*|reguli\\S*|comenzi\\S*|ordine\\S*|indicați\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'hu',
    verb: '(?:felejtsd el|felejtse el|figyelmen kívül hagy\\S*|hagyd figyelmen kívül|hagyja figyelmen kívül|ne kövesd|ne kövesse)',
    noun: '(?:utasítás\\S*|szabály\\S*|parancs\\S*|korlátozás\\S*|előír\\S*|irányelv\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'bg',
    verb: '(?:забрави(?:те)?|игнорирай(?:те)?|пренебрегни|не следвай)',
    noun: '(?:инструкци\\S*|указани\\S*|правил\\S*|команд\\S*|заповед\\S*|ограничени\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'hr-sr',
    verb: '(?:zaboravi(?:te)?|ignoriraj(?:te)?|ignoriši(?:te)?|zanemari(?:te)?|ne slijedi|заборави(?:те)?|игнориши|занемари)',
    noun: '(?:uput\\S*|pravil\\S*|naredb\\S*|instrukcij\\S*|naređenj\\S*|ograničenj\\S*|упутств\\S*|правил\\S*|инструкциј\\S*|наредб\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'el',
    verb: '(?:αγνόησε|αγνοήστε|ξέχασε|ξεχάστε|παράβλεψε)',
    noun: '(?:οδηγί\\S*|κανόν\\S*|εντολ\\S*|περιορισμ\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'vi',
    verb: '(?:bỏ qua|phớt lờ|quên|không tuân theo|hãy quên)',
    noun: '(?:hướng dẫn|chỉ dẫn|chỉ thị|quy tắc|mệnh lệnh|lệnh trước|yêu cầu của (?:người dùng|khách)|người dùng)',
    object_first: false,
    also: null,
  },
  {
    language: 'id',
    verb: '(?:abaikan|lupakan|jangan ikuti|kesampingkan)',
    noun: '(?:instruksi|perintah|aturan|arahan|petunjuk|pedoman|(?:permintaan|tugas|keinginan) pengguna|pengguna)',
    object_first: false,
    also: null,
  },
  {
    language: 'zh',
    verb: '(?:忽略|无视|無視|忘记|忘記|忘掉|不要遵守|不要遵循|不用遵守|绕过|繞過|抛开|放弃|拋棄|推翻|覆盖掉)',
    noun:
      '(?:指令|指示|规则|規則|提示词|提示詞|系统提示|系統提示|命令|约束|限制|设定|設定|要求|说明|說明|规定|規定|(?:用户|用戶)的(?:请求|請求|任务|任務|需求)|' +
      '(?:用户|用戶)(?=[,，。;；!！]|$)|(?:用户|用戶)(?:问题|問題|输入|輸入)|(?:安全|内容|审核|隐私)(?:策略|政策|检查)|隔离|任务|任務)',
    object_first: false,
    also:
      '(?:(?:以下|下列)(?:指令|指示|内容)(?:将|会)?(?:覆盖|优先于|取代)(?:用户|之前|所有)|(?:你|您)(?:现在|已经)?有(?:了)?新的?(?:指令|任务)|' +
      '(?:真正|实际)的?任务(?:是|为)|(?:不要|别|勿|不得)(?:告诉|告訴|通知|告知|让|提醒)用户|' +
      '(?:之前|先前|以上|上述)的?(?:所有)?(?:指令|规则|命令|指示)(?:全部)?(?:作废|作廢|无效|無效)|(?:无需|無需|不要|不必)(?:询问|詢問|经过|確認|确认)用户)',
  },
  {
    language: 'ja',
    verb: '(?:無視(?:して|しろ|せよ|する(?:こと|ように)|し、|し,|しなさい)|忘れ(?:て(?:ください|下さい|、|,|く)|ろ|よ[。、]|なさい|ること)|破棄し|従わな|従うな|取り消し|(?<!設定を)上書きし)',
    noun: '(?:(?<![\\u3400-\\u9fff])指示|(?:追加|事前|初期|前述|上記)指示|命令|ルール|規則|プロンプト|制約|指令|ガイドライン|設定|ユーザーの(?:依頼|要望|要求)|ユーザーを|依頼|タスク)',
    object_first: true,
    also: '(?:(?:指示|命令|ルール|規則|制限|制約|ガイドライン)(?:は|を)(?:すべて|全て|今後)?(?:無効|破棄|適用され(?:ません|ない))|ユーザー(?:に|には)(?:知らせ|言わ|伝え|通知せ|確認せ)(?:ず|ない))',
  },
  {
    language: 'ko',
    verb: '(?:무시(?:하고|하세요|하십시오|하시|하라|해|한 채)|잊어|잊으|잊고|잊은|따르지\\s?마|폐기|취소하)',
    noun: '(?:지시|명령(?!행|줄|어|문)|규칙|지침|프롬프트|제한|설정|사용자의\\s?요청|사용자를)',
    object_first: true,
    also: '(?:사용자(?:에게|한테)?\\s?(?:알리지|말하지|묻지)\\s?(?:말|마|않))',
  },
  {
    language: 'ar',
    verb: '(?:تجاهل(?:وا|ي)?|انس[َى]?|انسَ|تخط[َّى]?|لا تتبع|ألغ)',
    noun: '(?:ما قيل لك|كل ما (?:سبق|قيل)|ما سبق|المستخدم|التعليمات|تعليمات\\S*|الأوامر|القواعد|التوجيهات|القيود|الإرشادات|طلب\\S* المستخدم)',
    object_first: false,
    also: '(?:دون (?:إخبار|إعلام|سؤال) المستخدم|لا تخبر المستخدم)',
  },
  {
    language: 'fa',
    verb: '(?:نادیده بگیر\\S*|فراموش کن\\S*|چشم.?پوشی کن)',
    noun: '(?:دستور\\S*|قوانین|قواعد|راهنما\\S*|محدودیت\\S*)',
    object_first: true,
    also: null,
  },
  {
    language: 'he',
    verb: '(?:התעלם|התעלמי|התעלמו|שכח|שכחו|אל תציית)',
    noun: '(?:הוראות|ההוראות|הנחיות|ההנחיות|כללים|הכללים|פקודות)',
    object_first: false,
    also: null,
  },
  {
    language: 'hi',
    verb: '(?:अनदेखा|नज़?रअंदाज|भूल\\s?जा|उपेक्षा|मत मान)',
    noun: '(?:निर्देश\\S*|आदेश\\S*|नियम\\S*|हिदायत\\S*|उपयोगकर्ता (?:के|की|का) (?:अनुरोध|काम)\\S*|उपयोगकर्ता को)',
    object_first: true,
    also: null,
  },
  {
    language: 'tr',
    verb: '(?:yok\\s?say\\S*|görmezden gel\\S*|unut(?:un|ma)?|dikkate alma\\S*|göz ardı et\\S*)',
    noun:
      '(?:talimat\\S*|yönerge\\S*|komut\\S*|kural\\S*|emir\\S*|istem(?:i|in|ini|ler\\p{L}*)?(?![\\p{L}])|' +
      '(?:önceki|yukarıdaki|bundan önceki) her şey\\p{L}*|kullanıcının (?:istek|isteğ|görev)\\S*|kullanıcıyı|görev\\S*)',
    object_first: true,
    also: null,
  },
  {
    language: 'th',
    verb: '(?:เพิกเฉย|ละเว้น|ลืม|ไม่ต้องทำตาม|ไม่ต้องสนใจ)',
    noun: '(?:คำสั่ง|คำแนะนำ|กฎ|ข้อกำหนด)',
    object_first: false,
    also: null,
  },
  {
    language: 'sk',
    verb: '(?:ignoruj(?:te)?|zabudni(?:te)?|nedbaj na)',
    noun: '(?:pokyn\\S*|inštrukc\\S*|pravidl\\S*|príkaz\\S*|obmedzen\\S*|požiadav\\S* používateľ\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'sl',
    verb: '(?:prezri(?:te)?|ignoriraj(?:te)?|pozabi(?:te)?|ne upoštevaj)',
    noun: '(?:navodil\\S*|pravil\\S*|ukaz\\S*|omejit\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'et',
    verb: '(?:eira(?:ge)?|ignoreeri(?:ge)?|unusta(?:ge)?)',
    noun: '(?:juhis\\S*|korraldus\\S*|reegl\\S*|käsk\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'lt',
    verb: '(?:ignoruok(?:ite)?|pamiršk(?:ite)?|nepaisyk(?:ite)?)',
    noun: '(?:instrukcij\\S*|nurodym\\S*|taisykl\\S*|komand\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'lv',
    verb: '(?:ignorē(?:jiet)?|aizmirst(?:i|iet)?|neņem vērā)',
    noun: '(?:instrukcij\\S*|norādījum\\S*|noteikum\\S*|pavēl\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'ca',
    verb: "(?:ignora|oblida(?:['’]t)?|descarta|fes cas omís)",
    noun: '(?:instruccions|ordres|regles|indicacions|restriccions)',
    object_first: false,
    also: null,
  },
  {
    language: 'af',
    verb: '(?:ignoreer|vergeet|verontagsaam)',
    noun: '(?:instruksies|opdragte|reëls|beperkings)',
    object_first: false,
    also: null,
  },
  {
    language: 'sq',
    verb: '(?:injoro|harro|shpërfill)',
    noun: '(?:udhëzime\\S*|rregulla\\S*|urdhra\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'is',
    verb: '(?:hunsaðu|gleymdu|hunsið)',
    noun: '(?:fyrirmæl\\S*|leiðbeining\\S*|reglu\\S*)',
    object_first: false,
    also: null,
  },
  {
    language: 'sw',
    verb: '(?:puuza|sahau|usifuate|achana na)',
    noun: '(?:maagizo|maelekezo|sheria|amri)',
    object_first: false,
    also: null,
  },
  {
    language: 'tl',
    verb: '(?:balewalain|huwag pansinin|kalimutan|huwag sundin)',
    noun: '(?:tagubilin|utos|panuto|instruksi?yon|patakaran)',
    object_first: false,
    also: null,
  },
  {
    language: 'ur',
    verb: '(?:نظر ?انداز کر\\S*|بھول جا\\S*|مت مان\\S*)',
    noun: '(?:ہدایات|ہدایت|احکامات|قواعد|اصول\\S*)',
    object_first: true,
    also: null,
  },
  {
    language: 'bn',
    verb: '(?:উপেক্ষা কর\\S*|ভুলে যা\\S*|অমান্য কর\\S*)',
    noun: '(?:নির্দেশ\\S*|নিয়ম\\S*|আদেশ\\S*)',
    object_first: true,
    also: null,
  },
  {
    language: 'ta',
    verb: '(?:புறக்கணி\\S*|மறந்துவிடு\\S*)',
    noun: '(?:வழிமுறை\\S*|அறிவுறுத்தல்\\S*|விதி\\S*|கட்டளை\\S*)',
    object_first: true,
    also: null,
  },
  {
    language: 'te',
    verb: '(?:విస్మరించ\\S*|మర్చిపో\\S*|పట్టించుకోవద్దు)',
    noun: '(?:సూచన\\S*|నియమ\\S*|ఆదేశ\\S*)',
    object_first: true,
    also: null,
  },
  {
    language: 'mr',
    verb: '(?:दुर्लक्ष कर\\S*|विसर\\S*)',
    noun: '(?:सूचना\\S*|निर्देश\\S*|नियम\\S*)',
    object_first: true,
    also: null,
  },
  {
    language: 'az',
    verb: '(?:məhəl qoyma\\S*|nəzərə alma\\S*|unut\\S*)',
    noun: '(?:təlimat\\S*|göstəriş\\S*|qayda\\S*)',
    object_first: true,
    also: null,
  },
]
