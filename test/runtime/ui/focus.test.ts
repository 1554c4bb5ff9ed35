// Whoever uses the dashboard by keyboard or screen reader never has to begin again from the top of the page. Source: PRODUCT 4
// "keyboard", WCAG 2.4.3.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { type Dashboard, no_browser, open_dashboard, risky } from '#test/support/ui/browser.ts'

describe('the focus in the dashboard', { skip: no_browser, timeout: 120_000 }, () => {
  let dashboard: Dashboard
  before(async () => {
    dashboard = await open_dashboard()
    for (const command of ['ls', risky(1)]) await dashboard.hook(command, 's-focus')
  })
  after(async () => {
    await dashboard.close()
    assert.deepEqual(dashboard.complaints, [])
  })
  const press = async (page: Page, button: Locator) => {
    await button.focus()
    await page.keyboard.press('Enter')
  }

  test('goes to the title of the page when its button goes', async () => {
    const page = await dashboard.open('/approvals')
    await press(page, page.getByRole('button', { name: 'Allow once' }))
    await page.locator('article.card:focus', { hasText: 'Allowed once by' }).waitFor()
    await press(page, page.getByRole('button', { name: 'Put 1 settled away' }))
    await page.locator('h1:focus', { hasText: 'Approvals' }).waitFor()
  })

  test('goes to the title of the page when a form is done, and back to a button that was at work', async () => {
    const page = await dashboard.open('/session?id=s-focus')
    await press(page, page.getByRole('button', { name: 'Quarantine' }))
    await page.keyboard.type('looks lost')
    await page.keyboard.press('Enter')
    await page.getByText('In quarantine.').waitFor()
    await page.locator('h1:focus', { hasText: 's-focus' }).waitFor()
    await press(page, page.getByRole('button', { name: 'Request a full review' }))
    await page.getByText('Advice only').first().waitFor()
    await page.locator('button:focus', { hasText: 'Request a full review' }).waitFor()
  })

  test('stays in a dialog whose steps follow each other, and goes back where it came from', async () => {
    const page = await dashboard.open('/sessions')
    await press(page, page.getByRole('button', { name: 'Stop all' }))
    const dialog = page.getByRole('dialog', { name: 'Stop all sessions' })
    await dialog.getByLabel(/Type/).fill('stop all')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: /Undo/ }).waitFor()
    await dialog.locator('h2:focus').waitFor()
    // What a key that is held down would press is not the undo.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await dialog.locator('button:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('button:focus', { hasText: 'Stop all' }).waitFor()
  })

  test('is left alone where a pointer took it away', async () => {
    const page = await dashboard.open('/sessions?status=all')
    await page.locator('tbody a').first().focus()
    await page.locator('.page-head p').click()
    await page.getByRole('button', { name: 'Put in order again' }).waitFor()
    await dashboard.hook('ls -a', 's-other')
    await page.locator('tbody tr').nth(1).waitFor()
    assert.equal(await page.locator('tbody a:focus, h1:focus').count(), 0)
  })
})
