// Secrets in clear: provider formats by shape, checksum and entropy; named values by entropy. Placeholders, published examples and
// references stay quiet. Source: CONTRACT 16.1, ENGINE 16 (secret exposure).

import { from_base64 } from '#core/base64.ts'
import type { Findings } from '#core/review/detect/finding.ts'
import { bits_per_char, is_card, is_iban, is_placeholder } from '#core/review/detect/token.ts'

interface Family {
  kind: string
  /** Every repetition is of one class and bounded. */
  pattern: RegExp
  /** Which group holds the secret. */
  group: 0 | 1
  /** Least entropy of the secret, bits per character. */
  bits: number
}

const FAMILIES: readonly Family[] = [
  { kind: 'aws', pattern: /\b(?:AKIA|ASIA|ABIA|ACCA)([A-Z0-9]{16})\b/g, group: 1, bits: 2.8 },
  { kind: 'github', pattern: /\bgh[pousr]_([A-Za-z0-9]{36,251})\b/g, group: 1, bits: 3.5 },
  { kind: 'github', pattern: /\bgithub_pat_([A-Za-z0-9_]{50,251})/g, group: 1, bits: 3.8 },
  {
    kind: 'gitlab',
    pattern: /\bgl(?:pat|dt|rt|cbt|ptt|ft|soat|agent|imt|ffct)-([A-Za-z0-9_-]{20,64})/g,
    group: 1,
    bits: 3.2,
  },
  { kind: 'slack', pattern: /\bxox[abeoprs]-(?:\d-)?([A-Za-z0-9-]{16,250})/g, group: 1, bits: 2.8 },
  { kind: 'slack', pattern: /\bxapp-\d-([A-Z0-9-]{20,250}[a-f0-9]{20,64})/g, group: 1, bits: 3 },
  {
    kind: 'slack',
    pattern: /https:\/\/hooks\.slack\.com\/(?:services|workflows)\/T([A-Za-z0-9/]{20,120})/g,
    group: 1,
    bits: 3,
  },
  {
    kind: 'discord',
    pattern: /https:\/\/(?:ptb\.|canary\.)?discord(?:app)?\.com\/api\/webhooks\/\d{15,20}\/([A-Za-z0-9_-]{50,80})/g,
    group: 1,
    bits: 3.5,
  },
  {
    kind: 'discord',
    pattern: /\b[MNO][A-Za-z0-9]{23,27}\.[A-Za-z0-9_-]{6}\.([A-Za-z0-9_-]{27,42})/g,
    group: 1,
    bits: 3.5,
  },
  { kind: 'anthropic', pattern: /\bsk-ant-(?:[a-z]{2,8}\d{2}-)?([A-Za-z0-9_-]{24,200})/g, group: 1, bits: 3.5 },
  { kind: 'openai', pattern: /\bsk-(?:proj-|svcacct-|admin-|or-v1-)?([A-Za-z0-9_-]{32,250})/g, group: 1, bits: 3.7 },
  { kind: 'stripe', pattern: /\b(?:sk|rk)_live_([A-Za-z0-9]{16,247})/g, group: 1, bits: 3 },
  { kind: 'stripe', pattern: /\bwhsec_([A-Za-z0-9+/=]{24,100})/g, group: 1, bits: 3.2 },
  { kind: 'google', pattern: /\bAIza([A-Za-z0-9_-]{35})\b/g, group: 1, bits: 3.5 },
  { kind: 'google', pattern: /\bya29\.([A-Za-z0-9_-]{30,500})/g, group: 1, bits: 3.5 },
  { kind: 'google', pattern: /\bGOCSPX-([A-Za-z0-9_-]{24,60})/g, group: 1, bits: 3.2 },
  { kind: 'google', pattern: /\b1\/\/0[a-z]([A-Za-z0-9_-]{40,120})/g, group: 1, bits: 3.8 },
  { kind: 'npm', pattern: /\bnpm_([A-Za-z0-9]{36})\b/g, group: 1, bits: 3.5 },
  { kind: 'pypi', pattern: /\bpypi-(AgE[A-Za-z0-9_-]{50,250})/g, group: 1, bits: 3.8 },
  { kind: 'rubygems', pattern: /\brubygems_([a-f0-9]{48})\b/g, group: 1, bits: 3 },
  { kind: 'crates', pattern: /\bcio([A-Za-z0-9]{32})\b/g, group: 1, bits: 4 },
  { kind: 'huggingface', pattern: /\b(?:hf|api_org)_([A-Za-z0-9]{30,60})\b/g, group: 1, bits: 3.6 },
  { kind: 'digitalocean', pattern: /\bdo[oprt]_v1_([a-f0-9]{64})\b/g, group: 1, bits: 3 },
  { kind: 'sendgrid', pattern: /\bSG\.[A-Za-z0-9_-]{16,32}\.([A-Za-z0-9_-]{32,64})/g, group: 1, bits: 3.7 },
  { kind: 'mailgun', pattern: /\bkey-([a-f0-9]{32})\b/g, group: 1, bits: 3 },
  { kind: 'mailchimp', pattern: /\b([a-f0-9]{32})-us\d{1,2}\b/g, group: 1, bits: 3 },
  { kind: 'twilio', pattern: /\bSK([a-f0-9]{32})\b/g, group: 1, bits: 3 },
  { kind: 'shopify', pattern: /\bshp(?:at|ca|pa|ss)_([a-fA-F0-9]{32})\b/g, group: 1, bits: 3 },
  { kind: 'telegram', pattern: /\b(?:bot)?\d{8,10}:(A[A-Za-z0-9_-]{32,36})(?![A-Za-z0-9_-])/g, group: 1, bits: 3.5 },
  { kind: 'vault', pattern: /\bhv[sbr]\.([A-Za-z0-9_-]{24,300})/g, group: 1, bits: 3.5 },
  { kind: 'terraform', pattern: /\b[A-Za-z0-9]{14}\.atlasv1\.([A-Za-z0-9_-]{60,80})/g, group: 1, bits: 3.8 },
  { kind: 'linear', pattern: /\blin_(?:api|oauth)_([A-Za-z0-9]{32,64})/g, group: 1, bits: 3.5 },
  { kind: 'notion', pattern: /\b(?:secret_[A-Za-z0-9]{43}|ntn_([A-Za-z0-9]{40,50}))\b/g, group: 0, bits: 3.7 },
  { kind: 'databricks', pattern: /\bdapi([a-f0-9]{32})(?:-\d)?\b/g, group: 1, bits: 3 },
  { kind: 'planetscale', pattern: /\bpscale_(?:tkn|pw|oauth)_([A-Za-z0-9_.-]{32,64})/g, group: 1, bits: 3.5 },
  { kind: 'supabase', pattern: /\bsbp_([a-f0-9]{40})\b/g, group: 1, bits: 3 },
  { kind: 'doppler', pattern: /\bdp\.(?:pt|st|ct|sa|scim|audit)\.([A-Za-z0-9._-]{40,60})/g, group: 1, bits: 3.5 },
  { kind: 'fly', pattern: /\b(?:FlyV1 fm\d_|fo1_)([A-Za-z0-9+/=_-]{40,500})/g, group: 1, bits: 3.7 },
  { kind: 'grafana', pattern: /\bgl(?:c|sa)_([A-Za-z0-9_=+/]{32,400})/g, group: 1, bits: 3.5 },
  { kind: 'newrelic', pattern: /\bNRAK-([A-Z0-9]{27})\b/g, group: 1, bits: 3.2 },
  { kind: 'sentry', pattern: /\bsntr(?:ys|yu)_([A-Za-z0-9+/=_-]{40,250})/g, group: 1, bits: 3.5 },
  { kind: 'postman', pattern: /\bPMAK-([a-f0-9]{24}-[a-f0-9]{34})\b/g, group: 1, bits: 3 },
  { kind: 'atlassian', pattern: /\bATATT3x([A-Za-z0-9_=-]{60,250})/g, group: 1, bits: 3.8 },
  { kind: 'figma', pattern: /\bfig[dou]_([A-Za-z0-9_-]{36,60})/g, group: 1, bits: 3.5 },
  { kind: 'square', pattern: /\bsq0atp-([A-Za-z0-9_-]{20,43})/g, group: 1, bits: 3.2 },
  {
    kind: 'cookie',
    pattern:
      /\b(?:set-)?cookie["']?\s*:[^\n]{0,200}?\b(?:session|sess|sid|auth|token|jwt|connect\.sid|phpsessid|jsessionid|remember)\w{0,16}=([A-Za-z0-9%._-]{32,2000})/gi,
    group: 1,
    bits: 4,
  },
  { kind: 'square', pattern: /\b(?:sq0csp-|EAAA)([A-Za-z0-9_-]{43,60})\b/g, group: 1, bits: 3.8 },
  { kind: 'airtable', pattern: /\bpat[A-Za-z0-9]{14}\.([a-f0-9]{64})\b/g, group: 1, bits: 3 },
  { kind: 'dropbox', pattern: /\bsl\.(?:u\.)?([A-Za-z0-9_-]{100,250})/g, group: 1, bits: 4 },
  { kind: 'age', pattern: /\bAGE-SECRET-KEY-1([A-Z0-9]{50,64})\b/g, group: 1, bits: 3 },
  {
    kind: 'azure',
    pattern: /\b(?:AccountKey|SharedAccessKey|SharedSecretKey)\s?=\s?([A-Za-z0-9+/]{40,90}={0,2})/g,
    group: 1,
    bits: 4,
  },
  { kind: 'azure', pattern: /[?&]sig=([A-Za-z0-9%+/]{40,100})/g, group: 1, bits: 3.8 },
  { kind: 'azure', pattern: /\b[A-Za-z0-9_~.-]{3}\d?Q~([A-Za-z0-9_~.-]{31,40})/g, group: 1, bits: 3.7 },
  { kind: 'wireguard', pattern: /\bPrivateKey\s*=\s*([A-Za-z0-9+/]{43}=)/g, group: 1, bits: 3.8 },
  {
    kind: 'password-hash',
    pattern: /^[a-z_][\w-]{0,31}:(\$(?:[1256]|2[aby]|y|7|gy)\$[^:\s]{20,200}):\d{0,6}:/gm,
    group: 1,
    bits: 3,
  },
  { kind: 'docker', pattern: /"auth"\s*:\s*"([A-Za-z0-9+/]{12,400}={0,2})"/g, group: 1, bits: 3 },
  {
    kind: 'bearer',
    pattern: /\bauthorization["']?\s*[:=]\s*["']?(?:bearer|token)\s+([A-Za-z0-9._~+/=-]{20,2000})/gi,
    group: 1,
    bits: 3.5,
  },
  {
    kind: 'basic-auth',
    pattern: /(?:\s-u|--user|--proxy-user)[ =]["']?[\w.@-]{1,64}:(?!\/\/)([^\s"'$<{]{8,128})/g,
    group: 1,
    bits: 2.8,
  },
  {
    kind: 'basic-auth',
    pattern: /\bauthorization["']?\s*[:=]\s*["']?basic\s+([A-Za-z0-9+/]{12,400}={0,2})/gi,
    group: 1,
    bits: 3,
  },
  {
    kind: 'password-hash',
    pattern: /^[\w.@-]{1,64}:(\$(?:2[aby]|apr1|5|6|argon2id?)\$[^:\s]{20,200})\s*$/gm,
    group: 1,
    bits: 3,
  },
  {
    kind: 'kubeconfig',
    pattern: /\bclient-key-data["']?\s*:\s*["']?(LS0tLS1CRUdJTi[A-Za-z0-9+/]{40,8000}={0,2})/g,
    group: 1,
    bits: 3.5,
  },
  { kind: 'docker-token', pattern: /\bdckr_(?:pat|oat)_([A-Za-z0-9_-]{20,64})/g, group: 1, bits: 3.2 },
  {
    kind: 'model-provider',
    pattern: /\b(?:gsk|xai|pplx|fw|r8|csk|nvapi|tgp_v1)[_-]([A-Za-z0-9_-]{32,120})\b/g,
    group: 1,
    bits: 3.7,
  },
  {
    kind: 'build-server',
    pattern: /\b(?:CCIPAT|CCIPRJ|bkua|bkat|drn|tkn_v1)_([A-Za-z0-9_]{32,100})\b/g,
    group: 1,
    bits: 3.2,
  },
  {
    kind: 'infrastructure',
    pattern:
      /\b(?:pul|nfp|rnd|napi|tskey-(?:auth|api|client)|dt0c01|pnu|sqp|squ|sqa|AKCp|railway|vcp|fnkey|cfut)[_.-]([A-Za-z0-9_.-]{30,160})\b/g,
    group: 1,
    bits: 3.2,
  },
  {
    kind: 'payment',
    pattern:
      /\b(?:rzp_live|sk_prod|pk_prod|FLWSECK|EZAK|live|access-production|shippo_live|duffel_live|whsk)[_-]([A-Za-z0-9_-]{24,80})\b/g,
    group: 1,
    bits: 3.4,
  },
  { kind: 'cloud', pattern: /\b(?:LTAI|AQVN|AKID|t1\.|y0_)([A-Za-z0-9_-]{16,120})\b/g, group: 1, bits: 3.5 },
  {
    kind: 'content',
    pattern: /\b(?:CFPAT|rdme|tfp|key_live|ntn|asana|clk|phx|phc_secret|sk\.eyJ)[_.-]?([A-Za-z0-9_-]{32,200})\b/g,
    group: 1,
    bits: 3.6,
  },
  {
    kind: 'seed-phrase',
    pattern:
      /\b(?:seed|mnemonic|recovery|backup)[ _-]?(?:phrase|words?|seed)?["']?\s*[:=]\s*["']?((?:[a-z]{3,8} ){11,23}[a-z]{3,8})\b/gi,
    group: 1,
    bits: 3,
  },
  {
    kind: 'registry-auth',
    pattern: /:_(?:authToken|password|auth)\s*=\s*["']?([A-Za-z0-9+/=_.-]{16,400})/g,
    group: 1,
    bits: 3.2,
  },
  {
    kind: 'netrc',
    pattern: /\bmachine\s+\S{1,200}\s+login\s+\S{1,100}\s+password\s+([^\s$<%{*]\S{5,199})/g,
    group: 1,
    bits: 2.5,
  },
]

/** The words of these families name a password themselves, which is no placeholder. */
const SPEAKS_OF_PASSWORDS: ReadonlySet<string> = new Set(['netrc', 'registry-auth'])

/** Each family needs one of these; most outputs have none. */
const TRIGGER =
  /A(?:KIA|SIA|BIA|CCA)|gh[pousr]_|github_pat|gl[a-z]{1,5}[-_]|xox|xapp-|hooks\.slack|discord|[MNO][A-Za-z0-9]{23}|sk-|[sr]k_live|whsec_|AIza|ya29|GOCSPX|1\/\/0|npm_|pypi-|rubygems_|cio|hf_|api_org_|_v1_|SG\.|key-|-us\d|SK[a-f0-9]|shp|:A|hv[sbr]\.|atlasv1|lin_|secret_|ntn_|dapi|pscale|sbp_|dp\.|Fly|fo1_|NRAK|sntry|PMAK|ATATT|fig[dou]_|sq0|EAAA|pat|sl\.|AGE-|Key|sig=|Q~|\$(?:[1256]|2[aby]|y|7|gy)\$|"auth"|uthorization|UTHORIZATION|-u |--user|--proxy-user|:_|machine |client-key-data|dckr_|gsk_|xai-|pplx-|r8_|nvapi-|csk-|fw_|tgp_|CCI|bk[ua][at]_|pul-|nfp_|rnd_|napi_|tskey|dt0c01|pnu_|sq[pua]_|AKCp|rzp_|FLWSECK|EZAK|_live|production-|sk_prod|LTAI|AQVN|AKID|y0_|CFPAT|rdme_|tfp_|phx_|sk\.eyJ|[Cc]ookie|[Ss]eed|[Mm]nemonic|[Rr]ecovery|apr1|argon2/

const PRIVATE_KEY = /-----BEGIN ((?:[A-Z0-9]{2,10} ){0,3})PRIVATE KEY(?: BLOCK)?-----((?:\\[rn]|[^-]){0,12000})/g
const JWT = /\beyJ[A-Za-z0-9_-]{8,2000}\.(eyJ[A-Za-z0-9_-]{8,6000})\.([A-Za-z0-9_-]{20,1400})/g
const URL_PASSWORD = /\b([a-z][a-z0-9+.-]{1,24}):\/\/([^\s/:@"'<>]{0,128}):([^\s/@"'<>]{4,256})@([^\s/:?"'<>]{1,253})/gi
const NAMED =
  /(?<![A-Za-z0-9])["']?([A-Za-z0-9_.-]{0,48}(?:password|passwd|pwd|passphrase|_pass|secret|token|api[_-]?key|apikey|access[_-]?key|secret[_-]?key|private[_-]?key|auth[_-]?key|account[_-]?key|encryption[_-]?key|signing[_-]?key|client[_-]?secret|credentials?)[A-Za-z0-9_-]{0,16})["']?\s{0,4}(?:=>|:=|=|:)\s{0,4}(["'`]?)([^\s"'`,;<>(){}[\]\\]{8,400})/gi

/** The signature of the token that every tutorial shows. */
const PUBLISHED =
  /SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c|TJVA95OrM7E2cBab30RMHrHDcEfxjoYZgeFONFh7HgQ|4eC39HqLyjWDarjtT1zdp7dc|D2gfRNQ4FrPeLc1A|wJalrXUtnFEMI/

/** Finds exposed secrets in the unchanged text. */
export function find_secrets(text: string, findings: Findings): void {
  if (TRIGGER.test(text)) {
    for (const { kind, pattern, group, bits } of FAMILIES) {
      for (const match of text.matchAll(pattern)) {
        const secret = match[group] ?? match[0]
        if (
          is_placeholder(secret) ||
          (!SPEAKS_OF_PASSWORDS.has(kind) && is_placeholder(match[0])) ||
          PUBLISHED.test(match[0]) ||
          bits_per_char(secret) < bits
        )
          continue
        if (kind === 'docker' && !(from_base64(secret)?.includes(':') ?? false)) continue
        findings.add('secret', kind)
        break
      }
    }
  }
  private_keys(text, findings)
  tokens(text, findings)
  urls(text, findings)
  named_values(text, findings)
  kubernetes(text, findings)
  personal(text, findings)
}

function private_keys(text: string, findings: Findings): void {
  if (!text.includes('PRIVATE KEY')) return
  for (const match of text.matchAll(PRIVATE_KEY)) {
    const body = (match[2] ?? '')
      .replace(/\\[rn]/g, '')
      .replace(/^[\w-]+:[^\n]*$/gm, '')
      .replace(/[\s"'+]/g, '')
    if (
      body.length >= 40 &&
      /^[A-Za-z0-9/=.]+$/.test(body.slice(0, 40)) &&
      bits_per_char(body.slice(0, 400)) > 3.5 &&
      !is_placeholder(body)
    ) {
      findings.add('secret', 'private-key')
      return
    }
  }
}

function tokens(text: string, findings: Findings): void {
  if (!text.includes('eyJ')) return
  for (const match of text.matchAll(JWT)) {
    if (PUBLISHED.test(match[0]) || bits_per_char(match[2] ?? '') < 3.8) continue
    if (
      /"sub": ?"1234567890"|"\w+": ?"(?:payload|bar|test|world)"|John Doe|example/.test(
        from_base64(match[1] ?? '') ?? '',
      )
    )
      continue
    findings.add('secret', 'jwt')
    return
  }
}

const LOCAL_HOST =
  /^(?:localhost|127\.|0\.0\.0\.0|\[?::1|db$|postgres$|mysql$|redis$|mongo(?:db)?$|rabbitmq$|host\.docker\.internal|example\.(?:com|org|net)$)/i

function urls(text: string, findings: Findings): void {
  if (!text.includes('@')) return
  for (const [, scheme = '', user = '', password = '', host = ''] of text.matchAll(URL_PASSWORD)) {
    if (is_placeholder(password) || /^[$%{<*]/.test(password) || /^(?:git|ssh)$/i.test(scheme)) continue
    const weak =
      bits_per_char(password) < 2.8 ||
      password.includes('%2F') ||
      password.toLowerCase() === user.toLowerCase() ||
      !/[0-9A-Z]/.test(password)
    if (weak || (LOCAL_HOST.test(host) && password.length < 12)) continue
    findings.add('secret', 'url-password')
    return
  }
}

/** Names that end like a secret but hold something else. */
const HARMLESS_NAME =
  /(?:token|key|secret|password|credential)[_-]?(?:id|ids|name|type|url|uri|path|file|count|limit|length|len|size|ttl|expiry|expires?\w*|hash|field|header|regex|pattern|prefix|env|ref|arn|version|hint|policy|usage|used|label|class|page|param|mode|at)s?$|(?:next|page|prev|continuation|cursor|sync|max|min|num|public|csrf|xsrf|input|output|total|prompt|completion|cache\w*|pad|eos|bos|unk|mask|stop|special|publishable|anon)[_-]?\w{0,8}tokens?$|public[_-]?key|publishable|(?:sort|primary|foreign|partition|cache|row|object|react|map)[_-]?key|tokenizer/i
/** Values of code: calls, members, paths, addresses, references, versions. */
const CODE_VALUE =
  /^(?:\$|%|\/|\.{1,2}\/|~|@|!|&|\*|#|https?:|file:|data:|arn:|projects\/|secretsmanager|vault:|op:|ssm:|env[.:]|process\.|os\.|self\.|this\.|config\.|settings\.|[a-zA-Z]\w*\.[a-z_]\w*(?:\.|$)|[a-z]\w*\.[a-zA-Z_]\w*(?:\.|$)|[A-Z][A-Z0-9_]+$|sha\d+-|v?\d+\.\d+)/

function named_values(text: string, findings: Findings): void {
  for (const match of text.matchAll(NAMED)) {
    const [whole, name = '', quote = '', value = ''] = match
    // A call is code, whatever its name looks like.
    if (quote === '' && /[(<{[]/.test(text[match.index + whole.length] ?? '')) continue
    if (HARMLESS_NAME.test(name) || CODE_VALUE.test(value) || is_placeholder(value)) continue
    const strong = looks_random(value, /[A-Z]/.test(name) && !/[a-z]/.test(name) ? 0 : quote === '' ? 0.2 : 0.1)
    if (!strong) continue
    findings.add('secret', 'named-value')
    return
  }
}

/** Random enough that no person chose it as a word: by length, classes of characters and entropy. */
function looks_random(value: string, caution: number): boolean {
  if (value.length < 12) return false
  const lower = /[a-z]/.test(value)
  const upper = /[A-Z]/.test(value)
  const digit = /[0-9]/.test(value)
  const bits = bits_per_char(value)
  if (/^[0-9a-f]+$/i.test(value)) return value.length >= 32 && bits > 3 && digit && /[a-f]/i.test(value)
  if (!digit && is_identifier(value)) return false
  // Words joined by case or hyphens are names: `myServiceAccount`, `use-your-own-value`.
  if (!digit && (!lower || !upper)) return false
  if (!digit && !/[a-z][A-Z]{2}|[A-Z]{2,}[a-z]+[A-Z]|[bcdfghjklmnpqrstvwxz]{4}/i.test(value)) return false
  if (!digit && /^[A-Za-z]{1,12}(?:[-_.][A-Za-z]{1,12})+$/.test(value)) return false
  if (/^[a-z]+(?:[-_][a-z]+)*[-_]?\d{0,4}$/i.test(value) && !(lower && upper && /[A-Z][a-z]?[A-Z]/.test(value)))
    return false
  return bits >= (value.length >= 20 ? 3.5 : 3) + caution
}

/** Words written together, each long enough to be one: `GraphqlAPIKey`, `opts?.authToken`. */
function is_identifier(value: string): boolean {
  const words = value.replace(/[?.!_-]/g, '').match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)
  return words !== null && words.join('').length / words.length >= 3.5
}

function kubernetes(text: string, findings: Findings): void {
  if (!/kind["']?\s*:\s*["']?Secret\b/.test(text)) return
  for (const [, value = ''] of text.matchAll(
    /^\s{2,8}["']?[\w.-]{1,64}["']?\s*:\s*["']?([A-Za-z0-9+/]{12,4000}={0,2})["']?,?\s*$/gm,
  )) {
    const decoded = from_base64(value)
    if (
      decoded !== null &&
      /^[\x20-\x7e\s]{6,}$/.test(decoded) &&
      !is_placeholder(decoded) &&
      bits_per_char(decoded) > 2.8
    ) {
      findings.add('secret', 'kubernetes')
      return
    }
  }
}

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g
const CARD =
  /(?<![\d.-])(?:4\d{3}|5[1-5]\d{2}|2[2-7]\d{2}|3[47]\d{2}|6(?:011|5\d{2}))(?:[ -]?\d{3,4}){2,3}\d{0,4}(?![\d.-])/g
const SSN = /\b(?:ssn|social security)[^\n]{0,20}?\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000|6789)\d{4}\b/i

/** Account numbers of people, with their checksums. */
function personal(text: string, findings: Findings): void {
  for (const [number] of text.matchAll(IBAN)) {
    if (is_iban(number)) return findings.add('secret', 'personal-data')
  }
  for (const [number] of text.matchAll(CARD)) {
    if (is_card(number) && /card|visa|master|amex|pan\b|cc\b|cvv|payment/i.test(text))
      return findings.add('secret', 'personal-data')
  }
  if (SSN.test(text)) findings.add('secret', 'personal-data')
}
