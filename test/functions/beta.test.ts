// POST /ahp/beta in both its forms as a plain function (long: every reply of one dialect). Source: CONTRACT 2.1 to 2.3.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { BetaFlatReply, BetaHandshake, BetaResult } from '#core/contract/beta.ts'
import { GatewayError } from '#core/errors.ts'
import type { Ports } from '#core/ports.ts'
import { POST } from '#functions/ahp/beta.ts'
import { type Called, call } from '#test/support/call.ts'
import { memory_ports, published_during } from '#test/support/ports.ts'
import { decision_of, type Json, record_of, rpc_envelope, rpc_params, send as send_rpc } from '#test/support/rpc.ts'

const send = (ports: Ports, body: unknown): Promise<Called> => call(POST, ports, { body })

const envelope = (change: Json = {}): Json => ({ jsonrpc: '2.0', id: 1, method: 'ahp/event', ...change })
const wrapped = (params: Json = {}): Json =>
  envelope({
    params: {
      event_type: 'pre_action',
      session_id: 's-1',
      payload: { tool: 'Bash', ...(params.payload as Json) },
      ...without(params, 'payload'),
    },
  })
const without = (object: Json, key: string): Json =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
const command = (text: string, params: Json = {}): Json =>
  wrapped({ ...params, payload: { tool: 'Bash', arguments: { command: text } } })

const flat = (change: Json = {}, event: Json = {}): Json => ({
  request_id: 'r-1',
  event: {
    schema_version: 'ahp.1.0',
    event_type: 'pre_action',
    session_id: 's-1',
    source_framework: 'beta',
    payload: { command: 'ls' },
    ...event,
  },
  ...change,
})

const first_event = async (ports: Ports) => (await record_of(ports))[0]?.event as Json

const broken_store = (ports: Ports) => {
  ports.store.append = async (write) => {
    if (write.record) throw new GatewayError('ENGINE_UNAVAILABLE', 'disk full')
    return { record_id: null }
  }
}

describe('choosing the form', () => {
  for (const [name, body] of [
    ['text that is no JSON', '{"event":'],
    ['an empty body', ''],
    ['an array', [wrapped()]],
    ['a string', '"ahp/event"'],
    ['null', 'null'],
    ['neither a call nor an event', { hook_event_name: 'PreToolUse' }],
    ['an empty object', {}],
    ['nesting beyond the limit', `${'{"event":'.repeat(70)}1${'}'.repeat(70)}`],
  ] as const) {
    test(`refuses ${name} with 400 and nothing but an error`, async () => {
      const ports = memory_ports()
      const { status, body: reply } = await send(ports, body)
      assert.equal(status, 400)
      assert.deepEqual(Object.keys(reply), ['error'])
      assert.equal(ports.store.stats().records, 0)
    })
  }

  test('a body with a method is a call even when it also holds an event', async () => {
    const { status, body } = await send(memory_ports(), { ...flat(), method: 'ahp/event' })
    assert.equal(status, 200)
    assert.equal(body.error.code, -32600)
  })
})

describe('handshake', () => {
  for (const params of [undefined, null, {}, { anything: ['goes'] }]) {
    test(`answers params ${JSON.stringify(params)} with protocol and capabilities, and records nothing`, async () => {
      const ports = memory_ports()
      const { body } = await send(ports, envelope({ method: 'ahp/handshake', params }))
      assert.equal(body.id, 1)
      assert.deepEqual(BetaHandshake.parse(body.result), {
        protocol_version: '2.0',
        harness_info: {
          name: 'agent-supervision-gateway',
          version: '0.0.0-test',
          capabilities: ['pre_action', 'post_action', 'pre_prompt', 'session', 'error'],
        },
      })
      assert.equal(ports.store.stats().records, 0)
    })
  }

  test('refuses params that are no object, and counts against the rate limit', async () => {
    const ports = memory_ports({ settings: { rate_limit_per_minute: 2 } })
    const { body } = await send(ports, envelope({ method: 'ahp/handshake', params: [] }))
    assert.equal(body.error.code, -32602)
    await send(ports, envelope({ method: 'ahp/handshake' }))
    const limited = await send(ports, envelope({ method: 'ahp/handshake' }))
    assert.equal(limited.status, 429)
    assert.equal(limited.body.rpc_error_code, 'RATE_LIMITED')
    assert.equal(limited.headers['retry-after'], '60')
  })
})

