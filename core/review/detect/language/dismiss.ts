// The reader is told to ignore its user, drop its task, take another one, answer in a fixed way or send a key away, in
// other languages than English and without being named: nobody tells people so in a page or a log. Dropping a task
// counts together with what is to be done instead (foreign.ts). Source: CONTRACT 16.1, ENGINE 16.
import { one_of } from '#core/compose.ts'
import { compiled, type Pattern } from '#core/review/detect/language/letters.ts'
import { VOCABULARIES } from '#core/review/detect/language/vocabulary.ts'
import { found } from '#core/review/detect/mention.ts'

/** Words of one language; every member is a regular expression source of alternatives. */
interface Words {
  /** Does not listen to the user: enough by itself. */
  deaf: string
  /** Lets go what he was asked for or is doing. */
  lets_go: string
  /** From now on, says. */
  henceforth: string
}

const LANGUAGES: readonly Words[] = [
  {
    deaf: '(?:vergiss|vergesst|ignoriere?)(?: alles)?,? was (?:der|die|dein\\p{L}*|ihr\\p{L}*) (?:be)?nutzer\\p{L}*|(?:achte|hör(?:e)?) nicht (?:mehr )?auf (?:den|die) (?:be)?nutzer|gehorche (?:dem|der) (?:be)?nutzer\\p{L}* nicht',
    lets_go:
      '(?:vergiss|vergesst|ignoriere?|lass) (?:alles,? |das,? )?(?:liegen,? )?was (?:dir|du|man dir|ihr|' +
      'euch)(?!\\p{L})[^.!?\\n]{0,40}?(?:gesagt|aufgetragen|befohlen|gebeten|erklärt|vorgegeben|mitgeteilt|' +
      'tust|machst|gemacht|gelernt)|neue aufgabe\\s?:|(?:vergiss|ignoriere?|vergesst) (?:die|deine|diese|den|deinen) (?:aufgabe|auftrag)(?!\\p{L})',
    henceforth: '(?:ab (?:jetzt|sofort)|von nun an)[^.!?\\n]{0,12}(?:antworte|sage?|behaupte|empfiehl)',
  },
  {
    deaf: "(?:oublie[sz]?|ignore[sz]?) (?:tout )?ce que (?:dit |a dit |demande |veut |t['’]a (?:dit|demandé) )?(?:l['’]|ton |votre )utilisat\\p{L}+|n['’]écoute[sz]? (?:pas|plus) (?:l['’]utilisat\\p{L}+|ton utilisat\\p{L}+)|n['’]obéi[st]\\p{L}* (?:pas|plus) à l['’]utilisat\\p{L}+",
    lets_go:
      '(?:oublie[sz]?|ignore[sz]?|laisse[sz]?(?: tomber)?) (?:tout )?ce (?:que (?:tu (?:fais|faisais|' +
      "as appris)|l['’]on t['’]a|on (?:t['’]|vous )a|je t['’]ai)|qu['’](?:on (?:t['’]|vous )a|il t['’]a))|" +
      '(?:oublie[sz]?|abandonne[sz]?|ignore[sz]?) (?:ta|votre|la|cette) (?:tâche|mission)(?: (?:en cours|actuelle))?|' +
      'nouvelle (?:tâche|mission)\\s?:',
    henceforth:
      '(?:à partir de maintenant|désormais|dorénavant)[^.!?\\n]{0,12}(?:réponds|répondez|dis|dites|affirme[sz]?|recommande[sz]?)',
  },
  {
    deaf: '(?:olvida|olvídate de|ignora) (?:todo )?lo que (?:\\p{L}+ ){0,3}(?:el|la|tu) usuari[oa]|no (?:escuches|obedezcas|hagas caso)(?: más)? (?:a|al) (?:tu )?usuari[oa]|desobedece (?:a|al) (?:tu )?usuari[oa]',
    lets_go:
      '(?:olvida|olvídate de|deja|abandona|ignora) (?:todo )?(?:lo que|cuanto) (?:te|estás|estabas|has|hayas|se te)(?!\\p{L})|(?:abandona|deja|ignora|olvida) (?:tu|la|esta) tarea(?: actual)?|nueva tarea\\s?:',
    henceforth:
      '(?:a partir de ahora|desde ahora|de ahora en adelante)[^.!?\\n]{0,12}(?:responde|contesta|di(?!\\p{L})|afirma|recomienda)',
  },
  {
    deaf: '(?:esqueça|ignore) (?:tudo )?o que (?:\\p{L}+ ){0,2}(?:o|a|seu) usuári[oa]|não (?:ouça|escute|obedeça)(?: mais)? (?:a?o|à) (?:seu )?usuári[oa]|desobedeça (?:a?o|à) usuári[oa]',
    lets_go:
      '(?:esqueça|esquece|larg(?:ue|a)|deixe|ignore|abandone) (?:tudo )?(?:o que) (?:lhe|te|você|o usuário|foi|está)(?!\\p{L})|(?:abandone|largue|ignore|esqueça) (?:a|sua|essa) tarefa|nova tarefa\\s?:',
    henceforth: '(?:a partir de agora|de agora em diante|doravante)[^.!?\\n]{0,12}(?:responda|diga|afirme|recomende)',
  },
  {
    deaf: "(?:dimentica|ignora) (?:tutto )?(?:quello|ciò) che (?:\\p{L}+ ){0,2}l['’]utente|non (?:seguire|ascoltare|obbedire a|dare (?:retta|ascolto) a)(?:l| più l)?(?: )?l?['’]?utente|disobbedisci all['’]utente",
    lets_go:
      '(?:dimentica|ignora|lascia(?: perdere| stare)?|abbandona) (?:tutto )?(?:quello|ciò|quanto)(?: che)? ' +
      '(?:ti|stai|stavi|hai|è stato)(?!\\p{L})|(?:abbandona|lascia|ignora|dimentica) (?:il tuo|il|questo) compito|nuovo compito\\s?:',
    henceforth:
      "(?:d['’]ora in (?:poi|avanti)|da (?:ora|adesso)(?: in poi)?)[^.!?\\n]{0,12}(?:rispondi|di['’](?!\\p{L})|afferma|consiglia|raccomanda)",
  },
  {
    deaf: '(?:vergeet|negeer) (?:alles )?wat (?:de|je) gebruiker|luister niet (?:meer )?naar (?:de|je) gebruiker|gehoorzaam de gebruiker niet',
    lets_go:
      '(?:vergeet|negeer|laat) (?:alles )?wat (?:je|jou|men je)(?!\\p{L})[^.!?\\n]{0,30}?(?:gezegd|' +
      'opgedragen|gevraagd|doet|doen|geleerd)|(?:vergeet|laat|negeer) (?:je|de|deze) (?:taak|opdracht)|' +
      'nieuwe (?:taak|opdracht)\\s?:',
    henceforth: '(?:vanaf nu|van nu af aan)[^.!?\\n]{0,12}(?:antwoord|zeg|beweer)',
  },
  {
    deaf: '(?:zapomnij|ignoruj) (?:o )?(?:tym|to|wszystko),? co (?:\\p{L}+ ){0,2}użytkownik|nie słuchaj(?:cie)? (?:swojego )?użytkownika',
    lets_go:
      '(?:zapomnij|ignoruj|zostaw|porzuć)(?:cie)?(?: o)? (?:tym,? |to,? |wszystk\\p{L}+,? )?(?:co|o co) ' +
      '(?:ci|cię|robisz|kazano|polecono|mówiono)(?!\\p{L})|porzuć (?:zadanie|swoje zadanie)|nowe zadanie\\s?:',
    henceforth: 'od (?:teraz|tej pory)[^.!?\\n]{0,12}(?:odpowiadaj|mów|twierdź|polecaj)',
  },
  {
    deaf: '(?:забудь|игнорируй)(?:те)?,? (?:вс[её],? )?(?:то,? )?что (?:\\p{L}+ ){0,2}пользователь|не (?:слушай|слушайся)(?:те)?(?:сь)? (?:больше )?(?:своего )?пользовател\\p{L}+',
    lets_go:
      '(?:забудь|брось|оставь|игнорируй)(?:те)?,? (?:вс[её],? )?(?:то,? )?(?:что|о ч[её]м|чем) (?:тебя|тебе|' +
      'ты|вас|вам)(?!\\p{L})[^.!?\\n]{0,30}|(?:забудь|брось|оставь|игнорируй)(?:те)? (?:о |об |про )?(?:эт\\p{L}+ |текущ\\p{L}+ |' +
      'сво\\p{L}+ )?(?:задач|задани)\\p{L}+|новая задача\\s?:',
    henceforth: '(?:отныне|с этого момента|теперь)[^.!?\\n]{0,12}(?:отвечай|говори|утверждай|рекомендуй)',
  },
  {
    deaf: 'не (?:слухай|слухайте|слухайся) (?:більше )?користувач\\p{L}+',
    lets_go:
      '(?:забудь|облиш|покинь|ігноруй)(?:те)?,? (?:все,? )?(?:те,? )?(?:що|про що|чим) (?:тебе|' +
      'тобі|ти|вас|вам)(?!\\p{L})|' +
      '(?:забудь|облиш)(?: про)? (?:ц\\p{L}+ |поточн\\p{L}+ |сво\\p{L}+ )?завданн\\p{L}+|нове завдання\\s?:',
    henceforth: '(?:відтепер|надалі|з цього моменту)[^.!?\\n]{0,12}(?:відповідай|кажи|стверджуй)',
  },
  {
    deaf: 'kullanıcıyı dinleme(?:yin)?|kullanıcıya (?:uyma|itaat etme)',
    lets_go:
      '(?:sana|size) (?:söylenen|verilen|denilen)\\p{L}*[^.!?\\n]{0,20}(?:unut|boş ver|bırak)|(?:yaptığın|şu anki) (?:işi|görevi) (?:bırak|unut)|yeni görev\\s?:',
    henceforth: '(?:bundan sonra|artık|şu andan itibaren)[^.!?\\n]{0,30}(?:diye yanıtla|diye cevap ver|de(?!\\p{L}))',
  },
  {
    deaf: 'đừng nghe (?:theo )?(?:lời )?người dùng|không nghe (?:theo )?người dùng',
    lets_go:
      '(?:quên|bỏ|dừng)(?: đi)? (?:nhiệm vụ|công việc|việc)(?: hiện tại| đang làm| được giao)?|(?:quên|bỏ qua) (?:những gì|điều)(?: đã)? (?:được )?(?:yêu cầu|nói|bảo)|nhiệm vụ mới\\s?:',
    henceforth: '(?:từ (?:bây )?giờ|từ nay)[^.!?\\n]{0,12}(?:hãy )?(?:trả lời|nói) (?:rằng|là)',
  },
  {
    deaf: 'jangan (?:dengarkan|ikuti|turuti) pengguna',
    lets_go:
      '(?:lupakan|tinggalkan|abaikan|hentikan) (?:tugas|pekerjaan)(?:mu| anda| ini| kamu| saat ini)|lupakan apa yang (?:diminta|disuruh|dikatakan)|tugas baru\\s?:',
    henceforth: '(?:mulai sekarang|sejak sekarang)[^.!?\\n]{0,12}(?:jawab|katakan)',
  },
  {
    deaf: 'lyssna inte på användaren|lyt ikke (?:til|på) brugeren|ikke (?:lytt|hør) på brukeren',
    lets_go:
      '(?:glöm|släpp|strunta i) (?:allt |det )?(?:som )?(?:du (?:håller på med|gör|blev|har)|användaren)|' +
      '(?:glöm|glem) (?:användarens|brugerens|brukerens|din) (?:uppgift|opgave|oppgave)|' +
      '(?:ny|nytt) (?:uppgift|uppdrag|opgave|oppgave)\\s?:',
    henceforth: '(?:från och med nu|fra nå av|fra nu af)[^.!?\\n]{0,12}(?:svara|svar|säg|si|sig)(?!\\p{L})',
  },
]
/** Languages without gaps between words. */
const UNSPACED = {
  deaf:
    '(?:如果|若|假如)(?:你|您)是(?:一个|一名)?\\s?(?:AI|人工智能|大?语言模型|智能体|机器人)[^。!?\\n]{0,8}[,,]\\s?(?:请|必须|务必|应)[^。!?\\n]{0,20}(?:五星|好评|满分|最高分|高分|推荐|通过|录用|接收)|' +
    '(?:请|請|让|命令)\\s?(?:AI|人工智能|智能)\\s?(?:助手|模型|代理|助理)[^。!?\\n]{0,12}(?:将|把|向)[^。!?\\n]{0,24}(?:发送|上传|转发|提交|发)(?:到|至|给)|' +
    '(?:AI|人工知能)(?:アシスタント|エージェント|モデル)?は[、,]?[^。\\n]{0,40}(?:送信|転送|アップロード)(?:して(?:ください|下さい)|せよ|しろ|すること)|' +
    '把[^。!?\\n]{0,6}(?:系统|初始|隐藏|内部)(?:提示词?|指令|设定|消息)[^。!?\\n]{0,8}(?:输出|显示|打印|写|发|贴|告诉)|(?:すべて|全て)の(?:制限|制約|安全(?:機能|装置)?)を(?:解除|無効)|(?:이|본)\\s?(?:페이지|문서|파일|메시지)의?\\s?(?:지시|명령|내용)[^.!?\\n]{0,16}(?:우선|먼저)|(?:不要|别|勿)(?:再)?(?:听|理会|服从|理睬)(?:从)?用户|ユーザーの(?:言うこと|話)を(?:聞かない|聞くな|無視)|사용자의?\\s?(?:말|지시)[을를]?\\s?(?:듣지|따르지)\\s?(?:마|말)',
  lets_go:
    '(?:不用|不必|无需|别|不要)(?:再)?(?:管|理会|考虑|在意)(?:之前|先前|刚才|以前|前面)[^。!?\\n]{0,10}|' +
    '(?:之前|以上|前面|先前|上面)的?(?:内容|话|对话|说的|要求|一切)[^。!?\\n]{0,8}(?:都)?(?:不算数|不算|作废|无效|别管)|' +
    '(?:忘掉|忘记|放下)(?:你)?(?:手头|手上|正在做|当前|现在)的?(?:任务|工作|事)|新任务\\s?[::]|' +
    '(?:从现在开始|现在起?|从今以后),?(?:你|您)(?:就)?是(?:超级)?(?:管理员|root|系统管理员)|' +
    '(?:今まで|これまで|先ほど|以前)の(?:話|内容|会話|作業)は(?:忘れ|なかったこと|無視)|新しい(?:任務|タスク)\\s?[::]|' +
    '(?:지금까지|이전에|앞에서)[^.!?\\n]{0,12}(?:잊고|잊어|무시하고)|새로운?\\s?(?:작업|임무)\\s?[::]',
  henceforth:
    '(?:从现在(?:起|开始)|今后)[,,]?\\s?(?:你)?(?:总是|始终|一律|都)(?:要)?(?:回答|回复|声称|推荐)|(?:今後|これから)は?(?:常に|必ず|いつも)[^。!?\\n]{0,20}(?:と答え|と回答|を勧め)',
}

