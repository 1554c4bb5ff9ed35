// Where an action happens: working directory, home, workspace, and the gateway's own addresses and files. Source:
// ENGINE section 5.
import { whole } from '#core/compose.ts'
import { drive_of, has_drive } from '#core/policy/parse/word/paths.ts'
import type { Action, FileFacts } from '#core/policy/verdict.ts'

/** Addresses and files of the gateway itself, which a supervised action must not touch (core.self). */
export interface Self {
  ports: readonly number[]
  /** Absolute paths of socket, database and environment file: nobody but the gateway may touch them. */
  files: readonly string[]
  /** Absolute paths of its rules and profiles: they may be read, not written. */
  settings?: readonly string[]
}

/** Cost of locating paths for one action. */
export interface Tries {
  /** Paths tried for globs. */
  count: number
  /** Words that were located. */
  places: number
  /** The limit is exceeded: the action is a question, whatever the rest of it means. */
  exhausted: boolean
}

/** Where an action happens: folders, homes, workspace, and what the gateway owns. */
export interface Frame {
  /** Absolute path. */
  cwd: string
  home: string
  /**
   * Every directory that counts as the user's home: the declared one, and the one that contains the working directory.
   */
  homes: readonly string[]
  /** Null when the workspace is itself a home or the root: then nothing is "inside the project". */
  workspace: string | null
  /** The home that the client works in, when it works in no project. */
  at_home?: string
  /** When the workspace is an agent's worktree: the project it belongs to. */
  main?: string
  self: Self
  /** Cost of locating (place/target.ts); absent where it need not be bounded. */
  tries?: Tries
  /** Links that this action itself makes: absolute link to absolute target. */
  links?: Map<string, string>
  /** Whether the session copied a secret into this file; absent while it copied none. */
  carries_secret?: (path: string) => boolean
  /** Whether the workspace's profile calls a word production; absent without such a profile. */
  names_production?: (word: string) => boolean
}

/** Home when an event names neither home nor directory: the action is judged as in a project below some home. */
const NOWHERE_HOME = '/home/user'
const NOWHERE_CWD = '/home/user/project'

/** The home that contains a path (`/home/<user>`, `/Users/<user>`, `/root`), or null. */
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

/** The frame of an action; unknown parts are derived from known ones. */
export function frame_of(action: Action, self: Self): Frame {
  const cwd = absolute(action.cwd) ?? absolute(action.workspace_root) ?? NOWHERE_CWD
  const guessed = home_of(cwd)
  const home = absolute(action.home) ?? guessed ?? NOWHERE_HOME
  const homes = guessed !== null && guessed !== home ? [home, guessed] : [home]
  const declared = action.workspace_root === action.cwd ? cwd : (absolute(action.workspace_root) ?? cwd)
  const root = around_build(declared, cwd, homes)
  const too_wide = is_too_wide(root, homes)
  const main = too_wide || !root.includes('/worktrees/') ? undefined : WORKTREE.exec(root)?.[1]
  const frame: Frame = { cwd, home, homes, workspace: too_wide ? null : root, self, tries: no_tries() }
  if (homes.includes(root)) return { ...frame, at_home: root }
  return main === undefined ? frame : { ...frame, main }
}

/** `/home/dev/app/build`: where `cmake ..` is called; the project is the folder above. */
const OF_BUILD = /^(.+)\/(?:_?build|builddir|cmake-build-[\w-]{1,40}|target|dist)$/

/** The project, when the directory that stands for it is where it is built. */
function around_build(root: string, cwd: string, homes: readonly string[]): string {
  const above = root === cwd ? OF_BUILD.exec(root)?.[1] : undefined
  return above === undefined || is_too_wide(above, homes) ? root : above
}

/** Whether a folder is no project: a home, what contains one, what the system is made of. */
function is_too_wide(root: string, homes: readonly string[]): boolean {
  return (
    root === '/' ||
    root === '/tmp' ||
    root.length < 2 ||
    (!root.startsWith('/home/') && OF_THE_SYSTEM.test(root)) ||
    homes.some((one) => one === root || one.startsWith(`${root}/`))
  )
}

/** Fact: the session's shell went from this folder, which the client named, to one below it. */
export const BEGAN = 'began '

/**
 * The action in the project that its session began in: clients that name no workspace name the directory, and that
 * moves with `cd backend`.
 */
