// Shells that live for a whole session: a `cd` or an assignment in one call counts in the next. Such calls are kept as text, and a
// later command is judged a second time behind them; the stricter of the two answers holds. Source: ENGINE section 11.
import { arguments_of, command_of, tool_class_of } from '#core/dialect/tool.ts'
import { VERDICTS } from '#core/policy/effects/kind.ts'
import { is_harmless } from '#core/policy/judge.ts'
import type { Action, FileFacts, Policy, Prelude, Verdict } from '#core/policy/verdict.ts'

const MAX_LINES = 8
const MAX_LINE_CHARS = 200

const VALUE = `(?:"[^"\`]*"|'[^']*'|[^\\s;|&\`()<>"']*)`
const MOVE = /^(?:cd|pushd|popd|chdir)(?:\s+(?:--\s+)?(?:"[^"`;|&]*"|'[^']*'|[^\s;|&`()<>"']+))?$/
const ASSIGN = new RegExp(`^(?:(?:export|declare -x|typeset -x)\\s+)?(?:[A-Za-z_]\\w*=${VALUE}\\s*)+$`)

/** The action as a line that later commands follow; null for anything that does more than move or assign. */
export function prelude_line(action: Action): string | null {
  const command = shell_command(action)?.trim()
  if (command === undefined || command.length > MAX_LINE_CHARS) return null
  return MOVE.test(command) || ASSIGN.test(command) ? command : null
}

/** The prelude with one more line. When the client says where it is by now, earlier moves are part of that. */
export function continue_prelude(before: Prelude | null, line: string, cwd: string | null): Prelude {
  return { cwd, lines: [...lines_in(before, cwd), line].slice(-MAX_LINES) }
}

/** Judges an action alone and, when the session's shell was moved or given variables, behind those lines too. */
export function judge_continued(policy: Policy, action: Action, facts: FileFacts | null): Verdict {
  const alone = policy.judge(action, facts)
  const prelude = facts?.prelude ?? null
  if (prelude === null) return alone
  const command = shell_command(action)
  const lines = lines_in(prelude, action.cwd)
  if (command === null || lines.length === 0) return alone
  const behind = policy.judge({ ...action, payload: { command: [...lines, command].join('\n') } }, facts)
  if (VERDICTS.indexOf(behind.verdict) <= VERDICTS.indexOf(alone.verdict) && danger(behind) <= danger(alone)) {
    return holds_behind(policy, action, alone, lines, facts) ? alone : { ...alone, rewrite: null }
  }
  // What a person approves is the action as it was asked for.
  return { ...behind, fingerprint_text: alone.fingerprint_text, rewrite: null }
}

/** Whether the rewrite that a verdict offers is harmless in the session's shell too. */
function holds_behind(
  policy: Policy,
  action: Action,
  { rewrite }: Verdict,
  lines: readonly string[],
  facts: FileFacts | null,
): boolean {
  if (rewrite === null) return true
  const command = shell_command({ ...action, payload: rewrite })
  return (
    command !== null &&
    is_harmless(policy.judge({ ...action, payload: { command: [...lines, command].join('\n') } }, facts))
  )
}

function lines_in(prelude: Prelude | null, cwd: string | null): readonly string[] {
  if (prelude === null) return []
  return prelude.cwd === cwd ? prelude.lines : prelude.lines.filter((line) => !MOVE.test(line))
}

function danger({ d1, d2, d3 }: Verdict): number {
  return Math.max(d1, d2, d3)
}

function shell_command(action: Action): string | null {
  if (tool_class_of(action.tool_name) !== 'shell') return null
  return command_of(action.payload, arguments_of(action.payload))
}
