// Shells that live for a whole session: a `cd` or an assignment in one call counts in the next. Such calls are kept as text, and a
// later command is judged a second time behind them; the stricter of the two answers holds. Source: ENGINE section 11.
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

/** Words whose output is a name that is known well enough: the top of the workspace, a branch. */
const ANSWER = `"?\\$\\((?:pwd|mktemp|git\\s+rev-parse|git\\s+branch)(?:\\s+[\\w./-]+)*\\)"?`
const VALUE = `(?:${ANSWER}|"[^"\`]*"|'[^']*'|[^\\s;|&\`()<>"']*)`
const MOVE =
  /^(?:mkdir\s+(?:-p\s+)?[\w./~-]+\s*(?:&&|;)\s*)?(?:cd|pushd|popd|chdir)(?:\s+(?:--\s+)?(?:"[^"`;|&]*"|'[^']*'|[^\s;|&`()<>"']+))?$/
const ASSIGN = new RegExp(`^(?:(?:export|declare -x|typeset -x)\\s+)?(?:[A-Za-z_]\\w*=${VALUE}(?:\\s+|$))+$`)

/** Programs that bring, unpack, decode, move or rename what a later command runs or deletes. */
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

/** A name for a whole line, which may hold several commands. */
const ALIAS = /^alias\s+[\w.-]{1,40}=(?:'[^'\n]*'|"[^"\n`]*")$/

function carries(line: string): boolean {
  return CARRY.test(line) || ALIAS.test(line)
}

/** Of those, the ones that as often only show something: a page on the terminal, the list of an archive. */
const MAY_SHOW = /^(?:curl|wget|tar|unzip|7z|zcat|base64)\s/

/**
 * The action as a line that later commands follow: it moves the shell, assigns, or carries files about. Null for anything else, and
 * for what was not simply allowed, because a later command would be asked about again for its sake.
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

/** `mkdir -p build && ln -s ~/Pictures build/all`: the links, whose names stand for something else from now on. */
function links_among(command: string): string | null {
  const parts = command.split(/&&|;|\n/, MAX_PARTS).map((part) => part.trim())
  if (parts.length < 2 || parts.some((part) => /^(?:cd|pushd|popd)\s/.test(part))) return null
  const links = parts.filter((part) => LINK.test(part))
  return links.length > 0 ? links.join(' && ') : null
}

/** Commands of one line among which links are looked for. */
const MAX_PARTS = 16

const SETS = /^(?:(?:export|declare -x|typeset -x)\s+)?[A-Za-z_]\w*=/
const MAX_ASSIGNMENTS = 6

/** `export OUT=/tmp/o && mkdir -p $OUT`: what a line assigns before it does something; null when that is nothing. */
function assignments_before(command: string): string | null {
  const parts = command.split(/&&|;|\n/, MAX_ASSIGNMENTS).map((part) => part.trim())
  const end = parts.findIndex((part) => !ASSIGN.test(part))
  const set = end < 0 ? parts : parts.slice(0, end)
  return set.length > 0 ? set.join('; ') : null
}

/** `docker compose up -d && export DATABASE_URL=...`: what the shell has from then on. */
function export_behind(command: string): string | null {
  const parts = command.split(/&&|;|\n/, MAX_ASSIGNMENTS).map((part) => part.trim())
  const set = parts.filter((part) => part.startsWith('export ') && ASSIGN.test(part))
  return set.length > 0 ? set.join('; ') : null
}

const PRINTERS: ReadonlySet<string> = new Set(['zcat', 'base64'])

/** Nothing stays behind: what was fetched or read went to the terminal, a service on this machine was asked, an archive listed. */
function only_shows(effect: Effect): boolean {
  const { kind, fields } = effect
  if (kind === 'net.fetch') return fields.to_file === false
  if (kind === 'net.send') return fields.to_file === false && fields.host_kind === 'loopback'
  if (kind === 'fs.read')
    return PRINTERS.has(effect.head) && (effect.scope === 'workspace' || effect.scope === 'regenerable')
  return kind === 'fs.list' || is_quiet(effect)
}

/** A program that works on what it is given and runs nothing: `jq`, `head`. */
function is_quiet({ kind, fields }: Effect): boolean {
  return kind === 'proc.exec' && fields.known === true && fields.quiet === true
}

/**
 * The prelude with one more line. When the client says where it is by now, earlier moves are part of that. What carries the same
 * files about once more takes the place of its earlier self: agents poll, and every line is read again before later commands.
 */
export function continue_prelude(before: Prelude | null, line: string, cwd: string | null): Prelude {
  const lines = lines_in(before, cwd)
  const others = carries(line) ? lines.filter((one) => one !== line) : lines
  const kept = [...others, line].slice(-MAX_LINES)
  return { cwd, lines: kept, reach: reach_of(kept.filter((one) => carries(one))) }
}

/** Judges an action alone and, when the session's shell was moved or given variables, behind those lines too. */
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

/** Kinds whose meaning depends on where a file or a name comes from. */
const DEPENDS =
  /^(?:proc|pkg\.install|pkg\.publish|ctr\.remove|vcs\.push|db|fs\.delete|net\.send|priv|k8s|cloud|iac|fs\.archive|fs\.read)/

const WRITES = /^fs\.(?:write|copy|move|perm)$/

/** Whether what was carried about can make an effect another one. A name that stands for something else does that to any program. */
function depends(effect: Effect, lines: readonly string[]): boolean {
  // `ln -s ~/.bashrc notes`, and then `echo ... >> notes`.
  if (WRITES.test(effect.kind)) return lines.some((line) => line.startsWith('ln '))
  return DEPENDS.test(effect.kind) && (!is_quiet(effect) || lines.some((line) => line.startsWith('alias')))
}

/** Whether nothing that was carried about can make this command another one. */
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

/** Behind what carried files about: only a stricter verdict counts, or every later step would repeat the effects of the carriers. */
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

/** What an earlier line made was taken over since, or had been there before. */
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
 * Whether what is objected to is only what carried files about: that was judged when it came, where it was called, and here one line
 * moves the next. An assignment is another matter, because its text runs when a later program looks at it (`PAGER`).
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

/** Rules that object to what is lost or shared, and not when the session itself made it. */
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
  // What a person approves is the action as it was asked for.
  return { ...behind, fingerprint_text: alone.fingerprint_text, rewrite: null }
}

/** Names that the world around the shell gives a value to, so that an assignment which did not last leaves another one. */
const OUTER = /^(?:HOME|PATH|PWD|OLDPWD|USER|LOGNAME|SHELL|TE?MP|TMPDIR|XDG_\w+|CI|IFS|LD_\w+|BASH_ENV|ENV)$/
/** Rules about what a variable stands for. */
const OF_UNKNOWN: ReadonlySet<string> = new Set(['core.fs/delete-unknown', 'core.exec/opaque'])
const NAME = /(?:^|\s)([A-Za-z_]\w*)=/g

/**
 * A deletion or a run of something only known when the command runs, where the shell was told before what that is: whether the shell lives on
 * or every call has one of its own, in which the name is empty, nothing is lost.
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
  return command !== null && is_harmless(policy.judge(behind_lines(action, lines, command), facts))
}

function lines_in(prelude: Prelude | null, cwd: string | null): readonly string[] {
  if (prelude === null) return []
  return prelude.cwd === cwd ? prelude.lines : prelude.lines.filter((line) => !MOVE.test(line))
}

/** The command a shell call runs; null for other tools. */
export function shell_command(action: Action): string | null {
  if (tool_class_of(action.tool_name) !== 'shell') return null
  return command_of(action.payload, arguments_of(action.payload))
}
