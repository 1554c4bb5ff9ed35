// The JSON-RPC envelope of POST /ahp, and the order in which it is checked. Source: CONTRACT 1.1, 1.2.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { RpcReply, RpcResponse } from '#core/contract/rpc.ts'
import type { NewRecord } from '#core/port/store.ts'
import { memory_ports } from '#test/support/ports.ts'
import {
  decision_of,
  error_of,
  type Json,
  record_of,
  reply_text,
  rpc_envelope,
  rpc_event,
  rpc_params,
  send,
} from '#test/support/rpc.ts'

describe('the envelope', () => {
  const rows: [name: string, body: unknown, code: number, id: unknown][] = [
    ['empty body', '', -32700, null],
    ['broken JSON', '{"jsonrpc":', -32700, null],
    ['too deep', `${'['.repeat(70)}${']'.repeat(70)}`, -32700, null],
    ['empty batch', [], -32600, null],
    ['batch of two', [rpc_envelope(), rpc_envelope()], -32600, null],
    ['a string', '"x"', -32600, null],
    ['null', 'null', -32600, null],
    ['no version', { id: 5, method: 'ahp/sync_decision' }, -32600, 5],
    ['version 1.0', rpc_envelope({ jsonrpc: '1.0', id: 'x' }), -32600, 'x'],
    ['id is an object', rpc_envelope({ id: {} }), -32600, null],
    ['id is a boolean', rpc_envelope({ id: true }), -32600, null],
    [
      'id is beyond every number',
      JSON.stringify(rpc_envelope({ id: 7 })).replace('"id":7', '"id":1e999'),
      -32600,
      null,
    ],
    ['method missing', { jsonrpc: '2.0', id: 5 }, -32600, 5],
    ['method is a number', rpc_envelope({ method: 5 }), -32600, 1],
    ['unknown method', rpc_envelope({ method: 'ahp/nothing' }), -32601, 1],
    ['no params', { jsonrpc: '2.0', id: 1, method: 'sync_decision' }, -32602, 1],
    ['params array', rpc_envelope({ params: [] }), -32602, 1],
  ]
  for (const [name, body, code, id] of rows) {
    test(`refuses ${name} with ${code}`, async () => {
      const ports = memory_ports()
      const reply = await send(ports, body)
      const error = error_of(reply)
      assert.deepEqual([error.code, reply?.id], [code, id])
      const counted = { code: String(error.data.rpc_error_code), transport: 'http' }
      assert.equal(ports.metrics.total('asg_rpc_errors_total', counted), 1)
      assert.equal(error.data.rpc_error_message, error.message)
      assert.equal(error.data.rpc_status, 'error')
      RpcResponse.parse(reply)
    })
  }

  test('answers a batch of one with a batch of one', async () => {
    const reply = (await send(memory_ports(), [rpc_envelope()])) as unknown as Json[]
    assert.equal(reply.length, 1)
    assert.equal(decision_of(reply[0] ?? null).decision, 'allow')
    RpcReply.parse(reply)
  })

  test('answers under the digits of an id that no number holds, whatever else is called id', async () => {
    const answered = async (id: string, method = 'ahp/sync_decision', wrap = (text: string) => text) => {
      const event = rpc_event({ id: 7, more: { id: 12345678901234567000, jsonrpc: '1.0' } })
      const params = rpc_params({ request_id: `r${id}${method}`, event })
      const text = JSON.stringify(rpc_envelope({ id: 7, method, params }))
      return reply_text(memory_ports(), wrap(text.replace('{"jsonrpc":"2.0","id":7', `{"jsonrpc":"2.0","id":${id}`)))
    }
    for (const id of ['12345678901234567890', '-9007199254740993', '9007199254740991', '0', '1.5']) {
      assert.ok((await answered(id)).startsWith(`{"jsonrpc":"2.0","id":${id},"result":`), id)
      assert.ok((await answered(id, 'nope')).startsWith(`{"jsonrpc":"2.0","id":${id},"error":`), id)
      assert.ok(
        (await answered(id, 'sync_decision', (text) => `[${text}]`)).startsWith(`[{"jsonrpc":"2.0","id":${id},`),
      )
    }
    const old = await reply_text(memory_ports(), '{"id":-12345678901234567890,"jsonrpc":"1.0"}')
    assert.ok(old.startsWith('{"jsonrpc":"2.0","id":-12345678901234567890,"error":'), old)
    assert.ok((await answered('1e20')).startsWith('{"jsonrpc":"2.0","id":100000000000000000000,"result":'))
  })

  test('takes the short method name, and records a notification without an answer', async () => {
    const ports = memory_ports()
    assert.equal(decision_of(await send(ports, rpc_envelope({ method: 'sync_decision' }))).decision, 'allow')
    const { id: _id, ...notification } = rpc_envelope()
    assert.equal(await send(ports, notification), null)
    assert.equal((await send(ports, rpc_envelope({ id: null })))?.id, null)
    assert.equal((await record_of(ports)).length, 3)
  })

  test('checks the version before every other parameter', async () => {
    const error = error_of(await send(memory_ports(), rpc_envelope({ params: { rpc_version: 'sync_decision.2.0' } })))
    assert.equal(error.data.rpc_error_code, 'VERSION_NOT_SUPPORTED')
    assert.deepEqual(error.data.supported_versions, ['sync_decision.1.0'])
  })
})

