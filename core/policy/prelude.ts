// Shells that live for a whole session: a `cd` or an assignment in one call counts in the next. Such calls are kept as text, and a
// later command is judged a second time behind them; the stricter of the two answers holds. Source: ENGINE section 11.
import { arguments_of, command_of, tool_class_of } from '#core/dialect/tool.ts'
import { VERDICTS, type VerdictWord } from '#core/policy/effects/kind.ts'
import { is_harmless } from '#core/policy/judge.ts'
import type { Action, FileFacts, Policy, Prelude, Verdict } from '#core/policy/verdict.ts'

const MAX_LINES = 8
const MAX_LINE_CHARS = 200

const VALUE = `(?:"[^"\`]*"|'[^']*'|[^\\s;|&\`()<>"']*)`
const MOVE = /^(?:cd|pushd|popd|chdir)(?:\s+(?:--\s+)?(?:"[^"`;|&]*"|'[^']*'|[^\s;|&`()<>"']+))?$/
const ASSIGN = new RegExp(`^(?:(?:export|declare -x|typeset -x)\\s+)?(?:[A-Za-z_]\\w*=${VALUE}\\s*)+$`)

/** Programs that bring, unpack, decode, move or rename what a later command runs or deletes. */
const CARRY =
  /^(?:curl|wget|git\s+clone|gh\s+repo\s+clone|tar|unzip|gunzip|zcat|xz|7z|bunzip2|base64|openssl\s+enc|xxd|mv|cp|ln|install|alias|kubectl\s+config\s+use-context|kubectx|terraform\s+workspace\s+select|gcloud\s+config\s+set|heroku\s+git:remote)\s[^;&`\n]*$/

/** These write to the terminal unless the line names a file: nothing is left behind for later commands. */
const PRINTS = /^(?:curl|zcat|base64)\s/
const INTO_FILE = />|\s-[a-zA-Z]*[oO]|\s--(?:output|remote-name)|\|\s*tee\b/

/**
 * The action as a line that later commands follow: it moves the shell, assigns, or carries files about. Null for anything else, and
 * for what was not simply allowed, because a later command would be asked about again for its sake.
 */
export function prelude_line(action: Action, verdict: VerdictWord): string | null {
  const command = shell_command(action)?.trim()
  if (command === undefined || command.length > MAX_LINE_CHARS) return null
  if (MOVE.test(command) || ASSIGN.test(command)) return command
  return (verdict === 'allow' || verdict === 'audit') && carries(command) ? command : null
}

function carries(command: string): boolean {
  return CARRY.test(command) && (!PRINTS.test(command) || INTO_FILE.test(command))
}

/**
 * The prelude with one more line. When the client says where it is by now, earlier moves are part of that. What carries the same
 * files about once more takes the place of its earlier self: agents poll, and every line is read again before later commands.
 */
export function continue_prelude(before: Prelude | null, line: string, cwd: string | null): Prelude {
  const lines = lines_in(before, cwd)
  const others = CARRY.test(line) ? lines.filter((one) => one !== line) : lines
  return { cwd, lines: [...others, line].slice(-MAX_LINES) }
}

/** Judges an action alone and, when the session's shell was moved or given variables, behind those lines too. */
export function judge_continued(policy: Policy, action: Action, facts: FileFacts | null): Verdict {
  const alone = policy.judge(action, facts)
  const prelude = facts?.prelude ?? null
  if (prelude === null) return alone
  const command = shell_command(action)
  const all = lines_in(prelude, action.cwd)
  if (command === null || all.length === 0) return alone
  const lines = all.filter((line) => !CARRY.test(line))
  const settled = lines.length === 0 ? alone : judge_moved(policy, action, alone, command, lines, facts)
  return lines.length === all.length ? settled : judge_carried(policy, action, settled, command, all, facts)
}

/** Kinds whose meaning depends on where a file or a name comes from. */
const DEPENDS = /^(?:proc|db|fs\.delete|net\.send|priv|k8s|cloud|iac|fs\.archive|fs\.read)/

/** Behind what carried files about: only a stricter verdict counts, or every later step would repeat the effects of the carriers. */
function judge_carried(
  policy: Policy,
  action: Action,
  settled: Verdict,
  command: string,
  lines: readonly string[],
  facts: FileFacts | null,
): Verdict {
  if (settled.verdict === 'block' || !settled.effects.some(({ kind }) => DEPENDS.test(kind))) return settled
  const behind = policy.judge({ ...action, payload: { command: [...lines, command].join('\n') } }, facts)
  const stricter = VERDICTS.indexOf(behind.verdict) > VERDICTS.indexOf(settled.verdict)
  if (!stricter || (behind.verdict !== 'defer' && behind.verdict !== 'block')) return settled
  return { ...behind, fingerprint_text: settled.fingerprint_text, rewrite: null }
}

function judge_moved(
  policy: Policy,
  action: Action,
  alone: Verdict,
  command: string,
  lines: readonly string[],
  facts: FileFacts | null,
): Verdict {
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
