// The session reducer: one evaluated event goes in, the session changes, the decision comes out. Synchronous and total, so
// that memory, Redis script and Durable Object can run the same step atomically.
// Source: CONTRACT 1.7 (D4), 1.8 (order), 3.2-3.4 (approvals, leases), 4.1-4.2 (counters), 6.2 (enforcement).
import type { DecisionSource, DecisionWord, RiskLevel } from '#core/contract/decision.ts'
import { RISK_LEVELS, rank } from '#core/contract/decision.ts'
import { VERDICTS, type VerdictWord } from '#core/policy/effects/kind.ts'
import { add_refusal, composite_of, decay_units, display_score, level_of, refusals_of } from '#core/policy/score.ts'
import type { RetryMarker, Settings } from '#core/ports.ts'
import type { Entry, SessionView, TierView, Transition } from '#core/session/entry.ts'
import { confine } from '#core/session/quarantine.ts'
import { take_back } from '#core/session/retry.ts'
import { see } from '#core/session/seen.ts'
import type { SequenceAlert } from '#core/session/sequence.ts'
import { BURST_RING, type SessionState, type Waiting } from '#core/session/state.ts'

/** What the step needs to know about the world outside this session. */
export interface Surroundings {
  settings: Settings
  /** Approvals that wait now, over all sessions. */
  pending_approvals: number
  /** Sequences over earlier steps that this action completes; none when absent. */
  sequences?: readonly SequenceAlert[]
}

interface Candidate {
  word: VerdictWord
  policy_id: string
  source: DecisionSource
  cause: SessionView['cause']
}

/**
 * Applies one event to its session and decides. Mutates `state`; everything it announces is in the returned view.
 * `retry` is set when an earlier attempt of the same call was counted already: this one takes its place.
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

  const l1_danger = Math.max(entry.verdict.d1, entry.verdict.d2, entry.verdict.d3)
  const acts = entry.event.event_type === 'pre_action'
  decay(state, entry.at_ms, settings)
  const d4 = Math.max(accumulated(state, settings), acts ? burst(state, entry, l1_danger, settings) : 0)
  const from = level_of(composite_of(l1_danger, d4, entry.d5))
  const assessed = entry.tier ? assessed_rank(entry.tier, from, around.sequences ?? []) : 0
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
    composite,
    raised: d3 > entry.verdict.d3 ? { from, d3 } : null,
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
    // The floor is L1's own; what a deeper tier adds is its row.
    const floor = rank(from) >= 2 && l1_danger >= 2
    decide(state, entry, { floor, assessed }, around, view)
    if (!retry) {
      count_refusal(state, entry, view)
      enforce(state, entry, danger, view, settings, transitions)
    }
  }
  const first_attempt = retry ? take_back(state, retry.counted) : null
  remember(state, entry, d4, view)
  first_attempt?.put_back()
  return view
}

/** Whether an enforcement's cooldown is over; reads show the session as normal then (CONTRACT 6.2). */
export function is_cool(state: SessionState, now_ms: number, settings: Settings): boolean {
  const cooldown_ms = settings.enforcement_cooldown_seconds * 1000
  return state.enforced === 1 && cooldown_ms > 0 && now_ms - state.last_high_at_ms >= cooldown_ms
}

/** Releases an enforcement whose cooldown is over, and says so. */
export function cool_down(state: SessionState, now_ms: number, settings: Settings): Transition[] {
  return is_cool(state, now_ms, settings) ? [release(state, 'cooldown')] : []
}

/** Ends an enforced period; the caller checked that there is one. */
export function release(state: SessionState, cause: 'operator' | 'cooldown'): Transition {
  const transition: Transition = {
    kind: 'enforcement',
    session_id: state.session_id,
    state: 'released',
    action: state.enforcement_action,
    high_risk_count: state.enforcement_count,
    cause,
  }
  state.enforced = 0
  state.enforcement_action = ''
  state.enforcement_count = 0
  state.enforced_at_ms = 0
  state.last_high_at_ms = 0
  return transition
}

function decay(state: SessionState, at_ms: number, settings: Settings): void {
  const now_s = Math.floor(at_ms / 1000)
  state.d4_units = decay_units(state.d4_units, now_s - state.d4_at_s, settings.d4_half_life_seconds)
  state.d4_at_s = Math.max(state.d4_at_s, now_s)
}

function accumulated(state: SessionState, settings: Settings): number {
  const refusals = refusals_of(state.d4_units)
  if (refusals >= settings.d4_high) return 2
  return refusals >= settings.d4_mid ? 1 : 0
}

