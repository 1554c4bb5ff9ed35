// Files that cannot be read or written for reasons that are no mistake of ours, in words a person can act on.

/** Rights, a full disk, a file where a folder should be. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'the system does not permit it',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of this path is a file and no folder',
  EISDIR: 'it is a folder and no file',
  ELOOP: 'its symbolic links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
}

/** What the system was asked to do; for everything that is not here, a file could not be used. */
const STEPS: Readonly<Record<string, string>> = {
  mkdir: 'make the folder',
  open: 'open',
  write: 'write',
  read: 'read',
  scandir: 'read',
  stat: 'read',
  lstat: 'read',
  readlink: 'read',
  rm: 'remove',
  unlink: 'remove',
  rmdir: 'remove',
}

/** An error of node:fs. */
interface FileError extends Error {
  code: string
  path: string
  syscall?: unknown
}

function is_file_error(cause: unknown): cause is FileError {
  return cause instanceof Error && 'path' in cause && typeof cause.path === 'string' && 'code' in cause
}

/** One sentence with the step, the path and the reason; null for what is something else. */
export function machine_refusal(cause: unknown): string | null {
  if (cause instanceof Error && 'syscall' in cause && cause.syscall === 'uv_cwd') return 'the current folder is gone'
  if (!is_file_error(cause)) return null
  const reason = REASONS[cause.code]
  const step = STEPS[String(cause.syscall)] ?? 'use'
  return reason === undefined ? null : `cannot ${step} ${cause.path}: ${reason}`
}

/** The same failure, told of the file that was meant and not of one that was only on the way to it. */
export function failed_write(cause: unknown, path: string): unknown {
  return is_file_error(cause)
    ? Object.assign(new Error(cause.message, { cause }), { code: cause.code, path, syscall: 'write' })
    : cause
}
