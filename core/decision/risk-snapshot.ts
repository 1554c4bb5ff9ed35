// The risk section of a record: dimensions, tier, what a deeper tier changed, L3, taxonomy. Pure. Source: CONTRACT 1.9,
// 11.4, 17.
import type { L3ReasonCode, L3State } from '#core/contract/trace.ts'
import type { Evaluated } from '#core/decision/evaluated.ts'
import { MAX_MATCHED_RULES } from '#core/limits.ts'
import { display_score } from '#core/policy/score.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import { redact_text } from '#core/redact.ts'
import { trigger_of } from '#core/review/trigger.ts'
import type { Entry, SessionView } from '#core/session/entry.ts'
import { tier_of } from '#core/session/tier.ts'
import { type Taxonomy, taxonomy_of } from '#core/taxonomy.ts'

/** D1 to D5 as they entered the composite. */
export function dimensions_of(verdict: Verdict, view: SessionView, entry: Entry) {
  return { d1: verdict.d1, d2: verdict.d2, d3: view.raised?.d3 ?? entry.verdict.d3, d4: view.d4, d5: entry.d5 }
}

/** Whether L3 was requested, and its state (CONTRACT 11.4). */
export function l3_of({ request, entry, view, standing }: L3Facts) {
  const { configured, available: l3_available, by_itself } = standing
  const asked = entry.tier?.l3 ?? null
  if (asked) {
    const { state, reason, reason_code } = asked
    return { l3_available, l3_requested: true, l3_state: state, l3_reason: reason, l3_reason_code: reason_code }
  }
  const told = (l3_requested: boolean, l3_state: L3State, l3_reason_code: L3ReasonCode, l3_reason: string | null) => {
    return { l3_available, l3_requested, l3_state, l3_reason, l3_reason_code }
  }
  if (view.cause === 'enforcement' && view.state.enforcement_action === 'l3_require') {
    return configured
      ? told(true, 'skipped', 'requested_but_not_run', 'L3 became required while this action was decided.')
      : told(true, 'disabled', 'local_l3_unavailable', 'L3 is required by enforcement and is not configured.')
  }
  if (!configured) return told(false, 'disabled', 'none', null)
  if (!by_itself || request.event.event_type !== 'pre_action') return told(false, 'enabled', 'none', null)
  const trigger = trigger_of({ request, view })
  return trigger === null
    ? told(false, 'not_triggered', 'trigger_not_matched', null)
    : told(false, 'running', 'none', `An advisory review was started: ${trigger.reason}.`)
}

type L3Facts = Pick<Evaluated, 'request' | 'entry' | 'view' | 'standing'>

/** What a deeper tier changed (CONTRACT 1.9). */
function override_json({ entry, view }: Evaluated): string {
  const { tier } = entry
  if (!view.raised || !tier) return 'null'
  const by = tier_of(entry)
  const reason =
    view.cause === 'tier' ? (view.because ?? null) : by === 'L3' ? (tier.l3?.reason ?? null) : view.raised.because
  const shown = reason === null ? null : redact_text(reason)
  return JSON.stringify({ from_level: view.raised.from, to_level: view.level, tier: by, reason: shown })
}

/** The taxonomy of the record (CONTRACT 17); null while the enterprise mirror is off. */
export function classify({ request, verdict, view, classified }: Evaluated): Taxonomy | null {
  if (!classified) return null
  return taxonomy_of({
    effects: verdict.effects,
    rule_ids: verdict.findings.map((finding) => finding.rule_id),
    risk_hints: request.event.risk_hints ?? [],
    level: view.level,
    burst: view.burst === true,
    sequences: view.sequences.map((sequence) => sequence.sequence_id),
    policy_id: view.policy_id,
  })
}

/** `risk_snapshot` of a record. */
export function snapshot_json(evaluated: Evaluated, taxonomy: Taxonomy | null): string {
  const { verdict, view, entry } = evaluated
  const rules = verdict.findings.slice(0, MAX_MATCHED_RULES).map((finding) => finding.rule_id)
  const shadow = verdict.findings.filter((finding) => finding.shadow).map((finding) => finding.rule_id)
  const shadow_rules =
    shadow.length === 0 ? '' : `,"shadow_rules":${JSON.stringify(shadow.slice(0, MAX_MATCHED_RULES))}`
  const { d1, d2, d3, d4, d5 } = dimensions_of(verdict, view, entry)
  const taxonomy_json = taxonomy === null ? '' : `,"risk_taxonomy":${JSON.stringify(taxonomy)}`
  const scope = evaluated.scope === null ? '' : `,"scope_evaluation":${JSON.stringify(evaluated.scope)}`
  return (
    `{"risk_level":"${view.level}","composite_score":${view.composite},` +
    `"dimensions":{"d1":${d1},"d2":${d2},"d3":${d3},"d4":${d4},"d5":${d5}},"classified_by":"${tier_of(entry)}",` +
    `"matched_rules":${JSON.stringify(rules)}${shadow_rules},"score_display":${display_score(view.composite)},` +
    `"override":${override_json(evaluated)},"uncertainty":${verdict.uncertainty}${taxonomy_json}${scope}}`
  )
}
