// Masks secrets. Everything that is stored, streamed, logged, shown or sent to a model passes through here first. Works
// on values, not on serialised text, so the result is always valid JSON. Source: CONTRACT 0.10.
import { from_base64 } from '#core/base64.ts'
import { one_of } from '#core/compose.ts'
import { parse_json } from '#core/json.ts'
import { announces_key, is_of_shape, SHAPE_KINDS, shapes_in } from '#core/secret/shapes.ts'

interface Pattern {
  kind: string
  pattern: RegExp
  /** 0 replaces the whole match, 1 the first group that matched. */
  group: 0 | 1
  /** Extra test of the value, for names that are common elsewhere. */
  is?: (value: string) => boolean
}

/** Whether a value is user and password as HTTP and registries encode them. */
function is_basic(value: string): boolean {
  return value.length <= MAX_BASIC_CHARS && /^[^:\s]+:[^:\s]/.test(from_base64(value) ?? '')
}
const MAX_BASIC_CHARS = 400

/**
 * The value after a name, an option or a sign: up to the closing quote (also when quotes are escaped inside another
 * string, `-d "{\"password\":\"...\"}"`), else up to the next blank or bracket. `unless` excludes values by how they
 * begin.
 */
function given(before: string, unless: string, flags = 'g'): Pattern {
  const starts = String.raw`(?!\[redacted:)${unless}`
  const between = ['"', "'"].map((quote) => String.raw`${quote}(${starts}[^${quote}\n\\]{4,4096})${quote}`)
  const escaped = String.raw`\\{1,8}["'](${starts}[^"'\n\\]{4,4096})\\{1,8}["']`
  const bare = String.raw`(?:\\{0,8}["'])?(${starts}[^\s"'${'`'};&|)(}{<>\\]{4,4096})`
  return {
    kind: 'secret',
    pattern: new RegExp(`${before}(?:${[...between, escaped, bare].join('|')})`, flags),
    group: 1,
  }
}

/** Keys that open something. */
const OF_KEYS = 'api|access|private|auth|secret|encryption|signing|master|session|admin|service'
/** What frameworks add to such a name: `SECRET_KEY_BASE`. */
const OF_FRAMEWORKS = '(?:[_-](?:base|value|string))?'

/** Prefixes of option names that take a secret: `--db-password`, `--github-token`. */
const OF_WHAT =
  'http|ftp|proxy|db|admin|user|root|auth|access|api|bot|registry|npm|pypi|github|gitlab|refresh|client|bearer|service|master|' +
  'new|old|key|store|backup|server|secret|private|vault'

