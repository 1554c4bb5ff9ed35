// L3 advisory: reviews by rules, and jobs. Source: CONTRACT 12.2 and 12.4.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { FullReview, JobList, JobMade, JobRun, LocalReview } from '#core/contract/advisory.ts'
import { STREAM_EVENTS } from '#core/contract/stream.ts'
import { memory_ports, published_during } from '#test/support/ports.ts'
import { get, post } from '#test/support/route.ts'
import { type Json, rpc_command, send } from '#test/support/rpc.ts'
import { detail, expect_ok, job_of, ROOT, SESSION, snapshot_of, with_records } from '#test/support/seed/advisory.ts'

describe('a local review', () => {
  test('is made by rules from the frozen records, without a job', async () => {
    const ports = await with_records()
    const { snapshot_id, event_range } = await snapshot_of(ports)
    const events = await published_during(ports, async () => {
      const { review, action } = await expect_ok(
        LocalReview,
        post(ports, `${ROOT}/snapshot/${snapshot_id}/run-local-review`),
      )
      assert.deepEqual(
        [review.job_id, review.l3_state, review.l3_reason_code, review.risk_level, review.confidence],
        [null, 'completed', 'none', 'high', null],
      )
      assert.deepEqual(
        [review.recommended_operator_action, review.review_runner, review.provider, review.evidence_record_count],
        ['inspect', 'deterministic_local', null, 3],
      )
      assert.deepEqual(review.source_record_range, event_range)
      assert.equal(review.evidence_event_ids.length, 3)
      assert.match(review.findings.join('\n'), /3 records .*\n.*high.*\nDecisions: allow 1, block 1, defer 1\./)
      assert.equal(review.completed_at, review.created_at)
      assert.ok(action)
      assert.deepEqual(
        [action.action_id, action.review_id, action.type, action.risk_level],
        [review.review_id.replace('l3r_', 'l3a_'), review.review_id, 'l3_advisory_action', 'high'],
      )
    })
    assert.deepEqual(
      events.map((event) => event.type),
      ['l3_advisory_review', 'l3_advisory_action'],
    )
    for (const event of events) STREAM_EVENTS[event.type as 'l3_advisory_review'].strict().parse(event)
    const [again] = (await detail(ports, snapshot_id)).reviews
    assert.equal(again?.l3_state, 'completed')
  })

  test('of a quiet session asks nothing', async () => {
    const ports = memory_ports({ settings: { trust_default: 'privileged' } })
    await send(ports, rpc_command('npm test'))
    const { snapshot_id } = await snapshot_of(ports)
    const made = await expect_ok(LocalReview, post(ports, `${ROOT}/snapshot/${snapshot_id}/run-local-review`))
    assert.deepEqual(
      [made.review.risk_level, made.review.recommended_operator_action, made.action],
      ['low', 'none', null],
    )
  })
})

