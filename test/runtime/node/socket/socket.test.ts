// The Unix socket: frames, their order and limits, and how it ends. Source: SPEC "Unix domain socket", CONTRACT 10.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { MAX_BODY_BYTES, MAX_SOCKET_CONNECTIONS } from '#core/limits.ts'
import { unfinished_bytes } from '#runtime/node/http/body.ts'
import { frame_reader } from '#runtime/node/socket/frame.ts'
import { exchange } from '#test/support/door/listener.ts'
import { frame, socket_place } from '#test/support/door/socket.ts'
import { rpc_command } from '#test/support/rpc.ts'

const place = socket_place()
const { serve, dial } = place
const header = (length: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

describe('frames', () => {
  test('are answered like POST /ahp', async () => {
    await serve()
    const client = dial()
    client.send(frame(rpc_command('rm -rf /')))
    const { jsonrpc, id, result } = await client.next()
    assert.deepEqual([jsonrpc, id, result.decision.decision], ['2.0', 1, 'block'])
  })

  test('may come byte by byte', async () => {
    await serve()
    const client = dial()
    client.socket.setNoDelay(true)
    for (const byte of frame(rpc_command('npm test'))) client.send(Buffer.from([byte]))
    assert.equal((await client.next()).result.rpc_status, 'ok')
  })

  test('are answered in order however many are sent at once', async () => {
    await serve()
    const client = dial()
    const total = 700
    const calls = Array.from({ length: total }, (_, id) => frame({ ...rpc_command('npm test'), id }))
    client.send(Buffer.concat(calls))
    for (let id = 0; id < total; id++) assert.equal((await client.next()).id, id)
  })

  test('keep their order when an earlier answer takes longer', async () => {
    const { ports } = await serve()
    const append = ports.store.append
    let release = () => {}
    ports.store.append = async (write) => {
      if (write.record?.session_id === 'slow') await new Promise<void>((resolve) => (release = resolve))
      return append(write)
    }
    const client = dial()
    const call = (id: number, session_id: string) => frame({ ...rpc_command('npm test', {}, { session_id }), id })
    client.send(Buffer.concat([call(1, 'slow'), call(2, 'fast')]))
    client.send(frame('no json'))
    // The third answer does not depend on the first; it must wait in line all the same.
    const other = dial()
    other.send(call(9, 'fast'))
    await other.next()
    assert.equal(client.waiting(), 0)
    release()
    assert.deepEqual([(await client.next()).id, (await client.next()).id, (await client.next()).id], [1, 2, null])
  })

  test('without an id are processed and not answered', async () => {
    const { ports } = await serve()
    const { id: _id, ...notification } = rpc_command('npm test')
    const client = dial()
    client.send(Buffer.concat([frame(notification), frame(rpc_command('npm test'))]))
    assert.equal((await client.next()).id, 1)
    assert.equal(ports.store.stats().records, 2)
  })

  for (const [what, content, code] of [
    ['text that is no JSON', 'nonsense', -32700],
    ['an empty batch', '[]', -32600],
    ['a number', '5', -32600],
    ['an unknown method', JSON.stringify({ jsonrpc: '2.0', id: 4, method: 'x' }), -32601],
    ['missing params', JSON.stringify({ jsonrpc: '2.0', id: 4, method: 'ahp/sync_decision' }), -32602],
  ] as const) {
    test(`holding ${what} get ${code} and the connection stays`, async () => {
      await serve()
      const client = dial()
      client.send(frame(content))
      const { error } = await client.next()
      assert.equal(error.code, code)
      assert.equal(error.data.rpc_status, 'error')
      client.send(frame(rpc_command('npm test')))
      assert.equal((await client.next()).result.rpc_status, 'ok')
    })
  }

  test('holding bytes that are not UTF-8 get -32700 and the connection stays', async () => {
    await serve()
    const client = dial()
    client.send(Buffer.concat([header(3), Buffer.from([0x22, 0xff, 0x22])]))
    assert.equal((await client.next()).error.code, -32700)
    client.send(frame(rpc_command('npm test')))
    assert.equal((await client.next()).id, 1)
  })

  for (const length of [0, MAX_BODY_BYTES + 1, 0xffffffff]) {
    test(`announcing ${length} bytes get one -32600 and the end`, async () => {
      await serve()
      const client = dial()
      client.send(Buffer.concat([frame(rpc_command('npm test')), header(length), Buffer.alloc(1000)]))
      assert.equal((await client.next()).id, 1)
      const { id, error } = await client.next()
      assert.deepEqual([id, error.code, error.data.rpc_error_code], [null, -32600, 'INVALID_REQUEST'])
      await client.closed
      assert.equal(client.waiting(), 0)
    })
  }

  test('of 10 MiB are taken', async () => {
    await serve()
    const client = dial()
    client.send(Buffer.concat([header(MAX_BODY_BYTES), Buffer.alloc(MAX_BODY_BYTES, 0x20)]))
    assert.equal((await client.next()).error.code, -32700)
  })

  test('are answered after the client said it sends no more', async () => {
    await serve()
    const reply = await exchange(place.path, Buffer.concat([frame(rpc_command('npm test')), frame('x')]), {
      half_close: true,
    })
    assert.equal(frame_reader().push(reply).length, 2)
  })

  test('that end halfway are answered when the client stops sending', async () => {
    await serve()
    const reply = await exchange(place.path, frame(rpc_command('npm test')).subarray(0, 50), { half_close: true })
    const [step] = frame_reader().push(reply)
    assert.equal(step?.kind === 'frame' && JSON.parse(step.payload.toString()).error.code, -32600)
  })

  test('that cannot be recorded get -32002 with a fallback', async () => {
    const { ports } = await serve()
    Object.assign(ports, { ready: () => false })
    const client = dial()
    client.send(frame(rpc_command('npm test')))
    const { error } = await client.next()
    assert.equal(error.code, -32002)
    assert.equal(error.data.fallback_decision.decision, 'defer')
  })

  test('have an error frame also for a failure inside', async () => {
    const { ports } = await serve({ settings: { rate_limit_per_minute: 5 } })
    ports.shared.spend = () => Promise.reject(new Error('broken'))
    const client = dial()
    client.send(frame(rpc_command('npm test')))
    const { id, error } = await client.next()
    assert.deepEqual([id, error.code, error.message], [1, -32603, 'Internal error'])
  })
})

test('survives any bytes whatever', async () => {
  await serve()
  const part = fc.oneof(
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    fc.string({ minLength: 1, maxLength: 60 }).map((text) => frame(text)),
    fc.constantFrom(frame(rpc_command('npm test')), header(0xffffffff), Buffer.from('POST /ahp HTTP/1.1\r\n')),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      await exchange(place.path, Buffer.concat(parts), { half_close: true })
    }),
    { numRuns: 150 },
  )
  const client = dial()
  client.send(frame(rpc_command('npm test')))
  assert.equal((await client.next()).id, 1)
})

