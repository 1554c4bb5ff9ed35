// L3 advisory: jobs in order, runners that fail or never come back, random operations at once. Source: CONTRACT 12.2 and 12.4.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { Drained, JobList, JobMade, JobRun, NextRun, type Review } from '#core/contract/advisory.ts'
import type { Ports } from '#core/ports.ts'
import { tend_advisory } from '#core/review/advisory/background.ts'
import { expire_leases } from '#core/review/advisory/run.ts'
import { get, post } from '#test/support/route.ts'
import type { Json } from '#test/support/rpc.ts'
import {
  ANSWER,
  detail,
  expect_ok,
  held_model,
  job_of,
  patch,
  ROOT,
  says,
  snapshot_of,
  with_records,
} from '#test/support/seed/advisory.ts'

describe('the queue', () => {
  const queued = async () => {
    const ports = await with_records()
    const ids: string[] = []
    for (let at = 1; at <= 3; at++) {
      ids.push(
        (await job_of(ports, { runner: at === 2 ? 'llm_provider' : 'deterministic_local' }, { max_records: at }))
          .job_id,
      )
      ports.clock.advance(1)
    }
    return { ports, ids }
  }

  test('gives the oldest that matches, and nothing in a dry run', async () => {
    const { ports, ids } = await queued()
    const next = (body: Json = {}) => expect_ok(NextRun, post(ports, `${ROOT}/jobs/run-next`, body))
    const dry = await next({ dry_run: true })
    assert.deepEqual([dry.selected_jobs[0]?.job_id, dry.result, dry.ran_count, dry.dry_run], [ids[0], null, 0, true])
    const one = await next({ runner: 'llm_provider' })
    assert.deepEqual([one.result?.job.job_id, one.ran_count], [ids[1], 1])
    assert.deepEqual([one.result?.review?.l3_state, one.result?.job.job_state], ['degraded', 'completed'])
    assert.equal((await next({ session_id: 's-2' })).ran_count, 0)
    assert.equal((await next()).result?.job.job_id, ids[0])
    assert.equal((await expect_ok(NextRun, post(ports, `${ROOT}/jobs/run-next`))).result?.job.job_id, ids[2])
    const empty = await next()
    assert.deepEqual([empty.selected_jobs, empty.result, empty.ran_count], [[], null, 0])
  })

  test('is drained in order up to the limit', async () => {
    const { ports, ids } = await queued()
    const drain = (body: Json = {}) => expect_ok(Drained, post(ports, `${ROOT}/jobs/drain`, body))
    const dry = await drain({ dry_run: true, max_jobs: 2 })
    assert.deepEqual([dry.selected_jobs.length, dry.results, dry.ran_count, dry.max_jobs], [2, [], 0, 2])
    assert.deepEqual(
      (await drain()).results.map((ran) => ran.job.job_id),
      [ids[0]],
    )
    const rest = await drain({ max_jobs: 10 })
    assert.deepEqual(
      rest.results.map((ran) => ran.job.job_id),
      [ids[1], ids[2]],
    )
    assert.deepEqual([rest.ran_count, rest.failed_count], [2, 0])
    for (const body of [{ max_jobs: 0 }, { max_jobs: 11 }, { max_jobs: '1' }, { dry_run: 1 }, { runner: 'x' }]) {
      assert.equal((await post(ports, `${ROOT}/jobs/drain`, body)).status, 400, JSON.stringify(body))
    }
    assert.equal((await post(ports, `${ROOT}/jobs/run-next`, { dry_run: 'yes' })).status, 400)
  })

  test('goes on after a runner that fails, and tries it three times', async () => {
    const { ports } = await queued()
    const broken: Ports = {
      ...ports,
      model: {
        about: { provider: 'p', model: 'm', problem: null },
        enabled: () => {
          throw new Error('a fault of the runner')
        },
        complete: async () => ({ ok: false, cause: 'provider' }),
      },
    }
    const first = await expect_ok(Drained, post(broken, `${ROOT}/jobs/drain`, { max_jobs: 10 }))
    assert.deepEqual([first.ran_count, first.failed_count], [3, 1])
    const failed = first.results.find((ran) => ran.error !== undefined)
    assert.deepEqual([failed?.job.job_state, failed?.job.attempt, failed?.review?.l3_state], ['queued', 1, 'failed'])
    for (const [attempt, state] of [
      [2, 'queued'],
      [3, 'failed'],
    ] as const) {
      const { result } = await expect_ok(NextRun, post(broken, `${ROOT}/jobs/run-next`))
      assert.deepEqual([result?.job.attempt, result?.job.job_state], [attempt, state])
    }
    const { job, created } = await expect_ok(
      JobMade,
      post(broken, `${ROOT}/snapshot/${failed?.job.snapshot_id}/jobs`, { runner: 'llm_provider' }),
    )
    assert.deepEqual([created, job.attempt], [true, 0])
    const { reviews } = await detail(ports, job.snapshot_id)
    assert.equal(reviews.filter((review) => review.l3_state === 'failed').length, 3)
    assert.equal(new Set(reviews.map((review) => review.review_id)).size, reviews.length)
  })
})

