// `asg doctor`: it proves refusals through the installed hooks, and says so when a guard is open.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, suite, type TestContext, test } from 'node:test'
import { hash_of } from '#runtime/cli/clients/wiring/record.ts'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { asg, type Home, new_home } from '#test/support/process/cli.ts'
import { NO_REDIS, redis_server } from '#test/support/process/redis-server.ts'

const uds_home = new_home()
let gateway: Running
let home: Home
before(async () => {
  const env = {
    CS_HTTP_PORT: '0',
    CS_UDS_PATH: join(uds_home.path, 'live.sock'),
    CS_TRAJECTORY_DB_PATH: ':memory:',
    CS_LOG_LEVEL: 'silent',
  }
  gateway = await start(load_config({ env }))
})
after(async () => {
  await gateway.close()
  uds_home.remove()
})
afterEach(() => home.remove())

const supervised = async (client: string, more: string[] = []): Promise<Home> => {
  home = new_home({ CS_UDS_PATH: join(uds_home.path, 'live.sock'), ASG_URL: gateway.http_url })
  assert.equal((await asg(home, ['init', client, '--hold', '0', '--yes', ...more])).exit, 0)
  if (client === 'codex') trust_in_codex(home)
  return home
}
const diagnose = async (where: Home, args: string[] = []) => {
  const { exit, stdout, stderr } = await asg(where, ['doctor', '--json', ...args])
  const document = JSON.parse(stdout || '{}')
  assert.equal(document.schema, 'asg/doctor/v1', stderr)
  const checks: { area: string; name: string; state: string; detail: string }[] = document.checks
  return {
    exit,
    ok: document.ok,
    checks,
    state: (name: string) => checks.filter((one) => one.name === name).map((one) => one.state),
  }
}

/** A home beside a gateway that asks for a token; the token. */
async function with_authentication(t: TestContext): Promise<string> {
  const token = 'the-agents-token-of-more-than-thirty-two'
  home = new_home()
  const env = {
    CS_HTTP_PORT: '0',
    CS_UDS_PATH: join(home.path, 'auth.sock'),
    CS_TRAJECTORY_DB_PATH: ':memory:',
    CS_LOG_LEVEL: 'silent',
    CS_AUTH_TOKEN: token,
  }
  const guarded = await start(load_config({ env }))
  t.after(() => guarded.close())
  Object.assign(home.env, { CS_UDS_PATH: env.CS_UDS_PATH, ASG_URL: guarded.http_url })
  return token
}

