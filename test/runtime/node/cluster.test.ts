// Two gateways as processes, on one Redis server and one remote database: to agents and operators they are one. Source: CONTRACT 19.5,
// SCALE 6.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get as http_get, type IncomingMessage } from 'node:http'
import { after, before, describe, test } from 'node:test'
import Database from 'libsql'
import { type Member, type TestCluster, test_cluster } from '#test/support/process/cluster.ts'
import { NO_REDIS, redis_server } from '#test/support/process/redis-server.ts'
import { decision_of, error_of, type Json } from '#test/support/rpc.ts'

/** Data of the events that a gateway streams, as they come. */
async function follow(member: Member, query = '') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    http_get({ host: '127.0.0.1', port: member.port, path: `/report/stream${query}`, agent: false }, resolve).on(
      'error',
      reject,
    )
  })
  const events: Json[] = []
  const ids: string[] = []
  let text = ''
  response.setEncoding('utf8')
  response.on('error', () => undefined)
  response.on('data', (chunk: string) => {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const frame = text.slice(0, end)
      text = text.slice(end + 2)
      const data = /^data: (.*)$/m.exec(frame)?.[1]
      if (data === undefined) continue
      events.push(JSON.parse(data))
      ids.push(/^id: (.*)$/m.exec(frame)?.[1] ?? '')
    }
  })
  return {
    ids,
    async until(enough: (events: readonly Json[]) => boolean): Promise<Json[]> {
      while (!enough(events)) await once(response, 'data')
      return events
    },
    close: () => response.destroy(),
  }
}

/** Asks until the answer is yes; each question is a request. */
async function until(is_so: () => Promise<boolean>): Promise<void> {
  while (!(await is_so()));
}

let serial = 0
const fresh = (name: string) => `${name}-${++serial}`
const hook_of = (session_id: string, command: string) => ({
  hook_event_name: 'PreToolUse',
  session_id,
  cwd: '/home/dev/project',
  tool_name: 'Bash',
  tool_use_id: fresh('toolu'),
  tool_input: { command },
})
const ASKED = 'npm publish'

