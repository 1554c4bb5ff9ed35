// What a script is given on the command line: `python prune.py ~/Pictures` works on that folder, whatever else the script could do.
// Source: ENGINE 7.
import type { Call } from '#core/policy/effects/call.ts'
import { known, UNKNOWN, type Value } from '#core/policy/effects/inline/text.ts'
import type { Lang } from '#core/policy/effects/inline/token.ts'

/** Arguments that are followed. */
const MAX_ARGUMENTS = 16

const MENTIONS = /\bargv\b|\bARGV\b/
/** Code that changes its arguments: what stands at which place then, nobody here follows. */
const CHANGES =
  /\b(?:(?:sys|process|Bun)\.argv|ARGV)(?:\[[^\]\n]{0,40}\])?\s?(?:[-+|]?=(?!=)|<<)|\bdel\s+sys\.argv|\b(?:sys|process|Bun)\.argv\.(?:append|insert|extend|push|unshift|shift|pop|splice|clear|remove|reverse|sort)\(|\bARGV\.(?:shift|pop|unshift|push|delete\w*|replace|clear|concat|\w+!)/
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
  const { args, open_args } = command
  const at = args.findIndex(({ text }) => text === code || text === '-' || (!text.startsWith('-') && SCRIPT.test(text)))
  if (at < 0 || open_args || args.length - at > MAX_ARGUMENTS) return
  const before = args.slice(0, at).map(({ text }) => text)
  if (args[at]?.text !== code && before.some((text) => text.startsWith('-') && !ALONE.test(text))) return
  const given = args.slice(at + 1).map(({ text, cert, taint }) => (cert === 'literal' ? known(text, taint) : UNKNOWN))
  for (const [name, own_places] of places) {
    if (names.has(name)) continue
    // The script itself is no argument; `node -e code a` has none.
    const own = Array.from<Value>({ length: own_places === 2 && args[at]?.text === code ? 1 : own_places }).fill(
      UNKNOWN,
    )
    names.set(name, { text: '\u0000', taint: [], items: [...own, ...given], complete: true })
  }
}
