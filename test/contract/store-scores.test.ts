// Score sums and session counts of every adapter of the Store port. Source: CONTRACT 4.2, 5.2, 16.1.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { PostActionRow } from '#core/port/store.ts'
import { ADAPTERS, NOON_MS, record, record_id_at, session } from '#test/contract/store/adapters.ts'
import { purged_total } from '#test/support/storage/purged.ts'

for (const adapter of ADAPTERS) {
  describe(`store scores: ${adapter.name}`, () => {
    test('scores of a window equal a recomputation', async (t) => {
      const opened = await adapter.open()
      t.after(() => opened.dispose())
      const composites = Array.from({ length: 2500 }, (_, at) => (at * 7) % 8)
      const tiers = ['L1', 'L2', 'L3'] as const
      const decisions = ['allow', 'block', 'defer', 'modify'] as const
      await Promise.all(
        composites.map((composite, at) =>
          opened.store.append({
            record: record(record_id_at(NOON_MS + at), at % 5 ? 's-1' : 's-2', {
              composite,
              tier: tiers[at % 3] ?? 'L1',
              decision: decisions[at % 4] ?? 'allow',
            }),
          }),
        ),
      )
      const since_ms = NOON_MS + 10
      const expected = (session_id: string, from: number) => {
        const rows = composites.map((composite, at) => ({ composite, at }))
        const own = rows.filter(({ at }) => at >= from && (at % 5 ? 's-1' : 's-2') === session_id)
        return {
          by_composite: Array.from({ length: 8 }, (_, score) => own.filter((row) => row.composite === score).length),
          by_tier: [0, 1, 2].map((tier) => own.filter((row) => row.at % 3 === tier).length),
          by_decision: [0, 1, 2, 3].map((decision) => own.filter((row) => row.at % 4 === decision).length),
          first: own[0] ? { composite: own[0].composite, at_ms: NOON_MS + own[0].at } : null,
          newest: own.slice(-64).map((row) => row.composite),
        }
      }
      const windows = [
        { session_id: 's-1', since_ms },
        { session_id: 's-2', since_ms: 0 },
        { session_id: 's-none', since_ms: 0 },
        { session_id: 's-1', since_ms: NOON_MS + 9999 },
      ]
      assert.deepEqual(await opened.store.scores(windows), [
        expected('s-1', 10),
        expected('s-2', 0),
        expected('s-none', 0),
        expected('s-1', 9999),
      ])
    })

    test('scored outputs are listed newest first, replaced by record, added up, and go with their record', async (t) => {
      const opened = await adapter.open()
      t.after(() => opened.dispose())
      const { store } = opened
      const body: PostActionRow['body'] = {
        finding_id: null,
        event_id: 'e',
        occurred_at: '',
        tool_name: null,
        source_framework: 'codex',
        tier: 'log_only',
        patterns_matched: [],
        handling: 'broadcast',
      }
      const score = (at: number, value: number, session_id = 's-1') =>
        store.append({ post_action: { record_id: record_id_at(NOON_MS + at), session_id, score: value, body } })
      for (let at = 0; at < 5; at++) await store.append({ record: record(record_id_at(NOON_MS + at)) })
      await score(0, 0.3)
      await score(1, 1.25)
      await score(2, 0.1)
      await score(2, 2.0001)
      await score(3, 0.5, 's-2')
      const listed = await store.post_actions({ session_id: 's-1', limit: 2 })
      assert.deepEqual(listed, [
        { record_id: record_id_at(NOON_MS + 2), session_id: 's-1', score: 2.0001, body },
        { record_id: record_id_at(NOON_MS + 1), session_id: 's-1', score: 1.25, body },
      ])
      const sums = await store.post_action_sums([
        { session_id: 's-1', since_ms: 0 },
        { session_id: 's-1', since_ms: NOON_MS + 1 },
        { session_id: 's-none', since_ms: 0 },
      ])
      const rounded = sums.map((one) => ({ ...one, sum: Number(one.sum.toFixed(4)) }))
      assert.deepEqual(rounded, [
        { count: 3, sum: 3.5501, newest: [0.3, 1.25, 2.0001] },
        { count: 2, sum: 3.2501, newest: [1.25, 2.0001] },
        { count: 0, sum: 0, newest: [] },
      ])
      while (purged_total(await store.purge(NOON_MS + 2, 10)) > 0);
      assert.equal((await store.post_actions({ session_id: 's-1', limit: 9 })).length, 1)
    })

    test('sessions are counted by state and by their highest level of late', async (t) => {
      const opened = await adapter.open()
      t.after(() => opened.dispose())
      const { store } = opened
      const put = (id: string, fields: Parameters<typeof session>[1]) => store.append({ session: session(id, fields) })
      await put('calm', {})
      await put('ended', { ended: true, high_at_ms: NOON_MS - 10 })
      await put('idle', { last_at_ms: NOON_MS - 9000, enforced: true, critical_at_ms: NOON_MS - 9000 })
      await put('both', { high_at_ms: NOON_MS, critical_at_ms: NOON_MS - 5, enforced: true })
      await put('in advance', { level: -1, quarantined: true })
      const counts = (since_ms: number) => store.session_counts({ active_since_ms: NOON_MS - 1000, since_ms })
      const state = { active: 2, enforced: 2, quarantined: 1 }
      assert.deepEqual(await counts(0), { ...state, critical: 2, high: 1 })
      assert.deepEqual(await counts(NOON_MS - 10), { ...state, critical: 1, high: 1 })
      assert.deepEqual(await counts(NOON_MS - 4), { ...state, critical: 0, high: 1 })
      assert.deepEqual(await counts(NOON_MS + 1), { ...state, critical: 0, high: 0 })
      assert.deepEqual(await store.enforced('', 10), ['both', 'idle'])
      assert.deepEqual(await store.enforced('both', 10), ['idle'])
      assert.deepEqual(await store.enforced('', 1), ['both'])
    })
  })
}
