// The Store port as every adapter keeps it: what is committed is readable, what fails leaves nothing behind, order, pages,
// compare-and-set, claims and retention. Counters have a suite of their own beside this one.
import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { open_connection } from '#runtime/storage/embedded/connection.ts'
import {
  ADAPTERS,
  document,
  NOON_MS,
  type Opened,
  record,
  record_id_at,
  session,
} from '#test/contract/store/adapters.ts'

const CONFLICT = { name: 'GatewayError', code: 'CONFLICT' }
const UNAVAILABLE = { name: 'GatewayError', code: 'ENGINE_UNAVAILABLE' }

for (const adapter of ADAPTERS) {
  describe(`store: ${adapter.name}`, () => {
    let opened: Opened
    const store = () => opened.store
    const ids = async (session_id: string, before?: number) => {
      const rows = await store().records({ session_id, limit: 100, ...(before === undefined ? {} : { before }) })
      return rows.map((row) => row.record_id)
    }

    beforeEach(async () => {
      opened = await adapter.open()
    })
    afterEach(() => opened.dispose())

    describe('records', () => {
      test('a committed record is readable as it was written', async () => {
        const written = record(record_id_at(NOON_MS, 3))
        assert.deepEqual(await store().append({ record: written, session: session('s-1') }), {
          record_id: written.record_id,
        })
        assert.deepEqual(await store().records({ session_id: 's-1', limit: 10 }), [
          { record_id: written.record_id, session_id: 's-1', recorded_at_ms: NOON_MS, body: written.body },
        ])
        assert.equal(store().stats().records, 1)
      })

      if (adapter.persistent)
        test('a committed record is readable through a second connection', async () => {
          const written = record(record_id_at(NOON_MS))
          await store().append({ record: written })
          const second = open_connection(opened.file)
          try {
            const rows = second.all({ sql: 'SELECT id, body FROM records', args: [] })
            assert.deepEqual(rows, [{ id: written.record_id, body: written.body }])
          } finally {
            second.close()
          }
        })

      test('records come newest first, whatever the order of their sessions', async () => {
        for (let at = 0; at < 6; at++) {
          await store().append({ record: record(record_id_at(NOON_MS + at), at % 2 ? 's-odd' : 's-even') })
        }
        assert.deepEqual(
          await ids('s-odd'),
          [5, 3, 1].map((at) => record_id_at(NOON_MS + at)),
        )
        assert.deepEqual(
          await ids('s-even'),
          [4, 2, 0].map((at) => record_id_at(NOON_MS + at)),
        )
        assert.deepEqual(await ids('s-none'), [])
      })

      test('before is exclusive, since_ms is inclusive, limit is kept', async () => {
        for (let at = 0; at < 5; at++) await store().append({ record: record(record_id_at(NOON_MS + at)) })
        assert.deepEqual(
          await ids('s-1', record_id_at(NOON_MS + 2)),
          [1, 0].map((at) => record_id_at(NOON_MS + at)),
        )
        const late = await store().records({ session_id: 's-1', since_ms: NOON_MS + 3, limit: 10 })
        assert.deepEqual(
          late.map((row) => row.recorded_at_ms),
          [NOON_MS + 4, NOON_MS + 3],
        )
        assert.equal((await store().records({ session_id: 's-1', limit: 2 })).length, 2)
      })

      test('pages that follow before have no repeats and no gaps while records are added', async () => {
        for (let at = 0; at < 10; at++) await store().append({ record: record(record_id_at(NOON_MS, at)) })
        const seen: number[] = []
        for (let before: number | undefined, turn = 0; turn < 5; turn++) {
          const page = await store().records({ session_id: 's-1', limit: 3, ...(before ? { before } : {}) })
          seen.push(...page.map((row) => row.record_id))
          before = page.at(-1)?.record_id
          await store().append({ record: record(record_id_at(NOON_MS + 1, turn)) })
        }
        assert.deepEqual(
          seen,
          Array.from({ length: 10 }, (_, at) => record_id_at(NOON_MS, 9 - at)),
        )
      })

      test('a replacing record takes the place and the id of the first attempt', async () => {
        const first = record_id_at(NOON_MS)
        await store().append({ record: record(first) })
        await store().append({ record: record(record_id_at(NOON_MS, 1)) })
        const retry = { ...record(record_id_at(NOON_MS + 7)), body: '{"attempt":2}', replaces: first }
        assert.deepEqual(await store().append({ record: retry }), { record_id: first })
        const rows = await store().records({ session_id: 's-1', limit: 10 })
        assert.deepEqual(
          rows.map((row) => row.record_id),
          [record_id_at(NOON_MS, 1), first],
        )
        assert.deepEqual(rows[1], {
          record_id: first,
          session_id: 's-1',
          recorded_at_ms: NOON_MS,
          body: '{"attempt":2}',
        })
        assert.equal(store().stats().records, 2)
      })

      test('a replacing record whose first attempt is gone is added under that id', async () => {
        const gone = record_id_at(NOON_MS)
        const retry = { ...record(record_id_at(NOON_MS + 7)), replaces: gone }
        assert.deepEqual(await store().append({ record: retry }), { record_id: gone })
        assert.deepEqual(await ids('s-1'), [gone])
        assert.equal(store().stats().records, 1)
      })

      test('an id that is taken is refused and leaves nothing', async () => {
        const id = record_id_at(NOON_MS)
        await store().append({ record: record(id) })
        const twin = store().append({ record: { ...record(id), body: '{"twin":1}' }, session: session('s-1') })
        await assert.rejects(twin, UNAVAILABLE)
        assert.equal((await store().records({ session_id: 's-1', limit: 2 }))[0]?.body, record(id).body)
        assert.equal(await store().session('s-1'), undefined)
        assert.equal(store().stats().records, 1)
      })

      test('writes of one turn keep their order and all become readable', async () => {
        const writes = Array.from({ length: 600 }, (_, at) => ({
          record: record(record_id_at(NOON_MS, at), `s-${at % 7}`),
          session: session(`s-${at % 7}`, { last_record_id: record_id_at(NOON_MS, at) }),
        }))
        const committed = await Promise.all(writes.map((write) => store().append(write)))
        assert.deepEqual(
          committed.map((one) => one.record_id),
          writes.map((write) => write.record.record_id),
        )
        assert.equal(store().stats().records, 600)
        assert.equal((await store().session('s-3'))?.last_record_id, record_id_at(NOON_MS, 598))
        assert.equal(store().stats().pending, 0)
      })

      test('text of any kind comes back whole', async () => {
        const body = JSON.stringify({ text: 'a\u0000b \ud800 \u{1f600} "quoted" \n' })
        await store().append({ record: { ...record(record_id_at(NOON_MS), 'süß \u{1f600}'), body } })
        const [row] = await store().records({ session_id: 'süß \u{1f600}', limit: 1 })
        assert.equal(row?.body, body)
      })
    })

    describe('sessions', () => {
      test('a row never takes the place of a later revision, in one turn or in two', async () => {
        const row = (revision: number) => session('s-1', { revision, quarantined: revision === 5 })
        await Promise.all([5, 4].map((revision) => store().append({ session: row(revision) })))
        assert.deepEqual(await store().session('s-1'), row(5))
        await store().append({ session: row(3) })
        assert.deepEqual(await store().session('s-1'), row(5))
        await store().append({ session: row(6) })
        assert.deepEqual(await store().session('s-1'), row(6))
      })

      test('a session reads back as it was written, the last write wins', async () => {
        const row = session('s-1', { level: 2, ended: true, enforced: true, quarantined: true, state: '[[3],["x"]]' })
        await store().append({ session: session('s-1') })
        await store().append({ session: row })
        assert.deepEqual(await store().session('s-1'), row)
        assert.equal(await store().session('s-2'), undefined)
      })

      test('a record without a session row makes no session', async () => {
        await store().append({ record: record(record_id_at(NOON_MS)) })
        assert.equal(await store().session('s-1'), undefined)
        const { rows } = await store().sessions({ sort: 'last_event', limit: 10, only_active: false })
        assert.deepEqual(rows, [])
      })

      test('lists sort by level or by last event, and break ties by the other and by id', async () => {
        const put = (id: string, level: number, at: number) =>
          store().append({ session: session(id, { level, last_at_ms: NOON_MS + at }) })
        await put('b', 1, 5)
        await put('a', 1, 5)
        await put('c', 3, 1)
        await put('d', 0, 9)
        await put('e', 2, 5)
        const order = async (sort: 'risk_level' | 'last_event', limit = 10) =>
          (await store().sessions({ sort, limit, only_active: false })).rows.map((row) => row.session_id).join('')
        assert.equal(await order('risk_level'), 'ceabd')
        assert.equal(await order('last_event'), 'deabc')
        assert.equal(await order('risk_level', 2), 'ce')
        assert.equal(await order('last_event', 2), 'de')
      })

      test('a session that moves in the order is found at its new place only', async () => {
        await store().append({ session: session('a', { level: 3 }) })
        await store().append({ session: session('b', { level: 1 }) })
        await store().append({ session: session('a', { level: 0, last_at_ms: NOON_MS + 5 }) })
        const { rows } = await store().sessions({ sort: 'risk_level', limit: 10, only_active: false })
        assert.deepEqual(
          rows.map((row) => row.session_id),
          ['b', 'a'],
        )
      })

      test('a long list is in the same order and as whole as a short one, also when sessions move while it is read', async () => {
        const all = Array.from({ length: 1300 }, (_, at) =>
          session(`s-${at}`, { level: at % 13 === 0 ? 3 : at % 4, last_at_ms: NOON_MS + (at % 7) }),
        )
        await Promise.all(all.map((row) => store().append({ session: row })))
        const by_id = (a: { session_id: string }, b: { session_id: string }) => (a.session_id < b.session_id ? -1 : 1)
        const want = {
          risk_level: all.toSorted((a, b) => b.level - a.level || b.last_at_ms - a.last_at_ms || by_id(a, b)),
          last_event: all.toSorted((a, b) => b.last_at_ms - a.last_at_ms || b.level - a.level || by_id(a, b)),
        }
        const listed = async (sort: 'risk_level' | 'last_event', limit: number, text?: string) => {
          const { rows } = await store().sessions({ sort, limit, only_active: false, ...(text ? { text } : {}) })
          return rows.map((row) => row.session_id)
        }
        for (const sort of ['risk_level', 'last_event'] as const) {
          const ids = want[sort].map((row) => row.session_id)
          assert.deepEqual(await listed(sort, 700), ids.slice(0, 700))
          assert.deepEqual(await listed(sort, 5000), ids)
          assert.deepEqual(await listed(sort, 5000, 's-'), ids)
        }
        const reading = listed('last_event', 5000)
        await store().append({ session: session('s-5', { level: 2, last_at_ms: NOON_MS + 60_000, revision: 9 }) })
        const found = await reading
        assert.equal(found.length, 1300)
        assert.equal(new Set(found).size, 1300)
      })

      test('filters combine; total_active ignores limit, framework and text', async () => {
        const put = (id: string, fields: Parameters<typeof session>[1]) =>
          store().append({ session: session(id, fields) })
        await put('old', { last_at_ms: NOON_MS - 9000, level: 3 })
        await put('ended', { ended: true, level: 3 })
        await put('calm', { source_framework: 'codex' })
        await put('risky', { level: 2, workspace_root: '/srv/PAYMENTS' })
        await put('worse', { level: 3, agent_id: 'Ärger' })
        const find = async (query: object) => {
          const base = { sort: 'risk_level', limit: 10, only_active: false, active_since_ms: NOON_MS - 1000 } as const
          const { rows, total_active } = await store().sessions({ ...base, ...query })
          return [rows.map((row) => row.session_id).join(' '), total_active]
        }
        assert.deepEqual(await find({}), ['ended worse old risky calm', 3])
        assert.deepEqual(await find({ only_active: true }), ['worse risky calm', 3])
        assert.deepEqual(await find({ only_active: true, limit: 1 }), ['worse', 3])
        assert.deepEqual(await find({ min_rank: 2 }), ['ended worse old risky', 2])
        assert.deepEqual(await find({ since_ms: NOON_MS }), ['ended worse risky calm', 3])
        assert.deepEqual(await find({ since_ms: NOON_MS + 1 }), ['', 0])
        assert.deepEqual(await find({ source_framework: 'codex' }), ['calm', 3])
        assert.deepEqual(await find({ text: 'payments' }), ['risky', 3])
        assert.deepEqual(await find({ text: 'äRGER' }), ['worse', 3])
        assert.deepEqual(await find({ text: '%' }), ['', 3])
        assert.deepEqual(await find({ text: 'OLD', source_framework: 'codex' }), ['', 3])
      })
    })

    describe('one write', () => {
      test('all parts commit together', async () => {
        await store().append({
          record: record(record_id_at(NOON_MS)),
          session: session('s-1'),
          documents: [{ kind: 'approval', document: document('apr_1'), expect: 'new' }],
          tally: [{ key: 'invalid:http', count: 2, at_ms: NOON_MS }],
        })
        assert.deepEqual(await ids('s-1'), [record_id_at(NOON_MS)])
        assert.equal((await store().session('s-1'))?.session_id, 's-1')
        assert.equal((await store().get('approval', 'apr_1'))?.version, 1)
        assert.deepEqual(await store().counters({ prefix: 'invalid:' }), [
          { bucket_ms: null, key: 'invalid:http', count: 2 },
        ])
      })

      test('nothing of it is visible when one of its documents loses', async () => {
        await store().put('alert', document('alr_1'), 'new')
        const losing = store().append({
          record: record(record_id_at(NOON_MS)),
          session: session('s-1'),
          documents: [
            { kind: 'approval', document: document('apr_1'), expect: 'new' },
            { kind: 'alert', document: document('alr_1', { state: 'seen' }), expect: 5 },
          ],
          tally: [{ key: 'invalid:http', count: 1, at_ms: NOON_MS }],
        })
        await assert.rejects(losing, CONFLICT)
        assert.deepEqual(await ids('s-1'), [])
        assert.equal(await store().session('s-1'), undefined)
        assert.equal(await store().get('approval', 'apr_1'), undefined)
        assert.equal((await store().get('alert', 'alr_1'))?.state, 'pending')
        assert.deepEqual(await store().counters({}), [])
        assert.equal(store().stats().records, 0)
      })

      test('a write that loses does not fail the others of its turn', async () => {
        await store().put('approval', document('apr_1'), 'new')
        const outcomes = await Promise.allSettled(
          Array.from({ length: 9 }, (_, at) =>
            store().append({
              record: record(record_id_at(NOON_MS, at)),
              ...(at % 3 === 1
                ? { documents: [{ kind: 'approval' as const, document: document('apr_1'), expect: 'new' as const }] }
                : {}),
            }),
          ),
        )
        assert.deepEqual(
          outcomes.map((outcome) => outcome.status === 'fulfilled'),
          [true, false, true, true, false, true, true, false, true],
        )
        assert.equal((await ids('s-1')).length, 6)
      })
    })

    test('after close every write is refused', async () => {
      const last = store().append({ record: record(record_id_at(NOON_MS)) })
      await store().close()
      await last
      await assert.rejects(store().append({ record: record(record_id_at(NOON_MS, 1)) }), UNAVAILABLE)
    })

    if (adapter.persistent)
      test('everything survives a restart', async () => {
        await store().append({
          record: record(record_id_at(NOON_MS), 's-1', { source_framework: 'codex', decision: 'block' }),
          session: session('s-1', { quarantined: true }),
          documents: [{ kind: 'approval', document: document('apr_1'), expect: 'new' }],
          tally: [{ key: 'invalid:socket', count: 3, at_ms: NOON_MS }],
        })
        const before = {
          records: await store().records({ session_id: 's-1', limit: 5 }),
          session: await store().session('s-1'),
          approval: await store().get('approval', 'apr_1'),
          all: await store().counters({}),
          hour: await store().counters({ since_ms: NOON_MS - 1000 }),
          stats: store().stats(),
        }
        await opened.reopen()
        assert.deepEqual(
          {
            records: await store().records({ session_id: 's-1', limit: 5 }),
            session: await store().session('s-1'),
            approval: await store().get('approval', 'apr_1'),
            all: await store().counters({}),
            hour: await store().counters({ since_ms: NOON_MS - 1000 }),
            stats: store().stats(),
          },
          before,
        )
      })
  })
}
