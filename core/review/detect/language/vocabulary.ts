// How texts address an agent in other languages than English (long: one table of languages): who is addressed, what is
// to leave, be destroyed or run, what the user must not learn, which rules no longer hold. Word stems; a pure table.
// Source: ENGINE 16.

/** One language. Every member is a regular expression source of alternatives; two that belong together stand near each other. */
export interface Vocabulary {
  language: string
  /** What the machine is called. */
  agent: string
  /** Words that hand something out, and what they would hand out. */
  give: readonly [verb: string, thing: string]
  /** Words that destroy or switch off, and what must not be. */
  destroy: readonly [verb: string, thing: string]
  /** Words that run or open, and what nobody runs unseen. */
  run: readonly [verb: string, thing: string]
  /** Words that let something pass, and what should not pass so easily: powers, production, payments. */
  allow: readonly [verb: string, thing: string]
  /** Words that make a statement or a payment, and what is then claimed or lost. */
  claim: readonly [verb: string, thing: string]
  /** Past the user: without telling or asking them. */
  hide: string
  /** Another task, other rules, another master. */
  rule: string
}

/** Names that every language uses. */
export const NAMES = 'AI|LLMs?|Chat-?GPT|GPT(?:-?\\d\\w?)?|Claude(?: Code)?|Copilot|Gemini|Codex|chatbots?'

/** What is the same in every language: addresses, instructions, changes that wait for approval. */
export const ANYWHERE = {
  give:
    'https?:|\\S+@\\S+\\.\\w|[\\w-]{2,40}\\.(?:com|net|org|io|example|test|xyz|info|ru|cn|de|fr)\\b|prompt|' +
    'instru\\p{L}*|consign\\p{L}*|anweis\\p{L}*|инструкц\\p{L}*|інструкц\\p{L}*',
  allow: 'pull request|merge request|PR\\b|admin\\p{L}*|root\\b|main\\b|master\\b',
  claim: 'https?:|\\S+@\\S+\\.\\w|[\\w-]{2,40}\\.(?:com|net|org|io|example|test|xyz|info|ru|cn|de|fr)\\b|10/10|5/5',
  destroy: 'tests?|hooks?|firewall|2FA|MFA|TLS|SSL|CODEOWNERS',
} as const

/** "To the …", "for the …": what stands before the addressee of a note, with its articles. */
export const TO =
  "para|aos?|a|al|à|alla|agli|per|pour|aux?|à l['’](?:attention|intention)(?: (?:de|du|des))?|an|für|aan|" +
  'voor|till?|do|dla|pro|către|pentru|для|до|к|ко|untuk|kepada|dành cho|gửi|إلى|لـ|به|ל'
/** The articles and words for all of them that may follow. */
export const ARTICLE =
  "l['’]|d['’]|(?:la|le|les|el|los|las|il|lo|gli|i|den|die|das|dem|der|ein|eine|einen|alle|allen|de|du|des|" +
  'het|een|o|os|um|uma|un|une|una|uno|todos|todas|tous|toutes|tutti|tutti gli|wszyscy|wszystkim|alla|ogni|' +
  'cualquier|qualquer|jeden|jedes|sämtliche|virtueller?|всех|всем|усім|любого|будь-якого|mọi|' +
  'semua|setiap|bir|một|ett|en) '
/** "Dear …": what stands before somebody who is spoken to. */
export const DEAR =
  'prezad[oa]s?|car[oa]s|querid[oa]s?|estimad[oa]s?|car[oaie]|gentil[ei]|chers?|chères?|drodzy|szanowni|vážení|milí|liebe[rs]?|werte[rs]?|' +
  'sehr geehrte[rsn]?|bäst[ea]|egregi[oa]|szanown[ya]|mil[ýá]|мил\\p{L}+|vážen[ýá]|yang (?:baik|terhormat)|' +
  'thưa|hallo|achtung|beste|geachte|kära|kjære|drogi|szanowny|milý|vážený|dragă|atenci[oó]n|atenção|' +
  'attention|attenzione|let op|uwaga|pozor|уважаем\\p{L}+|шановн\\p{L}+|дорог\\p{L}+|внимани[ею]|увага|' +
  'привет|hey|salut|cześć|ahoj|selam|hola|olá|oi|oye|hej|siema|ciao|bonjour|sevgili|sayın|aviso|avviso|' +
  'hinweis|wichtig|dikkat|xin chào|chú ý|hai|halo|perhatian|kepada|عزيزي|أيها|يا|प्रिय|ध्यान दें'
/** "If you are a …". */
export const IF_YOU =
  "si (?:tu es|vous êtes|t['’]es|eres|usted es|es usted|sos)|se (?:você (?:é|for)|és|sei|lei è|siete)|" +
  '(?:falls?|wenn|sofern) (?:du|sie|ihr)|als (?:je|jij|u|jullie)|(?:om|hvis|dersom) du (?:är|er)|' +
  '(?:jeśli|jeżeli|gdy) jesteś|(?:pokud|jestliže|když) (?:jsi|jste)|dacă ești|если (?:ты|вы)|якщо (?:ти|ви)|' +
  'eğer(?: sen| siz)?|sen|nếu bạn(?: là)?|(?:jika|kalau|bila) (?:anda|kamu)(?: adalah)?|إذا كنت|إن كنت|' +
  'यदि (?:आप|तुम)|अगर (?:आप|तुम)|अगर तू|اگر شما|אם אתה|หากคุณเป็น|ถ้าคุณเป็น'

