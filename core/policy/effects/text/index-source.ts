// Sources of packages and build programs named in settings and manifests: an index other than the public ones, a source
// nobody vouches for, a build wrapper that downloads from elsewhere. Source: ENGINE 19 (packages and supply chain).
import { within } from '#core/compose.ts'
import { address_of, is_near } from '#core/policy/effects/host/address.ts'

/** Longer texts are read so far. */
const MAX_CONTENT_CHARS = 16_384

const INDEX_FILE = within(
  '(?:^|\\/)',
  [
    /\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml|pip\.conf|pip\.ini|\.condarc|\.pydistutils\.cfg|uv\.toml/i,
    /\.cargo\/config(?:\.toml)?|nuget\.config|\.gemrc|\.m2\/settings\.xml|repositories\.gradle/i,
  ],
  '$',
)
/** Kinds of hosts from which packages may come without a question. */
export const TRUSTED_INDEX: ReadonlySet<string> = new Set(['registry', 'loopback', 'private'])

/** Address of a package index that a package manager's settings file names and that is none of the public ones; null without one. */
export function index_in(path: string, text: string): string | null {
  const unchecked = unchecked_index(path, text) ?? foreign_wrapper(path, text)
  if (unchecked !== null) return unchecked
  const manifest = /(?:^|\/)(?:pyproject\.toml|pipfile|requirements[\w.-]*\.txt)$/i.test(path)
  if (!manifest && !INDEX_FILE.test(path)) return null
  // A project's manifest names its homepage, too; only what stands under an index counts.
  if (
    manifest &&
    !/\b(?:index|source)\b[^\n]{0,400}(?:\n[^\n]{0,400}){0,2}\burl\s*=|--(?:extra-)?index-url/i.test(text)
  )
    return null
  for (const [url] of text.slice(0, MAX_CONTENT_CHARS).matchAll(/https?:\/\/[^\s"'<>]+/g)) {
    const address = address_of(url)
    if (address !== null && !TRUSTED_INDEX.has(address.kind)) return url
  }
  return null
}

const WRAPPER = /(?:^|\/)(?:gradle|maven)-wrapper\.properties$/i
/** The colon of an address is escaped there. */
const DISTRIBUTION = /^\s{0,8}(?:distribution|wrapper)Url\s{0,4}=\s{0,4}(https?)\\?:(\/\/\S{3,400})/im

/** Where a wrapper of a build fetches the build program itself from, when nobody publishes it there. */
function foreign_wrapper(path: string, text: string): string | null {
  if (!WRAPPER.test(path)) return null
  const [, scheme, rest] = DISTRIBUTION.exec(text.slice(0, MAX_CONTENT_CHARS)) ?? []
  if (rest === undefined) return null
  const url = `${scheme}:${rest}`
  const kind = address_of(url)?.kind ?? 'unknown'
  return kind === 'registry' || kind === 'known' || is_near(kind) ? null : url
}

/** How manifests of other languages name where packages come from. */
const REPOSITORIES: readonly (readonly [file: RegExp, names: RegExp])[] = [
  [/(?:^|\/)pom\.xml$/i, /<(?:plugin)?repository>[^<]{0,80}(?:<(?!url)[^<]{0,200}){0,12}<url>\s?(https?:[^\s<]+)/i],
  [/\.gradle(?:\.kts)?$/i, /\bmaven\s?\{[^}\n]{0,80}\n?[^}\n]{0,80}\burl\b[^"'\n]{0,20}["'](https?:[^"'\s]+)/],
  [/(?:^|\/)gemfile$/i, /^\s{0,8}source[ (]+["'](https?:[^"'\s]+)/m],
  [/\.sbt$/i, /\bat\s+"(https?:[^"\s]+)/],
  [/(?:^|\/)podfile$/i, /^\s{0,8}source\s+["'](https?:[^"'\s]+)/m],
]

/** A source of packages that nobody vouches for: plain HTTP, or a bare address. */
function unchecked_index(path: string, text: string): string | null {
  const url = REPOSITORIES.find(([file]) => file.test(path))?.[1].exec(text.slice(0, MAX_CONTENT_CHARS))?.[1]
  const address = url === undefined ? null : address_of(url)
  if (url === undefined || address === null || is_near(address.kind)) return null
  return address.kind === 'ip-literal' || address.scheme === 'http' ? url : null
}
