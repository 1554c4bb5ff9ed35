// The limits that callers and operators can meet have the figures of the contract: most tests read them from the table, and a wrong
// figure there would move both.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as limits from '#core/limits.ts'

const OF_THE_CONTRACT: readonly [section: string, figures: Partial<typeof limits>][] = [
  ['0.1 body, nesting', { MAX_BODY_BYTES: 10_485_760, MAX_JSON_DEPTH: 64 }],
  ['0.3 ids', { MAX_ID_CHARS: 256 }],
  ['0.5 windows', { MAX_WINDOW_SECONDS: 604_800 }],
  ['0.9 rate', { RATE_WINDOW_MS: 60_000, MAX_RATE_KEYS: 10_000 }],
  ['1.2 paths of a message', { MAX_LISTED_PATHS: 5 }],
  ['1.3 deadline', { MIN_DEADLINE_MS: 1, MAX_DEADLINE_MS: 5000 }],
  ['1.3 hints', { MAX_RISK_HINTS: 64, MAX_RISK_HINT_CHARS: 128 }],
  ['1.3 context', { MAX_CONTEXT_TEXT_CHARS: 2000 }],
  ['1.4 reason', { MAX_REASON_CHARS: 2000 }],
  ['1.5 idempotency', { MAX_CLAIMS: 50_000, CLAIM_TTL_MIN_MS: 5000, CLAIM_TTL_DEADLINES: 3 }],
  ['1.9 rules of a record', { MAX_MATCHED_RULES: 20 }],
  ['2 deadline of dialects', { DIALECT_DEADLINE_MS: 4500 }],
  ['2.2 heartbeats', { HEARTBEAT_RECORD_MS: 2000 }],
  ['2.4 hold, client', { MAX_HOLD_MS: 60_000, MAX_CLIENT_NAME_CHARS: 64 }],
  ['2.6 holds', { MAX_HOLDS: 200 }],
  ['2.7 effects', { MAX_RECORD_EFFECTS: 20 }],
  ['2.10 delivery', { DELIVERY_PAUSES_MS: { high: [150], medium: [200, 400], low: [250, 500, 1000] } }],
  ['2.10 connection', { UPSTREAM_CONNECT_MS: 10_000, UPSTREAM_REPLY_MS: 5000 }],
  ['2.10 reconnect', { UPSTREAM_RETRY_MIN_MS: 1000, UPSTREAM_RETRY_MAX_MS: 30_000 }],
  ['3.1 approval', { MAX_APPROVAL_COMMAND_CHARS: 2000, MAX_APPROVAL_ARGUMENT_BYTES: 16_384 }],
  ['3.3 reason, actor', { MAX_OPERATOR_REASON_CHARS: 1000, MAX_ACTOR_CHARS: 128 }],
  ['3.5 wait', { MAX_WAIT_MS: 60_000 }],
  ['4.1 names of a session', { MAX_SESSION_NAMES: 200 }],
  ['4.5 sessions', { MAX_SESSIONS_LIMIT: 200, DEFAULT_SESSIONS_LIMIT: 50 }],
  ['4.6 lists, 4.7 pages', { MAX_LIST_LIMIT: 1000, MAX_PAGE_LIMIT: 500, DEFAULT_PAGE_LIMIT: 100 }],
  ['5.3 pressure', { PRESSURE_SECONDS: 300 }],
  ['6.1 alerts', { MAX_ALERTS: 50_000 }],
  ['7.1 stream', { MAX_SUBSCRIBERS: 100, MAX_SUBSCRIBER_QUEUE: 500, STREAM_KEEPALIVE_MS: 15_000 }],
  ['7.3 command', { MAX_STREAM_COMMAND_CHARS: 500 }],
  ['9.2 receiver', { WEBHOOK_WINDOW_SECONDS: 300, MAX_WEBHOOK_REPLIES: 10_000 }],
  ['10 socket', { MAX_SOCKET_CONNECTIONS: 256, SOCKET_IDLE_MS: 300_000, SOCKET_PARTIAL_FRAME_MS: 30_000 }],
  ['11.1 L2 by itself, 11.2 its budget', { L2_MIN_REMAINING_MS: 500, L2_RESERVE_MS: 100 }],
  ['11.3 L3', { MAX_AGENT_TURNS: 8, MAX_AGENT_TOOL_CALLS: 20, L3_RESERVE_MS: 100 }],
  ['11.3 looks', { MAX_LOOK_BYTES: 262_144, MAX_SHOWN_CHARS: 8192 }],
  ['11.3 cumulative_risk', { CUMULATIVE_RISK_SUM: 5, CUMULATIVE_RISK_EVENTS: 50 }],
  ['11.3 complex_payload', { COMPLEX_PAYLOAD_CHARS: 8192, COMPLEX_PAYLOAD_DEPTH: 6 }],
  ['11.5 trace', { MAX_TRACE_FINDINGS: 10, MAX_TRACE_TEXT_CHARS: 200 }],
  ['12.2 jobs', { MAX_JOB_ATTEMPTS: 3, JOB_LEASE_MS: 60_000, JOB_RENEWAL_MS: 20_000 }],
  ['12.3 review by a model', { ADVISORY_CALL_MS: 30_000 }],
  ['12.4 snapshots and drains', { MAX_SNAPSHOT_CHILDREN: 20, MAX_DRAIN_JOBS: 10 }],
  ['13.2 registry', { MAX_SHOWN_TRANSITIONS: 100 }],
  ['13.5 evidence', { MAX_EVIDENCE_REFS: 50, MAX_EVIDENCE_REF_CHARS: 512, MAX_OVERRIDE_REASON_CHARS: 500 }],
  ['14.1 profile', { MAX_SCOPE_ENTRIES: 200, MAX_SCOPE_ENTRY_CHARS: 512, MAX_DESCRIPTION_CHARS: 500 }],
  ['15 patterns', { MAX_PATTERNS: 500, REPLAY_DAYS_MS: 604_800_000 }],
  ['16.1 scan', { MAX_SCAN_CHARS: 65_536 }],
  ['17 enterprise', { MAX_ENTERPRISE_SESSIONS: 5000, OVERVIEW_MIN_MS: 1000 }],
]

for (const [section, figures] of OF_THE_CONTRACT) {
  test(`${section}: the limits are those of the contract`, () => {
    assert.partialDeepStrictEqual({ ...limits }, figures)
  })
}
