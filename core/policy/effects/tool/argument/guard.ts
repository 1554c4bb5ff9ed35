// What the arguments of a tool open or switch off, however deep they lie: protections that go, networks and roles that let everybody
// in. Source: ENGINE 3 (tools by the shape of their arguments).
import { in_turn, whole, within } from '#core/compose.ts'
import type { Collector } from '#core/policy/effects/collector.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Lists and objects of one call that are opened, and members that are looked at; a call with more is not judged whole. */
const MAX_OPENED = 8192
const MAX_MEMBERS = 8192
/** A text longer than this is no switch. */
const MAX_CHOICE_CHARS = 64

/** What the arguments do to who may come in; null when they do nothing to it. */
export type Opening = 'weakens' | 'opens' | null

/** Tools that change settings of something that is there. */
const SETS =
  /(?:^|_)(?:set|update|edit|put|patch|modify|configure|change|toggle|switch|save|upsert|settings?|configuration|config|enable|override|apply|manage|write)(?:_|$)/
const LETS_IN = within(
  '(?:^|_)',
  [
    /add|create|update|set|assign|grant|invite|edit|change|modify|put|patch|attach|authorize|allow|make/,
    /upsert|replace|configure|register|provision|apply|save|protect|open|expose|permit|punch/,
  ],
  '(?:_|$)',
)

/** Where those who log in are sent back to with what they were given. */
const SENT_BACK = /^(?:(?:allowed_)?(?:callbacks?|redirect|logout)(?:_(?:uris?|urls?))?|(?:allowed|web)_origins)$/
const OUTSIDE = /^https?:\/\/(?!localhost|127\.|\[::1\])/i

/** Looks at every member of the arguments of the tool whose verb part is `action`. */
export function opening_of(action: string, args: Arguments, out: Pick<Collector, 'exhausted'>): Opening {
  const sets = SETS.test(action)
  const lets_in = sets || LETS_IN.test(action)
  if (!lets_in) return null
  if (sets && switches_off(action, args)) return 'weakens'
  const open: object[] = [args]
  let looked_at = 0
  for (const holder of open) {
    const is_list = Array.isArray(holder)
    const members: readonly (readonly [string, unknown])[] = is_list
      ? holder.map((one) => ['', one] as const)
      : Object.entries(holder)
    // What stands in a list has no name, so it costs nothing but its place.
    if (!is_list) looked_at += members.length
    const inner = members.flatMap(([, value]) => (value !== null && typeof value === 'object' ? [value] : []))
    if (looked_at > MAX_MEMBERS || open.length + inner.length > MAX_OPENED) {
      out.exhausted = true
      return null
    }
    const opening = is_list ? null : opening_in(members, sets)
    if (opening !== null) return opening
    for (const one of inner) open.push(one)
  }
  return null
}

/** `ddos_protection_toggle {on: false}`: the tool is about a protection, and its switch is off. */
function switches_off(action: string, args: Arguments): boolean {
  const about = action
    .split('_')
    .some((_, at, words) => is_protection(words.slice(at, at + 2).join('_')) || is_protection(words[at] ?? ''))
  return about && Object.entries(args).some(([key, value]) => VALUE_KEY.test(plain(key)) && is_off(value))
}

function opening_in(members: readonly (readonly [string, unknown])[], sets: boolean): Opening {
  if (sets && names_off(members)) return 'weakens'
  for (const [key, value] of members) {
    const name = plain(key)
    if (sets && is_off(value) && is_protection(name)) return 'weakens'
    if (lets_everybody_in(name, value) || (sets && sends_back(name, value))) return 'opens'
  }
  return null
}

/** `deletionProtection` and `DELETION-PROTECTION` as `deletion_protection`. */
function plain(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[-.\s]/g, '_')
    .toLowerCase()
}

/** The same with words in front: `transit_encryption`, `kms_key_rotation_protection`. */
const NAMED_PROTECTION =
  /^(?:[a-z0-9]+_){1,3}(?:encryption|protection|authentication|verification|signing|backups?|audit_logs?|firewall|waf|mfa|versioning)$/
const PROTECTION = whole(
  // Who may come in, and how it is encrypted.
  /requirepass|masterauth|protected_mode|acl|(?:min(?:imum)?_)?(?:ssl|tls)(?:_mode|_version)?/,
  /(?:always_use|force|automatic)_https(?:_rewrites)?|waf|firewall|mfa|2fa|two_(?:factor|step)\w*|sso/,
  /encryption(?:_at_rest)?|encrypted|versioning/,
  // What may not be deleted or pushed to.
  /(?:deletion|termination|delete|branch|push|ddos|bot|purge|stack_termination)_protection|protected/,
  // Traces and copies.
  /audit(?:ing)?(?:_logs?|_logging)?|(?:access|query|flow|activity)_log(?:s|ging)|backups?/,
  /automat(?:ic|ed)_backups?|soft_delete|point_in_time_recovery|pitr|require[sd]?_[a-z_]+/,
  // What has to hold before something goes on.
  /required_(?:status_checks|pull_request_reviews|signatures)|enforce_[a-z_]+/,
  // Checks of callers, files and rows; watchers.
  /verify_(?:ssl|tls|jwt|signatures?|email)|captcha|turnstile|rate_limit(?:ing)?|malware_[a-z_]+/,
  /antivirus|defender|real_?time_(?:protection|monitoring)|row_level_security|rls|block_public_[a-z_]+/,
  /restrict_public_[a-z_]+|ignore_public_acls|secret_scanning[a-z_]*|vulnerability_alerts/,
  /authentication|login_required|approvals?(?:_required)?|code_owner_[a-z_]+|content_trust|quarantine/,
  /guardduty|cloudtrail/,
  /(?:ssl|tls|mfa|otp|login|password|approval|review|signature|pkce|brute_force|consent)_(?:required|protected|protection|enforced|check|detection)/,
)

