// The checks of `asg db check`: is the file intact, and do the roll-ups agree with the records. Source: CONTRACT 5,
// 20.2.
import { HOUR_MS, IDS_PER_MS } from '#core/counter.ts'
import type { DatabaseReader } from '#runtime/storage/direct/reader.ts'
import { one_line, StorageError } from '#runtime/storage/error.ts'
import { SCORE_BITS } from '#runtime/storage/schema/codes.ts'
import { int_of, text_of } from '#runtime/storage/schema/rows.ts'

/** What `asg db check` found. */
export interface Inspection {
  /** Null when the damage leaves them uncountable, and so are the two others. */
  records: number | null
  sessions: number | null
  /** What SQLite says about the file; empty when it is sound. */
  damage: string[]
  /** Roll-up cells of full hours that differ from the records: made anew by `asg db rebuild`. */
  wrong_counters: number | null
}

/** Lines of damage that are worth reading. */
const MAX_DAMAGE_LINES = 20

/** Hours as the records say and as the roll-ups say: what only one of them has, or has another count for. */
const WRONG_COUNTERS = `WITH counted (bucket_ms, key, count) AS (
    SELECT id / ${IDS_PER_MS} - id / ${IDS_PER_MS} % ${HOUR_MS}, meta >> ${SCORE_BITS}, count(*) FROM records GROUP BY 1, 2
  ), kept (bucket_ms, key, count) AS (
    SELECT bucket_ms, key, sum(count) FROM (
      SELECT bucket_ms, key, count FROM counters WHERE width = ${HOUR_MS} AND typeof(key) = 'integer'
      UNION ALL SELECT (cell.value ->> 0) - (cell.value ->> 0) % ${HOUR_MS}, cell.value ->> 1, cell.value ->> 2
      FROM (SELECT put_off.value FROM late, json_each(late.body, '$[2]') AS put_off) AS cell WHERE typeof(cell.value ->> 1) = 'integer'
    ) GROUP BY 1, 2 HAVING sum(count) <> 0
  )
  SELECT count(*) AS count FROM (
    SELECT * FROM (SELECT * FROM counted EXCEPT SELECT * FROM kept)
    UNION ALL SELECT * FROM (SELECT * FROM kept EXCEPT SELECT * FROM counted)
  )`

/** Records that no session would show: neither in its table nor put off until later (embedded/late.ts). */
const STRAYS = `SELECT count(*) AS count FROM records
  WHERE NOT EXISTS (SELECT 1 FROM session_records AS own WHERE own.session_ref = records.session_ref AND own.id = records.id)
    AND id NOT IN (SELECT json_extract(put_off.value, '$[1]') FROM late, json_each(late.body, '$[1]') AS put_off)`

/** Reads every row, so it may take seconds, also beside a gateway that writes. Throws StorageError. */
export async function inspect({ ask }: DatabaseReader): Promise<Inspection> {
  const damage: string[] = []
  /** Null when SQLite meets pages it cannot read on the way. */
  const rows_of = async (sql: string) => {
    try {
      return await ask({ sql, args: [] })
    } catch (cause) {
      if (!(cause instanceof StorageError && cause.code === 'damaged')) throw cause
      const line = one_line(cause.cause)
      if (!damage.includes(line)) damage.push(line)
      return null
    }
  }
  const count = async (sql: string) => {
    const rows = await rows_of(sql)
    return rows && (rows[0] ? int_of(rows[0], 'count') : 0)
  }
  const checked = (await rows_of(`PRAGMA integrity_check(${MAX_DAMAGE_LINES})`)) ?? []
  damage.push(...checked.map((row) => text_of(row, 'integrity_check')).filter((line) => line !== 'ok'))
  const loose = (await rows_of('PRAGMA foreign_key_check')) ?? []
  if (loose.length > 0) damage.push(`${loose.length} rows refer to a session that is not there`)
  const strays = (await count(STRAYS)) ?? 0
  if (strays > 0) damage.push(`${strays} records are missing from their sessions`)
  return {
    records: await count('SELECT count(*) AS count FROM records'),
    sessions: await count('SELECT count(*) AS count FROM sessions'),
    damage,
    wrong_counters: await count(WRONG_COUNTERS),
  }
}
