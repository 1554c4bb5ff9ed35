// What an edit takes away: a check that was there before, and lets through what it held back. Only old text beside new tells; a file
// that never had the check has none to lose. Source: ENGINE 19 (categories 16 and 17).
import type { Weakening } from '#core/policy/effects/text/weaken.ts'

/** Longer pieces are rewritten, not loosened; they are read as new text only. */
const MAX_CHARS = 4096
/** Settings of one text, and lines of it, that are compared. */
const MAX_SETTINGS = 64
const MAX_LINES = 128
/** Lines of one check, with the refusal below it. */
const MAX_GUARD_LINES = 8

/** What the exchange of `from` for `to` in a file takes away; null for nothing that is known. */
export function loss_of(path: string, from: string, to: string): Weakening | null {
  if (from.length > MAX_CHARS || to.length > MAX_CHARS) return null
  if (CHECKED_MODE.test(from) && UNCHECKED_MODE.test(to)) return 'tls'
  if (MODERN_TLS.test(from) && !OLD_TLS.test(from) && OLD_TLS.test(to)) return 'tls'
  if (flips(from, to)) return 'auth'
  const lines = exchanged_lines(from, to)
  if (loses_guard(path, lines) || adds_password(from, to) || verifies_no_more(from, to)) return 'auth'
  if (loses_scanner(path, lines, to)) return 'integrity'
  return UNSAFE.some(([safe, unsafe]) => safe.test(from) && !unsafe.test(from) && unsafe.test(to)) ? 'integrity' : null
}

