// Shells that live for a whole session: a `cd`, an assignment or a downloaded file of one call counts in the next. Such
// calls are kept as lines (the prelude); a later command is judged alone and once more behind those lines, and the
// stricter verdict holds. Source: ENGINE section 11.
import { within } from '#core/compose.ts'
import { arguments_of, command_of } from '#core/dialect/arguments.ts'
import { tool_class_of } from '#core/dialect/tool.ts'
import { type Effect, VERDICTS } from '#core/policy/effects/kind.ts'
import { is_harmless } from '#core/policy/judge.ts'
import { is_reached, reach_of } from '#core/policy/reach.ts'
import { danger_of } from '#core/policy/score.ts'
import type { Action, FileFacts, Finding, Policy, Prelude, Verdict } from '#core/policy/verdict.ts'

const MAX_LINES = 8
const MAX_LINE_CHARS = 200

/**
 * Command substitutions whose output is harmless to know only roughly: the workspace's root, a branch, a temporary
 * file.
 */
const ANSWER = `"?\\$\\((?:pwd|mktemp|git\\s+rev-parse|git\\s+branch)(?:\\s+[\\w./-]+)*\\)"?`
const VALUE = `(?:${ANSWER}|"[^"\`]*"|'[^']*'|[^\\s;|&\`()<>"']*)`
const MOVE =
  /^(?:mkdir\s+(?:-p\s+)?[\w./~-]+\s*(?:&&|;)\s*)?(?:cd|pushd|popd|chdir)(?:\s+(?:--\s+)?(?:"[^"`;|&]*"|'[^']*'|[^\s;|&`()<>"']+))?$/
const ASSIGN = new RegExp(`^(?:(?:export|declare -x|typeset -x)\\s+)?(?:[A-Za-z_]\\w*=${VALUE}(?:\\s+|$))+$`)

/** "Carriers": programs that fetch, unpack, decode, move or rename what a later command runs or deletes. */
const CARRY = within(
  '^',
  [
    /curl|wget|git\s+clone|gh\s+repo\s+clone|gh\s+release\s+download|aws\s+s3\s+cp|gsutil/,
    /gcloud\s+storage\s+cp|tar|unzip|gunzip|zcat|xz|7z|bunzip2|base64|openssl\s+enc|xxd|mv|cp|ln|install/,
    /cat(?=[^|]*>)|alias|kubectl\s+config\s+use-context|kubectx|terraform\s+workspace\s+select/,
    /gcloud\s+config\s+set|heroku\s+git:remote|docker\s+build|git\s+submodule\s+add|mkdir/,
    /docker\s+volume\s+create|docker(?:\s+|-)compose\s+(?:-\S+\s+\S+\s+)*up/,
    /git\s+remote\s+add(?=\s)(?!\s*(?:origin|upstream)\s|\s*\S+\s+(?:\w+:\/\/)?(?:\w+@)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)[/:])/,
  ],
  '(?![\\w-])[^;&`\\n]*$',
)

/** An alias: a new name for a whole line, which may hold several commands. */
const ALIAS = /^alias\s+[\w.-]{1,40}=(?:'[^'\n]*'|"[^"\n`]*")$/

function carries(line: string): boolean {
  return CARRY.test(line) || ALIAS.test(line)
}

/** Carriers that often only show something: a page on the terminal, the list of an archive. */
const MAY_SHOW = /^(?:curl|wget|tar|unzip|7z|zcat|base64)\s/

/**
 * The line to remember of an action: one that moves the shell, assigns a variable or carries files. Null for anything
 * else, and for carriers that were not simply allowed, because every later command would be asked about again for their
 * sake.
 */
export function prelude_line(action: Action, verdict: Pick<Verdict, 'verdict' | 'effects'>): string | null {
  const command = shell_command(action)?.trim()
  if (command === undefined || command.length > MAX_LINE_CHARS) return null
  if (MOVE.test(command) || ASSIGN.test(command)) return command
  const link = command.includes('ln ') ? links_among(command) : null
  if (link !== null) return link
  const set = SETS.test(command) ? assignments_before(command) : null
  if (set !== null) return set
  const behind = command.includes('&& export ') ? export_behind(command) : null
  if (behind !== null) return behind
  if ((verdict.verdict !== 'allow' && verdict.verdict !== 'audit') || !carries(command)) return null
  return MAY_SHOW.test(command) && verdict.effects.every(only_shows) ? null : command
}

const LINK = /^ln\s[^;&|`\n<>]*$/

/**
 * The links of a line, whose names stand for other places from now on: `mkdir -p build && ln -s ~/Pictures build/all`.
 */
function links_among(command: string): string | null {
  const parts = command.split(/&&|;|\n/, MAX_PARTS).map((part) => part.trim())
  if (parts.length < 2 || parts.some((part) => /^(?:cd|pushd|popd)\s/.test(part))) return null
  const links = parts.filter((part) => LINK.test(part))
  return links.length > 0 ? links.join(' && ') : null
}

/** Commands of one line that are searched for links. */
const MAX_PARTS = 16

const SETS = /^(?:(?:export|declare -x|typeset -x)\s+)?[A-Za-z_]\w*=/
const MAX_ASSIGNMENTS = 6

/** The assignments at the beginning of a line: `export OUT=/tmp/o && mkdir -p $OUT`. Null when there are none. */
function assignments_before(command: string): string | null {
  const parts = command.split(/&&|;|\n/, MAX_ASSIGNMENTS).map((part) => part.trim())
  const end = parts.findIndex((part) => !ASSIGN.test(part))
  const set = end < 0 ? parts : parts.slice(0, end)
  return set.length > 0 ? set.join('; ') : null
}

/**
 * The exports anywhere in a line, which the shell keeps: `docker compose up -d && export DATABASE_URL=...`. Null when
 * there are none.
 */
function export_behind(command: string): string | null {
  const parts = command.split(/&&|;|\n/, MAX_ASSIGNMENTS).map((part) => part.trim())
  const set = parts.filter((part) => part.startsWith('export ') && ASSIGN.test(part))
  return set.length > 0 ? set.join('; ') : null
}

const PRINTERS: ReadonlySet<string> = new Set(['zcat', 'base64'])

/**
 * Whether an effect leaves nothing behind: output went to the terminal, a local service was asked, an archive was
 * listed.
 */
function only_shows(effect: Effect): boolean {
  const { kind, fields } = effect
  if (kind === 'net.fetch') return fields.to_file === false
  if (kind === 'net.send') return fields.to_file === false && fields.host_kind === 'loopback'
  if (kind === 'fs.read')
    return PRINTERS.has(effect.head) && (effect.scope === 'workspace' || effect.scope === 'regenerable')
  return kind === 'fs.list' || is_quiet(effect)
}

/** A program that works on its input and runs nothing: `jq`, `head`. */
function is_quiet({ kind, fields }: Effect): boolean {
  return kind === 'proc.exec' && fields.known === true && fields.quiet === true
}

/**
 * The prelude with one more line. Moves before a change of the client's directory are dropped, because `cwd` contains
 * them. A carrier line that comes again replaces its earlier self, since agents poll and every line is parsed again
 * later.
 */
export function continue_prelude(before: Prelude | null, line: string, cwd: string | null): Prelude {
  const lines = lines_in(before, cwd)
  const others = carries(line) ? lines.filter((one) => one !== line) : lines
  const kept = [...others, line].slice(-MAX_LINES)
  return { cwd, lines: kept, reach: reach_of(kept.filter((one) => carries(one))) }
}

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
  const settled = lines.length === 0 ? alone : judge_moved(policy, action, alone, command, lines, facts)
  if (lines.length === all.length) return settled
  if (is_out_of_reach(prelude, action, settled, command, lines)) return settled
  return judge_carried(policy, action, settled, command, all, facts)
}

/** Kinds of effects whose meaning depends on where a file or a name comes from. */
const DEPENDS =
  /^(?:proc|pkg\.install|pkg\.publish|ctr\.remove|vcs\.push|db|fs\.delete|net\.send|priv|k8s|cloud|iac|fs\.archive|fs\.read)/

const WRITES = /^fs\.(?:write|copy|move|perm)$/

/** Whether a carrier can change what an effect means. An alias can do that to any program. */
function depends(effect: Effect, lines: readonly string[]): boolean {
  // A link turns a plain write into another one: `ln -s ~/.bashrc notes`, then `echo ... >> notes`.
  if (WRITES.test(effect.kind)) return lines.some((line) => line.startsWith('ln '))
  return DEPENDS.test(effect.kind) && (!is_quiet(effect) || lines.some((line) => line.startsWith('alias')))
}

/** Whether no carrier can change what this command means, so that judging it again would be wasted. */
function is_out_of_reach(
  { lines, reach }: Prelude,
  { cwd, workspace_root }: Action,
  settled: Verdict,
  command: string,
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
function judge_carried(
  policy: Policy,
  action: Action,
  settled: Verdict,
  command: string,
  lines: readonly string[],
  facts: FileFacts | null,
): Verdict {
  const behind = policy.judge(behind_lines(action, lines, command), facts)
  if (is_own(settled) && is_harmless(behind) && !is_lost(settled, facts))
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

function behind_lines(action: Action, lines: readonly string[], command: string): Action {
  return { ...action, payload: { command: [...lines, command].join('\n') } }
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

function judge_moved(
  policy: Policy,
  action: Action,
  alone: Verdict,
  command: string,
  lines: readonly string[],
  facts: FileFacts | null,
): Verdict {
  const behind = policy.judge(behind_lines(action, lines, command), facts)
  if (VERDICTS.indexOf(behind.verdict) <= VERDICTS.indexOf(alone.verdict) && danger_of(behind) <= danger_of(alone)) {
    if (is_settled(policy, action, alone, behind, command, lines, facts))
      return { ...behind, fingerprint_text: alone.fingerprint_text, rewrite: null }
    return holds_behind(policy, action, alone, lines, facts) ? alone : { ...alone, rewrite: null }
  }
  // A person approves the action as it was sent, so the fingerprint stays that of the action alone.
  return { ...behind, fingerprint_text: alone.fingerprint_text, rewrite: null }
}

/** Names that the environment sets as well: if an assignment did not last, they are not empty but something else. */
const OUTER = /^(?:HOME|PATH|PWD|OLDPWD|USER|LOGNAME|SHELL|TE?MP|TMPDIR|XDG_\w+|CI|IFS|LD_\w+|BASH_ENV|ENV)$/
/** Rules about the value of an unknown variable. */
const OF_UNKNOWN: ReadonlySet<string> = new Set(['core.fs/delete-unknown', 'core.exec/opaque'])
const NAME = /(?:^|\s)([A-Za-z_]\w*)=/g

/**
 * Whether a deletion or run of an unknown variable is harmless because an earlier line set it: harmless with that value
 * (the shell lives on) and with an empty one (every call has its own shell).
 */
function is_settled(
  policy: Policy,
  action: Action,
  alone: Verdict,
  behind: Verdict,
  command: string,
  lines: readonly string[],
  facts: FileFacts | null,
): boolean {
  if (!OF_UNKNOWN.has(alone.findings[0]?.rule_id ?? '') || !is_harmless(behind) || behind.doubts.length > 0)
    return false
  const names = lines.flatMap((line) => (ASSIGN.test(line) ? Array.from(line.matchAll(NAME), ([, name]) => name) : []))
  if (names.length === 0 || names.some((name) => name === undefined || OUTER.test(name))) return false
  const empty = names.map((name) => `${name}=`)
  return is_harmless(policy.judge(behind_lines(action, empty, command), facts))
}

/** Whether the rewrite that a verdict offers is harmless behind the prelude too. */
function holds_behind(
  policy: Policy,
  action: Action,
  { rewrite }: Verdict,
  lines: readonly string[],
  facts: FileFacts | null,
): boolean {
  if (rewrite === null) return true
  const command = shell_command({ ...action, payload: rewrite })
  return command !== null && is_harmless(policy.judge(behind_lines(action, lines, command), facts))
}

function lines_in(prelude: Prelude | null, cwd: string | null): readonly string[] {
  if (prelude === null) return []
  return prelude.cwd === cwd ? prelude.lines : prelude.lines.filter((line) => !MOVE.test(line))
}

/** The command of a shell call; null for other tools. */
export function shell_command(action: Action): string | null {
  if (tool_class_of(action.tool_name) !== 'shell') return null
  return command_of(action.payload, arguments_of(action.payload))
}
