// Judges an action behind the lines that the session's shell ran before it (prelude.ts collects them): alone and once more
// with those lines in front; the stricter verdict holds. Source: ENGINE section 11.
import { type Effect, VERDICTS } from '#core/policy/effects/kind.ts'
import { is_harmless } from '#core/policy/judge.ts'
import { ASSIGN, carries, is_quiet, lines_in, shell_command } from '#core/policy/prelude.ts'
import { is_reached } from '#core/policy/reach.ts'
import { danger_of } from '#core/policy/score.ts'
import type { Action, FileFacts, Finding, Policy, Prelude, Verdict } from '#core/policy/verdict.ts'

/**
 * Judges an action alone and, when the session left a prelude, behind its lines as well. Moves and assignments are
 * applied first, carriers only to commands they can matter to.
 */
export function judge_continued(policy: Policy, action: Action, facts: FileFacts | null): Verdict {
  const alone = policy.judge(action, facts)
  const prelude = facts?.prelude ?? null
  if (prelude === null) return alone
  const command = shell_command(action)
  const all = lines_in(prelude, action.cwd)
  if (command === null || all.length === 0) return alone
  const lines = all.filter((line) => !carries(line))
  const later: Later = { policy, action, facts, command }
  const settled = lines.length === 0 ? alone : judge_moved(later, alone, lines)
  if (lines.length === all.length) return settled
  if (is_out_of_reach(later, prelude, settled, lines)) return settled
  return judge_carried(later, settled, all)
}

/** A command that comes after the lines of a prelude. */
interface Later {
  policy: Policy
  action: Action
  facts: FileFacts | null
  /** The shell command of `action`. */
  command: string
}

/** Kinds of effects whose meaning depends on where a file or a name comes from. */
const DEPENDS =
  /^(?:proc|pkg\.install|pkg\.publish|ctr\.remove|vcs\.push|vcs\.config|db|fs\.delete|net\.send|priv|k8s|cloud|iac|fs\.archive|fs\.read)/

const WRITES = /^fs\.(?:write|copy|move|perm)$/

/** Whether a carrier can change what an effect means. An alias can do that to any program. */
function depends(effect: Effect, lines: readonly string[]): boolean {
  // A link turns a plain write into another one: `ln -s ~/.bashrc notes`, then `echo ... >> notes`.
  if (WRITES.test(effect.kind)) return lines.some((line) => line.startsWith('ln '))
  return DEPENDS.test(effect.kind) && (!is_quiet(effect) || lines.some((line) => line.startsWith('alias')))
}

/** Whether no carrier can change what this command means, so that judging it again would be wasted. */
function is_out_of_reach(
  { action: { cwd, workspace_root }, command }: Later,
  { lines, reach }: Prelude,
  settled: Verdict,
  moves: readonly string[],
): boolean {
  if (settled.verdict === 'block') return true
  if (is_own(settled)) return false
  const effects = settled.effects.filter((effect) => depends(effect, lines))
  if (effects.length === 0) return true
  const root = workspace_root !== null && cwd?.startsWith(workspace_root) ? workspace_root : ''
  const place = cwd?.slice(root.length) ?? ''
  return reach !== undefined && !is_reached(reach, command, [place, ...moves], effects)
}

/**
 * The verdict behind carriers. Only a stricter one counts, or every later step would inherit the effects of the
 * carriers.
 */
function judge_carried(later: Later, settled: Verdict, lines: readonly string[]): Verdict {
  const behind = judge_behind(later, lines)
  if (is_own(settled) && is_harmless(behind) && !is_lost(settled, later.facts))
    return {
      ...settled,
      verdict: behind.verdict,
      d1: behind.d1,
      d2: behind.d2,
      d3: behind.d3,
      findings: behind.findings,
    }
  const stricter = VERDICTS.indexOf(behind.verdict) > VERDICTS.indexOf(settled.verdict)
  if (!stricter || (behind.verdict !== 'defer' && behind.verdict !== 'block')) return settled
  if (is_about_carriers(behind, lines)) return settled
  return { ...behind, fingerprint_text: settled.fingerprint_text, rewrite: null }
}

/** Whether the session lost what an earlier line made: someone else changed it, or it had existed before. */
function is_lost({ effects }: Verdict, facts: FileFacts | null): boolean {
  const lost = facts?.lost ?? []
  if (lost.length === 0) return false
  return effects.some(
    ({ target }) => target !== null && lost.some((one) => one === target || one.endsWith(` ${target}`)),
  )
}

