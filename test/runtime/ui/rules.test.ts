// What each rule did, in the dashboard: the same counts as `asg rules hits`, the records behind them, and what was left out.
// Source: PRODUCT 4 "Rules".
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Dashboard, no_browser, open_dashboard, risky } from '#test/support/ui/browser.ts'

describe('rules in the dashboard', { skip: no_browser, timeout: 120_000 }, () => {
  let dashboard: Dashboard
  before(async () => {
    dashboard = await open_dashboard()
    for (const command of ['ls', 'rm -rf ~', 'rm -rf ~', risky(1)]) await dashboard.hook(command, 's-one')
    for (const command of [risky(2), risky(3), 'npm test']) await dashboard.hook(command, 's-two')
    const response = await fetch(`${dashboard.url}/report/approvals`)
    const { approvals } = (await response.json()) as { approvals: { approval_id: string; command: string }[] }
    for (const { approval_id, command } of approvals) {
      if (command === risky(3)) continue
      const body = JSON.stringify({ approval_id, decision: command === risky(1) ? 'deny' : 'allow-once' })
      await fetch(`${dashboard.url}/ahp/resolve`, { method: 'POST', body })
    }
  })
  after(async () => {
    await dashboard.close()
    assert.deepEqual(dashboard.complaints, [])
  })
  const cells = (page: Page, rule: string) =>
    page.locator('tbody tr', { hasText: rule }).locator('td').allTextContents()

  test('counts what each rule matched, refused and asked, and what people answered', async () => {
    const page = await dashboard.open('/live')
    await page.locator('.is-live').waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('u')
    await page.locator('tbody tr').first().waitFor()
    const columns = await page.locator('thead th').allTextContents()
    assert.deepEqual(columns.slice(1), [
      'matched',
      'trial',
      'refused',
      'changed',
      'asked',
      'allowed',
      'denied',
      'expired',
    ])
    assert.deepEqual(await cells(page, 'core.git/push-force'), ['3', '0', '0', '0', '3', '1', '1', '0'])
    assert.deepEqual(await cells(page, 'core.fs/rm-home'), ['2', '0', '2', '0', '0', '0', '0', '0'])
    await page.getByText('Counted from all 7 records of this range').waitFor()
  })

  test('leads to the records of a rule and back, without losing the focus', async () => {
    const page = await dashboard.open('/rules?window=3600')
    await page.getByRole('link', { name: 'core.fs/rm-home' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('.feed-row', { hasText: 'rm -rf ~' }).waitFor()
    await page.locator('h1:focus').waitFor()
    assert.match(page.url(), /rule=core\.fs%2Frm-home&window=3600$/)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Record' }).getByText('core.fs/rm-home').first().waitFor()
    await page.keyboard.press('Escape')
    await page.goBack()
    await page.locator('tbody tr').first().waitFor()
  })

  test('says when it counted a part only', async () => {
    const page = await dashboard.open('/api')
    // A gateway that keeps more sessions than it lists at once: here one of two.
    await page.route('**/report/sessions**', async (route) => {
      const response = await route.fetch()
      const report = (await response.json()) as { sessions: unknown[] }
      await route.fulfill({ response, json: { ...report, sessions: report.sessions.slice(0, 1) } })
    })
    await page.keyboard.press('g')
    await page.keyboard.press('u')
    await page.getByText('Counted from 3 of 7 records').waitFor()
    await page.getByText('there was at least this much').waitFor()
  })
})
