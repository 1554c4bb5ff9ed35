// The smallest change that would turn a decision around: a few variants of the command are judged, cheapest first.
// Source: ENGINE 20 (counterfactual explain).
import { analyze } from '#core/policy/parse/analyze.ts'
import { composite_of, danger_of } from '#core/policy/score.ts'
import type { Verdict } from '#core/policy/verdict.ts'

/** What a client would be told; a rewrite counts as the question it replaces. */
export type Word = 'allow' | 'block' | 'defer'

/** Rules, then the floor: what a session without history and enforcement is told (CONTRACT 1.8 rows 5 and 6). */
function word_of(verdict: Verdict, d5: number, d4 = 0): Word {
  if (verdict.verdict === 'block' || verdict.otherwise === 'block') return 'block'
  if (verdict.verdict === 'defer' || verdict.verdict === 'modify') return 'defer'
  const danger = danger_of(verdict)
  return danger >= 2 && composite_of(danger, d4, d5) >= 4 ? 'defer' : 'allow'
}

/** An explained action, and how its variants are judged. */
export interface Probed {
  verdict: Verdict
  command: string | null
  d4: number
  d5: number
  judge: (command: string) => Verdict
}

/** In words; null when none of the variants changes the decision. */
export function smallest_change(probed: Probed): string | null {
  const { verdict, command, d4, d5 } = probed
  const word = word_of(verdict, d5, d4)
  if (word === 'allow') {
    const refused = [1, 2].find((shortfall) => shortfall > d5 && word_of(verdict, shortfall, d4) !== 'allow')
    return refused === undefined ? null : `if the agent were trusted less (--trust ${TRUST[refused]})`
  }
  const variant = command === null ? null : allowed_variant(probed, command)
  if (variant !== null) return variant
  const enough = [1, 0].find((shortfall) => shortfall < d5 && word_of(verdict, shortfall, d4) === 'allow')
  if (enough !== undefined) return `if the agent were trusted more (--trust ${TRUST[enough]})`
  return d4 > 0 && word_of(verdict, d5, 0) === 'allow' ? 'if the session had not been refused so much before' : null
}

const TRUST = ['elevated', 'standard', 'untrusted'] as const

/** Probes tried for the counterfactual, cheapest first (ENGINE 20). */
const MAX_PROBES = 24

function allowed_variant({ judge, d4, d5 }: Probed, command: string): string | null {
  for (const probe of variants(command).slice(0, MAX_PROBES))
    if (word_of(judge(probe.command), d5, d4) === 'allow') return probe.text
  return null
}

interface Variant {
  text: string
  command: string
}

/** A flag left out, a target in the project, a dry run, one part alone. */
function variants(command: string): Variant[] {
  const words = command.split(/\s+/)
  const found: Variant[] = []
  words.forEach((word, at) => {
    // Without `-c` the rest would no longer be code, and the advice would be wrong.
    if (at > 0 && word.startsWith('-') && !/^["'$]/.test(words[at + 1] ?? ''))
      found.push({ text: `without ${word}`, command: words.filter((_, i) => i !== at).join(' ') })
  })
  words.forEach((word, at) => {
    if (at > 0 && /^[~/$]/.test(word))
      found.push({
        text: 'if the target were inside the project',
        command: words.map((one, i) => (i === at ? './build' : one)).join(' '),
      })
  })
  found.push({ text: 'as a dry run', command: `${command} --dry-run` })
  for (const part of parts_of(command)) found.push({ text: `only \`${part}\``, command: part })
  return found
}

/** The commands of a line, when there are several, as they are written. */
function parts_of(command: string): string[] {
  const { commands } = analyze(command, { cwd: null, home: null })
  const own = commands.filter(({ name, via }) => name !== '' && via.length === 0)
  return own.map(({ span }) => command.slice(...span)).filter((part) => part.trim() !== command.trim())
}
