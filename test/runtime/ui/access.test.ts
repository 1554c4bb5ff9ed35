// Every page of the dashboard for everybody: an automated check of accessibility in both themes and on a phone, keys, and motion.
// Source: PRODUCT 4 "accessibility", WCAG 2.2 AA.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { type Dashboard, no_browser, open_dashboard, risky } from '#test/support/ui/browser.ts'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const RULES = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }

/** Path below /ui, what shows that the page is complete, and keys that open something. */
const PAGES: readonly (readonly [path: string, ready: string, keys?: readonly string[]])[] = [
  ['/approvals', 'article.card'],
  ['/approvals', 'article.card', ['j', 'd']],
  ['/approvals?show=settled', 'article.card'],
  ['/live', '.feed-row'],
  ['/live', '.feed-row', ['j', 'Enter']],
  ['/sessions', 'tbody tr'],
  ['/session?id=s-1', '.timeline'],
  ['/session?id=unknown', '.nothing'],
  ['/alerts', '.alert'],
  ['/approvals', 'article.card', ['?']],
  ['/rules', 'tbody tr'],
  ['/rules?rule=core.fs%2Frm-home', '.feed-row'],
  ['/api?call=post_ahp_resolve', '.call-body'],
]

/** One line per rule: its id, the first element that breaks it, and how. */
async function broken_rules(page: Page, options: object = RULES): Promise<string[]> {
  const { violations } = (await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)) as {
    violations: { id: string; nodes: { html: string; failureSummary: string }[] }[]
  }
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
}

describe('everybody can use the dashboard:', { skip: no_browser, timeout: 180_000 }, () => {
  let dashboard: Dashboard
  before(async () => {
    dashboard = await open_dashboard()
    for (const command of ['ls', 'rm -rf ~', risky(1), risky(2)]) await dashboard.hook(command)
    const { approvals } = (await (await fetch(`${dashboard.url}/report/approvals`)).json()) as {
      approvals: { approval_id: string }[]
    }
    const body = JSON.stringify({ approval_id: approvals[0]?.approval_id, decision: 'deny', reason: 'no' })
    await fetch(`${dashboard.url}/ahp/resolve`, { method: 'POST', body })
  })
  after(async () => {
    await dashboard.close()
    assert.deepEqual(dashboard.complaints, [])
  })

  for (const [path, ready, keys = []] of PAGES) {
    test(`no rule is broken on ${path} ${keys.join(' ')} in both themes and on a phone`, async () => {
      const page = await dashboard.open(path, { colorScheme: 'light', reducedMotion: 'reduce' })
      await page.locator(ready).first().waitFor()
      await page.locator('.is-live').waitFor()
      for (const key of keys) await page.keyboard.press(key)
      if (keys.includes('Enter')) await page.locator('dialog .facts').waitFor()
      // Evaluated by the debugger, which the policy of the page does not bind.
      await page.evaluate(AXE)
      assert.deepEqual(await broken_rules(page), [])
      await page.emulateMedia({ colorScheme: 'dark' })
      assert.deepEqual(await broken_rules(page, { runOnly: { type: 'rule', values: ['color-contrast'] } }), [])
      await page.setViewportSize({ width: 390, height: 844 })
      assert.deepEqual(await broken_rules(page), [])
      // The narrow one is a page of 1280 at 400 % (WCAG 1.4.10).
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 640 })
        assert.equal(await page.evaluate('Math.max(0, document.documentElement.scrollWidth - innerWidth)'), 0)
      }
    })
  }

  test('the door breaks no rule either', async () => {
    const closed = await open_dashboard({ CS_AUTH_TOKEN: 'a-token-of-a-test-that-is-long-enough' })
    try {
      for (const color_scheme of ['light', 'dark'] as const) {
        const page = await closed.open('', { colorScheme: color_scheme })
        await page.getByLabel('Token').fill('wrong')
        await page.keyboard.press('Enter')
        await page.getByText('Wrong token').waitFor()
        await page.evaluate(AXE)
        assert.deepEqual(await broken_rules(page), [])
      }
    } finally {
      await closed.close()
    }
  })

  test('a chosen theme stays, and the system decides without one', async () => {
    const page = await dashboard.open('', { colorScheme: 'light' })
    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
    await page.getByTitle('As the system').waitFor()
    const light = await ground()
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await ground()
    assert.notEqual(dark, light)
    await page.getByTitle('Light').click()
    assert.equal(await ground(), light)
    await page.reload()
    assert.equal(await ground(), light)
    await page.getByTitle('Dark').click()
    await page.emulateMedia({ colorScheme: 'light' })
    assert.equal(await ground(), dark)
  })

  test('single keys can be switched off', async () => {
    const page = await dashboard.open()
    await page.locator('article.card').waitFor()
    await page.keyboard.press('?')
    await page.getByLabel(/Single keys act/).uncheck()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('article.card').first().focus()
    await page.keyboard.press('a')
    await page.keyboard.press('g')
    await page.keyboard.press('l')
    assert.equal(await page.getByRole('button', { name: 'Allow once' }).count(), 1)
    assert.match(page.url(), /\/ui$/)
  })

  test('a new question is announced once', async () => {
    const page = await dashboard.open('/sessions')
    await page.locator('.is-live').waitFor()
    await dashboard.hook(risky('spoken'), 's-spoken')
    await page
      .locator('[role=alert]', { hasText: `New approval, high risk: ${risky('spoken')}` })
      .waitFor({ state: 'attached' })
  })
})
