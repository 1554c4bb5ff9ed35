// GET /health, GET /metrics and GET /openapi.json as plain functions. Source: CONTRACT 5.4, 8.1, 8.2.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RPC_VERSION } from '#core/contract/rpc.ts'
import type { Endpoint } from '#core/endpoint.ts'
import { describe_routes } from '#core/openapi.ts'
import type { Ports } from '#core/ports.ts'
import { Health } from '#core/report/health.ts'
import { answer } from '#core/serve.ts'
import { GET as health } from '#functions/health.ts'
import { ROUTES } from '#functions/index.ts'
import { GET as metrics } from '#functions/metrics.ts'
import { GET as openapi } from '#functions/openapi.json.ts'
import { memory_ports } from '#test/support/ports.ts'
import { ANONYMOUS, rpc_command, send } from '#test/support/rpc.ts'

/** A GET without parameters through the edge of core. */
async function call(endpoint: unknown, ports: Ports) {
  const { signal } = new AbortController()
  const raw = { route: '/test', routes: ROUTES, params: {}, query: '', header: () => undefined, text: null, signal }
  const reply = await answer(endpoint as Endpoint, raw, ANONYMOUS, ports)
  assert.equal(typeof reply.body, 'string')
  const text = String(reply.body)
  return { ...reply, text, body: text.startsWith('{') ? JSON.parse(text) : null }
}

test('tells health with exactly the fields of the contract', async () => {
  const ports = memory_ports()
  ports.clock.advance(1234)
  await send(ports, rpc_command('npm test'))
  const { status, body } = await call(health, ports)
  assert.equal(status, 200)
  assert.deepEqual(body, {
    status: 'healthy',
    uptime_seconds: 1.2,
    cache_size: 1,
    trajectory_count: 1,
    trajectory_backend: 'sqlite',
    policy_engine: 'L1+L2',
    rpc_version: RPC_VERSION,
    auth_enabled: false,
    component: 'gateway',
  })
  Health.parse(body)
})

test('writes the uptime with one decimal, also when it is whole', async () => {
  const ports = memory_ports()
  const { text } = await call(health, ports)
  assert.match(text, /^\{"status":"healthy","uptime_seconds":\d+\.\d,"cache_size":0,/)
  ports.clock.advance(2000 - ports.clock.monotonic_ms())
  assert.match((await call(health, ports)).text, /"uptime_seconds":2\.0,/)
})

test('says that a token is needed without being asked for one', async () => {
  const { body } = await call(health, memory_ports({ settings: { auth_enabled: true } }))
  assert.equal(body.auth_enabled, true)
})

test('stays healthy when the store fails', async () => {
  const ports = memory_ports()
  ports.store.append = () => Promise.reject(new Error('disk full'))
  ports.store.session = () => Promise.reject(new Error('disk full'))
  assert.equal((await call(health, ports)).status, 200)
})

test('answers 404 for metrics that are switched off', async () => {
  const { status, body } = await call(metrics, memory_ports({ settings: { metrics_enabled: false } }))
  assert.equal(status, 404)
  assert.deepEqual(Object.keys(body), ['error'])
})

test('reads the gauges when metrics are asked for', async () => {
  const ports = memory_ports()
  await send(ports, rpc_command('npm test'))
  ports.bus.subscribe({}, undefined, new AbortController().signal)
  const { headers } = await call(metrics, ports)
  assert.equal(headers['content-type'], 'text/plain; version=0.0.4; charset=utf-8')
  assert.equal(ports.metrics.total('asg_sse_subscribers'), 1)
  assert.equal(ports.metrics.total('asg_store_records'), 1)
  assert.equal(ports.metrics.total('asg_sessions_active'), 1)
})

test('describes every route of the table, enterprise ones only when they are on', () => {
  const described = describe_routes(ROUTES, { enterprise: false }) as { paths: Record<string, Record<string, unknown>> }
  for (const { path, method, endpoint } of ROUTES) {
    const operation = described.paths[path]?.[method.toLowerCase()]
    assert.equal(operation !== undefined, endpoint.when !== 'enterprise', `${method} ${path}`)
  }
})

test('describes parameters, bodies, replies and errors from the schemas', () => {
  const described = describe_routes(ROUTES, { enterprise: true }) as {
    paths: Record<
      string,
      Record<string, { parameters: { name: string; in: string }[]; responses: object; security: unknown }>
    >
  }
  const operation = described.paths['/report/stream']?.get
  assert.deepEqual(
    operation?.parameters.map((parameter) => `${parameter.in} ${parameter.name}`),
    ['query session_id', 'query min_risk', 'query types', 'query last_event_id', 'query token'],
  )
  assert.deepEqual(Object.keys(operation?.responses ?? {}), ['200', '400', '401', '403', '429', '500', '503'])
  assert.deepEqual(operation?.security, [{ bearer: [] }])
})

test('hands out the description of the table it is served from', async () => {
  const { body } = await call(openapi, memory_ports())
  assert.match(body.openapi, /^3\.1\./)
  assert.ok('/ahp' in body.paths)
})

test('describes every route with its body, defaults and headers', async () => {
  const { body } = await call(openapi, memory_ports())
  const { paths } = body
  const schema_of = (path: string) => paths[path].post.requestBody.content['application/json'].schema
  const [one, batch] = schema_of('/ahp').anyOf
  assert.deepEqual(one.properties.method.enum, ['ahp/sync_decision', 'sync_decision'])
  assert.deepEqual(one.properties.params.properties.decision_tier.enum, ['L1', 'L2'])
  assert.deepEqual(batch.prefixItems, [one])
  assert.deepEqual(schema_of('/ahp/gamma').required, ['hook_event_name', 'session_id'])
  assert.equal(schema_of('/ahp/beta').anyOf.length, 3)
  const limit = paths['/report/sessions'].get.parameters.find((one: { name: string }) => one.name === 'limit')
  assert.deepEqual(limit.schema, { type: 'integer', minimum: 1, maximum: 200, default: 50 })
  assert.equal(paths['/report/summary'].get.responses[401].headers['WWW-Authenticate'].schema.const, 'Bearer')
  assert.ok(paths['/ahp'].post.responses[429].headers['Retry-After'])
  assert.equal(paths['/report/l3-advisory/job/{job_id}/run-local'].post.requestBody, undefined)
})

test('describes what any route may answer before it is reached: the rule on Host and Origin, too many guesses, a failure', async () => {
  const { body } = await call(openapi, memory_ports())
  const statuses_of = (path: string, method: string) => Object.keys(body.paths[path][method].responses)
  for (const [path, methods] of Object.entries<Record<string, unknown>>(body.paths)) {
    for (const method of Object.keys(methods)) {
      const statuses = statuses_of(path, method)
      assert.ok(statuses.includes('403') && statuses.includes('500'), `${method} ${path}: ${statuses}`)
      assert.equal(statuses.includes('429'), path !== '/health', `${method} ${path}: ${statuses}`)
    }
  }
  const limited = body.paths['/report/summary'].get.responses[429]
  assert.ok(limited.headers['Retry-After'])
  assert.ok(limited.content['application/json'].schema.required.includes('rpc_error_code'))
})
