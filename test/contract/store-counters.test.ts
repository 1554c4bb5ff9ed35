// Counters and scores of every adapter against a naive recomputation from all that was written: windows, series, totals, also
// after replacing, purging, restarting and hours of silence. Source: CONTRACT 0.5, 4.2, 5.1.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { CounterQuery, CounterRow, RecordCodes } from '#core/port/store.ts'
import { ADAPTERS, NOON_MS, type Opened, record, record_id_at } from '#test/contract/store/adapters.ts'
import { purged_total } from '#test/support/storage/purged.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

type Step =
  | { do: 'record'; codes: Partial<RecordCodes> }
  | { do: 'tally'; key: string; count: number }
  | { do: 'replace'; nth: number; codes: Partial<RecordCodes> }
  | { do: 'wait'; ms: number }
  | { do: 'purge'; age_ms: number; slice: number }
  | { do: 'reopen' }

const codes: fc.Arbitrary<Partial<RecordCodes>> = fc.record({
  event_type: fc.constantFrom('pre_action', 'post_action', 'error'),
  decision: fc.constantFrom('allow', 'block', 'defer', 'modify'),
  risk_level: fc.constantFrom('low', 'medium', 'high', 'critical'),
  tier: fc.constantFrom('L1', 'L2', 'L3'),
  source_framework: fc.constantFrom('claude-code', 'codex', 'other', 'ünïcode'),
  caller_adapter: fc.constantFrom('gamma', 'unknown'),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('record' as const), codes }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('tally' as const),
      key: fc.constantFrom('invalid:http', 'invalid:socket', 'plain'),
      count: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('replace' as const), nth: fc.nat(5), codes }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 300, SECOND, 7 * SECOND, MINUTE - 1, 10 * MINUTE, HOUR, 5 * HOUR, 9 * HOUR),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('purge' as const),
      age_ms: fc.integer({ min: 2 * HOUR, max: 7 * HOUR }),
      slice: fc.constantFrom(1, 3, 100),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'reopen' as const }) },
)

interface Counted {
  at_ms: number
  keys: string[]
  count: number
  record_id: number | null
}

const keys_of = (full: RecordCodes): string[] => [
  'records',
  `event_type:${full.event_type}`,
  `decision:${full.decision}`,
  `risk_level:${full.risk_level}`,
  `tier:${full.tier}`,
  `source_framework:${full.source_framework}`,
  `caller_adapter:${full.caller_adapter}`,
]

/** Everything that was counted, in a list. */
function make_model() {
  let counted: Counted[] = []
  const floor = (at_ms: number, width: number) => at_ms - (at_ms % width)
  return {
    counted: () => counted,
    add: (entry: Counted) => counted.push(entry),
    purge(before_ms: number) {
      counted = counted.filter(({ at_ms, record_id }) =>
        record_id === null ? at_ms >= floor(before_ms, HOUR) : at_ms >= before_ms,
      )
    },
    sums({ since_ms, prefix = '', bucket_ms }: CounterQuery, now_ms: number): CounterRow[] {
      const width = since_ms !== undefined && now_ms - since_ms <= HOUR ? SECOND : MINUTE
      const sums = new Map<string, CounterRow>()
      for (const { at_ms, keys, count } of counted) {
        if (since_ms !== undefined && floor(at_ms, width) < floor(since_ms, width)) continue
        const bucket = bucket_ms === undefined ? null : floor(floor(at_ms, width), bucket_ms)
        for (const key of keys.filter((one) => one.startsWith(prefix))) {
          const row = sums.get(`${bucket} ${key}`) ?? { bucket_ms: bucket, key, count: 0 }
          sums.set(`${bucket} ${key}`, { ...row, count: row.count + count })
        }
      }
      const place = (row: CounterRow) => `${String(row.bucket_ms ?? 0).padStart(15)} ${row.key}`
      return [...sums.values()].sort((a, b) => (place(a) < place(b) ? -1 : 1))
    },
  }
}