describe('a crash in the middle', () => {
  const crashed = async () => {
    const base = await with_records()
    const ports = { ...base, model: held_model().model }
    const { job_id, snapshot_id } = await job_of(ports, { runner: 'llm_provider' })
    // The process that ran it never comes back: its clock stands still from here on.
    const dead = { ...ports, clock: { ...ports.clock, timer: () => () => {} } }
    void post(dead, `${ROOT}/job/${job_id}/run-worker`)
    for (;;) {
      const { jobs } = await detail(ports, snapshot_id)
      if (jobs[0]?.job_state === 'running') return { ports: { ...base, model: says(ANSWER) }, job_id, snapshot_id }
    }
  }

  test('costs the lease; the job goes on with a review of its own', async () => {
    const { ports, job_id, snapshot_id } = await crashed()
    ports.clock.advance(59_999)
    assert.equal(await expire_leases(ports), 0)
    assert.equal((await post(ports, `${ROOT}/job/${job_id}/run-worker`)).status, 409)
    ports.clock.advance(1)
    const { jobs } = await expect_ok(JobList, get(ports, `${ROOT}/jobs?state=queued`))
    assert.deepEqual([jobs[0]?.job_id, jobs[0]?.attempt, jobs[0]?.error], [job_id, 1, 'lease expired'])
    const { job, review } = await expect_ok(JobRun, post(ports, `${ROOT}/job/${job_id}/run-worker`))
    assert.deepEqual([job.job_state, job.attempt, review?.l3_state], ['completed', 2, 'completed'])
    const states = (await detail(ports, snapshot_id)).reviews.map((one) => one.l3_state)
    assert.deepEqual(states.sort(), ['completed', 'failed'])
  })

  test('is cleaned up by the maintenance timer alone', async () => {
    const { ports, snapshot_id } = await crashed()
    ports.clock.advance(60_000)
    await tend_advisory(ports)
    const { jobs, reviews } = await detail(ports, snapshot_id)
    assert.deepEqual([jobs[0]?.job_state, reviews[0]?.l3_state], ['queued', 'failed'])
  })

  test('and a result that comes too late counts nothing', async () => {
    const base = await with_records()
    const held = held_model()
    const slow = { ...base, model: held.model, clock: { ...base.clock, timer: () => () => {} } }
    const { job_id, snapshot_id } = await job_of(slow, { runner: 'llm_provider' })
    const late = post(slow, `${ROOT}/job/${job_id}/run-worker`)
    await held.asked()
    base.clock.advance(60_000)
    const quick = { ...base, model: says(ANSWER) }
    const { review } = await expect_ok(JobRun, post(quick, `${ROOT}/job/${job_id}/run-worker`))
    held.answer(JSON.stringify({ risk_level: 'low', confidence: 1, findings: ['late'] }))
    const answer = await expect_ok(JobRun, late)
    assert.equal(typeof answer.error, 'string')
    const { jobs, reviews } = await detail(base, snapshot_id)
    assert.deepEqual([jobs[0]?.job_state, jobs[0]?.review_id], ['completed', review?.review_id])
    assert.deepEqual(reviews.map((one) => one.l3_state).sort(), ['completed', 'failed'])
  })
})

