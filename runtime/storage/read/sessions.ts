// Sessions read from the database: one by id, lists, counts. Plain lists walk the index of each level from its newest end and
// stop at the limit; searches have to look at rows, in slices. Source: CONTRACT 4.5, 5.2.
import type { SessionQuery, Store } from '#core/port/store.ts'
import type { SessionRow } from '#core/session/row.ts'
import { type Ask, let_others_go_on, type Slices } from '#runtime/storage/read/ask.ts'
import { int_of, SESSION_SELECT, text_of, to_session } from '#runtime/storage/schema/rows.ts'
import type { Bind, Query, Row } from '#runtime/storage/values.ts'

/** Levels that lists show; -1 are sessions without events. */
const LEVELS = [3, 2, 1, 0] as const

/** The column `count` of a one-row answer. */
export function count_of(answer: readonly Row[] | undefined): number {
  const row = answer?.[0]
  return row ? int_of(row, 'count') : 0
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

const SESSION = `SELECT ${SESSION_SELECT} FROM sessions WHERE session_id = ? AND state IS NOT NULL`
const LAST_REF = 'SELECT max(ref) AS ref FROM sessions'
const ENFORCED = 'SELECT session_id FROM sessions WHERE enforced = 1 AND session_id > ? ORDER BY session_id LIMIT ?'

const ENFORCED_COUNT = 'SELECT count(*) AS count FROM sessions WHERE enforced = 1'
const QUARANTINED_COUNT = 'SELECT count(*) AS count FROM sessions WHERE quarantined = 1'
const CRITICAL_COUNT = 'SELECT count(*) AS count FROM sessions WHERE critical_at_ms <> 0 AND critical_at_ms >= ?'
const HIGH_COUNT = `SELECT count(*) AS count FROM sessions
  WHERE high_at_ms <> 0 AND high_at_ms >= ?1 AND critical_at_ms < max(?1, 1)`

const by_id = (a: SessionRow, b: SessionRow) => (a.session_id < b.session_id ? -1 : 1)
const ORDERS = {
  risk_level: {
    sql: 'level DESC, last_at_ms DESC, session_id',
    compare: (a: SessionRow, b: SessionRow) => b.level - a.level || b.last_at_ms - a.last_at_ms || by_id(a, b),
  },
  last_event: {
    sql: 'last_at_ms DESC, level DESC, session_id',
    compare: (a: SessionRow, b: SessionRow) => b.last_at_ms - a.last_at_ms || b.level - a.level || by_id(a, b),
  },
} as const

/** The stored row of a session. */
export async function find_session(ask: Ask, session_id: string): Promise<SessionRow | undefined> {
  const [found] = await ask([{ sql: SESSION, args: [session_id] }])
  const row = found?.[0]
  return row && to_session(row)
}

/** The methods of Store that read sessions. */
export function session_reader(
  ask: Ask,
  slices: Slices,
): Pick<Store, 'session' | 'sessions' | 'session_counts' | 'enforced'> {
  const one_of = async (query: Query): Promise<Row[]> => (await ask([query]))[0] ?? []
  const one = (sql: string, ...args: Bind[]): Promise<Row[]> => one_of({ sql, args })

  const listed = async (query: SessionQuery): Promise<SessionRow[]> => {
    if (query.limit > slices.listed) return listed_in_slices(query)
    const pages = await ask(levels_of(query).map((level) => page_of_level(query, level)))
    return pages.flatMap((page) => page.map(to_session)).sort(ORDERS[query.sort].compare)
  }

  const listed_in_slices = async (query: SessionQuery): Promise<SessionRow[]> => {
    const slice = { ...query, limit: slices.listed }
    const found = new Map<string, SessionRow>()
    const keep = (rows: readonly SessionRow[]) => {
      for (const row of rows) found.set(row.session_id, row)
    }
    let newest_ms = 0
    for (const level of levels_of(query)) {
      let after: SessionRow | undefined
      for (let read = 0; read < query.limit; read += slices.listed) {
        const rows = (await one_of(page_of_level(slice, level, after))).map(to_session)
        keep(rows)
        newest_ms = Math.max(newest_ms, rows[0]?.last_at_ms ?? 0)
        after = rows.at(-1)
        await let_others_go_on()
        if (rows.length < slices.listed) break
      }
      // The levels come highest first: in this order no session of a lower one finds a place any more.
      if (query.sort === 'risk_level' && found.size >= query.limit) break
    }
    // What had an event while the list was read stands among the newest now, where it may not have been read.
    const moved = { ...slice, since_ms: Math.max(query.since_ms ?? 0, newest_ms) }
    for (const level of levels_of(query)) keep((await one_of(page_of_level(moved, level))).map(to_session))
    return [...found.values()].sort(ORDERS[query.sort].compare)
  }

  const searched = async (query: SessionQuery): Promise<SessionRow[]> => {
    const [last] = await one(LAST_REF)
    const last_ref = last && last.ref !== null ? int_of(last, 'ref') : 0
    let best: SessionRow[] = []
    // A long list of matches is made of smaller bites: every row of one may be a match.
    const bite = query.limit > slices.listed ? slices.listed : slices.searched
    for (let ref = 0; ref < last_ref; ref += bite) {
      if (ref > 0) await let_others_go_on()
      const [slice = []] = await ask([search_of_slice(query, ref, ref + bite)])
      best = [...best, ...slice.map(to_session)].sort(ORDERS[query.sort].compare).slice(0, query.limit)
    }
    return best
  }

  return {
    session: (session_id) => find_session(ask, session_id),

    async sessions(query) {
      const search = query.text !== undefined || query.source_framework !== undefined
      const rows = await (search ? searched(query) : listed(query))
      const since_ms = Math.max(query.since_ms ?? 0, query.active_since_ms ?? 0)
      const counts = await ask(levels_of(query).map((level) => active_of_level(level, since_ms)))
      return { rows: rows.slice(0, query.limit), total_active: sum(counts.map(count_of)) }
    },

    async session_counts({ active_since_ms, since_ms }) {
      const [enforced, quarantined, critical, high, ...active] = await ask([
        { sql: ENFORCED_COUNT, args: [] },
        { sql: QUARANTINED_COUNT, args: [] },
        { sql: CRITICAL_COUNT, args: [since_ms] },
        { sql: HIGH_COUNT, args: [since_ms] },
        ...LEVELS.map((level) => active_of_level(level, active_since_ms)),
      ])
      return {
        active: sum(active.map(count_of)),
        enforced: count_of(enforced),
        quarantined: count_of(quarantined),
        critical: count_of(critical),
        high: count_of(high),
      }
    },

    async enforced(after, limit) {
      return (await one(ENFORCED, after, limit)).map((row) => text_of(row, 'session_id'))
    },
  }
}

function levels_of({ min_rank = 0 }: SessionQuery): number[] {
  return LEVELS.filter((level) => level >= min_rank)
}

/** The earliest last event a listed session may have. */
function oldest_of({ since_ms = 0, active_since_ms = 0, only_active }: SessionQuery): number {
  return Math.max(since_ms, only_active ? active_since_ms : 0)
}

/** The newest sessions of one level, or those that follow `after`: the index has them together. */
function page_of_level(query: SessionQuery, level: number, after?: SessionRow): Query {
  const active = query.only_active ? 'AND ended = 0' : ''
  const args: Bind[] = [level, oldest_of(query)]
  let from = ''
  if (after) {
    from = 'AND last_at_ms <= ? AND (last_at_ms < ? OR session_id > ?)'
    args.push(after.last_at_ms, after.last_at_ms, after.session_id)
  }
  const sql = `SELECT ${SESSION_SELECT} FROM sessions WHERE level = ? AND last_at_ms >= ? ${from} ${active}
    ORDER BY last_at_ms DESC, session_id LIMIT ?`
  return { sql, args: [...args, query.limit] }
}

/** The best matches among the rows with these refs. */
function search_of_slice(query: SessionQuery, after_ref: number, to_ref: number): Query {
  const { source_framework, text, min_rank = 0 } = query
  const args: Bind[] = [after_ref, to_ref, min_rank, oldest_of(query)]
  let where = 'ref > ? AND ref <= ? AND +level >= ? AND +last_at_ms >= ?'
  if (query.only_active) where += ' AND ended = 0'
  if (source_framework !== undefined) {
    where += ' AND source_framework = ?'
    args.push(source_framework)
  }
  if (text !== undefined) {
    where += ' AND instr(search, ?) > 0'
    args.push(text.toLowerCase())
  }
  const sql = `SELECT ${SESSION_SELECT} FROM sessions WHERE ${where} ORDER BY ${ORDERS[query.sort].sql} LIMIT ?`
  return { sql, args: [...args, query.limit] }
}

/** Answered by the index alone; at most the active sessions are counted. */
function active_of_level(level: number, since_ms: number): Query {
  const sql = 'SELECT count(*) AS count FROM sessions WHERE level = ? AND last_at_ms >= ? AND ended = 0'
  return { sql, args: [level, since_ms] }
}
