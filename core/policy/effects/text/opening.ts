// New text of a file that opens something to everybody once it runs: code that does what a request says, networks of the cloud that
// let everybody in, roles that may do everything. Source: ENGINE 4.2 (contentRef), 19 (categories 14, 19).
import { in_turn, one_of } from '#core/compose.ts'

/** Characters of one file that are looked at. */
const MAX_CHARS = 16_384

/** What new text opens; null for nothing that is known. */
export function opening_in_text(path: string, content: string): 'request' | 'network' | 'role' | null {
  const text = content.length > MAX_CHARS ? content.slice(0, MAX_CHARS) : content
  if (runs_requests(path, text)) return 'request'
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
const JVM_REQUEST = /\.exec\s*\(\s*(?:req|request)\.getParameter\s*\(/
const RUBY_REQUEST = /(?<![\w.])(?:eval|system|exec|`#\{)\s*(?:\(\s*)?params\[/

function runs_requests(path: string, text: string): boolean {
  if (/\.(?:php\d?|phtml|phar)$/i.test(path)) return PHP_REQUEST.test(text)
  if (/\.(?:[cm]?[jt]sx?|vue|svelte)$/i.test(path)) return NODE_REQUEST.test(text)
  if (/\.pyw?$/i.test(path)) return PYTHON_REQUEST.test(text)
  if (/\.(?:java|jspx?|kt|groovy|scala)$/i.test(path)) return JVM_REQUEST.test(text)
  return /\.(?:rb|erb)$/i.test(path) && RUBY_REQUEST.test(text)
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
