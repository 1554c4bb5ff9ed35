// A remote libSQL server in miniature: the Hrana protocol over HTTP (version 2, JSON) on a real embedded database, so that the
// remote adapter is tested over a real socket. Faults can be asked for: an answer that is lost before or after the commit.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Database from 'libsql'

/** What goes wrong with the next request that changes something. */
export type Fault = 'none' | 'refuse' | 'lose-request' | 'lose-answer' | 'hang'

export interface HranaDouble {
  url: string
  /** Requests that were answered or lost. */
  requests(): number
  fail_next(fault: Fault, times?: number): void
  close(): Promise<void>
}

type Json = Record<string, unknown>
type Condition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and' | 'or'; conds: Condition[] }
  | { type: 'is_autocommit' }
interface Value {
  type: 'null' | 'integer' | 'float' | 'text' | 'blob'
  value?: string | number
  base64?: string
}
interface Statement {
  sql?: string
  sql_id?: number
  args?: Value[]
  want_rows?: boolean
}
interface StreamRequest {
  type: string
  stmt?: Statement
  batch?: { steps: { condition?: Condition; stmt: Statement }[] }
  sql?: string
  sql_id?: number
}

/** One stream: a connection with its stored texts, which lives as long as batons are handed on. */
interface Stream {
  database: Database.Database
  texts: Map<number, string>
}

const WRITES = /^\s*(?:BEGIN IMMEDIATE|INSERT|UPDATE|DELETE|CREATE)/i

function from_value(value: Value): unknown {
  switch (value.type) {
    case 'integer':
      return BigInt(value.value ?? 0)
    case 'float':
    case 'text':
      return value.value
    case 'blob':
      return Buffer.from(value.base64 ?? '', 'base64')
    case 'null':
      return null
  }
}

function to_value(value: unknown): Value {
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { type: 'integer', value: String(value) } : { type: 'float', value }
  }
  if (typeof value === 'string') return { type: 'text', value }
  return { type: 'null' }
}

function execute(stream: Stream, statement: Statement): Json {
  const sql = statement.sql ?? stream.texts.get(statement.sql_id ?? -1) ?? ''
  const args = (statement.args ?? []).map(from_value)
  const { database } = stream
  if (/^\s*(?:BEGIN|COMMIT|ROLLBACK)/i.test(sql)) {
    database.exec(sql)
    return { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null }
  }
  const prepared = database.prepare(sql)
  const names = prepared.columns().map((column) => column.name)
  if (names.length === 0) {
    const { changes } = prepared.run(args)
    return { cols: [], rows: [], affected_row_count: changes, last_insert_rowid: null }
  }
  const rows = prepared.raw().all(args) as unknown[][]
  return {
    cols: names.map((name) => ({ name, decltype: null })),
    rows: rows.map((row) => row.map(to_value)),
    affected_row_count: 0,
    last_insert_rowid: null,
  }
}

function holds(condition: Condition | undefined, results: unknown[], errors: unknown[], stream: Stream): boolean {
  if (!condition) return true
  const each = (one: Condition) => holds(one, results, errors, stream)
  switch (condition.type) {
    case 'ok':
      return results[condition.step] !== null && results[condition.step] !== undefined
    case 'error':
      return errors[condition.step] !== null && errors[condition.step] !== undefined
    case 'not':
      return !each(condition.cond)
    case 'and':
      return condition.conds.every(each)
    case 'or':
      return condition.conds.some(each)
    case 'is_autocommit':
      return !stream.database.inTransaction
  }
}

function error_of(cause: unknown): Json {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'UNKNOWN'
  return { message: `SQLite error: ${cause instanceof Error ? cause.message : String(cause)}`, code }
}

function run_batch(stream: Stream, steps: NonNullable<StreamRequest['batch']>['steps']): Json {
  const step_results: unknown[] = []
  const step_errors: unknown[] = []
  for (const { condition, stmt } of steps) {
    let result: unknown = null
    let error: unknown = null
    if (holds(condition, step_results, step_errors, stream)) {
      try {
        result = execute(stream, stmt)
      } catch (cause) {
        error = error_of(cause)
      }
    }
    step_results.push(result)
    step_errors.push(error)
  }
  return { step_results, step_errors }
}

function answer(stream: Stream, request: StreamRequest): Json {
  switch (request.type) {
    case 'store_sql':
      stream.texts.set(request.sql_id ?? -1, request.sql ?? '')
      return { type: 'store_sql' }
    case 'close_sql':
      stream.texts.delete(request.sql_id ?? -1)
      return { type: 'close_sql' }
    case 'execute':
      return { type: 'execute', result: execute(stream, request.stmt ?? {}) }
    case 'batch':
      return { type: 'batch', result: run_batch(stream, request.batch?.steps ?? []) }
    case 'get_autocommit':
      return { type: 'get_autocommit', is_autocommit: !stream.database.inTransaction }
    default:
      return { type: request.type }
  }
}

async function body_of(request: IncomingMessage): Promise<{ baton?: string; requests: StreamRequest[] }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** Serves the database file on a free loopback port; `token` is the only one that is let in. */
export async function hrana_double(file: string, token: string): Promise<HranaDouble> {
  const streams = new Map<string, Stream>()
  let requests = 0
  let fault: Fault = 'none'
  let faults_left = 0

  const server = createServer(async (request, response) => {
    const reply = (status: number, body: Json) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (request.url !== '/v2/pipeline') return reply(404, {})
    if (request.headers.authorization !== `Bearer ${token}`) return reply(401, { message: 'unauthorized' })
    const { baton, requests: asked } = await body_of(request)
    requests += 1
    const texts = asked.flatMap((one) => [
      one.sql,
      one.stmt?.sql,
      ...(one.batch?.steps ?? []).map((step) => step.stmt.sql),
    ])
    const failing = faults_left > 0 && texts.some((text) => text !== undefined && WRITES.test(text)) ? fault : 'none'
    if (failing !== 'none') faults_left -= 1
    if (failing === 'refuse') return reply(503, { message: 'overloaded', code: 'OVERLOADED' })
    if (failing === 'lose-request') return request.socket.destroy()
    if (failing === 'hang') return
    const stream = (baton && streams.get(baton)) || { database: new Database(file), texts: new Map<number, string>() }
    if (baton) streams.delete(baton)
    const results = asked.map((one): Json => {
      try {
        return { type: 'ok', response: answer(stream, one) }
      } catch (cause) {
        return { type: 'error', error: error_of(cause) }
      }
    })
    const next = asked.some((one) => one.type === 'close') ? null : randomUUID()
    if (next === null) stream.database.close()
    else streams.set(next, stream)
    if (failing === 'lose-answer') return request.socket.destroy()
    reply(200, { baton: next, base_url: null, results })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    fail_next(next_fault, times = 1) {
      fault = next_fault
      faults_left = times
    },
    async close() {
      for (const stream of streams.values()) stream.database.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
