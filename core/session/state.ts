// Everything the gateway remembers of one session between two events: one flat class of numbers and short strings, so that
// 100 000 sessions stay small (PERFORMANCE 4). The row form is what the store saves in the transaction of the record.
// Source: CONTRACT 1.7, 4.1, 4.2, 6.2, 6.4; ENGINE 11.
import { CUMULATIVE_RISK_EVENTS, CUMULATIVE_RISK_SUM, MAX_SESSION_LEASES } from '#core/limits.ts'
import { nothing_seen, type Seen, seen_from } from '#core/session/seen.ts'

/** How a session is stored: the columns lists are sorted and filtered by, and the packed rest. */
export interface SessionRow {
  session_id: string
  agent_id: string
  source_framework: string
  caller_adapter: string
  workspace_root: string
  /** Rank of the current level, low 0 .. critical 3; -1 before the first event (a session that was quarantined in advance). */
  level: number
  first_at_ms: number
  last_at_ms: number
  /** Time of the latest record of level high, and critical; 0 without one. */
  high_at_ms: number
  critical_at_ms: number
  last_record_id: number
  /** Grows with every change, also of an operator; a stored row is never replaced by one of an earlier revision. */
  revision: number
  ended: boolean
  enforced: boolean
  quarantined: boolean
  /** Packed rest of SessionState; opaque to the store. */
  state: string
}

/** A deferred action that waits for a person, or the answer a person gave for the time of the lease (CONTRACT 3.4). */
export interface Waiting {
  approval_id: string
  fingerprint: string
  state: 'pending' | 'allowed' | 'denied'
  /** Pending: when it expires. Allowed or denied: when the lease ends. Epoch ms. */
  until_ms: number
}

/** The latest quarantine of a session (CONTRACT 6.4); how many actions it blocked is counted in `quarantine_blocked`. */
export interface QuarantineNote {
  reason: string | null
  reason_code: 'operator' | 'enforcement_repeat'
  at_ms: number
  by: string
  /** 0 while it is in force. */
  released_at_ms: number
  released_by: string | null
  release_reason: string | null
}

/** What the latest L3 run of a session looked at (CONTRACT 11.5 `evidence_summary`). */
export type Evidence = { reasoning_turns: number; tools_observed: string[]; key_findings: string[] } & Record<
  string,
  unknown
>

/** Samples kept for `risk_velocity` without a window (CONTRACT 4.2). */
const VELOCITY_SAMPLES = 10
/** Recent pre_action calls kept for the burst rule (ENGINE 11). */
export const BURST_RING = 32

/** Mutated only in core/session. All times are the gateway's clock, epoch milliseconds; 0 means never. */
export class SessionState {
  session_id: string
  agent_id = 'unknown'
  source_framework = 'unknown'
  caller_adapter = 'unknown'
  workspace_root = ''
  transcript_path = ''
  event_count = 0
  high_or_critical_count = 0
  allow_count = 0
  block_count = 0
  defer_count = 0
  modify_count = 0
  l1_count = 0
  l2_count = 0
  l3_count = 0
  latest_decision = ''
  /** Rank of the level of the latest record. */
  level = 0
  composite = 0
  d1 = 0
  d2 = 0
  d3 = 0
  d4 = 0
  d5 = 0
  first_at_ms = 0
  last_at_ms = 0
  last_record_id = 0
  /** Set while the last event is a session end. */
  ended_at_ms = 0
  risk_sum = 0
  risk_ewma = 0
  risk_points = 0
  latest_score = 0
  post_count = 0
  post_latest = 0
  post_sum = 0
  post_ewma = 0
  /** What the next pre_action gets for an output that was found dangerous: 0 nothing, 1 defer, 2 block (CONTRACT 16.3). */
  post_next = 0
  /** Accumulated rule-driven refusals in units of 2^-20, decayed to `d4_at_s` (ENGINE 11). */
  d4_units = 0
  d4_at_s = 0
  enforced = 0
  enforcement_action = ''
  /** Counted events since the session began or since the last release. */
  enforcement_count = 0
  enforcement_periods = 0
  enforced_at_ms = 0
  last_high_at_ms = 0
  quarantined = 0
  quarantine_blocked = 0
  high_at_ms = 0
  critical_at_ms = 0
  /** Counted by who holds the state, not by the reducer. */
  revision = 0
  l3_state = ''
  l3_reason_code = ''
  /** Display scores of the last records, oldest first, at most 10. */
  recent_scores: number[] = []
  /**
   * Ranks of the levels of the last events, one digit each, oldest first, and `!` once their sum started a review; kept only while
   * reviews start by themselves.
   */
  recent_ranks = ''
  /** Recent pre_actions with max(D1..D3) >= 1: tool name and time, oldest first, at most 32. */
  burst_tools: string[] = []
  burst_at_ms: number[] = []
  /** Pending approvals and unexpired answers, at most MAX_SESSION_LEASES answers. */
  waiting: Waiting[] = []
  tools: Seen = nothing_seen()
  hints: Seen = nothing_seen()
  /** Null when the session was never quarantined. */
  quarantine: QuarantineNote | null = null
  /** Null before the first L3 run. */
  evidence: Evidence | null = null

