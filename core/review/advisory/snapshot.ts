// Freezing evidence: the newest records of a session, copied so that neither retention nor later events change them.
// Source: CONTRACT 12.1, 12.4 operation 1.
import type { Snapshot, SnapshotBody, Trigger } from '#core/contract/advisory.ts'
import { is_raised, RISK_LEVELS, type RiskLevel, rank } from '#core/contract/decision.ts'
import { record_time_ms } from '#core/counter.ts'
import { GatewayError } from '#core/errors.ts'
import { hash_text } from '#core/fingerprint.ts'
import { canonical_json, is_object } from '#core/json.ts'
import { MAX_FROZEN_PAYLOAD_CHARS } from '#core/limits.ts'
import type { RecordRow, Stored } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { kept_text } from '#core/redact.ts'
import { read_records } from '#core/report/read.ts'
import { records_id, snapshot_event, snapshot_of, snapshot_puts } from '#core/review/advisory/document.ts'

/** A record as it is kept in a snapshot: the wire record without the effects that were reported later. */
export interface FrozenRecord {
  record_id: number
  recorded_at: string
  /** Epoch seconds. */
  recorded_at_ts: number
  event: Record<string, unknown>
  decision: { decision: string; risk_level: RiskLevel; [key: string]: unknown }
  risk_snapshot: Record<string, unknown>
  [key: string]: unknown
}

/** Which records of a session are frozen, and why. */
export interface Selection {
  session_id: string
  trigger_reason: Trigger
  trigger_event_id: string | null
  trigger_detail: string | null
  from_record_id: number | null
  to_record_id: number | null
  max_records: number
  max_tool_calls: number
}

/** Evidence of a snapshot for which nobody names a budget (CONTRACT 12.4). */
export const DEFAULT_BUDGET = { max_records: 50, max_tool_calls: 4 }

/** The members snapshots and full reviews share. */
type SelectionFields = Pick<
  SnapshotBody,
  'trigger_event_id' | 'trigger_detail' | 'from_record_id' | 'to_record_id' | 'max_records' | 'max_tool_calls'
>

/** The selection of a body; a zero given is a zero. */
export function selection_of(
  session_id: string,
  body: SelectionFields,
  trigger_reason: Trigger,
  defaults: { max_records: number; max_tool_calls: number },
): Selection {
  return {
    session_id,
    trigger_reason,
    trigger_event_id: body.trigger_event_id ?? null,
    trigger_detail: body.trigger_detail ?? null,
    from_record_id: body.from_record_id ?? null,
    to_record_id: body.to_record_id ?? null,
    max_records: body.max_records ?? defaults.max_records,
    max_tool_calls: body.max_tool_calls ?? defaults.max_tool_calls,
  }
}

/** The snapshot of this selection; the existing one when nothing changed. Throws NOT_FOUND when there is no record. */
export async function freeze(selection: Selection, ports: Ports): Promise<{ snapshot: Snapshot; created: boolean }> {
  const records = await select(selection, ports)
  const first = records[0]
  const last = records.at(-1)
  if (!first || !last) {
    throw new GatewayError('NOT_FOUND', `The session ${selection.session_id} has no record in this range`)
  }
  const fingerprint = fingerprint_of(records, ports)
  const { session_id, trigger_reason, from_record_id, to_record_id, max_records, max_tool_calls } = selection
  const key = hash_text(
    canonical_json({
      session_id,
      trigger_reason,
      from_record_id,
      to_record_id,
      max_records,
      max_tool_calls,
      fingerprint,
    }),
    ports.digest,
  )
  const known = await find_by_key(key, ports)
  if (known) return { snapshot: snapshot_of(known), created: false }
  const snapshot: Snapshot = {
    snapshot_id: ports.ids.next('l3s'),
    session_id,
    created_at: ports.clock.iso(ports.clock.now_ms()),
    trigger_event_id: selection.trigger_event_id,
    trigger_detail: selection.trigger_detail === null ? null : kept_text(selection.trigger_detail, ports.settings),
    trigger_reason,
    event_range: { from_record_id: first.record_id, to_record_id: last.record_id },
    record_count: records.length,
    trajectory_fingerprint: fingerprint,
    risk_summary: summary_of(records, last),
    evidence_budget: { max_records, max_tool_calls },
    advisory_only: true,
  }
  try {
    await ports.store.append({ documents: snapshot_puts(snapshot, records, key) })
  } catch (cause) {
    if (!(cause instanceof GatewayError) || cause.code !== 'CONFLICT') throw cause
    const winner = await find_by_key(key, ports)
    if (!winner) throw cause
    return { snapshot: snapshot_of(winner), created: false }
  }
  ports.bus.publish([snapshot_event(snapshot)])
  return { snapshot, created: true }
}

