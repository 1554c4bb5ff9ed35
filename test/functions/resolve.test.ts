// Answering approvals as a plain function (long: every state an approval can be in). Source: CONTRACT 3.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { expire_approvals } from '#core/approval/settle.ts'
import { Approval } from '#core/contract/operator.ts'
import { scripted_upstream } from '#core/memory/upstream.ts'
import type { Delivered, UpstreamAnswer } from '#core/port/upstream.ts'
import type { Ports } from '#core/ports.ts'
import { POST } from '#functions/ahp/resolve.ts'
import { ANYONE, call } from '#test/support/call.ts'
import { memory_ports, published_during } from '#test/support/ports.ts'
import { restarted } from '#test/support/restart.ts'
import { type Json, record_of } from '#test/support/rpc.ts'
import {
  allow,
  approval,
  ask_for_upstream,
  deny,
  pending,
  RISKY,
  resolve,
  WITH_RISKY,
} from '#test/support/seed/approvals.ts'

/** Ports with a framework that answers as `reply` says. */
function with_upstream(reply?: (answer: UpstreamAnswer) => Delivered | Promise<Delivered>) {
  const upstream = scripted_upstream(reply)
  return { ...memory_ports(WITH_RISKY), upstream }
}

const refusal = (cause: 'reason_rejected' | 'rejected' | 'unreachable', message = 'no'): Delivered => ({
  ok: false,
  cause,
  message,
})

/** Lets retries that wait for the clock go on until `work` is done. */
async function with_time<T>(ports: ReturnType<typeof with_upstream>, work: Promise<T>): Promise<T> {
  let done = false
  const finished = work.finally(() => {
    done = true
  })
  while (!done) {
    await new Promise((resolve) => setImmediate(resolve))
    ports.clock.advance(50)
  }
  return finished
}

describe('what is refused before anything is looked up', () => {
  const rows: [name: string, body: Json | string, error: RegExp][] = [
    ['no JSON', '{', /valid JSON/],
    ['an array', '[]', /JSON object/],
    ['an empty body', '', /valid JSON/],
    ['no approval_id', { decision: 'deny' }, /^approval_id /],
    ...['', 'a\nb', 'x'.repeat(257), 5, {}].map((approval_id): [string, Json, RegExp] => [
      `approval_id ${JSON.stringify(approval_id)?.slice(0, 20)}`,
      { approval_id, decision: 'deny' },
      /^approval_id /,
    ]),
    ...[undefined, null, '', 'ALLOW', 'allow-always', 'approve', true, 1].map((decision): [string, Json, RegExp] => [
      `decision ${JSON.stringify(decision)}`,
      { approval_id: 'apr_1', decision },
      /^decision must be one of: allow-once, deny$/,
    ]),
    [
      'a reason that is too long',
      { approval_id: 'a', decision: 'deny', reason: 'x'.repeat(1001) },
      /^reason must be at most 1000/,
    ],
    ['a reason that is no string', { approval_id: 'a', decision: 'deny', reason: 5 }, /^reason must be a string/],
    [
      'an actor that is too long',
      { approval_id: 'a', decision: 'deny', resolved_by: 'x'.repeat(129) },
      /^resolved_by /,
    ],
    ['an empty actor', { approval_id: 'a', decision: 'deny', resolved_by: '' }, /^resolved_by /],
    ['a request_id that is empty', { approval_id: 'a', decision: 'deny', request_id: '' }, /^request_id /],
  ]
  for (const [name, body, error] of rows) {
    test(`refuses ${name} with 400`, async () => {
      const reply = await resolve(memory_ports(), body)
      assert.equal(reply.status, 400)
      assert.match(reply.body.error, error)
    })
  }

  test('null members count as absent', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    const reply = await allow(ports, id, { reason: null, request_id: null, resolved_by: null })
    assert.equal(reply.status, 200)
  })
})

