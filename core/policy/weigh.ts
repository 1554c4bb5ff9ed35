// Combines matched rules, effects and doubts into one verdict: the strictest word, the maxima of the dimensions, and
// the evidence for both. Source: ENGINE 9.3, 10.1, 10.3, 12.
import { is_sensitive } from '#core/contract/decision.ts'
import type { Frame } from '#core/policy/effects/frame.ts'
import { type Effect, VERDICTS, type VerdictWord } from '#core/policy/effects/kind.ts'
import { is_below } from '#core/policy/effects/place/path.ts'
import type { Doubt } from '#core/policy/parse/tree.ts'
import type { Match } from '#core/policy/rules/pack.ts'
import type { Finding } from '#core/policy/verdict.ts'

const AUDIT = VERDICTS.indexOf('audit')
const MODIFY = VERDICTS.indexOf('modify')

/** The sum of all matches, effects and doubts. */
export interface Weight {
  /** Index in VERDICTS. */
  strictness: number
  d1: number
  d2: number
  d3: number
  /** Strictest first; findings of rules without a say (shadow, audit) come last. */
  findings: Finding[]
  /** Matches that keep the action from being simply allowed. */
  objections: Match[]
}

/** Whether the rule takes part in the decision: it is not in shadow mode, and the operator did not set it to audit. */
export function has_say({ rule }: Match): boolean {
  return !rule.shadow && rule.lowered === null
}

/** Weighs every match (strictest first), every effect and every doubt of one action. */
export function weigh(
  matches: readonly Match[],
  effects: readonly Effect[],
  doubts: readonly Doubt[],
  frame: Frame,
): Weight {
  const weight: Weight = { strictness: 0, d1: 0, d2: 0, d3: 0, findings: [], objections: [] }
  if (matches.length === 0) for (const effect of effects) add_scores(weight, effect.d, 3)
  else weigh_matched(weight, matches, effects, { doubts, frame })
  if (doubts.length > 0) add_doubts(weight, doubts, effects)
  return weight
}

/** Adds matches, and effects of which some may be covered by an allow rule or lowered by the operator. */
function weigh_matched(
  weight: Weight,
  matches: readonly Match[],
  effects: readonly Effect[],
  { doubts, frame }: { doubts: readonly Doubt[]; frame: Frame },
): void {
  const allowed = allowed_effects(matches, doubts)
  const lowered = lowered_effects(matches, doubts, frame)
  const found = new Set<string>()
  const noted: Match[] = []
  for (const match of matches) {
    const { rule, effect } = match
    // An allow rule that covers the effect stays in the evidence.
    if (allowed.has(effect) && !rule.locked && rule.spec.verdict !== 'allow') continue
    if (rule.lowered !== null && (lowered.has(effect) || rule.strictness < MODIFY)) {
      if (rule.lowered.to === 'audit') noted.push(match)
      continue
    }
    if (!rule.shadow) add_match(weight, match)
    if (is_new(found, rule.spec.id)) weight.findings.push(finding_of(match))
  }
  for (const match of noted) {
    weight.strictness = Math.max(weight.strictness, AUDIT)
    if (is_new(found, match.rule.spec.id)) weight.findings.push(noted_finding_of(match))
  }
  for (const effect of effects) add_scores(weight, effect.d, allowed.has(effect) || lowered.has(effect) ? 1 : 3)
}

/** Adds a word to a set; false when it was in there. */
function is_new(known: Set<string>, word: string): boolean {
  const { size } = known
  return known.add(word).size > size
}

function add_match(weight: Weight, match: Match): void {
  const { strictness, spec } = match.rule
  weight.strictness = Math.max(weight.strictness, strictness)
  if (strictness >= MODIFY) weight.objections.push(match)
  add_scores(weight, [spec.score.d1, spec.score.d2, spec.score.d3], 3)
}

