// What is refused at a decision route leaves no record, one sample and one line of log; what is no event at all leaves none.
// Source: CONTRACT 1.9, 5.1.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { memory_ports } from '#test/support/ports.ts'
import { post } from '#test/support/route.ts'
import { rpc_event, rpc_params } from '#test/support/rpc.ts'

const rpc = (params: unknown, id: unknown = 1) => ({ jsonrpc: '2.0', id, method: 'ahp/sync_decision', params })
const beta = (method: string, params: unknown) => ({ jsonrpc: '2.0', id: 1, method, params })

const REFUSED: [what: string, target: string, body: unknown][] = [
  ['a value outside its range beside an event', '/ahp', rpc(rpc_params({ deadline_ms: 0 }))],
  ['an event that does not fit', '/ahp', rpc(rpc_params({ event: rpc_event({ payload: 1 }) }))],
  ['the same in a notification', '/ahp', rpc(rpc_params({ event: rpc_event({ payload: 1 }) }), undefined)],
  ['beta text', '/ahp/beta', '{'],
  ['a beta list', '/ahp/beta', []],
  ['a beta body of no form', '/ahp/beta', {}],
  ['a beta event without its members', '/ahp/beta', beta('ahp/event', {})],
  ['a flat beta event without its members', '/ahp/beta', { event: {} }],
  ['hook text', '/ahp/gamma', '{'],
  ['a hook list', '/ahp/gamma', []],
  ['a hook without a name', '/ahp/gamma', {}],
  ['a gating hook without a session', '/ahp/gamma', { hook_event_name: 'PreToolUse' }],
  ['another hook without a session', '/ahp/gamma', { hook_event_name: 'PostToolUse' }],
]
const UNCOUNTED: typeof REFUSED = [
  ['text that is no JSON', '/ahp', '{'],
  ['a call without an event', '/ahp', rpc({ rpc_version: 'sync_decision.1.0' })],
  ['an unknown version', '/ahp', rpc(rpc_params({ rpc_version: 'x' }))],
  ['a bad handshake', '/ahp/beta', beta('ahp/handshake', [])],
  ['a bad query', '/ahp/gamma?dialect=x', { hook_event_name: 'Stop', session_id: 's-1' }],
]

async function samples(target: string, body: unknown) {
  const ports = memory_ports()
  await post(ports, target, body)
  assert.equal(ports.store.stats().records, 0)
  const rows = await ports.store.counters({ prefix: 'invalid:' })
  const logged = ports.log.lines.filter((line) => line.event === 'event_refused').length
  return [rows.reduce((sum, row) => sum + row.count, 0), ports.metrics.total('asg_invalid_events_total'), logged]
}

describe('the invalid-event counter', () => {
  for (const [what, target, body] of REFUSED) {
    test(`counts ${what}`, async () => assert.deepEqual(await samples(target, body), [1, 1, 1]))
  }
  for (const [what, target, body] of UNCOUNTED) {
    test(`does not count ${what}`, async () => assert.deepEqual(await samples(target, body), [0, 0, 0]))
  }
})
