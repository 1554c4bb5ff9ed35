// One event through the reducer: which row of CONTRACT 1.8 decides, and what the session remembers.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { display_score, level_of } from '#core/policy/score.ts'
import { apply_change } from '#core/session/change.ts'
import type { Entry } from '#core/session/entry.ts'
import { reduce } from '#core/session/reduce.ts'
import { from_row, to_row } from '#core/session/row.ts'
import { SessionState } from '#core/session/state.ts'
import type { Settings } from '#core/settings.ts'
import { BLOCKED, DEFERRED, type EntryChange, entry } from '#test/support/seed/entries.ts'
import { default_settings } from '#test/support/settings.ts'

const START_MS = 1_800_000_000_000

function session(change: Partial<Settings> = {}) {
  const state = new SessionState('s-1')
  const settings = default_settings(change)
  return {
    state,
    step: (step: EntryChange = {}, pending_approvals = 0) =>
      reduce(state, entry(step), { settings, pending_approvals }),
  }
}

describe('decision order', () => {
  test('allows what no rule names and reports medium for an untrusted agent', () => {
    const view = session().step()
    assert.deepEqual([view.decision, view.level, view.composite, view.policy_id], ['allow', 'medium', 2, 'L1-default'])
  })

  test('follows the strictest verdict and names its rule', () => {
    const view = session().step({ verdict: BLOCKED })
    assert.deepEqual(
      [view.decision, view.level, view.policy_id, view.cause],
      ['block', 'high', 'core.fs/rm-root', 'rule'],
    )
  })

  test('defers a bare floor: high and max(D1..D3) of 2 without a rule', () => {
    const view = session().step({ verdict: { d2: 2 } })
    assert.deepEqual([view.decision, view.policy_id, view.cause], ['defer', 'L1-default', 'floor'])
  })

  test('never prompts for a read-only action, whatever the session did', () => {
    const { step } = session()
    for (let i = 0; i < 20; i++) step({ verdict: BLOCKED })
    const view = step({ verdict: { d1: 1 } })
    assert.deepEqual([view.decision, view.level], ['allow', 'high'])
  })

  test('observes every other event type, whatever the verdict', () => {
    for (const event_type of ['post_action', 'pre_prompt', 'post_response', 'session', 'error'] as const) {
      const view = session().step({ event: { event_type }, verdict: BLOCKED })
      assert.equal(view.decision, 'allow', event_type)
      assert.equal(view.policy_id, 'L1-default')
    }
  })

  test('offers a rewrite instead of the rule and the floor', () => {
    const view = session().step({ verdict: { ...DEFERRED, rewritable: true } })
    assert.equal(view.decision, 'modify')
  })

  test('never offers a rewrite instead of a block', () => {
    const view = session().step({ verdict: { ...BLOCKED, rewritable: true } })
    assert.equal(view.decision, 'block')
  })

  test('blocks everything in a quarantined session and still scores it', () => {
    const { state, step } = session()
    apply_change(state, { kind: 'quarantine', by: 'operator', reason: null }, START_MS)
    const view = step({ verdict: { ...DEFERRED, rewritable: true } })
    assert.deepEqual([view.decision, view.policy_id, view.source], ['block', 'session-quarantine', 'system'])
    assert.equal(view.level, 'high')
    assert.equal(state.quarantine_blocked, 1)
  })
})

describe('D4', () => {
  test('rises to 1 at two rule-driven refusals and to 2 at five, and decays with the half-life', () => {
    const { step } = session()
    for (let i = 0; i < 2; i++) step({ verdict: DEFERRED, fingerprint: `sha256:${i}` })
    assert.equal(step().d4, 1)
    for (let i = 2; i < 5; i++) step({ verdict: DEFERRED, fingerprint: `sha256:${i}` })
    assert.equal(step().d4, 2)
    assert.equal(step({ at_ms: START_MS + 900_000 }).d4, 1)
    assert.equal(step({ at_ms: START_MS + 3_600_000 }).d4, 0)
  })

  test('does not count a bare floor', () => {
    const { step } = session()
    for (let i = 0; i < 9; i++) step({ verdict: { d2: 2 }, fingerprint: `sha256:${i}`, at_ms: START_MS + i * 10_000 })
    assert.equal(step({ at_ms: START_MS + 100_000 }).d4, 0)
  })

  test('does not count what quarantine or enforcement refused, whatever a rule says of it', () => {
    const { state, step } = session({
      enforcement_enabled: true,
      enforcement_threshold: 1,
      enforcement_action: 'block',
    })
    apply_change(state, { kind: 'quarantine', by: 'operator', reason: null }, START_MS)
    for (let i = 0; i < 3; i++) assert.equal(step({ verdict: BLOCKED }).cause, 'quarantine')
    apply_change(state, { kind: 'unquarantine', by: 'operator', reason: null }, START_MS)
    assert.equal(step().d4, 0)
    assert.equal(step({ verdict: BLOCKED }).cause, 'rule')
    for (let i = 0; i < 3; i++) assert.equal(step({ verdict: BLOCKED }).cause, 'enforcement')
    assert.equal(step().d4, 0)
  })

  test('sees a burst of ten acting calls of one tool, not of readers', () => {
    const { step } = session()
    for (let i = 0; i < 30; i++) step({ verdict: { d1: 0 } })
    assert.equal(step().d4, 0)
    let last = 0
    for (let i = 0; i < 10; i++) last = step({ verdict: { d1: 1 } }).d4
    assert.equal(last, 2)
    assert.equal(step({ verdict: { d1: 1 }, event: { tool_name: 'Write' } }).d4, 0)
    assert.equal(step({ verdict: { d1: 1 }, at_ms: START_MS + 6000 }).d4, 0)
  })
})

