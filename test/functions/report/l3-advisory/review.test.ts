// L3 advisory: reviews of operators, full reviews and those that start by themselves. Source: CONTRACT 12.4.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { FullReview, JobList, JobRun, ReviewMade } from '#core/contract/advisory.ts'
import type { Ports } from '#core/ports.ts'
import { queue_advisory, tend_advisory } from '#core/review/advisory/background.ts'
import { memory_ports, published_during } from '#test/support/ports.ts'
import { get, post } from '#test/support/route.ts'
import { type Json, rpc_command, send } from '#test/support/rpc.ts'
import {
  ANSWER,
  detail,
  expect_ok,
  held_model,
  job_of,
  patch,
  ROOT,
  SESSION,
  snapshot_of,
  with_records,
} from '#test/support/seed/advisory.ts'

describe("an operator's review", () => {
  const write = (ports: Ports, snapshot_id: string, body: Json = {}) =>
    expect_ok(ReviewMade, post(ports, `${ROOT}/reviews`, { snapshot_id, risk_level: 'medium', ...body }))

  test('has defaults by its risk and state', async () => {
    const ports = await with_records()
    const { snapshot_id } = await snapshot_of(ports)
    const { review } = await write(ports, snapshot_id, { findings: ['token=abcdefgh12345678 seen'] })
    assert.deepEqual(
      [review.l3_state, review.l3_reason_code, review.recommended_operator_action, review.confidence, review.job_id],
      ['completed', 'none', 'inspect', null, null],
    )
    assert.doesNotMatch(review.findings.join(), /abcdefgh12345678/)
    const action = async (body: Json) => (await write(ports, snapshot_id, body)).review.recommended_operator_action
    assert.equal(await action({ risk_level: 'critical' }), 'escalate')
    assert.equal(await action({ risk_level: 'high' }), 'inspect')
    assert.equal(await action({ risk_level: 'low' }), 'none')
    assert.equal(await action({ risk_level: 'low', recommended_operator_action: 'pause' }), 'pause')
    const degraded = { l3_state: 'degraded', risk_level: 'low' }
    assert.equal(await action({ ...degraded, l3_reason_code: 'provider_missing_key' }), 'configure_llm_provider')
    assert.equal(await action({ ...degraded, l3_reason_code: 'provider_timeout' }), 'inspect_provider_config')
    assert.equal(await action(degraded), 'inspect')
    assert.equal((await write(ports, snapshot_id, { confidence: 0 })).review.confidence, 0)
  })

  test('refuses bad fields by name', async () => {
    const ports = await with_records()
    const { snapshot_id } = await snapshot_of(ports)
    const bad: Json[] = [
      { snapshot_id: null },
      { risk_level: null },
      { risk_level: 'extreme' },
      { findings: 'x' },
      { findings: Array.from({ length: 21 }, () => 'x') },
      { findings: ['x'.repeat(501)] },
      { confidence: 1.1 },
      { confidence: '1' },
      { recommended_operator_action: 'shout' },
      { l3_state: 'done' },
      { l3_reason_code: 'Not A Code' },
      { analysis_summary: 'x'.repeat(361) },
      { analysis_points: Array.from({ length: 6 }, () => 'x') },
      { operator_next_steps: ['x'.repeat(181)] },
      { advisory_only: false },
    ]
    for (const change of bad) {
      const { status, body } = await post(ports, `${ROOT}/reviews`, { snapshot_id, risk_level: 'low', ...change })
      assert.deepEqual(
        [status, String(body.error).startsWith(String(Object.keys(change)[0]))],
        [400, true],
        JSON.stringify([change, body]),
      )
    }
    assert.deepEqual((await detail(ports, snapshot_id)).reviews, [])
  })

  test('can be changed until it is finished, forwards only', async () => {
    const ports = await with_records()
    const { snapshot_id } = await snapshot_of(ports)
    const { review } = await write(ports, snapshot_id, { l3_state: 'pending' })
    assert.equal(review.completed_at, null)
    const change = (body: Json) => expect_ok(ReviewMade, patch(ports, review.review_id, body))
    ports.clock.advance(1000)
    const running = (await change({ l3_state: 'running', risk_level: 'critical' })).review
    assert.deepEqual(
      [running.l3_state, running.recommended_operator_action, running.completed_at],
      ['running', 'escalate', null],
    )
    assert.equal((await patch(ports, review.review_id, { l3_state: 'pending' })).status, 409)
    for (const body of [{}, { advisory_only: true }, { advisory_only: false }, { l3_state: 'x' }, [], { unknown: 1 }]) {
      assert.equal((await patch(ports, review.review_id, body)).status, 400, JSON.stringify(body))
    }
    ports.clock.advance(1000)
    const done = (await change({ l3_state: 'completed', analysis_points: ['one'] })).review
    assert.deepEqual([done.completed_at, done.analysis_points], [ports.clock.iso(ports.clock.now_ms()), ['one']])
    for (const body of [{ risk_level: 'low' }, { l3_state: 'completed' }, { l3_state: 'failed' }]) {
      assert.equal((await patch(ports, review.review_id, body)).status, 409, JSON.stringify(body))
    }
    assert.deepEqual((await detail(ports, snapshot_id)).reviews, [done])
  })

  test('that finishes a running job ends it', async () => {
    const base = await with_records()
    const held = held_model()
    const ports = { ...base, model: held.model }
    const { job_id, snapshot_id } = await job_of(ports, { runner: 'llm_provider' })
    const running = post(ports, `${ROOT}/job/${job_id}/run-worker`)
    await held.asked()
    const [review] = (await detail(ports, snapshot_id)).reviews
    await expect_ok(ReviewMade, patch(ports, String(review?.review_id), { l3_state: 'completed', findings: ['mine'] }))
    held.answer(ANSWER)
    const ran = await expect_ok(JobRun, running)
    assert.deepEqual([ran.job.job_state, ran.review?.findings], ['completed', ['mine']])
  })
})

