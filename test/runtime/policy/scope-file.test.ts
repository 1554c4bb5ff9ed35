// The gateway's own scope profile: the file, a start without a good one, a reload, and `asg scope`. Source: CONTRACT 14.5, 18, 20.2.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { load_config } from '#runtime/config/config.ts'
import { start } from '#runtime/node/main.ts'
import { StartError } from '#runtime/node/start-error.ts'
import { read_profile, ScopeError, scope_file } from '#runtime/policy/scope-file.ts'
import { asg, new_home } from '#test/support/process/cli.ts'
import { rpc_command, rpc_event } from '#test/support/rpc.ts'

const home = new_home()
after(() => home.remove())

const DENY_NPM = {
  profile_id: 'p1',
  confirmed: true,
  dry_run: false,
  base_rules: { denied_command_prefixes: ['npm'] },
}
const file = (name: string, content: unknown) =>
  home.write(name, typeof content === 'string' ? content : JSON.stringify(content))

describe('a profile file', () => {
  test("is an operator's profile unless it says something else", () => {
    assert.equal(read_profile(file('own.json', { profile_id: 'p' })).source, 'operator')
    assert.equal(read_profile(file('project.json', { profile_id: 'p', source: 'project' })).source, 'project')
  })

  test('may begin with a byte order mark', () => {
    assert.equal(read_profile(file('marked.json', `\ufeff${JSON.stringify(DENY_NPM)}\r\n`)).profile_id, 'p1')
  })

  for (const [what, content, message] of [
    ['no JSON', '{', /must hold one JSON object$/],
    ['a list', '[]', /must hold one JSON object$/],
    ['a misspelt member', { profile_id: 'p', denied: [] }, /must not have the member denied$/],
    ['more than a mebibyte', ' '.repeat(1_048_577), /is larger than 1048576 bytes$/],
  ] as const) {
    test(`of ${what} is refused with its reason`, () => {
      const path = file('bad.json', content)
      assert.throws(
        () => scope_file(path),
        (error) => error instanceof ScopeError && message.test(error.message),
      )
    })
  }

  test('that went bad keeps the old profile', () => {
    const path = file('changed.json', DENY_NPM)
    const source = scope_file(path)
    writeFileSync(path, '{')
    assert.match(source.reload().error ?? '', /must hold one JSON object/)
    assert.equal(source.current()?.profile_id, 'p1')
    writeFileSync(path, JSON.stringify({ profile_id: 'p2' }))
    assert.deepEqual(source.reload(), { profile_id: 'p2', error: null })
    assert.equal(source.current()?.profile_id, 'p2')
  })
})

describe('a gateway with a profile', () => {
  const env = (path: string) => ({
    CS_HTTP_PORT: '0',
    CS_UDS_ENABLED: 'false',
    CS_TRAJECTORY_DB_PATH: ':memory:',
    CS_LOG_LEVEL: 'silent',
    CS_SCOPE_PROFILE_PATH: path,
  })
  const decide = async (url: string) => {
    const response = await fetch(`${url}/ahp`, { method: 'POST', body: JSON.stringify(rpc_command('npm test')) })
    return ((await response.json()) as { result: { decision: { policy_id: string } } }).result.decision.policy_id
  }

  test('does not start without it', async () => {
    for (const path of [join(home.path, 'missing.json'), file('broken.json', '[]')]) {
      await assert.rejects(
        start(load_config({ env: env(path) })),
        (error) =>
          error instanceof StartError &&
          error.lines.length === 1 &&
          /^CS_SCOPE_PROFILE_PATH: /.test(error.lines[0] ?? ''),
      )
    }
  })

  test('obeys it, and the next one after a reload; asg scope shows what it says', async () => {
    const path = file('live.json', DENY_NPM)
    const gateway = await start(load_config({ env: env(path) }))
    try {
      assert.equal(await decide(gateway.http_url), 'session-scope')
      writeFileSync(path, JSON.stringify({ ...DENY_NPM, dry_run: true }))
      gateway.reload()
      assert.equal(await decide(gateway.http_url), 'L1-default')

      const own = { ...home, env: { ...home.env, ASG_URL: gateway.http_url } }
      const question = file('question.json', { profile: DENY_NPM, event: rpc_event() })
      assert.deepEqual(await asg(own, ['scope', 'preview', question]), {
        exit: 1,
        stdout: 'Enforced: this action is denied.\n  scope_deny:command_prefix:npm\n',
        stderr: '',
      })
      const { exit, stdout } = await asg(own, ['scope', 'preview', question, '--json'])
      const shown = JSON.parse(stdout)
      assert.deepEqual([exit, shown.schema, shown.scope_evaluation.verdict], [1, 'asg/scope/v1', 'deny'])
      const refused = await asg(own, ['scope', 'preview', file('no-event.json', { profile: DENY_NPM })])
      assert.equal(refused.exit, 2)
      assert.match(refused.stderr, /event/)
    } finally {
      await gateway.close()
    }
  })
})

describe('asg scope validate', () => {
  test('says whether the profile is one, and what it does', async () => {
    const good = await asg(home, ['scope', 'validate', file('good.json', DENY_NPM)])
    assert.deepEqual([good.exit, good.stdout], [0, 'p1 is a valid profile; it is enforced\n'])
    const bad = await asg(home, ['scope', 'validate', file('odd.json', { profile_id: 'p', extra: 1 })])
    assert.equal(bad.exit, 1)
    assert.match(bad.stderr, /must not have the member extra/)
    const json = await asg(home, ['scope', 'validate', file('odd.json', {}), '--json'])
    assert.equal(json.exit, 1)
    assert.equal(JSON.parse(json.stdout).valid, false)
  })

  test('wants to know what to do with which file', async () => {
    for (const args of [[], ['validate'], ['validate', 'a', 'b'], ['show', 'a']]) {
      assert.equal((await asg(home, ['scope', ...args])).exit, 2, args.join(' '))
    }
  })
})