/** Is made an administrator by a text; with an order beside it, nobody else is meant than a machine. */
const RAISED =
  '(?:du bist (?:jetzt|nun|ab sofort)|tu es (?:désormais|maintenant)|vous êtes (?:désormais|maintenant)|ahora eres|eres ahora|agora (?:você é|és)|você agora é|ora sei|adesso sei|je bent nu|jesteś teraz|teraz jesteś|ты теперь|теперь ты|ти тепер|тепер ти|du är nu|du er nå|du er nu|artık|bây giờ bạn là|bạn (?:bây giờ|hiện) là|(?:kamu|anda) sekarang|أنت الآن) [^.!?\\n:;,]{0,16}?(?:root|admin\\p{L}*|administrat\\p{L}+|amministrator\\p{L}*|beheerder|администратор\\p{L}*|адміністратор\\p{L}*|yönetici\\p{L}*|quản trị viên|المدير|مدير)'
const RAISED_UNSPACED =
  '(?:あなたは)?(?:今から|これから|今や)[^。\\n]{0,6}(?:管理者|root|ルート)|(?:이제|지금부터)\\s?(?:너는|당신은|넌)?[^.\\n]{0,8}(?:관리자|루트|root)'

/** Sends to somebody, in the form of an order. */
const SENDS =
  'env[ií]a\\p{L}{0,3}|manda\\p{L}{0,3}|sube\\p{L}{0,3}|envie\\p{L}{0,2}|mande|invia\\p{L}{0,3}|' +
  'carica\\p{L}{0,3}|inoltra|envoie[sz]?|envoyez|téléverse[sz]?|schicke?|sende|lade?|stuur|verzend|upload|' +
  'wyślij|prześlij|skicka|send|отправь(?:те)?|загрузи(?:те)?|перешли|надішли|завантаж|gönder\\p{L}{0,4}|' +
  'yükle\\p{L}{0,4}|gửi|tải|kirim(?:kan)?|unggah|pošli|odešli|trimite|küldd|στείλε'
