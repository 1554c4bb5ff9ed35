// The dashboard of a gateway that has seen nothing yet: three steps, ticked while somebody looks, and a sample on the real path.
// Source: PRODUCT 3.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Dashboard, no_browser, open_dashboard } from '#test/support/ui/browser.ts'

const AGENT_TOKEN = 'a-token-of-agents-that-is-long-enough'
const OPERATOR_TOKEN = 'a-token-of-operators-that-is-long-enough'

describe('an empty dashboard', { skip: no_browser, timeout: 120_000 }, () => {
  let dashboard: Dashboard
  before(async () => {
    dashboard = await open_dashboard({ CS_AUTH_TOKEN: AGENT_TOKEN, CS_OPERATOR_TOKEN: OPERATOR_TOKEN })
  })
  after(async () => {
    await dashboard.close()
    assert.deepEqual(dashboard.complaints, [])
  })
  const post = (path: string, body: object) =>
    fetch(`${dashboard.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${AGENT_TOKEN}` },
      body: JSON.stringify(body),
    })
  const call = (session_id: string) => ({
    hook_event_name: 'PreToolUse',
    session_id,
    cwd: '/home/dev/shop',
    tool_name: 'Bash',
    tool_input: { command: 'ls' },
  })

  test('ticks each step when it happens, and stays until it is put away', async () => {
    const page = await dashboard.open(`#token=${OPERATOR_TOKEN}`)
    const steps = page.getByRole('region', { name: 'First steps' })
    await steps.waitFor()
    assert.equal(await steps.locator('li.done').count(), 0)

    await steps.getByRole('button', { name: 'Send a sample event' }).click()
    await steps.getByText('Blocked by core.fs/rm-home').waitFor()
    await steps.locator('li.done', { hasText: 'See the first event' }).waitFor()
    // Neither the sample nor a call that does not say whose it is connects an agent.
    await dashboard.hook('ls', 's-nameless')
    assert.equal(await steps.locator('li.done').count(), 1)

    await post('/ahp/gamma?client=claude-code', call('s-real'))
    await steps.getByText('Heard from claude-code').waitFor()
    await post('/ahp/gamma?client=claude-code', call('asg-probe-0123456789ab'))
    await steps.locator('li.done', { hasText: 'Prove that it stops something' }).waitFor()
    await steps.getByRole('button', { name: 'Done, put this away' }).click()
    await steps.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor()
  })

  test('the sample is a record like any other, and says what it is', async () => {
    const page = await dashboard.open(`/session?id=sample#token=${OPERATOR_TOKEN}`)
    await page.locator('.feed-row').first().click()
    await page.getByRole('dialog', { name: 'Record' }).getByText('core.fs/rm-home').first().waitFor()
    const response = await fetch(`${dashboard.url}/report/session/sample`, {
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    })
    const { records } = (await response.json()) as { records: { event: Record<string, unknown> }[] }
    const [event] = records.map((record) => record.event)
    assert.deepEqual(
      [event?.source_framework, event?.event_subtype, event?.agent_id],
      ['sample', 'sample', 'dashboard'],
    )
  })
})