/** Key formats and what stands behind a name, in the order they are tried; the formats of further services follow (shapes.ts); every pattern is linear: bounded or single-class repetitions only. */
const PATTERNS: readonly Pattern[] = [
  {
    kind: 'private_key',
    pattern:
      /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g,
    group: 0,
  },
  {
    kind: 'private_key',
    pattern:
      /-----BEGIN OpenVPN Static key V1-----[\s\S]*?(?:-----END OpenVPN Static key V1-----|$)|\bPrivate-Lines: \d{1,3}(?:\s{1,4}[A-Za-z0-9+/=]{20,80}(?![A-Za-z0-9+/=:-])){1,64}/g,
    group: 0,
  },
  { kind: 'aws_access_key', pattern: /\b(?:AKIA|ASIA|AGPA|AIDA|AROA)[A-Z0-9]{16}\b/g, group: 0 },
  { kind: 'github_token', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{20,255}|github_pat_[A-Za-z0-9_]{20,255})/g, group: 0 },
  { kind: 'gitlab_token', pattern: /\bgl(?:pat|dt|rt|cbt|ptt|ft|soat)-[A-Za-z0-9_-]{16,255}/g, group: 0 },
  { kind: 'slack_token', pattern: /\bxox[abeprs]-[A-Za-z0-9-]{10,255}/g, group: 0 },
  { kind: 'slack_webhook', pattern: /https:\/\/hooks\.slack\.com\/services\/[A-Za-z0-9/]{20,255}/g, group: 0 },
  { kind: 'anthropic_key', pattern: /\bsk-ant-[A-Za-z0-9_-]{16,255}/g, group: 0 },
  { kind: 'openai_key', pattern: /\bsk-(?:proj-|svcacct-|admin-)?[A-Za-z0-9_-]{20,255}/g, group: 0 },
  { kind: 'stripe_key', pattern: /\b(?:sk|rk|whsec)_(?:live_|test_)?[A-Za-z0-9]{16,255}/g, group: 0 },
  { kind: 'google_key', pattern: /\bAIza[A-Za-z0-9_-]{35}/g, group: 0 },
  { kind: 'google_oauth', pattern: /\b(?:ya29\.[A-Za-z0-9_-]{20,512}|GOCSPX-[A-Za-z0-9_-]{20,64})/g, group: 0 },
  { kind: 'npm_token', pattern: /\bnpm_[A-Za-z0-9]{30,255}/g, group: 0 },
  { kind: 'pypi_token', pattern: /\bpypi-[A-Za-z0-9_-]{30,512}/g, group: 0 },
  { kind: 'huggingface_token', pattern: /\bhf_[A-Za-z0-9]{20,255}/g, group: 0 },
  { kind: 'digitalocean_token', pattern: /\bdo[oprt]_v1_[a-f0-9]{40,128}/g, group: 0 },
  { kind: 'sendgrid_key', pattern: /\bSG\.[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{16,64}/g, group: 0 },
  { kind: 'twilio_key', pattern: /\bSK[a-f0-9]{32}\b/g, group: 0 },
  { kind: 'shopify_token', pattern: /\bshp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}/g, group: 0 },
  { kind: 'telegram_token', pattern: /\b[0-9]{8,10}:AA[A-Za-z0-9_-]{33}/g, group: 0 },
  { kind: 'vault_token', pattern: /\bhv[sb]\.[A-Za-z0-9_-]{20,512}/g, group: 0 },
  { kind: 'age_key', pattern: /\bAGE-SECRET-KEY-1[A-Z0-9]{50,64}/g, group: 0 },
  { kind: 'azure_key', pattern: /\b(?:AccountKey|SharedAccessKey|sig)=([A-Za-z0-9+/%]{40,128}={0,2})/g, group: 1 },
  {
    kind: 'jwt',
    pattern: /\beyJ(?:(?!-eyJ)[A-Za-z0-9_-]){8,4096}\.[A-Za-z0-9_-]{4,8192}(?:\.[A-Za-z0-9_-]{0,4096})?/g,
    group: 0,
  },
  { kind: 'credential', pattern: /\b(?:bearer|basic)\s{1,4}([A-Za-z0-9._~+/=-]{8,4096})/gi, group: 1 },
  {
    kind: 'basic_auth',
    pattern: /(?:^|\s)(?:-u|--user|--proxy-user)[ =](?:\\{0,8}["'])?(?!\[redacted:)[^\s:"'$]{1,128}:([^\s"'$]{3,256})/g,
    group: 1,
  },
  // ~/.docker/config.json, .npmrc, .netrc
  {
    kind: 'registry_auth',
    pattern: /(?:"auth"\s{0,8}:|\b_auth\s{0,4}=)\s{0,8}"?([A-Za-z0-9+/]{8,400}={0,2})/g,
    group: 1,
    is: is_basic,
  },
  {
    kind: 'netrc_password',
    pattern:
      /\b(?:machine\s{1,8}\S{1,200}|default)\s{1,8}login\s{1,8}\S{1,100}\s{1,8}password\s{1,8}([^\s"'$<%{*][^\s"']{3,199})/g,
    group: 1,
  },
  { kind: 'url_password', pattern: /[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'<>]{0,256}:([^\s/@"'<>]{1,512})@/gi, group: 1 },
  // The value of an option: `--password hunter2`, `--api-key "..."`. Paths and references name a secret without being
  // one.
  given(
    String.raw`(?:^|[\s"'])--?(?:(?:${OF_WHAT})-){0,2}` +
      String.raw`(?:password|passwd|passphrase|pass|secret|token|api-?key|access-?key|secret-?key)["']?,?[ \t]{1,4}`,
    String.raw`(?![-~/.$<]|\w{1,12}=)`,
  ),
  // Short options that mean a password in these programs.
  given(
    String.raw`\b(?:sshpass\s{1,3}-p\s?|` +
      String.raw`(?:mysql|mysqldump|mysqladmin|mariadb|mariadb-dump)\b[^\n|;&]{0,200}?\s-p(?!\w{1,12}=)|` +
      String.raw`(?:docker|podman|nerdctl|buildah|skopeo|oras|helm|az|oc|twine|registry)\b[^\n|;&]{0,40}?\s(?:login|upload)\b` +
      String.raw`[^\n|;&]{0,80}?\s-p\s{1,3}|redis-cli\b[^\n|;&]{0,120}?\s-a\s{1,3})`,
    '(?![-$<])',
  ),
  // `aws configure set aws_secret_access_key ...`, `git config user.password ...`
  given(
    String.raw`\bconfig(?:ure)?\s{1,3}(?:--\w{1,12}\s{1,3}){0,2}(?:set\s{1,3})?[\w.:@/-]{0,80}?(?:password|secret|token|authToken|api_?key|access_key)\s{1,3}`,
    '(?![-~/.$<])',
    'gi',
  ),
  given(
    String.raw`(?:password|passwd|passphrase|secret|token|(?:${OF_KEYS})[_-]?key)${OF_FRAMEWORKS}(?:\\{0,8}["'])?\s{0,4}(?:=|:)\s{0,4}`,
    '',
    'gi',
  ),
]