describe('wrapped envelope', () => {
  for (const [name, body, code, id] of [
    ['no version', { id: 7, method: 'ahp/event' }, -32600, 7],
    ['an id that is an object', envelope({ id: {} }), -32600, null],
    ['a method that is a number', envelope({ method: 3 }), -32600, 1],
    ['an unknown method', envelope({ method: 'ahp/sync_decision' }), -32601, 1],
    ['no params', envelope(), -32602, 1],
    ['params that are an array', envelope({ params: [] }), -32602, 1],
  ] as const) {
    test(`refuses ${name} with ${code}`, async () => {
      const ports = memory_ports()
      const { status, body: reply } = await send(ports, body)
      assert.deepEqual([status, reply.error.code, reply.id], [200, code, id])
      assert.equal(reply.error.data.rpc_error_code, 'INVALID_REQUEST')
      const counted = { code: 'INVALID_REQUEST', transport: 'beta' }
      assert.equal(ports.metrics.total('asg_rpc_errors_total', counted), 1)
      assert.equal(Object.keys(reply.error.data).length, 8)
    })
  }

  test('a notification is processed, recorded and answered with 204, whatever the outcome', async () => {
    const ports = memory_ports()
    const good = await send(ports, without(command('ls'), 'id'))
    const bad = await send(ports, without(wrapped({ event_type: 'nonsense' }), 'id'))
    assert.deepEqual([good.status, good.body, bad.status, bad.body], [204, null, 204, null])
    assert.equal(ports.store.stats().records, 1)
  })
})

describe('wrapped event types', () => {
  const rows: [sent: string, event_type: string, subtype: string][] = [
    ['pre_action', 'pre_action', 'pre_action'],
    ['pre_tool_use', 'pre_action', 'pre_tool_use'],
    ['PreToolUse', 'pre_action', 'PreToolUse'],
    ['preAction', 'pre_action', 'preAction'],
    ['PRE_ACTION', 'pre_action', 'PRE_ACTION'],
    ['post_action', 'post_action', 'post_action'],
    ['PostToolUse', 'post_action', 'PostToolUse'],
    ['pre_prompt', 'pre_prompt', 'pre_prompt'],
    ['GenerateStart', 'pre_prompt', 'GenerateStart'],
    ['HeartBeat', 'session', 'compat:heartbeat'],
    ['Pre_Tool_Use', 'pre_action', 'Pre_Tool_Use'],
    ['SUCCESS', 'session', 'compat:success'],
    ['PRETOOLUSE', 'pre_action', 'PRETOOLUSE'],
    ['sessionend', 'session', 'session:end'],
    ['ratelimit', 'session', 'compat:rate_limit'],
    ['session_start', 'session', 'session:start'],
    ['SessionEnd', 'session', 'session:end'],
    ['error', 'error', 'error'],
    ['post_response', 'post_response', 'post_response'],
    ...[
      'idle',
      'heartbeat',
      'success',
      'rate_limit',
      'confirmation',
      'context_perception',
      'memory_recall',
      'planning',
      'reasoning',
      'intent_detection',
    ].map((name): [string, string, string] => [name, 'session', `compat:${name}`]),
  ]
  for (const [sent, event_type, event_subtype] of rows) {
    test(`${sent} is recorded as ${event_type}, ${event_subtype}`, async () => {
      const ports = memory_ports()
      const { body } = await send(ports, wrapped({ event_type: sent }))
      assert.equal(body.result.action, 'continue')
      const [record] = await record_of(ports)
      const event = record?.event as Json
      assert.deepEqual([event.event_type, event.event_subtype], [event_type, event_subtype])
      assert.equal(event.source_framework, 'beta')
      const meta = record?.meta as Json
      assert.deepEqual([meta.transport, meta.caller_adapter], ['beta', 'beta-http.v1'])
    })
  }

  test('what is no name of the table is never allowed and never recorded', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.constantFrom('session', 'pre-action', 'pre action', 'PreAction2', '', 'allow', '__proto__'),
        ),
        async (event_type) => {
          fc.pre(
            !rows.some(
              ([sent]) => sent.replaceAll('_', '').toLowerCase() === event_type.replaceAll('_', '').toLowerCase(),
            ),
          )
          const ports = memory_ports()
          const { body } = await send(ports, wrapped({ event_type }))
          assert.equal(body.result, undefined)
          assert.equal(body.error.data.rpc_error_code, 'EVENT_SCHEMA_MISMATCH')
          assert.equal(ports.store.stats().records, 0)
        },
      ),
    )
  })

  test('heartbeats are answered each time and recorded once in two seconds per session and type', async () => {
    const ports = memory_ports()
    const beat = (event_type: string, session_id = 's-1') => send(ports, wrapped({ event_type, session_id }))
    const events = await published_during(ports, async () => {
      for (const reply of [await beat('heartbeat'), await beat('Heartbeat'), await beat('HEARTBEAT')]) {
        assert.equal(BetaResult.parse(reply.body.result).action, 'continue')
      }
      await beat('idle')
      await beat('heartbeat', 's-2')
    })
    assert.equal(events.filter((event) => event.type === 'decision').length, 3)
    assert.equal(ports.store.stats().records, 3)
    ports.clock.advance(2000)
    await beat('heartbeat')
    await beat('heartbeat')
    assert.equal(ports.store.stats().records, 4)
  })
})

