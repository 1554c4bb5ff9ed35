// `asg alerts` as a process of its own against a real gateway: what it lists, and that the first person who saw an alert is kept.
// Source: CONTRACT 6.1.
import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { SCRIPT } from '#test/support/ports.ts'
import { asg, new_home } from '#test/support/process/cli.ts'
import { rpc_command } from '#test/support/rpc.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

const TOKEN = 'the-agents-token-of-more-than-thirty-two'
const OPERATOR = 'the-operator-token-of-more-than-thirty-two'
const env = {
  CS_HTTP_PORT: '0',
  CS_UDS_ENABLED: 'false',
  CS_TRAJECTORY_DB_PATH: ':memory:',
  CS_LOG_LEVEL: 'silent',
  CS_AUTH_TOKEN: TOKEN,
  CS_OPERATOR_TOKEN: OPERATOR,
}
const home = new_home()
let gateway: Running

before(async () => {
  const policy = scripted_policy(SCRIPT)
  gateway = await start(load_config({ env }), { policy: { current: () => policy } })
  home.env.ASG_URL = gateway.http_url
  home.env.ASG_TOKEN = OPERATOR
  for (const session_id of ['s-1', 's-2', 's-3']) {
    const body = JSON.stringify(rpc_command('rm -rf /', {}, { session_id }))
    const headers = { authorization: `Bearer ${TOKEN}` }
    assert.equal((await fetch(`${gateway.http_url}/ahp`, { method: 'POST', body, headers })).status, 200)
  }
})
after(async () => {
  await gateway.close()
  home.remove()
})

async function json(...args: string[]) {
  const { exit, stdout, stderr } = await asg(home, ['alerts', ...args, '--json'])
  assert.equal(exit, 0, stderr)
  return JSON.parse(stdout)
}

const sessions = (body: { alerts: { session_id: string }[] }) => body.alerts.map((one) => one.session_id)

suite('asg alerts', () => {
  test('lists the newest first, filtered and limited as asked', async () => {
    const { exit, stdout } = await asg(home, ['alerts'])
    assert.equal(exit, 0)
    const [head, first] = stdout.split('\n')
    assert.match(head ?? '', /^raised +alert +severity +before +session /)
    assert.match(first ?? '', /^\d{4}-\S+Z +alr_\S+ +high +- +s-3 +1 +Bash +-$/)
    const all = await json('list')
    assert.deepEqual([all.schema, all.total_unacknowledged, sessions(all)], ['asg/alerts/v1', 3, ['s-3', 's-2', 's-1']])
    assert.deepEqual(sessions(await json('--session', 's-2')), ['s-2'])
    assert.deepEqual(sessions(await json('--limit', '1', '--since', '1h')), ['s-3'])
    assert.deepEqual(sessions(await json('--severity', 'critical')), [])
  })

  test('what was acknowledged is listed on demand only, and the first person is kept', async () => {
    const id = (await json('--session', 's-1')).alerts[0].alert_id
    const once = await json('ack', id)
    assert.deepEqual([once.acknowledged.length, once.total_unacknowledged], [1, 2])
    assert.deepEqual(sessions(await json()), ['s-3', 's-2'])
    assert.deepEqual(sessions(await json('--all')), ['s-3', 's-2', 's-1'])
    const again = await asg(home, ['alerts', 'ack', id])
    const { acknowledged_by, acknowledged_at } = once.acknowledged[0]
    assert.equal(again.stdout, `${id}: seen by ${acknowledged_by} at ${acknowledged_at}\n`)
    assert.match(again.stderr, /^2 more: .*asg alerts$/m)
  })

  test('--all acknowledges what the same options list', async () => {
    const part = await json('ack', '--all', '--session', 's-2')
    assert.deepEqual([part.acknowledged.length, part.total_unacknowledged], [1, 1])
    const rest = await asg(home, ['alerts', 'ack', '--all'])
    assert.deepEqual([rest.exit, rest.stderr], [0, ''])
    assert.match(rest.stdout, /^alr_\S+: seen by /)
    const none = await asg(home, ['alerts'])
    assert.deepEqual([none.exit, none.stdout], [0, ''])
    assert.match(none.stderr, /no alert waits; --all shows/)
    assert.deepEqual((await json('ack', '--all')).acknowledged, [])
  })

  test('an unknown alert is exit 1, what makes no sense is exit 2, the token of an agent is exit 4', async () => {
    const unknown = await asg(home, ['alerts', 'ack', 'alr_nobody'])
    assert.deepEqual([unknown.exit, unknown.stdout], [1, ''])
    assert.match(unknown.stderr, /No alert has the id alr_nobody/)
    for (const args of [
      ['ack'],
      ['ack', 'alr_1', '--all'],
      ['fly'],
      ['list', 'alr_1'],
      ['--severity', 'huge'],
      ['--limit', '0'],
      ['--since', 'yesterday'],
      ['--reason', 'x'],
    ]) {
      const { exit, stdout, stderr } = await asg(home, ['alerts', ...args])
      assert.deepEqual([exit, stdout], [2, ''], args.join(' '))
      assert.notEqual(stderr, '')
    }
    const agent = { ...home, env: { ...home.env, ASG_TOKEN: TOKEN } }
    assert.equal((await asg(agent, ['alerts', 'ack', 'alr_nobody'])).exit, 4)
    assert.equal((await asg(agent, ['alerts'])).exit, 0)
  })
})
