// The Store port: the durable log of records, and versioned operator documents.
// Every adapter passes test/contract/store*.test.ts. Source: ARCHITECTURE 4, CONTRACT 19.
import type { CanonicalDecision, Dimensions, RiskLevel, Tier } from '#core/contract/decision.ts'
import type { EventType } from '#core/contract/event.ts'
import type { PostActionScore } from '#core/contract/report.ts'
import type { SessionRow } from '#core/session/row.ts'
import type { Subtype } from '#core/taxonomy.ts'

/** Words a record is counted and filtered by; adapters may pack them into integers. */
export interface RecordCodes {
  event_type: EventType
  decision: CanonicalDecision['decision']
  risk_level: RiskLevel
  tier: Tier
  source_framework: string
  caller_adapter: string
  composite: number
  dimensions: Dimensions
  /** Subtype of its taxonomy; absent for an unmapped record and while the enterprise mirror is off (CONTRACT 17). */
  taxonomy?: Subtype
}

/** One trajectory record on its way to the disk. Everything in it is redacted already. */
export interface NewRecord {
  /**
   * Chosen before the write (Ids.record), strictly increasing; contains the receipt time (`record_time_ms` in
   * core/counter.ts).
   */
  record_id: number
  session_id: string
  event_id: string
  request_id: string
  codes: RecordCodes
  /** JSON text {event, decision, risk_snapshot, meta, l3_trace}: the wire record without record_id, recorded_at and effects. */
  body: string
  /** Set for a retry after DEADLINE_EXCEEDED: the record with this id is replaced instead of a new one added (CONTRACT 1.5). */
  replaces?: number
}

/** A record as it was committed; `body` is the JSON text of NewRecord. */
export interface RecordRow {
  record_id: number
  session_id: string
  recorded_at_ms: number
  body: string
}

/** Records of one session, newest first. */
export interface RecordQuery {
  session_id: string
  /** Exclusive upper bound of record_id. */
  before?: number
  /** Inclusive lower bound of recorded_at_ms. */
  since_ms?: number
  /** Newest first, at most this many. */
  limit: number
}

/** Session rows; all filters must match. `min_rank` is 0 (low) to 3 (critical), `text` a substring without case. */
export interface SessionQuery {
  sort: 'risk_level' | 'last_event'
  limit: number
  /** Only sessions whose last event is at or after this time. */
  since_ms?: number
  active_since_ms?: number
  only_active: boolean
  min_rank?: number
  source_framework?: string
  text?: string
}

/** Which records of a session a window covers. */
export interface WindowQuery {
  session_id: string
  /** Inclusive lower bound of recorded_at_ms. */
  since_ms: number
}

/** What the records of a window add up to: enough for every score of CONTRACT 4.2. */
export interface WindowScores {
  /** Records by composite score, 0..7. */
  by_composite: readonly number[]
  /** Records by tier, L1 to L3. */
  by_tier: readonly [number, number, number]
  /** Records by decision: allow, block, defer, modify. */
  by_decision: readonly [number, number, number, number]
  /** Composite and receipt time of the oldest record; null without records. */
  first: { composite: number; at_ms: number } | null
  /** Composites of the newest records, oldest first, at most MAX_EWMA_SAMPLES. */
  newest: readonly number[]
}

/** The score of one scanned output, found by its record (CONTRACT 16.1). */
export interface PostActionRow {
  record_id: number
  session_id: string
  /** 0..3, four decimals. */
  score: number
  body: Omit<PostActionScore, 'record_id' | 'recorded_at' | 'score'>
}

/** What the scores of a window add up to. */
export interface PostActionSums {
  count: number
  sum: number
  /** Newest scores, oldest first, at most MAX_EWMA_SAMPLES. */
  newest: readonly number[]
}

/** Sessions in some state, counted by index. */
export interface SessionCounts {
  active: number
  enforced: number
  quarantined: number
  /** Sessions whose highest level since `since_ms` is critical, and high. */
  critical: number
  high: number
}

/** Counter keys are `<dimension>:<name>`, e.g. `decision:allow`, `risk_level:high`, `invalid:http`. */
export interface Tally {
  key: string
  count: number
  at_ms: number
}

/** Sums of counters over a time. */
export interface CounterQuery {
  /** Inclusive; absent = all retained data. */
  since_ms?: number
  /** Key prefix, e.g. `decision:`; absent = all. */
  prefix?: string
  /** Group by buckets of this width instead of one sum. */
  bucket_ms?: number
}

/** `bucket_ms` is the start of the bucket, epoch ms; null for one sum. */
export interface CounterRow {
  bucket_ms: number | null
  key: string
  count: number
}

/** Kinds of versioned operator documents; `core/contract` holds their schemas. */
export type Kind =
  | 'approval'
  | 'alert'
  | 'effect'
  | 'snapshot'
  | 'job'
  | 'review'
  | 'skill'
  | 'skill_event'
  | 'recommendation'
  | 'pattern'
  | 'finding'

