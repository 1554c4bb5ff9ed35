// The words and signs for what the gateway says, in one place: nothing is ever told by colour alone. Pure.
import type { DecisionWord, RiskLevel } from '#core/contract/decision.ts'
import type { Approval } from '#core/contract/operator.ts'
import type { IconName } from '#runtime/ui/text/icons.ts'
import { ago } from '#runtime/ui/text/time.ts'

/** A word with its sign; `tone` names its colours. */
export interface Sign {
  word: string
  icon: IconName
  tone: 'allow' | 'block' | 'defer' | 'modify' | 'quiet'
}

const DECISIONS: Readonly<Record<DecisionWord, Sign>> = {
  allow: { word: 'Allowed', icon: 'check', tone: 'allow' },
  block: { word: 'Blocked', icon: 'stop', tone: 'block' },
  defer: { word: 'Asked', icon: 'hand', tone: 'defer' },
  modify: { word: 'Changed', icon: 'pencil', tone: 'modify' },
}

const STATES: Readonly<Record<Approval['state'], Sign>> = {
  pending: { word: 'Waiting', icon: 'hand', tone: 'defer' },
  allowed: { word: 'Allowed once', icon: 'check', tone: 'allow' },
  denied: { word: 'Denied', icon: 'stop', tone: 'block' },
  expired: { word: 'Expired', icon: 'clock', tone: 'quiet' },
}

const UNKNOWN: Sign = { word: 'Unknown', icon: 'dash', tone: 'quiet' }

/** A newer gateway may say words that this page does not know: they are shown as they are. */
export function decision_sign(decision: string): Sign {
  return Object.hasOwn(DECISIONS, decision) ? DECISIONS[decision as DecisionWord] : { ...UNKNOWN, word: decision }
}

export function state_sign(state: string): Sign {
  return Object.hasOwn(STATES, state) ? STATES[state as Approval['state']] : { ...UNKNOWN, word: state }
}

/** From the lowest to the highest. */
export const LEVELS: readonly RiskLevel[] = ['low', 'medium', 'high', 'critical']

/** 0 to 3; -1 for a word that is no level. */
export function level_rank(level: string): number {
  return LEVELS.indexOf(level as RiskLevel)
}

/** What each dimension measures, and how far it goes (CONTRIBUTING, glossary). */
export const DIMENSIONS = [
  { key: 'd1', word: 'Tool', meaning: 'danger of the tool', max: 3 },
  { key: 'd2', word: 'Place', meaning: 'sensitivity of the place', max: 3 },
  { key: 'd3', word: 'Command', meaning: 'danger of the command', max: 3 },
  { key: 'd4', word: 'Session', meaning: 'what the session has gathered', max: 2 },
  { key: 'd5', word: 'Trust', meaning: 'trust that is missing', max: 2 },
] as const

/** The reason without the suggestion at its end: that one stands by itself. */
export function reason_alone(reason: string, suggestion: string | null): string {
  if (suggestion === null) return reason
  const tail = `Instead: ${suggestion}`
  return reason.endsWith(tail) ? reason.slice(0, -tail.length).trimEnd() : reason
}

/** `anonymous:ana` is `ana`: which credential was used stands in the record. */
export function person(settled_by: string | null): string {
  if (settled_by === null || settled_by === '') return 'somebody'
  const at = settled_by.indexOf(':')
  return at > 0 ? settled_by.slice(at + 1) : settled_by
}

/** `Bea denied it 12 s ago`, for a tap that came too late. */
export function outcome_words(
  { state, settled_by, settled_at }: Pick<Approval, 'state' | 'settled_by' | 'settled_at'>,
  now_ms: number,
): string {
  if (state === 'pending') return 'the gateway has no answer yet'
  if (state === 'expired') return `nobody answered in time, it expired ${ago(settled_at, now_ms)}`
  return `${person(settled_by)} ${state} it ${ago(settled_at, now_ms)}`
}

/** The client of an adapter, `claude-code` of `claude-code-hook.v1`; null for adapters that name none. */
export function client_of(adapter: string): string | null {
  if (adapter === 'unknown' || adapter === 'gamma-hook.v1') return null
  return adapter.replace(/-hook\.v\d+$/, '')
}

/** `pre_action` is `pre action`. */
export function spoken(value: string): string {
  return value.replaceAll('_', ' ')
}

/** `1 session`, `3 sessions`. */
export function count_of(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
