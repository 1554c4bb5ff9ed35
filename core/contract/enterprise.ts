// The enterprise mirror on the wire: base reports plus the taxonomy of records and a live overview. Source: CONTRACT 17.
import * as z from 'zod'
import { RiskLevel } from '#core/contract/decision.ts'
import { count, counts, ratio } from '#core/contract/member.ts'
import { flag, integer } from '#core/contract/query.ts'
import { SecurityPosture, SessionsQuery } from '#core/contract/report.ts'
import { DEFAULT_SESSIONS_LIMIT, MAX_ENTERPRISE_SESSIONS } from '#core/limits.ts'

export const RiskTaxonomy = z.object({
  mapped: z.boolean(),
  tier: z.enum(['T1', 'T2', 'T3']).nullable(),
  tier_label: z.string().nullable(),
  subtype: z.string(),
  label: z.string(),
  confidence: z.enum(['low', 'medium', 'high']),
  reason: z.string(),
  signals: z.array(z.string()),
})
/** Of one record, alert or session. */
export type RiskTaxonomy = z.infer<typeof RiskTaxonomy>

export const TaxonomySummary = z.object({
  total_records: count,
  mapped_records: count,
  unmapped_records: count,
  by_tier: counts,
  by_subtype: counts,
})
/** How the records of a window are distributed over tiers and kinds. */
export type TaxonomySummary = z.infer<typeof TaxonomySummary>

const Group = z.object({
  name: z.string(),
  total_sessions: count,
  high_or_critical_count: count,
  critical_count: count,
  high_or_critical_ratio: ratio,
  critical_ratio: ratio,
})
/** Active sessions that share a framework or a workspace. */
export type Group = z.infer<typeof Group>

export const Overview = z.object({
  generated_at: z.string(),
  active_sessions: count,
  high_risk_sessions: count,
  mapped_active_sessions: count,
  by_risk_level: z.record(RiskLevel, count),
  by_tier: counts,
  by_subtype: counts,
  by_framework: z.array(Group),
  by_workspace: z.array(Group),
  top_tiers: z.array(z.object({ tier: z.string(), count })),
  top_subtypes: z.array(z.object({ subtype: z.string(), count })),
  top_drivers: SecurityPosture.shape.drivers,
  system_security_posture: SecurityPosture,
  cache_ttl_ms: count,
  stale: z.boolean(),
  degraded: z.boolean(),
  degraded_reason: z.string().nullable(),
})
/** The live overview: active sessions by level, taxonomy, framework and workspace. */
export type Overview = z.infer<typeof Overview>

/** `cached` allows an answer that was computed a moment ago. */
export const LiveQuery = z.object({ cached: flag().default(false) })

/** As `/report/sessions`, with longer lists. */
export const EnterpriseSessionsQuery = SessionsQuery.extend({
  limit: integer(1, MAX_ENTERPRISE_SESSIONS).default(DEFAULT_SESSIONS_LIMIT),
})

/** A base report with more members. */
export const Enriched = z.looseObject({})
