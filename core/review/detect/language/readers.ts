// Machines named as readers, in other languages than English: "AI systems that read this page: …". Nobody addresses a
// person so, so weaker requests count than for an assistant. Word stems; a pure table, in the order of its languages.
// Source: ENGINE 16.

/** One language; every member is a regular expression source. */
export interface Reading {
  language: string
  /** What stands behind the name when it is said to read: "qui lit", "die diese Seite lesen"; before it where `before` says so. */
  reads: string
  /** The words stand before the name, as in Japanese or Turkish. */
  before: boolean
  /** Acts that bind the user or change the house, in the form of an order: buy, order, sign, create an account, click, register. */
  binds: string
  /** To demand something of somebody. */
  demands: string
  /** What a model was told before: "your system prompt". */
  prompt: string
}

export const READINGS: readonly Reading[] = [
  {
    language: 'es',
    reads:
      '(?:que|quien(?:es)?) [^.!?\\n:]{0,30}?(?:lee[n]?|eval[uú][ae]n?|califi[cq]\\p{L}*|seleccion\\p{L}*|' +
      'corrij\\p{L}*|corrig\\p{L}*|lea[n]?|proces[ae]n?|resum[ae]n?|analiz[ae]n?|analic[e]n?|revis[ae]n?|' +
      'traduc[e]n?|traduzcan?|atiend[ae]n?|gestion[ae]n?|encuentr[ae]n?|recib[ae]n?|' +
      'visit[ae]n?|trabaj[ae]n?)(?!\\p{L})',
    before: false,
    binds:
      'compr\\p{L}*|encarg\\p{L}*|reserv\\p{L}*|contrat\\p{L}*|suscrib\\p{L}*|firm(?:a|e|ar)|acept\\p{L}*|' +
      'haz clic|hacer clic|puls[ae]\\p{L}*|cre(?:a|e|ar|en)|regístr\\p{L}*|registr\\p{L}*|' +
      'inici\\p{L}* sesión|d(?:a|e|ar) de alta|pon(?:ga|er)?n?|dej(?:a|e|ar|en)|cierr\\p{L}*|cerrar|' +
      'bloque\\p{L}*|dar(?:le|les|me)?|pon(?:le|er)|asign\\p{L}*|marc(?:a|ar|ad)',
    demands:
      'p[ií]d[ae]\\p{L}*|solicit\\p{L}*|exig\\p{L}*|pedir\\p{L}*|pregunt\\p{L}*|(?:que )?(?:escrib|introduzc)\\p{L}*',
    prompt:
      '(?:tus?|sus?|vuestr\\p{L}+) (?:prompt|mensaje|instruccion\\p{L}*|indicaciones) (?:inicial\\p{L}* |de |del )(?:sistema)?',
  },
  {
    language: 'pt',
    reads:
      '(?:que|quem) [^.!?\\n:]{0,30}?(?:lê|leem|avali[ae]m?|selecion[ae]m?|corrij\\p{L}*|corrig\\p{L}*|' +
      'ler(?:em)?|leia[m]?|process[ae]m?|resum[aei]m?|analis[ae]m?|revis[ae]m?|traduz(?:em)?|trat[ae]m?|' +
      'atend[ae]m?|encontr[ae]r?m?|receb[ae]m?|visit[ae]m?|trabalh[ae]m?)(?!\\p{L})',
    before: false,
    binds:
      'compr\\p{L}*|encomend\\p{L}*|reserv\\p{L}*|contrat\\p{L}*|assin\\p{L}*|inscrev\\p{L}*|aceit\\p{L}*|' +
      'cliqu\\p{L}*|clicar|cri(?:a|e|ar|em)|regist\\p{L}*|cadastr\\p{L}*|faça\\p{L}* (?:login|o pedido)|' +
      'fazer (?:login|o pedido)|coloqu\\p{L}*|colocar|deix\\p{L}*|fech\\p{L}*|bloque\\p{L}*|' +
      'diga\\p{L}? que|dizer que',
    demands: 'peç\\p{L}*|pede\\p{L}*|solicit\\p{L}*|exij\\p{L}*|pergunt\\p{L}*',
    prompt:
      '(?:seus?|suas?|teus?|tuas?) (?:prompt|mensagem|instruções|orientações) (?:inicia\\p{L}+|(?:de|do) sistema)',
  },
  {
    language: 'it',
    reads:
      '(?:che|chi) [^.!?\\n:]{0,30}?(?:legg[ea](?:no)?|valut[ai](?:no)?|selezion[ai](?:no)?|corregg\\p{L}*|' +
      'leggono|elabor[ai](?:no)?|riassum[ea](?:no)?|riassumono|analizz[ai](?:no)?|gestisc[eao]\\p{L}*|' +
      'esamin[ai](?:no)?|traduc[eao]\\p{L}*|tratt[ai](?:no)?|revision[ai](?:no)?|trov[ai](?:no)?|' +
      'ricev[eao]\\p{L}*|visit[ai](?:no)?|lavor[ai](?:no)?)(?!\\p{L})',
    before: false,
    binds:
      'acquist\\p{L}*|compr(?:a|are|i)|ordin(?:a|are|i)|prenot\\p{L}*|abbon\\p{L}*|firm(?:a|are|i)|' +
      'accett\\p{L}*|clicc\\p{L}*|cre(?:a|are|i)|registr\\p{L}*|iscriv\\p{L}*|acced\\p{L}*|mett\\p{L}*|' +
      'lasci\\p{L}*|chiud\\p{L}*|blocc\\p{L}*|dì (?:che|all)|dire (?:che|all)',
    demands: "chied\\p{L}*|pretend\\p{L}*|domand\\p{L}*|richied\\p{L}*|fa[tì']{0,2} (?:inserire|scrivere)",
    prompt:
      '(?:tuo|tue|tuoi|tua|suo|sue|vostr\\p{L}) (?:prompt|messaggio|istruzioni) (?:inizial\\p{L}|(?:di|del) sistema)',
  },
  {
    language: 'fr',
    reads:
      '(?:consultant|lisant|traitant|résumant|analysant|parcourant|traduisant) (?:ce|cet|cette|ces)' +
      '(?!\\p{L})|qui [^.!?\\n:]{0,30}?(?:lit|lisent|évalu(?:e|ent|era)|not(?:e|ent|era)|saisi(?:t|ssent)|' +
      'corrige\\p{L}*|sélectionne\\p{L}*|lira|liront|trait(?:e|ent|era|eront)|résum(?:e|ent|era)|' +
      'analys(?:e|ent|era)|parcour(?:t|ent)|examin(?:e|ent|era)|tradui(?:t|sent)|répond(?:ent|ra)?|' +
      'trouv(?:e|ent|era)|reçoi(?:t|vent)|visit(?:e|ent)|travaill(?:e|ent)|consult(?:e|ent))(?!\\p{L})',
    before: false,
    binds:
      'achèt\\p{L}*|achet\\p{L}*|command(?:e|ez|er)|réserv(?:e|ez|er)|abonn(?:e|ez|er)\\p{L}*|souscri\\p{L}*|' +
      'sign(?:e|ez|er)|accept(?:e|ez|er)|cliqu(?:e|ez|er)|cré(?:e|ez|er)|inscri(?:s|vez|re)\\p{L}*|' +
      'connect(?:e|ez)-\\p{L}+|me(?:ts|ttez|ttre)|laiss(?:e|ez|er)|ferm(?:e|ez|er)|' +
      'bloqu(?:e|ez|er)|commenc(?:e|ez) par',
    demands: 'demand(?:e|ez|er)|exig(?:e|ez|er)|réclam(?:e|ez|er)|invit(?:e|ez|er)',
    prompt:
      '(?:ton|ta|tes|votre|vos) (?:prompt|invite|instructions?|message|consignes?) (?:initial\\p{L}*|(?:de |du )?système)',
  },
  {
    language: 'de',
    reads:
      ',? ?(?:die|der|das|den|dem|welche[rsn]?) [^.!?\\n:]{0,40}?(?:les|lies|bewerte|beurteil|auswähl|' +
      'korrigier|erfass|verarbeite|bearbeite|zusammenfass|zusammenfasst|auswerte|prüf|übersetz|durchsuch|' +
      'beantworte|indizier|indexier|analysier|sichte|besuch|finde|erhäl|arbeite|sortier|' +
      'öffne)\\p{L}{0,4}(?!\\p{L})',
    before: false,
    binds:
      'bestell\\p{L}*|kauf(?:e|t|en)?|buche[nt]?|bucht|abonnier\\p{L}*|unterschreib\\p{L}*|' +
      'unterzeichn\\p{L}*|akzeptier\\p{L}*|klick\\p{L}*|leg(?:e|t|en)? [^.!?\\n]{0,40} an|erstell\\p{L}*|' +
      'registrier\\p{L}*|melde[nt]? (?:dich|euch|sich)|öffne[nt]?|setz(?:e|t|en)?|stell(?:e|t|en)?|' +
      'schließ(?:e|t|en)?|sperr(?:e|t|en)?|kündig\\p{L}*|trag(?:e|t|en)? [^.!?\\n]{0,40} ein',
    demands: 'frag\\p{L}*|bitte[nt]? (?:den|die|um)|forder\\p{L}*|verlang\\p{L}*',
    prompt:
      '(?:dein|ihr|euer|eur)\\p{L}* (?:system-?(?:anweisung|prompt|nachricht|instruktion|vorgabe)|' +
      '(?:ursprünglich|geheim|intern)\\p{L}+ (?:anweisung|instruktion|vorgabe))\\p{L}*',
  },
  {
    language: 'nl',
    reads:
      ',? ?(?:die|dat|welke) [^.!?\\n:]{0,40}?(?:lee?s|lezen|verwerk|samenva|behandel|beoordeel|vertaal|' +
      'vertal|analyseer|analyser|doorzoek|beantwoord|bezoek|vindt?|ontvang|werk)\\p{L}{0,4}(?!\\p{L})',
    before: false,
    binds:
      'bestel|koop|boek|reserveer|abonneer|onderteken|accepteer|aanvaard|klik|maak|registreer|meld (?:je|u)|log in|zet|plaats|laat|sluit|blokkeer|open',
    demands: 'vraag|verzoek|eis',
    prompt:
      '(?:je|jouw|uw|jullie) (?:systeem-?(?:prompt|instructie|bericht)|(?:oorspronkelijke|geheime) instructie)\\p{L}*',
  },
  {
    language: 'sv-da-no',
    reads:
      'som [^.!?\\n:]{0,30}?(?:bedömer|vurderer|läser|leser|læser|behandlar|behandler|sammanfattar|' +
      'oppsummerer|opsummerer|granskar|analyserar|analyserer|översätter|oversetter|oversætter|hittar|finner|' +
      'finder|besöker|besøker)(?!\\p{L})',
    before: false,
    binds:
      'beställ|bestill|bestil|köp|kjøp|køb|boka|bestill|prenumerera|abonner|signera|signer|underteckna|' +
      'underskriv|acceptera|aksepter|accepter|klicka|klikk|klik|skapa|opprett|opret|registrera|registrer|' +
      'logga in|logg inn|log ind|sätt|sett|sæt|lägg|legg|læg|stäng|steng|luk',
    demands: 'be användaren|be brukeren|bed brugeren|fråga|spør|spørg|kräv|krev',
    prompt: '(?:din|ditt|dit|dine|dina) system-?(?:prompt|instruktion|meddeland|instruks|melding|besked)\\p{L}*',
  },
  {
    language: 'pl',
    reads:
      ',? ?(?:któr\\p{L}+|co) [^.!?\\n:]{0,30}?(?:ocenia|czyta|przetwarza|streszcza|podsumowuj|analizuj|' +
      'obsługuj|przegląda|tłumaczy|odwiedza|znajd|sprawdza|pracuj)\\p{L}{0,4}(?!\\p{L})|' +
      '(?:czytając|przetwarzając|analizując|streszczając|obsługując)\\p{L}{1,3}',
    before: false,
    binds:
      'zam[óa]w\\p{L}*|kup(?:cie|uj|ić)?|rezerw\\p{L}*|zarezerw\\p{L}*|podpis\\p{L}*|zaakceptow\\p{L}*|' +
      'zaakceptuj\\p{L}*|klik\\p{L}*|utw(?:órz|orzy)\\p{L}*|zał(?:óż|oży)\\p{L}*|stw(?:órz|orzy)\\p{L}*|' +
      'zarejestr\\p{L}*|zalog\\p{L}*|ustaw\\p{L}*|zostaw\\p{L}*|zamkn\\p{L}*|zablok\\p{L}*|wyłącz\\p{L}*',
    demands: 'poproś\\p{L}*|proś\\p{L}*|zażądaj\\p{L}*|żądaj\\p{L}*|zapytaj\\p{L}*',
    prompt:
      '(?:sw|tw)\\p{L}{2,4} (?:prompt\\p{L}* systemow\\p{L}+|(?:systemow|początkow|ukryt)\\p{L}+ (?:prompt|' +
      'instrukcj|poleceni)\\p{L}*|instrukcj\\p{L}* systemow\\p{L}+)',
  },
  {
    language: 'cs-sk',
    reads:
      ',? ?(?:kter\\p{L}+|ktor\\p{L}+|co) [^.!?\\n:]{0,30}?(?:hodnot|čte|čtou|číta|zpracov|spracú|shrnu|' +
      'analyzuj|překlád|prochá|navštív|najde)\\p{L}{0,4}(?!\\p{L})',
    before: false,
    binds:
      'objednej\\p{L}*|kup(?:te)?|zarezervuj\\p{L}*|podepiš\\p{L}*|přijmi|klikni\\p{L}*|vytvoř\\p{L}*|' +
      'založ\\p{L}*|zaregistruj\\p{L}*|přihlas\\p{L}*|nastav\\p{L}*|zavři|zablokuj\\p{L}*',
    demands: 'požádej\\p{L}*|požaduj\\p{L}*|zeptej\\p{L}*',
    prompt: '(?:sv|tv)\\p{L}{1,3} systémov\\p{L}+ (?:prompt|pokyn|instrukc|zpráv)\\p{L}*',
  },
  {
    language: 'ru',
    reads:
      ',? ?(?:(?:котор\\p{L}+|что) [^.!?\\n:]{0,30}?(?:оценива|отбира|чита|прочт|прочит|обрабат|обработ|' +
      'анализир|резюмир|провер|перевод|просматрив|разбира|отвеча|посеща|находит|индексир)\\p{L}{0,6}|' +
      '(?:читающ|обрабатывающ|анализирующ|проверяющ|просматривающ|индексирующ)\\p{L}{2,4})(?!\\p{L})',
    before: false,
    binds:
      'зака(?:ж|за)\\p{L}*|куп(?:и|ите|ить)|заброниру\\p{L}*|забронировать|подпи(?:ш|са)\\p{L}*|прими(?:те)?|' +
      'принять|нажм\\p{L}*|нажать|кликн\\p{L}*|созда(?:й|йте|ть)|зарегистрир\\p{L}*|войди\\p{L}*|войти|' +
      'назнач\\p{L}*|остав\\p{L}*|закро\\p{L}*|закрыть|заблокир\\p{L}*|вставля\\p{L}*|публик\\p{L}*|' +
      'удаля\\p{L}*|отправля\\p{L}*|показыва\\p{L}*|пересыла\\p{L}*|отключа\\p{L}*|добавля\\p{L}*|' +
      'запуска\\p{L}*|устанавлива\\p{L}*|постав\\p{L}*|присво\\p{L}*|отмет\\p{L}*|запиш\\p{L}*',
    demands:
      'прос(?:и|ите)|попрос\\p{L}*|потребу\\p{L}*|требу(?:й|йте)|запрос(?:и|ите)|спрашива(?:й|йте)|спрос(?:и|ите)',
    prompt:
      '(?:сво|тво|ваш)\\p{L}{0,3} (?:системн|начальн|исходн|скрыт)\\p{L}+ (?:промпт|запрос|инструкци|подсказк|сообщени)\\p{L}*',
  },
  {
    language: 'uk',
    reads:
      ',? ?(?:(?:як\\p{L}{1,3}|котр\\p{L}+|що) [^.!?\\n:]{0,30}?(?:оціню|відбира|чита|прочита|обробля|' +
      'аналізу|перевіря|переклада|перегляда|відповіда|відвіду|знайд)\\p{L}{0,6})(?!\\p{L})',
    before: false,
    binds:
      'замов\\p{L}*|куп(?:и|іть|ити)|забронюв\\p{L}*|забронюй\\p{L}*|підпи(?:ш|са)\\p{L}*|прийм\\p{L}*|' +
      'прийняти|натисн\\p{L}*|створ\\p{L}*|зареєструв\\p{L}*|зареєструй\\p{L}*|увій\\p{L}*|залиш\\p{L}*|' +
      'закри\\p{L}*|заблок\\p{L}*|вставля\\p{L}*|публік\\p{L}*|видаля\\p{L}*|надсила\\p{L}*|показ\\p{L}*|' +
      'вимика\\p{L}*|додава\\p{L}*|постав\\p{L}*|присво\\p{L}*|познач\\p{L}*',
    demands: 'прос(?:и|іть)|попрос\\p{L}*|вимагай\\p{L}*|запитай\\p{L}*',
    prompt:
      '(?:сво|тво|ваш)\\p{L}{0,3} (?:системн|початков|прихован)\\p{L}+ (?:промпт|запит|інструкці|підказк|повідомленн)\\p{L}*',
  },
  {
    language: 'tr',
    reads: '\\p{L}{2,}[ae](?:n|cak|cek)(?!\\p{L})(?: (?:tüm|her|bir|bütün))?',
    before: true,
    binds:
      'sipariş\\p{L}*|satın al\\p{L}*|rezervasyon\\p{L}*|abone ol\\p{L}*|imzala\\p{L}*|kabul et\\p{L}*|' +
      'tıkla\\p{L}*|oluştur\\p{L}*|kaydol\\p{L}*|giriş yap\\p{L}*|ayarla\\p{L}*|bırak\\p{L}*|' +
      'kapat\\p{L}*|engelle\\p{L}*',
    demands: 'iste(?:yin)?|talep et\\p{L}*|sor(?:un)?',
    prompt: 'sistem (?:istemin|talimatın|mesajın|komutun)\\p{L}*',
  },
  {
    language: 'vi',
    reads:
      '(?:nào )?(?:đang |sẽ )?(?:đánh giá|chấm|đọc|xử lý|tóm tắt|phân tích|dịch|duyệt|trả lời) [^.!?\\n:]{0,30}?(?:này|trang|văn bản|tài liệu|thư|nội dung)',
    before: false,
    binds: 'đặt (?:hàng|mua)|mua|đặt chỗ|đăng ký|ký|chấp nhận|nhấp|bấm|tạo|đăng nhập|để lại|đóng|chặn',
    demands: 'yêu cầu|đòi|hỏi xin',
    prompt: '(?:lời nhắc|chỉ dẫn|hướng dẫn|câu lệnh|prompt) hệ thống(?: của (?:bạn|mình))?',
  },
  {
    language: 'id-ms',
    reads:
      'yang (?:sedang |akan )?(?:menilai|membaca|memproses|merangkum|meringkas|menangani|menganalisis|menerjemahkan|meninjau|mengunjungi|menjawab)(?!\\p{L})',
    before: false,
    binds:
      'pesan(?:lah|kan)?|beli(?:lah)?|langgan\\p{L}*|tanda ?tangani|terima|klik|buat(?:lah|kan)?|' +
      'daftar(?:kan)?|masuk(?:lah)?|atur(?:lah)?|tinggalkan|tutup|blokir',
    demands: 'minta(?:lah)?|tuntut|tanyakan',
    prompt: '(?:prompt|instruksi|perintah|pesan) sistem(?:mu| anda| kamu|nya)',
  },
  {
    language: 'zh',
    reads:
      '(?:评估|评审|打分|筛选|阅读|閱讀|读取|讀取|处理|處理|总结|總結|摘要|分析|浏览|瀏覽|审核|審核|审查|翻译|翻譯|看到|读到|讀到|抓取|回复)[^。,,!?!?\\n]{0,16}的(?:所有|任何|每个)?',
    before: true,
    binds:
      '购买|購買|下单|下單|订购|訂購|预订|預訂|订阅|訂閱|签署|簽署|接受|点击|點擊|创建|創建|新建|建立|注册|註冊|登录|登錄|留下|关闭|關閉|屏蔽|重启|重啟|填写|填寫|设为|設為',
    demands: '让(?=用户|他|她|对方)|要求|索要|询问|詢問|请(?:用户|他|她)',
    prompt: '(?:你|您)的?(?:系统|系統|初始|隐藏|原始)(?:提示词?|提示詞|指令|消息|设定)',
  },
  {
    language: 'ja',
    reads:
      '(?:採点|評価|選考|読[むみん]|要約|処理|対応|翻訳|閲覧|解析|分析|レビュー|審査|確認|担当|巡回)(?:する|している|した|でいる|んでいる|だ)?(?:すべての|全ての|全)?',
    before: true,
    binds:
      '購入|注文|予約|購読|署名|同意|クリック|作成|登録|ログイン|設定|残し|閉じ|ブロック|再起動|記入|投稿|掲載|一覧に|デプロイ',
    demands: '求め|要求|尋ね|聞き出|入力させ|促し',
    prompt: '(?:あなた|自分|君|自身)の(?:システム|初期|元の)(?:プロンプト|指示|メッセージ)',
  },
  {
    language: 'ko',
    reads:
      '(?:평가하는|채점하는|심사하는|읽는|읽고 있는|읽은|처리하는|요약하는|분석하는|검토하는|번역하는|담당하는|방문하는|수집하는|응답하는)\\s?(?:모든\\s?)?',
    before: true,
    binds: '구매|주문|예약|구독|서명|동의|수락|클릭|만들|생성|가입|등록|로그인|설정|남겨|남기|닫|차단|재시작|작성|게시',
    demands: '요구|요청|물어|묻|입력하도록',
    prompt: '(?:당신의|너의|네|귀하의|자신의)\\s?(?:시스템|초기)\\s?(?:프롬프트|지시|메시지|명령)',
  },
  {
    language: 'ar',
    reads:
      '(?:الذي|التي|الذين|اللذين)\\s[^.!?؟\\n:]{0,20}?(?:ي|ت)(?:قرأ|قرؤ|عالج|لخص|لخّص|حلل|حلّل|راجع|ترجم|زور|تصفح)\\S{0,4}',
    before: false,
    binds:
      '[وف]?اشتر\\S*|[وف]?اطلب\\S*|[وف]?احجز\\S*|[وف]?وق[ّ]?ع\\S*|[وف]?اقبل\\S*|[وف]?انقر\\S*|' +
      '[وف]?[أا]نشئ\\S*|[وف]?سج[ّ]?ل\\S*|[وف]?اترك\\S*|[وف]?[أا]غلق\\S*|[وف]?احظر\\S*|' +
      '[أا]ن (?:ي|ت)(?:حو[ّ]?ل|رسل|حذف|نشر|نفذ|شتر|طلب|دفع|عرض|كشف)\\S*',
    demands: '[وف]?اطلب\\S*|[وف]?اس[أا]ل\\S*|يطلب\\S*',
    prompt: '(?:تعليمات|موج[ّ]?ه|رسالة|مطالبة) (?:ال)?نظام(?:ك|كم)?|تعليماتك (?:الأصلية|الأولية|السرية)',
  },
  {
    language: 'hi',
    reads: '(?:\\S+ने वाल\\S+|पढ़ रह\\S+)(?: (?:सभी|हर|किसी))?',
    before: true,
    binds: 'खरीद\\S*|ख़रीद\\S*|ऑर्डर|बुक कर\\S*|सदस्यता|हस्ताक्षर|स्वीकार|क्लिक|बना\\S*|पंजीकरण|लॉग ?इन|छोड़\\S*|बंद कर\\S*|ब्लॉक',
    demands: 'माँग\\S*|मांग\\S*|पूछ\\S*',
    prompt: '(?:अपना|अपने|अपनी|आपका|आपके) सिस्टम (?:प्रॉम्प्ट|निर्देश|संदेश)\\S*',
  },
]
