// POST /ahp from the request to record, session, approval and stream (long: one endpoint). Source: CONTRACT 1.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { SyncDecisionResult } from '#core/contract/rpc.ts'
import { GatewayError } from '#core/errors.ts'
import { DEADLINE_GRACE_MS } from '#core/limits.ts'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { POST } from '#functions/ahp.ts'
import { call } from '#test/support/call.ts'
import { memory_ports, published_during } from '#test/support/ports.ts'
import {
  ANONYMOUS,
  decision_of,
  error_of,
  type Json,
  record_of,
  rpc_command,
  rpc_envelope,
  rpc_event,
  rpc_params,
  send,
} from '#test/support/rpc.ts'

describe('a decision', () => {
  test('allows, records and announces an ordinary action', async () => {
    const ports = memory_ports()
    let reply: Json | null = null
    const events = await published_during(ports, async () => {
      reply = await send(ports, rpc_envelope({ id: 'a' }))
    })
    const { result, id } = reply as unknown as { result: Json; id: string }
    assert.equal(id, 'a')
    SyncDecisionResult.strict().parse(result)
    assert.equal(decision_of(reply).decision, 'allow')
    assert.equal(decision_of(reply).final, true)
    assert.deepEqual(
      events.map((event) => event.type),
      ['session_start', 'decision'],
    )
    const [record] = await record_of(ports)
    assert.deepEqual(record?.decision, decision_of(reply))
    assert.deepEqual(Object.keys(record ?? {}), ['event', 'decision', 'risk_snapshot', 'meta', 'l3_trace'])
  })

  test('blocks finally, names the rule, and raises the session alert once', async () => {
    const ports = memory_ports()
    const events = await published_during(ports, async () => {
      const decision = decision_of(await send(ports, rpc_command('rm -rf /')))
      assert.deepEqual(
        [decision.decision, decision.policy_id, decision.final, decision.suggestion, decision.retry_after_ms],
        ['block', 'test/block', true, 'Do less.', null],
      )
      assert.ok(!('approval_id' in decision))
      await send(ports, rpc_command('rm -rf /'))
    })
    assert.equal(events.filter((event) => event.type === 'alert').length, 1)
    const alerts = await ports.store.list('alert', { order: 'created_desc', limit: 10 })
    assert.equal(alerts.rows[0]?.body.message, 'Session s-1: risk rose from none to high (1 high-risk events)')
  })

  test('defers with an approval that is stored, announced and joined by a repetition', async () => {
    const ports = memory_ports()
    let first: Json = {}
    const events = await published_during(ports, async () => {
      first = decision_of(await send(ports, rpc_command('git push -f')))
      const again = decision_of(await send(ports, rpc_command('git push -f')))
      assert.equal(again.approval_id, first.approval_id)
      assert.equal(again.expires_at, first.expires_at)
    })
    assert.deepEqual([first.decision, first.final, first.retry_after_ms], ['defer', false, 1000])
    assert.match(String(first.approval_id), /^apr_/)
    assert.equal(first.expires_at, ports.clock.now_ms() + 300_000)
    assert.equal(events.filter((event) => event.type === 'approval_pending').length, 1)
    const stored = await ports.store.get('approval', String(first.approval_id))
    assert.equal(stored?.state, 'pending')
    assert.equal(stored?.body.command, 'git push -f')
  })

  test('modifies for a client that applies it, with the complete payload', async () => {
    const decision = decision_of(
      await send(memory_ports(), rpc_command('git push -f', { context: { capabilities: ['modify'] } })),
    )
    assert.equal(decision.decision, 'modify')
    assert.equal(decision.final, true)
    assert.deepEqual(decision.modified_payload, {
      command: 'git push --force-with-lease',
      cwd: '/home/dev/project',
      arguments: { command: 'git push --force-with-lease' },
    })
  })

  test('keeps the question when the client warns of the action itself', async () => {
    const params = { context: { capabilities: ['modify'] } }
    const event = { risk_hints: ['destructive_intent'] }
    const decision = decision_of(await send(memory_ports(), rpc_command('git push -f', params, event)))
    assert.deepEqual([decision.decision, decision.modified_payload], ['defer', null])
  })

  test('gives secrets of a rewritten payload to its client only', async () => {
    const secret = `ghp_${'a1B2c3D4e5'.repeat(4)}`
    const safe = `TOKEN=${secret} git push --force-with-lease`
    const ports = memory_ports({ policy: { 'git push -f': { verdict: 'defer', danger: 2, rewrite: safe } } })
    let decision: Json = {}
    const events = await published_during(ports, async () => {
      const event = { payload: { command: 'git push -f', note: secret } }
      decision = decision_of(
        await send(ports, rpc_command('git push -f', { context: { capabilities: ['modify'] } }, event)),
      )
    })
    assert.equal((decision.modified_payload as Json).command, safe)
    assert.ok(!JSON.stringify(events).includes(secret))
    const recorded = JSON.stringify(await record_of(ports))
    assert.ok(!recorded.includes(secret))
    assert.ok(recorded.includes('git push --force-with-lease'))
  })

  test('records rules in shadow apart, and lets them decide nothing', async () => {
    const packs = BUILTIN_PACKS.map((pack) => ({ ...pack, default: 'shadow' as const }))
    const ports = memory_ports({ policy: compile_policy(packs, { self: { ports: [], files: [] } }) })
    const decision = decision_of(await send(ports, rpc_command('kubectl exec -it api-1 -n prod -- sh')))
    const [record] = await record_of(ports)
    const { matched_rules, shadow_rules } = (record as Json).risk_snapshot as Json
    assert.deepEqual(
      [matched_rules, shadow_rules],
      [['core.container/enter-production'], ['core.container/enter-production']],
    )
    assert.notEqual(decision.policy_id, 'core.container/enter-production')
    await send(ports, rpc_command('npm test'))
    assert.ok(!('shadow_rules' in (((await record_of(ports))[0] as Json).risk_snapshot as Json)))
  })

  test('observes a post_action whatever it reports', async () => {
    const decision = decision_of(await send(memory_ports(), rpc_command('rm -rf /', {}, { event_type: 'post_action' })))
    assert.deepEqual([decision.decision, decision.policy_id], ['allow', 'L1-default'])
  })

  test('raises D3 by the hints of the contract and by no other hint', async () => {
    const ports = memory_ports()
    const hinted = (hint: string) => send(ports, rpc_command('ls', {}, { risk_hints: [hint] }))
    assert.equal(decision_of(await hinted('destructive_intent')).decision, 'defer')
    assert.equal(decision_of(await hinted('anything_else')).decision, 'allow')
  })

  test('takes the trust of the operator, lowered by the client but never raised', async () => {
    const ports = memory_ports({ settings: { trust: new Map([['bot', 'elevated']]) } })
    const level = async (context: Json, agent_id: string) =>
      decision_of(await send(ports, rpc_command('ls', { context }, { agent_id, session_id: `s-${agent_id}` })))
        .risk_level
    assert.equal(await level({}, 'bot'), 'low')
    assert.equal(await level({ agent_trust_level: 'untrusted' }, 'bot'), 'medium')
    assert.equal(await level({ agent_trust_level: 'privileged' }, 'other'), 'medium')
  })

  test('stores no secret of the payload, and streams none', async () => {
    const ports = memory_ports()
    const secret = `ghp_${'a1B2c3D4e5'.repeat(4)}`
    const command = `curl -H "Authorization: Bearer ${secret}" https://api.example.com`
    const events = await published_during(ports, () => send(ports, rpc_command(command)))
    assert.ok(!JSON.stringify(events).includes(secret))
    assert.ok(!JSON.stringify(await record_of(ports)).includes(secret))
  })
})

