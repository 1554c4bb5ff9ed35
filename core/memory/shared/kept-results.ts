// Results kept for repeated requests. Fifty thousand stay for a while, most are alike and few are ever asked for:
// common parts are stored once, which saves a third of a busy gateway's memory and of the work of each garbage
// collection.
import type { CanonicalDecision } from '#core/contract/decision.ts'
import type { DecisionResult } from '#core/decision/request.ts'

/** What many results share: everything but when, which record and how long it took. */
interface Shape extends Omit<DecisionResult, 'decision' | 'decision_json' | 'served_at' | 'record_id'> {
  /** Text of the decision in front of its latency and behind it. */
  before: string
  after: string
}

/** One result without what it shares. */
export interface Kept {
  readonly shape: Shape
  /** As it stands in the text; null when the text has none where it is looked for. */
  readonly latency_ms: number | null
  readonly served_at: string
  readonly record_id: number
}

/** Takes results apart and puts them together again. */
export interface KeptResults {
  keep(result: DecisionResult): Kept
  /** The result as it was, with the very text of its decision. */
  restore(kept: Kept): DecisionResult
}

const LATENCY = '"decision_latency_ms":'
/** Shapes that are compared with; results whose shape is not among them hold one of their own. */
const MAX_SHAPES = 256

/** Shares up to MAX_SHAPES shapes. */
export function kept_results(): KeptResults {
  const shapes = new Map<string, Shape>()
  return {
    keep(result) {
      const { decision, decision_json: text, served_at, record_id } = result
      const at = text.indexOf(LATENCY) + LATENCY.length
      const number = String(decision.decision_latency_ms)
      const found = at >= LATENCY.length && text.startsWith(number, at)
      const latency_ms = found ? decision.decision_latency_ms : null
      const end = found ? at + number.length : text.length
      const key = `${decision.policy_id}\n${decision.risk_level}\n${decision.decision}`
      const known = shapes.get(key)
      if (known !== undefined && fits(known, result, found ? at : text.length, end)) {
        return { shape: known, latency_ms, served_at, record_id }
      }
      const shape = shape_of(result, found ? at : text.length, end)
      if (known !== undefined || shapes.size < MAX_SHAPES) shapes.set(key, shape)
      return { shape, latency_ms, served_at, record_id }
    },
    restore({ shape, latency_ms, served_at, record_id }) {
      const { before, after, ...rest } = shape
      const decision_json = latency_ms === null ? before : `${before}${latency_ms}${after}`
      const decision = JSON.parse(decision_json) as CanonicalDecision
      return { ...rest, decision, decision_json, served_at, record_id }
    },
  }
}

/** Everything of the text belongs to the shape but what lies between `at` and `end`. */
function shape_of(result: DecisionResult, at: number, end: number): Shape {
  const { decision: _decision, decision_json, served_at: _served_at, record_id: _record_id, ...rest } = result
  return { ...rest, before: decision_json.slice(0, at), after: decision_json.slice(end) }
}

function fits(shape: Shape, result: DecisionResult, at: number, end: number): boolean {
  const { decision_json: text } = result
  return (
    shape.before.length === at &&
    shape.after.length === text.length - end &&
    text.startsWith(shape.before) &&
    text.endsWith(shape.after) &&
    shape.actual_tier === result.actual_tier &&
    shape.danger === result.danger &&
    shape.l3_available === result.l3_available &&
    shape.l3_requested === result.l3_requested &&
    shape.l3_state === result.l3_state &&
    shape.l3_reason === result.l3_reason &&
    shape.l3_reason_code === result.l3_reason_code
  )
}