describe('two gateways on one Redis and one database', { skip: NO_REDIS }, () => {
  let cluster: TestCluster
  let a: Member
  let b: Member
  before(async () => {
    cluster = await test_cluster()
    // Both at once: they make the schema together.
    ;[a, b] = await Promise.all([cluster.start(), cluster.start()])
  })
  after(() => cluster?.close())

  const rows = (sql: string, ...args: string[]) => {
    const database = new Database(cluster.file)
    try {
      return database.prepare(sql).all(args) as Json[]
    } finally {
      database.close()
    }
  }
  const bodies_of = (session_id: string) =>
    rows('SELECT body FROM records JOIN sessions ON ref = session_ref WHERE session_id = ?', session_id)

  test('a decision at one is seen on the stream of the other, and resumed there', async () => {
    const session_id = fresh('stream')
    const at_a = await follow(a, `?session_id=${session_id}`)
    const at_b = await follow(b, `?session_id=${session_id}`)
    for (const member of [a, b, a, b]) await member.command('ls', {}, { session_id })
    const decisions = (events: readonly Json[]) => events.filter(({ type }) => type === 'decision').length === 4
    assert.deepEqual(await at_a.until(decisions), await at_b.until(decisions))
    assert.deepEqual(at_a.ids, at_b.ids)
    const resumed = await follow(b, `?session_id=${session_id}&last_event_id=${at_a.ids.at(-3)}`)
    assert.deepEqual(
      (await resumed.until((events) => events.length === 2)).map(({ event_id }) => event_id),
      (await at_a.until(decisions)).slice(-2).map(({ event_id }) => event_id),
    )
    for (const one of [at_a, at_b, resumed]) one.close()
  })

  test('a session counts what it did at both', async () => {
    const session_id = fresh('count')
    await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? a : b).command('ls', {}, { session_id })))
    for (const member of [a, b]) {
      const { json } = await member.get(`/report/session/${session_id}/risk`)
      assert.equal(json.event_count, 40)
    }
    assert.equal(bodies_of(session_id).length, 40)
  })

  test('a request that is sent to both is evaluated once', async () => {
    const session_id = fresh('duplicate')
    const request_id = fresh('request')
    const event_id = fresh('event')
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 ? a : b).command('npm test', { request_id }, { session_id, event_id }),
      ),
    )
    const results = new Set(replies.map((reply) => JSON.stringify(reply.result)))
    assert.equal(results.size, 1, [...results].join('\n'))
    assert.equal(bodies_of(session_id).length, 1)
  })

  test('an approval made at one is settled at the other, and the held call of the first goes on', async () => {
    const session_id = fresh('approval')
    const pending = await follow(b, `?types=approval_pending&session_id=${session_id}`)
    const held = a.post('/ahp/gamma?client=claude-code&hold_ms=20000', hook_of(session_id, ASKED))
    const [{ approval_id } = {}] = await pending.until((events) => events.length === 1)
    pending.close()
    const settled = await b.post('/ahp/resolve', { approval_id, decision: 'allow-once' })
    assert.equal(settled.status, 200, settled.text)
    const { json } = await held
    assert.equal(json.hookSpecificOutput?.permissionDecision, 'allow', JSON.stringify(json))
  })

  test('an approval is used once, whichever gateway is asked', async () => {
    const session_id = fresh('lease')
    const asked = decision_of(await a.command(ASKED, {}, { session_id }))
    assert.equal(asked.decision, 'defer')
    await b.post('/ahp/resolve', { approval_id: asked.approval_id, decision: 'allow-once' })
    const replies = await Promise.all([a, b, a, b].map((member) => member.command(ASKED, {}, { session_id })))
    const allowed = replies.filter((reply) => reply.result && decision_of(reply).decision === 'allow')
    assert.equal(allowed.length, 1, JSON.stringify(replies))
  })

  test('a quarantine at one blocks at the other', async () => {
    const session_id = fresh('quarantine')
    assert.equal(decision_of(await b.command('ls', {}, { session_id })).decision, 'allow')
    const done = await a.post(`/report/session/${session_id}/quarantine`, { action: 'quarantine', reason: 'test' })
    assert.equal(done.status, 200, done.text)
    assert.equal(decision_of(await b.command('ls', {}, { session_id })).decision, 'block')
    await b.post(`/report/session/${session_id}/quarantine`, { action: 'release' })
    assert.equal(decision_of(await a.command('ls', {}, { session_id })).decision, 'allow')
  })

  test('a script written through one is known when it runs through the other', async () => {
    const session_id = fresh('script')
    const written = {
      session_id,
      tool_name: 'Write',
      payload: { file_path: '/home/dev/project/x.sh', content: 'npm publish\n' },
    }
    await a.command('', {}, written)
    const here = decision_of(await b.command('bash x.sh', {}, { session_id }))
    const elsewhere = decision_of(await b.command('bash x.sh', {}, { session_id: fresh('other') }))
    assert.deepEqual([here.decision, here.policy_id, elsewhere.decision], ['defer', 'core.pkg/publish', 'allow'])
  })

  test('the second takes over what the first had under way when it is killed, and no acknowledged record is lost', async () => {
    const victim = await cluster.start()
    const session_id = fresh('killed')
    const acknowledged: string[] = []
    let dead = false
    const load = async (worker: number) => {
      for (let at = 0; !dead; at++) {
        const event_id = `${session_id}-${worker}-${at}`
        const reply = await victim.command('ls', {}, { session_id, event_id }).catch(() => null)
        if (reply?.result) acknowledged.push(event_id)
        if (acknowledged.length === 60) {
          dead = true
          await victim.kill('SIGKILL')
        }
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, worker) => load(worker)))
    const bodies = bodies_of(session_id)
    const stored = new Set(bodies.map(({ body }) => JSON.parse(String(body)).event.event_id))
    assert.deepEqual(
      acknowledged.filter((event_id) => !stored.has(event_id)),
      [],
    )
    assert.equal(stored.size, bodies.length)
    // The session goes on elsewhere.
    assert.equal(decision_of(await b.command('ls', {}, { session_id })).decision, 'allow')
  })

  test('both have record ids of their own', () => {
    const ids = rows('SELECT id FROM records').map(({ id }) => Number(id))
    assert.ok(new Set(ids.map((id) => Math.floor((id % 4096) / 64))).size >= 2)
  })
})

