// What the dialects keep of what they are sent, read back from the records. Source: CONTRACT 2.2, 2.3, 2.6.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Ports } from '#core/ports.ts'
import { memory_ports } from '#test/support/ports.ts'
import { get, post } from '#test/support/route.ts'
import { type Json, rpc_event } from '#test/support/rpc.ts'

type Record = { event: Json & { payload: Json }; meta: Json }

async function records(ports: Ports, session_id = 's-1'): Promise<Record[]> {
  return (await get(ports, `/report/session/${session_id}`)).body.records as Record[]
}

describe('a wrapped beta event', () => {
  async function sent(ports: Ports, params: Json): Promise<Json> {
    const call = { jsonrpc: '2.0', id: 1, method: 'ahp/event', params: { session_id: 's-1', ...params } }
    const { status, body } = await post(ports, '/ahp/beta', call)
    assert.deepEqual([status, body.error], [200, undefined])
    return body.result as Json
  }

  test('keeps its own ids and its own time', async () => {
    const ports = memory_ports()
    const own = { event_id: 'e-1', trace_id: 't-1', agent_id: 'a-1', occurred_at: '2026-03-01T09:30:00+02:00' }
    await sent(ports, { event_type: 'pre_action', ...own })
    const [record] = await records(ports)
    assert.partialDeepStrictEqual(record?.event, { ...own, source_framework: 'beta', event_subtype: 'pre_action' })
    assert.deepEqual([record?.meta.caller_adapter, record?.meta.transport], ['beta-http.v1', 'beta'])
  })

  test('gets an id when it has none, the same for the same request_id', async () => {
    const ports = memory_ports()
    const asked = { event_type: 'pre_action', request_id: 'r-1', payload: { command: 'ls' } }
    await sent(ports, asked)
    ports.clock.advance(60_000)
    await sent(ports, asked)
    await sent(ports, { ...asked, request_id: 'r-2' })
    await sent(ports, { ...asked, request_id: undefined })
    const ids = (await records(ports)).map(({ event }) => String(event.event_id))
    for (const id of ids) assert.match(id, /^evt_/)
    assert.deepEqual([ids.length, ids[0], new Set(ids).size], [4, ids[1], 3])
  })

  test('names its tool either way, and says both of what it says twice', async () => {
    const ports = memory_ports()
    await sent(ports, { event_type: 'pre_action', payload: { tool_name: 'Read', args: { path: '/w/a', cwd: '/w' } } })
    const both = { tool: 'Bash', tool_name: 'Read', command: 'ls', args: { a: 1 }, arguments: { command: 'id' } }
    await sent(ports, { event_type: 'pre_action', payload: both })
    const [lifted, kept] = await records(ports)
    const args = { path: '/w/a', cwd: '/w' }
    assert.deepEqual(lifted?.event.payload, { tool_name: 'Read', tool: 'Read', args, arguments: args, ...args })
    assert.deepEqual([lifted?.event.tool_name, kept?.event.tool_name], ['Read', 'Bash'])
    assert.deepEqual(kept?.event.payload, both)
  })

  test('is recorded at most once in two seconds when it is idle or a heartbeat, and each time otherwise', async () => {
    for (const [event_type, recorded] of [
      ['idle', 2],
      ['heartbeat', 2],
      ['Heartbeat', 2],
      ['planning', 4],
      ['session_start', 4],
      ['pre_prompt', 4],
    ] as const) {
      const ports = memory_ports()
      for (const after_ms of [0, 1000, 999, 1]) {
        ports.clock.advance(after_ms)
        assert.equal((await sent(ports, { event_type })).action, 'continue')
      }
      assert.equal((await records(ports)).length, recorded, event_type)
      await sent(ports, { event_type, session_id: 's-2' })
      assert.equal((await records(ports, 's-2')).length, 1, event_type)
    }
  })
})

