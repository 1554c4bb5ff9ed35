// The live feed of the dashboard: what happened before, what happens now, what is held back, what is missing. Source: PRODUCT 4 "Live".
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Dashboard, no_browser, open_dashboard } from '#test/support/ui/browser.ts'

describe('the live feed in the dashboard', { skip: no_browser, timeout: 120_000 }, () => {
  let dashboard: Dashboard
  before(async () => {
    dashboard = await open_dashboard()
  })
  after(async () => {
    await dashboard.close()
    assert.deepEqual(dashboard.complaints, [])
  })
  type Page = Awaited<ReturnType<Dashboard['open']>>
  const row = (page: Page, text: string) => page.locator('.feed-row', { hasText: text })
  const texts = (page: Page) => page.locator('.feed-row .line').allTextContents()

  test('shows what happens, newest first, and repeats as one row', async () => {
    const page = await dashboard.open('/live')
    await page.locator('.is-live').waitFor()
    await dashboard.hook('ls', 's-live')
    await dashboard.hook('rm -rf ~', 's-live')
    for (let times = 0; times < 3; times++) await dashboard.hook('npm test', 's-live')
    await row(page, '× 3').waitFor()
    const shown = (await texts(page)).filter((text) => ['ls', 'rm -rf ~', 'npm test'].includes(text))
    assert.deepEqual(shown, ['npm test', 'rm -rf ~', 'ls'])
    assert.match((await row(page, 'rm -rf ~').textContent()) ?? '', /Blocked.*high/)
  })

  test('shows the same after a reload, with the filters of the address', async () => {
    const page = await dashboard.open('/live?decision=block')
    await row(page, 'rm -rf ~').waitFor()
    assert.deepEqual(await texts(page), ['rm -rf ~'])
    await page.getByLabel('Decision').selectOption('allow')
    await row(page, 'npm test').waitFor()
    assert.match(page.url(), /decision=allow/)
    await page.reload()
    await row(page, 'npm test').waitFor()
    assert.equal(await row(page, 'rm -rf ~').count(), 0)
  })

  test('holds new rows back while one is in focus, and lets them in on request', async () => {
    const page = await dashboard.open('/live')
    await row(page, 'npm test').waitFor()
    await page.keyboard.press('j')
    const focused = () => page.evaluate('document.activeElement.textContent')
    const before_it = await focused()
    await dashboard.hook('git status', 's-live')
    await dashboard.hook('git diff', 's-live')
    await page.getByRole('button', { name: '2 new' }).waitFor()
    assert.equal(await focused(), before_it)
    assert.equal(await row(page, 'git diff').count(), 0)
    await page.keyboard.press('n')
    await row(page, 'git diff').waitFor()
    assert.deepEqual((await texts(page)).slice(0, 2), ['git diff', 'git status'])
    // The button is gone; the focus went on to the newest row.
    assert.match(String(await focused()), /git diff/)
  })

  test('opens the record of a row beside the list, and the address leads there again', async () => {
    const page = await dashboard.open('/live')
    await row(page, 'rm -rf ~').click()
    const dialog = page.getByRole('dialog', { name: 'Record' })
    await dialog.getByText('Deletes a home directory').waitFor()
    await page.reload()
    await dialog.getByText('core.fs/rm-home').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.ok(!page.url().includes('record='))
  })

  test('the fifth tab asks from time to time, and follows when another one is closed', async () => {
    const page = await dashboard.open('/live')
    const open = async () => {
      const tab = await page.context().newPage()
      await tab.goto(page.url())
      return tab
    }
    const others = await Promise.all([open(), open(), open()])
    for (const tab of [page, ...others]) await tab.locator('.is-live').waitFor()
    const fifth = await open()
    await fifth.locator('.is-asking').waitFor()
    await row(fifth, 'rm -rf ~').waitFor()
    await others[0]?.close()
    // It would look again by itself; any other reason to look does as well, and needs no waiting.
    while ((await fifth.locator('.is-live').count()) === 0) await fifth.evaluate("dispatchEvent(new Event('online'))")
  })

  test('marks the place where events are missing, and loads what there is', async () => {
    const page = await dashboard.open('/live')
    await page.locator('.is-live').waitFor()
    await dashboard.hook('make all', 's-live')
    await row(page, 'make all').waitFor()
    await dashboard.restart()
    await page.getByText('Events were missed here').waitFor()
    await page.locator('.is-live').waitFor()
    await dashboard.hook('make docs', 's-live')
    await row(page, 'make docs').waitFor()
    assert.equal(await row(page, 'rm -rf ~').count(), 1)
  })
})
