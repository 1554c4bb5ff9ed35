// Every question the store asks follows an index: the planner's own account of each query, so that a query that would read a
// whole table fails here and not at a million records. Source: CONTRACT 5 ("no report scans the record table").
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#core/counter.ts'
import type { DocumentQuery, SessionQuery } from '#core/port/store.ts'
import { open_database } from '#runtime/storage/embedded/open.ts'
import { EMBEDDED_SLICES } from '#runtime/storage/read/ask.ts'
import { counter_sums, reader } from '#runtime/storage/read/read.ts'
import { COUNT_PURGED, COUNTERS_DELETE } from '#runtime/storage/schema/cells.ts'
import * as retention from '#runtime/storage/schema/retention.ts'
import { seconds_since, TOTALS } from '#runtime/storage/schema/rollup.ts'
import type { Query } from '#runtime/storage/values.ts'
import { NOON_MS } from '#test/contract/store/adapters.ts'

const connection = open_database(':memory:', 'normal')
after(() => connection.close())

/** Steps of the planner. */
function plan({ sql, args }: Query): string[] {
  return connection.all({ sql: `EXPLAIN QUERY PLAN ${sql}`, args }).map((row) => String(row.detail))
}

/**
 * Tables that grow; reading one from end to end is what must not happen. The two partial indices hold only the sessions that
 * an operator has to deal with.
 */
const GROWING =
  /^SCAN (?:records|session_records|sessions|documents|post_actions|counters)\b(?! USING COVERING INDEX sessions_(?:enforced|quarantined))/

function follows_index(query: Query): void {
  for (const step of plan(query)) assert.doesNotMatch(step, GROWING, query.sql)
}

/** A reader that explains instead of reading. */
const explained: Query[] = []
const reads = reader((queries) => {
  explained.push(...queries)
  return queries.map(() => [])
}, EMBEDDED_SLICES)

async function all_follow_index(...calls: Promise<unknown>[]): Promise<void> {
  await Promise.all(calls)
  const asked = explained.splice(0)
  assert.ok(asked.length >= calls.length)
  for (const query of asked) follows_index(query)
}

test('records and scores of a session are found by index, in order, without sorting', async () => {
  const window = { session_id: 's', since_ms: NOON_MS }
  await all_follow_index(
    reads.records({ ...window, limit: 10 }),
    reads.post_actions({ ...window, before: 1, limit: 10 }),
    reads.scores([window]),
    reads.post_action_sums([window]),
  )
  await reads.records({ ...window, limit: 10 })
  const [query] = explained.splice(0)
  assert.ok(query)
  assert.ok(plan(query).every((step) => !step.includes('TEMP B-TREE')))
})

test('scores are added up without a look at the records', async () => {
  await reads.scores([{ session_id: 's', since_ms: NOON_MS }])
  for (const query of explained.splice(0)) {
    assert.ok(
      plan(query).some((step) => step.startsWith('SEARCH session_records USING PRIMARY KEY')) &&
        plan(query).every((step) => !step.includes(' records ')),
      query.sql,
    )
  }
})

test('sessions are listed, searched and counted by index', async () => {
  const base: SessionQuery = { sort: 'risk_level', limit: 10, only_active: true, active_since_ms: NOON_MS }
  await all_follow_index(
    reads.session('s'),
    reads.sessions(base),
    reads.sessions({ ...base, sort: 'last_event', only_active: false, since_ms: NOON_MS, min_rank: 2 }),
    reads.session_counts({ active_since_ms: NOON_MS, since_ms: NOON_MS }),
    reads.enforced('', 10),
  )
})

test('a slice of a long list begins where the one before it ended, by index', async () => {
  const texts = ['session_id', 'agent_id', 'source_framework', 'caller_adapter', 'workspace_root', 'state']
  const numbers = ['level', 'first_at_ms', 'last_at_ms', 'high_at_ms', 'critical_at_ms', 'last_record_id', 'revision']
  const flags = ['ended', 'enforced', 'quarantined']
  const row = Object.fromEntries([
    ...texts.map((name) => [name, 's']),
    ...[...numbers, ...flags].map((name) => [name, 1]),
  ])
  let pages = 0
  const long = reader((queries) => {
    explained.push(...queries)
    return queries.map(() => (pages++ === 0 ? new Array(EMBEDDED_SLICES.listed).fill(row) : []))
  }, EMBEDDED_SLICES)
  await long.sessions({ sort: 'last_event', limit: 5000, only_active: true, active_since_ms: NOON_MS })
  const [, second] = explained.splice(0)
  assert.ok(second)
  assert.match(second.sql, /session_id > \?/)
  follows_index(second)
})

test('documents are listed by index under every filter and order', async () => {
  const filters: Partial<DocumentQuery>[] = [
    {},
    { state: 'pending' },
    { session_id: 's' },
    { lookup: 'x' },
    { since_ms: NOON_MS },
    { expires_before_ms: NOON_MS, state: 'pending' },
    { state: 'pending', session_id: 's', lookup: 'x', since_ms: 1, expires_before_ms: 2, cursor: '1~a' },
  ]
  for (const order of ['created_asc', 'created_desc', 'expires_asc'] as const) {
    await all_follow_index(...filters.map((filter) => reads.list('approval', { order, limit: 10, ...filter })))
  }
  await all_follow_index(reads.get('approval', 'a'), reads.count('approval'), reads.count('approval', 'pending'))
})

test('counters are summed over ranges of buckets', () => {
  follows_index(TOTALS)
  follows_index(seconds_since(NOON_MS))
  for (const bucket_ms of [undefined, 5 * MINUTE_MS, HOUR_MS]) {
    for (const width_ms of [SECOND_MS, MINUTE_MS]) follows_index(counter_sums(NOON_MS, bucket_ms, width_ms))
  }
})

test('retention and trims find what is old by index', () => {
  follows_index({ sql: retention.OLD_RECORDS, args: [1, 1] })
  follows_index({ sql: retention.RECORDS_DELETE, args: [1] })
  follows_index({ sql: retention.RECORDS_PURGE, args: [1, 1] })
  follows_index({ sql: retention.SESSION_RECORDS_PURGE, args: [1, 1] })
  follows_index({ sql: retention.POST_ACTIONS_PURGE, args: [1, 1] })
  for (const sql of retention.SESSION_PURGES) follows_index({ sql, args: [1, 1] })
  for (const { sql, kind, states } of retention.DOCUMENT_PURGES) follows_index({ sql, args: [kind, 1, ...states, 1] })
  follows_index({ sql: COUNTERS_DELETE, args: [1, 1, 1] })
  follows_index({ sql: COUNT_PURGED, args: [1, 1, 1] })
  follows_index({ sql: retention.DOCUMENTS_TRIM, args: ['alert', 1] })
  follows_index({ sql: retention.DOCUMENTS_TRIM_STATE, args: ['alert', 'x', 1] })
})
