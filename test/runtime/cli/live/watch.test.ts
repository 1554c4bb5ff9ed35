// `asg watch` against a real gateway: what it shows, what it filters, how it goes on after an interruption.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, watch as watch_folder } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { after, afterEach, suite, test } from 'node:test'
import { run_watch, type WatchOptions } from '#runtime/cli/live/watch.ts'
import { line_of } from '#runtime/cli/live/watch-line.ts'
import type { Terminal } from '#runtime/cli/terminal.ts'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { MAIN, new_home } from '#test/support/process/cli.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

const home = new_home()
const policy = scripted_policy({
  'rm -rf ~': { verdict: 'block', danger: 3 },
  'git push -f': { verdict: 'defer', danger: 2 },
})
const gateways: Running[] = []
const children: ChildProcess[] = []
const watches: (() => void)[] = []
after(() => home.remove())
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const leave of watches.splice(0)) leave()
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
  test('tells in words when a session begins, becomes dangerous or does so by several steps', async () => {
    const gateway = await launch()
    const { next } = await watch(gateway.http_url, ['--types', 'session_start,session_risk_change,alert'])
    await hook(gateway, 'npm test')
    await hook(gateway, 'rm -rf ~')
    assert.match(await next(), /^\d\d:\d\d:\d\d {2}start .* s-1$/)
    const both = [await next(), await next()].map((line) => line.slice('00:00:00  '.length)).toSorted()
    assert.match(both[0] ?? '', /^alert {3}high {6}Session s-1: risk rose from \w+ to high/)
    assert.match(both[1] ?? '', /^risk {4}from \w+ to high {2}s-1$/)
  })
  test('has a line in words for each event that is not in the streams above', () => {
    const terminal = { env: {}, paint: (_style: unknown, words: string) => words } as unknown as Terminal
    const rows: [string, Record<string, unknown>, string][] = [
      [
        'trajectory_alert',
        { risk_level: 'critical', reason: 'a key was read, then sent' },
        'alert   critical  a key was read, then sent',
      ],
      [
        'post_action_finding',
        { tier: 'monitor', tool_name: 'Bash', patterns_matched: ['instruction:override', 'exfil:url'], score: 0.4 },
        'found   monitor   in the output of Bash  instruction:override, exfil:url',
      ],
      [
        'post_action_finding',
        { tier: 'escalate', tool_name: null, patterns_matched: ['\u001b[2Jx'] },
        'found   escalate  in the output of a tool  \ufffd[2Jx',
      ],
      [
        'session_enforcement_change',
        { state: 'enforced', action: 'defer', high_risk_count: 3, cause: 'threshold' },
        'limit   enforced by threshold, from now on: defer',
      ],
      [
        'session_enforcement_change',
        { state: 'released', action: 'defer', high_risk_count: 3, cause: 'cooldown' },
        'limit   released by cooldown',
      ],
      [
        'session_quarantine_change',
        { state: 'quarantined', by: 'operator:dev', reason: 'odd uploads', reason_code: 'operator' },
        'limit   quarantined by operator:dev  odd uploads',
      ],
      [
        'session_quarantine_change',
        { state: 'released', by: 'operator:dev', reason: null },
        'limit   released by operator:dev',
      ],
      [
        'pattern_evolved',
        { pattern_id: 'pat_1', result: 'confirmed' },
        'pattern_evolved  pattern_id=pat_1 result=confirmed',
      ],
    ]
    for (const [event, data, line] of rows) {
      assert.equal(line_of(event, { ...data, session_id: 's-1', timestamp: '' }, terminal), `--:--:--  ${line}  s-1`)
    }
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

/** The watch in this process, with a person whose keys the test presses. */
function sit(url: string, args: string[], options: WatchOptions = {}) {
  const lines: string[] = []
  const looking: (() => void)[] = []
  const write = (line: string) => {
    lines.push(line)
    for (const look of looking.splice(0)) look()
  }
  const terminal: Terminal = {
    env: { ...home.env, ASG_URL: url },
    interactive: true,
    out: write,
    say: write,
    paint: (_style, text) => text,
    drained: () => Promise.resolve(),
    json: (_verb, document) => write(JSON.stringify(document)),
  }
  const keys = new PassThrough()
  const released: string[] = []
  const stop = new AbortController()
  watches.push(() => stop.abort())
  const exit = run_watch(args, terminal, {
    keys: () => ({ source: keys, release: () => void released.push('terminal') }),
    signal: stop.signal,
    ...options,
  })
  const until = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const at = lines.findIndex((line) => pattern.test(line))
      if (at >= 0) return lines.splice(0, at + 1).at(-1) ?? ''
      await new Promise<void>((resolve) => looking.push(resolve))
    }
  }
  return { until, press: (key: string) => keys.write(key), exit, released, lines, leave: () => stop.abort() }
}

const state_of = async (gateway: Running, session_id: string) => {
  const response = await fetch(`${gateway.http_url}/report/approvals?state=all&session_id=${session_id}`)
  const { approvals } = (await response.json()) as { approvals: { state: string; settled_by: string | null }[] }
  return approvals.map((approval) => approval.state)
}

