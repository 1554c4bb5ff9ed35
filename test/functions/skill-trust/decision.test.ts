// Skill trust: recommendations, and what a skill means for a decision. Source: CONTRACT 13.4 and 13.5.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Ports } from '#core/ports.ts'
import { memory_ports } from '#test/support/ports.ts'
import { get } from '#test/support/route.ts'
import { decision_of, error_of, type Json, rpc_command, send } from '#test/support/rpc.ts'
import {
  HASH,
  ID,
  in_seconds,
  moved,
  OTHER,
  recommendations,
  record,
  register,
  registry,
} from '#test/support/seed/skill-trust.ts'

describe('recommendations', () => {
  test('come from advisories and admission, one open per source and target, and are closed by following them', async () => {
    const ports = memory_ports()
    const low = { id: 'CVE-1', severity: 'low' }
    const critical = { id: 'CVE-2', severity: 'critical' }
    await register(ports, { advisories: [low] })
    ports.clock.advance(1)
    await register(ports, { advisories: [low, critical, { id: 'CVE-3', severity: 'low' }] })
    ports.clock.advance(1)
    await register(ports, { admission_risk: 'critical' })
    const all = await recommendations(ports)
    assert.deepEqual(
      all.recommendations.map((one) => [one.source, one.target_state, one.evidence_refs[0]]),
      [
        ['admission', 'blacklist', 'admission:critical'],
        ['advisory', 'revoked', 'advisory:CVE-2'],
        ['advisory', 'greylist', 'advisory:CVE-1'],
      ],
    )
    assert.equal((await record(ports)).list_state, 'unlisted')
    assert.equal((await recommendations(ports, '?severity=critical')).recommendations.length, 2)
    assert.equal((await recommendations(ports, '?canonical_skill_id=nobody')).recommendations.length, 0)
    const first = await recommendations(ports, '?limit=2')
    const second = await recommendations(ports, `?limit=2&cursor=${first.next_cursor}`)
    assert.deepEqual([...first.recommendations, ...second.recommendations], all.recommendations)
    assert.equal(second.next_cursor, null)
    await moved(ports, 'revoke')
    assert.equal((await recommendations(ports)).recommendations.length, 2)
    for (const bad of ['?severity=x', '?limit=0', '?limit=1001', '?cursor=x']) {
      assert.equal((await get(ports, `/skill-trust/transition/recommendations${bad}`)).status, 400, bad)
    }
  })
})

