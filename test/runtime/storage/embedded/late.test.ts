// What commits put off: it is in the log as soon as they are acknowledged, every reader sees it, and the next process finds it.
// Source: PERFORMANCE 3, CONTRACT 19.4.
import assert from 'node:assert/strict'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import fc from 'fast-check'
import { HOUR_MS } from '#core/counter.ts'
import { LATE_SESSIONS, MAX_PURGE_ROWS } from '#core/limits.ts'
import { memory_store } from '#core/memory/store/store.ts'
import type { Store } from '#core/port/store.ts'
import { inspect } from '#runtime/storage/direct/inspect.ts'
import { open_reader } from '#runtime/storage/direct/reader.ts'
import { type Connection, open_connection } from '#runtime/storage/embedded/connection.ts'
import { libsql_store, store_on } from '#runtime/storage/embedded/libsql.ts'
import { open_database } from '#runtime/storage/embedded/open.ts'
import { numbered_migration } from '#runtime/storage/schema/migrate.ts'
import { NOON_MS, record, record_id_at, session } from '#test/contract/store/adapters.ts'

const UNAVAILABLE = { name: 'GatewayError', code: 'ENGINE_UNAVAILABLE' }
const clock = { now_ms: () => NOON_MS }

let folder = ''
let path = ''
let sequence = 0

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asg-late-'))
  path = join(folder, 'store.db')
  sequence = 0
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** One event of a session: its record, its row and a tally. */
async function add(store: Store, session_id: string): Promise<number> {
  const id = record_id_at(NOON_MS, sequence++)
  await store.append({
    record: record(id, session_id),
    session: session(session_id, { last_record_id: id, revision: sequence }),
    tally: [{ key: 'written', count: 1, at_ms: NOON_MS }],
  })
  return id
}

function rows_in(connection: Connection, table: string): number {
  return Number(connection.all({ sql: `SELECT count(*) AS count FROM ${table}`, args: [] })[0]?.count)
}

/** The database as a process that is killed now leaves it behind. */
async function left_behind(name: string): Promise<string> {
  const copy = join(folder, name)
  for (const end of ['', '-wal']) await copyFile(path + end, copy + end)
  return copy
}

test('an acknowledged event is in the log, and the next process finds it in every table', async () => {
  const store = await libsql_store({ path, clock })
  const ids = [await add(store, 's-1'), await add(store, 's-2'), await add(store, 's-1')]
  const copy = await left_behind('killed.db')
  await store.close()

  const left = open_connection(copy)
  assert.ok(rows_in(left, 'late') > 0)
  assert.equal(rows_in(left, 'session_records'), 0)
  assert.equal(rows_in(left, 'counters'), 0)
  left.close()

  const next = await libsql_store({ path: copy, clock })
  assert.equal((await next.session('s-1'))?.last_record_id, ids[2])
  const found = await next.records({ session_id: 's-1', limit: 10 })
  assert.deepEqual(
    found.map((row) => row.record_id),
    [ids[2], ids[0]],
  )
  assert.equal(next.stats().records, 3)
  assert.equal((await next.counters({ prefix: 'written' }))[0]?.count, 3)
  assert.equal((await next.counters({ prefix: 'written', since_ms: NOON_MS - 24 * HOUR_MS }))[0]?.count, 3)
  await next.close()
})

test('a start that dies before it settled leaves everything to the next one', async () => {
  const store = await libsql_store({ path, clock })
  await add(store, 's-1')
  const copy = await left_behind('killed.db')
  await store.close()
  for (let start = 0; start < 2; start++) {
    const connection = open_database(copy, 'normal')
    assert.equal(rows_in(connection, 'late'), 0)
    assert.equal(rows_in(connection, 'session_records'), 1)
    assert.equal(rows_in(connection, 'counters'), 6, 'the record and the tally, once at each width')
    connection.close()
  }
})

test('a session is read from what is late; a question to the tables settles them first', async () => {
  const connection = open_database(':memory:', 'normal')
  const store = store_on(connection, clock.now_ms, null)
  const id = await add(store, 's-1')
  assert.equal((await store.session('s-1'))?.last_record_id, id)
  assert.equal(rows_in(connection, 'late'), 1)
  assert.equal((await store.sessions({ sort: 'last_event', limit: 5, only_active: false })).rows[0]?.last_record_id, id)
  assert.equal(rows_in(connection, 'late'), 0)
  assert.equal((await store.session('s-1'))?.last_record_id, id)
  await store.close()
})

test('documents are read without settling anything', async () => {
  const connection = open_database(':memory:', 'normal')
  const store = store_on(connection, clock.now_ms, null)
  await add(store, 's-1')
  await store.list('alert', { order: 'created_desc', limit: 5 })
  await store.count('alert')
  await store.get('alert', 'a')
  assert.equal(rows_in(connection, 'late'), 1)
  await store.close()
})

test('what is late is bounded by the number of sessions', async (t) => {
  // On a busy machine the moment after which the tables catch up by themselves would come in between.
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const connection = open_database(':memory:', 'normal')
  const store = store_on(connection, clock.now_ms, null)
  let most = 0
  for (let at = 0; at < LATE_SESSIONS + 2; at++) {
    await add(store, `s-${at}`)
    most = Math.max(most, rows_in(connection, 'late'))
  }
  assert.equal(most, LATE_SESSIONS)
  assert.equal(rows_in(connection, 'session_records'), LATE_SESSIONS + 1)
  await store.close()
})