describe('approvals', () => {
  test('joins the pending approval of the same action and opens another for a different one', () => {
    const { step } = session()
    const first = step({ verdict: DEFERRED })
    const again = step({ verdict: DEFERRED })
    const other = step({ verdict: DEFERRED, fingerprint: 'sha256:other' })
    assert.equal(first.approval?.joined, false)
    assert.deepEqual(again.approval, { ...first.approval, joined: true })
    assert.notEqual(other.approval?.id, first.approval?.id)
  })

  test('blocks with a full queue', () => {
    const view = session({ max_pending_approvals: 3 }).step({ verdict: DEFERRED }, 3)
    assert.deepEqual([view.decision, view.cause, view.policy_id], ['block', 'queue-full', DEFERRED.rule_id])
  })

  test('lets an approved action pass exactly once inside the lease', () => {
    const { state, step } = session()
    const id = step({ verdict: DEFERRED }).approval?.id ?? ''
    apply_change(
      state,
      { kind: 'settle', approval_id: id, state: 'allowed', lease_until_ms: START_MS + 60_000 },
      START_MS,
    )
    const used = step({ verdict: DEFERRED, at_ms: START_MS + 59_000 })
    assert.deepEqual(
      [used.decision, used.policy_id, used.source, used.settled_approval_id],
      ['allow', 'approval', 'manual', id],
    )
    assert.equal(step({ verdict: DEFERRED, at_ms: START_MS + 59_000 }).decision, 'defer')
  })

  test('does not use a lease after its time, for another action, past a block or for a locked rule', () => {
    const cases: [string, EntryChange, string][] = [
      ['late', { verdict: DEFERRED, at_ms: START_MS + 60_000 }, 'defer'],
      ['other action', { verdict: DEFERRED, fingerprint: 'sha256:x' }, 'defer'],
      ['block', { verdict: BLOCKED }, 'block'],
      ['locked', { verdict: { ...DEFERRED, locked: true } }, 'defer'],
    ]
    for (const [name, step_change, expected] of cases) {
      const { state, step } = session()
      const id = step({ verdict: DEFERRED }).approval?.id ?? ''
      apply_change(
        state,
        { kind: 'settle', approval_id: id, state: 'allowed', lease_until_ms: START_MS + 60_000 },
        START_MS,
      )
      assert.equal(step(step_change).decision, expected, name)
    }
  })

  test('does not use a lease for the same words when they mean something else by now', () => {
    const cases: [string, EntryChange | null, EntryChange, string][] = [
      ['the same', null, { sense: 'one' }, 'allow'],
      ['another text of the script', null, { sense: 'two' }, 'defer'],
      ['a client of an older gateway', null, {}, 'allow'],
      ['another value of its variable', { fingerprint: null, turns: ['B'] }, { sense: 'one' }, 'defer'],
      ['another value of a variable it does not use', { fingerprint: null, turns: ['C'] }, { sense: 'one' }, 'allow'],
      ['another account', { fingerprint: null, turns: ['AWS_PROFILE'] }, { sense: 'one' }, 'defer'],
      ['another directory', { fingerprint: null, turns: [''] }, { sense: 'one' }, 'defer'],
    ]
    for (const [name, between, again, expected] of cases) {
      const { state, step } = session()
      const id = step({ verdict: DEFERRED, sense: 'one', uses: ['B'], turns: ['D'] }).approval?.id ?? ''
      apply_change(
        state,
        { kind: 'settle', approval_id: id, state: 'allowed', lease_until_ms: START_MS + 60_000 },
        START_MS,
      )
      if (between !== null) step(between)
      assert.equal(step({ verdict: DEFERRED, uses: ['B'], turns: ['D'], ...again }).decision, expected, name)
    }
  })

  test('a question whose words mean something else by now is asked anew', () => {
    const { step } = session()
    const first = step({ verdict: DEFERRED, sense: 'one' })
    step({ fingerprint: null, turns: [''] })
    const again = step({ verdict: DEFERRED, sense: 'one' })
    assert.equal(again.approval?.joined, false)
    assert.notEqual(again.approval?.id, first.approval?.id)
  })

  test('refuses a denied action without asking again while the lease lasts', () => {
    const { state, step } = session()
    const id = step({ verdict: DEFERRED }).approval?.id ?? ''
    apply_change(
      state,
      { kind: 'settle', approval_id: id, state: 'denied', lease_until_ms: START_MS + 60_000 },
      START_MS,
    )
    const view = step({ verdict: DEFERRED })
    assert.deepEqual([view.decision, view.policy_id, view.source, view.approval], ['block', 'approval', 'manual', null])
    assert.equal(step({ verdict: DEFERRED, at_ms: START_MS + 61_000 }).decision, 'defer')
  })

  test('creates none while observing', () => {
    const view = session().step({ verdict: DEFERRED, observe: true })
    assert.deepEqual([view.decision, view.approval], ['defer', null])
  })
})