const KEYS =
  '(?:\\.env(?!\\.(?:example|sample|template|dist))|id_rsa|id_ed25519|~/\\.(?:ssh|aws|kube)|credentials|' +
  '\\.npmrc|\\.netrc|/etc/(?:passwd|shadow)|contraseñas?|claves? (?:privadas?|de (?:api|aws|ssh)|ssh|api)|' +
  'credenciales|senhas?|chaves? (?:privadas?|ssh|api)|credenciais|credenziali|password|' +
  'chiav[ei] (?:privat[ae]|ssh|api)|mots? de passe|identifiants|clés? (?:privées?|ssh|api)|passwörter|' +
  'kennwörter|zugangsdaten|schlüssel|wachtwoord(?:en)?|lösenord(?:en)?|adgangskoder|passord|hasł[ao]|klucze?|' +
  'парол[ьия]|ключ[иа]?|токен(?:ы|и)?|şifre\\p{L}*|parola\\p{L}*|mật khẩu|kata sandi|tokens?|api[- ]?keys?|' +
  'hesl[ao]|parole(?:le)?|jelszav\\p{L}+)'
const AWAY =
  '(?:https?://(?!localhost|127\\.|(?:[\\w-]+\\.)*(?:github|gitlab|google|microsoft|npmjs)\\b)|(?:\\p{L}|' +
  '\\d)\\S{0,40}@\\S{2,}\\.\\p{L}|[\\w-]{2,40}\\.(?:example|test|xyz|info|net|org|ru|top)(?!\\p{L}))'

