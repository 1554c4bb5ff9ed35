// The two runners of a review: rules over the frozen records, and a model. Neither changes anything. Source: CONTRACT 12.1, 12.3.
import type { Runner, Snapshot } from '#core/contract/advisory.ts'
import { is_raised } from '#core/contract/decision.ts'
import { is_object } from '#core/json.ts'
import { MAX_REVIEW_FINDING_CHARS, MAX_REVIEW_FINDINGS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { redact_text } from '#core/redact.ts'
import { default_action, type Findings } from '#core/review/advisory/action.ts'
import { by_model } from '#core/review/advisory/model-runner.ts'
import type { FrozenRecord } from '#core/review/advisory/snapshot.ts'

/** The runner used when nobody names one. */
export function default_runner({ model }: Pick<Ports, 'model'>): Runner {
  return model.about.problem === null ? 'llm_provider' : 'deterministic_local'
}

/** Runs one review over frozen evidence. Ends within ADVISORY_CALL_MS. Throws only what is a fault of this program. */
export function run_review(
  runner: Runner,
  snapshot: Snapshot,
  records: readonly FrozenRecord[],
  ports: Ports,
): Promise<Findings> {
  return runner === 'llm_provider' ? by_model(snapshot, records, ports) : Promise.resolve(by_rules(snapshot, records))
}

const MAX_DECISIVE_EVENTS = 5

/** Highest level, count and range, decisive events, distribution, matched sequences. */
function by_rules(snapshot: Snapshot, records: readonly FrozenRecord[]): Findings {
  const { risk_summary, record_count, event_range } = snapshot
  const { highest_risk_level: risk_level, high_or_critical_count, decision_distribution } = risk_summary
  const decisive = records.filter((record) => record.decision.risk_level === risk_level)
  const shown = decisive.slice(-MAX_DECISIVE_EVENTS).map(({ event, decision }) => {
    return `${String(event.event_id)} (${decision.decision} by ${String(decision.policy_id)})`
  })
  const counts = Object.entries(decision_distribution).map(([word, count]) => `${word} ${count}`)
  const findings = [
    `${record_count} records from ${event_range.from_record_id} to ${event_range.to_record_id}, ${high_or_critical_count} of high or critical risk.`,
    `Highest risk ${risk_level} in ${decisive.length} ${decisive.length === 1 ? 'event' : 'events'}: ${shown.join(', ')}.`,
    `Decisions: ${counts.join(', ')}.`,
    ...sequences_of(records).map((sequence) => `Sequence ${sequence} matched.`),
  ]
  return {
    l3_state: 'completed',
    l3_reason_code: 'none',
    risk_level,
    findings: findings.slice(0, MAX_REVIEW_FINDINGS).map((one) => redact_text(one).slice(0, MAX_REVIEW_FINDING_CHARS)),
    confidence: null,
    recommended_operator_action: default_action(risk_level, 'completed', 'none'),
    analysis_summary: `Rules alone: ${risk_level} is the highest risk of ${record_count} records.`,
    analysis_points: [],
    operator_next_steps: is_raised(risk_level)
      ? ['Read the decisive events and release or quarantine the session.']
      : [],
    provider: null,
    provider_model: null,
  }
}

/** Trajectory sequences the records were part of (CONTRACT 16.4). */
function sequences_of(records: readonly FrozenRecord[]): string[] {
  const found = new Set<string>()
  for (const { risk_snapshot, decision } of records) {
    const matched = risk_snapshot.sequences
    if (Array.isArray(matched)) for (const one of matched) found.add(sequence_name(one))
    if (decision.policy_id === 'trajectory-alert') found.add('trajectory-alert')
  }
  return [...found].sort()
}

function sequence_name(matched: unknown): string {
  return is_object(matched) ? String(matched.sequence_id) : String(matched)
}
