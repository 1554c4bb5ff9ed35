// D4, the risk a session has gathered: refusals, which fade with time, and bursts of calls. Source: CONTRACT 1.7,
// ENGINE 11.
import { add_refusal, decay_units, refusals_of } from '#core/policy/score.ts'
import type { Entry, SessionView } from '#core/session/entry.ts'
import { BURST_RING, type SessionState } from '#core/session/state.ts'
import type { Settings } from '#core/settings.ts'

/** Fades refusals up to this moment; called before anything is added or read. */
export function decay(state: SessionState, at_ms: number, settings: Settings): void {
  const now_s = Math.floor(at_ms / 1000)
  state.d4_units = decay_units(state.d4_units, now_s - state.d4_at_s, settings.d4_half_life_seconds)
  state.d4_at_s = Math.max(state.d4_at_s, now_s)
}

/** D4 from refusals alone. */
export function accumulated(state: SessionState, settings: Settings): number {
  const refusals = refusals_of(state.d4_units)
  if (refusals >= settings.d4_high) return 2
  return refusals >= settings.d4_mid ? 1 : 0
}

/**
 * Counts a call; 2 when the tool was called too often within the window. Calls that only read (danger 0) are not
 * counted.
 */
export function burst(state: SessionState, entry: Entry, danger: number, settings: Settings): number {
  if (danger < 1) return 0
  const tool = entry.event.tool_name ?? ''
  state.burst_tools.push(tool)
  state.burst_at_ms.push(entry.at_ms)
  const ring = Math.max(BURST_RING, settings.d4_burst_count)
  const since_ms = entry.at_ms - settings.d4_burst_window_seconds * 1000
  while (state.burst_tools.length > ring || (state.burst_at_ms[0] ?? since_ms) < since_ms) {
    state.burst_tools.shift()
    state.burst_at_ms.shift()
  }
  let calls = 0
  for (const one of state.burst_tools) if (one === tool) calls++
  return calls >= settings.d4_burst_count ? 2 : 0
}

/** Causes that say nothing about the action itself, even if a rule would have refused it too (CONTRACT 1.7). */
const NOT_BY_RULES: ReadonlySet<SessionView['cause']> = new Set([
  'quarantine',
  'enforcement',
  'denied',
  'lease',
  'scope',
])

/** Counts a refusal by a rule or tier; rewritten actions are not counted (CONTRACT 1.7). */
export function count_refusal(state: SessionState, entry: Entry, view: SessionView, assessed: number): void {
  // A missing review is no evidence against the action.
  const by_tiers = view.cause === 'tier' && assessed >= 2
  if (!entry.verdict.rule_driven && !by_tiers) return
  if (view.decision === 'modify' || NOT_BY_RULES.has(view.cause)) return
  state.d4_units = add_refusal(state.d4_units)
}
