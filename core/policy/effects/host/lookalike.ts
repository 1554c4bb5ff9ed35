// Hosts that imitate a known one: letters of other scripts, swapped letters, a known name in front. Source: ENGINE 9.2
// (host predicate).
import { HOST_KINDS, IMITATED } from '#core/policy/effects/host/hosts.ts'
import { is_homoglyph_host } from '#core/policy/parse/text/hygiene.ts'

/**
 * Whether a host imitates ASCII with letters of other scripts, or a known name with accents: `gìthub`. A real name such
 * as `bücher` does not.
 */
export function imitates_in_script(host: string): boolean {
  if (/^[\x20-\x7e]*$/.test(host)) return false
  if (is_homoglyph_host(host)) return true
  const bare = host.normalize('NFD').replace(/\p{M}/gu, '')
  return HOST_KINDS.has(bare) || is_lookalike(bare)
}

/** Every imitated name, also in the spelling in which `l` and `i` are one letter. */
const NAMES: ReadonlySet<string> = new Set(IMITATED)
const WITHOUT_L: ReadonlySet<string> = new Set(IMITATED.map(without_l))

/**
 * Imitated names by length, long enough for one wrong letter not to be another word; only names of similar length are
 * compared.
 */
const BY_LENGTH: readonly (readonly string[])[] = Array.from(
  { length: Math.max(...IMITATED.map((one) => one.length)) + 2 },
  (_, length) => IMITATED.filter((one) => one.length > 5 && one.length === length),
)

/** `paypaI`, `g00gle`, `github-login`: a label that becomes a known name when look-alike characters are folded. */
export function is_lookalike(host: string): boolean {
  const end = host.lastIndexOf('.')
  const name = host.slice(host.lastIndexOf('.', end - 1) + 1, Math.max(end, 0))
  if (name.includes('-') && lures(name.split('-'))) return true
  if (NAMES.has(name)) return false
  if (NAMES.has(without_digits(name))) return true
  if (name.includes('i') && WITHOUT_L.has(without_l(name))) return true
  for (let length = name.length - 1; length <= name.length + 1; length++)
    for (const one of BY_LENGTH[length] ?? []) if (is_one_off(one, name) || has_other_letter(one, name)) return true
  return false
}

function without_l(name: string): string {
  return name.includes('l') ? name.replaceAll('l', 'i') : name
}

/** Characters that look like a letter. */
const FORMS = /[0135|]|rn|vv/

function without_digits(name: string): string {
  if (!FORMS.test(name)) return name
  return name
    .replace(/0/g, 'o')
    .replace(/[1|]/g, 'l')
    .replace(/3/g, 'e')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}

/** Words that urge people to act. */
const LURES =
  /^(?:login|signin|logon|secure|security|verify|verification|account|accounts|support|billing|password|reset|recovery|unlock|confirm|wallet|helpdesk)$/

/** `paypal-secure-login`, `micros0ft-support`: a known name beside what people are told to do, or written with digits. */
function lures(parts: readonly string[]): boolean {
  if (parts.some((part) => !NAMES.has(part) && NAMES.has(without_digits(part)))) return true
  return parts.some((part) => NAMES.has(part)) && parts.some((part) => LURES.test(part))
}

/**
 * Whether a known name is put in front, where people look: `api.openai.com.attacker.example`. `google.com.au` is just
 * another country's.
 */
export function wears_known_name(host: string): boolean {
  for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
    const end = host.indexOf('.', dot + 1)
    if (end < 0) return false
    const start = host.lastIndexOf('.', dot - 1) + 1
    const kind = HOST_KINDS.get(host.slice(start, end))
    if ((kind === 'known' || kind === 'registry') && !/^[a-z]{2}$/.test(host.slice(end + 1))) return true
  }
  return false
}

/** Whether one letter was dropped or doubled, or two neighbours swapped. */
function is_one_off(known: string, name: string): boolean {
  const longer = name.length - known.length
  let at = 0
  while (at < known.length && known[at] === name[at]) at++
  if (longer > 0) return at > 0 && name[at] === known[at - 1] && ends_alike(known, at, name, at + 1)
  if (longer < 0) return ends_alike(known, at + 1, name, at)
  return known[at] === name[at + 1] && known[at + 1] === name[at] && ends_alike(known, at + 2, name, at + 2)
}

/** Whether two texts are equal from given positions on. */
function ends_alike(one: string, from: number, other: string, start: number): boolean {
  return one.length - from === other.length - start && one.endsWith(other.slice(start))
}

/** Whether one letter was replaced: `githuh`. The first letter must be the same, since people notice it. */
function has_other_letter(known: string, name: string): boolean {
  if (known.length !== name.length || known[0] !== name[0] || known === 'docker' || known === 'stripe') return false
  let others = 0
  for (let at = 1; at < known.length && others < 2; at++) if (known[at] !== name[at]) others++
  return others === 1
}