function is_protection(name: string): boolean {
  const plain_name = name
    .replace(/^(?:is|enable|use|has)_/, '')
    .replace(/_(?:enabled|status|state|active|on|switch)$/, '')
  return PROTECTION.test(plain_name) || NAMED_PROTECTION.test(plain_name)
}

const OFF =
  /^(?:off|false|disabled?|none|no|inactive|suspended|flexible|essentially_off|unrestricted|allow_all|passive)$/i

function is_off(value: unknown): boolean {
  return value === false || value === 0 || (typeof value === 'string' && OFF.test(value))
}

const NAME_KEY =
  /^(?:setting(?:_?(?:id|name|key))?|id|name|key|feature|property|option|parameter|field|attribute|path|control)$/
const VALUE_KEY = /^(?:value|enabled|state|status|on|active|mode|setting_value|new_value)$/

/** `{setting: 'ssl', value: 'off'}`, `{path: '/deletion_protection', value: false}`. */
function names_off(members: readonly (readonly [string, unknown])[]): boolean {
  const off = members.some(([key, value]) => VALUE_KEY.test(plain(key)) && (is_off(value) || value === ''))
  if (!off) return false
  return members.some(
    ([key, value]) =>
      NAME_KEY.test(plain(key)) &&
      typeof value === 'string' &&
      value.length <= MAX_CHOICE_CHARS &&
      is_protection(plain(value.split('/').at(-1) ?? '')),
  )
}

const HIGH_ROLE = whole(
  in_turn(
    /(?:workspace|org|organization|super|site|account|billing|cluster|global|project|db|atlas|user|server)?/i,
    /[_:-]?(?:admin|administrator|owner|superuser|superadmin|root|maintainer)/i,
  ),
  /dbadminanydatabase|readwriteanydatabase|roles\/(?:owner|editor|.*admin)|cluster-admin/i,
  /.*(?:AdministratorAccess|FullAccess)|all privileges|\*/i,
)
const ROLE_KEY = within(
  '^(?:new_|user_|member_|org_|project_|team_|repo_|default_)?',
  [
    /roles?|role_?(?:name|type|id)|access_?(?:level|role)|permissions?|privileges?/,
    /(?:oauth_|api_|token_)?scopes?|policy_arns?|user_type|account_type/,
  ],
  '$',
)
const OPEN_SWITCH = whole(
  /(?:enable|allow|is)_(?:external|remote|public|guest|anonymous)_[a-z_]*access|allow_force_push(?:es)?/,
  /allow_deletions?|publicly_accessible|public_access/,
  /allow_(?:all|public|anonymous|unauthenticated)[a-z_]*|anonymous(?:_access)?|bypass_[a-z_]+/,
  /is_(?:super)?admin|site_admin|superuser|skip_(?:approvals?|reviews?|checks)/,
)
const NETWORK_KEY = /cidr|source|^src|range|allow|from|whitelist|network|^ips?$|ip_?address|addresses|remote_ip|^value$/
const EVERYWHERE = /^(?:0\.0\.0\.0(?:\/0)?|::(?:\/0)?|0\.0\.0\.0-255\.255\.255\.255)$/
const WHO_KEY = /^(?:principals?|members?|grantees?|subjects?|identity|entity|aws|allowed_?users|share_?with)$/
const ANYBODY = /^(?:\*|allusers|allauthenticatedusers|everyone|anonymous|public|anyone)$/i

function lets_everybody_in(name: string, value: unknown): boolean {
  if (value === true) return OPEN_SWITCH.test(name)
  const texts = Array.isArray(value) ? value : [value]
  return texts.some((text) => {
    if (typeof text !== 'string') return false
    if (text.length > MAX_CHOICE_CHARS) return name.includes('policy') && OPEN_POLICY.test(text)
    if (text === 'cluster-admin') return true
    if (EVERYWHERE.test(text)) return NETWORK_KEY.test(name) && !name.includes('dest')
    return (ROLE_KEY.test(name) && HIGH_ROLE.test(text)) || (WHO_KEY.test(name) && ANYBODY.test(text))
  })
}

function sends_back(name: string, value: unknown): boolean {
  if (!SENT_BACK.test(name)) return false
  return (Array.isArray(value) ? value : [value]).some((url) => typeof url === 'string' && OUTSIDE.test(url))
}

/** A policy as a text that names everybody. */
const OPEN_POLICY = /"Principal"\s*:\s*(?:"\*"|\{\s*"AWS"\s*:\s*(?:\[\s*)?"\*")/
