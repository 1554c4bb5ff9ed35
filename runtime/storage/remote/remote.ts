// The Store on a remote libSQL database, for gateways that share one. The same rows as the embedded adapter; every call has a
// deadline, one batch of writes is under way at a time. Not for files: see PERFORMANCE 3. Source: ARCHITECTURE 4.
import { type Client, createClient } from '@libsql/client/http'
import { counter_names, MINUTE_MS, oldest_second_ms, window_start } from '#core/counter.ts'
import { REMOTE_CALL_MS } from '#core/limits.ts'
import type { CounterQuery, CounterRow, Store } from '#core/port/store.ts'
import type { Clock } from '#core/ports.ts'
import { document_writer } from '#runtime/storage/commit/documents.ts'
import { group_commit, type OnCommit } from '#runtime/storage/commit/group-commit.ts'
import { purged_rows, rows_removed, succeeded, write_operation } from '#runtime/storage/commit/operation.ts'
import { one_line, StorageError, unavailable } from '#runtime/storage/error.ts'
import { REMOTE_SLICES } from '#runtime/storage/read/ask.ts'
import { counter_sums, reader } from '#runtime/storage/read/read.ts'
import type { Done } from '#runtime/storage/remote/send.ts'
import { shared_terms } from '#runtime/storage/remote/terms.ts'
import { remote_writer } from '#runtime/storage/remote/writer.ts'
import { INSPECTION, missing_versions, numbered_migration } from '#runtime/storage/schema/migrate.ts'
import { decoder, named_sums } from '#runtime/storage/schema/rollup.ts'
import { TERMS } from '#runtime/storage/schema/rows.ts'
import { bindable, type Query, type Row } from '#runtime/storage/values.ts'

/** How the remote database is reached. */
export interface RemoteOptions {
  /** `libsql:`, `https:` or `http:`; each batch is one HTTP request. */
  url: string
  auth_token?: string
  clock?: Pick<Clock, 'now_ms'>
  on_commit?: OnCommit
  /** Statements that bring the schema to a version; for bundles, which have no files beside them. */
  migration?: (version: number) => readonly string[]
  /** Milliseconds that one call may take; tests on a busy machine give more. */
  send_ms?: number
}

/** Operations of one batch: what fits a request of a few hundred kilobytes. */
const MAX_BATCH_OPERATIONS = 64
/** A batch may be sent twice within the time of one call. */
const SEND_MS = REMOTE_CALL_MS / 2

/** Connects and brings the schema up to date. Throws StorageError: unreachable, newer_schema, foreign. */
export async function remote_store(options: RemoteOptions): Promise<Store> {
  const { url, auth_token, clock, on_commit, migration = numbered_migration, send_ms = SEND_MS } = options
  const now_ms = () => clock?.now_ms() ?? Date.now()
  const remote = { client: connect(url, auth_token, send_ms), send_ms }
  try {
    await migrate_remote(remote, migration)
    return await store_on(remote, now_ms, on_commit)
  } catch (cause) {
    remote.client.close()
    if (cause instanceof StorageError) throw cause
    throw new StorageError('unreachable', `cannot use the database at ${host_of(url)}: ${one_line(cause)}`, { cause })
  }
}

/** A database far away, and how long it may take to answer a call. */
interface Remote {
  client: Client
  send_ms: number
}

function connect(url: string, auth_token: string | undefined, send_ms: number): Client {
  const fetch_in_time = (request: Request) => fetch(request, { signal: AbortSignal.timeout(send_ms) })
  try {
    const token = auth_token ? { authToken: auth_token } : {}
    return createClient({ url, ...token, intMode: 'number', fetch: fetch_in_time })
  } catch (cause) {
    throw new StorageError('unreachable', `cannot use the database at ${host_of(url)}: ${one_line(cause)}`, { cause })
  }
}

/** The part of a URL that is safe to print. */
function host_of(url: string): string {
  return URL.canParse(url) ? new URL(url).host || 'this URL' : 'this URL'
}

