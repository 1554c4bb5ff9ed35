// The formats of keys that services issue, as a text is searched for them: by the scan of outputs and by redaction, so
// that what one of them sees the other masks. Source: CONTRACT 0.10, 16.1, ENGINE 16 (secret exposure).
import { from_base64 } from '#core/base64.ts'
import { one_of } from '#core/compose.ts'
import { PLATFORM_FAMILIES } from '#core/secret/platforms.ts'
import { SERVICE_FAMILIES } from '#core/secret/services.ts'
import { bits_per_char, is_placeholder } from '#core/secret/token.ts'
import { by_each_name, grouped, word_set } from '#core/tables.ts'

/** One family of keys (platforms.ts) as it is looked for. */
export interface Shape {
  kind: string
  /** The least entropy of the secret, in bits per character. */
  bits: number
  /** Its first group, if it has one, is the secret. */
  pattern: RegExp
}

const SHAPES = [...PLATFORM_FAMILIES, ...SERVICE_FAMILIES].map(([kind, hints, bits, pattern]): [string, Shape] => [
  hints,
  { kind, bits, pattern },
])
const ALWAYS = SHAPES.filter(([hints]) => hints === '').map(([, shape]) => shape)
/** Shapes by the words that may announce them. */
const BY_HINT = grouped(by_each_name(SHAPES.filter(([hints]) => hints !== '')))
/** All words in one search: looking for two hundred of them one after the other costs five times as much. */
const HINTS = new RegExp(literals([...BY_HINT.keys()]), 'g')
/** A word stands for those that begin with it, and those it begins with: the search reports one of them for a place. */
const AKIN = new Map(
  [...BY_HINT.keys()].map((hint) => [
    hint,
    [...BY_HINT].flatMap(([other, shapes]) => (other.startsWith(hint) || hint.startsWith(other) ? shapes : [])),
  ]),
)

/** The families whose words the text holds. */
export function shapes_in(text: string): Set<Shape> {
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

/** Words that stand in every other text, or that redaction looks for itself (redact.ts). */
const COMMON: ReadonlySet<string> = word_set(
  'pat cio key- -us dp. :X :x sl. ookie sk- -u --user --proxy-user seed Seed SEED nemonic NEMONIC ecovery ackup vault Vault ' +
    'VAULT Root wallet Wallet bitcoin Bitcoin wif WIF codes asana Asana ASANA password Password PASSWORD machine 5432 ' +
    '5433 6432 :*: :$ $2 == A3- API- fc- BSA re_ hook. /hooks/ EAA uthorization UTHORIZATION _auth :_ "auth" sig= SG. ' +
    'xox npm_ pypi- hf_ AKIA ASIA ghp_ gho_ ghu_ ghs_ ghr_ github_pat_ glpat- gldt- glrt- glcbt- glptt- glft- glsoat- ' +
    'sk-ant- AIza ya29. GOCSPX- hvs. hvb. AGE-SECRET hooks.slack.com whsec_ t1. live_ _live_ clk_ drn_ rnd_ EAAA "kty" ' +
    '"keyName" fw_ r8_ _v1_ secret_ access_token$ AccountKey SharedAccessKey SharedSecretKey PrivateKey client-key-data ' +
    'sk_ key_live railway fnkey discord',
)
/** The other words in one search. */
const TELLING = literals([...BY_HINT.keys()].filter((hint) => !COMMON.has(hint)))
/** What the keys behind common words look like; few alternatives each, as every one of them is tried at every letter. */
const LOOKS: readonly RegExp[] = [
  one_of(
    /-us\d|cio[A-Za-z0-9]{32}|ookie["'\\]{0,2}\s{0,4}:|pat[A-Za-z0-9]{14}\.|\b(?:fw|r8|rnd|drn|clk|re|railway)[_.-][A-Za-z0-9]{8}/,
  ),
  one_of(/[MNO][A-Za-z0-9]{23}|AC[a-f0-9]{32}|\d:A|\$(?:2[aby]|[1567y]|gy|apr1|argon)|:(?:\d{4,5}|\*):/),
  one_of(/\*[0-9A-F]{40}|(?:eed|overy|ackup|nemonic|NEMONIC|EED|phrase|words?)["'\\]{0,2}\s{0,4}[:=]|hooks?[./]|live_/),
  one_of(
    /\bdp\.[a-z]{2,5}\.|\bsl\.[\w.-]{20}|BSA[\w-]{20}|\bs\.[A-Za-z0-9]{24}|EAA[A-Z]|A(?:PI|3)-[A-Z0-9]{6}|t1\.[\w-]{16}/,
  ),
  one_of(/fc-[0-9a-f]{32}|codes\W|[Ww]allet|[Bb]itcoin|wif|WIF|[01]\/\d{12}|kty|discord/),
]

/** Whether a text may hold a key that shapes_in finds and that no name announces; false is certain. */
export function announces_key(text: string): boolean {
  return TELLING.test(text) || LOOKS.some((look) => look.test(text))
}

/** One search for any of these words. */
function literals(words: readonly string[]): RegExp {
  return new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'))
}

/** What the families are called. */
export const SHAPE_KINDS: readonly string[] = [...new Set(SHAPES.map(([, { kind }]) => kind))]

/** The words of these families name a password themselves, which is no placeholder. */
const SPEAKS_OF_PASSWORDS: ReadonlySet<string> = new Set(['netrc', 'registry-auth', 'password-hash', 'app-password'])

/** The signature of the token that every tutorial shows, and keys that standards print (RFC 7515, 7517, BIP 32). */
export const PUBLISHED = one_of(
  /SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c|TJVA95OrM7E2cBab30RMHrHDcEfxjoYZgeFONFh7HgQ/,
  /4eC39HqLyjWDarjtT1zdp7dc|D2gfRNQ4FrPeLc1A|wJalrXUtnFEMI|X4cTteJY_gn4FYPsXB8rdXix5vwsg1FLN5E3EaG6RJoVH/,
  /4BzEEOtIpmVdVEZNCqS7baC4crd0pqnRH|870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE/,
  /jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI|Eq5xpGnNCivDflJsRQBXHx1hdR1k6Ulwe2JZD50LpXyWPEAeP88vLNO97I/,
  /xprv9s21ZrQH143K(?:3QTDL4LXw2F7|31xYSDQpPDxsXRTUcvj2iNHm5NUtrGiGG5e2DtALG)/,
)

/** A name of words, such as a branch or a job has. */
const JOINED_WORDS = /^[a-z]{2,}(?:[-_][a-z]{2,}){1,}$/

/** Whether what a shape's pattern matched is a key: no placeholder, no published example, no words. `whole` is the whole match. */
export function is_of_shape({ kind, bits }: Shape, secret: string, whole: string): boolean {
  if (is_placeholder(secret) || JOINED_WORDS.test(secret) || PUBLISHED.test(whole)) return false
  if (!SPEAKS_OF_PASSWORDS.has(kind) && is_placeholder(whole)) return false
  if (bits_per_char(secret) < bits) return false
  if (kind === 'docker') return from_base64(secret)?.includes(':') ?? false
  return kind !== 'docker-config' || /"(?:auth|password|identitytoken)"/.test(from_base64(secret) ?? '')
}
