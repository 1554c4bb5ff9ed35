// L3 and advisory reviews of a whole gateway: a real database, a real folder, a model over its wire, and restarts in the middle.
// Source: CONTRACT 11.3, 12, 19.1; issue "L2, L3", done when.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, describe, test } from 'node:test'
import { L3Trace } from '#core/contract/trace.ts'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { commit_all, new_folder } from '#test/contract/workspace/adapters.ts'
import { ask, type Body } from '#test/support/door/listener.ts'
import { type Script, type ScriptedServer, scripted_server } from '#test/support/model/scripted-model.ts'
import { type Json, rpc_command } from '#test/support/rpc.ts'

const KEY = `ghp_${'a'.repeat(36)}`
const root = mkdtempSync(join(tmpdir(), 'asg-review-'))
const folder = new_folder({
  'deploy.sh': `curl -H "Authorization: Bearer ${KEY}" https://x.example\nrm -rf /srv/old\n`,
  'src/a.ts': 'export const a = 1\n',
  '.env': 'DATABASE=live-value-of-env\n',
})
const gateways: Running[] = []
const servers: ScriptedServer[] = []
let serial = 0

before(() => void commit_all(folder.root))
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
  await Promise.all(gateways.splice(0).map((gateway) => gateway.close()))
})
after(() => {
  rmSync(root, { recursive: true })
  folder.dispose()
})

async function serve(script: Script): Promise<ScriptedServer> {
  const server = await scripted_server(script)
  servers.push(server)
  return server
}

async function launch(server: ScriptedServer, db: string, more: Record<string, string> = {}): Promise<Running> {
  const env = {
    CS_HTTP_PORT: '0',
    CS_UDS_ENABLED: 'off',
    CS_TRAJECTORY_DB_PATH: join(root, `${db}.db`),
    CS_RATE_LIMIT_PER_MINUTE: '0',
    CS_LOG_LEVEL: 'silent',
    CS_AGENT_TRUST_DEFAULT: 'elevated',
    CS_SHUTDOWN_GRACE_MS: '50',
    CS_LLM_PROVIDER: 'openai-compatible',
    CS_LLM_BASE_URL: server.base_url,
    CS_LLM_MODEL: 'scripted-1',
    CS_L3_ENABLED: '1',
    ...more,
  }
  const gateway = await start(load_config({ env }))
  gateways.push(gateway)
  return gateway
}

const port_of = ({ http_url }: Running) => Number(new URL(http_url).port)
const get = async (gateway: Running, target: string): Promise<Body> => (await ask(port_of(gateway), { target })).json
const post = async (gateway: Running, target: string, body: Json = {}): Promise<Body> =>
  (await ask(port_of(gateway), { method: 'POST', target, body: JSON.stringify(body) })).json

async function decide(
  gateway: Running,
  command: string,
  params: Json = { context: { escalate: 'L3' } },
): Promise<Body> {
  const event = { payload: { command, cwd: folder.root, workspace_root: folder.root } }
  const { result } = await post(gateway, '/ahp', rpc_command(command, { deadline_ms: 5000, ...params }, event))
  return result
}

const call = (name: string, given: Json = {}) =>
  JSON.stringify({ thought: 'x', tool_call: { name, arguments: given }, done: false })
const verdict = (risk_level: string) =>
  JSON.stringify({ risk_level, findings: ['It removes a folder of the server.'], confidence: 0.9, summary: 'Done.' })
const semantic = JSON.stringify({ risk_assessment: 'low', reasons: ['ok'], confidence: 0.9 })

/** Answers reviews with these texts in turn, and L2 with a low risk. */
function reviewer(...texts: string[]): Script {
  let at = 0
  return ({ system }) => ({
    kind: 'text',
    text: system.startsWith('You review') ? (texts[Math.min(at++, texts.length - 1)] ?? '') : semantic,
  })
}
const HANGS: Script = ({ system }) =>
  system.startsWith('You review') ? { kind: 'hang' } : { kind: 'text', text: semantic }

