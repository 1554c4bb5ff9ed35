// One session in the dashboard, the list of sessions, and the alerts: what is shown, and what a person can do. Source: PRODUCT 4.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Dashboard, no_browser, open_dashboard, risky } from '#test/support/ui/browser.ts'

describe('sessions and alerts in the dashboard', { skip: no_browser, timeout: 120_000 }, () => {
  let dashboard: Dashboard
  before(async () => {
    dashboard = await open_dashboard()
    for (const command of ['ls', risky('a'), 'rm -rf ~']) await dashboard.hook(command, 'nightly')
    await dashboard.hook('git status', 'calm')
  })
  after(async () => {
    await dashboard.close()
    assert.deepEqual(dashboard.complaints, [])
  })

  test('lists sessions by risk, filtered by the address, and leads to each', async () => {
    const page = await dashboard.open('/sessions')
    const rows = page.locator('tbody tr')
    await rows.nth(1).waitFor()
    assert.match((await rows.nth(0).textContent()) ?? '', /nightly.*high.*1 waiting/)
    await page.getByLabel('Risk').selectOption('high')
    await rows.nth(1).waitFor({ state: 'detached' })
    assert.match(page.url(), /min_risk=high/)
    await page.getByRole('link', { name: 'nightly' }).click()
    await page.getByRole('heading', { name: 'nightly' }).waitFor()
    assert.match(page.url(), /\/ui\/session\?id=nightly$/)
    await page.goBack()
    await rows.nth(0).waitFor()
    assert.match(page.url(), /min_risk=high/)
  })

  test('shows the five dimensions of a session as charts and as a table, and its records with their evidence', async () => {
    const page = await dashboard.open('/session?id=nightly')
    await page.getByRole('img', { name: /Five dimensions over 3 events, 2 of them high or critical/ }).waitFor()
    assert.equal(await page.locator('svg .bar').count(), 15)
    await page.getByText('The same as a table').click()
    assert.equal(await page.locator('.timeline tbody tr').count(), 3)
    assert.deepEqual(await page.locator('.feed-row .line').allTextContents(), ['rm -rf ~', risky('a'), 'ls'])
    await page.locator('.feed-row').first().click()
    const dialog = page.getByRole('dialog', { name: 'Record' })
    await dialog.getByText('core.fs/rm-home').first().waitFor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.press('c')
    await dialog.getByText('Copied').waitFor()
    const fixture = JSON.parse(String(await page.evaluate('navigator.clipboard.readText()')))
    assert.deepEqual(
      { ...fixture, id: '' },
      {
        id: '',
        tool_name: 'Bash',
        tool_input: { command: 'rm -rf ~' },
        cwd: '/home/dev/shop',
        expect: 'block',
        rule: 'core.fs/rm-home',
      },
    )
  })

  test('quarantines a session with a reason, and releases it', async () => {
    const page = await dashboard.open('/session?id=calm')
    await page.getByRole('button', { name: 'Quarantine' }).click()
    await page.getByLabel('Quarantine: why?').fill('looks lost')
    await page.keyboard.press('Enter')
    await page.getByText('In quarantine.').waitFor()
    await page.getByText('looks lost').waitFor()
    assert.match(String((await dashboard.hook('ls', 'calm')).permissionDecisionReason), /quarantine/)
    await page.getByRole('button', { name: 'Release from quarantine' }).click()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Quarantine', exact: true }).waitFor()
    assert.equal((await dashboard.hook('ls -a', 'calm')).permissionDecision, 'allow')
  })

  test('asks for a full review, which is advice', async () => {
    const page = await dashboard.open('/session?id=nightly')
    await page.getByRole('button', { name: 'Request a full review' }).click()
    await page.getByText('Advice only').first().waitFor()
  })

  test('a session without events has no data, which is not low risk', async () => {
    const page = await dashboard.open('/session?id=never%2Fseen')
    await page.getByText('no data, which is not low risk').waitFor()
    assert.equal(await page.locator('.risk-low').count(), 0)
    await page.getByRole('heading', { name: 'never/seen' }).waitFor()
  })

  test('an alert is acknowledged with a name, which is asked for once', async () => {
    await dashboard.hook(risky('c'), 'other')
    const page = await dashboard.open('/alerts?acknowledged=false')
    await page.locator('.alert').nth(1).waitFor()
    const waiting = await page.locator('.alert').count()
    await page.keyboard.press('j')
    await page.keyboard.press('a')
    await page.keyboard.type('Ana')
    await page.keyboard.press('Enter')
    await page.getByText('seen by Ana').waitFor()
    // It stays where it is, although the filter leaves it out from now on.
    assert.equal(await page.locator('.alert').count(), waiting)
    await page.keyboard.press('j')
    await page.keyboard.press('a')
    await page.locator('.alert .button').nth(1).waitFor({ state: 'detached' })
    const response = await fetch(`${dashboard.url}/report/alerts?acknowledged=true`)
    const { alerts } = (await response.json()) as { alerts: { acknowledged_by: string }[] }
    assert.ok(alerts.length >= 1 && alerts.every((alert) => alert.acknowledged_by === 'Ana'))
  })

  test('stops every active session after a typed word, and takes it back', async () => {
    const page = await dashboard.open('/sessions')
    await page.getByRole('button', { name: 'Stop all' }).click()
    const dialog = page.getByRole('dialog', { name: 'Stop all sessions' })
    const stop = dialog.getByRole('button', { name: /Stop \d+ sessions/ })
    await stop.waitFor()
    assert.ok(await stop.isDisabled())
    await dialog.getByLabel(/Type/).fill('stop all')
    await stop.click()
    await dialog.getByText(/3 sessions stopped/).waitFor()
    assert.match(String((await dashboard.hook('ls', 'nightly')).permissionDecisionReason), /quarantine/)
    await dialog.getByRole('button', { name: /Undo/ }).click()
    await dialog.getByText('3 sessions released').waitFor()
    assert.equal((await dashboard.hook('ls -l', 'nightly')).permissionDecision, 'allow')
  })
})
