// The webhook receiver as its sender sees it (long: one listener, every refusal). Source: CONTRACT 9.
import assert from 'node:assert/strict'
import { request as https_request } from 'node:https'
import { createServer } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import fc from 'fast-check'
import { AlphaReply } from '#core/contract/webhook.ts'
import { load_config } from '#runtime/config/config.ts'
import { start_webhook } from '#runtime/node/webhook/webhook.ts'
import { make_certificate } from '#test/support/door/certificate.ts'
import { ask, exchange } from '#test/support/door/listener.ts'
import { alpha_body, open_webhook, post, SECRET, signed, TOKEN, type Webhook } from '#test/support/door/webhook.ts'
import { memory_ports } from '#test/support/ports.ts'

/** A receiver that is stopped with the test. */
async function opened(t: TestContext, ...with_options: Parameters<typeof open_webhook>): Promise<Webhook> {
  const webhook = await open_webhook(...with_options)
  t.after(() => webhook.receiver.stop(0))
  return webhook
}

const now_s = ({ ports }: Webhook) => Math.floor(ports.clock.now_ms() / 1000)
const refused = ({ status, json }: { status: number; json: { failure_class?: string } }) => [status, json.failure_class]
const NO_TOKEN = { authorization: '' }
const SIGNED = { ALPHA_WEBHOOK_SECRET: SECRET }

describe('listening', () => {
  for (const [env, listens] of [
    [{}, false],
    [{ ALPHA_WEBHOOK_TOKEN: TOKEN }, true],
    [{ ALPHA_WEBHOOK_SECRET: SECRET }, true],
    [{ ALPHA_WEBHOOK_TOKEN: TOKEN, ALPHA_WEBHOOK_ENABLED: 'false' }, false],
    [{ ALPHA_WEBHOOK_ENABLED: 'true' }, true],
  ] as const) {
    test(`${JSON.stringify(env)}: ${listens ? 'there is a receiver' : 'there is none'}`, async () => {
      const { values } = load_config({ env: { ALPHA_WEBHOOK_PORT: '0', ...env } })
      const receiver = await start_webhook(values, null, memory_ports())
      assert.equal(receiver !== null, listens)
      await receiver?.stop(0)
    })
  }

  test('a taken port is named with its variable', async (t) => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    t.after(() => other.close())
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await assert.rejects(
      open_webhook({ ALPHA_WEBHOOK_TOKEN: TOKEN, ALPHA_WEBHOOK_PORT: String(port) }),
      /^Error: ALPHA_WEBHOOK_PORT|ALPHA_WEBHOOK_PORT/,
    )
  })

  test('health needs nothing, unknown paths and methods are told so', async (t) => {
    const { port } = await opened(t)
    const health = await ask(port, { target: '/health' })
    assert.deepEqual(health.json, { status: 'healthy', component: 'alpha-webhook-receiver' })
    assert.equal((await ask(port, { method: 'HEAD', target: '/health' })).text, '')
    assert.equal((await ask(port, { target: '/ahp' })).status, 404)
    const get = await ask(port, { target: '/webhook/alpha' })
    assert.deepEqual([get.status, get.headers.allow], [405, 'POST'])
  })
})

