// Learned patterns as rules: what an action looks like once hosts, paths and numbers are taken off, how votes move a pattern, and
// what a pattern says to an action. Pure. Source: CONTRACT 15.
import type { VerdictWord } from '#core/policy/effects/kind.ts'
import { round4 } from '#core/policy/score.ts'
import type { Verdict } from '#core/policy/verdict.ts'

/** How far a learned pattern is trusted (CONTRACT 15); only the middle two are applied. */
export const PATTERN_STATES = ['candidate', 'experimental', 'stable', 'deprecated'] as const
/** One of them. */
export type PatternState = (typeof PATTERN_STATES)[number]

/** Effects that tell actions apart at all; a pattern of more of them would match its own example only. */
const MAX_SIGNATURE_PARTS = 12

/** Class of the tool and kinds of effects with where they lie, sorted; null when nothing about the action is known. */
export function signature_of({
  tool_class,
  effects,
}: Verdict): { tool_class: string; effect_signature: string } | null {
  const parts = new Set<string>()
  for (const { kind, scope, taint, d } of effects) {
    // Reading along the way belongs to every action; it says nothing about this one.
    if (Math.max(...d) === 0) continue
    parts.add([kind, scope ?? '-', ...(taint.length > 0 ? [[...taint].sort().join(',')] : [])].join('@'))
  }
  if (parts.size === 0 || parts.size > MAX_SIGNATURE_PARTS) return null
  return { tool_class, effect_signature: [...parts].sort().join(' + ') }
}

/** (confirmed + 1) / (confirmed + false positives + 2), four decimals. */
export function confidence_of({ confirmed_count, false_positive_count }: Votes): number {
  return round4((confirmed_count + 1) / (confirmed_count + false_positive_count + 2))
}

/** What people said of a pattern. */
export interface Votes {
  status: PatternState
  confirmed_count: number
  false_positive_count: number
}

/** From this many votes on, a share of false positives above the second number ends a pattern. */
const MIN_VOTES = 3
const MAX_FALSE_SHARE = 0.3
const MIN_STABLE_CONFIRMED = 3
const MIN_STABLE_CONFIDENCE = 0.7

/** What one more vote did. */
export type VoteResult =
  | 'unchanged'
  | 'deprecated_high_fp'
  | 'fp_recorded'
  | 'promoted_to_experimental'
  | 'confirmed'
  | 'promoted_to_stable'

/**
 * One vote, in the order of CONTRACT 15. `blocked_by` are the reasons against a candidate's promotion; it is only looked at for
 * a confirmed candidate.
 */
export function vote(votes: Votes, confirmed: boolean, blocked_by: readonly string[]): Votes & { result: VoteResult } {
  if (votes.status === 'deprecated') return { ...votes, result: 'unchanged' }
  const counted: Votes = {
    status: votes.status,
    confirmed_count: votes.confirmed_count + (confirmed ? 1 : 0),
    false_positive_count: votes.false_positive_count + (confirmed ? 0 : 1),
  }
  const total = counted.confirmed_count + counted.false_positive_count
  if (total >= MIN_VOTES && counted.false_positive_count / total > MAX_FALSE_SHARE) {
    return { ...counted, status: 'deprecated', result: 'deprecated_high_fp' }
  }
  if (!confirmed) return { ...counted, result: 'fp_recorded' }
  if (counted.status === 'candidate') {
    return blocked_by.length === 0
      ? { ...counted, status: 'experimental', result: 'promoted_to_experimental' }
      : { ...counted, result: 'confirmed' }
  }
  const ripe =
    counted.status === 'experimental' &&
    counted.confirmed_count >= MIN_STABLE_CONFIRMED &&
    confidence_of(counted) >= MIN_STABLE_CONFIDENCE
  return ripe ? { ...counted, status: 'stable', result: 'promoted_to_stable' } : { ...counted, result: 'confirmed' }
}

/** Row 10 of CONTRACT 1.8. */
export function word_of(status: PatternState): Extract<VerdictWord, 'audit' | 'defer'> | null {
  if (status === 'experimental') return 'audit'
  return status === 'stable' ? 'defer' : null
}
