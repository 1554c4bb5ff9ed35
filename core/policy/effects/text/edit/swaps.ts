// Edits that replace a safe construct by an unsafe one: a parametrised query by a concatenated one, a cipher by a
// broken one, a checked address by an unchecked one. Compares old text with new. Source: ENGINE 19.
import { one_of, together, within } from '#core/compose.ts'
import type { Lines } from '#core/policy/effects/text/edit/lines.ts'

/** Words that a query is put together of. */
const QUERY_BUILT =
  /\b(?:select|insert into|update|delete from)\b[^\n"'`]{0,200}["'`]\s*(?:\+\s*\w|%\s*[\w(]|\.format\()/i
/** Text of others that a page takes for its own; what was cleaned before is none. */
const SHOWS_RAW =
  /^(?![\s\S]*(?:purify|sanit|escape))[\s\S]*(?:\bdangerouslySetInnerHTML\b|\bv-html\b|\binnerHTML\s?=(?!=|\s?(?:""|''|``))|\|\s?safe\b|\bmark_safe\(|\bhtml_safe\b|\{!!|\bbypassSecurityTrust)/i

/** Ways to do something that look at what they are given, and ways that do whatever it says. */
const UNSAFE: readonly (readonly [RegExp, RegExp])[] = [
  [/\bsafe_load|SafeLoader/, /\byaml\.(?:unsafe_load|load\([^)\n]{0,80}(?:UnsafeLoader|yaml\.Loader|FullLoader))/],
  [/\bshell\s*=\s*False/, /\bshell\s*=\s*True/],
  [/\bast\.literal_eval\(|\bJSON\.parse\(/, /(?<![\w.])eval\(/],
  [/\bweights_only\s*=\s*True/, /\bweights_only\s*=\s*False/],
  [/origins?["']?\s*[=:]\s*\[?["']https?:/i, /origins?["']?\s*[=:]\s*\[?["']\*["']/i],
  [/\borigins?\w{0,24}["']?\s?[=:]\s?(?!["'[\s]{0,8}\*|true\b)\S/i, /\borigins?["']?\s?[=:]\s?true\b/i],
  [/\bpolicyTypes:\s?\[\s?["']?\w/, /\bpolicyTypes:\s?\[\s?\]/],
  [/\bwith: :exception\b/, /\bwith: :(?:null_session|reset_session)\b/],
  [/\bdefault allow\w{0,20}\s?:?=\s?false/, /\bdefault allow\w{0,20}\s?:?=\s?true/],
  [/\$except\s*=\s*\[\s*\]/, /\$except\s*=\s*\[\s*["']\*/],
  [
    /\b(?:cidr|source)\w*["']?\s*[=:]\s*\[?["'](?:10|172|192)\./i,
    /\b(?:cidr|source)\w*["']?\s*[=:]\s*\[?["']0\.0\.0\.0\/0/i,
  ],
  [/\bacl["']?\s*[=:]\s*["']private/i, /\bacl["']?\s*[=:]\s*["']public-read/i],
  [/\balgorithms?["']?\s*[=:]\s*\[?["'](?:RS|HS|ES|PS|Ed)/i, /\balgorithms?["']?\s*[=:]\s*\[?["']none["']/i],
  [/\bpull_request\b/, /\bpull_request_target\b/],
  [/\benable row level security\b/i, /\bdisable row level security\b/i],
  [/\b(?:bcrypt|argon2\w{0,2}|scrypt|pbkdf2\w{0,12})\b/i, /\b(?:md5|sha1)\s*\(/i],
  [/\bwhere\b[^\n]{0,80}(?:\$\d|\?|%s|:\w+)\s*["'`]/i, /\bwhere\b[^\n"'`]{0,80}["'`]\s*\+\s*\w/i],
  [
    /\b(?:select|insert into|update|delete from)\b[^\n]{0,200}(?:\$\d|\?|%s|:\w|@\w)/i,
    /(?:\bf["']{1,3}|(?<![\w)])`)[^\n"'`]{0,20}\b(?:select|insert into|update|delete from)\b[^\n`]{0,200}\$?\{/i,
  ],
  [/\b(?:select|insert into|update|delete from)\b[^\n]{0,200}(?:\$\d|\?|%s|:\w|@\w)/i, QUERY_BUILT],
  [/\{\s?[\w.]+\s?\}|\btextContent\b|\{\{|\binnerText\b/, SHOWS_RAW],
  [
    /\bactions?["']?\s{0,20}[=:]\s{0,20}\[?\s{0,20}["'][\w-]{1,40}:\w/i,
    /\bactions?["']?\s{0,20}[=:]\s{0,20}\[?\s{0,20}["'](?:\*|[\w-]{1,40}:\*)["']/i,
  ],
  [
    /\bresources?["']?\s{0,20}[=:]\s{0,20}\[?\s{0,20}["'](?:arn:|\w)/i,
    /\bresources?["']?\s{0,20}[=:]\s{0,20}\[?\s{0,20}["']\*["']/i,
  ],
  [
    /\b(?:select|insert into|update|delete from)\b[^\n]{0,200}(?:\$\d|\?|%s|:\w|@\w)/i,
    /\b(?:format!|[Ss]printf|String\.format)\(\s*"[^"\n]{0,40}\b(?:select|insert into|update|delete from)\b/i,
  ],
  [
    /\b(?:safe_?join|secure_?join|resolve_?safe|safe_?path|sanitize_?path)\(/i,
    /\b(?:os\.path|path|filepath)\.[jJ]oin\(/,
  ],
  [/\bdefusedxml\b/, /\b(?:xml\.(?:etree|dom|sax)|lxml)\b/],
  [/<%=(?!=)/, /<%==/],
  [/\bRemovalPolicy\.(?:RETAIN|SNAPSHOT)/, /\bRemovalPolicy\.DESTROY/],
  [/\bDeletionPolicy["']?\s?:\s?["']?(?:Retain|Snapshot)/, /\bDeletionPolicy["']?\s?:\s?["']?Delete/],
  // One of a list of deeds, as an edit gives it.
  [/^\s{0,40}["'][\w-]{2,30}:[A-Z]\w{2,60}["'],?\s{0,8}$/, /^\s{0,40}["'](?:\*|[\w-]{2,30}:\*)["'],?\s{0,8}$/],
  [/\bfrom_port\s{0,8}=\s{0,8}[1-9]/, /\bfrom_port\s{0,8}=\s{0,8}0\s{1,40}to_port\s{0,8}=\s{0,8}(?:0|65535)\b/],
  [/\bverbs["']?\s{0,20}:\s{0,20}\[?\s{0,20}["']\w/, /\bverbs["']?\s{0,20}:\s{0,20}\[?\s{0,20}["']\*["']/],
  [
    /\bscopes?["']?\s{0,20}[=:]\s{0,20}\[?\s{0,20}["'][\w.:/-]/,
    /\bscopes?["']?\s{0,20}[=:]\s{0,20}\[?\s{0,20}["'](?:\*|admin)["']/,
  ],
  [
    /\b(?:roles\/(?:viewer|browser|[\w.]{1,40}(?:viewer|reader|user))|name:\s?(?:view|edit|[\w-]{0,40}reader)\b|ReadOnlyAccess)/i,
    /\b(?:roles\/(?:owner|editor|[\w.]{0,40}admin)|name:\s?cluster-admin|AdministratorAccess)/,
  ],
  [/\b(?:podSelector|policyTypes|NetworkPolicy)\b/, /\b(?:ingress|egress):\s{1,20}(?:- \{\s?\}|\[\s?\{\s?\}\s?\])/],
  [/\b(?:ssl|tls)["']?\s*[=:]\s*(?:\{|true\b)/i, /\b(?:ssl|tls)["']?\s*[=:]\s*(?:false|none|null)\b/i],
  [/\bALLOWED_HOSTS\s*=\s*\[\s*["'][\w.]/, /\bALLOWED_HOSTS\s*=\s*\[\s*["']\*/],
  [/^(?=[^\n]*\bpostMessage\()(?![^\n]*["']\*["'])/, /\bpostMessage\([^\n]{0,80},\s?["']\*["']/],
  [/\bwhere\(\s*["'][^"'\n]{0,200}\?/, /\bwhere\(\s*["'][^\n]{0,200}#\{/],
  [
    /\bexecFile\w*\(|\bspawn\w*\(|\bsubprocess\.\w+\(\s*\[|\bexec\.Command\("(?!(?:ba)?sh")/,
    /(?<![\w.])exec(?:Sync)?\(\s*`[^`\n]*\$\{|\bos\.system\(|\bshell\s*[=:]\s*[Tt]rue|\bexec\.Command\("(?:ba)?sh"/,
  ],
  [
    /\bjson\.loads?\(|\bJSON\.parse\(|\bsafe_load\b/,
    /\b(?:pickle|marshal|dill|cloudpickle|jsonpickle)\.(?:loads?|decode)\(|\bunserialize\(/,
  ],
  // What a token says is read without a look at who signed it.
  [
    /\b(?:jwt|jose|jsonwebtoken|JWT)\.(?:verify|jwtVerify)\(|\bjwtVerify\(/,
    /\b(?:jwt|jose|jsonwebtoken|JWT)\.(?:decode|decodeJwt)\(|\b(?:decodeJwt|jwtDecode|jwt_decode)\(/,
  ],
  [/\baes\.New\w+\(/, /\b(?:des|rc4)\.New\w+\(/],
  [
    /\baes\W?\d{0,3}\W?(?:gcm|ccm|siv)\b|\bMODE_GCM\b|\bchacha20\b/i,
    /[-_]ecb\b|\bMODE_ECB\b|\bdes\.New|\b(?:des|3des|rc4|blowfish)\b/i,
  ],
  [/^(?=[\s\S]{0,400}(?:sign|hmac|passw|pwd))[\s\S]*\bsha[-_]?(?:256|384|512)\b/i, /\b(?:md5|sha-?1|md4)\b(?!\d)/i],
  [
    /\b(?:randomBytes|randomUUID|getRandomValues|randomInt|SystemRandom|SecureRandom|token_(?:hex|urlsafe|bytes)|random_bytes|secrets\.\w{4,12})\b|crypto\/rand/,
    /\bMath\.random\(|(?<![.\w])random\.(?:random|choices?|randint|getrandbits)\(|\bnew Random\(|math\/rand|\bmt_rand\(/,
  ],
  [/\bsame_?site["']?\s*[=:]\s*["']?(?:strict|lax)/i, /\bsame_?site["']?\s*[=:]\s*["']?none/i],
  [
    /\bsecure_channel\(|\bSSLContext\b|\bssl_channel_credentials\b/,
    /\binsecure_channel\(|\bInsecureChannel|\bWithInsecure\(|\binsecure\.NewCredentials/,
  ],
  [/\b(?:SASL_SSL|SSL|SASL)\b/, /\b(?:SASL_)?PLAINTEXT\b/],
  [/\b(?:Deny|Require ip|Require host|Require user)\b/i, /\b(?:Allow from all|Require all granted)\b/i],
  [/-src\s(?!\*)/, /-src\s(?:[^;\n]{0,200}\s)?(?:\*|'unsafe-eval'|'unsafe-inline')/],
  [/origins?\w*["']?[^\n"']{0,24}["']https?:/i, /origins?\w*["']?[^\n"']{0,24}["']\*["']/i],
  [
    /\bmembers?["']?\s{0,20}=\s{0,20}\[?\s{0,20}["'](?:user|serviceAccount|group|domain):/,
    /["'](?:allUsers|allAuthenticatedUsers)["']/,
  ],
  [/\bprincipals?\b["'\w\s:={[]{0,24}["']arn:/i, /\bprincipals?\b["'\w\s:={[]{0,24}["']\*["']/i],
  [/\b127\.0\.0\.1:(\d{4,5}):/, /(?:["'\s-]|0\.0\.0\.0:)(?:6379|5432|3306|27017|9200|11211|2375|5984|8500|2379):/],
  [/^[ \t]*bind(?:_?ip)?[\s:=]+["']?(?:127\.|localhost)/im, /^[ \t]*bind(?:_?ip)?[\s:=]+["']?(?:0\.0\.0\.0|\*|::)/im],
  [/\brunAsUser:\s?[1-9]/, /\brunAsUser:\s?0\b/],
  [/--hash=sha256:/, /^(?![\s\S]*--hash=)[\s\S]*[=<>]=/],
  [/\bintegrity=["']sha/, /^(?![\s\S]*\bintegrity=)[\s\S]*<(?:script|link)\b/],
  [/\b(?:deny|forbid)\(/, /\ballow\((?:warnings|unsafe_code|clippy)/],
  [/\bcurrent_user\.\w{1,40}\.(?:find|where)/, /^(?![\s\S]*current_user)[\s\S]*\b[A-Z]\w{1,40}\.(?:find|where)/],
  [
    /\b(?:role|is_?admin|permissions?|scopes?)["']?\s?[=:]\s?(?:["'][\w-]{1,30}["']|false|\w{1,20}\.User)/i,
    /\b(?:role|is_?admin|permissions?|scopes?)["']?\s?[=:]\s?(?:req|request|ctx|params|body|input|data)\b[.[]/i,
  ],
  [
    /(?:exempt|public|skip|unprotected|anonymous|open|unauthenticated|white_?list\w{0,6})_?(?:paths?|routes?|urls?|endpoints?)/i,
    /(?:exempt|public|skip|unprotected|anonymous|open|unauthenticated|white_?list\w{0,6})_?(?:paths?|routes?|urls?|endpoints?)[^\n]{0,200}["']\/?(?:admin|api|\*)\b/i,
  ],
  [/\bverify_peer\b/, /\bverify_none\b/],
  // Servers that ask their clients for a certificate.
  [/\bRequire(?:AndVerify|Any)ClientCert\b/, /\b(?:NoClientCert|RequestClientCert|VerifyClientCertIfGiven)\b/],
  [/\bCERT_REQUIRED\b/, /\bCERT_(?:OPTIONAL|NONE)\b/],
  [
    /\bclient_?-?auth["']?\s?[=:]\s?["']?(?:need|require|true|mandatory)/i,
    /\bclient_?-?auth["']?\s?[=:]\s?["']?(?:none|want|optional|false)\b/i,
  ],
  [
    /\bROLE_(?!PUBLIC|ANON)\w+|\bIS_AUTHENTICATED\w*/,
    /\bPUBLIC_ACCESS\b|\bIS_AUTHENTICATED_ANONYMOUSLY\b|\bROLE_ANONYMOUS\b/,
  ],
  [/\bBLOCK_(?:ALL|ACLS)\b|\bPeer\.ipv[46]\(/, /\bpublicReadAccess:\s?true\b|\bany_?ipv[46]\(/i],
  [
    /^add_header (?:X-Frame|X-Content|Strict-Transport|Content-Security)|^\s{0,20}(?:X-Frame-Options|Strict-Transport-Security|Content-Security-Policy)\b/im,
    /^\s*$/,
  ],
  [/^USER (?!root\b|0\b)\w/m, /^USER (?:root|0)\b/m],
  [/^USER (?!root\b|0\b)\w/m, /^\s*$/],
  [/\b\w{1,20}(?:_src|Src)\b/, /\bunsafe[-_](?:inline|eval)\b/],
  [/\b(?:podSelector|namespaceSelector|ipBlock)\b/, /^\s{0,20}- \{\s?\}\s{0,4}$/m],
  [/\b(?:log|level|file|output)/i, /\b\w{0,20}(?:log|file|out)\w{0,12}["']?\s?[=:]\s?["']?\/dev\/null/i],
  [
    /\bsha(?:256|512)sum (?:-\w+ )?(?:-c|--check)|\bgpg\b[^\n]{0,40}--verify\b|\bcosign verify/,
    /^(?![\s\S]*(?:sha(?:256|512)sum|shasum|--verify|cosign))[\s\S]*\b(?:curl|wget|tar|ADD|pip|npm)\b/,
  ],
]

/** Any of the ways that hold: most old texts name none. */
const SAFE = together(UNSAFE.map(([safe]) => safe))

/** Whether a way that holds is exchanged for one that does not. */
export function swaps_for_unsafe(from: string, to: string): boolean {
  if (SAFE?.some((pattern) => pattern.test(from)) === false) return false
  return UNSAFE.some(([safe, unsafe]) => safe.test(from) && !unsafe.test(from) && unsafe.test(to))
}

/** Text of others that a page takes for its own, in place of text that it shows. */
export function shows_raw(from: string, to: string): boolean {
  return !SHOWS_RAW.test(from) && SHOWS_RAW.test(to)
}

/** Words that stand for not looking, which no code has by the way. */
const UNSAFE_WORDS = one_of(
  // Options by which a program takes what it should check.
  within(
    '(?<!-)--',
    [
      /no-check-certificate|insecure|no-verify-ssl|allow-untrusted|allow-unauthenticated|force-yes/,
      /nogpgcheck|no-gpg-checks|no-sandbox|disable-web-security|ignore-certificate-errors|privileged/,
    ],
    '\\b',
  ),
  /\bcurl\b[^\n|;]{0,80}\s-[a-jl-zA-Z]{0,6}k[a-zA-Z]{0,6}\s|\bssl\s?=\s?False\b/,
  // Rights of containers and extensions; callbacks that accept all.
  /\b(?:SYS_ADMIN|SYS_PTRACE|NET_ADMIN|SYS_MODULE)\b|<all_urls>|CertificateCustomValidationCallback/,
  /DangerousAcceptAnyServerCertificate|\bURLCredential\(trust:/,
  // Classes that trust whoever answers.
  /\b(?:[Tt]rustAll|AllTrusting|InsecureTrust|NoopHostname|NullHostname|AllowAllHostname)\w{0,30}/,
  /\bTrustSelfSigned\w{0,20}|\bcert_reqs\s?=\s?(?:ssl\.CERT_NONE|None|["']none)/,
  // Signatures, hosts and keys that nobody compares.
  /\bverify_signature["']?\s?[=:]\s?[Ff]alse|\bDISABLE_AUTH\b|\bAUTH_DISABLED\b/,
  /\b(?:hostNetwork|hostPID|hostIPC|privileged):\s?true\b|\bStrictHostKeyChecking[= ]no\b/,
  /\bUserKnownHostsFile=\/dev\/null|\bstrict-ssl[ =]false|^insecure$|\bGIT_SSL_NO_VERIFY\b/,
  // Variables and modes of files.
  /\bPYTHONHTTPSVERIFY=0|\bdangerouslyAllowAll\w{0,20}|\bNOPASSWD\b|\bchmod\s(?:-R\s)?0?777\b/,
)

/** An edit brings a word that stands for not looking, and that was not there before. */
export function brings_unsafe({ added }: Lines, from: string): boolean {
  return !UNSAFE_WORDS.test(from) && added.some((line) => UNSAFE_WORDS.test(line) && !/^(?:#|\/\/|\*|<!--)/.test(line))
}

/** Addresses of one text that are compared. */
const MAX_ADDRESSES = 16
const NEAR = /^(?:localhost|127\.|0\.0\.0\.0|\[?::1|10\.|192\.168\.|host\.docker|[\w-]+(?::\d+)?$)/

/** The same host without encryption: `https://a.example` becomes `http://a.example`. */
export function downgrades(from: string, to: string): boolean {
  if (!from.includes('https://') && !from.includes('wss://')) return false
  const before = new Set(
    Array.from(from.matchAll(/\b(?:http|ws)s:\/\/([\w.:[\]-]{1,253})/g), ([, host]) => host).slice(0, MAX_ADDRESSES),
  )
  const after = Array.from(to.matchAll(/\b(?:http|ws):\/\/([\w.:[\]-]{1,253})/g), ([, host = '']) => host)
  return after
    .slice(0, MAX_ADDRESSES)
    .some((host) => before.has(host) && !NEAR.test(host) && !from.includes(`http://${host}`))
}
