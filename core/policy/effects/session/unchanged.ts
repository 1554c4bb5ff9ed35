// What git had nothing to lose of, by its own word (shown.ts), and what makes that an old story: somebody's work comes in from elsewhere, or
// what git leaves alone becomes what it throws away. Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import { names_data, names_personal, names_work } from '#core/policy/effects/place/narrow.ts'
import { base_of, is_below, normalise } from '#core/policy/effects/place/path.ts'
import { CHANGES } from '#core/policy/effects/session/saved.ts'

const UNCHANGED = 'clean '
/** Nothing that git keeps was changed in this folder. */
export const TREE_CLEAN = 'clean tree '
/** Nothing but what it ignores lay beside that. */
export const REST_CLEAN = 'clean rest '
/** Both, of what lies below a path. */
export const PART_CLEAN = 'clean part '

/** Nothing but the paths named behind it, one a line. */
const BUT_CLEAN = 'clean but_ '

/** Nothing was changed in this folder, and nothing lay beside that, but these paths and what git ignores. */
export function but_clean(root: string, changed: readonly string[]): string {
  return `${BUT_CLEAN}${root}\n${changed.map((path) => normalise(path, root, '')).join('\n')}\n`
}

/** Whether git named neither this path, nor something in it, nor what it lies in, when it named all that was changed below its folder. */
export function was_left_out(path: string, root: string, own: readonly string[]): boolean {
  if (path === root || !is_below(path, root)) return false
  return own.some((one) => {
    if (!one.startsWith(`${BUT_CLEAN}${root}\n`)) return false
    const changed = one.slice(BUT_CLEAN.length + root.length + 1, -1).split('\n')
    return !changed.some((other) => is_below(other, path) || is_below(path, other))
  })
}

/** What a dry run of `git clean` named, all of which is made again by those who made it; the options it was given stand behind. */
const DRY_CLEAN = 'clean dry_ '

/** The word for such a dry run. */
export function dry_clean(root: string, ignored: '' | 'x' | 'X'): string {
  return `${DRY_CLEAN}${root}\n${ignored}`
}

/** Whether a dry run of the same named all that goes here. */
function was_tried(root: string, { ignored, only }: Draft['fields'], own: readonly string[]): boolean {
  const enough = ignored !== true ? ['', 'x'] : only === true ? ['x', 'X'] : ['x']
  return own.some((one) => enough.some((mode) => one === `${DRY_CLEAN}${root}\n${mode}`))
}

/** The folder that such a word is about. */
const place_of = (one: string): string => one.slice(TREE_CLEAN.length).split('\n', 1)[0] ?? ''

/** Whether a word of `FileFacts.own` is one of these. */
export const is_unchanged = (one: string): boolean => one.startsWith(UNCHANGED)

/** Whether all that is thrown away here was changed after git had said that nothing was. */
export function was_unchanged({ fields }: Pick<Draft, 'fields'>, own: readonly string[]): boolean {
  const { what, in: place, paths, ignored } = fields
  if (typeof place !== 'string') return false
  if (what === 'untracked' && was_tried(place, fields, own)) return true
  if (ignored === true) return false
  if (what === 'worktree' && own.includes(TREE_CLEAN + place)) return true
  if (what === 'untracked' && own.includes(REST_CLEAN + place)) return true
  if ((what !== 'worktree' && what !== 'untracked') || !Array.isArray(paths) || paths.length === 0) return false
  return paths.every((path) => is_in_part(String(path), place, what === 'worktree', own))
}

function is_in_part(path: string, place: string, kept: boolean, own: readonly string[]): boolean {
  if (!/^[\w./@+-]+$/.test(path)) return false
  const whole = normalise(path, place, '')
  if (kept && was_left_out(whole, place, own)) return true
  return own.some((one) => one.startsWith(PART_CLEAN) && is_below(whole, one.slice(PART_CLEAN.length)))
}

/** Below a folder of sources, of its tests or its documents, in the project or in one of its packages. */
const AMONG_SOURCES =
  /^(?:(?:packages|apps|services|modules|crates|libs)\/[\w.@-]{1,80}\/)?(?:src|lib|app|internal|pkg|cmd|tests?|specs?|docs?)\/[\w./@+-]+$/

/** Git has all that lies there but what it ignores, which nobody keeps among sources or under a name of what programs make. */
export function is_kept_by_git(target: string, own: readonly string[]): boolean {
  return own.some((one) => {
    const whole = one.startsWith(TREE_CLEAN)
    if (!whole && !one.startsWith(BUT_CLEAN)) return false
    const root = place_of(one)
    if (!is_below(target, root)) return false
    if (whole ? !own.includes(REST_CLEAN + root) : !was_left_out(target, root, [one])) return false
    const inside = target.slice(root.length + 1)
    return (
      !names_work(target) && (AMONG_SOURCES.test(inside) || (!NAMES_IGNORES.test(one) && is_kept_or_made(inside, own)))
    )
  })
}

