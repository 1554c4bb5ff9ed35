// Rebuilds the roll-ups from the records (`asg db rebuild`), after a manual repair or when they are in doubt. Tallies
// without a record (refused requests) stay as they are. Source: CONTRACT 5, 20.2.
import { IDS_PER_MS, oldest_second_ms, SECOND_MS } from '#core/counter.ts'
import { damaged, lock_file, open_database, writable_file } from '#runtime/storage/embedded/open.ts'
import { is_damage } from '#runtime/storage/error.ts'
import { WIDTHS } from '#runtime/storage/schema/cells.ts'
import { SCORE_BITS } from '#runtime/storage/schema/codes.ts'
import { int_of } from '#runtime/storage/schema/rows.ts'

const FORGET = `DELETE FROM counters WHERE typeof(key) = 'integer'`
const COUNT_AGAIN = `WITH ${WIDTHS}
  INSERT INTO counters (width, bucket_ms, key, count)
  SELECT width, id / ${IDS_PER_MS} - id / ${IDS_PER_MS} % width, meta >> ${SCORE_BITS}, count(*)
  FROM records CROSS JOIN widths WHERE width > ${SECOND_MS} OR id / ${IDS_PER_MS} >= ? GROUP BY 1, 2, 3`

/**
 * Counts all records of a database that no gateway is using; reads every row, so it may take seconds. Returns their number.
 * Throws StorageError.
 */
export function rebuild_counters(path: string, now_ms: number): number {
  const file = writable_file(path)
  const unlock = lock_file(file)
  try {
    const connection = open_database(file, 'normal')
    try {
      connection.exec('BEGIN IMMEDIATE')
      connection.run({ sql: FORGET, args: [] })
      connection.run({ sql: COUNT_AGAIN, args: [oldest_second_ms(now_ms)] })
      connection.exec('COMMIT')
      const [row] = connection.all({ sql: 'SELECT count(*) AS count FROM records', args: [] })
      return row ? int_of(row, 'count') : 0
    } catch (cause) {
      throw is_damage(cause) ? damaged(file, cause) : cause
    } finally {
      connection.rollback()
      connection.close()
    }
  } finally {
    unlock()
  }
}