const CHECKED_MODE = /\bssl_?mode["']?\s*[=:]\s*["']?(?:verify[-_]?\w+|require[d]?)\b/i
const UNCHECKED_MODE = /\bssl_?mode["']?\s*[=:]\s*["']?(?:disabled?|allow|prefer(?:red)?)\b/i
const MODERN_TLS = /\bTLS_?v?1[._]?[23]\b/i
const OLD_TLS = /\bSSL_?v[23]\b|\bTLS_?v1(?:[._]?[01])?\b(?![._][23])/i

/** A setting and its value, as code, settings, attributes and property lists write them. */
const SETTING =
  /\b([A-Za-z][\w-]*)["']?(?:\s*(?:=>?|:=?|\()\s*|\s+|<\/key>\s*<)["']?(on|true|yes|required|strict|enabled|enforcing|1|off|false|no|none|disabled|permissive|0)\b/gi
const ON = /^(?:on|true|yes|required|strict|enabled|enforcing|1)$/i
/** Words of settings that check, encrypt or keep something. */
const PROTECTS =
  /(?:^|_)(?:verify|verification|ssl|tls|cert|certs|certificates?|csrf|xsrf|hsts|signatures?|signing|encrypt|encryption|encrypted|rbac|mfa|totp|auth|authentication|authorization|http_?only|protection|captcha|audit|versioning|integrity|autoescape|firewall|waf|checksum|selinux|apparmor|seccomp|csp|key_rotation|frameguard|xss_filter)(?:_|$)|^(?:require|enforce)_|^validate_(?:lifetime|issuer|audience|signature|token)|^(?:content_security_policy|context_isolation|web_security|strict_host_key_checking|read_only_root_filesystem|multi_az|cookie_secure|session_cookie_secure|secure_cookies?)$/
/** The same for settings with a word in them that turns others around. */
const PROTECTS_BY_NO = /^(?:block|restrict|ignore)_public_|^(?:run_as_non_root|no_new_privileges|no_sniff)$/
/** `InsecureSkipVerify` is on when nothing is verified. */
const TURNS_AROUND =
  /(?:^|_)(?:insecure|skip|no|not|non|disable|disabled|ignore|without|bypass|allow|unsafe|accept|trust|optional)(?:_|$)/
/** Words of settings that open something. */
const EXPOSES =
  /^(?:insecure_skip_verify|publicly_accessible|public_access\w*|debuggable|\w*cleartext\w*|\w*allows?_arbitrary_loads\w*|node_integration\w*|\w*anonymous\w*|\w*insecure\w*|skip_(?:auth|verif|ssl|tls|permission|final_snapshot)\w*|trust_all\w*|allow_all_\w+|privileged|disable_(?:auth|ssl|tls|csrf|verif|security|rls|api_termination)\w*|(?:auth|ssl|tls|security|csrf)_disabled|allow_privilege_escalation|force_destroy|allow_untrusted\w*|ignore_(?:ssl|tls|cert)\w*|accept_(?:invalid|untrusted|any)\w*|unsafe_\w+)$/

/** A setting that protects goes off, or one that opens goes on. */
function flips(from: string, to: string): boolean {
  const before = settings_of(from)
  if (before.size === 0) return false
  for (const [name, on] of settings_of(to)) {
    if (before.get(name) !== !on) continue
    if (on ? EXPOSES.test(name) : protects(name)) return true
    // Cookies that go over the wire in clear; of anything else `secure` says too little.
    if (!on && name === 'secure' && COOKIE.test(from)) return true
  }
  return false
}

function protects(name: string): boolean {
  return PROTECTS_BY_NO.test(name) || (PROTECTS.test(name) && !TURNS_AROUND.test(name))
}

const COOKIE = /cookie|http_?only|same_?site|session/i

function settings_of(text: string): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>()
  for (const [, key = '', value = ''] of text.matchAll(SETTING)) {
    const name = key
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .replaceAll('-', '_')
      .toLowerCase()
    if (!found.has(name)) found.set(name, ON.test(value))
    if (found.size >= MAX_SETTINGS) break
  }
  for (const [, name = '', value = ''] of text.matchAll(BLOCK)) found.set(name.toLowerCase(), ON.test(value))
  return found
}

/** `tls:` and below it `enabled: true`. */
const BLOCK = /\b([A-Za-z]\w*)["']?(?::| =)? ?\{?\n[ \t]*["']?enabled?["']?[:=]? ?=? ?(true|false|on|off|yes|no)\b/gi

interface Lines {
  removed: readonly string[]
  added: readonly string[]
}

/** Lines that one side has and the other has not, without the spaces around them. */
function exchanged_lines(from: string, to: string): Lines {
  const before = trimmed(from)
  const after = trimmed(to)
  return {
    removed: before.filter((line) => !after.includes(line)),
    added: after.filter((line) => !before.includes(line)),
  }
}

function trimmed(text: string): readonly string[] {
  return text
    .split('\n', MAX_LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** What asks who somebody is or what he may do, or refuses him. */
const GUARD =
  /@(?:login_required|permission_required|requires_auth|jwt_required|token_required|auth_required|user_passes_test|csrf_protect|PreAuthorize|Secured|RolesAllowed|UseGuards|Authorized|RequirePermissions)\b|\[(?:Authorize|ValidateAntiForgeryToken)\b|\bbefore_action\s+:(?:authenticat|authoriz|require|verify|ensure)|\bprotect_from_forgery\b|\bauthenticate_\w+!|\b(?:verify|check|validate|require|requires|ensure|enforce|assert|is|has|can)_?(?:auth|signature|token|jwt|csrf|password|admin|permission|role|access|owner|logged_?in|login|session|hmac|origin|captcha|totp|otp|mfa|allowed|permitted|staff|superuser|scope)\w*|\b(?:authenticate|authori[sz]e)d?\s*\(|\.authenticated\b|\brequest\.auth\b|!\s*(?:token|user|session|req\.user|request\.user)\b|\bnot (?:token|user|session)\b|\b(?:Unauthorized|Forbidden|PermissionDenied|AccessDenied|NotAuthenticated)|\bPermissionError\b|\b(?:status|sendStatus|abort|writeHead|HttpResponse)\s*\(\s*(?:401|403)\b|\bHTTP_40[13]\b|\bbcrypt\b|\b\w{0,40}(?:Auth|Authorization|Authentication|Permissions?)(?:Middleware|Guard|Filter|Interceptor|Policy)\b|\bUse(?:Authorization|Authentication|Cors|Hsts|HttpsRedirection)\b|\bAPP_GUARD\b|\bget_current_(?:\w{1,20}_)?user\b|\bpassword_verify\b|\bcompare_digest\b|\btimingSafeEqual\b|\b(?:csurf|helmet|rateLimit)\s*\(|\bcsrf\b|^(?:requirepass|masterauth|auth_basic|deny all|Require valid-user)\b/i
/** The same by a name in quotes. */
const NAMED_GUARD = /\bmiddleware\(\[?["'](?:auth|can|role|permission|verified|admin|signed)/
/** Lines that bring a name along, give one, or start a part of a program. */
const NAMES =
  /^(?:(?:import|from|using|include|require)(?=[\s('"{])|export (?:\{|\*)|use [\w\\:]+;|#include)|^(?:const|let|var|val|final)\s[^=]*=\s*require\b/
const DEFINES =
  /^(?:export\s+|default\s+|public\s+|private\s+|protected\s+|static\s+|async\s+|pub\s+){0,4}(?:function|def|class|interface|type|func|fn|fun|struct|enum|trait|module)\s/
const GIVES_NAME = /^(?:export\s+)?(?:const|let|var|val|final|auto)\s/
/** New lines that let everybody through. */
const LETS =
  /\bpermitAll\b|\bcsrf\b[^\n]{0,40}\bdisable|\bcsrf_exempt\b|\bskip_before_action\b|\bAllow(?:Any|Anonymous)\b|\b(?:if|elif|while|when|allow[\w, ]{0,30}:\s?if)\s*(?:\(\s*)?(?:true|false|1|0)\b|\breturn\s*(?:\(\s*)?(?:true|next\(\))|^(?:true|next\(\));?$|=\s*true;?$|=>\s*(?:true\b|next\(\))|(?<![!=<>])[=:]\s*(?:None|null|undefined)\s?[,);]{0,2}$|^allow [\w, ]{2,40};$|\|\|\s*true\b|\bor True\b|^(?:allow all|auth_basic off|Require all granted)\b/i
/** New lines that do nothing. */
const NOTHING = /^(?:pass|return(?:\s+(?:null|None|nil|undefined))?;?|[{}()[\];,]*)$/
const MARKUP = /\.(?:tsx|jsx|vue|svelte|astro|erb|hbs|ejs|blade\.php|twig)$/

/** Comments and texts of a line say nothing about what it does. */
function code_of(line: string): string {
  return line
    .replace(/^(?:\/\/|#(?!\[)|--|\/?\*|<!--|;|rem ).*$/i, '')
    .replace(/\s(?:\/\/|#\s).*$/, '')
    .replace(/"[^"\n]*"|'[^'\n]*'/g, '""')
}

/** A line that asks who somebody is goes, and what comes in its place lets him through. */
function loses_guard(path: string, { removed, added }: Lines): boolean {
  // A part of a program that goes as a whole is no longer reached; much at once is written anew.
  if (removed.length === 0 || removed.length > MAX_GUARD_LINES || removed.some((line) => DEFINES.test(line)))
    return false
  const came = added.map(code_of).filter((line) => line !== '')
  const markup = MARKUP.test(path)
  if (removed.some((line) => NAMED_GUARD.test(line)) && !added.some((line) => NAMED_GUARD.test(line))) return true
  const guards = removed.map(code_of).filter((line) => {
    if (NAMES.test(line) || (markup && /<\w/.test(line)) || !GUARD.test(line)) return false
    return !GIVES_NAME.test(line) || came.length > 0
  })
  if (guards.length === 0) return false
  if (guards.some((line) => came.some((other) => is_without_guard(line, other)))) return true
  if (came.some((line) => LETS.test(line)) && !removed.some((line) => LETS.test(line))) return true
  return came.every((line) => NOTHING.test(line))
}

/** Whether `after` is `before` with nothing changed but a guard that is no longer there. */
function is_without_guard(before: string, after: string): boolean {
  const found = GUARD.exec(before)
  if (found === null || GUARD.test(after)) return false
  const rest = before.slice(found.index + found[0].length).replace(/^\w*(?:\([^()]{0,80}\))?/, '')
  return bare(before.slice(0, found.index) + rest) === bare(after)
}

function bare(line: string): string {
  return line.replace(/[\s,]+/g, '')
}

const PASSWORD = /pass|pw|token|secret|code|user|login|auth/i
const LITERAL_DOOR =
  /(?:===?|\.equals\()\s*["'][^"'\n]{3,60}["']\)?\s*(?:\|\||\bor\b)|(?:\|\||\bor\b)\s*[\w.]{1,60}\s*===?\s*["'][^"'\n]{3,60}["']|!==?\s*["'][^"'\n]{3,60}["']\s*&&\s*!/

/** A password that always opens stands beside the one that is checked. */
function adds_password(from: string, to: string): boolean {
  return GUARD.test(from) && GUARD.test(to) && PASSWORD.test(to) && LITERAL_DOOR.test(to) && !LITERAL_DOOR.test(from)
}

/** A token is only read where it was checked. */
function verifies_no_more(from: string, to: string): boolean {
  return /\bverify\w*\s*\(/.test(from) && /\b(?:decode|parseUnverified)\w*\s*\(/i.test(to) && !/verify/i.test(to)
}

const CHECKS_OF_CI =
  /(?:^|\/)\.(?:github|gitea|forgejo|circleci|husky)\/|gitlab-ci|azure-pipelines|bitbucket-pipelines|pre-commit-config|lefthook\.ya?ml$|Jenkinsfile/
const SCANNER =
  /\b(?:npm|pnpm|yarn|pip|cargo|bundle)[ -]audit\b|\b(?:gitleaks|codeql|trivy|semgrep|snyk|trufflehog|detect-secrets|bandit|osv-scanner|dependency-review|govulncheck|checkov|tfsec)\b/i
const UNHEARD = /\|\|\s*(?:true|:|exit 0)|continue-on-error:\s*true|allow_failure:\s*true/

/** A step that looks for holes goes, or its word no longer counts; so do the people who have to agree. */
function loses_scanner(path: string, { removed, added }: Lines, to: string): boolean {
  if (/(?:^|\/)CODEOWNERS$/.test(path))
    return added.length === 0 && removed.some((line) => /^\*\s|secur/i.test(line.replace(/^#.*/, '')))
  if (!CHECKS_OF_CI.test(path) || !removed.some((line) => SCANNER.test(line))) return false
  const left = to.split('\n', MAX_LINES).filter((line) => SCANNER.test(line) && !line.trim().startsWith('#'))
  return left.length === 0 || added.some((line) => UNHEARD.test(line))
}

/** Ways to do something that look at what they are given, and ways that do whatever it says. */
const UNSAFE: readonly (readonly [RegExp, RegExp])[] = [
  [/\bsafe_load|SafeLoader/, /\byaml\.(?:unsafe_load|load\([^)\n]{0,80}(?:UnsafeLoader|yaml\.Loader|FullLoader))/],
  [/\bshell\s*=\s*False/, /\bshell\s*=\s*True/],
  [/\bast\.literal_eval\(|\bJSON\.parse\(/, /(?<![\w.])eval\(/],
  [/\bweights_only\s*=\s*True/, /\bweights_only\s*=\s*False/],
  [/origins?["']?\s*[=:]\s*\[?["']https?:/i, /origins?["']?\s*[=:]\s*\[?["']\*["']/i],
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
]
