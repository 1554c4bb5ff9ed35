// Facts that git itself proved ("nothing was changed here", shown.ts), as strings in `FileFacts.own`, and what ends
// them: work of others arrives, or files become ones that git would throw away. While such a fact holds, discarding
// loses only what the session did since. Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import { names_data, names_personal, names_work } from '#core/policy/effects/place/narrow.ts'
import { base_of, is_below, normalise } from '#core/policy/effects/place/path.ts'
import { CHANGES } from '#core/policy/effects/session/saved.ts'

const UNCHANGED = 'clean '
/** Fact: no tracked file in this folder was changed. */
export const TREE_CLEAN = 'clean tree '
/** Fact: no untracked files lay in this folder, except ignored ones. */
export const REST_CLEAN = 'clean rest '
/** Fact: both of the above, for everything below a path. */
export const PART_CLEAN = 'clean part '

/** Fact: nothing was changed or untracked except the paths that follow, one per line. */
const BUT_CLEAN = 'clean but_ '

/** Writes that fact: in `root` only the `changed` paths and ignored files differed. */
export function but_clean(root: string, changed: readonly string[]): string {
  return `${BUT_CLEAN}${root}\n${changed.map((path) => normalise(path, root, '')).join('\n')}\n`
}

/**
 * Whether such a fact for `root` vouches for a path: git listed neither it, nor anything in it, nor a folder around it.
 */
export function was_left_out(path: string, root: string, own: readonly string[]): boolean {
  if (path === root || !is_below(path, root)) return false
  return own.some((one) => {
    if (!one.startsWith(`${BUT_CLEAN}${root}\n`)) return false
    const changed = one.slice(BUT_CLEAN.length + root.length + 1, -1).split('\n')
    return !changed.some((other) => is_below(other, path) || is_below(path, other))
  })
}

/** Fact: a dry run of `git clean` listed only what its makers recreate; its options follow. */
const DRY_CLEAN = 'clean dry_ '

/** Writes that fact; `ignored` is the option that includes ignored files. */
export function dry_clean(root: string, ignored: '' | 'x' | 'X'): string {
  return `${DRY_CLEAN}${root}\n${ignored}`
}

/** Whether a dry run with the same reach listed everything that this `git clean` deletes. */
function was_tried(root: string, { ignored, only }: Draft['fields'], own: readonly string[]): boolean {
  const enough = ignored !== true ? ['', 'x'] : only === true ? ['x', 'X'] : ['x']
  return own.some((one) => enough.some((mode) => one === `${DRY_CLEAN}${root}\n${mode}`))
}

/** The folder that such a fact is about. */
const place_of = (one: string): string => one.slice(TREE_CLEAN.length).split('\n', 1)[0] ?? ''

/** Whether a fact of `FileFacts.own` is one of this file's. */
export const is_unchanged = (one: string): boolean => one.startsWith(UNCHANGED)

/** Whether everything that a discard throws away was changed after git had reported no changes. */
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

/** Paths among sources, tests or documents of the project or one of its packages. */
const AMONG_SOURCES =
  /^(?:(?:packages|apps|services|modules|crates|libs)\/[\w.@-]{1,80}\/)?(?:src|lib|app|internal|pkg|cmd|tests?|specs?|docs?)\/[\w./@+-]+$/

/**
 * Whether git has everything in a folder except ignored files that can be recreated: people keep nothing ignored among
 * sources, or under names of build products.
 */
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
 * Whether an ordinary folder is in git as it is, appeared since, or is ignored as build products are. Not hidden
 * folders, data and personal folders: these are ignored too, and nobody recreates them.
 */
function is_kept_or_made(inside: string, own: readonly string[]): boolean {
  if (own.includes(HIDES)) return false
  return inside !== '' && !/(?:^|\/)\./.test(inside) && !names_data(inside) && !names_personal(inside)
}