suite('asg watch -i', () => {
  test('asks one question at a time and settles it by a key', async () => {
    const gateway = await launch()
    await hook(gateway, 'git push -f', 's-before')
    const { until, press, exit, released } = sit(gateway.http_url, ['-i', '--types', 'decision'])
    await until(/^\? Bash {2}git push -f$/)
    await until(/a allow once/)
    await hook(gateway, 'git push -f', 's-second')
    await until(/defer .*s-second/)
    press('a')
    await until(/\d\d {2}allowed/)
    assert.deepEqual(await state_of(gateway, 's-before'), ['allowed'])
    await until(/^\? Bash/)
    press('x')
    press('d')
    await until(/\d\d {2}denied/)
    assert.deepEqual(await state_of(gateway, 's-second'), ['denied'])
    press('q')
    assert.equal(await exit, 0)
    assert.deepEqual(released, ['terminal'])
  })
  test('drops a question that somebody else answered, and one that is for later', async () => {
    const gateway = await launch()
    const { until, press, exit, lines } = sit(gateway.http_url, ['-i'])
    await until(/^watching/)
    for (const session of ['s-1', 's-2']) await hook(gateway, 'git push -f', session)
    await until(/^\? Bash/)
    await until(/asks .*apr_/)
    const { approvals } = (await (await fetch(`${gateway.http_url}/report/approvals?session_id=s-1`)).json()) as {
      approvals: { approval_id: string }[]
    }
    const body = JSON.stringify({ approval_id: approvals[0]?.approval_id, decision: 'deny' })
    await fetch(`${gateway.http_url}/ahp/resolve`, { method: 'POST', body })
    await until(/\d\d {2}denied/)
    await until(/^\? Bash/)
    press('l')
    press('a')
    await hook(gateway, 'npm test', 's-3')
    await until(/allow .*npm test/)
    assert.deepEqual(await state_of(gateway, 's-2'), ['pending'])
    assert.equal(
      lines.find((line) => line.startsWith('?')),
      undefined,
    )
    press('\u0003')
    assert.equal(await exit, 0)
  })
  test('needs a person at a terminal, and no program', async () => {
    const gateway = await launch()
    for (const args of [['-i'], ['-i', '--json']]) {
      const child = spawn(process.execPath, [MAIN, 'watch', ...args], {
        env: { ...home.env, ASG_URL: gateway.http_url },
        stdio: 'pipe',
      })
      children.push(child)
      assert.equal((await once(child, 'close'))[0], 2)
    }
  })
})

suite('asg watch --notify', () => {
  test('gives the desktop the words as arguments, with markup made harmless', async () => {
    const told = join(home.path, 'told')
    home.program('notify-send', `#!/bin/sh\nprintf '%s\\n' "$@" >> ${told}.tmp\nmv ${told}.tmp ${told}\n`)
    const gateway = await launch()
    const seen = new Promise<void>((resolve) => {
      const watcher = watch_folder(home.path, (_event, name) => {
        if (name !== 'told') return
        watcher.close()
        resolve()
      })
    })
    const { until, exit, leave } = sit(gateway.http_url, ['--notify', '--types', 'approval_pending'])
    await until(/^watching/)
    await hook(gateway, 'git push -f', '<b>s</b>')
    await seen
    const [app, end, title, body] = readFileSync(told, 'utf8').split('\n')
    assert.deepEqual([app, end, title], ['--app-name=asg', '--', 'An agent waits for you'])
    assert.equal(body, 'Bash: git push -f')
    leave()
    assert.equal(await exit, 0)
  })
})

suite('asg watch over a restart', () => {
  test('says what it cannot know and shows everything the new start has, once', async () => {
    const first = await launch()
    const { port } = new URL(first.http_url)
    const { until, exit, leave, lines } = sit(first.http_url, ['--json', '--types', 'decision'])
    await until(/^watching/)
    await hook(first, 'npm test', 's-1')
    await until(/"session_id":"s-1"/)
    await first.close()
    await until(/^connection lost/)
    const second = await launch(port)
    await hook(second, 'npm test', 's-2')
    assert.match(await until(/"type":"gap"/), /"reason":"restart","missed":null/)
    await until(/"session_id":"s-2"/)
    await hook(second, 'npm test', 's-3')
    await until(/"session_id":"s-3"/)
    assert.deepEqual(
      lines.filter((line) => /"session_id":"s-[12]"/.test(line)),
      [],
    )
    leave()
    assert.equal(await exit, 0)
  })
})

suite('asg watch on a dead connection', () => {
  test('connects again when the gateway says nothing for too long', async () => {
    let asked = 0
    const server = createServer((_incoming, out) => {
      asked++
      out.writeHead(200, { 'content-type': 'text/event-stream' })
      out.write(`: connected\n\nid: e-${asked}\nevent: gap\ndata: {"reason":"no-${asked}"}\n\n`)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { until, exit, leave } = sit(url, [], { max_silence_ms: 20 })
    await until(/no-1/)
    await until(/connection lost/)
    await until(/no-2/)
    leave()
    assert.equal(await exit, 0)
    server.closeAllConnections()
    server.close()
  })
})
