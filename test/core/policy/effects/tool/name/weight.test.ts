// Verbs that weigh whatever they are about, and things that nobody misses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { words_of } from '#core/policy/effects/tool/name/verbs.ts'
import { is_unmissed, weighs } from '#core/policy/effects/tool/name/weight.ts'
import { impact_of_tool } from '#core/policy/effects/tool/name/words.ts'
import { verb_part } from '#core/policy/effects/tool/named.ts'

type Case = readonly [tool: string, service: string, answer: boolean]

const WEIGHS: readonly Case[] = [
  // The verb stands in front, behind, or behind the name of the service.
  ['discharge_patient', 'medirec', true],
  ['card_block', 'cardvault', true],
  ['crm_release_hold', 'crm', true],
  ['writeOffLoan', 'loanhub', true],
  ['rollout_finalize', 'edgeworks', true],
  ['approve_entries', 'shop', true],
  ['unlockDomain', 'registrar', true],
  ['bulk_edit', 'crm', true],
  ['crm_mass_update', 'crm', true],
  ['bulk_get', 'crm', false],
  ['bulk_add_labels', 'crm', false],
  ['bulk', 'elasticsearch', false],
  ['immobilise_vehicle', 'fleetops', true],
  ['reroute_hotline', 'ivr', true],
  ['reroute_connector', 'diagram', false],
  ['hand_over_ownership', 'portal', true],
  ['close_all_findings', 'secops', true],
  ['close_all_tabs', 'editor', false],
  ['unmask_pii', 'data', true],
  // Another verb makes a noun of it.
  ['create_release', 'forge', false],
  ['add_block', 'editor', false],
  ['block_list', 'firewall', false],
  ['release_get', 'forge', false],
  ['update_discharge_summary', 'medirec', false],
  // What is one's own.
  ['approve_plan', 'agent', false],
  ['unlock_layer', 'design', false],
  ['freeze_panes', 'sheets', false],
  ['finalize_draft', 'cms', false],
  ['override_style', 'design', false],
  ['unlock_achievement', 'arcadia', false],
  ['release_button', 'robotarm', false],
  ['latest_release', 'forge', false],
  // Where every step is one's own, and where nothing is named.
  ['approve_dialog', 'playwright', false],
  ['block_request', 'devtools', false],
  ['finalize', 'anything', false],
]

for (const [tool, service, answer] of WEIGHS)
  test(`${service} ${tool} ${answer ? 'weighs' : 'weighs nothing by itself'}`, () => {
    assert.equal(weighs(words_of(verb_part(tool)), service), answer)
  })

const UNMISSED: readonly Case[] = [
  ['delete_draft_note', 'gitlab', true],
  ['delete_merge_request_emoji_reaction', 'gitlab', true],
  ['cancel_pipeline', 'gitlab', true],
  ['cancel_workflow_run', 'github', true],
  ['archive_email', 'mail', true],
  ['remove_bookmark', 'browser', true],
  ['delete_slide', 'deck', true],
  ['merge_nodes', 'mindmap', true],
  ['archive_card', 'board', true],
  ['remove_background', 'image', true],
  ['remove_track_from_queue', 'player', true],
  ['remove_user_from_group', 'idp', false],
  ['reset_layout', 'editor', true],
  ['reset_password', 'idp', false],
  ['delete_card', 'board', false],
  ['delete_node', 'cluster', false],
  ['delete_note', 'crm', false],
  ['delete_all_drafts', 'mail', false],
  ['cancel_order', 'shop', false],
  ['cancel_all_jobs', 'ci', false],
  ['archive_channel', 'chat', false],
  ['archive_project', 'tracker', false],
  ['send_draft', 'mail', false],
]

for (const [tool, service, answer] of UNMISSED)
  test(`${service} ${tool} takes ${answer ? 'what nobody misses' : 'nothing that is not missed'}`, () => {
    assert.equal(is_unmissed(words_of(verb_part(tool))), answer)
  })

test('names are parted at capitals, also behind abbreviations, and at dots, slashes and colons', () => {
  assert.equal(verb_part('mcp__edge__routes.flush'), 'routes_flush')
  assert.equal(verb_part('deleteDNSRecord'), 'delete_dns_record')
  assert.equal(verb_part('github:delete-repo'), 'delete_repo')
  assert.equal(verb_part('github__delete_repo'), 'delete_repo')
  assert.equal(verb_part('setIAMPolicy'), 'set_iam_policy')
  assert.equal(impact_of_tool(verb_part('mcp__edge__routes.flush'), 'edge'), 'danger')
})

test('any name has an answer, and a name of plain verbs alone never weighs', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: 40 }), (words) => {
      assert.equal(typeof weighs(words, 'x'), 'boolean')
      assert.equal(weighs(['list', ...words], 'x'), false)
    }),
  )
})
