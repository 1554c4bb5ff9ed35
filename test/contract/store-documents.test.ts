// Operator documents as every adapter of the Store port keeps them: versions, unique keys, pages, claims, trims; and what
// retention removes and leaves alone.
import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import type { DocumentQuery } from '#core/port/store.ts'
import {
  ADAPTERS,
  document,
  NOON_MS,
  type Opened,
  record,
  record_id_at,
  session,
} from '#test/contract/store/adapters.ts'
import { purged_total } from '#test/support/storage/purged.ts'

const CONFLICT = { name: 'GatewayError', code: 'CONFLICT' }

for (const adapter of ADAPTERS) {
  describe(`store documents: ${adapter.name}`, () => {
    let opened: Opened
    const store = () => opened.store
    const found = async (query: Partial<DocumentQuery>) => {
      const page = await store().list('approval', { order: 'created_asc', limit: 100, ...query })
      return page.rows.map((row) => row.id).join(' ')
    }

    beforeEach(async () => {
      opened = await adapter.open()
    })
    afterEach(() => opened.dispose())

    describe('compare and set', () => {
      test('a new document is version 1 and reads back as it was put', async () => {
        const full = document('apr_1', { lookup: 'up-1', idempotency_key: 'k', expires_at_ms: NOON_MS + 5 })
        const stored = await store().put('approval', full, 'new')
        assert.deepEqual(stored, { ...full, kind: 'approval', version: 1, updated_at_ms: NOON_MS })
        assert.deepEqual(await store().get('approval', 'apr_1'), stored)
        assert.equal(await store().get('alert', 'apr_1'), undefined)
        assert.equal(await store().get('approval', 'apr_2'), undefined)
      })

      test('the stored body is a copy', async () => {
        const body: Record<string, unknown> = { list: [1] }
        const stored = await store().put('approval', document('apr_1', { body }), 'new')
        body.list = []
        stored.body.list = null
        assert.deepEqual((await store().get('approval', 'apr_1'))?.body, { list: [1] })
      })

      test('each put grows the version; a version that moved is a conflict', async () => {
        await store().put('approval', document('apr_1'), 'new')
        opened.clock.ms += 10
        const second = await store().put('approval', document('apr_1', { state: 'allowed' }), 1)
        assert.deepEqual([second.version, second.updated_at_ms], [2, NOON_MS + 10])
        for (const expect of ['new', 0, 1, 3] as const) {
          await assert.rejects(store().put('approval', document('apr_1', { state: 'denied' }), expect), CONFLICT)
        }
        await assert.rejects(store().put('approval', document('apr_9'), 1), CONFLICT)
        assert.equal((await store().get('approval', 'apr_1'))?.state, 'allowed')
        assert.equal(await store().get('approval', 'apr_9'), undefined)
      })

      test('an idempotency key belongs to one document of its kind', async () => {
        await store().put('effect', document('eff_1', { idempotency_key: 'k' }), 'new')
        await store().put('effect', document('eff_2'), 'new')
        await store().put('alert', document('alr_1', { idempotency_key: 'k' }), 'new')
        await assert.rejects(store().put('effect', document('eff_3', { idempotency_key: 'k' }), 'new'), CONFLICT)
        await assert.rejects(store().put('effect', document('eff_2', { idempotency_key: 'k' }), 1), CONFLICT)
        await store().put('effect', document('eff_1', { idempotency_key: null }), 1)
        await store().put('effect', document('eff_2', { idempotency_key: 'k' }), 1)
      })

      test('of many concurrent settles exactly one wins', async () => {
        await store().put('approval', document('apr_1'), 'new')
        const settles = await Promise.allSettled(
          Array.from({ length: 50 }, (_, at) => store().put('approval', document('apr_1', { body: { by: at } }), 1)),
        )
        const winners = settles.filter((settle) => settle.status === 'fulfilled')
        assert.equal(winners.length, 1)
        assert.deepEqual((await store().get('approval', 'apr_1'))?.version, 2)
      })
    })

    describe('lists', () => {
      beforeEach(async () => {
        const put = (id: string, at: number, fields: Parameters<typeof document>[1] = {}) =>
          store().put('approval', document(id, { created_at_ms: NOON_MS + at, ...fields }), 'new')
        await put('c', 1, { expires_at_ms: NOON_MS + 30, lookup: 'x' })
        await put('a', 2, { expires_at_ms: NOON_MS + 20, session_id: 's-2' })
        await put('b', 2, { state: 'denied', lookup: 'x' })
        await put('d', 3, { expires_at_ms: NOON_MS + 20, session_id: null })
      })

      test('orders break ties by id; lists by expiry leave out what never expires', async () => {
        assert.equal(await found({ order: 'created_asc' }), 'c a b d')
        assert.equal(await found({ order: 'created_desc' }), 'd b a c')
        assert.equal(await found({ order: 'expires_asc' }), 'a d c')
      })

      test('filters combine', async () => {
        assert.equal(await found({ state: 'pending' }), 'c a d')
        assert.equal(await found({ session_id: 's-2' }), 'a')
        assert.equal(await found({ lookup: 'x' }), 'c b')
        assert.equal(await found({ lookup: 'x', state: 'denied' }), 'b')
        assert.equal(await found({ since_ms: NOON_MS + 2 }), 'a b d')
        assert.equal(await found({ expires_before_ms: NOON_MS + 30 }), 'a d')
        assert.equal(await found({ state: 'nothing' }), '')
      })

      test('documents are counted by kind and by state', async () => {
        assert.equal(await store().count('approval'), 4)
        assert.equal(await store().count('approval', 'pending'), 3)
        assert.equal(await store().count('alert'), 0)
      })

      for (const order of ['created_asc', 'created_desc', 'expires_asc'] as const) {
        test(`pages by ${order} repeat and miss nothing while documents are added`, async () => {
          const expected = (await found({ order })).split(' ')
          const seen: string[] = []
          let cursor: string | null | undefined
          for (let turn = 0; cursor !== null; turn++) {
            const page = await store().list('approval', { order, limit: 1, ...(cursor ? { cursor } : {}) })
            seen.push(...page.rows.map((row) => row.id))
            cursor = page.next_cursor
            const before = order === 'created_desc' ? 100 + turn : -100 - turn
            const at = { created_at_ms: NOON_MS + before, expires_at_ms: NOON_MS + before }
            await store().put('approval', document(`late-${turn}`, at), 'new')
          }
          assert.deepEqual(seen, expected)
        })
      }

      test('a page that holds the rest has no cursor', async () => {
        const page = await store().list('approval', { order: 'created_asc', limit: 4 })
        assert.deepEqual([page.rows.length, page.next_cursor], [4, null])
      })

      test('a cursor that was not given out is refused', async () => {
        for (const cursor of ['', 'x', '~', '1~', '-1~a', '1.5~a', '12345678901234567~a']) {
          const listing = store().list('approval', { order: 'created_asc', limit: 1, cursor })
          await assert.rejects(listing, { code: 'INVALID_REQUEST' }, JSON.stringify(cursor))
        }
      })
    })

    describe('claims', () => {
      const claim = (now_ms = NOON_MS) => store().claim('job', 'queued', 'running', now_ms + 60, now_ms)

      test('the oldest free document changes hands, with a lease and a new version', async () => {
        await store().put('job', document('young', { state: 'queued', created_at_ms: NOON_MS + 1 }), 'new')
        await store().put('job', document('old', { state: 'queued' }), 'new')
        await store().put('job', document('done', { state: 'completed', created_at_ms: NOON_MS - 9 }), 'new')
        const claimed = await claim()
        assert.deepEqual(
          [claimed?.id, claimed?.state, claimed?.version, claimed?.expires_at_ms],
          ['old', 'running', 2, NOON_MS + 60],
        )
        assert.deepEqual(await store().get('job', 'old'), claimed)
        assert.equal((await claim())?.id, 'young')
        assert.equal(await claim(), undefined)
      })

      test('each document is claimed once under concurrency', async () => {
        for (let at = 0; at < 10; at++) await store().put('job', document(`job-${at}`, { state: 'queued' }), 'new')
        const claims = await Promise.all(Array.from({ length: 40 }, () => claim()))
        const ids = claims.flatMap((claimed) => (claimed ? [claimed.id] : []))
        assert.deepEqual(
          ids.sort(),
          Array.from({ length: 10 }, (_, at) => `job-${at}`),
        )
      })

      test('a lease holds until its time and can be taken over then', async () => {
        await store().put('job', document('job', { state: 'queued' }), 'new')
        await claim()
        const again = (now_ms: number) => store().claim('job', 'running', 'running', now_ms + 60, now_ms)
        assert.equal(await again(NOON_MS + 59), undefined)
        assert.equal((await again(NOON_MS + 60))?.version, 3)
        assert.equal(await again(NOON_MS + 61), undefined)
      })
    })

    test('trim keeps the newest, and removes those of the first state before others', async () => {
      for (let at = 0; at < 10; at++) {
        const state = at % 2 ? 'acknowledged' : 'open'
        await store().put('alert', document(`alr_${at}`, { state, created_at_ms: NOON_MS + at }), 'new')
      }
      const left = async () =>
        (await store().list('alert', { order: 'created_asc', limit: 20 })).rows.map((row) => row.id)
      assert.equal(await store().trim('alert', 10, 'acknowledged', 100), 0)
      assert.equal(await store().trim('alert', 7, 'acknowledged', 2), 2)
      assert.deepEqual((await left()).slice(0, 3), ['alr_0', 'alr_2', 'alr_4'])
      assert.equal(await store().trim('alert', 7, 'acknowledged', 2), 1)
      assert.equal(await store().trim('alert', 3, 'acknowledged', 100), 4)
      assert.deepEqual(await left(), ['alr_4', 'alr_6', 'alr_8'])
    })

    describe('retention', () => {
      const purge_all = async (before_ms: number, slice = 100) => {
        for (let turn = 0; turn < 1000; turn++) {
          const removed = purged_total(await store().purge(before_ms, slice))
          assert.ok(removed <= slice, `removed ${removed} of at most ${slice}`)
          if (removed === 0) return
        }
        assert.fail('purge never ends')
      }

      test('old records, sessions and settled documents go in bounded slices; the rest stays', async () => {
        const old = NOON_MS - 50_000_000
        for (let at = 0; at < 25; at++) {
          await store().append({
            record: record(record_id_at(old + at), `old-${at}`),
            session: session(`old-${at}`, { last_at_ms: old + at }),
          })
        }
        await store().append({ record: record(record_id_at(NOON_MS), 'new'), session: session('new') })
        await store().append({ session: session('enforced', { last_at_ms: old, enforced: true }) })
        await store().append({ session: session('quarantined', { last_at_ms: old, quarantined: true, level: -1 }) })
        await store().append({
          record: record(record_id_at(old, 9), 'seen-later'),
          session: session('seen-later'),
        })
        const kinds = [
          ['approval', 'pending'],
          ['approval', 'denied'],
          ['alert', 'open'],
          ['job', 'running'],
          ['job', 'failed'],
          ['skill', 'allowlist'],
          ['skill_event', 'done'],
          ['pattern', 'deprecated'],
          ['recommendation', 'open'],
        ] as const
        for (const [kind, state] of kinds) {
          await store().put(kind, document(`${kind}-${state}`, { state, created_at_ms: old }), 'new')
          await store().put(kind, document(`${kind}-${state}-new`, { state }), 'new')
        }
        await purge_all(NOON_MS - 3_600_000, 7)

        const { rows } = await store().sessions({ sort: 'last_event', limit: 100, only_active: false })
        assert.deepEqual(
          rows.map((row) => row.session_id),
          ['new', 'seen-later', 'enforced'],
        )
        assert.equal((await store().session('quarantined'))?.quarantined, true)
        assert.equal(store().stats().records, 1)
        assert.deepEqual(await store().records({ session_id: 'old-3', limit: 5 }), [])
        const left: string[] = []
        for (const [kind, state] of kinds) {
          if (await store().get(kind, `${kind}-${state}`)) left.push(`${kind}-${state}`)
          assert.ok(await store().get(kind, `${kind}-${state}-new`), `${kind} ${state} is recent`)
        }
        assert.deepEqual(left, [
          'approval-pending',
          'job-running',
          'skill-allowlist',
          'skill_event-done',
          'pattern-deprecated',
        ])
      })

      test('one call that removes the last records and their counters leaves the totals exact', async () => {
        await store().append({ record: record(record_id_at(NOON_MS)), tally: [{ key: 'x', count: 3, at_ms: NOON_MS }] })
        opened.clock.ms += 18_000_000
        await store().purge(opened.clock.ms - 7_200_000, 100)
        assert.equal(store().stats().records, 0)
        assert.deepEqual(await store().counters({}), [])
        await store().append({ record: record(record_id_at(opened.clock.ms)) })
        assert.deepEqual((await store().counters({ prefix: 'records' }))[0]?.count, 1)
      })

      test('nothing recent is touched', async () => {
        await store().append({ record: record(record_id_at(NOON_MS)), session: session('s-1') })
        assert.equal(purged_total(await store().purge(NOON_MS, 100)), 0)
        assert.deepEqual((await store().purge(NOON_MS + 1, 1)).records, 1)
        assert.equal(store().stats().records, 0)
      })

      test('a session that was purged begins anew', async () => {
        await store().append({ record: record(record_id_at(NOON_MS)), session: session('s-1') })
        await purge_all(NOON_MS + 7_200_000)
        assert.equal(await store().session('s-1'), undefined)
        await store().append({ record: record(record_id_at(NOON_MS, 5)), session: session('s-1') })
        assert.equal((await store().records({ session_id: 's-1', limit: 5 })).length, 1)
      })
    })
  })
}
