// Secrets in clear: provider formats by shape, checksum and entropy; named values by entropy. Placeholders, published examples and
// references stay quiet. Source: CONTRACT 16.1, ENGINE 16 (secret exposure).

import { from_base64 } from '#core/base64.ts'
import type { Findings } from '#core/review/detect/finding.ts'
import { PLATFORM_FAMILIES } from '#core/review/detect/secret-platforms.ts'
import { SERVICE_FAMILIES } from '#core/review/detect/secret-services.ts'
import { bits_per_char, is_card, is_iban, is_placeholder } from '#core/review/detect/token.ts'

interface Shape {
  kind: string
  bits: number
  pattern: RegExp
}

const ALWAYS: Shape[] = []
/** Shapes by the words that may announce them. */
const BY_HINT = new Map<string, Shape[]>()
for (const [kind, hints, bits, pattern] of [...PLATFORM_FAMILIES, ...SERVICE_FAMILIES]) {
  const shape = { kind, bits, pattern }
  if (hints === '') ALWAYS.push(shape)
  else for (const hint of hints.split(' ')) BY_HINT.set(hint, [...(BY_HINT.get(hint) ?? []), shape])
}
/** All words in one search: looking for two hundred of them one after the other costs five times as much. */
const HINTS = new RegExp([...BY_HINT.keys()].map((hint) => hint.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'), 'g')
/** A word stands for those that begin with it, and those it begins with: the search reports one of them for a place. */
const AKIN = new Map(
  [...BY_HINT.keys()].map((hint) => [
    hint,
    [...BY_HINT].flatMap(([other, shapes]) => (other.startsWith(hint) || hint.startsWith(other) ? shapes : [])),
  ]),
)

/** The families whose words the text holds. */
function shapes_in(text: string): Set<Shape> {
  const shapes = new Set(ALWAYS)
  const seen = new Set<string>()
  HINTS.lastIndex = 0
  for (let match = HINTS.exec(text); match !== null; match = HINTS.exec(text)) {
    // Words may overlap.
    HINTS.lastIndex = match.index + 1
    if (seen.has(match[0])) continue
    seen.add(match[0])
    for (const shape of AKIN.get(match[0]) ?? []) shapes.add(shape)
  }
  return shapes
}

/** The words of these families name a password themselves, which is no placeholder. */
const SPEAKS_OF_PASSWORDS: ReadonlySet<string> = new Set(['netrc', 'registry-auth', 'password-hash'])

const PRIVATE_KEY = /-----BEGIN ((?:[A-Z0-9]{2,10} ){0,3})PRIVATE KEY(?: BLOCK)?-----((?:\\[rn]|[^-]){0,12000})/g
const JWT = /\beyJ(?:(?!-eyJ)[A-Za-z0-9_-]){8,2000}\.(eyJ[A-Za-z0-9_-]{8,6000})\.([A-Za-z0-9_-]{20,1400})/g
const URL_PASSWORD = /\b([a-z][a-z0-9+.-]{1,24}):\/\/([^\s/:@"'<>]{0,128}):([^\s/@"'<>]{4,256})@([^\s/:?"'<>]{1,253})/gi
const NAMED =
  /(?<![A-Za-z0-9])["']?([A-Za-z0-9_.-]{0,48}(?:password|passwd|pwd|passphrase|_pass|_psk|\.psk|secret|token|api[_-]?key|apikey|access[_-]?key|secret[_-]?key|private[_-]?key|auth[_-]?key|account[_-]?key|encryption[_-]?key|signing[_-]?key|admin[_-]?key|master[_.-]?key|app[_-]key|client[_-]?secret|credentials?)[A-Za-z0-9_-]{0,16})["']?\s{0,4}(?:=>|:=|=|:)\s{0,4}(["'`]?)([^\s"'`,;<>(){}[\]\\]{8,400})/gi

/** A member whose value stands one level below its name: outputs of Terraform, secrets of a compose file, variables of a container. */
const NESTED =
  /(?<![A-Za-z0-9])["']?([A-Za-z0-9_.-]{0,48}(?:password|passwd|passphrase|secret|token|api[_-]?key|private[_-]?key|access[_-]?key|credentials?)[A-Za-z0-9_-]{0,16})["']?\s{0,4}(?:[:=]\s{0,4}\{[^{}]{0,120}?|,?\s{0,20}(?:["']type["']\s{0,4}:\s{0,4}["']\w{1,24}["'],\s{0,20})?)["']?(value)["']?\s{0,4}[:=]\s{0,4}["']([^\s"'\\]{10,400})["']/gi
/** A key in the form of a UUID says so only by its name: `HEROKU_API_KEY`. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const HOLDS_KEY = /(?:api|access|auth|secret|private|account|client)[_-]?(?:key|token|secret)$|password$/i

/** Values of options, of elements of XML and of programs that take a password in one word with its letter. */
const SPOKEN: readonly RegExp[] = [
  /\b(?:password|passphrase|passwd|pwd|pw|api[ -]key|secret|token)(?:\s(?:for|of)\s\S{1,40}){0,2}\s(?:is|was|will be|has been set to)\s?:?\s{1,3}["'`]?([^\s"'`<>{}]{10,200})/gi,
  /(?<![\w-])--?(?:[a-z]{1,20}-){0,3}(?:password|passwd|pass|token|secret|api-?key)(?:\s{1,4}|=)["']?([^\s"'$<>{}()|;,]{10,200})/gi,
  /<(?:\w{1,20}:)?\w{0,24}(?:password|passphrase|secret|token|apikey)>([^<>\s$]{10,200})<\//gi,
  /\b(?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n|;]{0,80}\s-p([^\s"'$<>{}()|;,]{10,100})/g,
  /\b(?:echo|printf)\s(?:-n\s)?["']?([^\s"'$<>{}()|;,]{10,200})["']?\s{0,2}\|[^\n|;]{0,120}--password-stdin/g,
  /\b(?:docker|podman|helm|nerdctl|crane|oras|az|sshpass)\b[^\n|;]{0,120}\s-p\s{0,2}["']?([^\s"'$<>{}()|;,]{10,200})/g,
]

/** The signature of the token that every tutorial shows. */
const PUBLISHED =
  /SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c|TJVA95OrM7E2cBab30RMHrHDcEfxjoYZgeFONFh7HgQ|4eC39HqLyjWDarjtT1zdp7dc|D2gfRNQ4FrPeLc1A|wJalrXUtnFEMI/

/** A name of words, such as a branch or a job has. */
const JOINED_WORDS = /^[a-z]{2,}(?:[-_][a-z]{2,}){1,}$/

/** Finds exposed secrets in the unchanged text. */
export function find_secrets(text: string, findings: Findings): void {
  for (const { kind, bits, pattern } of shapes_in(text)) {
    for (const match of text.matchAll(pattern)) {
      const secret = match[1] ?? match[0]
      if (
        is_placeholder(secret) ||
        JOINED_WORDS.test(secret) ||
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
  private_keys(text, findings)
  tokens(text, findings)
  urls(text, findings)
  named_values(text, findings)
  if (text.includes('\\"')) named_values(text.replaceAll('\\"', '"'), findings)
  spoken_values(text, findings)
  kubernetes(text, findings)
  personal(text, findings)
}

/** Words that stand in for a key. Runs of one letter do not: the head of every OpenSSH key is full of them. */
const EXAMPLE_KEY =
  /example|placeholder|redacted|your[-_ ]?(?:private|key)|\.{3}|\*{3}|x{8,}|(?:base64|fake|dummy)(?:data|key)/i

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
      !EXAMPLE_KEY.test(body)
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
    // Brackets say which parts of an address may be left out.
    if (is_placeholder(password) || /^[$%{<*]|[[\]{}]/.test(password) || /^(?:git|ssh)$/i.test(scheme)) continue
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
  /(?:token|key|secret|password|credential)[_-]?(?:id|ids|name|type|url|uri|path|file|count|limit|length|len|size|ttl|expiry|expires?\w*|hash|field|header|regex|pattern|prefix|env|ref|arn|version|hint|policy|usage|used|label|class|page|param|mode|at)s?$|(?:next|page|prev|continuation|cursor|sync|max|min|num|public|csrf|xsrf|input|output|total|prompt|completion|cache\w{0,24}|pad|eos|bos|unk|mask|stop|special|publishable|anon)[_-]?\w{0,8}tokens?$|public[_-]?key|publishable|(?:sort|primary|foreign|partition|cache|row|object|react|map)[_-]?key|tokenizer/i
/** Values of code: calls, members, paths, addresses, references, versions. */
const CODE_VALUE =
  /^(?:\$|%|\/|\.{1,2}\/|~|@|!|&|\*|#|https?:|file:|data:|arn:|projects\/|secretsmanager|vault:|op:|ssm:|env[.:]|process\.|os\.|self\.|this\.|config\.|settings\.|[a-zA-Z]\w*\.[a-z_]\w*(?:\.|$)|[a-z]\w*\.[a-zA-Z_]\w*(?:\.|$)|[A-Z][A-Z0-9_]+$|sha\d+-|v?\d+\.\d+)/

function named_values(text: string, findings: Findings): void {
  if (/value["']?\s{0,4}[:=]/i.test(text)) nested_values(text, findings)
  for (const match of text.matchAll(NAMED)) {
    const [whole, name = '', quote = '', value = ''] = match
    // A call is code, whatever its name looks like.
    if (quote === '' && /[(<{[]/.test(text[match.index + whole.length] ?? '')) continue
    if (HARMLESS_NAME.test(name) || CODE_VALUE.test(value) || is_placeholder(value)) continue
    // Sealed for a cluster that alone can open it.
    if (value.startsWith('Ag') && SEALED.test(text)) continue
    const strong =
      (UUID.test(value) && HOLDS_KEY.test(name)) ||
      looks_random(value, /[A-Z]/.test(name) && !/[a-z]/.test(name) ? 0 : quote === '' ? 0.2 : 0.1)
    if (!strong) continue
    findings.add('secret', 'named-value')
    return
  }
}

const SEALED = /kind["']?\s*:\s*["']?SealedSecret\b/

function nested_values(text: string, findings: Findings): void {
  for (const [, name = '', , value = ''] of text.matchAll(NESTED)) {
    if (HARMLESS_NAME.test(name) || CODE_VALUE.test(value) || is_placeholder(value) || !looks_random(value, 0.1))
      continue
    findings.add('secret', 'named-value')
    return
  }
}

function spoken_values(text: string, findings: Findings): void {
  if (!/[\s"]--?\w|<\/|\b(?:is|was|be|to)\b/.test(text)) return
  for (const pattern of SPOKEN) {
    for (const [, value = ''] of text.matchAll(pattern)) {
      if (CODE_VALUE.test(value) || is_placeholder(value) || !looks_random(value, 0.1)) continue
      findings.add('secret', 'named-value')
      return
    }
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

/** A table with a column of such numbers. */
const SSN_COLUMN =
  /^[^\n]{0,200}\b(?:ssn|social[ _]security(?:[ _](?:no|number))?)\b[^\n]{0,200}(?:\n[^\n]{0,300}){1,3}\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000|6789)\d{4}\b/im

/** Account numbers of people, with their checksums. */
function personal(text: string, findings: Findings): void {
  for (const [number] of text.matchAll(IBAN)) {
    if (is_iban(number)) return findings.add('secret', 'personal-data')
  }
  for (const [number] of text.matchAll(CARD)) {
    if (is_card(number) && /card|visa|master|amex|pan\b|cc\b|cvv|payment/i.test(text))
      return findings.add('secret', 'personal-data')
  }
  if (SSN.test(text) || (/\bssn\b|social.security/i.test(text) && SSN_COLUMN.test(text)))
    findings.add('secret', 'personal-data')
}
