// The launchers as clients run them (long: one world for all of them), against a real gateway, none, and things that are none.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, afterEach, before, suite, test } from 'node:test'
import { installed_hooks } from '#runtime/cli/clients/wiring/hook-config.ts'
import { launcher_text } from '#runtime/cli/clients/wiring/launcher.ts'
import { read_as_client } from '#runtime/cli/setup/probe.ts'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { hook_fixtures, shape_of } from '#test/support/framework/hook-fixture.ts'
import { asg, type Home, MAIN, new_home, type Ran, run, run_hook_line } from '#test/support/process/cli.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

const policy = scripted_policy({
  'rm -rf ~': { verdict: 'block', danger: 3 },
  'git push -f': { verdict: 'defer', danger: 2 },
})
const home = new_home()
const uds_path = join(home.path, 'live.sock')
const TOKEN = 'a-token-of-more-than-thirty-two-characters'
let gateway: Running
const stubs: Server[] = []

before(async () => {
  const env = {
    CS_HTTP_PORT: '0',
    CS_UDS_PATH: uds_path,
    CS_TRAJECTORY_DB_PATH: ':memory:',
    CS_LOG_LEVEL: 'silent',
    CS_RATE_LIMIT_PER_MINUTE: '0',
    CS_AUTH_TOKEN: TOKEN,
  }
  gateway = await start(load_config({ env }), { policy: { current: () => policy } })
})
after(async () => {
  await gateway.close()
  home.remove()
})
afterEach(() => {
  for (const stub of stubs.splice(0)) {
    stub.closeAllConnections()
    stub.close()
  }
})

const live = { CS_UDS_PATH: uds_path }
const place_of = (socket_path: string) => ({
  socket_path,
  has_socket: true,
  gateway_url: 'http://127.0.0.1:9',
  start_command: 'asg serve',
})
const fixture = (file: string, command: string): Record<string, unknown> => {
  const found = hook_fixtures().find((one) => one.file === `${file}.json`)
  assert.ok(found)
  const { body } = found
  if ('tool_input' in body) return { ...body, tool_input: { command } }
  return 'toolArgs' in body ? { ...body, toolArgs: JSON.stringify({ command }) } : body
}
const with_env = (more: Record<string, string>): Home => ({ ...home, env: { ...home.env, ...more } })
const hook = (args: string[], body: unknown, more: Record<string, string> = live): Promise<Ran> =>
  asg(with_env(more), ['hook', ...args], typeof body === 'string' ? body : JSON.stringify(body))

const GATES = [
  ['claude-code', 'claude-code-PreToolUse'],
  ['codex', 'codex-PreToolUse'],
  ['gemini', 'gemini-BeforeTool'],
  ['qwen', 'qwen-PreToolUse'],
  ['copilot', 'copilot-PreToolUse'],
] as const

