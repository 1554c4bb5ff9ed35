// Skill trust over the whole edge, and what a decision makes of it (long: every operation of CONTRACT 13 on one registry).
// Source: CONTRACT 13.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import {
  LIST_STATES,
  type ListState,
  RecommendationsReport,
  Registered,
  RegistryReport,
  type SkillRecord,
  Transitioned,
} from '#core/contract/skill.ts'
import type { Ports } from '#core/ports.ts'
import { end_skill_windows } from '#core/skill-trust/window.ts'
import { memory_ports, published_during } from '#test/support/ports.ts'
import { call, get, post } from '#test/support/report.ts'
import { decision_of, error_of, type Json, rpc_command, send } from '#test/support/rpc.ts'

const HASH = `sha256:${'a'.repeat(64)}`
const OTHER = `sha256:${'b'.repeat(64)}`
const ID = 'skill.pdf'

async function register(ports: Ports, change: Json = {}): Promise<Registered> {
  const body = { canonical_skill_id: ID, content_hashes: { 'SKILL.md': HASH }, ...change }
  const reply = await post(ports, '/skill-trust/registry', body)
  assert.equal(reply.status, 200, reply.text)
  return Registered.strict().parse(reply.body)
}

async function registry(ports: Ports, query = ''): Promise<RegistryReport> {
  const reply = await get(ports, `/skill-trust/registry${query}`)
  assert.equal(reply.status, 200, reply.text)
  return RegistryReport.strict().parse(reply.body)
}

let serial = 0
async function move(ports: Ports, target_state: string, change: Json = {}) {
  const { registry_snapshot_id } = await registry(ports)
  return post(ports, '/skill-trust/transition', {
    canonical_skill_id: ID,
    target_state,
    reason_code: 'review_done',
    expected_registry_snapshot_id: registry_snapshot_id,
    idempotency_key: `key-${++serial}`,
    ...change,
  })
}

async function moved(ports: Ports, target_state: string, change: Json = {}): Promise<Transitioned> {
  const reply = await move(ports, target_state, change)
  assert.equal(reply.status, 200, reply.text)
  return Transitioned.strict().parse(reply.body)
}

const record = async (ports: Ports, id = ID): Promise<SkillRecord> => {
  const [one] = (await registry(ports, `?canonical_skill_id=${id}`)).records
  assert.ok(one)
  return one
}

const in_seconds = (ports: Ports, seconds: number) => ports.clock.iso(ports.clock.now_ms() + seconds * 1000)

async function recommendations(ports: Ports, query = ''): Promise<RecommendationsReport> {
  const reply = await get(ports, `/skill-trust/transition/recommendations${query}`)
  assert.equal(reply.status, 200, reply.text)
  return RecommendationsReport.strict().parse(reply.body)
}

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