describe('wrapped fields', () => {
  const rows: [path: string, params: Json, code: string][] = [
    ...[undefined, null, 5, {}].map((event_type): [string, Json, string] => [
      'event_type',
      { event_type },
      'EVENT_SCHEMA_MISMATCH',
    ]),
    ...[undefined, null, '', 'a\nb', 'x'.repeat(257), 5, '\ud800'].map((session_id): [string, Json, string] => [
      'session_id',
      { session_id },
      'EVENT_SCHEMA_MISMATCH',
    ]),
    ['agent_id', { agent_id: 5 }, 'EVENT_SCHEMA_MISMATCH'],
    ['event_id', { event_id: '' }, 'EVENT_SCHEMA_MISMATCH'],
    ['request_id', { request_id: 5 }, 'EVENT_SCHEMA_MISMATCH'],
    ['occurred_at', { occurred_at: 'yesterday' }, 'EVENT_SCHEMA_MISMATCH'],
    ['context', { context: [] }, 'INVALID_REQUEST'],
    ['context.escalate', { context: { escalate: 'L9' } }, 'INVALID_REQUEST'],
  ]
  for (const [path, params, code] of rows) {
    test(`refuses ${path} ${JSON.stringify(params)} with ${code} and counts it as invalid`, async () => {
      const ports = memory_ports()
      const { body } = await send(ports, wrapped(params))
      assert.deepEqual([body.error.code, body.error.data.rpc_error_code], [-32602, code])
      assert.ok(body.error.message.startsWith(`params.${path}: `), body.error.message)
      assert.equal(ports.store.stats().records, 0)
      assert.deepEqual(await ports.store.counters({ prefix: 'invalid:' }), [
        { bucket_ms: null, key: 'invalid:beta', count: 1 },
      ])
    })
  }

  test('a payload that is no object is refused, a missing one counts as empty', async () => {
    const bad = await send(memory_ports(), envelope({ params: { event_type: 'error', session_id: 's', payload: 'x' } }))
    assert.equal(bad.body.error.data.rpc_error_code, 'EVENT_SCHEMA_MISMATCH')
    const ports = memory_ports()
    const good = await send(ports, envelope({ params: { event_type: 'error', session_id: 's-1', payload: null } }))
    assert.equal(good.body.result.decision, 'allow')
    assert.deepEqual((await first_event(ports)).payload, {})
  })

  test('arguments are lifted where the top is silent, and what was sent stays', async () => {
    const ports = memory_ports()
    const args = { command: 'ls', path: '/a', file_path: '/b', target: '/c', cwd: '/d' }
    await send(
      ports,
      envelope({
        params: { event_type: 'pre_action', session_id: 's-1', payload: { tool_name: 'Bash', args, path: '/top' } },
      }),
    )
    const event = await first_event(ports)
    assert.deepEqual(event.payload, { ...args, path: '/top', tool: 'Bash', tool_name: 'Bash', args, arguments: args })
    assert.equal(event.tool_name, 'Bash')
  })

  test('arguments that are JSON text are read as the object they spell', async () => {
    const payload = { tool: 'Bash', arguments: JSON.stringify({ command: 'rm -rf /' }) }
    const { body } = await send(
      memory_ports(),
      envelope({ params: { event_type: 'pre_action', session_id: 's', payload } }),
    )
    assert.equal(body.result.action, 'block')
  })
})