suite('asg hook with a gateway', () => {
  for (const [client, file] of GATES) {
    test(`${client}: a dangerous call is refused in its own form, a harmless one goes on`, async () => {
      const replies = hook_fixtures().find((one) => one.file === `${file}.json`)?.replies
      const refused = await hook([client], fixture(file, 'rm -rf ~'))
      assert.equal(refused.exit, 0)
      assert.deepEqual(shape_of(JSON.parse(refused.stdout)), shape_of(replies?.deny))
      assert.equal(read_as_client(client, refused), 'refused')
      const allowed = await hook([client], fixture(file, 'npm test'))
      assert.deepEqual(shape_of(JSON.parse(allowed.stdout)), shape_of(replies?.allow))
      assert.equal(read_as_client(client, allowed), 'runs')
    })
  }
  test('a client that nobody knows is answered in the form that its body asks for', async () => {
    for (const [client, file] of GATES) {
      const refused = await hook(['some-client'], fixture(file, 'rm -rf ~'))
      assert.equal(read_as_client(client, refused), 'refused', `${file} ${refused.stdout}`)
      assert.equal(read_as_client(client, await hook(['some-client'], fixture(file, 'npm test'))), 'runs', file)
    }
    const bare = {
      hook_event_name: 'PreToolUse',
      session_id: 's',
      tool_name: 'Bash',
      tool_input: { command: 'rm -rf ~' },
    }
    for (const client of ['gamma', 'constructor'])
      assert.equal(JSON.parse((await hook([client], bare)).stdout).permissionDecision, 'deny')
    assert.equal((await hook(['x'.repeat(65)], bare)).exit, 2)
  })
  test('an observed hook is answered with nothing to obey', async () => {
    const { exit, stdout } = await hook(['codex'], fixture('codex-Stop', ''))
    assert.deepEqual([exit, JSON.parse(stdout)], [0, {}])
  })
  test('copilot camelCase bodies name their hook in the query', async () => {
    const query = 'dialect=copilot&client=copilot&event=preToolUse'
    const { stdout } = await hook(['copilot', 'gate', '10', query], fixture('copilot-camel-preToolUse', 'rm -rf ~'))
    assert.equal(JSON.parse(stdout).permissionDecision, 'deny')
  })
  test('without a socket it goes over TCP with the token of environment or file', async () => {
    const tcp = { ASG_URL: gateway.http_url }
    const body = fixture('codex-PreToolUse', 'npm test')
    const refused = await hook(['codex'], body, tcp)
    assert.equal(refused.exit, 2)
    assert.match(refused.stderr, /401/)
    const token = TOKEN
    assert.equal((await hook(['codex'], body, { ...tcp, CS_AUTH_TOKEN: token })).exit, 0)
    home.write('.asg/token', `${token}\n`)
    assert.equal((await hook(['codex'], body, tcp)).exit, 0)
  })
})

suite('asg hook without a gateway', () => {
  test('refuses a gating hook with exit 2 and the reason on stderr, and leaves a trace', async () => {
    for (const client of ['claude-code', 'codex', 'gemini', 'qwen']) {
      const file = client === 'gemini' ? 'gemini-BeforeTool' : `${client}-PreToolUse`
      const { exit, stdout, stderr } = await hook([client], fixture(file, 'npm test'), {})
      assert.deepEqual([exit, stdout], [2, ''])
      assert.match(
        stderr,
        /did not answer \(.+\)\. Start it with: (?:node \S+asg\.js|asg) serve(?: --uds \S+)?(?: --port \d+)?\. The action is refused\.$/m,
      )
    }
    assert.match(readFileSync(join(home.path, '.asg', 'hook-failures.log'), 'utf8'), /^\S+Z codex gate .+$/m)
  })
  test('answers copilot with its own denial', async () => {
    const { exit, stdout } = await hook(['copilot'], fixture('copilot-PreToolUse', 'npm test'), {})
    assert.equal(exit, 0)
    assert.equal(JSON.parse(stdout).permissionDecision, 'deny')
  })
  test('stays silent for other hooks', async () => {
    const ran = await hook(['claude-code'], fixture('claude-code-Stop', ''), {})
    assert.deepEqual(ran, { exit: 0, stdout: '', stderr: '' })
  })
  for (const body of ['', '{', '[]', '{"hook_event_name":7}', '{}']) {
    test(`takes the body ${JSON.stringify(body)} for a gating one`, async () => {
      assert.equal((await hook(['codex'], body, {})).exit, 2)
    })
  }
  test('refuses when it is called wrongly', async () => {
    assert.equal((await hook([], '{}')).exit, 2)
    assert.equal((await hook(['codex', 'guard'], '{}')).exit, 2)
  })
})

