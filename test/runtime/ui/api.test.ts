// The reference of the interface in the dashboard, by keyboard, from the gateway's own description. Source: PRODUCT 7.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Dashboard, no_browser, open_dashboard } from '#test/support/ui/browser.ts'

describe('the reference of the interface in the dashboard', { skip: no_browser, timeout: 120_000 }, () => {
  let dashboard: Dashboard
  before(async () => {
    dashboard = await open_dashboard()
  })
  after(async () => {
    await dashboard.close()
    // Also: nobody else was asked.
    assert.deepEqual(dashboard.complaints, [])
  })

  test('is reached from the help, and the focus goes to its title', async () => {
    const page = await dashboard.open('/live')
    await page.locator('.is-live').waitFor()
    await page.keyboard.press('?')
    await page.getByRole('link', { name: 'The HTTP interface' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'API' }).waitFor()
    await page.locator('dialog').waitFor({ state: 'detached' })
    assert.match(page.url(), /\/ui\/api$/)
    await page.locator('h1:focus', { hasText: 'API' }).waitFor()
    assert.match(await page.title(), /^API/)
  })

  test('opens calls and their members by keyboard, and the address leads to the open one', async () => {
    const page = await dashboard.open('/api')
    await page.locator('.call').first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('answer an approval')
    await page.getByText('1 call', { exact: true }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const call = page.locator('.call[open]')
    await call.getByText('approval_id').first().waitFor()
    assert.match((await call.textContent()) ?? '', /"allow-once" or "allow" or "deny"/)
    assert.match(page.url(), /call=post_ahp_resolve/)
    // Members of the answers are behind lines of their own.
    await call.locator('summary', { hasText: '200' }).focus()
    await page.keyboard.press('Enter')
    await call.getByText('forwarded').waitFor()
    await page.reload()
    await page.locator('.call[open]').getByText('approval_id').first().waitFor()
  })

  test('has every path that the gateway describes', async () => {
    const described = (await (await fetch(`${dashboard.url}/openapi.json`)).json()) as { paths: object }
    const page = await dashboard.open('/api')
    await page.locator('.call').first().waitFor()
    const shown = new Set(await page.locator('.call-path').allTextContents())
    assert.deepEqual([...shown].toSorted(), Object.keys(described.paths).toSorted())
  })
})
