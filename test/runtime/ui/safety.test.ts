// What agents write stays text, the page obeys its own policy, talks to nobody else, and is small. Source: PRODUCT 4, CONTRACT 8.3.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build_ui } from '#runtime/program/build-ui.ts'
import { type Dashboard, no_browser, open_dashboard } from '#test/support/ui/browser.ts'

const UI = fileURLToPath(new URL('../../../dist/ui', import.meta.url))
/** PRODUCT 4: charts are among it. */
const MAX_SCRIPT_BYTES = 60 * 1024
const MAX_STYLE_BYTES = 12 * 1024

const HOSTILE = [
  '<img src=x onerror="document.title=1">',
  '<script>document.title = "owned"</script>',
  '</pre></article><h1>Approved</h1>',
  '<a href="https://example.com/">click</a>',
  '{{constructor.constructor("return 1")()}}',
  'echo a\u202etxt.exe\u202c \u200bhidden \u001b[2K',
]

test('the built dashboard is within its weight, and names nothing outside of itself', async () => {
  await build_ui()
  const index = readFileSync(`${UI}/index.html`, 'utf8')
  const named = [...index.matchAll(/assets\/([^"]+)/g)].map((match) => match[1] ?? '')
  assert.equal(named.length, 3)
  assert.ok(named.every((name) => readdirSync(`${UI}/assets`).includes(name)))
  const weight = (ending: string) =>
    named
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + gzipSync(readFileSync(`${UI}/assets/${name}`)).length, 0)
  assert.ok(weight('.js') <= MAX_SCRIPT_BYTES, `${weight('.js')} bytes of script`)
  assert.ok(weight('.css') <= MAX_STYLE_BYTES, `${weight('.css')} bytes of style`)
  assert.doesNotMatch(index, /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/)
  for (const name of named) {
    const links = readFileSync(`${UI}/assets/${name}`, 'utf8').match(/https?:\/\/[^\s"'`)]+/g) ?? []
    // Names of XML are no addresses.
    assert.deepEqual(
      links.filter((link) => !link.startsWith('http://www.w3.org/')),
      [],
    )
  }
})

describe('texts of agents in the dashboard', { skip: no_browser, timeout: 120_000 }, () => {
  let dashboard: Dashboard
  before(async () => {
    dashboard = await open_dashboard()
    for (const [at, text] of HOSTILE.entries()) {
      // Held for a person, so that it stands on a card as well.
      await dashboard.hook(`git push --force origin main '${text}'`, `s-${at}-<b>x</b>`)
    }
    await dashboard.hook(`git push --force origin ${'x'.repeat(30_000)}`, 's-long')
  })
  after(async () => {
    await dashboard.close()
    // No violation of the policy, no error, no request to anybody else.
    assert.deepEqual(dashboard.complaints, [])
  })

  for (const [path, ready] of [
    ['/approvals', 'article.card'],
    ['/live', '.feed-row'],
    ['/sessions', 'tbody tr'],
    [`/session?id=${encodeURIComponent('s-0-<b>x</b>')}`, '.feed-row'],
    ['/alerts', '.alert'],
    ['/rules?rule=core.git%2Fpush-force', '.feed-row'],
  ] as const) {
    test(`stay text on ${path.split('?')[0]}`, async () => {
      const page = await dashboard.open(path)
      await page.locator(ready).first().waitFor()
      await page.locator('.is-live').waitFor()
      assert.equal(await page.locator('main :is(script, b, a[href^="https"], img)').count(), 0)
      assert.equal(await page.getByRole('heading', { name: 'Approved' }).count(), 0)
      assert.match(await page.title(), /Agent Supervision$/)
      assert.equal(await page.locator('[style]').count(), 0)
    })
  }

  test('show what would be invisible, and are cut where they are too long', async () => {
    const page = await dashboard.open('/approvals')
    const card = page.locator('article.card', { hasText: 'txt.exe' })
    await card.waitFor()
    assert.deepEqual(await card.locator('pre .unseen').allTextContents(), [
      'right-to-left override U+202E',
      'pop directional formatting U+202C',
      'zero width space U+200B',
      'escape U+001B',
    ])
    const long = page.locator('article.card', { hasText: 'xxxxxxxx' })
    await long.waitFor()
    assert.ok(((await long.locator('pre').textContent()) ?? '').length <= 1500)
    await long.getByRole('button', { name: /Show all/ }).click()
    await long.getByRole('button', { name: 'Show less' }).waitFor()
  })
})