const EDGE = '(?<![\\p{L}\\p{N}])'
const source = (member: keyof Words) =>
  `${EDGE}(?:${LANGUAGES.map((words) => words[member]).join('|')})${member === 'henceforth' ? '(?!\\p{L})' : ''}|${UNSPACED[member]}`.normalize(
    'NFKC',
  )
const DEAF: Pattern = compiled(() => source('deaf'))
const LETS_GO: Pattern = compiled(() =>
  `${source('lets_go')}|${EDGE}(?:${RAISED})|${RAISED_UNSPACED}`.normalize('NFKC'),
)
const HENCEFORTH: Pattern = compiled(() => source('henceforth'))
const SENDS_KEYS: Pattern = compiled(() =>
  (
    `(?:^|[.!?:;,>"'*#-]\\s{0,3}|(?<!\\p{L})(?:y|e|et|und|en|i|и|та|và|dan|och|og)\\s)(?:${SENDS})` +
    `(?!\\p{L})[^.!?\\n]{0,60}?${EDGE}${KEYS}(?!\\p{L})[^!?\\n]{0,60}?${EDGE}${AWAY}|` +
    `${EDGE}${KEYS}(?!\\p{L})[^!?\\n]{0,60}?${AWAY}[^!?\\n]{0,40}?(?:gönder|yükle)(?!\\p{L})|` +
    `(?:发送|上传|发给|传到|送信|アップロード|업로드|보내)[^。!?\\n]{0,6}(?:\\.env|密码|密钥|私钥|凭据|パスワード|秘密鍵|비밀번호)[^。!?\\n]{0,24}${AWAY}|` +
    `(?:\\.env|密码|密钥|私钥|凭据|パスワード|秘密鍵|비밀번호)[^。!?\\n]{0,24}(?:发送|上传|发|传|送)(?:到|至|给)[^。!?\\n]{0,6}${AWAY}`
  ).normalize('NFKC'),
)

