// Notifications of the browser, with those that a real browser shows: offered once, one per question, gone when it is settled.
// Source: PRODUCT 6.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Dashboard, no_browser, open_dashboard, risky } from '#test/support/ui/browser.ts'

/** Tells the test what the page shows and takes away again, and lets it click; the browser shows all of it the same. */
const WATCH = `{
  const Real = window.Notification
  window.clicks = {}
  window.Notification = class extends Real {
    constructor(title, options) {
      super(title, options)
      window.clicks[options.tag] = () => this.dispatchEvent(new Event('click'))
      const close = this.close
      this.close = () => {
        window.told({ closed: options.tag })
        close.call(this)
      }
      window.told({ title, body: options.body, tag: options.tag })
    }
  }
}`

type News = { title: string; body: string; tag: string } | { closed: string }

/** What was shown and closed so far, in order; `until` resolves with it as soon as it is as many. */
function told_news(): {
  told(news: News): void
  until(count: number): Promise<readonly News[]>
  so_far: readonly News[]
} {
  const all: News[] = []
  let waiting: () => void = () => undefined
  return {
    so_far: all,
    told(news) {
      all.push(news)
      waiting()
    },
    async until(count) {
      while (all.length < count) {
        await new Promise<void>((resolve) => {
          waiting = resolve
        })
      }
      return all
    },
  }
}

describe('notifications of the dashboard', { skip: no_browser, timeout: 120_000 }, () => {
  let dashboard: Dashboard
  before(async () => {
    dashboard = await open_dashboard()
  })
  after(async () => {
    await dashboard.close()
    assert.deepEqual(dashboard.complaints, [])
  })
  const card_of = (page: Page, command: string) => page.locator('article.card', { hasText: command })
  /** The reader looks at something else. */
  const look_away = (page: Page) => page.evaluate('document.hasFocus = () => false')
  const open_allowed = async () => {
    const page = await dashboard.open('/live')
    await page.context().grantPermissions(['notifications'])
    const news = told_news()
    await page.exposeFunction('told', news.told)
    await page.addInitScript(WATCH)
    await page.evaluate("localStorage.setItem('asg.notify', 'on')")
    await page.reload()
    await page.locator('.is-live').waitFor()
    return { page, news }
  }

  test('are offered behind the first answer, and never again after a no', async () => {
    const page = await dashboard.open('/approvals')
    await page.locator('.is-live').waitFor()
    await dashboard.hook(risky('offer'))
    const card = card_of(page, risky('offer'))
    await card.waitFor()
    const offer = page.getByText('Shall the browser tell you')
    assert.equal(await offer.count(), 0)
    await card.getByRole('button', { name: 'Allow once' }).click()
    await offer.waitFor()
    await card.getByRole('button', { name: 'No', exact: true }).focus()
    await page.keyboard.press('Enter')
    await offer.waitFor({ state: 'detached' })
    assert.equal(await card.evaluate((element) => element === element.ownerDocument.activeElement), true)
    await page.reload()
    await dashboard.hook(risky('second'))
    const second = card_of(page, risky('second'))
    await second.getByRole('button', { name: 'Allow once' }).click()
    await second.getByText('Allowed once by').waitFor()
    assert.equal(await offer.count(), 0)
  })

  test('stay off where the browser forbids them, and the page says so', async () => {
    const page = await dashboard.open('/approvals')
    await page.locator('.is-live').waitFor()
    await page.keyboard.press('?')
    // Nobody can be asked here: the browser says no by itself.
    await page.getByLabel(/Notify me/).click()
    await page.getByText('Forbidden in the settings of the browser').waitFor()
    assert.ok(await page.getByLabel(/Notify me/).isDisabled())
    assert.equal(await page.getByLabel(/Notify me/).isChecked(), false)
  })

  test('say tool, command and rule once, lead to the question, and go when somebody else settles it', async () => {
    const { page, news } = await open_allowed()
    await look_away(page)
    const secret = 'ghp_16C7e42F292c6912E7710c838347Ae178B4a'
    await dashboard.hook(`${risky('told')} --push-option=token=${secret}`, 's-told')
    const [first] = await news.until(1)
    assert.ok(first && 'title' in first)
    assert.equal(first.title, 'Waits for you: Bash, high risk')
    assert.match(first.body, /^git push --force origin topic-told .*\ncore\.git\/push-force$/)
    assert.ok(!first.body.includes(secret), first.body)
    await page.evaluate(`window.clicks['${first.tag}']()`)
    await page.locator(`article.card:focus`, { hasText: risky('told') }).waitFor()
    assert.ok(page.url().endsWith(`approval=${first.tag}`))

    await dashboard.hook(risky('elsewhere'), 's-told')
    // The click took the first one away.
    const second = (await news.until(3))[2]
    assert.ok(second && 'title' in second)
    const body = JSON.stringify({ approval_id: second.tag, decision: 'deny', reason: 'no' })
    await fetch(`${dashboard.url}/ahp/resolve`, { method: 'POST', body })
    assert.deepEqual((await news.until(4))[3], { closed: second.tag })
  })

  test('are not shown to somebody who looks, and are few when questions are many', async () => {
    const { page, news } = await open_allowed()
    const spoken = (command: string) =>
      page.locator('[role=alert]', { hasText: command }).waitFor({ state: 'attached' })
    await dashboard.hook(risky('seen'), 's-many')
    await spoken(risky('seen'))
    assert.deepEqual(news.so_far, [])
    await look_away(page)
    for (let serial = 0; serial < 8; serial++) {
      await dashboard.hook(risky(`many-${serial}`), 's-many')
      await spoken(risky(`many-${serial}`))
    }
    const shown = await news.until(6)
    assert.equal(shown.length, 6)
    const last = shown[5]
    assert.ok(last && 'title' in last)
    assert.equal(last.title, 'Further actions wait for you')
    await page.keyboard.press('?')
    await page.getByLabel(/Notify me/).uncheck()
    const closed = (await news.until(12)).slice(6).map((one) => ('closed' in one ? one.closed : ''))
    assert.equal(new Set(closed).size, 6)
  })
})
