// `asg init` and `asg uninit` as a person runs them.
import assert from 'node:assert/strict'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, suite, test } from 'node:test'
import { CLIENT_IDS } from '#runtime/cli/clients/client.ts'
import { asg, type Home, new_home } from '#test/support/process/cli.ts'

const homes: Home[] = []
after(() => {
  for (const home of homes) home.remove()
})
function fresh(more: Record<string, string> = {}): Home {
  const home = new_home(more)
  homes.push(home)
  return home
}
const settings_of = (home: Home) => JSON.parse(readFileSync(join(home.path, '.claude/settings.json'), 'utf8'))
const claude = (version: string) => `#!/bin/sh\necho "${version} (Claude Code)"\n`

suite('choice of the launcher', () => {
  test('a version that blocks on failure gets http hooks that block, and a command where http is skipped', async () => {
    const home = fresh({ CS_HTTP_PORT: '9100', ASG_URL: '' })
    home.program('claude', claude('2.1.329'))
    assert.equal((await asg(home, ['init', 'claude-code', '--yes'])).exit, 0)
    const { hooks } = settings_of(home)
    const [gate] = hooks.PreToolUse[0].hooks
    assert.equal(gate.type, 'http')
    assert.equal(gate.onFailure, 'block')
    assert.equal(gate.timeout, 30)
    const url = new URL(gate.url)
    assert.equal(url.host, '127.0.0.1:9100')
    assert.equal(url.pathname, '/ahp/gamma')
    assert.deepEqual(Object.fromEntries(url.searchParams), {
      dialect: 'hooks',
      client: 'claude-code',
      hold_ms: '25000',
      on_allow: 'pass',
    })
    assert.equal(hooks.PermissionRequest[0].hooks[0].onFailure, 'block')
    assert.equal(hooks.SessionStart[0].hooks[0].type, 'command')
    for (const event of ['PostToolUse', 'UserPromptSubmit', 'Stop', 'SessionEnd']) {
      assert.equal(hooks[event][0].hooks[0].type, 'http')
      assert.equal(hooks[event][0].hooks[0].onFailure, undefined)
    }
  })
  test('behind a proxy that also takes calls to this machine, hooks go through the socket', async () => {
    for (const [no_proxy, type] of [
      ['example.com', 'command'],
      ['localhost,127.0.0.1', 'http'],
    ] as const) {
      const home = fresh({ ASG_URL: '', HTTP_PROXY: 'http://proxy.example:3128', NO_PROXY: no_proxy })
      home.program('claude', claude('2.1.330'))
      assert.equal((await asg(home, ['init', 'claude-code', '--yes'])).exit, 0)
      assert.equal(settings_of(home).hooks.PreToolUse[0].hooks[0].type, type)
    }
  })
  for (const [name, version] of [
    ['an old version', '2.1.197'],
    ['an unreadable version', 'unknown'],
  ] as const) {
    test(`${name} gets command hooks, because it would run the tool when the gateway is down`, async () => {
      const home = fresh()
      home.program('claude', claude(version))
      await asg(home, ['init', 'claude-code', '--yes'])
      const { hooks } = settings_of(home)
      assert.match(
        hooks.PreToolUse[0].hooks[0].command,
        /\.asg\/bin\/asg-hook claude-code gate 29 '.*' \|\| \{ .* exit 2; \}$/,
      )
      const refused = await asg(home, ['init', 'claude-code', '--launcher', 'http', '--yes'])
      assert.equal(refused.exit, 2)
      assert.match(refused.stderr, /not guarded by the http launcher/)
    })
  }
  test('without curl the launcher runs Node', async () => {
    const home = fresh()
    home.without_program('curl')
    await asg(home, ['init', 'codex', '--yes'])
    assert.match(readFileSync(join(home.path, '.asg/bin/asg-hook'), 'utf8'), /asg\.js' hook "\$@"/)
  })
  test('without a socket no launcher and no plugin is installed that knows only the socket', async () => {
    const home = fresh({ CS_UDS_ENABLED: 'false' })
    await asg(home, ['init', 'codex', '--yes'])
    assert.match(readFileSync(join(home.path, '.asg/bin/asg-hook'), 'utf8'), /asg\.js' hook "\$@"/)
    const by_socket = await asg(home, ['init', 'gemini', '--launcher', 'sh', '--yes'])
    assert.deepEqual([by_socket.exit, /the Unix socket \(CS_UDS_ENABLED\)/.test(by_socket.stderr)], [2, true])
    for (const client of ['opencode', 'kilo', 'openclaw']) {
      const { exit, stderr } = await asg(home, ['init', client, '--yes'])
      assert.equal(exit, 2, client)
      assert.match(stderr, /Unix socket only.*\n.*CS_UDS_ENABLED=true/, client)
      assert.equal((await asg(home, ['uninit', client, '--yes'])).exit, 0, client)
    }
  })
})

suite('a home with a name that a shell would take apart', () => {
  for (const name of ["o'neil's files", 'a b', '$HOME;x', 'naïve "home"', 'back\\slash']) {
    test(`${name}: the launcher is there, and the hook refuses by itself`, async () => {
      const home = fresh()
      const inner = { ...home, env: { ...home.env, HOME: join(home.path, name) } }
      mkdirSync(inner.env.HOME)
      for (const client of ['claude-code', 'copilot']) {
        assert.equal((await asg(inner, ['init', client, '--yes'])).exit, 0)
      }
      const { stdout } = await asg(inner, ['doctor', '--json'])
      const proofs = JSON.parse(stdout).checks.filter((check: { name: string }) => check.name === 'probe')
      assert.deepEqual(
        proofs.map(({ state, detail }: { state: string; detail: string }) => `${state} ${detail}`),
        Array(2).fill('ok without a gateway the hook refuses'),
      )
      assert.ok(existsSync(join(inner.env.HOME, '.asg/bin/asg-hook')))
      assert.equal((await asg(inner, ['uninit', '--all', '--yes'])).exit, 0)
      assert.deepEqual(readdirSync(inner.env.HOME), [])
    })
  }
  test('that cannot be written is told in one sentence', async () => {
    const home = fresh()
    home.write('file', '')
    const { exit, stderr } = await asg({ ...home, env: { ...home.env, HOME: join(home.path, 'file') } }, [
      'init',
      'codex',
      '--yes',
    ])
    assert.equal(exit, 2)
    assert.match(stderr, /^asg init: cannot open [^\n]*file[^\n]*: a part of this path is a file and no folder\n$/)
  })
})

suite('a folder that nobody may write to', { skip: process.getuid?.() === 0 && 'root may write everywhere' }, () => {
  for (const client of CLIENT_IDS.filter((id) => id !== 'openclaw')) {
    test(`is named in one sentence, and nothing of ${client} is left behind`, async () => {
      const home = fresh()
      chmodSync(home.path, 0o555)
      const { exit, stderr } = await asg(home, ['init', client, '--yes'])
      chmodSync(home.path, 0o755)
      assert.equal(exit, 2)
      assert.match(stderr, /^asg init: cannot (make the folder|write) \/[^\n]*: permission denied\n$/)
      assert.deepEqual(
        readdirSync(home.path).filter((name) => name !== 'test-bin'),
        [],
      )
    })
  }
})

suite('what is shown and asked', () => {
  test('a dry run prints the diff and writes nothing', async () => {
    const home = fresh()
    const { exit, stdout, stderr } = await asg(home, ['init', 'codex', '--dry-run'])
    assert.deepEqual([exit, stderr], [0, 'Nothing was written; without --dry-run it is.\n'])
    assert.match(stdout, /^\+\+\+ .*\.codex\/hooks\.json$/m)
    assert.match(stdout, /^\+.*"PreToolUse"/m)
    assert.deepEqual(
      readdirSync(home.path).filter((name) => name !== 'test-bin'),
      [],
    )
  })
  test('says how the gateway is started from other folders, to whom has no asg of their own', async () => {
    const home = fresh()
    const told = async () => (await asg(home, ['init', 'codex', '--yes'])).stderr
    assert.match(await told(), /npx asg serve(?: --\w+ \S+)*\nThat works in this folder; npm link/)
    home.program('asg', '')
    assert.doesNotMatch(await told(), /npx|npm link/)
  })
  test('says how a gateway is started where these hooks look for it, also in what an agent is told', async () => {
    const home = fresh()
    const elsewhere = {
      ...home,
      env: { ...home.env, CS_UDS_PATH: '/tmp/other/asg.sock', ASG_URL: 'http://127.0.0.1:9191' },
    }
    const { stdout, stderr } = await asg(elsewhere, ['init', 'codex', '--yes'])
    assert.match(stderr, /Start it with: npx asg serve --uds \/tmp\/other\/asg\.sock --port 9191$/m)
    assert.match(stdout, /^\+why=.*Start it with: (?:node \S+|asg) serve --uds \/tmp\/other\/asg\.sock --port 9191'$/m)
  })
  test('what only the other of the two verbs takes is refused, not passed over', async () => {
    const home = fresh()
    for (const args of [
      ['init', 'codex', '--restore'],
      ['uninit', 'codex', '--observe'],
      ['uninit', '--all', '--hold', '10'],
      ['uninit', 'codex', '--launcher', 'sh'],
      ['uninit', 'codex', '--prompts', 'fewer'],
    ]) {
      const { exit, stderr } = await asg(home, args)
      assert.equal(exit, 2, args.join(' '))
      assert.match(stderr, /Unknown option/)
    }
  })
  test('without a terminal nothing is written unless --yes says so', async () => {
    const home = fresh()
    const { exit, stderr } = await asg(home, ['init', 'codex'])
    assert.equal(exit, 2)
    assert.match(stderr, /--yes/)
    assert.ok(!existsSync(join(home.path, '.codex')))
  })
  test('--json gives one document with a schema, and nothing else on stdout', async () => {
    const home = fresh()
    for (const [verb, changed] of [
      ['init', true],
      ['init', false],
      ['uninit', true],
      ['uninit', false],
    ] as const) {
      const { exit, stdout } = await asg(home, [verb, 'codex', '--yes', '--json'])
      assert.equal(exit, 0)
      const document = JSON.parse(stdout)
      assert.equal(document.schema, `asg/${verb}/v1`)
      assert.equal(document.changed, changed)
      assert.deepEqual(document.files, [join(home.path, '.codex/hooks.json')])
    }
  })
  test('Codex users are told to trust the hooks', async () => {
    assert.match((await asg(fresh(), ['init', 'codex', '--yes'])).stderr, /\/hooks/)
  })
  test('--project writes into the repository', async () => {
    const home = fresh()
    const nested = join(home.path, 'repo', 'src')
    mkdirSync(nested, { recursive: true })
    mkdirSync(join(home.path, 'repo', '.git'))
    assert.equal((await asg(home, ['init', 'claude-code', '--project', '--yes'], '', nested)).exit, 0)
    assert.ok(existsSync(join(home.path, 'repo/.claude/settings.json')))
    assert.ok(!existsSync(join(home.path, '.claude')))
    assert.equal((await asg(home, ['uninit', 'claude-code', '--project', '--yes'], '', nested)).exit, 0)
    assert.ok(!existsSync(join(home.path, 'repo/.claude')))
  })
  test('uninit that finds nothing says where hooks are', async () => {
    const home = fresh()
    const repo = join(home.path, 'repo')
    mkdirSync(join(repo, '.git'), { recursive: true })
    assert.equal((await asg(home, ['init', 'codex', '--project', '--yes'], '', repo)).exit, 0)
    const { exit, stderr } = await asg(home, ['uninit', 'codex', '--yes'])
    assert.equal(exit, 0)
    assert.ok(stderr.includes(`hooks of asg in ${join(repo, '.codex/hooks.json')}: in that folder, run `), stderr)
    assert.match(stderr, /uninit codex --project\n/)
    const other = fresh({ CLAUDE_CONFIG_DIR: join(home.path, 'other') })
    assert.equal((await asg(other, ['init', 'claude-code', '--yes'])).exit, 0)
    const plain = { ...other, env: { ...other.env, CLAUDE_CONFIG_DIR: '' } }
    const said = (await asg(plain, ['uninit', 'claude-code', '--yes'])).stderr
    assert.ok(
      said.includes(`hooks of asg in ${join(home.path, 'other/settings.json')}: run this with the environment`),
      said,
    )
    assert.equal((await asg(other, ['uninit', 'claude-code', '--yes'])).exit, 0)
    assert.doesNotMatch((await asg(other, ['uninit', 'claude-code', '--yes'])).stderr, /hooks of asg in/)
  })
  for (const client of ['gemini', 'copilot']) {
    test(`${client} in a project says that the folder has to be trusted, and only there`, async () => {
      const home = fresh()
      const repo = join(home.path, 'repo')
      mkdirSync(join(repo, '.git'), { recursive: true })
      const project = await asg(home, ['init', client, '--project', '--yes'], '', repo)
      assert.match(project.stdout + project.stderr, /trust this folder/)
      const user = await asg(home, ['init', client, '--yes'], '', repo)
      assert.doesNotMatch(user.stdout + user.stderr, /trust this folder/)
    })
  }
  test('the folders that clients are told to use are respected', async () => {
    const home = fresh()
    home.env.CODEX_HOME = join(home.path, 'elsewhere')
    await asg(home, ['init', 'codex', '--yes'])
    assert.ok(existsSync(join(home.path, 'elsewhere/hooks.json')))
  })
  test('--prompts fewer lets an allow skip the question, --hold sets both times', async () => {
    const home = fresh()
    await asg(home, ['init', 'codex', '--prompts', 'fewer', '--hold', '55', '--yes'])
    const { hooks } = JSON.parse(readFileSync(join(home.path, '.codex/hooks.json'), 'utf8'))
    const [gate] = hooks.PreToolUse[0].hooks
    assert.equal(gate.timeout, 90)
    assert.match(
      gate.command,
      /asg-hook codex gate 59 'dialect=hooks&client=codex&hold_ms=55000' \|\| \{ .* exit 2; \}$/,
    )
    assert.equal(hooks.SessionEnd[0].hooks[0].timeout, 3)
  })
})

suite('what is refused', () => {
  const cases: [string, string[], RegExp][] = [
    ['no client', ['init'], /name a client: claude-code, codex/],
    ['an unknown client', ['init', 'emacs'], /unknown client emacs; one of/],
    ['two clients', ['init', 'codex', 'gemini'], /name one client/],
    ['a hold beyond the limit', ['init', 'codex', '--hold', '61', '--yes'], /--hold/],
    ['a hold that is no number', ['init', 'codex', '--hold', 'x', '--yes'], /--hold/],
    ['unknown prompts', ['init', 'codex', '--prompts', 'none', '--yes'], /--prompts/],
    ['an unknown launcher', ['init', 'codex', '--launcher', 'ps', '--yes'], /--launcher/],
    ['http for a client that cannot', ['init', 'codex', '--launcher', 'http', '--yes'], /not guarded/],
    ['an unknown option', ['init', 'codex', '--force'], /--force/],
  ]
  for (const [name, args, message] of cases) {
    test(`${name} is exit 2 with a reason`, async () => {
      const { exit, stderr } = await asg(fresh(), args)
      assert.equal(exit, 2)
      assert.match(stderr, message)
    })
  }
  test('settings that the client itself would not load, hooks and all', async () => {
    const home = fresh()
    for (const [client, file, text] of [
      ['claude-code', '.claude/settings.json', '{\n  "model": "x" // mine\n}\n'],
      ['codex', '.codex/hooks.json', '{ "version": 1 }'],
      ['gemini', '.gemini/settings.json', '{ "hooksConfig": { "disabled": ["asg"] } }'],
      ['qwen', '.qwen/settings.json', '{ model: {} }'],
    ] as const) {
      const path = home.write(file, text)
      const { exit, stderr } = await asg(home, ['init', client, '--yes'])
      assert.equal(exit, 2, client)
      assert.match(
        stderr,
        /would run every tool without its hooks|hooksConfig\.disabled names asg|would not load this file/,
        client,
      )
      assert.equal(readFileSync(path, 'utf8'), text, client)
    }
    assert.ok(!existsSync(join(home.path, '.asg')))
  })
  test('settings that switch hooks off: an installation would guard nothing', async () => {
    const home = fresh()
    home.write('.claude/settings.json', '{"disableAllHooks": true}')
    home.write('.gemini/settings.json', '{"hooksConfig": {"enabled": false}}')
    home.write('.qwen/settings.json', '{"disableAllHooks": true}')
    for (const client of ['claude-code', 'gemini', 'qwen']) {
      const { exit, stderr } = await asg(home, ['init', client, '--yes'])
      assert.equal(exit, 2)
      assert.match(stderr, /no hook would ever run/)
    }
    assert.equal(readFileSync(join(home.path, '.claude/settings.json'), 'utf8'), '{"disableAllHooks": true}')
  })
  test('settings that are no JSON name the place, and stay', async () => {
    const home = fresh()
    home.write('.claude/settings.json', '{\n  "a": 1,,\n}')
    const { exit, stderr } = await asg(home, ['init', 'claude-code', '--yes'])
    assert.equal(exit, 2)
    assert.match(stderr, /line 2, column 10/)
  })
})
