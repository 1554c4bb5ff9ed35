// The door of the dashboard: a link with a token, a token typed in, a wrong one, and a gateway that is not there.
// Source: CONTRACT 8.3, PRODUCT 4 "sign-in".
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Dashboard, no_browser, open_dashboard } from '#test/support/ui/browser.ts'

const TOKEN = 'a-token-of-a-test-that-is-long-enough'

describe('the door of the dashboard', { skip: no_browser, timeout: 120_000 }, () => {
  let dashboard: Dashboard
  before(async () => {
    dashboard = await open_dashboard({ CS_AUTH_TOKEN: TOKEN })
  })
  after(async () => {
    await dashboard.close()
    assert.deepEqual(dashboard.complaints, [])
  })

  for (const link of [`#token=${TOKEN}`, `?token=${TOKEN}`, `/live?risk=high#token=${TOKEN}`]) {
    test(`a link with ${link.replace(TOKEN, '…')} signs in and leaves no token in the address`, async () => {
      const page = await dashboard.open(link)
      await page.getByText('Live', { exact: true }).first().waitFor()
      await page.locator('.is-live').waitFor()
      assert.ok(!page.url().includes('token'))
      assert.equal(page.url().endsWith('risk=high'), link.includes('risk=high'))
      assert.equal(await page.evaluate("sessionStorage.getItem('asg.token')"), TOKEN)
      assert.equal(await page.evaluate('localStorage.length + document.cookie.length'), 0)
    })
  }

  test('the token goes as a header, to the stream too, and never in a URL', async () => {
    const page = await dashboard.open()
    const asked: [string, string | undefined][] = []
    page.on('request', (request) => asked.push([request.url(), request.headers().authorization]))
    await page.getByLabel('Token').fill(TOKEN)
    await page.keyboard.press('Enter')
    await page.locator('.is-live').waitFor()
    const data = asked.filter(([url]) => url.includes('/report/'))
    assert.ok(data.some(([url]) => url.endsWith('/report/stream')))
    assert.deepEqual([...new Set(data.map(([, header]) => header))], [`Bearer ${TOKEN}`])
    assert.ok(!asked.some(([url]) => url.includes(TOKEN)))
  })

  test('a wrong token is called wrong, and the right one is taken after it', async () => {
    const page = await dashboard.open()
    await page.getByLabel('Token').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Wrong token').waitFor()
    assert.equal(await page.getByLabel('Token').getAttribute('aria-invalid'), 'true')
    assert.equal(await page.evaluate("sessionStorage.getItem('asg.token')"), null)
    await page.getByLabel('Token').fill(TOKEN)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Approvals' }).waitFor()
  })

  test('a gateway that does not answer is called unreachable, and not the token wrong', async () => {
    const page = await dashboard.open()
    await page.getByLabel('Token').fill(TOKEN)
    await page.route('**/report/**', (route) => route.abort())
    await page.keyboard.press('Enter')
    await page.getByText('Gateway unreachable').waitFor()
    assert.equal(await page.getByText('Wrong token').count(), 0)
    await page.unroute('**/report/**')
    await page.route('**/health', (route) => route.abort())
    await page.reload()
    await page.getByText('Gateway unreachable').waitFor()
    await page.unroute('**/health')
    // It goes on trying by itself.
    await page.getByLabel('Token').waitFor()
  })

  test('signing out forgets the token', async () => {
    const page = await dashboard.open(`#token=${TOKEN}`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('Token').waitFor()
    assert.equal(await page.evaluate("sessionStorage.getItem('asg.token')"), null)
  })
})
