// Errors of the storage folder: those that stop the start, and those that a failed call becomes for the core.
import { GatewayError } from '#core/errors.ts'

/** Why a database cannot be used. */
export type StorageCause = 'unwritable' | 'in_use' | 'newer_schema' | 'foreign' | 'damaged' | 'unreachable'

/** Stops the start. The message is one line and names the variable to change. */
export class StorageError extends Error {
  readonly code: StorageCause

  constructor(code: StorageCause, message: string, options?: { cause?: unknown }) {
    super(`CS_TRAJECTORY_DB_PATH: ${message}`, options)
    this.name = 'StorageError'
    this.code = code
  }
}

/** Another connection holds the write lock; nothing was written and trying again soon may help. */
export class LockedError extends Error {
  constructor(cause: unknown) {
    super('the database is locked by another connection', { cause })
    this.name = 'LockedError'
  }
}

/** The code SQLite reports, for example `SQLITE_FULL`; empty for other errors. */
export function sqlite_code(cause: unknown): string {
  if (!(cause instanceof Error) || !('code' in cause)) return ''
  return typeof cause.code === 'string' ? cause.code : ''
}

/** Whether SQLite found pages that cannot be what it wrote. */
export function is_damage(cause: unknown): boolean {
  return sqlite_code(cause).startsWith('SQLITE_CORRUPT')
}

/** First line of an error's message, for messages that must stay one line. */
export function one_line(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  return message.split('\n', 1)[0] ?? ''
}

/** What callers of a Store see when the database did not do its part; the cause is for the log only. */
export function unavailable(cause: unknown): GatewayError {
  if (cause instanceof GatewayError) return cause
  return new GatewayError('ENGINE_UNAVAILABLE', 'the trajectory store is not available', {}, { cause })
}

/** The outcome of a compare-and-set that lost (CONTRACT 19.1, port Store). */
export function version_conflict(): GatewayError {
  return new GatewayError('CONFLICT', 'the document was changed by someone else')
}