describe('a good call', () => {
  test('is decided, recorded and answered', async (t) => {
    const webhook = await opened(t)
    const { status, json } = await post(webhook, { body: alpha_body({}, { command: 'rm -rf /' }) })
    assert.equal(status, 200)
    assert.deepEqual(AlphaReply.parse(json), json)
    assert.deepEqual([json.decision, json.final, json.approval_id, json.policy_id], ['block', true, null, 'test/block'])
    const [row] = await webhook.ports.store.records({ session_id: 'agent:main:main', limit: 10 })
    const record = JSON.parse(row?.body ?? '')
    assert.deepEqual(
      [record.event.event_type, record.event.source_framework, record.event.event_subtype, record.event.tool_name],
      ['pre_action', 'alpha', 'exec.approval.requested', 'exec'],
    )
    assert.deepEqual(
      [record.meta.transport, record.meta.caller_adapter, record.meta.credential],
      ['webhook', 'alpha-webhook.v1', 'alpha-webhook'],
    )
    assert.equal(webhook.ports.metrics.total('asg_webhook_requests_total', { status: '200' }), 1)
  })

  test('that needs a person names its approval', async (t) => {
    const webhook = await opened(t, undefined, { policy: { risky: { verdict: 'defer', danger: 2 } } })
    const { json } = await post(webhook, { body: alpha_body({}, { command: 'risky', approval_id: 'up-7' }) })
    assert.deepEqual([json.decision, json.final], ['defer', false])
    const stored = await webhook.ports.store.get('approval', json.approval_id)
    assert.deepEqual([stored?.state, stored?.body.upstream_approval_id], ['pending', 'up-7'])
    assert.equal(json.expires_at, stored?.body.expires_at)
  })
})

test('a client that closes hears why its body was refused', async (t) => {
  const { port } = await opened(t)
  const body = Buffer.alloc(2_000_000)
  for (const [headers, status] of [
    [`Authorization: Bearer ${TOKEN}\r\n`, 413],
    ['', 401],
  ] as const) {
    const head = `POST /webhook/alpha HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`
    const reply = (await exchange(port, Buffer.concat([Buffer.from(head), body]))).toString()
    assert.match(reply, new RegExp(`^HTTP/1\\.1 ${status} `))
  }
})

describe('source address', () => {
  const env = {
    ALPHA_WEBHOOK_TOKEN: TOKEN,
    AHP_TRUSTED_PROXIES: '127.0.0.1,10.9.0.0/16',
    AHP_WEBHOOK_IP_WHITELIST: '192.0.2.7,10.1.0.0/16,2001:db8::/32',
    ALPHA_WEBHOOK_REQUIRE_HTTPS: 'false',
  }
  for (const [forwarded, passes] of [
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['10.1.255.1', true],
    ['10.2.0.1', false],
    ['::ffff:10.1.0.1', true],
    ['::ffff:10.2.0.1', false],
    ['2001:db8::1', true],
    ['2001:db9::1', false],
    ['192.0.2.8, 192.0.2.7', true],
    ['192.0.2.7, 192.0.2.8', false],
    ['192.0.2.7, 10.9.1.1', true],
    ['nonsense', false],
    ['', false],
  ] as const) {
    test(`forwarded for ${JSON.stringify(forwarded)}: ${passes ? 'passes' : 'is refused'}`, async (t) => {
      const reply = await post(await opened(t, env), { headers: { 'x-forwarded-for': forwarded } })
      assert.deepEqual(refused(reply), passes ? [200, 'none'] : [403, 'auth_invalid_token'])
    })
  }

  test('nobody but a trusted proxy is believed, and the list comes before the token', async (t) => {
    const webhook = await opened(t, { ...env, AHP_TRUSTED_PROXIES: '' })
    const reply = await post(webhook, { headers: { 'x-forwarded-for': '192.0.2.7', ...NO_TOKEN } })
    assert.deepEqual(refused(reply), [403, 'auth_invalid_token'])
  })
})