function add_scores(weight: Weight, d: readonly [number, number, number], cap: number): void {
  weight.d1 = Math.max(weight.d1, Math.min(cap, d[0]))
  weight.d2 = Math.max(weight.d2, Math.min(cap, d[1]))
  weight.d3 = Math.max(weight.d3, Math.min(cap, d[2]))
}

function add_doubts(weight: Weight, doubts: readonly Doubt[], effects: readonly Effect[]): void {
  const doubtful = doubt_verdict(doubts, effects)
  weight.strictness = Math.max(weight.strictness, VERDICTS.indexOf(doubtful))
  if (doubtful === 'defer') weight.d3 = Math.max(weight.d3, 2)
  weight.d1 = Math.max(weight.d1, 1)
}

/** Whether something about the action could be anything. */
function unproven(doubts: readonly Doubt[]): boolean {
  return doubts.some((doubt) => doubt !== 'unknown-binary' && doubt !== 'unresolved-variable')
}

/** Effects that an allow rule covers; none while anything about the action is unproven (ENGINE 9.3). */
function allowed_effects(matches: readonly Match[], doubts: readonly Doubt[]): ReadonlySet<Effect> {
  const allowed = new Set<Effect>()
  if (unproven(doubts)) return allowed
  for (const { rule, effect } of matches)
    if (rule.spec.verdict === 'allow' && has_say({ rule, effect })) allowed.add(effect)
  return allowed
}

/**
 * Effects to which only rules object that the operator set to audit or off: they count as routine. A workspace's
 * profile lowers only what lies in that workspace or has no place; as with allow rules, nothing of an unproven action
 * is lowered.
 */
function lowered_effects(
  matches: readonly Match[],
  doubts: readonly Doubt[],
  { workspace }: Frame,
): ReadonlySet<Effect> {
  const lowered = new Set<Effect>()
  if (!matches.some(({ rule }) => rule.lowered !== null) || unproven(doubts)) return lowered
  for (const { rule, effect } of matches) {
    if (rule.lowered === null || rule.strictness < MODIFY) continue
    const { where } = rule.lowered
    if (where === 'inside' && effect.target === null && effect.kind.startsWith('fs.')) continue
    if (where === 'everywhere' || is_here(effect, workspace)) lowered.add(effect)
  }
  for (const { rule, effect } of matches)
    if (rule.lowered === null && !rule.shadow && rule.strictness >= MODIFY) lowered.delete(effect)
  return lowered
}

/** Whether an effect lies in the workspace, or has no place at all. */
function is_here({ target, scope }: Effect, workspace: string | null): boolean {
  if (target === null || !/^(?:\/|[a-z]:\/)/i.test(target)) return true
  return scope === 'tmp' || (workspace !== null && is_below(target, workspace))
}

/** What doubts alone lead to: unverifiable is a question, never a flat block and never a silent allow (ENGINE 12). */
function doubt_verdict(doubts: readonly Doubt[], effects: readonly Effect[]): VerdictWord {
  if (doubts.includes('exhausted') || doubts.includes('dynamic-head')) return 'defer'
  if (doubts.includes('unresolved-destructive') || doubts.includes('opaque-code')) return 'defer'
  if (doubts.includes('error-tail') && effects.some((effect) => is_sensitive(Math.max(...effect.d)))) return 'defer'
  return 'audit'
}

function finding_of({ rule, effect }: Match): Finding {
  const { spec } = rule
  return {
    rule_id: spec.id,
    verdict: spec.verdict,
    reason: spec.reason,
    suggestion: rule.suggestion,
    category: spec.category,
    locked: rule.locked,
    shadow: rule.shadow,
    span: effect.span,
    score: spec.score,
  }
}

/** The finding of a rule that the operator lowered to audit. */
function noted_finding_of(match: Match): Finding {
  return { ...finding_of(match), verdict: 'audit', suggestion: null, score: { d1: 0, d2: 0, d3: 0 } }
}
