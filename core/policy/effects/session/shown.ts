// What the output of a look proves, which no text says by itself: that nothing lies under a name, so that whatever lies there
// later came after it, and that git had nothing uncommitted, so that whatever is thrown away later was done since. Only the output of
// a command that can say nothing else is believed; `echo` and `cat` say whatever an agent likes. Source: ENGINE section 11.
import { in_turn } from '#core/compose.ts'
import type { Draft } from '#core/policy/effects/collector.ts'
import type { Effect } from '#core/policy/effects/kind.ts'
import { names_work } from '#core/policy/effects/place/narrow.ts'
import { is_below, normalise } from '#core/policy/effects/place/path.ts'
import { is_regenerable_name } from '#core/policy/effects/place/scope.ts'
import { is_unchanged, PART_CLEAN, REST_CLEAN, TREE_CLEAN } from '#core/policy/effects/session/unchanged.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** A folder and the names in it: what lies under another name came after that. */
export const LISTED = 'listed '

/** A look and where it was made. */
export interface Sight {
  command: string
  cwd: string
  home: string
  workspace: string
  effects: readonly Effect[]
}

/** What a program said. */
export interface Said {
  text: string
  errors: string
  /** It says that it failed. */
  failed: boolean
}

/** Longer commands are no looks. */
const MAX_LOOK_CHARS = 500
/** Longer outputs may have been cut by a client. */
const MAX_SAID_CHARS = 16_384
/** Names of one folder that are remembered. */
const MAX_LISTED = 150
const MAX_PROVEN = 8

const MAY_LOOK = /\bgit\s|\bls\b|\btest\s|\[\s|\bcreatedb\s|\bcreate\s+database\s/i

/** Whether the output of a command may prove something; a no is certain. */
export function may_prove(command: string): boolean {
  return command.length <= MAX_LOOK_CHARS && MAY_LOOK.test(command)
}

/** Kinds that leave everything as it is. */
const QUIET: ReadonlySet<string> = new Set(['fs.read', 'fs.list', 'vcs.read', 'env.read', 'sys.read', 'tool.read'])

/** Whether nothing is another way behind these effects. */
export function leaves_all(effects: readonly Effect[]): boolean {
  return effects.every(is_quiet)
}

function is_quiet({ kind, fields }: Effect): boolean {
  return QUIET.has(kind) || (kind === 'proc.exec' && fields.quiet === true) || (kind === 'vcs.fetch' && !fields.merges)
}

/** A look is its words and where they were said. */
export function look_key({ command, cwd }: Pick<Sight, 'command' | 'cwd'>): string {
  return `${cwd}\n${command}`
}

/** A command after which the words of looks may mean something else. */
const SHADOWS =
  /\balias\s+(?:git|ls|test|echo|cd)=|\bfunction\s+(?:git|ls|test|echo|cd)\b|(?:^|[\s;&|{])(?:git|ls|test|echo|cd)\s*\(\s*\)/
/** Such a command ran in this session. */
export const SHADOWED = 'sight shadowed'

/** Whether a command gives one of these words another meaning. */
export function shadows_looks(command: string): boolean {
  return (
    (command.includes('alias ') || command.includes('function ') || command.includes('()')) && SHADOWS.test(command)
  )
}

/** `bash -lc 'git status'`, as some clients say it. */
const WRAPPED = /^(?:\/bin\/|\/usr\/bin\/)?(?:ba|z)?sh -l?c '([^'\\]+)'$/