describe('the rate limit', () => {
  test('is one per session, -32003 with the id of the call', async () => {
    await serve({ settings: { rate_limit_per_minute: 1 } })
    const client = dial()
    const call = (id: number, session_id: string) =>
      frame({ ...rpc_command('npm test', { request_id: `r-${id}` }, { session_id }), id })
    client.send(Buffer.concat([call(1, 'a'), call(2, 'b'), call(3, 'a')]))
    assert.equal((await client.next()).result.rpc_status, 'ok')
    assert.equal((await client.next()).result.rpc_status, 'ok')
    const { id, error } = await client.next()
    assert.deepEqual([id, error.code, error.data.rpc_error_code], [3, -32003, 'RATE_LIMITED'])
    assert.deepEqual([error.data.retry_after_ms, error.data.request_id], [60_000, 'r-3'])
  })

  test('is shared by calls without a session', async () => {
    await serve({ settings: { rate_limit_per_minute: 1 } })
    const client = dial()
    client.send(Buffer.concat([frame('x'), frame('y')]))
    assert.equal((await client.next()).error.code, -32700)
    assert.equal((await client.next()).error.code, -32003)
  })
})

describe('patience', () => {
  test('ends for a frame that does not become complete', async () => {
    await serve({ partial_ms: 20 })
    const client = dial()
    client.send(frame(rpc_command('npm test')))
    assert.equal((await client.next()).id, 1)
    client.send(header(100))
    await client.closed
    assert.equal(client.waiting(), 0)
  })

  test('ends for the first bytes too', async () => {
    await serve({ partial_ms: 20 })
    const client = dial()
    client.send(Buffer.from('POS'))
    await client.closed
  })

  test('ends for a connection without frames', async () => {
    await serve({ idle_ms: 20 })
    await dial().closed
    const client = dial()
    client.send(frame(rpc_command('npm test')))
    assert.equal((await client.next()).id, 1)
    await client.closed
  })

  test('lasts while frames keep coming, each in its own time', async () => {
    await serve({ idle_ms: 400, partial_ms: 400 })
    const client = dial()
    const bytes = frame(rpc_command('npm test'))
    for (let round = 0; round < 20; round++) {
      client.send(Buffer.concat([bytes.subarray(round === 0 ? 0 : 3), bytes.subarray(0, 3)]))
      assert.equal((await client.next()).id, 1)
    }
  })
})

test('turns the 257th connection away with -32002 and takes it when one has left', async () => {
  await serve()
  const many = Array.from({ length: MAX_SOCKET_CONNECTIONS }, () => dial())
  await Promise.all(many.map(({ socket }) => once(socket, 'connect')))
  const extra = dial()
  const { id, error } = await extra.next()
  assert.deepEqual([id, error.code], [null, -32002])
  await extra.closed
  many[0]?.socket.destroy()
  await many[0]?.closed
  // The gateway learns of it with its next turn; a refused try is repeated.
  for (;;) {
    const client = dial()
    client.send(frame(rpc_command('npm test')))
    if ((await client.next()).result) break
    await client.closed
  }
})

test('refuses frames that do not fit beside the unfinished ones', async () => {
  await serve({ unfinished: unfinished_bytes(1000) })
  const client = dial()
  client.send(Buffer.concat([header(5000), Buffer.alloc(2000, 0x20)]))
  assert.equal((await client.next()).error.code, -32002)
  await client.closed
  const other = dial()
  other.send(frame(rpc_command('npm test')))
  assert.equal((await other.next()).id, 1)
})

test('answers what is open when it stops, then closes everything', async () => {
  const { ports, listener } = await serve()
  const append = ports.store.append
  let commit = () => {}
  const asked = new Promise<void>((resolve) => {
    ports.store.append = async (write) => {
      resolve()
      await new Promise<void>((committed) => (commit = committed))
      return append(write)
    }
  })
  const idle = dial()
  await once(idle.socket, 'connect')
  const client = dial()
  client.send(frame(rpc_command('npm test')))
  await asked
  listener.stop()
  assert.equal(listener.open(), 1)
  commit()
  assert.equal((await client.next()).result.rpc_status, 'ok')
  await Promise.all([client.closed, idle.closed, listener.closed])
  await assert.rejects(new Promise((_resolve, reject) => connect(place.path).on('error', reject)))
})
