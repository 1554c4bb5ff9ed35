// Paths that a review asks for, as text: inside the workspace or refused. What links do is the adapter's concern.
import { is_below } from '#core/policy/effects/place/path.ts'

/** Characters of one path. */
const MAX_PATH_CHARS = 1024

/**
 * The path relative to `root`, `''` for the root itself; null when it leaves the root, or is none. An absolute path counts when it
 * lies below the root. A `..` is never resolved but refused: behind a link it would mean another folder than its text says.
 */
export function path_inside(path: string, root: string): string | null {
  if (path.length > MAX_PATH_CHARS || /[\p{Cc}\\]/u.test(path)) return null
  let inside = path
  if (path.startsWith('/')) {
    if (!is_below(path, root)) return null
    inside = path.slice(root.length)
  }
  const segments = inside.split('/').filter((segment) => segment !== '' && segment !== '.')
  if (segments.includes('..') || /^[a-z]:/i.test(segments[0] ?? '')) return null
  return segments.join('/')
}
