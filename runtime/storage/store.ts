// Opens the store that a path means: a file or `:memory:` is embedded, a URL is remote. Source: CONTRACT 18 (Storage).
import type { Store } from '#core/port/store.ts'
import type { Clock } from '#core/ports.ts'
import { is_remote } from '#runtime/storage/address.ts'
import type { OnCommit } from '#runtime/storage/commit/group-commit.ts'
import { libsql_store } from '#runtime/storage/embedded/libsql.ts'
import type { Sync } from '#runtime/storage/embedded/open.ts'

/** The database the configuration names. */
export interface StoreOptions {
  /** CS_TRAJECTORY_DB_PATH. */
  path: string
  /** CS_TRAJECTORY_DB_AUTH_TOKEN; only remote databases look at it. */
  auth_token?: string
  /** CS_DB_SYNC; only embedded databases look at it. */
  sync?: Sync
  clock?: Pick<Clock, 'now_ms'>
  on_commit?: OnCommit
  /** Milliseconds that one call of a remote database may take; tests on a busy machine give more. */
  send_ms?: number
}

/** Opens the store. Throws StorageError: one line that names the variable. */
export async function open_store({ path, auth_token, sync, clock, on_commit, send_ms }: StoreOptions): Promise<Store> {
  const common = { ...(clock ? { clock } : {}), ...(on_commit ? { on_commit } : {}) }
  if (!is_remote(path)) return libsql_store({ path, ...(sync ? { sync } : {}), ...common })
  // Loaded only when it is used: a local gateway never pays for the client.
  const { remote_store } = await import('#runtime/storage/remote/remote.ts')
  const patience = send_ms === undefined ? {} : { send_ms }
  return remote_store({ url: path, ...(auth_token ? { auth_token } : {}), ...common, ...patience })
}
