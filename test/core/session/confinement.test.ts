// Quarantine as the reducer knows it: who puts a session there and what ends it. Source: CONTRACT 6.3, 6.4.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { apply_change } from '#core/session/change.ts'
import { reduce } from '#core/session/reduce.ts'
import { from_row, to_row } from '#core/session/row.ts'
import { names_since, nothing_seen, see } from '#core/session/seen.ts'
import { SessionState } from '#core/session/state.ts'
import type { Settings } from '#core/settings.ts'
import { BLOCKED, DEFERRED, type EntryChange, entry } from '#test/support/seed/entries.ts'
import { default_settings } from '#test/support/settings.ts'

const START_MS = 1_800_000_000_000

function session(change: Partial<Settings> = {}) {
  const state = new SessionState('s-1')
  const settings = default_settings({ enforcement_enabled: true, enforcement_threshold: 2, ...change })
  let at_ms = START_MS
  return {
    state,
    step: (step: EntryChange = {}, after_ms = 1000) => {
      at_ms += after_ms
      return reduce(state, entry({ at_ms, ...step }), { settings, pending_approvals: 0 })
    },
  }
}

describe('a second period of block', () => {
  test('quarantines the session, ends what waits, and says why', () => {
    const { state, step } = session({ enforcement_action: 'block', enforcement_cooldown_seconds: 10 })
    step({ verdict: DEFERRED })
    assert.equal(step({ verdict: BLOCKED }).transitions.length, 1)
    assert.equal(step().policy_id, 'session-enforcement')
    step({}, 20_000)
    step({ verdict: DEFERRED, fingerprint: 'sha256:other' })
    assert.equal(state.waiting.filter((one) => one.state === 'pending').length, 2)
    const view = step({ verdict: BLOCKED })
    assert.equal(view.decision, 'block')
    assert.equal(view.policy_id, 'core.fs/rm-root')
    assert.deepEqual(
      view.transitions.map((one) => [one.kind, one.state]),
      [
        ['enforcement', 'enforced'],
        ['quarantine', 'quarantined'],
      ],
    )
    assert.equal(state.waiting.filter((one) => one.state === 'pending').length, 0)
    assert.deepEqual([state.quarantine?.reason_code, state.quarantine?.by], ['enforcement_repeat', 'system'])
    assert.deepEqual([step().policy_id, step().policy_id], ['session-quarantine', 'session-quarantine'])
    assert.equal(state.quarantine_blocked, 2)
  })

  test('with action defer there is none', () => {
    const { state, step } = session({ enforcement_cooldown_seconds: 10 })
    for (let period = 0; period < 3; period++) {
      step({ verdict: BLOCKED })
      step({ verdict: BLOCKED })
      assert.equal(state.enforced, 1)
      step({}, 20_000)
    }
    assert.equal(state.quarantined, 0)
  })
})

describe('quarantine', () => {
  test('keeps its record through release, a new one and the stored row', () => {
    const { state, step } = session()
    const operator = { by: 'ann', reason: 'looks odd' }
    assert.equal(apply_change(state, { kind: 'quarantine', ...operator }, START_MS).changed, true)
    assert.equal(apply_change(state, { kind: 'quarantine', ...operator }, START_MS).changed, false)
    step()
    apply_change(state, { kind: 'unquarantine', by: 'bob', reason: null }, START_MS + 5)
    assert.equal(apply_change(state, { kind: 'unquarantine', by: 'bob', reason: null }, START_MS + 9).changed, false)
    const again = from_row(to_row(state))
    assert.deepEqual(again, state)
    assert.deepEqual(again.quarantine, {
      reason: 'looks odd',
      reason_code: 'operator',
      at_ms: START_MS,
      by: 'ann',
      released_at_ms: START_MS + 5,
      released_by: 'bob',
      release_reason: null,
    })
    assert.equal(again.quarantine_blocked, 1)
    apply_change(state, { kind: 'quarantine', by: 'cy', reason: null }, START_MS + 10)
    assert.deepEqual([state.quarantine?.by, state.quarantine?.released_by, state.quarantine_blocked], ['cy', null, 0])
  })

  test('in advance gives a row that no list of sessions shows', () => {
    const state = new SessionState('later')
    apply_change(state, { kind: 'quarantine', by: 'ann', reason: null }, START_MS)
    const row = to_row(state)
    assert.deepEqual([row.level, row.quarantined], [-1, true])
    assert.equal(from_row(row).level, 0)
  })
})

describe('a retry after a missed deadline', () => {
  test('takes the place of its first attempt in every sum', () => {
    const once = session()
    once.step({ verdict: DEFERRED })
    once.step()
    const { state } = session()
    const settings = default_settings({ enforcement_enabled: true, enforcement_threshold: 2 })
    const around = { settings, pending_approvals: 0 }
    reduce(state, entry({ at_ms: START_MS + 1000, verdict: DEFERRED }), around)
    const first = reduce(state, entry({ at_ms: START_MS + 2000 }), around)
    const counted = { decision: first.decision, level: first.level, composite: first.composite }
    const marker = { record_id: state.last_record_id, attempt: 1, counted }
    const view = reduce(state, entry({ at_ms: START_MS + 2000 }), around, marker)
    assert.equal(view.first, false)
    const { burst_tools: _tools, burst_at_ms: _at, last_record_id: _id, waiting: _waiting, ...sums } = state
    const { burst_tools: _t, burst_at_ms: _a, last_record_id: _i, waiting: _w, ...wanted } = once.state
    assert.deepEqual(sums, wanted)
  })
})

describe('names', () => {
  test('belong to a window when they were used in it', () => {
    const seen = nothing_seen()
    see(seen, 'b', 1)
    see(seen, 'a', 2)
    see(seen, 'b', 3)
    assert.deepEqual(names_since(seen, 0), ['a', 'b'])
    assert.deepEqual(names_since(seen, 3), ['b'])
    assert.deepEqual(names_since(seen, 4), [])
  })
})
