// Conventions of the command line: help, exit codes, streams, documents with a schema. Source: CONTRACT 20.1.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, suite, test } from 'node:test'
import { asg, new_home } from '#test/support/process/cli.ts'

const home = new_home()
after(() => home.remove())
const version = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version

suite('help', () => {
  for (const args of [
    ['help'],
    ['--help'],
    ['-h'],
    ['help', 'init'],
    ['init', '--help'],
    ['serve', '-h'],
    ['help', 'hook'],
    ['hook', '--help'],
    ['hook', 'codex', '-h'],
  ]) {
    test(`asg ${args.join(' ')} starts with three examples`, async () => {
      const { exit, stdout, stderr } = await asg(home, args)
      assert.deepEqual([exit, stderr], [0, ''])
      const lines = stdout.split('\n')
      for (const line of lines.slice(0, 3)) assert.match(line, /^ {2}(?:npx )?asg /)
      assert.equal(lines[3], '')
    })
  }
  test('is a document, too', async () => {
    const all = JSON.parse((await asg(home, ['help', '--json'])).stdout)
    assert.equal(all.schema, 'asg/help/v1')
    assert.ok(all.commands.length > 20)
    for (const { command, summary, examples } of all.commands) assert.ok(summary && examples.length >= 2, command)
    const one = JSON.parse((await asg(home, ['help', 'audit', '--json'])).stdout)
    assert.deepEqual(
      one.commands.map(({ command }: { command: string }) => command),
      ['audit'],
    )
    assert.equal((await asg(home, ['help', 'fly', '--json'])).exit, 2)
  })
  test('what nobody knows has no help, and says so alone', async () => {
    const { exit, stdout, stderr } = await asg(home, ['help', 'fly'])
    assert.deepEqual([exit, stdout, stderr], [2, '', 'asg: no help for fly\nSee: npx asg help\n'])
  })
  test('what a choice of init, l3 or skill-trust means is said below the usage line', async () => {
    for (const verb of ['init', 'uninit', 'l3', 'skill-trust']) {
      const { stdout } = await asg(home, ['help', verb])
      const [usage = '', ...notes] = stdout.split('\n').slice(4)
      const common = new Set([
        '--all',
        '--yes',
        '--dry-run',
        '--project',
        '--session',
        '--state',
        '--max-records',
        '--max-jobs',
      ])
      for (const [option] of usage.matchAll(/--[a-z][a-z0-9-]*/g)) {
        if (!common.has(option)) assert.ok(notes.join('\n').includes(option), `${verb} ${option}`)
      }
    }
  })
  test('the profile that the help of scope shows is one, and limits what it says', async () => {
    const { stdout } = await asg(home, ['help', 'scope'])
    const profile = home.write('profile.json', stdout.match(/\{"profile_id"[\s\S]*?\}\}/)?.[0] ?? '')
    const { exit, stdout: said } = await asg(home, ['scope', 'validate', profile])
    assert.deepEqual([exit, said], [0, 'docs is a valid profile; it is enforced\n'])
  })
  test('the short help does not name the hook launcher', async () => {
    assert.doesNotMatch((await asg(home, ['help'])).stdout, /^ *hook /m)
  })
})

