// Recognises a refused effect that comes back in another form: fingerprints of effects are the same in every language
// and tool. Source: ENGINE section 11 (two fingerprints).
import { is_sensitive } from '#core/contract/decision.ts'
import { type Effect, VERDICTS, type VerdictWord } from '#core/policy/effects/kind.ts'
import type { FileFacts, Finding, Verdict } from '#core/policy/verdict.ts'

/** Id of the finding that reports a repetition. */
const REPEAT_RULE = 'core.session/repeat-after-deny'

/**
 * Fields that make an effect of the same kind on the same target better or worse. Deletions need none: gone is gone.
 */
const QUALIFIERS = ['op', 'force', 'mode', 'item', 'verb', 'group', 'mechanism'] as const
const DELETES = 'fs.delete'
/** Effects of one action that are remembered; an action with more of them is refused for other reasons. */
const MAX_REMEMBERED = 16

/** Fingerprints of the effects that make an action serious; effects without a known target have none. */
export function serious_effects(effects: readonly Effect[]): string[] {
  const prints: string[] = []
  for (const effect of effects) {
    if (effect.target === null || !is_sensitive(Math.max(...effect.d))) continue
    const print = effect_print(effect)
    if (!prints.includes(print)) prints.push(print)
    if (prints.length >= MAX_REMEMBERED) break
  }
  return prints
}

/** What an action does, as far as it makes it serious: two calls of the same words may differ in it. */
export function sense_of(effects: readonly Effect[]): string {
  return effects
    .filter(({ d }) => is_sensitive(Math.max(...d)))
    .slice(0, MAX_REMEMBERED)
    .map(
      (effect) => `${effect_print(effect)} ${String(effect.fields.prod === true)} ${String(effect.fields.would ?? '')}`,
    )
    .join('\n')
}

function effect_print({ kind, target, scope, fields }: Effect): string {
  let print = `${kind} ${target} ${scope ?? ''}`
  if (kind === DELETES) return print
  for (const name of QUALIFIERS) {
    const value = fields[name]
    if (value !== undefined && value !== false) print += ` ${name}=${String(value)}`
  }
  return print
}

/** What happened to an effect: blocked, refused by a person, or waiting for one. */
type Refusal = 'block' | 'defer' | 'asked'

/** A refused effect as the session's facts keep it. */
export function refused(word: Refusal, prints: readonly string[]): string[] {
  return prints.map((print) => `${word} ${print}`)
}

/**
 * Fingerprints by which an action may repeat a refused one: a tool that deletes a single file can be the second try of
 * `rm -rf`.
 */
function repeatable(effects: readonly Effect[]): string[] {
  const deletes = effects.filter(({ kind, target }) => kind === DELETES && target !== null).slice(0, MAX_REMEMBERED)
  return [...new Set([...serious_effects(effects), ...deletes.map(effect_print)])]
}

/**
 * The verdict, raised to the refusal that the same effect got earlier in the session; the same object when nothing
 * repeats.
 */
export function raise_repeats(verdict: Verdict, facts: FileFacts | null): Verdict {
  if (facts === null || facts.denied_effects.length === 0) return verdict
  const prints = repeatable(verdict.effects)
  const said = (word: Refusal) => prints.some((print) => facts.denied_effects.includes(`${word} ${print}`))
  const denied = said('block') ? 'block' : said('defer') ? 'defer' : null
  const before = denied ?? (said('asked') ? 'defer' : null)
  if (before === null) return verdict
  const raised = VERDICTS.indexOf(before) > VERDICTS.indexOf(verdict.verdict)
  // Pending effects raise only what would pass by itself; what is asked anyway needs no second reason.
  if (denied === null && !raised) return verdict
  const word = raised ? before : verdict.verdict
  const finding = repetition(verdict, word, denied === null ? IS_ASKED : IS_DENIED)
  const findings = raised ? [finding, ...verdict.findings] : [...verdict.findings, finding]
  return { ...verdict, verdict: word, findings, rewrite: raised ? null : verdict.rewrite }
}

const IS_DENIED =
  'This session was refused the same effect before; another command or tool for it does not change the answer.'
const IS_ASKED = 'The same effect is already waiting for a person; another command or tool for it has to wait as well.'

function repetition({ d1, d2, d3 }: Verdict, word: VerdictWord, reason: string): Finding {
  return {
    rule_id: REPEAT_RULE,
    verdict: word,
    reason,
    suggestion: null,
    category: 21,
    locked: false,
    shadow: false,
    span: [0, 0],
    score: { d1, d2, d3 },
  }
}
