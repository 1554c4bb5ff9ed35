// Webhook calls of the alpha framework and their canonical events, both ways. Source: CONTRACT 9.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { CanonicalEvent } from '#core/contract/event.ts'
import { AlphaBody } from '#core/contract/webhook.ts'
import { alpha_kind, body_of_request, event_of_body } from '#core/dialect/alpha.ts'
import { request_id_of } from '#core/edge/webhook.ts'
import { alpha_frame } from '#test/support/framework/alpha.ts'
import { memory_ports } from '#test/support/ports.ts'
import type { Json } from '#test/support/rpc.ts'

const ports = memory_ports()

function event_of(change: Json = {}, payload: Json = {}): CanonicalEvent {
  const body = AlphaBody.parse({ type: 'exec.approval.requested', sessionKey: 's-1', payload, ...change })
  const kind = alpha_kind(body.type, body.payload)
  assert.ok(kind)
  return CanonicalEvent.parse(event_of_body(body, kind, ports))
}

describe('types', () => {
  const rows: [type: string, payload: Json, event_type: string, subtype?: string][] = [
    ['exec.approval.requested', {}, 'pre_action'],
    ['EXEC:Approval_Requested', {}, 'pre_action'],
    ['plugin/approval-requested', {}, 'pre_action'],
    ['exec.approval.resolved', {}, 'post_action'],
    ['system.approval.resolved', {}, 'post_action'],
    ['message.received', {}, 'pre_prompt'],
    ['message:transcribed', {}, 'pre_prompt'],
    ['message_preprocessed', {}, 'pre_prompt'],
    ['message.sent', {}, 'post_response'],
    ['session.start', {}, 'session', 'session:start'],
    ['session:end', {}, 'session', 'session:end'],
    ['session.compact.before', {}, 'session'],
    ['session:compact:after', {}, 'session'],
    ['command:new', {}, 'session'],
    ['command.reset', {}, 'session'],
    ['command.stop', {}, 'session'],
    ['agent:bootstrap', {}, 'session'],
    ['gateway:startup', {}, 'session'],
    ['chat', { state: 'delta' }, 'post_response', 'chat:delta'],
    ['chat', { state: 'final' }, 'post_response', 'chat:final'],
    ['chat', { state: 'aborted' }, 'error', 'chat:aborted'],
    ['chat', { state: 'error' }, 'error', 'chat:error'],
    ['pre_action', {}, 'pre_action'],
    ['pre-tool-use', {}, 'pre_action'],
    ['post_action', {}, 'post_action'],
    ['post_tool_use', {}, 'post_action'],
    ['pre_prompt', {}, 'pre_prompt'],
    ['post_response', {}, 'post_response'],
    ['error', {}, 'error'],
    ['session', {}, 'session'],
  ]
  for (const [type, payload, event_type, subtype = type] of rows) {
    test(`${type} ${JSON.stringify(payload)} is ${event_type}, ${subtype}`, () => {
      const event = event_of({ type }, payload)
      assert.deepEqual([event.event_type, event.event_subtype], [event_type, subtype])
    })
  }

  for (const [type, payload] of [
    ['chat', {}],
    ['chat', { state: 'done' }],
    ['chat', { state: 5 }],
    ['exec.approval', {}],
    ['approval.requested.later', {}],
    ['', {}],
    ['constructor', {}],
    [`${'x'.repeat(300)}.approval.requested`, {}],
  ] as const) {
    test(`${type.slice(0, 30)} ${JSON.stringify(payload)} is not mapped`, () => {
      assert.equal(alpha_kind(type, payload), null)
    })
  }
})

