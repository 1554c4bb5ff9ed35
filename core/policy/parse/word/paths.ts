// Lexical path arithmetic for the tracked working directory.

/** Longest directory that is tracked; a longer one counts as unknown. */
const MAX_PATH_CHARS = 1024

/** `path` seen from `cwd`, without `.` and `..`; null when it is relative and the directory is not known. */
export function resolve_path(cwd: string | null, path: string): string | null {
  if (path === '' || path === '.') return cwd
  if (path.charCodeAt(1) === 58 && /^[A-Za-z]:\//.test(path)) {
    const below = resolve_path('/', path.slice(2))
    return below === null ? null : `${path.slice(0, 2)}${below}`
  }
  const absolute = path.startsWith('/')
  if (!absolute && cwd === null) return null
  if (path.length + (absolute ? 0 : (cwd ?? '').length) > MAX_PATH_CHARS) return null
  // The common case needs no splitting: a plain name below a known directory.
  if (!absolute && cwd !== null && cwd !== '/' && !/(?:^|\/)\.|\/\/|\/$/.test(path)) return `${cwd}/${path}`
  const parts: string[] = absolute ? [] : (cwd ?? '').split('/')
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.length > 1 || (parts.length === 1 && parts[0] !== '')) parts.pop()
    } else if (part !== '.' && part !== '') parts.push(part)
  }
  const joined = parts.filter((part) => part !== '').join('/')
  return `/${joined}`
}

/** The path without trailing slashes; `/` becomes ''. */
export function trim_slashes(path: string): string {
  let end = path.length
  while (end > 0 && path.charCodeAt(end - 1) === 47) end -= 1
  return path.slice(0, end)
}
