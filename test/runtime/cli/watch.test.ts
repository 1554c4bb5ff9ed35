// `asg watch` against a real gateway: what it shows, what it filters, how it goes on after an interruption.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, afterEach, suite, test } from 'node:test'
import { load_config } from '#runtime/node/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { MAIN, new_home } from '#test/support/cli.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

const home = new_home()
const policy = scripted_policy({
  'rm -rf ~': { verdict: 'block', danger: 3 },
  'git push -f': { verdict: 'defer', danger: 2 },
})
const gateways: Running[] = []
const children: ChildProcess[] = []
after(() => home.remove())
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(gateways.splice(0).map((gateway) => gateway.close()))
})

let serial = 0
async function launch(port = '0'): Promise<Running> {
  const env = {
    CS_HTTP_PORT: port,
    CS_UDS_PATH: join(home.path, `${++serial}.sock`),
    CS_TRAJECTORY_DB_PATH: ':memory:',
    CS_LOG_LEVEL: 'silent',
  }
  const gateway = await start(load_config({ env }), { policy: { current: () => policy } })
  gateways.push(gateway)
  return gateway
}

/** A running watch: its lines one by one, once it is connected. */
async function watch(url: string, args: string[] = []) {
  const child = spawn(process.execPath, [MAIN, 'watch', ...args], { env: { ...home.env, ASG_URL: url }, stdio: 'pipe' })
  children.push(child)
  const said = createInterface({ input: child.stderr })[Symbol.asyncIterator]()
  assert.match((await said.next()).value ?? '', /^watching http/)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return { child, said, next: async () => (await lines.next()).value ?? '' }
}

const hook = (gateway: Running, command: string, session_id = 's-1') =>
  fetch(`${gateway.http_url}/ahp/gamma`, {
    method: 'POST',
    body: JSON.stringify({ hook_event_name: 'PreToolUse', session_id, tool_name: 'Bash', tool_input: { command } }),
  })

suite('asg watch', () => {
  test('shows decisions, and how to allow what waits', async () => {
    const gateway = await launch()
    const { next } = await watch(gateway.http_url, ['--types', 'decision,approval_pending'])
    await hook(gateway, 'npm test')
    await hook(gateway, 'rm -rf ~')
    await hook(gateway, 'git push -f')
    assert.match(await next(), /^\d\d:\d\d:\d\d {2}allow .*Bash {2}npm test/)
    assert.match(await next(), /block .*rm -rf ~ .*test\/block/)
    assert.match(await next(), /defer .*git push -f/)
    assert.match(await next(), /asks .*asg approvals allow apr_/)
  })
  test('prints JSON lines with a schema and the id to resume from', async () => {
    const gateway = await launch()
    const { next } = await watch(gateway.http_url, ['--json', '--types', 'decision', '--session', 's-2'])
    await hook(gateway, 'npm test', 's-1')
    await hook(gateway, 'rm -rf ~', 's-2')
    const event = JSON.parse(await next())
    assert.equal(event.schema, 'asg/watch/v1')
    assert.equal(event.session_id, 's-2')
    assert.equal(event.decision, 'block')
    assert.match(event.id, /^.+-\d+$/)
  })
  test('takes control characters out of what agents send', async () => {
    const gateway = await launch()
    const { next } = await watch(gateway.http_url, ['--types', 'decision'])
    await hook(gateway, 'echo \u001b[2J\u202e\nhidden')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that none of them is left is what is tested
    assert.match(await next(), /^[^\u0000-\u001f\u202e]*echo [^\u0000-\u001f\u202e]*hidden/)
  })
  test('says which filter is wrong and ends with a usage error', async () => {
    const gateway = await launch()
    const child = spawn(process.execPath, [MAIN, 'watch', '--min-risk', 'huge'], {
      env: { ...home.env, ASG_URL: gateway.http_url },
      stdio: 'pipe',
    })
    children.push(child)
    const [exit] = await once(child, 'close')
    assert.equal(exit, 2)
  })
  test('ends with 0 when it is told to stop', async () => {
    const gateway = await launch()
    const { child } = await watch(gateway.http_url)
    child.kill('SIGTERM')
    assert.deepEqual(await once(child, 'close'), [0, null])
  })
  test('goes on where it stopped when the connection breaks', async () => {
    const asked: (string | undefined)[] = []
    const server = createServer((incoming, out) => {
      asked.push(incoming.headers['last-event-id']?.toString())
      out.writeHead(200, { 'content-type': 'text/event-stream' })
      const id = `e-${asked.length}`
      out.write(`: connected\n\nid: ${id}\nevent: gap\ndata: {"reason":"${id}"}\n\n`)
      if (asked.length === 1) setImmediate(() => out.destroy())
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { next, said } = await watch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    assert.match(await next(), /e-1/)
    assert.match((await said.next()).value ?? '', /connection lost/)
    assert.match(await next(), /e-2/)
    assert.deepEqual(asked, [undefined, 'e-1'])
    for (const child of children) child.kill('SIGKILL')
    server.closeAllConnections()
    server.close()
  })
})