describe('the fields', () => {
  const long = 'x'.repeat(257)
  const wrong = [0, -1, 1.5, true, [], {}, '']
  const rows: [path: string, params: Json, code: string][] = [
    ...[...wrong, null, 'x\u0000y', 'a\nb', '\u007f', long, '\ud800'].map((request_id): [string, Json, string] => [
      'params.request_id',
      { request_id },
      'INVALID_REQUEST',
    ]),
    ...[0, -1, 1.5, 5001, true, '100', null, []].map((deadline_ms): [string, Json, string] => [
      'params.deadline_ms',
      { deadline_ms },
      'INVALID_REQUEST',
    ]),
    ...['L3', 'l1', 1, null, ''].map((decision_tier): [string, Json, string] => [
      'params.decision_tier',
      { decision_tier },
      'INVALID_REQUEST',
    ]),
    ...[null, 'x', [], 5].map((event): [string, Json, string] => ['params.event', { event }, 'INVALID_REQUEST']),
    ...[[], 'x', 5].map((context): [string, Json, string] => ['params.context', { context }, 'INVALID_REQUEST']),
    ['params.rpc_version', { rpc_version: 1 }, 'INVALID_REQUEST'],
    ['params.context.escalate', { context: { escalate: 'L1' } }, 'INVALID_REQUEST'],
    ['params.context.agent_trust_level', { context: { agent_trust_level: 'root' } }, 'INVALID_REQUEST'],
    ['params.context.capabilities', { context: { capabilities: 'modify' } }, 'INVALID_REQUEST'],
    ['params.context.capabilities.1', { context: { capabilities: ['modify', 1] } }, 'INVALID_REQUEST'],
    ['params.context.current_task', { context: { current_task: 'x'.repeat(2001) } }, 'INVALID_REQUEST'],
    ...['schema_version', 'event_id', 'event_type', 'session_id', 'source_framework', 'payload'].map(
      (field): [string, Json, string] => [
        `params.event.${field}`,
        { event: rpc_event({ [field]: undefined }) },
        'EVENT_SCHEMA_MISMATCH',
      ],
    ),
    ...['ahp.2.0', 'ahp.1', 'ahp.1.x', 'ahp.1.12345'].map((schema_version): [string, Json, string] => [
      'params.event.schema_version',
      { event: rpc_event({ schema_version }) },
      'EVENT_SCHEMA_MISMATCH',
    ]),
    ...['PreToolUse', 'pre_tool_use', '', 5].map((event_type): [string, Json, string] => [
      'params.event.event_type',
      { event: rpc_event({ event_type }) },
      'EVENT_SCHEMA_MISMATCH',
    ]),
    ...['a\tb', long, '', 7, '\udfff'].map((session_id): [string, Json, string] => [
      'params.event.session_id',
      { event: rpc_event({ session_id }) },
      'EVENT_SCHEMA_MISMATCH',
    ]),
    ...[
      'yesterday',
      '2026-03-01',
      '2026-03-01T09:30:00',
      '2026-03-01T09:30',
      '2026-02-29T09:30:00Z',
      '2026-03-01T24:00:00Z',
      '2026-03-01T09:30:00+2',
      '2026-03-01T09:30:00+02:',
      '2026-03-01T09:30:00+24:00',
      '2026-03-01T09:30.5Z',
      '2026-03-01 09:30:00Z',
      ' 2026-03-01T09:30:00Z',
      '2026-03-01T09:30:00Z\n',
      '',
      5,
    ].map((occurred_at): [string, Json, string] => [
      'params.event.occurred_at',
      { event: rpc_event({ occurred_at }) },
      'EVENT_SCHEMA_MISMATCH',
    ]),
    ['params.event.payload', { event: rpc_event({ payload: [] }) }, 'EVENT_SCHEMA_MISMATCH'],
    [
      'params.event.source_framework',
      { event: rpc_event({ source_framework: 'x'.repeat(129) }) },
      'EVENT_SCHEMA_MISMATCH',
    ],
    ['params.event.risk_hints', { event: rpc_event({ risk_hints: Array(65).fill('x') }) }, 'EVENT_SCHEMA_MISMATCH'],
    ['params.event.risk_hints.0', { event: rpc_event({ risk_hints: ['x'.repeat(129)] }) }, 'EVENT_SCHEMA_MISMATCH'],
  ]
  for (const [path, params, code] of rows) {
    test(`refuses ${path} ${JSON.stringify(params).slice(0, 60)} with ${code}`, async () => {
      const ports = memory_ports()
      const error = error_of(await send(ports, rpc_envelope({ params: rpc_params(params) })))
      assert.equal(error.code, -32602)
      assert.equal(error.data.rpc_error_code, code)
      assert.ok(error.message?.toString().startsWith(`${path}: `), String(error.message))
      assert.equal((await record_of(ports)).length, 0)
      assert.equal(ports.store.stats().records, 0)
    })
  }

  test('limits of the context are those of the contract and no others', async () => {
    const long_text = 'x'.repeat(5000)
    const context = {
      cwd: `/${long_text}`,
      workspace_root: `/${long_text}`,
      capabilities: Array(65).fill(long_text),
      recent_facts: [long_text],
      current_task: '\u{1f600}'.repeat(2000),
    }
    const reply = await send(memory_ports(), rpc_envelope({ params: rpc_params({ context }) }))
    assert.equal(decision_of(reply).decision, 'allow')
  })

  test('lists at most five paths', async () => {
    const error = error_of(await send(memory_ports(), rpc_envelope({ params: { rpc_version: 'sync_decision.1.0' } })))
    assert.ok(String(error.message).split('; ').length <= 5)
    const many = error_of(await send(memory_ports(), rpc_envelope({ params: rpc_params({ event: {} }) })))
    assert.equal(String(many.message).split('; ').length, 5)
  })

  test('counts a refused event as invalid', async () => {
    const ports = memory_ports()
    await send(ports, rpc_envelope({ params: rpc_params({ event: rpc_event({ event_type: 'x' }) }) }))
    const [row] = await ports.store.counters({ prefix: 'invalid:' })
    assert.deepEqual([row?.key, row?.count], ['invalid:http', 1])
  })

  test('takes later minor versions and keeps what it does not know', async () => {
    const ports = memory_ports()
    const event = rpc_event({ schema_version: 'ahp.1.7', novelty: { a: 1 }, trace_id: null, agent_id: null })
    assert.equal(decision_of(await send(ports, rpc_envelope({ params: rpc_params({ event }) }))).decision, 'allow')
    const [record] = await record_of(ports)
    assert.deepEqual((record as { event: Json }).event.novelty, { a: 1 })
  })
})

describe('anything at all', () => {
  test('gets a JSON-RPC answer and never an allow that was not evaluated', async () => {
    const ports = memory_ports()
    const recorded: NewRecord[] = []
    const append = ports.store.append
    ports.store.append = (write) => {
      if (write.record) recorded.push(write.record)
      return append(write)
    }
    const mutated = fc
      .tuple(fc.constantFrom('jsonrpc', 'id', 'method', 'params'), fc.jsonValue())
      .map(([key, value]) => JSON.stringify(rpc_envelope({ [key]: value })))
    const inside = fc
      .tuple(
        fc.constantFrom('rpc_version', 'request_id', 'deadline_ms', 'decision_tier', 'event', 'context'),
        fc.jsonValue(),
      )
      .map(([key, value]) => JSON.stringify(rpc_envelope({ params: rpc_params({ [key]: value }) })))
    const body = fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      mutated,
      inside,
    )
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const before = recorded.length
        const reply = await send(ports, text)
        if (reply === null) return
        const one = Array.isArray(reply) ? (reply[0] as Json) : reply
        if ('result' in one) assert.equal(recorded.length, before + 1)
        else assert.equal(error_of(one).data.rpc_status, 'error')
      }),
      { numRuns: 500 },
    )
  })
})
