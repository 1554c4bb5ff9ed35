// POST /ahp/patterns/confirm: a person says whether a pattern is right. Before a candidate is used, it is tried on what agents
// did in the last days: it must not interrupt anything that was harmless. Source: CONTRACT 15.
import { until_committed } from '#core/concurrency/compare-and-set.ts'
import { with_lock } from '#core/concurrency/mutex.ts'
import { is_raised } from '#core/contract/decision.ts'
import type { ConfirmBody, Confirmed } from '#core/contract/pattern.ts'
import { action_of } from '#core/decision/entry.ts'
import type { DecisionRequest } from '#core/decision/request.ts'
import { GatewayError } from '#core/errors.ts'
import {
  MAX_BLOCKED_BY,
  MAX_LIST_LIMIT,
  MAX_PATTERN_VOTES,
  MAX_REPLAY_RECORDS,
  MAX_SESSIONS_LIMIT,
  REPLAY_DAYS_MS,
  REPORT_SLICE_ROWS,
} from '#core/limits.ts'
import { document_of, forget_patterns, pattern_of, type StoredPattern } from '#core/pattern/store.ts'
import { confidence_of, signature_of, vote } from '#core/policy/rules/learned.ts'
import type { RecordRow } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'

/** Throws FORBIDDEN (patterns are off), NOT_FOUND, CONFLICT (request_id used for the other answer), ENGINE_UNAVAILABLE. */
export async function confirm_pattern(body: ConfirmBody, ports: Ports): Promise<Confirmed> {
  if (!ports.settings.evolving_enabled) {
    throw new GatewayError('FORBIDDEN', 'Learned patterns are switched off (CS_EVOLVING_ENABLED)')
  }
  const once = () => attempt(body, ports)
  const turn = `pattern ${body.pattern_id}`
  const answer = await with_lock(ports.store, turn, () => until_committed('The pattern is busy', once))
  if (answer === null) {
    throw new GatewayError('CONFLICT', 'request_id was already used for the other answer about this pattern', {
      failure_class: 'idempotency_conflict',
    })
  }
  return answer
}

/** Null when the request_id was counted for the other answer. */
async function attempt(body: ConfirmBody, ports: Ports): Promise<Confirmed | null> {
  const stored = await ports.store.get('pattern', body.pattern_id)
  if (!stored) throw new GatewayError('NOT_FOUND', `No pattern has the id ${body.pattern_id}`)
  const pattern = pattern_of(stored)
  const confirmed = body.confirmed ?? body.decision === 'confirm'
  const hash = body.request_id ? ports.digest.sha256(body.request_id) : null
  const [mark, other] = confirmed ? [`+${hash}`, `-${hash}`] : [`-${hash}`, `+${hash}`]
  if (hash !== null && pattern.voted.includes(other)) return null
  // Earlier versions stored the hash alone.
  if (hash !== null && (pattern.voted.includes(mark) || pattern.voted.includes(hash))) {
    return repeated(pattern, confirmed)
  }
  const blocked_by = confirmed && pattern.status === 'candidate' ? await objections(pattern, ports) : []
  const voted = vote(pattern, confirmed, blocked_by)
  const answer = { pattern_id: pattern.id, status: voted.status, confidence: confidence_of(voted) }
  if (voted.result === 'unchanged') return { result: 'unchanged', ...answer }
  const now = ports.clock.iso(ports.clock.now_ms())
  const { result, ...counts } = voted
  const next: StoredPattern = {
    ...pattern,
    ...counts,
    confidence: answer.confidence,
    updated_at: now,
    voted: hash === null ? pattern.voted : [...pattern.voted, mark].slice(-MAX_PATTERN_VOTES),
  }
  await ports.store.put('pattern', document_of(next), stored.version)
  forget_patterns(ports)
  const { id: pattern_id, status } = next
  ports.bus.publish([{ type: 'pattern_evolved', pattern_id, result, status, timestamp: now }])
  return blocked_by.length === 0 ? { result, ...answer } : { result, ...answer, blocked_by }
}

/** The same call again: nothing is counted twice. */
function repeated(pattern: StoredPattern, confirmed: boolean): Confirmed {
  const { id: pattern_id, status, confidence } = pattern
  const result = status === 'deprecated' ? 'unchanged' : confirmed ? 'confirmed' : 'fp_recorded'
  return { result, pattern_id, status, confidence }
}

/** Harmless records of the last seven days that this pattern would have interrupted, newest sessions first, within a budget. */
async function objections(pattern: StoredPattern, ports: Ports): Promise<string[]> {
  const since_ms = ports.clock.now_ms() - REPLAY_DAYS_MS
  const { rows } = await ports.store.sessions({
    sort: 'last_event',
    limit: MAX_SESSIONS_LIMIT,
    since_ms,
    only_active: false,
  })
  const found: string[] = []
  let looked = 0
  for (const { session_id } of rows) {
    let before: number | undefined
    for (;;) {
      const limit = Math.min(REPORT_SLICE_ROWS, MAX_LIST_LIMIT)
      const bound = before === undefined ? {} : { before }
      const records = await ports.store.records({ session_id, since_ms, limit, ...bound })
      for (const record of records) {
        if (is_harmless_match(record, pattern, ports)) found.push(`benign_record:${record.record_id}`)
        if (found.length === MAX_BLOCKED_BY || ++looked === MAX_REPLAY_RECORDS) return found
      }
      // Decisions that wait for the event loop get it.
      await ports.clock.after(0)
      if (records.length < limit) break
      before = records.at(-1)?.record_id
    }
  }
  return found
}

interface Recorded {
  event: DecisionRequest['event']
  decision: { decision: string; risk_level: 'low' | 'medium' | 'high' | 'critical' }
}

function is_harmless_match({ body }: RecordRow, pattern: StoredPattern, ports: Ports): boolean {
  const { event, decision } = JSON.parse(body) as Recorded
  if (event.event_type !== 'pre_action' || decision.decision !== 'allow' || is_raised(decision.risk_level)) return false
  const action = action_of({ event, context: null }, ports.settings)
  const signature = signature_of(ports.policy.current().judge(action, null))
  return signature?.effect_signature === pattern.effect_signature && signature.tool_class === pattern.tool_class
}
