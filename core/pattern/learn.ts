// Learning after the decision: a refused high-risk action becomes a candidate, a known one is counted. Runs behind the reply and
// never in its way. Source: CONTRACT 15.
import { with_lock } from '#core/concurrency/mutex.ts'
import { is_raised } from '#core/contract/decision.ts'
import type { DecisionRequest } from '#core/decision/request.ts'
import { GatewayError, reason_of } from '#core/errors.ts'
import { MAX_PATTERNS } from '#core/limits.ts'
import { document_of, forget_patterns, key_of, read_patterns, type StoredPattern } from '#core/pattern/store.ts'
import { confidence_of, signature_of } from '#core/policy/rules/learned.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'
import type { SessionView } from '#core/session/entry.ts'
import { taxonomy_of } from '#core/taxonomy.ts'

/** What the decision was, read before anything else happens to the session. */
export interface Lesson {
  session_id: string
  source_framework: string
  verdict: Verdict
  level: SessionView['level']
  /** A rule refused it at high or critical level. */
  refused: boolean
  category: string
}

/** The lesson of a decision; null when there is nothing to learn or to count. */
export function lesson_of(request: DecisionRequest, verdict: Verdict, view: SessionView): Lesson | null {
  const { event } = request
  if (event.event_type !== 'pre_action' || signature_of(verdict) === null) return null
  const refuses = view.decision === 'defer' || view.decision === 'block'
  const category = taxonomy_of({
    effects: verdict.effects,
    rule_ids: verdict.findings.map((finding) => finding.rule_id),
    risk_hints: event.risk_hints ?? [],
    level: view.level,
    burst: view.burst === true,
    sequences: view.sequences.map((sequence) => sequence.sequence_id),
    policy_id: view.policy_id,
  }).subtype
  return {
    session_id: event.session_id,
    source_framework: event.source_framework,
    verdict,
    level: view.level,
    refused: refuses && view.cause === 'rule' && is_raised(view.level),
    category,
  }
}

/** Learns in the background; a lesson that cannot be kept is logged. */
export function learn(lesson: Lesson, ports: Ports): void {
  const taken = ports.background.run(() => with_lock(ports.store, 'patterns', () => keep(lesson, ports)))
  if (!taken) ports.log.warn('pattern_not_learned', { session_id: lesson.session_id, cause: 'too much to do' })
}

async function keep(lesson: Lesson, ports: Ports): Promise<void> {
  try {
    const signature = signature_of(lesson.verdict)
    if (signature === null) return
    const known = (await read_patterns(ports)).get(key_of(signature))
    if (known) await count_trigger(known.id, ports)
    else if (lesson.refused) await add_candidate(lesson, signature, ports)
  } catch (cause) {
    ports.log.warn('pattern_not_learned', { session_id: lesson.session_id, cause: reason_of(cause) })
  }
}

async function count_trigger(id: string, ports: Ports): Promise<void> {
  const stored = await ports.store.get('pattern', id)
  if (!stored) return
  const pattern = stored.body as unknown as StoredPattern
  const now = ports.clock.iso(ports.clock.now_ms())
  const next = { ...pattern, trigger_count: pattern.trigger_count + 1, last_triggered_at: now }
  await ports.store.put('pattern', document_of(next), stored.version)
  forget_patterns(ports)
}

async function add_candidate(
  { session_id, source_framework, verdict, level, category }: Lesson,
  signature: { tool_class: string; effect_signature: string },
  ports: Ports,
): Promise<void> {
  if (!(await has_room(ports))) return
  const now = ports.clock.iso(ports.clock.now_ms())
  const votes = { status: 'candidate', confirmed_count: 0, false_positive_count: 0 } as const
  const rule = verdict.findings.find((finding) => !finding.shadow)?.rule_id ?? 'a rule'
  const candidate: StoredPattern = {
    id: ports.ids.next('pat'),
    category,
    description: `Actions of class ${signature.tool_class} with the effects ${signature.effect_signature}, as refused by ${rule}.`,
    risk_level: level,
    ...votes,
    confidence: confidence_of(votes),
    trigger_count: 1,
    source_framework,
    created_at: now,
    updated_at: now,
    last_triggered_at: now,
    ...signature,
    voted: [],
  }
  try {
    await ports.store.append({
      documents: [{ kind: 'pattern', document: document_of(candidate), expect: 'new' }],
    })
  } catch (cause) {
    // Another gateway learned the same at this moment.
    if (cause instanceof GatewayError && cause.code === 'CONFLICT') return
    throw cause
  }
  forget_patterns(ports)
  const { id: pattern_id, status } = candidate
  ports.bus.publish([{ type: 'pattern_candidate', pattern_id, session_id, category, status, timestamp: now }])
}

/** Frees one place when all are taken: the oldest deprecated, else the oldest candidate; false when nothing may go. */
async function has_room(ports: Ports): Promise<boolean> {
  if ((await ports.store.count('pattern')) < MAX_PATTERNS) return true
  for (const state of ['deprecated', 'candidate']) {
    if ((await ports.store.count('pattern', state)) === 0) continue
    await ports.store.trim('pattern', MAX_PATTERNS - 1, state, 1)
    forget_patterns(ports)
    return true
  }
  return false
}