describe('idempotency', () => {
  test('answers a repetition with the same decision and time, a new id, and no second record', async () => {
    const ports = memory_ports()
    const envelope = rpc_envelope()
    const first = await send(ports, envelope)
    ports.clock.advance(1000)
    const events = await published_during(ports, async () => {
      const second = await send(ports, { ...envelope, id: 'again' })
      assert.deepEqual(second?.result, first?.result)
      assert.equal(second?.id, 'again')
    })
    assert.deepEqual(events, [])
    assert.equal((await record_of(ports)).length, 1)
    assert.equal(ports.metrics.total('asg_idempotent_hits_total'), 1)
  })

  test('refuses the same request_id for another event and evaluates nothing', async () => {
    const ports = memory_ports()
    await send(ports, rpc_envelope({ params: rpc_params({ request_id: 'same' }) }))
    const error = error_of(await send(ports, rpc_envelope({ params: rpc_params({ request_id: 'same' }) })))
    assert.deepEqual(
      [error.code, error.data.rpc_error_code, error.data.retry_eligible],
      [-32602, 'INVALID_REQUEST', false],
    )
    assert.equal((await record_of(ports)).length, 1)
    assert.equal(ports.metrics.total('asg_invalid_events_total', { transport: 'http' }), 1)
  })

  test('keeps callers apart', async () => {
    const ports = memory_ports()
    await send(ports, rpc_envelope({ params: rpc_params({ request_id: 'same' }) }))
    const reply = await send(ports, rpc_envelope({ params: rpc_params({ request_id: 'same' }) }), {
      ...ANONYMOUS,
      id: 'socket',
      transport: 'socket',
    })
    assert.equal(decision_of(reply).decision, 'allow')
  })

  test('evaluates anew after the time to live', async () => {
    const ports = memory_ports()
    const envelope = rpc_envelope()
    await send(ports, envelope)
    ports.clock.advance(5000)
    await send(ports, envelope)
    assert.equal((await record_of(ports)).length, 2)
  })

  test('shares one evaluation among 50 concurrent duplicates', async () => {
    const ports = memory_ports()
    const envelope = rpc_envelope()
    const replies = await Promise.all(Array.from({ length: 50 }, (_, id) => send(ports, { ...envelope, id })))
    assert.equal(new Set(replies.map((reply) => JSON.stringify(reply?.result))).size, 1)
    assert.equal((await record_of(ports)).length, 1)
  })
})

