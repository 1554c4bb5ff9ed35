// The end of the unwrapping: the call is emitted, and its output computed when somebody reads it.
import type { Call, Output, Run } from '#core/policy/parse/state.ts'
import { emit } from '#core/policy/parse/walk/emit.ts'
import { produce } from '#core/policy/parse/walk/producers.ts'
import { follow_copy, record_files } from '#core/policy/parse/walk/written.ts'

/** Emits the call and gives its output. */
export function conclude(run: Run, call: Call, name: string, tail?: number): Output {
  const index = emit(run, call, name, tail)
  if (index < 0) return { from: NONE, text: null, taint: NONE }
  return output_of(run, call, name, index)
}

/** The output of an emitted command, as far as somebody reads it: a pipe, a substitution, or a file that is run later. */
export function output_of(run: Run, call: Call, name: string, index: number): Output {
  const { plumbing } = call
  const writes = plumbing.redirects.length > 0 || name === 'tee'
  follow_copy(run, call, name)
  if (!writes && !call.wiring.wanted) {
    return { from: [index], text: null, taint: NONE }
  }
  const made = produce(run, call, name, plumbing.input ?? call.wiring.input)
  if (writes) record_files(run, call, name, made)
  return plumbing.diverted
    ? { from: NONE, text: '', taint: NONE }
    : { from: [index], text: made.text, taint: made.taint }
}

const NONE: readonly never[] = []
