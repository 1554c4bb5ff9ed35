// What a record says about its risk: dimensions, tier, what a deeper tier changed, L3, taxonomy. Pure.
// Source: CONTRACT 1.9, 11.4, 17.
import type { Evaluated } from '#core/conclude.ts'
import type { Tier } from '#core/contract/decision.ts'
import { MAX_MATCHED_RULES } from '#core/limits.ts'
import { display_score } from '#core/policy/score.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { Tally } from '#core/ports.ts'
import { redact_text } from '#core/redact.ts'
import type { Entry, SessionView } from '#core/session/entry.ts'
import { type Taxonomy, taxonomy_of } from '#core/taxonomy.ts'

/** D1 to D5 as they count. */
export function dimensions_of(verdict: Verdict, view: SessionView, entry: Entry) {
  return { d1: verdict.d1, d2: verdict.d2, d3: view.raised?.d3 ?? entry.verdict.d3, d4: view.d4, d5: entry.d5 }
}

/** The tier whose answer the decision rests on. */
export function tier_of({ tier }: Entry): Tier {
  return tier?.actual ?? 'L1'
}

/** CONTRACT 11.4. L3 was demanded by the caller or by enforcement; no review agent is part of a request here. */
export function l3_of({ entry, view }: Pick<Evaluated, 'entry' | 'view'>) {
  const asked = entry.tier?.l3 ?? null
  const enforced = view.cause === 'enforcement' && view.state.enforcement_action === 'l3_require'
  const l3_requested = asked !== null || enforced
  return {
    l3_requested,
    l3_state: asked?.state ?? 'disabled',
    l3_reason: asked?.reason ?? (enforced ? 'L3 is required by enforcement and is not configured.' : null),
    l3_reason_code: asked?.reason_code ?? (enforced ? 'local_l3_unavailable' : 'none'),
  }
}

/** Counted with the record, so that the summary reads no record. */
export function taxonomy_tally({ tier, subtype }: Taxonomy, at_ms: number): Tally[] {
  return [`taxonomy_tier:${tier}`, `taxonomy_subtype:${subtype}`].map((key) => ({ key, count: 1, at_ms }))
}

/** CONTRACT 1.9: what a deeper tier changed. */
function override_json({ entry, view }: Evaluated): string {
  const { tier } = entry
  if (!view.raised || !tier) return 'null'
  const reason = tier.reason === null ? null : redact_text(tier.reason)
  return JSON.stringify({ from_level: view.raised.from, to_level: view.level, tier: tier.actual, reason })
}

/** CONTRACT 17: computed once, here; null while the enterprise mirror is off. */
export function classify({ request, verdict, view, classified }: Evaluated): Taxonomy | null {
  if (!classified) return null
  return taxonomy_of({
    effects: verdict.effects,
    rule_ids: verdict.findings.map((finding) => finding.rule_id),
    risk_hints: request.event.risk_hints ?? [],
    level: view.level,
    d4: view.d4,
    sequences: view.sequences.map((sequence) => sequence.sequence_id),
    policy_id: view.policy_id,
  })
}

/** `risk_snapshot` of a record. */
export function snapshot_json(evaluated: Evaluated, taxonomy: Taxonomy | null): string {
  const { verdict, view, entry } = evaluated
  const rules = verdict.findings.slice(0, MAX_MATCHED_RULES).map((finding) => finding.rule_id)
  const { d1, d2, d3, d4, d5 } = dimensions_of(verdict, view, entry)
  return `{"risk_level":"${view.level}","composite_score":${view.composite},"dimensions":{"d1":${d1},"d2":${d2},"d3":${d3},"d4":${d4},"d5":${d5}},"classified_by":"${tier_of(entry)}","matched_rules":${JSON.stringify(rules)},"score_display":${display_score(view.composite)},"override":${override_json(evaluated)},"uncertainty":${verdict.uncertainty}${taxonomy === null ? '' : `,"risk_taxonomy":${JSON.stringify(taxonomy)}`}}`
}