/** Kinds whose mark in a masked text proves that a secret was there, because the format is a provider's own. */
const CERTAIN: ReadonlySet<string> = new Set([
  ...PATTERNS.flatMap(({ kind, group }) => (group === 0 ? [kind] : [])),
  'azure_key',
  'url_password',
  'registry_auth',
  'netrc_password',
  ...SHAPE_KINDS.map(mark_of).filter((kind) => PATTERNS.every((pattern) => pattern.kind !== kind)),
])
const MARK = /\[redacted:([a-z_]{1,24})\]/g

/** The certain kinds of secrets that a masked text contained, each once. */
export function masked_kinds(text: string): string[] {
  const kinds = Array.from(text.matchAll(MARK), ([, kind = '']) => kind)
  return [...new Set(kinds)].filter((kind) => CERTAIN.has(kind))
}

/** What a shape is called in a mark. */
function mark_of(kind: string): string {
  return kind.replaceAll('-', '_')
}

/**
 * Cheap pre-test: every pattern above contains one of these. In serialised text an escape may precede `sk-`; without
 * the boundary every event with `risk_hints` would be walked.
 */
const TRIGGER = one_of(
  /-----(?:BEGIN|END)|A(?:KIA|SIA|GPA|IDA|ROA)|gh[pousr]_|github_pat_|gl[a-z]{2,4}-|xox[abeprs]-|hooks\.slack/,
  /(?:\b|\\\w{1,5})[sr]k[-_]|whsec_|AIza|ya29\.|GOCSPX|npm_|pypi-|hf_|_v1_|SG\.|SK[a-f0-9]{8}|shp[acs]/,
  /:AA|hv[sb]\.|AGE-SECRET|eyJ|[Bb]earer|BEARER|[Bb]asic|BASIC|-u|--user|--proxy-user/,
  /:\/\/[^\s/@]{0,256}:|[Pp]ass|PASS|[Ss]ecret|SECRET|[Tt]oken|TOKEN|[Kk]ey|KEY|sig=|\b(?:mysql|mariadb)/,
  /\slogin\s|twine upload|redis-cli|auth\\?"|_auth\b/,
)

/** Object members whose string value is a secret, by the last word of their name (`x-api-key`). */
const SECRET_MEMBER = new RegExp(
  `(?:^|[_-])(?:password|passwd|passphrase|secret|token|(?:${OF_KEYS})[_-]?key)${OF_FRAMEWORKS}$`,
  'i',
)
/** The same where a capital letter begins the word (`clientSecret`). */
const SECRET_CAMEL =
  /[a-z0-9](?:Password|Passwd|Passphrase|Secret|Token|(?:Api|API|Access|Private|Auth|Secret|Encryption|Signing|Master|Session|Admin|Service)Key)$/

/** The same in JSON text, with names read as the `secret` pattern above reads them in any text. */
const SECRET_NAME = new RegExp(
  `(?:password|passwd|passphrase|secret|token|(?:${OF_KEYS})[_-]?key)${OF_FRAMEWORKS}$`,
  'i',
)

