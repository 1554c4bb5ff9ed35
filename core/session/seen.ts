// Names that a session used, with the time each was last seen: enough to answer for any window that reaches until now,
// without reading records. Source: CONTRACT 4.1 (tools_used, risk_hints_seen), 4.8.
import { MAX_SESSION_NAMES } from '#core/limits.ts'

/** Two lists of equal length, in order of first use. */
export interface Seen {
  names: string[]
  at_ms: number[]
}

/** Empty lists. */
export function nothing_seen(): Seen {
  return { names: [], at_ms: [] }
}

/** Notes a name. Above MAX_SESSION_NAMES, drops the one seen longest ago. */
export function see(seen: Seen, name: string, at_ms: number): void {
  const known = seen.names.indexOf(name)
  if (known >= 0) {
    seen.at_ms[known] = at_ms
    return
  }
  if (seen.names.length >= MAX_SESSION_NAMES) {
    const oldest = seen.at_ms.indexOf(Math.min(...seen.at_ms))
    seen.names.splice(oldest, 1)
    seen.at_ms.splice(oldest, 1)
  }
  seen.names.push(name)
  seen.at_ms.push(at_ms)
}

/** Names seen at or after that time, sorted. */
export function names_since(seen: Seen, since_ms: number): string[] {
  return seen.names.filter((_, at) => (seen.at_ms[at] ?? 0) >= since_ms).sort()
}

/** Names, and how long ago each was seen. */
export function seen_from(names: string[] | undefined, ages_ms: number[] | undefined, last_at_ms: number): Seen {
  if (!names || !ages_ms) return nothing_seen()
  return { names, at_ms: ages_ms.map((age_ms) => last_at_ms - age_ms) }
}