describe('HTTPS policy', () => {
  test('a certificate makes the receiver speak HTTPS', async (t) => {
    const { cert, key } = make_certificate()
    const { values } = load_config({ env: { ALPHA_WEBHOOK_PORT: '0', ALPHA_WEBHOOK_TOKEN: TOKEN } })
    const tls = { cert: Buffer.from(cert), key: Buffer.from(key) }
    const receiver = await start_webhook(values, tls, memory_ports())
    t.after(() => receiver?.stop(0))
    assert.match(receiver?.url ?? '', /^https:/)
    const status = await new Promise((resolve, reject) => {
      const request = https_request(`${receiver?.url}/health`, { ca: cert, agent: false }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      request.on('error', reject)
      request.end()
    })
    assert.equal(status, 200)
  })

  const env = { ALPHA_WEBHOOK_TOKEN: TOKEN, AHP_TRUSTED_PROXIES: '127.0.0.1' }
  for (const [headers, passes] of [
    [{}, true],
    [{ host: 'evil.example' }, true],
    [{ 'x-forwarded-for': '192.0.2.1' }, false],
    [{ 'x-forwarded-for': '192.0.2.1', host: 'localhost' }, false],
    [{ 'x-forwarded-for': 'unknown' }, false],
    [{ 'x-forwarded-for': 'unknown', 'x-forwarded-proto': 'https' }, true],
    [{ 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'http' }, false],
    [{ 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }, true],
    [{ 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https, http' }, false],
  ] as const) {
    test(`${JSON.stringify(headers)}: ${passes ? 'passes' : 'is refused'}`, async (t) => {
      const reply = await post(await opened(t, env), { headers })
      assert.deepEqual(refused(reply), passes ? [200, 'none'] : [403, 'input_invalid'])
    })
  }
})

describe('token', () => {
  const two = { ALPHA_WEBHOOK_TOKEN: TOKEN, ALPHA_WEBHOOK_TOKEN_SECONDARY: 'second' }
  for (const [authorization, passes] of [
    [`Bearer ${TOKEN}`, true],
    [`bearer  ${TOKEN}`, true],
    [TOKEN, true],
    ['Bearer second', true],
    ['second', true],
    ['Bearer wrong', false],
    [`Basic ${TOKEN}`, false],
    [`Bearer ${TOKEN}x`, false],
    ['Bearer', false],
    ['', false],
  ] as const) {
    test(`${JSON.stringify(authorization)} ${passes ? 'passes' : 'is refused'}`, async (t) => {
      const reply = await post(await opened(t, two), { headers: { authorization } })
      assert.deepEqual(refused(reply), passes ? [200, 'none'] : [401, 'auth_invalid_token'])
      if (!passes) assert.equal(reply.headers['www-authenticate'], 'Bearer')
    })
  }

  test('is refused when it is too old, counted from its issue or from the start', async (t) => {
    const issued = await opened(t, {
      ALPHA_WEBHOOK_TOKEN: TOKEN,
      AHP_WEBHOOK_TOKEN_TTL_SECONDS: '100',
      AHP_WEBHOOK_TOKEN_ISSUED_AT: '2025-12-31T23:59:00Z',
    })
    assert.equal((await post(issued)).status, 200)
    issued.ports.clock.advance(41_000)
    const late = await post(issued)
    assert.deepEqual(refused(late), [401, 'auth_invalid_token'])
    assert.match(late.json.error, /expired/)
    const started = await opened(t, { ALPHA_WEBHOOK_TOKEN: TOKEN, AHP_WEBHOOK_TOKEN_TTL_SECONDS: '100' })
    started.ports.clock.advance(100_000)
    assert.equal((await post(started)).status, 200)
    started.ports.clock.advance(1000)
    assert.equal((await post(started)).status, 401)
  })
})

describe('timestamp', () => {
  for (const [offset, passes] of [
    [0, true],
    [-300, true],
    [300, true],
    [-301, false],
    [301, false],
  ] as const) {
    test(`${offset} seconds away ${passes ? 'passes' : 'is refused'}`, async (t) => {
      const webhook = await opened(t, SIGNED)
      const text = JSON.stringify(alpha_body())
      const reply = await post(webhook, {
        body: text,
        headers: { ...NO_TOKEN, ...signed(text, now_s(webhook) + offset) },
      })
      assert.deepEqual(refused(reply), passes ? [200, 'none'] : [401, 'auth_timestamp_expired'])
    })
  }
  for (const timestamp of ['', 'now', '1e9', '-5', '0x10', '1767225600.5', '99999999999999']) {
    test(`${JSON.stringify(timestamp)} is refused when calls are signed`, async (t) => {
      const text = JSON.stringify(alpha_body())
      const reply = await post(await opened(t, SIGNED), { body: text, headers: signed(text, timestamp) })
      assert.deepEqual(refused(reply), [401, 'auth_timestamp_expired'])
    })
  }
  test('without a secret it is checked only when it is there', async (t) => {
    const webhook = await opened(t)
    assert.equal((await post(webhook)).status, 200)
    for (const timestamp of ['5', ' ']) {
      const reply = await post(webhook, { headers: { 'x-ahp-timestamp': timestamp } })
      assert.deepEqual(refused(reply), [401, 'auth_timestamp_expired'])
    }
    assert.equal((await post(webhook, { headers: { 'x-ahp-timestamp': String(now_s(webhook)) } })).status, 200)
  })
})

describe('signature', () => {
  const text = JSON.stringify(alpha_body())
  const sent = (
    webhook: Webhook,
    change: (headers: Record<string, string>) => Record<string, string>,
    body: string | Buffer = text,
  ) => post(webhook, { body, headers: change(signed(text, now_s(webhook))) })

  test('one of several values has to match', async (t) => {
    const webhook = await opened(t, SIGNED)
    const several = (headers: Record<string, string>) => ({
      ...headers,
      'x-ahp-signature': `v1=${'0'.repeat(64)}, ${headers['x-ahp-signature']} ,v2=abc`,
    })
    assert.equal((await sent(webhook, several)).status, 200)
  })

  const rows: [
    name: string,
    change: (headers: Record<string, string>) => Record<string, string>,
    body?: string | Buffer,
  ][] = [
    ['a missing one', ({ 'x-ahp-signature': _gone, ...rest }) => rest],
    ['an empty one', (headers) => ({ ...headers, 'x-ahp-signature': '' })],
    [
      'one without version',
      (headers) => ({ ...headers, 'x-ahp-signature': (headers['x-ahp-signature'] ?? '').slice(3) }),
    ],
    [
      'one in capitals',
      (headers) => ({ ...headers, 'x-ahp-signature': `v1=${headers['x-ahp-signature']?.slice(3).toUpperCase()}` }),
    ],
    [
      'a truncated one',
      (headers) => ({ ...headers, 'x-ahp-signature': headers['x-ahp-signature']?.slice(0, -1) ?? '' }),
    ],
    [
      'one of another secret',
      (headers) => ({ ...headers, ...signed(text, headers['x-ahp-timestamp'] ?? '', 'other') }),
    ],
    [
      'one of another time',
      (headers) => ({ ...headers, 'x-ahp-timestamp': String(Number(headers['x-ahp-timestamp']) + 1) }),
    ],
    ['one of another body', (headers) => headers, `${text} `],
    ['one of a truncated body', (headers) => headers, text.slice(0, -1)],
    ['one of an empty body', (headers) => headers, ''],
  ]
  for (const [name, change, body] of rows) {
    test(`refuses ${name}`, async (t) => {
      const reply = await sent(await opened(t, SIGNED), change, body ?? text)
      assert.deepEqual(refused(reply), [401, 'auth_invalid_signature'])
    })
  }

  test('permissive mode takes a missing one without a timestamp, never a wrong one', async (t) => {
    const webhook = await opened(t, { ...SIGNED, AHP_WEBHOOK_SIGNATURE_MODE: 'permissive' })
    assert.equal((await post(webhook)).status, 200)
    assert.ok(webhook.ports.log.lines.some((line) => line.event === 'webhook_unsigned'))
    for (const wrong of [`v1=${'0'.repeat(64)}`, ' ']) {
      const reply = await sent(webhook, (headers) => ({ ...headers, 'x-ahp-signature': wrong }))
      assert.deepEqual(refused(reply), [401, 'auth_invalid_signature'])
    }
    assert.equal((await sent(webhook, ({ 'x-ahp-timestamp': _gone, ...rest }) => rest)).status, 401)
  })

  test('bytes are signed, not what they mean: any changed, cut or moved byte is refused', async (t) => {
    const webhook = await opened(t, SIGNED)
    const bytes = Buffer.from(text)
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.integer({ min: 1, max: 255 }),
        fc.constantFrom('flip', 'cut', 'swap'),
        async (at, bit, how) => {
          const body = Buffer.from(bytes)
          const next = (at + 1) % bytes.length
          if (how === 'flip') body[at] = (body[at] ?? 0) ^ bit
          if (how === 'swap') [body[at], body[next]] = [body[next] ?? 0, body[at] ?? 0]
          const changed = how === 'cut' ? body.subarray(0, at) : body
          fc.pre(!changed.equals(bytes))
          const reply = await post(webhook, { body: changed, headers: signed(text, now_s(webhook)) })
          assert.equal(reply.status, 401)
        },
      ),
      { numRuns: 60 },
    )
    assert.equal(webhook.ports.store.stats().records, 0)
  })

  test('a replayed call gets the first reply and is not evaluated again', async (t) => {
    const webhook = await opened(t, SIGNED)
    const body = JSON.stringify(alpha_body({}, { approval_id: undefined }))
    const headers = signed(body, now_s(webhook))
    const first = await post(webhook, { body, headers })
    webhook.ports.clock.advance(200_000)
    const again = await post(webhook, { body, headers })
    assert.deepEqual(again.json, first.json)
    assert.equal(webhook.ports.store.stats().records, 1)
    webhook.ports.clock.advance(101_000)
    assert.deepEqual(refused(await post(webhook, { body, headers })), [401, 'auth_timestamp_expired'])
    assert.equal(webhook.ports.store.stats().records, 1)
  })
})

describe('body', () => {
  test('may be as large as the limit and not larger, announced or not', async (t) => {
    const webhook = await opened(t, { ALPHA_WEBHOOK_TOKEN: TOKEN, AHP_WEBHOOK_MAX_BODY_BYTES: '2000' })
    const filled = (size: number) => {
      const empty = JSON.stringify(alpha_body({}, { approval_id: 'x', note: '' }))
      return JSON.stringify(alpha_body({}, { approval_id: 'x', note: 'n'.repeat(size - empty.length) }))
    }
    assert.equal(filled(2000).length, 2000)
    assert.equal((await post(webhook, { body: filled(2000) })).status, 200)
    assert.deepEqual(refused(await post(webhook, { body: filled(2001) })), [413, 'input_invalid'])
    const chunked = { 'transfer-encoding': 'chunked' }
    assert.deepEqual(refused(await post(webhook, { body: filled(2001), headers: chunked })), [413, 'input_invalid'])
  })

  for (const [content_type, passes] of [
    ['application/json', true],
    ['application/json; charset=utf-8', true],
    ['Application/JSON', true],
    ['application/vnd.alpha+json', true],
    ['', false],
    ['text/plain', false],
    ['text/json', false],
    ['application/jsonp', false],
    ['application/x-www-form-urlencoded', false],
  ] as const) {
    test(`content type ${JSON.stringify(content_type)} ${passes ? 'passes' : 'is refused'}`, async (t) => {
      const reply = await post(await opened(t), { headers: { 'content-type': content_type } })
      assert.deepEqual(refused(reply), passes ? [200, 'none'] : [415, 'input_invalid'])
    })
  }

  for (const [name, body, error] of [
    ['no JSON', '{', /JSON object/],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0x7d]), /JSON object/],
    ['an array', '[]', /JSON object/],
    ['nesting beyond the limit', `${'{"payload":'.repeat(70)}1${'}'.repeat(70)}`, /JSON object of at most 64 levels/],
    ['no type', alpha_body({ type: undefined }), /^type /],
    ['a type that is a number', alpha_body({ type: 5 }), /^type /],
    ['no session', alpha_body({ sessionKey: undefined }), /^sessionKey /],
    ['a session with control characters', alpha_body({ sessionKey: 'a\nb' }), /^sessionKey /],
    ['a payload that is no object', alpha_body({ payload: [] }), /^payload /],
    ['an agent that is a number', alpha_body({ agentId: 5 }), /^agentId /],
    ['a key that is a number', alpha_body({ idempotencyKey: 5 }), /^idempotencyKey /],
  ] as const) {
    test(`refuses ${name} with 400 and counts it`, async (t) => {
      const webhook = await opened(t)
      const reply = await post(webhook, { body })
      assert.deepEqual(refused(reply), [400, 'input_invalid'])
      assert.match(reply.json.error, error)
      assert.equal(webhook.ports.metrics.total('asg_invalid_events_total', { transport: 'webhook' }), 1)
      assert.equal(webhook.ports.store.stats().records, 0)
    })
  }

  test('a type that cannot be mapped is 422 and never an allow', async (t) => {
    const webhook = await opened(t)
    for (const type of ['exec.approval', 'approval.requested.x', 'chat', 'allow', '', 'session.started']) {
      const reply = await post(webhook, { body: alpha_body({ type }) })
      assert.deepEqual(refused(reply), [422, 'input_invalid'])
    }
    assert.equal(webhook.ports.store.stats().records, 0)
  })
})