const QUERIES: readonly ((now_ms: number) => CounterQuery)[] = [
  () => ({}),
  () => ({ prefix: 'decision:' }),
  (now_ms) => ({ since_ms: now_ms - 60 * SECOND }),
  (now_ms) => ({ since_ms: now_ms - HOUR }),
  (now_ms) => ({ since_ms: now_ms - HOUR, bucket_ms: 5 * MINUTE, prefix: 'risk_level:' }),
  (now_ms) => ({ since_ms: now_ms - 2 * HOUR }),
  (now_ms) => ({ since_ms: now_ms - 26 * HOUR }),
  (now_ms) => ({ since_ms: now_ms - 26 * HOUR, bucket_ms: HOUR, prefix: 'records' }),
  (now_ms) => ({ since_ms: now_ms - 3 * HOUR, bucket_ms: 10 * MINUTE }),
  () => ({ bucket_ms: 24 * HOUR }),
]

async function run(opened: Opened, persistent: boolean, steps: readonly Step[]): Promise<void> {
  const model = make_model()
  const { clock } = opened
  let sequence = 0
  for (const one of steps) {
    switch (one.do) {
      case 'record': {
        const written = record(record_id_at(clock.ms, sequence++ % 4096), 's-1', one.codes)
        await opened.store.append({ record: written })
        model.add({ at_ms: clock.ms, keys: keys_of(written.codes), count: 1, record_id: written.record_id })
        break
      }
      case 'tally':
        await opened.store.append({ tally: [{ key: one.key, count: one.count, at_ms: clock.ms }] })
        model.add({ at_ms: clock.ms, keys: [one.key], count: one.count, record_id: null })
        break
      case 'replace': {
        const target = model
          .counted()
          .filter((entry) => entry.record_id !== null)
          .at(-1 - one.nth)
        if (!target?.record_id) break
        const retry = record(record_id_at(clock.ms, sequence++ % 4096), 's-1', one.codes)
        await opened.store.append({ record: { ...retry, replaces: target.record_id } })
        target.keys = keys_of(retry.codes)
        break
      }
      case 'wait':
        clock.ms += one.ms
        break
      case 'purge':
        while (purged_total(await opened.store.purge(clock.ms - one.age_ms, one.slice)) > 0) {
          const left = await opened.store.records({ session_id: 's-1', limit: 1000 })
          assert.equal(opened.store.stats().records, left.length, 'after a slice of a purge')
        }
        model.purge(clock.ms - one.age_ms)
        break
      case 'reopen':
        if (persistent) await opened.reopen()
    }
  }
  for (const query of QUERIES) {
    const asked = query(clock.ms)
    assert.deepEqual(await opened.store.counters(asked), model.sums(asked, clock.ms), JSON.stringify(asked))
  }
  const records = model.counted().filter((entry) => entry.record_id !== null).length
  assert.equal(opened.store.stats().records, records)
}

for (const adapter of ADAPTERS) {
  describe(`store counters: ${adapter.name}`, () => {
    test('counters equal a recomputation from all writes', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
          const opened = await adapter.open()
          try {
            await run(opened, adapter.persistent, steps)
          } finally {
            await opened.dispose()
          }
        }),
        { numRuns: adapter.runs },
      )
    })

    test('invented names are counted as other beyond the limit', async (t) => {
      const opened = await adapter.open()
      t.after(() => opened.dispose())
      const names = Array.from({ length: 1010 }, (_, at) => `framework-${at}`)
      await Promise.all(
        names.map((source_framework, at) =>
          opened.store.append({ record: record(record_id_at(NOON_MS, at), 's-1', { source_framework }) }),
        ),
      )
      const counted = await opened.store.counters({ prefix: 'source_framework:' })
      assert.deepEqual(counted.find(({ key }) => key === 'source_framework:other')?.count, 10)
      assert.equal(
        counted.reduce((sum, row) => sum + row.count, 0),
        names.length,
      )
    })
  })
}
