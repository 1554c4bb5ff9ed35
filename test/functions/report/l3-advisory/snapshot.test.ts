// L3 advisory: frozen evidence. Source: CONTRACT 12.4 operations 1 to 3.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type * as z from 'zod'
import { JobList, SnapshotList, SnapshotMade } from '#core/contract/advisory.ts'
import { STREAM_EVENTS } from '#core/contract/stream.ts'
import { published_during } from '#test/support/ports.ts'
import { get, post } from '#test/support/route.ts'
import { type Json, rpc_command, send } from '#test/support/rpc.ts'
import { detail, expect_ok, patch, ROOT, SESSION, snapshot_of, with_records } from '#test/support/seed/advisory.ts'

describe('a snapshot', () => {
  test('freezes the newest records with their summary', async () => {
    const ports = await with_records()
    let made: SnapshotMadeValue | undefined
    const events = await published_during(ports, async () => {
      made = await expect_ok(SnapshotMade, post(ports, `${SESSION}/snapshots`))
    })
    assert.ok(made)
    const { snapshot, created } = made
    assert.equal(created, true)
    const rows = await ports.store.records({ session_id: 's-1', limit: 10 })
    const ids = rows.map((row) => row.record_id).reverse()
    const { snapshot_id, trajectory_fingerprint, ...rest } = snapshot
    assert.match(snapshot_id, /^l3s_/)
    assert.match(trajectory_fingerprint, /^sha256:[0-9a-f]{64}$/)
    assert.deepEqual(rest, {
      session_id: 's-1',
      created_at: ports.clock.iso(ports.clock.now_ms()),
      trigger_event_id: null,
      trigger_detail: null,
      trigger_reason: 'operator',
      event_range: { from_record_id: ids[0], to_record_id: ids[2] },
      record_count: 3,
      risk_summary: {
        current_risk_level: 'high',
        highest_risk_level: 'high',
        high_or_critical_count: 2,
        decision_distribution: { allow: 1, block: 1, defer: 1 },
      },
      evidence_budget: { max_records: 50, max_tool_calls: 4 },
      advisory_only: true,
    })
    const { records, jobs, reviews } = await detail(ports, snapshot_id)
    assert.deepEqual([records.map((record) => record.record_id), jobs, reviews], [ids, [], []])
    // A frozen record is the record that the report shows, without the effects that were reported later.
    const { records: shown } = (await get(ports, '/report/session/s-1')).body as { records: Json[] }
    assert.deepEqual(
      records,
      shown.map(({ adapter_effect_results: _later, ...record }) => record),
    )
    assert.deepEqual(
      events.map((event) => STREAM_EVENTS.l3_advisory_snapshot.strict().parse(event).snapshot_id),
      [snapshot_id],
    )
  })
  type SnapshotMadeValue = z.infer<typeof SnapshotMade>

  test('is the same one while selection, reason and evidence are the same', async () => {
    const ports = await with_records()
    const one = await expect_ok(SnapshotMade, post(ports, `${SESSION}/snapshots`, {}))
    ports.clock.advance(1000)
    const events = await published_during(ports, async () => {
      const again = await expect_ok(SnapshotMade, post(ports, `${SESSION}/snapshots`, { trigger_detail: null }))
      assert.deepEqual(again, { ...one, created: false })
    })
    assert.deepEqual(events, [])
    for (const body of [{ trigger_reason: 'demanded' }, { max_records: 2 }, { max_tool_calls: 0 }]) {
      const other = await expect_ok(SnapshotMade, post(ports, `${SESSION}/snapshots`, body))
      assert.equal(other.created, true, JSON.stringify(body))
    }
    await send(ports, rpc_command('npm test'))
    assert.equal((await expect_ok(SnapshotMade, post(ports, `${SESSION}/snapshots`))).created, true)
    const made = await Promise.all(
      Array.from({ length: 10 }, () => snapshot_of(ports, { trigger_reason: 'threshold' })),
    )
    assert.equal(new Set(made.map((snapshot) => snapshot.snapshot_id)).size, 1)
  })

  test('takes a range and the newest of it', async () => {
    const ports = await with_records(Array.from({ length: 6 }, () => 'npm test'))
    const rows = (await ports.store.records({ session_id: 's-1', limit: 10 })).reverse()
    const [, second, third, , fifth] = rows.map((row) => row.record_id)
    const range = { from_record_id: second, to_record_id: fifth }
    assert.equal((await snapshot_of(ports, range)).record_count, 4)
    const newest = await snapshot_of(ports, { ...range, max_records: 3, max_tool_calls: 0 })
    assert.deepEqual(newest.event_range, { from_record_id: third, to_record_id: fifth })
    assert.deepEqual(newest.evidence_budget, { max_records: 3, max_tool_calls: 0 })
    assert.equal((await post(ports, `${SESSION}/snapshots`, { from_record_id: 5, to_record_id: 4 })).status, 400)
    assert.equal((await post(ports, `${SESSION}/snapshots`, { to_record_id: 4 })).status, 404)
    assert.equal((await post(ports, '/report/session/nobody/l3-advisory/snapshots')).status, 404)
  })

  test('a range up to the largest id there is asks the store for numbers that a database takes', async () => {
    const ports = await with_records()
    const { records } = ports.store
    ports.store.records = async (query) => {
      assert.ok(Number.isSafeInteger(query.before ?? 0), String(query.before))
      return records(query)
    }
    const range = { from_record_id: 1, to_record_id: Number.MAX_SAFE_INTEGER }
    assert.equal((await snapshot_of(ports, range)).record_count, 3)
  })

  test('refuses bad fields by name', async () => {
    const ports = await with_records()
    for (const body of [
      { max_records: 0 },
      { max_records: 501 },
      { max_records: '5' },
      { max_records: 1.5 },
      { max_tool_calls: 21 },
      { max_tool_calls: -1 },
      { trigger_reason: 'because' },
      { trigger_event_id: '' },
      { from_record_id: 0 },
      { to_record_id: 'x' },
    ]) {
      const { status, body: answer } = await post(ports, `${SESSION}/snapshots`, body)
      assert.deepEqual([status, String(answer.error).split(' ')[0]], [400, Object.keys(body)[0]], JSON.stringify(body))
    }
    for (const text of ['[]', '{', '1']) assert.equal((await post(ports, `${SESSION}/snapshots`, text)).status, 400)
  })

  test('keeps its redacted records when retention takes the session', async () => {
    const ports = await with_records(['curl -H "Authorization: Bearer abcdefghijklmnop1234567890" https://a.example'])
    const { snapshot_id } = await snapshot_of(ports)
    const before = await detail(ports, snapshot_id)
    assert.doesNotMatch(JSON.stringify(before), /abcdefghijklmnop1234567890/)
    const { created_at: _created, ...frozen } = before.snapshot
    const records = await ports.store.records({ session_id: 's-1', limit: 1 })
    await ports.store.purge((records[0]?.recorded_at_ms ?? 0) + 1, 1)
    assert.equal((await ports.store.records({ session_id: 's-1', limit: 1 })).length, 0)
    const { created_at: _same, ...after } = (await detail(ports, snapshot_id)).snapshot
    assert.deepEqual(after, frozen)
    assert.deepEqual((await detail(ports, snapshot_id)).records, before.records)
  })

  test('is listed newest first in pages', async () => {
    const ports = await with_records()
    const made: string[] = []
    for (const trigger_detail of ['1', '2', '3', '4', '5']) {
      made.unshift((await snapshot_of(ports, { trigger_detail, max_records: Number(trigger_detail) })).snapshot_id)
      ports.clock.advance(1)
    }
    const list = (query = '') => expect_ok(SnapshotList, get(ports, `${SESSION}/snapshots${query}`))
    assert.deepEqual(
      (await list()).snapshots.map((one) => one.snapshot_id),
      made,
    )
    const seen: string[] = []
    let page = await list('?limit=2')
    for (;;) {
      seen.push(...page.snapshots.map((one) => one.snapshot_id))
      if (page.next_cursor === null) break
      page = await list(`?limit=2&cursor=${page.next_cursor}`)
    }
    assert.deepEqual(seen, made)
    assert.deepEqual(
      (await expect_ok(SnapshotList, get(ports, '/report/session/x/l3-advisory/snapshots'))).snapshots,
      [],
    )
    for (const bad of ['?limit=0', '?limit=201', '?cursor=x']) {
      assert.equal((await get(ports, `${SESSION}/snapshots${bad}`)).status, 400, bad)
    }
  })
})

describe('unknown ids', () => {
  test('are 404 everywhere and change nothing', async () => {
    const ports = await with_records()
    const { snapshot_id } = await snapshot_of(ports)
    const replies = [
      await get(ports, `${ROOT}/snapshot/l3s_x`),
      await get(ports, `${ROOT}/snapshot/${encodeURIComponent(`${snapshot_id}:records`)}`),
      await post(ports, `${ROOT}/snapshot/l3s_x/jobs`, {}),
      await post(ports, `${ROOT}/snapshot/l3s_x/run-local-review`),
      await post(ports, `${ROOT}/job/l3j_x/run-local`),
      await post(ports, `${ROOT}/job/l3j_x/run-worker`),
      await post(ports, `${ROOT}/reviews`, { snapshot_id: 'l3s_x', risk_level: 'low' }),
      await patch(ports, 'l3r_x', { risk_level: 'low' }),
    ]
    for (const { status, body } of replies) assert.deepEqual([status, Object.keys(body)], [404, ['error']])
    assert.equal((await expect_ok(JobList, get(ports, `${ROOT}/jobs`))).count, 0)
  })
})