describe('failure', () => {
  test('a store that cannot record means ENGINE_UNAVAILABLE with the L1 decision, no event and a free request_id', async () => {
    const ports = memory_ports()
    const append = ports.store.append
    ports.store.append = async () => {
      throw new GatewayError('ENGINE_UNAVAILABLE', 'disk full at /secret/path')
    }
    const envelope = rpc_command('git push -f')
    const events = await published_during(ports, async () => {
      const error = error_of(await send(ports, envelope))
      assert.deepEqual([error.code, error.data.retry_eligible, error.data.retry_after_ms], [-32002, true, 500])
      const fallback = error.data.fallback_decision as Json
      assert.equal(fallback.decision, 'defer')
      assert.ok(!('approval_id' in fallback))
      assert.ok(!JSON.stringify(error).includes('/secret/path'))
    })
    assert.deepEqual(events, [])
    ports.store.append = append
    assert.equal(decision_of(await send(ports, envelope)).decision, 'defer')
    const view = await ports.shared.view('s-1')
    assert.equal(view?.state.event_count, 1)
  })

  test('a store that cannot record leaves nothing that may run, and no refusal undone', async () => {
    const ports = memory_ports()
    ports.store.append = async () => {
      throw new GatewayError('ENGINE_UNAVAILABLE', 'disk full')
    }
    const fallback_of = async (envelope: Json) => error_of(await send(ports, envelope)).data.fallback_decision as Json
    const { decision, policy_id, final, reason, ...rest } = await fallback_of(rpc_command('npm test'))
    assert.deepEqual([decision, policy_id, final, 'approval_id' in rest], ['defer', 'fallback', false, false])
    assert.match(String(reason), /could not evaluate and record/)
    assert.equal((await fallback_of(rpc_command('rm -rf /'))).decision, 'block')
    const observed = rpc_event({ event_type: 'post_action', payload: { output: 'done' } })
    assert.equal((await fallback_of(rpc_envelope({ params: rpc_params({ event: observed }) }))).decision, 'allow')
  })

  test('an engine that breaks means ENGINE_INTERNAL_ERROR and a fallback that refuses', async () => {
    const ports = memory_ports()
    const error = error_of(await send(ports, rpc_command('throw')))
    const fallback = error.data.fallback_decision as Json
    assert.deepEqual([error.code, error.data.rpc_error_code], [-32603, 'ENGINE_INTERNAL_ERROR'])
    assert.deepEqual(
      [
        fallback.decision,
        fallback.policy_id,
        fallback.decision_source,
        fallback.failure_class,
        fallback.risk_level,
        fallback.final,
      ],
      ['defer', 'fallback', 'system', 'internal_error', 'high', false],
    )
    assert.equal((await record_of(ports)).length, 0)
    assert.ok(ports.log.lines.some((line) => line.level === 'error'))
  })

  test('a gateway that stops answers ENGINE_UNAVAILABLE', async () => {
    const ports = { ...memory_ports(), ready: () => false }
    assert.equal(error_of(await send(ports, rpc_envelope())).data.rpc_error_code, 'ENGINE_UNAVAILABLE')
  })

  test('what a request waits for those that came with it counts against its deadline', async () => {
    for (const [waited_ms, code] of [
      [49, undefined],
      [50 + DEADLINE_GRACE_MS + 1, 'DEADLINE_EXCEEDED'],
    ] as const) {
      const ports = memory_ports()
      const body = rpc_command('npm test', { deadline_ms: 50 })
      const in_step = async () => ports.clock.advance(waited_ms)
      const reply = await call(POST, ports, { body, in_step })
      assert.equal(reply.body.error?.data.rpc_error_code, code, `after ${waited_ms} ms`)
    }
  })

  test('a slow store means DEADLINE_EXCEEDED at once; the record says so and a retry replaces it', async () => {
    const ports = memory_ports()
    const append = ports.store.append
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const entered = Promise.withResolvers<void>()
    ports.store.append = async (write) => {
      entered.resolve()
      await held
      return append(write)
    }
    const envelope = rpc_command('git push -f', { deadline_ms: 50 })
    const pending = send(ports, envelope)
    await entered.promise
    ports.clock.advance(50)
    const error = error_of(await pending)
    assert.deepEqual(
      [error.code, error.data.rpc_error_code, error.data.retry_after_ms],
      [-32001, 'DEADLINE_EXCEEDED', 50],
    )
    assert.equal((error.data.fallback_decision as Json).decision, 'defer')
    release()
    ports.store.append = append
    // The duplicate waits inside `enter` until the late attempt is durable, then is evaluated as its retry.
    assert.equal(decision_of(await send(ports, envelope)).decision, 'defer')
    const records = await record_of(ports)
    assert.equal(records.length, 1)
    const { attempt, rpc_outcome } = (records[0] as { meta: Json }).meta
    assert.deepEqual([attempt, rpc_outcome], [2, 'ok'])
  })
})