describe('wrapped results', () => {
  test('a decision is answered with action, decision, reason and metadata', async () => {
    const { body } = await send(memory_ports(), command('rm -rf /'))
    assert.deepEqual(body.result, {
      action: 'block',
      decision: 'block',
      reason: 'The script says block. Instead: Do less.',
      metadata: {
        source: 'agent-supervision-gateway',
        policy_id: 'test/block',
        risk_level: 'high',
        decision_source: 'policy',
        final: true,
      },
    })
  })

  test('a defer names its approval and when to ask again', async () => {
    const ports = memory_ports({ policy: { risky: { verdict: 'defer', danger: 2 } } })
    const { body } = await send(ports, command('risky'))
    const result = BetaResult.parse(body.result)
    assert.deepEqual([result.action, result.metadata.final, result.retry_after_ms], ['defer', false, 1000])
    assert.equal((await ports.store.get('approval', result.approval_id ?? ''))?.state, 'pending')
    assert.equal(result.expires_at, ports.clock.now_ms() + 300_000)
  })

  test('this form applies rewrites', async () => {
    const { body } = await send(memory_ports(), command('git push -f'))
    assert.equal(body.result.action, 'modify')
    assert.equal(body.result.modified_payload.command, 'git push --force-with-lease')
  })

  test('a repeated request_id is answered again without a second record; with another event it is refused', async () => {
    const ports = memory_ports()
    const first = await send(ports, command('ls', { request_id: 'r-1' }))
    const second = await send(ports, command('ls', { request_id: 'r-1' }))
    assert.deepEqual(first.body, second.body)
    const other = await send(ports, command('pwd', { request_id: 'r-1' }))
    assert.deepEqual([other.body.error.code, other.body.error.data.rpc_error_code], [-32602, 'INVALID_REQUEST'])
    assert.equal(other.body.error.data.request_id, 'r-1')
    assert.equal(ports.store.stats().records, 1)
    await send(ports, command('ls'))
    await send(ports, command('ls'))
    assert.equal(ports.store.stats().records, 3)
  })

  test('a store that cannot record is -32002 with the L1 decision as fallback', async () => {
    const ports = memory_ports()
    broken_store(ports)
    const { body } = await send(ports, command('rm -rf /'))
    assert.equal(body.error.code, -32002)
    assert.equal(body.error.data.fallback_decision.decision, 'block')
  })
})

