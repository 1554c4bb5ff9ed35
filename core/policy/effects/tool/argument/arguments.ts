// Arguments of tools: paths as words, lists of texts, and whether a text carries a key.
import { from_base64 } from '#core/base64.ts'
import { one_of, within } from '#core/compose.ts'
import { is_object } from '#core/json.ts'
import type { Collector } from '#core/policy/effects/collector.ts'
import type { Word } from '#core/policy/parse/tree.ts'
import { redact_text } from '#core/redact.ts'

/** Bound on the argument strings of an unknown tool that are looked at (ENGINE 3, stage 0). */
export const MAX_SHAPES = 64

/** A text among the arguments, with the key it stands under. */
export interface Shape {
  key: string
  text: string
}

/** Keys under which a text says what is done, and to what. */
const TELLING_KEY =
  /path|file|dir|folder|ur[il]|link|href|endpoint|host|address|command|cmd|script|shell|bash|code|sql|quer|statement|arg|target|dest|^to$|source|repo|branch|volume|mount|bind|table|database|bucket/i
/** Telling texts that are looked at; a call with more is not judged whole. */
const MAX_TELLING = 256
/** Lists and objects of one call that are opened; the edge bounds how deep they lie (CONTRACT 0.1). */
const MAX_VISITED = 8192

/**
 * Strings of the arguments with the key they stand under. What only fills (rows, lines, entries) is looked at up to a number, and
 * does not use up the places of what tells.
 */
export function shapes_of(args: Readonly<Record<string, unknown>>, out: Collector): readonly Shape[] {
  const found: Shape[] = []
  let [telling, filling, visited] = [0, 0, 0]
  const add = (text: string, key: string): void => {
    const tells_much = TELLING_KEY.test(key)
    if (tells_much ? ++telling <= MAX_TELLING : ++filling <= MAX_SHAPES) found.push({ key, text })
    else if (tells_much) out.exhausted = true
  }
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') return add(value, key)
    if (value === null || typeof value !== 'object') return
    if (++visited > MAX_VISITED) {
      out.exhausted = true
      return
    }
    if (Array.isArray(value)) for (const one of value) visit(one, key)
    else
      for (const [inner, one] of Object.entries(value)) {
        // `volumes: {'/': {bind: '/host'}}`: what is mounted stands in front.
        if (inner.startsWith('/') && value !== args) visit(inner, key)
        visit(one, inner)
      }
  }
  visit(args, '')
  return found
}

/** Variables that stand in front of a path for a folder; some tools put their values in, and the others find nothing there. */
const FOLDER_VARIABLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:\$HOME|\$\{HOME\}|%USERPROFILE%|%HOMEDRIVE%%HOMEPATH%|%HOMEPATH%|\$env:(?:USERPROFILE|HOME))(?=[\\/]|$)/i, '~'],
  [/^(?:%APPDATA%|\$env:APPDATA|\$\{?APPDATA\}?)(?=[\\/]|$)/i, '~/AppData/Roaming'],
  [/^(?:%LOCALAPPDATA%|\$env:LOCALAPPDATA|\$\{?LOCALAPPDATA\}?)(?=[\\/]|$)/i, '~/AppData/Local'],
  [/^(?:%(?:SystemRoot|windir)%|\$env:(?:SystemRoot|windir))(?=[\\/]|$)/i, 'C:/Windows'],
  [/^(?:%(?:ProgramData|ALLUSERSPROFILE)%|\$env:ProgramData)(?=[\\/]|$)/i, 'C:/ProgramData'],
]

function without_variables(text: string): string {
  for (const [variable, folder] of FOLDER_VARIABLES) {
    const rest = text.replace(variable, '')
    if (rest !== text) return folder + rest.replaceAll('\\', '/')
  }
  return text
}

/** The long form of a path in Windows, and a disk by its number, as a path and a device: `\\?\C:\a` is `C:\a`. */
function without_prefix(text: string): string {
  return text.replace(/^\\\\[?.]\\(?=[A-Za-z]:[\\/])/, '').replace(/^\\\\[?.]\\(?=PhysicalDrive\d)/i, '/dev/')
}

/** A path as an unquoted word. */
export function path_word(text: string): Word {
  const local = text.startsWith('file://') ? text.slice(text.startsWith('file://localhost/') ? 16 : 7) : text
  const plain = /^[$%]/.test(local)
    ? without_variables(local)
    : local.startsWith('\\\\')
      ? without_prefix(local)
      : local
  return { text: plain, cert: /[*?]/.test(plain) ? 'pattern' : 'literal', quoted: false, taint: [], span: [0, 0] }
}

/** Texts of the first of these keys that holds a list. */
export function list_of(args: Readonly<Record<string, unknown>>, keys: readonly string[], most = MAX_SHAPES): string[] {
  for (const key of keys) {
    const value = args[key]
    if (Array.isArray(value)) return value.filter((one): one is string => typeof one === 'string').slice(0, most)
  }
  return []
}