  constructor(session_id: string) {
    this.session_id = session_id
  }

  remember_score(score: number): void {
    this.recent_scores.push(score)
    if (this.recent_scores.length > VELOCITY_SAMPLES) this.recent_scores.shift()
  }

  /**
   * Whether an action of this level is the first one at which the levels of the last CUMULATIVE_RISK_EVENTS events reach
   * CUMULATIVE_RISK_SUM (CONTRACT 11.3). Observations add to the sum, but only an action starts a review.
   */
  adds_up(level: number, acts: boolean): boolean {
    const told = this.recent_ranks.endsWith('!')
    const ranks = ((told ? this.recent_ranks.slice(0, -1) : this.recent_ranks) + level).slice(-CUMULATIVE_RISK_EVENTS)
    const reached = sum_of(ranks) >= CUMULATIVE_RISK_SUM
    const starts = reached && acts && !told
    this.recent_ranks = reached && (told || starts) ? `${ranks}!` : ranks
    return starts
  }

  /**
   * Drops answers whose lease is over and, beyond the limit, the oldest ones. Pending approvals stay until they are settled:
   * an expired one is settled by the sweep, which keeps the number of waiting approvals right.
   */
  prune_waiting(now_ms: number): void {
    if (this.waiting.length === 0) return
    const live = this.waiting.filter((entry) => entry.state === 'pending' || entry.until_ms > now_ms)
    let surplus = live.length - MAX_SESSION_LEASES
    this.waiting = surplus <= 0 ? live : live.filter((entry) => entry.state === 'pending' || surplus-- <= 0)
  }
}

function sum_of(digits: string): number {
  let sum = 0
  for (const digit of digits) sum += Number(digit)
  return sum
}

/**
 * The stored form of a session. Listed field by field and serialised at once: this runs once per decision, and indexed access
 * or many small texts cost more here than the whole reducer.
 */
export function to_row(state: SessionState): SessionRow {
  const { last_at_ms } = state
  const packed: Packed = [
    [
      state.event_count,
      state.high_or_critical_count,
      state.allow_count,
      state.block_count,
      state.defer_count,
      state.modify_count,
      state.l1_count,
      state.l2_count,
      state.l3_count,
      state.level,
      state.composite,
      state.d1,
      state.d2,
      state.d3,
      state.d4,
      state.d5,
      state.first_at_ms,
      state.last_at_ms,
      state.last_record_id,
      state.ended_at_ms,
      state.risk_sum,
      state.risk_ewma,
      state.risk_points,
      state.latest_score,
      state.post_count,
      state.post_latest,
      state.post_sum,
      state.post_ewma,
      state.d4_units,
      state.d4_at_s,
      state.enforced,
      state.enforcement_count,
      state.enforcement_periods,
      state.enforced_at_ms,
      state.last_high_at_ms,
      state.quarantined,
      state.quarantine_blocked,
      state.high_at_ms,
      state.critical_at_ms,
      state.post_next,
    ],
    [
      state.agent_id,
      state.source_framework,
      state.caller_adapter,
      state.workspace_root,
      state.transcript_path,
      state.latest_decision,
      state.enforcement_action,
      state.l3_state,
      state.l3_reason_code,
      state.recent_ranks,
    ],
    state.recent_scores,
    state.burst_tools,
    ages_ms(state.burst_at_ms, last_at_ms),
    state.waiting,
    state.tools.names,
    ages_ms(state.tools.at_ms, last_at_ms),
    state.hints.names,
    ages_ms(state.hints.at_ms, last_at_ms),
  ]
  if (state.quarantine || state.evidence) packed.push([state.quarantine, state.evidence])
  return {
    session_id: state.session_id,
    agent_id: state.agent_id,
    source_framework: state.source_framework,
    caller_adapter: state.caller_adapter,
    workspace_root: state.workspace_root,
    level: state.event_count === 0 ? -1 : state.level,
    first_at_ms: state.first_at_ms,
    last_at_ms: state.last_at_ms,
    high_at_ms: state.high_at_ms,
    critical_at_ms: state.critical_at_ms,
    last_record_id: state.last_record_id,
    revision: state.revision,
    ended: state.ended_at_ms > 0,
    enforced: state.enforced === 1,
    quarantined: state.quarantined === 1,
    state: JSON.stringify(packed),
  }
}