suite('asg hook with a client that does not behave', () => {
  test('refuses when the client never ends its body', async () => {
    const child = spawn(process.execPath, ['--', MAIN, 'hook', 'codex', 'gate', '1'], { env: home.env })
    child.stdin.write('{"hook_event_name":"PreToolUse"')
    const said = text(child.stderr)
    assert.deepEqual(await once(child, 'exit'), [2, null])
    assert.match(await said, /did not end the hook body in time/)
  })
  const linux = { skip: !existsSync('/dev/full') && 'this system has no /dev/full' }
  test('refuses when its answer cannot be written, and where its home takes no folders', linux, async () => {
    const full = openSync('/dev/full', 'w')
    for (const env of [home.env, { ...home.env, HOME: '/proc' }]) {
      const child = spawn(process.execPath, ['--', MAIN, 'hook', 'codex'], { env, stdio: ['pipe', full, full] })
      child.stdin?.end('{}')
      assert.deepEqual(await once(child, 'exit'), [2, null])
    }
    closeSync(full)
  })
})

suite('asg hook with something that is no gateway', () => {
  const answers: [string, RequestListener][] = [
    ['an error status', (_in, out) => out.writeHead(500).end('{"error":"no"}')],
    ['text', (_in, out) => out.end('hello')],
    ['a list', (_in, out) => out.end('[]')],
    ['JSON of another shape', (_in, out) => out.end('{"ok":true}')],
    ['braces around no JSON', (_in, out) => out.end('{no json}')],
    ['an answer without a decision', (_in, out) => out.end('{"hookSpecificOutput":{}}')],
    ['a redirection', (_in, out) => out.writeHead(302, { location: '/' }).end('{}')],
    [
      'the form of another client',
      (_in, out) => out.end('{"permissionDecision":"deny","permissionDecisionReason":"no"}'),
    ],
    ['nothing', (_in, out) => out.end()],
    [
      'half a reply',
      (_in, out) => out.writeHead(200, { 'content-length': '50' }).write('{"hookSp', () => out.destroy()),
    ],
    ['a reply without end', (_in, out) => out.end(`{"a":"${'x'.repeat(1_100_000)}"}`)],
  ]
  for (const [name, listener] of answers) {
    test(`${name} is a refusal`, async () => {
      const path = await listen(listener)
      assert.equal((await hook(['codex'], fixture('codex-PreToolUse', 'ls'), { CS_UDS_PATH: path })).exit, 2)
    })
    test(`${name} is a refusal by the sh launcher too, for every client`, async () => {
      const path = await listen(listener)
      const script = home.write('asg-hook', launcher_text('sh', place_of(path), join(home.path, 'test-bin', 'curl')))
      for (const [client, file] of GATES) {
        // For copilot the form of another client is its own.
        if (client === 'copilot' && name === 'the form of another client') continue
        const query = `dialect=${client === 'gemini' || client === 'copilot' ? client : 'hooks'}`
        const body = JSON.stringify(fixture(file, 'ls'))
        const ran = await run('/bin/sh', [script, client, 'gate', '5', query], { PATH: String(home.env.PATH) }, body)
        assert.equal(read_as_client(client, ran), 'refused', `${client} ${ran.stdout}`)
      }
    })
  }
  test('an empty reply is an answer only where saying nothing is one', async () => {
    const env = { CS_UDS_PATH: await listen((_in, out) => out.end('{}')) }
    const call = fixture('codex-PreToolUse', 'ls')
    assert.equal((await hook(['codex'], call, env)).exit, 2)
    assert.equal((await hook(['codex', 'gate', '5', 'dialect=hooks'], call, env)).exit, 2)
    for (const query of ['dialect=hooks&on_allow=pass', 'dialect=hooks&mode=observe']) {
      assert.equal((await hook(['codex', 'gate', '5', query], call, env)).stdout, '{}\n')
    }
    assert.equal((await hook(['codex'], { ...call, hook_event_name: 'PermissionRequest' }, env)).stdout, '{}\n')
    assert.equal((await hook(['codex', 'gate'], { ...call, hook_event_name: 'PreCompact' }, env)).stdout, '{}\n')
  })
  test('a hook that only reports repeats nothing that no gateway would tell it', async () => {
    const denial = '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny"}}'
    for (const reply of ['{"ok":true}', '{"jsonrpc":"2.0","id":1}', '{"decision":"block"}', denial]) {
      const env = { CS_UDS_PATH: await listen((_in, out) => out.end(reply)) }
      assert.deepEqual(
        await hook(['codex'], fixture('codex-Stop', ''), env),
        { exit: 0, stdout: '', stderr: '' },
        reply,
      )
    }
  })
  test('no answer within its own limit is a refusal', async () => {
    const path = await listen(() => {})
    const { exit, stderr } = await hook(['codex', 'gate', '1', 'dialect=hooks'], fixture('codex-PreToolUse', 'ls'), {
      CS_UDS_PATH: path,
    })
    assert.equal(exit, 2)
    assert.match(stderr, /no answer within 1000 ms/)
  })
})

