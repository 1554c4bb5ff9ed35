// A read-only connection to the database without the gateway, which may be running: commands read through it. Source:
// CONTRACT 20.2 (commands that query the store read-only).
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { is_remote } from '#runtime/storage/address.ts'
import { type Connection, open_connection } from '#runtime/storage/embedded/connection.ts'
import { IN_MEMORY, reason_of } from '#runtime/storage/embedded/open.ts'
import { is_damage, one_line, StorageError } from '#runtime/storage/error.ts'
import { INSPECTION, missing_versions } from '#runtime/storage/schema/migrate.ts'
import { bindable, type Query, type Row } from '#runtime/storage/values.ts'

/** Which database to read. */
export interface DatabaseLocation {
  /** CS_TRAJECTORY_DB_PATH. */
  path: string
  auth_token: string | null
}

/** A connection that reads and cannot write. */
export interface DatabaseReader {
  /** Throws StorageError `unreachable` or `damaged`. */
  ask(query: Query): Promise<Row[]>
  close(): void
}

/** Throws StorageError: the database is missing, in memory, foreign, damaged, of another schema, or not reachable. */
export async function open_reader(source: DatabaseLocation): Promise<DatabaseReader> {
  const { ask, close } = is_remote(source.path) ? await remote(source) : embedded(source.path)
  const asking: DatabaseReader = {
    close,
    async ask(query) {
      try {
        return await ask(query)
      } catch (cause) {
        if (is_damage(cause))
          throw new StorageError('damaged', `the database is damaged: ${one_line(cause)}`, { cause })
        throw new StorageError('unreachable', `cannot read the database: ${one_line(cause)}`, { cause })
      }
    },
  }
  try {
    await must_be_ours(asking)
    return asking
  } catch (cause) {
    close()
    throw cause
  }
}

function embedded(path: string): DatabaseReader {
  if (path === IN_MEMORY) throw new StorageError('unreachable', 'the database is in the memory of the gateway')
  const file = resolve(path)
  // The driver would create what is missing.
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new StorageError('unreachable', `there is no database ${file}`)
  }
  const connection = open_to_read(file)
  return { ask: async (query) => connection.all(query), close: () => connection.close() }
}

function open_to_read(file: string): Connection {
  try {
    accessSync(file, constants.R_OK)
    return open_connection(`${pathToFileURL(file).href}?mode=ro${is_at_rest(file) ? '&immutable=1' : ''}`)
  } catch (cause) {
    throw new StorageError('unreachable', `cannot read the database ${file}: ${reason_of(cause, file)}`, { cause })
  }
}

/**
 * Whether nobody writes the file, and this process may not write beside it, where a reader of a write-ahead log keeps its index: a
 * copy on a read-only disk, or the file of another user whose gateway is stopped. A gateway that runs has a log beside it.
 */
function is_at_rest(file: string): boolean {
  if (existsSync(`${file}-wal`)) return false
  try {
    accessSync(dirname(file), constants.W_OK)
    return false
  } catch {
    return true
  }
}

async function remote({ path, auth_token }: DatabaseLocation): Promise<DatabaseReader> {
  const { createClient } = await import('@libsql/client/http')
  const client = createClient({
    url: path,
    intMode: 'number',
    ...(auth_token === null ? {} : { authToken: auth_token }),
  })
  const ask = async ({ sql, args }: Query) => {
    const result = await client.execute({ sql, args: args.map(bindable) })
    return result.rows as unknown as Row[]
  }
  return { ask, close: () => client.close() }
}

async function must_be_ours({ ask }: DatabaseReader): Promise<void> {
  const tables = await ask(INSPECTION.tables)
  const ours = tables.some((row) => row.name === 'meta')
  const missing = missing_versions(tables, ours ? await ask(INSPECTION.version) : [])
  if (missing.length === 0) return
  throw new StorageError('foreign', 'the database has an older schema; start the gateway once to bring it up to date')
}
