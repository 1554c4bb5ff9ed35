// The Workspace port: folders in which agents work, as reviews may read them. Source: CONTRACT 11.3.

/** Folders that may be read, and files in them that may not. Real paths, with `/` between segments. */
export interface Fence {
  admits(root: string): boolean
  hides(path: string): boolean
}

/**
 * Why a read fails. `outside`: not below the root, links followed; `hidden`: excluded by the fence; `not_a_file`: a
 * folder, device, pipe or socket; `unreadable`: no permission or a disk failure; `timeout`: too slow, or the signal
 * aborted.
 */
export type LookFailure =
  | 'outside'
  | 'hidden'
  | 'missing'
  | 'not_a_file'
  | 'not_a_folder'
  | 'binary'
  | 'bad_pattern'
  | 'bad_ref'
  | 'no_repository'
  | 'unreadable'
  | 'timeout'

/** Failure is a value; no read throws. */
export type Looked<T> = ({ ok: true } & T) | { ok: false; cause: LookFailure }

/** The beginning of a text. */
export interface Slice {
  text: string
  /** Size of the whole where it is known, else of what was read. */
  size_bytes: number
  truncated: boolean
}

/** A name in a folder; links are listed, not followed. */
export interface FolderEntry {
  name: string
  kind: 'file' | 'folder' | 'link' | 'other'
}

/** One line that a search found. */
export interface Hit {
  /** Relative to the root. */
  path: string
  /** From 1. */
  line: number
  text: string
}

/**
 * One folder, read-only: nothing outside of it is read and no program in it is run. Paths are relative to it, or
 * absolute and below it.
 */
export interface Jail {
  /** The first `max_bytes` of a file. */
  read(path: string, max_bytes: number): Promise<Looked<Slice>>
  /** Names in a folder, sorted, at most `max`. */
  list(path: string, max: number): Promise<Looked<{ entries: FolderEntry[]; truncated: boolean }>>
  /** Lines that match a linear-time pattern, in files that match the glob (`''`: all), by path and line, at most `max`. */
  search(
    pattern: string,
    glob: string,
    max: number,
    signal: AbortSignal,
  ): Promise<Looked<{ hits: Hit[]; truncated: boolean }>>
  /** The working files against a commit, as git shows them. */
  diff(ref: string, max_bytes: number, signal: AbortSignal): Promise<Looked<Slice>>
}

/** Folders in which agents work, as reviews may read them (CONTRACT 11.3). */
export interface Workspace {
  /** Null when the root is relative, is no folder or is not admitted. Never throws. */
  open(root: string, fence: Fence): Promise<Jail | null>
}
