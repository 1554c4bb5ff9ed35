// The HTTP listener as a client sees it, through both doors. Source: CONTRACT 0.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { MAX_BODY_BYTES } from '#core/limits.ts'
import { type Answer, type Ask, ask, type Listener, listen } from '#test/support/door/listener.ts'
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
        assert.deepEqual(answer.json, { error: 'No such route; GET /openapi.json lists all' })
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
