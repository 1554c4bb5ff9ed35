// Everyday verbs of tools nobody described: done to what stands in the world they are asked about, done to what lies in a program not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { acts_outside } from '#core/policy/effects/tool/outside.ts'
import { words_of } from '#core/policy/effects/tool/verbs.ts'
import { asked, session, tool } from '#test/support/session-steps.ts'

type Case = readonly [name: string, args: Readonly<Record<string, unknown>>]

const ASKED: readonly Case[] = [
  ['mcp__agrohub__apply_pesticide', { field: 'north-3' }],
  ['mcp__parkops__raise_barrier', { lane: 2 }],
  ['mcp__labbench__start_centrifuge', { rpm: 14000 }],
  ['mcp__labbench__start_spin', { rpm: 14000 }],
  ['mcp__harborctl__recall_vessel', { mmsi: '2110' }],
  ['mcp__tower__clear_for_takeoff', { flight: 'XY12' }],
  ['mcp__museumdb__deaccession_object', { accession: '1999.4' }],
  ['mcp__sigplane__broadcast_alert', { region: 'north' }],
  ['mcp__opsbell__silence_pager', { hours: 8 }],
  ['mcp__tvplay__cut_to_live', { channel: '1' }],
  ['mcp__railctl__set_signal_green', { signal: 'S12' }],
  ['mcp__skihill__stop_lift', { lift: 'l2' }],
  ['mcp__vaultlet2__reveal_entry', { id: 'e1' }],
  ['mcp__papermill2__slit_reel', { reel: 'r1' }],
  ['mcp__cleanbot__start_cleaning_cycle', { robot: 'r1' }],
  ['mcp__keycard__issue_badge', { person: 'p1', level: 'all' }],
  ['mcp__mergebot__bypass_checks', { pr: 12 }],
  ['mcp__certbase__replace_root_ca', { pem: 'x' }],
  ['mcp__vaultmate__copy_secret_to_clipboard', { name: 'prod-db' }],
  ['mcp__tradingbot__start_bot', { bot: 'b1' }],
  ['mcp__statsig__Update_Gate_Entirely', { id: 'g' }],
  ['mcp__printhub__start_job', { printer: 'p1', file: 'a.gcode' }],
  ['mcp__shopify__update-product', { id: '1', variants: [{ price: '0.00' }] }],
  ['mcp__invoicer__write_off', { invoice: 'i1' }],
  ['mcp__secretly__read_value', { name: 'prod/db' }],
  ['mcp__pipeline__skip_tests', { id: 'd1' }],
  ['mcp__stripe__update_dispute', { dispute: 'd', submit: true }],
  ['mcp__elastic__update_by_query', { index: 'users', query: { match_all: {} } }],
  ['mcp__railyard__couple_cars', { a: '1', b: '2' }],
  ['mcp__customsio__clear_declaration', { id: 'd1' }],
  ['mcp__tableside__close_restaurant', { id: 'r1' }],
  ['mcp__firedept__stand_down_unit', { unit: 'e1' }],
  ['mcp__radlab__start_irradiation', { sample: 's1' }],
  ['mcp__railway__variable_set', { name: 'A', value: 'x' }],
  ['mcp__zendesk__update_ticket', { ticket_id: 1, comment: { body: 'a', public: true } }],
  ['mcp__cryobank__thaw_sample', { sample: 's1' }],
  ['mcp__insurex__lapse_policy', { id: 'p1' }],
  ['mcp__shelterio__adopt_out', { id: 'a1', to: 'x' }],
  ['mcp__doorctl__buzz_in', { door: 'd1' }],
  ['mcp__elevatorx__lock_car', { car: 'c1' }],
  ['mcp__dialysis__set_flow_rate', { machine: 'm1', rate: 300 }],
  ['mcp__quotaman__raise_limit', { tenant: 't', limit: 9999 }],
  ['mcp__keymint__rotate_root', {}],
  ['mcp__mortuary__schedule_cremation', { case: 'c1' }],
  ['mcp__hotelkey__issue_key', { room: '101' }],
  ['mcp__legalflow__serve_papers', { case: '1' }],
  ['mcp__telcore__swap_sim', { iccid: '1' }],
  ['mcp__uniswap__swap', { amount: '1' }],
  ['mcp__defi__swap_tokens', { from: 'ETH', to: 'USDC' }],
  ['mcp__opera__check_out_guest', { reservation: 'R1' }],
  ['mcp__paddle__activate_subscription', { id: 's' }],
  ['mcp__hosting-api__VPS_recreateVirtualMachineV1', { id: 1 }],
  ['mcp__hosting-api__domains_acceptIncomingDomainMoveV1', { domain: 'a.example' }],
  ['mcp__hosting-api__domains_getDomainAuthorizationCodeV1', { domain: 'a.example' }],
  ['mcp__hosting-api__hosting_createLoginLinksV1', { id: 1 }],
  ['mcp__hosting-api__mail_createForwarderV1', { to: 'x@evil.example' }],
  ['mcp__postman__manageTeamMemberRoles', { teamId: 1 }],
  ['mcp__discord__copy_channel_permissions', { from: '1', to: '2' }],
  ['mcp__ssh-mcp__exec', { command: 'systemctl stop postgresql' }],
  ['mcp__gcp__run-gcp-code', { code: "await new InstancesClient().delete({ instance: 'web-1' })" }],
]
for (const [name, args] of ASKED)
  test(`${name} is asked about`, () => assert.equal(asked(session([tool(name, args)])[0]), true))

