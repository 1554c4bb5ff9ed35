// Answering questions in the dashboard: by keyboard alone, with a reason, and when somebody else was first. Source: PRODUCT 4, 5.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Approval } from '#core/contract/operator.ts'
import { type Dashboard, no_browser, open_dashboard, risky } from '#test/support/ui/browser.ts'

const HOLD_MS = 30_000

describe('approvals in the dashboard', { skip: no_browser, timeout: 120_000 }, () => {
  let dashboard: Dashboard
  before(async () => {
    dashboard = await open_dashboard()
  })
  after(async () => {
    await dashboard.close()
    assert.deepEqual(dashboard.complaints, [])
  })
  const card_of = (page: Awaited<ReturnType<Dashboard['open']>>, command: string) =>
    page.locator('article.card', { hasText: command })
  const record_of = async (command: string): Promise<Approval> => {
    const response = await fetch(`${dashboard.url}/report/approvals?state=all`)
    const { approvals } = (await response.json()) as { approvals: Approval[] }
    const found = approvals.find((approval) => approval.command === command)
    assert.ok(found)
    return found
  }

  test('a held call goes on when its card is allowed by keyboard alone', async () => {
    const page = await dashboard.open('/live')
    await page.locator('.is-live').waitFor()
    const held = dashboard.hook(risky('keys'), 's-keys', HOLD_MS)
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    const card = card_of(page, risky('keys'))
    await card.waitFor()
    assert.match(await page.title(), /^\(1\) Approvals/)
    assert.equal(await page.locator('link[rel=icon]').getAttribute('href'), '/ui/icon-1.svg')
    await page.keyboard.press('j')
    assert.equal(await card.evaluate((element) => element === element.ownerDocument.activeElement), true)
    await page.keyboard.press('a')
    assert.equal((await held).permissionDecision, 'allow')
    await card.getByText('Allowed once by').waitFor()
    // The focus is not lost with the button, and a second press answers nothing.
    assert.equal(await card.evaluate((element) => element === element.ownerDocument.activeElement), true)
    await page.keyboard.press('a')
    const { state, settled_by } = await record_of(risky('keys'))
    assert.deepEqual([state, settled_by], ['allowed', 'anonymous:operator'])
    assert.match(await page.title(), /^Approvals/)
  })

  test('a denial takes the reason that the agent reads, and the name of who said no', async () => {
    const page = await dashboard.open()
    await page.locator('.is-live').waitFor()
    await page.keyboard.press('?')
    await page.getByLabel('Your name').fill('Ana')
    await page.keyboard.press('Escape')
    const held = dashboard.hook(risky('reason'), 's-reason', HOLD_MS)
    const card = card_of(page, risky('reason'))
    await card.waitFor()
    await page.keyboard.press('j')
    while (!(await card.evaluate((element) => element === element.ownerDocument.activeElement)))
      await page.keyboard.press('j')
    await page.keyboard.press('d')
    // Letters are text now, not keys.
    await page.keyboard.type('ask a data engineer')
    await page.keyboard.press('Enter')
    const reply = await held
    assert.equal(reply.permissionDecision, 'deny')
    assert.match(String(reply.permissionDecisionReason), /ask a data engineer/)
    await card.getByText('Denied by Ana').waitFor()
    const { state, settled_by, settled_reason } = await record_of(risky('reason'))
    assert.deepEqual([state, settled_by, settled_reason], ['denied', 'anonymous:Ana', 'ask a data engineer'])
  })

  test('a card that somebody else settles says who, and a late tap says it too', async () => {
    const page = await dashboard.open()
    await page.locator('.is-live').waitFor()
    await dashboard.hook(risky('first'), 's-first')
    const card = card_of(page, risky('first'))
    await card.waitFor()
    const settle = (approval_id: string, resolved_by: string) =>
      fetch(`${dashboard.url}/ahp/resolve`, {
        method: 'POST',
        body: JSON.stringify({ approval_id, decision: 'deny', resolved_by, reason: 'not today' }),
      })
    await settle((await record_of(risky('first'))).approval_id, 'bea')
    await card.getByText('Denied by bea').waitFor()
    await card.getByText('not today').waitFor()

    await dashboard.hook(risky('late'), 's-late')
    const late = card_of(page, risky('late'))
    await late.waitFor()
    // The page hears of the settlement only by the answer to its own tap.
    const { approval_id } = await record_of(risky('late'))
    await page.route('**/ahp/resolve', async (route) => {
      await settle(approval_id, 'cem')
      await route.continue()
    })
    await late.getByRole('button', { name: 'Allow once' }).click()
    await late.getByText('Denied by cem').waitFor()
    await page.locator('[role=status]', { hasText: 'Too late: cem denied it just now' }).waitFor({ state: 'attached' })
    await page.unroute('**/ahp/resolve')
    assert.equal((await record_of(risky('late'))).state, 'denied')
  })

  test('cards stay where they are while others come and are settled', async () => {
    const page = await dashboard.open()
    await page.locator('.is-live').waitFor()
    await dashboard.hook(risky('one'), 's-order')
    await dashboard.hook(risky('two'), 's-order')
    await card_of(page, risky('two')).waitFor()
    const top = async () => (await card_of(page, risky('two')).boundingBox())?.y
    const before_it = await top()
    await dashboard.hook(risky('three'), 's-order')
    await card_of(page, risky('three')).waitFor()
    assert.equal(await top(), before_it)
    const order = await page.locator('article.card pre').allTextContents()
    assert.deepEqual(order.slice(-3), [risky('one'), risky('two'), risky('three')])
  })

  test('what is alike is answered together by one press, without those that come meanwhile', async () => {
    const page = await dashboard.open()
    await page.locator('.is-live').waitFor()
    const held = [1, 2, 3, 4].map((serial) => dashboard.hook(risky(`alike-${serial}`), 's-alike', HOLD_MS))
    const all = page.getByRole('region', { name: '4 alike' })
    await all.waitFor()
    const asked_for = page.locator('article.card', { hasText: 'alike-' })
    // What is the same is said on the first card only.
    assert.equal(await asked_for.locator('.reason').count(), 1)
    const button = all.getByRole('button', { name: 'Deny all 4' })
    await button.focus()
    await page.keyboard.press('Enter')
    for (const reply of await Promise.all(held)) assert.equal(reply.permissionDecision, 'deny')
    await page.locator('[role=status]', { hasText: '4 × Denied' }).waitFor({ state: 'attached' })
    await page.getByRole('region', { name: /^[14] alike/ }).waitFor({ state: 'detached' })
    assert.equal(await asked_for.first().evaluate((card) => card === card.ownerDocument.activeElement), true)
    await dashboard.hook(risky('alike-5'), 's-alike')
    await card_of(page, risky('alike-5')).getByRole('button', { name: 'Allow once' }).waitFor()
    assert.equal(await page.getByRole('region', { name: /^[14] alike/ }).count(), 0)
  })

  test('explains a question with the record behind it, and a link leads to one approval', async () => {
    await dashboard.hook(risky('why'), 's-why')
    const { approval_id } = await record_of(risky('why'))
    const page = await dashboard.open(`/approvals?approval=${approval_id}&explain=${approval_id}`)
    const dialog = page.getByRole('dialog', { name: 'Why this is asked' })
    await dialog.getByText('core.git/push-force').first().waitFor()
    await dialog.getByText('/home/dev/shop').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.ok(!page.url().includes('explain'))
  })

  test('settled approvals can be read later, newest first', async () => {
    const page = await dashboard.open('/approvals?show=settled')
    await page.locator('article.card').first().waitFor()
    const commands = await page.locator('article.card pre').allTextContents()
    assert.ok(commands.indexOf(risky('late')) < commands.indexOf(risky('keys')))
    assert.equal(await page.getByRole('button', { name: 'Allow once' }).count(), 0)
  })
})
