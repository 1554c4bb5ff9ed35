// New text of a file that opens something to everybody once it runs: code that executes what a request contains, logins
// with a password in the code, pages that expose their visitors' data, open cloud networks, roles with all rights.
// Source: ENGINE 4.2 (contentRef), 19 (categories 14, 19).
import { in_turn, one_of } from '#core/compose.ts'
import { host_kind } from '#core/policy/effects/host/address.ts'

/** Characters of one file that are looked at. */
const MAX_CHARS = 16_384

/** What new text opens; null for nothing that is known. */
export function opening_in_text(path: string, content: string): 'request' | 'login' | 'network' | 'role' | null {
  const text = content.length > MAX_CHARS ? content.slice(0, MAX_CHARS) : content
  if (runs_requests(path, text)) return 'request'
  if (CODE_FILE.test(path) && lets_in_by_word(text)) return 'login'
  if (/\.sql$/i.test(path) && opens_database(text)) return 'role'
  if (EDITOR_SETTINGS.test(path) && TRUSTS_ALL.test(text)) return 'role'
  if (/\.(?:tf|bicep)$|\.tf\.json$/.test(path)) {
    if (opens_network(text)) return 'network'
    if (opens_role(text) || /\bpublicly_accessible\s*=\s*true\b|\bacl\s*=\s*"public-read-write"/.test(text))
      return 'role'
  }
  if (!/\.(?:json|ya?ml)$/.test(path) || !/\bStatement\b/.test(text)) return null
  return opens_role(text) || opens_store(path, text) ? 'role' : null
}

const EDITOR_SETTINGS = /(?:^|\/)(?:settings\.json|[\w.-]+\.code-workspace)$/
/** An editor that trusts whatever folder it opens, or an agent in it that need not ask. */
const TRUSTS_ALL =
  /"security\.workspace\.trust\.enabled"\s*:\s*false|"task\.allowAutomaticTasks"\s*:\s*"on"|"always_allow_tool_actions"\s*:\s*true|"[\w.]{0,60}auto_?(?:approve|run|execute)\w{0,20}"\s*:\s*true/i

const ANYBODY =
  /\bPrincipal["']?\s?:\s?(?:["']\*["']|\{\s?["']?AWS["']?\s?:\s?(?:\[\s?)?["']\*["']|\n\s{0,40}AWS:\s?["']\*["'])/
/** What is shown to everybody on purpose. */
const SHOWN = /public|static|site|www|asset|cdn|frontend|web/i

