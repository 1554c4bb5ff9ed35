// The functions for Node as a platform runs them: built modules, a process for each instance, a database over a real socket.
// Source: SCALE 2; CONTRACT 0.1, 19.5.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { ROUTES } from '#functions/index.ts'
import { type Bundle, build_node_functions } from '#runtime/edge/build.ts'
import { connect_redis } from '#runtime/redis/connection.ts'
import { type Instance, lambda } from '#test/support/process/lambda.ts'
import { NO_REDIS, type RedisServer, redis_server } from '#test/support/process/redis-server.ts'
import { rpc_command } from '#test/support/rpc.ts'
import { type HranaDouble, hrana_double } from '#test/support/storage/hrana-double.ts'

const TOKEN = 'token-of-the-database'
const root = mkdtempSync(join(tmpdir(), 'asg-functions-'))
/** Calls of the schedule until an approval of a second has ended. */
const MAX_ROUNDS = 200
const running: Instance[] = []
let bundles: Bundle[]
let database: HranaDouble
let redis: RedisServer | null = null

before(async () => {
  bundles = await build_node_functions(join(root, 'built'))
  database = await hrana_double(join(root, 'remote.db'), TOKEN)
  if (NO_REDIS === false) redis = await redis_server()
})
after(async () => {
  await Promise.all(running.map((one) => one.kill()))
  await database.close()
  await redis?.close()
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
})

const remote = () => ({ CS_TRAJECTORY_DB_PATH: database.url, CS_TRAJECTORY_DB_AUTH_TOKEN: TOKEN })
const shared = () => ({ ...remote(), CS_REDIS_URL: redis?.url ?? '' })
const alone = () => ({ ...remote(), CS_ALLOW_MEMORY: '1' })

function start(path: string, env: Record<string, string>): Instance {
  const file = bundles.find((bundle) => bundle.path === path)?.file
  assert.ok(file, path)
  const instance = lambda(file, env)
  running.push(instance)
  return instance
}

async function decide(instance: Instance, command: string, params = {}, event = {}) {
  const { statusCode, body } = await instance.ask('POST', '/ahp', JSON.stringify(rpc_command(command, params, event)))
  assert.equal(statusCode, 200, body)
  return JSON.parse(body).result
}

test('every path of the route table has a module that imports its parts and nothing that is not there', () => {
  assert.deepEqual(
    new Set(bundles.map(({ path }) => path)),
    new Set([...ROUTES.map(({ path }) => path), '/maintenance']),
  )
  for (const { path, file } of bundles) {
    const text = readFileSync(file, 'utf8')
    const imported = Array.from(text.matchAll(/(?:from|import)\s*["']([^"']+)["']/g), ([, name = '']) => name)
    for (const name of imported) assert.match(name, /^(?:\.\.?\/|node:)/, `${path} imports ${name}`)
  }
})

test('what one function decides, another one reports', async () => {
  const ahp = start('/ahp', alone())
  const session = { session_id: 's-reported' }
  assert.equal((await decide(ahp, 'rm -rf /', {}, session)).decision.decision, 'block')
  assert.equal((await decide(ahp, 'git status', {}, session)).decision.decision, 'allow')
  const report = await start('/report/session/{id}', alone()).ask('GET', '/report/session/s-reported')
  assert.equal(report.statusCode, 200)
  assert.equal(
    JSON.parse(report.body).total_records ?? JSON.parse(report.body).record_count,
    2,
    report.body.slice(0, 400),
  )
})