describe('the event', () => {
  test('carries the labels of the mapping', () => {
    const event = event_of()
    assert.deepEqual(
      [event.source_framework, event.source_protocol_version, event.mapping_profile, event.schema_version],
      ['alpha', '1.0', 'alpha@dev/protocol.v1.0/profile.v1', 'ahp.1.0'],
    )
  })

  test('names session and agent', () => {
    assert.equal(event_of({ sessionKey: 'key', sessionId: 'id' }).session_id, 'key')
    assert.equal(event_of({ sessionKey: null, sessionId: 'id' }).session_id, 'id')
    assert.equal(event_of({ agentId: 'main' }).agent_id, 'main')
    for (const none of [undefined, null, '']) assert.equal(event_of({ agentId: none }).agent_id, 'unknown')
  })

  test('traces the run, else the approval, else what was given', () => {
    assert.equal(event_of({ traceId: 't' }, { runId: 'r', approval_id: 'a' }).trace_id, 'r')
    assert.equal(event_of({ traceId: 't' }, { approval_id: 'a' }).trace_id, 'a')
    assert.equal(event_of({ traceId: 't' }).trace_id, 't')
    assert.equal(event_of().trace_id, null)
  })

  test('an approval request is a tool call of exec unless it names another tool', () => {
    assert.equal(event_of().tool_name, 'exec')
    assert.equal(event_of({}, { tool: 'bash' }).tool_name, 'bash')
    assert.equal(event_of({}, { tool_name: 'bash' }).tool_name, 'bash')
    assert.equal(event_of({ type: 'message.received' }).tool_name, null)
  })

  test('takes the command from the envelope, else from the nested request, which overrides nothing', () => {
    const request = { command: 'nested', cwd: '/n', id: 'other', approval_id: 'forged', sessionKey: 'forged' }
    const event = event_of({}, { request, id: 'up-1' })
    assert.deepEqual([event.payload.command, event.payload.cwd, event.payload.approval_id], ['nested', '/n', 'up-1'])
    assert.equal(event.session_id, 's-1')
    assert.equal(event_of({}, { command: 'outer', request }).payload.command, 'outer')
    assert.deepEqual(event_of({}, { request }).payload.request, request)
  })

  test('finds what a tool printed', () => {
    const output = (payload: Json) => event_of({ type: 'exec.approval.resolved' }, payload).payload.output
    assert.equal(output({ stdout: 'last', toolOutput: 'third' }), 'third')
    assert.equal(output({ result: 'second', output: { no: 'text' } }), 'second')
    assert.equal(output({ commandOutput: 'c' }), 'c')
  })

  test('keeps the sender time when it is one', () => {
    assert.equal(event_of({ timestamp: '2026-03-01T09:30:00Z' }).occurred_at, '2026-03-01T09:30:00Z')
    assert.equal(event_of({}, { createdAtMs: 1767225600123 }).occurred_at, '2026-01-01T00:00:00.123Z')
    assert.equal(event_of({ ts: 1767225600 }).occurred_at, '2026-01-01T00:00:00.000Z')
    for (const timestamp of ['yesterday', -5, 1e300, null, {}]) assert.equal(event_of({ timestamp }).occurred_at, null)
  })
})

describe('the event id', () => {
  test('is the same for a redelivery and differs by what it is made of', () => {
    const ids = [
      event_of({}, { approval_id: 'a' }).event_id,
      event_of({}, { approval_id: 'b' }).event_id,
      event_of({ type: 'exec.approval.resolved' }, { approval_id: 'a' }).event_id,
      event_of({}, { runId: 'a', seq: 1 }).event_id,
      event_of({}, { runId: 'a', seq: 2 }).event_id,
      event_of({ idempotencyKey: 'a' }).event_id,
      event_of({ idempotencyKey: 'b' }).event_id,
    ]
    assert.equal(new Set(ids).size, ids.length)
    for (const id of ids) assert.match(id, /^evt_[0-9a-f]{32}$/)
    assert.equal(event_of({ idempotencyKey: 'k' }, { approval_id: 'a' }).event_id, ids[0])
    assert.notEqual(event_of().event_id, event_of().event_id)
  })

  test('stays with the request id when nothing changed, and the request id changes with the content', () => {
    const id_of = (payload: Json) => request_id_of(event_of({}, payload), ports)
    assert.equal(id_of({ approval_id: 'a', command: 'x' }), id_of({ command: 'x', approval_id: 'a' }))
    assert.notEqual(id_of({ approval_id: 'a', command: 'x' }), id_of({ approval_id: 'a', command: 'y' }))
  })
})

test('a live request reads like the webhook call it would have been', () => {
  const { payload } = alpha_frame('requested')
  const body = body_of_request('exec.approval.requested', payload)
  assert.ok(body)
  const kind = alpha_kind(body.type, body.payload)
  assert.ok(kind)
  const event = CanonicalEvent.parse(event_of_body(body, kind, ports))
  assert.deepEqual(
    [event.session_id, event.agent_id, event.tool_name, event.trace_id, event.payload.command, event.payload.cwd],
    ['agent:main:main', 'main', 'exec', 'r-1', 'touch /home/dev/project/marker', '/home/dev/project'],
  )
  assert.deepEqual([event.payload.approval_id, event.occurred_at], ['apr-1', '2026-11-01T09:27:58.891Z'])
  for (const broken of [
    null,
    [],
    {},
    { id: 'a' },
    { id: 5, request: { sessionKey: 's' } },
    { request: { sessionKey: 's' } },
  ]) {
    assert.equal(body_of_request('exec.approval.requested', broken), null)
  }
})

test('whatever a mapped body holds, its event is valid', () => {
  const value = fc.jsonValue({ maxDepth: 2 })
  const member = fc.constantFrom(
    'approval_id',
    'id',
    'runId',
    'seq',
    'tool',
    'command',
    'request',
    'createdAtMs',
    'state',
    'output',
    '__proto__',
  )
  fc.assert(
    fc.property(
      fc.dictionary(member, value),
      fc.dictionary(fc.constantFrom('traceId', 'timestamp', 'runId', 'seq'), value),
      (payload, rest) => {
        const parsed = AlphaBody.safeParse({ type: 'exec.approval.requested', sessionKey: 's', payload, ...rest })
        if (!parsed.success) return
        const kind = alpha_kind(parsed.data.type, parsed.data.payload)
        assert.ok(kind)
        CanonicalEvent.parse(event_of_body(parsed.data, kind, ports))
      },
    ),
  )
})