describe('a decision', () => {
  const act = (ports: Ports, command: string, context: Json, event: Json = {}) =>
    send(ports, rpc_command(command, { context }, event)).then(decision_of)

  test('blocks a skill that is not to be used, notes the others, and never lowers anything', async () => {
    const words = async (target: string | null, command: string, skill_id: string | null = ID) => {
      const ports = memory_ports()
      await register(ports, { aliases: ['pdf'] })
      if (target) await moved(ports, target)
      const { decision, policy_id, reason } = await act(ports, command, { skill_id })
      assert.notEqual(reason, '')
      return [decision, policy_id]
    }
    for (const target of ['blacklist', 'revoke', 'disable']) {
      assert.deepEqual(await words(target, 'npm test'), ['block', 'skill-trust'], target)
    }
    for (const target of [null, 'greylist']) {
      assert.deepEqual(await words(target, 'npm test'), ['allow', 'skill-trust'], String(target))
    }
    assert.deepEqual(await words('allowlist', 'npm test'), ['allow', 'L1-default'])
    assert.deepEqual(await words('allowlist', 'npm test', 'nobody'), ['allow', 'skill-trust'])
    assert.deepEqual(await words('blacklist', 'npm test', 'pdf'), ['block', 'skill-trust'])
    assert.deepEqual(await words('blacklist', 'npm test', null), ['allow', 'L1-default'])
    assert.equal((await words('allowlist', 'rm -rf /'))[0], 'block')
    assert.deepEqual((await words('blacklist', 'git push -f'))[0], 'block')
  })

  test('leaves observations alone and remembers how the skill was seen', async () => {
    const ports = memory_ports()
    await register(ports, { aliases: ['pdf'] })
    await moved(ports, 'blacklist')
    const observed = await act(ports, 'npm test', { skill_id: 'pdf' }, { event_type: 'post_action' })
    assert.equal(observed.decision, 'allow')
    ports.clock.advance(5000)
    await act(ports, 'npm test', { skill_id: ID })
    await act(ports, 'npm test', { skill_id: 'nobody' })
    const { records, metadata_records, registry_snapshot_id } = await registry(ports)
    assert.equal(records[0]?.last_seen_at, ports.clock.iso(ports.clock.now_ms()))
    assert.deepEqual(metadata_records.map((one) => [one.observed_name, one.match, one.framework]).sort(), [
      ['pdf', 'alias', 'alpha'],
      [ID, 'exact', 'alpha'],
    ])
    assert.ok(metadata_records.some((one) => one.metadata_record_id === records[0]?.metadata_record_id))
    ports.clock.advance(5000)
    await act(ports, 'npm test', { skill_id: ID })
    assert.equal((await registry(ports)).registry_snapshot_id, registry_snapshot_id)
    await register(ports, { canonical_skill_id: 'nobody' })
    const [late] = (await registry(ports, '?canonical_skill_id=nobody')).metadata_records
    assert.equal(late?.match, 'unknown')
  })

  test('that a rule refused recommends, at critical level the blacklist', async () => {
    const ports = memory_ports({ settings: { d4_mid: 1, d4_high: 2 } })
    await register(ports)
    await moved(ports, 'allowlist')
    await act(ports, 'npm test', { skill_id: ID })
    assert.equal((await recommendations(ports)).recommendations.length, 0)
    for (let i = 0; i < 3; i++) await act(ports, 'rm -rf /', { skill_id: ID })
    const { recommendations: made } = await recommendations(ports, '?session_id=s-1')
    assert.deepEqual(made.map((one) => [one.source, one.severity, one.target_state, one.evidence_refs.length]).sort(), [
      ['decision', 'critical', 'blacklist', 2],
      ['decision', 'high', 'greylist', 2],
    ])
    const of_metadata = await recommendations(ports, `?metadata_record_id=${made[0]?.metadata_record_id}`)
    assert.equal(of_metadata.recommendations.length, 2)
    assert.equal((await record(ports)).list_state, 'allowlist')
  })

  test('does not trust other content than the registry knows', async () => {
    const ports = memory_ports()
    await register(ports)
    await moved(ports, 'allowlist')
    const facts = (hash: string) => ({ skill_id: ID, facts: { skill_content_hashes: { 'SKILL.md': hash } } })
    assert.equal((await act(ports, 'npm test', facts(HASH))).policy_id, 'L1-default')
    assert.equal((await act(ports, 'npm test', facts(OTHER))).policy_id, 'skill-trust')
    assert.equal((await act(ports, 'npm test', facts('nonsense'))).policy_id, 'L1-default')
    const [one] = (await recommendations(ports)).recommendations
    assert.deepEqual([one?.source, one?.target_state], ['content_change', 'greylist'])
  })

  test('follows a window that ended a moment ago', async () => {
    const ports = memory_ports()
    await register(ports)
    await moved(ports, 'allowlist')
    await moved(ports, 'disable', { disabled_until: in_seconds(ports, 5) })
    assert.equal((await act(ports, 'npm test', { skill_id: ID })).decision, 'block')
    ports.clock.advance(5000)
    assert.equal((await act(ports, 'npm test', { skill_id: ID })).policy_id, 'L1-default')
  })

  test('asks the registry only when an event names a skill', async () => {
    const ports = memory_ports()
    const store = { ...ports.store, get: () => Promise.reject(new Error('not to be read')) }
    const blind = { ...ports, store }
    assert.equal((await act(blind, 'npm test', {})).decision, 'allow')
    const refused = await send(blind, rpc_command('npm test', { context: { skill_id: ID } }))
    assert.equal(error_of(refused).code, -32603)
  })
})