/** Somebody is called behind what he is to do: "…, asystencie." */
const CALLED: Pattern = compiled(() =>
  `[,，、]\\s?(?:${VOCABULARIES.map(({ agent }) => agent).join('|')}|asystencie|asistane|асистенте|помічнику|помічниче|помощниче|βοηθέ)\\s?[.!。！]?["'»”]?\\s*$`.normalize(
    'NFKC',
  ),
)
/** Sends something to an address, whatever it is. */
const SENDS_AWAY: Pattern = compiled(() =>
  `(?:^|[.!?:;,>"'*#-]\\s{0,3})(?:${SENDS})(?!\\p{L})[^.!?\\n]{0,80}?${EDGE}${AWAY}`.normalize('NFKC'),
)

/** Before it answers: nobody else is told what to do first. */
const BEFORE: Pattern = compiled(() =>
  (
    `${EDGE}(?:bevor du (?:antwortest|weiterarbeitest|fortfährst)|vor (?:der|deiner) antwort|` +
    'avant (?:de|toute) (?:répondre|réponse|résumer)|antes de (?:responder|contestar|resumir)|prima di (?:rispondere|riassumere)|' +
    'voordat je (?:antwoordt|samenvat)|zanim odpowiesz|než odpovíš|прежде чем ответ\\p{L}+|перед (?:тем,? как ответ\\p{L}+|ответом|відповіддю)|' +
    'перш ніж відпов\\p{L}+|innan du svarar|før du svarer|(?:yanıtlamadan|yanıt vermeden|cevaplamadan|cevap vermeden) önce|' +
    'trước khi trả lời|sebelum (?:menjawab|membalas)|قبل (?:أن تجيب|الإجابة|الرد)|(?:उत्तर|जवाब) देने से पहले)(?!\\p{L})|' +
    '(?:回答|回复|作答)(?:之)?前|(?:回答|返信|要約)する前に|(?:답변|대답|응답)하기 전에'
  ).normalize('NFKC'),
)