describe('a transition', () => {
  test('writes record and event with everything in them, and is announced', async () => {
    const ports = memory_ports()
    const { registry_snapshot_id: before } = await register(ports)
    let done: Transitioned | undefined
    const events = await published_during(ports, async () => {
      done = await moved(ports, 'allowlist', { evidence_refs: ['ticket:1'], reason_code: 'reviewed' })
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
      idempotency_key: `key-${serial}`,
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

describe('windows', () => {
  test('of a disabled skill end by themselves, once, with an event of the system', async () => {
    const ports = memory_ports()
    await register(ports)
    await moved(ports, 'allowlist')
    await moved(ports, 'disable', { disabled_until: in_seconds(ports, 60) })
    ports.clock.advance(59_999)
    assert.equal((await record(ports)).list_state, 'disabled')
    ports.clock.advance(1)
    await Promise.all(Array.from({ length: 20 }, () => registry(ports)))
    const { records, transition_events } = await registry(ports)
    assert.deepEqual([records[0]?.list_state, records[0]?.disabled_until], ['allowlist', null])
    const [newest] = transition_events
    assert.equal(transition_events.length, 3)
    assert.deepEqual(
      [newest?.actor_type, newest?.reason_code, newest?.from_state, newest?.to_state, newest?.idempotency_key],
      ['system', 'disabled_window_expired', 'disabled', 'allowlist', null],
    )
  })

  test('of an override end on the greylist, also when only the timer looks', async () => {
    const ports = memory_ports()
    await register(ports, { admission_risk: 'high' })
    const expires_at = in_seconds(ports, 30)
    await moved(ports, 'override', { override_id: 'o', expires_at })
    assert.equal(await end_skill_windows(ports), ports.clock.now_ms() + 30_000)
    ports.clock.advance(30_000)
    const events = await published_during(ports, async () => {
      assert.equal(await end_skill_windows(ports), null)
      assert.equal(await end_skill_windows(ports), null)
    })
    assert.deepEqual(
      events.map((event) => [event.type, event.reason_code, event.to_state]),
      [['skill_trust_transition', 'override_expired', 'greylist']],
    )
    const now = await record(ports)
    assert.deepEqual([now.list_state, now.override_id, now.override_expires_at], ['greylist', null, null])
  })

  test('of an override that ran out while the skill was disabled do not bring it back', async () => {
    const ports = memory_ports()
    await register(ports, { admission_risk: 'high' })
    await moved(ports, 'override', { override_id: 'o', expires_at: in_seconds(ports, 10) })
    await moved(ports, 'disable')
    ports.clock.advance(11_000)
    assert.equal((await record(ports)).list_state, 'disabled')
    assert.equal((await move(ports, 'restore')).status, 422)
    assert.equal((await move(ports, 'restore', { restore_target_state: 'greylist' })).status, 200)
  })

  test('change the snapshot id before an operator compares it', async () => {
    const ports = memory_ports()
    await register(ports)
    const { registry_snapshot_id } = await moved(ports, 'disable', { disabled_until: in_seconds(ports, 1) })
    ports.clock.advance(1000)
    const stale = await move(ports, 'greylist', { expected_registry_snapshot_id: registry_snapshot_id })
    assert.equal(stale.status, 409)
    assert.equal((await record(ports)).list_state, 'unlisted')
  })

  test('that cannot be written do not fail a read and do not trust any longer', async () => {
    const ports = memory_ports()
    await register(ports, { admission_risk: 'high' })
    await moved(ports, 'override', { override_id: 'o', expires_at: in_seconds(ports, 10) })
    ports.clock.advance(10_000)
    const broken = { ...ports, store: { ...ports.store, append: () => Promise.reject(new Error('disk full')) } }
    const reply = await get(broken, '/skill-trust/registry')
    assert.deepEqual([reply.status, (reply.body.records as Json[])[0]?.list_state], [200, 'greylist'])
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

describe('random operations', () => {
  interface Model {
    state: ListState
    previous: ListState | null
    until: number | null
    override_until: number | null
  }
  const FREE: Readonly<Record<ListState, readonly string[]>> = {
    unlisted: ['greylist', 'allowlist', 'blacklist', 'revoked', 'disabled'],
    greylist: ['greylist', 'allowlist', 'blacklist', 'revoked', 'disabled'],
    allowlist: ['greylist', 'allowlist', 'blacklist', 'revoked', 'disabled'],
    blacklist: ['blacklist', 'revoked', 'disabled'],
    revoked: ['revoked'],
    disabled: ['greylist', 'allowlist', 'blacklist', 'revoked', 'disabled'],
  }
  const WITH_OVERRIDE: Readonly<Partial<Record<ListState, readonly string[]>>> = {
    blacklist: ['greylist'],
    revoked: ['greylist', 'allowlist'],
  }
  const elapse = (model: Model, now: number) => {
    for (;;) {
      if (model.state === 'disabled') {
        if (model.until === null || model.until > now) return
        const state = model.previous ?? 'greylist'
        // Only trust is bound to an override; what comes back to any other state stays there.
        if (state !== 'allowlist') model.override_until = null
        Object.assign(model, { state, previous: null, until: null })
      } else {
        if (model.override_until === null || model.override_until > now) return
        Object.assign(model, { state: 'greylist', previous: null, override_until: null })
      }
    }
  }
  const operation = fc.record({
    verb: fc.constantFrom('allowlist', 'greylist', 'blacklist', 'revoke', 'disable', 'restore', 'override'),
    override: fc.boolean(),
    until_s: fc.option(fc.integer({ min: 1, max: 20 })),
    wait_s: fc.integer({ min: 0, max: 12 }),
  })

  test('agree with a model of the matrix and its windows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 25 }), async (operations) => {
        const ports = memory_ports()
        await register(ports)
        const model: Model = { state: 'unlisted', previous: null, until: null, override_until: null }
        let events = 0
        for (const { verb, override, until_s, wait_s } of operations) {
          ports.clock.advance(wait_s * 1000)
          const now = ports.clock.now_ms()
          elapse(model, now)
          const overrides = override || verb === 'override'
          const until_ms = until_s === null ? null : now + until_s * 1000
          const bound =
            until_ms === null ? { override_indefinite_reason: 'x' } : { expires_at: ports.clock.iso(until_ms) }
          const { status } = await move(ports, verb, {
            ...(overrides && { override_id: 'o', ...bound }),
            ...(verb === 'disable' && until_ms !== null && { disabled_until: ports.clock.iso(until_ms) }),
          })
          const to =
            verb === 'restore'
              ? model.state === 'disabled'
                ? (model.previous ?? 'greylist')
                : null
              : (({ revoke: 'revoked', disable: 'disabled', override: 'allowlist' } as Record<string, string>)[verb] ??
                verb)
          const permitted =
            to !== null &&
            (to === 'unlisted' ||
              FREE[model.state].includes(to) ||
              (overrides && (WITH_OVERRIDE[model.state] ?? []).includes(to)))
          assert.equal(status, permitted ? 200 : 422, `${model.state} ${verb}`)
          if (permitted) {
            events++
            const from = model.state
            if (to === 'disabled' || to === 'revoked') {
              if (from !== 'disabled' && from !== 'revoked') model.previous = from
            } else if (to !== from) model.previous = null
            if (to === 'disabled') {
              if (verb === 'disable' && until_ms !== null) model.until = until_ms
            } else {
              model.until = null
              if (overrides) model.override_until = until_ms
              else if (to !== from && !(from === 'disabled' && to === 'allowlist')) model.override_until = null
            }
            model.state = to as ListState
          }
          elapse(model, now)
          const now_record = await record(ports)
          assert.deepEqual([now_record.list_state, now_record.previous_active_state], [model.state, model.previous])
        }
        const written = (await registry(ports)).transition_events
        assert.equal(written.filter((event) => event.actor_type === 'operator').length, events)
        const ids = written.map((event) => event.registry_snapshot_id)
        for (let at = 1; at < written.length; at++) {
          assert.equal(written[at - 1]?.previous_registry_snapshot_id, ids[at], 'snapshots form a chain')
        }
      }),
      { numRuns: 60 },
    )
  })

  test('at once, on one snapshot, let exactly one through, and a key is used once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('greylist', 'blacklist', 'disable'), { minLength: 2, maxLength: 8 }),
        async (verbs) => {
          const ports = memory_ports()
          await register(ports)
          const { registry_snapshot_id } = await registry(ports)
          const body = (target_state: string, key: string) => ({
            canonical_skill_id: ID,
            target_state,
            reason_code: 'race',
            expected_registry_snapshot_id: registry_snapshot_id,
            idempotency_key: key,
          })
          const replies = await Promise.all(
            verbs.map((verb, at) => post(ports, '/skill-trust/transition', body(verb, `race-${at}`))),
          )
          assert.equal(replies.filter((reply) => reply.status === 200).length, 1)
          assert.ok(replies.every((reply) => reply.status === 200 || reply.status === 409))
          const repeats = await Promise.all(
            verbs.map(async () => {
              const { registry_snapshot_id: current } = await registry(ports)
              const again = { ...body('revoke', 'same'), expected_registry_snapshot_id: current }
              return post(ports, '/skill-trust/transition', again)
            }),
          )
          const ids = repeats.map((reply) => (reply.body.transition_event as Json | undefined)?.transition_id)
          assert.equal(new Set(ids).size, 1)
          assert.equal((await registry(ports)).transition_events.length, 2)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('of two gateways on one store lose nothing', async () => {
    const ports = memory_ports()
    const store = ports.store
    const second: Ports = { ...ports, store: { ...store } }
    const names = Array.from({ length: 12 }, (_, at) => `skill-${at}`)
    await Promise.all(names.map((id, at) => register(at % 2 === 0 ? ports : second, { canonical_skill_id: id })))
    const [a, b] = [await registry(ports), await registry(second)]
    assert.deepEqual(a.records.length, names.length)
    assert.equal(a.registry_snapshot_id, b.registry_snapshot_id)
  })
})
