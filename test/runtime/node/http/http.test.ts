// The HTTP listener as a client sees it, through both doors (long: one listener, every status). Source: CONTRACT 0.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { MAX_BODY_BYTES } from '#core/limits.ts'
import { ROUTES } from '#functions/index.ts'
import { type Answer, type Ask, ask, exchange, type Listener, listen } from '#test/support/listener.ts'
import { rpc_command } from '#test/support/rpc.ts'

/** The same target in origin form, which the fast door takes, and in absolute form, which goes through Hono. */
const DOORS = {
  'the fast door': (target: string) => target,
  Hono: (target: string) => `http://127.0.0.1:1${target}`,
} as const

const body = () => JSON.stringify(rpc_command('npm test'))

/** What every JSON reply carries. */
function assert_json(answer: Answer): void {
  assert.equal(answer.headers['content-type'], 'application/json')
  assert.equal(answer.headers['cache-control'], 'no-store')
  assert.equal(answer.headers['access-control-allow-origin'], undefined)
}

for (const [door, target] of Object.entries(DOORS)) {
  describe(`through ${door}`, () => {
    let open: Listener
    let guarded: Listener
    before(async () => {
      open = await listen({ env: { CS_RATE_LIMIT_PER_MINUTE: '0' } })
      guarded = await listen({
        env: { CS_AUTH_TOKEN: 'agent-token', CS_OPERATOR_TOKEN: 'operator-token', CS_RATE_LIMIT_PER_MINUTE: '0' },
      })
    })
    after(() => Promise.all([open.close(), guarded.close()]))
    const post = (change: Partial<Ask> = {}) =>
      ask(open.port, { method: 'POST', target: target('/ahp'), body: body(), ...change })

    test('answers a decision with 200', async () => {
      const answer = await post()
      assert.equal(answer.status, 200)
      assert_json(answer)
      assert.equal(answer.json.result.decision.decision, 'allow')
    })

    test('answers a notification with 204 and no body', async () => {
      const { id: _id, ...notification } = rpc_command('npm test')
      const answer = await post({ body: JSON.stringify(notification) })
      assert.equal(answer.status, 204)
      assert.equal(answer.text, '')
      assert.equal(answer.headers['content-type'], undefined)
    })

    for (const [what, text] of [
      ['text that is no JSON', '{"jsonrpc":'],
      ['an empty body', ''],
      ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
      ['65 levels', '['.repeat(65) + ']'.repeat(65)],
      ['a million levels', '['.repeat(1_000_000)],
    ] as const) {
      test(`answers ${what} with -32700`, async () => {
        const answer = await post({ body: text })
        assert.equal(answer.status, 200)
        const { code, data } = answer.json.error
        assert.equal(code, -32700)
        assert.equal(data.request_id, 'unknown')
        assert.equal(answer.json.id, null)
      })
    }

    test('takes 10 MiB and refuses one byte more', async () => {
      const full = await post({ body: Buffer.alloc(MAX_BODY_BYTES, 0x20) })
      assert.equal(full.json.error.code, -32700)
      const over = await post({ body: Buffer.alloc(MAX_BODY_BYTES + 1, 0x20) })
      assert.equal(over.status, 413)
      assert_json(over)
      assert.deepEqual(over.json, { error: 'Payload too large' })
    })

    test('counts a body that does not say how long it is', async () => {
      const over = await post({
        body: Buffer.alloc(MAX_BODY_BYTES + 1, 0x20),
        headers: { 'transfer-encoding': 'chunked' },
      })
      assert.equal(over.status, 413)
      const small = await post({ headers: { 'transfer-encoding': 'chunked' } })
      assert.equal(small.status, 200)
    })

    test('does not look at the content type', async () => {
      assert.equal((await post({ headers: { 'content-type': 'text/plain' } })).status, 200)
      assert.equal((await post({ headers: { 'content-type': 'application/xml; charset=x' } })).status, 200)
    })

    test('ignores a query', async () => {
      assert.equal((await post({ target: target('/ahp?x=1&x=2') })).status, 200)
    })

    test('answers 404 for unknown routes without asking for a token', async () => {
      for (const path of [
        '/nope',
        '/',
        '/ahp/',
        '/AHP',
        '/report',
        '/ahp/gamma/x',
        '/%61hp',
        '/ahp%2Fgamma',
        '/..%2fahp',
      ]) {
        const answer = await ask(guarded.port, { method: 'POST', target: target(path), body: '{}' })
        assert.equal(answer.status, 404, path)
        assert_json(answer)
        assert.deepEqual(answer.json, { error: 'No such route' })
      }
    })

    test('answers 405 with Allow for other methods of a known route', async () => {
      for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']) {
        const answer = await ask(guarded.port, { method, target: target('/ahp') })
        assert.equal(answer.status, 405, method)
        assert.equal(answer.headers.allow, 'POST')
        assert_json(answer)
      }
      const health = await ask(guarded.port, { method: 'POST', target: target('/health'), body: '{}' })
      assert.deepEqual([health.status, health.headers.allow], [405, 'GET, HEAD'])
    })

    test('takes dots for what they are in an id, and for nothing else', async () => {
      for (const [dots, id] of [
        ['%2E', '.'],
        ['%2e%2E', '..'],
        ['.', '.'],
        ['..', '..'],
      ]) {
        for (const more of ['', '/risk', '/enforcement']) {
          const answer = await ask(open.port, { target: target(`/report/session/${dots}${more}`) })
          assert.deepEqual([answer.status, answer.json.session_id], [200, id], `${dots}${more}`)
        }
      }
      const posted = await ask(open.port, { method: 'POST', target: target('/report/session/%2E/risk'), body: '{}' })
      assert.deepEqual([posted.status, posted.headers.allow], [405, 'GET, HEAD'])
    })

    test('answers HEAD as GET without a body', async () => {
      const get = await ask(open.port, { target: target('/health') })
      const head = await ask(open.port, { method: 'HEAD', target: target('/health') })
      assert.equal(head.status, 200)
      assert.equal(head.text, '')
      assert.equal(head.headers['content-type'], get.headers['content-type'])
    })

    test('opens no stream for HEAD', async () => {
      const head = await ask(open.port, { method: 'HEAD', target: target('/report/stream') })
      assert.equal(head.status, 200)
      assert.equal(head.headers['content-type'], 'text/event-stream')
      assert.equal(open.ports.bus.subscribers(), 0)
    })

    test('asks for the token before it reads the body', async () => {
      const answer = await ask(guarded.port, {
        method: 'POST',
        target: target('/ahp'),
        body: Buffer.alloc(MAX_BODY_BYTES + 1, 0x20),
      })
      assert.equal(answer.status, 401)
      assert_json(answer)
      assert.deepEqual(answer.json, { error: 'Unauthorized' })
      assert.equal(answer.headers['www-authenticate'], 'Bearer')
    })

    test('tells nothing about a failure inside', async () => {
      const failing = await listen()
      failing.ports.shared.spend = () => Promise.reject(new Error('secret path /etc/passwd'))
      const answer = await ask(failing.port, { method: 'POST', target: target('/ahp'), body: body() })
      assert.equal(answer.status, 500)
      assert_json(answer)
      assert.deepEqual(answer.json, { error: 'Internal error' })
      const logged = failing.ports.log.lines.find((line) => line.event === 'request_failed')
      assert.match(String(logged?.fields.cause), /secret path/)
      await failing.close()
    })

    test('answers 429 with the time to wait, and counts nothing that was refused', async () => {
      const limited = await listen({ env: { CS_RATE_LIMIT_PER_MINUTE: '2' } })
      const one = () => ask(limited.port, { method: 'POST', target: target('/ahp'), body: body() })
      await one()
      limited.ports.clock.advance(1500)
      await one()
      for (let again = 0; again < 3; again++) {
        const answer = await one()
        assert.equal(answer.status, 429)
        assert_json(answer)
        assert.equal(answer.headers['retry-after'], '59')
        assert.deepEqual(answer.json, {
          rpc_version: 'sync_decision.1.0',
          request_id: 'unknown',
          rpc_status: 'error',
          rpc_error_code: 'RATE_LIMITED',
          rpc_error_message: 'Rate limit of 2 requests per minute exceeded',
          retry_eligible: true,
          retry_after_ms: 58_500,
          fallback_decision: null,
        })
      }
      limited.ports.clock.advance(58_500)
      assert.equal((await one()).status, 200)
      assert.equal(limited.ports.metrics.total('asg_rate_limited_total', { route: '/ahp' }), 3)
      await limited.close()
    })

    test('refuses a rate-limited request before it reads its body', async () => {
      const limited = await listen({ env: { CS_RATE_LIMIT_PER_MINUTE: '1' } })
      const one = (text: string | Buffer) => ask(limited.port, { method: 'POST', target: target('/ahp'), body: text })
      assert.equal((await one('not even JSON')).status, 200)
      assert.equal((await one(Buffer.alloc(MAX_BODY_BYTES + 1))).status, 429)
      await limited.close()
    })
  })
}

