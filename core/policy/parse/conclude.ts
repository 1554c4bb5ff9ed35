// The end of the unwrapping: the call is emitted, and its output computed when somebody reads it.
import { emit } from '#core/policy/parse/emit.ts'
import { produce } from '#core/policy/parse/producers.ts'
import type { Call, Output, Run } from '#core/policy/parse/state.ts'

/** Emits the call and gives its output. */
export function conclude(run: Run, call: Call, name: string, tail?: number): Output {
  const index = emit(run, call, name, tail)
  if (index < 0 || !call.wiring.wanted) return { from: index < 0 ? NONE : [index], text: null, taint: NONE }
  if (call.plumbing.diverted) return { from: NONE, text: '', taint: NONE }
  const input = call.plumbing.input ?? call.wiring.input
  const made = produce(run, call, name, input)
  return { from: [index], text: made.text, taint: made.taint }
}

const NONE: readonly never[] = []
