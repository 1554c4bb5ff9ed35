// GET /ahp/patterns. Source: CONTRACT 15.
import type { PatternsQuery, PatternsReport } from '#core/contract/pattern.ts'
import { pattern_of, shown } from '#core/pattern/store.ts'
import type { Ports } from '#core/ports.ts'

const OFF: PatternsReport = {
  enabled: false,
  count: 0,
  active_count: 0,
  candidate_count: 0,
  patterns: [],
  next_cursor: null,
}

/** Newest first; switched off, nothing is shown. Throws INVALID_REQUEST (cursor), ENGINE_UNAVAILABLE. */
export async function patterns_report(query: PatternsQuery, ports: Ports): Promise<PatternsReport> {
  const { rows, next_cursor } = await ports.store.list('pattern', {
    order: 'created_desc',
    limit: query.limit,
    ...(query.status === undefined ? {} : { state: query.status }),
    ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
  })
  // The query is looked at first: a bad cursor is one whether patterns are on or not (CONTRACT 0.1, order of checks).
  if (!ports.settings.evolving_enabled) return OFF
  const experimental = await ports.store.count('pattern', 'experimental')
  const stable = await ports.store.count('pattern', 'stable')
  return {
    enabled: true,
    count: await ports.store.count('pattern'),
    active_count: experimental + stable,
    candidate_count: await ports.store.count('pattern', 'candidate'),
    patterns: rows.map(pattern_of).map(shown),
    next_cursor,
  }
}
