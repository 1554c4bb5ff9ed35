// Entry of the two Windows dialects: they share the scope and the emission of the POSIX walk, but read text in their own way.
import { admits, MAX_NESTED_SCRIPTS, spend_text } from '#core/policy/parse/budget.ts'
import { descend, type Output, type Run, type Scope, UNKNOWN_OUTPUT, type Wiring } from '#core/policy/parse/state.ts'
import { origin_of } from '#core/policy/parse/text/origin.ts'
import { walk_cmd } from '#core/policy/parse/windows/cmd.ts'
import { walk_powershell } from '#core/policy/parse/windows/powershell.ts'

/** Walks PowerShell or cmd text that stands in `span` of the source. */
export function analyze_windows(
  run: Run,
  dialect: 'powershell' | 'cmd',
  text: string,
  scope: Scope,
  span: readonly [number, number],
  wiring: Wiring,
): Output {
  const inner = descend(run, scope)
  if (inner === null) return UNKNOWN_OUTPUT
  if (scope.scripts >= MAX_NESTED_SCRIPTS || !spend_text(run.budget, text.length) || !admits(text)) {
    run.budget.exhausted = true
    return UNKNOWN_OUTPUT
  }
  inner.scripts += 1
  inner.origin = origin_of(run, text, span)
  return dialect === 'cmd' ? walk_cmd(run, text, inner, wiring) : walk_powershell(run, text, inner, wiring)
}
