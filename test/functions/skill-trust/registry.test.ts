// Skill trust: the registry, the grades of its skills and changed content. Source: CONTRACT 13.2 to 13.4.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { RegistryReport } from '#core/contract/skill.ts'
import { memory_ports } from '#test/support/ports.ts'
import { call, get, post } from '#test/support/route.ts'
import type { Json } from '#test/support/rpc.ts'
import { ID, moved, OTHER, recommendations, record, register, registry } from '#test/support/seed/skill-trust.ts'

describe('the registry', () => {
  test('is empty at first', async () => {
    const { generated_at: _generated, registry_snapshot_id, ...rest } = await registry(memory_ports())
    assert.match(registry_snapshot_id, /^sha256:[0-9a-f]{64}$/)
    assert.deepEqual(rest, { records: [], metadata_records: [], transition_events: [], next_cursor: null })
  })

  test('takes a skill with defaults, then changes only what a body names', async () => {
    const ports = memory_ports()
    const first = await register(ports, { content_hashes: undefined })
    const now = ports.clock.iso(ports.clock.now_ms())
    assert.deepEqual(first.record, {
      canonical_skill_id: ID,
      canonical_name: ID,
      aliases: [],
      list_state: 'unlisted',
      skill_trust_grade: 'review',
      content_hashes: {},
      source: { framework: 'unknown', path_hash: null, scope: 'workspace' },
      admission_risk: 'unknown',
      advisories: [],
      previous_active_state: null,
      restore_target_state: null,
      disabled_until: null,
      override_id: null,
      override_expires_at: null,
      reason_code: null,
      metadata_record_id: null,
      policy_fingerprint: null,
      registered_at: now,
      updated_at: now,
      last_seen_at: null,
    })
    assert.equal(first.created, true)
    ports.clock.advance(1000)
    const second = await register(ports, { canonical_name: 'PDF', aliases: ['pdf'], admission_risk: 'low' })
    assert.equal(second.created, false)
    assert.equal(second.record.registered_at, now)
    assert.notEqual(second.registry_snapshot_id, first.registry_snapshot_id)
    const third = await register(ports, { admission_risk: null })
    assert.deepEqual([third.record.canonical_name, third.record.admission_risk], ['PDF', 'low'])
    assert.equal((await registry(ports)).registry_snapshot_id, third.registry_snapshot_id)
  })

  test('refuses bad fields by name', async () => {
    const ports = memory_ports()
    const bad: [string, Json][] = [
      ['canonical_skill_id', { canonical_skill_id: undefined }],
      ['canonical_skill_id', { canonical_skill_id: '' }],
      ['canonical_skill_id', { canonical_skill_id: 7 }],
      ['aliases', { aliases: 'x' }],
      ['aliases', { aliases: Array.from({ length: 51 }, (_, at) => `a${at}`) }],
      ['content_hashes', { content_hashes: { 'SKILL.md': 'abc' } }],
      ['content_hashes', { content_hashes: [] }],
      ['admission_risk', { admission_risk: 'huge' }],
      ['advisories', { advisories: [{ id: 'a' }] }],
      ['source', { source: { scope: 'everywhere' } }],
    ]
    for (const [field, change] of bad) {
      const body = { canonical_skill_id: ID, ...change }
      const { status, body: answer } = await post(ports, '/skill-trust/registry', body)
      assert.deepEqual([status, String(answer.error).startsWith(field)], [400, true], JSON.stringify([change, answer]))
    }
    for (const text of ['', '[]', '{']) assert.equal((await post(ports, '/skill-trust/registry', text)).status, 400)
    assert.equal((await registry(ports)).records.length, 0)
  })

  test('leads one name to one skill', async () => {
    const ports = memory_ports()
    await register(ports, { aliases: ['pdf'] })
    for (const body of [
      { canonical_skill_id: 'other', aliases: ['pdf'] },
      { canonical_skill_id: 'other', aliases: [ID] },
      { canonical_skill_id: 'pdf' },
    ]) {
      assert.equal((await post(ports, '/skill-trust/registry', body)).status, 400, JSON.stringify(body))
    }
  })

  test('is listed by id, filtered, and paged without gaps', async () => {
    const ports = memory_ports()
    for (const id of ['c', 'a', 'e', 'b', 'd']) await register(ports, { canonical_skill_id: id })
    await moved(ports, 'allowlist', { canonical_skill_id: 'b' })
    await moved(ports, 'blacklist', { canonical_skill_id: 'd' })
    const ids = (report: RegistryReport) => report.records.map((one) => one.canonical_skill_id).join('')
    assert.equal(ids(await registry(ports)), 'abcde')
    assert.equal(ids(await registry(ports, '?list_state=unlisted')), 'ace')
    assert.equal(ids(await registry(ports, '?list_state=revoked')), '')
    assert.equal(ids(await registry(ports, '?canonical_skill_id=d&list_state=blacklist')), 'd')
    let seen = ''
    let query = '?limit=2'
    for (;;) {
      const page = await registry(ports, query)
      seen += `${ids(page)} `
      if (page.next_cursor === null) break
      query = `?limit=2&cursor=${encodeURIComponent(page.next_cursor)}`
    }
    assert.equal(seen, 'ab cd e ')
    const events = (await registry(ports)).transition_events.map((event) => event.canonical_skill_id)
    assert.deepEqual(events, ['d', 'b'])
    assert.equal((await registry(ports, '?canonical_skill_id=a')).transition_events.length, 0)
    for (const bad of ['?limit=0', '?limit=1001', '?list_state=x', '?cursor=x', '?canonical_skill_id=']) {
      assert.equal((await get(ports, `/skill-trust/registry${bad}`)).status, 400, bad)
    }
  })

  test('needs the operator for changes, not for reading', async () => {
    const ports = memory_ports({ settings: { auth_enabled: true, operator_separate: true } })
    const as = (method: 'GET' | 'POST', path: string, token: string) =>
      call(ports, method, path, method === 'POST' ? {} : undefined, { authorization: `Bearer ${token}` })
    for (const path of ['/skill-trust/registry', '/skill-trust/transition/recommendations']) {
      assert.equal((await as('GET', path, 'agent-token')).status, 200)
      assert.equal((await get(ports, path)).status, 401)
    }
    for (const path of ['/skill-trust/registry', '/skill-trust/transition']) {
      const { status, body } = await as('POST', path, 'agent-token')
      assert.deepEqual([status, body.failure_class], [403, 'auth_operator_required'])
      assert.equal((await as('POST', path, 'operator-token')).status, 400)
    }
  })
})