/** Objects in the lists under these keys. */
export function records_of(
  args: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): readonly Record<string, unknown>[] {
  return keys.flatMap((key) => {
    const value = args[key]
    return Array.isArray(value) ? value.filter(is_object) : []
  })
}

/** Longer texts are not searched for keys. */
const MAX_TEXT_CHARS = 16_384

/** Words that stand where a key would, as documentation writes them: `YOUR_TOKEN`, `<token>`, `my-api-key`. */
const PLACEHOLDER = one_of(
  /(?<==)(?:\{|%7B|<|%3C)?(?:your|my|some|insert|enter|the)?[-_ ]?(?:own[-_])?(?:api|access|auth|secret|private)?[-_]?(?:key|token|secret|password)(?:[-_]?here)?(?:\}|%7D|>|%3E)?(?=&|#|$)/gi,
  /(?<==)(?:demo|test|sample|example|dummy|fake|foo|bar|abc(?:123)?|xyz|x{3,12}|123\d{0,5}|changeme|placeholder|redacted|null|undefined|none)(?=&|#|$)/gi,
)

/** Whether a text carries what the redaction would mask: a key on its way out. */
export function holds_secret(text: string): boolean {
  return text.length <= MAX_TEXT_CHARS && redact_text(text) !== text
}

/** An address without the words that stand for keys in it. */
export function without_placeholders(url: string): string {
  return url.replace(PLACEHOLDER, '')
}

/** Stores whose links are signed, each for one file and some minutes. */
const SIGNS_LINKS = within(
  '^https:\\/\\/(?:[\\w.-]{1,200}\\.)?',
  [
    /amazonaws\.com(?:\.cn)?|cloudfront\.net|r2\.cloudflarestorage\.com|digitaloceanspaces\.com/i,
    /backblazeb2\.com|wasabisys\.com|storage\.googleapis\.com|blob\.core\.windows\.net|githubusercontent\.com/i,
  ],
  '(?::\\d+)?\\/',
)
const SIGNATURE =
  /[?&](?:X-(?:Amz|Goog)-[\w-]{1,40}|AWSAccessKeyId|GoogleAccessId|Signature|Key-Pair-Id|Policy|sig|jwt|token)=[^&#]*/gi

/** A signed link of a store without its signature, which only goes back to who made it. Any other address as it is. */
export function without_signature(url: string): string {
  return SIGNS_LINKS.test(url) ? url.replace(SIGNATURE, '') : url
}

/**
 * Whether a value in an address or a body is a key by its own shape, whatever it is called: links that confirm an address have tokens,
 * and tests log in with passwords.
 */
export function holds_key(text: string): boolean {
  return holds_secret(text.replace(/[?&#;][\w.[\]-]{1,64}=|"[\w.-]{1,64}"\s?:/g, ' '))
}

/** A variable that is named for its secret, or a password in a sentence, with a value that stands for nothing else. */
const NAMED =
  /\b[A-Z][A-Z0-9_]{0,80}(?:SECRET|TOKEN|PASSWORD|PRIVATE_KEY|ACCESS_KEY)[A-Z0-9_]{0,80}\s?=\s?["']?([^\s"'$<{&]{3,})/
const SPOKEN =
  /\bpass(?:word|wd|phrase|code)\s+(?:(?:for|of|to|on)\s[^\n.:;=]{1,60}?\s)?(?:is|=|:)\s*["'`]?((?=\S*\d)(?=\S*[A-Za-z])\S{8,64})/i
const STANDS_IN = /example|changeme|placeholder|your|x{3,}|\*{3,}|dummy|redacted|test/i

/** Whether a text hands out a secret: one that redaction would mask, or one that is named as such. */
export function tells_secret(text: string): boolean {
  if (text.length > MAX_TEXT_CHARS) return false
  const value = NAMED.exec(text)?.[1] ?? SPOKEN.exec(text)?.[1]
  return (value !== undefined && !STANDS_IN.test(value)) || holds_secret(text)
}

/** Whether a text is a service's own key: a password that is made up for a form has no such shape, a key for trials is nobody's. */
export function hands_out_key(text: string): boolean {
  return !STANDS_IN.test(text) && holds_secret(text)
}

/** Least characters of an encoded file in an address; states and signatures are shorter or are no text of several lines. */
const MIN_ENCODED_CHARS = 40
const MAX_ENCODED = 8

/** Whether the query of an address carries encoded lines of text or an encoded secret: a file on its way out. */
export function carries_text(url: string): boolean {
  const query = url.slice(0, MAX_TEXT_CHARS).split('?').slice(1).join('?')
  if (query.length < MIN_ENCODED_CHARS) return false
  const words = (query.match(/[A-Za-z0-9+/_-]{40,}={0,2}/g) ?? []).slice(0, MAX_ENCODED)
  return words.some((word) => {
    const text = from_base64(word)
    if (text === null || !/^[\t\n\r\x20-\x7e]+$/.test(text)) return false
    return /\S\n\S/.test(text) || tells_secret(text)
  })
}
