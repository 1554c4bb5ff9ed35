// Calls of services nobody described: how the classifier scores them when no rule knows their words, and calls that only report, propose or try.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { is_likely_grave, score_of } from '#core/policy/effects/tool/classifier/classifier.ts'
import { features_of_call } from '#core/policy/effects/tool/classifier/features.ts'
import { WEIGHTS } from '#core/policy/effects/tool/classifier/table.ts'
import { is_asked } from '#test/support/verdicts.ts'

type Input = Record<string, unknown>
type Call = readonly [tool: string, input: Input]

const TWINS: readonly (readonly [danger: Call, benign: Call])[] = [
  [
    ['mcp__gitlab__merge_merge_request', { project_id: '1', merge_request_iid: '2' }],
    [
      'mcp__gitlab__create_merge_request',
      { project_id: 'acme/api', title: 'x', source_branch: 'f', target_branch: 'main' },
    ],
  ],
  [
    ['mcp__docker__remove_volume', { volume_name: 'pgdata' }],
    ['mcp__docker__stop_container', { container_id: 'web' }],
  ],
  [
    ['mcp__neon__run_sql_transaction', { params: { projectId: 'p', sqlStatements: ['BEGIN', 'TRUNCATE users'] } }],
    ['mcp__neon__run_sql_transaction', { params: { projectId: 'p', sqlStatements: ['SELECT 1', 'SELECT 2'] } }],
  ],
  [
    ['mcp__relnest__turn_on_maintenance', { app: 'a' }],
    ['mcp__relnest__maintenance_schedule', { app: 'a' }],
  ],
  [
    ['mcp__db__manage_table', { operation: 'drop', table: 'users' }],
    ['mcp__db__manage_table', { operation: 'describe', table: 'users' }],
  ],
  [
    ['mcp__ecs__resource_management', { api_operation: 'DeleteService', api_params: {} }],
    ['mcp__ecs__resource_management', { api_operation: 'DescribeService', api_params: {} }],
  ],
  [
    ['mcp__relnest__merge_change', { id: '4' }],
    ['mcp__relnest__merge_suggestions', { id: '4' }],
  ],
  [
    ['mcp__quillpay__payment_methods_charge', { customer: 'c' }],
    ['mcp__quillpay__payment_methods_on_file', { customer: 'c' }],
  ],
  [
    ['mcp__relnest__invite_external', { email: 'x@other.example', role: 'editor' }],
    ['mcp__relnest__draft_invitation', { email: 'x@other.example' }],
  ],
  [
    ['mcp__tollhub__raise_toll_price', { road: 'A8', new_price: 9, apply_to_existing: true }],
    ['mcp__tollhub__toll_price_history', { road: 'A8' }],
  ],
  [
    ['mcp__idnest__turn_off_two_step_login', { user_id: 'u' }],
    ['mcp__idnest__login_methods', { user_id: 'u' }],
  ],
  [
    ['mcp__edgepost__swap_origin', { zone: 'z', origin: '198.51.100.9' }],
    ['mcp__edgepost__origin_status', { zone: 'z' }],
  ],
  [
    ['mcp__backlot__forget_snapshots', { ids: ['a', 'b'], prune: true }],
    ['mcp__backlot__compare_snapshots', { ids: ['a', 'b'] }],
  ],
  [
    ['mcp__buildnest__release_service', { service: 'checkout', env: 'production' }],
    ['mcp__buildnest__release_notes', { service: 'checkout', version: '4' }],
  ],
  [
    ['mcp__buildnest__deploy', { service: 'checkout', env: 'production' }],
    ['mcp__buildnest__deploy', { service: 'checkout', env: 'preview' }],
  ],
  [
    ['mcp__podnest__bounce', { deployment: 'api', cluster: 'prod-eu' }],
    ['mcp__podnest__bounce', { deployment: 'api', cluster: 'kind-local' }],
  ],
  [
    ['mcp__podnest__set_images', { cluster: 'prod-us', image: 'x' }],
    ['mcp__podnest__image_versions', { cluster: 'prod-us' }],
  ],
  [
    ['mcp__rentnest__trigger_maintenance', { unit: '4B' }],
    ['mcp__rentnest__add_maintenance_note', { unit: '4B', note: 'sink leaks' }],
  ],
  [
    ['mcp__postnest__post_to_followers', { text: 'x', to: 'everyone' }],
    ['mcp__postnest__best_time_to_post', {}],
  ],
  [
    ['mcp__buynest__purchase_order', { vendor: 'v1' }],
    ['mcp__buynest__draft_purchase_order', { vendor: 'v1' }],
  ],
  [
    ['mcp__paynest__collect_charge', { charge: 'ch1' }],
    ['mcp__paynest__fee_breakdown', { charge: 'ch1' }],
  ],
  [
    ['mcp__joblist__cancel_last_orders', { count: 5 }],
    ['mcp__joblist__last_orders', { count: 5 }],
  ],
]

for (const [danger, benign] of TWINS) {
  test(`${danger[0]} is asked about, ${benign[0]} ${JSON.stringify(benign[1])} is not`, () => {
    assert.equal(is_asked(...danger), true)
    assert.equal(is_asked(...benign), false)
  })
}

test('what a client calls its own tools does not lean, nor what is an everyday step or is tried', () => {
  const args = { user_id: 'u' }
  const action = 'turn_off_two_step_login'
  assert.ok(score_of(action, 'idnest', args) > 2)
  assert.equal(is_likely_grave('change', `mcp__idnest__${action}`, action, 'idnest', args), true)
  assert.equal(is_likely_grave('change', action, action, 'turn', args), false)
  assert.equal(is_likely_grave('change', `mcp__localstack__${action}`, action, 'localstack', args), false)
  assert.equal(is_likely_grave('change', `mcp__idnest__${action}`, action, 'idnest', { ...args, env: 'dev' }), false)
  assert.equal(is_likely_grave('change', `mcp__idnest__${action}`, action, 'idnest', { ...args, dry_run: true }), false)
})

test('nouns around a grave verb do not hide it', () => {
  assert.equal(is_asked('mcp__joblist__last_order_cancel', { id: '1' }), true)
  assert.equal(is_asked('mcp__joblist__current_user_delete', { id: '1' }), true)
  assert.equal(is_asked('mcp__relnest__publish_release_notes', { version: '4' }), true)
  assert.equal(is_asked('mcp__relnest__purge_deploy_history', { service: 'a' }), true)
  assert.equal(is_asked('mcp__podnest__delete_namespace', { name: 'a', cluster: 'kind-local', env: 'prod' }), true)
})

test('any call has few features, each once, and none of the table stands there twice', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), fc.dictionary(fc.string(), fc.jsonValue()), (name, args) => {
      assert.ok(features_of_call(name, name, args).size < 1200)
      assert.ok(Number.isFinite(score_of(name, name, args)))
    }),
  )
  const all = WEIGHTS.flatMap(([, features]) => features.split(' '))
  assert.equal(new Set(all).size, all.length)
})