test('a flat beta event keeps what it names, and gets an id and a canonical type', async () => {
  const ports = memory_ports()
  const event = {
    ...rpc_event({ event_type: 'PreToolUse', tool_name: null }),
    payload: { tool: 'Bash', command: 'ls' },
  }
  const { event_id: _generated, ...unnamed } = event as Json
  const reply = await post(ports, '/ahp/beta', { request_id: 'r-1', event: unnamed })
  assert.equal(reply.status, 200, reply.text)
  const [record] = await records(ports)
  assert.match(String(record?.event.event_id), /^evt_/)
  assert.partialDeepStrictEqual(record?.event, {
    event_type: 'pre_action',
    event_subtype: 'PreToolUse',
    source_framework: 'alpha',
    tool_name: 'Bash',
  })
})

describe('a hook', () => {
  test('in camel case is read and answered as copilot, by any of its signs', async () => {
    for (const signs of [
      { toolName: 'bash', session_id: 's-1' },
      { sessionId: 's-1', tool_name: 'bash' },
      { sessionId: 's-1', toolName: 'bash' },
    ]) {
      const ports = memory_ports()
      const hook = { hook_event_name: 'PreToolUse', toolArgs: { command: 'ls' }, transcript_path: '/t', ...signs }
      const { body } = await post(ports, '/ahp/gamma', hook)
      assert.deepEqual(Object.keys(body), ['permissionDecision', 'permissionDecisionReason'], JSON.stringify(signs))
      const [record] = await records(ports)
      assert.partialDeepStrictEqual(record?.event, { tool_name: 'bash', payload: { arguments: { command: 'ls' } } })
    }
  })

  test('in camel case brings its output as tool_response', async () => {
    const ports = memory_ports()
    const hook = { hook_event_name: 'postToolUse', sessionId: 's-1', toolName: 'bash', toolResult: { text: 'done' } }
    await post(ports, '/ahp/gamma', hook)
    const [record] = await records(ports)
    assert.deepEqual([record?.event.event_type, record?.event.payload.tool_response], ['post_action', { text: 'done' }])
  })

  test('shows command and paths of its input at the top of the payload, and keeps its other members', async () => {
    const ports = memory_ports()
    const named = {
      command: 'x',
      path: '/a',
      file_path: '/b',
      target_path: '/c',
      file: '/d',
      destination: '/e',
      source: '/f',
    }
    const hook = {
      hook_event_name: 'PreToolUse',
      session_id: 's-1',
      tool_name: 'Copy',
      tool_input: { ...named, n: 1 },
      cwd: '/w',
      extra: [1],
    }
    await post(ports, '/ahp/gamma', hook)
    const [record] = await records(ports)
    assert.partialDeepStrictEqual(record?.event.payload, {
      ...named,
      arguments: { ...named, n: 1 },
      cwd: '/w',
      extra: [1],
    })
    assert.ok(!('n' in (record?.event.payload ?? {})))
  })

  test('is traced by its tool call, else by its turn', async () => {
    const ports = memory_ports()
    const hook = { hook_event_name: 'PreToolUse', session_id: 's-1', tool_name: 'Bash', tool_input: { command: 'ls' } }
    await post(ports, '/ahp/gamma', { ...hook, tool_use_id: 'u-1', turn_id: 't-1' })
    await post(ports, '/ahp/gamma', { ...hook, turn_id: 't-1' })
    await post(ports, '/ahp/gamma', hook)
    await post(ports, '/ahp/gamma', { ...hook, tool_use_id: 'u-1', turn_id: 't-1' })
    assert.deepEqual(
      (await records(ports)).map(({ event }) => event.trace_id),
      ['u-1', 't-1', null],
    )
  })

  test('names its client in the adapter', async () => {
    const ports = memory_ports()
    const hook = { hook_event_name: 'PreToolUse', session_id: 's-1', tool_name: 'Bash', tool_input: '{"command":"ls"}' }
    await post(ports, '/ahp/gamma', hook)
    await post(ports, '/ahp/gamma?client=mine', hook)
    const found = await records(ports)
    assert.deepEqual(
      found.map(({ meta }) => meta.caller_adapter),
      ['gamma-hook.v1', 'mine-hook.v1'],
    )
    assert.equal(found[0]?.event.payload.command, 'ls')
  })
})
