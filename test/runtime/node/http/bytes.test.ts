// What the HTTP listener makes of bytes nobody should send, of bodies that do not come, and of replies that nobody takes.
// Source: CONTRACT 0.2, 0.9.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { MAX_BODY_BYTES } from '#core/limits.ts'
import { ask, exchange, type Listener, listen } from '#test/support/door/listener.ts'
import { rpc_command } from '#test/support/rpc.ts'

const body = () => JSON.stringify(rpc_command('npm test'))

describe('a listener', () => {
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
    ['no Host', 'GET /health HTTP/1.1\r\n\r\n', 400],
    ['no Host and a body', 'POST /ahp HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}', 400],
    [
      'an expectation nobody knows',
      'POST /ahp HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nContent-Length: 2\r\n\r\n',
      417,
    ],
    ['headers without end', `GET /health HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(20_000)}`, 431],
    ['a tunnel', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n', 404],
  ] as const) {
    test(`answers ${what} with ${status} and closes`, async () => {
      const reply = (await exchange(open.port, bytes)).toString('latin1')
      assert.match(reply, new RegExp(`^HTTP/1\\.1 ${status} `))
      const [head, text] = reply.split('\r\n\r\n')
      assert.match(head ?? '', /^content-type: application\/json$/im)
      assert.equal(typeof JSON.parse(text ?? '').error, 'string')
    })
  }

  for (const [what, sent, seen] of [
    ['compressed', gzipSync('{}'), /\(it is not UTF-8; compressed bodies are not read\)/],
    ['in UTF-16', Buffer.from('\ufeff{}', 'utf16le'), /\(it is not UTF-8/],
    ['behind a byte order mark', Buffer.from('\ufeff{}'), /\(it begins with a byte order mark\)/],
    ['empty', Buffer.alloc(0), /\(it is empty\)/],
  ] as const) {
    test(`says of a body that is ${what} why it is no JSON`, async () => {
      for (const target of ['/ahp', '/ahp/beta', '/ahp/gamma', '/ahp/resolve']) {
        const reply = await ask(open.port, { method: 'POST', target, body: sent })
        assert.match(JSON.stringify(reply), seen, target)
      }
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