describe('an approval of our own', () => {
  test('is allowed once: the reply, the stored record and the stream agree', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    ports.clock.advance(1500)
    const events = await published_during(ports, async () => {
      const reply = await allow(ports, id, { reason: 'looks fine', resolved_by: 'ann' })
      assert.deepEqual(
        [reply.status, reply.body],
        [200, { status: 'resolved', decision: 'allow-once', approval_id: id, forwarded: false }],
      )
    })
    const stored = Approval.strict().parse(await approval(ports, id))
    assert.deepEqual(stored, {
      ...stored,
      state: 'allowed',
      decision: 'allow-once',
      settled_by: 'operator:ann',
      settled_reason: 'looks fine',
      settled_at: '2026-01-01T00:00:01.500Z',
      lease_until: '2026-01-01T00:01:01.500Z',
      lease_used: false,
      forwarded: null,
    })
    assert.deepEqual(stored.outcome, {
      decision: 'allow',
      reason: 'looks fine',
      risk_level: 'high',
      policy_id: 'approval',
      decision_source: 'manual',
      policy_version: '1.0.0+00000000',
      decision_latency_ms: 1500,
      modified_payload: null,
      retry_after_ms: null,
      failure_class: 'none',
      final: true,
      suggestion: null,
    })
    assert.deepEqual(events, [
      {
        type: 'approval_resolved',
        approval_id: id,
        session_id: 's-1',
        state: 'allowed',
        decision: 'allow-once',
        settled_by: 'operator:ann',
        settled_reason: 'looks fine',
        timestamp: '2026-01-01T00:00:01.500Z',
      },
    ])
    assert.equal((await record_of(ports)).length, 1)
    assert.equal(ports.metrics.total('asg_approvals_settled_total', { state: 'allowed' }), 1)
    assert.deepEqual(ports.metrics.observed('asg_approval_wait_seconds'), [1.5])
  })

  test('allow means allow-once, and the credential stands in front of the actor', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    const reply = await resolve(ports, { approval_id: id, decision: 'allow' }, { caller: ANYONE })
    assert.equal(reply.body.decision, 'allow-once')
    assert.equal((await approval(ports, id)).settled_by, 'anonymous:operator')
  })

  test('is denied with its reason, secrets masked', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    const secret = `ghp_${'a'.repeat(36)}`
    const events = await published_during(ports, () => deny(ports, id, { reason: `not with ${secret}` }))
    const stored = await approval(ports, id)
    assert.deepEqual([stored.state, stored.decision, stored.outcome?.decision], ['denied', 'deny', 'block'])
    assert.ok(!JSON.stringify([stored, events]).includes(secret))
  })

  test('a second answer is told who was first, whatever it says', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    await deny(ports, id, { resolved_by: 'ann' })
    for (const late of [await allow(ports, id), await deny(ports, id, { request_id: 'r' })]) {
      assert.equal(late.status, 409)
      assert.deepEqual(late.body, {
        error: `The approval ${id} is already denied`,
        approval_id: id,
        state: 'denied',
        decision: 'deny',
        settled_by: 'operator:ann',
        settled_at: '2026-01-01T00:00:00.000Z',
      })
    }
  })

  test('the same request_id gets the first answer again, also after a restart', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    const first = await allow(ports, id, { request_id: 'r-1' })
    assert.deepEqual((await allow(ports, id, { request_id: 'r-1' })).body, first.body)
    assert.deepEqual(
      (await resolve(restarted(ports), { approval_id: id, decision: 'allow', request_id: 'r-1' })).body,
      first.body,
    )
    assert.equal((await deny(ports, id, { request_id: 'r-1' })).status, 409)
    assert.equal((await allow(ports, id, { request_id: 'r-2' })).status, 409)
  })

  test('two hundred answers at once: one wins and all others name it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 200, maxLength: 200 }), async (answers) => {
        const ports = memory_ports(WITH_RISKY)
        const id = await pending(ports)
        const events = await published_during(ports, async () => {
          const replies = await Promise.all(
            answers.map((yes, at) => (yes ? allow : deny)(ports, id, { resolved_by: `person-${at}` })),
          )
          const won = replies.filter((reply) => reply.status === 200)
          assert.equal(won.length, 1)
          const stored = await approval(ports, id)
          assert.equal(won[0]?.body.decision, stored.decision)
          for (const lost of replies.filter((reply) => reply.status !== 200)) {
            assert.equal(lost.status, 409)
            assert.deepEqual([lost.body.settled_by, lost.body.decision], [stored.settled_by, stored.decision])
          }
        })
        assert.equal(events.length, 1)
      }),
      { numRuns: 5 },
    )
  })

  test('two gateways on one store agree on one outcome', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    const other = { ...restarted(ports), store: { ...ports.store } }
    const replies = await Promise.all([allow(ports, id), deny(other, id), allow(ports, id), deny(other, id)])
    assert.deepEqual(replies.map((reply) => reply.status).sort(), [200, 409, 409, 409])
  })

  test('an answer that cannot be stored settles nothing', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    const { append } = ports.store
    await ports.store.close()
    const events = await published_during(ports, async () => {
      const reply = await allow(ports, id)
      assert.equal(reply.status, 503)
    })
    assert.deepEqual(events, [])
    assert.equal(typeof append, 'function')
  })
})