describe('enforcement', () => {
  const enabled = { enforcement_enabled: true, enforcement_threshold: 2, enforcement_cooldown_seconds: 10 }

  test('starts after the threshold, spares the triggering event and asks for every later action', () => {
    const { step } = session(enabled)
    step({ verdict: BLOCKED })
    const trigger = step({ verdict: BLOCKED })
    assert.equal(trigger.policy_id, BLOCKED.rule_id)
    assert.deepEqual(trigger.transitions, [
      {
        kind: 'enforcement',
        session_id: 's-1',
        state: 'enforced',
        action: 'defer',
        high_risk_count: 2,
        cause: 'threshold',
      },
    ])
    const next = step()
    assert.deepEqual([next.decision, next.policy_id], ['defer', 'session-enforcement'])
  })

  test('ends when the cooldown is over, and only then', () => {
    const { step } = session(enabled)
    step({ verdict: BLOCKED })
    step({ verdict: BLOCKED })
    assert.equal(step({ at_ms: START_MS + 9_999 }).decision, 'defer')
    const after = step({ at_ms: START_MS + 10_000 })
    assert.equal(after.decision, 'allow')
    assert.equal(after.transitions[0]?.state, 'released')
  })

  test('stays until an operator releases it when the cooldown is 0', () => {
    const { state, step } = session({ ...enabled, enforcement_cooldown_seconds: 0 })
    step({ verdict: BLOCKED })
    step({ verdict: BLOCKED })
    assert.equal(step({ at_ms: START_MS + 1e9 }).decision, 'defer')
    assert.equal(apply_change(state, { kind: 'release' }, START_MS + 1e9).changed, true)
    assert.equal(apply_change(state, { kind: 'release' }, START_MS + 1e9).changed, false)
    assert.equal(step({ at_ms: START_MS + 1e9 }).decision, 'allow')
  })

  test('quarantines at the second enforced period with action block', () => {
    const { state, step } = session({ ...enabled, enforcement_action: 'block' })
    step({ verdict: DEFERRED, fingerprint: 'a' })
    step({ verdict: DEFERRED, fingerprint: 'b' })
    assert.equal(step().policy_id, 'session-enforcement')
    apply_change(state, { kind: 'release' }, START_MS)
    step({ verdict: DEFERRED, fingerprint: 'c' })
    const second = step({ verdict: DEFERRED, fingerprint: 'd' })
    assert.deepEqual(
      second.transitions.map((one) => one.kind),
      ['enforcement', 'quarantine'],
    )
    assert.equal(step().policy_id, 'session-quarantine')
  })
})

describe('counters', () => {
  const steps = fc.array(
    fc.record({
      d1: fc.integer({ min: 0, max: 3 }),
      d2: fc.integer({ min: 0, max: 3 }),
      d3: fc.integer({ min: 0, max: 3 }),
      d5: fc.integer({ min: 0, max: 2 }),
      wait_ms: fc.integer({ min: 0, max: 1_000_000 }),
      event_type: fc.constantFrom<Entry['event']['event_type']>('pre_action', 'post_action', 'session'),
    }),
    { maxLength: 40 },
  )

  test('equal a naive recomputation over the whole history', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const { state, step } = session()
        let at_ms = START_MS
        const views = history.map(({ d1, d2, d3, d5, wait_ms, event_type }) => {
          at_ms += wait_ms
          return { ...step({ at_ms, d5, event: { event_type }, verdict: { d1, d2, d3 }, fingerprint: `f${at_ms}` }) }
        })
        const scores = views.map((view) => display_score(view.composite))
        assert.equal(state.event_count, history.length)
        assert.equal(state.high_or_critical_count, views.filter((view) => view.composite >= 4).length)
        assert.equal(state.allow_count + state.defer_count + state.block_count + state.modify_count, history.length)
        assert.ok(Math.abs(state.risk_sum - scores.reduce((sum, score) => sum + score, 0)) < 1e-6)
        const ewma = scores.reduce((old, score, at) => (at === 0 ? score : 0.3 * score + 0.7 * old), 0)
        assert.ok(Math.abs(state.risk_ewma - ewma) < 1e-9)
        assert.deepEqual(state.recent_scores, scores.slice(-10))
        for (const view of views) assert.equal(view.level, level_of(view.composite))
      }),
    )
  })

  test('survive the trip through a stored row', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const { state, step } = session({ enforcement_enabled: true })
        for (const { d1, d2, d3, d5, event_type } of history) {
          step({ d5, event: { event_type }, verdict: { d1, d2, d3 } })
        }
        assert.deepEqual(from_row(to_row(state)), state)
      }),
    )
  })
})
