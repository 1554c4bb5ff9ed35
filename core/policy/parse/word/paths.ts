// Lexical path arithmetic for the tracked working directory.
import { COLON, SLASH } from '#core/policy/parse/text/ascii.ts'

/** Longest directory that is tracked; a longer one counts as unknown. */
const MAX_PATH_CHARS = 1024

/** `path` seen from `cwd`, without `.` and `..`; null when it is relative and the directory is not known. */
export function resolve_path(cwd: string | null, path: string): string | null {
  if (path === '' || path === '.') return cwd
  if (has_drive(path) && /^[A-Za-z]:[\\/]/.test(path)) {
    const below = resolve_path('/', path.slice(2).replaceAll('\\', '/'))
    return below === null ? null : `${path.slice(0, 2)}${below}`
  }
  // `cd /d/work` after a folder on a drive.
  const drive = cwd !== null && has_drive(cwd) && path.startsWith('/') ? drive_of(path, true) : null
  if (drive !== null) return resolve_path(cwd, `${drive}/`)
  const absolute = path.startsWith('/')
  if (!absolute && cwd === null) return null
  if (path.length + (absolute ? 0 : (cwd ?? '').length) > MAX_PATH_CHARS) return null
  // The common case needs no splitting: a plain name below a known directory.
  if (!absolute && cwd !== null && cwd !== '/' && !/(?:^|\/)\.|\/\/|\/$/.test(path)) return `${cwd}/${path}`
  return joined_path(absolute ? '' : (cwd ?? ''), path)
}

/** A path below an absolute folder, with `.` and `..` resolved; `..` of the root is the root. */
function joined_path(folder: string, path: string): string {
  const drive = has_drive(folder) ? folder.slice(0, 2) : ''
  const parts = folder
    .slice(drive.length)
    .split('/')
    .filter((part) => part !== '')
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return `${drive}/${parts.join('/')}`
}

/** `C:/work`, as far as one character tells. */
export function has_drive(path: string): boolean {
  return path.charCodeAt(1) === COLON
}

/**
 * `/c/Users/me`, `/mnt/c/Users/me`, `/cygdrive/c/Users/me`: how the POSIX shells of Windows write `c:/Users/me`; null for all other
 * paths. One letter alone says enough only `on_windows`, or in front of a folder that every Windows has.
 */
export function drive_of(path: string, on_windows: boolean): string | null {
  const second = path.charCodeAt(2)
  if (second === SLASH || path.length === 2) {
    const letter = path.charAt(1)
    if (!/^[a-z]$/i.test(letter) || !(on_windows || OF_WINDOWS.test(path))) return null
    return `${letter.toLowerCase()}:${path.slice(2)}`
  }
  if (!path.startsWith('/mnt/') && !path.startsWith('/cygdrive/')) return null
  const at = path.indexOf('/', 1) + 1
  const next = path.charAt(at + 1)
  return /^[a-z]$/i.test(path.charAt(at)) && (next === '/' || next === '')
    ? `${path.charAt(at).toLowerCase()}:${path.slice(at + 1)}`
    : null
}

const OF_WINDOWS = /^\/[a-z]\/(?:users|windows|program ?files|programdata)(?:\/|$| \()/i

/** The path without trailing slashes; `/` becomes ''. */
export function trim_slashes(path: string): string {
  let end = path.length
  while (end > 0 && path.charCodeAt(end - 1) === SLASH) end -= 1
  return path.slice(0, end)
}
