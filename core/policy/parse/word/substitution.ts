// Command and process substitution: the inside is walked in a subshell, one level deeper, and paid for by its length.
import { MAX_SUBSTITUTION_DEPTH, spend_text } from '#core/policy/parse/budget.ts'
import type { ShellScript } from '#core/policy/parse/shell.ts'
import {
  descend,
  fork_shell,
  type Input,
  LOOSE,
  type Output,
  type Run,
  type Scope,
  UNKNOWN_OUTPUT,
} from '#core/policy/parse/state.ts'
import {
  BACKSLASH,
  BACKTICK,
  CLOSING_BRACE,
  DOLLAR,
  DOUBLE_QUOTE,
  OPENING_BRACE,
  SINGLE_QUOTE,
} from '#core/policy/parse/text/ascii.ts'
import { locate } from '#core/policy/parse/text/origin.ts'

/**
 * True when the `${` of a text are nested shallowly enough: the parser reads the inside of each again. After a quote a `}` may be
 * text, so it closes nothing until the outermost level is reached; the estimate errs upwards only.
 */
export function admits_braces(run: Run, text: string): boolean {
  let at = text.indexOf('${')
  if (at === -1) return true
  let level = 0
  let deepest = 0
  let clean = true
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === DOLLAR && text.charCodeAt(at + 1) === OPENING_BRACE) {
      if (level === 0) clean = true
      level += 1
      if (level > deepest) deepest = level
    } else if (code === CLOSING_BRACE) {
      if (clean && level > 0) level -= 1
    } else if (code === SINGLE_QUOTE || code === DOUBLE_QUOTE || code === BACKSLASH || code === BACKTICK) {
      clean = level === 0
    }
  }
  return (
    deepest < 2 || (deepest <= MAX_SUBSTITUTION_DEPTH && spend_text(run.budget, text.length * deepest)) || exhaust(run)
  )
}

function exhaust(run: Run): false {
  run.budget.exhausted = true
  return false
}

interface Place {
  pos: number
  end: number
}

/** Walks `$(...)` or backticks; what they print, as far as it is known. */
export function substitute(
  run: Run,
  scope: Scope,
  script: ShellScript | undefined,
  chars: number,
  place: Place,
  copied: boolean,
): Output {
  if (script === undefined) return UNKNOWN_OUTPUT
  const inner = enter_substitution(run, scope, script, chars, place, copied)
  if (inner === null) return UNKNOWN_OUTPUT
  return run.steps.walk(run, script, inner, { ...LOOSE, wanted: true })
}

/** What the command in front will write: it has not run yet when the inside of `>(...)` is looked at. */
const ARRIVES: Input = {
  sources: [{ kind: 'text', text: '\u0000', cert: 'dynamic' }],
  from: [],
  via: 'process-substitution',
  text: null,
  taint: [],
}

/** Walks `<(...)` or `>(...)`. For `>` the output names the command inside that reads. */
export function substitute_process(
  run: Run,
  scope: Scope,
  script: ShellScript | undefined,
  chars: number,
  operator: '<' | '>',
  place: Place,
): Output {
  if (script === undefined) return UNKNOWN_OUTPUT
  const inner = enter_substitution(run, scope, script, chars, place, false)
  if (inner === null) return UNKNOWN_OUTPUT
  const before = run.commands.length
  const wiring = operator === '<' ? { ...LOOSE, wanted: true } : { ...LOOSE, input: ARRIVES }
  const output = run.steps.walk(run, script, inner, wiring)
  if (operator === '<') return output
  // The commands inside `>(...)` read what this command writes; the first of them is the reader.
  return { from: run.commands.length > before ? [before] : [], text: null, taint: [] }
}

function enter_substitution(
  run: Run,
  scope: Scope,
  script: ShellScript,
  chars: number,
  place: Place,
  copied: boolean,
): Scope | null {
  if (scope.substitutions >= MAX_SUBSTITUTION_DEPTH || !spend_text(run.budget, chars)) {
    run.budget.exhausted = true
    return null
  }
  const inner = descend(run, scope)
  if (inner === null) return null
  inner.substitutions += 1
  inner.shell = fork_shell(scope.shell)
  if (copied && script.source !== undefined) {
    inner.origin = { base: 0, limit: 0, fixed: locate(scope.origin, place.pos, place.end) }
  }
  return inner
}
