// What an action does, in a form that is the same in every language and tool, so that a refused effect is recognised when it comes
// back in another form. Source: ENGINE section 11 (two fingerprints).
import type { Effect, VerdictWord } from '#core/policy/effects/kind.ts'
import { VERDICTS } from '#core/policy/effects/kind.ts'
import type { FileFacts, Finding, Verdict } from '#core/policy/verdict.ts'

/** Id of the finding that names a repetition. */
export const REPEAT_RULE = 'core.session/repeat-after-deny'

/** Fields that change how bad an effect of the same kind on the same target is. */
const QUALIFIERS = ['op', 'force', 'mode', 'item', 'verb', 'group', 'mechanism'] as const
/** Effects of one action that are remembered; an action with more is refused for other reasons. */
const MAX_REMEMBERED = 16

/** Fingerprints of the effects that make an action serious; an effect without a known target has none. */
export function serious_effects(effects: readonly Effect[]): string[] {
  const prints: string[] = []
  for (const effect of effects) {
    if (effect.target === null || Math.max(...effect.d) < 2) continue
    const print = effect_print(effect)
    if (!prints.includes(print)) prints.push(print)
    if (prints.length >= MAX_REMEMBERED) break
  }
  return prints
}

function effect_print({ kind, target, scope, fields }: Effect): string {
  let print = `${kind} ${target} ${scope ?? ''}`
  for (const name of QUALIFIERS) {
    const value = fields[name]
    if (value !== undefined && value !== false) print += ` ${name}=${String(value)}`
  }
  return print
}

/** How a refused effect is kept in the session's facts. */
export function refused(word: 'defer' | 'block', prints: readonly string[]): string[] {
  return prints.map((print) => `${word} ${print}`)
}

/** The verdict, raised to what the same effect got before when the session was refused it. The same object when nothing repeats. */
export function raise_repeats(verdict: Verdict, facts: FileFacts | null): Verdict {
  if (facts === null || facts.denied_effects.length === 0) return verdict
  const prints = serious_effects(verdict.effects)
  if (prints.length === 0) return verdict
  let word: VerdictWord = verdict.verdict
  let repeats = false
  for (const print of prints) {
    for (const before of ['defer', 'block'] as const) {
      if (!facts.denied_effects.includes(`${before} ${print}`)) continue
      repeats = true
      if (VERDICTS.indexOf(before) > VERDICTS.indexOf(word)) word = before
    }
  }
  if (!repeats) return verdict
  const raised = word !== verdict.verdict
  const finding = repetition(verdict, word)
  const findings = raised ? [finding, ...verdict.findings] : [...verdict.findings, finding]
  return { ...verdict, verdict: word, findings, rewrite: raised ? null : verdict.rewrite }
}

function repetition({ d1, d2, d3 }: Verdict, word: VerdictWord): Finding {
  return {
    rule_id: REPEAT_RULE,
    verdict: word,
    reason:
      'This session was refused the same effect before; another command or tool for it does not change the answer.',
    suggestion: null,
    category: 21,
    locked: false,
    shadow: false,
    span: [0, 0],
    score: { d1, d2, d3 },
  }
}
