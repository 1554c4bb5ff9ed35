// Locates a path word: canonical path, scope, kind of secret and D2. A glob gets the widest scope it can match, unknown
// parts the widest they may turn out to be. Source: ENGINE section 5.
import { type Frame, is_work_at_home } from '#core/policy/effects/frame.ts'
import type { Certainty, Scope } from '#core/policy/effects/kind.ts'
import { behind_link } from '#core/policy/effects/place/link.ts'
import { glob_matches, has_glob, normalise, parent_of, UNKNOWN } from '#core/policy/effects/place/path.ts'
import { type Access, area_of, is_tmp_root, sensitivity, starts_shell } from '#core/policy/effects/place/scope.ts'
import type { SecretItem } from '#core/policy/effects/place/secret.ts'

/** A located path. */
export interface Target {
  /** Canonical path; null when it is unknown. */
  path: string | null
  cert: Certainty
  scope: Scope
  item: SecretItem | null
  /** A glob for everything in its folder (`dir/*`). */
  whole: boolean
}

/** The parts of a word that matter for locating it. */
export interface PathWord {
  text: string
  cert: Certainty
  /** Its unknown parts cannot be empty. */
  nonempty?: true
  /** Unset variables in it. */
  vars?: readonly string[]
  /** It is quoted, so it stays one word. */
  quoted?: boolean
}

const UNRESOLVED: Target = { path: null, cert: 'dynamic', scope: 'unresolved', item: null, whole: false }

/**
 * Names that a glob is tested against because matching one changes its scope: folders anywhere, folders of the root,
 * files.
 */
const SUSPECT_FOLDERS: readonly string[] = [
  ...['.git', '.claude', '.codex', '.github', '.ssh', '.aws', '.gnupg', '.kube', '.docker', '.config', '.mozilla'],
  ...['.password-store', '.local', 'Library', 'hooks', 'cron.d', 'self'],
]
const ROOT_FOLDERS: readonly string[] = [
  ...['etc', 'usr', 'bin', 'boot', 'lib', 'var', 'home', 'root', 'opt', 'srv', 'dev', 'proc', 'sys', 'Users', 'System'],
]
const SUSPECT_FILES: readonly string[] = [
  ...['.env', '.env.local', '.env.production', 'prod.env', '.mcp.json', 'CLAUDE.md', 'AGENTS.md', '.netrc', '.npmrc'],
  ...['.pgpass', '.git-credentials', '.bashrc', '.zshrc', '.profile', 'id_rsa', 'id_ed25519', 'id_ecdsa'],
  ...['authorized_keys', 'credentials', 'config.json', 'hosts.yml', 'server.key', 'private.pem', 'key.pem', 'cert.p12'],
  ...['store.jks', 'vault.kdbx', 'credentials.json', 'secrets.yaml', 'application_default_credentials.json'],
  ...['logins.json', 'cookies.sqlite', 'settings.json', 'wallet.dat'],
  ...['shadow', 'gshadow', 'sudoers', 'passwd', 'crontab', 'sda', 'nvme0n1', 'vda', 'mem', 'environ'],
]
const SUSPECTS: readonly string[] = [...SUSPECT_FOLDERS, ...SUSPECT_FILES]
const ROOT_SUSPECTS: readonly string[] = [...ROOT_FOLDERS, ...SUSPECTS]

/** What a glob in a folder of this scope may match; files have nothing below them. */
function suspects_in(folder: Scope, below: string): readonly string[] {
  if (folder === 'root') return ROOT_SUSPECTS
  return below === '' ? SUSPECTS : SUSPECT_FOLDERS
}

/** Globs of one segment that match everything. */
const EVERYTHING = /^(?:\*+|\.\*|\?\*|\*\?|\*\.\*|\.\?\*|\.\[!?\^?\.\]\*|\.\?\?\*|\{,\.\}\*|\{\*,\.\*\}|\.?\*\.\*)$/

/** Bound on the paths tried for one glob. */
const MAX_CANDIDATES = 24