export function in_project(action: Action, facts: FileFacts | null): Action {
  const { cwd, workspace_root, home } = action
  if (workspace_root !== null || cwd === null || facts?.own === undefined) return action
  const here = absolute(cwd)
  let root: string | null = null
  for (const one of facts.own) {
    if (!one.startsWith(BEGAN)) continue
    const place = absolute(one.slice(BEGAN.length))
    if (place === null || here === null || !here.startsWith(`${place}/`)) continue
    const homes = [absolute(home), home_of(place)].filter((known) => known !== null)
    if (!is_too_wide(place, homes) && (root === null || place.length < root.length)) root = place
  }
  return root === null ? action : { ...action, workspace_root: root }
}

/**
 * Folders that no project is: a shell that has gone there still changes the machine. Not what administrators keep in
 * git (`/etc/nixos`), nor places where software is built and served (`/usr/src/app`, `/opt/app`, `/var/www/shop`).
 */
const OF_THE_SYSTEM = whole(
  /\/(?:s?bin|lib(?:32|64|x32)?|boot|proc|sys|dev|run|System)(?:\/.*)?/,
  /\/(?:usr|opt|var|srv|mnt|media|Library|Applications|Volumes|usr\/(?:local|share|src)|var\/(?:lib|www))/,
  /\/usr\/(?:local\/)?(?:s?bin|lib(?:32|64|exec)?|include|etc)(?:\/.*)?/,
  /\/etc(?:\/(?!(?:nixos|ansible|puppet\w*|salt|chef)(?:\/|$)).*)?/,
  /\/var\/(?:log|spool|cache|mail|backups|lib\/(?:apt|containerd|docker|dpkg|etcd|kubelet|mongodb|mysql|postgresql|redis|rpm|systemd))(?:\/.*)?/,
  /[a-z]:\/(?:windows(?:\/.*)?|program files(?: \(x86\))?|programdata|users)/i,
)

const GOES_TO =
  /^\s{0,8}cd\s{1,4}(?:\/d\s)?(?:"([^"$`\n]{4,300})"|'([^'\n]{4,300})'|([^\s"'$`;&|()<>]{4,300}))\s{0,4}(?:&&|;|\n)/
/** A person's own folders, as opposed to projects. */
const PERSONAL =
  /^(?:Documents|Desktop|Downloads|Pictures|Music|Movies|Videos|Library|Public|AppData|Application Support)$/i

/** `app.py`, `notes`: neither hidden, nor a person's own folder, nor one of programs, and not below a folder. */
function is_plain_at_home(name: string): boolean {
  return /^[^./][^/]*$/.test(name) && !PERSONAL.test(name) && !OF_PROGRAMS.test(name)
}

const OF_PROGRAMS = /^(?:bin|snap|mail|Maildir|backups?|OneDrive.*|Dropbox.*|Google ?Drive|Nextcloud|iCloud.*)$/i

/** Whether a path is a plain file right in the home that the client works in: `~/app.py`. */
export function is_work_at_home(path: string, { at_home }: Frame): boolean {
  return at_home !== undefined && path.startsWith(`${at_home}/`) && is_plain_at_home(path.slice(at_home.length + 1))
}

function system_of(path: string): 'linux' | 'mac' | 'windows' | null {
  if (path.startsWith('/Users/')) return 'mac'
  if (path.startsWith('/home/') || path === '/root' || path.startsWith('/root/')) return 'linux'
  return has_drive(path) ? 'windows' : null
}

/**
 * Corrects the frame when a command contradicts it. No machine has both `/home/dev/project` (which the client named)
 * and `/Users/mike/shop` (in `cd /Users/mike/shop && npm test > out.txt`): then the project is the one the command
 * enters.
 */
export function follow_command(frame: Frame, command: string | null): Frame {
  if (command === null || !command.includes('cd') || !/^\s{0,8}cd\s/.test(command)) return frame
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

/** Where agents keep worktrees of a project, inside the project. */
const WORKTREE = /^(\/(?:[^/]+\/)+[^/]+)\/\.(?:claude|codex|cursor|gemini)\/worktrees\/[^/]+$/

/** A fresh counter. */
export function no_tries(): Tries {
  return { count: 0, places: 0, exhausted: false }
}

function absolute(path: string | null): string | null {
  if (path === null || path === '') return null
  const slashed = path.includes('\\') ? path.replaceAll('\\', '/') : path
  if (!slashed.startsWith('/') && !/^[a-z]:\//i.test(slashed)) return null
  const drive = drive_of(slashed, false)
  if (drive !== null) return absolute(drive)
  // Drive letters have no case; paths are normalised to lower case.
  if (has_drive(slashed) && /^[A-Z]:/.test(slashed)) return absolute(slashed.charAt(0).toLowerCase() + slashed.slice(1))
  return slashed.length > 1 && slashed.endsWith('/') ? slashed.replace(/(?<!\/)\/+$/, '') || '/' : slashed
}
