// Files of other programs, changed without ever being half written: temporary file in the same folder, fsync, rename.
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The text, null when there is no such file. Other failures throw. */
export function read_text(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw cause
  }
}

/** The path without symbolic links; the path itself when there is nothing yet. */
export function real_path(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}

/**
 * Replaces or creates the file. A symbolic link stays one: its target is written. Mode and owner of an existing file are
 * kept; `mode` is for a new one. Returns the folders that had to be made, outermost first.
 */
export function write_text(path: string, text: string, mode: number): string[] {
  const created = make_folders(dirname(path))
  const target = real_path(path)
  const before = statSync(target, { throwIfNoEntry: false })
  const temporary = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    const file = openSync(temporary, 'wx', 0o600)
    try {
      writeFileSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    chmodSync(temporary, before ? before.mode & 0o7777 : mode)
    if (before && before.uid !== process.getuid?.()) chownSync(temporary, before.uid, before.gid)
    renameSync(temporary, target)
  } catch (cause) {
    rmSync(temporary, { force: true })
    throw cause
  }
  return created
}

function make_folders(folder: string): string[] {
  const missing = missing_folders(folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return missing
}

/** The folder and those above it that are not there, outermost first. */
export function missing_folders(folder: string): string[] {
  const missing: string[] = []
  for (let at = folder; !existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.unshift(at)
  return missing
}

/** Removes the file and then those of the folders that are empty. */
export function remove_file(path: string, folders: readonly string[] = []): void {
  rmSync(path, { force: true })
  remove_empty(folders)
}

/** Removes those of the folders, given outermost first, that are empty; the others stay. */
export function remove_empty(folders: readonly string[]): void {
  for (const folder of folders.toReversed()) {
    try {
      rmdirSync(folder)
    } catch {
      // Not empty or gone already: both are fine.
    }
  }
}
