// Where an action happens: working directory, home, workspace, and this gateway's own addresses and files. Source: ENGINE section 5.
import { drive_of, has_drive } from '#core/policy/parse/word/paths.ts'
import type { Action } from '#core/policy/verdict.ts'

/** Addresses and files of the gateway itself, which a supervised action must not touch (core.self). */
export interface Self {
  ports: readonly number[]
  /** Absolute paths: socket, database and file of variables. Nobody but the gateway has business with them. */
  files: readonly string[]
  /** Absolute paths: files and folders of its rules and profiles. They may be read. */
  settings?: readonly string[]
}

/** What looking for places has cost one action. */
export interface Tries {
  /** Paths tried for globs. */
  count: number
  /** Words that were located. */
  places: number
  /** More than one action may cost: it is a question, whatever the rest of it means. */
  exhausted: boolean
}

/** Where an action happens: folders, homes, workspace, and what the gateway itself owns. */
export interface Frame {
  /** Absolute. */
  cwd: string
  home: string
  /** Every directory that counts as the acting user's home: the declared one and the one the working directory lies in. */
  homes: readonly string[]
  /** Null when the workspace is itself a home or the root: then nothing is "inside the project". */
  workspace: string | null
  /** The project whose worktree for an agent the workspace is; absent otherwise. */
  main?: string
  self: Self
  /** Places this action was located at, and paths tried for its globs (place/target.ts); absent where nothing has to be bounded. */
  tries?: Tries
  /** Names this action itself made for other places: absolute link -> absolute place; absent when it made none. */
  links?: Map<string, string>
  /** Whether the session put a copy of a secret into this file; absent when it did nothing yet. */
  carries_secret?: (path: string) => boolean
  /** Whether this workspace calls a word production besides the usual ones; absent when it names nothing of its own. */
  names_production?: (word: string) => boolean
}

/** Used when an event names neither: such an action is judged as if it ran in a project below some home. */
const NOWHERE_HOME = '/home/user'
const NOWHERE_CWD = '/home/user/project'

/** Home a path lies in (`/home/<user>`, `/Users/<user>`, `/root`), or null. */
export function home_of(path: string): string | null {
  if (path === '/root' || path.startsWith('/root/')) return '/root'
  const prefix = path.startsWith('/home/') ? 6 : path.startsWith('/Users/') ? 7 : 0
  if (prefix === 0) {
    const windows = /^[a-z]:\/users\/[^/]+/i.exec(path)
    return windows ? windows[0] : null
  }
  const end = path.indexOf('/', prefix)
  const home = end < 0 ? path : path.slice(0, end)
  return home.length > prefix ? home : null
}

/** Frame of one action; unknown parts are guessed from the known ones. */
export function frame_of(action: Action, self: Self): Frame {
  const cwd = absolute(action.cwd) ?? absolute(action.workspace_root) ?? NOWHERE_CWD
  const guessed = home_of(cwd)
  const home = absolute(action.home) ?? guessed ?? NOWHERE_HOME
  const homes = guessed !== null && guessed !== home ? [home, guessed] : [home]
  const root = action.workspace_root === action.cwd ? cwd : (absolute(action.workspace_root) ?? cwd)
  const too_wide =
    root === '/' ||
    root === '/tmp' ||
    root.length < 2 ||
    homes.some((one) => one === root || one.startsWith(`${root}/`))
  const main = too_wide ? undefined : WORKTREE.exec(root)?.[1]
  const frame: Frame = { cwd, home, homes, workspace: too_wide ? null : root, self, tries: no_tries() }
  return main === undefined ? frame : { ...frame, main }
}

const GOES_TO =
  /^\s{0,8}cd\s{1,4}(?:\/d\s)?(?:"([^"$`\n]{4,300})"|'([^'\n]{4,300})'|([^\s"'$`;&|()<>]{4,300}))\s{0,4}(?:&&|;|\n)/
/** A person's own folders, not projects. */
const PERSONAL =
  /^(?:Documents|Desktop|Downloads|Pictures|Music|Movies|Videos|Library|Public|AppData|Application Support)$/i

function system_of(path: string): 'linux' | 'mac' | 'windows' | null {
  if (path.startsWith('/Users/')) return 'mac'
  if (path.startsWith('/home/') || path === '/root' || path.startsWith('/root/')) return 'linux'
  return has_drive(path) ? 'windows' : null
}

/**
 * `cd /Users/mike/shop && npm test > out.txt`, said to run in `/home/dev/project`: no machine has both, so the folder that the client
 * named is not where the command runs. The project is the one it goes to.
 */
export function follow_command(frame: Frame, command: string | null): Frame {
  if (command === null || !/^\s{0,8}cd\s/.test(command)) return frame
  const match = GOES_TO.exec(command)
  const there = absolute(match?.[1] ?? match?.[2] ?? match?.[3]?.replaceAll('\\', '/') ?? null)
  const home = there === null ? null : home_of(there)
  if (there === null || home === null || there === home) return frame
  const parts = there.slice(home.length + 1).split('/')
  if (parts.some((part) => part.startsWith('.')) || PERSONAL.test(parts.at(-1) ?? '')) return frame
  const here = system_of(frame.home)
  if (here === null || system_of(there) === here || frame.homes.includes(home)) return frame
  return { ...frame, homes: [...frame.homes, home], workspace: there }
}

/** Where agents keep a project's worktrees for themselves, inside of the project. */
const WORKTREE = /^(\/(?:[^/]+\/)+[^/]+)\/\.(?:claude|codex|cursor|gemini)\/worktrees\/[^/]+$/

/** Nothing was looked for yet. */
export function no_tries(): Tries {
  return { count: 0, places: 0, exhausted: false }
}

function absolute(path: string | null): string | null {
  if (path === null || path === '') return null
  const slashed = path.includes('\\') ? path.replaceAll('\\', '/') : path
  if (!slashed.startsWith('/') && !/^[a-z]:\//i.test(slashed)) return null
  const drive = drive_of(slashed, false)
  if (drive !== null) return absolute(drive)
  // Drive letters have no case; targets are normalised to the small one.
  if (has_drive(slashed) && /^[A-Z]:/.test(slashed)) return absolute(slashed.charAt(0).toLowerCase() + slashed.slice(1))
  return slashed.length > 1 && slashed.endsWith('/') ? slashed.replace(/(?<!\/)\/+$/, '') || '/' : slashed
}
