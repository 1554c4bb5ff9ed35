// The benchmark's clients count every reply once, however the bytes arrive, and report a connection that breaks.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { open_framed, open_http } from '#test/bench/load/connection.ts'

async function listening(server: Server, at: number | string): Promise<number> {
  await new Promise<void>((resolve) =>
    typeof at === 'number' ? server.listen(at, '127.0.0.1', resolve) : server.listen(at, resolve),
  )
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** Sends `bytes` one by one, each in a write of its own. */
function trickle(bytes: Buffer): Server {
  return createServer((socket) => {
    socket.setNoDelay(true)
    socket.once('data', () => {
      let at = 0
      const next = () => {
        if (at === bytes.length) return
        socket.write(bytes.subarray(at, ++at), next)
      }
      next()
    })
    socket.on('error', () => undefined)
  })
}

type Seen = [ok: boolean, allowed: boolean]

/** The first `count` replies. */
function collect(count: number) {
  const seen: Seen[] = []
  let finish: (seen: Seen[]) => void = () => undefined
  let fail: (cause: Error) => void = () => undefined
  const done = new Promise<Seen[]>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  const on_reply = (ok: boolean, allowed: boolean) => {
    seen.push([ok, allowed])
    if (seen.length === count) finish(seen)
  }
  return { on_reply, done, fail }
}

test('HTTP replies that arrive byte by byte are counted once, with their status and decision', async () => {
  const allow = '{"decision":"allow"}'
  const server = trickle(
    Buffer.from(
      `HTTP/1.1 200 OK\r\nContent-Length: ${allow.length}\r\n\r\n${allow}HTTP/1.1 429 No\r\ncontent-length: 2\r\n\r\n{}`,
    ),
  )
  const port = await listening(server, 0)
  const { on_reply, done, fail } = collect(2)
  const connection = await open_http(port, on_reply, fail)
  connection.send('{}', 2)
  assert.deepEqual(await done, [
    [true, true],
    [false, false],
  ])
  connection.close()
  server.close()
})

test('frames that arrive byte by byte are counted once; an error frame is not ok', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asg-frames-'))
  const frame = (text: string) => {
    const bytes = Buffer.alloc(4 + text.length)
    bytes.writeUInt32BE(text.length)
    bytes.write(text, 4)
    return bytes
  }
  const server = trickle(Buffer.concat([frame('{"result":{"decision":"allow"}}'), frame('{"error":{"code":-32700}}')]))
  const path = join(folder, 's')
  await listening(server, path)
  const { on_reply, done, fail } = collect(2)
  const connection = await open_framed(path, on_reply, fail)
  connection.send('{}', 2)
  assert.deepEqual(await done, [
    [true, true],
    [false, false],
  ])
  connection.close()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a connection that the server closes is reported', async () => {
  const server = createServer((socket) => socket.end())
  const port = await listening(server, 0)
  const { on_reply, done, fail } = collect(1)
  await open_http(port, on_reply, fail)
  await assert.rejects(done, /closed the connection/)
  server.close()
})
