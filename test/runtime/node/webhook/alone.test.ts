// The webhook receiver as a process of its own, with a gateway elsewhere. Source: CONTRACT 9.1.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { load_config } from '#runtime/config/config.ts'
import { start } from '#runtime/node/main.ts'
import { start_webhook_alone } from '#runtime/node/webhook/alone.ts'
import { forwarding_judge } from '#runtime/upstream/forward.ts'
import { alpha_body, post, TOKEN } from '#test/support/door/webhook.ts'
import { SCRIPT } from '#test/support/ports.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

type Env = Record<string, string>

async function folder(t: TestContext): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'asg-webhook-'))
  t.after(() => rm(path, { recursive: true, force: true }))
  return path
}

/** A real gateway, listening on a socket and a port of its own. */
async function gateway(t: TestContext, place: string, env: Env = {}) {
  const policy = scripted_policy(SCRIPT)
  const config = load_config({
    env: {
      CS_HTTP_PORT: '0',
      CS_UDS_PATH: join(place, 'asg.sock'),
      CS_TRAJECTORY_DB_PATH: ':memory:',
      CS_LOG_LEVEL: 'silent',
      ...env,
    },
  })
  const running = await start(config, { policy: { current: () => policy } })
  t.after(() => running.close())
  return running
}

/** A standalone receiver with these variables. */
async function receiver(t: TestContext, env: Env) {
  const config = load_config({
    env: { ALPHA_WEBHOOK_TOKEN: TOKEN, ALPHA_WEBHOOK_PORT: '0', CS_LOG_LEVEL: 'silent', ...env },
  })
  const started = await start_webhook_alone(config)
  t.after(() => started.stop(0))
  return { port: Number(new URL(started.url).port) }
}

describe('a receiver alone', () => {
  test('asks the gateway over its socket', async (t) => {
    const place = await folder(t)
    const running = await gateway(t, place, { CS_AUTH_TOKEN: 'x'.repeat(32) })
    const webhook = await receiver(t, { CS_UDS_PATH: running.uds_path ?? '', AHP_HTTP_URL: 'http://127.0.0.1:1/ahp' })
    const { status, json } = await post(webhook, { body: alpha_body({}, { command: 'rm -rf /' }) })
    assert.deepEqual([status, json.decision, json.policy_id], [200, 'block', 'test/block'])
  })

  test('asks over HTTP with the token when there is no socket, and the record names the receiver', async (t) => {
    const place = await folder(t)
    const token = 't'.repeat(32)
    const running = await gateway(t, place, { CS_AUTH_TOKEN: token })
    const webhook = await receiver(t, {
      CS_UDS_PATH: join(place, 'nobody.sock'),
      AHP_HTTP_URL: `${running.http_url}/ahp`,
      CS_AUTH_TOKEN: token,
    })
    assert.equal((await post(webhook)).json.decision, 'allow')
    const headers = { authorization: `Bearer ${token}` }
    const report = await fetch(`${running.http_url}/report/session/agent:main:main`, { headers })
    const { records } = (await report.json()) as { records: { meta: { caller_adapter: string } }[] }
    assert.deepEqual(
      records.map((record) => record.meta.caller_adapter),
      ['alpha-webhook.v1'],
    )
  })

  test('repeats with the same request_id, so that one event is one record', async (t) => {
    const place = await folder(t)
    const running = await gateway(t, place)
    const webhook = await receiver(t, { CS_UDS_PATH: running.uds_path ?? '' })
    const body = alpha_body({}, { approval_id: 'up-1' })
    const replies = await Promise.all([post(webhook, { body }), post(webhook, { body }), post(webhook, { body })])
    assert.equal(new Set(replies.map((reply) => reply.text)).size, 1)
    const report = await fetch(`${running.http_url}/report/session/agent:main:main`)
    assert.equal(((await report.json()) as { record_count: number }).record_count, 1)
  })

  test('without a gateway every call is 500, and a later one is decided', async (t) => {
    const place = await folder(t)
    const webhook = await receiver(t, {
      CS_UDS_PATH: join(place, 'asg.sock'),
      AHP_HTTP_URL: 'http://127.0.0.1:1/ahp',
      ALPHA_GATEWAY_RETRY_BACKOFF_MS: '1',
    })
    const body = alpha_body({ idempotencyKey: 'k' })
    const failed = await post(webhook, { body })
    assert.deepEqual([failed.status, failed.json.failure_class], [500, 'upstream_unavailable'])
    await gateway(t, place)
    assert.equal((await post(webhook, { body })).status, 200)
  })

  test('refuses what cannot be an event without asking anybody', async (t) => {
    const webhook = await receiver(t, { CS_UDS_ENABLED: 'false', AHP_HTTP_URL: 'http://127.0.0.1:1/ahp' })
    assert.equal((await post(webhook, { body: '{' })).status, 400)
    assert.equal((await post(webhook, { body: alpha_body({ type: 'unknown' }) })).status, 422)
    assert.equal((await post(webhook, { headers: { authorization: '' } })).status, 401)
  })
})