describe('authentication', () => {
  const TOKENS = { CS_AUTH_TOKEN: 'agent-token', CS_OPERATOR_TOKEN: 'operator-token', CS_RATE_LIMIT_PER_MINUTE: '0' }
  let guarded: Listener
  before(async () => {
    guarded = await listen({ env: TOKENS })
  })
  after(() => guarded.close())
  const status = async (headers: Record<string, string>, target = '/openapi.json') =>
    (await ask(guarded.port, { target, headers })).status

  test('protects every route of the table that is not open', async () => {
    for (const { method, path, endpoint } of ROUTES) {
      if (endpoint.auth === 'webhook' || endpoint.listener === 'receiver') continue
      const target = path.replaceAll(/\{\w+\}/g, 'x')
      const missing = await ask(guarded.port, { method, target })
      const wrong = await ask(guarded.port, { method, target, headers: { authorization: 'Bearer nope' } })
      const open = endpoint.auth === 'open' || endpoint.auth === 'metrics'
      if (open) {
        assert.ok(missing.status < 400, `${method} ${path}`)
        continue
      }
      for (const answer of [missing, wrong]) {
        assert.equal(answer.status, 401, `${method} ${path}`)
        assert.equal(answer.headers['www-authenticate'], 'Bearer')
        assert.deepEqual(answer.json, { error: 'Unauthorized' })
      }
      if (endpoint.auth !== 'operator') continue
      const agent = await ask(guarded.port, { method, target, headers: { authorization: 'Bearer agent-token' } })
      assert.equal(agent.status, 403, `${method} ${path}`)
      assert.equal(agent.json.failure_class, 'auth_operator_required')
    }
  })

  test('takes the scheme in any case and any number of spaces', async () => {
    for (const header of [
      'Bearer agent-token',
      'bearer agent-token',
      'BEARER    agent-token',
      'Bearer agent-token  ',
    ]) {
      assert.equal(await status({ authorization: header }), 200, header)
    }
  })

  test('takes the operator token everywhere', async () => {
    assert.equal(await status({ authorization: 'Bearer operator-token' }), 200)
  })

  test('takes nothing else', async () => {
    for (const header of [
      'agent-token',
      'Bearer',
      'Bearer ',
      'Beareragent-token',
      'Bearer\tagent-token',
      'Basic agent-token',
      'Bearer agent-toke',
      'Bearer agent-tokens',
      'Bearer agent-token agent-token',
      'Bearer AGENT-TOKEN',
      'Bearer agent-tok\u00e9n',
      `Bearer ${'x'.repeat(4000)}`,
    ]) {
      assert.equal(await status({ authorization: header }), 401, header)
    }
  })

  test('takes ?token= for the stream only, and lets the header win', async () => {
    assert.equal((await ask(guarded.port, { method: 'HEAD', target: '/report/stream?token=agent-token' })).status, 200)
    assert.equal((await ask(guarded.port, { method: 'HEAD', target: '/report/stream?token=nope' })).status, 401)
    assert.equal((await ask(guarded.port, { method: 'HEAD', target: '/report/stream?token=' })).status, 401)
    const both = {
      method: 'HEAD',
      target: '/report/stream?token=agent-token',
      headers: { authorization: 'Bearer nope' },
    }
    assert.equal((await ask(guarded.port, both)).status, 401)
    assert.equal(await status({}, '/openapi.json?token=agent-token'), 401)
  })

  test('leaves /health open, and /metrics unless it is told otherwise', async () => {
    assert.equal(await status({}, '/health'), 200)
    assert.equal(await status({}, '/metrics'), 200)
    const strict = await listen({ env: { ...TOKENS, CS_METRICS_AUTH: 'true' } })
    assert.equal((await ask(strict.port, { target: '/metrics' })).status, 401)
    const authorization = 'Bearer agent-token'
    assert.equal((await ask(strict.port, { target: '/metrics', headers: { authorization } })).status, 200)
    await strict.close()
    const open = await listen({ env: { CS_METRICS_AUTH: 'true' } })
    assert.equal((await ask(open.port, { target: '/metrics' })).status, 200)
    await open.close()
  })

  test('logs and counts a failure without the token', async () => {
    const fresh = await listen({ env: { CS_AUTH_TOKEN: 'agent-token' } })
    await ask(fresh.port, { target: '/openapi.json', headers: { authorization: 'Bearer guess-guess-guess' } })
    const line = fresh.ports.log.lines.find((one) => one.event === 'auth_failed')
    assert.deepEqual(line?.fields, { peer: '127.0.0.1', route: '/openapi.json', cause: 'UNAUTHORIZED' })
    assert.equal(fresh.ports.metrics.total('asg_auth_failures_total', { route: '/openapi.json' }), 1)
    assert.doesNotMatch(JSON.stringify(fresh.ports.log.lines), /guess/)
    await fresh.close()
  })

  test('limits failed attempts per peer, and never those who know the token', async () => {
    const fresh = await listen({ env: { CS_AUTH_TOKEN: 'agent-token', CS_RATE_LIMIT_PER_MINUTE: '3' } })
    const wrong = () => ask(fresh.port, { target: '/openapi.json', headers: { authorization: 'Bearer nope' } })
    for (let at = 0; at < 3; at++) assert.equal((await wrong()).status, 401)
    const refused = await wrong()
    assert.equal(refused.status, 429)
    assert.equal(refused.json.rpc_error_code, 'RATE_LIMITED')
    assert.equal(refused.headers['retry-after'], '60')
    const right = await ask(fresh.port, { target: '/openapi.json', headers: { authorization: 'Bearer agent-token' } })
    assert.equal(right.status, 200)
    const decision = { method: 'POST', target: '/ahp', headers: { authorization: 'Bearer agent-token' }, body: body() }
    assert.equal((await ask(fresh.port, decision)).status, 200)
    fresh.ports.clock.advance(60_000)
    assert.equal((await wrong()).status, 401)
    await fresh.close()
  })

  test('charges the forwarded address only when a trusted proxy says it', async () => {
    const one = async (env: Record<string, string>, forwarded: string[]) => {
      const fresh = await listen({ env: { CS_RATE_LIMIT_PER_MINUTE: '1', ...env } })
      const statuses: number[] = []
      for (const address of forwarded) {
        const headers = { 'x-forwarded-for': address }
        statuses.push((await ask(fresh.port, { method: 'POST', target: '/ahp', headers, body: body() })).status)
      }
      await fresh.close()
      return statuses
    }
    const trusted = { AHP_TRUSTED_PROXIES: '127.0.0.0/8, 10.0.0.1' }
    assert.deepEqual(await one({}, ['192.0.2.1', '192.0.2.2']), [200, 429])
    assert.deepEqual(await one(trusted, ['192.0.2.1', '192.0.2.2', '192.0.2.1']), [200, 200, 429])
    assert.deepEqual(await one(trusted, ['spoofed, 192.0.2.1, 10.0.0.1', '192.0.2.1']), [200, 429])
    assert.deepEqual(await one(trusted, ['not an address', 'neither']), [200, 429])
  })
})