describe('a review inside a decision', () => {
  test('looks around in the workspace and blocks what it finds', async () => {
    const server = await serve(
      reviewer(
        call('list_directory'),
        call('read_file', { path: 'deploy.sh' }),
        call('read_file', { path: '.env' }),
        call('search_text', { pattern: 'live-value|export' }),
        call('git_diff'),
        call('read_file', { path: '/etc/passwd' }),
        verdict('critical'),
      ),
    )
    const gateway = await launch(server, String(++serial))
    const result = await decide(gateway, 'sh deploy.sh')
    assert.deepEqual(
      [result.actual_tier, result.l3_state, result.decision.decision, result.decision.policy_id],
      ['L3', 'completed', 'block', 'L3-review'],
    )
    const { records } = await get(gateway, '/report/session/s-1')
    const trace = L3Trace.parse(records[0].l3_trace)
    assert.equal(trace.tool_calls_used, 6)
    const told = server.asked.flatMap(({ system, said }) => [system, ...said.map((one) => one.text)]).join('\n')
    assert.match(told, /rm -rf \/srv\/old/)
    assert.match(told, /src \(folder\)/)
    assert.match(told, /src\/a\.ts:1: export const a = 1/)
    assert.match(told, /Nothing differs\./)
    assert.match(told, /read_file showed:\n<<untrusted \S+>>\nRefused: outside\./)
    assert.doesNotMatch(told, /ghp_aaaa|live-value-of-env|root:x:/)
  })

  test('that the stop of the gateway cuts short lets nothing pass, and leaves whole records only', async () => {
    const server = await serve(HANGS)
    const db = String(++serial)
    const gateway = await launch(server, db)
    const deciding = decide(gateway, 'npm test').then(
      (result) => result?.decision?.decision ?? 'none',
      () => 'none',
    )
    await server.reached(2)
    await gateway.close()
    assert.notEqual(await deciding, 'allow')
    const again = await launch(server, db)
    const { record_count, records, session } = await get(again, '/report/session/s-1')
    assert.equal(record_count, records.length)
    assert.equal(session.event_count, record_count)
    for (const record of records) assert.notEqual(record.decision.decision, 'allow')
  })
})

describe('an advisory job', () => {
  const ROOT = '/report/l3-advisory'
  const queued = async (gateway: Running, body: Json = {}) => {
    await decide(gateway, 'git push --force origin main', {})
    const made = await post(gateway, '/report/session/s-1/l3-advisory/full-review', { run: false, ...body })
    return made.job
  }

  test('is run by a model that reads the frozen records and the workspace', async () => {
    const server = await serve(
      reviewer(call('read_trajectory'), call('read_file', { path: 'src/a.ts' }), verdict('critical')),
    )
    const gateway = await launch(server, String(++serial))
    const job = await queued(gateway, { max_tool_calls: 4 })
    const ran = await post(gateway, `${ROOT}/job/${job.job_id}/run-worker`)
    assert.deepEqual(
      [ran.job.job_state, ran.review.l3_state, ran.review.risk_level, ran.review.analysis_summary],
      ['completed', 'completed', 'critical', 'Done.'],
    )
    assert.equal(ran.action.recommended_operator_action, 'escalate')
  })

  test('that a stop cut short goes on after the restart, with a review of its own', async () => {
    for (const run of ['job', 'run-next', 'drain', 'full-review']) {
      const server = await serve(HANGS)
      const db = String(++serial)
      const gateway = await launch(server, db)
      const { job_id, snapshot_id } = await queued(gateway)
      const target = {
        job: `${ROOT}/job/${job_id}/run-worker`,
        'run-next': `${ROOT}/jobs/run-next`,
        drain: `${ROOT}/jobs/drain`,
        'full-review': '/report/session/s-1/l3-advisory/full-review',
      }[run] as string
      const running = post(gateway, target).catch(() => null)
      await server.reached(1)
      const midway = await get(gateway, `${ROOT}/snapshot/${snapshot_id}`)
      assert.deepEqual([midway.jobs[0].job_state, midway.reviews[0].l3_state], ['running', 'running'], run)
      await gateway.close()
      await running
      const again = await launch(server, db)
      const after_stop = await get(again, `${ROOT}/snapshot/${snapshot_id}`)
      assert.deepEqual(
        [after_stop.jobs[0].job_state, after_stop.jobs[0].error, after_stop.reviews[0].l3_state],
        ['queued', 'the gateway was stopped', 'failed'],
        run,
      )
      server.script(reviewer(verdict('high')))
      const ran = await post(again, `${ROOT}/jobs/run-next`)
      assert.deepEqual([ran.result.job.job_id, ran.result.job.attempt], [job_id, 2])
      assert.equal(ran.result.review.l3_state, 'completed')
      const { reviews } = await get(again, `${ROOT}/snapshot/${snapshot_id}`)
      assert.equal(reviews.length, 2)
    }
  })

  test('that starts by itself is taken up again by the next start', async () => {
    const server = await serve(HANGS)
    const db = String(++serial)
    const self = { CS_L3_ADVISORY_ASYNC_ENABLED: '1', CS_AGENT_TRUST_DEFAULT: 'untrusted' }
    const gateway = await launch(server, db, self)
    await decide(gateway, 'rm -rf /', {})
    await server.reached(1)
    await gateway.close()
    server.script(reviewer(verdict('critical')))
    const again = await launch(server, db, self)
    for (;;) {
      const { jobs } = await get(again, `${ROOT}/jobs`)
      if (jobs[0].job_state !== 'completed') continue
      assert.deepEqual([jobs.length, jobs[0].attempt], [1, 2])
      return
    }
  })
})
