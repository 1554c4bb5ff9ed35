// The session reducer: an evaluated event goes in, the session changes, the decision comes out. Synchronous and total,
// so that memory, Redis script and Durable Object can run the same atomic step. Source: CONTRACT 1.8 (order); the parts
// are in files of their own.
import { type DecisionWord, is_raised, is_sensitive, RISK_LEVELS, rank } from '#core/contract/decision.ts'
import { composite_of, level_of } from '#core/policy/score.ts'
import { block, type Candidate, strictest } from '#core/session/candidate.ts'
import { accumulated, burst, count_refusal, decay } from '#core/session/context-risk.ts'
import { cool_down, enforce } from '#core/session/enforcement.ts'
import type { Entry, SessionView } from '#core/session/entry.ts'
import { remember } from '#core/session/remember.ts'
import type { RetryMarker } from '#core/session/retry.ts'
import { take_back } from '#core/session/retry.ts'
import type { SessionState } from '#core/session/state.ts'
import type { Surroundings } from '#core/session/surroundings.ts'
import { assessed_rank, by_tier, is_reviewed, needs_review, raised_d3, semantic_reason } from '#core/session/tier.ts'
import { ask, find_waiting, turn_waiting } from '#core/session/waiting.ts'

/**
 * Applies one event to its session and decides. Mutates `state`; whatever is to be announced is in the returned view.
 * `retry` is set when an earlier attempt of the same call was counted; this one replaces it.
 */
export function reduce(
  state: SessionState,
  entry: Entry,
  around: Surroundings,
  retry: RetryMarker | null = null,
): SessionView {
  const { settings } = around
  const first = state.event_count === 0
  const transitions = cool_down(state, entry.at_ms, settings)
  state.prune_waiting(entry.at_ms)
  turn_waiting(state, entry)

  const l1_danger = Math.max(entry.verdict.d1, entry.verdict.d2, entry.verdict.d3)
  const acts = entry.event.event_type === 'pre_action'
  decay(state, entry.at_ms, settings)
  const by_burst = acts ? burst(state, entry, l1_danger, settings) : 0
  const d4 = Math.max(accumulated(state, settings), by_burst)
  const from = level_of(composite_of(l1_danger, d4, entry.d5))
  const semantic = entry.tier ? assessed_rank(entry.tier, from, around.sequences ?? []) : 0
  const because = entry.tier ? semantic_reason(entry.tier, from, around.sequences ?? []) : null
  const reviewed = rank(entry.tier?.l3?.level ?? 'low')
  const assessed = Math.max(semantic, reviewed)
  const d3 = raised_d3(entry, d4, assessed, from)
  const danger = Math.max(l1_danger, d3)
  const composite = composite_of(danger, d4, entry.d5)
  const level = level_of(composite)
  const previous_level = first ? null : (RISK_LEVELS[state.level] ?? 'low')

  const view: SessionView = {
    state,
    first,
    previous_level,
    level,
    d4,
    burst: by_burst > 0,
    composite,
    raised: d3 > entry.verdict.d3 ? { from, d3, because } : null,
    decision: 'allow',
    policy_id: 'L1-default',
    source: 'policy',
    cause: 'none',
    approval: null,
    settled_approval_id: null,
    transitions,
    sequences: around.sequences ?? [],
  }
  if (acts) {
    // The floor only considers L1; a deeper tier has a row of its own.
    const floor = is_raised(from) && is_sensitive(l1_danger)
    decide(state, entry, { floor, semantic, reviewed, because }, around, view)
    if (!retry) {
      count_refusal(state, entry, view, assessed)
      enforce(state, entry, danger, view, settings, transitions)
    }
  }
  const first_attempt = retry ? take_back(state, retry.counted) : null
  remember(state, entry, d4, view)
  first_attempt?.put_back()
  if (settings.l3.enabled && settings.l3_advisory_async && !retry) view.adds_up = state.adds_up(rank(level), acts)
  return view
}

/** CONTRACT 1.8: strictest verdict wins, ties go to the earlier row. */
function decide(
  state: SessionState,
  entry: Entry,
  found: { floor: boolean; semantic: number; reviewed: number; because: string | null },
  around: Surroundings,
  view: SessionView,
): void {
  const { floor, semantic, reviewed, because } = found
  const denied = find_waiting(state, entry, 'denied')
  const chosen = strictest([
    state.quarantined === 1 && block('session-quarantine', 'system', 'quarantine'),
    state.enforced === 1 &&
      state.enforcement_action === 'block' &&
      block('session-enforcement', 'policy', 'enforcement'),
    denied !== undefined && block('approval', 'manual', 'denied'),
    entry.skill === 'block' && block('skill-trust', 'policy', 'skill'),
    entry.skill === 'audit' && { word: 'audit', policy_id: 'skill-trust', source: 'policy', cause: 'skill' },
    by_rules(entry, floor),
    entry.tier != null && by_tier(entry.tier, semantic, reviewed, needs_review(state)),
    state.enforced === 1 &&
      state.enforcement_action !== 'block' &&
      !(needs_review(state) && is_reviewed(entry)) && {
        word: 'defer',
        policy_id: 'session-enforcement',
        source: 'policy',
        cause: 'enforcement',
      },
    entry.scope != null && { word: entry.scope.word, policy_id: 'session-scope', source: 'policy', cause: 'scope' },
    state.post_next > 0 && {
      word: state.post_next === 2 ? 'block' : 'defer',
      policy_id: 'post-action-finding',
      source: 'policy',
      cause: 'finding',
    },
    view.sequences.length > 0 &&
      around.settings.trajectory_alert_action !== 'broadcast' && {
        word: around.settings.trajectory_alert_action,
        policy_id: 'trajectory-alert',
        source: 'policy',
        cause: 'sequence',
      },
    entry.pattern != null && {
      word: entry.pattern.word,
      policy_id: entry.pattern.id,
      source: 'policy',
      cause: 'pattern',
    },
  ])
  // The consequence of an output applies to one action only, whatever else decided it.
  state.post_next = 0
  view.decision = chosen.word === 'audit' ? 'allow' : (chosen.word as DecisionWord)
  view.policy_id = chosen.policy_id
  view.source = chosen.source
  view.cause = chosen.cause
  if (chosen.cause === 'tier') {
    view.because = chosen.policy_id === 'L3-review' ? (entry.tier?.l3?.reason ?? null) : because
  }
  if (chosen.cause === 'scope') view.because = entry.scope?.reason ?? null
  if (chosen.cause === 'denied' && denied) view.settled_approval_id = denied.approval_id
  if (view.decision === 'defer') ask(state, entry, around, view)
}

/**
 * Rows 5 and 6: the rules' verdict and the floor. A rewrite that was judged again replaces both if the client applies
 * it.
 */
function by_rules(entry: Entry, floor: boolean): Candidate {
  const { word, rule_id, rewritable } = entry.verdict
  const policy_id = rule_id ?? 'L1-default'
  const strict = word === 'defer' || word === 'block'
  // A block stays a block, whatever a rewrite would do.
  if (rewritable && word !== 'block' && (strict || word === 'modify' || floor)) {
    return { word: 'modify', policy_id, source: 'policy', cause: 'rule' }
  }
  if (strict) return { word, policy_id, source: 'policy', cause: 'rule' }
  if (word === 'modify') return { word: 'defer', policy_id, source: 'policy', cause: 'rule' }
  if (floor) return { word: 'defer', policy_id: 'L1-default', source: 'policy', cause: 'floor' }
  return { word, policy_id: 'L1-default', source: 'policy', cause: 'none' }
}
