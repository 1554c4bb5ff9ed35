// The risk detail of a session: scores, names and a timeline ordered by when the agent says things happened.
// Source: SPEC "Session risk detail", CONTRACT 0.4 (only the timeline follows `occurred_at`), 4.8.
import type { CanonicalDecision } from '#core/contract/decision.ts'
import type { CanonicalEvent } from '#core/contract/event.ts'
import type { SessionReportQuery } from '#core/contract/report.ts'
import type { SessionRisk, TimelineEntry } from '#core/contract/session.ts'
import { tool_shown } from '#core/decision/entry.ts'
import type { RecordRow } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { moment_of } from '#core/report/moment.ts'
import { read_records, read_session, read_windows } from '#core/report/read.ts'
import { risk_summary } from '#core/report/score.ts'
import { describe_session, quarantine_of, whole } from '#core/report/session.ts'
import { names_since } from '#core/session/seen.ts'
import { epoch_ms } from '#core/time.ts'

/** `GET /report/session/{id}/risk`. */
export async function session_risk(session_id: string, query: SessionReportQuery, ports: Ports): Promise<SessionRisk> {
  const moment = moment_of(query.window_seconds, ports)
  const { since_ms, window_seconds, generated_at } = moment
  const read = { session_id, limit: query.limit, since_ms }
  const timeline = await read_records(read, ports, (row) => placed_entry(row, ports))
  const state = await read_session(session_id, ports)
  const [window = whole(state)] = await read_windows([state], moment, ports)
  const { d1, d2, d3, d4, d5 } = state
  return {
    ...describe_session(state, moment),
    dimensions_latest: { d1, d2, d3, d4, d5 },
    risk_timeline: timeline.sort(by_occurrence).map(({ entry }) => entry),
    risk_hints_seen: names_since(state.hints, since_ms),
    tools_used: names_since(state.tools, since_ms),
    actual_tier_distribution: window.tiers,
    window_risk_summary: risk_summary(window.risk, window_seconds, generated_at),
    quarantine: quarantine_of(state, ports.clock),
    generated_at,
    window_seconds,
  }
}

interface Placed {
  occurred_ms: number
  entry: TimelineEntry
}

function by_occurrence(a: Placed, b: Placed): number {
  return a.occurred_ms - b.occurred_ms || a.entry.record_id - b.entry.record_id
}

/** The parts of a stored body that the timeline shows; written by core/decision/conclude.ts. */
interface StoredRecord {
  event: CanonicalEvent
  decision: CanonicalDecision
  risk_snapshot: Pick<TimelineEntry, 'risk_level' | 'composite_score' | 'dimensions' | 'classified_by'>
  meta: { actual_tier: string; approval_id: string | null }
}

function placed_entry(row: RecordRow, { clock, settings }: Pick<Ports, 'clock' | 'settings'>): Placed {
  const { event, decision, risk_snapshot, meta } = JSON.parse(row.body) as StoredRecord
  const recorded_at = clock.iso(row.recorded_at_ms)
  const occurred_at = event.occurred_at ?? recorded_at
  const entry: TimelineEntry = {
    record_id: row.record_id,
    event_id: event.event_id,
    event_type: event.event_type,
    occurred_at,
    recorded_at,
    risk_level: risk_snapshot.risk_level,
    composite_score: risk_snapshot.composite_score,
    dimensions: risk_snapshot.dimensions,
    tool_name: tool_shown(event, settings),
    decision: decision.decision,
    policy_id: decision.policy_id,
    approval_id: meta.approval_id,
    actual_tier: meta.actual_tier,
    classified_by: risk_snapshot.classified_by,
  }
  return { occurred_ms: epoch_ms(occurred_at) ?? row.recorded_at_ms, entry }
}