suite('the installed hook, run as the client runs it', () => {
  const install = async (client: string, launcher: 'sh' | 'node', more: string[] = []) => {
    const target = new_home()
    const { exit, stderr } = await asg(target, [
      'init',
      client,
      '--launcher',
      launcher,
      '--hold',
      '0',
      '--yes',
      ...more,
    ])
    assert.equal(exit, 0, stderr)
    return target
  }
  const line_of = (target: Home, file: string, event: string) => {
    const { entry } =
      installed_hooks(readFileSync(join(target.path, file), 'utf8')).find((one) => one.event === event) ?? {}
    return String(entry?.command)
  }

  for (const launcher of ['sh', 'node'] as const) {
    for (const [client, settings] of [
      ['claude-code', '.claude/settings.json'],
      ['codex', '.codex/hooks.json'],
    ] as const) {
      test(`${client} by ${launcher}: judged while the gateway is there, refused while it is not`, async () => {
        const target = await install(client, launcher, ['--prompts', 'fewer'])
        const line = line_of(target, settings, 'PreToolUse')
        const danger = fixture(`${client}-PreToolUse`, 'rm -rf ~')
        const harmless = fixture(`${client}-PreToolUse`, 'npm test')
        assert.equal(read_as_client(client, await run_hook_line(target, line, danger, live)), 'refused')
        assert.equal(read_as_client(client, await run_hook_line(target, line, harmless, live)), 'runs')
        const down = await run_hook_line(target, line, harmless)
        assert.equal(down.exit, 2)
        assert.match(down.stderr, /Start it with: (?:node \S+asg\.js|asg) serve/)
        assert.ok(existsSync(join(target.path, '.asg', 'hook-failures.log')))
        const stop = await run_hook_line(target, line_of(target, settings, 'Stop'), fixture(`${client}-Stop`, ''))
        assert.deepEqual(stop, { exit: 0, stdout: '', stderr: '' })
        target.remove()
      })
    }
    test(`a launcher by ${launcher} that is killed or cannot start is a refusal`, async () => {
      const target = await install('codex', launcher)
      const line = line_of(target, '.codex/hooks.json', 'PreToolUse')
      const body = fixture('codex-PreToolUse', 'ls')
      const path = join(target.path, '.asg', 'bin', 'asg-hook')
      writeFileSync(path, '#!/bin/sh\nkill -9 $$\n')
      assert.equal((await run_hook_line(target, line, body, live)).exit, 2)
      writeFileSync(path, '#!/nonexistent\n')
      assert.equal((await run_hook_line(target, line, body, live)).exit, 2)
      target.remove()
    })
  }
  test('where the socket is switched off, the hook goes to the address the gateway had at the installation', async () => {
    const target = new_home({ CS_UDS_ENABLED: 'off', CS_UDS_PATH: uds_path, ASG_URL: gateway.http_url })
    assert.equal((await asg(target, ['init', 'codex', '--prompts', 'fewer', '--yes'])).exit, 0)
    const line = line_of(target, '.codex/hooks.json', 'PreToolUse')
    const judged = (command: string, token: string) => {
      const more = { CS_AUTH_TOKEN: token, ASG_URL: '', CS_UDS_ENABLED: '' }
      return run_hook_line(target, line, fixture('codex-PreToolUse', command), more)
    }
    assert.equal(read_as_client('codex', await judged('npm test', TOKEN)), 'runs')
    const refused = await judged('rm -rf ~', TOKEN)
    assert.equal(read_as_client('codex', refused), 'refused')
    assert.equal(refused.exit, 0)
    // By the socket no token would be asked for.
    assert.match((await judged('npm test', 'another')).stderr, /401/)
    target.remove()
  })
  test('copilot gets its denial from both launchers', async () => {
    for (const launcher of ['sh', 'node'] as const) {
      const target = await install('copilot', launcher)
      const hooks = JSON.parse(readFileSync(join(target.path, '.copilot/hooks/asg.json'), 'utf8')).hooks
      const ran = await run_hook_line(target, hooks.PreToolUse[0].bash, fixture('copilot-PreToolUse', 'ls'))
      assert.equal(read_as_client('copilot', ran), 'refused')
      const judged = await run_hook_line(target, hooks.PreToolUse[0].bash, fixture('copilot-PreToolUse', 'ls'), live)
      assert.equal(read_as_client('copilot', judged), 'runs')
      target.remove()
    }
  })
  test('an observing installation refuses nothing, with and without a gateway', async () => {
    const target = await install('codex', 'sh', ['--observe'])
    const line = line_of(target, '.codex/hooks.json', 'PreToolUse')
    const danger = fixture('codex-PreToolUse', 'rm -rf ~')
    const judged = await run_hook_line(target, line, danger, live)
    assert.deepEqual([judged.exit, JSON.parse(judged.stdout)], [0, {}])
    assert.deepEqual(await run_hook_line(target, line, danger), { exit: 0, stdout: '', stderr: '' })
    target.remove()
  })
  test('a body of 10 MiB goes through the sh launcher, a larger one is refused', async () => {
    const target = await install('codex', 'sh')
    const line = line_of(target, '.codex/hooks.json', 'PreToolUse')
    const body = (size: number) => {
      const text = JSON.stringify({ ...fixture('codex-PreToolUse', 'npm test'), filler: '' })
      return text.replace('"filler":""', `"filler":"${'x'.repeat(size - text.length)}"`)
    }
    assert.equal((await run_hook_line(target, line, body(10_485_760), live)).exit, 0)
    assert.equal((await run_hook_line(target, line, body(10_485_761), live)).exit, 2)
    target.remove()
  })
})