describe('a job', () => {
  test('is one per snapshot and runner until it is retried', async () => {
    const ports = await with_records()
    const { snapshot_id } = await snapshot_of(ports)
    const make = (body: Json = {}) => expect_ok(JobMade, post(ports, `${ROOT}/snapshot/${snapshot_id}/jobs`, body))
    const { job, created } = await make()
    const now = ports.clock.iso(ports.clock.now_ms())
    const { job_id, ...rest } = job
    assert.match(job_id, /^l3j_/)
    assert.deepEqual(
      [created, rest],
      [
        true,
        {
          snapshot_id,
          session_id: 's-1',
          runner: 'deterministic_local',
          job_state: 'queued',
          attempt: 0,
          max_attempts: 3,
          lease_expires_at: null,
          review_id: null,
          error: null,
          created_at: now,
          updated_at: now,
          completed_at: null,
          advisory_only: true,
        },
      ],
    )
    assert.equal((await make({ retry: true })).created, false)
    assert.equal((await make({ runner: 'llm_provider' })).created, true)
    await expect_ok(JobRun, post(ports, `${ROOT}/job/${job_id}/run-local`))
    assert.equal((await make()).job.job_id, job_id)
    const retried = await make({ retry: true })
    assert.deepEqual([retried.created, retried.job.job_id === job_id], [true, false])
    for (const body of [{ runner: 'gpt' }, { retry: 'yes' }, { runner: 7 }]) {
      assert.equal((await post(ports, `${ROOT}/snapshot/${snapshot_id}/jobs`, body)).status, 400, JSON.stringify(body))
    }
    const many = await Promise.all(Array.from({ length: 8 }, () => make({ retry: true })))
    assert.equal(new Set(many.map((one) => one.job.job_id)).size, 1)
  })

  test('runs once, by its runner, and tells every step', async () => {
    const ports = await with_records()
    const { job_id } = await job_of(ports)
    const events = await published_during(ports, async () => {
      const { job, review, action, error } = await expect_ok(JobRun, post(ports, `${ROOT}/job/${job_id}/run-local`))
      assert.deepEqual([job.job_state, job.attempt, job.lease_expires_at, error], ['completed', 1, null, undefined])
      assert.deepEqual([job.review_id, review?.job_id, review?.l3_state], [review?.review_id, job_id, 'completed'])
      assert.equal(action?.job_id, job_id)
    })
    assert.deepEqual(
      events.map((event) => [event.type, event.job_state ?? event.l3_state ?? event.recommended_operator_action]),
      [
        ['l3_advisory_job', 'running'],
        ['l3_advisory_review', 'running'],
        ['l3_advisory_review', 'completed'],
        ['l3_advisory_action', 'inspect'],
        ['l3_advisory_job', 'completed'],
      ],
    )
    assert.equal((await post(ports, `${ROOT}/job/${job_id}/run-local`)).status, 409)
    const other = await job_of(ports, { runner: 'llm_provider' })
    assert.equal((await post(ports, `${ROOT}/job/${other.job_id}/run-local`)).status, 409)
    assert.equal((await post(ports, `${ROOT}/job/${job_id}/run-worker`)).status, 409)
  })

  test('is taken by one of many callers', async () => {
    const ports = await with_records()
    const { job_id, snapshot_id } = await job_of(ports)
    const replies = await Promise.all(Array.from({ length: 10 }, () => post(ports, `${ROOT}/job/${job_id}/run-local`)))
    assert.deepEqual(replies.map((reply) => reply.status).sort(), [200, ...Array.from({ length: 9 }, () => 409)])
    assert.equal((await detail(ports, snapshot_id)).reviews.length, 1)
  })

  test('changes no record, no session and no decision', async () => {
    const ports = await with_records()
    const picture = async () => [
      await ports.store.records({ session_id: 's-1', limit: 10 }),
      await ports.store.session('s-1'),
    ]
    const before = await picture()
    await expect_ok(FullReview, post(ports, `${SESSION}/full-review`))
    assert.deepEqual(await picture(), before)
  })

  test('is listed oldest first, filtered and paged', async () => {
    const ports = await with_records()
    await send(ports, rpc_command('npm test', {}, { session_id: 's-2' }))
    const ids: string[] = []
    for (let at = 1; at <= 5; at++) {
      const runner = at % 2 === 0 ? 'llm_provider' : 'deterministic_local'
      ids.push((await job_of(ports, { runner }, { max_records: at })).job_id)
      ports.clock.advance(1)
    }
    await post(ports, `${ROOT}/job/${ids[0]}/run-local`)
    const list = async (query = '') => {
      const page = await expect_ok(JobList, get(ports, `${ROOT}/jobs${query}`))
      assert.equal(page.count, page.jobs.length)
      return page
    }
    const at = (page: { jobs: { job_id: string }[] }) => page.jobs.map((job) => ids.indexOf(job.job_id))
    assert.deepEqual(at(await list()), [0, 1, 2, 3, 4])
    assert.deepEqual(at(await list('?state=queued')), [1, 2, 3, 4])
    assert.deepEqual(at(await list('?runner=llm_provider')), [1, 3])
    assert.deepEqual(at(await list('?runner=deterministic_local&state=queued')), [2, 4])
    assert.deepEqual(at(await list('?session_id=s-2')), [])
    const first = await list('?runner=deterministic_local&limit=2')
    const second = await list(`?runner=deterministic_local&limit=2&cursor=${first.next_cursor}`)
    assert.deepEqual([at(first), at(second), second.next_cursor], [[0, 2], [4], null])
    for (const bad of ['?state=x', '?runner=x', '?limit=0', '?limit=201', '?cursor=x', '?session_id=']) {
      assert.equal((await get(ports, `${ROOT}/jobs${bad}`)).status, 400, bad)
    }
  })
})
