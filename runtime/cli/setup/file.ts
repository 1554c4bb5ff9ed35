// Files of other programs, changed without ever being half written: temporary file in the same folder, fsync, rename.
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { failed_write } from '#runtime/cli/system-error.ts'

/** The text, null when there is no such file. Other failures throw, and a pipe does, which might have nothing to read for ever. */
export function read_text(path: string): string | null {
  if (statSync(path, { throwIfNoEntry: false })?.isFIFO()) throw new Error('it is a pipe and no file')
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw cause
  }
}

/**
 * The text to the byte: writing it again gives the same file. Throws Error for other encodings than UTF-8, and for a link to
 * where no file can be made.
 */
export function read_exact(path: string): string | null {
  const text = read_text(path)
  const target = real_path(path)
  if (text === null && target !== path && !existsSync(dirname(target))) {
    throw new Error(`it is a link to ${target}, whose folder is not there`)
  }
  if (text !== null && !Buffer.from(text).equals(readFileSync(path))) throw new Error('it is not UTF-8 text')
  return text
}

/** The path without symbolic links, also where the last one points to what is not there yet. */
export function real_path(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const is_link = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
  return is_link ? resolve(dirname(path), readlinkSync(path)) : path
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
    throw failed_write(cause, path)
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

/** Removes the file and then those of the folders that are empty. A symbolic link stays one: what it points to is removed. */
export function remove_file(path: string, folders: readonly string[] = []): void {
  rmSync(real_path(path), { force: true })
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

/** The folder that holds `.git`, from here upwards; without one, here. */
export function project_root(from: string): string {
  for (let at = from; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (dirname(at) === at) return from
  }
}