/** Counts this call; 2 when the same tool was called too often in the window. Calls that only read (danger 0) do not count. */
function burst(state: SessionState, entry: Entry, danger: number, settings: Settings): number {
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

/** CONTRACT 1.8: strictest verdict wins, ties go to the earlier row. */
function decide(
  state: SessionState,
  entry: Entry,
  { floor, assessed }: { floor: boolean; assessed: number },
  around: Surroundings,
  view: SessionView,
): void {
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
    entry.tier != null && by_tier(entry.tier, assessed),
    state.enforced === 1 &&
      state.enforcement_action !== 'block' && {
        word: 'defer',
        policy_id: 'session-enforcement',
        source: 'policy',
        cause: 'enforcement',
      },
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
  // It is for the next action only, whatever else decided that one.
  state.post_next = 0
  view.decision = chosen.word === 'audit' ? 'allow' : (chosen.word as DecisionWord)
  view.policy_id = chosen.policy_id
  view.source = chosen.source
  view.cause = chosen.cause
  if (chosen.cause === 'tier') view.because = (assessed >= 2 ? entry.tier?.reason : entry.tier?.l3?.reason) ?? null
  if (chosen.cause === 'denied' && denied) view.settled_approval_id = denied.approval_id
  if (view.decision === 'defer') ask(state, entry, around, view)
}

/** CONTRACT 11.2: rank of the level the deeper tier stands for; without confidence at most one above that of L1. */
function assessed_rank(tier: TierView, from: RiskLevel, sequences: readonly SequenceAlert[]): number {
  if (tier.actual === 'L1') return 0
  let assessed = rank(tier.level)
  for (const sequence of sequences) assessed = Math.max(assessed, rank(sequence.risk_level))
  return tier.confidence !== null && tier.confidence < 0.5 ? Math.min(assessed, rank(from) + 1) : assessed
}

/** CONTRACT 11.2: the smallest D3 whose composite reaches the assessed level, at most 3; it never falls. */
function raised_d3({ verdict, d5 }: Entry, d4: number, assessed: number, from: RiskLevel): number {
  return assessed <= rank(from) ? verdict.d3 : Math.max(verdict.d3, Math.min(3, 2 * assessed - d4 - d5))
}

/** Row 7: what L2 found, and L3 that was demanded and has no verdict. */
function by_tier(tier: TierView, assessed: number): Candidate | false {
  if (assessed === 3) return block('L2-semantic', 'policy', 'tier')
  if (assessed === 2) return { word: 'defer', policy_id: 'L2-semantic', source: 'policy', cause: 'tier' }
  return tier.l3 !== null && { word: 'defer', policy_id: 'L3-review', source: 'policy', cause: 'tier' }
}

function block(policy_id: string, source: DecisionSource, cause: SessionView['cause']): Candidate {
  return { word: 'block', policy_id, source, cause }
}

/** Rows 5 and 6: the rules' verdict and the floor. A rewrite that was judged again replaces both, when the client applies it. */
function by_rules(entry: Entry, floor: boolean): Candidate {
  const { word, rule_id, rewritable } = entry.verdict
  const policy_id = rule_id ?? 'L1-default'
  const strict = word === 'defer' || word === 'block'
  // What is refused outright stays refused, whatever a rewrite would do.
  if (rewritable && word !== 'block' && (strict || word === 'modify' || floor)) {
    return { word: 'modify', policy_id, source: 'policy', cause: 'rule' }
  }
  if (strict) return { word, policy_id, source: 'policy', cause: 'rule' }
  if (word === 'modify') return { word: 'defer', policy_id, source: 'policy', cause: 'rule' }
  if (floor) return { word: 'defer', policy_id: 'L1-default', source: 'policy', cause: 'floor' }
  return { word, policy_id: 'L1-default', source: 'policy', cause: 'none' }
}

function strictest(candidates: readonly (Candidate | false)[]): Candidate {
  let chosen: Candidate = { word: 'allow', policy_id: 'L1-default', source: 'policy', cause: 'none' }
  for (const candidate of candidates) {
    if (candidate && VERDICTS.indexOf(candidate.word) > VERDICTS.indexOf(chosen.word)) chosen = candidate
  }
  return chosen
}

/** A defer: a lease lets it pass once, a pending approval is joined, a full queue refuses, else a new approval waits. */
function ask(state: SessionState, entry: Entry, around: Surroundings, view: SessionView): void {
  if (entry.observe) return
  const lease = entry.verdict.locked ? undefined : find_waiting(state, entry, 'allowed')
  if (lease) {
    state.waiting = state.waiting.filter((other) => other !== lease)
    view.decision = 'allow'
    view.policy_id = 'approval'
    view.source = 'manual'
    view.cause = 'lease'
    view.settled_approval_id = lease.approval_id
    return
  }
  const pending = find_waiting(state, entry, 'pending')
  if (pending) {
    view.approval = { id: pending.approval_id, expires_at_ms: pending.until_ms, joined: true }
    return
  }
  if (entry.approval === null || entry.fingerprint === null) return
  if (around.pending_approvals >= around.settings.max_pending_approvals) {
    view.decision = 'block'
    view.cause = 'queue-full'
    return
  }
  state.waiting.push({
    approval_id: entry.approval.id,
    fingerprint: entry.fingerprint,
    state: 'pending',
    until_ms: entry.approval.expires_at_ms,
  })
  view.approval = { id: entry.approval.id, expires_at_ms: entry.approval.expires_at_ms, joined: false }
}

function find_waiting(state: SessionState, entry: Entry, kind: Waiting['state']): Waiting | undefined {
  if (entry.fingerprint === null || state.waiting.length === 0) return undefined
  return state.waiting.find(
    (waiting) => waiting.state === kind && waiting.fingerprint === entry.fingerprint && waiting.until_ms > entry.at_ms,
  )
}

/** D4 counts what a rule itself refused; a lease, a repeated denial and a rewritten action do not count (CONTRACT 1.7). */
function count_refusal(state: SessionState, entry: Entry, view: SessionView): void {
  const by_tiers = entry.tier?.actual === 'L2' && view.cause === 'tier' && view.policy_id !== 'L3-review'
  if (!entry.verdict.rule_driven && !by_tiers) return
  if (view.decision === 'modify' || view.cause === 'lease' || view.cause === 'denied') return
  state.d4_units = add_refusal(state.d4_units)
}

/** CONTRACT 6.2: counted after the event was decided; it applies from the next pre_action. */
function enforce(
  state: SessionState,
  entry: Entry,
  danger: number,
  view: SessionView,
  settings: Settings,
  transitions: Transition[],
): void {
  if (view.cause === 'quarantine') state.quarantine_blocked++
  const counted =
    rank(view.level) >= 2 &&
    danger >= 2 &&
    view.cause !== 'quarantine' &&
    view.cause !== 'denied' &&
    !(view.cause === 'enforcement' && view.decision === 'block')
  if (!counted) return
  state.enforcement_count++
  if (state.enforced === 1) {
    state.last_high_at_ms = entry.at_ms
    return
  }
  if (!settings.enforcement_enabled || state.enforcement_count < settings.enforcement_threshold) return
  state.enforced = 1
  state.enforcement_action = settings.enforcement_action
  state.enforced_at_ms = entry.at_ms
  state.last_high_at_ms = entry.at_ms
  transitions.push({
    kind: 'enforcement',
    session_id: state.session_id,
    state: 'enforced',
    action: state.enforcement_action,
    high_risk_count: state.enforcement_count,
    cause: 'threshold',
  })
  if (state.enforcement_action !== 'block') return
  state.enforcement_periods++
  if (state.enforcement_periods < 2 || state.quarantined === 1) return
  transitions.push(
    confine(state, { reason: REPEATED, reason_code: 'enforcement_repeat', at_ms: entry.at_ms, by: 'system' }),
  )
}

const REPEATED = 'The session came under enforcement for the second time.'

/** Identity, counters and score sums of CONTRACT 4.1 and 4.2. */
function remember(state: SessionState, entry: Entry, d4: number, view: SessionView): void {
  const { event, verdict } = entry
  if (view.first) state.first_at_ms = entry.at_ms
  if (event.agent_id !== 'unknown') state.agent_id = event.agent_id
  if (event.source_framework !== 'unknown') state.source_framework = event.source_framework
  if (event.caller_adapter !== 'unknown') state.caller_adapter = event.caller_adapter
  if (event.workspace_root !== '') state.workspace_root = event.workspace_root
  if (event.transcript_path !== '') state.transcript_path = event.transcript_path
  state.last_at_ms = entry.at_ms
  state.last_record_id = entry.record_id
  state.ended_at_ms = event.ends ? entry.at_ms : 0
  state.event_count++
  const level = rank(view.level)
  if (level >= 2) state.high_or_critical_count++
  if (level === 2) state.high_at_ms = entry.at_ms
  if (level === 3) state.critical_at_ms = entry.at_ms
  if (event.tool_name !== null) see(state.tools, event.tool_name, entry.at_ms)
  for (const hint of event.risk_hints) see(state.hints, hint, entry.at_ms)
  switch (view.decision) {
    case 'allow':
      state.allow_count++
      break
    case 'block':
      state.block_count++
      break
    case 'defer':
      state.defer_count++
      break
    case 'modify':
      state.modify_count++
  }
  if (entry.tier?.actual === 'L2') state.l2_count++
  else state.l1_count++
  if (entry.tier?.l3) {
    state.l3_state = entry.tier.l3.state
    state.l3_reason_code = entry.tier.l3.reason_code
  }
  state.latest_decision = view.decision
  state.level = level
  state.composite = view.composite
  state.d1 = verdict.d1
  state.d2 = verdict.d2
  state.d3 = view.raised?.d3 ?? verdict.d3
  state.d4 = d4
  state.d5 = entry.d5
  const score = display_score(view.composite)
  state.latest_score = score
  state.risk_sum += score
  state.risk_ewma = view.first ? score : 0.3 * score + 0.7 * state.risk_ewma
  state.risk_points += level
  state.remember_score(score)
}
