// Operator documents read from the database, by index under every filter and order. Source: ARCHITECTURE 6, CONTRACT 0.7.
import { from_cursor, order_column, to_cursor } from '#core/document.ts'
import type { DocumentQuery, Kind, Store } from '#core/port/store.ts'
import type { Ask } from '#runtime/storage/read/ask.ts'
import { count_of } from '#runtime/storage/read/sessions.ts'
import * as rows from '#runtime/storage/schema/rows.ts'
import type { Bind, Row } from '#runtime/storage/values.ts'

/** The methods of Store that read documents. */
export function document_reader(ask: Ask): Pick<Store, 'get' | 'list' | 'count'> {
  const all = async (sql: string, ...args: Bind[]): Promise<Row[]> => (await ask([{ sql, args }]))[0] ?? []

  return {
    async get(kind, id) {
      const [row] = await all(DOCUMENT, kind, id)
      return row && rows.to_stored(row)
    },

    async list(kind, query) {
      const found = await all(...documents(kind, query))
      const page = found.slice(0, query.limit).map(rows.to_stored)
      const last = page.at(-1)
      if (!last || found.length <= query.limit) return { rows: page, next_cursor: null }
      return { rows: page, next_cursor: to_cursor({ value: last[order_column(query.order)] ?? 0, id: last.id }) }
    },

    async count(kind, state) {
      if (state === undefined) return count_of(await all(rows.DOCUMENT_COUNT, kind))
      return count_of(await all(`${rows.DOCUMENT_COUNT} AND state = ?`, kind, state))
    },
  }
}

const DOCUMENT = `SELECT ${rows.DOCUMENT_SELECT} FROM documents WHERE kind = ? AND id = ?`

/** One row more than the page, to know whether another page follows. */
function documents(kind: Kind, query: DocumentQuery): [sql: string, ...args: Bind[]] {
  const column = order_column(query.order)
  const descending = query.order === 'created_desc'
  const conditions = ['kind = ?']
  const args: Bind[] = [kind]
  const where = (condition: string, ...values: (Bind | undefined)[]) => {
    const given = values.filter((value) => value !== undefined)
    if (given.length < values.length) return
    conditions.push(condition)
    args.push(...given)
  }
  where('state = ?', query.state)
  where('session_id = ?', query.session_id)
  where('lookup = ?', query.lookup)
  where('created_at_ms >= ?', query.since_ms)
  where('expires_at_ms < ?', query.expires_before_ms)
  if (query.order === 'expires_asc') where('expires_at_ms IS NOT NULL')
  const after = query.cursor === undefined ? undefined : from_cursor(query.cursor)
  where(`(${column}, id) ${descending ? '<' : '>'} (?, ?)`, after?.value, after?.id)
  const order = descending ? `${column} DESC, id DESC` : `${column}, id`
  const sql = `SELECT ${rows.DOCUMENT_SELECT} FROM documents WHERE ${conditions.join(' AND ')} ORDER BY ${order} LIMIT ?`
  return [sql, ...args, query.limit + 1]
}
