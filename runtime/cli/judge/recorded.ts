// A stored record as the commands read it that judge it again: the event, what was decided, and how it was scored.
// Source: SPEC "Trajectory record", CONTRACT 1.9.
import * as z from 'zod'
import { CanonicalDecision, RiskLevel, TrustLevel } from '#core/contract/decision.ts'
import { CanonicalEvent } from '#core/contract/event.ts'
import { Dimensions } from '#core/contract/session.ts'
import { CommandError, EXIT, type Terminal } from '#runtime/cli/terminal.ts'
import type { Config } from '#runtime/config/config.ts'
import type { PastRecord } from '#runtime/storage/direct/history.ts'
import { type DatabaseReader, open_reader } from '#runtime/storage/direct/reader.ts'
import { one_line, StorageError } from '#runtime/storage/error.ts'

/** The members of a stored record that judging needs. */
export const Recorded = z.looseObject({
  event: CanonicalEvent,
  decision: CanonicalDecision,
  risk_snapshot: z.looseObject({
    risk_level: RiskLevel,
    composite_score: z.int(),
    dimensions: Dimensions,
    matched_rules: z.array(z.string()),
  }),
  meta: z.looseObject({ request_id: z.string(), attempt: z.int() }),
})
/** A stored record, as far as it is judged again. */
export type Recorded = z.infer<typeof Recorded>

/** Null for a body that is not of this program's shape. */
export function read_record({ body }: PastRecord): Recorded | null {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return null
  }
  return Recorded.safeParse(value).data ?? null
}

/** The trust that the event's D5 stands for (CONTRACT 1.7). */
function trust_of({ risk_snapshot }: Recorded): TrustLevel {
  return TrustLevel.options[2 - risk_snapshot.dimensions.d5] ?? 'untrusted'
}

/** One event as it is put to the dry gateway. */
export interface Asked {
  event: CanonicalEvent
  /** Moment of receipt, epoch ms; never earlier than that of the event before. */
  at_ms: number
  trust: TrustLevel
  /** The client applies rewrites. */
  can_modify: boolean
}

/** A record put to the engine again, as it was received. */
export function asked_again({ recorded_at_ms }: PastRecord, recorded: Recorded): Asked {
  return {
    event: recorded.event,
    at_ms: recorded_at_ms,
    trust: trust_of(recorded),
    can_modify: recorded.decision.decision === 'modify',
  }
}

const ELSEWHERE = '--db names another one; asg config show tells which one the gateway uses.'
/** What can be done about a damaged one. */
const DAMAGED =
  'asg db check says how; asg db export prints the records that can still be read. Keep the file, and start the gateway on another one (CS_TRAJECTORY_DB_PATH).'

/**
 * Runs with the database of this configuration, or with `path`. Throws CommandError (exit 2) when it cannot be read. A database
 * that is too damaged to be opened goes to `damaged`, when there is one, with what SQLite says.
 */
export async function with_records<T>(
  { values }: Config,
  path: string | undefined,
  run: (database: DatabaseReader) => Promise<T>,
  damaged?: (line: string) => T,
): Promise<T> {
  const source = { path: path ?? values.CS_TRAJECTORY_DB_PATH, auth_token: values.CS_TRAJECTORY_DB_AUTH_TOKEN }
  let database: DatabaseReader | null = null
  try {
    database = await open_reader(source)
    return await run(database)
  } catch (cause) {
    if (!(cause instanceof StorageError)) throw cause
    if (cause.code === 'damaged' && database === null && damaged) return damaged(one_line(cause.cause))
    const hint = cause.code === 'damaged' ? DAMAGED : ELSEWHERE
    throw new CommandError(EXIT.usage, cause.message.replace(/^CS_TRAJECTORY_DB_PATH: /, ''), hint)
  } finally {
    database?.close()
  }
}

/**
 * Says which database is read when a gateway was named but no database: that gateway may well keep its records elsewhere, and the
 * answer would look as if nothing had happened.
 */
export function tell_database({ values, sources }: Config, path: string | undefined, terminal: Terminal): void {
  if (path !== undefined || sources.ASG_URL === 'default' || sources.CS_TRAJECTORY_DB_PATH !== 'default') return
  terminal.say(
    `records of ${values.CS_TRAJECTORY_DB_PATH}; those of ${values.ASG_URL} may be elsewhere (--db, CS_TRAJECTORY_DB_PATH)`,
  )
}