/** Languages whose requests have a form of their own, and the form. */
export const REQUESTS: Readonly<Record<string, RegExp>> = {
  ja: /ください|下さい|こと(?:[。）」<"]|$)|しろ|せよ|なさい|[送消]れ|命令|無効|貼って|送って|教えて|ください/u,
  ko: /하십시오|세요|시오|[해려여]\s?(?:주|줘)|하라|해라|할\s?것|해야\s?합니다|해야\s?한다|야 합니다|[해라내지]\.?$|없다|마라|지\s?마/u,
}

/** The languages with a vocabulary of their own; other-languages.ts has those without. */
export const VOCABULARIES: readonly Vocabulary[] = [
  {
    language: 'es',
    agent:
      'copilotos?|sistemas? autom[aá]tic\\p{L}+|lector(?:es)? autom[aá]tic\\p{L}+|' +
      'asistentes?(?: virtual(?:es)?| de IA)?|agentes?(?: de (?:IA|AI))?|' +
      'modelos? (?:de (?:lenguaje|IA)|lingüísticos?)|IAs?|inteligencia artificial|bots?|robots?',
    give: [
      '(?:re)?env[ií](?:a|e|ar)|mand(?:a|e|ar)|sub(?:e|a|ir)|public(?:a|ar)|publique|m(?:ue|o)str(?:a|e|ar)|' +
        'revel(?:a|e|ar)|copi(?:a|e|ar)|peg(?:a|ue|ar)|compart(?:e|a|ir)|imprim(?:e|a|ir)|entreg(?:a|ue|ar)|' +
        'filtr(?:a|e|ar)|facilit(?:a|e|ar)|transf(?:iere|iera|erir)|respond(?:e|a|er)|incluy(?:e|a)|' +
        'pás(?:a|e)\\p{L}*|d(?:a|é)me|entreg\\p{L}*|public\\p{L}*|envi\\p{L}*|mostr\\p{L}*|exfiltr\\p{L}*|haz|' +
        'haced|deja|dejad|env[ií]a\\p{L}*|m[aá]nda(?:me|le|lo|la|los|las|nos)\\p{L}*|s[uú]be\\p{L}*|' +
        'publ[ií]ca\\p{L}*|mu[eé]stra\\p{L}*|c[oó]pia(?:me|lo|la|los|las)|p[eé]ga(?:lo|la|los|las)|' +
        'comp[aá]rte\\p{L}*|entr[eé]ga\\p{L}*|transfi[eé]re\\p{L}*|d[aá]me\\p{L}*|d[ií]me\\p{L}*',
      'contraseñas?|claves?|credenciales|tokens?|secretos?|llaves?|archivos?|ficheros?|facturas?|correos?|' +
        'mensajes?|contactos|datos|conversación|historial|variables|contenido|código|prompt|dinero|fondos|' +
        'nóminas?|clientes|bancari\\p{L}+|tarjetas?|secret\\p{L}+|fotos?|calendario|agenda|extractos?|cookies|' +
        'notas|ubicación|teléfonos?|pasaporte|direcci(?:ón|ones)|domicilio',
    ],
    destroy: [
      'borr(?:a|e|ar)|elimin(?:a|e|ar)|destru(?:ye|ya|ir)|des(?:activ|habilit)(?:a|e|ar)|' +
        'sobrescrib(?:e|a|ir)|vac[ií](?:a|e|ar)|borr\\p{L}*|elimin\\p{L}*|desinstal\\p{L}*|quit\\p{L}*|' +
        'salt\\p{L}*|omit\\p{L}*|b[oó]rra\\p{L}*|elim[ií]na\\p{L}*|desact[ií]va\\p{L}*|qu[ií]ta\\p{L}*',
      'archivos?|ficheros?|carpetas?|base|tablas?|copias?|respaldos?|pruebas|registros?|ramas?|repositorio|' +
        'todo|proteccion(?:es)?|seguridad|ganchos|historial|mensajes?|correos?|antivirus|revisi\\p{L}+|' +
        'verificaci\\p{L}+|comprobaci\\p{L}+|comentarios?|límites?|firmas?|validaci\\p{L}+|certificados?|' +
        'autenticaci\\p{L}+|comprobaciones',
    ],
    run: [
      'ejecut(?:a|e|ar)|corr(?:e|a|er)|instal(?:a|e|ar)|descarg(?:a|ue|ar)|abr(?:e|a|ir)|visit(?:a|e|ar)|' +
        'lanz(?:a|ar)|aprueb(?:a|e)|ejec[uú]ta\\p{L}*|inst[aá]la\\p{L}*|desc[aá]rga\\p{L}*|' +
        '[aá]bre(?:lo|la|los|las)',
      'https?:|siguiente|guion|script|comando|root|de abajo|adjunto|programa',
    ],
    allow: [
      'aprueb\\p{L}*|aprob\\p{L}*|fusion\\p{L}*|desplieg\\p{L}*|conced\\p{L}*|otorg\\p{L}*|d(?:a|é|ale)|' +
        'autoriz\\p{L}*|añad\\p{L}*|conc[eé]d\\p{L}*|apru[eé]ba\\p{L}*|ot[oó]rga\\p{L}*|' +
        'a[ñn][aá]d\\p{L}*|fusi[oó]na\\p{L}*',
      'administrador|permisos?|acceso|producción|sin (?:leer|revisar)\\p{L}*|privilegios|petici\\p{L}+|pagos?',
    ],
    claim: [
      'reseñ\\p{L}*|punt[uú]\\p{L}*|cambi\\p{L}*|reemplaz\\p{L}*|sustituy\\p{L}*|escrib\\p{L}*|pide|pida|di|' +
        'diga|responde\\p{L}*|contest\\p{L}*|afirm\\p{L}*|asegur\\p{L}*|recomiend\\p{L}*|marc\\p{L}*|' +
        'transf\\p{L}*|pag\\p{L}*|confirm\\p{L}*|dar|den|valor\\p{L}*|calific\\p{L}*|ocult\\p{L}*|' +
        'escond\\p{L}*|omit\\p{L}*|alab\\p{L}*|destac\\p{L}*',
      'estrellas|iban|cuenta (?:bancaria|de cobro)|tu respuesta|gratis|segur\\p{L}+|éxito|salió bien|' +
        'aprobad\\p{L}+|todo (?:está )?bien|euros?|dólares|bitcoins?|siempre|a todos|pasaron|pasan|' +
        'superad\\p{L}+|enlaces?|mejor(?:es)?|sol[oa]\\b|únicamente|insegur\\p{L}*|opiniones|críticas|quejas|' +
        'competencia|competidor\\p{L}*|precios?|comisiones',
    ],
    hide:
      'sin (?:que (?:el usuario|nadie|lo sepa|se entere)|avisar\\S*|informar\\S*|decir\\S*|preguntar\\S*|' +
      'consultar\\S*|notificar\\S*|pedir (?:confirmación|permiso))|' +
      'no (?:pid\\p{L}*|pregunt\\p{L}*|consult\\p{L}*)|' +
      'no (?:se lo |lo |le |les )?(?:mencion(?:es|éis|en)|dig(?:as|áis|an)|cont(?:éis|en)|digas|comentes|' +
      'cuentes|menciones|informes|avises|reveles)|en secreto|a escondidas',
    rule:
      'no tienes (?:ya )?(?:ningun[ao]s? )?(?:reglas|límites|restricciones)|' +
      '(?:tu|su) nuev[ao] (?:tarea|misión|función|objetivo|rol)|' +
      'a partir de ahora (?:obedec|respond|sol[oa]|únicamente|actú|debes|sigue)|(?:reglas|instrucciones|' +
      'órdenes|normas)[^.!?]{0,40}(?:ya no|anulad|no (?:se aplican|valen|rigen)|sin efecto)|' +
      'olvid(?:a|e)(?:te)? (?:de )?(?:lo|todo|cuanto)|obedec|no hagas caso|' +
      'nuev[ao]s? (?:reglas?|normas?|órdenes|instrucci)|sin (?:esperar|revisión|revisar|aprobación)|' +
      'dej(?:a|e) de (?:responder|ayudar|obedecer|seguir)|' +
      'no (?:lo |la |las? )?(?:registr|anot|apunt)(?:es|éis|en)',
  },
  {
    language: 'pt',
    agent:
      'copilotos?|sistemas? automá?ti\\p{L}+|leitor(?:es)? automátic\\p{L}+|' +
      'assistentes?(?: virtual| virtuais| de IA)?|agentes?(?: de IA)?|' +
      'modelos? (?:de (?:linguagem|IA)|linguísticos?)|IAs?|inteligência artificial|bots?|robôs?',
    give: [
      '(?:re)?envi(?:e|a|ar)|mand(?:e|a|ar)|encaminh(?:e|a|ar)|carreg(?:ue|ar)|publi(?:que|car)|' +
        'mostr(?:e|a|ar)|revel(?:e|a|ar)|copi(?:e|a|ar)|col(?:e|a|ar)|compartilh(?:e|a|ar)|partilh(?:e|a|ar)|' +
        'imprim(?:a|e|ir)|entregue|transf(?:ira|ere|erir)|respond(?:a|er)|forneça|exib(?:a|e|ir)|' +
        'pass(?:e|a)\\p{L}*|dê|me d(?:ê|á)|envi\\p{L}*|public\\p{L}*|mostr\\p{L}*',
      'senhas?|palavras?-passe|chaves?|credenciais|tokens?|segredos?|arquivos?|ficheiros?|faturas?|e-?mails?|' +
        'mensagens|contatos|dados|conversa|histórico|variáveis|conteúdo|código|prompt|dinheiro|clientes|' +
        'bancári\\p{L}+|cart(?:ão|ões)|secret\\p{L}+|fotos?|calendário|agenda|extratos?|códigos?|cookies|notas|' +
        'localização|telefones?|endereços?',
    ],
    destroy: [
      'desativ\\p{L}*|apag\\p{L}*|apag(?:ue|a|ar)|elimin(?:e|a|ar)|exclu(?:a|i|ir)|delet(?:e|a|ar)|' +
        'destru(?:a|ir)|desativ(?:e|a|ar)|desabilit(?:e|ar)|sobrescrev(?:a|er)|remov(?:a|er)|apag\\p{L}*|' +
        'elimin\\p{L}*|desinstal\\p{L}*|pul(?:e|a|ar)|ignor\\p{L}*',
      'antivírus|arquivos?|ficheiros?|pastas?|banco|base|tabelas?|cópias?|backups?|testes|registros?|ramos?|' +
        'repositório|tudo|proteç|segurança|histórico|hooks?|mensage\\p{L}+|e-?mails?|antivírus|revis\\p{L}+|' +
        'verificaç\\p{L}+|comentários?|limites?|assinaturas?|validaç\\p{L}+|certificados?|autenticaç\\p{L}+',
    ],
    run: [
      'execut(?:e|a|ar)|rod(?:e|a|ar)|instal(?:e|a|ar)|baix(?:e|a|ar)|descarreg(?:ue|ar)|abr(?:a|e|ir)|acess(?:e|a|ar)|visit(?:e|ar)|aprov(?:e|a|ar)',
      'https?:|seguinte|script|comando|root|abaixo|anexo|programa',
    ],
    allow: [
      'aprov\\p{L}*|mescl\\p{L}*|implant\\p{L}*|conced\\p{L}*|autoriz\\p{L}*|adicion\\p{L}*|dê',
      'administrador|permiss\\p{L}+|acesso|produção|sem (?:ler|revisar|coment)|privilégios|pagamentos?',
    ],
    claim: [
      'troqu\\p{L}*|troca|substitu\\p{L}*|alter\\p{L}*|mud\\p{L}*|escrev\\p{L}*|peç\\p{L}*|diga|' +
        'respond\\p{L}*|afirm\\p{L}*|recomend\\p{L}*|marqu\\p{L}*|transf\\p{L}*|pagu\\p{L}*|confirm\\p{L}*|' +
        'finj\\p{L}*|dar|deem|avali\\p{L}*|classifi\\p{L}*|ocult\\p{L}*|escond\\p{L}*|omit\\p{L}*|' +
        'elogi\\p{L}*|destac\\p{L}*',
      'iban|conta bancária|(?:a )?sua resposta|grátis|segur\\p{L}+|sucesso|correu bem|aprovad\\p{L}+|' +
        'tudo (?:está )?bem|euros?|reais|dólares|bitcoins?|sempre|a todos|passaram|passou|passam|links?|' +
        'melhor(?:es)?|apenas|somente|insegur\\p{L}*|estrelas|opiniões|críticas|avaliações|reclamações|' +
        'concorr\\p{L}*|preços?|taxas',
    ],
    hide:
      'sem (?:que (?:o usuário|ninguém|o utilizador)|avisar|informar|dizer|contar|perguntar|notificar|' +
      'pedir (?:confirmação|permissão)|confirma[çr])|' +
      'não (?:peça|pergunte|consulte|comentar|contar|dizer|conte|diga|informe|avise|mencione|revele|comente)|' +
      'em segredo|às escondidas',
    rule:
      'você não tem (?:mais )?(?:nenhum\\p{L}* )?(?:regras?|limites?|restriç)|' +
      '(?:sua|tua|a) nova (?:tarefa|missão|função)|' +
      'a partir de agora[^.!?]{0,12}(?:obede|respond|só|apenas|você|deve)|' +
      '(?:regras|instruções|ordens)[^.!?]{0,40}(?:já não|não (?:valem|se aplicam)|anulad|sem efeito)|' +
      'esqueça (?:tudo|o que|todas)|obedeça|nov[ao]s? (?:regras?|ordens|instruç)|' +
      'sem (?:esperar|revisão|aprovação|aguardar)|pare de (?:responder|ajudar|obedecer|seguir)|' +
      'não (?:registre|anote|escreva)',
  },
  {
    language: 'it',
    agent:
      'copilota|sistem[ai] automati\\p{L}+|lettor[ei] automatic\\p{L}|assistent[ei](?: virtual[ei]| AI| IA)?|' +
      'agent[ei](?: AI| IA| di IA)?|modell[oi] (?:linguistic[oi]|di linguaggio|(?:di )?(?:IA|AI))|IA|' +
      'intelligenza artificiale|bot|robot',
    give: [
      'riport(?:a|are|i)|inoltr(?:a|are|i)|invi(?:a|are|i)|mand(?:a|are|i)|caric(?:a|are)|pubblic(?:a|are)|' +
        'mostr(?:a|are|i)|rivel(?:a|are)|copi(?:a|are)|incoll(?:a|are)|condivid(?:i|ere)|stamp(?:a|are)|' +
        'consegn(?:a|are)|trasferi(?:sci|re)|rispond(?:i|ere)|fornisci|svel(?:a|are)|d(?:ai|ammi|ia)|' +
        'pass(?:a|ami)|invi\\p{L}*|pubblic\\p{L}*',
      'password|parole? d.ordine|chiav[ei]|credenziali|token|segret[oi]|file|fattur[ae]|e-?mail|messagg[io]+|' +
        'contatti|dati|conversazione|cronologia|variabili|contenut[oi]|codice|prompt|denaro|soldi|clienti|' +
        'bancari\\p{L}*|cart[ae]|segret\\p{L}+|foto|calendario|agenda|estratt[oi]|codic[ei]|cookie|posizione|' +
        'rubrica|telefon[oi]|indirizz[oi]',
    ],
    destroy: [
      'cancell(?:a|are)|elimin(?:a|are)|distrugg(?:i|ere)|disattiv(?:a|are)|disabilit(?:a|are)|' +
        'sovrascriv(?:i|ere)|rimuov(?:i|ere)|cancell\\p{L}*|elimin\\p{L}*|disinstall\\p{L}*|' +
        'salt\\p{L}*|ignor\\p{L}*',
      'file|cartell[ae]|database|base|tabell[ae]|copie|backup|test|registr[oi]|ram[oi]|repository|tutto|' +
        'protezion[ei]|sicurezza|cronologia|hook|messagg\\p{L}+|e-?mail|antivirus|revision\\p{L}+|' +
        'verific\\p{L}+|controll\\p{L}+|comment[oi]|limit[ei]|firm[ae]|validazion[ei]|' +
        'certificat[oi]|autenticazion[ei]',
    ],
    run: [
      'esegu(?:i|ire)|lanci(?:a|are)|install(?:a|are)|scaric(?:a|are)|apr(?:i|ire)|visit(?:a|are)|approv(?:a|are)',
      'https?:|seguente|script|comando|root|qui sotto|allegat[oi]|programma',
    ],
    allow: [
      'approv\\p{L}*|unisc\\p{L}*|distribu\\p{L}*|conced\\p{L}*|autorizz\\p{L}*|aggiung\\p{L}*',
      'amministrator\\p{L}+|permess\\p{L}+|accesso|produzione|senza (?:legger|controllar|verificar|esaminar|revisionar)\\p{L}*|privilegi|pagament\\p{L}+',
    ],
    claim: [
      "scriv\\p{L}*|chied\\p{L}*|di[’']|dica|rispond\\p{L}*|afferm\\p{L}*|consigli\\p{L}*|segn\\p{L}*|" +
        'trasfer\\p{L}*|pag\\p{L}*|conferm\\p{L}*|dare|dai|valut\\p{L}*|nascond\\p{L}*|omett\\p{L}*|lod\\p{L}*|' +
        'classific\\p{L}*|assegn\\p{L}*',
      'gratis|sicur\\p{L}+|successo|andato bene|approvat\\p{L}+|tutto bene|euro|dollari|bitcoin|sempre|' +
        'a tutti|passati|superati|link|miglior[ei]|solo\\b|soltanto|insicur\\p{L}*|stelle|recension\\p{L}*|' +
        'critiche|lamentel\\p{L}*|concorren\\p{L}*|prezz[oi]|commissioni',
    ],
    hide:
      "senza (?:che (?:l['’]utente|nessuno)|avvisare|avvertire|informare|dirlo|dire|chiedere|notificare|" +
      'conferma)|non (?:chied\\p{L}*|domand\\p{L}*|avvis\\p{L}*|avvert\\p{L}*|inform\\p{L}*|dirlo|dire|' +
      'rivelare|menzionare|far sapere)|di nascosto|in segreto',
    rule:
      'non hai (?:più )?(?:alcun\\p{L}* )?(?:regol|limit|restrizion)|' +
      '(?:il tuo|la tua) nuov[oa] (?:compito|missione|ruolo|obiettivo)|' +
      "d(?:a adesso|a ora|’ora|[’']ora) in (?:poi|avanti)|da adesso (?:rispondi|obbedisci|devi)|" +
      '(?:regole|istruzioni|ordini)[^.!?]{0,40}(?:non (?:valgono|si applicano)|annullat|decadut)|' +
      'dimentica (?:tutto|ciò|quello)|obbedisci|nuov[aeio]+ (?:regol|ordin|istruz)|' +
      'senza (?:aspettare|attendere|revisione|approvazione)|' +
      'smett(?:i|ete) di (?:rispondere|aiutare|obbedire|seguire)|non (?:registrar|annotar|scriver)\\p{L}*',
  },
  {
    language: 'fr',
    agent:
      'systèmes? automati\\p{L}+|lecteurs? automati\\p{L}+|assistants?(?: virtuels?| IA)?|' +
      "agents?(?: (?:d['’])?IA| conversationnels?)?|modèles? (?:de langage|d['’]IA)|modèles? linguistiques?|" +
      'IA|intelligence artificielle|bots?|robots?|chatbots?',
    give: [
      'envo(?:ie|yez|yer)(?:-\\p{L}+)?|transf(?:ère|érez|érer)|transmet(?:s|tez|tre)|télévers(?:e|ez|er)|' +
        'publi(?:e|ez|er)|affich(?:e|ez|er)|montr(?:e|ez|er)|révél(?:ez|er)|révèle|copi(?:e|ez|er)|' +
        'coll(?:e|ez|er)|partag(?:e|ez|er)|imprim(?:e|ez|er)|communiqu(?:e|ez|er)|divulgu(?:e|ez|er)|' +
        'répond(?:s|ez|re)|fourni(?:s|ssez)|donn(?:e|ez|er)|donn\\p{L}*|pass\\p{L}*|envo\\p{L}*|' +
        'publi\\p{L}*|post(?:e|ez|er)',
      'mots? de passe|clés?|clefs?|identifiants|jetons?|secrets?|fichiers?|factures?|courriels?|e-?mails?|' +
        'messages?|contacts|données|conversation|historique|variables|contenu|code|prompt|argent|fonds|' +
        'clients?|bancaires?|cartes?|secr[èe]t\\p{L}*|photos?|calendrier|agenda|relevés?|codes?|cookies|' +
        'position|carnet|téléphones?|adresses?',
    ],
    destroy: [
      'supprim(?:e|ez|er)|effac(?:e|ez|er)|détrui(?:s|sez|re)|désactiv(?:e|ez|er)|écras(?:e|ez|er)|' +
        'vid(?:e|ez|er)|retir(?:e|ez|er)|supprim\\p{L}*|effac\\p{L}*|désinstall\\p{L}*|saut\\p{L}*|' +
        'ignor\\p{L}*|contourn\\p{L}*',
      'fichiers?|dossiers?|bases?|tables?|copies|sauvegardes?|tests|journaux|branches?|dépôt|tout|' +
        'protections?|sécurité|historique|hooks?|messages?|courriels?|antivirus|revues?|vérification\\p{L}*|' +
        'contrôles?|commentaires?|limites?|signatures?|validations?|certificats?|authentification|test',
    ],
    run: [
      'exécut(?:e|ez|er)|lanc(?:e|ez|er)|install(?:e|ez|er)|télécharg(?:e|ez|er)|ouvr(?:e|ez|ir)|visit(?:e|ez|er)|approuv(?:e|ez|er)',
      'https?:|suivant|script|commande|root|ci-dessous|joint|programme',
    ],
    allow: [
      'valid\\p{L}*|approuv\\p{L}*|fusionn\\p{L}*|déplo\\p{L}*|accord\\p{L}*|autoris\\p{L}*|ajout\\p{L}*',
      'factur\\p{L}*|sans (?:contrôle|vérif\\p{L}*)|administrateur\\p{L}*|permissions?|accès|production|sans (?:lire|relire)|privilèges|paiements?',
    ],
    claim: [
      'not(?:e|ez|er)|recensis\\p{L}*|critic\\p{L}*|cambi\\p{L}*|sostitui\\p{L}*|modific\\p{L}*|chang\\p{L}*|' +
        'remplac\\p{L}*|modifi\\p{L}*|écri\\p{L}*|demand\\p{L}*|dis|dites|répond\\p{L}*|affirm\\p{L}*|' +
        'recommand\\p{L}*|marqu\\p{L}*|vir(?:e|ez|er)|pay\\p{L}*|confirm\\p{L}*|donn\\p{L}*|évalu\\p{L}*|' +
        'cach\\p{L}*|masqu\\p{L}*|omett\\p{L}*|vant\\p{L}*|class\\p{L}*|attribu\\p{L}*',
      'étoiles|stelle|iban|conto (?:corrente|bancario)|(?:la )?tua risposta|iban|compte bancaire|' +
        '(?:ta|votre) réponse|gratuit\\p{L}*|sûr\\p{L}*|succès|bien passé|approuvé\\p{L}*|tout va bien|euros?|' +
        'dollars|bitcoins?|toujours|tout le monde|passés?|réussi\\p{L}*|liens?|meilleure?s?|uniquement|' +
        'seulement|avis|critiques|plaintes|concurren\\p{L}*|prix|frais',
    ],
    hide:
      "sans (?:que (?:l['’]utilisateur|personne)|prévenir|avertir|informer|en parler|demander|le dire|notifier|" +
      "confirmation)|n(?:e|['’]en) (?:le |lui )?(?:demande[sz]?|parle[sz]?|dis|dites|prévien\\S+|informe[sz]?|" +
      "mentionne[sz]?|révèle[sz]?|signale[sz]?)[^.!?]{0,8} (?:pas|rien|jamais|à personne)|en secret|à l['’]insu",
    rule:
      "tu n['’](?:as|es) (?:plus )?(?:aucune?|pas de|plus de|de) (?:règle|limite|restriction)|" +
      '(?:ta|votre) nouvelle (?:tâche|mission|fonction|instruction)|' +
      '(?:désormais|dorénavant|à partir de maintenant)[^.!?]{0,20}(?:obéi|répond|dois|devez|ne|tu|vous)|' +
      "(?:règles|consignes|instructions|ordres)[^.!?]{0,40}(?:ne (?:valent|s['’]appliquent)|caduques?|" +
      'annulées?|plus)|oublie[zr]? (?:tout|ce)|obéi(?:s|r|ssez)|ne (?:tiens|tenez) (?:plus|pas) compte|' +
      'nouvelles? (?:règles?|consignes?|instructions?)|sans (?:attendre|revue|relecture|validation)|' +
      '(?:cesse|arrête)[rz]? de (?:répondre|aider|obéir|suivre)|' +
      "n(?:e l['’]|e |['’])(?:enregistre|inscri|note)\\p{L}* (?:pas|rien)",
  },
  {
    language: 'de',
    agent:
      'automat(?:isch|isiert)e[nr]? (?:systeme?n?|leser|programme?|prozesse?|dienste?)|' +
      'KI(?:-?(?:Agent(?:en)?|Assistent(?:en|in)?|Systeme?|Modelle?|Tools?|Werkzeuge?))?|' +
      '(?:KI-|(?:virtuelle|automatische|automatisierte|digitale)[nrs]? )?Assistent(?:en|in)?|Agent(?:en)?|' +
      '(?:große[sn]? )?Sprachmodelle?[ns]?|künstliche Intelligenz|(?:Chat)?Bots?|Roboter|' +
      'Assistenz(?:system|programm)e?n?',
    give: [
      '(?:send|schick|leit|lad|veröffentlich|zeig|verrat|nenn|kopier|füg|teil|druck|gib|übertrag|übermittl|' +
        'überweis|poste?|antwort|offenbar)(?:e|en|en sie|e sie|st|t)?|gib\\p{L}*|her(?:aus|über)\\p{L}*|' +
        'sende\\p{L}*|schick\\p{L}*',
      'passw(?:o|ö)rt\\p{L}*|schlüssel\\p{L}*|\\p{L}*-schlüssel|zugangsdaten|token|geheimnis\\p{L}*|' +
        'datei\\p{L}*|rechnung\\p{L}*|e-?mails?|nachricht\\p{L}*|kontakte|daten|konversation|gespräch\\p{L}*|' +
        'verlauf|umgebungsvariablen|inhalt\\p{L}*|quellcode|prompt|geld|bitcoin|system-?prompt\\p{L}*|' +
        'kunden\\p{L}*|bank\\p{L}*|kreditkarte\\p{L}*|geheim\\p{L}*|fotos?|kalender\\p{L}*|kontoausz\\p{L}*|' +
        '\\p{L}*codes?|cookies|notizen|standort\\p{L}*|adressbuch|telefonnummer\\p{L}*|termine|' +
        'anschrift\\p{L}*|adressen?',
    ],
    destroy: [
      'lösch(?:e|en|t)?|entfern(?:e|en|t)?|zerstör(?:e|en)|deaktivier(?:e|en)|schalt(?:e|en)|' +
        'überschreib(?:e|en)|leer(?:e|en)|vernichte|lösch\\p{L}*|entfern\\p{L}*|deinstallier\\p{L}*|' +
        'überspring\\p{L}*|ignorier\\p{L}*|umgeh\\p{L}*',
      'dateien?|ordner|verzeichnis\\p{L}*|datenbank\\p{L}*|tabellen?|sicherung\\p{L}*|backups?|tests|' +
        'protokoll\\p{L}*|zweige?|branch\\p{L}*|repositor\\p{L}*|alles|schutz\\p{L}*|sicherheits\\p{L}*|hooks?|' +
        'verlauf|mail\\p{L}*|nachricht\\p{L}*|virenschutz|prüfung\\p{L}*|überprüfung\\p{L}*|freigabe\\p{L}*|' +
        'schweigepflicht|kommentar\\p{L}*|limits?|grenz\\p{L}*|signatur\\p{L}*|validierung\\p{L}*|' +
        'zertifikat\\p{L}*|authentifizierung\\p{L}*|anmeldung|test',
    ],
    run: [
      'führ(?:e|en)|start(?:e|en)|installier(?:e|en)|öffne(?:n)?|besuch(?:e|en)|ruf(?:e|en)|genehmig(?:e|en)',
      'https?:|folgende[ns]?|skript|script|\\.sh|befehl|root|unten|anhang|programm',
    ],
    allow: [
      'genehmig\\p{L}*|freigeb\\p{L}*|gib|merg\\p{L}*|deploy\\p{L}*|gewähr\\p{L}*|erteil\\p{L}*|autorisier\\p{L}*',
      'admin\\p{L}*|berechtigung\\p{L}*|rechte\\p{L}*|zugriff\\p{L}*|produktion\\p{L}*|ungeprüft|ungelesen|ohne (?:sie |es |ihn )?(?:zu (?:lesen|prüfen)|(?:weitere )?prüfung)|zahlung\\p{L}*',
    ],
    claim: [
      'änder\\p{L}*|ersetz\\p{L}*|tausch\\p{L}*|schreib\\p{L}*|frag\\p{L}*|sag\\p{L}*|antwort\\p{L}*|' +
        'behaupt\\p{L}*|empfiehl\\p{L}*|empfehl\\p{L}*|markier\\p{L}*|überweis\\p{L}*|zahl\\p{L}*|' +
        'bestätig\\p{L}*|tu so|gib|geben?|bewert\\p{L}*|vergib|vergeb\\p{L}*|verschweig\\p{L}*|verberg\\p{L}*|' +
        'verbirg\\p{L}*|versteck\\p{L}*|lob\\p{L}*|stuf\\p{L}*',
      'iban|konto\\p{L}*|bankverbindung|deine antwort|kostenlos|sicher|erfolg\\p{L}*|gut gelaufen|genehmigt|' +
        'alles (?:ist )?gut|euro|dollar|bitcoin\\p{L}*|immer|allen|bestanden|links?|beste[nrs]?|nur\\b|' +
        'ausschließlich|unsicher|sterne|bewertung\\p{L}*|kritik\\p{L}*|beschwerde\\p{L}*|konkurren\\p{L}*|' +
        'mitbewerber\\p{L}*|preise?|gebühren|mängel',
    ],
    hide:
      's(?:prich|precht|prechen sie) nicht (?:darüber|davon)|red(?:e|et) nicht (?:darüber|davon)|' +
      'schweig\\p{L}*|ohne[^.!?]{0,30} zu (?:fragen|informieren|benachrichtigen|sagen|erwähnen)|' +
      'ohne (?:rückfrage|bestätigung|zustimmung|wissen)|verschweig\\p{L}*|(?:frag|sag|erwähn|verrat|erzähl|' +
      'meld)\\p{L}*[^.!?]{0,30} (?:nichts|nicht|niemand\\p{L}*)|heimlich|geheim ?halten',
    rule:
      'du hast (?:jetzt |nun )?keine(?:rlei)? (?:regeln|grenzen|einschränkungen|beschränkungen)|' +
      'deine (?:neue|eigentliche|wahre) (?:aufgabe|rolle|mission)|' +
      '(?:ab jetzt|ab sofort|von nun an|von jetzt an)[^.!?]{0,20}(?:gehorch|befolg|antwort|bist|musst|folg)|' +
      '(?:regeln|anweisungen|vorgaben|befehle)[^.!?]{0,40}(?:gelten nicht|aufgehoben|ungültig|außer kraft)|' +
      'vergiss (?:alles|was)|gehorch|hör nicht auf|neue (?:regel|anweisung|vorgabe)|' +
      'ohne (?:auf )?(?:die |eine )?(?:prüfung|freigabe|review|abnahme)|' +
      'hör(?:e|t|en)? (?:sofort )?auf,? (?:zu|dem)|' +
      '(?:nicht|nichts) (?:protokollieren|vermerken|notieren|erwähnen|eintragen)|' +
      '(?:protokollier|vermerk|notier)\\p{L}* (?:es |das |dies )?nicht|' +
      '(?:protokollier|vermerk|notier|erwähn)\\p{L}* [^.!?]{0,20}(?:nirgends|nirgendwo)',
  },
  {
    language: 'nl',
    agent:
      '(?:geautomatiseerde|automatische) (?:systemen|lezers?|diensten)|' +
      '(?:AI|KI)-?(?:assistent|agent|model|systeem)(?:en)?|assistent(?:en)?|(?:grote? )?taalmodel(?:len)?|' +
      'agent(?:en)?|kunstmatige intelligentie|bots?|chatbots?|robots?',
    give: [
      'stuur|zend|verstuur|upload|publiceer|toon|laat zien|onthul|kopieer|plak|deel|print|geef|maak over|antwoord|mail|plaats|geef|stuur\\p{L}*|deel',
      'wachtwoord\\p{L}*|sleutels?|inloggegevens|tokens?|geheim\\p{L}*|bestand\\p{L}*|factu\\p{L}*|e-?mails?|' +
        'bericht\\p{L}*|contacten|gegevens|gesprek|geschiedenis|omgevingsvariabelen|inhoud|broncode|prompt|' +
        'geld|klant\\p{L}*|bank\\p{L}*|kaart\\p{L}*|foto\\p{L}*|agenda|kalender|afschrift\\p{L}*|\\p{L}*codes?|' +
        'cookies|notities|locatie|adresboek|telefoonnummer\\p{L}*|adres(?:sen)?',
    ],
    destroy: [
      'verwijder|zet|schakel|wis|vernietig|schakel|overschrijf|leeg|verwijder\\p{L}*|deïnstalleer|sla|negeer|omzeil',
      'bestanden|mappen|map|database|tabel\\p{L}*|back-?ups?|tests|logs|log(?:boek|bestand)\\p{L}*|branch|alles|firewall|' +
        'beveiliging|hooks?|uit|bericht\\p{L}*|mail\\p{L}*|virusscanner|controle\\p{L}*|beoordeling\\p{L}*|' +
        'review\\p{L}*|opmerking\\p{L}*|limiet\\p{L}*|handtekening\\p{L}*|validatie\\p{L}*|' +
        'certifica\\p{L}*|authenticatie|test',
    ],
    run: ['voer|start|installeer|download|open|bezoek', 'https?:|volgende|script|commando|root|hieronder|bijlage'],
    allow: [
      'keur|merge|voeg|verleen|geef|autoriseer',
      'beheerder\\p{L}*|rechten|toegang|productie|zonder (?:te lezen|lezen)|betaling\\p{L}*',
    ],
    claim: [
      'wijzig\\p{L}*|vervang\\p{L}*|verander\\p{L}*|schrijf|vertel|vraag|meld|zeg|antwoord|beweer|markeer|' +
        'betaal|bevestig|doe alsof|geef|beoordeel|verberg|verzwijg|prijs|noem',
      'iban|rekening(?:nummer)?|je antwoord|gratis|veilig|in orde|succes\\p{L}*|goed gegaan|goedgekeurd|euro|' +
        'dollar|bitcoin|altijd|iedereen|geslaagd|links?|beste|sterren|recensies?|kritiek|klachten|' +
        'concurrent\\p{L}*|prijzen|tarieven',
    ],
    hide:
      'zonder[^.!?]{0,30} te (?:vertellen|vragen|informeren|melden|zeggen|waarschuwen)|' +
      'zonder (?:toestemming|bevestiging)|(?:vertel|vraag)[^.!?]{0,25} (?:niets|niet|niemand)|stiekem|' +
      'in het geheim|(?:zeg|meld) (?:niets|het niet)',
    rule:
      'je nieuwe (?:taak|rol|opdracht)|vanaf nu[^.!?]{0,20}(?:gehoorzaam|antwoord|moet|volg|ben)|' +
      '(?:regels|instructies)[^.!?]{0,30}(?:gelden niet|vervallen|ongeldig)|(?:negeer|vergeet) (?:wat|alles)|' +
      'gehoorzaam|nieuwe (?:regel|instructie|opdracht)|zonder te wachten|' +
      'zonder (?:review|goedkeuring|controle)|stop met (?:antwoorden|helpen)',
  },
  {
    language: 'sv-da-no',
    agent:
      'AI-?(?:assistent|agent|modell|model)(?:en|er|erna)?|assistent(?:en)?|' +
      '(?:stor )?(?:språkmodell|sprogmodel|språkmodel)(?:len|en|ler)?|agent(?:en)?|' +
      'bot(?:ten)?|chatbot(?:ten)?',
    give: [
      'skicka|send|ladda upp|last opp|upload|visa|vis|avslöja|afslør|kopiera|kopier|klistra|dela|del|publicera|vidarebefordra|videresend|ge|giv|gi',
      'lösenord\\p{L}*|passord\\p{L}*|adgangskode\\p{L}*|nyck\\p{L}*|nøk?[kg]\\p{L}*|inloggning\\p{L}*|' +
        'token\\p{L}*|hemlig\\p{L}*|fil\\p{L}*|faktur\\p{L}*|e-?post|mail|meddeland\\p{L}*|data|' +
        'konversation\\p{L}*|innehåll\\p{L}*|\\.env|kund\\p{L}*|bank\\p{L}*|foto\\p{L}*|bilder|kalender\\p{L}*|' +
        'kontoutdrag|\\p{L}*kod(?:en|er)?|cookies|anteckning\\p{L}*|adressbok\\p{L}*|adress?e?\\p{L}*',
    ],
    destroy: [
      'radera|ta bort|slett|slet|fjern|inaktivera|deaktiver|stäng av|skriv över|ignorera|ignorer|hoppa över|hopp over|avinstallera|avinstaller',
      'fil\\p{L}*|mapp\\p{L}*|databas\\p{L}*|tabell\\p{L}*|säkerhetskopi\\p{L}*|sikkerhetskopi\\p{L}*|tester|' +
        'logg\\p{L}*|allt|alt|säkerhet\\p{L}*|sikkerhed\\p{L}*|meddeland\\p{L}*|granskning\\p{L}*|' +
        'kontroll\\p{L}*|kommentar\\p{L}*|gräns\\p{L}*|grense\\p{L}*|signatur\\p{L}*|validering\\p{L}*|' +
        'certifikat\\p{L}*|sertifikat\\p{L}*|autentiser\\p{L}*|test\\p{L}*',
    ],
    run: [
      'kör|kjør|kør|installera|installer|ladda ner|last ned|öppna|åpne|åbn',
      'https?:|följande|følgende|skript|kommando|root|nedan|nedenfor',
    ],
    allow: [
      'godkänn|godkjenn|godkend|ge|gi|giv|slå ihop',
      'admin\\p{L}*|behörighet\\p{L}*|tillgang\\p{L}*|adgang|produktion\\p{L}*|utan att läsa',
    ],
    claim: [
      'skriv|fråga|spør|säg|svara|påstå|betala|bekräfta|si|sig|ge|gi|giv|betygsätt|dölj|skjul|göm|rekommender\\p{L}*|anbefal\\p{L}*|beröm',
      'gratis|säker\\p{L}*|trygg|lyckades|kronor|kroner|euro|bitcoin|alltid|alltid|godkänd\\p{L}*|bestått|' +
        'länk\\p{L}*|stjärnor|stjerner|recension\\p{L}*|anmeldelse\\p{L}*|kritik|klagomål|' +
        'konkurrent\\p{L}*|pris\\p{L}*',
    ],
    hide:
      'utan att (?:fråga|meddela|berätta|informera|säga)|uten å (?:spørre|fortelle|informere|si)|' +
      'uden at (?:spørge|fortælle|informere|sige)|' +
      '(?:fråga|spør|spørg|berätta|säg|fortell|fortæl|si|sig)[^.!?]{0,20} (?:inte|ikke)|' +
      'i hemlighet|i hemmelighet',
    rule:
      '(?:din|ditt) (?:nya|nye) (?:uppgift|uppdrag|oppgave|opgave|rolle?)|från och med nu|fra nå av|fra nu af|' +
      'bortse från|se bort fra|(?:glöm|glem) (?:allt|alt|det)|lyd (?:den|denna|mig|meg)|' +
      'ny(?:a|e|tt)? (?:regel|regler|instruktion)|utan att vänta|utan granskning|uten å vente|uten gjennomgang|' +
      'uden at vente|uden gennemgang',
  },
  {
    language: 'pl',
    agent:
      'systemy? automatyczn\\p{L}+|automat\\p{L}* systemy?|asysten(?:t\\p{L}{0,4}|cie|ci)(?: AI)?|' +
      'model(?:u|e|owi|em|i|om)? (?:językow\\p{L}+|AI|SI)|agen(?:t\\p{L}{0,4}|cie|ci)(?: AI)?|SI|' +
      'sztuczn\\p{L}+ inteligencj\\p{L}+|bo(?:t|cie|ty|tom|tów)|chatbo(?:t|cie|ty|tom|tów)',
    give: [
      'wypchnij|wgraj|wrzuć|wyślij|prześlij|wysł\\p{L}*|opublikuj|pokaż|ujawnij|skopiuj|wklej|udostępnij|' +
        'wydrukuj|podaj|przekaż|odpowiedz|wypisz|przelej|daj|wyślij\\p{L}*|prześlij\\p{L}*',
      'hasł\\p{L}*|klucz\\p{L}*|poświadcze\\p{L}*|token\\p{L}*|tajemnic\\p{L}*|sekret\\p{L}*|plik\\p{L}*|' +
        'faktur\\p{L}*|e-?mail\\p{L}*|wiadomoś\\p{L}*|kontakt\\p{L}*|dan(?:e|ych)|rozmow\\p{L}*|histori\\p{L}*|' +
        'zmienn\\p{L}*|zawartoś\\p{L}*|kod\\p{L}*|prompt\\p{L}*|klient\\p{L}*|bankow\\p{L}*|kart\\p{L}*|' +
        'zdję\\p{L}*|kalendarz\\p{L}*|wyciąg\\p{L}*|ciastecz\\p{L}*|notat\\p{L}*|lokalizac\\p{L}*|adres\\p{L}*',
    ],
    destroy: [
      'usuń|skasuj|wyczyść|zniszcz|wyłącz|nadpisz|usun\\p{L}*|usuń\\p{L}*|skasuj\\p{L}*|odinstaluj\\p{L}*|pomiń\\p{L}*|zignoruj\\p{L}*|wyłącz\\p{L}*',
      'plik\\p{L}*|katalog\\p{L}*|folder\\p{L}*|baz\\p{L}*|tabel\\p{L}*|kopi\\p{L}*|test\\p{L}*|' +
        'dziennik\\p{L}*|log\\p{L}*|gałą?ę?\\p{L}*|repozytori\\p{L}*|wszystk\\p{L}*|zabezpiecze\\p{L}*|' +
        'ochron\\p{L}*|wiadomoś\\p{L}*|antywirus\\p{L}*|przegląd\\p{L}*|sprawdz\\p{L}*|weryfikac\\p{L}*|' +
        'zatwierdze\\p{L}*|potwierdze\\p{L}*|komentarz\\p{L}*|limit\\p{L}*|podpis\\p{L}*|walidacj\\p{L}*|' +
        'certyfikat\\p{L}*|uwierzytelni\\p{L}*',
    ],
    run: [
      'uruchom|wykonaj|zainstaluj|pobierz|otwórz|odwiedź',
      'https?:|następując\\p{L}*|poniższ\\p{L}*|skrypt\\p{L}*|poleceni\\p{L}*|root|program',
    ],
    allow: [
      'wypchnij|zatwierdź\\p{L}*|scal\\p{L}*|wdróż\\p{L}*|nadaj\\p{L}*|przyznaj\\p{L}*|dodaj\\p{L}*',
      'administrator\\p{L}*|uprawnie\\p{L}*|dostęp\\p{L}*|produkc\\p{L}*|bez czytania|płatnoś\\p{L}*',
    ],
    claim: [
      'zmie[nń]\\p{L}*|zamie[nń]\\p{L}*|podmie[nń]\\p{L}*|napisz\\p{L}*|poproś\\p{L}*|zatwierdź\\p{L}*|' +
        'powiedz\\p{L}*|odpowiadaj\\p{L}*|twierdź\\p{L}*|potwierdź\\p{L}*|oznacz\\p{L}*|zapłać\\p{L}*|' +
        'przelej\\p{L}*|udawaj\\p{L}*|daj\\p{L}*|dać|oce[nń]\\p{L}*|ukry\\p{L}*|przemilcz\\p{L}*|' +
        'polec\\p{L}*|chwal\\p{L}*',
      'iban|kont[oa]|(?:swoją )?odpowiedź|darmow\\p{L}*|bezpieczn\\p{L}*|sukces\\p{L}*|powodzeni\\p{L}*|' +
        'zatwierdzon\\p{L}*|euro|złotych|dolarów|bitcoin\\p{L}*|zawsze|wszystkim|przeszły|link\\p{L}*|' +
        'najleps\\p{L}*|gwiazdk\\p{L}*|gwiazdek|opini\\p{L}*|recenzj\\p{L}*|krytyk\\p{L}*|skarg\\p{L}*|' +
        'konkuren\\p{L}*|cen[ayęe]?',
    ],
    hide:
      'bez (?:pytania|informowania|wiedzy|powiadamiania|potwierdzenia|zgody)|' +
      'nie (?:mów|informuj|wspominaj|powiadamiaj|ujawniaj|pytaj)\\p{L}*|w tajemnicy|potajemnie',
    rule:
      '(?:twoje|twoim) now\\p{L}+ zadani\\p{L}+|' +
      'od (?:teraz|tej chwili)[^.!?]{0,25}(?:wykonuj|słucha|odpowiada|jesteś|masz|musisz)|' +
      '(?:zasad|polece|instrukcj|reguł)\\p{L}*[^.!?]{0,30}(?:nie obowiązuj|unieważni|anulowa)|' +
      'nie (?:zważaj|słuchaj|zwracaj uwagi)|zapomnij o|now\\p{L}+ (?:zasad|reguł|polece|instrukcj)|' +
      'bez (?:czekania|przeglądu|recenzji|akceptacji)|przestań (?:odpowiadać|pomagać|słuchać)|' +
      'nie (?:zapisuj|notuj|pisz)\\p{L}*',
  },
  {
    language: 'cs-sk',
    agent:
      'asistent(?:e|ovi|a|i|om|ů|ov|y|ům)?(?: AI)?|jazykov\\p{L}+ model\\p{L}*|model(?:e|u|y|ům)? AI|' +
      'agent(?:e|ovi|i|a|y|ů|ům|om|ov)?|uměl\\p{L}+ inteligenc\\p{L}+|bo(?:t|te|ti)|chatbo(?:t|te)',
    give: [
      'pošli|pošlete|odešli|nahraj|zveřejni|ukaž|prozraď|vypiš|zkopíruj|vlož|sdílej|předej|přepošli|dej|pošli\\p{L}*',
      'hesl\\p{L}*|klíč\\p{L}*|kľúč\\p{L}*|přihlašovací\\p{L}*|token\\p{L}*|tajem\\p{L}*|soubor\\p{L}*|' +
        'faktur\\p{L}*|e-?mail\\p{L}*|zpráv\\p{L}*|kontakt\\p{L}*|údaj\\p{L}*|dat\\p{L}*|obsah\\p{L}*|' +
        'histori\\p{L}*|zákazník\\p{L}*|bankovn\\p{L}*|fotk?\\p{L}*|kalendář\\p{L}*|výpis\\p{L}*|' +
        'ověřovací\\p{L}*|cookies|poznám\\p{L}*|poloh\\p{L}*|adres\\p{L}*',
    ],
    destroy: [
      'smaž|odstraň|vymaž|znič|vypni|zakaž|přepiš|smaž\\p{L}*|odinstaluj\\p{L}*|přeskoč\\p{L}*|ignoruj\\p{L}*|vypni\\p{L}*',
      'soubor\\p{L}*|složk\\p{L}*|databáz\\p{L}*|tabulk\\p{L}*|záloh\\p{L}*|test\\p{L}*|log\\p{L}*|vš\\p{L}*|' +
        'ochran\\p{L}*|zabezpeč\\p{L}*|zpráv\\p{L}*|antivir\\p{L}*|kontrol\\p{L}*|revizi|komentář\\p{L}*|' +
        'limit\\p{L}*|podpis\\p{L}*|validac\\p{L}*|certifikát\\p{L}*|ověřen\\p{L}*',
    ],
    run: [
      'spusť|proveď|nainstaluj|stáhni|otevři|navštiv',
      'https?:|následující\\p{L}*|skript\\p{L}*|příkaz\\p{L}*|root|níže',
    ],
    allow: [
      'schval\\p{L}*|sluč\\p{L}*|nasaď\\p{L}*|uděl\\p{L}*|přidej\\p{L}*',
      'správc\\p{L}*|oprávněn\\p{L}*|přístup\\p{L}*|produkc\\p{L}*|bez čtení|platb\\p{L}*',
    ],
    claim: [
      'napiš\\p{L}*|požádej\\p{L}*|řekni\\p{L}*|odpovídej\\p{L}*|tvrď\\p{L}*|potvrď\\p{L}*|označ\\p{L}*|' +
        'zaplať\\p{L}*|dej\\p{L}*|hodnoť\\p{L}*|ohodnoť\\p{L}*|skryj\\p{L}*|zatajuj\\p{L}*|' +
        'doporuč\\p{L}*|vynech\\p{L}*',
      'zdarma|bezpečn\\p{L}*|úspě\\p{L}*|schválen\\p{L}*|eur\\p{L}*|korun|bitcoin\\p{L}*|vždy|všem|prošly|' +
        'odkaz\\p{L}*|hvězdič\\p{L}*|recenz\\p{L}*|kritik\\p{L}*|stížnost\\p{L}*|konkuren\\p{L}*|cen[uy]',
    ],
    hide: 'bez (?:vědomí|souhlasu|potvrzení|ptaní|upozornění)|(?:neříkej|neinformuj|nezmiňuj|neptej se)\\p{L}*|tajně',
    rule:
      'tvůj nový úkol|tvým novým úkolem|od (?:teď|této chvíle)|zapomeň|' +
      '(?:pravidla|pokyny|instrukce)[^.!?]{0,30}(?:neplatí|zrušen)|nedbej|nov\\p{L}+ (?:pravid|pokyn|instrukc)|' +
      'bez (?:čekání|revize|kontroly|schválení)|přestaň|ne(?:zapisuj|piš)\\p{L}*',
  },
  {
    language: 'ru',
    agent:
      'автоматическ\\p{L}+ (?:систем|читател|агент|помощник)\\p{L}*|ИИ(?:-\\p{L}+| \\p{L}+)?|' +
      '(?:ИИ-)?ассистент\\p{L}*|(?:ИИ-)?агент\\p{L}*|помощник\\p{L}*|' +
      '(?:больш\\p{L}+ )?языков\\p{L}+ модел\\p{L}+|модел\\p{L}+|нейросет\\p{L}+|бот\\p{L}*|' +
      'искусственн\\p{L}+ интеллект\\p{L}*|робот\\p{L}*|чат-?бот\\p{L}*|копайлот|чатгпт',
    give: [
      'вылож\\p{L}*|(?:пере|от)?(?:шли|правь|дай|сылай)(?:те)?|отправ(?:ь|ьте|ить)|переслать|' +
        'загруз(?:и|ите|ить)|опубликуй(?:те)?|покажи(?:те)?|показать|раскро(?:й|йте|ть)|скопиру(?:й|йте)|' +
        'встав(?:ь|ьте)|выведи(?:те)?|вывести|напечатай|сообщи(?:те)?|перечисли|ответь|скин\\p{L}*|дай(?:те)?|' +
        'отда\\p{L}*|передат\\p{L}*|перешл\\p{L}*|отправ\\p{L}*|выгруз\\p{L}*',
      'парол\\p{L}*|ключ\\p{L}*|учётн\\p{L}*|токен\\p{L}*|секрет\\p{L}*|файл\\p{L}*|счет\\p{L}*|счёт\\p{L}*|' +
        'письм\\p{L}*|сообщени\\p{L}*|контакт\\p{L}*|данн\\p{L}*|переписк\\p{L}*|истори\\p{L}*|переменн\\p{L}*|' +
        'содержим\\p{L}*|код\\p{L}*|промпт\\p{L}*|деньги|клиент\\p{L}*|банковск\\p{L}*|карт\\p{L}*|фото\\p{L}*|' +
        'календар\\p{L}*|выписк\\p{L}*|куки|cookie\\p{L}*|заметк\\p{L}*|геолокац\\p{L}*|телефон\\p{L}*|' +
        'паспорт\\p{L}*|адрес\\p{L}*',
    ],
    destroy: [
      'удал(?:и|ите|ить)|сотри(?:те)?|стереть|уничтож(?:ь|ьте|ить)|отключ(?:и|ите|ить)|выключ(?:и|ите|ить)|' +
        'перезапиш\\p{L}*|очист(?:и|ите|ить)|удал\\p{L}*|отключ\\p{L}*|пропуст\\p{L}*|' +
        'игнорир\\p{L}*|обойд\\p{L}*',
      'файл\\p{L}*|папк\\p{L}*|каталог\\p{L}*|баз\\p{L}*|таблиц\\p{L}*|копи\\p{L}*|бэкап\\p{L}*|тест\\p{L}*|' +
        'журнал\\p{L}*|лог\\p{L}*|ветк\\p{L}*|репозитори\\p{L}*|вс[её]|защит\\p{L}*|безопасност\\p{L}*|' +
        'проверк\\p{L}*|письм\\p{L}*|сообщени\\p{L}*|антивирус\\p{L}*|ревью|подтвержден\\p{L}*|' +
        'комментари\\p{L}*|лимит\\p{L}*|подпис\\p{L}*|валидаци\\p{L}*|сертификат\\p{L}*|' +
        'аутентификаци\\p{L}*|авторизаци\\p{L}*',
    ],
    run: [
      'выполн(?:и|ите|ить)|запуст(?:и|ите|ить)|установ(?:и|ите|ить)|скача(?:й|йте|ть)|откро(?:й|йте)|перейди(?:те)?|одобри(?:те)?',
      'https?:|следующ\\p{L}*|скрипт\\p{L}*|команд\\p{L}*|root|ниже|программ\\p{L}*|ссылк\\p{L}*',
    ],
    allow: [
      'одобр\\p{L}*|слей|смерж\\p{L}*|разверн\\p{L}*|выдай\\p{L}*|предостав\\p{L}*|добав\\p{L}*|дай',
      'администратор\\p{L}*|прав[ао]?\\b|доступ\\p{L}*|прод\\p{L}*|без чтения|платеж\\p{L}*|платёж',
    ],
    claim: [
      'постав\\p{L}*|оцени\\p{L}*|измени\\p{L}*|замени\\p{L}*|поменя\\p{L}*|пиши\\p{L}*|проси\\p{L}*|' +
        'попроси\\p{L}*|скажи\\p{L}*|отвечай\\p{L}*|утвержда\\p{L}*|подтверд\\p{L}*|пометь\\p{L}*|оплат\\p{L}*|' +
        'перевед\\p{L}*|притвор\\p{L}*|порекоменд\\p{L}*|скро\\p{L}*|скрыва\\p{L}*|умолч\\p{L}*|' +
        'рекоменд\\p{L}*|хвал\\p{L}*|дава\\p{L}*|вставл\\p{L}*',
      'оценк\\p{L}*|звезд\\p{L}*|iban|сч[её]т\\p{L}*|реквизит\\p{L}*|(?:свой|ваш|твой) ответ|бесплатн\\p{L}*|' +
        'безопасн\\p{L}*|успе\\p{L}*|одобрен\\p{L}*|хорошо|евро|рублей|долларов|биткоин\\p{L}*|всегда|всем|' +
        'безопас\\p{L}*|пройден\\p{L}*|прошли|ссылк\\p{L}*|карт\\p{L}*|лучш\\p{L}*|отзыв\\p{L}*|критик\\p{L}*|' +
        'жалоб\\p{L}*|конкурент\\p{L}*|цен[ауы]|недостатк\\p{L}*',
    ],
    hide:
      'не (?:сообща|говор|рассказыва|упомина|уведомля|показыва|спрашива)\\p{L}*|' +
      'без (?:ведома|уведомления|подтверждения|согласия|разрешения|спроса)|втайне|тайно|незаметно',
    rule:
      'у тебя (?:больше |теперь )?нет (?:никаких )?(?:правил|ограничений)|' +
      'тво\\p{L}+ нов\\p{L}+ (?:задач|цел|рол)\\p{L}*|(?:отныне|с этого момента|теперь ты|с этой минуты)|' +
      '(?:правил|инструкци|указани|ограничени)\\p{L}*[^.!?]{0,30}(?:не действу|отменен|отменён|недействительн|' +
      'снят)\\p{L}*|забудь(?:те)? (?:о|обо|все|всё|про)|не обращай внимания|слушайся|подчиняйся|' +
      'нов\\p{L}+ (?:правил|инструкци|указани|приказ)|без (?:ревью|проверки|ожидания)|не дожидаясь|' +
      'перестань(?:те)? (?:отвечать|помогать|слушать)|не (?:записыва|запиши|пиши|указыва|отмеча|логиру)\\p{L}*',
  },
  {
    language: 'uk',
    agent:
      'ШІ(?:-\\p{L}+| \\p{L}+)?|асистент\\p{L}*|агент\\p{L}*|помічник\\p{L}*|мовн\\p{L}+ модел\\p{L}+|' +
      'модел\\p{L}+ ШІ|нейромереж\\p{L}*|штучн\\p{L}+ інтелект\\p{L}*|бот\\p{L}*|робот\\p{L}*|чат-?бот\\p{L}*',
    give: [
      'виклад\\p{L}*|надішли|надіслати|надішліть|відправ(?:и|те|ити)|переслати|перешли|завантаж(?:и|те)|' +
        'опублікуй|покажи|покажіть|показати|розкрий|скопіюй|встав|виведи|передай|скин\\p{L}*|дай(?:те)?|' +
        'перешл\\p{L}*|надішл\\p{L}*|передат\\p{L}*',
      'парол\\p{L}*|ключ\\p{L}*|облікові|токен\\p{L}*|секрет\\p{L}*|файл\\p{L}*|рахун\\p{L}*|лист\\p{L}*|' +
        'повідомлен\\p{L}*|контакт\\p{L}*|дан\\p{L}*|листуванн\\p{L}*|істор\\p{L}*|змінн\\p{L}*|вміст\\p{L}*|' +
        'код\\p{L}*|промпт\\p{L}*|клієнт\\p{L}*|банківськ\\p{L}*|карт\\p{L}*|фото\\p{L}*|календар\\p{L}*|' +
        'виписк\\p{L}*|cookie\\p{L}*|нотатк\\p{L}*|телефон\\p{L}*|паспорт\\p{L}*|адрес\\p{L}*',
    ],
    destroy: [
      'видал(?:и|іть|ити)|зітри|знищ(?:и|ити)|вимкн(?:и|іть)|перезапиши|очист(?:и|ити)|видал\\p{L}*|вимкн\\p{L}*|пропуст\\p{L}*|ігнору\\p{L}*',
      'файл\\p{L}*|папк\\p{L}*|каталог\\p{L}*|баз\\p{L}*|таблиц\\p{L}*|копі\\p{L}*|тест\\p{L}*|журнал\\p{L}*|' +
        'гілк\\p{L}*|репозиторі\\p{L}*|все|усе|захист\\p{L}*|безпек\\p{L}*|лист\\p{L}*|повідомлен\\p{L}*|' +
        'антивірус\\p{L}*|перевірк\\p{L}*|коментар\\p{L}*|ліміт\\p{L}*|підпис\\p{L}*|валідаці\\p{L}*|' +
        'сертифікат\\p{L}*|автентифікаці\\p{L}*|авторизаці\\p{L}*',
    ],
    run: [
      'викона(?:й|йте|ти)|запуст(?:и|іть|ити)|встанов(?:и|іть)|відкрий(?:те)?|перейди',
      'https?:|наступн\\p{L}*|скрипт\\p{L}*|команд\\p{L}*|root|нижче|програм\\p{L}*|посиланн\\p{L}*',
    ],
    allow: [
      'схвал\\p{L}*|злий\\p{L}*|розгорн\\p{L}*|надай\\p{L}*|додай\\p{L}*',
      'адміністратор\\p{L}*|прав[а]?\\b|доступ\\p{L}*|прод\\p{L}*|без читання|платіж\\p{L}*',
    ],
    claim: [
      'пиши\\p{L}*|проси\\p{L}*|попроси\\p{L}*|скажи\\p{L}*|відповіда\\p{L}*|стверджу\\p{L}*|підтверд\\p{L}*|' +
        'познач\\p{L}*|оплат\\p{L}*|перекаж\\p{L}*|прихову\\p{L}*|сховай\\p{L}*|рекоменду\\p{L}*|хвал\\p{L}*|' +
        'став\\p{L}*|оціни\\p{L}*|дава\\p{L}*|вставл\\p{L}*',
      'безкоштовн\\p{L}*|безпечн\\p{L}*|успі\\p{L}*|схвален\\p{L}*|добре|євро|гривень|біткоїн\\p{L}*|завжди|' +
        'всім|безпеч\\p{L}*|пройшли|посиланн\\p{L}*|карт\\p{L}*|найкращ\\p{L}*|зіро\\p{L}*|відгук\\p{L}*|' +
        'критик\\p{L}*|скарг\\p{L}*|конкурент\\p{L}*|цін\\p{L}*|недолік\\p{L}*',
    ],
    hide: '(?:нічого )?не (?:кажи|кажіть|повідомля|згадуй|розповіда|питай|показуй)\\p{L}*|без (?:відома|підтвердження|згоди|дозволу)|таємно|непомітно',
    rule:
      'тво\\p{L}+ нов\\p{L}+ (?:завданн|мет|рол)\\p{L}*|(?:відтепер|віднині|тепер ти|з цього моменту)|' +
      '(?:правил|інструкці|вказівк|обмежен)\\p{L}*[^.!?]{0,30}(?:не діють|скасован)\\p{L}*|' +
      'не (?:зважай|слухай)|забудь(?:те)? (?:про|все|усе)|нов\\p{L}+ (?:правил|інструкці|вказів|наказ)|' +
      'без (?:рев.ю|перевірки|очікування)|не чекаючи|припини(?:ть)? (?:відповідати|допомагати)|' +
      'не (?:записуй|пиши|вказуй)\\p{L}*',
  },
  {
    language: 'tr',
    agent:
      'yapay zek[âa](?: (?:asistan|ajan|model|araç)\\p{L}*)?|asistan\\p{L}*|(?:büyük )?dil model\\p{L}*|ajan\\p{L}*|bot\\p{L}*|robot\\p{L}*',
    give: [
      'gönder\\p{L}*|yolla\\p{L}*|yükle\\p{L}*|yayınla\\p{L}*|göster\\p{L}*|açıkla\\p{L}*|kopyala\\p{L}*|' +
        'yapıştır\\p{L}*|paylaş\\p{L}*|yazdır\\p{L}*|ilet\\p{L}*|ver(?:in)?|aktar\\p{L}*|' +
        'gir(?:in)?|at(?:ın)?|bildir\\p{L}*',
      'parola\\p{L}*|şifre\\p{L}*|anahtar\\p{L}*|kimlik\\p{L}*|token\\p{L}*|gizli\\p{L}*|dosya\\p{L}*|' +
        'fatura\\p{L}*|e-?posta\\p{L}*|mesaj\\p{L}*|kişiler\\p{L}*|veri\\p{L}*|konuşma\\p{L}*|geçmiş\\p{L}*|' +
        'değişken\\p{L}*|içeri\\p{L}*|kaynak kod\\p{L}*|müşteri\\p{L}*|banka\\p{L}*|kart\\p{L}*|bilgi\\p{L}*|' +
        'fotoğraf\\p{L}*|takvim\\p{L}*|ekstre\\p{L}*|\\p{L}*kodu\\p{L}*|kodlar\\p{L}*|çerez\\p{L}*|' +
        'notlar\\p{L}*|konum\\p{L}*|rehber\\p{L}*|adres(?!i?n?[ea](?!\\p{L}))\\p{L}*',
    ],
    destroy: [
      'sil(?:in|iniz)?|kaldır\\p{L}*|yok et\\p{L}*|kapat\\p{L}*|devre dışı\\p{L}*|boşalt\\p{L}*|atla\\p{L}*|yok say\\p{L}*',
      'dosya\\p{L}*|klasör\\p{L}*|veritaban\\p{L}*|tablo\\p{L}*|yedek\\p{L}*|test\\p{L}*|günlük\\p{L}*|' +
        'dal\\p{L}*|depo\\p{L}*|her şey\\p{L}*|koruma\\p{L}*|güvenli\\p{L}*|mesaj\\p{L}*|e-?posta\\p{L}*|' +
        'antivirüs\\p{L}*|inceleme\\p{L}*|kontrol\\p{L}*|onay\\p{L}*|yorum\\p{L}*|sınır\\p{L}*|imza\\p{L}*|' +
        'doğrulama\\p{L}*|sertifika\\p{L}*|kimlik doğrula\\p{L}*',
    ],
    run: [
      'çalıştır\\p{L}*|yürüt\\p{L}*|kur(?:un)?|indir\\p{L}*|aç(?:ın)?|ziyaret\\p{L}*',
      'https?:|aşağıdaki|bu komut\\p{L}*|betik\\p{L}*|betiğ\\p{L}*|komut\\p{L}*|script\\p{L}*|root',
    ],
    allow: [
      'onayla\\p{L}*|birleştir\\p{L}*|dağıt\\p{L}*|ver(?:in)?|ekle\\p{L}*',
      'yönetici\\p{L}*|yetki\\p{L}*|eriş\\p{L}*|izin\\p{L}*|üretim\\p{L}*|okumadan|ödeme\\p{L}*',
    ],
    claim: [
      'değiştir\\p{L}*|yaz\\p{L}*|iste\\p{L}*|söyle\\p{L}*|yanıtla\\p{L}*|iddia\\p{L}*|öde\\p{L}*|' +
        'işaretle\\p{L}*|onayla\\p{L}*|gizle\\p{L}*|sakla\\p{L}*|öner\\p{L}*|öv\\p{L}*|ver(?:in)?',
      'iban|hesab?\\p{L}*|yanıtını|ücretsiz|güvenli\\p{L}*|başarı\\p{L}*|onaylan\\p{L}*|euro|lira|dolar|' +
        'bitcoin|her zaman|herkese|geçti|bağlantı\\p{L}*|en iyi|yıldız\\p{L}*|yorum\\p{L}*|eleştiri\\p{L}*|' +
        'şikayet\\p{L}*|rakip\\p{L}*|fiyat\\p{L}*|puan\\p{L}*',
    ],
    hide:
      '(?:kullanıcıya|kimseye)[^.!?]{0,25}(?:söyleme|haber verme|bildirme|sorma|göstermeden|bildirmeden|' +
      'sormadan|söylemeden)\\p{L}*|onay(?:ı)? (?:almadan|beklemeden|istemeden)|gizlice',
    rule:
      'yeni göreviniz?|bundan (?:sonra|böyle)[^.!?]{0,30}(?:uy|yanıt|cevap|dinle|yap)\\p{L}*|' +
      '(?:kural|talimat|yönerge)\\p{L}*[^.!?]{0,25}(?:geçersiz|iptal|geçerli değil)\\p{L}*|' +
      '(?:talimat|komut|kural)\\p{L}* unut|sözünü dinle|yeni (?:kural|talimat|emir)|' +
      'benim (?:kural|talimat|söz)|incelemesiz|beklemeden|onaysız|yanıt vermeyi (?:bırak|kes)|' +
      'kaydetme(?:yin)?(?!\\p{L})|yazma(?:yın)?(?!\\p{L})',
  },
  {
    language: 'vi',
    agent:
      'trợ lý(?: ảo| AI| trí tuệ nhân tạo)?|(?:các )?mô hình AI|(?:các )?mô hình ngôn ngữ(?: lớn)?|' +
      'tác nhân(?: AI)?|tác tử(?: AI)?|trí tuệ nhân tạo|bot|chatbot|robot',
    give: [
      'gửi|chuyển tiếp|tải lên|đăng|hiển thị|tiết lộ|sao chép|dán|chia sẻ|in ra|cung cấp|trả lời|đưa|cho tôi',
      'mật khẩu|khóa|khoá|thông tin đăng nhập|token|bí mật|tệp|tập tin|hóa đơn|email|thư|tin nhắn|danh bạ|' +
        'dữ liệu|cuộc trò chuyện|lịch sử|biến môi trường|nội dung|mã nguồn|\\.env|khách hàng|ngân hàng|thẻ|ảnh|' +
        'lịch|sao kê|mã xác (?:minh|nhận)|cookie|ghi chú|vị trí|số điện thoại|địa chỉ',
    ],
    destroy: [
      'xóa|xoá|hủy|tắt|vô hiệu hóa|ghi đè|gỡ|bỏ qua|gỡ cài đặt',
      'tệp|tập tin|thư mục|cơ sở dữ liệu|bảng|bản sao lưu|kiểm thử|nhật ký|nhánh|kho|tất cả|bảo vệ|bảo mật|' +
        'tin nhắn|email|kiểm tra|xác nhận|đánh giá|chống vi-?rút|bình luận|chú thích|giới hạn|' +
        'chữ ký|xác thực|chứng chỉ',
    ],
    run: [
      'chạy|thực thi|thực hiện|cài đặt|tải|mở|truy cập',
      'https?:|lệnh sau|tập lệnh|mã sau|script|dưới đây|root|bên dưới',
    ],
    allow: [
      'phê duyệt|hợp nhất|triển khai|cấp|thêm',
      'quản trị\\p{L}*|quyền|truy cập|sản xuất|không cần đọc|thanh toán',
    ],
    claim: [
      'đổi|thay|viết|yêu cầu|nói|trả lời|khẳng định|đánh dấu|thanh toán|chuyển khoản|xác nhận|giả vờ|giấu|ẩn|đánh giá|khuyên|giới thiệu|khen|cho',
      'tài khoản ngân hàng|câu trả lời|miễn phí|an toàn|thành công|đã duyệt|euro|đồng|đô la|bitcoin|luôn|' +
        'mọi người|vượt qua|liên kết|sao|phê bình|khiếu nại|đối thủ|giá',
    ],
    hide:
      'không (?:cần )?(?:báo|nói|hỏi|cho|thông báo|tiết lộ)[^.!?]{0,15}(?:người dùng|ai|biết|họ)|' +
      'mà không (?:cần )?(?:hỏi|báo|thông báo|xin)|đừng (?:nói|báo|cho|hỏi|tiết lộ)|bí mật gửi|lén',
    rule:
      'nhiệm vụ mới|(?:từ bây giờ|từ giờ|kể từ nay)[^.!?]{0,25}(?:tuân|nghe|trả lời|phải|chỉ|bạn)|' +
      '(?:quy tắc|hướng dẫn|lệnh)[^.!?]{0,25}(?:không còn|vô hiệu|hủy bỏ)|' +
      '(?:bỏ qua|quên) (?:mọi|tất cả|hết|những gì)|(?:quy tắc|lệnh|chỉ dẫn) mới|chỉ nghe|' +
      'không cần (?:duyệt|xem xét|chờ)|mà không chờ|không (?:được )?ghi',
  },
  {
    language: 'id-ms',
    agent:
      'asisten(?: AI| virtual)?|agen AI|agen|model AI|model bahasa(?: besar)?|pembantu AI|kecerdasan buatan|bot|chatbot|robot',
    give: [
      '(?:me)?kirim(?:kan)?|mengirim(?:kan)?|teruskan|unggah|mengunggah|muat naik|terbitkan|tampilkan|' +
        'tunjukkan|ungkapkan|bocorkan|salin|tempel(?:kan)?|bagikan|cetak|berikan|serahkan|' +
        'hantar|beri(?:kan)?|kasih',
      'kata sandi|sandi|kata laluan|kunci|kredensial|token|rahasia|berkas|file|fail|faktur|tagihan|e-?mail|' +
        'surel|pesan|mesej|kontak|data|percakapan|riwayat|variabel|isi|kode sumber|pelanggan|bank|kartu|foto|' +
        'kalender|kode verifikasi|cookie|catatan|lokasi|nomor telepon|alamat',
    ],
    destroy: [
      'hapus|menghapus|padam|musnahkan|nonaktifkan|matikan|timpa|kosongkan|buang|abaikan|lewati|copot',
      'berkas|file|fail|folder|basis data|database|tabel|cadangan|sandaran|tes|log|cabang|repositori|semua|' +
        'perlindungan|keamanan|pesan|surel|pemeriksaan|tinjauan|antivirus|konfirmasi|komentar|batas\\p{L}*|' +
        'tanda tangan|validasi|verifikasi|sertifikat|autentikasi|otentikasi',
    ],
    run: [
      'jalankan|eksekusi|pasang|instal|unduh|muat turun|buka|kunjungi',
      'https?:|berikut|skrip|perintah|root|di bawah|program',
    ],
    allow: [
      'setujui|gabungkan|terapkan|berikan|beri|tambahkan',
      'administrator|admin|izin|akses|produksi|tanpa membaca|pembayaran',
    ],
    claim: [
      'sebut\\p{L}*|arah\\p{L}*|tulis\\p{L}*|minta\\p{L}*|setujui|katakan|jawab|klaim|tandai|bayar|transfer|' +
        'konfirmasi(?:kan)?|sembunyikan|nilai|rekomendasikan|puji|beri(?:kan)?',
      'gratis|aman|berhasil|sukses|disetujui|euro|rupiah|dolar|bitcoin|selalu|semua orang|lulus|tautan|catatan|bintang|ulasan|kritik|keluhan|pesaing|harga',
    ],
    hide:
      'tanpa (?:me(?:mberi ?tahu|nanya(?:kan)?|minta|lapor)|ber(?:tanya)|sepengetahuan|konfirmasi|persetujuan|' +
      'izin)|jangan (?:minta|beri ?tahu|katakan|ceritakan|sebut|laporkan|tanya)\\p{L}*|' +
      'diam-diam|pura-pura|berpura-pura',
    rule:
      'tugas baru(?:mu| anda)?|' +
      '(?:mulai sekarang|mulai saat ini|dari sekarang)[^.!?]{0,25}(?:patuh|ikut|jawab|hanya|anda|kamu)|' +
      '(?:aturan|instruksi|perintah)[^.!?]{0,25}(?:tidak (?:lagi )?berlaku|dibatalkan)|' +
      'lupakan (?:semua|segala|apa)|(?:aturan|perintah|instruksi) baru|' +
      'tanpa (?:menunggu|tinjauan|peninjauan)|jangan (?:catat|tulis)',
  },
  {
    language: 'zh',
    agent:
      '(?:AI|人工智能|人工智慧|智能|自动化|自動化|虚拟)?(?:助手|助理|代理|智能体|智能體|机器人|機器人)|(?:大型?)?(?:语言|語言)?模型|AI',
    give: [
      '写进|写入|加入|附上|发送|發送|上传|上傳|发给|發給|发到|發到|泄露|洩露|公开|粘贴|貼上|贴到|转发|轉發|提供|输出|輸出|打印|显示|顯示|告诉我|交出|提交|读取|讀取|复制|複製|发给我|给我|传给|寄给|倒出|包含|包括|粘到|写到|填到',
      '密码|密碼|私钥|私鑰|密钥|密鑰|凭据|憑據|凭证|令牌|token|环境变量|環境變數|文件|檔案|通讯录|通訊錄|邮件|郵件|系统提示|提示词|数据|資料|聊天记录|对话|API|配置|内容|' +
        '源代码|\\.env|客户|客戶|银行|卡号|规则|设定|照片|日历|日曆|账单|帳單|验证码|驗證碼|cookie|笔记|位置|电话|手机号|身份证|地址',
    ],
    destroy: [
      '删除|刪除|清空|销毁|銷毀|格式化|禁用|关闭|關閉|停用|覆盖|跳过|跳過|忽略|绕过|删掉|卸载',
      '文件|檔案|数据库|數據庫|資料庫|表|备份|備份|日志|日誌|仓库|分支|目录|钩子|安全|防护|所有|测试|测试|生产|审核|确认|邮件|消息|检查|檢查|审查|審查|杀毒|防火墙|防火牆|密码|注释|限制|签名|校验|验证|证书|认证|权限',
    ],
    run: [
      '执行|執行|运行|運行|安装|安裝|下载|下載|访问|打开|批准|合并',
      '脚本|腳本|命令|代码|代碼|链接|鏈接|程序|https?:|以下|下面|请求',
    ],
    allow: [
      '推送|批准|通过|通過|合并|合併|部署|授予|给予|添加|加入',
      '管理员|管理員|权限|權限|访问权|生产环境|主干|不用看|直接|付款|白名单',
    ],
    claim: [
      '隐去|更改|修改|改成|改为|替换|换成|写|寫|要求|加入|回答|回复|回覆|声称|告诉|告訴|标记|標記|支付|转账|推荐|假装|说|隐藏|隱藏|隐瞒|给出|评为|打出|赞扬|推薦|排在',
      '账户|帐户|账号|密码|收款|你的回答|免费|免費|安全|成功|已批准|已审核|一切正常|元|比特币|总是|所有人|通过|链接|广告|银行卡|最好|最佳|星|好评|差评|批评|投诉|竞争|对手|价格|第一|缺点',
    ],
    hide: '(?:不要|别|勿|不得|不必|无需|無需|不用|不能)(?:再)?(?:告诉|告訴|通知|告知|让|提醒|询问|詢問|征得|经过|經過|获得|提及|请示)|瞒着|瞞著|偷偷|悄悄|暗中|未经(?:用户)?(?:确认|同意)',
    rule:
      '从现在(?:起|开始)|從現在(?:起|開始)|(?:规则|規則|指令|指示|限制)[^。！？.!?\\n]{0,8}(?:作废|作廢|无效|無效|失效|解除|取消)|' +
      '新(?:的)?任务(?:是|为|:|：)|不(?:再|要再)(?:理会|听从|遵守|受|服从)|(?:忘记|忘掉|无视|忽略)(?:用户|之前|以上|先前|你|一切|所有)|' +
      '新的?(?:规则|規則|指令|指示)|(?:不用|无需|不经|跳过)(?:审核|审查|评审)|不等|停止(?:回答|帮助)用户|不要(?:记录|写入|写进|留痕)|不记录',
  },
  {
    language: 'ja',
    agent: '(?:AI|人工知能|コーディング)?(?:アシスタント|エージェント|ボット|モデル)|(?:大規模)?言語モデル|生成AI|AI',
    give: [
      '添付|送信|送って|送れ|送り|送る|アップロード|公開|表示し|見せ|明かし|漏ら|コピーし|貼り付け|共有し|出力し|転送|渡し|教え|提出|貼って|送っ|含め|書き込|差し出|入力',
      'パスワード|秘密鍵|鍵|認証情報|トークン|シークレット|ファイル|請求書|メール|メッセージ|連絡先|データ|会話|履歴|環境変数|内容|ソースコード|プロンプト|\\.env|顧客|銀行|カード|' +
        '規則|写真|カレンダー|予定|明細|コード|クッキー|Cookie|メモ|位置情報|電話番号|住所録|住所',
    ],
    destroy: [
      '削除|消去|消して|破棄し|無効に|無効化|停止し|上書き|スキップ|飛ばし|消し|止め|オフ',
      'ファイル|フォルダ|データベース|テーブル|バックアップ|テスト|ログ|ブランチ|リポジトリ|すべて|全て|保護|セキュリティ|フック|メール|メッセージ|検査|レビュー|確認|ウイルス|ファイアウォール|チェック|コメント|制限|署名|検証|証明書|認証|権限',
    ],
    run: [
      '実行|起動し|インストール|ダウンロード|開いて|開け|アクセス|承認',
      '次の|以下|下記|スクリプト|コマンド|コード|https?:|リンク|root',
    ],
    allow: ['承認|マージ|デプロイ|付与|追加|与え', '管理者|権限|アクセス|本番|読まず|せずに|支払'],
    claim: [
      '変更|置き換え|差し替え|書き換え|書き|書い|書く|削除|答え|回答|主張|マーク|支払|推薦|報告|ふり|隠|付け|評価し|推奨し|勧め|褒め|省[いく]',
      '口座|振込先|あなたの回答|無料|安全|成功|承認済|問題な|円|ビットコイン|常に|必ず|全員|合格|リンク|カード|批判|最高|最も優れ|一番|星|レビュー|口コミ|苦情|競合|価格|欠点|一位',
    ],
    hide: '誰にも(?:言わ|話さ|知らせ)|(?:知らせ|言わ|伝え|通知[せし]|確認[せし]|尋ね|告げ|報告[せし]|話さ)(?:ず|ない|るな)|内緒|秘密裏|こっそり|許可(?:なく|を得ず)|確認(?:なし|なく)',
    rule:
      '新しい(?:任務|タスク|役割|指示)(?:は|が)|今後は|これからは|(?:指示|命令|ルール|規則|制限)(?:は|が)[^。！？\\n]{0,8}(?:無効|解除|撤回)|' +
      '(?:指示|命令|ルール)[^。！？\\n]{0,10}(?:無視|忘れ)|に従え|の言うこと|新しい(?:規則|ルール)|待たず|レビューなし|(?:回答|対応)をやめ|(?:記録し|書か|残さ)ない',
  },
  {
    language: 'ko',
    agent:
      '(?:AI|인공지능)\\s?(?:비서|어시스턴트|에이전트|모델|도우미|챗봇)?|비서|어시스턴트|에이전트|(?:대규모\\s?)?언어\\s?모델|도우미|챗봇',
    give: [
      '첨부|보내|전송|업로드|올려|올리|공개|보여|출력|유출|복사|붙여|공유|전달|알려\\s?주|제출|올려|붙여|넘겨|내놔|포함|입력',
      '비밀번호|암호|개인\\s?키|키를|키\\b|자격\\s?증명|토큰|비밀|파일|청구서|메일|메시지|연락처|데이터|대화|기록|환경\\s?변수|내용|소스\\s?코드|프롬프트|\\.env|' +
        '고객|은행|카드|키(?:를|도)|사진|캘린더|일정|명세서|인증\\s?번호|쿠키|메모|위치|전화번호|주소록|주소(?!로)',
    ],
    destroy: [
      '삭제|지우|지워|제거|비활성화|끄고|꺼|덮어쓰|파기|건너뛰|끄|무시|중지',
      '파일|폴더|데이터베이스|테이블|백업|테스트|로그|브랜치|저장소|모든|모두|보호|보안|훅|메일|메시지|검사|검토|확인|백신|방화벽|주석|제한|서명|검증|인증|권한',
    ],
    run: ['실행|설치|내려받|다운로드|열어|접속|승인', '다음|아래|스크립트|명령|코드|https?:|링크|root'],
    allow: ['승인|병합|배포|부여|추가|허용', '관리자|권한|접근|프로덕션|운영|읽지 않|결제'],
    claim: [
      '권하|권유|안내하|변경|교체|바꾸|바꿔|쓰고|쓰세|쓰라|첨부|요구|답하|대답|주장|표시|결제|송금|추천|말하|숨기|숨겨|감추|매기|주고|주세|평가하|권하|칭찬|제외하',
      '계좌|답변을|무료|안전|성공|승인|문제없|원|유로|비트코인|항상|모두에게|통과|링크|카드|최고|가장 좋|주식|추천|별점|리뷰|후기|비판|불만|경쟁|가격|단점',
    ],
    hide: '(?:알리지|말하지|묻지|보고하지|언급하지)\\s?(?:말|마|않)|(?:확인|동의|허락|승인)\\s?없이|몰래|비밀리에',
    rule:
      '새로운?\\s?(?:임무|작업|역할|지시)(?:는|은|이)|지금부터|이제부터|(?:지시|명령|규칙|제한)[^.!?\\n]{0,8}(?:무효|해제|취소)|' +
      '(?:지시|명령|규칙)[^.!?\\n]{0,10}(?:잊|무시)|말을\\s?따르|새로운?\\s?(?:규칙|지침)|검토\\s?없이|' +
      '기다리지\\s?(?:않|말)|기록하지|쓰지\\s?마|남기지\\s?마',
  },
  {
    language: 'ar',
    agent:
      '(?:ال)?مساعد(?: الذكي| الافتراضي| الآلي)?|(?:ال)?نموذج\\S* (?:ال)?لغو\\S*|' +
      '(?:ال)?وكيل(?: الذكي| الذكاء الاصطناعي)?|(?:ال)?ذكاء الاصطناعي|(?:ال)?روبوت|بوت',
    give: [
      '[وف]?[أا]?رسل\\S*|[وف]?حم[ِّ]?ل\\S*|[وف]?ارفع\\S*|[وف]?انشر\\S*|[وف]?اعرض\\S*|[وف]?[أا]ظهر\\S*|' +
        '[وف]?اكشف\\S*|[وف]?انسخ\\S*|[وف]?شارك\\S*|[وف]?اطبع\\S*|[وف]?سل[ّم]\\S*|[وف]?حو[ّل]\\S*|' +
        '[وف]?[أا]عط\\S*|[وف]?مر[ّ]?ر\\S*|[وف]?[أا]دخل\\S*',
      'كلمات? (?:ال)?(?:مرور|سر)|كلمة|مفتاح|مفاتيح|بيانات|اعتماد|رمز|رموز|أسرار|ملف\\S*|الملف\\S*|فاتورة|' +
        'فواتير|بريد|رسائل|محادثة|جهات|محتوى|محتويات|متغيرات|\\.env|عملاء|العملاء|بنك\\S*|بطاق\\S*|صور|تقويم|' +
        'كشف|ملاحظات|هاتف|عنوان(?:ه|ها|ك)?(?!\\p{L})',
    ],
    destroy: [
      '[وف]?احذف\\S*|[وف]?امسح\\S*|[وف]?دم[ّر]\\S*|[وف]?عط[ّل]\\S*|[وف]?[أا]وقف\\S*|[وف]?[أا]زل\\S*|[وف]?تجاوز\\S*|[وف]?تجاهل\\S*|[وف]?[أا]لغ\\S*',
      'ملف\\S*|الملف\\S*|مجلد\\S*|قاعدة|جدول|جداول|نسخ\\S*|سجل\\S*|السجل\\S*|مستودع|كل|جميع|حماية|الحماية|جدار|الأمان|' +
        'رسائل|الرسالة|مراجعة|تحقق|فحص|النسخ|تعليق\\S*|حد|توقيع\\S*|مصادقة|المصادقة|شهادة|' +
        'التحقق|اختبار\\S*|الاختبار\\S*',
    ],
    run: [
      '[وف]?ف?نف[ّ]?ذ\\S*|[وف]?شغ[ّ]?ل\\S*|[وف]?ثب[ّ]?ت\\S*|[وف]?نز[ّ]?ل\\S*|[وف]?افتح\\S*|[وف]?زر',
      'https?:|التالي\\S*|الأمر|الأوامر|نص برمجي|السكربت|البرنامج|أدناه|الرابط',
    ],
    allow: ['وافق\\S*|ادمج\\S*|انشر\\S*|امنح\\S*|[أا]ضف\\S*', 'مسؤول|المدير|صلاحي\\S*|وصول|الإنتاج|دون قراءة|الدفع'],
    claim: [
      'غي[ّ]?ر\\p{L}*|استبدل\\p{L}*|اكتب\\S*|[وف]?اطلب\\S*|قل|[أا]جب\\S*|اد[ّ]?ع\\S*|ادفع|حو[ّ]?ل|' +
        '[أا]ك[ّ]?د\\S*|[وف]?[أا]خف\\S*|قي[ّ]م\\S*|امدح\\S*|[أا]وص\\S*|امنح\\S*',
      'الحساب\\p{L}*|إجابتك|مجان\\S*|آمن\\S*|بنجاح|نجاح|موافق|يورو|دولار|بيتكوين|دائم\\S*|الجميع|نجحت|رابط|' +
        'بطاق\\S*|الأفضل|نجوم|مراجعات|تقييم\\S*|نقد|شكاوى|المنافس\\S*|السعر|الأسعار',
    ],
    hide: 'دون (?:إخبار|إعلام|سؤال|علم|إذن|موافقة|تأكيد|أن)|لا تخبر\\S*|ولا تخبر\\S*|لا تسأل\\S*|لا تذكر|سر[اًّ]',
    rule:
      'مهمتك الجديدة|من الآن فصاعد\\S*|(?:التعليمات|القواعد|الأوامر)[^.!?؟]{0,25}(?:ملغاة|لاغية|لم تعد)|' +
      'انس\\S* (?:كل|ما|جميع)|أطع|قاعدة جديدة|قواعد جديدة|تعليمات جديدة|(?:دون|بلا|بدون) (?:مراجعة|انتظار)',
  },
  {
    language: 'hi',
    agent: '(?:एआई|AI)(?:\\s?(?:सहायक|एजेंट|मॉडल|असिस्टेंट))?|सहायक|(?:बड़े )?भाषा मॉडल|एजेंट|असिस्टेंट|मॉडल|बॉट|रोबोट|चैटबॉट',
    give: [
      'भेज\\S*|अपलोड|प्रकाशित|दिखा\\S*|बता\\S*|कॉपी|चिपका\\S*|साझा|प्रिंट|दे दो|दें|उजागर|दो|डाल\\S*|पोस्ट',
      'पासवर्ड\\S*|कुंजी\\S*|कुंजियाँ|क्रेडेंशियल\\S*|टोकन\\S*|गुप्त\\S*|फ़ाइल\\S*|फाइल\\S*|बिल|ईमेल|' +
        'संदेश\\S*|संपर्क\\S*|डेटा|बातचीत|इतिहास|सामग्री|कोड|\\.env|ग्राहक\\S*|बैंक|कार्ड|सारे|फ़ोटो|फोटो|' +
        'कैलेंडर|विवरण|कुकी\\S*|नोट\\S*|स्थान|पता(?!\\S)',
    ],
    destroy: [
      'हटा\\S*|मिटा\\S*|डिलीट|बंद कर\\S*|नष्ट|निष्क्रिय|छोड़\\S*|अनदेखा',
      'फ़ाइल\\S*|फाइल\\S*|फ़ोल्डर|डेटाबेस|तालिका\\S*|बैकअप|टेस्ट|लॉग|शाखा|सब कुछ|सभी|सुरक्षा|संदेश|ईमेल|जाँच|' +
        'जांच|समीक्षा|पुष्टि|टिप्पणी|सीमा|हस्ताक्षर|सत्यापन|प्रमाणपत्र|प्रमाणीकरण',
    ],
    run: ['चला\\S*|निष्पादित|इंस्टॉल|डाउनलोड|खोल\\S*', 'https?:|नीचे|निम्न\\S*|स्क्रिप्ट|कमांड|आदेश|लिंक|कोड'],
    allow: ['मंज़ूर|मंजूर|स्वीकृत|मर्ज|तैनात|जोड़\\S*', 'व्यवस्थापक|अनुमति|पहुँच|अधिकार|बिना पढ़े|भुगतान'],
    claim: [
      'बदल\\p{L}*|लिख\\S*|माँग\\S*|कहो|बोलो|जवाब|उत्तर|दावा|भुगतान|छिपा\\S*|छुपा\\S*|रेट|सुझा\\S*|सिफारिश|दो|दें',
      'खात\\p{L}*|अपना (?:उत्तर|जवाब)|मुफ़्त|मुफ्त|सुरक्षित|सफल|स्वीकृत|यूरो|रुपये|हमेशा|सबको|पास|लिंक|कार्ड|' +
        'सितारे|स्टार|समीक्षा\\S*|आलोचना|शिकायत\\S*|प्रतिस्पर्ध\\S*|कीमत',
    ],
    hide: '(?:को|से) (?:बताए|पूछे|सूचित किए) (?:बिना|बगैर)|मत बता\\S*|(?:बताए|पूछे|अनुमति|पुष्टि)(?: के)? बिना|चुपके|गुप्त रूप',
    rule:
      'नया (?:काम|कार्य)|अब से|(?:निर्देश|नियम|आदेश)\\S*[^।.!?]{0,20}(?:रद्द|अमान्य|लागू नहीं)|भूल\\s?जा\\S*|' +
      'नया नियम|नए नियम|बिना (?:समीक्षा|इंतज़ार|जाँच)',
  },
]
