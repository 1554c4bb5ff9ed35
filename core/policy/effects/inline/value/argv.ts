// What a script is given on the command line: `python prune.py ~/Pictures` works on that folder, whatever else the script could do.
// Source: ENGINE 7.
import { one_of } from '#core/compose.ts'
import type { Call } from '#core/policy/effects/call.ts'
import { known, UNKNOWN, type Value } from '#core/policy/effects/inline/value/text.ts'
import type { Lang } from '#core/policy/effects/inline/value/token.ts'

/** Arguments that are followed. */
const MAX_ARGUMENTS = 16

const MENTIONS = /\bargv\b|\bARGV\b|\.parse_args\(\)/
/** Code that changes its arguments: what stands at which place then, nobody here follows. */
const CHANGES = one_of(
  /\b(?:(?:sys|process|Bun)\.argv|ARGV)(?:\[[^\]\n]{0,40}\])?\s?(?:[-+|]?=(?!=)|<<)|\bdel\s+sys\.argv/,
  /\b(?:sys|process|Bun)\.argv\.(?:append|insert|extend|push|unshift|shift|pop|splice|clear|remove|reverse|sort)\(/,
  /\bARGV\.(?:shift|pop|unshift|push|delete\w*|replace|clear|concat|\w+!)/,
)
const SCRIPT = /\.(?:py|[cm]?[jt]sx?|rb|php|pl)$/
/** Options in front of a script that stand alone; behind any other the first file may be the value of that option. */
const ALONE =
  /^(?:-[uBOIEsSbdvqw]{1,4}|--(?:no-warnings|enable-source-maps|experimental-[\w-]+|(?:disable-warning|max-old-space-size|env-file|env-file-if-exists)=\S+))$/

/** Under which names a language gives arguments, and how many of its own stand in front of them. */
const NAMES: Readonly<Partial<Record<Lang, readonly (readonly [name: string, before: number])[]>>> = {
  python: [
    ['sys.argv', 1],
    ['argv', 1],
  ],
  node: [
    ['process.argv', 2],
    ['argv', 2],
    ['Bun.argv', 2],
  ],
  ruby: [['ARGV', 0]],
  perl: [
    ['ARGV', 0],
    ['$ARGV', 0],
  ],
  php: [['$argv', 1]],
}

/** Names the arguments of the command that runs this code; nothing when it is not certain which they are. */
export function bind_arguments(names: Map<string, Value>, { command }: Call, lang: Lang, code: string): void {
  const places = NAMES[lang]
  if (places === undefined || !MENTIONS.test(code) || CHANGES.test(code)) return
  const { args, open_args, head } = command
  // `./tools/stale.py notes`: the script itself is the program.
  const direct = SCRIPT.test(head.text) && head.cert === 'literal'
  const at = direct
    ? -1
    : args.findIndex(({ text }) => text === code || text === '-' || (!text.startsWith('-') && SCRIPT.test(text)))
  if ((at < 0 && !direct) || open_args || args.length - at > MAX_ARGUMENTS) return
  const before = args.slice(0, Math.max(0, at)).map(({ text }) => text)
  if (args[at]?.text !== code && before.some((text) => text.startsWith('-') && !ALONE.test(text))) return
  const given = args.slice(at + 1).map(({ text, cert, taint }) => (cert === 'literal' ? known(text, taint) : UNKNOWN))
  if (lang === 'python' && code.includes('add_argument(')) bind_options(names, code, given)
  for (const [name, own_places] of places) {
    if (names.has(name)) continue
    // The script is not among the arguments; `node -e code a` has no script.
    const own = Array.from<Value>({ length: own_places === 2 && args[at]?.text === code ? 1 : own_places }).fill(
      UNKNOWN,
    )
    names.set(name, { text: '\u0000', taint: [], items: [...own, ...given], complete: true })
  }
}

/** Options that one parser describes. */
const MAX_OPTIONS = 16
const PARSED = /^[ \t]*(\w{1,40})\s?=\s?\w{1,40}\.parse_args\(\)/m
const OPTION = /\badd_argument\(\s*((?:["'][\w-]{1,40}["'],?\s?){1,3})([^\n]{0,300})/g
/** Forms whose values cannot be told from the words of the command alone. */
const UNTOLD = /\bnargs\s?=|\bdest\s?=|\bset_defaults\(|\badd_subparsers\(|\bparse_known_args\(|\bprefix_chars\b/
const DEFAULT = /\bdefault\s?=\s?(?:["']([^"'\n]{0,200})["'])?/

interface Option {
  flags: readonly string[]
  /** Whether a value follows the flag. */
  valued: boolean
  fallback: Value | null
}

/** `ap.add_argument('--out', default='dist'); a = ap.parse_args()`: what `a.out` is. */
function bind_options(names: Map<string, Value>, code: string, given: readonly Value[]): void {
  const parsed = PARSED.exec(code)?.[1]
  if (parsed === undefined || UNTOLD.test(code)) return
  // Names that the code assigns no longer hold the arguments.
  if (new RegExp(`\\b${parsed}\\.\\w+\\s?=(?!=)|\\b(?:setattr|vars)\\(\\s?${parsed}\\b`).test(code)) return
  const options = Array.from(code.matchAll(OPTION), ([, flags = '', rest = '']) => as_option(flags, rest))
  if (options.length > MAX_OPTIONS) return
  const values = values_of(options, given)
  if (values === null) return
  for (const option of options) {
    const value = values.get(option) ?? option.fallback
    const long = option.flags.find((flag) => flag.startsWith('--')) ?? option.flags[0] ?? ''
    if (value !== null) names.set(`${parsed}.${long.replace(/^-+/, '').replaceAll('-', '_')}`, value)
  }
}

function as_option(flags: string, rest: string): Option {
  const fallback = DEFAULT.exec(rest)
  const value = fallback?.[1] === undefined ? null : known(fallback[1])
  return {
    flags: Array.from(flags.matchAll(/["']([\w-]+)["']/g), ([, flag = '']) => flag),
    valued: !/\baction\s?=/.test(rest),
    fallback: value,
  }
}

/** What the command gives each option; null when a word of it is not understood. */
function values_of(options: readonly Option[], given: readonly Value[]): ReadonlyMap<Option, Value> | null {
  const values = new Map<Option, Value>()
  const places = options.filter(({ flags }) => flags[0]?.startsWith('-') !== true)
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? UNKNOWN
    if (word.text.includes('\u0000') || word.text === '--') return null
    if (!word.text.startsWith('-')) {
      const place = places.shift()
      if (place === undefined) return null
      values.set(place, word)
      continue
    }
    const equals = word.text.indexOf('=')
    const flag = equals < 0 ? word.text : word.text.slice(0, equals)
    const option = options.find(({ flags }) => flags.includes(flag))
    if (option === undefined) return null
    if (equals >= 0) values.set(option, known(word.text.slice(equals + 1), word.taint))
    else if (option.valued) values.set(option, given[++at] ?? UNKNOWN)
  }
  return values
}
