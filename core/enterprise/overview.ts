// The live overview: active sessions by risk, taxonomy, framework and workspace, with the posture of all. Recomputed at most once
// a second; when that fails the last one is shown as stale. Source: CONTRACT 17.
import { RISK_LEVELS } from '#core/contract/decision.ts'
import type { Group, Overview } from '#core/contract/enterprise.ts'
import { latest_taxonomy } from '#core/enterprise/enrich.ts'
import { reason_of } from '#core/errors.ts'
import { MAX_OVERVIEW_SESSIONS, OVERVIEW_MIN_MS } from '#core/limits.ts'
import { round4 } from '#core/policy/score.ts'
import type { Store } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { POSTURE_SECONDS, security_posture } from '#core/report/posture.ts'
import { summarise } from '#core/report/summary.ts'
import type { SessionRow } from '#core/session/row.ts'

interface Kept {
  overview: Overview | null
  /** Monotonic time of the last attempt, ms; -Infinity before the first. */
  at_ms: number
  /** The attempt under way; others wait for it instead of starting their own. */
  running: Promise<Overview> | null
}

const kept = new WeakMap<Store, Kept>()

/** `cached` accepts one that is younger than the configured time; else it is computed anew, at most once a second overall. */
export function live_overview(cached: boolean, ports: Ports): Promise<Overview> {
  const own = kept.get(ports.store) ?? { overview: null, at_ms: Number.NEGATIVE_INFINITY, running: null }
  kept.set(ports.store, own)
  if (own.running) return own.running
  const fresh_ms = cached ? Math.max(ports.settings.enterprise.cache_ttl_ms, OVERVIEW_MIN_MS) : OVERVIEW_MIN_MS
  if (own.overview && ports.clock.monotonic_ms() - own.at_ms < fresh_ms) return Promise.resolve(own.overview)
  own.running = recompute(own, ports).finally(() => {
    own.running = null
  })
  return own.running
}

async function recompute(own: Kept, ports: Ports): Promise<Overview> {
  own.at_ms = ports.clock.monotonic_ms()
  try {
    own.overview = await compute(ports)
    return own.overview
  } catch (cause) {
    ports.log.error('overview_failed', { cause: reason_of(cause) })
    const reason = 'The overview could not be computed'
    const last = own.overview ?? nothing(ports)
    return { ...last, stale: own.overview !== null, degraded: true, degraded_reason: reason }
  }
}

/** Before anything could be computed nothing is known to be well. */
function nothing(ports: Ports): Overview {
  const generated_at = ports.clock.iso(ports.clock.now_ms())
  return {
    generated_at,
    active_sessions: 0,
    high_risk_sessions: 0,
    mapped_active_sessions: 0,
    by_risk_level: { low: 0, medium: 0, high: 0, critical: 0 },
    by_tier: {},
    by_subtype: {},
    by_framework: [],
    by_workspace: [],
    top_tiers: [],
    top_subtypes: [],
    top_drivers: [],
    system_security_posture: {
      ...security_posture(NO_EXPOSURE, POSTURE_SECONDS, generated_at),
      score_0_100: 0,
      level: 'critical',
    },
    cache_ttl_ms: ports.settings.enterprise.cache_ttl_ms,
    stale: false,
    degraded: true,
    degraded_reason: null,
  }
}

const NO_EXPOSURE = { critical_sessions: 0, high_sessions: 0, high_risk_ratio: 0, invalid_rate: 0 }

async function compute(ports: Ports): Promise<Overview> {
  const { store, settings, clock } = ports
  const { payload_cap, cache_ttl_ms } = settings.enterprise
  const now_ms = clock.now_ms()
  const { rows, total_active } = await store.sessions({
    sort: 'risk_level',
    limit: MAX_OVERVIEW_SESSIONS,
    only_active: true,
    active_since_ms: now_ms - settings.session_active_seconds * 1000,
  })
  const tiers = new Map<string, number>()
  const subtypes = new Map<string, number>()
  let mapped_active_sessions = 0
  for (const { session_id } of rows) {
    const taxonomy = await latest_taxonomy(session_id, ports)
    if (!taxonomy.mapped || taxonomy.tier === null) continue
    mapped_active_sessions++
    tiers.set(taxonomy.tier, (tiers.get(taxonomy.tier) ?? 0) + 1)
    subtypes.set(taxonomy.subtype, (subtypes.get(taxonomy.subtype) ?? 0) + 1)
  }
  const levels = RISK_LEVELS.map((level, at) => [level, rows.filter((row) => row.level === at).length] as const)
  const { system_security_posture } = await summarise(undefined, ports)
  return {
    generated_at: clock.iso(now_ms),
    active_sessions: total_active,
    high_risk_sessions: rows.filter((row) => row.level >= 2).length,
    mapped_active_sessions,
    by_risk_level: Object.fromEntries(levels) as Overview['by_risk_level'],
    by_tier: Object.fromEntries(tiers),
    by_subtype: Object.fromEntries(subtypes),
    by_framework: groups(rows, (row) => row.source_framework || 'unknown', payload_cap),
    by_workspace: groups(rows, (row) => row.workspace_root || 'unknown', payload_cap),
    top_tiers: top(tiers, payload_cap).map(([tier, count]) => ({ tier, count })),
    top_subtypes: top(subtypes, payload_cap).map(([subtype, count]) => ({ subtype, count })),
    top_drivers: system_security_posture.drivers,
    system_security_posture,
    cache_ttl_ms,
    stale: false,
    degraded: false,
    degraded_reason: null,
  }
}

function top(counts: ReadonlyMap<string, number>, cap: number): [string, number][] {
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, cap)
}

/** Sessions by a name, the riskiest groups first. */
function groups(rows: readonly SessionRow[], name_of: (row: SessionRow) => string, cap: number): Group[] {
  const found = new Map<string, { total: number; high: number; critical: number }>()
  for (const row of rows) {
    const group = found.get(name_of(row)) ?? { total: 0, high: 0, critical: 0 }
    found.set(name_of(row), group)
    group.total++
    if (row.level >= 2) group.high++
    if (row.level === 3) group.critical++
  }
  const share = (part: number, total: number) => round4(part / total)
  return [...found]
    .map(([name, { total, high, critical }]) => ({
      name,
      total_sessions: total,
      high_or_critical_count: high,
      critical_count: critical,
      high_or_critical_ratio: share(high, total),
      critical_ratio: share(critical, total),
    }))
    .sort(
      (a, b) =>
        b.high_or_critical_count - a.high_or_critical_count ||
        b.total_sessions - a.total_sessions ||
        (a.name < b.name ? -1 : 1),
    )
    .slice(0, cap)
}