/**
 * A folder of any other name: git has it as it is, it came since, or git ignores it, as it does what programs make. Hidden folders,
 * data and what people keep for themselves are ignored, too, and nobody makes them again.
 */
function is_kept_or_made(inside: string, own: readonly string[]): boolean {
  if (own.includes(HIDES)) return false
  return inside !== '' && !/(?:^|\/)\./.test(inside) && !names_data(inside) && !names_personal(inside)
}

/**
 * `mkdir -p try-it/a` where nothing but what git ignores lay beside what it keeps: the folder is new, or git has all of it. Data is
 * what projects let git ignore.
 */
export function is_new_or_kept(target: string, own: readonly string[]): boolean {
  return own.some((one) => {
    if (!one.startsWith(REST_CLEAN)) return false
    const root = one.slice(REST_CLEAN.length)
    return target !== root && is_below(target, root) && own.includes(TREE_CLEAN + root) && !is_doubtful(target, root)
  })
}

function is_doubtful(target: string, root: string): boolean {
  const inside = target.slice(root.length + 1)
  return inside.startsWith('.') || names_data(inside) || names_work(target)
}

/** Programs that leave a file unpacked, and not packed any more. */
const IN_PLACE = /^(?:gunzip|bunzip2|unxz|unlzma|unlz4|uncompress|gzip|bzip2|xz|lzma|zstd|unzstd|compress)$/
/** Paths among which the files may be that say what git leaves alone. */
const WIDE = /(?:^|\/)(?:\.gitignore|\.{1,2}|\*)$|^:/

/** Which files git leaves alone. */
const IGNORES = /(?:^|\/)(?:\.gitignore|info\/exclude|sparse-checkout)$/

/** Among the paths of a status that were changed. */
const NAMES_IGNORES = /\/\.gitignore\n/

/** The session changed what git leaves alone: that it names nothing proves less. */
export const HIDES = 'ignores changed'

/** Whether git leaves other files alone behind this. */
export function hides({ kind, target, fields }: Draft): boolean {
  if (kind === 'vcs.config') return /exclude|ignore/i.test(`${target} ${String(fields.key)}`)
  if (target === null || !(CHANGES.has(kind) || kind === 'fs.link')) return false
  return IGNORES.test(target) || IGNORES.test(base_of(target))
}

/** What of it no longer holds behind this; `from` is what a move takes away. */
export function soiled_by(draft: Draft, from: string | null, known: readonly string[]): readonly string[] {
  const said = known.filter(is_unchanged)
  if (said.length === 0) return said
  const beside = said.filter((one) => !one.startsWith(TREE_CLEAN))
  const { kind, head, target, scope, fields } = draft
  if (kind === 'fs.mount' || kind === 'vcs.config' || fields.brings === true) return said
  if (kind === 'vcs.history' || fields.merges === true) return beside
  // What lay beside is under the care of git now, and `git reset --hard` takes it away.
  if (kind === 'vcs.commit' && fields.stages === true) return said.filter((one) => was_half_clean(one, known))
  if (kind === 'vcs.commit') return is_kept_apart(fields) ? [] : beside
  // What a program takes out of a file while it makes another one of it, or changes as another file says.
  if (kind === 'fs.archive' && IN_PLACE.test(head)) return beside
  if (kind === 'proc.exec' && head === 'patch') return beside
  // With what git does not know less lies beside.
  if (kind === 'vcs.discard' && fields.what === 'untracked') return []
  if (kind === 'vcs.discard') return fields.what === 'worktree' && keeps_head(draft) ? [] : beside
  if (CHANGES.has(kind) && target !== null && IGNORES.test(base_of(target) === 'exclude' ? target : base_of(target)))
    return beside
  if (kind !== 'fs.move' || fields.away === true || head === 'git') return []
  // What was put among products goes with them.
  if (scope !== 'workspace') return said.filter((one) => one.startsWith(DRY_CLEAN))
  // A file from elsewhere may lie under a name that git keeps now.
  const places = said.map(place_of)
  return from !== null && places.some((place) => is_below(from, place)) ? beside : said
}

/** Nothing that git keeps was changed, and something lay beside it. */
function was_half_clean(one: string, known: readonly string[]): boolean {
  return one.startsWith(TREE_CLEAN) && !known.includes(REST_CLEAN + place_of(one))
}

/** A commit, what leads to one, and a stash that takes everything: none of them makes a file of another branch appear. */
function is_kept_apart({ no_verify, stages, saves }: Draft['fields']): boolean {
  return no_verify !== undefined || stages === true || typeof saves === 'string'
}

/** Files come back as the branch has them, and no other branch is looked at. */
function keeps_head({ target, fields }: Draft): boolean {
  const { paths, old } = fields
  if (!Array.isArray(paths)) return target === 'HEAD'
  return old !== true || !paths.some((path) => WIDE.test(String(path)))
}
