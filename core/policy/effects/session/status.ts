// What `git status` proves: that nothing was changed, or nothing except what it lists. Source: ENGINE section 11.
import { base_of, normalise } from '#core/policy/effects/place/path.ts'
import { is_regenerable_name } from '#core/policy/effects/place/scope.ts'
import { is_cut, leaves_all, type Said, type Sight } from '#core/policy/effects/session/sight.ts'
import { but_clean, dry_clean, PART_CLEAN, REST_CLEAN, TREE_CLEAN } from '#core/policy/effects/session/unchanged.ts'

const HEAD = String.raw`(?:\s*2>&1)?(?:\s*\|\s*(?:head(?:\s+-n?\s*\d{1,4})?|cat))?`
/** The spellings of `git status` that leave nothing out. */
export const STATUS = new RegExp(
  String.raw`^git((?: -C [\w./@+-]+)?)(?: --no-pager)? status((?: (?:-s|-b|-sb|-bs|-u|-uall|-unormal|--short|--branch|--porcelain(?:=v1)?|--untracked-files=(?:all|normal)))*)(?: --)?((?: [\w./@+][\w./@+-]*){0,4})${HEAD}$`,
)
/** A file in `git status --short`; a client may have trimmed its first blank. */
const CHANGED = /^(?:[ MTADRCU]{1,2}|\?\?|!!) \S/m
const NO_STATUS = /^(?:fatal|error|usage|warning):/m
const ENDS = /\b(?:exit|return|exec|set|trap|kill|if|for|while|until|case)\b/

/** The facts (`FileFacts.own`) that a status proves. */
export function clean_in(parts: readonly string[], sight: Sight, { text, errors, failed }: Said): string[] {
  if (NO_STATUS.test(text) || NO_STATUS.test(errors) || failed) return []
  const first = STATUS.exec(parts[0] ?? '')
  // Commands before it may have kept it from running, unless it runs in any case.
  const last = first === null && parts.length > 1 ? last_status(parts, sight.command, text) : null
  const found = first !== null && (parts.length === 1 || leaves_all(sight.effects)) ? first : last
  if (found === null) return []
  const [, folder = '', flags = '', paths = ''] = found
  const root = folder === '' ? sight.cwd : normalise(folder.slice(4), sight.cwd, sight.home)
  const short = /-s\b|-sb|-bs|--short|--porcelain/.test(flags)
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('## '))
  const alone = parts.length === 1
  const nothing = short
    ? !is_cut(found[0], text) && (alone ? lines.length === 0 : !CHANGED.test(text))
    : /^nothing to commit, working tree clean$/m.test(text)
  const named = paths.trim() === '' ? [] : paths.trim().split(' ')
  if (named.length > 0) return nothing ? named.map((path) => PART_CLEAN + normalise(path, root, sight.home)) : []
  if (nothing) return [TREE_CLEAN + root, REST_CLEAN + root]
  // These paths are relative to the top of the repository, wherever that is.
  if (flags.includes('--porcelain') && root !== sight.workspace) return []
  const but = is_cut(found[0], text) ? null : changed_in(lines, short)
  // No tracked file was changed, whatever lies beside them.
  const kept = short
    ? alone && !is_cut(found[0], text) && lines.length > 0 && lines.every((line) => line.startsWith('?? '))
    : /^nothing added to commit but untracked files present/m.test(text)
  return [
    ...(kept ? [TREE_CLEAN + root] : []),
    ...(but === null ? [] : [but_clean(root, but)]),
    ...(short && alone ? untracked_in(lines, root, sight) : []),
  ]
}

const DRY_RUN = /^git((?: -C [\w./@+-]+)?) clean((?: -[nfdxX]{1,6}| --dry-run)+)$/
const WOULD = /^Would remove ([\w./@+-]+)$/