describe('a full review', () => {
  const full = (ports: Ports, body: Json = {}) => expect_ok(FullReview, post(ports, `${SESSION}/full-review`, body))

  test('freezes, runs, and is not repeated on the same evidence unless forced', async () => {
    const ports = await with_records()
    const one = await full(ports)
    assert.deepEqual(
      [one.snapshot.trigger_reason, one.snapshot.evidence_budget, one.reused],
      ['operator_full_review', { max_records: 100, max_tool_calls: 0 }, false],
    )
    assert.deepEqual(
      [one.job?.job_state, one.review?.l3_state, one.action?.risk_level],
      ['completed', 'completed', 'high'],
    )
    const events = await published_during(ports, async () => {
      const two = await full(ports)
      assert.deepEqual(two, { ...one, reused: true })
    })
    assert.deepEqual(events, [])
    const forced = await full(ports, { force: true })
    assert.equal(forced.reused, false)
    assert.notEqual(forced.review?.review_id, one.review?.review_id)
    assert.equal(forced.snapshot.snapshot_id, one.snapshot.snapshot_id)
    const other = await full(ports, { runner: 'llm_provider' })
    assert.deepEqual([other.reused, other.review?.l3_reason_code], [false, 'provider_disabled'])
    await send(ports, rpc_command('npm test'))
    assert.equal((await full(ports)).reused, false)
  })

  test('asked for by several at once runs once, and all of them get it', async () => {
    const ports = await with_records()
    const all = await Promise.all([full(ports), full(ports), full(ports)])
    assert.equal(new Set(all.map((one) => one.review?.review_id)).size, 1)
    assert.deepEqual(
      all.map((one) => [one.job?.job_state, one.review?.l3_state, one.reused]),
      [
        ['completed', 'completed', false],
        ['completed', 'completed', true],
        ['completed', 'completed', true],
      ],
    )
  })

  test('only queues when told so', async () => {
    const ports = await with_records()
    const queued = await full(ports, { run: false })
    assert.deepEqual(
      [queued.job?.job_state, queued.review, queued.action, queued.reused],
      ['queued', null, null, false],
    )
    const run = await full(ports)
    assert.deepEqual([run.job?.job_id, run.job?.job_state], [queued.job?.job_id, 'completed'])
  })

  test('queues another one when that is forced', async () => {
    const ports = await with_records()
    const done = await full(ports)
    const again = await full(ports, { run: false, force: true })
    assert.deepEqual([again.job?.job_state, again.review, again.reused], ['queued', null, false])
    assert.notEqual(again.job?.job_id, done.job?.job_id)
  })

  test('needs evidence and good fields', async () => {
    const ports = await with_records()
    assert.equal((await post(ports, '/report/session/nobody/l3-advisory/full-review')).status, 404)
    for (const body of [
      { run: 'no' },
      { force: 1 },
      { runner: 'x' },
      { max_records: 0 },
      { from_record_id: 2, to_record_id: 1 },
    ]) {
      assert.equal((await post(ports, `${SESSION}/full-review`, body)).status, 400, JSON.stringify(body))
    }
  })
})

describe('automatic reviews', () => {
  const settled = async (ports: Ports) => {
    for (let at = 0; at < 50; at++) await Promise.resolve()
    return (await expect_ok(JobList, get(ports, `${ROOT}/jobs`))).jobs
  }
  const automatic = () => memory_ports({ settings: { l3_advisory_async: true } })

  test('follow a rise to high, once per session at a time', async () => {
    const ports = automatic()
    await send(ports, rpc_command('npm test'))
    assert.deepEqual(await settled(ports), [])
    await send(ports, rpc_command('rm -rf /'))
    let jobs = await settled(ports)
    for (let at = 0; at < 100 && jobs[0]?.job_state !== 'completed'; at++) jobs = await settled(ports)
    assert.deepEqual([jobs.length, jobs[0]?.job_state], [1, 'completed'])
    const { snapshot } = await detail(ports, String(jobs[0]?.snapshot_id))
    assert.equal(snapshot.trigger_reason, 'threshold')
    assert.match(String(snapshot.trigger_event_id), /^evt-/)
  })

  test('do not pile up, and leave jobs of operators alone', async () => {
    const ports = { ...automatic(), model: held_model().model }
    await send(ports, rpc_command('rm -rf /'))
    await send(ports, rpc_command('npm test'))
    const cause = { trigger_reason: 'threshold', trigger_detail: null, trigger_event_id: 'e' } as const
    await Promise.all([1, 2, 3].map(() => Promise.race([queue_advisory('s-1', cause, ports), settled(ports)])))
    const jobs = await settled(ports)
    assert.equal(jobs.length, 1)
    const own = await job_of(ports, { runner: 'deterministic_local' })
    void tend_advisory(ports)
    assert.equal((await settled(ports)).find((job) => job.job_id === own.job_id)?.job_state, 'queued')
  })

  test('are off by default', async () => {
    const ports = memory_ports()
    await send(ports, rpc_command('rm -rf /'))
    assert.deepEqual(await settled(ports), [])
  })
})
