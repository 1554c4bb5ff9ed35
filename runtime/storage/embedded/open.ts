// Opens an embedded database: checks that stop the start with one clear line, one gateway per file, private file mode,
// and settings of every connection. Source: CONTRACT 19.2, 19.5; PERFORMANCE 3, 5.
import { closeSync, existsSync, openSync, realpathSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Connection, open_connection } from '#runtime/storage/embedded/connection.ts'
import { recover_late } from '#runtime/storage/embedded/late.ts'
import { is_damage, one_line, StorageError, sqlite_code } from '#runtime/storage/error.ts'
import { migrate } from '#runtime/storage/schema/migrate.ts'

/** Path that stands for a database without a file. */
export const IN_MEMORY = ':memory:'

/** How far a commit goes before it is acknowledged: `full` survives a power cut, `normal` a crash of the process. */
export type Sync = 'normal' | 'full'

/** Owner only: the records show what agents do. */
const PRIVATE_MODE = 0o600

/**
 * The absolute path of a file that can be written, created when it is missing. Throws StorageError `unwritable`.
 */
export function writable_file(path: string): string {
  const absolute = resolve(path)
  try {
    create_private(absolute)
    // One file has one name here, so that the lock beside it is one, whatever links lead to it.
    const file = realpathSync(absolute)
    if (!statSync(file).isFile()) throw new Error('it is not a file')
    return file
  } catch (cause) {
    throw new StorageError('unwritable', `cannot write the database ${absolute}: ${reason_of(cause, absolute)}`, {
      cause,
    })
  }
}

/** Creates the file when it is missing, and proves that it can be written. */
function create_private(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_MODE))
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTDIR: 'its folder is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left',
}

/** Why a file cannot be used, in a few words. */
export function reason_of(cause: unknown, absolute: string): string {
  const code = sqlite_code(cause)
  // Some folders of the system exist and take no file; they say the same as one that is not there.
  if (code === 'ENOENT')
    return existsSync(dirname(absolute)) ? 'its folder takes no files' : 'its folder does not exist'
  return REASONS[code] ?? one_line(cause)
}

/**
 * Makes this process the only gateway on that file until the returned function is called or the process ends, however it
 * ends: the lock is one of the operating system on a file beside the database, so nothing stale can be left behind.
 * Throws StorageError `in_use`, `unwritable`.
 */
export function lock_file(file: string): () => void {
  const lock = `${file}.lock`
  let connection: Connection | null = null
  try {
    create_private(lock)
    connection = open_connection(lock)
    connection.exec('BEGIN EXCLUSIVE')
    return connection.close
  } catch (cause) {
    connection?.close()
    if (sqlite_code(cause).startsWith('SQLITE_BUSY')) {
      throw new StorageError('in_use', `another gateway is using ${file}; stop it or choose another path`, { cause })
    }
    throw new StorageError('unwritable', `cannot lock ${lock}: ${reason_of(cause, lock)}`, { cause })
  }
}

/** Opening may wait for a neighbour, for example a backup. Later no call blocks for another connection. */
const OPEN_PATIENCE_MS = 2000

/**
 * A connection with the settings of PERFORMANCE 3, after `prepare` has looked at the database. No commit moves the write-ahead
 * log: that is up to checkpoint.ts. Throws what the driver throws.
 */
export function connect(file: string, sync: Sync, prepare: (connection: Connection) => void = () => {}): Connection {
  const connection = open_connection(file)
  const set = (pragma: string) => connection.all({ sql: `PRAGMA ${pragma}`, args: [] })
  try {
    set(`busy_timeout = ${OPEN_PATIENCE_MS}`)
    // Of records of one to three thousand bytes a page of four thousand holds one and stays half empty. Measured: a fifth fewer bytes
    // per record, and half of the system calls of a commit. A file that exists keeps the pages it has.
    set('page_size = 8192')
    set('journal_mode = WAL')
    set('wal_autocheckpoint = 0')
    connection.exec(`PRAGMA synchronous = ${sync === 'full' ? 'FULL' : 'NORMAL'}`)
    // The only writer gives records the numbers of sessions it stored itself; asking again for every row costs as much as the row.
    connection.exec('PRAGMA foreign_keys = OFF')
    connection.exec('PRAGMA temp_store = MEMORY')
    // The file cache of the system has the pages too; a larger one here costs memory and saves no time.
    connection.exec('PRAGMA cache_size = -4000')
    prepare(connection)
    set('busy_timeout = 0')
    return connection
  } catch (cause) {
    connection.close()
    throw cause
  }
}

/** What a person is told about a file that cannot be what was written. */
export function damaged(file: string, cause: unknown): StorageError {
  return new StorageError('damaged', `the database ${file} is damaged: ${one_line(cause)}`, { cause })
}

/** A database that is ours and up to date. Throws StorageError. */
export function open_database(file: string, sync: Sync): Connection {
  try {
    return connect(file, sync, (connection) => {
      migrate(connection)
      recover_late(connection)
    })
  } catch (cause) {
    if (cause instanceof StorageError) throw cause
    if (sqlite_code(cause) === 'SQLITE_NOTADB') {
      throw new StorageError('foreign', `${file} is not a database`, { cause })
    }
    throw is_damage(cause)
      ? damaged(file, cause)
      : new StorageError('unwritable', `cannot use the database ${file}: ${one_line(cause)}`, { cause })
  }
}

/**
 * Moves the write-ahead log into the database as far as it can without waiting for anybody. True when nothing is left in the
 * log, so that the next commit starts it anew.
 */
export function move_log(connection: Connection): boolean {
  const [row] = connection.all({ sql: 'PRAGMA wal_checkpoint(PASSIVE)', args: [] })
  return row !== undefined && row.log === row.checkpointed
}
