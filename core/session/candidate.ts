// One row of CONTRACT 1.8 that applies, and the choice of the strictest.
import type { DecisionSource } from '#core/contract/decision.ts'
import { VERDICTS, type VerdictWord } from '#core/policy/effects/kind.ts'
import type { SessionView } from '#core/session/entry.ts'

/** The decision that one row asks for, and its source. */
export interface Candidate {
  word: VerdictWord
  policy_id: string
  source: DecisionSource
  cause: SessionView['cause']
}

/** A candidate that blocks. */
export function block(policy_id: string, source: DecisionSource, cause: SessionView['cause']): Candidate {
  return { word: 'block', policy_id, source, cause }
}

/** The strictest candidate; ties go to the earlier row. */
export function strictest(candidates: readonly (Candidate | false)[]): Candidate {
  let chosen: Candidate = { word: 'allow', policy_id: 'L1-default', source: 'policy', cause: 'none' }
  for (const candidate of candidates) {
    if (candidate && VERDICTS.indexOf(candidate.word) > VERDICTS.indexOf(chosen.word)) chosen = candidate
  }
  return chosen
}