/** The promise, or an error when it takes too long; what comes later is ignored. */
async function in_time<T>(promise: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the database did not answer in time')), ms)
  try {
    return await Promise.race([promise, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

async function batch({ client, send_ms }: Remote, queries: readonly Query[], mode: 'read' | 'write'): Promise<Done[]> {
  const statements = queries.map(({ sql, args }) => ({ sql, args: args.map(bindable) }))
  const results = await in_time(client.batch(statements, mode), send_ms)
  return results.map((result) => ({ rows: result.rows as unknown as Row[], changed: result.rowsAffected }))
}

/** Another gateway may be doing the same: whoever comes second finds the version it wanted. */
async function migrate_remote(remote: Remote, migration: (version: number) => readonly string[]): Promise<void> {
  const missing = async () => {
    const [tables] = await batch(remote, [INSPECTION.tables], 'read')
    const ours = tables?.rows.some((row) => row.name === 'meta')
    const [version] = ours ? await batch(remote, [INSPECTION.version], 'read') : []
    return missing_versions(tables?.rows ?? [], version?.rows ?? [])
  }
  for (const version of await missing()) {
    try {
      await in_time(remote.client.batch([...migration(version)], 'write'), remote.send_ms)
    } catch (cause) {
      if ((await missing()).includes(version)) throw cause
    }
  }
}

async function store_on(remote: Remote, now_ms: () => number, on_commit: OnCommit = () => {}): Promise<Store> {
  const ask = async (queries: readonly Query[]): Promise<Row[][]> => {
    try {
      return (await batch(remote, queries, 'read')).map((done) => done.rows)
    } catch (cause) {
      throw unavailable(cause)
    }
  }
  const change = async (queries: readonly Query[]): Promise<Row[][]> => {
    try {
      return (await batch(remote, queries, 'write')).map((done) => done.rows)
    } catch (cause) {
      throw unavailable(cause)
    }
  }

  const terms = shared_terms(change)
  const naming = { terms, counted_as: counter_names() }
  const writer = remote_writer(
    (queries) => batch(remote, queries, 'write'),
    now_ms,
    () => crypto.randomUUID(),
  )
  const commits = group_commit(async (operations) => {
    const started_ms = performance.now()
    const outcomes = await writer.commit(operations, oldest_second_ms(now_ms()))
    if (outcomes.some((outcome) => outcome.kind !== 'failed')) on_commit((performance.now() - started_ms) / 1000)
    return outcomes
  }, MAX_BATCH_OPERATIONS)
  /** All gateways' records as of the last sum, and this one's since. */
  let records = 0
  /** Writes that still learn their names; closing waits for them. */
  let entering: Promise<unknown> = Promise.resolve()

  const counters = async ({ since_ms, prefix, bucket_ms }: CounterQuery): Promise<CounterRow[]> => {
    const all = since_ms === undefined
    const { from_ms, width_ms } = all ? { from_ms: 0, width_ms: MINUTE_MS } : window_start(since_ms, now_ms())
    const [rows = [], names = []] = await ask([counter_sums(from_ms, bucket_ms, width_ms), TERMS])
    terms.learn(names)
    const sums = named_sums(rows, decoder(terms), prefix)
    if (all && bucket_ms === undefined && 'records'.startsWith(prefix ?? '')) {
      records = sums.find(({ key }) => key === 'records')?.count ?? 0
    }
    return sums
  }
  await counters({})

  return {
    ...reader(ask, REMOTE_SLICES),
    counters,

    async append(write) {
      if (write.record) {
        const known = terms.know(write.record.codes)
        entering = Promise.allSettled([entering, known])
        await known
      }
      const operation = write_operation(write, naming, now_ms())
      succeeded(await commits.add(operation))
      const { record } = operation
      if (record?.replace) await counters({}).catch(() => undefined)
      else if (record) records += 1
      return { record_id: record?.id ?? null }
    },

    ...document_writer(commits, naming, now_ms),

    async purge(before_ms, max_rows) {
      const purged = purged_rows(await commits.add({ kind: 'purge', before_ms, max_rows }))
      if ((purged.records ?? 0) > 0) await counters({})
      return purged
    },

    async trim(kind, keep, first_state, max_rows) {
      return rows_removed(await commits.add({ kind: 'trim', document_kind: kind, keep, first_state, max_rows }))
    },

    stats: () => ({ records, backend: 'libsql', pending: commits.pending() }),

    async close() {
      await entering
      await commits.close()
      remote.client.close()
    },
  }
}
