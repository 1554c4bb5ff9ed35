// What a measurement starts ends with it, however that comes to its end.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { test } from 'node:test'

/** Starts a child that holds a connection, and says when it has it. */
const MEASURES = (port: number) => `
  const { start_child } = await import('#test/bench/process/child.ts')
  start_child(['-e', "require('node:net').connect(${port}, '127.0.0.1')"], {}, null)
  process.on('message', () => process.exit(3))
  await new Promise(() => {})`

for (const ending of ['SIGTERM', 'SIGINT', 'exit'] as const) {
  test(`a measurement that ends by ${ending} leaves no process behind`, { timeout: 20_000 }, async () => {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    assert.ok(address !== null && typeof address === 'object')
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
    const measuring = spawn(process.execPath, ['--input-type=module', '-e', MEASURES(address.port)], {
      stdio: [...stdio],
    })
    const [held] = (await once(server, 'connection')) as [Socket]
    held.resume()
    const gone = once(held, 'close')
    if (ending === 'exit') measuring.send('exit')
    else measuring.kill(ending)
    const [code] = await once(measuring, 'exit')
    assert.equal(code, { SIGTERM: 143, SIGINT: 130, exit: 3 }[ending])
    await gone
    server.close()
  })
}
