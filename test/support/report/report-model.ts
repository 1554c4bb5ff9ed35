// The naive reading of every report: the full list of what happened, looked through from the beginning each time. Slow and
// plain on purpose; the gateway's counters, rows and indices must say the same. Source: CONTRACT 4, 5, 6.
import { floor_to } from '#core/counter.ts'

/** One recorded event: what was sent, and what the gateway answered and announced. */
export interface Happened {
  session_id: string
  at_ms: number
  occurred_ms: number
  event_id: string
  event_type: string
  ends: boolean
  tool_name: string
  hints: readonly string[]
  framework: string
  adapter: string
  /** max(D1, D2, D3), known from the script. */
  danger: number
  decision: string
  policy_id: string
  source: string
  level: string
  composite: number
}

/** One scored output. */
export interface Scored {
  session_id: string
  at_ms: number
  score: number
}

/** One alert. */
export interface Raised {
  session_id: string
  at_ms: number
  event_id: string
  severity: string
  previous: string | null
  acknowledged: boolean
}

export const LEVELS = ['low', 'medium', 'high', 'critical']
const rank = (level: string) => LEVELS.indexOf(level)
const round4 = (value: number) => Math.round(value * 10_000) / 10_000
const score = (composite: number) => round4((composite * 3) / 7)

/** Names with how often they occur. */
export function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** Exact to the second up to an hour back, to the minute beyond; the partial one counts (CONTRACT 0.5). */
export function in_counter_window(list: readonly Happened[], now_ms: number, seconds: number | null): Happened[] {
  if (seconds === null) return [...list]
  const from_ms = floor_to(now_ms - seconds * 1000, seconds <= 3600 ? 1000 : 60_000)
  return list.filter((one) => one.at_ms >= from_ms)
}

export function in_window(list: readonly Happened[], now_ms: number, seconds: number | null): Happened[] {
  return seconds === null ? [...list] : list.filter((one) => one.at_ms >= now_ms - seconds * 1000)
}

/** CONTRACT 4.2 over a list of records. */
export function risk_numbers(list: readonly Happened[], windowed: boolean) {
  const scores = list.map((one) => score(one.composite))
  const considered = windowed ? scores : scores.slice(-10)
  const step = round4((considered.at(-1) ?? 0) - (considered[0] ?? 0))
  return {
    event_count: list.length,
    high_or_critical_count: list.filter((one) => rank(one.level) >= 2).length,
    latest_composite_score: scores.at(-1) ?? 0,
    session_risk_sum: round4(scores.reduce((sum, one) => sum + one, 0)),
    session_risk_ewma: round4(scores.reduce((ewma, one, at) => (at === 0 ? one : 0.3 * one + 0.7 * ewma), 0)),
    risk_points_sum: list.reduce((sum, one) => sum + rank(one.level), 0),
    risk_velocity: considered.length < 2 ? 'flat' : step > 0.25 ? 'up' : step < -0.25 ? 'down' : 'flat',
  }
}

function by_session(list: readonly Happened[]): Map<string, Happened[]> {
  const sessions = new Map<string, Happened[]>()
  for (const one of list) sessions.set(one.session_id, [...(sessions.get(one.session_id) ?? []), one])
  return sessions
}

const distinct = (names: readonly string[]) => [...new Set(names)].sort()

/** The fields of a session summary: counts of what is retained, the latest values of its whole life. */
export function session_numbers(
  list: readonly Happened[],
  life: readonly Happened[],
  now_ms: number,
  active_ms: number,
) {
  const last = life.at(-1)
  const status = last?.ends ? 'ended' : last && last.at_ms >= now_ms - active_ms ? 'active' : 'idle'
  return {
    current_risk_level: last?.level ?? 'low',
    cumulative_score: last?.composite ?? 0,
    ...risk_numbers(list, false),
    decision_distribution: tally(list.map((one) => one.decision)),
    latest_decision: last?.decision ?? '',
    tools_used: distinct(list.map((one) => one.tool_name)),
    risk_hints_seen: distinct(list.flatMap((one) => one.hints)),
    source_framework: last?.framework ?? 'unknown',
    caller_adapter: life.findLast((one) => one.adapter !== 'unknown')?.adapter ?? 'unknown',
    status,
  }
}

