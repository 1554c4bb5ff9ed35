// A database as a busy gateway leaves it after a month: a million records of a hundred thousand sessions, written by the real
// store from the real session reducer; only the judging is left out. A few sessions are very long, the last hour is busy.
import { rank } from '#core/contract/decision.ts'
import { IDS_PER_MS } from '#core/counter.ts'
import { MAX_ALERTS } from '#core/limits.ts'
import { manual_clock } from '#core/memory/small.ts'
import type { DocumentWrite, NewRecord, Write } from '#core/port/store.ts'
import type { Entry } from '#core/session/entry.ts'
import { reduce } from '#core/session/reduce.ts'
import { to_row } from '#core/session/row.ts'
import { SessionState } from '#core/session/state.ts'
import { libsql_store } from '#runtime/storage/embedded/libsql.ts'
import { default_settings } from '#test/support/settings.ts'

export interface Seeded {
  records: number
  sessions: number
  seconds: number
}

const DAY_MS = 86_400_000
/** Share of the records in the last day, and in the last hour. */
const LAST_DAY = 0.2
const LAST_HOUR = 0.036
/** Records of the longest sessions; the others share what is left. */
const LONG_SESSIONS = [30_000, 5000, 5000, 5000, 5000, ...Array.from({ length: 100 }, () => 500)]
const BATCH = 256

/** Repeatable chance. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Times of all records, ascending, so that the densities above come out. */
function time_of(at: number, records: number, end_ms: number): number {
  const share = at / records
  if (share < 1 - LAST_DAY) return Math.floor(end_ms - 30 * DAY_MS + (29 * DAY_MS * share) / (1 - LAST_DAY))
  if (share < 1 - LAST_HOUR) {
    const part = (share - (1 - LAST_DAY)) / (LAST_DAY - LAST_HOUR)
    return Math.floor(end_ms - DAY_MS + part * (DAY_MS - 3_600_000))
  }
  return Math.floor(end_ms - 3_600_000 + ((share - (1 - LAST_HOUR)) / LAST_HOUR) * 3_600_000)
}

const LEVELS = [0, 0, 1, 1, 1, 2, 3] as const

/** Fills the file. Throws when the store does. */
export async function seed_reports(
  path: string,
  size: { records: number; sessions: number },
  end_ms: number,
): Promise<Seeded> {
  const started_ms = performance.now()
  const chance = mulberry(7)
  const clock = manual_clock(end_ms - 30 * DAY_MS)
  const store = await libsql_store({ path, clock })
  const settings = default_settings()
  const around = { settings, pending_approvals: 0 }
  const states: SessionState[] = []
  const session_of = sessions_in_turn(size, chance)
  let batch: Promise<unknown>[] = []
  let last_id = 0
  for (let at = 0; at < size.records; at++) {
    const at_ms = time_of(at, size.records, end_ms)
    clock.advance(Math.max(0, at_ms - clock.now_ms()))
    last_id = Math.max(last_id + 1, at_ms * IDS_PER_MS)
    const number = session_of(at)
    const state = states[number] ?? new SessionState(`session-${number}`)
    states[number] = state
    batch.push(store.append(write_of(state, entry_of(number, last_id, at, chance), around)))
    if (batch.length < BATCH) continue
    await Promise.all(batch)
    batch = []
  }
  await Promise.all(batch)
  // What the maintenance of a running gateway would have removed on the way.
  while ((await store.trim('alert', MAX_ALERTS, 'acknowledged', 5000)) > 0);
  await store.close()
  return { ...size, seconds: (performance.now() - started_ms) / 1000 }
}

/** Which session each record belongs to: the long ones evenly over the month, the short ones one after another. */
function sessions_in_turn(size: { records: number; sessions: number }, chance: () => number): (at: number) => number {
  const long_total = LONG_SESSIONS.reduce((sum, length) => sum + length, 0)
  const shares = LONG_SESSIONS.map((length) => length / size.records)
  const long = Math.min(LONG_SESSIONS.length, size.sessions - 1)
  const short = size.sessions - long
  const per_short = (size.records - long_total) / short
  let short_records = 0
  return () => {
    let place = chance()
    for (let number = 0; number < long; number++) {
      place -= shares[number] ?? 0
      if (place < 0) return number
    }
    const number = Math.floor(short_records / per_short)
    short_records++
    // Neighbours overlap, so that a session is not one block.
    return long + Math.min(short - 1, Math.max(0, number - Math.floor(chance() * 20)))
  }
}