/** The fact that `git clean -ndX` listed only what is recreated. */
export function tried_in(parts: readonly string[], { cwd, home }: Sight, { text, errors, failed }: Said): string[] {
  const found = parts.length === 1 ? DRY_RUN.exec(parts[0] ?? '') : null
  if (found === null || failed || errors.trim() !== '') return []
  const [, folder = '', words = ''] = found
  const flags = words.replace('--dry-run', 'n')
  if (!flags.includes('n') || !flags.includes('d')) return []
  const root = folder === '' ? cwd : normalise(folder.slice(4), cwd, home)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const made_again = (path: string) => is_regenerable_name(base_of(path.replace(/\/$/, '')))
  if (!lines.every((line) => made_again(WOULD.exec(line)?.[1] ?? ''))) return []
  return [dry_clean(root, flags.includes('x') ? 'x' : flags.includes('X') ? 'X' : '')]
}

/** Changed paths that are remembered; with more, no fact is. */
const MAX_CHANGED = 60
/** An entry of a short status after its two letters, with the former name of a renamed file. */
const SHORT_ENTRY = /^(?:[ MTADRCU]{1,2}|\?\?) ([\w./@+-]+)(?: -> ([\w./@+-]+))?$/
const LONG_ENTRY = /^\t(?:[a-z][a-z ]{1,20}:\s{1,12})?([\w./@+-]+)(?: -> ([\w./@+-]+))?(?: \([\w ,]{1,60}\))?$/
/** The last line of a long status that lists something: without it the output was cut. */
const LONG_END =
  /^(?:no changes added to commit|nothing added to commit but untracked files present|Changes to be committed:)/m

/** All paths that a status lists as changed or untracked; null when the list may be incomplete. */
function changed_in(lines: readonly string[], short: boolean): string[] | null {
  if (!short && (!LONG_END.test(lines.join('\n')) || lines.some((line) => line.includes('not listed')))) return null
  const found: string[] = []
  for (const line of lines) {
    if (short ? !CHANGED.test(line) : !line.startsWith('\t')) continue
    const [, path, renamed] = (short ? SHORT_ENTRY : LONG_ENTRY).exec(line) ?? []
    if (path === undefined || found.length >= MAX_CHANGED) return null
    found.push(path, ...(renamed === undefined ? [] : [renamed]))
  }
  return found.length === 0 ? null : found
}

function last_status(parts: readonly string[], command: string, text: string): RegExpExecArray | null {
  const found = STATUS.exec(parts.at(-1) ?? '')
  if (found === null || ENDS.test(command)) return null
  const before = command.slice(0, command.lastIndexOf(parts.at(-1) ?? ''))
  if (/(?:^|[^&])&(?!&)/.test(before)) return null
  const line = before.trimEnd()
  const runs = line.endsWith(';') || before.includes('\n', line.length)
  return runs || tells_branch(found, text) || comes_after_speech(before, text) ? found : null
}

/** Commands that always print when they run, and nothing that looks like a status line. */
const SPEAKS_FIRST =
  /(?:^|&&\s*)git (?:branch --show-current|rev-parse --abbrev-ref HEAD|remote -v|log --oneline(?: -\d{1,3}| -n ?\d{1,3}))\s*&&\s*$/

/** `git branch --show-current && git status --short`: the first printed something, so the second ran. */
function comes_after_speech(before: string, text: string): boolean {
  return SPEAKS_FIRST.test(before) && /^[\w./@-]/.test(text)
}

/** Whether the output has the line about the branch, which nothing else prints. */
function tells_branch([, , flags = '']: RegExpExecArray, text: string): boolean {
  return /-sb|-bs|-b\b|--branch/.test(flags) && /^## [\w./-]{1,200}(?: \[[\w ,]{1,40}\])?$/m.test(text)
}

/** Fact: folders without tracked files; if nothing else was in them either, what is there now is newer. */
export const UNTRACKED = 'untracked '

function untracked_in(lines: readonly string[], root: string, { home }: Sight): string[] {
  const found: string[] = []
  for (const line of lines) {
    const path = /^\?\? ([\w./@+-]+)\/$/.exec(line)?.[1]
    if (path !== undefined) found.push(`${UNTRACKED}${root}\n${normalise(path, root, home)}`)
  }
  return found
}
