// The per-route bundles run in a real workerd with in-memory ports and without any node compatibility: core and functions are pure.
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { Miniflare } from 'miniflare'
import { registered } from '#core/edge/route.ts'
import { ROUTES } from '#functions/index.ts'
import { package_version } from '#runtime/config/settings.ts'
import { type Bundle, build_functions } from '#runtime/edge/build.ts'

const MEMORY = { CS_ALLOW_MEMORY: '1' }
let folder: string
let bundles: Bundle[]
const running: Miniflare[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asg-bundles-'))
  bundles = await build_functions(folder)
})

after(async () => {
  await Promise.all(running.map((one) => one.dispose()))
  await rm(folder, { recursive: true, force: true })
})

/** A workerd that runs the bundle of one path. */
async function start(path: string, bindings: Record<string, string>): Promise<Miniflare> {
  const bundle = bundles.find((one) => one.path === path)
  assert.ok(bundle, `${path} has no bundle`)
  const contents = await readFile(bundle.file, 'utf8')
  const miniflare = new Miniflare({
    modules: [{ type: 'ESModule', path: 'index.js', contents }],
    compatibilityDate: '2026-01-01',
    bindings,
    cf: false,
  })
  running.push(miniflare)
  return miniflare
}

function decision_request(command: string, request_id: string, session_id = 's-1'): string {
  return JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'ahp/sync_decision',
    params: {
      rpc_version: 'sync_decision.1.0',
      request_id,
      deadline_ms: 4000,
      decision_tier: 'L1',
      event: {
        schema_version: 'ahp.1.0',
        event_id: request_id,
        event_type: 'pre_action',
        session_id,
        source_framework: 'alpha',
        tool_name: 'Bash',
        payload: { tool: 'Bash', command, cwd: '/home/dev/project' },
      },
    },
  })
}

interface Reply {
  result: { decision: { decision: string; policy_id: string }; served_at: string }
}

async function decide(gateway: Miniflare, body: string, headers: Record<string, string> = {}) {
  const response = await gateway.dispatchFetch('http://localhost/ahp', { method: 'POST', body, headers })
  return { status: response.status, text: await response.text() }
}

