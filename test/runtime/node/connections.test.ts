// Doors that are full: what they may hold where the system lets a process open few files, and the word about those they close.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { describe, test } from 'node:test'
import { MAX_HTTP_CONNECTIONS, MAX_SOCKET_CONNECTIONS, TURNED_AWAY_LOG_MS } from '#core/limits.ts'
import { limit_connections, room_for_connections, turned_away } from '#runtime/node/connections.ts'
import { memory_ports } from '#test/support/ports.ts'

describe('the room for connections', () => {
  test('is the limits of each door where a process may open many files', () => {
    assert.deepEqual(room_for_connections({ limit: 20_000, open: 40 }), {
      http: MAX_HTTP_CONNECTIONS,
      socket: MAX_SOCKET_CONNECTIONS,
      socket_in_all: 2 * MAX_SOCKET_CONNECTIONS,
      webhook: 3316,
      few_files: null,
    })
  })

  test('is what each door has where the system does not say', () => {
    assert.equal(room_for_connections(null).http, MAX_HTTP_CONNECTIONS)
    assert.equal(room_for_connections(null).socket, MAX_SOCKET_CONNECTIONS)
  })

  test('is what CONTRACT 10 says at the socket when 1024 files may be open', () => {
    assert.equal(room_for_connections({ limit: 1024, open: 40 }).socket, MAX_SOCKET_CONNECTIONS)
  })

  for (const [limit, open] of [
    [64, 34],
    [256, 40],
    [1024, 40],
    [4096, 40],
    [8192, 100],
  ] as const) {
    test(`leaves files to the database when ${limit} may be open`, () => {
      const room = room_for_connections({ limit, open })
      assert.ok(open + room.http + room.socket_in_all + room.webhook + 8 <= limit, JSON.stringify(room))
      assert.equal(room.few_files, limit < 512 ? limit : null)
    })
  }

  test('is at least one connection at each door', () => {
    const one = { http: 1, socket: 1, socket_in_all: 1, webhook: 1, few_files: 40 }
    assert.deepEqual(room_for_connections({ limit: 40, open: 40 }), one)
  })
})

describe('a door that is full', () => {
  test('closes what comes and says so, once', async (t) => {
    const { log } = memory_ports()
    const server = createServer()
    limit_connections(server, 'http', 1, log)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    t.after(() => server.close())
    const first = await dial(server)
    t.after(() => first.destroy())
    for (let index = 0; index < 3; index++) await once((await dial(server)).resume(), 'close')
    assert.deepEqual(log.lines, [
      { level: 'warn', event: 'connections_turned_away', fields: { door: 'http', most_at_a_time: 1, count: 1 } },
    ])
  })

  test('says how many came since, when it speaks again', () => {
    const { log } = memory_ports()
    let now_ms = 0
    const say = turned_away('socket', 7, log, () => now_ms)
    for (let index = 0; index < 5; index++) say()
    now_ms = TURNED_AWAY_LOG_MS
    say()
    assert.deepEqual(
      log.lines.map(({ fields }) => fields.count),
      [1, 5],
    )
  })
})

async function dial(server: Server) {
  const address = server.address()
  assert.ok(address !== null && typeof address === 'object')
  const socket = connect(address.port, address.address)
  await once(socket, 'connect')
  return socket
}