describe('without authentication', () => {
  let open: Listener
  before(async () => {
    open = await listen({ env: { CS_ALLOWED_HOSTS: 'gateway.test', CS_RATE_LIMIT_PER_MINUTE: '0' } })
  })
  after(() => open.close())
  const answer = (headers: Record<string, string>) => ask(open.port, { target: '/health', headers })

  test('takes addresses, localhost and the configured names as Host', async () => {
    for (const host of [
      '127.0.0.1',
      '127.0.0.1:8080',
      'localhost',
      'LOCALHOST:1',
      '[::1]:8080',
      '192.0.2.7',
      'gateway.test:80',
    ]) {
      assert.equal((await answer({ host })).status, 200, host)
    }
  })

  test('takes addresses in any spelling on every route', async () => {
    for (const host of ['[0:0:0:0:0:0:0:1]:8080', '[::ffff:127.0.0.1]', '[0::1]']) {
      for (const [target, status] of [
        ['/health', 200],
        ['/report/summary', 200],
        ['/report/session/s-1/risk', 200],
        ['/report/summary?window_seconds=0', 400],
        ['/nowhere', 404],
      ] as const) {
        const reply = await ask(open.port, { target, headers: { host } })
        assert.deepEqual([reply.status, reply.headers['cache-control']], [status, 'no-store'], `${host} ${target}`)
      }
    }
    for (const host of ['user@localhost', 'localhost/x', 'localhost:']) {
      assert.equal((await ask(open.port, { target: '/report/summary', headers: { host } })).status, 403, host)
    }
  })

  test('refuses other names, which a web page could use', async () => {
    for (const host of [
      'evil.test',
      'localhost.evil.test',
      'evil.test:8080',
      '127.0.0.1.evil.test',
      '0x7f.1',
      '2130706433',
    ]) {
      const refused = await answer({ host })
      assert.equal(refused.status, 403, host)
      assert.deepEqual(Object.keys(refused.json), ['error'])
    }
  })

  test('refuses a page of another origin', async () => {
    const host = '127.0.0.1:8080'
    assert.equal((await answer({ host, origin: 'http://127.0.0.1:8080' })).status, 200)
    assert.equal((await answer({ host: 'localhost', origin: 'http://localhost' })).status, 200)
    for (const origin of [
      'http://127.0.0.1',
      'http://127.0.0.1:8081',
      'http://evil.test',
      'http://localhost:8080',
      'null',
      '',
    ]) {
      assert.equal((await answer({ host, origin })).status, 403, origin)
    }
  })

  test('looks at the Host again after it let one in', async () => {
    assert.equal((await answer({ host: 'localhost' })).status, 200)
    assert.equal((await answer({ host: 'evil.test' })).status, 403)
    assert.equal((await answer({ host: 'localhost', origin: 'http://evil.test' })).status, 403)
  })

  test('does not look at the Host when there is a token', async () => {
    const guarded = await listen({ env: { CS_AUTH_TOKEN: 'agent-token' } })
    const headers = { host: 'evil.test', origin: 'http://evil.test', authorization: 'Bearer agent-token' }
    assert.equal((await ask(guarded.port, { target: '/openapi.json', headers })).status, 200)
    await guarded.close()
  })
})