function entry_of(number: number, record_id: number, at: number, chance: () => number): Entry {
  const danger = LEVELS[Math.floor(chance() * LEVELS.length)] ?? 0
  const strict = danger === 3 ? 'block' : danger === 2 ? 'defer' : 'allow'
  return {
    claim: null,
    record_id,
    at_ms: Math.floor(record_id / IDS_PER_MS),
    event: {
      event_id: `event-${at}`,
      event_type: at % 3 === 0 ? 'post_action' : 'pre_action',
      session_id: `session-${number}`,
      agent_id: `agent-${number % 50}`,
      source_framework: ['alpha', 'beta', 'gamma'][number % 3] ?? 'alpha',
      caller_adapter: `adapter-${number % 7}`,
      workspace_root: `/home/dev/project-${number % 1000}`,
      transcript_path: '',
      tool_name: ['Bash', 'Read', 'Edit', 'Write', 'WebFetch'][at % 5] ?? 'Bash',
      risk_hints: at % 11 === 0 ? ['prompt_injection'] : [],
      ends: false,
    },
    verdict: {
      word: strict,
      rule_id: strict === 'allow' ? null : 'core.fs/rm-root',
      d1: danger,
      d2: danger,
      d3: danger,
      locked: false,
      rule_driven: strict !== 'allow',
      rewritable: false,
    },
    d5: 2,
    fingerprint: null,
    approval: null,
    observe: false,
    learned: null,
    stirs: false,
    step: null,
    serious_effects: [],
  }
}

/** Text that makes bodies as long as real ones. */
const FILLER = 'x'.repeat(700)

function write_of(state: SessionState, entry: Entry, around: Parameters<typeof reduce>[2]): Write {
  const view = reduce(state, entry, around)
  const { d1, d2, d3 } = entry.verdict
  const dimensions = { d1, d2, d3, d4: view.d4, d5: entry.d5 }
  const { event } = entry
  const body = JSON.stringify({
    event: {
      schema_version: 'ahp.1.0',
      event_id: event.event_id,
      event_type: event.event_type,
      session_id: event.session_id,
      source_framework: event.source_framework,
      tool_name: event.tool_name,
      payload: { command: 'npm test', note: FILLER },
    },
    decision: {
      decision: view.decision,
      reason: 'No rule objects to this action.',
      risk_level: view.level,
      policy_id: view.policy_id,
      decision_source: 'policy',
      policy_version: '1.0.0+00000000',
      decision_latency_ms: 0.1,
      modified_payload: null,
      retry_after_ms: null,
      failure_class: 'none',
      final: true,
      suggestion: null,
    },
    risk_snapshot: {
      risk_level: view.level,
      composite_score: view.composite,
      dimensions,
      classified_by: 'L1',
      matched_rules: [],
      score_display: 1,
      override: null,
    },
    meta: {
      request_id: 'request',
      actual_tier: 'L1',
      deadline_ms: 1000,
      caller_adapter: event.caller_adapter,
      credential: 'agent',
      transport: 'http',
      attempt: 1,
      rpc_outcome: 'ok',
      approval_id: null,
      observe: false,
    },
    l3_trace: null,
  })
  const record: NewRecord = {
    record_id: entry.record_id,
    session_id: event.session_id,
    event_id: event.event_id,
    request_id: 'request',
    codes: {
      event_type: event.event_type,
      decision: view.decision,
      risk_level: view.level,
      tier: 'L1',
      source_framework: event.source_framework,
      caller_adapter: event.caller_adapter,
      composite: view.composite,
      dimensions,
    },
    body,
  }
  const rose = rank(view.level) >= 2 && (view.previous_level === null || rank(view.previous_level) < rank(view.level))
  return { record, session: to_row(state), ...(rose ? { documents: [alert_of(state, entry)] } : {}) }
}

/** One in ten is acknowledged. */
function alert_of(state: SessionState, entry: Entry): DocumentWrite {
  const id = `alr_${entry.record_id}`
  const acknowledged = entry.record_id % 10 === 0
  return {
    kind: 'alert',
    expect: 'new',
    document: {
      id,
      session_id: state.session_id,
      state: acknowledged ? 'acknowledged' : 'unacknowledged',
      lookup: state.level === 3 ? 'critical' : 'high',
      idempotency_key: null,
      created_at_ms: entry.at_ms,
      expires_at_ms: null,
      body: { alert_id: id, severity: 'high', session_id: state.session_id, message: 'risk rose', acknowledged },
    },
  }
}
