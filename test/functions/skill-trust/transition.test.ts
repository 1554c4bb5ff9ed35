// Skill trust: transitions, with their refusals and keys. Source: CONTRACT 13.3.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { LIST_STATES, type ListState, type Transitioned } from '#core/contract/skill.ts'
import { memory_ports, published_during } from '#test/support/ports.ts'
import type { Json } from '#test/support/rpc.ts'
import { HASH, ID, in_seconds, move, moved, record, register, registry } from '#test/support/seed/skill-trust.ts'

describe('a transition', () => {
  test('writes record and event with everything in them, and is announced', async () => {
    const ports = memory_ports()
    const { registry_snapshot_id: before } = await register(ports)
    let done: Transitioned | undefined
    const events = await published_during(ports, async () => {
      done = await moved(ports, 'allowlist', {
        evidence_refs: ['ticket:1'],
        reason_code: 'reviewed',
        idempotency_key: 'key-reviewed',
      })
    })
    assert.ok(done)
    const { transition_event: event, registry_snapshot_id } = done
    const { operator_id_hash, transition_id, ...rest } = event
    assert.match(String(operator_id_hash), /^sha256:[0-9a-f]{64}$/)
    assert.match(transition_id, /^skt_/)
    assert.deepEqual(rest, {
      canonical_skill_id: ID,
      metadata_record_id: null,
      from_state: 'unlisted',
      to_state: 'allowlist',
      reason_code: 'reviewed',
      evidence_refs: ['ticket:1'],
      evidence_hashes: { 'SKILL.md': HASH },
      actor_type: 'operator',
      override_id: null,
      override_indefinite_reason: null,
      expires_at: null,
      disabled_until: null,
      restore_target_state: null,
      idempotency_key: 'key-reviewed',
      review_required: false,
      registry_snapshot_id,
      previous_registry_snapshot_id: before,
      created_at: ports.clock.iso(ports.clock.now_ms()),
    })
    assert.deepEqual([done.record.list_state, done.record.reason_code], ['allowlist', 'reviewed'])
    assert.deepEqual([done.record.skill_trust_grade, done.idempotent_replay], ['trusted', false])
    const now = await registry(ports)
    assert.equal(now.registry_snapshot_id, registry_snapshot_id)
    assert.deepEqual(now.transition_events, [event])
    assert.deepEqual(events, [
      {
        type: 'skill_trust_transition',
        transition_id,
        canonical_skill_id: ID,
        from_state: 'unlisted',
        to_state: 'allowlist',
        reason_code: 'reviewed',
        registry_snapshot_id,
        timestamp: event.created_at,
      },
    ])
  })

  test('is refused for bad fields before anything else', async () => {
    const ports = memory_ports()
    await register(ports)
    const past = in_seconds(ports, -1)
    const bad: [string, Json][] = [
      ['canonical_skill_id', { canonical_skill_id: null }],
      ['target_state', { target_state: 'unlisted' }],
      ['target_state', { target_state: undefined }],
      ['reason_code', { reason_code: 'Not A Word' }],
      ['reason_code', { reason_code: undefined }],
      ['reason_code', { reason_code: `a${'b'.repeat(64)}` }],
      ['expected_registry_snapshot_id', { expected_registry_snapshot_id: undefined }],
      ['idempotency_key', { idempotency_key: undefined }],
      ['idempotency_key', { idempotency_key: '' }],
      ['evidence_refs', { evidence_refs: Array.from({ length: 51 }, () => 'x') }],
      ['evidence_refs', { evidence_refs: ['x'.repeat(513)] }],
      ['evidence_refs', { evidence_refs: 'x' }],
      ['operator_id_hash', { operator_id_hash: 'ann' }],
      ['override_id', { target_state: 'override' }],
      ['override_id', { target_state: 'override', override_id: 'o' }],
      ['override_id', { override_id: 'o' }],
      ['expires_at', { target_state: 'override', override_id: 'o', expires_at: 'soon' }],
      ['expires_at', { target_state: 'override', override_id: 'o', expires_at: past }],
      ['expires_at', { expires_at: in_seconds(ports, 10) }],
      ['disabled_until', { target_state: 'disable', disabled_until: past }],
      ['disabled_until', { target_state: 'disable', disabled_until: 7 }],
      ['restore_target_state', { target_state: 'restore', restore_target_state: 'revoked' }],
    ]
    const { registry_snapshot_id } = await registry(ports)
    for (const [field, change] of bad) {
      const { status, body } = await move(ports, 'allowlist', change)
      assert.deepEqual([status, String(body.error).startsWith(field)], [400, true], JSON.stringify([change, body]))
    }
    assert.equal((await registry(ports)).registry_snapshot_id, registry_snapshot_id)
  })

  test('of an unknown skill is 404, on an older registry 409 with the current id', async () => {
    const ports = memory_ports()
    const { registry_snapshot_id: old } = await register(ports)
    await register(ports, { canonical_skill_id: 'other' })
    assert.equal((await move(ports, 'greylist', { canonical_skill_id: 'nobody' })).status, 404)
    const { registry_snapshot_id } = await registry(ports)
    const stale = await move(ports, 'greylist', { expected_registry_snapshot_id: old, canonical_skill_id: 'nobody' })
    assert.deepEqual([stale.status, stale.body], [409, { error: 'registry snapshot conflict', registry_snapshot_id }])
    assert.equal((await registry(ports)).registry_snapshot_id, registry_snapshot_id)
  })

  test('is repeated with its key, whatever changed since; the key serves no other body', async () => {
    const ports = memory_ports()
    await register(ports)
    const until = in_seconds(ports, 60)
    const body = { idempotency_key: 'k', disabled_until: until, evidence_refs: ['e'] }
    const first = await moved(ports, 'disable', body)
    await register(ports, { canonical_skill_id: 'other' })
    const again = await moved(ports, 'disable', body)
    assert.deepEqual(again.transition_event, first.transition_event)
    assert.deepEqual([first.idempotent_replay, again.idempotent_replay], [false, true])
    assert.equal(again.registry_snapshot_id, (await registry(ports)).registry_snapshot_id)
    assert.equal((await moved(ports, 'disabled', { ...body, override_id: null })).idempotent_replay, true)
    assert.equal((await moved(ports, 'disable', { ...body, note: 'nobody reads it' })).idempotent_replay, true)
    const bare = await moved(ports, 'disable', { idempotency_key: 'bare' })
    const spelled = await moved(ports, 'disable', { idempotency_key: 'bare', evidence_refs: [] })
    assert.deepEqual([bare.idempotent_replay, spelled.idempotent_replay], [false, true])
    const stale = { ...body, expected_registry_snapshot_id: 'older' }
    assert.equal((await moved(ports, 'disable', stale)).idempotent_replay, true)
    for (const change of [{ evidence_refs: [] }, { reason_code: 'other' }, { canonical_skill_id: 'other' }]) {
      const { status, body: answer } = await move(ports, 'disable', { ...body, ...change })
      assert.deepEqual([status, answer], [409, { error: 'idempotency key conflict' }])
    }
    ports.clock.advance(61_000)
    const late = await moved(ports, 'disable', body)
    assert.deepEqual([late.idempotent_replay, late.record.list_state], [true, 'unlisted'])
  })

  const OVERRIDE = { override_id: 'o', override_indefinite_reason: 'known good' }
  /** How a record gets into each state from a fresh registration. */
  const WAY: Readonly<Record<ListState, readonly string[]>> = {
    unlisted: [],
    greylist: ['greylist'],
    allowlist: ['allowlist'],
    blacklist: ['blacklist'],
    revoked: ['revoke'],
    disabled: ['disable'],
  }
  const MATRIX: Readonly<Record<ListState, string>> = {
    unlisted: 'YYYYY',
    greylist: '=YYYY',
    allowlist: 'Y=YYY',
    blacklist: 'o-=YY',
    revoked: 'oo-=-',
    disabled: 'YYYY=',
  }
  const COLUMNS = ['greylist', 'allowlist', 'blacklist', 'revoke', 'disable']
  for (const from of LIST_STATES) {
    test(`from ${from} follows the matrix`, async () => {
      for (const [at, target] of COLUMNS.entries()) {
        const cell = MATRIX[from][at]
        const fresh = async () => {
          const ports = memory_ports()
          await register(ports)
          for (const step of WAY[from]) await moved(ports, step)
          return ports
        }
        const statuses = []
        for (const change of [{}, OVERRIDE, { reason_code: 'trusted_migration' }]) {
          const ports = await fresh()
          const before = await registry(ports)
          const { status, body } = await move(ports, target, change)
          statuses.push(status)
          if (status === 200) {
            assert.equal((await record(ports)).list_state, { revoke: 'revoked', disable: 'disabled' }[target] ?? target)
            continue
          }
          assert.match(String(body.error), new RegExp(from))
          assert.equal((await registry(ports)).registry_snapshot_id, before.registry_snapshot_id)
        }
        const expected = cell === '-' ? [422, 422, 422] : cell === 'o' ? [422, 200, 200] : [200, 200, 200]
        assert.deepEqual(statuses, expected, `${from} to ${target}`)
      }
    })
  }

  test('to itself is recorded and changes no state', async () => {
    const ports = memory_ports()
    await register(ports)
    await moved(ports, 'disable', { disabled_until: in_seconds(ports, 100) })
    const { record: same, transition_event } = await moved(ports, 'disable')
    assert.deepEqual([transition_event.from_state, transition_event.to_state], ['disabled', 'disabled'])
    assert.deepEqual([same.previous_active_state, same.disabled_until], ['unlisted', in_seconds(ports, 100)])
  })

  test('to the allowlist needs an override where something speaks against the skill', async () => {
    const doubts: Json[] = [
      { content_hashes: {} },
      { admission_risk: 'high' },
      { admission_risk: 'critical' },
      { advisories: [{ id: 'CVE-1', severity: 'low' }] },
    ]
    for (const doubt of doubts) {
      const ports = memory_ports()
      await register(ports, doubt)
      assert.equal((await move(ports, 'allowlist')).status, 422, JSON.stringify(doubt))
      assert.equal((await move(ports, 'allowlist', { reason_code: 'trusted_migration' })).status, 422)
      const done = await moved(ports, 'allowlist', OVERRIDE)
      assert.deepEqual([done.record.override_id, done.transition_event.review_required], ['o', true])
    }
  })

  test('override goes to the allowlist, from the blacklist only by the greylist', async () => {
    const ports = memory_ports()
    await register(ports, { admission_risk: 'critical' })
    await moved(ports, 'blacklist')
    assert.equal((await move(ports, 'override', OVERRIDE)).status, 422)
    await moved(ports, 'greylist', OVERRIDE)
    const { record: now, transition_event } = await moved(ports, 'override', OVERRIDE)
    assert.deepEqual([now.list_state, now.override_id, now.override_expires_at], ['allowlist', 'o', null])
    assert.equal(transition_event.override_indefinite_reason, 'known good')
  })

  test('restores what was, or what was asked for', async () => {
    const restored = async (way: [string, Json?][], change: Json = {}) => {
      const ports = memory_ports()
      await register(ports)
      for (const [step, body] of way) await moved(ports, step, body)
      const { status } = await move(ports, 'restore', change)
      const { list_state, disabled_until, previous_active_state } = await record(ports)
      if (status === 200) assert.deepEqual([disabled_until, previous_active_state], [null, null])
      return [status, list_state]
    }
    assert.deepEqual(await restored([['disable']]), [200, 'unlisted'])
    assert.deepEqual(await restored([['allowlist'], ['disable']]), [200, 'allowlist'])
    assert.deepEqual(await restored([['blacklist'], ['disable']]), [200, 'blacklist'])
    const greylist = { restore_target_state: 'greylist' }
    assert.deepEqual(await restored([['allowlist'], ['disable']], greylist), [200, 'greylist'])
    assert.deepEqual(await restored([['allowlist'], ['disable', greylist]]), [200, 'greylist'])
    assert.deepEqual(await restored([['revoke']]), [422, 'revoked'])
    assert.deepEqual(await restored([['revoke']], greylist), [422, 'revoked'])
    assert.deepEqual(await restored([['revoke']], { ...greylist, ...OVERRIDE }), [200, 'greylist'])
    assert.deepEqual(await restored([['greylist']]), [422, 'greylist'])
  })
})
