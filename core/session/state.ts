// Everything the gateway remembers of one session between two events: one flat class of numbers and short strings, so that
// 100 000 sessions stay small (PERFORMANCE 4). How it is stored is in row.ts.
// Source: CONTRACT 1.7, 4.1, 4.2, 6.2, 6.4; ENGINE 11.
import { CUMULATIVE_RISK_EVENTS, CUMULATIVE_RISK_SUM, MAX_SESSION_LEASES } from '#core/limits.ts'
import { nothing_seen, type Seen } from '#core/session/seen.ts'

/** A deferred action that waits for a person, or the answer a person gave for the time of the lease (CONTRACT 3.4). */
export interface Waiting {
  approval_id: string
  fingerprint: string
  state: 'pending' | 'allowed' | 'denied'
  /** Pending: when it expires. Allowed or denied: when the lease ends. Epoch ms. */
  until_ms: number
  /** What the action did when the person was asked (`Entry.sense`): a script of that name may do something else by now. */
  sense?: string
  /** Names of the variables in it. */
  uses?: readonly string[]
  /** Since the question the shell went elsewhere, or one of those variables, an alias or its cluster changed. */
  moved?: true
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