/** CONTRACT 4.5: which sessions are listed, in which order, and how many are active. */
export function session_list(
  lives: ReadonlyMap<string, readonly Happened[]>,
  now_ms: number,
  active_ms: number,
  query: { all: boolean; by_last: boolean; min_rank: number; seconds: number | null },
): { ids: string[]; total_active: number } {
  const rows = [...lives]
    .map(([id, own]) => ({ id, last: own.at(-1) as Happened, ...session_numbers(own, own, now_ms, active_ms) }))
    .filter((row) => rank(row.current_risk_level) >= query.min_rank)
    .filter((row) => query.seconds === null || row.last.at_ms >= now_ms - query.seconds * 1000)
  const by_rank = (a: (typeof rows)[0], b: (typeof rows)[0]) => rank(b.current_risk_level) - rank(a.current_risk_level)
  const by_time = (a: (typeof rows)[0], b: (typeof rows)[0]) => b.last.at_ms - a.last.at_ms
  const by_id = (a: (typeof rows)[0], b: (typeof rows)[0]) => (a.id < b.id ? -1 : 1)
  const active = rows.filter((row) => row.status === 'active')
  const shown = (query.all ? rows : active).sort((a, b) =>
    query.by_last ? by_time(a, b) || by_rank(a, b) || by_id(a, b) : by_rank(a, b) || by_time(a, b) || by_id(a, b),
  )
  return { ids: shown.map((row) => row.id), total_active: active.length }
}

/** Part of a whole with four decimals; 0 of nothing. */
export function share(part: number, total: number): number {
  return total === 0 ? 0 : round4(part / total)
}

/** CONTRACT 5.1: one window of the trend. */
export function trend_window(list: readonly Happened[]) {
  const count = list.filter((one) => rank(one.level) >= 2).length
  return { count, total: list.length, ratio: share(count, list.length) }
}

/** CONTRACT 5.2: sessions whose highest level in the period is critical, and high. */
export function exposed_sessions(list: readonly Happened[], now_ms: number, seconds: number) {
  const highest = [...by_session(in_window(list, now_ms, seconds)).values()].map((own) =>
    Math.max(...own.map((one) => rank(one.level))),
  )
  return { critical: highest.filter((one) => one === 3).length, high: highest.filter((one) => one === 2).length }
}

/** The alert of an event, when its level rises to high or critical (CONTRACT 6.1). */
export function rise(previous: string | null, { session_id, at_ms, event_id, level }: Happened): Raised | null {
  const rose = rank(level) >= 2 && (previous === null || rank(previous) < rank(level))
  return rose ? { session_id, at_ms, event_id, severity: level, previous, acknowledged: false } : null
}

/** CONTRACT 4.2 over the scores of outputs. */
export function output_numbers(list: readonly Scored[]) {
  const scores = list.map((one) => one.score)
  const sum = scores.reduce((total, one) => total + one, 0)
  return {
    event_count: scores.length,
    latest_post_action_score: scores.at(-1) ?? 0,
    post_action_score_sum: round4(sum),
    post_action_score_avg: share(sum, scores.length),
    post_action_score_ewma: round4(scores.reduce((ewma, one, at) => (at === 0 ? one : 0.3 * one + 0.7 * ewma), 0)),
  }
}

/** CONTRACT 1.7: a, without rounding. `refused` are the rule-driven defers and blocks. */
export function accumulated(refused: readonly number[], now_ms: number): number {
  return refused.reduce((sum, at_ms) => sum + 0.5 ** ((Math.floor(now_ms / 1000) - Math.floor(at_ms / 1000)) / 900), 0)
}
