// Edits that switch a protection off: certificate checks, integrity hashes, permission rules. Judged on the new text of an edit
// and on the scripts of stream editors. Source: ENGINE 19 (categories 16 and 17).
import { one_of, within } from '#core/compose.ts'
import { swaps_for_unsafe } from '#core/policy/effects/text/edit/swaps.ts'
import { flips } from '#core/policy/effects/text/edit/switches.ts'

/** What kind of protection goes. */
export type Weakening = 'tls' | 'integrity' | 'permission' | 'auth'

const TLS = one_of(
  // Python, Node, Go.
  /\bverify(?:_ssl|_certs|_mode)?\s*[=:]\s*(?:False|false|0|VERIFY_NONE|ssl\.CERT_NONE|OpenSSL::SSL::VERIFY_NONE)/,
  /rejectUnauthorized["']?\s*:\s*(?:false|0)|InsecureSkipVerify\s*:\s*true/,
  /NODE_TLS_REJECT_UNAUTHORIZED["']?\]?\s*[=:]\s*["']?0/,
  // PHP, and Python's ssl.
  /CURLOPT_SSL_VERIFY(?:PEER|HOST)\s*(?:,|=>)\s*(?:false|0)|check_hostname\s*=\s*False/,
  /_create_unverified_context/,
  // Settings of any program.
  /\b(?:check|verify|validate|require|enforce)_?(?:ssl|tls|cert\w*|hostname|signature)["']?\s*[=:]\s*["']?(?:[Ff]alse|no|off|0)\b/,
  /\b(?:[A-Z]{2,20}_){0,3}(?:(?:CHECK|VERIFY|VALIDATE|REQUIRE|ENFORCE)_(?:SSL|TLS|CERTS?|CERTIFICATES?|HOSTNAME|PEER)|(?:SSL|TLS|CERT)_VERIFY)["']?\]?\s*[=:]\s*["']?(?:[Ff]alse|FALSE|no|off|0)\b/,
  /(?:strict[-_]ssl|strictSSL|enableStrictSsl)["']?\s*[=:]\s*["']?false|sslVerify["']?\s*=\s*["']?false/,
  // .NET, Rust, Java, Ruby, Dart, and what asks for the name only.
  /ServerCertificateValidationCallback\s*[+=]|disable_ssl_certificate_validation\s*=\s*True/,
  /danger_accept_invalid_certs\(true\)|trust_all_certs|\bOpenSSL::SSL::VERIFY_NONE\b/,
  /ALLOW_ALL_HOSTNAME_VERIFIER|[hH]ostnameVerifier\s*[({]\(?[^})\n]{0,40}\)?\s*->\s*(?:\{\s*return )?true\b/,
  /badCertificateCallback\s*=\s*\([^)\n]{0,80}\)\s*=>\s*true\b|checkServerIdentity:\s*\(\)\s*=>/,
  // Apps of Apple.
  /NSAllowsArbitraryLoads<\/key>\s*<true/,
)
const INTEGRITY = one_of(
  /["']integrity["']\s*:\s*["']["']/,
  /(?:\\?"|')integrity(?:\\?"|')[^\n]{0,200}\/(?:\\?"|')integrity(?:\\?"|')\s*:\s*(?:\\?"){2}/,
  /s([|/#,@!])[^\n]{0,40}\bsha(?:1|256|384|512)-[^\n]{0,40}\1[^\n]{0,40}\1/,
  /GONOSUMCHECK|GONOSUMDB=\*|GOFLAGS=-insecure|trusted=yes|gpgcheck=0|--no-gpg-check|AllowUnauthenticated\s*"?true/,
)
/** A stream edit that swaps the host packages come from. */
const INDEX_SWAP =
  /(?:^|[\s;'"])s([^\w\s\\;])[^\n]{0,40}(?:registry\.npmjs\.org|registry\.yarnpkg\.com|pypi\.org|files\.pythonhosted\.org|proxy\.golang\.org|rubygems\.org|crates\.io|repo1\.maven\.org)/
const PERMISSION = one_of(
  // Claude Code.
  /bypassPermissions|dangerously[-_]?skip[-_]?permissions|["']?(?:deny|ask)["']?\s*\/\s*["']?allow/i,
  /\/(?:\\?")?deny(?:\\?")?\/(?:\\?")?allow|hooks_disabled|disableAllHooks/i,
  // Codex and others.
  /["']?approval_policy["']?\s*[=:]\s*["']?never|["']?sandbox_mode["']?\s*[=:]\s*["']?danger-full-access/i,
  /autoApprove["']?\s*:\s*(?:true|\[\s*["']\*|\{\s*["']\/?\^?\.[*+])|yolo["']?\s*[:=]\s*true/i,
  /enableAllProjectMcpServers["']?\s*:\s*true/i,
)
/** A stream edit that lets strangers' changes run with the secrets of the repository, or puts nothing in the place of a check. */
const MAX_EDIT = 400
const UNCHECKED = one_of(
  // /gitleaks/d
  within(
    '^\\/[^\\n/]{0,24}',
    [
      /integrity|(?:npm|pnpm|yarn|pip|cargo)[ -]audit|gitleaks|codeql|trivy|semgrep|snyk|detect-secrets|trufflehog/,
      /bandit|eslint-plugin-(?:security|no-secrets)|helmet|csurf|csrf|rate_?limit|rateLimit/,
      /require_?[aA]uth|ensureAuth|authenticate|authorize|login_required|verify_?[tT]oken/,
    ],
    '[^\\n/]{0,24}\\/d\\s*$',
  ),
  // s/pull_request/pull_request_target/
  /s(?<request>.)(?:on:\s*)?pull_request:?\k<request>(?:on:\s*)?pull_request_target:?\k<request>/,
  // s/npm test/true/
  within(
    's(?<check>.)[^\\n]{0,24}',
    [
      /\b(?:npm|pnpm|yarn|bun)\s+(?:run\s+)?(?:test|audit|lint)|\bpytest\b(?!\.mark)|\bgitleaks\b|\bcodeql\b|\btrivy\b/,
      /\bsemgrep\b|\bsnyk\b|\bmake\s+(?:test|check)|\bcargo\s+(?:test|audit)/,
    ],
    '[^\\n]{0,24}\\k<check>(?:true|:|exit\\s+0|echo\\b[^\\n]{0,24})?\\k<check>',
  ),
  // s/exit 1/exit 0/
  /s(?<exit>.)\^?\s*(?:exit|return)\s+[1-9]\d{0,2}\$?\k<exit>\s*(?:exit|return)\s+0\k<exit>/,
)
const AUTH = one_of(
  // Logins of machines and databases.
  /PermitRootLogin\s+yes|PermitEmptyPasswords\s+yes|PasswordAuthentication\s+yes|NOPASSWD|pam_permit\.so/,
  /host\s+all\s+all\s+\S+\s+trust\b|StrictHostKeyChecking\s+no|disable_auth\s*=\s*true|skip-grant-tables/,
  // Any site may send requests with its visitor's cookies.
  /Access-Control-Allow-Origin["' ]{1,4}\*[\s\S]{0,200}?Access-Control-Allow-Credentials["' ]{1,4}true/,
  /\b(?:origins?|allow_origins?)["']?\s*[:=]\s*\[?["']\*["'][^\n]{0,80}credentials["']?\s*[:=]\s*[Tt]rue/,
  /credentials["']?\s*[:=]\s*[Tt]rue[^\n]{0,80}\b(?:origins?|allow_origins?)["']?\s*[:=]\s*\[?["']\*["']/,
)

/** What stands further down in a text is not looked at. */
const MAX_LOOKED_AT_CHARS = 65_536

/** Which protection new text switches off; null when none. For a `s/old/new/` script only what comes in counts. */
export function weakening_of(whole: string): Weakening | null {
  const text = whole.slice(0, MAX_LOOKED_AT_CHARS)
  const added = replacement_of(text)
  if (TLS.test(added)) return 'tls'
  if (INDEX_SWAP.test(text) || unchecks(text)) return 'integrity'
  if (PERMISSION.test(text)) return 'permission'
  if (INTEGRITY.test(text)) return 'integrity'
  return AUTH.test(added) || turns_switch(text) ? 'auth' : null
}

/** One edit of a script takes a check away. */
function unchecks(text: string): boolean {
  return text.length <= MAX_EDIT && text.split(';', MAX_SCRIPTS).some((edit) => UNCHECKED.test(edit.trim()))
}

/** Substitutions of one script that are looked at. */
const MAX_SCRIPTS = 16

/** What `s/old/new/` puts in; other text as it is. */
function replacement_of(text: string): string {
  const several = text.split(/;\s*(?=s[^\w\s\\;])/, MAX_SCRIPTS)
  if (several.length > 1 && /^\s*s[^\w\s\\]/.test(text)) return several.map(replacement_of).join('\n')
  const substitution = SUBSTITUTION.exec(text.trimStart())
  return substitution ? (substitution[3] ?? '') : text
}

/** Calls that decide who gets in, what a page may load, and who may ask. */
const DECIDES =
  /\b(?:bcrypt|argon2\w{0,2}|scrypt|compare_digest|timingSafeEqual|verify_?\w{0,20}|check_?(?:password|token|auth)\w{0,20}|authenticate\w{0,8}|authorize\w{0,8}|is_?(?:admin|auth\w{0,12})|has_?(?:permission|role)\w{0,4})\b[^\n]{0,60}\(/i
const GUARDS =
  /\b(?:helmet|csurf|csrf\w{0,12}|rate_?limit\w{0,6}|require_?auth\w{0,4}|requireLogin|ensureAuth\w{0,12})\(/i
const ANYBODY = /\b(?:origins?|ALLOWED_HOSTS)["']?\s?[:=]\s?\[?["']\*["']/i

/** `s/bcrypt.compare(a, b)/true/`, `s/helmet()/noop()/`, `s/cors({origin: A})/cors({origin: '*'})/`. */
function lets_in(from: string, to: string): boolean {
  if (DECIDES.test(from) && /^\s*(?:return\s+)?(?:true|1|None|nil)\b[;\s]*$/i.test(to)) return true
  if (GUARDS.test(from) && !GUARDS.test(to)) return true
  return ANYBODY.test(to) && !ANYBODY.test(from)
}

const SUBSTITUTION = /^(?:(?:\d+|\/[^/]*\/)\s*)?s([^\w\s\\])((?:\\.|(?!\1)[^\\])*)\1((?:\\.|(?!\1)[^\\])*)\1/s

/** `s/enforce_admins: true/enforce_admins: false/`: turns a protecting switch off, as an edit of the file would. */
function turns_switch(text: string): boolean {
  if (text.length > MAX_EDIT) return false
  return text.split(/;\s*(?=s[^\w\s\\;])/, MAX_SCRIPTS).some((script) => {
    const [, , from = '', to = ''] = SUBSTITUTION.exec(script.trimStart()) ?? []
    return from !== '' && (flips(from, to) || lets_in(from, to) || swaps_for_unsafe(from, to))
  })
}
