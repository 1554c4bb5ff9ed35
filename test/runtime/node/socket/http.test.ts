// HTTP on the Unix socket: hook routes for launchers that have no frames. Source: CONTRACT 10.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { describe, test } from 'node:test'
import { MAX_BODY_BYTES } from '#core/limits.ts'
import { ask, exchange } from '#test/support/door/listener.ts'
import { socket_place } from '#test/support/door/socket.ts'
import { rpc_command, rpc_envelope, rpc_event, rpc_params } from '#test/support/rpc.ts'

const place = socket_place()
const { serve, dialled } = place

describe('HTTP on the socket', () => {
  const hook = JSON.stringify({
    hook_event_name: 'PreToolUse',
    tool_name: 'Bash',
    session_id: 's-1',
    tool_input: { command: 'rm -rf /' },
  })

  test('answers hooks without a token', async () => {
    await serve({ settings: { auth_enabled: true } })
    const answer = await ask(0, {
      method: 'POST',
      target: '/ahp/gamma?dialect=flat',
      body: hook,
      socket_path: place.path,
    })
    assert.equal(answer.status, 200)
    assert.equal(answer.json.permissionDecision, 'deny')
  })

  test('answers decisions, also in many pieces and larger than one read', async () => {
    await serve()
    const large = rpc_envelope({
      params: rpc_params({ event: rpc_event({ payload: { command: 'npm test', note: 'x'.repeat(500_000) } }) }),
    })
    const text = JSON.stringify(large)
    const head = `POST /ahp HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n`
    const whole = (await exchange(place.path, head + text)).toString()
    assert.match(whole, /^HTTP\/1\.1 200 /)
    const client = dialled()
    const chunks: Buffer[] = []
    client.on('data', (chunk: Buffer) => chunks.push(chunk))
    for (const piece of ['P', 'OS', `T${head.slice(4)}`, text.slice(0, 10), text.slice(10)]) {
      await new Promise<void>((resolve) => client.write(piece, () => resolve()))
    }
    await once(client, 'close')
    assert.match(Buffer.concat(chunks).toString(), /^HTTP\/1\.1 200 .*"rpc_status":"ok"/s)
  })

  test('keeps the connection for the next request', async () => {
    await serve()
    const body = JSON.stringify(rpc_command('npm test'))
    const one = `POST /ahp HTTP/1.1\r\nHost: x\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    const last = one.replace('Host: x', 'Host: x\r\nConnection: close')
    const reply = (await exchange(place.path, one + one + last)).toString()
    assert.equal(reply.match(/HTTP\/1\.1 200 OK/g)?.length, 3)
  })

  test('serves hook routes and nothing else', async () => {
    await serve()
    for (const target of ['/health', '/report/stream', '/ahp/resolve', '/openapi.json']) {
      assert.equal((await ask(0, { method: 'POST', target, body: '{}', socket_path: place.path })).status, 404, target)
    }
  })

  test('limits by session and answers 429', async () => {
    await serve({ settings: { rate_limit_per_minute: 1 } })
    const post = (session_id: string) =>
      ask(0, {
        method: 'POST',
        target: '/ahp',
        body: JSON.stringify(rpc_command('npm test', {}, { session_id })),
        socket_path: place.path,
      })
    assert.equal((await post('a')).status, 200)
    assert.equal((await post('b')).status, 200)
    assert.equal((await post('a')).status, 429)
  })

  test('refuses a body that is too large', async () => {
    await serve()
    const answer = await ask(0, {
      method: 'POST',
      target: '/ahp',
      body: Buffer.alloc(MAX_BODY_BYTES + 1),
      socket_path: place.path,
    })
    assert.equal(answer.status, 413)
  })
})
