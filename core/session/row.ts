// A session as the store keeps it: columns for sorting and filtering, everything else packed into one text. Saved with
// the record of the event that changed it. Source: CONTRACT 4.1, PERFORMANCE 4.
import { seen_from } from '#core/session/seen.ts'
import { type Evidence, type QuarantineNote, SessionState, type Waiting } from '#core/session/state.ts'

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
  /** Grows with every change; a stored row is never replaced by an earlier revision. */
  revision: number
  ended: boolean
  enforced: boolean
  quarantined: boolean
  /** Packed rest of SessionState; opaque to the store. */
  state: string
}

/**
 * The stored form of a session. Written field by field and serialised at once: it runs once per decision, and indexed
 * access or many small texts would cost more than the whole reducer.
 */
export function to_row(state: SessionState): SessionRow {
  const { last_at_ms } = state
  const packed: Packed = [
    // In the order of NUMBERS.
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
    // In the order of TEXTS.
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

/** Ages instead of times: short numbers, most of them 0. */
function ages_ms(at_ms: readonly number[], last_at_ms: number): number[] {
  return at_ms.map((one) => last_at_ms - one)
}

/** What `state` of a row holds; lists written by older versions may be shorter. */
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

/** The members that `to_row` writes as the first list, in its order. */
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
  'high_at_ms',
  'critical_at_ms',
  'post_next',
] as const
/** The members that `to_row` writes as the second list, in its order. */
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
  'recent_ranks',
] as const

/** The inverse of `to_row`. Later versions append to the packed lists, so a shorter list keeps the defaults. */
export function from_row(row: SessionRow): SessionState {
  const state = new SessionState(row.session_id)
  state.revision = row.revision
  const [numbers, texts, recent_scores, burst_tools, burst_age_ms, waiting, ...later] = JSON.parse(row.state) as Packed
  const [tools, tool_age_ms, hints, hint_age_ms, notes] = later
  NUMBERS.forEach((name, at) => {
    state[name] = numbers[at] ?? state[name]
  })
  TEXTS.forEach((name, at) => {
    state[name] = texts[at] ?? state[name]
  })
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