describe('two gateways without their Redis', { skip: NO_REDIS }, () => {
  test('decide nothing while it is away, say so, and go on when it is back, although it forgot everything', async () => {
    const cluster = await test_cluster()
    try {
      const [a, b] = await Promise.all([cluster.start(), cluster.start()])
      const session_id = fresh('outage')
      await a.command('ls', {}, { session_id })
      const locked = fresh('locked')
      await b.post(`/report/session/${locked}/quarantine`, { action: 'quarantine' })
      await cluster.redis.stop()
      for (const member of [a, b]) {
        const { data } = error_of(await member.command('ls', {}, { session_id }))
        const { decision, failure_class } = data.fallback_decision as Json
        assert.deepEqual(
          [data.rpc_error_code, data.retry_eligible, decision, failure_class],
          ['ENGINE_UNAVAILABLE', true, 'defer', 'upstream_unavailable'],
        )
        const { data: refused } = error_of(await member.command('rm -rf /', {}, { session_id }))
        assert.equal((refused.fallback_decision as Json).decision, 'block')
        const { json: hook } = await member.post('/ahp/gamma?client=claude-code', hook_of(session_id, 'ls'))
        assert.equal(hook.hookSpecificOutput.permissionDecision, 'deny')
        const { status } = await member.post(`/report/session/${session_id}/quarantine`, { action: 'quarantine' })
        assert.equal(status, 503)
        assert.equal((await member.get('/health')).status, 200)
      }
      // It opens a moment after the outage began.
      const alerts = async () => (await a.get('/report/alerts')).json.alerts as Json[]
      const of_outage = (acknowledged: boolean) => async () =>
        (await alerts()).some((one) => one.metric === 'shared_state_unavailable' && one.acknowledged === acknowledged)
      await until(of_outage(false))
      await cluster.redis.start()
      const stream = await follow(b, `?types=decision&session_id=${session_id}`)
      for (const member of [a, b]) {
        await until(async () => (await member.command('ls', {}, { session_id })).result !== undefined)
        assert.equal(decision_of(await member.command('ls', {}, { session_id: locked })).decision, 'block')
      }
      await stream.until((events) => events.length >= 2)
      stream.close()
      await until(of_outage(true))
      assert.equal((await alerts()).filter((one) => one.acknowledged === false).length, 0)
      const { json } = await b.get(`/report/session/${session_id}/risk`)
      assert.equal(json.event_count, 3)
    } finally {
      await cluster.close()
    }
  })
})

describe('a rate limit of two gateways', { skip: NO_REDIS }, () => {
  test('is one limit, exactly', async () => {
    const cluster = await test_cluster({ CS_RATE_LIMIT_PER_MINUTE: '30' })
    try {
      const [a, b] = await Promise.all([cluster.start(), cluster.start()])
      const replies = await Promise.all(Array.from({ length: 80 }, (_, at) => (at % 2 ? a : b).command('ls')))
      assert.equal(replies.filter((reply) => reply.rpc_error_code === 'RATE_LIMITED').length, 50)
    } finally {
      await cluster.close()
    }
  })
})

describe('a gateway among others', { skip: NO_REDIS }, () => {
  test('that may not use the server ends with one line that hides the password', async () => {
    const cluster = await test_cluster()
    try {
      await cluster.redis.close()
      const locked = await redis_server(['--requirepass', 'right'])
      const env = { CS_REDIS_URL: `redis://:hunter2@127.0.0.1:${locked.port}` }
      await assert.rejects(cluster.start(env), (cause: Error) => {
        assert.match(cause.message, /ended with 2: CS_REDIS_URL: cannot use the server at 127\.0\.0\.1:\d+: WRONGPASS/)
        assert.doesNotMatch(cause.message, /hunter2/)
        return true
      })
      await locked.close()
    } finally {
      await cluster.close()
    }
  })

  test('that stops gives its number back and says its last events', async () => {
    const cluster = await test_cluster()
    try {
      const a = await cluster.start()
      const b = await cluster.start()
      const stream = await follow(b, '?types=decision')
      await Promise.all(Array.from({ length: 20 }, () => a.command('ls')))
      await a.kill('SIGTERM')
      await stream.until((events) => events.length === 20)
      stream.close()
      assert.doesNotMatch(a.log(), /not_left|"level":"error"/)
      const c = await cluster.start()
      await c.command('ls')
      const database = new Database(cluster.file)
      const ids = database.prepare('SELECT id FROM records ORDER BY id').all([]) as { id: number }[]
      database.close()
      assert.deepEqual(
        ids.map(({ id }) => Math.floor((id % 4096) / 64)),
        Array.from({ length: 21 }, () => 0),
      )
    } finally {
      await cluster.close()
    }
  })
})