/** `cd "$X" && rm -rf dist` names what `rm -rf "$X/dist"` names. */
function in_unknown_folder(text: string, access: Access, frame: Frame): Target {
  if (access !== 'delete' || has_glob(text) || text.startsWith('..')) return UNRESOLVED
  const target = named_tail(`/${text}`, frame)
  return target.scope === 'unresolved' ? UNRESOLVED : target
}

/** No system takes a longer path (PATH_MAX of Linux; others take less). */
const MAX_PATH_CHARS = 4096

/** What a longer text begins with. A pattern may still mean a short name, so an action with one is over budget. */
function cut_path(word: PathWord, { tries }: Frame): PathWord {
  const { text, cert } = word
  if (tries !== undefined && (cert !== 'literal' || text.includes(UNKNOWN))) tries.exhausted = true
  return { ...word, text: text.slice(0, MAX_PATH_CHARS) }
}

/** Locates a path word for an access; `cwd` null: the directory is no longer known. */
export function locate(word: PathWord, access: Access, cwd: string | null, frame: Frame): Target {
  const { text, cert } = word
  if (cert === 'dynamic')
    return in_scratch_variable(word) ?? (access === 'delete' ? in_passing_variable(word) : null) ?? UNRESOLVED
  if (!may_look(frame)) return UNRESOLVED
  if (text.length > MAX_PATH_CHARS) return locate(cut_path(word, frame), access, cwd, frame)
  if (cert === 'literal' && !text.includes(UNKNOWN)) {
    if (cwd === null && is_relative(text)) return in_unknown_folder(text, access, frame)
    const named = normalise(text, cwd ?? frame.cwd, frame.home)
    const path = frame.links === undefined ? named : behind_link(named, access, text.endsWith('/'), frame.links)
    const area = area_of(path, frame)
    if (access === 'write' && area.scope === 'home-other' && is_work_at_home(path, frame))
      return { path, cert, ...area, scope: 'workspace', whole: false }
    return { path, cert, ...area, whole: false }
  }
  return text.includes(UNKNOWN) ? locate_partial(word, access, cwd, frame) : locate_glob(text, cert, access, cwd, frame)
}

function is_relative(text: string): boolean {
  return !text.startsWith('/') && !text.startsWith('~') && !/^[a-z]:[\\/]/i.test(text)
}

function locate_glob(text: string, cert: Certainty, access: Access, cwd: string | null, frame: Frame): Target {
  // Over budget is a question already, whatever this word means.
  if ((cwd === null && is_relative(text)) || frame.tries?.exhausted === true) return UNRESOLVED
  const named = normalise(text, cwd ?? frame.cwd, frame.home)
  const path = frame.links === undefined ? named : behind_link(named, access, false, frame.links)
  if (!has_glob(path)) return { path, cert, ...area_of(path, frame), whole: false }
  const segments = path.split('/')
  const at = segments.findIndex(has_glob)
  // The root of a drive is `c:/`; without the slash it would be a name.
  const above = segments.slice(0, at).join('/')
  const folder = /^(?:[a-z]:)?$/i.test(above) ? `${above}/` : above
  const glob = segments[at] ?? '*'
  const rest = segments.slice(at + 1)
  const below = rest.length === 0 ? '' : `/${rest.map(sample_of).join('/')}`
  const whole = EVERYTHING.test(glob) && rest.every((one) => EVERYTHING.test(one))
  const base = area_of(folder, frame)
  if (!may_try(frame, TRIES_PER_GLOB)) return UNRESOLVED
  let best: Target = whole
    ? { path, cert: 'pattern', ...base, whole }
    : { path, cert: 'pattern', ...area_of(member_of(folder, sample_of(glob)) + below, frame), whole }
  // `dir/*` is the folder's content: names of members prove nothing, except where every such folder has them (`/*`,
  // `~/*`).
  const names =
    access === 'list' || (whole && base.scope !== 'root')
      ? []
      : names_for(glob, base.scope, suspects_in(base.scope, below))
  // Below a folder of the root two levels are guessed: `/e*c/sh?dow`.
  const [only = '', more] = rest
  const below_root = base.scope === 'root' && more === undefined && has_glob(only) && !EVERYTHING.test(only)
  const belows = below_root ? [below, ...names_for(only, 'system', SUSPECTS).map((name) => `/${name}`)] : [below]
  for (let i = 0; i < names.length * belows.length && i < MAX_CANDIDATES && may_try(frame); i++) {
    // Every program has data files; whoever wants a wallet says so, or where it lies.
    const own_data = glob === '*.dat' && base.scope.startsWith('workspace') && !/wallet|coin/i.test(folder)
    if (own_data && names[i % names.length] === 'wallet.dat') continue
    const candidate = member_of(folder, names[i % names.length] ?? 'x') + belows[Math.floor(i / names.length)]
    const area = area_of(candidate, frame)
    // A file in a temporary or build folder is as disposable as the folder, whatever its name.
    if (area.item !== null && (base.scope === 'tmp' || base.scope === 'regenerable')) continue
    if (sensitivity(area.scope, access) > sensitivity(best.scope, access))
      best = { path, cert: 'pattern', ...area, whole }
  }
  return best
}

