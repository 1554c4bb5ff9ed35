// The service of a tool under every name that clients give it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { impact_of_action, server_of } from '#core/policy/effects/tool/name/server.ts'
import { is_asked } from '#test/support/verdicts.ts'

const SERVICES: readonly (readonly [name: string, service: string])[] = [
  ['mcp__github__delete_repo', 'github'],
  ['github__delete_repo', 'github'],
  ['github.delete_repo', 'github'],
  ['github/delete_repo', 'github'],
  ['github:delete_repo', 'github'],
  ['github_delete_repo', 'github'],
  ['github-delete_repo', 'github'],
  ['mcp_github_delete_repo', 'github'],
  ['githubDeleteRepo', 'github'],
  ['mcp__composio__GITHUB_DELETE_REPO', 'github'],
  ['mcp__zapier__send_email', 'zapier'],
  ['azure_storage', 'azure'],
  ['delete_repo', ''],
  ['list_issues', ''],
  ['functions.shell', ''],
  ['Bash', ''],
]

for (const [name, service] of SERVICES)
  test(`${name} belongs to ${service === '' ? 'no service' : service}`, () => assert.equal(server_of(name), service))

test('a name in front of the verb is a service, and what stands before a verb alone is what the verb is about', () => {
  assert.equal(impact_of_action('stripe_cancel_subscription', 'stripe'), 'danger')
  assert.equal(impact_of_action('stripe_update_plan', 'stripe'), 'money')
  assert.equal(impact_of_action('woo_reports_stock', 'woocommerce'), 'read')
  assert.equal(impact_of_action('ha_remove_label_from_area', 'home-assistant'), 'change')
  assert.equal(impact_of_action('board_update_plan', 'board'), 'change')
  assert.equal(impact_of_action('figma_delete_node', 'figma'), 'change')
  assert.equal(impact_of_action('aws_delete_node', 'aws'), 'danger')
  assert.equal(impact_of_action('crm_list_refunds', 'crm'), 'read')
  assert.equal(impact_of_action('dns_record_delete', 'dns'), 'danger')
  assert.equal(impact_of_action('zone_settings_get', 'zone'), 'read')
})

const SPELLINGS = [
  (server: string, tool: string) => `mcp__${server}__${tool}`,
  (server: string, tool: string) => `mcp_${server}_${tool}`,
  (server: string, tool: string) => `${server}__${tool}`,
  (server: string, tool: string) => `${server}_${tool}`,
  (server: string, tool: string) => `${server}-${tool}`,
  (server: string, tool: string) => `${server}.${tool}`,
  (server: string, tool: string) => `${server}/${tool}`,
]
const ASKED = [
  'stripe cancel_subscription',
  'okta deactivate_user',
  'tesla unlock',
  'shop update_price',
  '1password item_get',
]
const SILENT = [
  'stripe list_subscriptions',
  'figma delete_node',
  'board update_plan',
  'spotify pause',
  'crm list_refunds',
]

for (const spelling of SPELLINGS)
  test(`the same is asked whether tools are called ${spelling('server', 'tool')} or otherwise`, () => {
    const named = (one: string) => spelling(one.split(' ')[0] ?? '', one.split(' ')[1] ?? '')
    for (const one of ASKED) assert.equal(is_asked(named(one), { id: '1' }), true, named(one))
    for (const one of SILENT) assert.equal(is_asked(named(one), { id: '1' }), false, named(one))
  })

test('the verb of a service may be the command of a call', () => {
  for (const tool of ['mcp__kubernetes__kubectl_generic', 'kubernetes_kubectl_generic']) {
    assert.equal(is_asked(tool, { command: 'drain', name: 'node-1' }), true)
    assert.equal(is_asked(tool, { command: 'describe', name: 'node-1' }), false)
  }
})

test('any name has a service, and none is longer than the name', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      assert.ok(server_of(name).length <= name.length)
    }),
  )
})