/** A policy that lets everybody in, without any condition; pages and pictures are made to be seen. */
function opens_store(path: string, text: string): boolean {
  if (!ANYBODY.test(text) || !/\bEffect["']?\s?:\s?["']?Allow/.test(text) || /\bCondition\b/.test(text)) return false
  const [named = ''] = /\barn:aws:s3:::[^"'\s]{1,200}/.exec(text) ?? []
  return !(/\bs3:GetObject\b/.test(text) && !/\bs3:(?!GetObject\b|:)/.test(text) && SHOWN.test(`${path} ${named}`))
}

/** What a caller of a web page sent is run, as a shell's line or as code. */
const PHP_REQUEST =
  /\b(?:system|exec|shell_exec|passthru|popen|proc_open|eval|assert|create_function)\s*\(\s*(?:base64_decode\s*\(\s*)?@?\$_(?:GET|POST|REQUEST|COOKIE|SERVER)\b|`\s*\{?\$_(?:GET|POST|REQUEST|COOKIE)\b/
const NODE_REQUEST = in_turn(
  /(?:(?<![\w.])(?:eval|exec|execSync|Function|vm\.runIn\w{1,20}|(?:child_process|cp|childProcess)\.exec(?:Sync)?)|child_process["']\)\.exec(?:Sync)?)/,
  /\s*\(\s*(?:req|request|ctx)\.(?:query|body|params|headers|cookies|url|request\.(?:query|body))\b/,
)
const PYTHON_REQUEST = in_turn(
  /(?<![\w.])(?:eval|exec|os\.system|os\.popen|subprocess\.(?:run|call|Popen|check_output|getoutput))/,
  /\s*\(\s*(?:flask\.)?(?:request|req)\./,
  /(?:args|form|json|data|values|GET|POST|query_params|get_json|headers|cookies|body)\b/,
)
const JVM_REQUEST = /(?:\.exec|\bnew ProcessBuilder)\s*\([^;\n]{0,120}\.getParameter\s*\(/
const RUBY_REQUEST = /(?<![\w.])(?:eval|system|exec|`#\{)\s*(?:\(\s*)?params\[/

function runs_requests(path: string, text: string): boolean {
  if (/\.(?:php\d?|phtml|phar)$/i.test(path)) return PHP_REQUEST.test(text)
  if (/\.(?:[cm]?[jt]sx?|vue|svelte)$/i.test(path)) return NODE_REQUEST.test(text) || runs_kept_request(text)
  if (/\.pyw?$/i.test(path)) return PYTHON_REQUEST.test(text) || runs_kept_request(text)
  if (/\.(?:java|jspx?|kt|groovy|scala)$/i.test(path)) return JVM_REQUEST.test(text)
  return /\.(?:rb|erb)$/i.test(path) && RUBY_REQUEST.test(text)
}

/** A name that is given what a caller sent, and a name that is run as a line of the shell or as code. */
const KEEPS_REQUEST =
  /\b([A-Za-z_]\w{0,30})\s?=\s?(?:await )?(?:flask\.)?(?:request|req|ctx)\.(?:args|form|json|values|data|GET|POST|query|query_params|get_json|body|params)\b/g
const RUNS_NAME =
  /(?:\bos\.(?:system|popen)|\bsubprocess\.\w{1,14}|(?<![\w.])(?:eval|exec|execSync)|\b(?:cp|child_process)\.exec(?:Sync)?|child_process["']\)\.exec(?:Sync)?)\(\s?([A-Za-z_]\w{0,30})\b(?!\s?[.(])/g
const MAX_NAMES = 16

function runs_kept_request(text: string): boolean {
  const kept = new Set<string>()
  for (const [, name = ''] of text.matchAll(KEEPS_REQUEST)) if (kept.add(name).size >= MAX_NAMES) break
  if (kept.size === 0) return false
  let looked = 0
  for (const [, name = ''] of text.matchAll(RUNS_NAME)) {
    if (kept.has(name)) return true
    if (++looked >= MAX_NAMES) return false
  }
  return false
}

const CODE_FILE = /\.(?:[cm]?[jt]sx?|py|rb|php|go|java|kt|cs|rs|ex|scala)$/i
/** A password that is compared with a word which stands in the code. */
const SAME_WORD =
  /\b(?:password|passwd|pwd|passphrase)\b['"\])]{0,3}\s{0,2}={2,3}\s{0,2}(["'`])(?!\1|password|string|undefined|null|true|false)[^"'`\n]{5,64}\1|\b(?:password|passwd|pwd)\.equals\(\s?"[^"\n]{5,64}"\)/gi
/** What lets somebody in, and what turns them away. */
const LETS_IN =
  /\breturn\b(?!\s+(?:false|none|null|nil|err|false|res\.status\(4))|\b(?:is_?admin|role|next\(\)|login\w{0,12}\(|grant|session|authenticated)\b/i
const TURNS_AWAY = /\b(?:throw|raise|warn\w*|error\w*|abort|panic|reject\w*|weak|default|insecure)\b/i
/** Places of such words that are looked at, and how far behind them is said what follows. */
const MAX_WORDS = 8
const FOLLOWS_CHARS = 160

function lets_in_by_word(text: string): boolean {
  let looked = 0
  for (const found of text.matchAll(SAME_WORD)) {
    if (++looked > MAX_WORDS) return false
    const end = found.index + found[0].length
    const follows = text.slice(end, end + FOLLOWS_CHARS)
    const [first = ''] = follows.split(/\n\s{0,40}\}|\n\s{0,40}else\b/, 1)
    if (LETS_IN.test(first) && !TURNS_AWAY.test(first)) return true
  }
  return false
}

const PAGE_FILE = /\.(?:html?|[cm]?[jt]sx?|vue|svelte|php|erb|ejs|hbs)$/i
/** What a page knows of its visitor: all cookies, a whole storage, the number and code of a card. */
const OF_VISITOR = one_of(
  /\bdocument\.cookie\b(?!\s*=[^=])|JSON\.stringify\(\s*(?:window\.)?(?:local|session)Storage\b/,
  /["'`[#.=](?:card-?_?number|cc-?number|cvc|cvv|csc)\b/i,
)
/** A send to an address that is written out, with something more than the address. */
const SENDS_OUT = one_of(
  /\b(?:fetch|sendBeacon|axios\.(?:get|post)|\$\.(?:get|post)|open)\(\s?(?:["'](?:GET|POST)["'],\s?)?(["'`])https?:\/\/([\w.-]{1,253})/,
  /\.src\s?=\s?(["'`])https?:\/\/([\w.-]{1,253})[^\n]{0,200}(?:\+|\$\{)/,
)
/** How far from the send stands what is sent. */
const NEAR_CHARS = 400

/** Whether a page, or the code of one, tells a stranger what its visitor has. */
export function tells_visitor(path: string, content: string): boolean {
  if (!PAGE_FILE.test(path)) return false
  const text = content.length > MAX_CHARS ? content.slice(0, MAX_CHARS) : content
  const sends = SENDS_OUT.exec(text)
  const host = sends?.[2] ?? sends?.[4]
  if (sends === null || host === undefined || ['known', 'loopback', 'private'].includes(host_kind(host))) return false
  return OF_VISITOR.test(text.slice(Math.max(0, sends.index - NEAR_CHARS), sends.index + NEAR_CHARS))
}

/** A database that runs programs, gives everything to everybody, or shows every row. */
const OPENS_DATABASE = one_of(
  /\bcopy\b[^;]{0,400}\b(?:to|from)\s{1,4}program\b|\bxp_cmdshell\b|\binto\s{1,4}(?:out|dump)file\b|\bload_file\s?\(/i,
  /\b(?:create|alter)\s{1,4}(?:user|role)\b[^;]{0,120}\b(?<!no)superuser\b/i,
  /\bgrant\s{1,4}all\b[^;]{0,200}\bto\s{1,4}(?:public|anon|'%'|""@)/i,
  /\bdisable\s{1,4}row\s{1,4}level\s{1,4}security\b|\bgrant\s{1,4}all\b[^;]{0,120}\bon\s{1,4}\*\.\*\s{1,4}to\b[^;]{0,80}@'%'/i,
)

function opens_database(text: string): boolean {
  return OPENS_DATABASE.test(text.replace(/--[^\n]{0,400}/g, ' '))
}

const EVERYBODY =
  /\b(?:cidr_blocks|ipv6_cidr_blocks|cidr_ipv4|cidr_ipv6|source_ranges|source_address_prefix|source_ips)\s*=\s*(?:\[\s*)?["'](?:0\.0\.0\.0\/0|::\/0|\*|Internet)["']/
const INWARD = /^ingress\b|\btype\s*=\s*"ingress"|_ingress_rule"|\bsource_ranges\b|\bdirection\s*=\s*"(?:Inbound|in)"/
/** Doors of machines and stores; what serves pages is meant for everybody. */
const DOOR = one_of(
  /\b(?:from_port|destination_port_range|port)\s*=\s*"?(?:0|22|23|445|1433|2375|2376|3306|3389|5432|5900|6379|6443|9200|11211|27017)"?\s*$/m,
  /\bports\s*=\s*\[[^\]\n]{0,200}"(?:22|3389|3306|5432|6379|27017|0-65535|1-65535)"/m,
  /\b(?:ip_)?protocol\s*=\s*"(?:-1|all)"|\bdestination_port_range\s*=\s*"\*"/m,
)

function opens_network(text: string): boolean {
  return text
    .split(/(?=^[ \t]*(?:ingress|egress|dynamic|resource)\b)/m)
    .map((block) => block.trimStart())
    .some((block) => EVERYBODY.test(block) && INWARD.test(block) && DOOR.test(block))
}

const ALL_DEEDS = /["']?\b[Aa]ctions?["']?\s*[=:]\s*(?:\[\s*)?["']\*["']/
const ALL_THINGS = /["']?\b[Rr]esources?["']?\s*[=:]\s*(?:\[\s*)?["']\*["']/

function opens_role(text: string): boolean {
  return ALL_DEEDS.test(text) && ALL_THINGS.test(text) && !/["']?[Ee]ffect["']?\s*[=:]\s*["']Deny["']/.test(text)
}
