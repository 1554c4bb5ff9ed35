// Searches through files for keys, whatever the tool is called. Source: ENGINE 4.2 (cred.read).
import { one_of } from '#core/compose.ts'
import { type Call, emit } from '#core/policy/effects/call.ts'
import { normalise } from '#core/policy/effects/place/path.ts'

/** Adds the effect of a search for keys outside of the working directory. */
export function looks_for_keys(call: Call, pattern: string, place: string | null): void {
  if (place === null || under_cwd(call, place)) return
  if (
    SECRET_SEARCH.test(pattern) ||
    SECRET_NAMES.test(pattern) ||
    (/passw|secret|token|api_?key/i.test(pattern) && WIDE_PLACE.test(place))
  )
    emit(call, 'cred.read', { target: place, d2: 2, fields: { store: 'search', item: 'search' } })
}

/** What people look for who look for keys. */
const SECRET_SEARCH = one_of(
  /PRIVATE KEY|\bbearer\s|AKIA|aws_?secret|secret_access_key|gh[pousr]_|github_pat_|xox(?:[a-z]|\[\w+\])-/i,
  /glpat-|_authToken|sk_live|id_(?:rsa|ed25519|ecdsa)|\.kdbx|\.tfstate|\.pem\b|\.p12\b|credentials/i,
  /\.netrc|wallet\.dat|(?:^|\/)\.env(?:\*|$|\.)|passw(?:or)?d\s*[=:]|api_?key\s*[=:]/i,
)

/** Names of files for which somebody looks below a home, with a star in front: `~/.config/*token`. */
const SECRET_NAMES =
  /^(?:~|\/home|\/Users|\/root|\/)[^\n]{0,80}\*[^\n/]{0,20}(?:passw|secret|token|credential|keystore|wallet|api_?key)/i

/** Places that hold the settings of everything. */
const WIDE_PLACE =
  /^(?:\/|\/etc|\/home|\/root|\/Users|\/var(?:\/www|\/lib|\/backups)?|\/srv|\/opt|~|\/home\/[^/]+(?:\/\.config)?|\/Users\/[^/]+(?:\/\.config)?)\/?$/

/** Whether a path lies below the working directory; a relative one is read from there. */
function under_cwd({ frame }: Call, path: string): boolean {
  const full = normalise(path, frame.cwd, frame.home)
  return full === frame.cwd || full.startsWith(`${frame.cwd}/`)
}

/** Alternatives of one pattern of files that are looked at. */
const MAX_ALTERNATIVES = 16

/** The files that a pattern of a search names, each by itself and as if it lay here: of a star-star nobody knows how deep it goes. */
export function file_patterns(glob: string): readonly string[] {
  const [, before = '', inside, after = ''] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(glob) ?? []
  const all = inside === undefined ? glob.split(/,\s?/) : inside.split(',').map((one) => before + one + after)
  return all.slice(0, MAX_ALTERNATIVES).map((one) => one.replace(/^(?:\*\*\/){1,8}/, ''))
}
