// Edits that remove a check and so let through what it held back. Compares old text with new; a file that never had the
// check cannot lose it. Source: ENGINE 19 (categories 16 and 17).
import { one_of, within } from '#core/compose.ts'
import { chooses_weaker } from '#core/policy/effects/text/edit/choices.ts'
import { code_of, exchanged_lines, type Lines, NOTHING } from '#core/policy/effects/text/edit/lines.ts'
import { brings_unsafe, downgrades, swaps_for_unsafe } from '#core/policy/effects/text/edit/swaps.ts'
import { flips, turns_off, weakens_number } from '#core/policy/effects/text/edit/switches.ts'
import type { Weakening } from '#core/policy/effects/text/edit/weaken.ts'

/** Longer pieces are rewritten, not loosened; they are read as new text only. */
const MAX_CHARS = 4096
/** Lines of one check, with the refusal below it. */
const MAX_GUARD_LINES = 8

/** What the exchange of `from` for `to` in a file takes away; null for nothing that is known. */
export function loss_of(path: string, from: string, to: string): Weakening | null {
  if (from.length > MAX_CHARS || to.length > MAX_CHARS) return null
  if (CHECKED_MODE.test(from) && UNCHECKED_MODE.test(to)) return 'tls'
  if (MODERN_TLS.test(from) && !OLD_TLS.test(from) && OLD_TLS.test(to)) return 'tls'
  if (flips(from, to, path) || chooses_weaker(from, to)) return 'auth'
  if (SECURITY_FILE.test(path) && turns_off(from, to)) return 'auth'
  if (weakens_number(path, from, to) || lasts_longer(from, to)) return 'auth'
  const lines = exchanged_lines(from, to)
  if (loses_guard(path, lines) || loses_refusal(path, lines) || adds_password(from, to) || verifies_no_more(from, to))
    return 'auth'
  if (uncleans(lines)) return 'integrity'
  if (GUARDS_KEYS.test(path) && STRONG_HASH.test(from) && WEAK_HASH.test(to) && !WEAK_HASH.test(from))
    return 'integrity'
  return swaps_for_unsafe(from, to) || downgrades(from, to) || brings_unsafe(lines, from) ? 'integrity' : null
}

/** Files that are about keys and passwords by their names. */
const GUARDS_KEYS = /crypt|auth|passw|sign|token|secur|secret|hash|login|session/i
const STRONG_HASH = /\bsha[-_]?(?:256|384|512|3)|\bblake[23]/i
const WEAK_HASH = /\b(?:md5|sha-?1|md4)\b(?!\d)|\bcrc32\b/i

/** Settings of programs that do nothing but guard a machine. */
const SECURITY_FILE =
  /fail2ban|falco|ossec|wazuh|auditd|apparmor|selinux|firewalld?|\bufw\b|crowdsec|clamav|guardduty|suricata|snort/i