/** The columns documents are found by; `body` is the wire form. */
export interface Document {
  id: string
  session_id: string | null
  state: string
  /** Fingerprint, upstream id or another second key. */
  lookup: string | null
  idempotency_key: string | null
  created_at_ms: number
  expires_at_ms: number | null
  body: Record<string, unknown>
}

/** A document with its version in the store. */
export interface Stored extends Document {
  kind: Kind
  /** Starts at 1, grows by 1 with each put. */
  version: number
  updated_at_ms: number
}

/** Documents of one kind; all filters must match. Times are epoch milliseconds. */
export interface DocumentQuery {
  state?: string
  session_id?: string
  lookup?: string
  since_ms?: number
  expires_before_ms?: number
  order: 'created_desc' | 'created_asc' | 'expires_asc'
  limit: number
  /** Opaque, from a previous page. */
  cursor?: string
}

/** `next_cursor` is null on the last page. */
export interface Page<T> {
  rows: T[]
  next_cursor: string | null
}

/** A document to write: `expect` is the version it replaces, or `new`. */
export interface DocumentWrite {
  kind: Kind
  document: Document
  expect: number | 'new'
}

/** One atomic write: record, session row, documents and counters commit together or not at all. */
export interface Write {
  record?: NewRecord
  /** Left out of the write when the stored row is of a later revision. */
  session?: SessionRow
  documents?: DocumentWrite[]
  tally?: Tally[]
  /** Replaces an earlier score of the same record. */
  post_action?: PostActionRow
}

/** Result of a write; null without a record in it. */
export interface Committed {
  record_id: number | null
}

/** Tables that retention removes rows from. */
export type PurgedTable = 'records' | 'post_actions' | 'sessions' | 'documents' | 'counters'
/** Rows that one slice of retention deleted, by table. */
export type Purged = Readonly<Partial<Record<PurgedTable, number>>>

/** Durable log of records, and versioned operator documents. */
export interface Store {
  /** Resolves after COMMIT; adapters may group. Throws ENGINE_UNAVAILABLE (nothing written), CONFLICT (a document's version moved). */
  append(write: Write): Promise<Committed>
  /** Newest first. Never a full scan. */
  records(query: RecordQuery): Promise<RecordRow[]>
  session(session_id: string): Promise<SessionRow | undefined>
  sessions(query: SessionQuery): Promise<{ rows: SessionRow[]; total_active: number }>
  /** One entry per query, in their order. Reads the records of these sessions by index, in slices that let others go on. */
  scores(queries: readonly WindowQuery[]): Promise<WindowScores[]>
  /** Scored outputs, newest first. */
  post_actions(query: RecordQuery): Promise<PostActionRow[]>
  /** One entry per query, in their order. */
  post_action_sums(queries: readonly WindowQuery[]): Promise<PostActionSums[]>
  /** By index alone. `active_since_ms` bounds `active`, `since_ms` bounds `critical` and `high`. */
  session_counts(query: { active_since_ms: number; since_ms: number }): Promise<SessionCounts>
  /** Ids of sessions under enforcement, in order, after `after`. */
  enforced(after: string, limit: number): Promise<string[]>
  /** Sums of counters; roll-ups only, never the record table. */
  counters(query: CounterQuery): Promise<CounterRow[]>
  get(kind: Kind, id: string): Promise<Stored | undefined>
  list(kind: Kind, query: DocumentQuery): Promise<Page<Stored>>
  /** Documents of that kind and state, by index alone. */
  count(kind: Kind, state?: string): Promise<number>
  /** Compare and set on version. Throws CONFLICT. */
  put(kind: Kind, document: Document, expect: number | 'new'): Promise<Stored>
  /**
   * First document of `from_state`, oldest first, that is free (no expiry) or whose lease (expires_at_ms) is over, moved to
   * `to_state` with the lease time, atomically. To take over from a runner that died, claim from the running state.
   */
  claim(
    kind: Kind,
    from_state: string,
    to_state: string,
    lease_until_ms: number,
    now_ms: number,
  ): Promise<Stored | undefined>
  /** Deletes what is older, at most `max_rows` per call; returns the deleted rows by table. */
  purge(before_ms: number, max_rows: number): Promise<Purged>
  /**
   * Deletes documents beyond the newest `keep` of a kind, at most `max_rows` per call: those in `first_state` first,
   * oldest first. Returns how many.
   */
  trim(kind: Kind, keep: number, first_state: string, max_rows: number): Promise<number>
  /** Kept in memory, no query. */
  stats(): { records: number; backend: 'sqlite' | 'libsql'; pending: number }
  /** Flushes pending commits, then closes. */
  close(): Promise<void>
}
