// The only wrapper around the libsql driver: statements prepared once, rows as plain objects. Every rule here answers a hazard of the
// driver that lost data or ended the process (PERFORMANCE 5).
import Database from 'libsql'
import { one_line } from '#runtime/storage/error.ts'
import { type Bind, type Bindable, bindable, type Query, type Row } from '#runtime/storage/values.ts'

/** One connection to an embedded database. All calls are synchronous; none is re-entrant. They throw what the driver throws. */
export interface Connection {
  /** Rows of a query, or of a change with RETURNING. */
  all(query: Query): Row[]
  /** Runs a change without RETURNING; returns the number of rows it changed. */
  run(query: Query): number
  /** As `run`, with arguments that `bindable` has seen already: looking at a long text once is enough. */
  run_bound(sql: string, args: readonly Bindable[]): number
  /** Statements without arguments and rows: transactions, schema, settings. */
  exec(sql: string): void
  /** Undoes the open transaction, if there is one: after a full disk SQLite has undone it already. */
  rollback(): void
  /** Idempotent. */
  close(): void
}

/** Statements prepared on one connection; more would mean that a text is built from data. */
const MAX_STATEMENTS = 500

/** Number of arguments a text takes: the highest `?N`, or the count of `?`. */
function arity(sql: string): number {
  let highest = 0
  let plain = 0
  for (const [, digits] of sql.matchAll(/\?(\d*)/g)) {
    if (digits) highest = Math.max(highest, Number(digits))
    else plain += 1
  }
  return Math.max(highest, plain)
}

interface Prepared {
  statement: Database.Statement
  arity: number
}

/** Opens the file, creating it when it is missing. */
export function open_connection(path: string): Connection {
  const database = new Database(path)
  // Kept for the life of the connection: finalising statements is a hazard of the driver, and preparing them is dear.
  const prepared = new Map<string, Prepared>()

  const prepare = (sql: string): Prepared => {
    const known = prepared.get(sql)
    if (known) return known
    if (prepared.size >= MAX_STATEMENTS) throw new Error('too many different SQL texts')
    const fresh = { statement: database.prepare(sql), arity: arity(sql) }
    prepared.set(sql, fresh)
    return fresh
  }
  // The driver would bind NULL for what is missing.
  const check_arity = (sql: string, args: readonly unknown[], expected: number) => {
    if (args.length !== expected) throw new TypeError(`takes ${expected} arguments, got ${args.length}: ${sql}`)
  }
  const bound = (sql: string, args: readonly Bind[], expected: number): Bindable[] => {
    check_arity(sql, args, expected)
    return args.map(bindable)
  }

  return {
    all({ sql, args }) {
      const { statement, arity: expected } = prepare(sql)
      return statement.all(bound(sql, args, expected)) as Row[]
    },
    run({ sql, args }) {
      const { statement, arity: expected } = prepare(sql)
      return statement.run(bound(sql, args, expected)).changes
    },
    run_bound(sql, args) {
      const { statement, arity: expected } = prepare(sql)
      check_arity(sql, args, expected)
      return statement.run(args).changes
    },
    exec(sql) {
      database.exec(sql)
    },
    rollback() {
      if (!database.inTransaction) return
      try {
        database.exec('ROLLBACK')
      } catch (cause) {
        if (database.inTransaction) throw new Error(`cannot roll back: ${one_line(cause)}`, { cause })
      }
    },
    close() {
      if (database.open) database.close()
    },
  }
}
