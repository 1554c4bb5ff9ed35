// Rebuilds what a session did before this process knew it, from its own records: its newest actions are judged again in
// order, and what they wrote, read, reached and were refused counts for the next one. So a restart loses nothing that
// later steps are judged by, and the decision path writes nothing for it. Source: ENGINE 11, 17; CONTRACT 19.1.
import type { CanonicalDecision } from '#core/contract/decision.ts'
import type { CanonicalEvent } from '#core/contract/event.ts'
import { action_of, learned_of, shown_of } from '#core/decision/entry.ts'
import { OUTPUT_MARK } from '#core/decision/recorded-event.ts'
import { reason_of } from '#core/errors.ts'
import { MAX_RECALLED_CHARS, MAX_RECALLED_RECORDS, RECALL_SLICE_RECORDS } from '#core/limits.ts'
import { judge_continued } from '#core/policy/continued.ts'
import { failures_in, may_tell_failure } from '#core/policy/effects/session/failed.ts'
import { leaves_all } from '#core/policy/effects/session/sight.ts'
import { told_in } from '#core/policy/effects/session/told.ts'
import { raise_repeats, serious_effects } from '#core/policy/repeats.ts'
import type { PastAction, Recollection } from '#core/port/shared-state.ts'
import type { RecordRow } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { read_records } from '#core/report/read.ts'
import { output_of } from '#core/review/output.ts'
import { step_of } from '#core/session/sequence.ts'

type Needs = Pick<Ports, 'store' | 'clock' | 'policy' | 'settings' | 'log'>

/** The parts of a stored record that recall needs; core/decision/conclude.ts writes them. */
interface StoredAction {
  event: CanonicalEvent
  decision: CanonicalDecision
  meta: { approval_id: string | null }
}

const ACTION = '"event_type":"pre_action"'
/** Cheap test for commands whose output may prove something (core/policy/effects/session/shown.ts). */
const LOOKS = /"command":"[^"]{0,200}(?:git |ls|test |\[ |createdb |create database |db:|ecto\.|prisma )/i
/** Kinds of findings through which an output may have given the agent instructions (core/review/after-reply.ts). */
const ORDERS = /^(?:instruction|exfiltration):/

/** Judges the newest MAX_RECALLED_RECORDS of a session again. Throws ENGINE_UNAVAILABLE when they cannot be read. */
export async function recall(memory: Recollection, ports: Needs): Promise<void> {
  const { session_id } = memory
  const newest = { session_id, limit: MAX_RECALLED_RECORDS, since_ms: 0, max_chars: MAX_RECALLED_CHARS }
  const rows = await read_records(newest, ports, (row) => row)
  const ordering = await outputs_with_orders(session_id, rows, ports)
  // Every second record is an output: it is skipped unparsed unless it gave instructions or reported a failure.
  const telling = rows.filter(
    ({ record_id, body }) =>
      body.includes(ACTION) ||
      ordering.has(record_id) ||
      may_tell_failure(body) ||
      (body.includes(OUTPUT_MARK) && LOOKS.test(body)),
  )
  for (const [at, row] of telling.entries()) {
    if (at > 0 && at % RECALL_SLICE_RECORDS === 0) await ports.clock.after(0)
    const stored = JSON.parse(row.body) as StoredAction
    const output = stored.event.event_type === 'pre_action' ? '' : output_of(stored.event.payload)
    const told = ordering.has(row.record_id) ? told_in(output) : []
    const failed = failures_in(output)
    if (told.length + failed.length > 0) memory.tell(told, failed)
    if (stored.event.event_type !== 'pre_action') {
      show(stored, memory, ports)
      continue
    }
    const past = past_of(row, stored, memory, ports)
    if (past !== null) memory.add({ ...past, approval: await approval_of(stored, ports) })
  }
}

/** Adds what a stored output proves. */
function show({ event }: StoredAction, memory: Recollection, { policy, settings, log }: Needs): void {
  try {
    const request = { event, context: { cwd: memory.workspace_root } }
    const shown = shown_of(request, policy.current().judge(action_of(request, settings), null), settings)
    if (shown !== null) memory.show(shown)
  } catch (cause) {
    log.error('output_not_recalled', { session_id: memory.session_id, cause: reason_of(cause) })
  }
}

/** Ids of records whose output the scan found instructions in. One read; none for a session without outputs. */
async function outputs_with_orders(
  session_id: string,
  rows: readonly RecordRow[],
  { store }: Needs,
): Promise<ReadonlySet<number>> {
  if (!rows.some(({ body }) => body.includes(OUTPUT_MARK))) return new Set()
  const scored = await store.post_actions({ session_id, limit: MAX_RECALLED_RECORDS, since_ms: 0 })
  const gave_orders = scored.filter(
    ({ body }) => body.finding_id !== null && body.patterns_matched.some((pattern) => ORDERS.test(pattern)),
  )
  return new Set(gave_orders.map(({ record_id }) => record_id))
}

/** One past action, judged again. Null when the engine fails on it: one record must not block its session. */
function past_of(
  { record_id, recorded_at_ms }: RecordRow,
  { event, decision }: StoredAction,
  memory: Recollection,
  { policy, settings, log }: Needs,
): Omit<PastAction, 'approval'> | null {
  try {
    const request = { event, context: { cwd: memory.workspace_root } }
    const facts = memory.facts()
    const judged = judge_continued(policy.current(), action_of(request, settings), facts)
    const verdict = raise_repeats(judged, facts)
    const rule_id = verdict.findings.find((finding) => !finding.shadow)?.rule_id
    return {
      event_id: event.event_id,
      at_ms: recorded_at_ms,
      decision: decision.decision,
      // With a full approval queue the decision names the rule too, but nobody refused the action.
      ruled:
        decision.decision_source === 'policy' && decision.policy_id === rule_id && decision.failure_class === 'none',
      learned: learned_of(request, verdict, settings),
      stirs: !leaves_all(verdict.effects),
      step: step_of(verdict.effects),
      serious_effects: verdict.verdict === 'allow' ? [] : serious_effects(verdict.effects),
    }
  } catch (cause) {
    log.error('action_not_recalled', { record_id, session_id: memory.session_id, cause: reason_of(cause) })
    return null
  }
}

async function approval_of({ decision, meta }: StoredAction, { store }: Needs): Promise<PastAction['approval']> {
  if (decision.decision !== 'defer' || meta.approval_id === null) return null
  const stored = await store.get('approval', meta.approval_id)
  return stored ? { id: stored.id, state: stored.state } : null
}