async function find_by_key(key: string, ports: Ports): Promise<Stored | undefined> {
  const page = await ports.store.list('snapshot', { lookup: key, order: 'created_desc', limit: 1 })
  return page.rows[0]
}

/** The newest records of the range, oldest first; read in slices, between which decisions go on. */
async function select(
  { session_id, from_record_id, to_record_id, max_records }: Selection,
  ports: Ports,
): Promise<FrozenRecord[]> {
  const query = {
    session_id,
    limit: max_records,
    since_ms: from_record_id === null ? 0 : record_time_ms(from_record_id),
    // No record has the largest id there is, and one more is a number that no database takes.
    ...(to_record_id === null ? {} : { before: Math.min(to_record_id + 1, Number.MAX_SAFE_INTEGER) }),
  }
  const records = await read_records(query, ports, (row) => frozen(row, ports))
  return records.filter((record) => record.record_id >= (from_record_id ?? 0))
}

/** Stored bodies are redacted already. A payload of many kilobytes is named by its size. */
function frozen({ record_id, recorded_at_ms, body }: RecordRow, ports: Ports): FrozenRecord {
  const record = JSON.parse(body) as FrozenRecord
  const chars = JSON.stringify(record.event.payload ?? null).length
  if (chars > MAX_FROZEN_PAYLOAD_CHARS) record.event.payload = { left_out_chars: chars }
  if (is_object(record.decision.modified_payload) && chars > MAX_FROZEN_PAYLOAD_CHARS) {
    record.decision.modified_payload = null
  }
  return { ...record, record_id, recorded_at: ports.clock.iso(recorded_at_ms), recorded_at_ts: recorded_at_ms / 1000 }
}

function fingerprint_of(records: readonly FrozenRecord[], ports: Ports): string {
  const facts = records.map(({ record_id, event, decision, recorded_at }) => ({
    record_id,
    event_id: event.event_id,
    decision: decision.decision,
    risk_level: decision.risk_level,
    recorded_at,
  }))
  return hash_text(canonical_json(facts), ports.digest)
}

function summary_of(records: readonly FrozenRecord[], last: FrozenRecord): Snapshot['risk_summary'] {
  // As sessions show theirs: what did not happen is not named (CONTRACT 4.1).
  const distribution: Record<string, number> = {}
  let highest = 0
  let high_or_critical_count = 0
  for (const { decision } of records) {
    distribution[decision.decision] = (distribution[decision.decision] ?? 0) + 1
    highest = Math.max(highest, rank(decision.risk_level))
    if (is_raised(decision.risk_level)) high_or_critical_count++
  }
  return {
    current_risk_level: last.decision.risk_level,
    highest_risk_level: RISK_LEVELS[highest] ?? 'critical',
    high_or_critical_count,
    decision_distribution: distribution,
  }
}

/** The frozen records, oldest first; none when retention took them a moment ago. */
export async function frozen_records(snapshot_id: string, ports: Pick<Ports, 'store'>): Promise<FrozenRecord[]> {
  const stored = await ports.store.get('snapshot', records_id(snapshot_id))
  return Array.isArray(stored?.body.records) ? (stored.body.records as FrozenRecord[]) : []
}
