// Claims the path of the Unix socket: a live socket is respected, a stale one removed, anything else refused; releases
// only what is still its own. Source: CONTRACT 10 "Start", "Stop", "Auth".
import { linkSync, lstatSync, renameSync, type Stats, statSync, unlinkSync, utimesSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { StartError } from '#runtime/node/start-error.ts'

/** A claimed path. */
export interface SocketPath {
  /** Where to bind. The socket gets its real name only when it is complete: with its mode, and listening. */
  bind_path: string
  /** Gives the bound socket its real name. Throws StartError when another process was faster. */
  publish(): void
  /** Whether the file is still ours. Also refreshes its time, for programs that delete old files. */
  keep(): boolean
  /** Removes the file if it is still ours. */
  remove(): void
}

/**
 * Age up to which the time is not refreshed, ms. Cleaners wait for days; refreshing each time would keep the disk
 * awake.
 */
const YOUNG_MS = 3_600_000

/** Two files are the same when device and inode are. */
interface Identity {
  dev: number
  ino: number
}

/** Throws StartError: in use, not a socket, folder missing, no permission. Removes a stale socket. */
export async function claim_socket_path(path: string): Promise<SocketPath> {
  require_folder(path)
  const found = look(path)
  if (found && !found.isSocket()) throw refused(path, 'a path that is free or holds a socket')
  if (found) {
    if (await is_answered(path)) throw refused(path, 'a path that is not in use by a running gateway')
    if (same(found, look(path))) remove_file(path)
  }
  // Short enough for the longest permitted path: a socket address holds 107 bytes.
  const bind_path = `${path}.${process.pid.toString(36).slice(-5)}`
  // Left by a process that had this id and died while starting.
  if (look(bind_path)?.isSocket()) remove_file(bind_path)
  let own: Identity | null = null
  return {
    bind_path,
    publish() {
      const bound = statSync(bind_path)
      try {
        rename_exclusively(bind_path, path)
      } catch (cause) {
        remove_file(bind_path)
        throw refused(path, 'a path that is not in use by a running gateway', cause)
      }
      own = { dev: bound.dev, ino: bound.ino }
    },
    keep() {
      try {
        const found = look(path)
        if (!own || !found || !same(own, found)) return false
        const now = new Date()
        if (now.getTime() - found.mtimeMs > YOUNG_MS) utimesSync(path, now, now)
        return true
      } catch {
        // What cannot be examined may exist; taking its place would fail too.
        return true
      }
    },
    remove() {
      try {
        if (own && same(own, look(path))) remove_file(path)
      } catch {
        // The stop continues: the next start removes the stale socket.
      }
      own = null
    },
  }
}

function require_folder(path: string): void {
  const folder = dirname(path)
  try {
    if (statSync(folder).isDirectory()) return
  } catch (cause) {
    throw refused(path, `the folder ${folder} to exist`, cause)
  }
  throw refused(path, `${folder} to be a folder`)
}

function refused(path: string, expected: string, cause?: unknown): StartError {
  return new StartError([`CS_UDS_PATH: got ${JSON.stringify(path)}, expected ${expected}`], { cause })
}

function look(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch (cause) {
    throw refused(path, 'a path that can be read', cause)
  }
}

function same(one: Identity, other: Identity | undefined): boolean {
  return other !== undefined && one.dev === other.dev && one.ino === other.ino
}

function remove_file(path: string): void {
  try {
    unlinkSync(path)
  } catch (cause) {
    if (!is_code(cause, 'ENOENT')) throw refused(path, 'a socket that may be replaced', cause)
  }
}

/** Renames by linking, which unlike a rename never replaces what another process put there. */
function rename_exclusively(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (cause) {
    if (is_code(cause, 'EEXIST')) throw cause
    // For file systems without hard links of sockets.
    renameSync(from, to)
    return
  }
  unlinkSync(from)
}

/**
 * Whether somebody listens. Only a refused connection proves that nobody does; a full queue or missing permission does
 * not.
 */
function is_answered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect({ path })
    probe.on('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.on('error', (cause) => resolve(!is_code(cause, 'ECONNREFUSED') && !is_code(cause, 'ENOENT')))
  })
}

function is_code(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code
}