suite('the opencode plugin', () => {
  type Gate = (input: Record<string, string>, output: { args: Record<string, unknown> }) => Promise<void>

  const plugin = async (socket: string, more: string[] = [], host?: { directory: string }): Promise<Gate> => {
    const target = new_home({ CS_UDS_PATH: socket })
    assert.equal((await asg(target, ['init', 'opencode', '--hold', '0', '--yes', ...more])).exit, 0)
    const { AsgGuard } = await import(join(target.path, '.config/opencode/plugin/asg.js'))
    target.remove()
    const hooks: Record<string, Gate> = await AsgGuard(host)
    const gate = hooks['tool.execute.before']
    assert.ok(gate)
    return gate
  }
  const call = (gate: Gate, command: string) =>
    gate({ tool: 'bash', sessionID: 'ses_1', callID: `call-${command}` }, { args: { command } })

  test('returns for a harmless call and throws the reason of a refusal', async () => {
    const gate = await plugin(uds_path)
    await call(gate, 'npm test')
    await assert.rejects(call(gate, 'rm -rf ~'), /test\/block/)
  })
  test('throws when the gateway does not answer, answers nonsense or fails', async () => {
    await assert.rejects(call(await plugin(join(home.path, 'dead.sock')), 'ls'), /did not answer/)
    for (const [status, text] of [
      [200, '{"ok":true}'],
      [200, 'hello'],
      [200, 'null'],
      [200, '[]'],
      [302, '{}'],
      [500, '{}'],
    ] as const) {
      const path = await listen((_in, out) => out.writeHead(status).end(text))
      await assert.rejects(call(await plugin(path), 'ls'), /did not answer|refuses/)
    }
  })
  test('says the folder of the session, not the one that the server was started in', async () => {
    const sent: Record<string, unknown>[] = []
    const path = await listen(async (incoming, out) => {
      let text = ''
      for await (const part of incoming) text += part
      sent.push(JSON.parse(text))
      out.end('{}')
    })
    await call(await plugin(path, [], { directory: '/home/dev/project' }), 'ls')
    await call(await plugin(path), 'ls')
    assert.deepEqual(
      sent.map(({ cwd }) => cwd),
      ['/home/dev/project', process.cwd()],
    )
  })
  test('never throws when it only observes', async () => {
    await call(await plugin(uds_path, ['--observe']), 'rm -rf ~')
    await call(await plugin(join(home.path, 'dead.sock'), ['--observe']), 'rm -rf ~')
  })
})

