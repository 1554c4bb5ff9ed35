// The scoring model: five dimensions to composite to level, without exceptions. Source: SPEC "Scoring model", CONTRACT
// 1.7 and 4.2, ENGINE 10.
import { RISK_LEVELS, type RiskLevel, type TrustLevel } from '#core/contract/decision.ts'

/** Danger of an action by itself: max(D1, D2, D3), 0 to 3. */
export function danger_of({ d1, d2, d3 }: { d1: number; d2: number; d3: number }): number {
  return Math.max(d1, d2, d3)
}

/** Composite 0..7 of max(D1, D2, D3), D4 and D5. */
export function composite_of(danger: number, d4: number, d5: number): number {
  return danger + d4 + d5
}

/** Level of a composite: 0-1 low, 2-3 medium, 4-5 high, 6-7 critical. */
export function level_of(composite: number): RiskLevel {
  return RISK_LEVELS[Math.min(3, Math.floor(composite / 2))] ?? 'critical'
}

/** Display score 0.0..3.0 with 4 decimals. */
export function display_score(composite: number): number {
  return round4((composite * 3) / 7)
}

/** Weight of the newest score in a moving average (CONTRACT 4.2). */
const EWMA_ALPHA = 0.3

/** The exponentially weighted moving average with one more score. */
export function ewma_step(average: number, score: number): number {
  return EWMA_ALPHA * score + (1 - EWMA_ALPHA) * average
}

/** Rounded to four decimals, as scores are on the wire. */
export function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

const TRUST_ORDER: readonly TrustLevel[] = ['untrusted', 'standard', 'elevated', 'privileged']

/**
 * D5, the trust that is missing: untrusted 2, standard 1, elevated and privileged 0. A client may lower the configured
 * trust, never raise it.
 */
export function trust_shortfall(configured: TrustLevel, claimed: TrustLevel | null | undefined): number {
  const trusted = Math.min(TRUST_ORDER.indexOf(configured), claimed ? TRUST_ORDER.indexOf(claimed) : TRUST_ORDER.length)
  return Math.max(0, 2 - trusted)
}

/** Risk hints (CONTRACT 1.3) that raise D3 to at least 2; all others are only recorded. */
const RAISING_HINTS: ReadonlySet<string> = new Set([
  'credential_exfiltration',
  'privilege_escalation',
  'prompt_injection',
  'supply_chain_attack',
  'destructive_intent',
])

/** D3 demanded by the hints of an event: 2 or 0. */
export function hint_danger(hints: readonly string[] | null | undefined): number {
  return hints?.some((hint) => RAISING_HINTS.has(hint)) ? 2 : 0
}

/** Unit of the D4 accumulator, a fixed-point number: 2^20 units are one refusal that happened just now (ENGINE 11). */
const D4_UNIT = 2 ** 20
/** Cap of the accumulator; keeps products below 2^53. */
const D4_MAX_UNITS = 1024 * D4_UNIT

const tables = new Map<number, readonly number[]>()
/** Decay tables that are kept, one per half-life; half-lives come from the configuration. */
const MAX_TABLES = 8

function decay_table(half_life_s: number): readonly number[] {
  const known = tables.get(half_life_s)
  if (known) return known
  const table = Array.from({ length: half_life_s }, (_, second) => Math.round(D4_UNIT * 0.5 ** (second / half_life_s)))
  if (tables.size < MAX_TABLES) tables.set(half_life_s, table)
  return table
}

/**
 * Units left after whole seconds: a shift per full half-life, a table for the rest, so that every adapter computes the
 * same bits.
 */
export function decay_units(units: number, elapsed_s: number, half_life_s: number): number {
  if (units === 0 || elapsed_s <= 0) return units
  const halvings = Math.floor(elapsed_s / half_life_s)
  if (halvings > 31) return 0
  const factor = decay_table(half_life_s)[elapsed_s % half_life_s] ?? D4_UNIT
  return Math.floor(Math.floor((units * factor) / D4_UNIT) / 2 ** halvings)
}

/** The accumulator, in D4 units, after one more refusal. */
export function add_refusal(units: number): number {
  return Math.min(D4_MAX_UNITS, units + D4_UNIT)
}

/** The accumulator as a number of refusals (`a` in CONTRACT 1.7), rounded half up. */
export function refusals_of(units: number): number {
  return Math.floor(units / D4_UNIT + 0.5)
}
