// Lexical path arithmetic for the tracked working directory.

/** `path` seen from `cwd`, without `.` and `..`; null when it is relative and the directory is not known. */
export function resolvePath(cwd: string | null, path: string): string | null {
  if (path === '' || path === '.') return cwd
  const absolute = path.startsWith('/')
  if (!absolute && cwd === null) return null
  const parts: string[] = absolute ? [] : (cwd ?? '').split('/')
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.length > 1 || (parts.length === 1 && parts[0] !== '')) parts.pop()
    } else if (part !== '.' && part !== '') parts.push(part)
  }
  const joined = parts.filter((part) => part !== '').join('/')
  return `/${joined}`
}
