// Arguments that say which people a call reaches, and names of services and things that a verb alone leaves open. Each with an
// everyday call.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { changes_pay, ends_party, reaches_outside, tells_everybody } from '#core/policy/effects/tool/felt.ts'
import { is_asked } from '#test/support/verdicts.ts'

type Input = Record<string, unknown>
type Twin = readonly [why: string, tool: string, danger: Input, benign: Input, benign_tool?: string]

const TWINS: readonly Twin[] = [
  ['everybody is told', 'mcp__notifier__create_notification', { segments: ['All'] }, { segments: ['qa'] }],
  ['a channel is told as a whole', 'mcp__chat__post_message', { channel: '@everyone' }, { channel: '#dev' }],
  ['mail goes to an address', 'mcp__desk__send_message', { to: ['x@client.example'] }, { to: ['U123'] }],
  ['a card is closed', 'mcp__cards__update_card', { token: 'c', state: 'CLOSED' }, { token: 'c', state: 'OPEN' }],
  [
    'an issue may be closed',
    'mcp__x__update_account',
    { status: 'suspended' },
    { state: 'closed' },
    'mcp__x__update_issue',
  ],
  ['a salary changes', 'mcp__hr__update_employee', { fields: { salary: '9' } }, { fields: { nickname: 'x' } }],
  ['names lead elsewhere', 'mcp__route53__upsert_record', { name: 'api' }, { name: 'api' }, 'mcp__crm__update_record'],
  ['holes are not looked at', 'mcp__snyk__ignore_issue', { id: 'i' }, { id: 'i' }, 'mcp__snyk__get_issue'],
  [
    'a gate of quality changes',
    'mcp__sonarqube__change_quality_gate',
    { gate: 'none' },
    {},
    'mcp__sonarqube__list_quality_gates',
  ],
  ['a store of secrets gets one', 'mcp__vault__kv_put', { path: 'a' }, { path: 'a' }, 'mcp__consul__kv_get'],
  ['settings of production', 'mcp__consul__kv_put', { key: 'config/prod/db' }, { key: 'config/dev/db' }],
  ['everything is aborted', 'mcp__ci__abort_all_builds', {}, {}, 'mcp__ci__abort_build'],
  ['an offer ends', 'mcp__ebay__end_listing', { id: 1 }, { id: 1 }, 'mcp__ebay__get_listing'],
  ['a post is public', 'mcp__buffer__create_update', { text: 'x' }, {}, 'mcp__buffer__list_updates'],
  ['a generator runs', 'mcp__plant__start_generator', { id: 1 }, { generator: 'lib' }, 'mcp__nx__nx_run_generator'],
  [
    'a request pays',
    'mcp__postman__run_request',
    { method: 'POST', url: 'https://api.stripe.com/v1/refunds' },
    { method: 'GET', url: 'https://api.stripe.com/v1/refunds' },
  ],
  [
    'files go out of a database',
    'mcp__duckdb__query',
    { query: "ATTACH 'a.db'; COPY (SELECT * FROM users) TO 's3://x/u.csv'" },
    { query: "ATTACH 'a.db'; SELECT 1" },
  ],
  ['a task of others goes', 'mcp__asana__delete_project', { id: 1 }, { id: 1 }, 'mcp__taskmaster__remove_task'],
]

for (const [why, tool, danger, benign, benign_tool = tool] of TWINS)
  test(`${why}: ${tool} has an everyday twin`, () => {
    assert.ok(is_asked(tool, danger))
    assert.ok(!is_asked(benign_tool, benign))
  })

test('any arguments are read', () => {
  const args = fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue(), { maxKeys: 8 })
  fc.assert(
    fc.property(args, (given) => {
      const read = [tells_everybody, ends_party, changes_pay].map((one) => one('send_update_account', given as Input))
      assert.ok([...read, reaches_outside(given as Input)].every((one) => typeof one === 'boolean'))
    }),
  )
})