/**
 * Whether a folder passed to `mkdir -p` is new or entirely in git, because nothing untracked lay beside the tracked
 * files. Not data, which projects often ignore.
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

/** Programs that replace a packed file by the unpacked one or the other way round. */
const IN_PLACE = /^(?:gunzip|bunzip2|unxz|unlzma|unlz4|uncompress|gzip|bzip2|xz|lzma|zstd|unzstd|compress)$/
/** Paths that may include the files which tell git what to ignore. */
const WIDE = /(?:^|\/)(?:\.gitignore|\.{1,2}|\*)$|^:/

/** Files that tell git what to ignore. */
const IGNORES = /(?:^|\/)(?:\.gitignore|info\/exclude|sparse-checkout)$/

/** One of those among the changed paths of a status. */
const NAMES_IGNORES = /\/\.gitignore\n/

/** Fact: the session changed what git ignores, so a clean status proves less. */
export const HIDES = 'ignores changed'

/** Whether git ignores other files after this effect. */
export function hides({ kind, target, fields }: Draft): boolean {
  if (kind === 'vcs.config') return /exclude|ignore/i.test(`${target} ${String(fields.key)}`)
  if (target === null || !(CHANGES.has(kind) || kind === 'fs.link')) return false
  return IGNORES.test(target) || IGNORES.test(base_of(target))
}

/** The facts that no longer hold after an effect. `from`: what a move takes away. */
export function soiled_by(draft: Draft, from: string | null, known: readonly string[]): readonly string[] {
  const said = known.filter(is_unchanged)
  if (said.length === 0) return said
  const beside = said.filter((one) => !one.startsWith(TREE_CLEAN))
  const { kind, head, target, scope, fields } = draft
  if (kind === 'fs.mount' || kind === 'vcs.config' || fields.brings === true) return said
  if (kind === 'vcs.history' || fields.merges === true) return beside
  // The commit may have made files tracked that lay beside the tree; `git reset --hard` would delete those.
  if (kind === 'vcs.commit' && fields.stages === true) return said.filter((one) => was_half_clean(one, known))
  if (kind === 'vcs.commit') return is_kept_apart(fields) ? [] : beside
  // Such programs create a file and delete another, as the archive or patch says.
  if (kind === 'fs.archive' && IN_PLACE.test(head)) return beside
  if (kind === 'proc.exec' && head === 'patch') return beside
  // Deleting untracked files leaves the folder cleaner.
  if (kind === 'vcs.discard' && fields.what === 'untracked') return []
  if (kind === 'vcs.discard') return fields.what === 'worktree' && keeps_head(draft) ? [] : beside
  if (CHANGES.has(kind) && target !== null && IGNORES.test(base_of(target) === 'exclude' ? target : base_of(target)))
    return beside
  if (kind !== 'fs.move' || fields.away === true || head === 'git') return []
  // What was moved among build products is deleted with them.
  if (scope !== 'workspace') return said.filter((one) => one.startsWith(DRY_CLEAN))
  // A file from elsewhere may have taken the name of a tracked one.
  const places = said.map(place_of)
  return from !== null && places.some((place) => is_below(from, place)) ? beside : said
}

/** Whether tracked files were unchanged while untracked files lay beside them. */
function was_half_clean(one: string, known: readonly string[]): boolean {
  return one.startsWith(TREE_CLEAN) && !known.includes(REST_CLEAN + place_of(one))
}

/** Whether a commit, its preparation, or a stash of everything cannot bring in files of another branch. */
function is_kept_apart({ no_verify, stages, saves }: Draft['fields']): boolean {
  return no_verify !== undefined || stages === true || typeof saves === 'string'
}

/** Whether files are restored from the current branch only. */
function keeps_head({ target, fields }: Draft): boolean {
  const { paths, old } = fields
  if (!Array.isArray(paths)) return target === 'HEAD'
  return old !== true || !paths.some((path) => WIDE.test(String(path)))
}