suite('exit codes and streams', () => {
  test('what an action does not look at is refused, because it would seem obeyed', async () => {
    const rows: [string[], string][] = [
      [['sessions', 's-1', '--quarantine'], 'a session takes no --quarantine'],
      [['sessions', '--reason', 'odd'], 'the list takes no --reason'],
      [['sessions', 'quarantine', 's-1', '--since', '1h'], 'quarantine takes no --since'],
      [['approvals', '--reason', 'odd'], 'list takes no --reason'],
      [['approvals', 'show', 'apr_1', '--state', 'all'], 'show takes no --state'],
      [['approvals', 'deny', 'apr_1', '--session', 's-1'], 'deny takes no --session'],
      [['alerts', 'ack', 'alr_1', '--session', 's-1'], 'ack <id> takes no --session'],
      [['l3', 'jobs', '--force'], 'jobs list takes no --force'],
      [['l3', 'full-review', 's-1', '--dry-run'], 'full-review takes no --dry-run'],
      [['l3', 'jobs', 'run-next', '--max-jobs', '2'], 'run-next takes no --max-jobs'],
      [['patterns', 'confirm', 'pat_1', '--status', 'stable'], 'confirm takes no --status'],
      [['skill-trust', 'list', '--name', 'pdf'], 'list takes no --name'],
      [['skill-trust', 'register', 'pdf', '--reason', 'x'], 'register takes no --reason'],
      [['skill-trust', 'revoke', 'pdf', '--state', 'x'], 'revoke takes no --state'],
      [['rules', 'lint', '--workspace', '/srv'], 'lint takes no --workspace'],
      [['rules', 'show', 'core.git/push-force', 'core.git/discard'], 'unexpected argument core.git/discard'],
      [['rules', 'list', 'core.git'], 'unexpected argument core.git'],
      [['test', 'fixtures.jsonl', '--record', 'r-1'], 'unexpected argument fixtures.jsonl'],
    ]
    for (const [args, told] of rows) {
      const { exit, stdout, stderr } = await asg(home, args)
      assert.deepEqual([exit, stdout], [2, ''], args.join(' '))
      assert.ok(stderr.startsWith(`asg ${args[0]}: ${told}\n`), stderr)
    }
  })
  test('the bare name that cannot start a gateway says where all commands are told', async () => {
    const bad = { ...home, env: { ...home.env, CS_HTTP_PORT: '99999' } }
    const { exit, stderr } = await asg(bad, [])
    assert.equal(exit, 2)
    assert.match(stderr, /^CS_HTTP_PORT: .*\nAll commands: npx asg help\n$/)
    assert.doesNotMatch((await asg(bad, ['serve'])).stderr, /All commands/)
  })
  test('an unknown command is a usage error on stderr', async () => {
    const { exit, stdout, stderr } = await asg(home, ['fly'])
    assert.deepEqual([exit, stdout], [2, ''])
    assert.equal(stderr, 'asg: unknown command fly\nSee: npx asg help\n')
    const typos = { aprovals: 'approvals', audti: 'audit', sattus: 'status' }
    for (const [typo, meant] of Object.entries(typos)) {
      const typed = await asg(home, [typo])
      const said = `asg: unknown command ${typo}, did you mean ${meant}?\nSee: npx asg help\n`
      assert.deepEqual([typed.exit, typed.stderr], [2, said])
    }
  })
  test('an unknown option is a usage error', async () => {
    for (const args of [['version', '--loud'], ['serve', '--loud'], ['--loud'], ['watch', '--session']]) {
      assert.equal((await asg(home, args)).exit, 2, args.join(' '))
    }
  })
  test('what is wrong with an option is one short sentence', async () => {
    const { stderr } = await asg(home, ['sessions', '--loud'])
    assert.equal(stderr, "asg sessions: Unknown option '--loud'\nSee: npx asg help sessions\n")
    for (const [args, said] of [
      [['status', '--jsn'], "asg status: Unknown option '--jsn', did you mean --json?"],
      [['sessions', '--limt', '3'], "asg sessions: Unknown option '--limt', did you mean --limit?"],
      [['init', 'codex', '--dryrun'], "asg init: Unknown option '--dryrun', did you mean --dry-run?"],
    ] as const) {
      const typo = await asg(home, args)
      assert.deepEqual([typo.exit, typo.stderr.split('\n')[0]], [2, said])
    }
    const unquoted = await asg(home, ['explain', 'rm', '-rf', '/'])
    assert.equal(unquoted.exit, 2)
    assert.match(unquoted.stderr, /Unknown option '-r'\nPut the command in quotes: npx asg explain '.*'/)
    const dashed = await asg(home, ['sessions', '--limit', '-3'])
    const sentence = "Option '--limit' takes a value that does not begin with a dash"
    assert.deepEqual([dashed.exit, dashed.stderr], [2, `asg sessions: ${sentence}\nSee: npx asg help sessions\n`])
  })
  test('what a command is used like can be copied', async () => {
    for (const args of [
      ['db'],
      ['config', 'x'],
      ['approvals', 'allow'],
      ['replay'],
      ['explain'],
      ['scope'],
      ['rules', 'foo'],
    ]) {
      const { exit, stderr } = await asg(home, args)
      assert.deepEqual([exit, /use: npx asg /.test(stderr)], [2, true], stderr)
      assert.doesNotMatch(stderr.split('use: ')[1] ?? '', /(?<!npx )asg /)
    }
  })
  test('an action that is missing is not an unknown one, and a mistyped client has a name', async () => {
    assert.match((await asg(home, ['l3'])).stderr, /^asg l3: name an action\n/)
    assert.match((await asg(home, ['l3', 'jobs', 'runn'])).stderr, /^asg l3: unknown action jobs runn\n/)
    const { exit, stderr } = await asg(home, ['init', 'cluade-code'])
    assert.deepEqual(
      [exit, stderr.split(';')[0]],
      [2, 'asg init: unknown client cluade-code, did you mean claude-code?'],
    )
  })
  test('--yes is understood where a command changes something, and reaches the gateway', async () => {
    const commands = [
      ['sessions', 'quarantine', 's-1'],
      ['skill-trust', 'revoke', 'pdf'],
    ]
    for (const command of commands) assert.equal((await asg(home, [...command, '--yes'])).exit, 4, command.join(' '))
  })
  test('a bad configuration lists every bad value and starts nothing', async () => {
    const bad = { ...home, env: { ...home.env, CS_HTTP_PORT: '99999', CS_DB_SYNC: 'maybe' } }
    for (const args of [['serve'], ['config', 'check'], ['config', 'show'], ['watch'], ['doctor']]) {
      const { exit, stdout, stderr } = await asg(bad, args)
      assert.deepEqual([exit, stdout], [2, ''], args.join(' '))
      assert.match(stderr, /^CS_HTTP_PORT: got "99999", expected integer 0\.\.65535$/m)
      assert.match(stderr, /^CS_DB_SYNC: /m)
    }
  })
  test('no gateway is exit 4', async () => {
    const { exit, stderr } = await asg(home, ['watch'])
    assert.equal(exit, 4)
    assert.match(stderr, /no gateway answers .*\n.*asg serve/)
  })
})

