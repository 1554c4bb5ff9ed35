// Scores of a window, summed from indices alone, in slices between which the event loop runs; session reports are made
// of them. Source: CONTRACT 4.2, 16.1; port Store, `scores` and `post_action_sums`.
import { IDS_PER_MS, record_time_ms } from '#core/counter.ts'
import { MAX_EWMA_SAMPLES } from '#core/limits.ts'
import { round4 } from '#core/policy/score.ts'
import type { PostActionSums, Store, WindowQuery, WindowScores } from '#core/port/store.ts'
import { type Ask, let_others_go_on, type Slices } from '#runtime/storage/read/ask.ts'
import { COMPOSITE_SQL, DECISION_SQL, TIER_SQL } from '#runtime/storage/schema/codes.ts'
import { int_of, score_of } from '#runtime/storage/schema/rows.ts'
import type { Query, Row } from '#runtime/storage/values.ts'

const OF_SESSION = 'session_ref = (SELECT ref FROM sessions WHERE session_id = ?)'

const FIRST = `SELECT id, ${COMPOSITE_SQL} AS composite FROM session_records WHERE ${OF_SESSION} AND id >= ? ORDER BY id LIMIT 1`
const NEWEST = `SELECT ${COMPOSITE_SQL} AS composite FROM session_records WHERE ${OF_SESSION} AND id >= ?
  ORDER BY id DESC LIMIT ${MAX_EWMA_SAMPLES}`
const SLICE = `SELECT composite, tier, decision, count(*) AS count, max(id) AS last FROM (
    SELECT id, ${COMPOSITE_SQL} AS composite, ${TIER_SQL} AS tier, ${DECISION_SQL} AS decision FROM session_records
    WHERE ${OF_SESSION} AND id >= ? ORDER BY id LIMIT ?
  ) GROUP BY composite, tier, decision`

const POST_NEWEST = `SELECT score FROM post_actions WHERE ${OF_SESSION} AND record_id >= ?
  ORDER BY record_id DESC LIMIT ${MAX_EWMA_SAMPLES}`
const POST_SLICE = `SELECT sum(score) AS score, count(*) AS count, max(record_id) AS last FROM (
    SELECT record_id, score FROM post_actions WHERE ${OF_SESSION} AND record_id >= ? ORDER BY record_id LIMIT ?
  )`

const composites = (rows: readonly Row[] = []) => rows.map((row) => int_of(row, 'composite'))

/** What FIRST found. */
function oldest_of(rows: readonly Row[] = []): WindowScores['first'] {
  const [row] = rows
  return row ? { composite: int_of(row, 'composite'), at_ms: record_time_ms(int_of(row, 'id')) } : null
}

/** Rows and the highest id of one slice. */
function read_so_far(slice: readonly Row[]): { count: number; last: number } {
  let count = 0
  let last = 0
  for (const row of slice) {
    count += int_of(row, 'count')
    if (row.last !== null) last = Math.max(last, int_of(row, 'last'))
  }
  return { count, last }
}

/** The two methods of Store that add up scores. */
export function score_reader(ask: Ask, slices: Slices): Pick<Store, 'scores' | 'post_action_sums'> {
  const from_id = ({ since_ms }: WindowQuery) => since_ms * IDS_PER_MS

  /** Calls `take` with each slice of the window, the first one given. */
  const each_slice = async (sql: string, query: WindowQuery, first: Row[], take: (slice: readonly Row[]) => void) => {
    let slice = first
    for (;;) {
      take(slice)
      const { count, last } = read_so_far(slice)
      if (count < slices.entries) return
      await let_others_go_on()
      slice = (await ask([{ sql, args: [query.session_id, last + 1, slices.entries] }]))[0] ?? []
    }
  }

  /** Asks `questions` for each query, several queries at once. */
  const each_query = async <T>(
    queries: readonly WindowQuery[],
    questions: (query: WindowQuery) => Query[],
    conclude: (query: WindowQuery, answers: Row[][]) => Promise<T>,
  ): Promise<T[]> => {
    const results: T[] = []
    for (let at = 0; at < queries.length; at += slices.sessions) {
      if (at > 0) await let_others_go_on()
      const some = queries.slice(at, at + slices.sessions)
      const asked = some.map(questions)
      const answers = await ask(asked.flat())
      let next = 0
      for (const [index, query] of some.entries()) {
        const count = asked[index]?.length ?? 0
        results.push(await conclude(query, answers.slice(next, next + count)))
        next += count
      }
    }
    return results
  }

  return {
    scores: (queries) =>
      each_query(
        queries,
        (query) => [
          { sql: FIRST, args: [query.session_id, from_id(query)] },
          { sql: NEWEST, args: [query.session_id, from_id(query)] },
          { sql: SLICE, args: [query.session_id, from_id(query), slices.entries] },
        ],
        async (query, [first, newest, slice = []]): Promise<WindowScores> => {
          const by_composite = Array.from({ length: 8 }, () => 0)
          const by_tier: [number, number, number] = [0, 0, 0]
          const by_decision: [number, number, number, number] = [0, 0, 0, 0]
          await each_slice(SLICE, query, slice, (rows) => {
            for (const row of rows) {
              const tier = int_of(row, 'tier')
              const composite = int_of(row, 'composite')
              const decision = int_of(row, 'decision')
              by_composite[composite] = (by_composite[composite] ?? 0) + int_of(row, 'count')
              by_tier[tier] = (by_tier[tier] ?? 0) + int_of(row, 'count')
              by_decision[decision] = (by_decision[decision] ?? 0) + int_of(row, 'count')
            }
          })
          const sums = { by_composite, by_tier, by_decision }
          return { ...sums, first: oldest_of(first), newest: composites(newest).reverse() }
        },
      ),

    post_action_sums: (queries) =>
      each_query(
        queries,
        (query) => [
          { sql: POST_NEWEST, args: [query.session_id, from_id(query)] },
          { sql: POST_SLICE, args: [query.session_id, from_id(query), slices.entries] },
        ],
        async (query, [newest = [], slice = []]): Promise<PostActionSums> => {
          let count = 0
          let sum = 0
          await each_slice(POST_SLICE, query, slice, (rows) => {
            for (const row of rows) {
              count += int_of(row, 'count')
              if (row.score !== null) sum += score_of(row, 'score')
            }
          })
          return {
            count,
            sum: round4(sum),
            newest: newest.map((row) => score_of(row, 'score')).reverse(),
          }
        },
      ),
  }
}