/** Words of which every such order has one. */
export const DISMISS_HINT = one_of(
  /asist|assist|agent|asyst|асист|ассист|помічн|помощ|model|админ|адмін|admin|yöneti|quản trị|root/i,
  /مدير|https?:/i,
  /nutzer|utilisat|usuari|usuári|utente|gebruiker|użytkown|пользоват|користувач|kullanıcı|người dùng/i,
  /pengguna|använd|bruger|bruker|was (?:dir|du|man)|ce qu|lo que|o que|(?:quello|ciò|quanto)/i,
  /wat (?:je|men)|o?co (?:ci|ro|ka)|(?:что|ч[её]м) (?:те|ты|ва)|aufgabe|tâche|mission|tarea|tarefa/i,
  /compito|taak|opdracht|zadani|задач|завдан|görev|nhiệm vụ|công việc|tugas|uppgift|uppdrag|opgave/i,
  /oppgave/i,
  /(?:ab|vanaf|partir|désormais|ahora|agora|ora in|od te|отныне|теперь|надал|відтеп|bundan|artık|từ nay|giờ|sekarang|från och|fra n)/i,
  /\.env|id_rsa|~\/\.|\/etc\/|credent|креден|парол|ключ|токен|passw|contraseñ|clave|senha|chave|chiav/i,
  /identifiant|clés|zugangsd|schlüssel|wachtw|lösenord|adgangs|hasł|klucz|şifre|parola|mật khẩu/i,
  /bevor |vor der ant|vor deiner ant|avant |antes de |prima di|voordat|zanim|než |прежде|перед |перш |innan du|før du|önce|trước khi|sebelum|قبل|पहले/i,
  /kata sandi|token|api|hesl|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/i,
)

/** The user is not to be listened to, or a key is to leave. */
export function is_turned(line: string): boolean {
  return found(DEAF, line) || found(SENDS_KEYS, line)
}

/** Somebody is called at the end of a line, as nobody is but a machine. */
export function is_called_last(line: string): boolean {
  return found(CALLED, line)
}

/** Something is to be done before the answer. */
export function is_first_of_all(line: string): boolean {
  return found(BEFORE, line)
}

/** Something is sent to an address. */
export function sends_away(line: string): boolean {
  return found(SENDS_AWAY, line)
}

/** What was asked for is let go, or what is answered is laid down; with an order beside it, it is meant for a machine. */
export function lets_go(line: string): boolean {
  return found(LETS_GO, line) || found(HENCEFORTH, line)
}