suite('asg doctor', () => {
  const trusting = {
    gemini: (repo: string) => ({
      file: '.gemini/trustedFolders.json',
      text: JSON.stringify({ [repo]: 'TRUST_FOLDER' }),
    }),
    copilot: (repo: string) => ({ file: '.copilot/config.json', text: JSON.stringify({ trustedFolders: [repo] }) }),
  }
  for (const client of ['gemini', 'copilot'] as const) {
    test(`hooks of ${client} in a project are open until the folder is trusted`, async () => {
      home = new_home({ CS_UDS_PATH: join(uds_home.path, 'live.sock'), ASG_URL: gateway.http_url })
      const repo = join(home.path, 'repo')
      mkdirSync(join(repo, '.git'), { recursive: true })
      assert.equal((await asg(home, ['init', client, '--project', '--hold', '0', '--yes'], '', repo)).exit, 0)
      const before = await diagnose(home)
      assert.deepEqual([before.exit, before.state('trust'), before.state('probe')], [1, ['open'], []])
      assert.match(JSON.stringify(before.checks), /until you trust its folder: open .* in .*repo, or/)
      const status = await asg(home, ['status'])
      assert.equal(status.exit, 1)
      assert.match(status.stdout, /^OPEN .* project .*until you trust its folder/m)
      const { file, text } = trusting[client](repo)
      home.write(file, text)
      const trusted = await diagnose(home)
      assert.deepEqual([trusted.exit, trusted.state('trust'), trusted.state('probe')], [0, [], ['ok', 'ok']])
      rmSync(join(home.path, '.asg/bin/asg-hook'))
      assert.match(JSON.stringify((await diagnose(home)).checks), new RegExp(`: npx asg init ${client} --project"`))
    })
  }
  for (const client of ['claude-code', 'codex', 'gemini', 'qwen', 'copilot']) {
    test(`proves ${client}: the refusal comes back, the control goes on, an outage refuses`, async () => {
      const { exit, state } = await diagnose(await supervised(client))
      assert.deepEqual(state('health'), ['ok'])
      assert.deepEqual(state('socket'), ['ok'])
      assert.deepEqual(state('install'), ['ok'])
      assert.deepEqual(state('launcher'), ['ok'])
      assert.deepEqual(state('probe'), ['ok', 'ok'])
      assert.equal(exit, 0)
    })
  }
  test('says whether the Redis that gateways share answers', { skip: NO_REDIS }, async () => {
    const server = await redis_server()
    try {
      const where = await supervised('codex')
      Object.assign(where.env, { CS_REDIS_URL: server.url, CS_TRAJECTORY_DB_PATH: 'http://127.0.0.1:1' })
      assert.deepEqual((await diagnose(where)).state('redis'), ['ok'])
      await server.stop()
      const { exit, checks } = await diagnose(where)
      const [redis] = checks.filter(({ name }) => name === 'redis')
      assert.deepEqual([exit, redis?.state], [1, 'open'])
      assert.match(redis?.detail ?? '', /127\.0\.0\.1:\d+.* without it every action is refused/)
    } finally {
      await server.close()
    }
  })
  test('says that rule files are loaded, and is open with the first error of files that are not', async () => {
    const where = await supervised('claude-code')
    const rules = join(home.path, 'rules')
    mkdirSync(rules)
    where.env.CS_RULES_PATH = rules
    const rule = 'id: acme/no-yarn\n    when: { effect: pkg.install, head: yarn }\n    verdict: block\n    category: 9'
    const proof = '    reason: npm here.\n    match: [yarn add x]\n    not_match: [npm ci]\n'
    const pack = (score: string) => `pack: acme\nversion: 1.0.0\nrules:\n  - ${rule}\n${score}${proof}`
    writeFileSync(join(rules, 'acme.yaml'), pack('    score: { d1: 1, d2: 0, d3: 1 }\n'))
    const good = await diagnose(where)
    assert.deepEqual([good.exit, good.state('rules')], [0, ['ok']])
    assert.match(JSON.stringify(good.checks), /"1 rule and 0 profiles in 1 file"/)
    writeFileSync(join(rules, 'acme.yaml'), `${pack('')}    scores: {}\n`)
    const bad = await diagnose(where)
    assert.deepEqual([bad.exit, bad.state('rules')], [1, ['open']])
    const told = bad.checks.find(({ name }) => name === 'rules')?.detail ?? ''
    assert.match(
      told,
      /^not in force: .*acme\.yaml:4:5: rules\.0\.score: is required \(and 1 more: npx asg rules lint\)$/,
    )
  })
  test('says what a hook answers that refuses a harmless call', async () => {
    const where = await supervised('claude-code')
    where.env.CS_UDS_PATH = join(home.path, 'nobody.sock')
    const { exit, checks } = await diagnose(where)
    const told = checks.map(({ detail }) => detail).join('\n')
    assert.match(told, /the hook judges nothing: The supervision gateway did not answer, /)
    assert.equal(exit, 1)
  })
  test('the control goes on wherever the temporary folder lies', async () => {
    const where = await supervised('claude-code')
    where.env.TMPDIR = '/srv/somebody/tmp'
    const { exit, state } = await diagnose(where)
    assert.deepEqual([exit, state('probe')], [0, ['ok', 'ok']])
  })

  test('proves http hooks of Claude Code too', async () => {
    home = new_home({ CS_UDS_PATH: join(uds_home.path, 'live.sock'), ASG_URL: gateway.http_url })
    home.program('claude', '#!/bin/sh\necho 2.1.329\n')
    await asg(home, ['init', 'claude-code', '--yes'])
    const { exit, checks, state } = await diagnose(home)
    assert.match(checks.find((one) => one.name === 'install')?.detail ?? '', /http launcher/)
    assert.deepEqual(state('probe'), ['ok', 'ok'])
    assert.equal(exit, 0)
  })
  test('hooks over http that the client would not send, or send elsewhere, are an open guard', async () => {
    home = new_home({ CS_UDS_PATH: join(uds_home.path, 'live.sock'), ASG_URL: gateway.http_url })
    home.program('claude', '#!/bin/sh\necho 2.1.329\n')
    await asg(home, ['init', 'claude-code', '--yes'])
    const path = join(home.path, '.claude/settings.json')
    const settings = JSON.parse(readFileSync(path, 'utf8'))
    const proxy = { HTTP_PROXY: 'http://proxy.example:3128' }
    for (const [more, why] of [
      [{ env: proxy }, /through a proxy/],
      [{ env: { ...proxy, NO_PROXY: '127.0.0.1' } }, null],
      [{ allowedHttpHookUrls: ['https://hooks.example/*'] }, /allowedHttpHookUrls/],
      [{ allowedHttpHookUrls: ['https://hooks.example/*', 'http://127.0.0.1:*/ahp/*'] }, null],
    ] as const) {
      writeFileSync(path, JSON.stringify({ ...settings, ...more }))
      const { exit, checks } = await diagnose(home)
      assert.equal(exit, why === null ? 0 : 1, JSON.stringify(more))
      const [trust] = checks.filter(({ name }) => name === 'trust')
      if (why !== null) assert.match(trust?.detail ?? '', why)
    }
  })
  test('what Claude Code itself says against its settings is an open guard, unless it costs a single entry', async () => {
    const says = async (line: string) => {
      home = new_home({ CS_UDS_PATH: join(uds_home.path, 'live.sock'), ASG_URL: gateway.http_url })
      const path = join(home.path, '.claude/settings.json')
      const doctor = `printf 'Invalid settings\\n- %s › %s\\n' '${path}' '${line}'`
      home.program('claude', `#!/bin/sh\n[ "$1" = doctor ] && { ${doctor}; exit; }\necho 2.1.330\n`)
      assert.equal((await asg(home, ['init', 'claude-code', '--yes'])).exit, 0)
      const { exit, checks } = await diagnose(home)
      home.remove()
      return { exit, details: checks.filter(({ name }) => name === 'settings').map(({ detail }) => detail) }
    }
    const open = await says('model: Expected string, but received number')
    assert.equal(open.exit, 1)
    assert.match(open.details.join(), /run every tool without its hooks: model: Expected string/)
    assert.deepEqual(await says('hooks.Stop.0: Unknown hook type; entry ignored. Valid types: command'), {
      exit: 0,
      details: [],
    })
  })
  for (const [client, file] of [
    ['claude-code', '.claude/settings.local.json'],
    ['qwen', '.qwen/settings.json'],
  ] as const) {
    test(`a project that switches the hooks of its user of ${client} off is an open guard in its folder`, async () => {
      await supervised(client)
      const project = join(home.path, 'project')
      const below = join(project, 'src')
      for (const folder of [join(project, '.git'), below]) mkdirSync(folder, { recursive: true })
      const diagnose_in = async (cwd: string) => (await asg(home, ['doctor', '--json'], '', cwd)).stdout
      assert.doesNotMatch(await diagnose_in(below), /disableAllHooks/)
      home.write(`project/${file}`, '{ "disableAllHooks": true }')
      for (const cwd of [project, below]) {
        assert.match(
          await diagnose_in(cwd),
          /"state":"open","detail":"disableAllHooks is true in [^"]*\/settings[^"]*\.json/,
        )
      }
      assert.doesNotMatch(await diagnose_in(home.path), /disableAllHooks/)
    })
  }
  test('a client that was replaced by one that ignores onFailure is an open guard', async () => {
    home = new_home({ CS_UDS_PATH: join(uds_home.path, 'live.sock'), ASG_URL: gateway.http_url })
    home.program('claude', '#!/bin/sh\necho 2.1.329\n')
    await asg(home, ['init', 'claude-code', '--yes'])
    home.program('claude', '#!/bin/sh\necho 2.1.197\n')
    const { exit, state } = await diagnose(home)
    assert.deepEqual(state('version'), ['open'])
    assert.equal(exit, 1)
  })
  const broken: [string, (where: Home) => void, string][] = [
    ['removed hooks', (where) => writeFileSync(join(where.path, '.codex/hooks.json'), '{}'), 'install'],
    ['removed settings', (where) => rmSync(join(where.path, '.codex/hooks.json')), 'install'],
    [
      'a narrowed matcher',
      (where) => {
        const path = join(where.path, '.codex/hooks.json')
        writeFileSync(path, readFileSync(path, 'utf8').replace('".*"', '"Read"'))
      },
      'install',
    ],
    ['a launcher that cannot be run', (where) => chmodSync(join(where.path, '.asg/bin/asg-hook'), 0o600), 'launcher'],
    [
      'a launcher that always allows',
      (where) => writeFileSync(join(where.path, '.asg/bin/asg-hook'), '#!/bin/sh\necho {}\n'),
      'launcher',
    ],
  ]
  for (const [name, spoil, check] of broken) {
    test(`${name} is an open guard`, async () => {
      const where = await supervised('codex')
      spoil(where)
      const { exit, state } = await diagnose(where)
      assert.deepEqual(state(check), ['open'])
      assert.equal(exit, 1)
    })
  }
  test('a remark in settings that the client reads as plain JSON is an open guard', async () => {
    for (const [client, file] of [
      ['claude-code', '.claude/settings.json'],
      ['codex', '.codex/hooks.json'],
    ] as const) {
      await supervised(client)
      const path = join(home.path, file)
      writeFileSync(path, `// mine\n${readFileSync(path, 'utf8')}`)
      const { exit, checks } = await diagnose(home)
      assert.equal(exit, 1)
      const [install] = checks.filter(({ name, state }) => name === 'install' && state === 'open')
      assert.match(install?.detail ?? '', /would run every tool without its hooks/, client)
      home.remove()
    }
  })
  test('a launcher that another version wrote is told, and proven all the same', async () => {
    const where = await supervised('codex')
    const path = join(where.path, '.asg/bin/asg-hook')
    const older = readFileSync(path, 'utf8').replace(/^reply=.*$/m, '# as it was\n$&')
    writeFileSync(path, older)
    const records = join(where.path, '.asg/clients.json')
    const { launcher, ...rest } = JSON.parse(readFileSync(records, 'utf8'))
    writeFileSync(records, JSON.stringify({ ...rest, launcher: { ...launcher, hash: hash_of(older) } }))
    const { exit, checks, state } = await diagnose(where)
    assert.deepEqual([exit, state('launcher'), state('probe')], [0, ['warn'], ['ok', 'ok']])
    assert.match(checks.find((one) => one.name === 'launcher')?.detail ?? '', /another version: .*asg init codex/)
    await asg(where, ['init', 'codex', '--yes'])
    assert.deepEqual((await diagnose(where)).state('launcher'), ['ok'])
  })
  test('no gateway is exit 4, and the hooks are proven to refuse', async () => {
    const where = await supervised('codex')
    const { exit, state } = await diagnose({ ...where, env: { ...where.env, ASG_URL: 'http://127.0.0.1:9' } })
    assert.equal(exit, 4)
    assert.deepEqual(state('health'), ['down'])
    assert.deepEqual(state('probe'), ['ok'])
  })
  test('failures that its own probes leave behind are not held against the hooks', async () => {
    const where = await supervised('codex')
    const { state } = await diagnose({ ...where, env: { ...where.env, CS_UDS_PATH: join(where.path, 'gone.sock') } })
    assert.match(readFileSync(join(where.path, '.asg/hook-failures.log'), 'utf8'), /codex gate no answer/)
    assert.deepEqual(state('failures'), [])
  })
  test('whether authentication is on is what the gateway says, not the variables of this shell', async (t) => {
    const token = await with_authentication(t)
    const told = async (more: Record<string, string>) => {
      const { checks } = await diagnose({ ...home, env: { ...home.env, ...more } })
      return checks.find((one) => one.name === 'token')
    }
    const about = { area: 'gateway', name: 'token' }
    assert.deepEqual(await told({ ASG_TOKEN: token }), { ...about, state: 'ok', detail: 'authentication is on' })
    assert.match((await told({}))?.detail ?? '', /is on, and this command has no token/)
    const open = await told({ ASG_URL: gateway.http_url, CS_AUTH_TOKEN: token })
    assert.match(open?.detail ?? '', /authentication is off/)
  })
  test('a hook over http that has no token to send is an open guard, and is told what it lacks', async (t) => {
    const token = await with_authentication(t)
    home.program('claude', '#!/bin/sh\necho 2.1.329\n')
    const { stderr } = await asg(home, ['init', 'claude-code', '--yes'])
    assert.match(stderr, /start the client with CS_AUTH_TOKEN set/)
    const without = await diagnose(home)
    assert.deepEqual(without.state('probe'), ['ok', 'open'])
    assert.match(JSON.stringify(without.checks), /it sends CS_AUTH_TOKEN, which is not set here/)
    const proven = await diagnose({ ...home, env: { ...home.env, CS_AUTH_TOKEN: token } })
    assert.deepEqual(proven.state('probe'), ['ok', 'ok'])
  })
  test('a Codex hook that was not trusted, or changed since, is an open guard', async () => {
    const where = await supervised('codex')
    const config = join(where.path, '.codex/config.toml')
    const trusted = readFileSync(config, 'utf8')
    for (const text of [
      '',
      trusted.replaceAll(/"sha256:../g, '"sha256:zz'),
      `${trusted}\n[features]\nhooks = false\n`,
      trusted.replace('trusted_hash', 'enabled = false\ntrusted_hash'),
    ]) {
      writeFileSync(config, text)
      const { exit, state } = await diagnose(where, ['codex'])
      assert.deepEqual(state('trust'), ['open'])
      assert.equal(exit, 1)
    }
  })
  test('a client that was asked about and is not supervised is an open guard', async () => {
    const where = await supervised('codex')
    assert.equal((await diagnose(where, ['gemini'])).exit, 1)
  })
  test('failures of launchers are shown', async () => {
    const where = await supervised('codex')
    where.write('.asg/hook-failures.log', '2026-01-01T00:00:00Z codex gate no answer (curl 7)\n')
    const { checks } = await diagnose(where)
    assert.match(checks.find((one) => one.name === 'failures')?.detail ?? '', /^1 in .*curl 7/)
  })
  test('an observing installation is never called a guard', async () => {
    const { checks } = await diagnose(await supervised('codex', ['--observe']))
    assert.match(checks.find((one) => one.name === 'probe')?.detail ?? '', /nothing is refused/)
  })
  test('people get one line per check', async () => {
    const { stdout } = await asg(await supervised('codex'), ['doctor', 'codex'])
    assert.match(stdout, /^ok {4}codex {9}probe {7}a known-bad call is refused, a harmless one goes on$/m)
  })
})

/** What Codex writes when its user trusts the hooks; hashes of the recorded form, checked with codex-cli 0.169.0. */
function trust_in_codex(where: Home): void {
  const path = join(where.path, '.codex/hooks.json')
  const { hooks } = JSON.parse(readFileSync(path, 'utf8')) as {
    hooks: Record<string, { matcher?: string; hooks: { command: string; timeout: number }[] }[]>
  }
  const labels: Readonly<Record<string, string>> = {
    PreToolUse: 'pre_tool_use',
    PermissionRequest: 'permission_request',
    PostToolUse: 'post_tool_use',
    SessionStart: 'session_start',
    UserPromptSubmit: 'user_prompt_submit',
    Stop: 'stop',
    SessionEnd: 'session_end',
  }
  const tables = Object.entries(hooks).map(([event, [group]]) => {
    const [entry] = group?.hooks ?? []
    const hook = `"hooks":[{"async":false,"command":${JSON.stringify(entry?.command)},"timeout":${entry?.timeout},"type":"command"}]`
    const matcher = group?.matcher === undefined ? '' : `,"matcher":${JSON.stringify(group.matcher)}`
    const hash = createHash('sha256').update(`{"event_name":"${labels[event]}",${hook}${matcher}}`).digest('hex')
    return `[hooks.state.${JSON.stringify(`${path}:${labels[event]}:0:0`)}]\ntrusted_hash = "sha256:${hash}"\n`
  })
  writeFileSync(join(where.path, '.codex/config.toml'), `model = "m"\n\n${tables.join('\n')}`)
}