describe('the flat form', () => {
  test('is answered with one flat decision', async () => {
    const ports = memory_ports()
    const { status, body } = await send(ports, flat({}, { payload: { command: 'rm -rf /' } }))
    assert.equal(status, 200)
    assert.deepEqual(BetaFlatReply.parse(body), body)
    assert.deepEqual(
      [body.decision, body.risk_level, body.final, body.approval_id, body.failure_class, body.policy_id],
      ['block', 'high', true, null, 'none', 'test/block'],
    )
    assert.equal((await first_event(ports)).source_framework, 'beta')
  })

  test('a defer carries approval_id, expires_at and retry_after_ms', async () => {
    const ports = memory_ports({ policy: { risky: { verdict: 'defer', danger: 2 } } })
    const { body } = await send(ports, flat({}, { payload: { command: 'risky' } }))
    assert.deepEqual([body.decision, body.final, body.retry_after_ms], ['defer', false, 1000])
    assert.match(body.approval_id, /^apr_/)
    assert.equal(body.expires_at, ports.clock.now_ms() + 300_000)
  })

  for (const [sent, event_type, subtype] of [
    ['session', 'session', null],
    ['pre_tool_use', 'pre_action', 'pre_tool_use'],
    ['SessionStart', 'session', 'session:start'],
    ['planning', 'session', 'compat:planning'],
  ] as const) {
    test(`takes the event type ${sent}`, async () => {
      const ports = memory_ports()
      assert.equal((await send(ports, flat({}, { event_type: sent }))).status, 200)
      const event = await first_event(ports)
      assert.deepEqual([event.event_type, event.event_subtype], [event_type, subtype])
    })
  }

  for (const [path, body] of [
    ['request_id', flat({ request_id: undefined })],
    ['request_id', flat({ request_id: '' })],
    ['event', flat({ event: [] })],
    ['event', flat({ event: null })],
    ['event.schema_version', flat({}, { schema_version: undefined })],
    ['event.schema_version', flat({}, { schema_version: 'ahp.2.0' })],
    ['event.session_id', flat({}, { session_id: undefined })],
    ['event.source_framework', flat({}, { source_framework: undefined })],
    ['event.payload', flat({}, { payload: undefined })],
    ['event.payload', flat({}, { payload: 'ls' })],
    ['event.event_type', flat({}, { event_type: undefined })],
    ['event.event_type', flat({}, { event_type: 'allow_me' })],
    ['context.escalate', flat({ context: { escalate: 'L1' } })],
  ] as const) {
    test(`refuses a bad ${path} with 400 input_invalid: ${JSON.stringify(body).slice(0, 70)}`, async () => {
      const ports = memory_ports()
      const reply = await send(ports, body)
      assert.deepEqual([reply.status, reply.body.failure_class], [400, 'input_invalid'])
      assert.ok(reply.body.error.startsWith(path), reply.body.error)
      assert.equal(ports.store.stats().records, 0)
      assert.equal(ports.metrics.total('asg_invalid_events_total', { transport: 'beta' }), 1)
    })
  }

  test('a repeated request_id is one record; with another event it is 409', async () => {
    const ports = memory_ports()
    const first = await send(ports, flat())
    assert.deepEqual((await send(ports, flat())).body, first.body)
    const other = await send(ports, flat({}, { payload: { command: 'pwd' } }))
    assert.deepEqual([other.status, other.body.failure_class], [409, 'idempotency_conflict'])
    assert.equal(ports.store.stats().records, 1)
    assert.equal(ports.metrics.total('asg_invalid_events_total', { transport: 'beta' }), 1)
  })

  test('the same call through POST /ahp is the same decision, whichever came first', async () => {
    const event = { ...(flat().event as Json), event_id: 'e-1', payload: { tool: 'Bash', args: { command: 'ls' } } }
    const rpc = rpc_envelope({ params: rpc_params({ request_id: 'r-1', event }) })
    for (const order of ['flat first', 'rpc first']) {
      const ports = memory_ports()
      const before = order === 'rpc first' ? await send_rpc(ports, rpc) : null
      const { status, body } = await send(ports, flat({ event }))
      const decision = decision_of(before ?? (await send_rpc(ports, rpc)))
      assert.deepEqual([status, body.decision, body.reason], [200, decision.decision, decision.reason], order)
      assert.equal(ports.store.stats().records, 1, order)
    }
  })

  test('modify is offered to callers that say they apply it', async () => {
    const event = { payload: { command: 'git push -f' } }
    const plain = await send(memory_ports(), flat({}, event))
    assert.deepEqual([plain.body.decision, plain.body.modified_payload], ['defer', null])
    const able = await send(memory_ports(), flat({ context: { capabilities: ['modify'] } }, event))
    assert.equal(able.body.decision, 'modify')
    assert.equal(able.body.modified_payload.command, 'git push --force-with-lease')
  })

  test('what cannot be recorded is a 500, a gateway that stops a 503, and neither is a decision', async () => {
    const full = memory_ports()
    broken_store(full)
    const failed = await send(full, flat())
    assert.deepEqual([failed.status, failed.body.failure_class], [500, 'upstream_unavailable'])
    assert.equal(failed.body.decision, undefined)
    const broken = await send(memory_ports(), flat({}, { payload: { command: 'throw' } }))
    assert.deepEqual([broken.status, broken.body.failure_class], [500, 'internal_error'])
    const stopping = { ...memory_ports(), ready: () => false }
    assert.equal((await send(stopping, flat())).status, 503)
  })

  test('a missed deadline is answered with the fallback', async () => {
    const ports = memory_ports()
    const append = ports.store.append
    ports.store.append = async (write) => {
      if (write.record) ports.clock.advance(4500)
      return append(write)
    }
    const { status, body } = await send(ports, flat({}, { payload: { command: 'rm -rf /' } }))
    assert.deepEqual([status, body.decision, body.approval_id], [200, 'block', null])
  })

  test('heartbeats that are not recorded have all fields of a reply', async () => {
    const ports = memory_ports()
    await send(ports, flat({}, { event_type: 'heartbeat' }))
    const { body } = await send(ports, flat({ request_id: 'r-2' }, { event_type: 'heartbeat' }))
    assert.deepEqual(BetaFlatReply.parse(body), body)
    assert.equal(ports.store.stats().records, 1)
  })
})

test('no body at all, whatever it holds, is answered with an allow unless it is a complete event', async () => {
  const value = fc.anything({ withNullPrototype: false, maxDepth: 3 })
  const body = fc.record(
    {
      jsonrpc: value,
      id: value,
      method: fc.oneof(fc.constant('ahp/event'), value),
      params: value,
      event: value,
      request_id: value,
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const text = JSON.stringify(sent, (_key, one) => (typeof one === 'bigint' ? String(one) : one))
      const ports = memory_ports()
      const reply = await send(ports, text)
      assert.equal(reply.body?.decision, undefined)
      assert.equal(reply.body?.result?.decision, undefined)
      assert.equal(ports.store.stats().records, 0)
    }),
  )
})