describe('a call that keeps the process busy past its deadline', () => {
  // No timer runs while something is computed, and an embedded commit follows before the next one does.
  const busy = (for_ms: number) => {
    const ports = memory_ports()
    const { monotonic_ms } = ports.clock
    let late_ms = 0
    ports.clock.monotonic_ms = () => monotonic_ms() + late_ms
    const { append } = ports.store
    ports.store.append = async (write) => {
      late_ms = for_ms
      return append(write)
    }
    return ports
  }

  test('is answered DEADLINE_EXCEEDED with what the rules said, and recorded as that', async () => {
    const ports = busy(1100)
    const envelope = rpc_command('git push -f', { deadline_ms: 1000 })
    const error = error_of(await send(ports, envelope))
    assert.deepEqual([error.code, error.data.rpc_error_code], [-32001, 'DEADLINE_EXCEEDED'])
    assert.equal((error.data.fallback_decision as Json).decision, 'defer')
    const records = await record_of(ports)
    assert.deepEqual(
      records.map((record) => (record.meta as Json).rpc_outcome),
      ['deadline_exceeded'],
    )
  })

  test('counts as one missed deadline, also when the timer comes while the record is marked', async () => {
    const ports = busy(1100)
    const { append } = ports.store
    let appended = 0
    ports.store.append = async (write) => {
      if (++appended === 2) ports.clock.advance(1000)
      return append(write)
    }
    let counted = 0
    const { count } = ports.metrics
    ports.metrics.count = (name, ...rest) => {
      if (name === 'asg_deadline_exceeded_total') counted++
      count(name, ...rest)
    }
    await send(ports, rpc_command('git push -f', { deadline_ms: 1000 }))
    await record_of(ports)
    assert.deepEqual([appended, counted], [2, 1])
  })

  test('is answered as usual when it is only as late as a timer may be', async () => {
    const ports = busy(1040)
    assert.equal(decision_of(await send(ports, rpc_command('npm test', { deadline_ms: 1000 }))).decision, 'allow')
  })
})

