// Lexical path arithmetic: without a file system, so `..` and links mean what the text says. Source: ENGINE section 5.
import { drive_of, has_drive } from '#core/policy/parse/word/paths.ts'

/** Stands for text that is only known at run time. */
export const UNKNOWN = '\u0000'

/** Absolute path with `~`, `.`, `..`, empty segments and backslashes resolved; relative text is joined to `cwd`. */
export function normalise(text: string, cwd: string, home: string): string {
  let path = text
  if (path.startsWith('file://')) path = path.slice(7)
  // Backslashes in POSIX names hardly exist; mixed separators come from Windows text with a resolved home.
  if (path.includes('\\')) path = path.replaceAll('\\', '/')
  if (path === '~' || path.startsWith('~/')) path = home + path.slice(1)
  else if (path.startsWith('~+/')) path = cwd + path.slice(2)
  else if (path.startsWith('~') && /^~[a-z_][a-z0-9_-]*(?:\/|$)/i.test(path)) path = other_home(path)
  if (has_drive(path) && /^[a-z]:(?:\/|$)/i.test(path)) return resolve(path.slice(2), path.slice(0, 2).toLowerCase())
  if (path.startsWith('/')) {
    const drive = drive_of(path, has_drive(cwd))
    if (drive !== null) return resolve(drive.slice(2), drive.slice(0, 2))
    return behind_alias(plain_of(path) ?? resolve(path, ''), cwd)
  }
  if (path === '' || path === '.') return cwd
  const joined = `${cwd === '/' ? '' : cwd}/${path.startsWith('./') ? path.slice(2) : path}`
  // POSIX shells on Windows write drives as folders.
  const drive = joined.startsWith('/') ? drive_of(joined, false) : null
  if (drive !== null) return resolve(drive.slice(2), drive.slice(0, 2))
  return (joined.startsWith('/') ? plain_of(joined) : null) ?? resolve(joined, '')
}

/** Aliases of the whole file system (the root of a process, a macOS volume); the path after them is meant. */
const ALIAS =
  /^(?:\/proc\/(?:self|thread-self|\d+)\/(?:task\/\d+\/)?root|\/System\/Volumes\/Data|\/private(?=\/(?:etc|var\/(?:db|root|audit))(?:\/|$)))(?=\/|$)/
const OWN_FOLDER = /^\/proc\/(?:self|thread-self)\/cwd(?=\/|$)/

function behind_alias(path: string, cwd: string): string {
  if (!(path.startsWith('/pr') || path.startsWith('/System/V'))) return path
  return path.replace(OWN_FOLDER, cwd).replace(ALIAS, '') || '/'
}

/** The home of another user: `~user/x` is `/root/x` or `/home/user/x`. */
function other_home(path: string): string {
  const name = path.slice(1)
  return name === 'root' || name.startsWith('root/') ? `/${name}` : `/home/${name}`
}

/** The path when at most a trailing slash has to be removed; null otherwise. */
function plain_of(path: string): string | null {
  if (path.includes('//') || path.includes('/.')) return null
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function resolve(path: string, drive: string): string {
  const start = /^[a-z]:\//i.test(path) ? path.slice(0, 2).toLowerCase() : ''
  const kept: string[] = []
  for (const segment of (start ? path.slice(2) : path).split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment === '..') kept.pop()
    else kept.push(segment)
  }
  return `${drive || start}/${kept.join('/')}`
}

/** The last segment. */
export function base_of(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Everything before the last segment; `/` for top-level paths. */
export function parent_of(path: string): string {
  const at = path.lastIndexOf('/')
  return at <= 0 ? '/' : path.slice(0, at)
}

/** Whether a path is the root or below it, on a segment boundary. */
export function is_below(path: string, root: string): boolean {
  return path === root || (path.startsWith(root) && (root.endsWith('/') || path[root.length] === '/'))
}

/** Whether a text has glob characters. */
export function has_glob(text: string): boolean {
  return text.includes('*') || text.includes('?') || text.includes('[')
}

/**
 * Whether a shell glob of one segment can match `name`. Linear, with one backtrack point; a leading dot must be
 * literal, as in a shell.
 */
export function glob_matches(glob: string, name: string): boolean {
  if (name.startsWith('.') && !glob.startsWith('.') && !glob.startsWith(UNKNOWN)) return false
  let g = 0
  let n = 0
  let star = -1
  let resume = 0
  while (n < name.length) {
    const next = glob[g]
    if (next === '*' || next === UNKNOWN) {
      star = ++g
      resume = n
      continue
    }
    const width = next === undefined ? 0 : match_one(glob, g, name.charAt(n))
    if (width > 0) {
      g += width
      n++
    } else if (star >= 0) {
      g = star
      n = ++resume
    } else return false
  }
  while (glob[g] === '*' || glob[g] === UNKNOWN) g++
  return g >= glob.length
}

/** Length of the part of the glob that matches this character; 0 when it does not. */
function match_one(glob: string, at: number, char: string): number {
  const head = glob[at]
  if (head === '?') return 1
  if (head !== '[') return head === char ? 1 : 0
  const end = glob.indexOf(']', at + 2)
  if (end < 0) return head === char ? 1 : 0
  let body = glob.slice(at + 1, end)
  const negated = body.startsWith('!') || body.startsWith('^')
  if (negated) body = body.slice(1)
  let hit = false
  for (let i = 0; i < body.length; i++) {
    const low = body.charAt(i)
    const ranged = body[i + 1] === '-' && i + 2 < body.length
    const high = ranged ? body.charAt(i + 2) : low
    if (ranged) i += 2
    if (char >= low && char <= high) hit = true
  }
  return hit !== negated ? end - at + 1 : 0
}
