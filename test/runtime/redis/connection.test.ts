// The connection to a real Redis server: scripts, outages of every kind, and the way back. Source: SCALE 5.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { GatewayError } from '#core/errors.ts'
import { connect_redis, REDIS_COMMAND_MS, type RedisConnection } from '#runtime/redis/connection.ts'
import { RedisError } from '#runtime/redis/error.ts'
import { NO_REDIS, type RedisServer, redis_server } from '#test/support/process/redis-server.ts'

const is_unavailable = (cause: unknown) => cause instanceof GatewayError && cause.code === 'ENGINE_UNAVAILABLE'

/** Resolves with the cause when the connection goes down, with null when it is back. */
function next_outage(connection: RedisConnection): { begun: Promise<Error>; over: Promise<void> } {
  const begun = Promise.withResolvers<Error>()
  const over = Promise.withResolvers<void>()
  connection.on_outage({ begin: begun.resolve, end: over.resolve })
  return { begun: begun.promise, over: over.promise }
}

describe('a connection to Redis', { skip: NO_REDIS }, () => {
  let server: RedisServer
  let connection: RedisConnection
  before(async () => {
    server = await redis_server()
    // A busy machine may take its time: only the test of that time asks for the usual one.
    connection = await connect_redis({ url: server.url, command_ms: 5000 })
  })
  after(async () => {
    connection?.close()
    await server?.close()
  })

  test('runs commands and scripts, also after the server forgot the script', async () => {
    const add = connection.script({ lua: `return redis.call('INCRBY', KEYS[1], ARGV[1])` })
    assert.equal(await connection.command('SET', 'n', 1), 'OK')
    assert.equal(await add(['n'], [2]), 3)
    await connection.command('SCRIPT', 'FLUSH')
    assert.equal(await add(['n'], [2]), 5)
  })

  test('says of an error of the server that the shared state is not available', async () => {
    await assert.rejects(connection.command('NOSUCHCOMMAND'), is_unavailable)
    await assert.rejects(connection.script({ lua: `return redis.error_reply('ours')` })([], []), is_unavailable)
    assert.equal(connection.connected(), true)
  })

  test('hears channels on a connection of its own', async () => {
    const heard = Promise.withResolvers<string>()
    await new Promise<void>((listening) => connection.subscribe('news', heard.resolve, listening))
    await connection.command('PUBLISH', 'news', 'hello')
    assert.equal(await heard.promise, 'hello')
  })

  test('answers within the time of a command while the server is stalled, then at once, and recovers with it', async () => {
    await connection.command('SET', 'n', 5)
    const hasty = await connect_redis({ url: server.url })
    try {
      const { begun, over } = next_outage(hasty)
      server.stall()
      await assert.rejects(hasty.command('GET', 'n'), is_unavailable)
      assert.match((await begun).message, new RegExp(`no answer within ${REDIS_COMMAND_MS} ms`))
      assert.equal(hasty.connected(), false)
      await assert.rejects(hasty.command('GET', 'n'), is_unavailable)
      server.resume()
      await over
      assert.equal(hasty.connected(), true)
      assert.equal(await connection.command('GET', 'n'), '5')
    } finally {
      server.resume()
      hasty.close()
    }
  })

  test('fails at once while the server is away, and connects again, with its channels', async () => {
    const { begun, over } = next_outage(connection)
    const heard = Promise.withResolvers<string>()
    let times = 0
    const again = new Promise<void>((resolve) =>
      connection.subscribe('later', heard.resolve, () => ++times === 2 && resolve()),
    )
    const waiting = connection.command('BLPOP', 'nothing', 0)
    const failed = assert.rejects(waiting, is_unavailable)
    await server.stop()
    await failed
    await begun
    await assert.rejects(connection.command('GET', 'n'), is_unavailable)
    await server.start()
    await Promise.all([over, again])
    assert.equal(await connection.command('GET', 'n'), null)
    await connection.command('PUBLISH', 'later', 'back')
    assert.equal(await heard.promise, 'back')
  })
})

describe('a start without a usable Redis', { skip: NO_REDIS }, () => {
  const refused = (options: { url: string; start_ms?: number }, message: RegExp) =>
    assert.rejects(connect_redis(options), (cause) => {
      assert.ok(cause instanceof RedisError)
      assert.match(cause.message, message)
      assert.doesNotMatch(cause.message, /hidden|\n/)
      return true
    })

  test('ends with one line that names the variable and hides the password', async () => {
    const server = await redis_server(['--requirepass', 'right'])
    try {
      await refused(
        { url: `redis://:hidden@127.0.0.1:${server.port}` },
        /^CS_REDIS_URL: .* at 127\.0\.0\.1:\d+: WRONGPASS/,
      )
      await refused({ url: server.url }, /^CS_REDIS_URL: .*: NOAUTH/)
    } finally {
      await server.close()
    }
    await refused(
      { url: `redis://:hidden@127.0.0.1:${server.port}`, start_ms: 300 },
      /^CS_REDIS_URL: cannot use the server at 127\.0\.0\.1:\d+: connect ECONNREFUSED/,
    )
  })
})
