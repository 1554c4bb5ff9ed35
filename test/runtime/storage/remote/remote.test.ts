// The remote adapter over a real socket: what an unreliable network may do to a write, deadlines, and two gateways that share
// one database. Source: CONTRACT 19.4, 19.5; ARCHITECTURE 4 (remote adapters).
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import type { Store } from '#core/port/store.ts'
import { open_connection } from '#runtime/storage/embedded/connection.ts'
import { remote_store } from '#runtime/storage/remote/remote.ts'
import { document, NOON_MS, PATIENT_MS, record, record_id_at, session } from '#test/contract/store/adapters.ts'
import { type HranaDouble, hrana_double } from '#test/support/storage/hrana-double.ts'

const TOKEN = 'remote-token'
const UNAVAILABLE = { name: 'GatewayError', code: 'ENGINE_UNAVAILABLE' }
const CONFLICT = { name: 'GatewayError', code: 'CONFLICT' }

let folder = ''
let file = ''
let server: HranaDouble
let stores: Store[] = []

const open = async (send_ms = PATIENT_MS) => {
  const clock = { now_ms: () => NOON_MS + 1000 }
  const store = await remote_store({ url: server.url, auth_token: TOKEN, clock, send_ms })
  stores.push(store)
  return store
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asg-remote-'))
  file = join(folder, 'server.db')
  server = await hrana_double(file, TOKEN)
})
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()))
  stores = []
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const write = (sequence: number) => ({
  record: record(record_id_at(NOON_MS, sequence)),
  session: session('s-1', { last_record_id: record_id_at(NOON_MS, sequence) }),
  documents: [{ kind: 'effect' as const, document: document(`eff_${sequence}`), expect: 'new' as const }],
  tally: [{ key: 'invalid:http', count: 1, at_ms: NOON_MS }],
})

/** What the server really has. */
function stored(): { records: number; effects: number; counted: number; tallied: number } {
  const connection = open_connection(file)
  const one = (sql: string) => Number(connection.all({ sql, args: [] })[0]?.n ?? 0)
  const sum = (type: string) =>
    one(`SELECT sum(count) AS n FROM counters WHERE width = 3600000 AND typeof(key) = '${type}'`)
  const result = {
    records: one('SELECT count(*) AS n FROM records'),
    effects: one('SELECT count(*) AS n FROM documents'),
    counted: sum('integer'),
    tallied: sum('text'),
  }
  connection.close()
  return result
}

for (const fault of ['lose-request', 'lose-answer'] as const) {
  test(`a write whose network call is cut once (${fault}) is there exactly once`, async () => {
    const store = await open()
    await store.append(write(0))
    server.fail_next(fault)
    await store.append(write(1))
    await store.append(write(2))
    assert.deepEqual(stored(), { records: 3, effects: 3, counted: 3, tallied: 3 })
    assert.equal(store.stats().records, 3)
  })
}

test('a server that stays away is an answer, and nothing needs a restart afterwards', async () => {
  const store = await open()
  await store.append(write(0))
  server.fail_next('refuse', 2)
  await assert.rejects(store.append(write(1)), UNAVAILABLE)
  assert.deepEqual(stored(), { records: 1, effects: 1, counted: 1, tallied: 1 })
  await store.append(write(2))
  assert.deepEqual(stored(), { records: 2, effects: 2, counted: 2, tallied: 2 })
  assert.equal(store.stats().records, 2)
})

test('a server that never answers is given up on in time', async () => {
  const store = await open()
  await store.append(write(0))
  const hurried = await open(2_000)
  server.fail_next('hang', 2)
  await assert.rejects(hurried.append(write(1)), UNAVAILABLE)
  await store.append(write(2))
  assert.equal(stored().records, 2)
})

test('writes of one turn share requests, and one that loses does not fail the others', async () => {
  const store = await open()
  await store.append(write(0))
  const before = server.requests()
  await Promise.all(
    Array.from({ length: 60 }, (_, at) => store.append({ record: record(record_id_at(NOON_MS, at + 1)) })),
  )
  assert.ok(server.requests() - before <= 4, `60 writes took ${server.requests() - before} requests`)
  const outcomes = await Promise.allSettled([
    store.append(write(100)),
    store.append({ ...write(101), documents: write(0).documents }),
    store.append(write(102)),
  ])
  assert.deepEqual(
    outcomes.map((outcome) => outcome.status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
  assert.deepEqual(stored(), { records: 63, effects: 3, counted: 63, tallied: 3 })
})

test('a wrong token and a wrong address stop the start without showing a secret', async () => {
  for (const bad of [
    { url: server.url, auth_token: 'wrong-secret' },
    { url: 'http://127.0.0.1:9/?authToken=my-secret', auth_token: TOKEN },
    { url: 'ftp://127.0.0.1/my-secret', auth_token: TOKEN },
  ]) {
    await assert.rejects(remote_store(bad), (error: Error & { code: string }) => {
      assert.equal(error.code, 'unreachable')
      assert.doesNotMatch(error.message, /secret|remote-token|\n/)
      return true
    })
  }
})

test('two gateways that start together agree on one schema', async () => {
  const [first, second] = await Promise.all([open(), open()])
  await first.append(write(0))
  assert.equal((await second.records({ session_id: 's-1', limit: 5 })).length, 1)
})

test('two gateways share names, counters, versions and the newest session row', async () => {
  const [first, second] = await Promise.all([open(), open()])
  const codes = { source_framework: 'only-first-knows' }
  await first.append({ record: record(record_id_at(NOON_MS, 1), 's-1', codes), session: session('s-1') })
  await second.append({ record: record(record_id_at(NOON_MS, 2)) })
  for (const store of [first, second]) {
    const counts = await store.counters({ prefix: 'source_framework:' })
    assert.deepEqual(
      counts.map((row) => [row.key, row.count]),
      [
        ['source_framework:claude-code', 1],
        ['source_framework:only-first-knows', 1],
      ],
    )
  }
  await first.put('approval', document('apr_1'), 'new')
  const settles = await Promise.allSettled([
    first.put('approval', document('apr_1', { state: 'allowed' }), 1),
    second.put('approval', document('apr_1', { state: 'denied' }), 1),
  ])
  assert.equal(settles.filter((settle) => settle.status === 'fulfilled').length, 1)
  await assert.rejects(second.put('approval', document('apr_1'), 'new'), CONFLICT)

  const newer = session('s-1', { last_record_id: record_id_at(NOON_MS, 9), revision: 9, level: 3 })
  await second.append({ session: newer })
  await first.append({ session: session('s-1', { last_record_id: record_id_at(NOON_MS, 4), revision: 4, level: 1 }) })
  assert.deepEqual(await first.session('s-1'), newer)
})
