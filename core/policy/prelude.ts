// The lines of a session that later commands depend on: some shells live for a whole session, so a `cd` or an assignment
// of one call counts in the next, and files that one call brings are there in the next. Such calls are kept as lines, the
// prelude; continued.ts judges later commands behind them. Source: ENGINE section 11.
import { within } from '#core/compose.ts'
import { arguments_of, command_of } from '#core/dialect/arguments.ts'
import { tool_class_of } from '#core/dialect/tool.ts'
import type { Effect } from '#core/policy/effects/kind.ts'
import { reach_of } from '#core/policy/reach.ts'
import type { Action, Prelude, Verdict } from '#core/policy/verdict.ts'

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
const WORD = `(?:"[^"\`$]*"|'[^']*'|[^\\s;|&\`()<>"'$]+)`
/** The words of a list: `args=(git log)`, `args+=(--oneline)`. */
const WORDS = `\\((?:${WORD}(?: ${WORD})*)?\\)`
/** A line that only assigns variables. */
export const ASSIGN = new RegExp(
  `^(?:(?:export|declare -x|typeset -x)\\s+)?(?:[A-Za-z_]\\w*(?:=${VALUE}|\\+?=${WORDS})(?:\\s+|$))+$`,
)

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

/** Whether a line carries files, or gives a command another name. */
export function carries(line: string): boolean {
  return CARRY.test(line) || ALIAS.test(line)
}

/** Carriers that choose where later commands work. */
const CHOOSES = /^(?:alias|kubectl\s+config|kubectx|terraform\s+workspace|gcloud\s+config|heroku\s+git:remote)\b/
const ASSIGNED = /(?:^|\s)([A-Za-z_]\w{0,63})\+?=/g

/** Names of variables that a line of the prelude sets; an empty name when it moves the shell, or what later commands work on. */
export function names_turned(line: string): string[] {
  if (MOVE.test(line) || CHOOSES.test(line)) return ['']
  return ASSIGN.test(line) ? Array.from(line.matchAll(ASSIGNED), ([, name = '']) => name) : []
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
export function is_quiet({ kind, fields }: Effect): boolean {
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

/** The lines that still hold: moves count only while the client stays in the directory it named then. */
export function lines_in(prelude: Prelude | null, cwd: string | null): readonly string[] {
  if (prelude === null) return []
  return prelude.cwd === cwd ? prelude.lines : prelude.lines.filter((line) => !MOVE.test(line))
}

/** The command of a shell call; null for other tools. */
export function shell_command(action: Action): string | null {
  if (tool_class_of(action.tool_name) !== 'shell') return null
  return command_of(action.payload, arguments_of(action.payload))
}
