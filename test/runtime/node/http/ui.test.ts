// Dashboard files: what is served, what is not, and with which headers. Source: CONTRACT 8.3.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { ask } from '#test/support/door/listener.ts'

const folder = mkdtempSync(join(tmpdir(), 'asg-ui-'))
const outside = join(folder, 'outside.txt')
const root = join(folder, 'ui')
mkdirSync(join(root, 'assets'), { recursive: true })
writeFileSync(outside, 'outside')
writeFileSync(join(root, 'index.html'), '<title>index</title>')
writeFileSync(join(root, 'style.css'), 'body{}')
writeFileSync(join(root, 'a b.txt'), 'space')
writeFileSync(join(root, 'empty.js'), '')
writeFileSync(join(root, 'assets', 'app-1a2b3c4d.js'), 'app')
writeFileSync(join(root, 'assets', 'index-DiwrgTda.css'), 'css')
symlinkSync(outside, join(root, 'link.txt'))
symlinkSync(folder, join(root, 'up'))

const env = (more: Record<string, string>) => ({
  CS_HTTP_PORT: '0',
  CS_UDS_ENABLED: 'false',
  CS_TRAJECTORY_DB_PATH: ':memory:',
  CS_LOG_LEVEL: 'silent',
  ...more,
})
const launch = (more: Record<string, string>) => start(load_config({ env: env(more) }))
const port_of = ({ http_url }: Running) => Number(new URL(http_url).port)
const FOREVER = 'public, max-age=31536000, immutable'

describe('with a built index', () => {
  let gateway: Running
  before(async () => {
    gateway = await launch({ CS_UI_DIR: root, CS_AUTH_TOKEN: 'a-token' })
  })
  after(async () => {
    await gateway.close()
    rmSync(folder, { recursive: true })
  })
  const get = (target: string, method = 'GET') => ask(port_of(gateway), { target, method })

  for (const [target, text, type, cache] of [
    ['/ui', '<title>index</title>', 'text/html; charset=utf-8', 'no-cache'],
    ['/ui/', '<title>index</title>', 'text/html; charset=utf-8', 'no-cache'],
    ['/ui?token=x', '<title>index</title>', 'text/html; charset=utf-8', 'no-cache'],
    ['/ui/style.css', 'body{}', 'text/css; charset=utf-8', 'no-cache'],
    ['/ui/style.css?v=1', 'body{}', 'text/css; charset=utf-8', 'no-cache'],
    ['/ui/a%20b.txt', 'space', 'text/plain; charset=utf-8', 'no-cache'],
    ['/ui/empty.js', '', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/ui/assets/app-1a2b3c4d.js', 'app', 'text/javascript; charset=utf-8', FOREVER],
    ['/ui/assets/index-DiwrgTda.css', 'css', 'text/css; charset=utf-8', FOREVER],
  ] as const) {
    test(`serves ${target} without a token`, async () => {
      const answer = await get(target)
      assert.deepEqual([answer.status, answer.text], [200, text])
      assert.deepEqual([answer.headers['content-type'], answer.headers['cache-control']], [type, cache])
      assert.equal(answer.headers['content-security-policy'], "default-src 'self'; frame-ancestors 'none'")
      assert.equal(answer.headers['x-content-type-options'], 'nosniff')
      assert.equal(answer.headers['referrer-policy'], 'no-referrer')
    })
  }

  for (const target of [
    '/ui/sessions/s-1',
    '/ui/assets',
    '/ui/link.txt',
    '/ui/up/outside.txt',
    '/ui/../outside.txt',
    '/ui/..%2foutside.txt',
    '/ui/%2e%2e/outside.txt',
    '/ui//etc/passwd',
    '/ui/%00',
    '/ui/%zz',
    '/ui/..',
  ]) {
    test(`answers ${target} with the index`, async () => {
      const answer = await get(target)
      assert.deepEqual([answer.status, answer.text], [200, '<title>index</title>'])
    })
  }

  test('answers HEAD without a body, other methods with 405, and what only begins alike with 404', async () => {
    const head = await get('/ui/style.css', 'HEAD')
    assert.deepEqual([head.status, head.text, head.headers['content-length']], [200, '', '6'])
    for (const method of ['POST', 'DELETE']) {
      const answer = await get('/ui', method)
      assert.deepEqual([answer.status, answer.headers.allow], [405, 'GET, HEAD'])
    }
    assert.equal((await get('/uis')).status, 404)
  })
})

test('without a built index there is no /ui', async () => {
  const gateway = await launch({ CS_UI_DIR: join(folder, 'missing') })
  for (const target of ['/ui', '/ui/', '/ui/style.css']) {
    assert.equal((await ask(port_of(gateway), { target })).status, 404)
  }
  await gateway.close()
})

test('without authentication the page is for local names only, like everything else', async () => {
  const built = mkdtempSync(join(tmpdir(), 'asg-ui-'))
  writeFileSync(join(built, 'index.html'), 'index')
  const gateway = await launch({ CS_UI_DIR: built })
  assert.equal((await ask(port_of(gateway), { target: '/ui' })).text, 'index')
  assert.equal((await ask(port_of(gateway), { target: '/ui', headers: { host: 'evil.test' } })).status, 403)
  await gateway.close()
  rmSync(built, { recursive: true })
})