test('every path of the route table has a bundle that imports nothing', async () => {
  assert.deepEqual(new Set(bundles.map((bundle) => bundle.path)), new Set(ROUTES.map((route) => route.path)))
  for (const { path, file } of bundles) {
    const text = await readFile(file, 'utf8')
    assert.doesNotMatch(text, /(?:^|[;}\n])\s*(?:import|export)\b[^;'"(]*\bfrom\s*['"]|^import\s*['"]/m, path)
    assert.doesNotMatch(text, /\bimport\(\s*['"]|['"]node:/, path)
  }
})

test('/health answers from its bundle in workerd', async () => {
  const gateway = await start('/health', MEMORY)
  const response = await gateway.dispatchFetch('http://localhost/health')
  assert.equal(response.status, 200)
  const health = (await response.json()) as Record<string, unknown>
  assert.equal(health.status, 'healthy')
  assert.equal(health.component, 'gateway')
  assert.equal(health.auth_enabled, false)
  assert.ok(Number(health.uptime_seconds) < 60, 'the uptime is that of the instance')
})

test('/ahp judges from its bundle in workerd: a wipe is blocked, a status is allowed', async () => {
  const gateway = await start('/ahp', MEMORY)
  const blocked = await decide(gateway, decision_request('rm -rf /', 'r-1'))
  assert.equal(blocked.status, 200)
  assert.equal((JSON.parse(blocked.text) as Reply).result.decision.decision, 'block')
  const allowed = await decide(gateway, decision_request('git status', 'r-2'))
  assert.equal((JSON.parse(allowed.text) as Reply).result.decision.decision, 'allow')
})

test('/ahp in workerd answers a repeated request with the same decision and refuses another event under its id', async () => {
  const gateway = await start('/ahp', MEMORY)
  const body = decision_request('git log', 'r-1')
  const first = await decide(gateway, body)
  assert.equal((await decide(gateway, body)).text, first.text)
  const other = await decide(gateway, decision_request('git diff', 'r-1'))
  assert.match(other.text, /"rpc_error_code":"INVALID_REQUEST"/)
})

test('/ahp in workerd answers broken JSON with a parse error', async () => {
  const gateway = await start('/ahp', MEMORY)
  assert.match((await decide(gateway, '{')).text, /"code":-32700/)
})

test('a bundle without permission to keep state in memory answers 503 and names the variable', async () => {
  const gateway = await start('/ahp', {})
  const { status, text } = await decide(gateway, decision_request('git status', 'r-1'))
  assert.equal(status, 503)
  assert.match(text, /CS_ALLOW_MEMORY/)
})

test('a bundle refuses a setting that it does not read', async () => {
  const gateway = await start('/health', { ...MEMORY, AHP_SESSION_ENFORCEMENT_ENABLED: 'true' })
  const response = await gateway.dispatchFetch('http://localhost/health')
  assert.equal(response.status, 503)
  assert.match(await response.text(), /AHP_SESSION_ENFORCEMENT_ENABLED/)
})

test('a bundle with a token asks for it', async () => {
  const gateway = await start('/ahp', { ...MEMORY, CS_AUTH_TOKEN: 'edge-token' })
  const body = decision_request('git status', 'r-1')
  assert.equal((await decide(gateway, body)).status, 401)
  assert.equal((await decide(gateway, body, { authorization: 'Bearer other' })).status, 401)
  assert.equal((await decide(gateway, body, { authorization: 'Bearer edge-token' })).status, 200)
})

test('a bundle without a token serves loopback hosts only', async () => {
  const gateway = await start('/ahp', MEMORY)
  const request = { method: 'POST', body: decision_request('git status', 'r-1') }
  assert.equal((await gateway.dispatchFetch('http://gateway.example/ahp', request)).status, 403)
})

test('a bundle without a token refuses pages of another origin', async () => {
  const gateway = await start('/ahp', MEMORY)
  const status = async (origin: string) =>
    (await decide(gateway, decision_request('git status', origin), { origin })).status
  for (const origin of ['http://evil.example', 'http://localhost:1', 'null', 'http://127.0.0.1']) {
    assert.equal(await status(origin), 403, origin)
  }
  assert.equal(await status('http://localhost'), 200)
})

test('a bundle with a token asks no page where it comes from', async () => {
  const gateway = await start('/ahp', { ...MEMORY, CS_AUTH_TOKEN: 'edge-token' })
  const headers = { authorization: 'Bearer edge-token', origin: 'http://evil.example' }
  assert.equal((await decide(gateway, decision_request('git status', 'r-1'), headers)).status, 200)
})

test('a bundle answers another method with 405 and the methods it has', async () => {
  const gateway = await start('/health', MEMORY)
  const response = await gateway.dispatchFetch('http://localhost/health', { method: 'POST', body: '{}' })
  assert.equal(response.status, 405)
  assert.equal(response.headers.get('allow'), 'GET, HEAD')
  assert.deepEqual(await response.json(), { error: 'Method not allowed; this route answers GET, HEAD' })
})

test('/openapi.json describes every route from its bundle, and not the receiver', async () => {
  const gateway = await start('/openapi.json', MEMORY)
  const response = await gateway.dispatchFetch('http://localhost/openapi.json')
  const { paths } = (await response.json()) as { paths: Record<string, unknown> }
  const served = registered(ROUTES, 'gateway', { enterprise_enabled: false })
  assert.deepEqual(new Set(Object.keys(paths)), new Set(served.map((route) => route.path)))
})

test('a handshake from a bundle names the version of the package', async () => {
  const gateway = await start('/ahp/beta', MEMORY)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ahp/handshake' })
  const response = await gateway.dispatchFetch('http://localhost/ahp/beta', { method: 'POST', body })
  const { result } = (await response.json()) as { result: { harness_info: { version: string } } }
  assert.equal(result.harness_info.version, package_version())
})

/** One path of each kind: a start of each of them all would take a minute. */
const ASKED = [
  '/ahp/gamma',
  '/ahp/resolve',
  '/report/session/{id}/risk',
  '/report/l3-advisory/jobs',
  '/skill-trust/registry',
  '/enterprise/report/live',
  '/webhook/alpha',
]

for (const path of ASKED) {
  test(`${path} answers from its bundle, and refuses what it cannot read`, async () => {
    const gateway = await start(path, { ...MEMORY, CS_ENTERPRISE_ENABLED: 'true' })
    const target = `http://localhost${path.replaceAll(/\{\w+\}/g, 'x-1')}`
    for (const { method } of ROUTES.filter((route) => route.path === path)) {
      const refused = method === 'GET' ? '?limit=0&cached=' : ''
      const init = method === 'GET' ? { method } : { method, body: '{"a":' }
      const response = await gateway.dispatchFetch(target + refused, init)
      assert.equal(response.status, 400, `${method} ${refused}`)
      assert.equal(typeof ((await response.json()) as { error: unknown }).error, 'string')
      if (method === 'GET') assert.equal((await gateway.dispatchFetch(target)).status, 200)
    }
  })
}
