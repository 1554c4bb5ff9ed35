// L2: a second look at one action, by rules over its effects and words, or by a model when one is configured. May raise
// L1's result and never lowers it; any failure leaves the L1 result. Source: CONTRACT 11.1, 11.2, 11.4.
import { type RiskLevel, rank } from '#core/contract/decision.ts'
import type { L3Trace } from '#core/contract/trace.ts'
import type { DecisionRequest } from '#core/decision/request.ts'
import { L2_MIN_REMAINING_MS } from '#core/limits.ts'
import type { Effect, EffectKind } from '#core/policy/effects/kind.ts'
import { hint_danger } from '#core/policy/score.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'
import { ask_model, remaining_ms } from '#core/review/semantic-model.ts'
import { type Demand, look_thoroughly } from '#core/review/third-look.ts'
import type { TierView } from '#core/session/entry.ts'

/** Uncertainty of L1 from which a configured model is asked without a demand (CONTRACT 11.1). */
const UNCERTAIN = 0.5

/** Whether any tier beyond L1 is to look at this event. */
export function wants_second_look(request: DecisionRequest, verdict: Verdict, ports: Ports): boolean {
  if (request.tier === 'L2' || request.context?.escalate) return true
  return (
    request.event.event_type === 'pre_action' &&
    verdict.uncertainty >= UNCERTAIN &&
    ports.model.enabled('L2') &&
    remaining_ms(request, ports) >= L2_MIN_REMAINING_MS
  )
}

/** Findings of the deeper tiers, and the trace of the L3 review. */
export interface Look {
  tier: TierView
  /** Null when there was no review. */
  trace: L3Trace | null
}

/** Asks the deeper tiers, in parallel. Never throws; ends before the deadline. */
export async function look_again(
  request: DecisionRequest,
  verdict: Verdict,
  demand: Demand | null,
  ports: Ports,
): Promise<Look> {
  const third = demand === null ? null : look_thoroughly(request, verdict, demand, ports)
  const second = wants_second_look(request, verdict, ports) ? await semantic_view(request, verdict, ports) : NOT_ASKED
  const found = await third
  return { tier: { ...second, l3: found?.view ?? null }, trace: found?.trace ?? null }
}

/** Only enforcement wants more than L1. */
const NOT_ASKED = { actual: 'L1', level: 'low', confidence: null, reason: null, reason_code: 'none' } as const

/** L2: rules, and a model when there is one. The stricter counts, so that a manipulated model changes nothing. */
async function semantic_view(request: DecisionRequest, verdict: Verdict, ports: Ports): Promise<Omit<TierView, 'l3'>> {
  const ruled = by_rules(request, verdict)
  if (ports.model.about.problem !== null) return { ...ruled, reason_code: 'none' }
  const said: Omit<TierView, 'l3'> = ports.model.enabled('L2') ? await ask_model(request, verdict, ports) : NO_TOKENS
  // Without tokens the model counts as not configured (CONTRACT 11.2).
  if (said.reason_code === NO_TOKENS.reason_code) return { ...ruled, reason_code: said.reason_code }
  if (said.actual === 'L1' || ruled.reason === null) return said
  const sure = said.confidence === null || said.confidence >= 0.5
  const reason = sure && rank(said.level) >= rank(ruled.level) ? said.reason : ruled.reason
  return { ...said, ruled: ruled.level, reason }
}

const NO_TOKENS = {
  actual: 'L1',
  level: 'low',
  confidence: null,
  reason: null,
  reason_code: 'budget_exhausted',
} as const

interface Assessed {
  actual: 'L2'
  level: RiskLevel
  confidence: number | null
  reason: string | null
}

/** The strictest finding of CONTRACT 11.2's rules; `low` when they find nothing. */
function by_rules(request: DecisionRequest, verdict: Verdict): Assessed {
  const found = (level: RiskLevel, reason: string): Assessed => ({ actual: 'L2', level, confidence: null, reason })
  const { effects } = verdict
  if (effects.some((effect) => sends(effect) && effect.taint.includes('secret'))) {
    return found('critical', 'A secret flows from where it is kept to the network.')
  }
  if (effects.some(reads_secret) && effects.some(sends)) {
    return found('high', 'One command reads a secret and talks to the network.')
  }
  if (hint_danger(request.event.risk_hints) > 0) {
    return found('high', 'The client itself marked this event as dangerous.')
  }
  const term = effects.some(destroys) || effects.some(sends) ? key_term(request, effects) : null
  if (term !== null) return found('high', `A destructive or network effect concerns ${term}.`)
  return { actual: 'L2', level: 'low', confidence: null, reason: null }
}

const SENDS: ReadonlySet<EffectKind> = new Set<EffectKind>(['net.send', 'net.shell', 'net.tunnel', 'msg.send'])
const sends = ({ kind, fields }: Effect) => SENDS.has(kind) || (kind === 'net.dns' && fields.dynamic === true)

const reads_secret = ({ kind, scope }: Effect) =>
  kind === 'cred.read' || ((kind === 'fs.read' || kind === 'fs.copy') && scope === 'credential')

const DESTROYS: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'fs.delete',
  'dev.write',
  'vcs.discard',
  'vcs.history',
  'db.schema',
  'db.admin',
  'cloud.delete',
  'iac.destroy',
  'k8s.delete',
  'ctr.remove',
  'pkg.remove',
])
const destroys = ({ kind, fields }: Effect) =>
  DESTROYS.has(kind) ||
  (kind === 'vcs.push' && (fields.force === true || fields.deletes === true)) ||
  (kind === 'db.write' && fields.destructive === true)

/** Words of sensitive domains, on word boundaries, so that `product` and `accredited` do not match. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z0-9])(?:prod|prd|production|live)(?![a-z0-9])/i, 'production'],
  [
    /(?<![a-z0-9])(?:credentials?|secrets?|passwords?|passwd|api[_-]?keys?|private[_-]?keys?)(?![a-z0-9])/i,
    'credentials',
  ],
]

/** The first sensitive domain that an action names, in its text or its targets. */
function key_term({ event }: DecisionRequest, effects: readonly Effect[]): string | null {
  const { command } = event.payload
  const said = typeof command === 'string' ? command : ''
  const texts = [said, ...effects.map((effect) => effect.target ?? '')]
  for (const [pattern, name] of TERMS) if (texts.some((text) => pattern.test(text))) return name
  return null
}
