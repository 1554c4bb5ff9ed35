// Everything the gateway remembers of one session between two events: one flat class of numbers and short strings, so that
// 100 000 sessions stay small (PERFORMANCE 4). The row form is what the store saves in the transaction of the record.
// Source: CONTRACT 1.7, 4.1, 4.2, 6.2, 6.4; ENGINE 11.
import { MAX_SESSION_LEASES } from '#core/limits.ts'

/** How a session is stored: the columns lists are sorted and filtered by, and the packed rest. */
export interface SessionRow {
  session_id: string
  agent_id: string
  source_framework: string
  caller_adapter: string
  workspace_root: string
  /** Rank of the current level, low 0 .. critical 3. */
  level: number
  first_at_ms: number
  last_at_ms: number
  last_record_id: number
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

/** Samples kept for `risk_velocity` without a window (CONTRACT 4.2). */
const VELOCITY_SAMPLES = 10
/** Recent pre_action calls kept for the burst rule (ENGINE 11). */
export const BURST_RING = 32

const NUMBERS = [
  'event_count',
  'high_or_critical_count',
  'allow_count',
  'block_count',
  'defer_count',
  'modify_count',
  'l1_count',
  'l2_count',
  'l3_count',
  'level',
  'composite',
  'd1',
  'd2',
  'd3',
  'd4',
  'd5',
  'first_at_ms',
  'last_at_ms',
  'last_record_id',
  'ended_at_ms',
  'risk_sum',
  'risk_ewma',
  'risk_points',
  'latest_score',
  'post_count',
  'post_latest',
  'post_sum',
  'post_ewma',
  'd4_units',
  'd4_at_s',
  'enforced',
  'enforcement_count',
  'enforcement_periods',
  'enforced_at_ms',
  'last_high_at_ms',
  'quarantined',
  'quarantine_blocked',
] as const

const TEXTS = [
  'agent_id',
  'source_framework',
  'caller_adapter',
  'workspace_root',
  'transcript_path',
  'latest_decision',
  'enforcement_action',
  'l3_state',
  'l3_reason_code',
] as const

/** Mutated only by core/session/reduce.ts. All times are the gateway's clock, epoch milliseconds; 0 means never. */
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
  l3_state = ''
  l3_reason_code = ''
  /** Display scores of the last records, oldest first, at most 10. */
  recent_scores: number[] = []
  /** Recent pre_actions with max(D1..D3) >= 1: tool name and time, oldest first, at most 32. */
  burst_tools: string[] = []
  burst_at_ms: number[] = []
  /** Pending approvals and unexpired answers, at most MAX_SESSION_LEASES answers. */
  waiting: Waiting[] = []

  constructor(session_id: string) {
    this.session_id = session_id
  }

  /** A copy that shares nothing with this one. */
  clone(): SessionState {
    const copy = Object.assign(new SessionState(this.session_id), this)
    copy.recent_scores = [...this.recent_scores]
    copy.burst_tools = [...this.burst_tools]
    copy.burst_at_ms = [...this.burst_at_ms]
    copy.waiting = this.waiting.map((entry) => ({ ...entry }))
    return copy
  }

  remember_score(score: number): void {
    this.recent_scores.push(score)
    if (this.recent_scores.length > VELOCITY_SAMPLES) this.recent_scores.shift()
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

/** The stored form of a session. */
export function to_row(state: SessionState): SessionRow {
  const packed = [
    NUMBERS.map((key) => state[key]),
    TEXTS.map((key) => state[key]),
    state.recent_scores,
    state.burst_tools,
    state.burst_at_ms,
    state.waiting,
  ]
  return {
    session_id: state.session_id,
    agent_id: state.agent_id,
    source_framework: state.source_framework,
    caller_adapter: state.caller_adapter,
    workspace_root: state.workspace_root,
    level: state.level,
    first_at_ms: state.first_at_ms,
    last_at_ms: state.last_at_ms,
    last_record_id: state.last_record_id,
    ended: state.ended_at_ms > 0,
    enforced: state.enforced === 1,
    quarantined: state.quarantined === 1,
    state: JSON.stringify(packed),
  }
}

/** The inverse of `to_row`. Later versions append to the packed lists, so a shorter list keeps the defaults. */
export function from_row(row: SessionRow): SessionState {
  const state = new SessionState(row.session_id)
  const [numbers, texts, recent_scores, burst_tools, burst_at_ms, waiting] = JSON.parse(row.state) as [
    number[],
    string[],
    number[],
    string[],
    number[],
    Waiting[],
  ]
  NUMBERS.forEach((key, at) => {
    state[key] = numbers[at] ?? 0
  })
  TEXTS.forEach((key, at) => {
    state[key] = texts[at] ?? ''
  })
  state.recent_scores = recent_scores
  state.burst_tools = burst_tools
  state.burst_at_ms = burst_at_ms
  state.waiting = waiting
  return state
}
