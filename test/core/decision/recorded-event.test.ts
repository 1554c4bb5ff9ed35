// A record shows every member the contract gives a default, whatever the sender left out.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type MemoryPortsOptions, memory_ports } from '#test/support/ports.ts'
import { get } from '#test/support/route.ts'
import { type Json, rpc_envelope, rpc_params, send } from '#test/support/rpc.ts'

const REQUIRED = {
  schema_version: 'ahp.1.0',
  event_id: 'e-1',
  event_type: 'pre_action',
  session_id: 's-1',
  source_framework: 'alpha',
  payload: { command: 'ls' },
}
const DEFAULTS = {
  agent_id: 'unknown',
  trace_id: null,
  event_subtype: null,
  tool_name: null,
  source_protocol_version: null,
  mapping_profile: null,
  risk_hints: [],
}
const NAMES = Object.keys({ ...DEFAULTS, occurred_at: null })

/** The event as the report shows it after it was sent like this. */
async function recorded(event: Json, options: MemoryPortsOptions = {}): Promise<{ shown: Json; received: string }> {
  const ports = memory_ports(options)
  const received = ports.clock.iso(ports.clock.now_ms())
  const reply = await send(ports, rpc_envelope({ params: rpc_params({ event }) }))
  assert.ok(reply?.result, JSON.stringify(reply))
  const [record] = (await get(ports, '/report/session/s-1')).body.records as { event: Json }[]
  return { shown: record?.event ?? {}, received }
}

test('an event of required members alone is recorded with every default', async () => {
  const { shown, received } = await recorded(REQUIRED)
  assert.deepEqual(shown, { ...REQUIRED, ...DEFAULTS, occurred_at: received })
})

test('a null counts as left out, one by one and all at once', async () => {
  for (const names of [NAMES, ...NAMES.map((name) => [name])]) {
    const nulls = Object.fromEntries(names.map((name) => [name, null]))
    const { shown, received } = await recorded({ ...REQUIRED, ...nulls })
    assert.deepEqual(shown, { ...REQUIRED, ...DEFAULTS, occurred_at: received }, names.join())
  }
})

test('what was sent stays as it was sent, also members that nobody knows', async () => {
  const sent = {
    ...REQUIRED,
    agent_id: 'a-1',
    trace_id: 't-1',
    occurred_at: '2026-03-01T09:30:00+02:00',
    event_subtype: '',
    tool_name: 'Bash',
    source_protocol_version: '4',
    mapping_profile: 'p',
    risk_hints: ['destructive_intent'],
    of_a_later_version: { a: [null] },
    empty: null,
  }
  assert.deepEqual((await recorded(sent)).shown, sent)
  const { shown } = await recorded({ ...sent, agent_id: null })
  assert.deepEqual(shown, { ...sent, agent_id: 'unknown' })
})

test('an event with a secret gets the same defaults', async () => {
  const payload = { command: 'mysql --password=Hunter2Secret9a' }
  const { shown, received } = await recorded({ ...REQUIRED, payload })
  assert.doesNotMatch(JSON.stringify(shown), /Hunter2/)
  assert.deepEqual({ ...shown, payload: null }, { ...REQUIRED, ...DEFAULTS, payload: null, occurred_at: received })
})
