// The short cut past the schemas accepts nothing that they would refuse or change.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { surely_valid } from '#core/contract/accept.ts'
import { RPC_VERSION, SyncDecisionParams } from '#core/contract/rpc.ts'

const EVENT = {
  schema_version: 'ahp.1.0',
  event_id: 'e-1',
  event_type: 'pre_action',
  session_id: 's-1',
  source_framework: 'alpha',
  payload: { tool: 'Bash', command: 'ls' },
  occurred_at: '2026-01-28T23:59:59.123Z',
  agent_id: 'agent',
  tool_name: 'Bash',
  risk_hints: [],
}
const PARAMS = { rpc_version: RPC_VERSION, request_id: 'r-1', deadline_ms: 2000, decision_tier: 'L1', event: EVENT }
const CONTEXT = {
  caller_adapter: 'a.v1',
  agent_trust_level: 'standard',
  workspace_root: '/w',
  cwd: '/w',
  current_task: 'x',
}

test('the usual request is accepted without the schemas', () => {
  assert.ok(surely_valid({ ...PARAMS }))
  assert.ok(surely_valid({ ...PARAMS, context: CONTEXT }))
})

test('a member called __proto__ is left to the schemas, wherever they would drop it', () => {
  const member = '{"__proto__":1}'
  assert.ok(!surely_valid({ ...PARAMS, event: { ...EVENT, payload: JSON.parse(member) } }))
  assert.ok(!surely_valid(JSON.parse(`{${member.slice(1, -1)},${JSON.stringify(PARAMS).slice(1)}`)))
  assert.ok(
    !surely_valid({ ...PARAMS, event: JSON.parse(`{${member.slice(1, -1)},${JSON.stringify(EVENT).slice(1)}`) }),
  )
})

/** Values at and beyond every limit, and of every wrong type. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    0,
    -1,
    1.5,
    Number.NaN,
    5001,
    true,
    [],
    {},
    ['x'],
    'x'.repeat(128),
    'x'.repeat(129),
    'x'.repeat(256),
    'x'.repeat(257),
    'a\u0000b',
    'a\nb',
    'a\u007f',
    '\ud800',
    'é',
    'L3',
    'error',
    'ahp.1.12345',
    'ahp.2.0',
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:00:60Z',
    '2026-01-01 00:00:00Z',
    '2026-01-01T00:00:00+02:00',
    '2024-02-29T00:00:00Z',
    '2026-01-01T00:00:00.1234567890Z',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'command', 'a'), fc.string()),
)

function changed(base: object, names: readonly string[]) {
  const names_and_more = fc.constantFrom(...names, 'unknown_member', '__proto__')
  return fc.array(fc.tuple(names_and_more, odd), { maxLength: 3 }).map((changes) => {
    const out: Record<string, unknown> = { ...base }
    for (const [name, value] of changes) {
      Object.defineProperty(out, name, { value, enumerable: true, writable: true, configurable: true })
    }
    return out
  })
}

const EVENT_NAMES = [...Object.keys(EVENT), 'trace_id', 'event_subtype', 'source_protocol_version', 'mapping_profile']
const CONTEXT_NAMES = [...Object.keys(CONTEXT), 'capabilities', 'escalate', 'skill_id', 'facts', 'recent_facts']

test('nothing is accepted that the schemas refuse or change', () => {
  const event = changed(EVENT, EVENT_NAMES)
  const context = fc.option(changed(CONTEXT, CONTEXT_NAMES), { nil: undefined })
  const params = fc.tuple(changed(PARAMS, Object.keys(PARAMS)), event, context).map(([base, inner, around]) => ({
    ...base,
    ...(base.event === EVENT && { event: inner }),
    ...(around !== undefined && { context: around }),
  }))
  let accepted = 0
  fc.assert(
    fc.property(params, (made) => {
      // As it comes off the wire.
      const value = JSON.parse(JSON.stringify(made)) as Record<string, unknown>
      if (!surely_valid(value)) return
      accepted++
      const parsed = SyncDecisionParams.safeParse(value)
      assert.ok(parsed.success, parsed.error?.message)
      assert.deepEqual(parsed.data, value)
    }),
    { numRuns: 4000 },
  )
  assert.ok(accepted > 100, `only ${accepted} accepted: the test proves nothing`)
})
