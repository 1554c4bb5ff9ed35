// `asg status`: what is supervised, what is not, and what waits, with a real gateway and with none.
import assert from 'node:assert/strict'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, suite, test } from 'node:test'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { ask } from '#test/support/door/listener.ts'
import { asg, type Home, new_home } from '#test/support/process/cli.ts'
import { rpc_command } from '#test/support/rpc.ts'

const TOKEN = 'the-operator-token-of-more-than-thirty-two'
const place = new_home()
let gateway: Running
let home: Home
before(async () => {
  const env = {
    CS_HTTP_PORT: '0',
    CS_UDS_PATH: join(place.path, 'live.sock'),
    CS_TRAJECTORY_DB_PATH: ':memory:',
    CS_LOG_LEVEL: 'silent',
    CS_AUTH_TOKEN: TOKEN,
  }
  gateway = await start(load_config({ env }))
})
after(async () => {
  await gateway.close()
  place.remove()
})
afterEach(() => home.remove())

function at_gateway(more: Record<string, string> = {}): Home {
  home = new_home({ CS_UDS_PATH: join(place.path, 'live.sock'), ASG_URL: gateway.http_url, ASG_TOKEN: TOKEN, ...more })
  return home
}
async function status(): Promise<{ exit: number | null; stderr: string } & Record<string, unknown>> {
  const { exit, stdout, stderr } = await asg(home, ['status', '--json'])
  const document = JSON.parse(stdout)
  assert.equal(document.schema, 'asg/status/v1', stderr)
  return { exit, stderr, ...document }
}
suite('asg status', () => {
  test('with nothing to supervise is exit 0 and says where the gateway is', async () => {
    at_gateway()
    const { exit, ok, gateway: seen, clients } = await status()
    assert.deepEqual([exit, ok, clients], [0, true, []])
    const { url, up, auth, storage, pending_approvals, unacknowledged_alerts, problem } = seen as Record<
      string,
      unknown
    >
    assert.deepEqual(
      { url, up, auth, storage, pending_approvals, unacknowledged_alerts, problem },
      {
        url: gateway.http_url,
        up: true,
        auth: true,
        storage: 'sqlite',
        pending_approvals: 0,
        unacknowledged_alerts: 0,
        problem: null,
      },
    )
  })
  test('a client that is here and not wired is exit 1, and how to wire it is said', async () => {
    at_gateway()
    mkdirSync(join(home.path, '.codex'))
    const { exit, clients } = await status()
    const [codex] = clients as Record<string, unknown>[]
    assert.deepEqual([exit, codex?.client, codex?.state], [1, 'codex', 'unsupervised'])
    assert.match((await asg(home, ['status'])).stdout, /^none {2}codex .*asg init codex$/m)
  })
  test('a wired client shows its last event and, after a doctor, its last proof; a broken one is exit 1', async () => {
    at_gateway()
    await asg(home, ['init', 'gemini', '--hold', '0', '--yes'])
    const fresh = (await status()).clients as Record<string, unknown>[]
    assert.deepEqual([fresh[0]?.state, fresh[0]?.scope, fresh[0]?.proved_at], ['supervised', 'user', null])
    assert.equal((await asg(home, ['doctor', 'gemini'])).exit, 0)
    const { exit, clients } = await status()
    const [gemini] = clients as Record<string, string>[]
    assert.equal(exit, 0)
    assert.match(String(gemini?.proved_at), /^\d{4}-.*Z$/)
    assert.match(String(gemini?.last_event_at), /^\d{4}-.*Z$/)
    rmSync(join(home.path, '.gemini/settings.json'))
    const broken = await status()
    assert.deepEqual([broken.exit, (broken.clients as Record<string, unknown>[])[0]?.state], [1, 'open'])
  })
  test('an observed client is shown as one', async () => {
    at_gateway()
    await asg(home, ['init', 'gemini', '--observe', '--yes'])
    const { exit, clients } = await status()
    assert.deepEqual([exit, (clients as Record<string, unknown>[])[0]?.state], [0, 'observed'])
  })
  test('what waits for a person and alerts are counted', async () => {
    at_gateway()
    const headers = { authorization: `Bearer ${TOKEN}` }
    const body = JSON.stringify(rpc_command('git push --force origin main'))
    const port = Number(new URL(gateway.http_url).port)
    assert.equal((await ask(port, { method: 'POST', target: '/ahp', headers, body })).status, 200)
    const { gateway: seen } = await status()
    const { pending_approvals, unacknowledged_alerts } = seen as Record<string, number>
    assert.ok(Number(pending_approvals) >= 1)
    assert.ok(Number(unacknowledged_alerts) >= 1)
    const { stdout } = await asg(home, ['status'])
    assert.match(stdout, /^wait {2}(?:1 approval|\d+ approvals): .*asg approvals$/m)
    assert.match(stdout, /^warn {2}(?:1 alert|\d+ alerts) not acknowledged: .*asg alerts$/m)
  })
  test('no gateway, a wrong token and something else are exit 4', async () => {
    at_gateway({ ASG_URL: 'http://127.0.0.1:9' })
    const down = await status()
    assert.deepEqual([down.exit, (down.gateway as Record<string, unknown>).up], [4, false])
    assert.match((await asg(home, ['status'])).stderr, /no gateway answers .*asg serve/)
    home.remove()
    at_gateway({ ASG_TOKEN: 'wrong' })
    const refused = await status()
    const { up, problem } = refused.gateway as Record<string, unknown>
    assert.deepEqual([refused.exit, up, /refuses the token/.test(String(problem))], [4, true, true])
    home.remove()
    at_gateway({ ASG_TOKEN: '' })
    assert.match((await asg(home, ['status'])).stderr, /asks for a token/)
  })
})