/** Ages instead of times: short, and most are 0. */
function ages_ms(at_ms: readonly number[], last_at_ms: number): number[] {
  return at_ms.map((one) => last_at_ms - one)
}

/** What `state` of a row holds; a list written by an older version may be shorter. */
type Packed = [
  numbers: number[],
  texts: string[],
  recent_scores: number[],
  burst_tools: string[],
  burst_age_ms: number[],
  waiting: Waiting[],
  tools?: string[],
  tool_age_ms?: number[],
  hints?: string[],
  hint_age_ms?: number[],
  notes?: [QuarantineNote | null, Evidence | null],
]

/** The inverse of `to_row`. Later versions append to the packed lists, so a shorter list keeps the defaults. */
export function from_row(row: SessionRow): SessionState {
  const state = new SessionState(row.session_id)
  state.revision = row.revision
  const [numbers, texts, recent_scores, burst_tools, burst_age_ms, waiting, ...later] = JSON.parse(row.state) as Packed
  const [tools, tool_age_ms, hints, hint_age_ms, notes] = later
  let at = 0
  state.event_count = numbers[at++] ?? state.event_count
  state.high_or_critical_count = numbers[at++] ?? state.high_or_critical_count
  state.allow_count = numbers[at++] ?? state.allow_count
  state.block_count = numbers[at++] ?? state.block_count
  state.defer_count = numbers[at++] ?? state.defer_count
  state.modify_count = numbers[at++] ?? state.modify_count
  state.l1_count = numbers[at++] ?? state.l1_count
  state.l2_count = numbers[at++] ?? state.l2_count
  state.l3_count = numbers[at++] ?? state.l3_count
  state.level = numbers[at++] ?? state.level
  state.composite = numbers[at++] ?? state.composite
  state.d1 = numbers[at++] ?? state.d1
  state.d2 = numbers[at++] ?? state.d2
  state.d3 = numbers[at++] ?? state.d3
  state.d4 = numbers[at++] ?? state.d4
  state.d5 = numbers[at++] ?? state.d5
  state.first_at_ms = numbers[at++] ?? state.first_at_ms
  state.last_at_ms = numbers[at++] ?? state.last_at_ms
  state.last_record_id = numbers[at++] ?? state.last_record_id
  state.ended_at_ms = numbers[at++] ?? state.ended_at_ms
  state.risk_sum = numbers[at++] ?? state.risk_sum
  state.risk_ewma = numbers[at++] ?? state.risk_ewma
  state.risk_points = numbers[at++] ?? state.risk_points
  state.latest_score = numbers[at++] ?? state.latest_score
  state.post_count = numbers[at++] ?? state.post_count
  state.post_latest = numbers[at++] ?? state.post_latest
  state.post_sum = numbers[at++] ?? state.post_sum
  state.post_ewma = numbers[at++] ?? state.post_ewma
  state.d4_units = numbers[at++] ?? state.d4_units
  state.d4_at_s = numbers[at++] ?? state.d4_at_s
  state.enforced = numbers[at++] ?? state.enforced
  state.enforcement_count = numbers[at++] ?? state.enforcement_count
  state.enforcement_periods = numbers[at++] ?? state.enforcement_periods
  state.enforced_at_ms = numbers[at++] ?? state.enforced_at_ms
  state.last_high_at_ms = numbers[at++] ?? state.last_high_at_ms
  state.quarantined = numbers[at++] ?? state.quarantined
  state.quarantine_blocked = numbers[at++] ?? state.quarantine_blocked
  state.high_at_ms = numbers[at++] ?? state.high_at_ms
  state.critical_at_ms = numbers[at++] ?? state.critical_at_ms
  state.post_next = numbers[at++] ?? state.post_next
  at = 0
  state.agent_id = texts[at++] ?? state.agent_id
  state.source_framework = texts[at++] ?? state.source_framework
  state.caller_adapter = texts[at++] ?? state.caller_adapter
  state.workspace_root = texts[at++] ?? state.workspace_root
  state.transcript_path = texts[at++] ?? state.transcript_path
  state.latest_decision = texts[at++] ?? state.latest_decision
  state.enforcement_action = texts[at++] ?? state.enforcement_action
  state.l3_state = texts[at++] ?? state.l3_state
  state.l3_reason_code = texts[at++] ?? state.l3_reason_code
  state.recent_ranks = texts[at++] ?? state.recent_ranks
  state.recent_scores = recent_scores
  state.burst_tools = burst_tools
  state.burst_at_ms = burst_age_ms.map((age_ms) => state.last_at_ms - age_ms)
  state.waiting = waiting
  state.tools = seen_from(tools, tool_age_ms, state.last_at_ms)
  state.hints = seen_from(hints, hint_age_ms, state.last_at_ms)
  state.quarantine = notes?.[0] ?? null
  state.evidence = notes?.[1] ?? null
  return state
}
