// The gate in front of every HTTP route: tokens, failed attempts, and Host and Origin while authentication is off.
// Source: CONTRACT 0.1, 0.8.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ROUTES } from '#functions/index.ts'
import { ask, type Listener, listen } from '#test/support/door/listener.ts'
import { rpc_command } from '#test/support/rpc.ts'

const body = () => JSON.stringify(rpc_command('npm test'))

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
