// The whole product from its front door: `asg serve` with the built-in rules, `asg init`, and hooks as the clients run them.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, afterEach, beforeEach, suite, test } from 'node:test'
import { setImmediate as next_turn } from 'node:timers/promises'
import { installed_hooks } from '#runtime/cli/clients/wiring/hook-config.ts'
import { read_as_client } from '#runtime/cli/setup/probe.ts'
import { build_ui } from '#runtime/program/build-ui.ts'
import { hook_fixtures, lets_run } from '#test/support/framework/hook-fixture.ts'
import { asg, type Home, MAIN, new_home, run_hook_line } from '#test/support/process/cli.ts'

const homes: Home[] = []
let home: Home
let children: ChildProcess[] = []
beforeEach(() => {
  home = new_home()
  homes.push(home)
  home.env.CS_UDS_PATH = join(home.path, 'asg.sock')
  home.env.CS_TRAJECTORY_DB_PATH = join(home.path, 'asg.db')
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  children = []
})
after(() => {
  for (const one of homes) one.remove()
})

/** A gateway that has said its greeting; `lines` are what it said. */
async function serve(args: string[] = []): Promise<{ child: ChildProcess; lines: string[]; url: string }> {
  const child = spawn(process.execPath, ['--', MAIN, 'serve', '--port', '0', ...args], { env: home.env, stdio: 'pipe' })
  children.push(child)
  child.stderr.resume()
  const lines: string[] = []
  // What is said later is read too: a full pipe would keep the process from ending.
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line.startsWith('watch') || line.startsWith('{')) break
  }
  child.stdout.resume()
  return { child, lines, url: /http:\/\/[^\s"]+/.exec(lines[0] ?? '')?.[0] ?? '' }
}

const body_of = (client: string, event: string, command: string) => {
  const found = hook_fixtures().find((one) => one.client === client && one.event === event)
  assert.ok(found)
  return 'tool_input' in found.body ? { ...found.body, tool_input: { command } } : found.body
}
const gate_line = (path: string) =>
  String(installed_hooks(readFileSync(path, 'utf8')).find((one) => one.event === 'PreToolUse')?.entry.command)

suite('asg serve', () => {
  test('says in about six lines where it listens and stores, whether auth is on, and what to do next', async () => {
    mkdirSync(join(home.path, '.codex'))
    const { lines: said, child } = await serve()
    assert.ok(said.length <= 7, said.join('\n'))
    // The dashboard is offered where it is built.
    const lines = said.filter((line) => !line.startsWith('open'))
    assert.match(lines[0] ?? '', /^listens +http:\/\/127\.0\.0\.1:\d+ {2}.*asg\.sock$/)
    assert.match(lines[1] ?? '', /^stores +.*asg\.db$/)
    assert.match(lines[2] ?? '', /^auth +off/)
    assert.match(lines[3] ?? '', /^next +CS_UDS_PATH=\S+asg\.sock ASG_URL=http:\S+ npx asg init codex$/)
    assert.match(lines[4] ?? '', /^try +curl /)
    assert.match(lines[5] ?? '', /^watch +ASG_URL=http:\/\/127\.0\.0\.1:\d+ npx asg watch$/)
    child.kill('SIGTERM')
    assert.deepEqual(await once(child, 'exit'), [0, null])
    assert.ok(!existsSync(home.env.CS_UDS_PATH ?? ''))
  })
  test('several clients that nobody supervises are connected by one command, which can be copied as it stands', async () => {
    mkdirSync(join(home.path, '.codex'), { recursive: true })
    mkdirSync(join(home.path, '.claude'), { recursive: true })
    const { lines, child } = await serve()
    const next = lines.find((line) => line.startsWith('next'))
    assert.match(next ?? '', /^next +\S.* npx asg init --all {3}# found: claude-code, codex$/)
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  test('open to the network without a token, it says who may use it, and how to reach it from here', async () => {
    const { lines } = await serve(['--host', '0.0.0.0'])
    assert.match(lines[2] ?? '', /^auth +off: everybody who reaches http:\/\/0\.0\.0\.0:\d+ may use this gateway/)
    assert.match(lines.find((line) => line.startsWith('try')) ?? '', /curl -s http:\/\/127\.0\.0\.1:\d+\//)
    assert.match(lines.at(-1) ?? '', /ASG_URL=http:\/\/127\.0\.0\.1:/)
  })
  test('says that it stopped, and what that means for clients with hooks', async () => {
    const stopped = async () => {
      const { child } = await serve()
      let said = ''
      child.stderr?.setEncoding('utf8').on('data', (part) => {
        said += part
      })
      child.kill('SIGINT')
      await once(child, 'close')
      return said
    }
    assert.match(await stopped(), /^stopped$/m)
    await asg(home, ['init', 'codex', '--yes'])
    assert.match(await stopped(), /^stopped; the hooks of codex refuse every action while they reach no gateway$/m)
    await asg(home, ['init', 'codex', '--yes', '--observe'])
    assert.match(await stopped(), /^stopped$/m)
  })
  test('makes room in a log of failed hooks that has grown too long', async () => {
    const log = home.write('.asg/hook-failures.log', 'codex gate no answer\n'.repeat(20_000))
    await serve()
    assert.ok(statSync(log).size < 262_144)
    assert.match(readFileSync(log, 'utf8'), /^(?:codex gate no answer\n)+$/)
  })
  test('starts for a user whose home cannot be read, and says what it could not read', async () => {
    // A folder where the file belongs cannot be read by anybody, root included.
    mkdirSync(join(home.path, '.asg/clients.json'), { recursive: true })
    mkdirSync(join(home.path, '.asg/hook-failures.log'), { recursive: true })
    const { url, lines } = await serve()
    assert.match(lines.at(-1) ?? '', /^watch/)
    assert.equal((await fetch(`${url}/health`)).status, 200)
  })
  test('ends with the npm start that started it, though a shell stands between them', { timeout: 60_000 }, async () => {
    const env = { ...home.env, npm_lifecycle_event: 'start', npm_package_name: 'agent-supervision-gateway' }
    const line = `'${process.execPath}' -- '${MAIN}' serve --port 0 --json; true`
    const shell = spawn('/bin/sh', ['-c', line], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    children.push(shell)
    for await (const said of createInterface({ input: shell.stdout })) {
      if (said.startsWith('{')) break
    }
    const closed = once(shell.stdout.resume(), 'close')
    shell.kill('SIGTERM')
    // The gateway holds the same pipe: it closes when both are gone.
    await closed
    assert.ok(!existsSync(home.env.CS_UDS_PATH ?? ''))
  })
  test('ends with an npm start that is killed, though the shell stays', { timeout: 60_000 }, async () => {
    const env = { ...home.env, npm_lifecycle_event: 'start', npm_package_name: 'agent-supervision-gateway' }
    const line = `'${process.execPath}' -- '${MAIN}' serve --port 0 --json; true`
    const starts = `require('node:child_process').spawn('/bin/sh', ['-c', process.argv[1]], { stdio: 'inherit' })`
    const npm = spawn(process.execPath, ['-e', starts, line], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    children.push(npm)
    for await (const said of createInterface({ input: npm.stdout })) {
      if (said.startsWith('{')) break
    }
    const closed = once(npm.stdout.resume(), 'close')
    npm.kill('SIGKILL')
    await closed
    assert.ok(!existsSync(home.env.CS_UDS_PATH ?? ''))
  })
  const full_disk = { skip: !existsSync('/dev/full') && 'this system has no /dev/full' }
  test('answers though nobody takes what it says: streams closed, or a full disk behind them', full_disk, async () => {
    const full = openSync('/dev/full', 'w')
    const env = { ...home.env, CS_LOG_LEVEL: 'debug' }
    const path = home.env.CS_UDS_PATH ?? ''
    for (const out of ['pipe', full] as const) {
      const child = spawn(process.execPath, ['--', MAIN, 'serve', '--port', '0'], { env, stdio: ['ignore', out, out] })
      children.push(child)
      child.stdout?.destroy()
      child.stderr?.destroy()
      while (!existsSync(path)) {
        assert.equal(child.exitCode, null)
        await next_turn()
      }
      const { stdout } = await asg(home, ['hook', 'codex'], JSON.stringify(body_of('codex', 'PreToolUse', 'rm -rf ~')))
      assert.match(stdout, /core\.fs\//)
      child.kill('SIGTERM')
      assert.deepEqual(await once(child, 'exit'), [0, null])
    }
    closeSync(full)
  })
  test('the line to try is answered with a refusal', async () => {
    const { lines, url } = await serve()
    const sent = /-d '(.*)'$/.exec(lines.find((line) => line.startsWith('try')) ?? '')?.[1]
    const reply = await fetch(`${url}/ahp/gamma`, { method: 'POST', body: sent ?? '' })
    assert.equal(((await reply.json()) as { permissionDecision: string }).permissionDecision, 'deny')
  })
  test('offers the dashboard, with a link that signs in where a token was made', async () => {
    await build_ui()
    const { lines, url } = await serve(['--generate-token'])
    const token = /token of this run: (\S+)$/m.exec(lines.join('\n'))?.[1]
    assert.ok(token)
    assert.ok(lines.includes(`open     ${url}/ui#token=${token}`), lines.join('\n'))
    assert.match(await (await fetch(`${url}/ui`)).text(), /<div id="app">/)
  })
  test('--generate-token prints a token once and asks for it', async () => {
    const { lines, url } = await serve(['--generate-token', '--json'])
    const document = JSON.parse(lines[0] ?? '')
    assert.equal(document.schema, 'asg/serve/v1')
    assert.equal(document.auth, true)
    assert.match(document.token, /^[0-9a-f]{48}$/)
    assert.equal((await fetch(`${url}/report/summary`)).status, 401)
    const headers = { authorization: `Bearer ${document.token}` }
    assert.notEqual((await fetch(`${url}/report/stream?types=none`, { headers })).status, 401)
  })
  test('a taken port, an unwritable folder and a bad variable are one clear line and exit 2', async () => {
    const taken = createServer().listen(0, '127.0.0.1').unref()
    await once(taken, 'listening')
    const port = String((taken.address() as AddressInfo).port)
    const cases: [string[], RegExp][] = [
      [['--port', port], /^CS_HTTP_PORT: /],
      [['--port', '0', '--db', join(home.path, 'missing', 'asg.db')], /^CS_TRAJECTORY_DB_PATH: /],
      [['--port', 'x'], /^CS_HTTP_PORT: got "x"/],
      [['--env-file', join(home.path, 'missing.env')], /^ASG_ENV_FILE: /],
    ]
    for (const [args, line] of cases) {
      const { exit, stdout, stderr } = await asg(home, ['serve', ...args])
      assert.deepEqual([exit, stdout], [2, ''], stderr)
      assert.match(stderr, line)
      assert.equal(stderr.trim().split('\n').length, 1)
    }
    taken.close()
  })
})

suite('from the front door to the agent', () => {
  for (const [client, settings] of [
    ['claude-code', '.claude/settings.json'],
    ['codex', '.codex/hooks.json'],
  ] as const) {
    test(`${client}: dangerous denied, harmless allowed, both recorded; refused once the gateway is gone`, async () => {
      const { child, url } = await serve()
      assert.equal((await asg(home, ['init', client, '--prompts', 'fewer', '--hold', '0', '--yes'])).exit, 0)
      const line = gate_line(join(home.path, settings))
      const danger = body_of(client, 'PreToolUse', 'rm -rf ~')
      const harmless = body_of(client, 'PreToolUse', 'npm test')
      for (const attempt of [
        () => run_hook_line(home, line, danger),
        () => asg(home, ['hook', client], JSON.stringify(danger)),
      ]) {
        const ran = await attempt()
        assert.equal(read_as_client(client, ran), 'refused')
        assert.match(ran.stdout, /core\./)
      }
      const allowed = await run_hook_line(home, line, harmless)
      assert.equal(allowed.exit, 0)
      assert.ok(lets_run(JSON.parse(allowed.stdout)), allowed.stdout)
      const over_http = await fetch(`${url}/ahp/gamma?dialect=hooks&client=${client}`, {
        method: 'POST',
        body: JSON.stringify(danger),
      })
      assert.ok(!lets_run((await over_http.json()) as Record<string, unknown>))
      const { trajectory_count } = (await (await fetch(`${url}/health`)).json()) as { trajectory_count: number }
      // The redelivered danger over the socket is one record, over HTTP it is another caller's.
      assert.ok(trajectory_count >= 3)
      child.kill('SIGKILL')
      await once(child, 'exit')
      assert.equal((await run_hook_line(home, line, harmless)).exit, 2)
    })
  }
  test('doctor proves it with the built-in rules', async () => {
    const { url } = await serve()
    home.env.ASG_URL = url
    await asg(home, ['init', 'claude-code', '--hold', '0', '--yes'])
    const { exit, stdout } = await asg(home, ['doctor'])
    assert.equal(exit, 0, stdout)
  })
})