/** Words of one action that are located; of the 3 251 commands of the corpora the greediest needs 21. */
const MAX_PLACES = 1024

/** Counts one located word; false above the limit, and then the action is over budget. */
function may_look({ tries }: Frame): boolean {
  if (tries === undefined) return true
  tries.places += 1
  if (tries.places > MAX_PLACES) tries.exhausted = true
  return tries.places <= MAX_PLACES
}

/** Paths tried for all globs of one action; of 15 500 real commands the greediest needs 144. */
const MAX_TRIES = 768
/** Cost of a glob before its first path, in paths: the names it may match are filtered. */
const TRIES_PER_GLOB = 4

/** Charges tried paths; false above the limit, and then the action is over budget. */
function may_try({ tries }: Frame, paths = 1): boolean {
  if (tries === undefined) return true
  tries.count += paths
  if (tries.count > MAX_TRIES) tries.exhausted = true
  return !tries.exhausted
}

/** `*.md` means documents; agents' instructions only when the glob begins like them. */
const INSTRUCTIONS = /^(?:CLAUDE|AGENTS)\.md$/
/** `*.json` in a project means settings and data; token files only when the glob spells more of their name. */
const DATA_FILES = /^(?:credentials|secrets|logins|application_default_credentials)\.(?:json|yaml)$/

