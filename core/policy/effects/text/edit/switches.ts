// Switches and numbers that an edit changes: a protection goes off, access is opened, a key may be shorter, a file is
// open to everybody. Source: ENGINE 19 (categories 16 and 17).
import { one_of, whole, within } from '#core/compose.ts'
import { numbers_of, settings_of } from '#core/policy/effects/text/edit/settings.ts'

const COOKIE = /cookie|http_?only|same_?site|session/i

/** Words of settings that check, encrypt or keep something. */
const PROTECTS = one_of(
  within(
    '(?:^|_)',
    [
      /verify|verification|ssl|tls|cert|certs|certificates?|csrf|xsrf|hsts|signatures?|signing|encrypt/,
      /encryption|encrypted|rbac|mfa|totp|auth|authentication|authorization|http_?only|protection|captcha/,
      /audit|versioning|integrity|autoescape|firewall|waf|checksum|selinux|apparmor|seccomp|csp|security/,
      /key_rotation|frameguard|xss_filter/,
    ],
    '(?:_|$)',
  ),
  /^(?:require|enforce)_|^validate_(?:lifetime|issuer|audience|signature|token)/,
  whole(
    /content_security_policy|context_isolation|web_security|strict_host_key_checking/,
    /read_only_root_filesystem|multi_az|cookie_secure|session_cookie_secure|secure_cookies?/,
    /protected_mode|prevent_destroy|xpack_security\w*|sandbox/,
  ),
)
/** The same for settings with a word in them that turns others around. */
const PROTECTS_BY_NO =
  /^ignore_scripts$|^(?:block|restrict|ignore)_public_|^(?:run_as_non_root|no_new_privileges|no_sniff)$/
/** `InsecureSkipVerify` is on when nothing is verified. */
const TURNS_AROUND =
  /(?:^|_)(?:insecure|skip|no|not|non|disable|disabled|ignore|without|bypass|allow|unsafe|accept|trust|optional)(?:_|$)/
/** Words of settings that open something. */
const EXPOSES = whole(
  /insecure_skip_verify|publicly_accessible|\w*public_access\w*|resolve_entities|load_external_\w+/,
  /debuggable|\w*cleartext\w*|\w*allows?_arbitrary_loads\w*|node_integration\w*|\w*anonymous\w*/,
  /\w*insecure\w*|skip_(?:auth|verif|ssl|tls|permission|final_snapshot)\w*|trust_all\w*|allow_all_\w+/,
  /privileged|disable_(?:auth|ssl|tls|csrf|verif|security|rls|api_termination)\w*/,
  /(?:auth|ssl|tls|security|csrf)_disabled|allow_privilege_escalation|force_destroy|allow_untrusted\w*/,
  /ignore_(?:ssl|tls|cert)\w*|accept_(?:invalid|untrusted|any)\w*|unsafe_\w+/,
)

/** Settings that open so much that nobody sets them by the way. */
const NEWLY = whole(
  /insecure_skip_verify|ignore_(?:ssl|tls|cert\w*|https_errors)|trust_all\w*/,
  /accept_(?:invalid|untrusted|any)_\w+/,
  /(?:skip|disable)_(?:auth|verif|ssl|tls|csrf|security|signature)\w*|allow_privilege_escalation/,
  /allow_all_origins|uses_cleartext_traffic/,
)

/** The same by stems, for names of several words: `brute_force_protected`, `tlsverify`. */
const PROTECTS_BY_STEM = one_of(
  /auth(?!ors?(?:_|$))|secur|ssl|(?:^|_)tls|csrf|xsrf|certif|verif|signature|signed|encrypt|protect/,
  /permission|captcha|mfa|two_factor|(?:^|_)audit|sandbox|integrity|firewall|http_?only|hsts/,
  /quality_?gate|brute_?force|rate_?limit|isolation|harden|sanitiz|enable_logging|log_file_validation/,
  /(?:access|flow)_logs?|network_policy|ignore_scripts|host_key_check/,
)
/** Names that only say how something is: `is_authenticated`, `security_group_id`. */
const SAYS_STATE = one_of(
  /^secure$|^(?:is|has|was|can|should|show|hide|use|with|display)_/,
  within(
    '_',
    [
      /id|ids|name|names|url|uri|path|loading|visible|open|version|type|label|text|error|ready|group|groups/,
      /state|checked|badge|icon|link|button|tab|page|demo|banner|tooltip|field|input|view|screen|modal|menu/,
      /column/,
    ],
    '$',
  ),
  /loading|deprecat|legacy|debug|verbose|unverif|authenticated$/,
)
const EXPOSES_BY_STEM = one_of(
  /anonym|insecure|bypass|h2_console|(?:admin|web)_console|allow_others|enable_scripts|allow_all_builds/,
  /ignore_?(?:expir|sign|auth|perm|secur)|introspect|cleartext|plaintext|self_?sign/,
  /allows?_?(?:signup|sign_?up|registration|guest|remote|root|empty|weak|unauth|insecure|anonym|any|untrusted|http$|delet)/,
  /automount_service|auto_?merge|persist_credentials|unauthenticated/,
  /skip_?(?:auth|verif|ssl|tls|test|check|lint|valid)/,
  /disable_?(?:auth|ssl|tls|csrf|verif|secur|protect|sandbox|audit|sig)/,
)

