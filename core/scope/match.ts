// How an entry of a scope profile matches: no regular expressions, so no entry can make a decision slow.
// Source: CONTRACT 14.2 "Match".
import { is_below } from '#core/policy/effects/place/path.ts'

/** `*` stands for any characters. At most text.length x pattern.length steps. */
export function is_glob_match(text: string, pattern: string): boolean {
  let at = 0
  let next = 0
  let star = -1
  let resume = 0
  while (at < text.length) {
    if (next < pattern.length && pattern[next] === '*') {
      star = next++
      resume = at
    } else if (next < pattern.length && pattern[next] === text[at]) {
      at++
      next++
    } else if (star >= 0) {
      next = star + 1
      at = ++resume
    } else return false
  }
  while (pattern[next] === '*') next++
  return next === pattern.length
}

/** The same path or below it; both are absolute. A pattern without `/` names a segment at any depth. */
export function is_path_match(path: string, pattern: string): boolean {
  if (pattern === '') return false
  const segments = path.split('/').filter((segment) => segment !== '')
  if (!pattern.includes('/')) return segments.some((segment) => is_glob_match(segment, pattern))
  if (!pattern.includes('*')) return is_below(path, pattern)
  return begins_with(
    segments,
    pattern.split('/').filter((segment) => segment !== ''),
  )
}

/** Whether the leading segments match the whole pattern; `**` stands for any number of segments. */
function begins_with(segments: readonly string[], pattern: readonly string[]): boolean {
  /** Counts of leading segments that the pattern so far can stand for. */
  let reached = new Set([0])
  for (const part of pattern) {
    const next = new Set<number>()
    if (part === '**') {
      for (let count = Math.min(...reached); count <= segments.length; count++) next.add(count)
    } else {
      for (const count of reached) {
        const segment = segments[count]
        if (segment !== undefined && is_glob_match(segment, part)) next.add(count + 1)
      }
    }
    if (next.size === 0) return false
    reached = next
  }
  return true
}

/** The same host or one of its sub-domains; `*.example.com` means both as well, `*` every host. */
export function is_domain_match(host: string, entry: string): boolean {
  const domain = entry.toLowerCase().replace(/^\*\./, '').replace(/\.$/, '')
  if (domain === '*') return true
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`))
}

/** Equality, a glob, or the class of the tool; case does not matter. */
export function is_tool_match(names: readonly string[], entry: string): boolean {
  const pattern = entry.toLowerCase()
  return names.some((name) => is_glob_match(name, pattern))
}

/** The first words are equal, word by word. */
export function is_prefix_match(words: readonly string[], entry: string): boolean {
  const prefix = entry.split(/\s+/).filter((word) => word !== '')
  return prefix.length > 0 && prefix.every((word, at) => words[at] === word)
}
