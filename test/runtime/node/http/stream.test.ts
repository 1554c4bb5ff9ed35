// The event stream over a real connection: first bytes, keepalive, pace of the client, end. Source: CONTRACT 7.1.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { after, afterEach, before, test } from 'node:test'
import { setImmediate as next_turn } from 'node:timers/promises'
import type { StreamEvent } from '#core/contract/stream.ts'
import { MAX_SUBSCRIBER_QUEUE, MAX_SUBSCRIBERS } from '#core/limits.ts'
import { paced } from '#runtime/node/http/stream.ts'
import { ask, type Listener, listen } from '#test/support/door/listener.ts'
import { rpc_command } from '#test/support/rpc.ts'

let listener: Listener
let open: IncomingMessage[] = []
before(async () => {
  listener = await listen({ env: { CS_RATE_LIMIT_PER_MINUTE: '0' } })
})
after(() => listener.close())
afterEach(async () => {
  for (const response of open) response.destroy()
  open = []
  while (listener.ports.bus.subscribers() > 0) await next_turn()
})

const session_start = (session_id: string, workspace_root = ''): StreamEvent => ({
  type: 'session_start',
  session_id,
  agent_id: 'a',
  source_framework: 'alpha',
  timestamp: '2026-01-01T00:00:00.000Z',
  workspace_root,
})

/** A subscriber; nothing is read until it asks. */
async function subscribe(target = '/report/stream', at = listener) {
  const request = get({ host: '127.0.0.1', port: at.port, path: target, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  open.push(response)
  let text = ''
  const until = async (pattern: RegExp): Promise<string> => {
    for await (const chunk of response.iterator({ destroyOnReturn: false })) {
      text += String(chunk)
      if (pattern.test(text)) return text
    }
    throw new Error(`the stream ended with ${JSON.stringify(text.slice(-200))}`)
  }
  return { response, until }
}

test('begins with the greeting before anything happens', async () => {
  const { response, until } = await subscribe()
  assert.equal(response.statusCode, 200)
  assert.equal(response.headers['content-type'], 'text/event-stream')
  assert.equal(response.headers['cache-control'], 'no-cache, no-transform')
  assert.equal(response.headers['x-accel-buffering'], 'no')
  assert.equal(await until(/\n\n/), ': connected\n\n')
})

test('shows a decision as it was made', async () => {
  const { until } = await subscribe('/report/stream?types=decision&min_risk=high')
  const body = JSON.stringify(rpc_command('rm -rf /', {}, { session_id: 'seen', event_id: 'e-seen' }))
  await ask(listener.port, { method: 'POST', target: '/ahp', body })
  const text = await until(/event: decision\n.*\n\n/)
  const data = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '')
  assert.deepEqual(
    [data.type, data.session_id, data.event_id, data.decision, data.command],
    ['decision', 'seen', 'e-seen', 'block', 'rm -rf /'],
  )
})

test('says that it is alive after a while of silence, again and again', async () => {
  const quick = await listen({ keepalive_ms: 10 })
  const { until } = await subscribe('/report/stream', quick)
  assert.match(await until(/(: keepalive\n\n){3}/), /^: connected\n\n(: keepalive\n\n){3}/)
  await quick.close()
})

test('keeps at most 500 for a client that does not read, and tells it what it lost', async () => {
  const { bus, metrics } = listener.ports
  const { response, until } = await subscribe()
  response.pause()
  const padding = 'x'.repeat(2000)
  let published = 0
  while (metrics.total('asg_sse_dropped_total') === 0) {
    bus.publish(Array.from({ length: 100 }, () => session_start(`s${published++}`, padding)))
    await next_turn()
  }
  bus.publish([session_start('last')])
  const text = await until(/"session_id":"last"/)
  const gap = text.indexOf('event: gap\n')
  const missed = metrics.total('asg_sse_dropped_total')
  assert.match(
    text.slice(gap),
    new RegExp(`^event: gap\\ndata: \\{"type":"gap","reason":"overflow","missed":${missed},`),
  )
  const after_gap = [...text.slice(gap).matchAll(/"session_id":"([^"]+)"/g)].map((match) => match[1])
  assert.equal(after_gap.length, MAX_SUBSCRIBER_QUEUE)
  assert.equal(after_gap.at(-1), 'last')
})

test('gives its slot back as soon as the client leaves', async () => {
  const { response } = await subscribe()
  assert.equal(listener.ports.bus.subscribers(), 1)
  response.destroy()
  while (listener.ports.bus.subscribers() > 0) await next_turn()
})

test('gives the slot back of a client that leaves while it owes reading', async () => {
  const { response } = await subscribe()
  response.pause()
  const { metrics, bus } = listener.ports
  const before_full = metrics.total('asg_sse_dropped_total')
  while (metrics.total('asg_sse_dropped_total') === before_full) {
    bus.publish(Array.from({ length: 100 }, () => session_start('s', 'x'.repeat(2000))))
    await next_turn()
  }
  response.destroy()
  while (bus.subscribers() > 0) await next_turn()
})

test('shows the first event of a burst at once and keeps the others for one delivery', async () => {
  const ran: string[] = []
  const defer = paced(60_000)
  defer(() => ran.push('first'))
  await next_turn()
  defer(() => ran.push('second'))
  for (let turn = 0; turn < 3; turn++) await next_turn()
  assert.deepEqual(ran, ['first'])
  const quick = paced(1)
  for (const one of ['third', 'fourth']) await new Promise<void>((resolve) => quick(() => resolve(void ran.push(one))))
  assert.deepEqual(ran, ['first', 'third', 'fourth'])
})

test('takes 100 subscribers, refuses the next with 503, and delivers to all', async () => {
  const all = await Promise.all(Array.from({ length: MAX_SUBSCRIBERS }, () => subscribe()))
  const refused = await ask(listener.port, { target: '/report/stream' })
  assert.equal(refused.status, 503)
  assert.deepEqual(refused.json, { error: 'Too many SSE subscribers' })
  listener.ports.bus.publish([session_start('everybody')])
  const texts = await Promise.all(all.map(({ until }) => until(/"everybody".*\n\n/)))
  assert.equal(new Set(texts).size, 1)
})

test('ends when the gateway stops, and begins no more', async () => {
  const stopping = await listen()
  const { until, response } = await subscribe('/report/stream', stopping)
  await until(/connected/)
  stopping.responder.stop()
  response.resume()
  await once(response, 'end')
  const late = await ask(stopping.port, { target: '/report/stream' })
  assert.equal(late.status, 503)
  assert.equal(late.headers.connection, 'close')
  assert.equal(stopping.ports.bus.subscribers(), 0)
  await stopping.close()
})