/** Any switch goes off. */
export function turns_off(from: string, to: string): boolean {
  const before = settings_of(from)
  for (const [name, on] of settings_of(to)) if (!on && before.get(name) === true) return true
  return false
}

/** A setting that protects goes off, or one that opens goes on. */
export function flips(from: string, to: string, path = ''): boolean {
  const before = settings_of(from)
  for (const [name, on] of settings_of(to)) {
    if (on && NEWLY.test(name) && before.get(name) !== true) return true
    if (before.get(name) !== !on) continue
    if (on ? EXPOSES.test(name) || EXPOSES_BY_STEM.test(name) : protects(name)) return true
    // Cookies sent without encryption; elsewhere `secure` says too little.
    if (!on && name === 'secure' && COOKIE.test(`${path} ${from}`)) return true
  }
  return false
}

function protects(name: string): boolean {
  if (PROTECTS_BY_NO.test(name)) return true
  if (TURNS_AROUND.test(name)) return false
  return PROTECTS.test(name) || (PROTECTS_BY_STEM.test(name) && !SAYS_STATE.test(name))
}

/** Numbers that keep people out while they are high. */
const MORE_IS_SAFER = whole(
  /min_?(?:imum)?_?(?:password_?)?length|password_?min_?(?:imum)?_?length|salt_?rounds/,
  /bcrypt_?(?:rounds|cost)|hash_?rounds|iterations|pbkdf2_?iterations|key_?size|key_?length|rsa_?bits/,
  /required_approving_review_count|required_approvals?|approvals_required|retention_?(?:days|in_days)/,
  /backup_retention_period|log_retention\w*|deletion_window_in_days|randomize_va_space|kptr_restrict/,
  /dmesg_restrict|tcp_syncookies/,
)
/** Numbers that keep people out while they are low. */
const LESS_IS_SAFER =
  /^(?:max_?(?:login_?)?(?:attempts|retries|failures)|login_?attempts|failed_login_\w+|lockout_?threshold|max_?failed\w*)$/
/** A limit that is raised this many times over holds nobody back any more. */
const MUCH_MORE = 10
/** What counts how often somebody may come, and its numbers. */
const COUNTS_VISITS = /rate_?limit|throttl|limiter|slow_?down|brute/i
const VISITS = /^(?:max|limit|points|requests|tokens|burst|rate|max_?requests|capacity|per_?(?:second|minute|hour))$/
/** How much work a hash of a password is, as the last argument of a call. */
const HASH_COST =
  /\b(?:bcrypt\.\w{1,24}|hashpw|gensalt|genSalt(?:Sync)?|hashSync|GenerateFromPassword)\((?:[^()\n]{0,120},)?\s?(\d{1,2})\)/

/** Whether an edit of the file at `path` turns a number, or the rights of a file, to what protects less. */
export function weakens_number(path: string, from: string, to: string): boolean {
  const before = numbers_of(from)
  if (opens_file(from, to) || hashes_less(from, to)) return true
  if (before.size === 0) return false
  const hashes = /passw|hash|crypt|auth/i.test(path)
  for (const [name, value] of numbers_of(to)) {
    const old = before.get(name)
    if (old === undefined || old === value) continue
    if ((MORE_IS_SAFER.test(name) || (hashes && /^(?:rounds|cost|work_factor)$/.test(name))) && value < old) return true
    if (value < old * MUCH_MORE) continue
    if (LESS_IS_SAFER.test(name) || (VISITS.test(name) && COUNTS_VISITS.test(from))) return true
  }
  return false
}

function hashes_less(from: string, to: string): boolean {
  const before = HASH_COST.exec(from)?.[1]
  const after = HASH_COST.exec(to)?.[1]
  return before !== undefined && after !== undefined && Number(after) < Number(before)
}

/** What gives a file its mode. */
const SETS_MODE = /\b(?:chmod|fchmod|mode|umask|WriteFile|OpenFile|MkdirAll|Mkdir|mkdir|makedirs|permissions?|perm)\b/i
const MODE = /\b0?o?([0-7]{3})\b/
const OTHERS_WRITE = 0o002
const OTHERS_READ = 0o044

/** A file that was for its owner is open to everybody from now on. */
function opens_file(from: string, to: string): boolean {
  if (!SETS_MODE.test(from) || !SETS_MODE.test(to) || /umask/i.test(to)) return false
  const before = MODE.exec(from)?.[1]
  const after = MODE.exec(to)?.[1]
  if (before === undefined || after === undefined) return false
  const old = Number.parseInt(before, 8)
  const now = Number.parseInt(after, 8)
  const opened = now & ~old
  return (
    (opened & OTHERS_WRITE) !== 0 ||
    ((opened & OTHERS_READ) !== 0 && (old & OTHERS_READ) === 0 && /key|pem|secret|cred|token|ssh/i.test(to))
  )
}