describe('idempotency', () => {
  test('the same key and payload is one record, another payload is 409, both over a different spelling', async (t) => {
    const webhook = await opened(t)
    const body = alpha_body({ idempotencyKey: 'k-1' }, { approval_id: undefined })
    const first = await post(webhook, { body })
    const reordered = Object.fromEntries(Object.entries(body).reverse())
    const again = await post(webhook, { body: JSON.stringify(reordered, null, 2) })
    assert.deepEqual([again.status, again.json], [200, first.json])
    assert.equal(webhook.ports.store.stats().records, 1)
    const other = await post(webhook, { body: { ...body, agentId: 'other' } })
    assert.deepEqual(refused(other), [409, 'idempotency_conflict'])
  })

  test('fifty at once are decided once', async (t) => {
    const webhook = await opened(t)
    const body = alpha_body({ idempotencyKey: 'k-2' }, { approval_id: undefined })
    const replies = await Promise.all(Array.from({ length: 50 }, () => post(webhook, { body })))
    assert.deepEqual(new Set(replies.map((reply) => reply.text)).size, 1)
    assert.equal(webhook.ports.store.stats().records, 1)
  })

  test('a key is free again after its time, and after a call that was refused', async (t) => {
    const webhook = await opened(t)
    const body = alpha_body({ idempotencyKey: 'k-3' }, { approval_id: undefined })
    assert.equal((await post(webhook, { body: { ...body, type: 'unknown' } })).status, 422)
    assert.equal((await post(webhook, { body })).status, 200)
    webhook.ports.clock.advance(300_000)
    assert.equal((await post(webhook, { body: { ...body, agentId: 'other' } })).status, 200)
  })

  test('a redelivery without a key is recognised by what it is', async (t) => {
    const webhook = await opened(t)
    const body = alpha_body({}, { approval_id: 'up-1' })
    const first = await post(webhook, { body })
    const again = await post(webhook, { body })
    assert.deepEqual(again.json, first.json)
    assert.equal(webhook.ports.store.stats().records, 1)
    const other = await post(webhook, { body: alpha_body({}, { approval_id: 'up-1', command: 'rm -rf /' }) })
    assert.equal(other.json.decision, 'block')
  })
})

describe('failures', () => {
  test('a store that cannot record is 500 upstream_unavailable, an engine that breaks 500 internal_error', async (t) => {
    const webhook = await opened(t)
    const broken = await post(webhook, { body: alpha_body({}, { command: 'throw' }) })
    assert.deepEqual(refused(broken), [500, 'internal_error'])
    await webhook.ports.store.close()
    const failed = await post(webhook)
    assert.deepEqual(refused(failed), [500, 'upstream_unavailable'])
    assert.equal(failed.json.decision, undefined)
  })

  test('refusals are logged without the token, and only so often', async (t) => {
    const webhook = await opened(t)
    for (let at = 0; at < 60; at++) await post(webhook, { headers: { authorization: 'Bearer wrong-token' } })
    const lines = webhook.ports.log.lines.filter((line) => line.event === 'webhook_refused')
    assert.equal(lines.length, 30)
    assert.ok(!JSON.stringify(lines).includes('wrong-token'))
  })
})