test('a gateway that nobody asks settles by itself', async () => {
  const store = await libsql_store({ path, clock })
  await add(store, 's-1')
  const neighbour = open_connection(path)
  while (rows_in(neighbour, 'late') > 0) await new Promise((resolve) => setImmediate(resolve))
  assert.equal(rows_in(neighbour, 'session_records'), 1)
  neighbour.close()
  await store.close()
})

test('closing settles, so that a backup of the file is whole', async () => {
  const store = await libsql_store({ path, clock })
  await add(store, 's-1')
  await store.close()
  const connection = open_connection(path)
  assert.equal(rows_in(connection, 'late'), 0)
  assert.equal(rows_in(connection, 'session_records'), 1)
  connection.close()
})

test('while somebody holds the database, questions that would miss what is late are refused and not answered wrongly', async () => {
  const store = await libsql_store({ path, clock })
  await add(store, 's-1')
  const neighbour = open_connection(path)
  neighbour.exec('BEGIN IMMEDIATE')
  await assert.rejects(store.records({ session_id: 's-1', limit: 5 }), UNAVAILABLE)
  assert.ok(await store.session('s-1'))
  neighbour.exec('ROLLBACK')
  assert.equal((await store.records({ session_id: 's-1', limit: 5 })).length, 1)
  neighbour.close()
  await store.close()
})

test('a commit that fails leaves what was late before as it was', async () => {
  const connection = open_database(':memory:', 'normal')
  const store = store_on(connection, clock.now_ms, null)
  const id = await add(store, 's-1')
  connection.exec('CREATE TRIGGER broken BEFORE INSERT ON late BEGIN SELECT raise(ABORT, "no"); END')
  await assert.rejects(add(store, 's-1'), UNAVAILABLE)
  connection.exec('DROP TRIGGER broken')
  assert.equal((await store.session('s-1'))?.last_record_id, id)
  assert.equal((await store.records({ session_id: 's-1', limit: 5 })).length, 1)
  assert.equal((await store.counters({ prefix: 'written' }))[0]?.count, 1)
  await store.close()
})

test('what was purged does not come back from what was late', async () => {
  const connection = open_database(':memory:', 'normal')
  const store = store_on(connection, clock.now_ms, null)
  await Promise.all([
    add(store, 's-1'),
    add(store, 's-1'),
    store.purge(NOON_MS + 1000, MAX_PURGE_ROWS),
    add(store, 's-2'),
  ])
  assert.equal((await store.records({ session_id: 's-1', limit: 5 })).length, 0)
  assert.equal((await store.records({ session_id: 's-2', limit: 5 })).length, 1)
  assert.equal(rows_in(connection, 'session_records'), 1)
  assert.equal(store.stats().records, 1)
  await store.close()
})

test('a look at a database whose gateway has put something off finds it sound', async () => {
  const store = await libsql_store({ path, clock })
  await add(store, 's-1')
  const beside = await open_reader({ path, auth_token: null })
  assert.deepEqual(await inspect(beside), { records: 1, sessions: 1, damage: [], wrong_counters: 0 })
  beside.close()
  await store.close()
})

test('a record that its session does not know is damage', async () => {
  const store = await libsql_store({ path, clock })
  await add(store, 's-1')
  await store.close()
  const connection = open_connection(path)
  connection.exec('DELETE FROM session_records')
  connection.close()
  const beside = await open_reader({ path, auth_token: null })
  assert.deepEqual((await inspect(beside)).damage, ['1 records are missing from their sessions'])
  beside.close()
})

test('a database of the schema before this one keeps its records', async () => {
  const id = record_id_at(NOON_MS)
  const old = open_connection(path)
  for (const statement of numbered_migration(1)) old.exec(statement)
  old.exec(`INSERT INTO sessions (ref, session_id, last_at_ms) VALUES (7, 's-1', ${NOON_MS})`)
  old.exec(`INSERT INTO records (id, session_ref, meta, body) VALUES (${id}, 7, 0, '{}')`)
  old.close()
  const store = await libsql_store({ path, clock })
  const found = await store.records({ session_id: 's-1', limit: 5 })
  assert.deepEqual(
    found.map((row) => row.record_id),
    [id],
  )
  await store.close()
})

/** What may happen between two events. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), session: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constantFrom('records' as const, 'session' as const), session: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constantFrom('sessions' as const, 'kill' as const) }),
)

test('property: whenever the process dies and whoever asks, the answers are those of a store that puts nothing off', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      sequence = 0
      path = join(folder, `run-${run++}.db`)
      const model = memory_store(clock)
      let store = await libsql_store({ path, clock })
      for (const [at, one] of steps.entries()) {
        if (one.kind === 'add') {
          const before = sequence
          await add(store, `s-${one.session}`)
          sequence = before
          await add(model, `s-${one.session}`)
        } else if (one.kind === 'records') {
          const query = { session_id: `s-${one.session}`, limit: 50 }
          assert.deepEqual(await store.records(query), await model.records(query))
        } else if (one.kind === 'session') {
          assert.deepEqual(await store.session(`s-${one.session}`), await model.session(`s-${one.session}`))
        } else if (one.kind === 'sessions') {
          const query = { sort: 'last_event' as const, limit: 50, only_active: false }
          assert.deepEqual(await store.sessions(query), await model.sessions(query))
        } else {
          const copy = await left_behind(`run-${run}-${at}.db`)
          await store.close()
          path = copy
          store = await libsql_store({ path, clock })
        }
      }
      assert.equal(store.stats().records, model.stats().records)
      await store.close()
    }),
    { numRuns: 15 },
  )
})