/** Values that stand for a secret: references, placeholders, masks. */
const NOT_A_SECRET = /^(?:\$|%|<|\[redacted:|\*+$|x{3,}$|process\.|os\.|env\.|null$|true$|false$|none$|undefined$)/i

/** Masks secrets in one text; idempotent. */
export function redact_text(text: string): string {
  if (!may_hold_secret(text)) return text
  let out = text
  for (const { kind, pattern, group, is } of PATTERNS) {
    out = out.replace(pattern, (match: string, ...groups: unknown[]) => {
      if (group === 0) return `[redacted:${kind}]`
      const value = String(groups.find((one) => typeof one === 'string'))
      if (NOT_A_SECRET.test(value) || is?.(value) === false) return match
      const at = match.lastIndexOf(value)
      return `${match.slice(0, at)}[redacted:${kind}]${match.slice(at + value.length)}`
    })
  }
  return mask_shapes(out)
}

/** A key whose first lines are not shown. */
const KEY_END =
  /(?<![A-Za-z0-9+/=])(?:[A-Za-z0-9+/=]{40,76}\r?\n){1,60}(?:[A-Za-z0-9+/=]{1,76}\r?\n)?-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----/g

/** Masks keys by the formats that the scan of outputs knows. */
function mask_shapes(text: string): string {
  let out = text.includes('PRIVATE KEY-----') ? text.replace(KEY_END, '[redacted:private_key]') : text
  for (const shape of shapes_in(text)) {
    const mark = `[redacted:${mark_of(shape.kind)}]`
    out = out.replace(shape.pattern, (match: string, group: unknown) => {
      const secret = typeof group === 'string' ? group : match
      if (!is_of_shape(shape, secret, match)) return match
      const at = match.lastIndexOf(secret)
      return match.slice(0, at) + mark + match.slice(at + secret.length)
    })
  }
  return out
}

/** Masks free text before it is stored, unless the operator switched redaction off (CS_REDACT_SECRETS). */
export function kept_text(text: string, { redact_secrets }: { redact_secrets: boolean }): string {
  return redact_secrets ? redact_text(text) : text
}

/** Masks secrets in every string of a JSON value, and values of members with a secret's name. */
export function redact<T>(value: T): T {
  return walk(value, false) as T
}

/** `in_text`: the value was parsed from JSON text. */
function walk(value: unknown, named_secret: boolean, in_text = false): unknown {
  if (typeof value === 'string') {
    if (named_secret && value.length >= 4 && !NOT_A_SECRET.test(value)) return '[redacted:secret]'
    return may_hold_secret(value) ? (redact_json_text(value) ?? redact_text(value)) : value
  }
  if (typeof value === 'number')
    return in_text && named_secret && String(value).length >= 4 ? '[redacted:secret]' : value
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => walk(item, named_secret, in_text))
  const out: Record<string, unknown> = {}
  for (const [key, member] of Object.entries(value)) {
    const kept = redact_text(key)
    // A plain assignment to __proto__ would change the prototype instead of adding the member.
    Object.defineProperty(out, kept, {
      value: walk(member, names_secret(key, in_text) || keeps_basic(key, member), in_text),
      enumerable: true,
      writable: true,
      configurable: true,
    })
  }
  return out
}

function names_secret(name: string, in_text: boolean): boolean {
  return in_text ? SECRET_NAME.test(name) : SECRET_MEMBER.test(name) || SECRET_CAMEL.test(name)
}

/** Whether a member `auth` holds a password, as in the files of registries. */
function keeps_basic(name: string, member: unknown): boolean {
  return (name === 'auth' || name === '_auth') && typeof member === 'string' && is_basic(member)
}

/** Longer texts are masked as plain text. */
const MAX_JSON_TEXT_CHARS = 1_048_576

/**
 * Masks arguments given as the JSON text of an object (CONTRACT 1.3): escaped values are masked as what they mean, and
 * the text stays JSON, or a person asked for approval could not read the command. Undefined for any other text.
 */
function redact_json_text(text: string): string | undefined {
  if (!/^\s*[{[]/.test(text) || text.length > MAX_JSON_TEXT_CHARS) return undefined
  const value = parse_json(text)
  if (value === undefined) return undefined
  const masked = JSON.stringify(walk(value, false, true))
  return masked === JSON.stringify(value) && says_all(value, text) ? text : masked
}

/**
 * Whether a parsed value contains everything its text says: of duplicate members only the last is parsed, so the text
 * may hold something that was not examined.
 */
function says_all(value: unknown, text: string): boolean {
  const colons = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '').split(':').length - 1
  return members_of(value) === colons
}

function members_of(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value).reduce((sum: number, one: unknown) => sum + members_of(one), 0)
  return Array.isArray(value) ? inside : inside + Object.keys(value).length
}

/** Whether a text, also one of JSON, may contain something to mask; false is certain and saves the walk. */
export function may_hold_secret(text: string): boolean {
  return TRIGGER.test(text) || announces_key(text)
}