/** The verdict of the command, or of another in its place, when the shell ran these lines before it. */
function judge_behind({ policy, action, facts, command }: Later, lines: readonly string[], instead = command): Verdict {
  return policy.judge({ ...action, payload: { command: [...lines, instead].join('\n') } }, facts)
}

/**
 * Whether the objection is only about the carriers, which were judged when they came. Assignments are not exempt,
 * because their text runs when a later program reads it (`PAGER`).
 */
function is_about_carriers({ verdict, findings }: Verdict, lines: readonly string[]): boolean {
  const ranges: (readonly [number, number])[] = []
  let from = 0
  for (const line of lines) {
    if (carries(line)) ranges.push([from, from + line.length])
    from += line.length + 1
  }
  const deciding = findings.filter((finding) => finding.verdict === verdict && !finding.shadow)
  const inside = ({ span: [start, end] }: Finding) =>
    end > 0 && ranges.some(([first, last]) => first <= start && end <= last)
  return deciding.length > 0 && deciding.every(inside)
}

/** Rules about losing or publishing something; they do not object when the session made that thing itself. */
const OF_OWN: ReadonlySet<string> = new Set(['core.fs/rm-tree', 'core.container/remove-volumes', 'core.pkg/publish'])

function is_own({ findings }: Verdict): boolean {
  return findings.length > 0 && findings.every(({ rule_id }) => OF_OWN.has(rule_id))
}

function judge_moved(later: Later, alone: Verdict, lines: readonly string[]): Verdict {
  const behind = judge_behind(later, lines)
  if (VERDICTS.indexOf(behind.verdict) <= VERDICTS.indexOf(alone.verdict) && danger_of(behind) <= danger_of(alone)) {
    if (is_settled(later, alone, behind, lines))
      return { ...behind, fingerprint_text: alone.fingerprint_text, rewrite: null }
    return holds_behind(later, alone, lines) ? alone : { ...alone, rewrite: null }
  }
  if (is_about_lines(alone, behind)) return alone
  // A person approves the action as it was sent, so the fingerprint stays that of the action alone.
  return { ...behind, fingerprint_text: alone.fingerprint_text, rewrite: null }
}

/**
 * Whether all objections are to what the lines let others read, which were judged when they came: a person is asked about
 * a proxy once, not again for each command that goes through it. What runs other code (`PAGER`) is asked about again.
 */
function is_about_lines(alone: Verdict, behind: Verdict): boolean {
  if (alone.effects.some(({ kind }) => kind === 'env.set')) return false
  const known = new Set(alone.findings.map(({ rule_id }) => rule_id))
  const objections = behind.findings.filter(({ verdict, shadow }) => !shadow && ASKS.test(verdict))
  return objections.length > 0 && objections.every(({ rule_id }) => rule_id === INTERCEPTS || known.has(rule_id))
}

const ASKS = /^(?:defer|block)$/
/** Of assignments, and of nothing that a command does which assigns nothing. */
const INTERCEPTS = 'core.net/intercept'

/** Names that the environment sets as well: if an assignment did not last, they are not empty but something else. */
const OUTER = /^(?:HOME|PATH|PWD|OLDPWD|USER|LOGNAME|SHELL|TE?MP|TMPDIR|XDG_\w+|CI|IFS|LD_\w+|BASH_ENV|ENV)$/
/** Rules about the value of an unknown variable. */
const OF_UNKNOWN: ReadonlySet<string> = new Set(['core.fs/delete-unknown', 'core.exec/opaque'])
const NAME = /(?:^|\s)([A-Za-z_]\w*)=/g

/**
 * Whether a deletion or run of an unknown variable is harmless because an earlier line set it: harmless with that value
 * (the shell lives on) and with an empty one (every call has its own shell).
 */
function is_settled(later: Later, alone: Verdict, behind: Verdict, lines: readonly string[]): boolean {
  if (!OF_UNKNOWN.has(alone.findings[0]?.rule_id ?? '') || !is_harmless(behind) || behind.doubts.length > 0)
    return false
  const names = lines.flatMap((line) => (ASSIGN.test(line) ? Array.from(line.matchAll(NAME), ([, name]) => name) : []))
  if (names.length === 0 || names.some((name) => name === undefined || OUTER.test(name))) return false
  const empty = names.map((name) => `${name}=`)
  return is_harmless(judge_behind(later, empty))
}

/** Whether the rewrite that a verdict offers is harmless behind the prelude too. */
function holds_behind(later: Later, { rewrite }: Verdict, lines: readonly string[]): boolean {
  if (rewrite === null) return true
  const command = shell_command({ ...later.action, payload: rewrite })
  return command !== null && is_harmless(judge_behind(later, lines, command))
}