describe('what a gateway elsewhere may answer', () => {
  const DECISION = {
    decision: 'allow',
    reason: 'fine',
    risk_level: 'low',
    policy_id: 'L1-default',
    decision_source: 'policy',
    policy_version: '1',
    decision_latency_ms: 1,
    modified_payload: null,
    retry_after_ms: null,
    failure_class: 'none',
    final: true,
    suggestion: null,
  }
  const REQUIRED = { decision: 'allow', reason: 'fine', risk_level: 'low' }
  const error = (retry_eligible: boolean) => ({
    error: { code: -32001, data: { retry_eligible, rpc_error_code: 'DEADLINE_EXCEEDED', fallback_decision: DECISION } },
  })
  for (const [name, reply, calls, passes] of [
    ['a decision', { result: { decision: DECISION } }, 1, true],
    ['a decision of what is required', { result: { decision: REQUIRED } }, 1, true],
    ['a decision of a newer gateway', { result: { decision: { ...REQUIRED, failure_class: 'new', x: 1 } } }, 1, true],
    ['an allow that is not final', { result: { decision: { ...REQUIRED, final: false } } }, 1, false],
    ['a rewrite nobody asked for', { result: { decision: { ...DECISION, decision: 'modify' } } }, 1, false],
    ['a decision without its reason', { result: { decision: { ...DECISION, reason: undefined } } }, 1, false],
    ['an unknown word', { result: { decision: { ...DECISION, decision: 'yes' } } }, 1, false],
    ['an error that can pass, with a fallback', error(true), 3, false],
    ['an error that cannot pass', error(false), 1, false],
    ['nothing', {}, 1, false],
    ['text', '<html>', 1, false],
  ] as const) {
    test(`${name}: ${calls} call${calls > 1 ? 's' : ''}, ${passes ? 'taken' : 'no decision'}`, async (t) => {
      const path = join(await folder(t), 'g.sock')
      let asked = 0
      const server = createServer((socket) => {
        socket.on('error', () => undefined)
        socket.on('data', () => {
          asked++
          const text = Buffer.from(typeof reply === 'string' ? reply : JSON.stringify(reply))
          const header = Buffer.alloc(4)
          header.writeUInt32BE(text.length)
          socket.end(Buffer.concat([header, text]))
        })
      })
      await new Promise<void>((resolve) => server.listen(path, resolve))
      t.after(() => server.close())
      const { values } = load_config({
        env: {
          CS_UDS_PATH: path,
          AHP_HTTP_URL: 'http://127.0.0.1:1/ahp',
          ALPHA_GATEWAY_MAX_RPC_RETRIES: '2',
          ALPHA_GATEWAY_RETRY_BACKOFF_MS: '0',
        },
      })
      const judge = forwarding_judge(values, { warn: () => undefined })
      const event = {
        schema_version: 'ahp.1.0',
        event_id: 'e',
        event_type: 'pre_action',
        session_id: 's',
        source_framework: 'alpha',
        payload: {},
      } as const
      if (passes) assert.equal((await judge.judge(event, 'r')).decision, 'allow')
      else await assert.rejects(judge.judge(event, 'r'), { name: 'GatewayError', code: 'UPSTREAM_MISSING' })
      assert.equal(asked, calls)
    })
  }
})