describe('grades', () => {
  const grade = async (target: string | null, change: Json = {}, then: Json | null = null) => {
    const ports = memory_ports()
    await register(ports, change)
    const override = { override_id: 'o', override_indefinite_reason: 'known' }
    if (target) await moved(ports, target, target === 'allowlist' ? override : {})
    if (then) await register(ports, then)
    return (await record(ports)).skill_trust_grade
  }
  test('say how far a skill is trusted', async () => {
    assert.equal(await grade(null), 'review')
    assert.equal(await grade('greylist'), 'review')
    assert.equal(await grade('allowlist'), 'trusted')
    assert.equal(await grade('blacklist'), 'blocked')
    assert.equal(await grade('revoke'), 'blocked')
    assert.equal(await grade('disable'), 'disabled')
    assert.equal(await grade('allowlist', { admission_risk: 'high' }), 'restricted')
    assert.equal(await grade(null, { admission_risk: 'critical' }), 'restricted')
    assert.equal(await grade('allowlist', { advisories: [{ id: 'a', severity: 'low' }] }), 'restricted')
    const resolved = { advisories: [{ id: 'a', severity: 'low', resolved: true }] }
    assert.equal(await grade('allowlist', resolved), 'trusted')
    assert.equal(await grade('blacklist', { admission_risk: 'high' }), 'blocked')
    assert.equal(await grade('disable', { admission_risk: 'high' }), 'disabled')
    assert.equal(await grade('allowlist', {}, { content_hashes: { 'SKILL.md': OTHER } }), 'restricted')
  })
})

describe('changed content', () => {
  test('takes an allowlisted skill to the greylist and is recommended for review', async () => {
    const ports = memory_ports()
    await register(ports)
    await moved(ports, 'allowlist')
    const { record: now } = await register(ports, { content_hashes: { 'SKILL.md': OTHER } })
    assert.deepEqual(
      [now.list_state, now.skill_trust_grade, now.reason_code],
      ['greylist', 'restricted', 'content_changed'],
    )
    const [event] = (await registry(ports)).transition_events
    assert.deepEqual([event?.actor_type, event?.reason_code], ['system', 'content_changed'])
    const [one] = (await recommendations(ports)).recommendations
    assert.deepEqual([one?.source, one?.target_state, one?.severity], ['content_change', 'greylist', 'high'])
    assert.equal((await moved(ports, 'allowlist')).record.skill_trust_grade, 'trusted')
  })

  test('of a disabled skill costs it the way back to the allowlist', async () => {
    const ports = memory_ports()
    await register(ports)
    await moved(ports, 'allowlist')
    await moved(ports, 'disable')
    await register(ports, { content_hashes: { 'SKILL.md': OTHER } })
    assert.equal((await moved(ports, 'restore')).record.list_state, 'greylist')
  })
})
