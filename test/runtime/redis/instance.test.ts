// The numbers of gateways that share a Redis server. Source: ARCHITECTURE 6, CONTRACT 19.5.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { GatewayError } from '#core/errors.ts'
import { manual_clock, recorded_log } from '#core/memory/small.ts'
import { connect_redis, type RedisConnection } from '#runtime/redis/connection.ts'
import { RedisError } from '#runtime/redis/error.ts'
import { take_instance } from '#runtime/redis/instance.ts'
import { NO_REDIS, type RedisServer, redis_server } from '#test/support/process/redis-server.ts'

describe('the number of a gateway', { skip: NO_REDIS }, () => {
  let server: RedisServer
  let redis: RedisConnection
  let groups = 0
  before(async () => {
    server = await redis_server()
    redis = await connect_redis({ url: server.url, command_ms: 5000 })
  })
  after(async () => {
    redis?.close()
    await server?.close()
  })

  /** Gateways that share numbers with each other only. */
  const group = () => {
    const prefix = `{numbers${++groups}}:`
    const clock = manual_clock()
    return {
      prefix,
      clock,
      join: (owner: string) => take_instance({ redis, owner, clock, log: recorded_log(), prefix }),
    }
  }

  test('is the lowest that is free, and free again after it was given back', async () => {
    const { join } = group()
    const one = await join('one')
    const two = await join('two')
    assert.deepEqual([one.number(), two.number()], [0, 1])
    await one.close()
    const three = await join('three')
    assert.equal(three.number(), 0)
    await Promise.all([two.close(), three.close()])
  })

  test('is refused to the 65th, and to no process twice', async () => {
    const { join } = group()
    const all = await Promise.all(Array.from({ length: 64 }, (_, at) => join(`g${at}`)))
    assert.equal(new Set(all.map((one) => one.number())).size, 64)
    await assert.rejects(join('one-more'), (cause) => cause instanceof RedisError)
    await Promise.all(all.map((one) => one.close()))
  })

  test('is doubted after a long silence, and another one is taken when it is gone', async () => {
    const { prefix, clock, join } = group()
    const one = await join('one')
    assert.equal(one.is_own(), true)
    clock.advance(30_000)
    assert.equal(one.is_own(), false)
    await one.renew()
    assert.deepEqual([one.is_own(), one.number()], [true, 0])
    // Its lease ended, and somebody else came.
    await redis.command('HSET', `${prefix}n`, 0, `other ${Date.now() + 60_000}`)
    clock.advance(30_000)
    await one.renew()
    assert.equal(one.number(), 1)
    await redis.command('DEL', `${prefix}n`)
    for (let number = 0; number < 64; number++) {
      await redis.command('HSET', `${prefix}n`, number, `other ${Date.now() + 60_000}`)
    }
    await assert.rejects(one.renew(), (cause) => cause instanceof GatewayError && cause.code === 'ENGINE_UNAVAILABLE')
    await one.close()
  })
})
