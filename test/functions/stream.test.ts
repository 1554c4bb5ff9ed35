// GET /report/stream as a plain function: query rules, greeting, filters, resume, the slot. Source: CONTRACT 7.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { STREAM_EVENT_NAMES } from '#core/contract/stream.ts'
import type { Endpoint } from '#core/endpoint.ts'
import type { Ports } from '#core/ports.ts'
import { answer, type Raw } from '#core/serve.ts'
import { GET } from '#functions/report/stream.ts'
import { memory_ports, published_during } from '#test/support/ports.ts'
import { ANONYMOUS, rpc_command, rpc_envelope, rpc_event, rpc_params, send } from '#test/support/rpc.ts'

async function open(
  ports: Ports,
  query = '',
  headers: Record<string, string> = {},
  signal = new AbortController().signal,
) {
  const raw: Raw = { route: '/report/stream', params: {}, query, header: (name) => headers[name], text: null, signal }
  const reply = await answer(GET as unknown as Endpoint, raw, ANONYMOUS, ports)
  return { ...reply, error: typeof reply.body === 'string' ? JSON.parse(reply.body).error : null }
}

async function opened(ports: Ports, query = '', headers: Record<string, string> = {}) {
  const { status, body } = await open(ports, query, headers)
  assert.equal(status, 200)
  assert.ok(body !== null && typeof body !== 'string')
  const iterator = body[Symbol.asyncIterator]()
  assert.equal((await iterator.next()).value, ': connected\n\n')
  return iterator
}

const names = (text: string) => [...text.matchAll(/^event: (.*)$/gm)].map((match) => match[1])

test('greets at once and sends the headers that keep proxies from buffering', async () => {
  const { status, headers } = await open(memory_ports())
  assert.equal(status, 200)
  assert.deepEqual(headers, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
})

test('follows decisions with session_start before the first', async () => {
  const ports = memory_ports()
  const stream = await opened(ports)
  await send(ports, rpc_command('rm -rf /'))
  const text = (await stream.next()).value as string
  assert.deepEqual(names(text).slice(0, 2), ['session_start', 'decision'])
  assert.match(text, /^id: test-1\nevent: session_start\ndata: \{.*\}\n\nid: test-2\nevent: decision\ndata: \{.*\}\n\n/)
})

test('a decision names its command in every form the arguments may have, without what is secret in it', async () => {
  const command = 'mysql --password="correct horse" -e "select 1"'
  const shown = 'mysql --password="[redacted:secret]" -e "select 1"'
  for (const payload of [
    { command },
    { arguments: { command } },
    { arguments: JSON.stringify({ command }) },
    { args: { command } },
    { tool_input: JSON.stringify({ command }) },
  ]) {
    const ports = memory_ports()
    const events = await published_during(ports, () =>
      send(ports, rpc_envelope({ params: rpc_params({ event: rpc_event({ payload }) }) })),
    )
    assert.equal(events.find((event) => event.type === 'decision')?.command, shown, JSON.stringify(payload))
  }
})

test('filters by types with spaces trimmed', async () => {
  const ports = memory_ports()
  const stream = await opened(ports, 'types=session_start,%20decision%20')
  await send(ports, rpc_command('rm -rf /'))
  assert.deepEqual(names((await stream.next()).value as string), ['session_start', 'decision'])
})

test('filters by session and by risk', async () => {
  const ports = memory_ports()
  const stream = await opened(ports, 'session_id=s-2&min_risk=high&types=decision')
  await send(ports, rpc_command('rm -rf /', {}, { session_id: 's-1' }))
  await send(ports, rpc_command('npm test', {}, { session_id: 's-2' }))
  await send(ports, rpc_command('rm -rf /', {}, { session_id: 's-2' }))
  const text = (await stream.next()).value as string
  assert.deepEqual(names(text), ['decision'])
  assert.match(text, /"session_id":"s-2"/)
})

test('takes every event name of the contract as a type', async () => {
  for (const name of STREAM_EVENT_NAMES) await opened(memory_ports(), `types=${name}`)
})

for (const [what, resume] of [
  ['the header', { headers: { 'last-event-id': 'test-1' } }],
  ['the parameter', { query: 'last_event_id=test-1' }],
] as const) {
  test(`resumes by ${what}`, async () => {
    const ports = memory_ports()
    await send(ports, rpc_command('npm test'))
    const stream = await opened(ports, 'query' in resume ? resume.query : '', 'headers' in resume ? resume.headers : {})
    assert.deepEqual(names((await stream.next()).value as string), ['decision'])
  })
}

test('announces a restart for an id it does not know', async () => {
  const stream = await opened(memory_ports(), 'last_event_id=old-4')
  const text = (await stream.next()).value as string
  assert.match(text, /^event: gap\ndata: \{"type":"gap","reason":"restart","missed":null,"timestamp":"[^"]+"\}\n\n$/)
})

for (const [query, message] of [
  ['session_id=', 'session_id must not be empty'],
  ['session_id=a&session_id=b', 'session_id must be given once'],
  ['session_id=%01', 'session_id must not contain control characters'],
  [`session_id=${'x'.repeat(257)}`, 'session_id must be at most 256 characters'],
  ['min_risk=severe', 'min_risk must be one of: low, medium, high, critical'],
  ['min_risk=HIGH', 'min_risk must be one of: low, medium, high, critical'],
  ['min_risk=', 'min_risk must be one of: low, medium, high, critical'],
  ['types=', `types must be a comma-separated list of: ${STREAM_EVENT_NAMES.join(', ')}`],
  ['types=decision,,alert', `types must be a comma-separated list of: ${STREAM_EVENT_NAMES.join(', ')}`],
  ['types=gap', `types must be a comma-separated list of: ${STREAM_EVENT_NAMES.join(', ')}`],
  ['types=decision&types=alert', 'types must be given once'],
  ['token=', 'token must not be empty'],
] as const) {
  test(`refuses ${query.slice(0, 40)} with a sentence that names it`, async () => {
    const ports = memory_ports()
    const { status, error } = await open(ports, query)
    assert.equal(status, 400)
    assert.equal(error, message)
    assert.equal(ports.bus.subscribers(), 0)
  })
}

test('ignores parameters it does not know', async () => {
  await opened(memory_ports(), 'since=yesterday&since=')
})

test('checks the query before it counts subscribers, and refuses the 101st', async () => {
  const ports = memory_ports()
  for (let at = 0; at < 100; at++) await open(ports)
  assert.equal((await open(ports, 'min_risk=x')).status, 400)
  const { status, error } = await open(ports)
  assert.equal(status, 503)
  assert.equal(error, 'Too many SSE subscribers')
})

test('frees the slot when the client leaves before it read anything', async () => {
  const ports = memory_ports()
  const leave = new AbortController()
  await open(ports, '', {}, leave.signal)
  assert.equal(ports.bus.subscribers(), 1)
  leave.abort()
  assert.equal(ports.bus.subscribers(), 0)
})