test('an instance that is killed has lost nothing that it answered', async () => {
  const session = { session_id: 's-killed' }
  const first = start('/ahp', alone())
  await decide(first, 'rm -rf /', {}, session)
  await first.kill()
  const { statusCode, body } = await start('/report/session/{id}', alone()).ask('GET', '/report/session/s-killed')
  assert.equal(statusCode, 200)
  assert.match(body, /rm -rf \//)
})

test('a function that could not share its state, or has a setting it cannot honour, answers 503 and names the variable', async () => {
  const cases: [Record<string, string>, RegExp][] = [
    [remote(), /CS_REDIS_URL: .*CS_ALLOW_MEMORY=1/],
    [{ CS_ALLOW_MEMORY: '1' }, /CS_TRAJECTORY_DB_PATH: functions need a remote database/],
    [{ ...alone(), CS_UDS_PATH: join(root, 'a.sock') }, /CS_UDS_PATH: not read by functions/],
    // Its packages are not beside the functions.
    [{ ...alone(), CS_LLM_PROVIDER: 'openai', CS_LLM_API_KEY: 'k' }, /could not start/],
    [{ ...alone(), CS_HTTP_PORT: '8080' }, /CS_HTTP_PORT: not read by functions/],
    [{ ...alone(), CS_RATE_LIMIT_PER_MINUTE: 'many' }, /CS_RATE_LIMIT_PER_MINUTE: got \\"many\\"/],
    [{ ...alone(), CS_TRAJECTORY_DB_AUTH_TOKEN: 'wrong' }, /CS_TRAJECTORY_DB_PATH: cannot use the database/],
  ]
  for (const [env, expected] of cases) {
    const { statusCode, body } = await start('/ahp', env).ask('POST', '/ahp', JSON.stringify(rpc_command('git status')))
    assert.equal(statusCode, 503, body)
    assert.match(body, expected)
    assert.doesNotMatch(body, /wrong|token-of/)
  }
})

test('a start that failed is tried again with the next request', async () => {
  const fresh = await hrana_double(join(root, 'fresh.db'), TOKEN)
  try {
    const health = start('/health', { ...alone(), CS_TRAJECTORY_DB_PATH: fresh.url })
    fresh.fail_next('refuse')
    assert.equal((await health.ask('GET', '/health')).statusCode, 503)
    assert.equal((await health.ask('GET', '/health')).statusCode, 200)
  } finally {
    await fresh.close()
  }
})

test('events of the other gateways and of load balancers are requests as well', async () => {
  const ahp = start('/ahp', alone())
  const body = Buffer.from(JSON.stringify(rpc_command('rm -rf /'))).toString('base64')
  const old = {
    version: '1.0',
    httpMethod: 'POST',
    path: '/ahp',
    headers: { host: 'localhost' },
    multiValueHeaders: { host: ['localhost'] },
    requestContext: { identity: { sourceIp: '192.0.2.8' } },
    body,
    isBase64Encoded: true,
  }
  const asked = await ahp.invoke(old)
  assert.equal(JSON.parse(asked.body).result?.decision.decision, 'block', asked.body)
  const balancer = {
    httpMethod: 'POST',
    path: '/ahp',
    headers: { host: 'localhost' },
    requestContext: { elb: { targetGroupArn: 'arn:aws:elasticloadbalancing:eu:1:targetgroup/a/b' } },
    body,
    isBase64Encoded: true,
  }
  assert.equal(JSON.parse((await ahp.invoke(balancer)).body).result.decision.decision, 'block')
})

test('with a token only its bearers are served, from anywhere; without one only loopback', async () => {
  const closed = start('/ahp', { ...alone(), CS_AUTH_TOKEN: 'a'.repeat(40) })
  const body = JSON.stringify(rpc_command('git status'))
  const host = { host: 'gateway.example' }
  assert.equal((await closed.ask('POST', '/ahp', body, host)).statusCode, 401)
  const bearer = { ...host, authorization: `Bearer ${'a'.repeat(40)}` }
  assert.equal((await closed.ask('POST', '/ahp', body, bearer)).statusCode, 200)
})

test('methods, streams and parameters are those of the route', async () => {
  const health = start('/health', alone())
  const refused = await health.ask('POST', '/health', '{}')
  assert.deepEqual([refused.statusCode, refused.headers.allow], [405, 'GET, HEAD'])
  const stream = await start('/report/stream', alone()).ask('GET', '/report/stream')
  assert.equal(stream.statusCode, 503)
  assert.match(stream.body, /cannot stream/)
  const sessions = await start('/report/sessions', alone()).ask('GET', '/report/sessions?limit=0')
  assert.equal(sessions.statusCode, 400)
})

test('an approval that one function asks for and another one settles lets one call of a third pass', {
  skip: NO_REDIS,
}, async () => {
  const session = { session_id: 's-approved' }
  const [first, second] = [start('/ahp', shared()), start('/ahp', shared())]
  assert.equal((await decide(first, 'git push --force origin main', {}, session)).decision.decision, 'defer')
  const listed = await start('/report/approvals', shared()).ask('GET', '/report/approvals?session_id=s-approved')
  const [approval] = JSON.parse(listed.body).approvals
  assert.equal(approval?.state, 'pending', listed.body)
  const answer = JSON.stringify({ approval_id: approval.approval_id, decision: 'allow-once' })
  const settled = await start('/ahp/resolve', shared()).ask('POST', '/ahp/resolve', answer)
  assert.equal(settled.statusCode, 200, settled.body)
  const words = [
    (await decide(second, 'git push --force origin main', {}, session)).decision.decision,
    (await decide(first, 'git push --force origin main', {}, session)).decision.decision,
  ]
  assert.deepEqual(words, ['allow', 'defer'])
})

test('the same call at two instances is judged once, and both give the same answer', { skip: NO_REDIS }, async () => {
  const body = JSON.stringify(rpc_command('npm publish', {}, { session_id: 's-twice' }))
  const replies = await Promise.all(
    [start('/ahp', shared()), start('/ahp', shared())].map((one) => one.ask('POST', '/ahp', body)),
  )
  assert.equal(replies[0]?.body, replies[1]?.body)
  const page = await start('/report/session/{id}', shared()).ask('GET', '/report/session/s-twice')
  assert.equal(page.body.match(/npm publish/g)?.length, 1, page.body)
})

test('all instances count the requests of a caller together', { skip: NO_REDIS }, async () => {
  const env = { ...shared(), CS_RATE_LIMIT_PER_MINUTE: '4', CS_AUTH_TOKEN: 'b'.repeat(40) }
  const headers = { authorization: `Bearer ${'b'.repeat(40)}` }
  const instances = [start('/ahp', env), start('/ahp', env)]
  const refused: boolean[] = []
  for (let at = 0; at < 6; at++) {
    const body = JSON.stringify(rpc_command('git status', {}, { session_id: 's-rate' }))
    const reply = await instances[at % 2]?.ask('POST', '/ahp', body, headers)
    refused.push(reply?.body.includes('RATE_LIMITED') ?? false)
  }
  assert.deepEqual(refused, [false, false, false, false, true, true])
})

test('a session that one function quarantines is blocked by the others', { skip: NO_REDIS }, async () => {
  const session = { session_id: 's-held' }
  const ahp = start('/ahp', shared())
  assert.equal((await decide(ahp, 'git status', {}, session)).decision.decision, 'allow')
  const path = '/report/session/{id}/quarantine'
  const body = JSON.stringify({ action: 'quarantine', by: 'operator', reason: 'a look first' })
  const done = await start(path, shared()).ask('POST', path.replace('{id}', 's-held'), body)
  assert.equal(done.statusCode, 200, done.body)
  assert.equal((await decide(ahp, 'git status', {}, session)).decision.decision, 'block')
})

test('the function of the schedule ends approvals that nobody answered', { skip: NO_REDIS }, async () => {
  const env = { ...shared(), CS_DEFER_TIMEOUT_SECONDS: '1' }
  const session = { session_id: 's-overdue' }
  await decide(start('/ahp', env), 'git push --force origin main', {}, session)
  const list = start('/report/approvals', env)
  const state = async () => {
    const { body } = await list.ask('GET', '/report/approvals?state=all&session_id=s-overdue')
    return JSON.parse(body).approvals[0]?.state as string
  }
  assert.equal(await state(), 'pending')
  const schedule = start('/maintenance', env)
  for (let at = 0; at < MAX_ROUNDS && (await state()) === 'pending'; at++) await schedule.invoke({})
  assert.equal(await state(), 'expired')
})

test('what an instance decided is on the stream when it is killed right after its answer', {
  skip: NO_REDIS,
}, async () => {
  const admin = await connect_redis({ url: redis?.url ?? '' })
  try {
    const instance = start('/ahp', shared())
    await decide(instance, 'git log --oneline -3', {}, { session_id: 's-told' })
    await instance.kill()
    const events = JSON.stringify(await admin.command('XRANGE', '{gw}:ev', '-', '+'))
    assert.match(events, /git log --oneline -3/)
  } finally {
    admin.close()
  }
})
