// The path of the Unix socket: who may take it, with which mode, and what is left behind. Source: SPEC "Unix domain socket".
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, statSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { setImmediate as next_turn } from 'node:timers/promises'
import { StartError } from '#runtime/node/start-error.ts'
import { frame, socket_place } from '#test/support/door/socket.ts'
import { rpc_command } from '#test/support/rpc.ts'

const place = socket_place()
const { folder, serve, dial } = place

describe('the path', () => {
  test('is created with mode 0600 and removed by stop', async () => {
    const mask = process.umask()
    const { listener } = await serve()
    assert.equal(statSync(place.path).mode & 0o777, 0o600)
    assert.ok(statSync(place.path).isSocket())
    assert.equal(process.umask(), mask)
    listener.stop()
    assert.equal(existsSync(place.path), false)
  })

  test('is taken over when its socket is stale', async () => {
    await leave_stale_socket(place.path)
    assert.ok(statSync(place.path).isSocket())
    await serve()
    const client = dial()
    client.send(frame(rpc_command('npm test')))
    assert.equal((await client.next()).result.rpc_status, 'ok')
  })

  test('is respected when another gateway answers there', async () => {
    await serve()
    await assert.rejects(
      serve(),
      (cause) => cause instanceof StartError && /^CS_UDS_PATH: .*running gateway/.test(cause.message),
    )
    const client = dial()
    client.send(frame(rpc_command('npm test')))
    assert.equal((await client.next()).result.rpc_status, 'ok')
  })

  test('is refused when it holds anything else', async () => {
    writeFileSync(place.path, 'precious')
    await assert.rejects(serve(), StartError)
    assert.equal(statSync(place.path).size, 8)
    unlinkSync(place.path)
    symlinkSync('/nowhere', place.path)
    await assert.rejects(serve(), StartError)
  })

  test('needs its folder', async () => {
    place.path = join(folder, 'missing', 'x.sock')
    await assert.rejects(serve(), /^StartError: CS_UDS_PATH: .*folder/)
  })

  test('may have 100 bytes', async () => {
    place.path = join(folder, 'x'.repeat(100 - Buffer.byteLength(folder) - 1))
    assert.equal(Buffer.byteLength(place.path), 100)
    await serve()
    assert.ok(statSync(place.path).isSocket())
  })

  test('is left alone by stop when it is somebody else’s by then', async () => {
    const { listener } = await serve()
    unlinkSync(place.path)
    writeFileSync(place.path, 'other')
    listener.stop()
    await listener.closed
    assert.ok(existsSync(place.path))
  })
})

describe('a path whose file goes while the gateway runs', () => {
  const says_ok = async (client: ReturnType<typeof dial>) => {
    client.send(frame(rpc_command('npm test')))
    assert.equal((await client.next()).result.rpc_status, 'ok')
  }
  const until = async (condition: () => boolean) => {
    while (!condition()) await next_turn()
  }

  test('is taken again; who is connected stays connected, who comes is answered', async () => {
    const { listener, ports } = await serve({ watch_ms: 1 })
    const before = dial()
    await says_ok(before)
    for (let time = 1; time <= 3; time++) {
      unlinkSync(place.path)
      await until(() => existsSync(place.path))
      assert.equal(statSync(place.path).mode & 0o777, 0o600)
      await says_ok(dial())
      await says_ok(before)
      assert.equal(ports.log.lines.filter(({ event }) => event === 'socket_restored').length, time)
    }
    listener.stop()
    await listener.closed
    assert.equal(existsSync(place.path), false)
  })

  test('is left to another gateway that listens there by now, and said once to be lost', async () => {
    const { ports } = await serve({ watch_ms: 1 })
    unlinkSync(place.path)
    const other = createServer().listen(place.path)
    await once(other, 'listening')
    const taken = statSync(place.path)
    const lost = () => ports.log.lines.filter(({ event }) => event === 'socket_lost')
    await until(() => lost().length > 0)
    for (let turn = 0; turn < 50; turn++) await next_turn()
    assert.equal(lost().length, 1)
    assert.equal(statSync(place.path).ino, taken.ino)
    await new Promise((resolve) => other.close(resolve))
  })

  test('looks young as long as it is ours, for those who remove old files', async () => {
    await serve({ watch_ms: 1 })
    utimesSync(place.path, 1, 1)
    await until(() => statSync(place.path).mtimeMs > 1_000_000)
  })

  test('is not taken any more by a stop that comes in between', async () => {
    const { listener } = await serve({ watch_ms: 1 })
    for (let turn = 0; turn < 20; turn++) {
      if (existsSync(place.path)) unlinkSync(place.path)
      await next_turn()
    }
    listener.stop()
    await listener.closed
    assert.equal(existsSync(place.path), false)
  })
})

/** A socket file nobody listens on, as a killed process leaves it. */
async function leave_stale_socket(at: string): Promise<void> {
  const { spawnSync } = await import('node:child_process')
  const script = `require('net').createServer().listen(${JSON.stringify(at)}, () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['-e', script])
}

test('shares its path with nobody: a plain listener there is respected', async () => {
  const other = createServer().listen(place.path)
  await once(other, 'listening')
  await assert.rejects(serve(), StartError)
  await new Promise((resolve) => other.close(resolve))
})