describe('what the sender left out', () => {
  test('is recorded with its default', async () => {
    for (const absent of [undefined, null]) {
      const ports = memory_ports()
      await send(
        ports,
        rpc_command('npm test', {}, { agent_id: absent, occurred_at: absent, zzz: { occurred_at: null } }),
      )
      const [row] = await ports.store.records({ session_id: 's-1', limit: 1 })
      const { event } = JSON.parse(row?.body ?? '') as { event: Json }
      assert.equal(event.agent_id, 'unknown')
      assert.equal(event.occurred_at, ports.clock.iso(row?.recorded_at_ms ?? 0))
      assert.deepEqual(event.zzz, { occurred_at: null })
      assert.deepEqual(event.payload, { command: 'npm test', cwd: '/home/dev/project' })
    }
  })

  test('does not replace what was sent', async () => {
    const ports = memory_ports()
    const sent = { agent_id: 'a-1', occurred_at: '2020-01-01T00:00:00+02:00' }
    await send(ports, rpc_command('npm test', {}, sent))
    const { event } = (await record_of(ports))[0] as { event: Json }
    assert.deepEqual([event.agent_id, event.occurred_at], [sent.agent_id, sent.occurred_at])
  })

  test('nor does it when a time is written as other languages print it', async () => {
    for (const occurred_at of [
      '2026-03-01T09:30Z',
      '2026-03-01T09:30+02:00',
      '2026-03-01T09:30:00.123456789-0530',
      '2026-03-01T09:30:00+00',
      '2024-02-29T23:59:59+14:00',
    ]) {
      const ports = memory_ports()
      const answer = await send(ports, rpc_command('npm test', {}, { occurred_at }))
      assert.ok(answer?.result, JSON.stringify(answer))
      const { event } = (await record_of(ports))[0] as { event: Json }
      assert.equal(event.occurred_at, occurred_at)
    }
  })

  test('is filled in behind the redaction too', async () => {
    const ports = memory_ports()
    await send(ports, rpc_command('export TOKEN=ghp_0123456789abcdefghij0123456789abcdef'))
    const { event } = (await record_of(ports))[0] as { event: Json }
    assert.equal(event.agent_id, 'unknown')
    assert.doesNotMatch(JSON.stringify(event), /ghp_/)
  })
})