/** What this output proves, in the words of `FileFacts.own`. */
export function proven_by(sight: Sight, said: Said): readonly string[] {
  const { effects } = sight
  const command = WRAPPED.exec(sight.command)?.[1] ?? sight.command
  if (said.text.length > MAX_SAID_CHARS) return []
  const committed = committed_in(effects, command, said)
  if (committed.length > 0) return committed
  const moved_on = [...rebased_in(effects, command, sight.cwd, said), ...switched_in(effects, command, said)]
  if (moved_on.length > 0) return moved_on
  const created = created_in(effects, command, said)
  if (created.length > 0) return created
  if (/[`$(){}<>\\"*?!~]/.test(without_quiet_words(command))) return []
  if (said.text.includes('\u001b') || said.errors.includes('\u001b')) return []
  const parts = command
    .split(/&&|;|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [first = ''] = parts
  const moved = /^cd ([\w./@+-]+)$/.exec(first)?.[1]
  if (moved !== undefined) parts.shift()
  const cwd = moved === undefined ? sight.cwd : normalise(moved, sight.cwd, sight.home)
  const there = { ...sight, command, cwd }
  return [...clean_in(parts, there, said), ...absent_in(parts, there, said)].slice(0, MAX_PROVEN)
}

/** Git rebases nothing while something is changed, unless it is told to put that away and to bring it back. */
const REBASED = /^Successfully rebased and updated refs\/heads\/\S{1,200}\.$/m

/** Behind a rebase that came to its end nothing is changed that git keeps. */
function rebased_in(
  effects: readonly Effect[],
  command: string,
  cwd: string,
  { text, errors, failed }: Said,
): string[] {
  const at = effects.findLastIndex(({ kind, fields }) => kind === 'vcs.history' && fields.op === 'rebase')
  if (at < 0 || failed || !REBASED.test(`${text}\n${errors}`) || /autostash/i.test(text + errors + command)) return []
  if (!effects.slice(at + 1).every((effect) => is_quiet(effect) || effect.kind === 'vcs.push')) return []
  const here = effects[at]?.fields.in
  // A pipe may keep the line about it to itself.
  const words = without_messages(command)
  return here === cwd && !words.includes('|') && !SPEAKS.test(words) ? [TREE_CLEAN + cwd] : []
}

const SWITCHED = /^Switched to branch '/m
/** Git names the files that were changed before and still are. */
const COMES_ALONG = /^[MADRCTU]\t/m

/** A switch to a branch that is there, to which no change came along. */
function switched_in(effects: readonly Effect[], command: string, { text, errors, failed }: Said): string[] {
  const at = effects.findLastIndex(({ kind, fields }) => kind === 'vcs.commit' && typeof fields.switches === 'string')
  const all = `${text}\n${errors}`
  if (at < 0 || failed || !SWITCHED.test(all) || COMES_ALONG.test(all) || /conflict|autostash|error:|fatal:/i.test(all))
    return []
  if (!effects.slice(at + 1).every((effect) => is_quiet(effect) || effect.kind === 'vcs.fetch')) return []
  const words = without_messages(command)
  return words.includes('|') || />/.test(words.replaceAll('2>&1', '')) || SPEAKS.test(words)
    ? []
    : [TREE_CLEAN + String(effects[at]?.fields.switches)]
}

/** What may say anything in another's name. */
const SPEAKS = /\|\||\b(?:echo|printf|cat|log|show)\b/

const TROUBLE = /error|exist|fatal|denied|refused|fail|could not|cannot|can't|not found|unknown|warning|timeout/i

/** Databases that were made under names that no other had: a server makes no second one. */
function created_in(effects: readonly Effect[], command: string, { text, errors, failed }: Said): string[] {
  const made = effects.filter(({ fields }) => typeof fields.shows === 'string')
  if (made.length === 0 || failed || TROUBLE.test(text) || TROUBLE.test(errors)) return []
  if (/2>\s*(?:\/dev\/null|&-)|&>|\|/.test(command)) return []
  const said_so = /^CREATE DATABASE$/m.test(text)
  return made.flatMap(({ head, fields }) => (head === 'psql' && !said_so ? [] : [String(fields.shows)]))
}

/** Messages in plain quotes, and what is thrown away of the errors. */
function without_quiet_words(command: string): string {
  return command.replace(/(?:^|\s)2>(?:&1|\/dev\/null)/g, ' ').replace(/"[\w .,:;=+/-]{0,80}"/g, 'x')
}

const HEAD = String.raw`(?:\s*2>&1)?(?:\s*\|\s*(?:head(?:\s+-n?\s*\d{1,4})?|cat))?`
const STATUS = new RegExp(
  String.raw`^git((?: -C [\w./@+-]+)?)(?: --no-pager)? status((?: (?:-s|-b|-sb|-bs|-u|-uall|-unormal|--short|--branch|--porcelain(?:=v1)?|--untracked-files=(?:all|normal)))*)(?: --)?((?: [\w./@+][\w./@+-]*){0,4})${HEAD}$`,
)
/** A line by which `git status --short` names a file; its first blank may be trimmed away. */
const CHANGED = /^(?:[ MTADRCU]{1,2}|\?\?|!!) \S/m
const NO_STATUS = /^(?:fatal|error|usage|warning):/m
const ENDS = /\b(?:exit|return|exec|set|trap|kill|if|for|while|until|case)\b/

/** A folder that is made on the way to this path, and that was not there when the session looked. */
export function comes_anew({ target, scope, cert }: Draft, facts: FileFacts | null): string[] {
  if (target === null || scope !== 'workspace' || cert !== 'literal' || facts?.own === undefined) return []
  const folder = new_folder(target, facts.own)
  if (folder === null || names_work(folder)) return []
  return facts.lost?.some((one) => is_below(one, folder)) === true ? [] : [folder]
}

/** A proof about all that lies in a folder, which others change as well. */
export function is_passing_proof(one: string): boolean {
  return one.startsWith(LISTED) || is_unchanged(one)
}

/** A folder that was not there when the session looked, and in which a path lies; null when it was there, or nobody looked. */
function new_folder(path: string, own: readonly string[]): string | null {
  for (const one of own) {
    if (!one.startsWith(LISTED)) continue
    const hidden = one.startsWith(`${LISTED}all `)
    const end = one.indexOf('\n')
    const folder = one.slice(LISTED.length + (hidden ? 'all '.length : 0), end)
    if (path === folder || !is_below(path, folder)) continue
    const [name = ''] = path.slice(folder.length + 1).split('/', 1)
    if ((name.startsWith('.') && !hidden) || one.includes(`\n${name}\n`, end)) continue
    return `${folder}/${name}`
  }
  return null
}

function clean_in(parts: readonly string[], sight: Sight, { text, errors, failed }: Said): string[] {
  if (NO_STATUS.test(text) || NO_STATUS.test(errors) || failed) return []
  const first = STATUS.exec(parts[0] ?? '')
  // What ran before it may have kept it from running, unless it runs in any case.
  const last = first === null && parts.length > 1 ? last_status(parts, sight.command, text) : null
  const found = first !== null && (parts.length === 1 || leaves_all(sight.effects)) ? first : last
  if (found === null) return []
  const [, folder = '', flags = '', paths = ''] = found
  const root = folder === '' ? sight.cwd : normalise(folder.slice(4), sight.cwd, sight.home)
  const short = /-s\b|-sb|-bs|--short|--porcelain/.test(flags)
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('## '))
  const alone = parts.length === 1
  const nothing = short
    ? alone
      ? lines.length === 0
      : !CHANGED.test(text)
    : /^nothing to commit, working tree clean$/m.test(text)
  const named = paths.trim() === '' ? [] : paths.trim().split(' ')
  if (named.length > 0) return nothing ? named.map((path) => PART_CLEAN + normalise(path, root, sight.home)) : []
  if (nothing) return [TREE_CLEAN + root, REST_CLEAN + root]
  return short && alone ? untracked_in(lines, root, sight) : []
}

/** `git commit` says on which branch, and which commit it made. */
const COMMITTED = /^\[[\w./@+-]{1,200}(?: [\w./@+-]{1,100}){0,4}(?: \(root-commit\))? [0-9a-f]{7,40}\] /m

/** Behind a commit of everything nothing is changed, when it came to an end and nothing was done after it. */
function committed_in(effects: readonly Effect[], command: string, { text, errors, failed }: Said): string[] {
  const at = effects.findLastIndex(({ kind, fields }) => kind === 'vcs.commit' && fields.no_verify !== undefined)
  const last = effects[at]
  if (failed || last === undefined) return []
  if (!effects.slice(at + 1).every((effect) => is_quiet(effect) || effect.kind === 'vcs.push')) return []
  // Nobody but git may say it.
  const words = without_messages(command)
  if (SPEAKS.test(words)) return []
  const silent = text.trim() === '' && errors.trim() === '' && /\s(?:-[a-pr-z]{0,6}q|--quiet)/.test(words)
  if (!silent && !COMMITTED.test(text)) return []
  const staged_at = effects.findIndex(({ fields }) => fields.every !== undefined)
  const between = effects.slice(staged_at + 1, at)
  const staged = between.every((effect) => is_quiet(effect) || effect.fields.stages === true)
    ? effects[staged_at]?.fields.every
    : undefined
  if (typeof staged === 'string' && staged_at < at) return [TREE_CLEAN + staged, REST_CLEAN + staged]
  return typeof last.fields.all === 'string' ? [TREE_CLEAN + last.fields.all] : []
}

const MESSAGE = "$(cat <<'"

/** Without what is in quotes: messages say anything. */
function without_messages(command: string): string {
  const at = command.indexOf(MESSAGE)
  const word = command.slice(at + MESSAGE.length, command.indexOf("'", at + MESSAGE.length))
  const end = at < 0 ? -1 : command.indexOf(`\n${word}\n`, at)
  const plain = end < 0 ? command : command.slice(0, at) + command.slice(end + word.length + 2)
  return plain.replace(/'[^']*'|"[^"$`\\]*"/g, "''")
}

function last_status(parts: readonly string[], command: string, text: string): RegExpExecArray | null {
  const found = STATUS.exec(parts.at(-1) ?? '')
  if (found === null || ENDS.test(command)) return null
  const before = command.slice(0, command.lastIndexOf(parts.at(-1) ?? ''))
  if (/(?:^|[^&])&(?!&)/.test(before)) return null
  const line = before.trimEnd()
  const runs = line.endsWith(';') || before.includes('\n', line.length)
  return runs || tells_branch(found, text) ? found : null
}

/** The line about the branch comes from nothing else. */
function tells_branch([, , flags = '']: RegExpExecArray, text: string): boolean {
  return /-sb|-bs|-b\b|--branch/.test(flags) && /^## [\w./-]{1,200}(?: \[[\w ,]{1,40}\])?$/m.test(text)
}

/** Folders in which nothing is that git keeps: where there was nothing else either, they came after that. */
export const UNTRACKED = 'untracked '

function untracked_in(lines: readonly string[], root: string, { home }: Sight): string[] {
  const found: string[] = []
  for (const line of lines) {
    const path = /^\?\? ([\w./@+-]+)\/$/.exec(line)?.[1]
    if (path !== undefined) found.push(`${UNTRACKED}${root}\n${normalise(path, root, home)}`)
  }
  return found
}

const LS = in_turn(
  /^ls((?: -[1aAlhFptrSd]{1,8}| --all| --almost-all)*)((?: [\w./@+][\w./@+-]*){0,6})/,
  /(\s*2>(?:&1|\/dev\/null))?(?:\s*\|\s*head(?:\s+-n?\s*(\d{1,4}))?)?/,
  /(?: \|\| (?:true|echo ("[\w .:-]{1,60}"|[\w.:-]{1,60})))?$/,
)
const ABSENT = /^(?:\/[\w/]+\/)?ls: (?:cannot access )?['‘"]?([\w./@+-]+)['’"]?: No such file or directory$/
const TEST =
  /^(?:test -[de] ([\w./@+-]+)|\[ -[de] ([\w./@+-]+) \]) && echo ("[\w .:-]{1,60}"|[\w.:-]{1,60}) \|\| echo ("[\w .:-]{1,60}"|[\w.:-]{1,60})$/

/** Names under which nothing lies. */
function absent_in(parts: readonly string[], sight: Sight, { text, errors }: Said): string[] {
  const inside = (path: string): string[] => {
    const whole = normalise(path, sight.cwd, sight.home)
    return whole !== sight.workspace && is_below(whole, sight.workspace) ? [whole] : []
  }
  const tested = TEST.exec(sight.command)
  if (tested !== null) {
    const [, one, other, yes = '', no = ''] = tested
    return bare(yes) !== bare(no) && text.trim() === bare(no) ? inside(one ?? other ?? '') : []
  }
  const looks = parts.filter((part) => part.startsWith('ls'))
  const found = LS.exec(looks[0] ?? '')
  if (found === null || looks.length > 1 || !parts.every(says_little)) return []
  const [, flags = '', paths = '', errors_to = '', shown, instead] = found
  const named = paths.trim() === '' ? [] : paths.trim().split(' ')
  const gone = missing(named, text, errors).flatMap(inside)
  if (gone.length > 0 || parts.length > 1 || errors !== '') return gone
  const [folder = '.'] = named
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const cut = shown !== undefined && lines.length >= Number(shown)
  if (named.length > 1 || cut || flags.includes('d')) return []
  if (instead !== undefined && lines.length === 1 && lines[0] === bare(instead))
    return named.length === 1 ? inside(folder) : []
  if (/null/.test(errors_to) || instead !== undefined || /\|\| true/.test(parts[0] ?? '')) return []
  return listed(folder, lines, flags, sight)
}

const bare = (word: string): string => word.replaceAll('"', '')

/** A command beside the look that says nothing of the kind. */
function says_little(part: string): boolean {
  return part.startsWith('ls') || STATUS.test(part) || /^(?:pwd|echo [\w-]{1,40}|echo "[\w -]{1,40}")$/.test(part)
}

/** `ls` names what is not there before it lists what is. */
function missing(named: readonly string[], text: string, errors: string): string[] {
  const found: string[] = []
  for (const line of [...errors.split('\n'), ...text.split('\n')]) {
    if (line.trim() === '') continue
    const path = ABSENT.exec(line)?.[1]
    if (path === undefined || !named.includes(path)) break
    found.push(path)
  }
  return found
}

/** What lies in a folder: nothing, only what is made again, or these names. */
function listed(folder: string, lines: readonly string[], flags: string, { cwd, home, workspace }: Sight): string[] {
  const whole = normalise(folder, cwd, home)
  if (!is_below(whole, workspace)) return []
  const names = names_in(lines, flags)
  if (names === null || names.length > MAX_LISTED) return []
  const hidden = /a|A/.test(flags)
  if (hidden && whole !== workspace && names.every((name) => is_regenerable_name(name))) return [whole]
  return [`${LISTED}${hidden ? 'all ' : ''}${whole}\n${names.join('\n')}\n`]
}

const LONG = /^[bcdlps-][rwxsStT-]{9}[.+@]?\s+\d+\s+\S+\s+\S+\s+[\d.,]+[KMGTP]?\s+\S+\s+\d+\s+[\d:]+\s(.+)$/

function names_in(lines: readonly string[], flags: string): string[] | null {
  const names: string[] = []
  for (const line of lines) {
    if (/^total \S+$/.test(line)) continue
    const name = flags.includes('l') ? LONG.exec(line)?.[1] : line
    if (name === undefined || /: No such file|: Permission denied|^ls: /.test(name)) return null
    const plain = name.replace(/ -> .*$/, '').replace(/[/*@=|]$/, '')
    if (plain !== '.' && plain !== '..') names.push(plain)
  }
  return names
}
