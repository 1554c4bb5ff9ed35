// The wrapper around the driver: what may be bound, and that every hazard of the driver is an error instead of damage.
// Source: PERFORMANCE 5.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Connection, open_connection } from '#runtime/storage/embedded/connection.ts'
import { bindable } from '#runtime/storage/values.ts'

function with_table(run: (connection: Connection) => void): void {
  const connection = open_connection(':memory:')
  connection.exec('CREATE TABLE t (a, b TEXT, c INTEGER)')
  try {
    run(connection)
  } finally {
    connection.close()
  }
}

test('what the driver would die of, round or refuse is a TypeError', () => {
  const bad = [true, false, undefined, {}, [], () => 1, Symbol('x'), Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]
  for (const value of bad) assert.throws(() => bindable(value), TypeError, String(value))
  for (const value of [0, -1, 1.5, 'x', '', 5n, null, new Uint8Array([1])]) bindable(value)
})

test('values come back as they went in', () => {
  with_table((connection) => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0')),
      fc.maxSafeInteger(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Number.isInteger(number)),
      fc.constant(null),
    )
    fc.assert(
      fc.property(value, (one) => {
        const [row] = connection.all({ sql: 'SELECT ?1 AS value, typeof(?1) AS type', args: [one] })
        assert.equal(row?.value, one)
        const type =
          one === null ? 'null' : typeof one === 'string' ? 'text' : Number.isInteger(one) ? 'integer' : 'real'
        assert.equal(row?.type, type)
      }),
    )
  })
})

test('text is never cut or altered unseen', () => {
  with_table((connection) => {
    connection.run({ sql: 'INSERT INTO t (b) VALUES (?)', args: ['a\0b\ud800c'] })
    assert.deepEqual(connection.all({ sql: 'SELECT b FROM t', args: [] }), [{ b: 'a\ufffdb\ufffdc' }])
  })
})

test('a missing or surplus argument is an error, not a silent null', () => {
  with_table((connection) => {
    for (const args of [[], [1], [1, 'x', 2, 3]]) {
      assert.throws(() => connection.run({ sql: 'INSERT INTO t VALUES (?, ?, ?)', args }), /takes 3 arguments/)
    }
    assert.throws(() => connection.run({ sql: 'INSERT INTO t VALUES (?1, ?2, ?1)', args: [1, 'x', 2] }), /takes 2/)
    assert.deepEqual(connection.all({ sql: 'SELECT * FROM t', args: [] }), [])
  })
})

test('a failed statement and a refused insert leave the connection usable in the same transaction', () => {
  with_table((connection) => {
    connection.exec('CREATE UNIQUE INDEX u ON t (a)')
    connection.exec('BEGIN IMMEDIATE')
    connection.run({ sql: 'INSERT INTO t (a) VALUES (?)', args: [1] })
    assert.throws(() => connection.run({ sql: 'INSERT INTO t (a) VALUES (?)', args: [1] }), /UNIQUE/)
    assert.equal(connection.run({ sql: 'INSERT INTO t (a) VALUES (?) ON CONFLICT DO NOTHING', args: [1] }), 0)
    assert.deepEqual(connection.all({ sql: 'UPDATE t SET c = 5 RETURNING a, c', args: [] }), [{ a: 1, c: 5 }])
    connection.exec('COMMIT')
    connection.rollback()
    assert.equal(connection.all({ sql: 'SELECT a FROM t', args: [] }).length, 1)
  })
})

test('SQL built from data is noticed', () => {
  with_table((connection) => {
    assert.throws(() => {
      for (let at = 0; at < 1000; at++) connection.all({ sql: `SELECT ${at}`, args: [] })
    }, /too many different SQL texts/)
  })
})