describe('bytes that are no HTTP', () => {
  let open: Listener
  before(async () => {
    open = await listen({ env: { CS_RATE_LIMIT_PER_MINUTE: '0' } })
  })
  after(() => open.close())

  for (const [what, bytes, status] of [
    ['a sentence', 'hello there\r\n\r\n', 400],
    ['binary', Buffer.from([0, 0, 0, 5, 1, 2, 3, 4, 5]), 400],
    ['a TLS greeting', Buffer.from('16030100f8010000f40303', 'hex'), 400],
    ['two lengths', 'POST /ahp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [
      'length and chunks',
      'POST /ahp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a negative length', 'POST /ahp HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n', 400],
    ['no Host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['headers without end', `GET /health HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(20_000)}`, 431],
    ['a tunnel', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n', 404],
  ] as const) {
    test(`answers ${what} with ${status} and closes`, async () => {
      const reply = (await exchange(open.port, bytes)).toString('latin1')
      assert.match(reply, new RegExp(`^HTTP/1\\.1 ${status} `))
    })
  }

  test('answers the next request after a body that was too large on the same connection', async () => {
    const over = MAX_BODY_BYTES + 1
    const head = `POST /ahp HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${over}\r\n\r\n`
    const next = 'GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    const reply = (
      await exchange(open.port, Buffer.concat([Buffer.from(head), Buffer.alloc(over), Buffer.from(next)]))
    ).toString()
    assert.deepEqual(reply.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 413', 'HTTP/1.1 200'])
  })

  for (const [what, path, headers, status] of [
    ['a body that is too large', '/ahp', '', 413],
    ['a path that does not exist', '/nowhere', '', 404],
    ['an Origin of its own', '/ahp', 'Origin: http://evil.test\r\n', 403],
  ] as const) {
    test(`lets a client that closes finish sending after ${what}, so that the reply arrives`, async () => {
      const over = MAX_BODY_BYTES + 1
      const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\nContent-Length: ${over}\r\n\r\n`
      const reply = (await exchange(open.port, Buffer.concat([Buffer.from(head), Buffer.alloc(over)]))).toString()
      assert.deepEqual(reply.match(/HTTP\/1\.1 \d+/g), [`HTTP/1.1 ${status}`])
      assert.match(reply, /\r\nConnection: close\r\n/i)
    })
  }

  test('waits no longer than its patience for a client that keeps sending after its reply', async () => {
    const hasty = await listen({ patience: { headers_ms: 20, request_ms: 20, check_ms: 5 } })
    const head = `POST /ahp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${MAX_BODY_BYTES + 1}\r\n\r\n`
    const reply = (await exchange(hasty.port, head)).toString()
    await hasty.close()
    assert.match(reply, /^HTTP\/1\.1 413 /)
    for (let turns = 0; hasty.responder.open() > 0 && turns < 100; turns++) await setImmediate()
    assert.equal(hasty.responder.open(), 0)
  })

  test('asks for an announced body only when it wants it', async () => {
    const head = (length: number) =>
      `POST /ahp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`
    const text = body()
    const wanted = (await exchange(open.port, head(Buffer.byteLength(text)) + text)).toString()
    assert.deepEqual(wanted.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 100', 'HTTP/1.1 200'])
    const refused = (
      await exchange(open.port, head(MAX_BODY_BYTES + 1).replace('Connection: close\r\n', ''))
    ).toString()
    assert.deepEqual(refused.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 413'])
  })

  for (const [what, start] of [
    ['headers', 'POST /ahp HTTP/1.1\r\nHost: localhost\r\nContent-'],
    ['a body', 'POST /ahp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nhalf'],
  ] as const) {
    test(`gives up on ${what} that does not end`, async () => {
      const patience = { headers_ms: 20, request_ms: 20, check_ms: 5 }
      const hasty = await listen({ env: { CS_RATE_LIMIT_PER_MINUTE: '0' }, patience })
      assert.match((await exchange(hasty.port, start)).toString(), /^HTTP\/1\.1 408 .*\{"error":/s)
      assert.equal(hasty.responder.open(), 0)
      await hasty.close()
    })
  }

  test('survives any bytes whatever', async () => {
    const part = fc.oneof(
      fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
      fc.constantFrom(
        'POST /ahp HTTP/1.1\r\n',
        'GET /health?',
        'Host: localhost\r\n',
        'Content-Length: 7\r\n',
        '\r\n',
        '{"a":',
      ),
      fc.constantFrom(
        'Transfer-Encoding: chunked\r\n',
        'Expect: 100-continue\r\n',
        '5\r\nhello\r\n',
        '0\r\n\r\n',
        'Upgrade: x\r\n',
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        await exchange(open.port, Buffer.from(parts.join(''), 'latin1'), { half_close: true })
      }),
      { numRuns: 150 },
    )
    assert.equal((await ask(open.port, { target: '/health' })).status, 200)
    assert.equal(open.responder.open(), 0)
  })

  test('survives clients that leave in the middle of a body', async () => {
    const head = 'POST /ahp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nhalf'
    await exchange(open.port, head, { half_close: true })
    assert.equal((await ask(open.port, { target: '/health' })).status, 200)
    assert.equal(open.responder.open(), 0)
  })

  test('refuses large replies that do not fit beside those that clients have not taken yet', async () => {
    const tight = await listen({
      env: { CS_RATE_LIMIT_PER_MINUTE: '0' },
      unsent_bytes: 3_000_000,
      policy: { big: { verdict: 'allow', danger: 0 } },
    })
    const decide = (command: string, session_id: string) =>
      ask(tight.port, {
        method: 'POST',
        target: '/ahp',
        body: JSON.stringify(rpc_command(command, {}, { session_id })),
      })
    await decide(`big ${'x'.repeat(2_000_000)}`, 'two')
    await decide(`big ${'x'.repeat(4_000_000)}`, 'four')
    const read = (session_id: string) => ask(tight.port, { target: `/report/session/${session_id}` })
    // What was taken makes room again.
    for (let at = 0; at < 3; at++) assert.equal((await read('two')).status, 200)
    const refused = await read('four')
    assert.deepEqual([refused.status, refused.headers['retry-after']], [503, '1'])
    assert.match(refused.json.error, /large replies/)
    assert.equal((await read('two')).status, 200)
    await tight.close()
  })

  test('refuses large bodies that do not fit beside those that are being sent', async () => {
    const tight = await listen({ env: { CS_RATE_LIMIT_PER_MINUTE: '0' }, unfinished_bytes: 1000 })
    const answer = await ask(tight.port, { method: 'POST', target: '/ahp', body: Buffer.alloc(2000, 0x20) })
    assert.equal(answer.status, 503)
    assert.equal((await ask(tight.port, { method: 'POST', target: '/ahp', body: body() })).status, 200)
    await tight.close()
  })
})