describe('expiry', () => {
  test('is checked at the moment of the answer: nothing is allowed after its time', async () => {
    const ports = memory_ports(WITH_RISKY)
    const id = await pending(ports)
    ports.clock.advance(300_000)
    const late = await allow(ports, id)
    assert.deepEqual(
      [late.status, late.body.state, late.body.decision, late.body.settled_by],
      [409, 'expired', null, 'system'],
    )
    const stored = Approval.strict().parse(await approval(ports, id))
    assert.deepEqual(
      [stored.outcome?.decision, stored.outcome?.failure_class, stored.outcome?.decision_source, stored.lease_until],
      ['block', 'approval_timeout', 'system', null],
    )
  })

  test('the sweep refuses what is over, announces it, and leaves the rest', async () => {
    const ports = memory_ports(WITH_RISKY)
    const first = await pending(ports)
    ports.clock.advance(1000)
    const second = await pending(ports, 's-2')
    ports.clock.advance(299_000)
    const events = await published_during(ports, async () => assert.equal(await expire_approvals(ports), 1))
    assert.deepEqual(
      events.map((event) => [event.type, event.approval_id, event.state, event.settled_by]),
      [['approval_resolved', first, 'expired', 'system']],
    )
    assert.equal((await approval(ports, second)).state, 'pending')
    assert.equal(await expire_approvals(ports), 0)
  })

  test('what expired while the gateway was down is refused at start, what did not still waits', async () => {
    const ports = memory_ports(WITH_RISKY)
    const gone = await pending(ports)
    ports.clock.advance(200_000)
    const waits = await pending(ports, 's-2')
    ports.clock.advance(150_000)
    const again = restarted(ports)
    while ((await expire_approvals(again)) > 0);
    assert.equal((await approval(again, gone)).state, 'expired')
    assert.equal((await allow(again, waits)).status, 200)
  })

  test('more approvals than one sweep takes all end in the next ones', async () => {
    const ports = memory_ports({ ...WITH_RISKY, settings: { ...WITH_RISKY.settings, max_pending_approvals: 2000 } })
    await Promise.all(Array.from({ length: 700 }, (_, at) => pending(ports, `s-${at}`)))
    ports.clock.advance(300_000)
    let ended = 0
    for (let more = await expire_approvals(ports); more > 0; more = await expire_approvals(ports)) ended += more
    assert.equal(ended, 700)
    assert.equal(await ports.shared.pending_approvals(), 0)
  })
})