describe('random operations', () => {
  const operation = fc.oneof(
    fc.record({ kind: fc.constant('job' as const), snapshot: fc.nat(2), retry: fc.boolean(), llm: fc.boolean() }),
    fc.record({ kind: fc.constant('next' as const) }),
    fc.record({ kind: fc.constant('run' as const), pick: fc.nat(5), llm: fc.boolean() }),
    fc.record({ kind: fc.constant('drain' as const), max: fc.integer({ min: 1, max: 3 }) }),
    fc.record({
      kind: fc.constant('patch' as const),
      pick: fc.nat(5),
      state: fc.constantFrom('pending', 'running', 'completed', 'degraded', 'failed'),
    }),
    fc.record({
      kind: fc.constant('write' as const),
      snapshot: fc.nat(2),
      state: fc.constantFrom('pending', 'running', 'completed'),
    }),
  )

  test('at once leave jobs and reviews in states the contract knows, and finished reviews as they were', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(operation, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
        async (rounds) => {
          const ports = await with_records()
          const snapshots: string[] = []
          for (const max_records of [1, 2, 3]) snapshots.push((await snapshot_of(ports, { max_records })).snapshot_id)
          const finished = new Map<string, Review>()
          for (const round of rounds) {
            const { jobs } = await expect_ok(JobList, get(ports, `${ROOT}/jobs`))
            const reviews = (await Promise.all(snapshots.map((id) => detail(ports, id)))).flatMap((one) => one.reviews)
            const statuses = await Promise.all(
              round.map(async (one) => {
                switch (one.kind) {
                  case 'job': {
                    const runner = one.llm ? 'llm_provider' : 'deterministic_local'
                    return post(ports, `${ROOT}/snapshot/${snapshots[one.snapshot]}/jobs`, { runner, retry: one.retry })
                  }
                  case 'next':
                    return post(ports, `${ROOT}/jobs/run-next`)
                  case 'drain':
                    return post(ports, `${ROOT}/jobs/drain`, { max_jobs: one.max })
                  case 'run':
                    return post(
                      ports,
                      `${ROOT}/job/${jobs[one.pick]?.job_id ?? 'x'}/run-${one.llm ? 'worker' : 'local'}`,
                    )
                  case 'patch':
                    return patch(ports, reviews[one.pick]?.review_id ?? 'x', { l3_state: one.state })
                  case 'write': {
                    const body = { snapshot_id: snapshots[one.snapshot], risk_level: 'low', l3_state: one.state }
                    return post(ports, `${ROOT}/reviews`, body)
                  }
                }
              }),
            )
            for (const { status, text } of statuses) assert.ok([200, 404, 409].includes(status), text)
            for (const id of snapshots) {
              const now = await detail(ports, id)
              for (const job of now.jobs) {
                assert.notEqual(job.job_state, 'running', 'every run was awaited')
                const own = now.reviews.find((review) => review.review_id === job.review_id)
                if (job.job_state === 'completed')
                  assert.ok(own?.l3_state === 'completed' || own?.l3_state === 'degraded')
                assert.equal(job.lease_expires_at, null)
              }
              const open = now.jobs.filter((job) => job.job_state === 'queued')
              assert.equal(new Set(open.map((job) => job.runner)).size, open.length, 'one unfinished job per runner')
              for (const review of now.reviews) {
                const before = finished.get(review.review_id)
                if (before) assert.deepEqual(review, before)
                const terminal = ['completed', 'degraded', 'failed'].includes(review.l3_state)
                assert.equal(review.completed_at !== null, terminal)
                if (terminal) finished.set(review.review_id, review)
              }
            }
            ports.clock.advance(1)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})