suite('documents', () => {
  test('asg version', async () => {
    for (const args of [['version'], ['--version'], ['-v']]) {
      assert.deepEqual(await asg(home, args), { exit: 0, stdout: `${version}\n`, stderr: '' })
    }
    const document = JSON.parse((await asg(home, ['version', '--json'])).stdout)
    assert.deepEqual(document, { schema: 'asg/version/v1', version, node: process.version })
  })
  test('asg config show names value and source, and hides secrets', async () => {
    const secret = 'a-secret-token-that-nobody-may-see'
    const with_token = { ...home, env: { ...home.env, CS_AUTH_TOKEN: secret } }
    for (const args of [['config', 'show'], ['config', 'show', '--json'], ['config']]) {
      const { exit, stdout, stderr } = await asg(with_token, args)
      assert.equal(exit, 0)
      assert.doesNotMatch(stdout + stderr, new RegExp(secret))
      assert.match(stdout, /CS_AUTH_TOKEN/)
    }
    const { stdout } = await asg(with_token, ['config', 'show', '--json'])
    const document = JSON.parse(stdout)
    assert.equal(document.schema, 'asg/config/v1')
    const port = document.values.find((one: { name: string }) => one.name === 'CS_HTTP_PORT')
    assert.deepEqual(port, { name: 'CS_HTTP_PORT', value: '8080', source: 'default' })
  })
  test('asg config check says whether it would start', async () => {
    const good = JSON.parse((await asg(home, ['config', 'check', '--json'])).stdout)
    assert.deepEqual(good, { schema: 'asg/config/v1', ok: true, errors: [], warnings: [] })
    const bad = { ...home, env: { ...home.env, CS_HTTP_PORT: 'x' } }
    const { exit, stdout } = await asg(bad, ['config', 'check', '--json'])
    assert.equal(exit, 2)
    assert.equal(JSON.parse(stdout).ok, false)
    assert.equal(JSON.parse(stdout).errors.length, 1)
  })
  test('asg config check warns of what a start would warn of', async () => {
    const weak = { ...home, env: { ...home.env, CS_AUTH_TOKEN: 'guess-me', CS_OPERATOR_TOKEN: 'x'.repeat(32) } }
    const { exit, stderr } = await asg(weak, ['config', 'check'])
    assert.deepEqual([exit, stderr], [0, 'CS_AUTH_TOKEN has less than 32 characters\n'])
  })
  test('asg config check reads the files that a start would read, and names every bad one', async () => {
    const missing = join(home.path, 'missing')
    const names = ['CS_RULES_PATH', 'CS_SCOPE_PROFILE_PATH', 'AHP_SSL_CERTFILE'] as const
    const files = Object.fromEntries([...names, 'AHP_SSL_KEYFILE'].map((name) => [name, missing]))
    const bad = { ...home, env: { ...home.env, ...files } }
    const { exit, stdout, stderr } = await asg(bad, ['config', 'check'])
    assert.deepEqual([exit, stdout], [2, ''])
    for (const name of names) assert.match(stderr, new RegExp(`^${name}: .*${missing}`, 'm'))
    const { errors, ok } = JSON.parse((await asg(bad, ['config', 'check', '--json'])).stdout)
    assert.deepEqual([ok, errors.length], [false, names.length])
  })
  test('no message tells the password of an address', async () => {
    const addressed = { ...home, env: { ...home.env, ASG_URL: 'http://u:hunter2@127.0.0.1:9' } }
    for (const verb of [['sessions'], ['status'], ['doctor'], ['status', '--json'], ['watch'], ['config', 'show']]) {
      const { stdout, stderr } = await asg(addressed, verb)
      assert.match(stdout + stderr, /http:\/\/u:/, verb.join(' '))
      assert.doesNotMatch(stdout + stderr, /hunter/, verb.join(' '))
    }
    const database = { CS_TRAJECTORY_DB_PATH: 'http://u:hunter2@127.0.0.1:9', CS_HTTP_PORT: '0', CS_UDS_ENABLED: '0' }
    const { exit, stderr } = await asg({ ...home, env: { ...home.env, ...database } }, ['serve'])
    assert.deepEqual([exit, stderr.includes('hunter'), stderr.includes('CS_TRAJECTORY_DB_PATH')], [2, false, true])
  })
  test('rules that cannot be switched off and rules there are not stop a start', async () => {
    const locked = { ...home, env: { ...home.env, CS_RULES_DISABLED: 'core.fs/rm-root,no/such' } }
    for (const args of [
      ['config', 'check'],
      ['serve', '--port', '0'],
      ['explain', 'ls'],
    ]) {
      const { exit, stdout, stderr } = await asg(locked, args)
      assert.deepEqual([exit, stdout], [2, ''], args.join(' '))
      assert.match(stderr, /CS_RULES_DISABLED: got "core\.fs\/rm-root", expected the id of a rule that is not locked$/m)
      assert.match(stderr, /^CS_RULES_DISABLED: got "no\/such", expected the id of a rule$/m)
    }
  })
  test('other rules may be tried where a rule of the own files is switched off', async () => {
    const other = home.write('other.yaml', 'profile: other\nworkspaces: [/w]\nrules: {}\n')
    const fixtures = home.write('one.jsonl', '{"command":"ls","expect":"allow"}\n')
    const off = { ...home, env: { ...home.env, CS_RULES_DISABLED: 'acme/no-yarn' } }
    assert.equal((await asg(off, ['test', fixtures, '--policy', other])).exit, 0)
  })
  test('nothing is coloured off a terminal, unless FORCE_COLOR asks for it', async () => {
    const csi = '\u001b['
    assert.ok(!(await asg(home, ['config', 'show'])).stdout.includes(csi))
    const forced = { ...home, env: { ...home.env, FORCE_COLOR: '1' } }
    assert.ok((await asg(forced, ['config', 'show'])).stdout.includes(csi))
    const both = { ...home, env: { ...home.env, FORCE_COLOR: '1', NO_COLOR: '1' } }
    assert.ok(!(await asg(both, ['config', 'show'])).stdout.includes(csi))
  })
})