describe('an approval the framework asked for', () => {
  test('stays pending while nobody is connected: 503', async () => {
    const ports = with_upstream()
    ports.upstream.connect(false)
    const id = String((await ask_for_upstream(ports, 'up-1')).approval_id)
    const reply = await allow(ports, id)
    assert.equal(reply.status, 503)
    const { state, forwarded } = await approval(ports, id)
    assert.deepEqual([state, forwarded], ['pending', false], 'null would say that no framework asked')
    ports.upstream.connect(true)
    assert.equal((await allow(ports, id)).status, 200)
  })

  test('is forwarded first and settled then', async () => {
    const ports = with_upstream()
    const id = String((await ask_for_upstream(ports, 'up-1')).approval_id)
    const reply = await allow(ports, id, { reason: 'fine' })
    assert.deepEqual(reply.body, { status: 'resolved', decision: 'allow-once', approval_id: id, forwarded: true })
    assert.deepEqual(ports.upstream.answers, [{ approval_id: 'up-1', decision: 'allow-once', reason: 'fine' }])
    assert.deepEqual([(await approval(ports, id)).state, (await approval(ports, id)).forwarded], ['allowed', true])
  })

  test('can be named by the framework id while exactly one waits under it', async () => {
    const ports = with_upstream()
    const id = String((await ask_for_upstream(ports, 'up-1')).approval_id)
    const reply = await deny(ports, 'up-1', { request_id: 'r-1' })
    assert.deepEqual(reply.body, { status: 'resolved', decision: 'deny', approval_id: 'up-1', forwarded: true })
    assert.equal((await approval(ports, id)).state, 'denied')
    assert.deepEqual((await deny(ports, 'up-1', { request_id: 'r-1' })).body, reply.body)
    assert.equal(ports.upstream.answers.length, 1)
  })

  test('two that wait under one framework id are not guessed at', async () => {
    const ports = with_upstream(() => refusal('rejected', 'unknown approval id'))
    await ask_for_upstream(ports, 'up-1', 's-1')
    await ask_for_upstream(ports, 'up-1', 's-2')
    assert.equal((await allow(ports, 'up-1')).status, 502)
  })

  test('a reason the framework does not know is left out in one more try', async () => {
    const ports = with_upstream((answer) => (answer.reason === undefined ? { ok: true } : refusal('reason_rejected')))
    const id = String((await ask_for_upstream(ports, 'up-1')).approval_id)
    assert.equal((await allow(ports, id, { reason: 'fine' })).status, 200)
    assert.deepEqual(
      ports.upstream.answers.map((answer) => answer.reason),
      ['fine', undefined],
    )
    assert.equal((await approval(ports, id)).settled_reason, 'fine')
  })

  for (const cause of ['rejected', 'unreachable', 'reason_rejected'] as const) {
    test(`what the framework does not take (${cause}) is 502 and stays pending`, async () => {
      const ports = with_upstream(() => refusal(cause, 'no such request'))
      const id = String((await ask_for_upstream(ports, 'up-1')).approval_id)
      const reply = await with_time(ports, allow(ports, id, { reason: 'x' }))
      assert.deepEqual([reply.status, Object.keys(reply.body)], [502, ['error', 'failure_class']])
      assert.equal((await approval(ports, id)).state, 'pending')
      const tries = { rejected: 1, unreachable: 2, reason_rejected: 2 }[cause]
      assert.equal(ports.upstream.answers.length, tries)
    })
  }

  test('the retry budget follows the risk level and is capped by the setting', async () => {
    for (const [danger, budget, tries] of [
      [2, 3, 2],
      [1, 3, 3],
      [1, 1, 2],
      [1, 0, 1],
    ] as const) {
      const upstream = scripted_upstream(() => refusal('unreachable'))
      const settings = { alpha: { ...memory_ports().settings.alpha, max_retry_budget: budget } }
      const ports = { ...memory_ports({ policy: { [RISKY]: { verdict: 'defer', danger } }, settings }), upstream }
      const id = String((await ask_for_upstream(ports, 'up-1')).approval_id)
      await with_time(ports, allow(ports, id))
      assert.equal(upstream.answers.length, tries, `danger ${danger}, budget ${budget}`)
    }
  })

  test('fifty answers at once reach the framework once', async () => {
    const ports = with_upstream(async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return { ok: true }
    })
    const id = String((await ask_for_upstream(ports, 'up-1')).approval_id)
    const replies = await Promise.all(Array.from({ length: 50 }, (_, at) => (at % 2 ? allow : deny)(ports, id)))
    assert.equal(replies.filter((reply) => reply.status === 200).length, 1)
    assert.equal(replies.filter((reply) => reply.status === 409).length, 49)
    assert.equal(ports.upstream.answers.length, 1)
  })

  test('does not expire while the framework is being told', async () => {
    const ports = with_upstream(async () => {
      ports.clock.advance(300_000)
      assert.equal(await expire_approvals(ports), 0)
      return { ok: true }
    })
    const id = String((await ask_for_upstream(ports, 'up-1')).approval_id)
    assert.equal((await allow(ports, id)).status, 200)
  })

  test('is denied at the framework when its time is over', async () => {
    const ports = with_upstream()
    await ask_for_upstream(ports, 'up-1')
    ports.clock.advance(300_000)
    await expire_approvals(ports)
    assert.deepEqual(ports.upstream.answers, [{ approval_id: 'up-1', decision: 'deny' }])
  })
})

describe('an id nobody knows here', () => {
  test('is 503 without a framework', async () => {
    const reply = await allow(memory_ports(), 'apr_unknown')
    assert.equal(reply.status, 503)
    assert.match(reply.body.error, /apr_unknown/)
  })
  test('is forwarded as it is to a connected one', async () => {
    const ports = with_upstream()
    const reply = await allow(ports, 'theirs', { reason: 'r' })
    assert.deepEqual([reply.status, reply.body.forwarded, reply.body.approval_id], [200, true, 'theirs'])
    assert.deepEqual(ports.upstream.answers, [{ approval_id: 'theirs', decision: 'allow-once', reason: 'r' }])
  })
  test('is 502 when the framework does not know it either', async () => {
    const ports = with_upstream(() => refusal('rejected', 'unknown approval'))
    assert.equal((await allow(ports, 'theirs')).status, 502)
  })
})

test('the route is an operator route and counts in no rate window', () => {
  assert.equal(POST.auth, 'operator')
  assert.equal(POST.rate, undefined)
})

test('no body at all settles anything unless it names the approval and a decision', async () => {
  const value = fc.anything({ maxDepth: 2 })
  const ports: Ports = memory_ports(WITH_RISKY)
  const id = await pending(ports)
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        { approval_id: fc.oneof(fc.constant(id), value), decision: value, reason: value },
        { requiredKeys: [] },
      ),
      async (body) => {
        const text = JSON.stringify(body, (_key, one) => (typeof one === 'bigint' ? String(one) : one))
        // What arrives counts: some values have no text of their own, others become one on the way.
        const { decision } = JSON.parse(text) as { decision?: unknown }
        fc.pre(!['allow-once', 'allow', 'deny'].some((word) => word === decision))
        const { status } = await call(POST, ports, { body: text })
        assert.equal(status, 400)
        assert.equal((await approval(ports, id)).state, 'pending')
      },
    ),
  )
})
