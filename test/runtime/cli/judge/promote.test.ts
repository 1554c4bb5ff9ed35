// `asg rules promote` beside a running gateway: a rule is seen on trial, shown, put in force, and decides from then on.
// Source: PRODUCT 1 (observe first, enforce later).
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { asg, type Home, new_home } from '#test/support/process/cli.ts'
import { rpc_command } from '#test/support/rpc.ts'

const home = new_home()
const DB = join(home.path, 'g.db')
let gateway: Running
let own: Home
let file: string

const PACK = `# ours
pack: trial
version: 1.0.0
rules:
  - id: trial/no-yarn
    when: { effect: pkg.install, head: yarn }
    verdict: block
    mode: shadow # until March
    score: { d1: 2, d2: 1, d3: 2 }
    category: 17
    reason: This project uses npm.
    match: [yarn add left-pad]
    not_match: [npm install left-pad]
`

before(async () => {
  file = home.write('trial.yaml', PACK)
  const env = {
    CS_HTTP_PORT: '0',
    CS_UDS_PATH: join(home.path, 'g.sock'),
    CS_TRAJECTORY_DB_PATH: DB,
    CS_LOG_LEVEL: 'silent',
    CS_RULES_PATH: file,
    CS_RATE_LIMIT_PER_MINUTE: '0',
  }
  gateway = await start(load_config({ env }))
  own = { ...home, env: { ...home.env, CS_TRAJECTORY_DB_PATH: DB, CS_RULES_PATH: file } }
})
after(async () => {
  await gateway.close()
  home.remove()
})

/** What the gateway says to the action of the rule's example. */
async function decided(request_id: string): Promise<string> {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'ahp/sync_decision',
    ...rpc_command('yarn add left-pad', { request_id }),
  })
  const response = await fetch(`${gateway.http_url}/ahp`, { method: 'POST', body })
  return ((await response.json()) as { result: { decision: { decision: string } } }).result.decision.decision
}

suite('asg rules promote', () => {
  test('refuses without a terminal, shows the change with --dry-run, and leaves the file alone in both', async () => {
    assert.equal(await decided('req-1'), 'allow')
    const asked = await asg(own, ['rules', 'promote', 'trial/no-yarn'])
    assert.equal(asked.exit, 2)
    assert.match(asked.stderr, /On trial it matched 1 action: asg audit --rule trial\/no-yarn --since 24h/)
    assert.match(asked.stderr, /no terminal to ask on\n.*--yes.*--dry-run/)
    const shown = await asg(own, ['rules', 'promote', 'trial/no-yarn', '--dry-run'])
    assert.equal(shown.exit, 0)
    assert.match(shown.stdout, /^- {4}mode: shadow # until March\n\+ {4}mode: on # until March$/m)
    assert.equal(readFileSync(file, 'utf8'), PACK)
  })

  test('says of which rules it cannot end the trial', async () => {
    const said = async (...args: string[]) => {
      const { exit, stderr } = await asg(own, ['rules', 'promote', ...args])
      return `${exit} ${stderr}`
    }
    assert.match(await said('core.fs/rm-root'), /^1 .*core\.fs\/rm-root is built in and decides already/)
    assert.match(await said('trial/nothing'), /^1 .*no rule of CS_RULES_PATH is called trial\/nothing/)
    assert.match(await said(), /^2 /)
    assert.match(await said('trial/no-yarn', '--workspace', '/srv'), /^2 .*promote takes no --workspace/)
    assert.match(await said('trial/no-yarn', '--yes', '--db', join(home.path, 'none.db')), /^2 .*no database/)
    assert.equal(readFileSync(file, 'utf8'), PACK)
  })

  test('writes nothing when the rule contradicts another one once it decides', async () => {
    const other = PACK.replace('pack: trial', 'pack: other')
      .replace('trial/no-yarn', 'other/yarn')
      .replace('mode: shadow # until March', 'mode: on')
      .replace('verdict: block', 'verdict: defer')
    const both = `${file},${home.write('other.yaml', other)}`
    const with_other = { ...own, env: { ...own.env, CS_RULES_PATH: both } }
    const { exit, stderr } = await asg(with_other, ['rules', 'promote', 'trial/no-yarn', '--yes'])
    assert.equal(exit, 1)
    assert.match(stderr, /cannot decide as it stands\n.*other\.yaml:\d+:\d+: .*holds for the same as/)
    assert.equal(readFileSync(file, 'utf8'), PACK)
  })

  test('puts the rule in force, and the gateway refuses what it allowed before', async () => {
    const { exit, stdout } = await asg(own, ['rules', 'promote', 'trial/no-yarn', '--yes', '--json'])
    const { schema, rule, line, would_have_matched, written } = JSON.parse(stdout)
    assert.deepEqual(
      [exit, schema, rule, line, would_have_matched, written],
      [0, 'asg/rules/v1', 'trial/no-yarn', 5, 1, true],
    )
    assert.equal(readFileSync(file, 'utf8'), PACK.replace('shadow', 'on'))
    let word = ''
    for (let attempt = 2; word !== 'block'; attempt++) word = await decided(`req-${attempt}`)
    const again = await asg(own, ['rules', 'promote', 'trial/no-yarn', '--yes'])
    assert.equal(again.exit, 1)
    assert.match(again.stderr, /trial\/no-yarn is not on trial/)
  })
})
