// The Store on an embedded libSQL database: one writer, group commit, counters in memory beside the roll-up tables.
// writer.ts and schema/rows.ts have the writes, read/read.ts the queries. Source: PERFORMANCE 3, ARCHITECTURE 5, 6.
import { counter_names, oldest_second_ms } from '#core/counter.ts'
import type { Store } from '#core/port/store.ts'
import type { Clock } from '#core/ports.ts'
import { document_writer } from '#runtime/storage/commit/documents.ts'
import { group_commit, type OnCommit } from '#runtime/storage/commit/group-commit.ts'
import {
  type Applied,
  type Group,
  type Outcome,
  purged_rows,
  rows_removed,
  succeeded,
  write_operation,
} from '#runtime/storage/commit/operation.ts'
import { make_checkpointer } from '#runtime/storage/embedded/checkpoint.ts'
import type { Connection } from '#runtime/storage/embedded/connection.ts'
import { embedded_counters } from '#runtime/storage/embedded/counters.ts'
import {
  damaged,
  IN_MEMORY,
  lock_file,
  move_log,
  open_database,
  type Sync,
  writable_file,
} from '#runtime/storage/embedded/open.ts'
import { same_file } from '#runtime/storage/embedded/same-file.ts'
import { settling } from '#runtime/storage/embedded/settling.ts'
import { own_terms } from '#runtime/storage/embedded/terms.ts'
import { type StorageThread, storage_thread } from '#runtime/storage/embedded/thread-client.ts'
import { make_writer } from '#runtime/storage/embedded/writer.ts'
import { is_damage, LockedError, unavailable } from '#runtime/storage/error.ts'
import { EMBEDDED_SLICES } from '#runtime/storage/read/ask.ts'
import { document_reader } from '#runtime/storage/read/documents.ts'
import { reader } from '#runtime/storage/read/read.ts'
import { find_session } from '#runtime/storage/read/sessions.ts'
import { decoder, make_rollup, seconds_since, TOTALS } from '#runtime/storage/schema/rollup.ts'
import { TERMS } from '#runtime/storage/schema/rows.ts'
import type { Query, Row } from '#runtime/storage/values.ts'

/** How the embedded database is opened. */
export interface LibsqlOptions {
  /** A file, created when it is missing, or `:memory:`. */
  path: string
  sync?: Sync
  clock?: Pick<Clock, 'now_ms'>
  on_commit?: OnCommit
}

/** What a store on a file has beside its connection. */
interface OnFile {
  sync: Sync
  thread: StorageThread
  /** Throws when the file is not the one that was opened any more. */
  check(): void
  unlock(): void
}

/** Opens the database of this process. Throws StorageError: unwritable, in_use, newer_schema, foreign. */
export async function libsql_store({ path, sync = 'normal', clock, on_commit }: LibsqlOptions): Promise<Store> {
  const now_ms = () => clock?.now_ms() ?? Date.now()
  if (path === IN_MEMORY) return store_on(open_database(IN_MEMORY, sync), now_ms, null, on_commit)
  const file = writable_file(path)
  const unlock = lock_file(file)
  try {
    return store_of(file, open_database(file, sync), { sync, now_ms, on_commit, unlock })
  } catch (cause) {
    unlock()
    throw cause
  }
}

/** Its first queries may be what meets the damage of a file that could be opened. */
function store_of(
  file: string,
  connection: Connection,
  {
    sync,
    now_ms,
    on_commit,
    unlock,
  }: Pick<OnFile, 'sync' | 'unlock'> & { now_ms: () => number; on_commit: OnCommit | undefined },
): Store {
  try {
    const on_file = { sync, thread: storage_thread({ file, sync }), check: same_file(file), unlock }
    return store_on(connection, now_ms, on_file, on_commit)
  } catch (cause) {
    connection.close()
    throw is_damage(cause) ? damaged(file, cause) : cause
  }
}

/** The store on an open connection. `on_file` is null when nobody else can have the database. */
export function store_on(
  connection: Connection,
  now_ms: () => number,
  on_file: OnFile | null,
  on_commit: OnCommit = () => {},
): Store {
  const ask = (queries: readonly Query[]): Row[][] => {
    try {
      return queries.map((query) => connection.all(query))
    } catch (cause) {
      throw unavailable(cause)
    }
  }

  const terms = own_terms(connection.all(TERMS))
  const decode = decoder(terms)
  const rollup = make_rollup(decode)
  rollup.load(connection.all(TOTALS), connection.all(seconds_since(oldest_second_ms(now_ms()))))
  const naming = { terms, counted_as: counter_names(rollup.totals().map(({ key }) => key)) }

  // With `full` each commit waits for the disk, so it happens on the thread; otherwise the hop would cost more than the commit.
  const writer = make_writer(connection, on_file?.sync ?? 'normal')
  const { commit } = on_file?.sync === 'full' ? on_file.thread : writer
  const commits = group_commit((operations) => {
    on_file?.check()
    const group: Group = { operations, terms: terms.unsaved(), oldest_second_ms: oldest_second_ms(now_ms()) }
    const started_ms = performance.now()
    try {
      const applied = commit(group)
      if (!(applied instanceof Promise)) return took_effect(group, applied, started_ms)
      return applied.then((later) => took_effect(group, later, started_ms), had_no_effect)
    } catch (cause) {
      return had_no_effect(cause)
    }
  })
  const checkpointer = on_file && make_checkpointer(on_file.thread, commits.hold, () => move_log(connection))

  /** Memory follows the disk, never the other way round. */
  const took_effect = (group: Group, { outcomes, cells, dropped }: Applied, started_ms: number): Outcome[] => {
    on_commit((performance.now() - started_ms) / 1000)
    terms.saved(group.terms)
    rollup.add(cells)
    rollup.drop(dropped)
    checkpointer?.committed(group.operations.length)
    tables.soon()
    return outcomes
  }

  const had_no_effect = (cause: unknown): never => {
    if (!(cause instanceof LockedError)) checkpointer?.failed()
    throw cause
  }

  const tables = settling(writer.is_late, async () => void succeeded(await commits.add({ kind: 'settle' })))
  const ask_settled = async (queries: readonly Query[]): Promise<Row[][]> => {
    await tables.now()
    return ask(queries)
  }

  return {
    ...reader(ask_settled, EMBEDDED_SLICES),
    ...document_reader(ask),

    async session(session_id) {
      return writer.late_session(session_id) ?? find_session(ask, session_id)
    },

    async append(write) {
      const operation = write_operation(write, naming, now_ms())
      succeeded(await commits.add(operation))
      return { record_id: operation.record?.id ?? null }
    },

    counters: embedded_counters(rollup, decode, ask_settled, now_ms),

    ...document_writer(commits, naming, now_ms),

    async purge(before_ms, max_rows) {
      return purged_rows(await commits.add({ kind: 'purge', before_ms, max_rows }))
    },

    async trim(kind, keep, first_state, max_rows) {
      return rows_removed(await commits.add({ kind: 'trim', document_kind: kind, keep, first_state, max_rows }))
    },

    stats: () => ({ records: rollup.total('records'), backend: 'sqlite', pending: commits.pending() }),

    async close() {
      await tables.close()
      await commits.close()
      await checkpointer?.close()
      await on_file?.thread.close()
      connection.close()
      on_file?.unlock()
    },
  }
}
