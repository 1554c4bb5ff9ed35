// A record by the id of its request: no index knows it, so the look back has an end. Source: CONTRACT 20.2.
import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import { record_named } from '#runtime/storage/direct/history.ts'
import type { DatabaseReader } from '#runtime/storage/direct/reader.ts'
import { open_database } from '#runtime/storage/embedded/open.ts'

const connection = open_database(':memory:', 'normal')
after(() => connection.close())
const database: DatabaseReader = { ask: async (query) => connection.all(query), close: () => connection.close() }

const insert = (sql: string, args: (string | number)[]) => connection.all({ sql, args })
insert('INSERT INTO sessions (ref, session_id, last_at_ms) VALUES (1, ?, 0)', ['s-1'])
;['old', 'twice', 'twice', 'mentioned', 'new'].forEach((request_id, at) => {
  const body = JSON.stringify({ event: { payload: { text: 'never' } }, meta: { request_id } })
  insert('INSERT INTO records (id, session_ref, meta, body) VALUES (?, 1, 0, ?)', [at + 1, body])
})

suite('a record by its request id', () => {
  test('is the latest one of that id', async () => {
    assert.equal((await record_named(database, 'twice'))?.record_id, 3)
    assert.equal((await record_named(database, 'new'))?.record_id, 5)
  })
  test('is looked for among the newest only', async () => {
    assert.equal((await record_named(database, 'old', 5))?.record_id, 1)
    assert.equal(await record_named(database, 'old', 4), undefined)
    assert.equal((await record_named(database, 'twice', 3))?.record_id, 3)
  })
  test('is not one whose text only mentions the id', async () => {
    assert.equal(await record_named(database, 'never'), undefined)
  })
})
