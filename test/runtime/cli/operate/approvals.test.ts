// A person answers from the terminal: the held hook goes on, the repeated call uses the lease, the late answer learns who won.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, suite, test } from 'node:test'
import { installed_hooks } from '#runtime/cli/clients/wiring/hook-config.ts'
import { read_as_client } from '#runtime/cli/setup/probe.ts'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { ALPHA_TOKEN, alpha_server } from '#test/support/framework/alpha-server.ts'
import { asg, type Home, new_home, run_hook_line } from '#test/support/process/cli.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

const OPERATOR = 'the-operator-token-of-more-than-thirty-two'
let home: Home
let gateway: Running
let line = ''
before(async () => {
  home = new_home()
  home.env.CS_UDS_PATH = join(home.path, 'asg.sock')
  assert.equal((await asg(home, ['init', 'codex', '--hold', '20', '--yes'])).exit, 0)
  const text = readFileSync(join(home.path, '.codex/hooks.json'), 'utf8')
  line = String(installed_hooks(text).find((one) => one.event === 'PreToolUse')?.entry.command)
})
after(() => home.remove())
beforeEach(() => launch())
afterEach(() => gateway.close())

async function launch(more: Record<string, string> = {}): Promise<void> {
  const policy = scripted_policy({ risky: { verdict: 'defer', danger: 2 } })
  const env = {
    CS_HTTP_PORT: '0',
    CS_UDS_PATH: home.env.CS_UDS_PATH ?? '',
    CS_TRAJECTORY_DB_PATH: ':memory:',
    CS_LOG_LEVEL: 'silent',
    CS_AUTH_TOKEN: 'the-agents-token-of-more-than-thirty-two',
    CS_OPERATOR_TOKEN: OPERATOR,
    ...more,
  }
  gateway = await start(load_config({ env }), { policy: { current: () => policy } })
  home.env.ASG_URL = gateway.http_url
  home.env.ASG_TOKEN = OPERATOR
}

const body = {
  hook_event_name: 'PreToolUse',
  session_id: 's-1',
  turn_id: 't-1',
  cwd: '/w',
  tool_name: 'Bash',
  tool_input: { command: 'risky' },
}
const call = () => run_hook_line(home, line, body)

async function waiting(): Promise<string> {
  for (;;) {
    const { exit, stdout } = await asg(home, ['approvals', '--json'])
    assert.equal(exit, 0)
    const [approval] = JSON.parse(stdout).approvals
    if (approval) return approval.approval_id
  }
}

suite('asg approvals', () => {
  test('allow lets the held hook go on, once', async () => {
    const held = call()
    const id = await waiting()
    const shown = await asg(home, ['approvals', 'show', id])
    assert.equal(shown.exit, 3)
    assert.match(shown.stdout, /^expires_at +\d{4}-\d\d-\d\dT[\d:.]+Z$/m)
    const { exit, stderr } = await asg(home, ['approvals', 'allow', id])
    assert.deepEqual(
      [exit, stderr],
      [0, 'Allowed once. A call that is held goes on; otherwise the agent may repeat it now.\n'],
    )
    assert.equal(read_as_client('codex', await held), 'runs')
    const again = call()
    const second = await waiting()
    assert.notEqual(second, id)
    await asg(home, ['approvals', 'deny', second, '--reason', 'once is enough'])
    const refused = await again
    assert.equal(read_as_client('codex', refused), 'refused')
    assert.match(refused.stdout, /once is enough/)
  })
  test('the second answer learns who was first and is exit 1', async () => {
    const held = call()
    const id = await waiting()
    assert.equal((await asg(home, ['approvals', 'deny', id])).exit, 0)
    assert.equal(read_as_client('codex', await held), 'refused')
    const { exit, stderr } = await asg(home, ['approvals', 'allow', id])
    assert.equal(exit, 1)
    assert.match(stderr, /^Already denied by operator:/)
    const settled = JSON.parse((await asg(home, ['approvals', 'show', id, '--json'])).stdout)
    assert.equal(settled.schema, 'asg/approvals/v1')
    assert.equal(settled.state, 'denied')
  })
  test('the token of agents cannot answer, and is told which one can', async () => {
    const held = call()
    const id = await waiting()
    home.env.ASG_TOKEN = 'the-agents-token-of-more-than-thirty-two'
    const { exit, stderr } = await asg(home, ['approvals', 'allow', id])
    assert.equal(exit, 4)
    assert.match(stderr, /refuses: .*operator credential\n.*CS_OPERATOR_TOKEN/)
    home.env.ASG_TOKEN = OPERATOR
    await asg(home, ['approvals', 'deny', id])
    await held
  })
  test('a stopping gateway answers a held hook with a refusal', async () => {
    const held = call()
    await waiting()
    await gateway.close()
    assert.equal(read_as_client('codex', await held), 'refused')
  })
  test('an unknown approval is exit 1, a wrong call exit 2, an empty list exit 0', async () => {
    assert.equal((await asg(home, ['approvals', 'show', 'apr_none'])).exit, 1)
    assert.equal((await asg(home, ['approvals', 'allow', 'apr_none'])).exit, 1)
    for (const args of [['allow'], ['settle', 'x'], ['allow', 'x', 'y'], ['list', '--state', 'odd']]) {
      assert.equal((await asg(home, ['approvals', ...args])).exit, 2, args.join(' '))
    }
    const none = async (...args: string[]) => (await asg(home, ['approvals', ...args])).stderr
    assert.deepEqual(
      [await none(), await none('list', '--state', 'denied'), await none('list', '--state', 'all')],
      [
        'Nothing waits. Earlier ones: npx asg approvals --state all\n',
        'No approval is denied.\n',
        'Nothing was asked yet.\n',
      ],
    )
  })
  test('an answer goes to the framework that asked', async (t) => {
    const framework = await alpha_server()
    t.after(() => framework.close())
    await gateway.close()
    await launch({
      ALPHA_ENFORCEMENT_ENABLED: 'true',
      ALPHA_WS_URL: framework.url,
      ALPHA_OPERATOR_TOKEN: ALPHA_TOKEN,
    })
    framework.ask('risky', { id: 'up-1' })
    const { exit, stderr } = await asg(home, ['approvals', 'allow', await waiting()])
    assert.deepEqual([exit, stderr], [0, 'Allowed once. The framework that asked goes on.\n'])
    assert.equal(framework.asked.get('up-1')?.decision, 'allow-once')
    framework.ask('risky', { id: 'up-2' })
    await waiting()
    assert.equal((await asg(home, ['approvals', 'deny', 'up-2', '--reason', 'not twice'])).exit, 0)
    assert.equal(framework.asked.get('up-2')?.decision, 'deny')
    framework.ask('risky', { id: 'up-3' }, { sessionKey: 's-3' })
    const id = await waiting()
    await framework.close()
    const lost = await asg(home, ['approvals', 'allow', id])
    assert.equal(lost.exit, 1)
    assert.match(lost.stderr, /stays pending|did not take the answer/)
    assert.equal((await asg(home, ['approvals', 'show', id])).exit, 3)
  })
})
