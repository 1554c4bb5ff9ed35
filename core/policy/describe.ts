// The sentence that agent and operator read: what was found, and what to do instead. No score arithmetic (ENGINE 10.3).
import { is_sensitive } from '#core/contract/decision.ts'
import { danger_of } from '#core/policy/score.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { SessionView } from '#core/session/entry.ts'

/** A reason, and what to do instead; `suggestion` is null when there is no other way. */
export interface Refusal {
  reason: string
  suggestion: string | null
}

/** One or two plain sentences for a decision; never empty. */
export function describe_refusal(verdict: Verdict, view: SessionView): Refusal {
  const finding = verdict.findings.find((one) => !one.shadow)
  const { decision } = view
  switch (view.cause) {
    case 'quarantine':
      return alone('This session is quarantined; an operator has to release it first.')
    case 'enforcement': {
      const then = decision === 'block' ? 'actions are refused until it is released.' : 'every action needs approval.'
      return alone(`This session is under enforcement after repeated high-risk actions; ${then}`)
    }
    case 'denied':
      return alone('A person refused this very action a moment ago; it is not asked again.')
    case 'finding':
      return alone(
        'The output of an earlier step looks dangerous: a secret was exposed or it carries instructions for you.',
      )
    case 'sequence':
      return alone(`Together with earlier steps this is an attack sequence: ${view.sequences[0]?.reason ?? ''}`)
    case 'lease':
      return alone('A person approved this action.')
    case 'skill':
      if (decision !== 'block') return alone('No rule objects to this action; the skill behind it is not trusted yet.')
      return alone('The skill behind this action is blocked, revoked or disabled in the skill registry.')
    case 'tier': {
      const found = view.because ?? 'The deeper analysis found this action dangerous.'
      return alone(decision === 'defer' ? `${found} A person has to approve it.` : found)
    }
    case 'scope':
      return alone(view.because ?? 'The scope profile of this session forbids this action.')
    case 'pattern':
      return alone(
        decision === 'allow'
          ? 'No rule objects to this action; it resembles actions that were refused before.'
          : 'This action resembles actions that were refused before and confirmed as dangerous; a person has to approve it.',
      )
    case 'queue-full':
      return alone('Too many approvals are waiting; the action is refused.')
    case 'floor':
      return { reason: `${sensitive(verdict)}; a person has to approve it.`, suggestion: finding?.suggestion ?? null }
    case 'none':
      return alone(decision === 'allow' ? 'No rule objects to this action.' : 'This action is refused.')
    default:
      if (!finding) return alone(`${sensitive(verdict)}; a person has to approve it.`)
      return by_rule(finding, decision === 'modify')
  }
}

/** A reason without a suggestion. */
function alone(reason: string): Refusal {
  return { reason, suggestion: null }
}

/** The rule's reason, followed by what to do instead, or by what was done instead. */
function by_rule({ reason, suggestion }: Verdict['findings'][number], rewritten: boolean): Refusal {
  if (rewritten) {
    return { reason: `${reason} It was changed before it runs: ${suggestion ?? 'a safer form'}`, suggestion }
  }
  return { reason: suggestion === null ? reason : `${reason} Instead: ${suggestion}`, suggestion }
}

/** The reason for an action that is sensitive although no rule names it: its strongest effect. */
function sensitive(verdict: Verdict): string {
  if (verdict.exhausted) return 'This action is too large or too deeply nested to be judged completely'
  const danger = danger_of(verdict)
  // Nothing in the action itself is sensitive: the caller's own risk hints raised it (CONTRACT 1.3).
  if (!is_sensitive(danger)) return 'The caller warns of this action (risk_hints)'
  const effect = verdict.effects.find((one) => Math.max(...one.d) >= danger)
  if (effect?.target) return `This action (${effect.head}: ${effect.kind}) touches ${effect.target}`
  if (effect === undefined && verdict.tool_class === 'shell')
    return 'What this action would run cannot be told in advance'
  if (effect) return `The effect of this action (${effect.head}: ${effect.kind}) cannot be told in advance`
  return 'This action is sensitive'
}