function names_for(glob: string, scope: Scope, suspects: readonly string[]): readonly string[] {
  const open = /^[*?[]/.test(glob)
  const data = scope.startsWith('workspace') && /^\*+\.\w+$/.test(glob)
  // Comparing the literal start and end of the glob excludes most names without matching: 3.4 instead of 7.6 us per
  // glob.
  const start = glob.slice(0, glob.search(WILD))
  const end = plain_end(glob)
  return suspects.filter(
    (name) =>
      name.startsWith(start) &&
      name.endsWith(end) &&
      glob_matches(glob, name) &&
      !(open && INSTRUCTIONS.test(name)) &&
      !(data && DATA_FILES.test(name)),
  )
}

const WILD = /[*?[\0]/
/**
 * The literal text after the last wildcard. Scanned from the end: a pattern would be tried at each character of a long
 * name.
 */
function plain_end(glob: string): string {
  let start = glob.length
  while (start > 0 && !WILD_OR_CLOSE.has(glob.charAt(start - 1))) start--
  return glob.slice(start)
}

const WILD_OR_CLOSE: ReadonlySet<string> = new Set(['*', '?', '[', ']', UNKNOWN])

/** A plain name that the glob would match, for its extension: `*.log` gives `x.log`, `*.[oa]` gives `x.o`. */
function sample_of(glob: string): string {
  const plain = without_classes(glob, (first) => (LETTER.test(first) ? first : null))
  return without_classes(plain, () => 'x').replace(/[*?]/g, 'x')
}

const LETTER = /^[A-Za-z0-9]$/

/**
 * Replaces each bracket by what `said` returns for its first character; null keeps the bracket. Finds each closing
 * bracket only once.
 */
function without_classes(glob: string, said: (first: string) => string | null): string {
  let plain = ''
  let from = 0
  for (let open = glob.indexOf('['); open >= 0; open = glob.indexOf('[', open + 1)) {
    const close = glob.indexOf(']', open + 1)
    if (close < 0) break
    const instead = said(glob.charAt(open + 1))
    if (instead === null) continue
    plain += glob.slice(from, open) + instead
    from = close + 1
    open = close
  }
  return plain + glob.slice(from)
}

function member_of(folder: string, name: string): string {
  return folder.endsWith('/') ? folder + name : `${folder}/${name}`
}

/** Variables that scripts use for the folder of a build's or trial's leftovers. */
const SCRATCH_VARIABLE =
  /^_?(?:\w+_)?(?:BUILD|DIST|OUT|OUTPUT|TARGET|TMP|TEMP|CACHE|COVERAGE|SCRATCH|ARTIFACTS?)_?(?:DIR|PATH|FOLDER|ROOT)?$/i

/** Of those, names that nobody uses for something to keep. */
const PASSING_VARIABLE =
  /^_?(?:\w+_)?(?:TMP|TEMP|SCRATCH)_?(?:DIR|PATH|FOLDER|FILE)?$|^_?(?:\w+_)?(?:BUILD|CACHE|COVERAGE|DIST|OUT|OUTPUT)_?(?:DIR|FOLDER)$/i

/** `rm -rf "$TMP_DIR"`: when empty nothing is deleted, otherwise what its name says. */
function in_passing_variable({ vars, quoted }: PathWord): Target | null {
  if (quoted !== true || vars?.length !== 1 || !PASSING_VARIABLE.test(vars[0] ?? '')) return null
  return { path: null, cert: 'dynamic', scope: 'regenerable', item: null, whole: false }
}

/** `"${BUILD_DIR:?}"/*`: the shell stops when it is empty, otherwise it is what its name says. */
function in_scratch_variable({ nonempty, vars }: PathWord): Target | null {
  if (nonempty !== true || vars?.length !== 1 || !SCRATCH_VARIABLE.test(vars[0] ?? '')) return null
  return { path: null, cert: 'partial', scope: 'regenerable', item: null, whole: true }
}

/**
 * Locates a word with unknown parts. `dist/<?>` stays in dist. A whole unknown segment may be empty, so `/<?>` is the
 * root and `~/<?>` the home; an unknown start followed by `/*` is the root when empty. Any other unknown start is
 * unresolved.
 */
function locate_partial(word: PathWord, access: Access, cwd: string | null, frame: Frame): Target {
  const { text, nonempty } = word
  const first = text.indexOf(UNKNOWN)
  const tail = text.slice(text.lastIndexOf(UNKNOWN) + 1)
  if (first === 0) {
    if (access !== 'delete' && access !== 'write') return named_tail(tail, frame, nonempty)
    const started = started_at_home(tail, frame)
    if (started !== null) return started
    const scratch = in_scratch_variable(word)
    if (scratch !== null && !tail.includes('..')) return scratch
    if (nonempty !== true && /^\/[*./]*$/.test(tail))
      return { path: '/', cert: 'partial', scope: 'root', item: null, whole: true }
    return named_tail(tail, frame, nonempty)
  }
  if (cwd === null && is_relative(text)) return UNRESOLVED
  const known = text.slice(0, first)
  const shown = normalise(text.replaceAll(UNKNOWN, '*'), cwd ?? frame.cwd, frame.home)
  const ends_open = known.endsWith('/') && (tail === '' || tail.startsWith('/'))
  const folder = normalise(known, cwd ?? frame.cwd, frame.home)
  if (!ends_open) {
    const filled = normalise(text.replaceAll(UNKNOWN, 'x'), cwd ?? frame.cwd, frame.home)
    return { ...locate_glob_free(filled, frame), path: shown, cert: 'partial' }
  }
  const area = area_of(folder, frame)
  const inner = area_of(normalise(text.replaceAll(UNKNOWN, 'x'), cwd ?? frame.cwd, frame.home), frame)
  // `packages/<?>/node_modules`, `./<?>/<?>.pyc`: a member, even when the unknown folder is empty; never the project
  // itself.
  const last = text.slice(text.lastIndexOf('/') + 1).replaceAll(UNKNOWN, '')
  if (access === 'delete' && IN_PROJECT.has(area.scope) && /\w/.test(last + tail) && !text.includes('..')) {
    const without = area_of(normalise(text.replaceAll(UNKNOWN, ''), cwd ?? frame.cwd, frame.home), frame)
    const worst = sensitivity(without.scope, access) >= sensitivity(inner.scope, access) ? without : inner
    return { path: shown, cert: 'partial', ...worst, whole: false }
  }
  const wide = sensitivity(area.scope, access) >= sensitivity(inner.scope, access) ? area : inner
  return { path: shown, cert: 'partial', ...wide, whole: tail === '' || /^\/[*/]*$/.test(tail) }
}

const IN_PROJECT: ReadonlySet<Scope> = new Set(['workspace', 'workspace-root'])

function locate_glob_free(path: string, frame: Frame): Target {
  const plain = has_glob(path) ? parent_of(path) : path
  return { path, cert: 'partial', ...area_of(plain, frame), whole: false }
}

/** Files that Python runs before everything else, wherever packages are installed. */
const SITE_FILE = /^(?:\/[^/]+)*\/(?:site|user)customize\.py$/

/**
 * An unknown folder followed by a start file's name is a home: `"$HOME_OF_USER/.bashrc"`, `$X/.ssh/authorized_keys`.
 */
function started_at_home(tail: string, frame: Frame): Target | null {
  if (!tail.startsWith('/') || tail.includes('..') || has_glob(tail)) return null
  if (SITE_FILE.test(tail)) return { path: null, cert: 'partial', scope: 'persistence', item: null, whole: false }
  if (!tail.startsWith('/.')) return null
  const area = area_of(normalise(`~${tail}`, frame.cwd, frame.home), frame)
  if (starts_shell(tail.slice(1)))
    return { path: null, cert: 'partial', scope: 'home-config', item: null, whole: false }
  return area.scope === 'persistence' ? { path: null, cert: 'partial', ...area, whole: false } : null
}

/** The folder is unknown, but the name is telling: `<?>/.env`. */
function named_tail(tail: string, frame: Frame, nonempty?: true): Target {
  const name = tail.slice(tail.lastIndexOf('/') + 1)
  // The unknown part may be empty: `$X/bin` may be the system's.
  const system = nonempty !== true && /^\/(?:bin|tmp)(?:\/|$)/.test(tail)
  if (name === '' || has_glob(name) || system) return { ...UNRESOLVED, cert: 'partial' }
  const area = area_of(normalise(tail.startsWith('/') ? tail.slice(1) : name, frame.cwd, frame.home), frame)
  // Build products are recreated wherever they lie: `dist`, `.cache`.
  if (area.scope === 'regenerable') return { path: null, cert: 'partial', ...area, whole: false }
  if (area.scope === 'credential' || area.scope === 'persistence' || area.scope === 'agent-config') {
    return { path: null, cert: 'partial', ...area, whole: false }
  }
  return { ...UNRESOLVED, cert: 'partial' }
}

/** D2 of accessing a located target. */
export function target_sensitivity(target: Target, access: Access): number {
  const { scope, item, path } = target
  // A key in a temporary folder was made for a trial.
  if (access === 'delete' && item === 'key-file' && path !== null && /^(?:\/private|\/var)?\/tmp\/./.test(path))
    return 1
  if (scope === 'credential' && access !== 'read' && access !== 'list' && is_project_secret(item))
    return access === 'write' ? 1 : 2
  if (scope === 'tmp' && access === 'delete' && path !== null && is_tmp_root(path.replace(/\/\*$/, ''))) return 2
  if (scope === 'device-null' || access === 'list') return 0
  return sensitivity(scope, access)
}

/** Lowers a key in a temporary folder, unless the session copied a real one there. */
export function as_trial(target: Target, { carries_secret }: Frame): Target {
  const { path, item, cert } = target
  if (item !== 'key-file' || path === null || cert !== 'literal') return target
  const trial = /^(?:\/private|\/var)?\/tmp\/[^/]/.test(path) && carries_secret?.(path) !== true
  return trial ? { ...target, scope: 'tmp', item: null } : target
}

/** Secret files that projects routinely create: writing one is ordinary, deleting or showing one is not. */
function is_project_secret(item: SecretItem | null): boolean {
  return item === 'env-file' || item === 'key-file'
}
