// What can still be read of a damaged database: records in their order, around the pages that SQLite refuses. Source:
// CONTRACT 19.4, 20.2.
import { type PastRecord, past_record } from '#runtime/storage/direct/history.ts'
import type { DatabaseReader } from '#runtime/storage/direct/reader.ts'
import { StorageError } from '#runtime/storage/error.ts'
import type { Row } from '#runtime/storage/values.ts'

/** Records read at a time. */
const PAGE = 500
/** Places that cannot be read, of one database; each costs some eighty questions. */
const MAX_GAPS = 1000
/** No record has a number above it (`Ids.record`). */
const BEYOND_ALL = Number.MAX_SAFE_INTEGER

const AFTER = 'SELECT id, body FROM records WHERE id > ? ORDER BY id LIMIT ?'

/** A record, or a place between two numbers of records where nobody knows how many are lost. */
export type Salvaged = { kind: 'record'; record: PastRecord } | { kind: 'gap'; after: number }

/** Every record that SQLite still finds, oldest first. Throws StorageError `damaged` after MAX_GAPS gaps. */
export async function* salvaged_records(database: DatabaseReader): AsyncGenerator<Salvaged> {
  let after = 0
  let gaps = 0
  for (let size = PAGE; ; ) {
    const rows = await readable(database, after, size)
    if (rows !== null) {
      for (const row of rows) {
        const record = past_record(row)
        after = record.record_id
        yield { kind: 'record', record }
      }
      if (rows.length < size) return
      size = PAGE
    } else if (size > 1) {
      // In front of the place there are records that can be read.
      size = Math.ceil(size / 2)
    } else {
      yield { kind: 'gap', after }
      if (++gaps >= MAX_GAPS)
        throw new StorageError('damaged', `the database is damaged in more than ${MAX_GAPS} places`)
      const behind = await end_of_gap(database, after)
      if (behind === null) return
      after = behind
      size = PAGE
    }
  }
}

/** Null when the next `count` records behind this one are not all there. */
async function readable(database: DatabaseReader, after: number, count: number): Promise<Row[] | null> {
  try {
    return await database.ask({ sql: AFTER, args: [after, count] })
  } catch (cause) {
    if (cause instanceof StorageError && cause.code === 'damaged') return null
    throw cause
  }
}

/**
 * A number behind which the next record can be read again: steps that double find one, halving finds the first. Null when there is
 * none.
 */
async function end_of_gap(database: DatabaseReader, from: number): Promise<number | null> {
  let broken = from
  for (let step = 1; ; step *= 2) {
    const probe = Math.min(from + step, BEYOND_ALL)
    const rows = await readable(database, probe, 1)
    if (rows !== null && rows.length > 0) return first_readable(database, broken, probe)
    if (probe === BEYOND_ALL) return null
    broken = probe
  }
}

async function first_readable(database: DatabaseReader, broken: number, whole: number): Promise<number> {
  let [low, high] = [broken, whole]
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2)
    const rows = await readable(database, middle, 1)
    if (rows !== null && rows.length > 0) high = middle
    else low = middle
  }
  return high
}