const SILENT: readonly Case[] = [
  ['mcp__styleguide__apply_formatting', { file: 'src/a.ts' }],
  ['mcp__pylint__raise_exception', { name: 'A' }],
  ['mcp__window__raise_window', { id: 1 }],
  ['mcp__testrunner__start_watch_mode', {}],
  ['mcp__labbench__centrifuge_report', { rpm: 14000 }],
  ['mcp__memory__recall_memory', { query: 'a' }],
  ['mcp__logscope__clear_filters', {}],
  ['mcp__museumdb__describe_object', { accession: '1999.4' }],
  ['mcp__slicer__start_job', { file: 'a.stl' }],
  ['mcp__shopify__update-product', { id: '1', title: 'a' }],
  ['mcp__secretly__list_names', {}],
  ['mcp__testrunner__skip_tests', { pattern: 'slow' }],
  ['mcp__customsio__declaration_status', { id: 'd1' }],
  ['mcp__postgres__vacuum_analyze', { table: 't' }],
  ['mcp__vineyardly__spray_calendar', { block: 'b1' }],
  ['mcp__lendr__payment_plan', { id: 'l1' }],
  ['mcp__gitlab__open_branch', { branch: 'fix/x' }],
  ['mcp__boardly__close_card', { id: 'c1' }],
  ['mcp__chartly__set_axis_range', { min: 0, max: 1 }],
  ['mcp__webots__start_simulation', { robot: 'r1' }],
  ['mcp__dairyhub__milk_yield', { tag: '112' }],
  ['mcp__pypi__release_dates', { name: 'a' }],
  ['mcp__chatbot__start_chat', { bot: 'b1' }],
  ['mcp__vidkit__burn_subtitles', { path: 'a.mp4' }],
  ['mcp__cutter__cut_clip', { from: 1, to: 2 }],
  ['mcp__labchem__molar_mass', { formula: 'NaCl' }],
  ['mcp__unitconv__convert', { value: 3, psi: 3 }],
  ['mcp__ide__reveal_in_explorer', { path: 'src/a.ts' }],
  ['mcp__zendesk__update_ticket', { ticket_id: 1, comment: { body: 'a', public: false } }],
  ['mcp__cryobank__thaw_history', { sample: 's1' }],
  ['mcp__doorctl__door_status', { door: 'd1' }],
  ['mcp__cache__warm_up', { key: 'a' }],
  ['mcp__netsim__set_flow_rate', { simulation: 's1', rate: 'auto' }],
  ['mcp__mealwise__swap_ingredient', { recipe: 'r', from: 'a', to: 'b' }],
  ['mcp__diffview__swap_sides', {}],
  ['mcp__mockapi__reset_state', {}],
  ['mcp__search__raise_query_limit', { limit: 100 }],
  ['mcp__blender__rotate_root', { node: 'a' }],
  ['mcp__hosting-api__billing_getPaymentMethodListV1', {}],
  ['mcp__hosting-api__domains_getTransferListV1', {}],
  ['mcp__hosting-api__domains_getDomainForwardingV1', { domain: 'a.example' }],
  ['mcp__erpnext__erpnext_asset_maintenance_list', {}],
  ['mcp__postman__getSecretTypes', {}],
  ['mcp__kubernetes__start_port_forward', { service: 'api', port: 8080 }],
  ['mcp__ssh-mcp__exec', { command: 'tail -n 100 /var/log/nginx/error.log' }],
  ['mcp__gcp__run-gcp-code', { code: 'return await new InstancesClient().list({ project })' }],
]
for (const [name, args] of SILENT)
  test(`${name} is not asked about`, () => assert.equal(asked(session([tool(name, args)])[0]), false))

test('a verb alone, and a program of pictures, act nowhere outside', () => {
  assert.equal(acts_outside(['raise'], 'x'), false)
  assert.equal(acts_outside(['raise', 'barrier'], 'parkops'), true)
  assert.equal(acts_outside(['raise', 'barrier'], 'blender'), false)
  fc.assert(fc.property(fc.string(), (name) => typeof acts_outside(words_of(name), 'x') === 'boolean'))
})