suite('the OpenClaw plugin', () => {
  type Handler = (event: unknown, ctx: unknown) => Promise<Record<string, unknown> | undefined>
  const recorded = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../../fixtures/hooks/openclaw-${name}.json`, import.meta.url), 'utf8'))

  /** The handlers as the host gets them. */
  const plugin = async (
    socket: string,
    more: string[] = [],
    host: Record<string, unknown> = {},
  ): Promise<Record<string, Handler>> => {
    const target = new_home({ CS_UDS_PATH: socket })
    target.write('.openclaw/openclaw.json', '{"plugins":{"allow":[]}}')
    assert.equal((await asg(target, ['init', 'openclaw', '--yes', ...more])).exit, 0)
    const entry = (await import(join(target.path, '.asg/openclaw/index.mjs'))).default
    target.remove()
    const handlers: Record<string, Handler> = {}
    entry.register({
      ...host,
      on: (name: string, handler: Handler) => {
        handlers[name] = handler
      },
    })
    assert.equal(entry.id, 'asg-guard')
    return handlers
  }
  const call = async (handlers: Record<string, Handler>, command: string, more: Record<string, unknown> = {}) => {
    const { event, ctx } = recorded('before_tool_call').body
    return handlers.before_tool_call?.({ ...event, params: { command } }, { ...ctx, ...more })
  }

  test('answers in the forms the host obeys', async () => {
    const handlers = await plugin(uds_path)
    const { replies } = recorded('before_tool_call')
    assert.equal(await call(handlers, 'npm test'), undefined)
    const denied = await call(handlers, 'rm -rf ~')
    assert.deepEqual(Object.keys(denied ?? {}), Object.keys(replies.deny))
    assert.match(String(denied?.blockReason), /test\/block/)
    for (const channel of [{ channelId: 'telegram' }, { requester: { channel: 'telegram' } }]) {
      const deferred = await call(handlers, 'git push -f', channel)
      assert.deepEqual(Object.keys(deferred?.requireApproval ?? {}), Object.keys(replies.defer.requireApproval))
    }
  })
  test('refuses with the approval where the host has nobody to ask, and goes on once it was allowed', async () => {
    const handlers = await plugin(uds_path)
    const cli = { sessionKey: 'agent:main:explicit:cli' }
    // As recorded: a run of the command line, which has no channel.
    const { block, blockReason } = (await call(handlers, 'git push -f', cli)) ?? {}
    assert.equal(block, true)
    const approval_id = /asg approvals allow (\S+)$/.exec(String(blockReason))?.[1]
    assert.ok(approval_id, String(blockReason))
    const body = JSON.stringify({ approval_id, decision: 'allow-once' })
    const answer = { method: 'POST', headers: { authorization: `Bearer ${TOKEN}` }, body }
    assert.equal((await fetch(`${gateway.http_url}/ahp/resolve`, answer)).status, 200)
    assert.equal(await call(handlers, 'git push -f', cli), undefined)
    assert.equal((await call(handlers, 'git push -f', cli))?.block, true)
  })
  test('says the workspace of the agent, not the folder that the host was started in', async () => {
    const sent: string[] = []
    const path = await listen(async (incoming, out) => {
      let text = ''
      for await (const part of incoming) text += part
      sent.push(JSON.parse(text).params.event.payload.cwd)
      out.end('{}')
    })
    const config = {}
    const workspace_of = (given: unknown, agent_id: string) =>
      given === config ? `/home/dev/workspace-${agent_id}` : ''
    await call(await plugin(path, [], { config, runtime: { agent: { resolveAgentWorkspaceDir: workspace_of } } }), 'ls')
    await call(await plugin(path), 'ls')
    assert.deepEqual(sent, ['/home/dev/workspace-main', process.cwd()])
  })
  test('sends what the recorded plugin sent', async () => {
    const sent: string[] = []
    const path = await listen(async (incoming, out) => {
      let text = ''
      for await (const part of incoming) text += part
      sent.push(text)
      out.end('{}')
    })
    await call(await plugin(path), 'ls')
    const wanted = recorded('ahp-plugin').body.params
    const { params } = JSON.parse(sent[0] ?? '')
    assert.deepEqual(Object.keys(params), Object.keys(wanted))
    for (const key of Object.keys(wanted.event)) assert.ok(key in params.event, key)
    for (const key of Object.keys(wanted.event.payload)) assert.ok(key in params.event.payload, key)
    assert.equal(params.event.session_id, wanted.event.session_id)
    assert.deepEqual(params.context, wanted.context)
  })
  test('tells when a session begins and ends', async () => {
    const sent: Record<string, unknown>[] = []
    let told = () => {}
    const path = await listen(async (incoming, out) => {
      let text = ''
      for await (const part of incoming) text += part
      sent.push(JSON.parse(text).params.event)
      out.end('{}')
      told()
    })
    const handlers = await plugin(path)
    for (const name of ['session_start', 'session_end']) {
      const { event, ctx } = recorded(name).body
      const heard = new Promise<void>((resolve) => {
        told = resolve
      })
      assert.equal(await handlers[name]?.(event, ctx), undefined)
      await heard
    }
    assert.deepEqual(
      sent.map(({ event_type, event_subtype, session_id }) => [event_type, event_subtype, session_id]),
      [
        ['session', 'session:start', 'agent:main:main'],
        ['session', 'session:end', 'agent:main:main'],
      ],
    )
  })
  test('blocks when the gateway does not answer or answers nonsense', async () => {
    assert.match(String((await call(await plugin(join(home.path, 'dead.sock')), 'ls'))?.blockReason), /did not answer/)
    const allow = '{"result":{"decision":{"decision":"allow"}}}'
    for (const [status, text] of [
      [200, '{}'],
      [200, 'hello'],
      [200, 'null'],
      [200, '{"result":{"decision":{}}}'],
      [200, '{"result":{"decision":"allow"}}'],
      [500, allow],
    ] as const) {
      const path = await listen((_in, out) => out.writeHead(status).end(text))
      const { block, blockReason } = (await call(await plugin(path), 'ls')) ?? {}
      assert.deepEqual([block, /did not answer/.test(String(blockReason))], [true, true], text)
    }
  })
  test('never blocks when it only observes, and an observed event never fails', async () => {
    assert.equal(await call(await plugin(uds_path, ['--observe']), 'rm -rf ~'), undefined)
    const dead = await plugin(join(home.path, 'dead.sock'), ['--observe'])
    assert.equal(await call(dead, 'rm -rf ~'), undefined)
    const { event, ctx } = recorded('after_tool_call').body
    assert.equal(await dead.after_tool_call?.(event, ctx), undefined)
  })
})

async function listen(listener: RequestListener): Promise<string> {
  const path = join(home.path, `stub-${Math.random().toString(36).slice(2)}.sock`)
  const stub = createServer(listener)
  stubs.push(stub)
  await new Promise<void>((resolve) => stub.listen(path, resolve))
  return path
}
