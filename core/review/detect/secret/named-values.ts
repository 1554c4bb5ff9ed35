// Secrets recognised by name (long: lists of patterns): members, variables, options, columns, and outputs of commands
// that print one. A value counts when it is too random to be a word somebody chose. Source: CONTRACT 16.1, ENGINE 16
// (secret exposure).
import { from_base64 } from '#core/base64.ts'
import { in_turn, one_of, within } from '#core/compose.ts'
import type { Findings } from '#core/review/detect/finding.ts'
import { bits_per_char, is_placeholder } from '#core/secret/token.ts'

const NAMED = in_turn(
  /(?<![A-Za-z0-9])["']?/gi,
  /([A-Za-z0-9_.-]{0,48}(?:password|passwd|pwd|passphrase|_pass|_psk|\.psk|(?<![A-Za-z0-9_.-])(?:pass|psk|pw)(?=["']?\s{0,4}[:=])|secret|token|api[_-]?key|apikey|access[_-]?key|secret[_-]?key|private[_-]?key|auth[_-]?key|account[_-]?key|encryption[_-]?key|signing[_-]?key|admin[_-]?key|master[_.-]?key|app[_-]key|client[_-]?secret|credentials?)[A-Za-z0-9_-]{0,16})/gi,
  /["']?\s{0,4}(?:=>|:=|=|:)\s{0,4}(["'`]?)([^\s"'`,;<>(){}[\]\\]{8,400})/gi,
)

/** A member whose value stands one level below its name: outputs of Terraform, secrets of a compose file, variables of a container. */
const NESTED = in_turn(
  /(?<![A-Za-z0-9])["']?/gi,
  /([A-Za-z0-9_.-]{0,48}(?:password|passwd|passphrase|secret|token|api[_-]?key|private[_-]?key|access[_-]?key|credentials?)[A-Za-z0-9_-]{0,16})/gi,
  /["']?\s{0,4}/gi,
  /(?:[:=]\s{0,4}\{[^{}]{0,120}?|,?\s{0,20}(?:["']type["']\s{0,4}:\s{0,4}["']\w{1,24}["'],\s{0,20})?)/gi,
  /["']?(value)["']?\s{0,4}[:=]\s{0,4}["']([^\s"'\\]{10,400})["']/gi,
)
/** A key in the form of a UUID says so only by its name: `HEROKU_API_KEY`. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
/** The half of a vault's login that is a password. */
const SECRET_ID = /approle[\w-]{0,16}secret[_-]?id$/i
/** What Consul calls the token itself. */
const TOKEN_ID = 'SecretID'
const HOLDS_KEY = /(?:api|access|auth|secret|private|account|client)[_-]?(?:key|token|secret)$|password$/i

/** Values of options, of elements of XML and of programs that take a password in one word with its letter. */
const SPOKEN: readonly RegExp[] = [
  in_turn(
    /\b(?:password|passphrase|passwd|pwd|pw|(?:api|private|access|secret)[ -]key|secret|token)/gi,
    /(?:\s\([\w -]{1,20}\))?(?:\s(?:for|of)\s[^\s:]{1,40}(?:\s[^\s:]{1,40}){0,2}){0,2}/gi,
    /(?:\s(?:is|was|will be|has been set to)\s?:?|\s?:)\s{1,3}["'`]?([^\s"'`<>{}]{10,200})/gi,
  ),
  /(?<![\w-])--?(?:[a-z]{1,20}-){0,3}(?:password|passwd|pass|token|secret|api-?key)(?:\s{1,4}|=)["']?([^\s"'$<>{}()|;,]{10,200})/gi,
  /<(?:\w{1,20}:)?\w{0,24}(?:password|passphrase|secret|token|apikey)>([^<>\s$]{10,200})<\//gi,
  /\b(?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n|;]{0,80}\s-p["']?([^\s"'$<>{}()|;,]{10,100})/g,
  /\b(?:(?:redis|valkey)-cli\b[^\n|;]{0,80}\s-a|ldap(?:search|modify|add|delete)\b[^\n|;]{0,120}\s-w|mongo(?:sh|dump|restore|export)?\b[^\n|;]{0,80}\s-p)\s{0,2}["']?([^\s"'$<>{}()|;,]{10,100})/g,
  /\b(?:echo|printf)\s(?:-n\s)?["']?([^\s"'$<>{}()|;,]{10,200})["']?\s{0,2}\|[^\n|;]{0,120}--password-stdin/g,
  // Words of other languages for it, with or without a verb.
  /(?<!\p{L})(?:passwort|kennwort|contraseña|mot de passe|senha|palavra-passe|wachtwoord|l[öo]senord|adgangskode|passord|salasana|hasło|heslo|şifre|jelszó|parol[aă]|пароль|пароля|密码|密碼|口令|パスワード|비밀번호|kata sandi|mật khẩu)["']?(?:\s(?:lautet|ist|es|est|é|è|är|er|is|to|je)\s?:?|\s{0,2}[:：=]|为|は)\s{0,3}["'`]?([^\s"'`<>{}。、]{10,200})/giu,
  // The third argument of a call that connects, the second of a call that logs in.
  in_turn(
    /\b(?:PDO|mysqli(?:_connect)?|pg_connect|oci_connect|ftp_login|ldap_bind|[Tt]wilio|HTTPBasicAuth|basic_auth|basicAuth)/g,
    /\(\s{0,4}(?:[$\w]{1,40},\s{0,4})?(?:["'][^"'\n]{1,200}["'],\s{0,4}){1,2}["']([^\s"']{10,200})["']/g,
  ),
  /\b(?:following|initial|admin\w{0,10}) password\b[^\n:.]{0,60}:\s{1,8}([^\s"'`<>{}]{12,200})\s/gi,
  // A name and what goes with it, in one line of a message.
  /\b(?:user(?:name)?|login)\s{1,3}[\w.@-]{2,60}\s{0,3}[,/;|]\s{0,3}pass(?:word)?\s{1,3}([^\s"'`<>{}]{10,64})/gi,
  /\b(?:creds?|credentials|login)(?:\s(?:are|is|for\s[^\s:]{1,40}))?\s?:\s{0,3}[\w.@-]{2,60}\s{0,3}[/|]\s{0,3}([^\s"'`<>{}]{10,64})/gi,
  // A label in HTML and the content of the next element.
  /\b(?:password|passphrase|api[ -]?(?:key|token)|secret(?: key)?|access (?:key|token))\s{0,4}:?\s{0,4}<\/[a-z\d]{1,10}>(?:\s{0,20}<\/?[a-z][^<>]{0,100}>){1,5}\s{0,10}([^\s<>]{12,200})\s{0,10}</gi,
  // Terraform's own passwords, and documents within a setting.
  /"random_password"[^\n]{0,80}\n(?:[^\n]{0,120}\n){0,6}?[^\n]{0,12}\bresult\s{1,20}=\s"([^"\s]{10,200})"/g,
  /\bvault\.azure\.net\/secrets\/[^\0]{0,600}?"value"\s{0,4}:\s{0,4}"([^"\s]{10,400})"/g,
  /"(?:requirepass|masterauth)"\r?\n\s{0,4}\d\) "([^"\s]{10,200})"/g,
  /\[[\w.-]{1,80}\.(?:password|token)\]\s{1,4}(\S{10,200})/g,
  /"random_password"[^\0]{0,1200}?"result"\s{0,4}:\s{0,4}"([^"\s]{10,200})"/g,
  /\b\w{0,40}(?:password|secret|token|private_key)\s{0,8}[=:]\s{0,4}<<[-~]?['"]?\w{2,12}['"]?\n\s{0,8}([^\s"'`<>{}]{12,200})\n/gi,
  /\bWIFI:[^\n]{0,120}?;P:([^;\s]{10,63});/g,
  /\b(?:docker|podman|helm|nerdctl|crane|oras|az|sshpass)\b[^\n|;]{0,120}\s-p\s{0,2}["']?([^\s"'$<>{}()|;,]{10,200})/g,
]

/** What somebody is given to begin with; it need not look random, only like no word. */
const GIVEN = one_of(
  /\b(?:initial|temporary|temp|one-time|generated|new|root|admin(?:istrator)?|your|default) password(?:\s(?:for|of)\s[^\s:]{1,40})?(?:\s(?:is|was)\s?:?|\s?:)\s{1,3}["'`]?([^\s"'`<>{}]{8,64})/gi,
  /\bKey Content\s{1,20}:\s{1,3}(\S{8,63})/gi,
)

/** What holds a secret, as the last word of a name. */
const HOLDER =
  '(?:password|passwd|passphrase|pwd|secret|token|credential|(?:api|secret|access|private|auth|account|' +
  'storage|encryption|signing|master|admin)[_. -]?(?:access[_. -]?)?key)s?'
/** The same at the head of a column, in whatever language. */
const COLUMN_HOLDER =
  `(?:${HOLDER}|passwort|kennwort|contraseña|senha|mot de passe|wachtwoord|lösenord|hasło|heslo|şifre|пароль|` +
  `密码|パスワード)(?:[_ -](?:plain|clear|text|value|raw)){0,2}`
/** A value in quotes with signs that end one elsewhere. */
const QUOTED = new RegExp(
  `(?<![A-Za-z0-9])[\\w.-]{0,48}${HOLDER}["']?\\s{0,4}(?:=>|:=|=|:)\\s{0,4}(["'])((?:(?!\\1)[^\\s\\\\]){12,200})\\1`,
  'gi',
)
/** Places where a name and its value stand apart: two members of one object, two arguments, a name in brackets, a table without lines. */
const APART: readonly RegExp[] = [
  new RegExp(
    `\\b(?:name|key)["']?\\s{0,4}[:=]\\s{0,4}["']?([\\w.-]{0,48}${HOLDER})["']?[\\s,;]{1,40}["']?value["']?\\s{0,4}[:=]\\s{0,4}["']?([^\\s"'<>{}]{12,400})`,
    'gi',
  ),
  new RegExp(`["']([\\w.-]{0,48}${HOLDER})["']\\s{0,4}(?:,|\\]\\s{0,4}=)\\s{0,4}["']([^\\s"']{12,400})["']`, 'gi'),
  new RegExp(
    `^[ \\t]{0,8}((?:\\w[\\w.-]{0,30}[_.-]|[a-z]\\w{0,30})?${HOLDER}|requirepass|masterauth|bindpw|rootpw)[ \\t]{1,40}([^\\s"'<>{}()=:]{12,400})[ \\t]*$`,
    'gim',
  ),
  in_turn(
    /(?<![\w$-])(?!(?:[A-Z0-9]{1,24}_){0,4}(?:TEST|TESTS|EXAMPLE|SAMPLE|DUMMY|MOCK|FAKE|PUBLIC|PUB|PUBLISHABLE|ANON|SITE|CACHE|SORT|STORAGE|QUERY|STATE|GPG|PGP|IDEMPOTENCY|HOST|TYPE|ROUTE|COOKIE|HEADER|CONTEXT|METADATA|ACTION|EVENT)_)/g,
    /([A-Z][A-Z0-9]{0,24}(?:_[A-Z0-9]{1,24}){0,4}_(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD))/g,
    /(?:[ \t]{1,4}|\s?=\s?)["']?((?![psr]k_test_|phc_|[a-z]{2,30}[/.][a-z]{2})[A-Za-z0-9+/=_.-]{20,400})/g,
  ),
]
/** Commands that print nothing but a secret, behind the prompt of a shell, and the line below. */
const PRINTS = within(
  '(?:^|[$#%>❯+] )(?:sudo )?',
  [
    /aws configure get \S{0,40}(?:secret|token)\S{0,20}/gm,
    /(?:kubectl|oc) [^\n]{0,80}\bsecrets?\b[^\n]{0,120}(?:jsonpath|template|base64 -d|--decode)/gm,
    /(?:gh|glab) auth token|heroku auth:token|vault print token/gm,
    /gcloud auth [\w -]{0,30}print-(?:access|identity)-token|az account get-access-token/gm,
    within(
      '',
      [
        /op (?:read|item get)|pass show|gopass show|bw get password|lpass show|doppler secrets get/gm,
        /secret-tool lookup|security find-(?:generic|internet)-password|chamber read/gm,
        /vault (?:read|kv get|print token)|aws secretsmanager get-secret-value|aws ssm get-parameter/gm,
        /gcloud secrets versions access/gm,
      ],
      ' [^\\n]{1,160}',
    ),
    /openssl rand [^\n]{1,60}/gm,
  ],
  '[^\\n]{0,80}\\r?\\n(\\S{12,400})[ \\t]*$',
)
/** A line that names the columns of a table, one of which holds secrets. */
const HEADER = new RegExp(
  `^[^\\n]{0,400}(?:^|[,;|\\t]) {0,80}["']?(?:\\w{1,24}[_ -])?${COLUMN_HOLDER}["']? {0,80}(?:[,;|\\t]|$)[^\\n]{0,400}$`,
  'gim',
)
/** The same for columns that are parted by spaces. */
const ALIGNED = new RegExp(
  `^(?:[^\\n]{1,200} {2})?(?:\\w{1,24}[_ -])?${COLUMN_HOLDER}[ \\t]*(?: {2}[^\\n]{1,200})?$`,
  'gim',
)
const COLUMN = new RegExp(`^(?:\\w{1,24}[_ -])?${COLUMN_HOLDER}$`, 'i')
/** What a column is called. */
const NAME = /^(?:[\w\u00c0-\uffef.-]{1,24}(?: [\w\u00c0-\uffef.-]{1,24}){0,2})?$/
/** Rows below a header that are looked at, and headers of one text. */
const MAX_ROWS = 4
const MAX_ROWS_CHARS = 4000
const MAX_HEADERS = 8

/** Finds values that a name, a column or a command says are secret. */
export function find_named_values(text: string, findings: Findings): void {
  if (
    named_values(text) ||
    (text.includes('\\"') && named_values(text.replaceAll('\\"', '"'))) ||
    spoken_values(text) ||
    given_passwords(text) ||
    quoted_values(text) ||
    values_apart(text) ||
    printed_values(text) ||
    columns(text)
  )
    findings.add('secret', 'named-value')
}

/** Names that end like a secret but hold something else. */
const HARMLESS_NAME = one_of(
  within(
    '(?:token|key|secret|password|credential)[_-]?',
    [
      /id|ids|name|type|url|uri|path|file|count|limit|length|len|size|ttl|expiry|expires?\w*|hash|field/i,
      /header|regex|pattern|prefix|env|ref|arn|version|hint|policy|usage|used|label|class|page|param|mode/i,
      /at/i,
    ],
    's?$',
  ),
  within(
    '(?<![A-Za-z0-9])',
    [
      /next|page(?!rduty)|prev|continuation|cursor|sync|max|min|num|public|csrf\w{0,12}|xsrf|input|output|total/i,
      /prompt|completion|cache\w{0,24}|pad|eos|bos|unk|mask|stop|special|publishable|anon/i,
    ],
    '[_-]?\\w{0,8}tokens?$',
  ),
  /public[_-]?key|publishable|(?:sort|primary|foreign|partition|cache|row|object|react|map)[_-]?key/i,
  // What keeps two requests apart, or says where one goes on.
  /(?<![A-Za-z0-9])\w{0,24}(?:lock|change|idempotency|continuation|concurrency|fencing|action|resume|scroll|pagination|consistency|cancell?ation)[_-]?tokens?$/i,
  /tokenizer/i,
)
/** The same as a cloud's interface calls it: whoever sends one chose it himself. */
const CHOSEN = /(?:^|[a-z0-9_.-])(?:[cC]lient|[rR]equest|[iI]mport|[eE]xport)(?:Request)?Token$/
/** Values of code: calls, members, paths, addresses, references, versions. */
const CODE_VALUE = within(
  '^',
  [
    /\$|%|=|\/|\.{1,2}\/|~|@|!|&|\*|#|https?:|file:|data:|arn:|projects\/|secretsmanager|vault:|op:|ssm:/,
    /env[.:]|process\.|os\.|self\.|this\.|config\.|settings\.|[a-zA-Z]\w*\.[a-z_]\w*(?:\.|$)/,
    /[a-z]\w*\.[a-zA-Z_]\w*(?:\.|$)|(?!(?:\D*\d){4})[A-Z][A-Z0-9_]+$|sha\d+-|v?\d+\.\d+/,
  ],
  '',
)
/** A path, or what a program calls something: words in small letters, some with a number, and what joins them. */
const JOINED =
  /^[a-z][a-z+]{0,30}\d{0,4}(?:[-_:./]{1,2}(?:[a-z][a-z+]{1,30}\d{0,4}|[vi]?\d{1,4}[a-z]?|[a-z]\d{0,4}|\w{1,20}\.[a-z]{1,4}$)){1,12}$/

function named_values(text: string): boolean {
  if (/value["']?\s{0,4}[:=]/i.test(text) && nested_values(text)) return true
  for (const match of text.matchAll(NAMED)) {
    const [whole, name = '', quote = '', shown = ''] = match
    // A call is code, whatever its name looks like.
    if (quote === '' && /[(<{[]/.test(text[match.index + whole.length] ?? '')) continue
    // The next field of a form is not part of the value.
    const value = shown.includes('&') ? shown.replace(/&\w{1,40}=.*$/, '') : shown
    if (is_named_secret(name, value, quote !== '', text)) return true
  }
  return false
}

/** Whether a value that stands behind a name such as `DB_PASSWORD` is a secret. */
function is_named_secret(name: string, value: string, quoted: boolean, text: string): boolean {
  const uuid = UUID.test(value)
  if (uuid && (SECRET_ID.test(name) || name === TOKEN_ID)) return true
  if (HARMLESS_NAME.test(name) || CODE_VALUE.test(value) || is_placeholder(value)) return false
  if (CHOSEN.test(name) && (uuid || /^(?:im|ex)port-token-/.test(value))) return false
  // The report of a test: "PASS: gdb.base/break.exp".
  if (name === 'PASS' && /[/.]/.test(value)) return false
  // Sealed secrets can only be opened by their cluster.
  if (value.startsWith('Ag') && SEALED.test(text)) return false
  if (uuid && HOLDS_KEY.test(name)) return true
  return looks_random(value, order_wanted(name, quoted)) || is_named_password(name, value)
}

/** How much more than a word's disorder a value must have: none behind a name in capitals, most where no quotes mark it as a value. */
function order_wanted(name: string, quoted: boolean): number {
  if (/[A-Z]/.test(name) && !/[a-z]/.test(name)) return 0
  return quoted ? 0.1 : 0.2
}

function is_named_password(name: string, value: string): boolean {
  return PASSWORD_NAME.test(name) && (is_mixed(value) || is_phrase(name, value))
}

const PASSWORD_NAME = /(?:pass(?:word|wd|phrase)?|pwd|_pw)$/i

/** Words with a number in the variable of a password: no generator made it, and nobody fills a template with it. */
function is_phrase(name: string, value: string): boolean {
  return (
    name === name.toUpperCase() &&
    value.length >= 12 &&
    /[A-Z]/.test(value) &&
    /[a-z]/.test(value) &&
    /\d/.test(value) &&
    /[^\w]/.test(value) &&
    !WORDLIKE.test(value) &&
    !/^(?:set|enter|put|use|type|pick|choose|add|must|min)\b/i.test(value) &&
    bits_per_char(value) >= 3
  )
}

const SEALED = /kind["']?\s*:\s*["']?SealedSecret\b/

function nested_values(text: string): boolean {
  for (const [, name = '', , value = ''] of text.matchAll(NESTED)) {
    if (!HARMLESS_NAME.test(name) && is_secret(value, 0.1)) return true
  }
  return false
}

/** A text without one of these says no value. */
const SPOKEN_HINT = one_of(
  /[\s"]--?\w|<\/|\b(?:is|was|be|to|for)\b|[\u0080-\uffff]|passwort|kennwort|senha|wachtwoord/i,
  /mot de passe|login|\b(?:key|token|password) \(|(?:private|secret|access|api) key ?:|WIFI:|PDO|mysqli/i,
  /wilio|creds|"random_password"|\.azure\.net|"requirepass|"masterauth|\.(?:password|token)\]|<<[-~]?['"]?[A-Z]|user\w{0,4} \S{1,60} ?[,/;|] ?pass/i,
)

function spoken_values(text: string): boolean {
  if (!SPOKEN_HINT.test(text)) return false
  for (const pattern of SPOKEN) {
    for (const [, value = ''] of text.matchAll(pattern)) {
      if (is_secret(value, 0.1) || is_mixed(value.replace(/[.,;]$/, ''))) return true
    }
  }
  return false
}

/** Nine to eleven characters of three kinds in no order that a word has. */
function is_mixed(value: string): boolean {
  const turns = value.match(/[a-z](?=[A-Z\d])|\d(?=[A-Za-z])|[A-Z]{2}(?=[a-z])/g)?.length ?? 0
  return value.length >= 9 && value.length < 12 && turns >= 3 && !CODE_VALUE.test(value) && is_made_up(value)
}

/** Where to connect, as whom, and with which password: short ones count where the rest is said as well. */
const CONNECTS =
  /\b(?:server|data source|host|user ?id|uid)=[^;\n"']{1,80};(?:[^;\n"']{1,80};){0,6}?\s?(?:password|pwd)=([^\s;"'<>{}$]{8,64})/gi

function given_passwords(text: string): boolean {
  for (const [, value = '', key = ''] of text.matchAll(GIVEN)) {
    if (key !== '' && !is_placeholder(key)) return true
    if (is_made_up(value.replace(/[.,;]$/, ''))) return true
  }
  if (!text.includes(';')) return false
  for (const [, value = ''] of text.matchAll(CONNECTS)) if (is_made_up(value)) return true
  return false
}

/** Of several kinds of characters, and no word. */
function is_made_up(value: string): boolean {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\w]/].filter((kind) => kind.test(value)).length
  return kinds >= 3 && !is_placeholder(value) && !WORDLIKE.test(value) && bits_per_char(value) >= 2.9
}

/** A word with a number behind it, or something of a program. */
const WORDLIKE = /^[A-Z]?[a-z]{2,}[^a-z]*$|^[\w.]+\(|[/\\]|\.[a-z]{2,4}$|^[A-Z]?[a-z]+(?:[A-Z][a-z]+)+\W?$/

/** A regular expression, a template or words, in quotes like a password. */
const NO_PASSWORD = /\\|\[[^\]]{0,40}-|\{\d|\(\?|\$\{|\{\{|<[a-z]|=>|\(\)|[A-Za-z]{7,}/

function quoted_values(text: string): boolean {
  for (const [whole, , value = ''] of text.matchAll(QUOTED)) {
    if (!/[(),;<>{}[\]`'"]/.test(value) || NO_PASSWORD.test(value) || HARMLESS_NAME.test(name_in(whole))) continue
    if (is_secret(value, 0.3)) return true
  }
  return false
}

function name_in(whole: string): string {
  return /^[\w.-]*/.exec(whole)?.[0] ?? ''
}

function values_apart(text: string): boolean {
  for (const pattern of APART) {
    for (const [, name = '', value = ''] of text.matchAll(pattern)) {
      if (!HARMLESS_NAME.test(name) && is_secret(value, 0.2)) return true
    }
  }
  return false
}

function printed_values(text: string): boolean {
  for (const [, value = ''] of text.matchAll(PRINTS)) {
    if (is_secret(value, 0)) return true
  }
  return false
}

/** Tables whose header names a secret: what stands below it. */
function columns(text: string): boolean {
  const plain = /[│┃]/.test(text) ? text.replace(BOX, '').replace(/[│┃]/g, '|') : text
  return tables(plain) || (/<th\b/i.test(text) && tables(text.replace(CELL_TAGS, '|').replace(END_OF_ROW, '\n')))
}
/** Lines of boxes, and tags of tables. */
const BOX = /^[ \t]*[┌├└┏┣┗╞╒╘][^\n]*\n/gm
const END_OF_ROW = /<\/tr>/gi
const CELL_TAGS =
  /\s{0,40}<(?:\/t[hd]|t[hdr]|\/?thead|\/?tbody|\/?table)\b[^<>]{0,200}>(?:\s{0,40}<(?:\/t[hd]|t[hdr]|\/?thead|\/?tbody|\/?table)\b[^<>]{0,200}>){0,4}\s{0,40}/gi

function tables(text: string): boolean {
  return table_holds(text, HEADER, (header) => /[,;|\t]/.exec(header)?.[0]) || table_holds(text, ALIGNED, () => GAP)
}
const GAP = / {2,}/

function table_holds(text: string, header: RegExp, sign_of: (header: string) => string | RegExp | undefined): boolean {
  let headers = 0
  for (const match of text.matchAll(header)) {
    if (++headers > MAX_HEADERS) return false
    const sign = sign_of(match[0])
    if (sign === undefined) continue
    const cells = (line: string) =>
      (sign === GAP ? line.trim() : line).split(sign).map((cell) => cell.trim().replace(/^["']|["']$/g, ''))
    const names = cells(match[0])
    const at = names.findIndex((cell) => COLUMN.test(cell) && !HARMLESS_NAME.test(cell))
    if (at < 0 || names.filter((name) => name !== '').length < 2 || !names.every((name) => NAME.test(name))) continue
    if (sign === ',' && names.includes('')) continue
    const rows = text
      .slice(match.index + match[0].length + 1)
      .slice(0, MAX_ROWS_CHARS)
      .split('\n', MAX_ROWS)
      .map(cells)
    if (rows.some((row) => row.length === names.length && is_secret(row[at] ?? '', 0.2))) return true
  }
  return false
}

function is_secret(value: string, caution: number): boolean {
  return !/\s/.test(value) && !CODE_VALUE.test(value) && !is_placeholder(value) && looks_random(value, caution)
}

/** Random enough that no person chose it as a word: by length, classes of characters and entropy. */
function looks_random(value: string, caution: number): boolean {
  if (value.length < 12) return is_short_password(value)
  const lower = /[a-z]/.test(value)
  const upper = /[A-Z]/.test(value)
  const digit = /[0-9]/.test(value)
  const bits = bits_per_char(value)
  if (/^[0-9a-f]+$/i.test(value)) return value.length >= 28 && bits > 3 && digit && /[a-f]/i.test(value)
  if (JOINED.test(value) || is_encoded_prose(value)) return false
  if (digit ? /^\D+\d\D+$/.test(value) && is_spoken(value.replace(/\d/, '')) : is_identifier(value)) return false
  // Words joined by case or hyphens are names: `myServiceAccount`, `use-your-own-value`.
  if (!digit && (!lower || !upper)) return false
  if (!digit && !/[a-z][A-Z]{2}|[A-Z]{2,}[a-z]+[A-Z]|[bcdfghjklmnpqrstvwxz]{4}/i.test(value)) return false
  if (!digit && /^[A-Za-z]{1,12}(?:[-_.][A-Za-z]{1,12})+$/.test(value)) return false
  if (/^[a-z]+(?:[-_][a-z]+)*[-_]?\d{0,4}$/i.test(value) && !(lower && upper && /[A-Z][a-z]?[A-Z]/.test(value)))
    return false
  return bits >= (value.length >= 20 ? 3.5 : 3) + caution
}

/** What a generator of passwords makes in eight characters: all kinds of them, and no word. */
function is_short_password(value: string): boolean {
  return (
    value.length >= 8 &&
    /[a-z]/.test(value) &&
    /[A-Z]/.test(value) &&
    /[0-9]/.test(value) &&
    /[!#$%&*+?@^~-]/.test(value) &&
    !/[A-Za-z]{4,}|^[A-Z][a-z]+[^a-z]+$|123/.test(value) &&
    bits_per_char(value) >= 2.9
  )
}

/** Words written together, each long enough to be one: `GraphqlAPIKey`, `opts?.authToken`. */
function is_identifier(value: string): boolean {
  const words = words_in(value)
  return words.join('').length / Math.max(1, words.length) >= 3.5 || is_spoken(value)
}

/** The same with shorter words, all of which can be said: `OAuthTokenSet`, `myDBLoginInfo`. */
function is_spoken(value: string): boolean {
  const words = words_in(value)
  return (
    words.join('').length / Math.max(1, words.length) >= 3.2 &&
    words.every((word) => /[aeiouy]/i.test(word) || (word.length < 5 && word === word.toUpperCase())) &&
    !words.some((word) => word.length > 3 && NO_WORD_BEGINS.test(word))
  )
}

/** Consonants in a row that no word begins with. */
const NO_WORD_BEGINS = /^(?!str|spr|scr|thr|chr|sch|spl|shr|phr|xhr|http)[bcdfghjklmnpqrstvwxz]{3}[a-z]/i

function words_in(value: string): string[] {
  return value.replace(/[?.!_-]/g, '').match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []
}

/** Words that were encoded to look like a key: "not my real password". */
function is_encoded_prose(value: string): boolean {
  if (!/^[A-Za-z0-9+/]{12,}={0,2}$/.test(value)) return false
  const said = from_base64(value)
  return said !== null && /^[A-Za-z]{2,12}(?: [A-Za-z]{2,12}){2,}[.!]?$/.test(said)
}