/** What takes out of a text what could do harm. */
const CLEANS =
  /\b(?:DOMPurify\.)?(?:sanitize\w*|escape(?:Html|_html|Shell\w*|Identifier)?|html\.escape|htmlspecialchars|shlex\.quote|shell_quote|bleach\.clean|encodeURIComponent|secure_filename|xss)\s*\(/i

const ALL_CLEANS = new RegExp(CLEANS, 'gi')

/** A line stays but for what cleaned its text. */
function uncleans({ removed, added }: Lines): boolean {
  return removed.some((line) => {
    if (!CLEANS.test(line)) return false
    const rest = line.replace(ALL_CLEANS, '').replace(/[\s()]/g, '')
    return added.some((other) => !CLEANS.test(other) && other.replace(/[\s()]/g, '') === rest)
  })
}

const CHECKED_MODE = /\bssl_?mode["']?\s*[=:]\s*["']?(?:verify[-_]?\w+|require[d]?)\b/i
const UNCHECKED_MODE = /\bssl_?mode["']?\s*[=:]\s*["']?(?:disabled?|allow|prefer(?:red)?)\b/i
const MODERN_TLS = /(?:\b|Version)TLS_?v?1[._]?[23]\b/i
const OLD_TLS = /(?:\b|Version)(?:SSL_?v?[23]\d?\b|TLS_?v?1(?:[._]?[01])?\b(?![._][23]))/i

/** What asks who somebody is or what he may do, or refuses him. */
const GUARD = one_of(
  // Decorators and attributes of frameworks.
  within(
    '@',
    [
      /login_required|permission_required|requires_auth|jwt_required|token_required|auth_required/i,
      /user_passes_test|csrf_protect|PreAuthorize|Secured|RolesAllowed|UseGuards|Authorized|IsGranted/i,
      /Security|RequirePermissions|Roles|RequiresRoles?|RequireRole|Authenticated|Protected/i,
    ],
    '\\b',
  ),
  /#?\[(?:Authorize|IsGranted|Security|ValidateAntiForgeryToken)\b/i,
  // Hooks that run before an action.
  /\bbefore_action\s+:(?:authenticat|authoriz|require|verify|ensure)|\bprotect_from_forgery\b/i,
  /\bauthenticate_\w+!/i,
  // Calls that verify: `verifyToken(`, `is_admin(`, `require_login`.
  within(
    '\\b(?:verify|check|validate|require|requires|ensure|enforce|assert|is|has|can)_?',
    [
      /auth|signature|token|jwt|csrf|password|admin|permission|role|access|owner|logged_?in|login|session/i,
      /hmac|origin|captcha|totp|otp|mfa|allowed|permitted|staff|superuser|scope/i,
    ],
    '\\w*',
  ),
  /\b(?:authenticate|authori[sz]e)d?\s*\(|\.authenticated\b|\brequest\.auth\b/i,
  // What is done when nobody is logged in or may not.
  /!\s*(?:\w{1,20}\.)?(?:token|user|session|current_?user)\b/i,
  /\b\w{0,30}(?:Auth\w{0,12}|Unauth\w{0,12}|Permission|Forbidden|Credentials?)(?:Error|Exception)\b/i,
  /\bnot (?:token|user|session)\b/i,
  /\b(?:Unauthorized|Forbidden|PermissionDenied|AccessDenied|NotAuthenticated)|\bPermissionError\b/i,
  /\b(?:status|sendStatus|abort|writeHead|HttpResponse)\s*\(\s*(?:401|403)\b|\bHTTP_40[13]\b|\bbcrypt\b/i,
  // Pieces that are put in front of a route.
  /\b\w{0,40}(?:Auth|Authorization|Authentication|Permissions?)(?:Middleware|Guard|Filter|Interceptor|Policy)\b/i,
  /\bUse(?:Authorization|Authentication|Cors|Hsts|HttpsRedirection)\b|\bAPP_GUARD\b/i,
  /\bget_current_(?:\w{1,20}_)?user\b|\bpassword_verify\b/i,
  // Types and settings that say who may come in.
  /\b(?:Admin|Auth|Authenticated|Authed|Staff|Owner)(?:User|Session|Claims|Only)\b|\.admin\b\??/i,
  /\b(?:auth-(?:type|url|secret|realm|signin)|whitelist-source-range)\b|\bcompare_digest\b/i,
  // Comparisons that tell nothing by their time; protections put on a server.
  /\b(?:timingSafeEqual|ConstantTimeCompare|hash_equals|secure_compare|constant_time_\w{1,20})\b/i,
  /\b(?:csurf|helmet|rate_?limit\w{0,12}|basic_?auth|starttls)\s*\(/i,
  /\b\w{0,20}\.use\(\s?\w{0,20}(?:auth|guard|verify|protect|helmet|csrf)\w{0,20}\s?\)/i,
  // Rows of the caller only; lists of what is allowed.
  /\b(?:owner|user|tenant|author|account|org)_?id\s?:\s?(?:req|ctx|session|auth|user|current)\w{0,12}[.\s]/i,
  /\bALLOW(?:ED|LIST)\w{0,20}\.(?:has|includes)\b|@(?:rate_?limit|throttle)\w{0,12}\b|\bcsrf\b/i,
  /\b\w{0,20}(?:allow(?:ed)?_?(?:list|types|hosts|origins|extensions|domains|ips|mimes|paths|users|roles)|whitelist|denylist|blocklist|blacklist)\w{0,12}\b/i,
  // Traces of who did what.
  /\baudit\w{0,12}\.(?:log|write|record|info|emit|track|append)\s*\(/i,
  /\b(?:log|record|write|emit)_?audit\w{0,12}\s*\(/i,
  // Lines of configurations.
  /^(?:requirepass|masterauth|auth_basic|basic_?auth|deny all|Require valid-user)\b/i,
)
/** The same by a name in quotes. */
const NAMED_GUARD = one_of(
  /\bmiddleware\(\[?["'](?:auth|can|role|permission|verified|admin|signed)/i,
  within(
    '^["\'][\\w.\\\\]{0,80}',
    [
      /csrf|auth|security|permission|xframeoptions|clickjack|throttl|rate_?limit|passwordvalid|lengthvalid/i,
      /isadmin|hsts|csp|secure/i,
    ],
    '\\w{0,40}["\'],?$',
  ),
)
/** Lines that bring a name along, give one, or start a part of a program. */
const NAMES =
  /^(?:(?:import|from|using|include|require)(?=[\s('"{])|export (?:\{|\*)|use [\w\\:]+;|#include)|^(?:const|let|var|val|final)\s[^=]*=\s*require\b/
const DEFINES =
  /^(?:export\s+|default\s+|public\s+|private\s+|protected\s+|static\s+|async\s+|pub\s+){0,4}(?:function|def|class|interface|type|func|fn|fun|struct|enum|trait|module)\s/
const GIVES_NAME = /^(?:export\s+)?(?:const|let|var|val|final|auto)\s/
/** New lines that let everybody through. */
const LETS = one_of(
  // Said in so many words.
  /@(?:Public|PermitAll|Anonymous|SkipAuth|NoAuth|AllowAll)\b|\bpermitAll\b|\bcsrf\b[^\n]{0,40}\bdisable/i,
  /\bcsrf_exempt\b|\bskip_before_action\b|\bAllow(?:Any|Anonymous)\b/i,
  // A condition that always holds, an answer that is always yes.
  /\b(?:if|elif|while|when|allow[\w, ]{0,30}:\s?if)\s*(?:\(\s*)?(?:true|false|1|0)\b/i,
  /\breturn\s*(?:\(\s*)?(?:true|next\(\))|^(?:true|next\(\));?$|=\s*true;?$|=>\s*(?:true\b|next\(\))/i,
  /(?<![!=<>])[=:]\s*(?:None|null|undefined)\s?[,);]{0,2}$|^allow [\w, ]{2,40};$|\|\|\s*true\b/i,
  // Lines of configurations.
  /\bor True\b|^(?:allow all|auth_basic off|Require all granted)\b/i,
)
const MARKUP = /\.(?:tsx|jsx|vue|svelte|astro|erb|hbs|ejs|blade\.php|twig)$/

/** A line that asks who somebody is goes, and what comes in its place lets him through. */
function loses_guard(path: string, { removed, added }: Lines): boolean {
  // Code removed as a whole is no longer used, and a large change is a rewrite.
  const ends = removed.some((line) => DEFINES.test(line)) && !added.some((line) => DEFINES.test(line))
  if (ends || removed.length === 0 || removed.length > MAX_GUARD_LINES) return false
  const came = added.map(code_of).filter((line) => line !== '')
  const markup = MARKUP.test(path)
  if (removed.some((line) => NAMED_GUARD.test(line)) && !added.some((line) => NAMED_GUARD.test(line))) return true
  if (becomes_constant(removed, came)) return true
  const guards = removed.map(code_of).filter((line) => {
    if (NAMES.test(line) || (markup && /<\w/.test(line)) || !(GUARD.test(line) || is_condition(line))) return false
    return !GIVES_NAME.test(line) || came.length > 0
  })
  if (guards.length === 0) return false
  if (guards.some((line) => came.some((other) => is_without_guard(line, other)))) return true
  if (came.some((line) => LETS.test(line)) && !removed.some((line) => LETS.test(line))) return true
  return guards.some((line) => GUARD.test(line)) && came.every((line) => NOTHING.test(line))
}

function is_condition(line: string): boolean {
  return /^(?:\}?\s?(?:else )?if|unless|return|elif)\b/.test(line) && ASKING.test(line)
}

/** Names of what asks who somebody is, by their stems. */
const ASKING = within(
  '\\b\\w{0,40}',
  [
    /auth(?!ors?\b)|permission|passw|credential|verif|validat|signature|csrf|totp|\botp|hmac|forbid/i,
    /denied|role|admin|owner|secure|trusted|private|internal|is_?safe|can_?access|is_?allowed/i,
    /compare_?hash/i,
  ],
  '\\w{0,40}\\b',
)
const CONSTANT = /^(?:return\s+)?\(?(?:true|True|nil|None|null|Ok\(\(\)\)|pass|\{\s?\})\)?[;,]?$/
/** A function whose body is gone. */
const EMPTIED = /\)\s{0,4}(?:[\w:<>>-]{1,30}\s{1,4}){0,4}\{\s{0,4}\}$/

/** What asked is now a word that says yes, or a function without a body. */
function becomes_constant(removed: readonly string[], came: readonly string[]): boolean {
  if (came.length !== 1) return false
  const [only = ''] = came
  if (EMPTIED.test(only)) return ASKING.test(only) && removed.length > 1
  return CONSTANT.test(only) && removed.map(code_of).some((line) => ASKING.test(line) && /[(!=<>.]/.test(line))
}

/** Whether `after` is `before` with one piece left out, and that piece has a guard in it. */
function is_without_guard(before: string, after: string): boolean {
  const old = bare(before)
  const now = bare(after)
  if (now.length >= old.length || now === '') return false
  let start = 0
  while (start < now.length && old[start] === now[start]) start++
  if (!old.endsWith(now.slice(start))) return false
  const piece = old.slice(start, old.length - (now.length - start))
  // One of several conditions is removed, and it called a check.
  if (/&&|\|\|/.test(piece) && piece.includes('(') && ASKING.test(piece)) return true
  // One of several guards that stand side by side.
  if (ASKS_FIRST.test(piece) && GUARD.test(piece)) return true
  if (GUARD.test(after)) return false
  if (/^\}?(?:else)?if\(/.test(piece) && ASKING.test(piece)) return true
  // Spaces separate words, so the piece is looked for where it was.
  return GUARD.test(piece) || GUARD.test(before)
}

const ASKS_FIRST = /^(?:require|ensure|check|verify|authori[sz]e|has|can|must|only)\w{0,40}\(/i

function bare(line: string): string {
  return line.replace(/[\s,]+/g, '')
}

/** What refuses, and what it asks for. */
const REFUSES = one_of(
  /\b(?:throw|raise|abort|panic|reject|deny|refuse|halt|die|wp_die)\b/i,
  /\breturn\b[^\n]{0,80}\b(?:4\d\d|err\w*|new Err\w*|false|Forbidden)\b/i,
  /\bredirect\w*\([^\n]{0,40}(?:login|sign_?-?in|auth)/i,
  /\b(?:status|sendStatus|error|http_error|Error)\(\s*(?:\w+,\s*["'][^"'\n]{0,60}["'],\s*)?(?:40[0-9]|422|429)/i,
)
const CONDITION = /\b(?:if|unless|when|guard)\b/
const ASKS = within(
  '',
  [
    /role|admin|owner|state|nonce|origin|signature|\bsig\b|hmac|token|session|permission|expire|csrf/i,
    /allow|verified|locked|banned|suspend|attempts|limit|traversal|startsWith|starts_with|realpath|tenant/i,
    /user_?id|whitelist|blocked|passw|hash|otp|expected_?\w{0,20}|digest|captcha/i,
  ],
  '',
)

const RETURNS_NONE = /^return\s+(?:None|null|nil|undefined);?$/
const KEYS = /passw|hash|signature|hmac|otp|token|digest/i

/** A condition under which somebody was refused goes with nothing in its place. */
function loses_refusal(path: string, { removed, added }: Lines): boolean {
  if (removed.length === 0 || removed.length > MAX_GUARD_LINES || MARKUP.test(path)) return false
  if (!added.map(code_of).every((line) => NOTHING.test(line))) return false
  const code = removed.map((line) => line.replace(/^(?:\/\/|#).*$/, ''))
  return (
    !code.some((line) => DEFINES.test(line)) &&
    code.some((line) => CONDITION.test(line) && ASKS.test(line)) &&
    code.some(
      (line) =>
        REFUSES.test(line) ||
        (RETURNS_NONE.test(line) && code.some((other) => CONDITION.test(other) && KEYS.test(other))),
    )
  )
}

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800, y: 31_536_000 }
const LIFETIME =
  /\b(?:expires?_?(?:in|after)?|expiry|expiration|ttl|max_?age|lifetime|valid_?for)["']?\s*[=:(]\s*["'](\d{1,9})\s?(s|m|h|d|w|y)/i
const LONG_SECONDS = 2_592_000
const MUCH_LONGER = 24

/** What somebody is let in with stays good for very much longer. */
function lasts_longer(from: string, to: string): boolean {
  const before = seconds_of(from)
  const after = seconds_of(to)
  return before !== null && after !== null && after >= LONG_SECONDS && after >= before * MUCH_LONGER
}

function seconds_of(text: string): number | null {
  const [, value, unit = ''] = LIFETIME.exec(text) ?? []
  return value === undefined ? null : Number(value) * (UNIT_SECONDS[unit.toLowerCase()] ?? 1)
}

const PASSWORD = /pass|pw|key|token|secret|code|user|login|auth/i
const LITERAL_DOOR = one_of(
  /(?:===?|\.equals\()\s*["'][^"'\n]{3,60}["']\)?\s*(?:\|\||\bor\b)/,
  /(?:\|\||\bor\b)\s*[\w.]{1,60}\s*===?\s*["'][^"'\n]{3,60}["']|!==?\s*["'][^"'\n]{3,60}["']\s*&&\s*!/,
  /!==?\s*\w{1,40}\s*&&\s*\w{1,40}\s*!==?\s*["']\w{3,40}["']/,
)

/** A password that always opens stands beside the one that is checked. */
function adds_password(from: string, to: string): boolean {
  return (
    GUARD.test(from) &&
    (GUARD.test(to) || /!==?/.test(to)) &&
    PASSWORD.test(to) &&
    LITERAL_DOOR.test(to) &&
    !LITERAL_DOOR.test(from)
  )
}

/** A token is only read where it was checked. */
function verifies_no_more(from: string, to: string): boolean {
  return (
    /\b(?:verify\w*|constructEvent\w*|(?:validate|check|is_?valid)_?signature\w*|unwrap_?webhook|jwt\.decode)\s*\(/i.test(
      from,
    ) &&
    /\b(?:decode|parseUnverified|parse|loads)\w*\s*\(/i.test(to) &&
    (!/verify|constructEvent|signature/i.test(to) || /verify["']?\s*[=:]\s*false|parseUnverified/i.test(to))
  )
}
