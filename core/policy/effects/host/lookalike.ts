// Hosts that imitate a known one: other scripts, other letters, a known name in front. Source: ENGINE 9.2 (host predicate).
import { HOST_KINDS, IMITATED } from '#core/policy/effects/host/hosts.ts'
import { is_homoglyph_host } from '#core/policy/parse/text/hygiene.ts'

/** Letters of other scripts that pass for ASCII, or a known name with marks on its letters: `gìthub`. A name such as `bücher` is one. */
export function imitates_in_script(host: string): boolean {
  if (/^[\x20-\x7e]*$/.test(host)) return false
  if (is_homoglyph_host(host)) return true
  const bare = host.normalize('NFD').replace(/\p{M}/gu, '')
  return HOST_KINDS.has(bare) || is_lookalike(bare)
}

/** `paypaI`, `g00gle`, `github-login`: a label that becomes a known name when look-alike characters are folded. */
export function is_lookalike(host: string): boolean {
  const labels = host.split('.')
  const name = labels.at(-2) ?? ''
  if (name.includes('-') && lures(name.split('-'))) return true
  const folded = without_digits(name)
  if (folded !== name && IMITATED.includes(folded)) return true
  if (
    name.includes('i') &&
    IMITATED.some((one) => one !== name && one.replaceAll('l', 'i') === name.replaceAll('l', 'i'))
  )
    return true
  return IMITATED.some(
    (one) => one !== name && one.length > 5 && (is_one_off(one, name) || has_other_letter(one, name)),
  )
}

function without_digits(name: string): string {
  return name
    .replace(/0/g, 'o')
    .replace(/[1|]/g, 'l')
    .replace(/3/g, 'e')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}

/** What people are told to do at once. */
const LURES =
  /^(?:login|signin|logon|secure|security|verify|verification|account|accounts|support|billing|password|reset|recovery|unlock|confirm|wallet|helpdesk)$/

/** `paypal-secure-login`, `micros0ft-support`: a known name beside what people are told to do, or written with digits. */
function lures(parts: readonly string[]): boolean {
  if (parts.some((part) => without_digits(part) !== part && IMITATED.includes(without_digits(part)))) return true
  return parts.some((part) => IMITATED.includes(part)) && parts.some((part) => LURES.test(part))
}

/** `api.openai.com.attacker.example`: a known name in front, where people look. `google.com.au` is another country's. */
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

/** One letter dropped or doubled, or two neighbours swapped. */
function is_one_off(known: string, name: string): boolean {
  if (Math.abs(known.length - name.length) > 1) return false
  let i = 0
  while (i < known.length && known[i] === name[i]) i++
  const rest = known.slice(i)
  const other = name.slice(i)
  const doubled = i > 0 && other[0] === known[i - 1] && rest === other.slice(1)
  return (
    doubled ||
    rest.slice(1) === other ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  )
}

/** One letter is another one: `githuh`. The first letter stays, as people read it. */
function has_other_letter(known: string, name: string): boolean {
  if (known.length !== name.length || known[0] !== name[0] || known === 'docker' || known === 'stripe') return false
  let others = 0
  for (let at = 1; at < known.length && others < 2; at++) if (known[at] !== name[at]) others++
  return others === 1
}
