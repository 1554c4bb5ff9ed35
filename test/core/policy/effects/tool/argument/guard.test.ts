// What the arguments of a tool open or switch off.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Opening, opening_of } from '#core/policy/effects/tool/argument/guard.ts'

type Case = readonly [why: string, action: string, args: Record<string, unknown>, opening: Opening]

const CASES: readonly Case[] = [
  ['a setting is named beside its value', 'zone_settings_update', { setting: 'ssl', value: 'off' }, 'weakens'],
  ['the same setting is switched on', 'zone_settings_update', { setting: 'ssl', value: 'strict' }, null],
  ['another setting is switched off', 'zone_settings_update', { setting: 'minify', value: 'off' }, null],
  [
    'a path of a patch names it',
    'patch_stack',
    { ops: [{ op: 'replace', path: '/deletion_protection', value: false }] },
    'weakens',
  ],
  ['a switch lies deep', 'update_instance', { spec: { settings: { DeletionProtection: false } } }, 'weakens'],
  ['a protection is switched on', 'update_instance', { spec: { settings: { DeletionProtection: true } } }, null],
  ['a protection has words in front', 'modify_replication_group', { transit_encryption_enabled: false }, 'weakens'],
  ['a new thing has none yet', 'create_instance', { deletion_protection: false }, null],
  ['what is required goes', 'configure_org', { require_two_factor: false }, 'weakens'],
  ['a feature of the screen goes', 'update_settings', { show_sidebar: false, notifications: false }, null],
  ['nothing is set', 'list_things', { ssl: false, role: 'admin' }, null],
  ['a network lets everybody in', 'create_rule', { source_ranges: ['0.0.0.0/0'] }, 'opens'],
  ['everything is routed somewhere', 'create_route', { destination_cidr_block: '0.0.0.0/0' }, null],
  ['a network lets some in', 'create_rule', { source_ranges: ['10.0.0.0/8'] }, null],
  ['a role lies in a list', 'create_db_user', { roles: [{ roleName: 'atlasAdmin' }] }, 'opens'],
  ['a small role', 'create_db_user', { roles: [{ roleName: 'read' }] }, null],
  ['a database is reachable', 'create_db_instance', { publicly_accessible: true }, 'opens'],
  [
    'a policy names everybody',
    'put_bucket_policy',
    { policy: `{"Statement":[{"Effect":"Allow","Principal":"*","Action":"s3:GetObject"}]}` },
    'opens',
  ],
  ['everybody is a member', 'add_binding', { members: ['allUsers'] }, 'opens'],
  ['people come back elsewhere', 'update_application', { callbacks: ['https://a.example/cb'] }, 'opens'],
  ['people come back here', 'update_application', { callbacks: ['http://localhost:3000/cb'] }, null],
]

for (const [why, action, args, opening] of CASES)
  test(`${why}: ${action} ${opening ?? 'opens nothing'}`, () =>
    assert.equal(opening_of(action, args, { exhausted: false }), opening))

test('any arguments have an answer, and texts of people never open anything', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 4 }), (args) => {
      assert.ok([null, 'weakens', 'opens'].includes(opening_of('update_thing', args, { exhausted: false })))
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      assert.equal(opening_of('update_thing', { title: text, body: text }, { exhausted: false }), null)
    }),
  )
})

test('a call with more than is looked at is not judged whole, wherever the switch stands', () => {
  const off = { deletion_protection: false }
  const rows = (count: number): unknown[] => Array.from({ length: count }, () => ({ a: 1 }))
  const looked_at = { exhausted: false }
  assert.equal(opening_of('update_thing', { rows: [...rows(400), off] }, looked_at), 'weakens')
  assert.equal(looked_at.exhausted, false)
  for (const args of [
    { rows: [...rows(9000), off] },
    Object.fromEntries(rows(9000).map((row, at) => [`k${at}`, row])),
  ]) {
    const out = { exhausted: false }
    assert.equal(opening_of('update_thing', args, out), null)
    assert.equal(out.exhausted, true)
  }
  const cells = { exhausted: false }
  assert.equal(opening_of('update_cells', { values: Array.from({ length: 5000 }, () => ['a', 'b', 'c']) }, cells), null)
  assert.equal(cells.exhausted, false, 'cells of a sheet have no names')
})
