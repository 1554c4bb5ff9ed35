// What `asg db check` looks at: whether the file is sound, and whether the roll-ups say what the records say.
// Source: CONTRACT 5, 20.2.
import type { Beside } from '#runtime/storage/beside.ts'
import { SCORE_BITS } from '#runtime/storage/codes.ts'
import { int_of, text_of } from '#runtime/storage/rows.ts'

export interface Inspection {
  records: number
  sessions: number
  /** What SQLite says about the file; empty when it is sound. */
  damage: string[]
  /** Roll-up cells of full hours that differ from the records: made anew by `asg db rebuild`. */
  wrong_counters: number
}

/** Lines of damage that are worth reading. */
const MAX_DAMAGE_LINES = 20

/** Hours as the records say and as the roll-ups say: what only one of them has, or has another count for. */
const WRONG_COUNTERS = `WITH counted (bucket_ms, key, count) AS (
    SELECT id / 4096 - id / 4096 % 3600000, meta >> ${SCORE_BITS}, count(*) FROM records GROUP BY 1, 2
  ), kept (bucket_ms, key, count) AS (
    SELECT bucket_ms, key, count FROM counters WHERE width = 3600000 AND typeof(key) = 'integer' AND count <> 0
  )
  SELECT count(*) AS count FROM (
    SELECT * FROM (SELECT * FROM counted EXCEPT SELECT * FROM kept)
    UNION ALL SELECT * FROM (SELECT * FROM kept EXCEPT SELECT * FROM counted)
  )`

/** Reads every row, so it may take seconds, also beside a gateway that writes. Throws StorageError. */
export async function inspect({ ask }: Beside): Promise<Inspection> {
  const count = async (sql: string) => {
    const [row] = await ask({ sql, args: [] })
    return row ? int_of(row, 'count') : 0
  }
  const checked = await ask({ sql: `PRAGMA integrity_check(${MAX_DAMAGE_LINES})`, args: [] })
  const damage = checked.map((row) => text_of(row, 'integrity_check')).filter((line) => line !== 'ok')
  const loose = await ask({ sql: 'PRAGMA foreign_key_check', args: [] })
  if (loose.length > 0) damage.push(`${loose.length} rows refer to a session that is not there`)
  return {
    records: await count('SELECT count(*) AS count FROM records'),
    sessions: await count('SELECT count(*) AS count FROM sessions'),
    damage,
    wrong_counters: await count(WRONG_COUNTERS),
  }
}
